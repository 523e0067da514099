"""The store: cloaked readings and estimates, committed before anybody is told that they are safe."""

from heatcloak_aggregator.store.rows import (
    BootKey,
    BootRow,
    Held,
    Pruned,
    RoundRow,
    StoredEstimate,
    StoredReading,
)
from heatcloak_aggregator.store.store import Store
from heatcloak_aggregator.store.verdict import Verdict

__all__ = [
    "BootKey",
    "BootRow",
    "Held",
    "Pruned",
    "RoundRow",
    "Store",
    "StoredEstimate",
    "StoredReading",
    "Verdict",
]
