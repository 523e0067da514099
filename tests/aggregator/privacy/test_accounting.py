"""Cost of sets of rounds, intervals, periods and groups."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import dp_accounting  # type: ignore[import-untyped]
import numpy as np
import pytest
from dp_accounting.rdp import RdpAccountant  # type: ignore[import-untyped]
from hypothesis import given, settings
from hypothesis import strategies as st

from heatcloak_aggregator.privacy.accounting import (
    Figures,
    Spent,
    round_rho,
    spent_anywhere,
    spent_between,
    spent_by_zones,
    spent_in_rounds,
    spent_straddling,
)
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.gaussian_dp import gaussian_delta, gaussian_epsilon
from heatcloak_shared.noise import NOISE_KINDS, NoiseKind
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zcdp import delta_from_rho
from heatcloak_shared.zone import Interval, Move, Promise, Range, Zone, budget_of
from support.zones import uniform_noise

_ULPS = 2.0**-46  # what repeated rounding up may add


def _zone(
    schedule: Schedule | None = None,
    sigma_ticks: int = 300,
    hides: Move | Range | None = None,
    kind: NoiseKind = "rounded-gaussian",
) -> Zone:
    """Return a zone of four sensors with more noise than twenty releases require."""
    return Zone(
        name="hall",
        domain=Interval(n_sources=20, n_sensors=4, diffusivity=0.5, time=0.1),
        nodes=("n01", "n02", "n03", "n04"),
        schedule=schedule or Schedule(period=1.0, every=1, releases=20, budget_rounds=20),
        promise=Promise(hides or Move(alpha=0.01), epsilon=4.0, delta=1e-5),
        noise=uniform_noise(0.05, 2.0**-10, sigma_ticks, 4, kind),
    )


@st.composite
def _schedules(draw: st.DrawFn) -> Schedule:
    """Draw schedules; gaps between periods may be longer, equal or shorter than within them."""
    every, releases = draw(st.integers(1, 6)), draw(st.integers(1, 6))
    least = (releases - 1) * every + 1
    return Schedule(1.0, every, releases, least + draw(st.integers(0, 12)))


_rounds = st.integers(-60, 60)
_no_deadline = settings(deadline=None)  # searching for ε takes milliseconds, more on a small machine


def _listed(schedule: Schedule, first: int, last: int) -> list[int]:
    return [number for number in range(first, last + 1) if schedule.is_listed(number)]


def test_a_whole_period_costs_the_zones_budget() -> None:
    zone = _zone()
    budget, spent = budget_of(zone), spent_in_rounds(zone, range(40, 60))
    assert (spent.releases, spent.periods, spent.budgets) == (20, 1, 1.0)
    assert spent.rho == budget.rho
    assert (spent.proven.epsilon, spent.proven.delta) == (budget.epsilon(1e-5), budget.delta(4.0))
    assert spent.kept
    assert round_rho(zone) == pytest.approx(spent.rho / 20, rel=_ULPS)


def test_two_periods_cost_two_budgets() -> None:
    zone = _zone(sigma_ticks=276)
    one, two = spent_between(zone, 0, 19), spent_straddling(zone)
    assert two == spent_between(zone, 0, 39)
    assert two.budgets == pytest.approx(2.0, rel=_ULPS)
    assert one.proven.epsilon is not None
    assert two.proven.epsilon is not None
    assert one.proven.epsilon < two.proven.epsilon < 2.0 * one.proven.epsilon
    assert one.kept
    assert not two.kept


@_no_deadline
@given(schedule=_schedules(), numbers=st.lists(_rounds, max_size=40))
def test_repeated_rounds_count_once(schedule: Schedule, numbers: list[int]) -> None:
    zone = _zone(schedule)
    rounds = [schedule.next_listed(number) for number in numbers]
    spent = spent_in_rounds(zone, rounds)
    assert spent.releases == len(set(rounds))
    assert spent == spent_in_rounds(zone, sorted(rounds + rounds))


@_no_deadline
@given(schedule=_schedules(), first=_rounds, length=st.integers(1, 60))
def test_an_interval_costs_its_listed_rounds(schedule: Schedule, first: int, length: int) -> None:
    zone, last = _zone(schedule), first + length - 1
    assert spent_between(zone, first, last) == spent_in_rounds(zone, _listed(schedule, first, last))


@_no_deadline
@given(schedule=_schedules(), length=st.integers(1, 60))
def test_spent_anywhere_is_the_maximum_over_all_positions(schedule: Schedule, length: int) -> None:
    zone = _zone(schedule)
    counts = [
        len(_listed(schedule, first, first + length - 1)) for first in range(2 * schedule.budget_rounds)
    ]
    spent = spent_anywhere(zone, length)
    assert spent.releases == max(counts)
    period = schedule.budget_rounds
    in_periods, overlapped = (
        max(len({number // period for number in numbers}) for numbers in intervals)
        for intervals in (
            [_listed(schedule, first, first + length - 1) for first in range(2 * period)],
            [range(first, first + length) for first in range(2 * period)],
        )
    )
    assert in_periods <= spent.periods <= overlapped
    if length <= schedule.budget_rounds:
        assert spent.budgets <= 1.0 + _ULPS


@_no_deadline
@given(first=st.sets(st.integers(0, 99)), second=st.sets(st.integers(100, 199)))
def test_composition_is_additive(first: set[int], second: set[int]) -> None:
    zone = _zone()
    parts = spent_in_rounds(zone, first).rho + spent_in_rounds(zone, second).rho
    whole = spent_in_rounds(zone, first | second)
    assert whole.rho == pytest.approx(parts, rel=_ULPS)
    assert whole.releases == len(first) + len(second)


@_no_deadline
@given(rounds=st.sets(st.integers(0, 500), max_size=60), more=st.integers(0, 500))
def test_another_round_never_reduces_the_cost(rounds: set[int], more: int) -> None:
    zone = _zone()
    before, after = spent_in_rounds(zone, rounds), spent_in_rounds(zone, rounds | {more})
    assert before.rho <= after.rho
    small, large = before.proven, after.proven
    assert small.delta <= large.delta
    assert small.epsilon is not None
    assert large.epsilon is not None
    assert small.epsilon <= large.epsilon


@_no_deadline
@given(ticks=st.integers(20, 5000), releases=st.integers(1, 100_000))
def test_every_figure_is_rounded_up(ticks: int, releases: int) -> None:
    zone = _zone(sigma_ticks=ticks)
    spent = spent_between(zone, 0, releases - 1)
    change, sigma = 0.05 + 2.0**-10 * 2.0, ticks * 2.0**-10
    assert spent.rho > releases * change**2 / (2.0 * sigma**2)
    assert spent.rho == pytest.approx(releases * change**2 / (2.0 * sigma**2), rel=_ULPS)
    assert spent.mu == pytest.approx(math.sqrt(2.0 * spent.rho), rel=_ULPS)
    assert spent.proven.delta >= gaussian_delta(spent.mu, 4.0)
    if spent.proven.epsilon is not None:
        assert spent.proven.epsilon >= gaussian_epsilon(spent.mu, 1e-5)


@pytest.mark.parametrize("ticks", [40, 178, 300, 5000])
@pytest.mark.parametrize("releases", [1, 20, 1000, 86400])
def test_the_accounts_agree_with_dp_accounting(ticks: int, releases: int) -> None:
    """For discrete noise, their ε over a finite set of orders is above ours by at most 1e-5.

    For rounded noise both are exact. The truncation of our sampler in δ is far below that.
    """
    spent = spent_between(_zone(sigma_ticks=ticks, kind="discrete-gaussian"), 0, releases - 1)
    rounded = spent_between(_zone(sigma_ticks=ticks), 0, releases - 1)
    multiplier = ticks * 2.0**-10 / (0.05 + 2.0**-10 * 2.0)
    accountant = RdpAccountant(1.0 + np.geomspace(0.0101, 1e6, 4000))
    accountant.compose(dp_accounting.GaussianDpEvent(multiplier), releases)
    theirs = accountant.get_epsilon(1e-5)
    exact = dp_accounting.get_epsilon_gaussian(multiplier / math.sqrt(releases), 1e-5)
    if spent.proven.epsilon is None:
        # Only where the truncated table allows no promise, and ε would be huge.
        assert theirs > 60.0
        assert ticks <= 4096
    else:
        assert theirs * (1.0 - 1e-5) <= spent.proven.epsilon <= theirs * (1.0 + 1e-9)
    if rounded.proven.epsilon is None:
        assert exact > 60.0
        assert ticks <= 4096
    else:
        assert rounded.proven.epsilon == pytest.approx(exact, rel=1e-8)


@_no_deadline
@given(moves=st.floats(1.0, 50.0))
def test_moving_further_or_together_costs_at_most_the_square(moves: float) -> None:
    zone = _zone()
    one, many = spent_between(zone, 0, 19), spent_between(zone, 0, 19, moves)
    assert many.moves == moves
    assert many.rho <= moves**2 * one.rho * (1.0 + _ULPS)
    change = (moves * 0.05 + 2.0**-9) / (0.05 + 2.0**-9)
    assert many.rho == pytest.approx(change**2 * one.rho, rel=_ULPS)


@pytest.mark.parametrize("zones", [1, 2, 5])
def test_costs_of_zones_that_sense_the_same_person_add_up(zones: int) -> None:
    one, together = spent_between(_zone(), 0, 19), spent_by_zones(_zone(), zones)
    assert (together.releases, together.periods, together.moves) == (20 * zones, 1, 1.0)
    assert together.rho == pytest.approx(zones * one.rho, rel=_ULPS)


def test_the_promise_is_kept_up_to_its_delta_and_not_beyond() -> None:
    spent = spent_between(_zone(), 0, 19)
    for delta, kept in ((1e-5, True), (math.nextafter(1e-5, 1.0), False)):
        assert replace(spent, proven=Figures(4.0, delta)).kept is kept


def test_moves_make_no_difference_to_a_hidden_range() -> None:
    zone = _zone(hides=Range(0.0, 0.025))
    assert spent_between(zone, 0, 19, 7.0) == spent_between(zone, 0, 19)


def test_no_rounds_cost_nothing() -> None:
    zone = _zone(Schedule(period=1.0, every=10, releases=2, budget_rounds=50))
    spent = spent_between(zone, 11, 49)
    assert spent == spent_in_rounds(zone, [])
    assert (spent.releases, spent.periods, spent.rho, spent.budgets) == (0, 0, 0.0, 0.0)
    assert (spent.proven.epsilon, spent.proven.delta) == (0.0, 0.0)
    assert spent.kept


def test_a_thousand_years_are_counted_in_constant_time() -> None:
    zone = _zone()
    spent = spent_between(zone, 0, 31_556_952_000 - 1)
    assert (spent.releases, spent.periods) == (31_556_952_000, 1_577_847_600)
    assert spent.proven.epsilon is None
    assert spent.proven.delta == 1.0
    assert "no epsilon at delta 1e-05" in spent.text


def test_the_figures_are_those_of_the_kind_of_noise() -> None:
    rounded, discrete = (spent_between(_zone(kind=kind), 0, 19) for kind in NOISE_KINDS)
    assert (rounded.mu, rounded.rho) == (discrete.mu, discrete.rho)
    assert rounded.proven.delta == pytest.approx(gaussian_delta(rounded.mu, 4.0), rel=1e-12)
    assert discrete.proven.delta == pytest.approx(delta_from_rho(discrete.rho, 4.0), rel=1e-12)
    assert rounded.proven.delta < discrete.proven.delta


def test_the_account_is_available_as_text_and_json() -> None:
    spent = spent_between(_zone(sigma_ticks=178), 0, 19, 2.0)
    assert spent.text.startswith("20 listed rounds in 1 budget period, for 2 times the hidden move: mu ")
    facts: dict[str, Any] = json.loads(json.dumps(spent.as_dict(), allow_nan=False))
    assert facts["proven"] == {"epsilon": spent.proven.epsilon, "delta": spent.proven.delta}
    assert facts["mu"] == spent.mu
    assert facts["promised"] == {"epsilon": 4.0, "delta": 1e-5}
    assert (facts["kept"], facts["text"]) == (False, spent.text)


@_no_deadline
@given(ticks=st.integers(20, 5000), releases=st.integers(1, 1000))
def test_the_printed_rho_is_never_below_rho(ticks: int, releases: int) -> None:
    spent: Spent = spent_between(_zone(sigma_ticks=ticks), 0, releases - 1)
    printed = float(spent.text.partition("rho ")[2].partition(";")[0])
    assert spent.rho <= printed <= spent.rho * 1.001


@pytest.mark.parametrize(
    ("rounds", "match"),
    [
        ([0, 7], r"round 7 is not listed.*the next one is 50"),
        ([-3], r"round -3 is not listed.*the next one is 0"),
        ([True], "bool"),
        ([0.0], "float"),
        ([2**53], "must be at least -9007199254740991 and below 9007199254740992"),
    ],
)
def test_invalid_and_unlisted_rounds_are_refused(rounds: list[Any], match: str) -> None:
    zone = _zone(Schedule(period=1.0, every=5, releases=1, budget_rounds=50))
    with pytest.raises(ParameterError, match=match):
        spent_in_rounds(zone, rounds)


@pytest.mark.parametrize("moves", [0.0, -1.0, math.nan, math.inf])
def test_invalid_numbers_of_moves_are_refused(moves: float) -> None:
    zone = _zone()
    accounts: list[Callable[[], Spent]] = [
        lambda: spent_in_rounds(zone, [0], moves),
        lambda: spent_between(zone, 0, 1, moves),
        lambda: spent_anywhere(zone, 3, moves),
        lambda: spent_straddling(zone, moves),
    ]
    for account in accounts:
        with pytest.raises(ParameterError, match="moves"):
            account()


def test_intervals_without_rounds_are_refused() -> None:
    zone = _zone()
    with pytest.raises(ParameterError, match="round 3 is before round 4"):
        spent_between(zone, 4, 3)
    with pytest.raises(ParameterError, match="length"):
        spent_anywhere(zone, 0)
