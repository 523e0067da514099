"""Track people over rounds."""

from __future__ import annotations

from heatcloak_aggregator.recovery.tracking.interval.identities import TrackEstimate
from heatcloak_aggregator.recovery.tracking.interval.result import TrackingResult
from heatcloak_aggregator.recovery.tracking.interval.tracker import Tracker, track
from heatcloak_aggregator.recovery.tracking.motion import Motion

__all__ = ["Motion", "TrackEstimate", "Tracker", "TrackingResult", "track"]
