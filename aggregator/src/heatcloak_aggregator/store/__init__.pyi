from .rows import (
    BootKey,
    BootRow,
    EstimateMessage,
    Pruned,
    ReadingVerdict,
    RoundRow,
    StoredEstimate,
    StoredReading,
    StoredSequences,
)
from .store import Store

__all__ = [
    "BootKey",
    "BootRow",
    "EstimateMessage",
    "Pruned",
    "ReadingVerdict",
    "RoundRow",
    "Store",
    "StoredEstimate",
    "StoredReading",
    "StoredSequences",
]
