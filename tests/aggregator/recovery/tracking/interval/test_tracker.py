"""The tracker: people who stand, walk, come and go; missing, late and repeated readings; wrong arguments."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.domains.graph import GraphDomain
from heatcloak_aggregator.domains.interval import IntervalDomain
from heatcloak_aggregator.recovery.tracking import Motion, Tracker, TrackingResult, track
from heatcloak_aggregator.recovery.tracking.saved_state import from_bytes, to_bytes
from heatcloak_shared.errors import ParameterError

SIGMA = 0.7217
World = Callable[[int], Sequence[float]]


@pytest.fixture(scope="module")
def op() -> IntervalOperator:
    return IntervalDomain(100, 50).operator(0.05)


def readings_of(op: IntervalOperator, people: Sequence[float], rng: np.random.Generator) -> FloatArray:
    noise = SIGMA * rng.standard_normal(op.domain.n_sensors)
    return noise + (op.responses(people).sum(axis=0) if len(people) else 0.0)


def walk(number: int) -> list[float]:
    return [0.1 + 0.03 * number]


def follow(op: IntervalOperator, world: World, rounds: Sequence[int], seed: int = 1) -> Tracker:
    rng, tracker = np.random.default_rng(seed), Tracker(op, SIGMA, intensity=1.0, seed=seed)
    for number in rounds:
        tracker.update(number, readings_of(op, world(number), rng))
    return tracker


def place(result: TrackingResult) -> float:
    """Return the centre of the estimated heat."""
    places = np.arange(1, result.estimate.size + 1) / result.estimate.size
    return float(places @ result.estimate / result.estimate.sum())


def test_a_walker_is_found_and_the_more_rounds_follow_the_better(op: IntervalOperator) -> None:
    errors = []
    for seed in range(8):
        tracker = follow(op, walk, range(20), seed)
        at_once = abs(place(tracker.result(19)) - walk(19)[0])
        smoothed = [abs(place(each) - walk(each.number)[0]) for each in tracker.smooth()]
        errors.append((at_once, float(np.mean(smoothed))))
    filtered, smoothed = np.mean(errors, axis=0)
    assert filtered < 0.06
    assert smoothed < 0.03


def test_an_empty_corridor_is_found_empty(op: IntervalOperator) -> None:
    result = follow(op, lambda number: [], range(12)).result(11)
    assert result.count[0] > 0.9
    assert result.count.sum() == pytest.approx(1.0)
    assert result.estimate.sum() < 0.1
    assert result.vicinity(0.9) == []


def test_the_count_follows_arrivals_and_departures(op: IntervalOperator) -> None:
    def world(number: int) -> list[float]:
        return [0.2, 0.8] if 8 <= number < 16 else [0.2]

    counts = [
        [round(each.estimate.sum()) for each in follow(op, world, range(24), seed).smooth()]
        for seed in range(3)
    ]
    middle = np.median(counts, axis=0)
    assert middle[[2, 4, 12, 21]].tolist() == [1.0, 1.0, 2.0, 1.0]


def test_equal_seeds_give_equal_results_and_others_do_not(op: IntervalOperator) -> None:
    one, same = (follow(op, walk, range(6)).result(5).samples.places for _ in range(2))
    assert np.array_equal(one, same)
    rng, other = np.random.default_rng(1), Tracker(op, SIGMA, intensity=1.0, seed=2)
    for number in range(6):
        other.update(number, readings_of(op, walk(number), rng))
    assert not np.array_equal(one, other.result(5).samples.places)


def test_a_long_recording_keeps_a_window_and_one_result_for_each_round(op: IntervalOperator) -> None:
    rng = np.random.default_rng(4)
    tracker = Tracker(op, SIGMA, intensity=1.0, particles=100, window=8)
    for number in range(60):
        tracker.update(number, readings_of(op, [0.3], rng))
    results = tracker.smooth()
    assert [each.number for each in results] == list(range(60))
    assert [each.latest for each in results[:3]] == [7, 8, 9]
    assert np.mean([abs(place(each) - 0.3) for each in results[10:]]) < 0.04
    with pytest.raises(ParameterError, match="not in the window"):
        tracker.result(51)
    with pytest.raises(ParameterError, match="round 40 is too late"):
        tracker.update(40, np.zeros(50))
    assert tracker.takes(52)


def test_rounds_and_sensors_may_be_missing(op: IntervalOperator) -> None:
    rng = np.random.default_rng(2)
    tracker = Tracker(op, np.full(50, SIGMA), intensity=1.0)
    for number in (0, 1, 2, 5, 6, 9, 12, 13):
        sensors = np.flatnonzero(rng.random(50) < 0.8)
        result = tracker.update(number, readings_of(op, walk(number), rng)[sensors], sensors)
    assert abs(place(result) - walk(13)[0]) < 0.1
    # Nothing was read in round 10, yet the walk goes on.
    assert abs(place(tracker.result(10)) - walk(10)[0]) < 0.1


def test_readings_of_unequal_noise_count_by_their_noise(op: IntervalOperator) -> None:
    rng, scales = np.random.default_rng(3), np.where(np.arange(50) % 2, 0.3, 50.0)
    tracker = Tracker(op, scales, intensity=1.0)
    for number in range(6):
        result = tracker.update(number, op.responses([0.7])[0] + scales * rng.standard_normal(50))
    assert abs(place(result) - 0.7) < 0.04
    again = tracker.update(6, op.responses([0.7])[0] + scales * rng.standard_normal(50), sigma=scales)
    assert abs(place(again) - 0.7) < 0.04


def test_results_do_not_depend_on_the_order_in_which_readings_arrive(op: IntervalOperator) -> None:
    rng = np.random.default_rng(2)
    readings = {number: readings_of(op, walk(number), rng) for number in (*range(14), 16, 17, *range(20, 27))}
    in_time, late = (Tracker(op, SIGMA, intensity=1.0, seed=4, particles=40, window=12) for _ in range(2))
    for number, values in readings.items():
        expected = in_time.update(number, values)
    half = np.arange(25)
    for number in (3, 0, 1, 2, 4, 6, 7, 8, 9, 10):
        late.update(number, readings[number][half], half)
    for number in (5, *range(11), 12, 11, 13, 17, 16, 24, 20, 26, 21, 22, 25, 23):
        found = late.update(number, readings[number])
    assert found.number == expected.number == 26
    assert found.tracks == expected.tracks
    assert late.state() == in_time.state()
    for one, other in zip(late.smooth(), in_time.smooth(), strict=True):
        assert one.number == other.number
        assert np.array_equal(one.samples.places, other.samples.places)


def test_revising_yields_every_round_that_is_computed_again(op: IntervalOperator) -> None:
    rng = np.random.default_rng(5)
    readings = {number: readings_of(op, walk(number), rng) for number in range(20)}
    in_time, late = (Tracker(op, SIGMA, intensity=1.0, particles=20, window=8) for _ in range(2))
    expected = {number: in_time.update(number, values) for number, values in readings.items()}
    for number in (*range(12), 15, 16, 19):
        late.update(number, readings[number])
    assert late.rewind(20) == ()
    with pytest.raises(ParameterError, match="too late"):
        in_time.rewind(-100)
    found = {}
    for number in late.revise({each: (readings[each], None) for each in (12, 13, 14, 17, 18)}):
        found[number] = late.result(number)
    assert min(found) < 12
    assert max(found) == 19
    for number in found:
        assert np.array_equal(found[number].samples.places, expected[number].samples.places)
    assert late.state() == in_time.state()
    assert list(late.revise({})) == []


def test_nothing_changes_when_one_of_several_rounds_is_refused(op: IntervalOperator) -> None:
    tracker = follow(op, walk, range(5))
    before = tracker.state()
    with pytest.raises(ParameterError):
        list(tracker.revise({3: (np.zeros(50), None), 6: (np.zeros(3), None)}))
    assert tracker.state() == before


def test_later_rounds_can_be_forgotten(op: IntervalOperator) -> None:
    tracker, shorter = follow(op, walk, range(20)), follow(op, walk, range(15))
    tracker.forget_after(14)
    assert tracker.state() == shorter.state()
    long = Tracker(op, SIGMA, intensity=1.0, particles=20, window=4)
    for number in range(30):
        long.update(number, np.zeros(50))
    long.forget_after(3)
    assert long.rounds == ()


def test_late_readings_are_taken_as_far_back_as_the_reach(op: IntervalOperator) -> None:
    rng = np.random.default_rng(5)
    readings = {number: readings_of(op, [0.4], rng) for number in range(90)}
    options: dict[str, Any] = {"intensity": 1.0, "particles": 20, "window": 6, "reach": 60}
    in_time, late, restarted = (Tracker(op, SIGMA, **options) for _ in range(3))
    for number, values in readings.items():
        in_time.update(number, values)
        if number != 31:
            late.update(number, values)
    states = late.states()
    assert min(states) < 30
    assert len(states) < 14, "older states are further apart"
    assert late.known_rounds[0] <= min(states)
    restarted.restore(*states.values())
    for number in sorted(readings.keys() - {31}):
        if number > max(states):
            restarted.update(number, readings[number])
        else:
            restarted.remember(number, readings[number])
    for tracker in (late, restarted):
        assert not tracker.takes(1)
        tracker.update(31, readings[31])
        assert tracker.state() == in_time.state()


def test_impossible_readings_contradict_the_model(op: IntervalOperator) -> None:
    tracker = Tracker(op, SIGMA, intensity=1.0, particles=20)
    assert tracker.update(0, np.full(50, 1e20)).status == "model misfit"
    tracker = follow(op, walk, range(4))
    hot = readings_of(op, walk(4), np.random.default_rng(1)) + 9.0 * (np.arange(50) % 2)
    assert tracker.update(4, hot).status == "model misfit"
    assert tracker.update(5, readings_of(op, walk(5), np.random.default_rng(2))).status != "model misfit"


def test_many_missing_rounds_bring_as_many_people_as_the_prior(op: IntervalOperator) -> None:
    motion, counts = Motion(arrives=0.05, leaves=0.02), []
    for seed in range(4):
        tracker = Tracker(op, 1e6, motion, intensity=1.0, particles=1000, seed=seed)
        tracker.update(0, np.zeros(50))
        counts.append(tracker.update(60, np.zeros(50)).samples.counts.mean())
    rng = np.random.default_rng(1)
    expected = np.mean([sum(p.at(60) is not None for p in motion.draw(61, rng)) for _ in range(4000)])
    assert np.mean(counts) == pytest.approx(expected, rel=0.1)


def test_people_who_turn_more_often_than_a_window_can_hold_are_refused(op: IntervalOperator) -> None:
    with pytest.raises(ParameterError, match="choose a shorter window"):
        Tracker(op, SIGMA, Motion(turns=0.6))
    Tracker(op, SIGMA, Motion(turns=0.6), window=10)


def test_after_a_long_silence_the_tracker_begins_afresh(op: IntervalOperator) -> None:
    rng = np.random.default_rng(6)
    tracker = Tracker(op, SIGMA, intensity=1.0, window=4)
    for number in (*range(8), *range(1000, 1006)):
        result = tracker.update(number, readings_of(op, [0.2] if number < 500 else [0.8], rng))
    assert abs(place(result) - 0.8) < 0.06
    assert [each.number for each in tracker.smooth()] == [*range(8), *range(1000, 1006)]


def test_unknown_intensities_are_found(op: IntervalOperator) -> None:
    rng = np.random.default_rng(8)
    tracker = Tracker(op, 0.3, intensity=(0.5, 1.5))
    for number in range(15):
        result = tracker.update(number, 1.4 * op.responses([0.6])[0] + 0.3 * rng.standard_normal(50))
    assert result.estimate.sum() == pytest.approx(1.4, abs=0.1)


def test_regions_hold_people_about_as_often_as_they_state(op: IntervalOperator) -> None:
    stated, held = [], []
    for seed in range(30):
        rng, motion = np.random.default_rng(seed), Motion()
        people = motion.draw(12, rng)
        tracker = Tracker(op, SIGMA, motion, intensity=1.0, seed=seed, particles=200)
        for number in range(12):
            here = [at for path in people if (at := path.at(number)) is not None]
            result = tracker.update(number, readings_of(op, here, rng))
            for region in result.vicinity(0.8):
                stated.append(region.probability)
                held.append(any(region.low <= at <= region.high for at in here))
    assert np.mean(held) == pytest.approx(np.mean(stated), abs=0.12)


@pytest.mark.parametrize(
    "change",
    [
        {"sigma": -1.0},
        {"sigma": math.nan},
        {"sigma": np.ones(49)},
        {"motion": 3},
        {"intensity": 0.0},
        {"intensity": (2.0, 1.0)},
        {"seed": -1},
        {"seed": 1.5},
        {"particles": 3},
        {"particles": 401},
        {"window": 1},
        {"window": "long"},
    ],
    ids=str,
)
def test_wrong_arguments_are_refused(op: IntervalOperator, change: dict[str, object]) -> None:
    arguments: dict[str, object] = {"sigma": SIGMA} | change
    with pytest.raises(ParameterError):
        Tracker(op, **arguments).update(0, np.zeros(50))  # type: ignore[arg-type]


def test_a_refused_round_changes_nothing(op: IntervalOperator) -> None:
    tracker, untouched = (follow(op, walk, range(4)) for _ in range(2))
    for number, readings, sensors in (
        (4, np.full(50, math.nan), None),
        (4, np.zeros(3), None),
        (4, np.zeros(2), [1, 50]),
        (1.5, np.zeros(50), None),
        (2**60, np.zeros(50), None),
    ):
        with pytest.raises(ParameterError):
            tracker.update(number, readings, sensors)  # type: ignore[arg-type]
    more = readings_of(op, walk(4), np.random.default_rng(9))
    one, other = (each.update(4, more).samples.places for each in (tracker, untouched))
    assert np.array_equal(one, other)


def test_a_tracker_without_rounds_and_one_of_a_graph_are_refused(op: IntervalOperator) -> None:
    with pytest.raises(ParameterError, match="not in the window"):
        Tracker(op, SIGMA).result(0)
    assert Tracker(op, SIGMA).smooth() == []
    graph = GraphDomain(4, [[0, 1], [1, 2], [2, 3]]).operator(0.1)
    with pytest.raises(ParameterError, match="does not support"):
        Tracker(graph, SIGMA)
    with pytest.raises(ParameterError):
        Tracker("corridor", SIGMA)  # type: ignore[arg-type]


def test_a_restored_tracker_goes_on_as_if_nothing_had_happened(op: IntervalOperator) -> None:
    rng = np.random.default_rng(5)
    readings = [(number, readings_of(op, walk(number), rng)) for number in (*range(8), 10, 11, 13, 14)]

    def tracker() -> Tracker:
        return Tracker(op, np.full(50, SIGMA), intensity=(0.5, 1.5), seed=3, particles=60, window=6)

    undisturbed, killed = tracker(), tracker()
    for number, values in readings:
        sensors = np.arange(50) if number % 3 else np.arange(0, 50, 2)
        expected = undisturbed.update(number, values[sensors], sensors)
        if killed.rounds:
            fresh = tracker()
            fresh.restore(killed.state())
            killed = fresh
        found = killed.update(number, values[sensors], sensors)
        assert np.array_equal(found.samples.places, expected.samples.places)
        assert np.array_equal(found.estimate, expected.estimate)
        assert found.tracks == expected.tracks
        assert (found.status, found.effective) == (expected.status, expected.effective)
    assert len(killed.state()) < 200_000


def test_a_state_of_another_tracker_or_damaged_is_refused(op: IntervalOperator) -> None:
    tracker = follow(op, walk, range(5))
    state, places = tracker.state(), tracker.result(4).samples.places
    with pytest.raises(ParameterError, match="other arguments"):
        Tracker(op, SIGMA, intensity=1.0, seed=2).restore(state)
    for damaged in (b"", b"nonsense", state[:100], state[: len(state) // 2], state[:-1]):
        with pytest.raises(ParameterError, match="state"):
            tracker.restore(damaged)
    assert np.array_equal(tracker.result(4).samples.places, places)


def test_people_who_are_faster_than_the_model_allows_contradict_it(op: IntervalOperator) -> None:
    def leap(number: int) -> list[float]:
        return [0.15 if number % 2 else 0.85]

    rng, tracker = np.random.default_rng(3), Tracker(op, 0.3, Motion(top_speed=0.03), intensity=1.0)
    statuses, held = [], []
    for number in range(20):
        result = tracker.update(number, op.responses(leap(number))[0] + 0.3 * rng.standard_normal(50))
        statuses.append(result.status)
        if result.status == "model misfit":
            held += [any(v.low <= leap(number)[0] <= v.high for v in result.vicinity(0.9))]
    assert statuses[-8:] == ["model misfit"] * 8
    assert np.mean(held) > 0.8


def test_people_who_move_as_expected_do_not_contradict_the_model(op: IntervalOperator) -> None:
    statuses = []
    for seed in range(6):
        rng = np.random.default_rng(seed)
        people, tracker = Motion().draw(30, rng), Tracker(op, SIGMA, intensity=1.0, particles=100)
        for number in range(30):
            here = [at for path in people if (at := path.at(number)) is not None]
            statuses.append(tracker.update(number, readings_of(op, here, rng)).status)
    assert statuses.count("model misfit") == 0


def test_a_recording_is_smoothed_as_round_by_round(op: IntervalOperator) -> None:
    rng = np.random.default_rng(7)
    rounds = [(number, readings_of(op, walk(number), rng), None) for number in range(6)]
    tracker = Tracker(op, SIGMA, intensity=1.0, particles=40)
    for number, readings, _ in rounds:
        tracker.update(number, readings)
    found = track(op, rounds, SIGMA, intensity=1.0, particles=40)
    assert [each.number for each in found] == list(range(6))
    for one, other in zip(found, tracker.smooth(), strict=True):
        assert np.array_equal(one.samples.places, other.samples.places)


def test_late_rounds_do_not_make_the_window_longer(op: IntervalOperator) -> None:
    rng = np.random.default_rng(1)
    tracker = Tracker(op, SIGMA, intensity=1.0, particles=20, window=4)
    for number in (0, 2, 4, 6, 5, *range(7, 20)):
        tracker.update(number, readings_of(op, [0.5], rng))
    with pytest.raises(ParameterError, match="not in the window"):
        tracker.result(15)
    assert tracker.result(16).number == 16


def test_a_first_round_of_more_people_than_can_be_followed_is_a_misfit(op: IntervalOperator) -> None:
    tracker = Tracker(op, 0.1, intensity=1.0, particles=20)
    crowd = tracker.update(0, op.responses(np.linspace(0.02, 0.98, 25)).sum(axis=0))
    assert crowd.status == "model misfit"
    for number in range(1, 12):
        result = tracker.update(number, op.responses([0.4])[0])
    assert abs(place(result) - 0.4) < 0.05


@pytest.mark.parametrize("sensors", [[1, 50], [None, 1], [1, math.nan], "ab", [3, 3]], ids=str)
def test_sensors_that_do_not_exist_are_refused_where_each_has_its_noise(
    op: IntervalOperator, sensors: object
) -> None:
    tracker = Tracker(op, np.full(50, SIGMA), intensity=1.0)
    with pytest.raises(ParameterError):
        tracker.update(0, np.zeros(2), sensors)  # type: ignore[arg-type]


def test_readings_that_say_nothing_leave_the_prior(op: IntervalOperator) -> None:
    """Weights must not favour people who stand, or few people."""
    motion = Motion(arrives=0.1, leaves=0.03)
    tracker = Tracker(op, 1e6, motion, intensity=1.0, particles=2000)
    for number in range(16):
        result = tracker.update(number, np.zeros(50))
    rng = np.random.default_rng(1)
    expected = np.mean([sum(path.at(15) is not None for path in motion.draw(16, rng)) for _ in range(4000)])
    assert result.samples.counts.mean() == pytest.approx(expected, rel=0.12)


@pytest.mark.parametrize(
    ("name", "value"),
    [("counts", 100), ("counts", -1), ("segments", 100), ("segments", 0), ("places", math.nan), ("ends", -5)],
)
def test_a_state_with_impossible_tracks_is_refused(op: IntervalOperator, name: str, value: float) -> None:
    tracker = follow(op, walk, range(3))
    facts, arrays = from_bytes(tracker.state())
    arrays[f"particles_{name}"][:] = value
    assert_refused(tracker, facts, arrays, op)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rounds", [2**70]),
        ("rounds", [0, 2, 1]),
        ("rounds", []),
        ("rounds", [0.5, 1, 2]),
        ("rounds", 3),
        ("first", None),
        ("surprises", [0, "yes"]),
        ("surprises", None),
        ("explained", 1),
        ("effective", "high"),
        ("identities", []),
        ("identities", {"next": 1, "ways": [], "since": [[1, 0]]}),
        ("people", [{"identity": 1}]),
        ("people", 3),
    ],
    ids=str,
)
def test_a_state_with_impossible_facts_is_refused(op: IntervalOperator, name: str, value: object) -> None:
    tracker = follow(op, walk, range(3))
    facts, arrays = from_bytes(tracker.state())
    assert_refused(tracker, facts | {name: value}, arrays, op)


@pytest.mark.parametrize(
    ("name", "array"),
    [
        ("values_0", np.zeros(49)),
        ("values_0", np.full(50, math.nan)),
        ("scales_1", np.zeros(50)),
        ("scales_1", np.ones(50, np.float32)),
        ("sensors_0", np.arange(50)[::-1].copy()),
        ("sensors_0", np.arange(50) + 1),
        ("particles_streams", np.zeros(3, np.uint64)),
        ("particles_places", np.zeros((400, 50))),
    ],
    ids=lambda value: value if isinstance(value, str) else str(value.shape),
)
def test_a_state_with_impossible_arrays_is_refused(
    op: IntervalOperator, name: str, array: npt.NDArray[Any]
) -> None:
    tracker = follow(op, walk, range(3))
    facts, arrays = from_bytes(tracker.state())
    assert_refused(tracker, facts, arrays | {name: array}, op)


def assert_refused(
    tracker: Tracker, facts: dict[str, Any], arrays: dict[str, npt.NDArray[Any]], op: IntervalOperator
) -> None:
    before = tracker.state()
    facts = {name: value for name, value in facts.items() if name != "version"}
    with pytest.raises(ParameterError, match="damaged"):
        tracker.restore(to_bytes(facts, arrays))
    assert tracker.state() == before
    assert tracker.update(3, readings_of(op, walk(3), np.random.default_rng(1))).number == 3


def test_a_restarted_tracker_takes_late_readings_as_the_undisturbed_one(op: IntervalOperator) -> None:
    rng = np.random.default_rng(5)
    readings = {number: readings_of(op, walk(number), rng) for number in range(24)}

    def tracker() -> Tracker:
        return Tracker(op, SIGMA, intensity=1.0, seed=3, particles=20, window=10)

    undisturbed, killed = tracker(), tracker()
    for number, values in readings.items():
        undisturbed.update(number, values)
        if number != 15:
            killed.update(number, values)
    fresh = tracker()
    states = killed.states()
    fresh.restore(*states.values())
    for number in range(max(states) + 1, 24):
        fresh.update(number, readings[number])
    assert fresh.state() == killed.state()
    fresh.update(15, readings[15])
    assert fresh.state() == undisturbed.state()


def test_rounds_of_a_long_outage_may_come_after_a_newer_one(op: IntervalOperator) -> None:
    rng = np.random.default_rng(3)
    readings = {number: readings_of(op, [0.4], rng) for number in (*range(20), *range(400, 440))}
    in_time, late = (Tracker(op, SIGMA, intensity=1.0, particles=20, window=8) for _ in range(2))
    for number, values in readings.items():
        in_time.update(number, values)
    for number in (*range(20), 439, *range(400, 439)):
        assert late.takes(number)
        late.update(number, readings[number])
    assert late.state() == in_time.state()
