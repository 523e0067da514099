"""The wire: the JSON messages that nodes, aggregator and trusted party exchange over MQTT."""

from typing import TYPE_CHECKING

from heatcloak_shared.wire.command import Command, decode_command, encode_command
from heatcloak_shared.wire.meta import Meta, decode_meta, encode_meta
from heatcloak_shared.wire.reading import Reading, decode_reading, encode_reading, signed_bytes
from heatcloak_shared.wire.status import NodeState, Status, decode_status, encode_status
from heatcloak_shared.wire.stored import Stored, decode_stored, encode_stored

if TYPE_CHECKING:
    from heatcloak_shared.wire.estimate import Estimate, Pooled, decode_estimate, encode_estimate

__all__ = [
    "Command",
    "Estimate",
    "Meta",
    "NodeState",
    "Pooled",
    "Reading",
    "Status",
    "Stored",
    "decode_command",
    "decode_estimate",
    "decode_meta",
    "decode_reading",
    "decode_status",
    "decode_stored",
    "encode_command",
    "encode_estimate",
    "encode_meta",
    "encode_reading",
    "encode_status",
    "encode_stored",
    "signed_bytes",
]

_OF_AGGREGATORS = frozenset({"Estimate", "Pooled", "decode_estimate", "encode_estimate"})


def __getattr__(name: str) -> object:
    """Load what only aggregators say when it is asked for: it is a fortieth of a node's start."""
    if name not in _OF_AGGREGATORS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from heatcloak_shared.wire import estimate

    return getattr(estimate, name)
