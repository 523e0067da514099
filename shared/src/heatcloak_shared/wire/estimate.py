"""The aggregator's retained estimate: where, roughly, the heat of one round came from."""

from __future__ import annotations

from dataclasses import dataclass

from heatcloak_shared.errors import WireError
from heatcloak_shared.wire import _fields

MAX_ESTIMATE_BYTES = 1 << 20


@dataclass(frozen=True, slots=True)
class Estimate:
    """The recovered sources of one round.

    Attributes:
        zone: the zone's id.
        rev: the revision of the zone file whose readings it was made of.
        round: the round.
        method: how it was recovered, for example ``"bpdn"``.
        status: ``"optimal"`` or ``"relaxed"``.
        sources: pairs of source location (counted as in the domain: from 1 on the interval) and intensity;
            locations that are not named have intensity 0.
        missing: enrolled nodes whose readings were left out.

    Raises:
        WireError: a field is out of the wire's range.
    """

    zone: str
    rev: str
    round: int
    method: str
    status: str
    sources: tuple[tuple[int, float], ...]
    missing: tuple[str, ...]

    def __post_init__(self) -> None:
        _fields.check_identifier("zone", self.zone)
        _fields.check_hex("rev", self.rev, 16)
        _fields.check_integer("round", self.round, -_fields.MAX_INTEGER, _fields.MAX_INTEGER)
        _fields.check_text("method", self.method, 64)
        _fields.check_text("status", self.status, 64)
        for location, intensity in self.sources:
            _fields.check_integer("sources", location, 0, _fields.MAX_INTEGER)
            _fields.check_finite("sources", intensity)
        for node in self.missing:
            _fields.check_identifier("missing", node)


def decode_estimate(payload: bytes) -> Estimate:
    """The estimate in ``payload``.

    Raises:
        WireError: malformed, a key missing, or a value out of range.
    """
    message = _fields.load_object(payload, MAX_ESTIMATE_BYTES)
    fields = {name: _fields.required(message, name) for name in Estimate.__dataclass_fields__}
    sources, missing = fields["sources"], fields["missing"]
    if not isinstance(sources, list) or not all(
        isinstance(pair, list) and len(pair) == 2 for pair in sources
    ):
        raise WireError("range", "the key 'sources' must be a list of pairs [location, intensity]")
    if not isinstance(missing, list):
        raise WireError("range", "the key 'missing' must be a list of node ids")
    fields["sources"] = tuple((pair[0], pair[1]) for pair in sources)
    fields["missing"] = tuple(missing)
    return Estimate(**fields)  # type: ignore[arg-type]


def encode_estimate(estimate: Estimate) -> bytes:
    """``estimate`` as the wire's JSON.

    Raises:
        WireError: more than 1 MiB.
    """
    fields = {name: getattr(estimate, name) for name in Estimate.__dataclass_fields__}
    return _fields.dump_object(fields, MAX_ESTIMATE_BYTES)
