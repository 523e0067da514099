from .aggregator import Aggregator, AggregatorOptions
from .estimator import Estimator, PooledEstimate, RoundEstimate
from .kinds import AnyRoundEstimate
from .monitoring import NodeCounts, ZoneCounts
from .rounds import Round
from .zone_state import ZoneSettings, ZoneState

__all__ = [
    "Aggregator",
    "AggregatorOptions",
    "AnyRoundEstimate",
    "Estimator",
    "NodeCounts",
    "PooledEstimate",
    "Round",
    "RoundEstimate",
    "ZoneCounts",
    "ZoneSettings",
    "ZoneState",
]
