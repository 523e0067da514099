"""Run many real nodes: in this process (`Fleet`), or in worker processes (`FleetRunner`)."""

from heatcloak_lab.fleet.fleet import Fleet

__all__ = ["Fleet"]
