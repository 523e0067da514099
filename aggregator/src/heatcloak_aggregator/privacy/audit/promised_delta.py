"""δ that a heat zone's stated noise keeps, computed independently, and the exact check against its promise.

The change of a round's readings, each divided by its sensor's scale, is at most the stated weighted
sensitivity plus (r + g)·√Σ1/σⱼ², with r the resolution of the sensors and g the lattice step. This is summed
in rational numbers. δ is then an integral or a minimum that is computed numerically. No code is shared with
`heatcloak_shared.budget`, which calibrates the noise and by which nodes accept a zone.

- Rounded Gaussian noise: the log-odds of two worlds at the distance μ are normal with mean μ²/2 and standard
  deviation μ, and δ = E max(0, 1 − e^(ε − log-odds)) (Balle & Wang 2018). With a = ε/μ − μ/2 and φ the normal
  density, this is ∫₀^∞ φ(a + t)·(1 − e^(−μt)) dt.
- Discrete Gaussian noise: δ = inf over a > 1 of exp((a−1)(aρ−ε))/(a−1)·(1−1/a)^a, with ρ = μ²/2 (Canonne,
  Kamath & Steinke 2020, Corollary 13).

The samplers' inexactness, which adds less than a millionth of δ, is left out.
"""

from __future__ import annotations

import math
from fractions import Fraction
from itertools import pairwise

import numpy as np
from scipy.integrate import quad
from scipy.optimize import minimize_scalar

from heatcloak_aggregator.privacy.audit.checks import Check, decide
from heatcloak_aggregator.privacy.audit.exact_lengths import root_up, square_of_length
from heatcloak_shared.rounding import up_text
from heatcloak_shared.zone import Noise, Zone

_REACH = 40.0  # exp(−40²/2) is below the smallest double
_ACCURACY = 1e-8
"""Relative error of a computed δ, with room to spare."""


def promise_check(zone: Zone) -> Check:
    """Return the check of whether a zone's noise keeps its (ε, δ) with the rounding of readings."""
    promise = zone.promise
    delta = kept_delta(zone)
    steps = f" for sensors with steps of {zone.resolution:g}" if zone.resolution else ""
    fine = f"δ = {up_text(delta, 4)} at ε = {promise.epsilon:g}{steps}; promised {promise.delta:g}"
    faults = [] if delta <= promise.delta * (1.0 + _ACCURACY) else [fine]
    return decide("promise", faults, fine, "noise too small for the stated change and the steps of readings")


def kept_delta(zone: Zone) -> float:
    """Return the δ at the zone's ε that its noise keeps over a budget period, if draws are exact."""
    noise, epsilon = zone.noise, zone.promise.epsilon
    length = float(stated_length(noise)) + root_up(square_of_rounding(noise, zone.resolution))
    mu = math.sqrt(zone.schedule.releases) * length
    kept = _gaussian_delta(mu, epsilon) if noise.kind == "rounded-gaussian" else _zcdp_delta(mu, epsilon)
    return min(kept, 1.0)


def stated_length(noise: Noise) -> Fraction:
    """Return the stated sensitivity over the least scale: in units of the noise, exactly."""
    return Fraction(noise.sensitivity) / (min(noise.sigma_ticks) * Fraction(noise.step))


def square_of_rounding(noise: Noise, resolution: float) -> Fraction:
    """Return the square of what sensors and lattice add to a change at most, in units of the noise."""
    steps = 1 + Fraction(resolution) / Fraction(noise.step)
    return steps**2 * square_of_length([1] * len(noise.sigma_ticks), noise.sigma_ticks)


def _gaussian_delta(mu: float, epsilon: float) -> float:
    shift = epsilon / mu - 0.5 * mu

    def integrand(t: float) -> float:
        return math.exp(-0.5 * (shift + t) ** 2) * -math.expm1(-mu * t)

    # Where φ is large: around its peak, or beside 0 where it falls by a factor of e within 1/shift.
    peak = max(-shift, 0.0)
    width = 1.0 / max(shift, 1.0)
    ends = [max(peak - _REACH, 0.0), peak, peak + width, peak + 8.0 * width, peak + _REACH]
    pieces = [quad(integrand, a, b, epsabs=0.0, epsrel=1e-12)[0] for a, b in pairwise(ends)]
    return math.fsum(pieces) / math.sqrt(2.0 * math.pi)


def _zcdp_delta(mu: float, epsilon: float) -> float:
    rho = 0.5 * mu * mu

    def logarithm(exponent: float) -> float:
        less = math.exp(exponent)  # a − 1
        a = 1.0 + less
        return less * (a * rho - epsilon) - exponent - a * math.log1p(1.0 / less)

    grid = np.linspace(-30.0, 30.0, 6001)
    nearest = grid[int(np.argmin([logarithm(float(each)) for each in grid]))]
    found = minimize_scalar(logarithm, bounds=(nearest - 0.02, nearest + 0.02), method="bounded")
    return math.exp(min(float(found.fun), 0.0))
