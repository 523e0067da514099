"""Run many real nodes: in this process (`Fleet`), or in worker processes (`FleetRunner`)."""

from heatcloak_lab.fleet.fleet import Fleet, FleetTotals, load_seeds

__all__ = ["Fleet", "FleetTotals", "load_seeds"]
