"""Create credentials, certificates, broker files and node configurations for a zone."""

from heatcloak_aggregator.provision.credentials import Change
from heatcloak_aggregator.provision.files import ProvisionError
from heatcloak_aggregator.provision.node_folder import NodeToml
from heatcloak_aggregator.provision.record import ProvisionRecord, load_record
from heatcloak_aggregator.provision.zone_folder import ProvisionRequest, ProvisionResult, provision

__all__ = [
    "Change",
    "NodeToml",
    "ProvisionError",
    "ProvisionRecord",
    "ProvisionRequest",
    "ProvisionResult",
    "load_record",
    "provision",
]
