"""From cloaked readings to the vicinity of the sources."""

from __future__ import annotations

from heatcloak_aggregator.recovery.bpdn import bpdn
from heatcloak_aggregator.recovery.result import BpdnResult

__all__ = ["BpdnResult", "bpdn"]
