"""Few sources that stand anywhere, by maximum likelihood."""

from __future__ import annotations

from heatcloak_aggregator.recovery.gridless.method import gridless
from heatcloak_aggregator.recovery.gridless.result import GridlessResult

__all__ = ["GridlessResult", "gridless"]
