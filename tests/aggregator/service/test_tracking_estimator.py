"""Estimates that follow people over rounds: replaced later, and the same after late readings and restarts."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
import pytest

from heatcloak_aggregator.recovery.posterior import Prior
from heatcloak_aggregator.service import Round, RoundEstimate, ZoneSettings, kinds
from heatcloak_aggregator.service.kinds import estimator_of
from heatcloak_aggregator.service.rounds import round_of
from heatcloak_aggregator.service.tracking_estimator import TrackingEstimator
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_shared import Reading
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.scenario import Source
from heatcloak_shared.wire import Estimate, decode_estimate, encode_estimate
from heatcloak_shared.zone import Zone
from support.simulated_rounds import FIRST, new_reading, simulated_rounds, standing

PRIOR = Prior(intensity=1.0)
WALK = (Source(1.0, 0, None, ((0.0, 0.15), (20.0, 0.85))),)


@pytest.fixture(scope="module")
def hall() -> Zone:
    """The default zone."""
    return new_zone("hall")


def last_of(estimates: Iterable[RoundEstimate]) -> dict[int, Estimate]:
    """Return the last message of each round."""
    return {each.round.number: each.message for each in estimates}


def test_the_method_tracker_follows(hall: Zone) -> None:
    found = estimator_of(ZoneSettings(hall, method="tracker", lag=2))
    assert isinstance(found, TrackingEstimator)
    assert found.follows


@pytest.mark.parametrize("lag", [-1, 21, 1.5])
def test_a_lag_out_of_range_is_refused(hall: Zone, lag: int) -> None:
    with pytest.raises(ParameterError, match="lag"):
        TrackingEstimator(hall, lag=lag)


def test_a_round_is_estimated_at_once_and_again_after_the_lag(hall: Zone) -> None:
    measure, estimator = simulated_rounds(hall, WALK, 1), TrackingEstimator(hall, PRIOR, 3)
    for number in range(FIRST, FIRST + 8):
        found = estimator.estimate_all([measure(number)])
        expected = [number - 3] if number >= FIRST + 3 else []
        assert [each.round.number for each in found] == [*expected, number]
        assert {each.message.latest for each in found} == {number}
        for each in found:
            assert each.message.method == "tracker"
            assert each.message.pooled is None
            assert decode_estimate(encode_estimate(each.message)) == each.message
    (person,) = found[-1].message.tracks or ()
    assert person.since == FIRST
    assert person.low <= person.place <= person.high  # type: ignore[union-attr]
    assert person.place == pytest.approx(0.15 + 0.035 * 7, abs=0.12)  # type: ignore[union-attr]
    rest = estimator.finish()
    assert [each.round.number for each in rest] == [FIRST + 5, FIRST + 6, FIRST + 7]
    assert {each.message.latest for each in rest} == {FIRST + 7}


def test_with_a_lag_of_zero_no_estimate_is_replaced(hall: Zone) -> None:
    measure, estimator = simulated_rounds(hall, WALK, 1), TrackingEstimator(hall, PRIOR, 0)
    found = [estimator.estimate_all([measure(number)]) for number in range(FIRST, FIRST + 5)]
    assert [len(each) for each in found] == [1] * 5
    assert estimator.finish() == []


def test_a_later_estimate_is_closer(hall: Zone) -> None:
    at_once: list[float] = []
    later: list[float] = []
    places = np.arange(1, 101) / 100
    for seed in range(6):
        measure, estimator = simulated_rounds(hall, WALK, seed), TrackingEstimator(hall, PRIOR, 4)
        for number in range(FIRST, FIRST + 20):
            for each in estimator.estimate_all([measure(number)]):
                place = float(places @ each.result.estimate / each.result.estimate.sum())
                truth = 0.15 + 0.035 * (each.round.number - FIRST)
                (at_once if each.round.number == number else later).append(abs(place - truth))
    assert np.mean(later) < 0.8 * np.mean(at_once)


@pytest.mark.slow
def test_estimates_depend_neither_on_the_order_of_readings_nor_on_restarts(hall: Zone) -> None:
    """A restarted service has the states and readings that the one before stored, and perhaps more."""
    measure = simulated_rounds(hall, (*WALK, *standing(0.6)), 4, lost=0.1)
    rounds = range(FIRST, FIRST + 20)
    undisturbed = TrackingEstimator(hall, PRIOR, 3)
    expected: dict[int, Estimate] = {}
    for number in rounds:
        expected |= last_of(undisturbed.estimate_all([measure(number)]))
    chance = random.Random(7)
    for _ in range(2):
        estimator = TrackingEstimator(hall, PRIOR, 3)
        found: dict[int, Estimate] = {}
        stored: dict[int, Round] = {}
        states: dict[int, bytes] = {}
        due = list(rounds)
        changed: dict[int, Round] = {}
        while due or changed:
            if changed and (not due or chance.random() < 0.3):
                batch, changed = [changed[number] for number in sorted(changed)], {}
            else:
                number = due.pop(min(chance.choice((0, 0, 0, 1, 4)), len(due) - 1))
                whole = measure(number)
                part = {
                    node: reading
                    for node, reading in whole.readings.items()
                    if chance.random() < 0.5 or chance.random() < 0.9
                }
                batch = [round_of(hall, number, part)]
                if len(part) < len(whole.readings):
                    changed[number] = whole
            stored |= {each.number: each for each in batch}
            made = estimator.estimate_all(batch, estimated=found.keys())
            states = dict(estimator.states())
            if chance.random() < 0.15:  # killed before the estimates were stored
                changed |= {each.number: measure(each.number) for each in batch}
                stored |= changed
            else:
                found |= last_of(made)
            if chance.random() < 0.4:
                estimator = TrackingEstimator(hall, PRIOR, 3)
                needed = estimator.restored_rounds(sorted(found), states)
                estimator.restore([stored[number] for number in needed])
        assert {number: found[number] for number in rounds} == expected


def test_rounds_before_the_window_are_estimated_alone_unless_they_have_an_estimate(hall: Zone) -> None:
    measure, estimator = simulated_rounds(hall, standing(0.3), 2), TrackingEstimator(hall, PRIOR, 3)
    for number in range(FIRST + 20, FIRST + 60):
        estimator.estimate_all([measure(number)])
    assert estimator.estimate_all([measure(FIRST + 2)], estimated={FIRST + 2}) == []
    (alone,) = estimator.estimate_all([measure(FIRST + 2)])
    assert (alone.round.number, alone.message.latest) == (FIRST + 2, FIRST + 2)
    # What is followed is not disturbed.
    assert estimator.estimate_all([measure(FIRST + 60)])[-1].message.tracks


def test_rounds_of_a_clock_that_is_ahead_are_not_followed(hall: Zone) -> None:
    measure = simulated_rounds(hall, standing(0.3), 2)
    estimator, undisturbed = (TrackingEstimator(hall, PRIOR, 3) for _ in range(2))
    for number in range(FIRST, FIRST + 4):
        estimator.estimate_all([measure(number)], latest=FIRST + 4)
        expected = undisturbed.estimate_all([measure(number)])
    (ahead,) = estimator.estimate_all([measure(FIRST + 500)], latest=FIRST + 4)
    assert ahead.message.latest == FIRST + 500
    found = estimator.estimate_all([measure(FIRST + 4)], latest=FIRST + 5)
    expected = undisturbed.estimate_all([measure(FIRST + 4)])
    assert last_of(found) == last_of(expected)


@pytest.mark.parametrize(("ahead", "count"), [(20, 3), (5000, 3), (5000, 40)])
def test_a_clock_that_was_ahead_and_is_right_again_is_forgotten(hall: Zone, ahead: int, count: int) -> None:
    measure, estimator = simulated_rounds(hall, standing(0.3), 2), TrackingEstimator(hall, PRIOR, 3)
    for number in (*range(FIRST, FIRST + 4), *range(FIRST + ahead, FIRST + ahead + count)):
        estimator.estimate_all([measure(number)], latest=number + 1)
    found = estimator.estimate_all([measure(FIRST + 4)], latest=FIRST + 5)
    assert [each.round.number for each in found] == ([FIRST + 1, FIRST + 4] if count == 3 else [FIRST + 4])
    assert found[-1].message.latest == FIRST + 4


def test_impossible_readings_are_a_misfit(hall: Zone) -> None:
    values = {
        node: new_reading(hall, node, FIRST, 60.0 * (place % 2)) for place, node in enumerate(hall.nodes)
    }
    (found,) = TrackingEstimator(hall, PRIOR).estimate_all([round_of(hall, FIRST, values)])
    assert found.message.status == "model misfit"
    hot = {node: new_reading(hall, node, FIRST, 40.0) for node in hall.nodes}
    (found,) = TrackingEstimator(hall, PRIOR).estimate_all([round_of(hall, FIRST, hot)])
    assert found.message.status == "model misfit"


def test_rounds_of_a_clock_that_was_ahead_are_followed_when_their_time_has_come(hall: Zone) -> None:
    measure = simulated_rounds(hall, standing(0.3), 2)
    estimator, undisturbed = (TrackingEstimator(hall, PRIOR, 3) for _ in range(2))
    found: dict[int, Estimate] = {}
    expected: dict[int, Estimate] = {}
    for number in range(FIRST, FIRST + 9):
        early = [measure(FIRST + 6)] if number == FIRST + 2 else []
        own = [] if number == FIRST + 6 else [measure(number)]
        for each in (early, own):
            found |= last_of(estimator.estimate_all(each, latest=number + 1, estimated=found.keys()))
        expected |= last_of(undisturbed.estimate_all([measure(number)]))
    assert found == expected


def test_unusable_states_are_left_out(hall: Zone, caplog: pytest.LogCaptureFixture) -> None:
    measure, running = simulated_rounds(hall, standing(0.3), 2), TrackingEstimator(hall, PRIOR)
    rounds = range(FIRST, FIRST + 16)
    for number in rounds:
        running.estimate_all([measure(number)])
    states = dict(running.states())
    assert len(states) == 3
    for bad in states:
        restarted = TrackingEstimator(hall, PRIOR)
        damaged = states | {bad: states[bad][:50]}
        restarted.restore([measure(n) for n in restarted.restored_rounds(rounds, damaged)])
        assert restarted._tracker.state() == running._tracker.state()  # type: ignore[attr-defined]
    assert "a state of the tracker is left out" in caplog.text


def test_without_usable_states_the_newest_rounds_are_followed_again(hall: Zone) -> None:
    """After an upgrade, or where another method was used before."""
    measure, before = simulated_rounds(hall, standing(0.3), 2), TrackingEstimator(hall, PRIOR)
    rounds = range(FIRST, FIRST + 60)
    for number in rounds:
        before.estimate_all([measure(number)])
    for states, prior in (({}, PRIOR), (before.states(), Prior(intensity=0.9))):
        after = TrackingEstimator(hall, prior)
        needed = after.restored_rounds(rounds, states)
        assert list(needed) == list(rounds[-48:])
        after.restore([measure(number) for number in needed])
        (person,) = after.estimate_all([measure(FIRST + 60)])[-1].message.tracks or ()
        assert person.since < FIRST + 40
    late = TrackingEstimator(hall, PRIOR)
    assert len(late.restored_rounds(range(FIRST, FIRST + 5000), before.states())) == 48


def test_states_of_two_services_are_not_mixed(hall: Zone) -> None:
    """One of them received fewer readings, so its later states are of no use to the other."""
    measure, whole, part = (
        simulated_rounds(hall, standing(0.3), 2),
        *(TrackingEstimator(hall, PRIOR) for _ in range(2)),
    )
    rounds = range(FIRST, FIRST + 20)
    for number in rounds:
        whole.estimate_all([measure(number)])
        closed = measure(number)
        some = {node: each for node, each in closed.readings.items() if node != "n07" or number != FIRST + 8}
        part.estimate_all([round_of(hall, number, some)])
    ours, theirs = whole.states(), part.states()
    for mixed in ({**ours, **theirs}, {**theirs, **ours}, {**ours, FIRST + 12: theirs[FIRST + 12]}):
        restarted = TrackingEstimator(hall, PRIOR)
        restarted.restore([measure(number) for number in restarted.restored_rounds(rounds, mixed)])
        assert restarted._tracker.state() == whole._tracker.state()  # type: ignore[attr-defined]


@pytest.mark.slow
@pytest.mark.parametrize(("grace", "window"), [(40.0, 0.0), (0.0, 40.0), (2.0, math.inf), (math.inf, 0.0)])
def test_late_readings_are_followed_as_long_as_they_count(
    hall: Zone, grace: float, window: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kinds, "LONGEST_WAIT", 0.0)
    measure = simulated_rounds(hall, standing(0.3), 2)
    estimator = estimator_of(ZoneSettings(hall, grace, window, "tracker", prior=PRIOR))
    assert hall.schedule.period == 1.0
    for number in range(FIRST, FIRST + 44):
        if number != FIRST + 4:
            estimator.estimate_all([measure(number)])
    assert len(estimator.estimate_all([measure(FIRST + 4)], estimated={FIRST + 4})) > 1


def test_a_round_without_readings_has_no_estimate(hall: Zone) -> None:
    estimator = TrackingEstimator(hall, PRIOR)
    assert estimator.estimate_all([round_of(hall, FIRST, {})]) == []


def test_a_restarted_service_follows_on_and_late_readings_change_later_rounds(
    harness: Any, zone: Zone, make_reading: Callable[..., Reading]
) -> None:
    def estimates(number: int) -> list[Estimate]:
        return [each for each in harness.estimates if each.round == number]

    async def work() -> None:
        late = make_reading(zone.nodes[0], 102, seq=2)
        async with harness.serving(zone, method="tracker"):
            for number in (100, 101, 102, 103):
                harness.now = number + 0.5
                readings = [make_reading(node, number) for node in zone.nodes]
                await harness.publish(*(each for each in readings if each != late))
                await harness.until(lambda: harness.store.count("hall") >= 4 * (number - 99) - 1)  # noqa: B023
            await harness.until(lambda: estimates(103))
            harness.now = 106.5  # the time of round 102 is over
            await harness.until(lambda: len(estimates(103)) == 2)
            assert [each.missing for each in estimates(102)] == [(zone.nodes[0],)]
            assert [each.latest for each in estimates(100)][-1] == 103
        async with harness.serving(zone, method="tracker"):
            harness.now = 108.5
            await harness.publish(*(make_reading(node, 108) for node in zone.nodes))
            await harness.until(lambda: estimates(108))
            # The readings of the rounds before the restart are still known.
            assert [each.latest for each in estimates(103)][-1] == 108
            await harness.publish(late)
            await harness.until(lambda: len(estimates(108)) == 2)
            assert estimates(102)[-1].missing == ()
            assert [each.latest for each in estimates(102)][-1] == 108

    harness.run(work())
