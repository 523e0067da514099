"""The privacy budget of a zone: what the noise of all its sensors spends in one budget period.

Let σⱼ be the scale of sensor j's noise. The weighted sensitivity is the greatest length of a change of the
readings of one round, each divided by its σⱼ, that the promise hides; with equal scales it is Δ₂/σ. A sensor
that reports in steps of at most r is off by r/2 at most, so that it moves the difference of two readings by
at most r, and rounding to the lattice of step g moves it by at most g. So the length grows by at most
(r + g)·√(Σ 1/σⱼ²). With R releases, μ = √R·(weighted sensitivity + that), and ρ = μ²/2.

Rounded Gaussian noise is μ-GDP: quantised reading + round(N) = round(quantised reading + N) is
post-processing of Gaussian noise N (`heatcloak_shared.gaussian_dp`). Discrete Gaussian noise is ρ-zCDP
(`heatcloak_shared.zcdp`).

`heatcloak_aggregator.zones.calibration` chooses scales that keep a promise. Every result is rounded toward
privacy.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from heatcloak_shared.errors import ParameterError
from heatcloak_shared.gaussian_dp import gaussian_delta, gaussian_epsilon, gaussian_mu
from heatcloak_shared.noise import LARGEST_SCALE, NOISE_KINDS, NoiseKind, check_scale, truncation_bound
from heatcloak_shared.parameters import (
    MOST_COUNT,
    check_integer,
    check_nonnegative,
    check_positive,
    check_power_of_two,
    check_probability,
)
from heatcloak_shared.rounding import exp_up, round_up
from heatcloak_shared.zcdp import check_epsilon, delta_from_rho, epsilon_from_rho, rho_for

_MOST_MU = 1.414e75  # ρ = μ²/2 is then within the limit of `heatcloak_shared.zcdp`


def lattice_step(sensitivity: float, n_sensors: int, inflation: float) -> float:
    """Return the lattice step: the largest power of two g with g·√m <= inflation·Δ₂.

    Args:
        sensitivity: Δ₂ before the lattice, above 0.
        n_sensors: m, >= 1.
        inflation: the fraction by which the lattice may raise the sensitivity, above 0.

    Raises:
        ParameterError: an argument is outside its range, or the step is too small for a double.
    """
    room = check_positive("inflation", inflation) * check_positive("sensitivity", sensitivity)
    root = math.sqrt(check_integer("n_sensors", n_sensors, 1, MOST_COUNT))
    largest = check_positive("inflation of this sensitivity", room / root)
    return check_power_of_two("step for this sensitivity", math.ldexp(0.5, math.frexp(largest)[1]))


def lattice_sensitivity(sensitivity: float, step: float, n_sensors: int, resolution: float = 0.0) -> float:
    """Return Δ₂ + (r + g)·√m, rounded up: the sensitivity of readings rounded to the lattice.

    The sensor moves each of the m coordinates by at most r/2 and the lattice by at most g/2, so both move the
    difference of two vectors by at most (r + g)·√m.

    Args:
        sensitivity: Δ₂ before any rounding, above 0.
        step: g, a power of two.
        n_sensors: m, >= 1.
        resolution: r, the greatest step in which a sensor reports, in the unit of ``step``, >= 0.

    Raises:
        ParameterError: an argument or the sum is outside its range.
    """
    root = math.sqrt(check_integer("n_sensors", n_sensors, 1, MOST_COUNT))
    rounding = check_power_of_two("step", step) + check_nonnegative("resolution", resolution)
    rounded = check_positive("sensitivity", sensitivity) + rounding * root
    return check_positive("sensitivity on this lattice", round_up(rounded))


def ticks_for(sigma: float, step: float) -> int:
    """Return σ in lattice steps, rounded up to an integer.

    Raises:
        ParameterError: an argument is outside its range, or σ is above the samplers' largest scale.
    """
    ticks = check_positive("sigma", sigma) / check_power_of_two("step", step)
    if ticks > LARGEST_SCALE:
        raise ParameterError(f"sigma is more than {LARGEST_SCALE} steps: raise step or release less often")
    return max(math.ceil(ticks), 1)


def lattice_allowance(sigma_ticks: Sequence[int], resolution_ticks: float = 0.0) -> float:
    """Return (r + 1)·√(Σ 1/σⱼ²), rounded up: what the rounding of readings adds at most.

    The sensor moves the difference of two readings by at most r ticks, and the lattice by at most one. A tick
    is 1/σⱼ of the noise's scale.

    Args:
        sigma_ticks: σⱼ in ticks, one for each sensor.
        resolution_ticks: r, the greatest step in which a sensor reports, in ticks, >= 0.

    Raises:
        ParameterError: a scale is not an integer from 1 to `LARGEST_SCALE`, or there is none; or r is outside
            its range.
    """
    if not sigma_ticks:
        raise ParameterError("sigma_ticks is empty: give one scale for each sensor")
    scales = Counter(sigma_ticks).items()
    root = math.sqrt(math.fsum(count / check_scale(ticks) ** 2 for ticks, count in scales))
    return round_up((1.0 + check_nonnegative("resolution_ticks", resolution_ticks)) * root)


def truncation_delta(epsilon: float, distance: float) -> float:
    """Return (1 + e^ε)·TV, rounded up and at most 1: the addition to δ for inexact samples.

    Args:
        epsilon: 0 < epsilon <= 1e150.
        distance: TV >= 0, the sum over all samples of the total variation distance of each from its
            distribution.

    Raises:
        ParameterError: an argument is outside its range.
    """
    exponent = check_epsilon(epsilon)
    if check_nonnegative("distance", distance) == 0.0:
        return 0.0
    shift = math.log(distance) + math.log1p(math.exp(-exponent))
    return exp_up(exponent + shift, exponent + abs(shift))


def attackers_best(alpha: float, weighted_sensitivity: float, releases: int = 1) -> float:
    """Return the approximate mean error of an observer who locates a single source: 0.8·α/(Δ₂/σ).

    A rule of thumb for an observer without prior knowledge: the mean distance over all locations of a source
    of known intensity, whatever the number of sensors and the spread. It is not a bound: prior knowledge
    makes the distance smaller, and so do some locations. It is not rounded. A source that does not move for R
    rounds is located √R times better.

    Args:
        alpha: radius of the promise, above 0.
        weighted_sensitivity: of one release for ``alpha``, above 0; Δ₂/σ if all scales are σ.
        releases: R, for a source that does not move, >= 1.

    Raises:
        ParameterError: an argument or the distance is outside its range.
    """
    change = check_positive("weighted_sensitivity", weighted_sensitivity)
    rounds = check_integer("releases", releases, 1, MOST_COUNT)
    return check_positive("distance", 0.8 * check_positive("alpha", alpha) / (change * math.sqrt(rounds)))


def distinguishing_probability(
    kind: NoiseKind,
    change: float,
    sigma_ticks: Sequence[int],
    releases: int = 1,
    resolution_ticks: float = 0.0,
) -> float:
    """Return the largest probability of identifying which of two equally likely worlds is the true one.

    The bound holds for every observer who considers both worlds equally likely beforehand and does not know
    the key of the noise. It is (1 + TV)/2, with TV the total variation distance of the releases in the two
    worlds. For Gaussian noise it is Φ(√R·D/2), with D the length of the readings' difference, each divided by
    its σⱼ (Neyman & Pearson 1933), and rounded Gaussian noise is post-processing of that. For discrete
    Gaussian noise a sum replaces the integral; at worst it gives the value for D·(1 + 1/24σ²), up to terms of
    higher order. D is increased by twice that, with the least σ.

    Args:
        kind: the noise.
        change: length of the difference of the readings of one release in the two worlds, each divided by
            its σⱼ, before they are rounded; >= 0.
        sigma_ticks: σⱼ, one for each sensor.
        releases: R, the number of releases with that distance, >= 1.
        resolution_ticks: see `lattice_allowance`.

    Returns:
        A probability from one half to 1, rounded up.

    Raises:
        ParameterError: an argument is outside its range.
    """
    rounds = check_integer("releases", releases, 1, MOST_COUNT)
    distance = check_nonnegative("change", change) + lattice_allowance(sigma_ticks, resolution_ticks)
    ratio = round_up(0.5 * distance * math.sqrt(rounds))
    if _check_kind(kind) == "discrete-gaussian":
        least = min(sigma_ticks)
        ratio *= 1.0 + 1.0 / (12.0 * least * least)
    return min(round_up(0.5 * math.erfc(-ratio * math.sqrt(0.5))), 1.0)


def delta_from_mu(kind: NoiseKind, mu: float, epsilon: float) -> float:
    """Return δ at ``epsilon`` for noise whose releases have the length μ together, rounded up.

    Args:
        kind: the noise.
        mu: μ >= 0: the length of the changes of all releases together, each divided by its σⱼ.
        epsilon: 0 < epsilon <= 1e150.

    Raises:
        ParameterError: an argument is outside its range.
    """
    if _check_kind(kind) == "discrete-gaussian":
        return delta_from_rho(rho_from_mu(mu), epsilon)
    return gaussian_delta(mu, check_epsilon(epsilon))


def epsilon_from_mu(kind: NoiseKind, mu: float, delta: float) -> float:
    """Return the smallest ε with ``delta_from_mu(kind, mu, ε) <= delta``, rounded up; at least 1e-150.

    Raises:
        ParameterError: an argument is outside its range, or no ε is enough.
    """
    if _check_kind(kind) == "discrete-gaussian":
        return epsilon_from_rho(rho_from_mu(mu), delta)
    return gaussian_epsilon(mu, delta)


def mu_for(kind: NoiseKind, epsilon: float, delta: float) -> float:
    """Return the largest μ with ``delta_from_mu(kind, μ, epsilon) <= delta``, rounded down.

    Raises:
        ParameterError: an argument is outside its range, or no μ is small enough.
    """
    if _check_kind(kind) != "discrete-gaussian":
        return gaussian_mu(epsilon, delta)
    mu, nudge = math.sqrt(2.0 * rho_for(epsilon, delta)), 2.0**-49
    while delta_from_mu(kind, mu, epsilon) > delta:
        mu *= 1.0 - nudge
        nudge *= 2.0
    return mu


def rho_from_mu(mu: float) -> float:
    """Return ρ = μ²/2, rounded up.

    Raises:
        ParameterError: μ is negative or above 1.414e75.
    """
    length = _check_mu(mu)
    return round_up(0.5 * length * length) if length else 0.0


@dataclass(frozen=True)
class ZoneBudget:
    """What a zone's noise spends in one period, including rounding, releases and the samplers' truncation.

    Attributes:
        kind: the noise.
        weighted_sensitivity: of one release, before any rounding, above 0; see the module.
        sigma_ticks: the scale of each sensor's noise in lattice steps, 1 <= sigma_ticks < 2³¹.
        releases: R, >= 0.
        resolution_ticks: r/g, the greatest step in which a sensor reports, in lattice steps, >= 0.

    Raises:
        ParameterError: an attribute is outside its range.
    """

    kind: NoiseKind
    weighted_sensitivity: float
    sigma_ticks: tuple[int, ...]
    releases: int
    resolution_ticks: float = 0.0

    def __post_init__(self) -> None:
        _ = self.mu  # checks the attributes

    @cached_property
    def mu(self) -> float:
        """μ of the whole period, rounded up."""
        _check_kind(self.kind)
        once = check_positive("weighted_sensitivity", self.weighted_sensitivity)
        once += lattice_allowance(self.sigma_ticks, self.resolution_ticks)
        count = check_integer("releases", self.releases, 0, MOST_COUNT)
        return _check_mu(round_up(once * math.sqrt(count))) if count else 0.0

    @cached_property
    def rho(self) -> float:
        """ρ = μ²/2 of the whole period, rounded up; it adds up over releases."""
        return rho_from_mu(self.mu)

    def delta(self, epsilon: float) -> float:
        """Return δ at ``epsilon`` (above 0, at most 1e150), rounded up."""
        exact = delta_from_mu(self.kind, self.mu, epsilon)
        return min(round_up(exact + self._truncation(epsilon)), 1.0)

    def epsilon(self, delta: float) -> float:
        """Return an ε with ``self.delta(ε) <= delta``: the smallest, up to the truncation's share.

        Raises:
            ParameterError: ``delta`` is outside (0, 1), or no ε is enough because of the truncation.
        """
        target = check_probability("delta", delta)
        room = max(2.0 * self._truncation(epsilon_from_mu(self.kind, self.mu, target)), target * 2.0**-48)
        while room < target:
            epsilon = epsilon_from_mu(self.kind, self.mu, target - room)
            if self.delta(epsilon) <= target:
                return epsilon
            room *= 2.0
        raise ParameterError(f"no epsilon keeps delta {target!r} with this noise: raise delta or sigma_ticks")

    def _truncation(self, epsilon: float) -> float:
        return truncation_delta(epsilon, self.releases * total_truncation(self.sigma_ticks))


def total_truncation(sigma_ticks: Sequence[int]) -> float:
    """Return the sum over sensors of the distance of one sample from its distribution, rounded up."""
    scales = Counter(sigma_ticks).items()
    distance = math.fsum(count * truncation_bound(ticks) for ticks, count in scales)
    return round_up(distance) if distance else 0.0


def _check_kind(kind: NoiseKind) -> NoiseKind:
    if kind not in NOISE_KINDS:
        raise ParameterError(f"unknown kind of noise {kind!r}: choose from {', '.join(NOISE_KINDS)}")
    return kind


def _check_mu(mu: float) -> float:
    if check_nonnegative("mu", mu) > _MOST_MU:
        raise ParameterError("mu is above 1.414e75, because the noise is far too small: raise sigma")
    return float(mu)
