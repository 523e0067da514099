"""The aggregator's retained estimate: where, roughly, the heat of one round came from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from heatcloak_shared.errors import WireError
from heatcloak_shared.wire import _fields

MAX_ESTIMATE_BYTES = 1 << 20

Sources = tuple[tuple[int, float], ...]
Vicinities = tuple[tuple[float, float, float], ...]

_OPTIONAL = ("pooled", "vicinities")


@dataclass(frozen=True, slots=True)
class Pooled:
    """The sources recovered from this round's readings pooled with those of rounds before it.

    Attributes:
        rounds: how many rounds were pooled, this one among them; at least 1.
        status: of the recovery.
        sources: pairs of source location and intensity, as those of the estimate.
        vicinities: as those of the estimate.

    Raises:
        WireError: a field is out of the wire's range.
    """

    rounds: int
    status: str
    sources: Sources
    vicinities: Vicinities | None = None

    def __post_init__(self) -> None:
        _fields.check_integer("rounds", self.rounds, 1, _fields.MAX_INTEGER)
        _fields.check_text("status", self.status, 64)
        _check_sources(self.sources)
        _check_vicinities(self.vicinities)


@dataclass(frozen=True, slots=True)
class Estimate:
    """The recovered sources of one round.

    Attributes:
        zone: the zone's id.
        rev: the revision of the zone file whose readings it was made of.
        round: the round.
        method: how it was recovered, for example ``"bpdn"``.
        status: ``"optimal"``, ``"relaxed"``, or another word of the method's.
        sources: pairs of source location (counted as in the domain: from 1 on the interval) and intensity;
            locations that are not named have intensity 0.
        missing: enrolled nodes whose readings were left out.
        pooled: what the latest rounds that agree tell together; None where rounds are not pooled.
        vicinities: low end, high end and probability of every region that holds a source; None where the
            method tells none.

    Raises:
        WireError: a field is out of the wire's range.
    """

    zone: str
    rev: str
    round: int
    method: str
    status: str
    sources: Sources
    missing: tuple[str, ...]
    pooled: Pooled | None = None
    vicinities: Vicinities | None = None

    def __post_init__(self) -> None:
        _fields.check_identifier("zone", self.zone)
        _fields.check_hex("rev", self.rev, 16)
        _fields.check_integer("round", self.round, -_fields.MAX_INTEGER, _fields.MAX_INTEGER)
        _fields.check_text("method", self.method, 64)
        _fields.check_text("status", self.status, 64)
        _check_sources(self.sources)
        for node in self.missing:
            _fields.check_identifier("missing", node)
        _check_vicinities(self.vicinities)


def decode_estimate(payload: bytes) -> Estimate:
    """The estimate in ``payload``.

    Raises:
        WireError: malformed, a key missing, or a value out of range.
    """
    message = _fields.load_object(payload, MAX_ESTIMATE_BYTES)
    fields = {name: _fields.required(message, name) for name in _required_names()}
    fields["sources"] = _decode_sources(fields["sources"])
    missing = fields["missing"]
    if not isinstance(missing, list):
        raise WireError("range", "the key 'missing' must be a list of node ids")
    fields["missing"] = tuple(missing)
    fields["pooled"] = _decode_pooled(message["pooled"]) if "pooled" in message else None
    fields["vicinities"] = _decode_vicinities(message)
    return Estimate(**fields)  # type: ignore[arg-type]


def encode_estimate(estimate: Estimate) -> bytes:
    """``estimate`` as the wire's JSON; what is None is left out.

    Raises:
        WireError: more than 1 MiB.
    """
    fields: dict[str, object] = {name: getattr(estimate, name) for name in _required_names()}
    if estimate.pooled is not None:
        fields["pooled"] = _encode_pooled(estimate.pooled)
    if estimate.vicinities is not None:
        fields["vicinities"] = estimate.vicinities
    return _fields.dump_object(fields, MAX_ESTIMATE_BYTES)


def _required_names() -> list[str]:
    return [name for name in Estimate.__dataclass_fields__ if name not in _OPTIONAL]


def _check_sources(sources: Sources) -> None:
    for location, intensity in sources:
        _fields.check_integer("sources", location, 0, _fields.MAX_INTEGER)
        _fields.check_finite("sources", intensity)


def _check_vicinities(vicinities: Vicinities | None) -> None:
    for low, high, probability in vicinities or ():
        for number in (low, high, probability):
            _fields.check_finite("vicinities", number)
        if low > high or not 0 <= probability <= 1:
            raise WireError(
                "range", "the key 'vicinities' must hold triples [low, high, probability], low ≤ high"
            )


def _decode_sources(value: object) -> Sources:
    if not isinstance(value, list) or not all(isinstance(pair, list) and len(pair) == 2 for pair in value):
        raise WireError("range", "the key 'sources' must be a list of pairs [location, intensity]")
    return tuple((pair[0], pair[1]) for pair in value)


def _decode_vicinities(message: Mapping[str, object]) -> Vicinities | None:
    if "vicinities" not in message:
        return None
    value = message["vicinities"]
    if not isinstance(value, list) or not all(isinstance(item, list) and len(item) == 3 for item in value):
        raise WireError("range", "the key 'vicinities' must be a list of triples [low, high, probability]")
    return tuple((item[0], item[1], item[2]) for item in value)


def _encode_pooled(pooled: Pooled) -> dict[str, object]:
    fields: dict[str, object] = {
        "rounds": pooled.rounds,
        "status": pooled.status,
        "sources": pooled.sources,
    }
    return fields if pooled.vicinities is None else {**fields, "vicinities": pooled.vicinities}


def _decode_pooled(value: object) -> Pooled:
    if not isinstance(value, dict):
        raise WireError("range", "the key 'pooled' must be an object of rounds, status and sources")
    return Pooled(
        rounds=_fields.required(value, "rounds"),  # type: ignore[arg-type]
        status=_fields.required(value, "status"),  # type: ignore[arg-type]
        sources=_decode_sources(_fields.required(value, "sources")),
        vicinities=_decode_vicinities(value),
    )
