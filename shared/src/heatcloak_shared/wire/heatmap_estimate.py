"""The aggregator's retained heatmap: where the devices of a heatmap zone were in one budget period."""

from __future__ import annotations

import array
import base64
import binascii
import sys
from collections.abc import Iterable
from dataclasses import dataclass

from heatcloak_shared.errors import WireError
from heatcloak_shared.wire import _fields

MAX_HEATMAP_ESTIMATE_BYTES = 16384
SIZES = (1, 2, 4, 8, 16, 32, 64)
"""Cells along one side of a published heatmap."""
_MOST = 65535


@dataclass(frozen=True, slots=True)
class HeatmapEstimate:
    """The heatmap of one round.

    Attributes:
        zone: the zone's id.
        rev: the revision of the zone file of its reports.
        round: the round.
        method: the reconstruction, for example ``"local"``.
        status: its outcome, for example ``"converged"``.
        reports: how many devices reported.
        devices: how many devices the zone has.
        size: cells along each side.
        density: base64 of size² integers of 16 bits, unsigned and big-endian, row by row: row = y, column =
            x. A cell's share of the crowd is its integer over the sum of all integers, which is not 0.

    Raises:
        WireError: a field is out of the wire's range.
    """

    zone: str
    rev: str
    round: int
    method: str
    status: str
    reports: int
    devices: int
    size: int
    density: str

    def __post_init__(self) -> None:
        _fields.check_identifier("zone", self.zone)
        _fields.check_hex("rev", self.rev, 16)
        _fields.check_integer("round", self.round, -_fields.MAX_INTEGER, _fields.MAX_INTEGER)
        _fields.check_text("method", self.method, 64)
        _fields.check_text("status", self.status, 64)
        _fields.check_integer("devices", self.devices, 1, _fields.MAX_INTEGER)
        _fields.check_integer("reports", self.reports, 0, self.devices)
        if _fields.check_integer("size", self.size, SIZES[0], SIZES[-1]) not in SIZES:
            raise WireError("range", "the key 'size' must be a power of two, at most 64")
        _fields.check_text("density", self.density, MAX_HEATMAP_ESTIMATE_BYTES)
        values = _unpacked(self.density)
        if values is None or len(values) != self.size**2 or not any(values):
            raise WireError(
                "range", "the key 'density' must be base64 of size * size integers of 16 bits, not all 0"
            )

    @property
    def shares(self) -> list[float]:
        """Return each cell's share of the crowd, row by row; the sum is one."""
        values = _unpacked(self.density) or array.array("H")
        total = sum(values)
        return [value / total for value in values]


def packed_density(shares: Iterable[float]) -> str:
    """Return shares, row by row, as the text of `HeatmapEstimate.density`; the greatest becomes 65535."""
    listed = list(shares)
    greatest = max(listed)
    values = array.array("H", (round(_MOST * share / greatest) for share in listed))
    if sys.byteorder == "little":
        values.byteswap()
    return base64.b64encode(values.tobytes()).decode("ascii")


def decode_heatmap_estimate(payload: bytes) -> HeatmapEstimate:
    """Return the heatmap in ``payload``. Unknown keys are ignored.

    Raises:
        WireError: malformed, a key missing, or a value out of range.
    """
    message = _fields.load_object(payload, MAX_HEATMAP_ESTIMATE_BYTES)
    names = HeatmapEstimate.__dataclass_fields__
    return HeatmapEstimate(**{name: _fields.required(message, name) for name in names})  # type: ignore[arg-type]


def encode_heatmap_estimate(estimate: HeatmapEstimate) -> bytes:
    """Return ``estimate`` as the wire's JSON."""
    return _fields.dump_object(_fields.present(estimate), MAX_HEATMAP_ESTIMATE_BYTES)


def _unpacked(text: str) -> array.array[int] | None:
    """Return the integers in a density; None if it is not base64 of integers of 16 bits."""
    try:
        content = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return None
    if len(content) % 2:
        return None
    values = array.array("H", content)
    if sys.byteorder == "little":
        values.byteswap()
    return values
