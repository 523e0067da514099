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
BLOCKS = 8
"""Blocks along one side of the area, of which `Densest` names some."""
_DENSEST = (
    "the key 'densest' must be an object of blocks (different integers from 0 to 63), low, high and "
    "probability, 0 <= low <= high <= 1"
)


@dataclass(frozen=True, slots=True)
class Densest:
    """The densest part of the area, and how much of the crowd is in it.

    Attributes:
        blocks: the fewest of 8 × 8 blocks that hold at least half of the crowd in the estimate, ascending.
            The block of row r (along y) and column c has the number 8r + c.
        low: least share of the crowd in them that is likely.
        high: greatest one.
        probability: that the share is between the two, given the reports and the prior of the method.

    Raises:
        WireError: a field is out of the wire's range.
    """

    blocks: tuple[int, ...]
    low: float
    high: float
    probability: float

    def __post_init__(self) -> None:
        for block in self.blocks:
            _fields.check_integer("densest", block, 0, BLOCKS**2 - 1)
        numbers = [_fields.check_finite("densest", each) for each in (self.low, self.high, self.probability)]
        is_range = 0.0 <= numbers[0] <= numbers[1] <= 1.0 and 0.0 <= numbers[2] <= 1.0
        if not self.blocks or len(set(self.blocks)) < len(self.blocks) or not is_range:
            raise WireError("range", _DENSEST)


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
        densest: the densest part, and how sure it is; None if the method does not say.

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
    densest: Densest | None = None

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
    names = [name for name in HeatmapEstimate.__dataclass_fields__ if name != "densest"]
    fields = {name: _fields.required(message, name) for name in names}
    if "densest" in message:
        fields["densest"] = _decode_densest(message["densest"])
    return HeatmapEstimate(**fields)  # type: ignore[arg-type]


def encode_heatmap_estimate(estimate: HeatmapEstimate) -> bytes:
    """Return ``estimate`` as the wire's JSON."""
    fields = _fields.present(estimate)
    if estimate.densest is not None:
        fields["densest"] = _fields.present(estimate.densest)
    return _fields.dump_object(fields, MAX_HEATMAP_ESTIMATE_BYTES)


def _decode_densest(value: object) -> Densest:
    if not isinstance(value, dict) or not isinstance(value.get("blocks"), list):
        raise WireError("range", _DENSEST)
    numbers = {name: _fields.required(value, name) for name in ("low", "high", "probability")}
    return Densest(blocks=tuple(value["blocks"]), **numbers)  # type: ignore[arg-type]


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
