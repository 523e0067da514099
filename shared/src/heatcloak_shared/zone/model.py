"""The data model of a zone: promise, noise, and the zone itself."""

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
    """A promise that hides the place of one person, if the model of heat holds.

    Attributes:
        alpha: the radius: moving a person (intensity at most 1) by up to alpha is hidden. In lengths of a
            corridor; in hops on a graph, at least 1. Moving a source of intensity alpha by 1 is hidden too.
    """

    alpha: float


@dataclass(frozen=True, slots=True)
class Range:
    """A promise that hides any change of all readings within a range, without a model of heat.

    Attributes:
        low: the least reading, in the zone's unit; nodes clamp lower readings to it.
        high: the greatest reading.
    """

    low: float
    high: float

    def sensitivity(self, n_sensors: int) -> float:
        """Return Δ₂ = √m·(high − low), rounded up: the greatest change of all readings of a round."""
        return round_up(math.sqrt(n_sensors) * (self.high - self.low))


@dataclass(frozen=True, slots=True)
class Promise:
    """The promise for one budget period.

    Attributes:
        hides: the change that is hidden.
        epsilon: bound on the log-odds that an observer gains.
        delta: probability with which this bound may fail.
    """

    hides: Move | Range
    epsilon: float
    delta: float

    @property
    def mode(self) -> str:
        """Return ``"model"`` for a hidden move, ``"range"`` for a hidden range."""
        return "model" if isinstance(self.hides, Move) else "range"

    @property
    def alpha(self) -> float | None:
        """Return the radius of the hidden move; None for a hidden range."""
        return self.hides.alpha if isinstance(self.hides, Move) else None


@dataclass(frozen=True, slots=True)
class Noise:
    """The noise of every node, and its calibration.

    Attributes:
        sensitivity: Δ₂ of one round's readings for the hidden change, before quantisation.
        step: the lattice step, a power of two, in the unit of the readings.
        sigma_ticks: the scale of the discrete Gaussian, in steps.
    """

    sensitivity: float
    step: float
    sigma_ticks: int

    @property
    def sigma(self) -> float:
        """Return the scale of the noise in the unit of the readings."""
        return self.sigma_ticks * self.step


@dataclass(frozen=True)
class Zone:
    """A zone.

    Attributes:
        name: the zone's id.
        domain: where heat spreads.
        nodes: ids of the enrolled nodes; the j-th (from 1) has sensor j.
        schedule: the rounds, and which of them are listed.
        promise: the promise for one budget period.
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
        """Return the revision: the first 16 hexadecimal digits of SHA-256 over all fields' canonical JSON.

        It depends on the values in the zone file, not on its layout.
        """
        canonical = json.dumps(asdict(self), sort_keys=True, separators=(",", ":"), allow_nan=False)
        return hashlib.sha256(canonical.encode("ascii")).hexdigest()[:16]

    @property
    def reading_limits(self) -> tuple[float, float]:
        """Return the limits that nodes clamp readings to; infinite for a hidden move."""
        hides = self.promise.hides
        return (hides.low, hides.high) if isinstance(hides, Range) else (-math.inf, math.inf)

    @cached_property
    def places(self) -> dict[str, int]:
        """Return each node's sensor number, from 1."""
        return {node: place for place, node in enumerate(self.nodes, start=1)}
