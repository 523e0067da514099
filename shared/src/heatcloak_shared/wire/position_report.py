"""A position report: the message with the cloaked place of one node in one listed round."""

from __future__ import annotations

from dataclasses import dataclass

from heatcloak_shared.errors import WireError
from heatcloak_shared.wire import _fields
from heatcloak_shared.wire.release import check_envelope, decode_release

MAX_POSITION_REPORT_BYTES = 384
MOST_DIGITS = 8


@dataclass(frozen=True, slots=True)
class PositionReport:
    """One report of one node in one listed round of a position zone.

    Attributes:
        zone: the zone's id.
        rev: first 16 hexadecimal digits of the zone file's canonical hash.
        node: the node's id; ``(node, boot, seq)`` identifies the report.
        boot: 32 hexadecimal digits, drawn afresh at every start of the node.
        seq: the number of the report in this boot, from 0.
        round: the listed round of the report.
        position: the reported output of the zone's mechanism: its number in lower-case hexadecimal digits.
            The zone fixes how many, so that the length of the message reveals nothing.
        t: the schedule's time of the round, seconds since 1970.
        key: None: the report of a position cannot be inverted, so there are no seeds.
        mac: None, likewise.
        kept: the lowest number of this boot that the node kept when it made this report; None if it does not
            report it.

    Raises:
        WireError: a field is out of the wire's range, or the report is that of a seeded node.
    """

    leaf = "position"
    most_bytes = MAX_POSITION_REPORT_BYTES

    zone: str
    rev: str
    node: str
    boot: str
    seq: int
    round: int
    position: str
    t: float
    key: None = None
    mac: None = None
    kept: int | None = None

    def __post_init__(self) -> None:
        check_envelope(self)
        if self.key is not None or self.mac is not None:
            raise WireError(
                "range", "the keys 'key' and 'mac' are of seeded nodes: a position report has neither"
            )
        digits = len(self.position) if isinstance(self.position, str) else 0
        if not 1 <= digits <= MOST_DIGITS:
            raise WireError(
                "range", f"the key 'position' must be 1 to {MOST_DIGITS} lower-case hexadecimal digits"
            )
        _fields.check_hex("position", self.position, digits)

    @property
    def output(self) -> int:
        """The number of the reported output."""
        return int(self.position, 16)


def decode_position_report(payload: bytes) -> PositionReport:
    """Return the report in ``payload``. Unknown keys are ignored.

    Raises:
        WireError: oversized, not JSON, another version, a key missing or out of range, or a seeded report.
    """
    return decode_release(payload, PositionReport)
