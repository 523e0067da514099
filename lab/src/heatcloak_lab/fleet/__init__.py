"""Fleets of real nodes: in this process, or as a test bench in processes of its own."""

from heatcloak_lab.fleet.fleet import Fleet, FleetAccount, load_seeds

__all__ = ["Fleet", "FleetAccount", "load_seeds"]
