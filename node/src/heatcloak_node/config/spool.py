"""The table ``[spool]``, which may be left out: how readings are kept until they are stored."""

from __future__ import annotations

from heatcloak_node.spool.spool import CAPACITY
from heatcloak_shared.tables import Table

MOST_READINGS = 10_000_000
LONGEST_SYNC = 3600


class SpoolConfig:
    """How much is kept, and how safely.

    Attributes:
        capacity: how many readings; beyond, the oldest goes first.
        sync_seconds: how many seconds of readings a power cut may cost; 0: none.
    """

    __slots__ = ("capacity", "sync_seconds")

    def __init__(self, capacity: int = CAPACITY, sync_seconds: int = 0) -> None:
        self.capacity = capacity
        self.sync_seconds = sync_seconds


def take_spool(table: Table) -> SpoolConfig:
    """What the table ``[spool]`` of the whole file's ``table`` says, or the defaults where there is none.

    Raises:
        ConfigError: a value is misspelt or out of range.
    """
    if not table.has("spool"):
        return SpoolConfig()
    spool = table.table("spool")
    config = SpoolConfig(
        capacity=spool.integer("capacity", 1, MOST_READINGS, default=CAPACITY),
        sync_seconds=spool.integer("sync_seconds", 0, LONGEST_SYNC, default=0),
    )
    spool.finish()
    return config
