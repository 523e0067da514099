"""Privacy budget arithmetic: zero-concentrated differential privacy (zCDP) of Gaussian noise.

Gaussian noise of scale σ on readings of ℓ₂ sensitivity Δ₂ gives ρ = Δ₂²/2σ² (Bun & Steinke 2016), discrete
Gaussian noise gives the same in any dimension (Canonne, Kamath & Steinke 2020), and ρ adds up over releases.

`sigma_for` is the calibration that real zones use, by way of `heatcloak_aggregator.zones.calibration`;
`heatcloak_aggregator.privacy.calibrate` offers it next to other methods to library users and experiments.

Every result is rounded toward privacy: promised and spent amounts (ρ, δ, ε) and the noise (σ, ticks) up, a
largest allowed ρ down. A logarithm is first increased by 2⁻⁴⁹ of the sum of its terms' magnitudes, which
covers the error of double precision in it, then the result by 2⁻⁵⁰ of itself and one ulp. Searches return the
end of their last interval at which the promise holds.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property

from heatcloak_shared.errors import ParameterError
from heatcloak_shared.noise import LARGEST_SCALE, check_scale, truncation_bound
from heatcloak_shared.parameters import (
    check_integer,
    check_nonnegative,
    check_positive,
    check_power_of_two,
    check_probability,
)
from heatcloak_shared.rounding import bisect_safely, exp_up, round_up

_LEAST, _MOST = 1e-150, 1e150  # limits of every search; beyond them products would overflow
_MOST_COUNT = 1 << 53


def rho(sensitivity: float, sigma: float, releases: int = 1) -> float:
    """Return ρ = releases · sensitivity²/2σ², rounded up.

    Args:
        sensitivity: Δ₂ of one release, above 0, in the unit of ``sigma``.
        sigma: scale of the noise, above 0.
        releases: the number of releases, >= 0; ρ adds up.

    Raises:
        ParameterError: an argument is outside its range, or ρ above 1e150.
    """
    ratio = check_positive("sensitivity", sensitivity) / check_positive("sigma", sigma)
    count = check_integer("releases", releases, 0, _MOST_COUNT)
    if count == 0:
        return 0.0
    cost = round_up(0.5 * count * ratio * ratio)
    if not cost <= _MOST:
        raise ParameterError("rho is above 1e150, because the noise is far too small: raise sigma")
    return cost


def delta_from_rho(rho: float, epsilon: float) -> float:
    """Return a δ such that ρ-zCDP implies (ε, δ)-differential privacy, rounded up.

    δ = inf_{a>1} exp((a−1)(aρ−ε))/(a−1) · (1−1/a)^a (Canonne, Kamath & Steinke 2020, Corollary 13). The
    logarithm is convex in a with derivative (2a−1)ρ − ε + log(1−1/a), which increases; every a gives a bound,
    so an inexact root costs tightness, never privacy.

    Args:
        rho: 0 <= rho <= 1e150.
        epsilon: 0 < epsilon <= 1e150.

    Raises:
        ParameterError: an argument is outside its range.
    """
    return _delta(_check_rho(rho), _check_epsilon(epsilon))


def epsilon_from_rho(rho: float, delta: float) -> float:
    """Return the smallest ε such that ρ-zCDP implies (ε, δ)-differential privacy, rounded up.

    Args:
        rho: 0 <= rho <= 1e150.
        delta: 0 < delta < 1.

    Returns:
        ε; at least 1e-150, so that it is a valid argument elsewhere, even if δ alone covers everything.

    Raises:
        ParameterError: an argument is outside its range.
    """
    cost, target = _check_rho(rho), check_probability("delta", delta)
    # ρ + 2√(ρ ln 1/δ) is always enough (Bun & Steinke 2016). Doubling covers rounding, and 1e-140 keeps the
    # best a within its search.
    enough = 2.0 * (cost + 2.0 * math.sqrt(-cost * math.log(target))) + 1e-140
    return bisect_safely(lambda epsilon: _delta(cost, epsilon) <= target, _LEAST, enough)[1]


def rho_for(epsilon: float, delta: float) -> float:
    """Return the largest ρ that implies (ε, δ)-differential privacy, rounded down.

    Args:
        epsilon: 0 < epsilon <= 1e150.
        delta: 0 < delta < 1.

    Raises:
        ParameterError: an argument is outside its range, or that ρ is below 1e-150.
    """
    exponent, target = _check_epsilon(epsilon), check_probability("delta", delta)
    cost, _ = bisect_safely(lambda cost: _delta(cost, exponent) > target, _LEAST, _MOST)
    if _delta(cost, exponent) > target:
        raise ParameterError("no rho >= 1e-150 satisfies (epsilon, delta): raise epsilon or delta")
    return cost


def sigma_for(sensitivity: float, epsilon: float, delta: float, releases: int = 1) -> float:
    """Return the smallest σ whose ``releases`` together are (ε, δ)-differentially private, rounded up.

    The inverse holds exactly: ``delta_from_rho(rho(sensitivity, sigma, releases), epsilon) <= delta``.

    Args:
        sensitivity: Δ₂ of one release, above 0.
        epsilon: 0 < epsilon <= 1e150.
        delta: 0 < delta < 1.
        releases: the number of releases that share the budget, >= 1.

    Raises:
        ParameterError: an argument or σ is outside its range.
    """
    check_positive("sensitivity", sensitivity)
    check_integer("releases", releases, 1, _MOST_COUNT)
    allowed = rho_for(epsilon, delta)
    sigma = check_positive("sigma for this sensitivity", sensitivity * math.sqrt(releases / (2.0 * allowed)))
    nudge = 2.0**-52
    while _delta(rho(sensitivity, sigma, releases), epsilon) > delta:
        sigma = check_positive("sigma for this sensitivity", math.nextafter(sigma * (1.0 + nudge), math.inf))
        nudge *= 2.0
    return sigma


def lattice_step(sensitivity: float, n_sensors: int, inflation: float = 0.05) -> float:
    """Return the lattice step: the largest power of two g with g·√m <= inflation·Δ₂.

    Args:
        sensitivity: Δ₂ before the lattice, above 0.
        n_sensors: m, >= 1.
        inflation: the fraction by which the lattice may raise the sensitivity, above 0.

    Raises:
        ParameterError: an argument is outside its range, or the step is too small for a double.
    """
    room = check_positive("inflation", inflation) * check_positive("sensitivity", sensitivity)
    root = math.sqrt(check_integer("n_sensors", n_sensors, 1, _MOST_COUNT))
    largest = check_positive("inflation of this sensitivity", room / root)
    return check_power_of_two("step for this sensitivity", math.ldexp(0.5, math.frexp(largest)[1]))


def lattice_sensitivity(sensitivity: float, step: float, n_sensors: int) -> float:
    """Return Δ₂ + g·√m, rounded up: the sensitivity of readings rounded to the lattice.

    Rounding moves each of the m coordinates by at most g/2, so the difference of two vectors by g·√m.

    Args:
        sensitivity: Δ₂ before the lattice, above 0.
        step: g, a power of two.
        n_sensors: m, >= 1.

    Raises:
        ParameterError: an argument or the sum is outside its range.
    """
    root = math.sqrt(check_integer("n_sensors", n_sensors, 1, _MOST_COUNT))
    rounded = check_positive("sensitivity", sensitivity) + check_power_of_two("step", step) * root
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


def truncation_delta(epsilon: float, n_sensors: int, releases: int, tv: float) -> float:
    """Return (1 + e^ε)·m·R·TV, rounded up and at most 1: the addition to δ for inexact samples.

    Args:
        epsilon: 0 < epsilon <= 1e150.
        n_sensors: m, >= 1.
        releases: R, >= 0.
        tv: total variation distance of one sample from the discrete Gaussian, >= 0.

    Raises:
        ParameterError: an argument is outside its range.
    """
    exponent = _check_epsilon(epsilon)
    sensors = check_integer("n_sensors", n_sensors, 1, _MOST_COUNT)
    distance = check_integer("releases", releases, 0, _MOST_COUNT) * check_nonnegative("tv", tv) * sensors
    if distance == 0.0:
        return 0.0
    shift = math.log(distance) + math.log1p(math.exp(-exponent))
    return exp_up(exponent + shift, exponent + abs(shift))


def attackers_best(alpha: float, sigma: float, sensitivity: float, releases: int = 1) -> float:
    """Return the approximate mean error of an observer who locates a single source: 0.8·α·σ/Δ₂.

    A rule of thumb for an observer without prior knowledge: the mean distance over all locations of a source
    of known intensity, whatever the number of sensors and the spread. It is not a bound: prior knowledge
    makes the distance smaller, and so do some locations. It is not rounded. A source that does not move for R
    rounds is located √R times better. In the default zone the best estimator's mean distance is 1.07 times
    this value in one round, and 1.12 times over a period.

    Args:
        alpha: radius of the promise, above 0.
        sigma: scale of the noise, above 0.
        sensitivity: Δ₂ of one release for ``alpha``, above 0.
        releases: R, for a source that does not move, >= 1.

    Raises:
        ParameterError: an argument or the distance is outside its range.
    """
    multiplier = check_positive("sigma", sigma) / check_positive("sensitivity", sensitivity)
    rounds = check_integer("releases", releases, 1, _MOST_COUNT)
    return check_positive("distance", 0.8 * check_positive("alpha", alpha) * multiplier / math.sqrt(rounds))


def distinguishing_probability(ticks: float, sigma_ticks: int, releases: int = 1) -> float:
    """Return the largest probability of identifying which of two equally likely worlds is the true one.

    The noise is discrete Gaussian. The bound holds for every observer who considers both worlds equally
    likely beforehand and does not know the key of the noise. It is (1 + TV)/2, with TV the total variation
    distance of the releases in the two worlds. For readings at distance D, Gaussian noise gives Φ(√R·D/2σ)
    (Neyman & Pearson 1933). On the integers a sum replaces the integral; at worst it gives the value for D·(1
    + 1/24σ²), up to terms of higher order. D is increased by twice that.

    Args:
        ticks: D, the ℓ₂ distance of the quantised readings of one release in the two worlds, in lattice steps
            like ``sigma_ticks``, above 0.
        sigma_ticks: σ, 1 <= sigma_ticks < 2³¹.
        releases: R, the number of releases with that distance, >= 1.

    Returns:
        A probability from one half to 1, rounded up.

    Raises:
        ParameterError: an argument is outside its range.
    """
    sigma = check_scale(sigma_ticks)
    rounds = check_integer("releases", releases, 1, _MOST_COUNT)
    ratio = round_up(check_positive("ticks", ticks) * math.sqrt(rounds) / (2.0 * sigma))
    ratio *= 1.0 + 1.0 / (12.0 * sigma * sigma)
    return min(round_up(0.5 * math.erfc(-ratio * math.sqrt(0.5))), 1.0)


@dataclass(frozen=True)
class ZoneBudget:
    """The promise of a zone's noise for one period, including lattice, releases and the samplers' truncation.

    Attributes:
        sensitivity: Δ₂ of one release before the lattice, above 0.
        step: g, a power of two.
        sigma_ticks: σ in steps, 1 <= sigma_ticks < 2³¹.
        n_sensors: m, >= 1.
        releases: R, >= 0.

    Raises:
        ParameterError: an attribute is outside its range.
    """

    sensitivity: float
    step: float
    sigma_ticks: int
    n_sensors: int
    releases: int

    def __post_init__(self) -> None:
        check_scale(self.sigma_ticks)
        _ = self.rho  # checks the other attributes

    @cached_property
    def rho(self) -> float:
        """ρ of the whole period, rounded up."""
        rounded = lattice_sensitivity(self.sensitivity, self.step, self.n_sensors)
        return rho(rounded, self.sigma_ticks * self.step, self.releases)

    def delta(self, epsilon: float) -> float:
        """Return δ at ``epsilon`` (above 0, at most 1e150), rounded up."""
        exact = delta_from_rho(self.rho, epsilon)
        return min(round_up(exact + self._truncation(epsilon)), 1.0)

    def epsilon(self, delta: float) -> float:
        """Return an ε with ``self.delta(ε) <= delta``: the smallest, up to the truncation's share.

        Raises:
            ParameterError: ``delta`` is outside (0, 1), or no ε is enough because of the truncation.
        """
        target = check_probability("delta", delta)
        room = max(2.0 * self._truncation(epsilon_from_rho(self.rho, target)), target * 2.0**-48)
        while room < target:
            epsilon = epsilon_from_rho(self.rho, target - room)
            if self.delta(epsilon) <= target:
                return epsilon
            room *= 2.0
        raise ParameterError(f"no epsilon keeps delta {target!r} with this noise: raise delta or sigma_ticks")

    def _truncation(self, epsilon: float) -> float:
        return truncation_delta(epsilon, self.n_sensors, self.releases, truncation_bound(self.sigma_ticks))


def _delta(rho: float, epsilon: float) -> float:
    """Return `delta_from_rho` of checked arguments. With b = a − 1, nothing in the logarithm cancels."""
    if rho == 0.0:
        return 0.0
    b, _ = bisect_safely(lambda b: (2.0 * b + 1.0) * rho - epsilon - math.log1p(1.0 / b) > 0.0, _LEAST, _MOST)
    gain = b * ((1.0 + b) * rho)
    loss = b * epsilon + b * math.log1p(1.0 / b) + math.log1p(b)
    return exp_up(gain - loss, gain + loss)


def _check_rho(rho: float) -> float:
    return _check_below_most("rho", check_nonnegative("rho", rho))


def _check_epsilon(epsilon: float) -> float:
    return _check_below_most("epsilon", check_positive("epsilon", epsilon))


def _check_below_most(name: str, value: float) -> float:
    if value > _MOST:
        raise ParameterError(f"{name} must be at most {_MOST:g}, got {value!r}")
    return value
