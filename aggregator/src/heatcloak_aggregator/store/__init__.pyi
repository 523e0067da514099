from .rows import (
    BootKey,
    BootRow,
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
    "Pruned",
    "ReadingVerdict",
    "RoundRow",
    "Store",
    "StoredEstimate",
    "StoredReading",
    "StoredSequences",
]
