"""The data model of a heat zone: its promise and its noise."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from heatcloak_shared.noise import NoiseKind
from heatcloak_shared.rounding import round_up

SENSOR_RESOLUTIONS = {"tmp117": 0.0078125, "ds18b20": 0.0625, "amg8833": 0.25}
"""The greatest step between two values that a kind of sensor reports, in its own unit, for known kinds."""


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

    def sensitivity(self, relative_scales: Sequence[float]) -> float:
        """Return (high − low)·√(Σ 1/scaleⱼ²), rounded up: every reading changes by the whole range.

        Args:
            relative_scales: see `Noise.relative_scales`; all 1 gives √m·(high − low).
        """
        return round_up(math.hypot(*((self.high - self.low) / scale for scale in relative_scales)))


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
        kind: its distribution.
        sensitivity: the greatest ℓ₂ length of a hidden change of one round's readings, before any rounding,
            in their unit, each divided by its sensor's entry of `relative_scales`; Δ₂ if the noise is
            uniform. Lowering a scale below the present least one therefore raises `weighted_sensitivity`.
        step: the lattice step, a power of two, in the unit of the readings.
        sigma_ticks: the scale of each sensor's noise, in steps.
    """

    kind: NoiseKind
    sensitivity: float
    step: float
    sigma_ticks: tuple[int, ...]

    @property
    def relative_scales(self) -> tuple[float, ...]:
        """Return the scale of each sensor's noise as a multiple of the least one."""
        least = min(self.sigma_ticks)
        return tuple(ticks / least for ticks in self.sigma_ticks)

    @property
    def weighted_sensitivity(self) -> float:
        """Return ``sensitivity`` over the least scale, rounded up: the change in units of the noise."""
        return round_up(self.sensitivity / (min(self.sigma_ticks) * self.step))

    @property
    def sigmas(self) -> tuple[float, ...]:
        """Return the scale of each sensor's noise in the unit of the readings."""
        return tuple(ticks * self.step for ticks in self.sigma_ticks)

    @property
    def sigma(self) -> float:
        """Return the root mean square of the scales in the unit of the readings."""
        squares = math.fsum(float(ticks) * ticks for ticks in self.sigma_ticks)
        return self.step * math.sqrt(squares / len(self.sigma_ticks))

    @property
    def is_uniform(self) -> bool:
        """Return whether all sensors have noise of one scale."""
        return len(set(self.sigma_ticks)) == 1
