"""A cloaked reading: the message that carries a node's measurement plus its noise."""

from __future__ import annotations

from dataclasses import dataclass, replace

from heatcloak_shared.errors import WireError
from heatcloak_shared.wire import _fields

MAX_READING_BYTES = 512

_OPTIONAL = ("key", "mac", "kept")


@dataclass(frozen=True, slots=True)
class Reading:
    """One cloaked reading of one node in one listed round.

    Attributes:
        zone: the zone's id.
        rev: first 16 hexadecimal digits of the zone file's canonical hash.
        node: the node's id; ``(node, boot, seq)`` identifies the reading.
        boot: 32 hexadecimal digits, drawn afresh at every start of the node.
        seq: the number of the reading in this boot, from 0.
        round: the listed round of the reading.
        ticks: quantised reading plus noise, in units of ``step``.
        step: the lattice step, a power of two, so that ``ticks * step`` is exact.
        sigma_ticks: the noise's scale in ticks.
        t: the schedule's time of the round, seconds since 1970.
        key: a seeded node's epoch; None for a node without a seed.
        mac: 16 hexadecimal digits under the epoch key; None if and only if ``key`` is None.
        kept: the lowest number of this boot that the node kept when it made this reading; earlier readings
            are stored, or were dropped by a full spool. None if the node does not report it.

    Raises:
        WireError: a field is out of the wire's range, or only one of ``key`` and ``mac`` is given.
    """

    zone: str
    rev: str
    node: str
    boot: str
    seq: int
    round: int
    ticks: int
    step: float
    sigma_ticks: int
    t: float
    key: int | None = None
    mac: str | None = None
    kept: int | None = None

    def __post_init__(self) -> None:
        _fields.check_identifier("zone", self.zone)
        _fields.check_hex("rev", self.rev, 16)
        _fields.check_identifier("node", self.node)
        _fields.check_hex("boot", self.boot, 32)
        _fields.check_integer("seq", self.seq, 0, _fields.MAX_SEQUENCE)
        _fields.check_integer("round", self.round, -_fields.MAX_INTEGER, _fields.MAX_INTEGER)
        _fields.check_integer("ticks", self.ticks, -_fields.MAX_INTEGER, _fields.MAX_INTEGER)
        _fields.check_integer("sigma_ticks", self.sigma_ticks, 1, 2**31 - 1)
        # JSON does not distinguish 1 from 1.0; comparison and signature need one form.
        object.__setattr__(self, "step", _fields.check_power_of_two("step", self.step))
        object.__setattr__(self, "t", _fields.check_finite("t", self.t))
        if self.key is not None:
            _fields.check_integer("key", self.key, 0, _fields.MAX_SEQUENCE)
        if self.mac is not None:
            _fields.check_hex("mac", self.mac, 16)
        if self.kept is not None:
            _fields.check_integer("kept", self.kept, 0, self.seq)

    @property
    def value(self) -> float:
        """The cloaked reading in the zone's unit, exactly ``ticks * step``."""
        return self.ticks * self.step


def decode_reading(payload: bytes) -> Reading:
    """Return the reading in ``payload``. Unknown keys are ignored.

    Raises:
        WireError: oversized, not JSON, another version, a key missing or out of range.
    """
    message = _fields.load_object(payload, MAX_READING_BYTES)
    if ("key" in message) != ("mac" in message):
        raise WireError(
            "missing", "'key' and 'mac' go together: a seeded reading has both, an unseeded reading neither"
        )
    # A null is refused, although a missing key is allowed.
    if "key" in message:
        _fields.check_integer("key", message["key"], 0, _fields.MAX_SEQUENCE)
        _fields.check_hex("mac", message["mac"], 16)
    if "kept" in message:
        _fields.check_integer("kept", message["kept"], 0, _fields.MAX_SEQUENCE)
    names = [name for name in Reading.__dataclass_fields__ if name not in _OPTIONAL]
    fields = {name: _fields.required(message, name) for name in names}
    return Reading(**fields, **{name: message.get(name) for name in _OPTIONAL})  # type: ignore[arg-type]


def encode_reading(reading: Reading) -> bytes:
    """Return ``reading`` as the wire's JSON; equal readings give equal bytes.

    Raises:
        WireError: only one of ``key`` and ``mac`` is set.
    """
    if (reading.key is None) != (reading.mac is None):
        raise WireError("missing", "'key' and 'mac' go together: sign the reading before sending it")
    return _fields.dump_object(_fields.present(reading), MAX_READING_BYTES)


def signed_bytes(reading: Reading) -> bytes:
    """Return the bytes that the MAC of a reading authenticates: the reading without its MAC."""
    return _fields.dump_object(_fields.present(replace(reading, mac=None)), MAX_READING_BYTES)
