from .errors import FencedError
from .rows import (
    BootKey,
    BootRow,
    EstimateMessage,
    History,
    HistoryRow,
    LeaseRow,
    Pruned,
    PublishedChanges,
    PublishedZone,
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
    "History",
    "HistoryRow",
    "LeaseRow",
    "Pruned",
    "PublishedChanges",
    "PublishedZone",
    "ReadingVerdict",
    "RoundRow",
    "Store",
    "StoredEstimate",
    "StoredReading",
    "StoredSequences",
]
