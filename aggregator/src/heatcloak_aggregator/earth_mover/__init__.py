"""The earth mover's distance between source vectors: how far an estimate puts the warmth from where it is."""

from __future__ import annotations

from heatcloak_aggregator.earth_mover.scoring import EmdScore, emd, score

__all__ = ["EmdScore", "emd", "score"]
