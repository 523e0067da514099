"""The boot-partition files of one Raspberry Pi: what turns a fresh card into a node."""

from heatcloak_aggregator.bundle.boards import BOARDS, Board
from heatcloak_aggregator.bundle.checking import Finding, check_bundle
from heatcloak_aggregator.bundle.writing import Order, write_bundle

__all__ = ["BOARDS", "Board", "Finding", "Order", "check_bundle", "write_bundle"]
