"""The wire: the JSON messages that nodes, aggregator and trusted party exchange over MQTT."""

from heatcloak_shared.wire.estimate import Estimate, Pooled, decode_estimate, encode_estimate
from heatcloak_shared.wire.meta import Meta, decode_meta, encode_meta
from heatcloak_shared.wire.reading import Reading, decode_reading, encode_reading, signed_bytes
from heatcloak_shared.wire.status import NodeState, Status, decode_status, encode_status
from heatcloak_shared.wire.stored import Stored, decode_stored, encode_stored

__all__ = [
    "Estimate",
    "Meta",
    "NodeState",
    "Pooled",
    "Reading",
    "Status",
    "Stored",
    "decode_estimate",
    "decode_meta",
    "decode_reading",
    "decode_status",
    "decode_stored",
    "encode_estimate",
    "encode_meta",
    "encode_reading",
    "encode_status",
    "encode_stored",
    "signed_bytes",
]
