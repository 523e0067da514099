"""Faults of a fleet's nodes: a strict file format, and a plan that is computed from file and seed."""

from heatcloak_lab.faults.model import FaultFile, load_faults, parse_faults
from heatcloak_lab.faults.plan import Act, Plan

__all__ = ["Act", "FaultFile", "Plan", "load_faults", "parse_faults"]
