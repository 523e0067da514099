from .aggregator import Aggregator, AggregatorOptions
from .any_estimator import AnyRoundEstimate
from .estimator import Estimator, PooledEstimate, RoundEstimate
from .kinds import ZoneSettings
from .monitoring import NodeCounts, ZoneCounts
from .rounds import Round
from .zone_state import ZoneState

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
