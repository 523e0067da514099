from .errors import FencedError
from .rows import (
    BootKey,
    BootRow,
    EstimateMessage,
    LeaseRow,
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
    "FencedError",
    "LeaseRow",
    "Pruned",
    "ReadingVerdict",
    "RoundRow",
    "Store",
    "StoredEstimate",
    "StoredReading",
    "StoredSequences",
]
