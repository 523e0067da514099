"""The aggregator's service: ingest, rounds, estimates."""

from heatcloak_aggregator.service.aggregator import Aggregator
from heatcloak_aggregator.service.counts import NodeCounts, ZoneCounts
from heatcloak_aggregator.service.estimator import Estimator, PooledEstimate, RoundEstimate
from heatcloak_aggregator.service.rounds import Round
from heatcloak_aggregator.service.served_zone import ServedZone, ZoneSettings

__all__ = [
    "Aggregator",
    "Estimator",
    "NodeCounts",
    "PooledEstimate",
    "Round",
    "RoundEstimate",
    "ServedZone",
    "ZoneCounts",
    "ZoneSettings",
]
