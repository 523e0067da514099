"""From cloaked readings to the vicinity of the sources."""

from __future__ import annotations

from heatcloak_aggregator.recovery.bpdn import bpdn
from heatcloak_aggregator.recovery.gridless import GridlessResult, gridless
from heatcloak_aggregator.recovery.posterior import PosteriorResult, Prior, Vicinity, posterior
from heatcloak_aggregator.recovery.result import BpdnResult
from heatcloak_aggregator.recovery.rounds import BpdnRounds, bpdn_rounds

__all__ = [
    "BpdnResult",
    "BpdnRounds",
    "GridlessResult",
    "PosteriorResult",
    "Prior",
    "Vicinity",
    "bpdn",
    "bpdn_rounds",
    "gridless",
    "posterior",
]
