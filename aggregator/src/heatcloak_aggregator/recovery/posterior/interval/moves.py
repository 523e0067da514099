"""What a chain may try next: which sources it takes away, which it puts in their place, and the odds of both.

A state is k sources (place, intensity). Each move is a function of the state and of five uniform numbers; it
gives a trial state and the logarithm of

    prior(trial)·q(trial → state) / (prior(state)·q(state → trial)) · |Jacobian|,

to which the sampler adds the change of the log-likelihood (Green 1995, reversible jump). States count as
sets: the k! orders of a list of k sources and the choice of a slot cancel, and are left out on both sides.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.native import kernel

NUMBERS = 5
"""Uniform numbers that a move takes."""


class Rules(NamedTuple):
    """The prior in the numbers that moves need, how far they reach, and how often each is tried.

    Attributes:
        low: least place.
        high: greatest place.
        faint: least intensity.
        bright: greatest intensity; the least one where it is known.
        reach: mean distance of the two parts of a source that is split.
        place, intensity, replace, pair, exchange, birth: cumulative shares of the kinds of move; what is left
            is for split and merge.
    """

    low: float
    high: float
    faint: float
    bright: float
    reach: float
    place: float
    intensity: float
    replace: float
    pair: float
    exchange: float
    birth: float


class Trial(NamedTuple):
    """A trial state, as the difference to the present one.

    Attributes:
        taken: how many sources go, 0…2; negative where the move is impossible.
        first: index of the first that goes.
        second: index of the second that goes.
        given: how many come, 0…2.
        x1: place of the first that comes.
        a1: its intensity.
        x2: place of the second that comes.
        a2: its intensity.
        log_odds: the logarithm that the module's text defines.
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
def _step(scales: FloatArray, octaves: int, u: float, v: float) -> float:
    """A symmetric step, of one of several scales."""
    return float(scales[int(u * octaves)]) * (2.0 * v - 1.0)


@kernel
def _birth_or_death(k: int, rules: Rules, log_count: FloatArray, u: float, v: float, w: float) -> Trial:
    """One source more from the prior, or any one less."""
    if u < 0.5:
        if k + 1 >= log_count.size:
            return _impossible()
        x = rules.low + (rules.high - rules.low) * v
        a = rules.faint + (rules.bright - rules.faint) * w
        return Trial(0, 0, 0, 1, x, a, 0.0, 0.0, log_count[k + 1] - log_count[k])
    if k == 0:
        return _impossible()
    return Trial(1, int(v * k), 0, 0, 0.0, 0.0, 0.0, 0.0, log_count[k - 1] - log_count[k])


@kernel
def _split_odds(whole: float, gap: float, rules: Rules) -> float:
    """Prior of one source more and the Jacobian, over the density of share and distance.

    Either part may be the left one, hence a density on both sides of zero, exp(−|gap|/reach)/(2·reach).
    """
    room = (rules.high - rules.low) * (rules.bright - rules.faint)
    return math.log(whole * 2.0 * rules.reach / room) + gap / rules.reach


@kernel
def _split(
    x: FloatArray, a: FloatArray, k: int, rules: Rules, log_count: FloatArray, u: float, v: float, w: float
) -> Trial:
    """Two sources for one, with the same mass and centre.

    The first part's share of the mass is uniform, the distance of the parts Laplace of mean ``reach``;
    (x, a, share, distance) ↦ (x₁, a₁, x₂, a₂) has Jacobian a.
    """
    if k == 0 or k + 1 >= log_count.size:
        return _impossible()
    i = int(u * k)
    whole = a[i]
    gap = -math.log(1.0 - w) * rules.reach
    first, second = v * whole, (1.0 - v) * whole
    left, right = x[i] - (1.0 - v) * gap, x[i] + v * gap
    if min(first, second) < rules.faint or left < rules.low or right > rules.high:
        return _impossible()
    odds = log_count[k + 1] - log_count[k] + _split_odds(whole, gap, rules)
    return Trial(1, i, 0, 2, left, first, right, second, odds)


@kernel
def _merge(
    x: FloatArray, a: FloatArray, k: int, rules: Rules, log_count: FloatArray, u: float, v: float
) -> Trial:
    """One source for two: what undoes a split."""
    if k < 2:
        return _impossible()
    i, j = int(u * k), int(v * (k - 1))
    j += 1 if j >= i else 0
    whole = a[i] + a[j]
    if whole > rules.bright:
        return _impossible()
    centre = (a[i] * x[i] + a[j] * x[j]) / whole
    odds = log_count[k - 1] - log_count[k] - _split_odds(whole, abs(x[i] - x[j]), rules)
    return Trial(2, i, j, 1, centre, whole, 0.0, 0.0, odds)


@kernel
def _pair(x: FloatArray, a: FloatArray, k: int, rules: Rules, u: float, v: float, step: float) -> Trial:
    """Two sources moved against each other, with the same centre: a map of Jacobian 1."""
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
    """Intensity handed from one source to another; both then shift by as much as keeps the centre.

    Sum of intensities and distance of places stay, so that the step reversed undoes it: Jacobian 1.
    """
    if k < 2:
        return _impossible()
    i, j = int(u * k), int(v * (k - 1))
    j += 1 if j >= i else 0
    first, second = a[i] + step, a[j] - step
    shift = -step * (x[i] - x[j]) / (a[i] + a[j])
    one, two = x[i] + shift, x[j] + shift
    if min(first, second) < rules.faint or max(first, second) > rules.bright:
        return _impossible()
    if min(one, two) < rules.low or max(one, two) > rules.high:
        return _impossible()
    return Trial(2, i, j, 2, one, first, two, second, 0.0)


@kernel
def _change(x: float, a: float, i: int, rules: Rules) -> Trial:
    """One source moved or dimmed by a symmetric step."""
    if x < rules.low or x > rules.high or a < rules.faint or a > rules.bright:
        return _impossible()
    return Trial(1, i, 0, 1, x, a, 0.0, 0.0, 0.0)


@kernel
def propose(
    x: FloatArray,
    a: FloatArray,
    k: int,
    rules: Rules,
    log_count: FloatArray,
    steps: FloatArray,
    dims: FloatArray,
    octaves: int,
    numbers: tuple[float, float, float, float, float],
) -> Trial:
    """A trial state for the ``k`` sources at places ``x`` with intensities ``a``.

    Args:
        x: places, shape (≥ k,).
        a: intensities, shape (≥ k,).
        k: how many of them count.
        rules: prior and shares.
        log_count: logarithms of the prior weights of k = 0…cap, shape (cap + 1,).
        steps: scales of a step of place.
        dims: scales of a step of intensity.
        octaves: how many of the scales, the widest first, are used.
        numbers: five uniform numbers in [0, 1).
    """
    kind, u, v, w, s = numbers
    if kind < rules.replace:
        if k == 0:
            return _impossible()
        i = int(u * k)
        if kind < rules.place:
            return _change(x[i] + _step(steps, octaves, v, w), a[i], i, rules)
        if kind < rules.intensity:
            return _change(x[i], a[i] + _step(dims, octaves, v, w), i, rules)
        place = rules.low + (rules.high - rules.low) * v
        return _change(place, rules.faint + (rules.bright - rules.faint) * w, i, rules)
    if kind < rules.pair:
        return _pair(x, a, k, rules, u, v, _step(steps, octaves, w, s))
    if kind < rules.exchange:
        return _exchange(x, a, k, rules, u, v, _step(dims, octaves, w, s))
    if kind < rules.birth:
        return _birth_or_death(k, rules, log_count, u, v, w)
    if s < 0.5:
        return _split(x, a, k, rules, log_count, u, v, w)
    return _merge(x, a, k, rules, log_count, u, v)
