"""Faults that a fleet's nodes meet: read from a file, seeded, and computed ahead."""

from heatcloak_lab.faults.file import FaultFile, load_faults, parse_faults
from heatcloak_lab.faults.plan import Act, Plan

__all__ = ["Act", "FaultFile", "Plan", "load_faults", "parse_faults"]
