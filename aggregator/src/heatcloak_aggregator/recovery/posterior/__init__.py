"""Bayesian recovery: posterior samples, the estimate of least expected EMD, and vicinities."""

from __future__ import annotations

from heatcloak_aggregator.recovery.posterior.chains import Diagnostic
from heatcloak_aggregator.recovery.posterior.interval.vicinity import Vicinity
from heatcloak_aggregator.recovery.posterior.posterior import posterior
from heatcloak_aggregator.recovery.posterior.prior import Prior
from heatcloak_aggregator.recovery.posterior.result import PosteriorResult, VertexPosteriorResult
from heatcloak_aggregator.recovery.posterior.samples import Samples
from heatcloak_aggregator.recovery.posterior.vertices.vicinity import VertexVicinity

__all__ = [
    "Diagnostic",
    "PosteriorResult",
    "Prior",
    "Samples",
    "VertexPosteriorResult",
    "VertexVicinity",
    "Vicinity",
    "posterior",
]
