"""Track people over rounds."""

from __future__ import annotations

from heatcloak_aggregator.recovery.tracking.identities import TrackEstimate
from heatcloak_aggregator.recovery.tracking.motion import Motion
from heatcloak_aggregator.recovery.tracking.result import TrackingResult
from heatcloak_aggregator.recovery.tracking.tracker import Tracker, track

__all__ = ["Motion", "TrackEstimate", "Tracker", "TrackingResult", "track"]
