"""A zone: the public description that its nodes and its aggregator share."""

from __future__ import annotations

import hashlib
import json
import math
from dataclasses import asdict, dataclass
from functools import cached_property

from heatcloak_shared.rounding import round_up
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone.domain import ZoneDomain


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
    domain: ZoneDomain
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
