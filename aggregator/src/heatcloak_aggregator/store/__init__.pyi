from .rows import (
    BootKey,
    BootRow,
    Pruned,
    ReadingOutcome,
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
    "ReadingOutcome",
    "RoundRow",
    "Store",
    "StoredEstimate",
    "StoredReading",
    "StoredSequences",
]
