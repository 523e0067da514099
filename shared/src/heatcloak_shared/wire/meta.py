"""What a node says once of itself: where it stands, what it promises, whether it is seeded."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from heatcloak_shared.errors import WireError
from heatcloak_shared.wire import _fields

MAX_META_BYTES = 16384


@dataclass(frozen=True, slots=True)
class Meta:
    """A node's retained description.

    Attributes:
        zone: the zone's id.
        rev: the revision of the zone file that the node keeps to.
        node: the node's id.
        place: the node's sensor number in the zone, from 1.
        seeded: whether a trusted party holds the seed of this node's noise.
        sensor: the kind of sensor, for example ``"simulated"``.
        promise: the zone's promise, in words.
        version: the node program's version.

    Raises:
        WireError: a field is out of the wire's range.
    """

    zone: str
    rev: str
    node: str
    place: int
    seeded: bool
    sensor: str
    promise: str
    version: str

    def __post_init__(self) -> None:
        _fields.check_identifier("zone", self.zone)
        _fields.check_hex("rev", self.rev, 16)
        _fields.check_identifier("node", self.node)
        _fields.check_integer("place", self.place, 1, 2**31 - 1)
        if type(self.seeded) is not bool:
            raise WireError("range", "the key 'seeded' must be true or false")
        _fields.check_text("sensor", self.sensor, 64)
        _fields.check_text("promise", self.promise, 1024)
        _fields.check_text("version", self.version, 64)


def decode_meta(payload: bytes) -> Meta:
    """The description in ``payload``.

    Raises:
        WireError: malformed, a key missing, or a value out of range.
    """
    message = _fields.load_object(payload, MAX_META_BYTES)
    return Meta(**{name: _fields.required(message, name) for name in Meta.__dataclass_fields__})  # type: ignore[arg-type]


def encode_meta(meta: Meta) -> bytes:
    """``meta`` as the wire's JSON."""
    return _fields.dump_object(asdict(meta), MAX_META_BYTES)
