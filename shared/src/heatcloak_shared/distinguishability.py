"""Distinguishability of two worlds by readings with discrete Gaussian noise."""

from __future__ import annotations

import math

from heatcloak_shared.noise.scales import check_scale
from heatcloak_shared.parameters import check_integer, check_positive
from heatcloak_shared.rounding import round_up

_MOST_COUNT = 1 << 53


def telling_apart(ticks: float, sigma_ticks: int, releases: int = 1) -> float:
    """Return the largest probability of naming the right one of two equally likely worlds.

    A bound for every observer to whom both worlds were equally likely before, and who does not know the key
    of the noise. It is (1 + TV)/2, TV the total variation distance of what is released in the two worlds.
    Where their readings are D apart, Gaussian noise gives Φ(√R·D/2σ) (Neyman & Pearson 1933). On the integers
    a sum stands in place of the integral: at worst it is what D·(1 + 1/24σ²) would give, up to terms of
    higher order. D is taken larger by twice that.

    Args:
        ticks: D, the ℓ₂ distance of the quantised readings of one release in the two worlds, in lattice steps
            as ``sigma_ticks``, above 0.
        sigma_ticks: σ, 1 <= sigma_ticks < 2³¹.
        releases: R, in all of which the worlds differ so, >= 1.

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
