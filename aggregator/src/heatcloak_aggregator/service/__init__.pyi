from .aggregator import Aggregator
from .counts import NodeCounts, ZoneCounts
from .estimator import Estimator, PooledEstimate, RoundEstimate
from .rounds import Round
from .zone_state import ServedZone, ZoneSettings

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
