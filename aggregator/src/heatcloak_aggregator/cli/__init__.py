"""The command ``heatcloak``."""

from heatcloak_aggregator.cli.main import main

__all__ = ["main"]
