"""What was cloaked and is not known to be stored yet: in memory, or in a file that outlives the node."""

from heatcloak_node.spool.memory_spool import MemorySpool
from heatcloak_node.spool.spool import Spool

__all__ = ["MemorySpool", "Spool"]
