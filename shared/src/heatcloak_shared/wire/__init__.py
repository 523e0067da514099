"""The wire format: the JSON messages that nodes, aggregator and trusted party exchange over MQTT."""

from typing import TYPE_CHECKING

from heatcloak_shared.wire.node_messages import (
    Command,
    Meta,
    NodeState,
    Status,
    Stored,
    decode_command,
    decode_meta,
    decode_status,
    decode_stored,
    encode_command,
    encode_meta,
    encode_status,
    encode_stored,
)
from heatcloak_shared.wire.reading import Reading, decode_reading, encode_reading, signed_bytes

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
    """Load the estimate on first use: nodes do not need it, and it takes a fortieth of a node's start."""
    if name not in _OF_AGGREGATORS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from heatcloak_shared.wire import estimate

    return getattr(estimate, name)
