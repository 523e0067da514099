"""Ways to the earth mover's distance between two source vectors, with one face: those on the interval."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import count
from typing import Any, ClassVar

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalDomain
from heatcloak_aggregator.earth_mover import emd
from heatcloak_lab.benchmarks.peers import missing_package
from heatcloak_lab.benchmarks.probes import Probe, Solve
from heatcloak_lab.benchmarks.quiet import quiet

Pair = tuple[FloatArray, FloatArray]
Distance = Callable[[FloatArray, FloatArray], float]

_INPUTS = 8


class Way(ABC):
    """One way to compute it.

    Attributes:
        name: what it is called.
        packages: what must be importable for it, besides what every installation has.
        most: the largest n that it is asked for; None for any.
        why: the reason for that.
    """

    name: ClassVar[str]
    packages: ClassVar[tuple[str, ...]] = ()
    most: ClassVar[int | None] = None
    why: ClassVar[str] = ""

    @abstractmethod
    def prepare(self, n: int) -> Distance:
        """All that can be done before there are vectors."""

    def missing(self) -> str | None:
        """The first package that can't be imported, or None."""
        return missing_package(self.packages)


class Ours(Way):
    """``emd``."""

    name = "emd"

    def prepare(self, n: int) -> Distance:
        """Take the domain."""
        domain = IntervalDomain(n, 1)
        return lambda a, b: emd(domain, a, b)


class Scipy(Way):
    """scipy's distance of weighted samples on a line."""

    name = "scipy"

    def prepare(self, n: int) -> Distance:
        """Take the places."""
        from scipy.stats import wasserstein_distance

        places = np.arange(1, n + 1) / n
        return lambda a, b: float(wasserstein_distance(places, places, a, b))


class PotLine(Way):
    """POT's transport on a line; it wants vectors of mass one, and scaling them is counted."""

    name = "pot-1d"
    packages = ("ot",)

    def prepare(self, n: int) -> Distance:
        """Take the places."""
        from ot import emd2_1d

        places = np.arange(1, n + 1) / n
        return lambda a, b: float(emd2_1d(places, places, a / a.sum(), b / b.sum(), metric="euclidean"))


class PotNetwork(Way):
    """POT's network simplex on the matrix of all distances: transport anywhere, not on a line only."""

    name = "pot-network"
    packages = ("ot",)
    most = 1000
    why = "its matrix of distances has n² entries"

    def prepare(self, n: int) -> Distance:
        """Form the matrix of distances."""
        from ot import emd2

        places = np.arange(1, n + 1) / n
        costs = np.abs(places[:, None] - places)

        def distance(a: FloatArray, b: FloatArray) -> float:
            with quiet():
                return float(emd2(a / a.sum(), b / b.sum(), costs, numItermax=10_000_000))

        return distance


@dataclass(frozen=True)
class Contest:
    """Where the distance is measured, and who takes part.

    Attributes:
        kind: of the probe that measures one way alone.
        ways: by name; ours is the first.
        sources: of the first vector of a pair unless asked for otherwise; 0 for no zero in either.
        note: what the ways know.
    """

    kind: str
    ways: Mapping[str, Way]
    sources: int
    note: str


ON_INTERVAL = Contest(
    "emd",
    {way.name: way for way in (Ours(), Scipy(), PotLine(), PotNetwork())},
    sources=0,
    note="pot-network solves transport for any distances, ours and the others know that the places lie on a "
    "line.",
)


def draw_pair(n: int, seed: int, sources: int = 0) -> Pair:
    """Two vectors of n intensities.

    Args:
        n: how many.
        seed: what they are drawn from.
        sources: places of the first one that have any, at most n; 0 for all, the most that there is to move.
    """
    rng = np.random.default_rng([seed, n])
    first, second = rng.random(n) + 1e-3, rng.random(n) + 1e-3
    if sources:
        first[rng.permutation(n)[sources:]] = 0.0
    return first, second


class DistanceProbe(Probe):
    """One way, measured alone."""

    def __init__(self, contest: Contest, name: str) -> None:
        self._way = contest.ways[name]

    def small(self) -> dict[str, Any]:
        """Ten places."""
        return {"n": 10, "seed": 0, "sources": 0}

    def load(self, setting: dict[str, Any]) -> Callable[[], Solve]:
        """Draw the vectors."""
        n, seed, sources = (int(setting[name]) for name in ("n", "seed", "sources"))
        pairs = [draw_pair(n, seed + number, sources) for number in range(_INPUTS)]

        def prepare() -> Solve:
            distance = self._way.prepare(n)
            return lambda number: np.isfinite(distance(*pairs[number % _INPUTS])).item()

        return prepare


def pairs_of(n: int, seed: int, sources: int) -> Iterator[Pair]:
    """Pairs without end."""
    return (draw_pair(n, seed + number, sources) for number in count())
