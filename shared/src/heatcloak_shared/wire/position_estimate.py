"""The aggregator's retained positions: where the nodes of a position zone reported to be in one round."""

from __future__ import annotations

from dataclasses import dataclass

from heatcloak_shared.errors import WireError
from heatcloak_shared.wire import _fields

MAX_POSITION_ESTIMATE_BYTES = 1 << 16
_POSITIONS = "the key 'positions' must be a list of triples [node, x, y], each node once"
_MISSING = "the key 'missing' must be a list of node ids, each once, none of which has a position"

Positions = tuple[tuple[str, float, float], ...]


@dataclass(frozen=True, slots=True)
class PositionEstimate:
    """The reported places of one round.

    Attributes:
        zone: the zone's id.
        rev: the revision of the zone file of its reports.
        round: the round.
        method: how places follow from reports: ``"point"`` for the point of each reported output.
        status: its outcome, ``"reported"``.
        positions: node, x and y of each report, in the unit of the zone's coordinates.
        missing: enrolled nodes without a report.

    Raises:
        WireError: a field is out of the wire's range.
    """

    zone: str
    rev: str
    round: int
    method: str
    status: str
    positions: Positions
    missing: tuple[str, ...]

    def __post_init__(self) -> None:
        _fields.check_identifier("zone", self.zone)
        _fields.check_hex("rev", self.rev, 16)
        _fields.check_integer("round", self.round, -_fields.MAX_INTEGER, _fields.MAX_INTEGER)
        _fields.check_text("method", self.method, 64)
        _fields.check_text("status", self.status, 64)
        for node, x, y in self.positions:
            _fields.check_identifier("positions", node)
            _fields.check_finite("positions", x)
            _fields.check_finite("positions", y)
        for node in self.missing:
            _fields.check_identifier("missing", node)
        reported = {node for node, _, _ in self.positions}
        if len(reported) != len(self.positions):
            raise WireError("range", _POSITIONS)
        if len({*self.missing}) != len(self.missing) or not reported.isdisjoint(self.missing):
            raise WireError("range", _MISSING)


def decode_position_estimate(payload: bytes) -> PositionEstimate:
    """Return the positions in ``payload``. Unknown keys are ignored.

    Raises:
        WireError: malformed, a key missing, or a value out of range.
    """
    message = _fields.load_object(payload, MAX_POSITION_ESTIMATE_BYTES)
    fields = {name: _fields.required(message, name) for name in PositionEstimate.__dataclass_fields__}
    positions, missing = fields["positions"], fields["missing"]
    if not isinstance(positions, list) or not all(
        isinstance(each, list) and len(each) == 3 for each in positions
    ):
        raise WireError("range", _POSITIONS)
    if not isinstance(missing, list):
        raise WireError("range", _MISSING)
    fields["positions"] = tuple(
        (
            _fields.check_identifier("positions", node),
            _fields.check_finite("positions", x),
            _fields.check_finite("positions", y),
        )
        for node, x, y in positions
    )
    fields["missing"] = tuple(_fields.check_identifier("missing", node) for node in missing)
    return PositionEstimate(**fields)  # type: ignore[arg-type]


def encode_position_estimate(estimate: PositionEstimate) -> bytes:
    """Return ``estimate`` as the wire's JSON.

    Raises:
        WireError: more than 64 KiB: the zone has more than about a thousand nodes.
    """
    return _fields.dump_object(_fields.present(estimate), MAX_POSITION_ESTIMATE_BYTES)
