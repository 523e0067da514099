"""Credentials, certificates, broker files and node configurations for a whole zone."""

from heatcloak_aggregator.provision.credentials import Change
from heatcloak_aggregator.provision.errors import ProvisionError
from heatcloak_aggregator.provision.node_file import NodeFile
from heatcloak_aggregator.provision.record import Record, load_record
from heatcloak_aggregator.provision.request import Outcome, Request
from heatcloak_aggregator.provision.zone_folder import provision

__all__ = ["Change", "NodeFile", "Outcome", "ProvisionError", "Record", "Request", "load_record", "provision"]
