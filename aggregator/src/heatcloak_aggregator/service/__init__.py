"""The aggregator's service: ingest, rounds, store, estimates."""

from heatcloak_aggregator.service.aggregator import Aggregator
from heatcloak_aggregator.service.counts import Counts
from heatcloak_aggregator.service.estimator import Estimator, PooledEstimate, RoundEstimate
from heatcloak_aggregator.service.rounds import Round, RoundBook, Verdict
from heatcloak_aggregator.service.store import Store

__all__ = [
    "Aggregator",
    "Counts",
    "Estimator",
    "PooledEstimate",
    "Round",
    "RoundBook",
    "RoundEstimate",
    "Store",
    "Verdict",
]
