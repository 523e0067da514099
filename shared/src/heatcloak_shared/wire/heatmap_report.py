"""A heatmap report: the message with the cloaked place of one device in one budget period."""

from __future__ import annotations

from dataclasses import dataclass

from heatcloak_shared.errors import WireError
from heatcloak_shared.wire import _fields
from heatcloak_shared.wire.release import check_envelope, decode_release

MAX_HEATMAP_REPORT_BYTES = 384
MOST_DIGITS = 8


@dataclass(frozen=True, slots=True)
class HeatmapReport:
    """One report of one device in one listed round of a heatmap zone.

    Attributes:
        zone: the zone's id.
        rev: first 16 hexadecimal digits of the zone file's canonical hash.
        node: the device's id; ``(node, boot, seq)`` identifies the report.
        boot: 32 hexadecimal digits, drawn afresh at every start of the device.
        seq: the number of the report in this boot, from 0.
        round: the listed round of the report.
        report: the cloaked cell: a group element in lower-case hexadecimal digits. The zone fixes their
            number, so that the length of the message reveals nothing.
        t: the schedule's time of the round, seconds since 1970.
        key: a seeded device's epoch; None for a device without a seed.
        mac: 16 hexadecimal digits under the epoch key; None if and only if ``key`` is None.
        kept: the lowest number of this boot that the device kept when it made this report; None if it does
            not report it.

    Raises:
        WireError: a field is out of the wire's range.
    """

    leaf = "heatmap"
    most_bytes = MAX_HEATMAP_REPORT_BYTES

    zone: str
    rev: str
    node: str
    boot: str
    seq: int
    round: int
    report: str
    t: float
    key: int | None = None
    mac: str | None = None
    kept: int | None = None

    def __post_init__(self) -> None:
        check_envelope(self)
        digits = len(self.report) if isinstance(self.report, str) else 0
        if not 1 <= digits <= MOST_DIGITS:
            raise WireError(
                "range", f"the key 'report' must be 1 to {MOST_DIGITS} lower-case hexadecimal digits"
            )
        _fields.check_hex("report", self.report, digits)

    @property
    def element(self) -> int:
        """The cloaked cell as the number of a group element."""
        return int(self.report, 16)


def decode_heatmap_report(payload: bytes) -> HeatmapReport:
    """Return the report in ``payload``. Unknown keys are ignored.

    Raises:
        WireError: oversized, not JSON, another version, a key missing or out of range.
    """
    return decode_release(payload, HeatmapReport)
