"""The aggregator's retained word to one node: up to here everything of this boot is safe."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from heatcloak_shared.wire import _fields

MAX_STORED_BYTES = 256


@dataclass(frozen=True, slots=True)
class Stored:
    """All readings of ``boot`` from 0 up to and with ``seq`` are committed to the aggregator's store.

    Or were given up by the node itself, as the ``kept`` of a reading or of its status said.

    Raises:
        WireError: a field is out of the wire's range.
    """

    boot: str
    seq: int

    def __post_init__(self) -> None:
        _fields.check_hex("boot", self.boot, 32)
        _fields.check_integer("seq", self.seq, 0, _fields.MAX_SEQUENCE)


def decode_stored(payload: bytes) -> Stored:
    """The watermark in ``payload``.

    Raises:
        WireError: malformed, a key missing, or a value out of range.
    """
    message = _fields.load_object(payload, MAX_STORED_BYTES)
    return Stored(
        _fields.check_hex("boot", _fields.required(message, "boot"), 32),
        _fields.check_integer("seq", _fields.required(message, "seq"), 0, _fields.MAX_SEQUENCE),
    )


def encode_stored(stored: Stored) -> bytes:
    """``stored`` as the wire's JSON."""
    return _fields.dump_object(asdict(stored), MAX_STORED_BYTES)
