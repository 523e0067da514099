"""A zone: the public description that its nodes and its aggregator share."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from functools import cached_property

from heatcloak_shared import budget
from heatcloak_shared.schedule import Schedule


@dataclass(frozen=True, slots=True)
class Interval:
    """The unit interval: a corridor of length 1.

    Attributes:
        n_sources: possible source locations, at i/n for i from 1.
        n_sensors: sensors, at j/m for j from 1.
        diffusivity: μ, in squared corridor lengths per unit of time.
        time: t, from the appearance of the heat to the measurement.
    """

    n_sources: int
    n_sensors: int
    diffusivity: float
    time: float

    @property
    def spread(self) -> float:
        """T = μt, in squared corridor lengths."""
        return self.diffusivity * self.time


@dataclass(frozen=True, slots=True)
class Promise:
    """What one person is promised for one budget period.

    Attributes:
        alpha: the radius: a person (intensity at most 1) who moves by up to alpha is hidden.
        epsilon: the bound on the log-odds that an observer gains.
        delta: the probability with which that bound may fail.
    """

    alpha: float
    epsilon: float
    delta: float


@dataclass(frozen=True, slots=True)
class Noise:
    """What every node adds, and what it was calibrated for.

    Attributes:
        sensitivity: Δ₂ of the zone's readings for its alpha, before the lattice.
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
        promise: what one person is promised for one budget period.
        noise: the noise that keeps the promise.
    """

    name: str
    domain: Interval
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

    @cached_property
    def places(self) -> dict[str, int]:
        """Each node's sensor number, from 1."""
        return {node: place for place, node in enumerate(self.nodes, start=1)}

    @property
    def attackers_best(self) -> float:
        """About how well the best attacker places a single source in one round: a rule of thumb, no bound."""
        return budget.attackers_best(self.promise.alpha, self.noise.sigma, self.noise.sensitivity)
