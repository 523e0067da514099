"""The spool: cloaked readings that the aggregator has not stored yet, in memory or in a file."""

from heatcloak_node.spool.spool import CAPACITY, MemorySpool, Spool

__all__ = ["CAPACITY", "MemorySpool", "Spool"]
