"""The aggregator's retained estimate: the approximate sources and the tracked people of one round."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from heatcloak_shared.errors import WireError
from heatcloak_shared.wire import _fields

MAX_ESTIMATE_BYTES = 1 << 20

Sources = tuple[tuple[int, float], ...]
Vicinities = tuple[tuple[float, float, float], ...]
VertexVicinities = tuple[tuple[tuple[int, ...], float], ...]
Communities = tuple[tuple[int, float], ...]

_OPTIONAL = ("pooled", "vicinities", "communities", "holding", "latest", "tracks")
_VICINITIES = (
    "the key 'vicinities' must hold triples [low, high, probability], low ≤ high, or pairs "
    "[[vertex, ...], probability]"
)
_SOURCES = "the key 'sources' must be a list of pairs [location, intensity]"
_TRACKS = (
    "the key 'tracks' must be a list of objects with id, since, probability, and either place, low and high "
    "or vertex and vertices"
)
_BY_COMMUNITY = {
    "communities": "the key 'communities' must hold pairs [community, share], shares from 0 to 1",
    "holding": "the key 'holding' must hold pairs [community, probability], probabilities from 0 to 1",
}


@dataclass(frozen=True, slots=True)
class Pooled:
    """The sources recovered from this round's readings pooled with those of earlier rounds.

    Attributes:
        rounds: how many rounds were pooled, including this one; at least 1.
        status: the status of the recovery.
        sources, vicinities, communities, holding: as in `Estimate`.

    Raises:
        WireError: a field is out of the wire's range.
    """

    rounds: int
    status: str
    sources: Sources
    vicinities: Vicinities | VertexVicinities | None = None
    communities: Communities | None = None
    holding: Communities | None = None

    def __post_init__(self) -> None:
        _fields.check_integer("rounds", self.rounds, 1, _fields.MAX_INTEGER)
        _check_result(self)


@dataclass(frozen=True, slots=True)
class Track:
    """A person in a corridor, followed over rounds, in the round of an estimate.

    Attributes:
        id: number of the person, at least 1; the same in every round.
        since: first round of the person, as far as it is known; at most the estimate's round.
        probability: probability that the person is there in this round.
        place: median place, in corridor lengths from 0 to 1.
        low: low end of the region that holds the person with a probability of 90 %, if they are there.
        high: its high end.

    Raises:
        WireError: a field is out of the wire's range.
    """

    id: int
    since: int
    probability: float
    place: float
    low: float
    high: float

    def __post_init__(self) -> None:
        _check_person(self)
        for name in ("place", "low", "high"):
            _check_share(name, getattr(self, name))
        if self.low > self.high:
            raise WireError(
                "range", f"low of a track must be at most high, got {self.low!r} and {self.high!r}"
            )


@dataclass(frozen=True, slots=True)
class VertexTrack:
    """A person on a graph, followed over rounds, in the round of an estimate.

    Attributes:
        id, since, probability: as in `Track`.
        vertex: most probable vertex.
        vertices: distinct vertices of the region that holds the person with a probability of 90 %, if they
            are there; at least one.

    Raises:
        WireError: a field is out of the wire's range.
    """

    id: int
    since: int
    probability: float
    vertex: int
    vertices: tuple[int, ...]

    def __post_init__(self) -> None:
        _check_person(self)
        _fields.check_integer("vertex", self.vertex, 0, _fields.MAX_INTEGER)
        for vertex in self.vertices:
            _fields.check_integer("vertices", vertex, 0, _fields.MAX_INTEGER)
        if not self.vertices or len(set(self.vertices)) < len(self.vertices):
            raise WireError("range", "vertices of a track must be a nonempty list of different vertices")


Tracks = tuple[Track, ...] | tuple[VertexTrack, ...]


@dataclass(frozen=True, slots=True)
class Estimate:
    """The recovered sources of one round.

    Attributes:
        zone: the zone's id.
        rev: the revision of the zone file of its readings.
        round: the round.
        method: the recovery method, for example ``"bpdn"``.
        status: ``"optimal"``, ``"relaxed"``, or another status of the method.
        sources: pairs of source location (counted as in the domain: from 1 on the interval, vertices of a
            graph from 0) and intensity; other locations have intensity 0.
        missing: enrolled nodes whose readings were left out.
        pooled: the result of the latest rounds that agree; None if rounds are not pooled.
        vicinities: for every region that holds a source its low end, high end and probability, or on a graph
            its vertices and the probability; None if the method reports none.
        communities: pairs of community and its share of all recovered intensity; empty if nothing was
            recovered, None if the zone's graph has no communities.
        holding: pairs of community and the probability that it holds at least one source; None if there are
            no communities, or the method reports no probabilities.
        latest: newest round whose readings the estimate uses, at least ``round``, if the method follows
            people over rounds; None for other methods, which use no later round.
        tracks: the people of this round who are followed, all of one type and with different ids; empty if
            nobody is, None if the method does not follow people.

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
    vicinities: Vicinities | VertexVicinities | None = None
    communities: Communities | None = None
    holding: Communities | None = None
    latest: int | None = None
    tracks: Tracks | None = None

    def __post_init__(self) -> None:
        _fields.check_identifier("zone", self.zone)
        _fields.check_hex("rev", self.rev, 16)
        _fields.check_integer("round", self.round, -_fields.MAX_INTEGER, _fields.MAX_INTEGER)
        _fields.check_text("method", self.method, 64)
        for node in self.missing:
            _fields.check_identifier("missing", node)
        _check_result(self)
        if self.latest is not None:
            _fields.check_integer("latest", self.latest, self.round, _fields.MAX_INTEGER)
        _check_tracks(self)


def decode_estimate(payload: bytes) -> Estimate:
    """Return the estimate in ``payload``.

    Raises:
        WireError: malformed, a key missing, or a value out of range.
    """
    message = _fields.load_object(payload, MAX_ESTIMATE_BYTES)
    names = [name for name in Estimate.__dataclass_fields__ if name not in _OPTIONAL]
    fields = {name: _fields.required(message, name) for name in names} | _decode_result(message)
    missing = fields["missing"]
    if not isinstance(missing, list):
        raise WireError("range", "the key 'missing' must be a list of node ids")
    fields["missing"] = tuple(missing)
    if "pooled" in message:
        fields["pooled"] = _decode_pooled(message["pooled"])
    if "latest" in message:
        fields["latest"] = _fields.check_integer(
            "latest", message["latest"], -_fields.MAX_INTEGER, _fields.MAX_INTEGER
        )
    if "tracks" in message:
        fields["tracks"] = _decode_tracks(message["tracks"])
    return Estimate(**fields)  # type: ignore[arg-type]


def encode_estimate(estimate: Estimate) -> bytes:
    """Return ``estimate`` as the wire's JSON, without the fields that are None.

    Raises:
        WireError: more than 1 MiB.
    """
    fields = _fields.present(estimate)
    if estimate.pooled is not None:
        fields["pooled"] = _fields.present(estimate.pooled)
    if estimate.tracks is not None:
        fields["tracks"] = [_fields.present(track) for track in estimate.tracks]
    return _fields.dump_object(fields, MAX_ESTIMATE_BYTES)


def _check_result(result: Estimate | Pooled) -> None:
    _fields.check_text("status", result.status, 64)
    for location, intensity in result.sources:
        _fields.check_integer("sources", location, 0, _fields.MAX_INTEGER)
        _fields.check_finite("sources", intensity)
    _check_vicinities(result.vicinities)
    for key, expected in _BY_COMMUNITY.items():
        for community, number in getattr(result, key) or ():
            _fields.check_integer(key, community, 0, _fields.MAX_INTEGER)
            if not 0 <= _fields.check_finite(key, number) <= 1:
                raise WireError("range", expected)


def _check_vicinities(vicinities: Vicinities | VertexVicinities | None) -> None:
    if len({len(region) for region in vicinities or ()}) > 1:
        raise WireError("range", _VICINITIES)
    for region in vicinities or ():
        place, probability = region[0], region[-1]
        if isinstance(place, tuple):
            for vertex in place:
                _fields.check_integer("vicinities", vertex, 0, _fields.MAX_INTEGER)
            is_place = bool(place)
        else:
            is_place = _fields.check_finite("vicinities", place) <= _fields.check_finite(
                "vicinities", region[1]
            )
        if not is_place or not 0 <= _fields.check_finite("vicinities", probability) <= 1:
            raise WireError("range", _VICINITIES)


def _check_person(track: Track | VertexTrack) -> None:
    _fields.check_integer("id", track.id, 1, _fields.MAX_INTEGER)
    _fields.check_integer("since", track.since, -_fields.MAX_INTEGER, _fields.MAX_INTEGER)
    _check_share("probability", track.probability)


def _check_share(name: str, value: float) -> None:
    if not 0 <= _fields.check_finite(name, value) <= 1:
        raise WireError("range", f"{name} of a track must be from 0 to 1, got {value!r}")


def _check_tracks(estimate: Estimate) -> None:
    tracks = estimate.tracks or ()
    if len({type(track) for track in tracks}) > 1:
        raise WireError("range", "the tracks of an estimate must all have places or all have vertices")
    if len({track.id for track in tracks}) < len(tracks):
        raise WireError("range", "the tracks of an estimate must have different ids")
    for track in tracks:
        if track.since > estimate.round:
            raise WireError(
                "range",
                f"since of track {track.id} must be at most the round {estimate.round}, got {track.since}",
            )


def _decode_result(message: Mapping[str, object]) -> dict[str, object]:
    return {
        "status": _fields.required(message, "status"),
        "sources": _fields.check_pairs(_fields.required(message, "sources"), _SOURCES),
        "vicinities": _decode_vicinities(message),
    } | {
        key: _fields.check_pairs(message[key], expected)
        for key, expected in _BY_COMMUNITY.items()
        if key in message
    }


def _decode_vicinities(message: Mapping[str, object]) -> Vicinities | VertexVicinities | None:
    if "vicinities" not in message:
        return None
    value = message["vicinities"]
    if not isinstance(value, list) or not all(map(_is_region, value)):
        raise WireError("range", _VICINITIES)
    return tuple((tuple(item[0]), item[1]) if len(item) == 2 else tuple(item) for item in value)


def _is_region(item: object) -> bool:
    if not isinstance(item, list) or len(item) not in (2, 3):
        return False
    return len(item) == 3 or isinstance(item[0], list)


def _decode_pooled(value: object) -> Pooled:
    if not isinstance(value, dict):
        raise WireError("range", "the key 'pooled' must be an object of rounds, status and sources")
    return Pooled(rounds=_fields.required(value, "rounds"), **_decode_result(value))  # type: ignore[arg-type]


def _decode_tracks(value: object) -> Tracks:
    if not isinstance(value, list):
        raise WireError("range", _TRACKS)
    return tuple(map(_decode_track, value))  # type: ignore[return-value]  # `Estimate` checks the type


def _decode_track(value: object) -> Track | VertexTrack:
    if not isinstance(value, dict) or ("place" in value) == ("vertex" in value):
        raise WireError("range", _TRACKS)
    kind = Track if "place" in value else VertexTrack
    fields = {name: _fields.required(value, name) for name in kind.__dataclass_fields__}
    if kind is VertexTrack:
        if not isinstance(fields["vertices"], list):
            raise WireError("range", _TRACKS)
        fields["vertices"] = tuple(fields["vertices"])
    return kind(**fields)  # type: ignore[arg-type]
