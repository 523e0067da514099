"""A zone: the public description that its nodes and its aggregator share."""

from __future__ import annotations

import hashlib
import json
import math
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import ClassVar

from heatcloak_shared.rounding import round_up
from heatcloak_shared.schedule import Schedule

SPREADS = (1e-9, 1e9)
"""Beyond these heat is a point or even everywhere in double precision, and a sensitivity means nothing."""


@dataclass(frozen=True, slots=True)
class Interval:
    """The unit interval: a corridor of length 1.

    Attributes:
        n_sources: possible source locations, at i/n for i from 1.
        n_sensors: sensors, at j/m for j from 1.
        diffusivity: μ, in squared corridor lengths per unit of time.
        time: t, from the appearance of the heat to the measurement.
    """

    counts_from: ClassVar[int] = 1
    """The first location's number, on the wire and in worlds."""

    n_sources: int
    n_sensors: int
    diffusivity: float
    time: float

    @property
    def spread(self) -> float:
        """T = μt, in squared corridor lengths."""
        return self.diffusivity * self.time


@dataclass(frozen=True, slots=True)
class Graph:
    """A connected undirected graph: heat runs along its edges, and a move is counted in hops.

    Attributes:
        n_vertices: n; sources may be at each vertex, 0 to n − 1.
        edges: pairs of vertices, each edge once.
        weights: of the edges, in their order; a weight is how fast heat runs along an edge. None for 1.
        sensors: the vertices with a sensor, each once; the j-th (from 1) is sensor j.
        spread: τ, in units of one over a weight: what is measured is e^{−τL} times the sources.
        communities: the community of each vertex, a small number; None where none are known. Public, as all
            of the zone is.
    """

    counts_from: ClassVar[int] = 0
    """The first location's number, on the wire and in worlds."""

    n_vertices: int
    edges: tuple[tuple[int, int], ...]
    weights: tuple[float, ...] | None
    sensors: tuple[int, ...]
    spread: float
    communities: tuple[int, ...] | None = None

    @property
    def n_sources(self) -> int:
        """Possible source locations: every vertex."""
        return self.n_vertices

    @property
    def n_sensors(self) -> int:
        """How many sensors there are."""
        return len(self.sensors)


@dataclass(frozen=True, slots=True)
class Move:
    """Hidden is where one person stands. Trusts the model of how heat spreads.

    Attributes:
        alpha: the radius: a person (intensity at most 1) who moves by up to alpha is hidden. In lengths of
            a corridor; in hops on a graph, at least 1, as nobody moves by less. A source of intensity alpha
            that moves by one of these is hidden too.
    """

    alpha: float


@dataclass(frozen=True, slots=True)
class Range:
    """Hidden is whatever the sensors measure, all of them at once. Trusts nothing but the clamping.

    Attributes:
        low: the least reading that a node lets through, in the zone's unit; what is below is clamped to it.
        high: the greatest.
    """

    low: float
    high: float

    def sensitivity(self, n_sensors: int) -> float:
        """Δ₂ = √m·(high − low), rounded up: how far all readings of a round can move together."""
        return round_up(math.sqrt(n_sensors) * (self.high - self.low))


@dataclass(frozen=True, slots=True)
class Promise:
    """What is promised for one budget period.

    Attributes:
        hides: the change that an observer can't make out.
        epsilon: the bound on the log-odds that an observer gains.
        delta: the probability with which that bound may fail.
    """

    hides: Move | Range
    epsilon: float
    delta: float

    @property
    def mode(self) -> str:
        """Which sensitivity the noise is calibrated for: ``"model"`` or ``"range"``."""
        return "model" if isinstance(self.hides, Move) else "range"

    @property
    def alpha(self) -> float | None:
        """The radius of the hidden move; None where a range is hidden."""
        return self.hides.alpha if isinstance(self.hides, Move) else None


@dataclass(frozen=True, slots=True)
class Noise:
    """What every node adds, and what it was calibrated for.

    Attributes:
        sensitivity: Δ₂ of one round's readings for the change that is hidden, before the lattice.
        step: the lattice step, a power of two, in the unit of the readings.
        sigma_ticks: the scale of the discrete Gaussian, in steps.
    """

    sensitivity: float
    step: float
    sigma_ticks: int

    @property
    def sigma(self) -> float:
        """The scale of the noise in the unit of the readings."""
        return self.sigma_ticks * self.step


@dataclass(frozen=True)
class Zone:
    """A zone: where it is, when it releases, what it promises and with which noise.

    Attributes:
        name: the zone's id.
        domain: what diffuses where.
        nodes: the enrolled nodes' ids; the j-th (from 1) stands at sensor j.
        schedule: the rounds, and which of them are listed.
        promise: what is promised for one budget period.
        noise: the noise that keeps the promise.
    """

    name: str
    domain: Interval | Graph
    nodes: tuple[str, ...]
    schedule: Schedule
    promise: Promise
    noise: Noise

    @cached_property
    def rev(self) -> str:
        """The revision: first 16 hexadecimal digits of SHA-256 over the canonical JSON of all fields.

        It depends on what the zone file says, not on how it is laid out.
        """
        canonical = json.dumps(asdict(self), sort_keys=True, separators=(",", ":"), allow_nan=False)
        return hashlib.sha256(canonical.encode("ascii")).hexdigest()[:16]

    @property
    def reading_limits(self) -> tuple[float, float]:
        """Least and greatest reading that a node lets through; infinite where the promise needs none."""
        hides = self.promise.hides
        return (hides.low, hides.high) if isinstance(hides, Range) else (-math.inf, math.inf)

    @cached_property
    def places(self) -> dict[str, int]:
        """Each node's sensor number, from 1."""
        return {node: place for place, node in enumerate(self.nodes, start=1)}
