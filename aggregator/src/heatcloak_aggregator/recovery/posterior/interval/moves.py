"""Proposals of the reversible-jump sampler: sources to remove, sources to add, and the log-odds of both.

A state is k sources (place, intensity). Each move is a function of the state and of five uniform numbers; it
gives a trial state and the logarithm of

    prior(trial)·q(trial → state) / (prior(state)·q(state → trial)) · |Jacobian|,

to which the sampler adds the change of the log-likelihood (Green 1995, reversible jump). States are sets: the
k! orders of a list of k sources and the choice of a slot cancel, and are omitted on both sides.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.native import kernel

NUMBERS = 5
"""Number of uniform numbers that a move consumes."""


class Rules(NamedTuple):
    """The prior, the reach of moves, and the frequency of each kind of move.

    Attributes:
        low: least place.
        high: greatest place.
        min_intensity: least intensity.
        max_intensity: greatest intensity; equal to the least one if it is known.
        reach: mean distance of the two parts of a split source.
        place, intensity, replace, pair, exchange, birth: cumulative shares of the kinds of move; the rest is
            split and merge.
    """

    low: float
    high: float
    min_intensity: float
    max_intensity: float
    reach: float
    place: float
    intensity: float
    replace: float
    pair: float
    exchange: float
    birth: float


class Trial(NamedTuple):
    """A trial state, as the difference to the current one.

    Attributes:
        taken: number of sources removed, 0…2; negative if the move is impossible.
        first: index of the first one removed.
        second: index of the second one removed.
        given: number of sources added, 0…2.
        x1: place of the first one added.
        a1: its intensity.
        x2: place of the second one added.
        a2: its intensity.
        log_odds: the logarithm defined in the module's docstring.
    """

    taken: int
    first: int
    second: int
    given: int
    x1: float
    a1: float
    x2: float
    a2: float
    log_odds: float


@kernel
def _impossible() -> Trial:
    return Trial(-1, 0, 0, 0, 0.0, 0.0, 0.0, 0.0, 0.0)


@kernel
def _step(scales: FloatArray, scale_counts: int, u: float, v: float) -> float:
    """Return a symmetric step with one of several scales."""
    return float(scales[int(u * scale_counts)]) * (2.0 * v - 1.0)


@kernel
def _birth_or_death(k: int, rules: Rules, log_count: FloatArray, u: float, v: float, w: float) -> Trial:
    """Add a source drawn from the prior, or remove any one."""
    if u < 0.5:
        if k + 1 >= log_count.size:
            return _impossible()
        x = rules.low + (rules.high - rules.low) * v
        a = rules.min_intensity + (rules.max_intensity - rules.min_intensity) * w
        return Trial(0, 0, 0, 1, x, a, 0.0, 0.0, log_count[k + 1] - log_count[k])
    if k == 0:
        return _impossible()
    return Trial(1, int(v * k), 0, 0, 0.0, 0.0, 0.0, 0.0, log_count[k - 1] - log_count[k])


@kernel
def _split_odds(whole: float, gap: float, rules: Rules) -> float:
    """Return the log of prior and Jacobian of one more source, over the density of share and distance.

    Either part may be the left one, hence a density on both sides of zero, exp(−|gap|/reach)/(2·reach).
    """
    room = (rules.high - rules.low) * (rules.max_intensity - rules.min_intensity)
    return math.log(whole * 2.0 * rules.reach / room) + gap / rules.reach


@kernel
def _split(
    x: FloatArray, a: FloatArray, k: int, rules: Rules, log_count: FloatArray, u: float, v: float, w: float
) -> Trial:
    """Replace one source by two with the same mass and centre.

    The first part's share of the mass is uniform, the distance of the parts Laplace with mean ``reach``; the
    map (x, a, share, distance) ↦ (x₁, a₁, x₂, a₂) has Jacobian a.
    """
    if k == 0 or k + 1 >= log_count.size:
        return _impossible()
    i = int(u * k)
    whole = a[i]
    gap = -math.log(1.0 - w) * rules.reach
    first, second = v * whole, (1.0 - v) * whole
    left, right = x[i] - (1.0 - v) * gap, x[i] + v * gap
    if min(first, second) < rules.min_intensity or left < rules.low or right > rules.high:
        return _impossible()
    odds = log_count[k + 1] - log_count[k] + _split_odds(whole, gap, rules)
    return Trial(1, i, 0, 2, left, first, right, second, odds)


@kernel
def _merge(
    x: FloatArray, a: FloatArray, k: int, rules: Rules, log_count: FloatArray, u: float, v: float
) -> Trial:
    """Replace two sources by one: the inverse of a split."""
    if k < 2:
        return _impossible()
    i, j = int(u * k), int(v * (k - 1))
    j += 1 if j >= i else 0
    whole = a[i] + a[j]
    if whole > rules.max_intensity:
        return _impossible()
    centre = (a[i] * x[i] + a[j] * x[j]) / whole
    odds = log_count[k - 1] - log_count[k] - _split_odds(whole, abs(x[i] - x[j]), rules)
    return Trial(2, i, j, 1, centre, whole, 0.0, 0.0, odds)


@kernel
def _pair(x: FloatArray, a: FloatArray, k: int, rules: Rules, u: float, v: float, step: float) -> Trial:
    """Move two sources against each other with the same centre: a map of Jacobian 1."""
    if k < 2:
        return _impossible()
    i, j = int(u * k), int(v * (k - 1))
    j += 1 if j >= i else 0
    one, two = x[i] + step, x[j] - step * a[i] / a[j]
    if min(one, two) < rules.low or max(one, two) > rules.high:
        return _impossible()
    return Trial(2, i, j, 2, one, a[i], two, a[j], 0.0)


@kernel
def _exchange(x: FloatArray, a: FloatArray, k: int, rules: Rules, u: float, v: float, step: float) -> Trial:
    """Transfer intensity from one source to another, and shift both so that the centre stays.

    The sum of intensities and the distance of places stay, so the reversed step is the inverse: Jacobian 1.
    """
    if k < 2:
        return _impossible()
    i, j = int(u * k), int(v * (k - 1))
    j += 1 if j >= i else 0
    first, second = a[i] + step, a[j] - step
    shift = -step * (x[i] - x[j]) / (a[i] + a[j])
    one, two = x[i] + shift, x[j] + shift
    if min(first, second) < rules.min_intensity or max(first, second) > rules.max_intensity:
        return _impossible()
    if min(one, two) < rules.low or max(one, two) > rules.high:
        return _impossible()
    return Trial(2, i, j, 2, one, first, two, second, 0.0)


@kernel
def _change(x: float, a: float, i: int, rules: Rules) -> Trial:
    """Change the place or the intensity of one source by a symmetric step."""
    if x < rules.low or x > rules.high or a < rules.min_intensity or a > rules.max_intensity:
        return _impossible()
    return Trial(1, i, 0, 1, x, a, 0.0, 0.0, 0.0)


@kernel
def propose(
    x: FloatArray,
    a: FloatArray,
    k: int,
    rules: Rules,
    log_count: FloatArray,
    place_steps: FloatArray,
    intensity_steps: FloatArray,
    scale_counts: int,
    numbers: tuple[float, float, float, float, float],
) -> Trial:
    """Propose a trial state for ``k`` sources at places ``x`` with intensities ``a``.

    Args:
        x: places, shape (≥ k,).
        a: intensities, shape (≥ k,).
        k: number of sources.
        rules: prior and shares of moves.
        log_count: logarithms of the prior weights of k = 0…cap, shape (cap + 1,).
        place_steps: scales of a step of place.
        intensity_steps: scales of a step of intensity.
        scale_counts: number of scales that are used, the widest first.
        numbers: five uniform numbers in [0, 1).
    """
    kind, u, v, w, s = numbers
    if kind < rules.replace:
        if k == 0:
            return _impossible()
        i = int(u * k)
        if kind < rules.place:
            return _change(x[i] + _step(place_steps, scale_counts, v, w), a[i], i, rules)
        if kind < rules.intensity:
            return _change(x[i], a[i] + _step(intensity_steps, scale_counts, v, w), i, rules)
        place = rules.low + (rules.high - rules.low) * v
        return _change(place, rules.min_intensity + (rules.max_intensity - rules.min_intensity) * w, i, rules)
    if kind < rules.pair:
        return _pair(x, a, k, rules, u, v, _step(place_steps, scale_counts, w, s))
    if kind < rules.exchange:
        return _exchange(x, a, k, rules, u, v, _step(intensity_steps, scale_counts, w, s))
    if kind < rules.birth:
        return _birth_or_death(k, rules, log_count, u, v, w)
    if s < 0.5:
        return _split(x, a, k, rules, log_count, u, v, w)
    return _merge(x, a, k, rules, log_count, u, v)
