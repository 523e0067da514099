from .rows import BootKey, BootRow, Held, Pruned, RoundRow, StoredEstimate, StoredReading
from .store import Store
from .verdict import Verdict

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
