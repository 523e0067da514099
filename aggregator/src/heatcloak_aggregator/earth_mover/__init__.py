"""Earth mover's distance between source vectors."""

from __future__ import annotations

from heatcloak_aggregator.earth_mover.scoring import EmdScore, emd, score

__all__ = ["EmdScore", "emd", "score"]
