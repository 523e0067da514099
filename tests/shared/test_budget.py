"""The budget of a zone, against published values and oracles of 40 digits."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import mpmath  # type: ignore[import-untyped]
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from heatcloak_shared import budget, gaussian_dp, zcdp
from heatcloak_shared.budget import ZoneBudget
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.noise import NOISE_KINDS, NoiseKind, truncation_bound

Floats = NDArray[np.float64]
ROUNDED, DISCRETE = NOISE_KINDS
SENSITIVITY = 0.13589715279376594
"""Δ₂ of the default zone, on its grid."""


@pytest.mark.parametrize("sensitivity", [SENSITIVITY, 1.0, 3e-7, 41.0])
@pytest.mark.parametrize("n_sensors", [1, 4, 50, 1000])
def test_lattice_step_is_the_largest_within_the_inflation(sensitivity: float, n_sensors: int) -> None:
    step = budget.lattice_step(sensitivity, n_sensors, 0.05)
    assert math.frexp(step)[0] == 0.5
    assert step * math.sqrt(n_sensors) <= 0.05 * sensitivity < 2 * step * math.sqrt(n_sensors)
    exact = mpmath.mpf(sensitivity) + mpmath.mpf(step) * mpmath.sqrt(n_sensors)
    inflated = budget.lattice_sensitivity(sensitivity, step, n_sensors)
    assert exact <= inflated <= exact * (1 + 1e-14)
    exact += mpmath.mpf(0.0625) * mpmath.sqrt(n_sensors)
    assert exact <= budget.lattice_sensitivity(sensitivity, step, n_sensors, 0.0625) <= exact * (1 + 1e-14)


def test_lattice_step_meets_the_inflation_exactly_at_a_power_of_two() -> None:
    assert budget.lattice_step(1.0, 4, inflation=0.25) == 0.125
    assert budget.lattice_step(math.nextafter(1.0, 0.0), 4, inflation=0.25) == 0.0625


def test_ticks_are_rounded_up() -> None:
    assert budget.ticks_for(0.5, 0.25) == 2
    assert budget.ticks_for(math.nextafter(0.5, 1.0), 0.25) == 3
    assert budget.ticks_for(1e-9, 0.25) == 1
    assert budget.ticks_for(2.0**31 - 1, 1.0) == 2**31 - 1
    with pytest.raises(ParameterError, match="raise step"):
        budget.ticks_for(2.0**31, 1.0)


@given(st.lists(st.integers(1, 2**31 - 1), min_size=1, max_size=60), st.floats(0.0, 1e9))
def test_lattice_allowance_is_rounded_up(sigma_ticks: list[int], resolution: float) -> None:
    with mpmath.workdps(40):
        exact = mpmath.sqrt(mpmath.fsum(mpmath.mpf(1) / ticks**2 for ticks in sigma_ticks))
        assert exact <= budget.lattice_allowance(sigma_ticks) <= exact * (1 + 1e-14)
        exact *= 1 + mpmath.mpf(resolution)
        assert exact <= budget.lattice_allowance(sigma_ticks, resolution) <= exact * (1 + 1e-14)


@given(
    change=st.lists(st.floats(-40.0, 40.0), min_size=1, max_size=8),
    offsets=st.lists(st.floats(-0.5, 0.5), min_size=8, max_size=8),
    scales=st.lists(st.integers(1, 50), min_size=8, max_size=8),
)
def test_rounding_readings_adds_at_most_the_allowance(
    change: list[float], offsets: list[float], scales: list[int]
) -> None:
    """The length of a change, each coordinate divided by its scale, before and after rounding to ticks."""
    before, after, sigma = np.array(offsets[: len(change)]), np.array(change), scales[: len(change)]
    moved = np.round(before + after) - np.round(before)
    length, rounded = (float(np.linalg.norm(each / np.array(sigma))) for each in (after, moved))
    assert rounded <= (length + budget.lattice_allowance(sigma)) * (1.0 + 1e-12)


@given(
    before=st.floats(-1e6, 1e6),
    change=st.floats(-100.0, 100.0),
    resolution=st.sampled_from([0.0625, 0.25, 0.1]) | st.floats(1e-3, 10.0),
    phase=st.floats(0.0, 1.0),
    step=st.integers(-12, 4).map(lambda power: 2.0**power),
    offset=st.floats(-10.0, 10.0),
)
def test_a_sensor_and_the_lattice_move_a_difference_by_at_most_a_step_of_each(
    before: float, change: float, resolution: float, phase: float, step: float, offset: float
) -> None:
    """A sensor of any phase, then an offset, then the lattice, in rational numbers."""

    def reported(value: Fraction) -> Fraction:
        steps = Fraction(resolution)
        measured = (round(value / steps + Fraction(phase)) - Fraction(phase)) * steps + Fraction(offset)
        return round(measured / Fraction(step)) * Fraction(step)

    moved = reported(Fraction(before) + Fraction(change)) - reported(Fraction(before))
    assert abs(moved) <= abs(Fraction(change)) + Fraction(resolution) + Fraction(step)


@given(
    changes=st.lists(st.floats(-3.0, 3.0), min_size=1, max_size=8),
    phases=st.lists(st.floats(-0.5, 0.5), min_size=8, max_size=8),
    scales=st.lists(st.integers(1, 50), min_size=8, max_size=8),
    resolution=st.floats(0.01, 40.0),
)
def test_rounding_readings_twice_adds_at_most_the_allowance(
    changes: list[float], phases: list[float], scales: list[int], resolution: float
) -> None:
    """The length of a change, each coordinate divided by its scale, before and after; in ticks."""
    change, phase = np.array(changes), np.array(phases[: len(changes)])
    sigma = scales[: len(changes)]

    def reported(values: Floats) -> Floats:
        return np.asarray(np.round((np.round(values / resolution + phase) - phase) * resolution))

    before = resolution * phase[::-1]
    moved = reported(before + change) - reported(before)
    length, rounded = (float(np.linalg.norm(each / np.array(sigma))) for each in (change, moved))
    assert rounded <= (length + budget.lattice_allowance(sigma, resolution)) * (1.0 + 1e-9)


def test_the_steps_of_a_sensor_can_add_the_whole_allowance() -> None:
    """A move of nothing, just across a step at each sensor and just across one of the lattice."""
    resolution, scales = 16.0, np.array([3, 5, 8])
    moved = resolution + 1.0
    assert float(np.linalg.norm(moved / scales)) == pytest.approx(
        budget.lattice_allowance(scales.tolist(), resolution), rel=1e-12
    )


@pytest.mark.parametrize("kind", NOISE_KINDS)
def test_the_resolution_counts_in_mu_and_in_the_probability_of_distinguishing(kind: NoiseKind) -> None:
    scales = (1000, 1500, 3000)
    ideal, real = (ZoneBudget(kind, 0.2, scales, 9, ticks) for ticks in (0.0, 64.0))
    allowance = budget.lattice_allowance(scales)
    assert real.mu == pytest.approx(3.0 * (0.2 + 65.0 * allowance), rel=1e-12)
    assert ideal.mu == ZoneBudget(kind, 0.2, scales, 9).mu
    assert real.delta(1.0) > ideal.delta(1.0)
    apart = budget.distinguishing_probability(kind, 0.2, scales, 9, 64.0)
    assert apart == pytest.approx(0.5 * math.erfc(-0.5 * real.mu / math.sqrt(2.0)), rel=1e-6)


def test_truncation_is_charged_in_full() -> None:
    """(1 + e^ε)·m·R·TV, rounded up, at most 1, and 0 for an exact sampler."""
    tv = 20 * budget.total_truncation((1441,) * 50)
    with mpmath.workdps(40):
        exact = (1 + mpmath.exp(4)) * 50 * 20 * mpmath.mpf(truncation_bound(1441))
        assert exact <= budget.truncation_delta(4.0, tv) <= exact * (1 + 1e-12)
    assert budget.truncation_delta(700.0, tv) == 1.0
    assert budget.truncation_delta(1e150, tv) == 1.0
    assert budget.truncation_delta(4.0, 0.0) == 0.0
    assert budget.total_truncation((5000, 2**31 - 1)) == 0.0
    assert budget.total_truncation((5000, 1441)) == pytest.approx(truncation_bound(1441), rel=1e-14)


def test_the_attackers_best_error_is_08_alpha_over_the_weighted_sensitivity() -> None:
    """√R times better over R rounds."""
    assert budget.attackers_best(0.01, 0.2) == pytest.approx(0.04, rel=1e-12)
    assert budget.attackers_best(0.01, 0.2, releases=16) == pytest.approx(0.01, rel=1e-12)


@pytest.mark.parametrize(
    ("kind", "multiplier", "ticks"), [(ROUNDED, 1.081161849520264, 2726), (DISCRETE, 1.157568715012564, 2919)]
)
def test_the_default_zone_keeps_its_promise(kind: NoiseKind, multiplier: float, ticks: int) -> None:
    """Twenty rounds of fifty sensors at (4, 1e-5), by either kind of noise; one tick less breaks it."""
    mu = budget.mu_for(kind, 4.0, 1e-5)
    assert 1.0 / mu == pytest.approx(multiplier, rel=1e-12)
    step, m, rounds = 2.0**-12, 50, 20
    off_grid = SENSITIVITY * 1.0001
    sigma = budget.lattice_sensitivity(off_grid, step, m) * math.sqrt(rounds) / mu
    assert budget.ticks_for(sigma, step) == ticks
    zone = ZoneBudget(kind, off_grid / (ticks * step), (ticks,) * m, rounds)
    assert zone.rho == pytest.approx(zone.mu**2 / 2, rel=1e-14)
    assert zone.mu == pytest.approx(mu, rel=1e-3)
    assert zone.delta(4.0) <= 1e-5
    less = ticks - 1
    assert ZoneBudget(kind, off_grid / (less * step), (less,) * m, rounds).delta(4.0) > 1e-5
    assert 3.99 < zone.epsilon(1e-5) <= 4.0


@pytest.mark.parametrize("kind", NOISE_KINDS)
@given(
    change=st.floats(1e-6, 10.0),
    sigma_ticks=st.lists(st.integers(1, 5000), min_size=1, max_size=50),
    releases=st.integers(1, 86400),
)
def test_mu_is_rounded_up_for_any_scales(
    kind: NoiseKind, change: float, sigma_ticks: list[int], releases: int
) -> None:
    with mpmath.workdps(40):
        allowance = mpmath.sqrt(mpmath.fsum(mpmath.mpf(1) / ticks**2 for ticks in sigma_ticks))
        exact = mpmath.sqrt(releases) * (mpmath.mpf(change) + allowance)
        zone = ZoneBudget(kind, change, tuple(sigma_ticks), releases)
        assert exact <= zone.mu <= exact * (1 + 1e-13)
        assert exact**2 / 2 <= zone.rho <= exact**2 / 2 * (1 + 1e-13)


def test_rounded_noise_has_the_exact_delta_and_discrete_noise_that_of_zcdp() -> None:
    rounded, discrete = (ZoneBudget(kind, 0.5, (5000, 6000), 4) for kind in NOISE_KINDS)
    assert rounded.mu == discrete.mu
    assert rounded.delta(4.0) == pytest.approx(gaussian_dp.gaussian_delta(rounded.mu, 4.0), rel=1e-12)
    assert discrete.delta(4.0) == pytest.approx(zcdp.delta_from_rho(discrete.rho, 4.0), rel=1e-12)
    assert rounded.delta(4.0) < 0.7 * discrete.delta(4.0)


@pytest.mark.parametrize("kind", NOISE_KINDS)
@pytest.mark.parametrize("epsilon", [1e-3, 0.25, 4.0, 50.0])
@pytest.mark.parametrize("delta", [1e-100, 1e-5, 0.5])
def test_the_largest_mu_keeps_delta_and_is_tight(kind: NoiseKind, epsilon: float, delta: float) -> None:
    mu = budget.mu_for(kind, epsilon, delta)
    assert budget.delta_from_mu(kind, mu, epsilon) <= delta
    assert budget.delta_from_mu(kind, mu * (1 + 1e-6), epsilon) > delta


@pytest.mark.parametrize("kind", NOISE_KINDS)
@pytest.mark.parametrize("sigma_ticks", [1, 40, 1478, 4096, 4097, 2**31 - 1])
@pytest.mark.parametrize("delta", [1e-30, 1e-5, 0.5])
def test_a_zones_epsilon_and_delta_belong_together(kind: NoiseKind, sigma_ticks: int, delta: float) -> None:
    """The ε that a zone computes keeps δ, with the samplers' truncation counted."""
    zone = ZoneBudget(kind, 256.0 / sigma_ticks, (sigma_ticks,) * 50, 20)
    try:
        epsilon = zone.epsilon(delta)
    except ParameterError:
        # Only truncation can do that: without it, some ε is always enough.
        cost = budget.epsilon_from_mu(kind, zone.mu, delta)
        assert budget.truncation_delta(cost, 1000 * truncation_bound(sigma_ticks)) > 0.25 * delta
        return
    assert zone.delta(epsilon) <= delta
    if epsilon > 2e-150:  # otherwise δ alone is enough
        assert budget.delta_from_mu(kind, zone.mu, epsilon * (1 - 1e-6)) > delta * (1 - 1e-4)


@pytest.mark.parametrize("kind", NOISE_KINDS)
def test_a_zones_delta_counts_the_truncation(kind: NoiseKind) -> None:
    """δ of a table is δ of its μ plus the share of the truncation."""
    zone = ZoneBudget(kind, 256.0 / 4096, (4096,) * 50, 20)
    added = budget.truncation_delta(60.0, 1000 * truncation_bound(4096))
    exact = budget.delta_from_mu(kind, zone.mu, 60.0)
    assert zone.delta(60.0) == pytest.approx(exact + added, rel=1e-12)
    assert zone.delta(60.0) > added > 0.0


def test_no_releases_cost_nothing() -> None:
    for kind in NOISE_KINDS:
        zone = ZoneBudget(kind, 1.0, (9,), 0)
        assert zone.mu == zone.rho == 0.0
        assert zone.delta(1.0) <= 1e-300


_NUMBER = [0.0, -1.0, math.nan, math.inf, -math.inf, True, "1", None, 10**400]
_PROBABILITY = [*_NUMBER, 1.0, 1.5]
_COUNT = [-1, 1.0, True, "1", None, 2**53]
_COUNT_FROM_ONE = [0, *_COUNT]
_TICKS = [(), (0,), (1.0,), (True,), (9, "1"), (9, None), (2**31,)]
_KINDS = ["gaussian", "", None]
_ZONE: dict[str, Any] = {
    "kind": ROUNDED, "weighted_sensitivity": 1.0, "sigma_ticks": (9, 10), "releases": 2,
    "resolution_ticks": 0.5,
}  # fmt: skip


@pytest.mark.parametrize(
    ("call", "good", "bad"),
    [
        (
            budget.lattice_step,
            {"sensitivity": 1.0, "n_sensors": 5, "inflation": 0.1},
            {"sensitivity": [*_NUMBER, 5e-324], "n_sensors": _COUNT_FROM_ONE, "inflation": _NUMBER},
        ),
        (
            budget.lattice_sensitivity,
            {"sensitivity": 1.0, "step": 0.5, "n_sensors": 5, "resolution": 0.1},
            {
                "sensitivity": _NUMBER,
                "step": [*_NUMBER, 0.3],
                "n_sensors": _COUNT_FROM_ONE,
                "resolution": _NUMBER[1:],
            },
        ),
        (budget.ticks_for, {"sigma": 1.0, "step": 0.5}, {"sigma": _NUMBER, "step": [*_NUMBER, 0.3]}),
        (
            budget.lattice_allowance,
            {"sigma_ticks": (9,), "resolution_ticks": 0.0},
            {"sigma_ticks": _TICKS, "resolution_ticks": _NUMBER[1:]},
        ),
        (
            budget.truncation_delta,
            {"epsilon": 1.0, "distance": 1e-9},
            {"epsilon": _NUMBER, "distance": _NUMBER[1:]},
        ),
        (
            budget.attackers_best,
            {"alpha": 0.1, "weighted_sensitivity": 1.0, "releases": 1},
            {"alpha": _NUMBER, "weighted_sensitivity": _NUMBER, "releases": _COUNT_FROM_ONE},
        ),
        (
            budget.distinguishing_probability,
            {"kind": ROUNDED, "change": 1.0, "sigma_ticks": (9,), "releases": 1, "resolution_ticks": 2.0},
            {
                "kind": _KINDS,
                "change": _NUMBER[1:],
                "sigma_ticks": _TICKS,
                "releases": _COUNT_FROM_ONE,
                "resolution_ticks": _NUMBER[1:],
            },
        ),
        (
            budget.delta_from_mu,
            {"kind": ROUNDED, "mu": 1.0, "epsilon": 1.0},
            {"kind": _KINDS, "mu": _NUMBER[1:], "epsilon": [*_NUMBER, 1e151]},
        ),
        (
            budget.epsilon_from_mu,
            {"kind": DISCRETE, "mu": 1.0, "delta": 0.1},
            {"kind": _KINDS, "mu": _NUMBER[1:], "delta": _PROBABILITY},
        ),
        (
            budget.mu_for,
            {"kind": DISCRETE, "epsilon": 1.0, "delta": 0.1},
            {"kind": _KINDS, "epsilon": _NUMBER, "delta": _PROBABILITY},
        ),
        (
            ZoneBudget,
            _ZONE,
            {
                "kind": _KINDS,
                "weighted_sensitivity": _NUMBER,
                "sigma_ticks": _TICKS,
                "releases": _COUNT,
                "resolution_ticks": _NUMBER[1:],
            },
        ),
        (ZoneBudget(**_ZONE).delta, {"epsilon": 1.0}, {"epsilon": _NUMBER}),
        (ZoneBudget(**_ZONE).epsilon, {"delta": 0.1}, {"delta": _PROBABILITY}),
    ],
)
def test_arguments_outside_their_range_are_refused(
    call: Callable[..., object], good: dict[str, Any], bad: dict[str, list[Any]]
) -> None:
    """The error names the argument."""
    call(**good)
    for name, values in bad.items():
        for value in values:
            with pytest.raises(ParameterError, match=name):
                call(**(good | {name: value}))


@pytest.mark.parametrize(
    ("call", "remedy"),
    [
        (lambda: budget.rho_from_mu(1e80), "mu is above 1.414e75.*raise sigma"),
        (lambda: budget.rho_from_mu(1e300), "raise sigma"),
        *(
            (lambda kind=kind: ZoneBudget(kind, 1e200, (9,), 1), "mu is above 1.414e75.*raise sigma")
            for kind in NOISE_KINDS
        ),
        (lambda: budget.lattice_sensitivity(1.7e308, 2.0**1023, 50), "sensitivity"),
    ],
)
def test_results_out_of_the_range_of_doubles_are_refused(call: Callable[[], object], remedy: str) -> None:
    with pytest.raises(ParameterError, match=remedy):
        call()


def _law(kind: NoiseKind, places: np.ndarray, sigma: int) -> np.ndarray:
    if kind == DISCRETE:
        weights: np.ndarray = np.exp(-(places**2) / (2.0 * sigma**2))
        return np.asarray(weights / weights.sum())
    edges = np.concatenate([places - 0.5, places[-1:] + 0.5]) / sigma
    return np.asarray(np.diff([0.5 * math.erfc(-edge / math.sqrt(2.0)) for edge in edges]))


@pytest.mark.parametrize("kind", NOISE_KINDS)
@pytest.mark.parametrize("scales", [(1, 1), (1, 3), (3, 5), (8, 8)])
def test_the_bound_is_at_least_the_exact_probability(kind: NoiseKind, scales: tuple[int, int]) -> None:
    """Summed over all outcomes, for all small shifts of two readings on the lattice."""
    x = np.arange(-12 * max(scales) - 25, 12 * max(scales) + 26)
    for shift in itertools.product(range(12), repeat=2):
        here = np.outer(*(_law(kind, x, sigma) for sigma in scales))
        there = np.outer(*(_law(kind, x - move, sigma) for move, sigma in zip(shift, scales, strict=True)))
        exact = 0.5 + 0.25 * float(np.abs(here - there).sum())
        length = math.hypot(*(move / sigma for move, sigma in zip(shift, scales, strict=True)))
        # Before rounding to the lattice, the change was shorter by at most the allowance.
        change = max(length - budget.lattice_allowance(scales), 0.0)
        assert exact - 1e-14 <= budget.distinguishing_probability(kind, change, scales)


def test_the_bound_for_discrete_noise_is_larger_by_its_allowance_for_integers() -> None:
    """One tick of noise, one tick apart: the formula for continuous noise is too small there."""
    weights = [math.exp(-(k**2) / 2.0) for k in range(-40, 41)]
    exact = 0.5 + 0.5 * max(weights) / sum(weights)
    assert budget.distinguishing_probability(ROUNDED, 0.0, (1,)) < exact
    assert exact < budget.distinguishing_probability(DISCRETE, 0.0, (1,))


@pytest.mark.parametrize("kind", NOISE_KINDS)
def test_for_many_ticks_the_bound_is_the_normal_distribution(kind: NoiseKind) -> None:
    """Φ(√R·D/2): R releases are like one at √R times the distance."""
    normal = 0.5 * math.erfc(-2.0 / math.sqrt(2.0))
    assert 0.0 <= budget.distinguishing_probability(kind, 1.0, (2**20,), releases=16) - normal < 1e-6
    assert budget.distinguishing_probability(kind, 1e9, (1,)) == 1.0
    assert 0.5 < budget.distinguishing_probability(kind, 1e-9, (2**30,)) < 0.5 + 1e-8
