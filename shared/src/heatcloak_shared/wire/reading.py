"""A cloaked reading: the message that carries a node's measurement plus its noise."""

from __future__ import annotations

from dataclasses import dataclass

from heatcloak_shared.wire import _fields
from heatcloak_shared.wire.release import check_envelope, decode_release, encode_release

MAX_READING_BYTES = 512


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
        WireError: a field is out of the wire's range.
    """

    leaf = "reading"
    most_bytes = MAX_READING_BYTES

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
        check_envelope(self)
        _fields.check_integer("ticks", self.ticks, -_fields.MAX_INTEGER, _fields.MAX_INTEGER)
        _fields.check_integer("sigma_ticks", self.sigma_ticks, 1, 2**31 - 1)
        # JSON does not distinguish 1 from 1.0; comparison and signature need one form.
        object.__setattr__(self, "step", _fields.check_power_of_two("step", self.step))

    @property
    def value(self) -> float:
        """The cloaked reading in the zone's unit, exactly ``ticks * step``."""
        return self.ticks * self.step


def decode_reading(payload: bytes) -> Reading:
    """Return the reading in ``payload``. Unknown keys are ignored.

    Raises:
        WireError: oversized, not JSON, another version, a key missing or out of range.
    """
    return decode_release(payload, Reading)


def encode_reading(reading: Reading) -> bytes:
    """Return ``reading`` as the wire's JSON; equal readings give equal bytes.

    Raises:
        WireError: only one of ``key`` and ``mac`` is set.
    """
    return encode_release(reading)
