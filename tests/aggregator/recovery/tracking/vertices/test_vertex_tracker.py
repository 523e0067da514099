"""The tracker on graphs: people who stay, come and go; late readings; states; wrong arguments."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import GraphDomain, GraphOperator
from heatcloak_aggregator.domains.interval import IntervalDomain
from heatcloak_aggregator.recovery.posterior import Prior
from heatcloak_aggregator.recovery.tracking.motion import GraphMotion
from heatcloak_aggregator.recovery.tracking.saved_state import from_bytes, to_bytes
from heatcloak_aggregator.recovery.tracking.vertices import particles as vertex_particles
from heatcloak_aggregator.recovery.tracking.vertices.result import VertexTrackingResult
from heatcloak_aggregator.recovery.tracking.vertices.tracker import VertexTracker
from heatcloak_shared.errors import ParameterError
from support.suites import in_soak

RING = [[v, (v + 1) % 24] for v in range(24)]
SIGMA = 0.15
ONE, SEVERAL, UNKNOWN = Prior(1, 1.0, count=(0.0, 1.0)), Prior(3, 1.0), Prior(2, (0.5, 1.5))
World = Callable[[int], list[int]]


@pytest.fixture(scope="module")
def op() -> GraphOperator:
    return GraphDomain(24, RING).operator(1.0)


def readings_of(op: GraphOperator, people: list[int], rng: np.random.Generator) -> FloatArray:
    noise = SIGMA * rng.standard_normal(op.domain.n_sensors)
    return np.asarray(op.matrix()[:, people].sum(axis=1) + noise)


def comes_and_goes(number: int) -> list[int]:
    return [3, 14] if 5 <= number < 12 else [3]


def follow(op: GraphOperator, world: World, rounds: range, prior: Prior = SEVERAL) -> VertexTracker:
    rng, tracker = np.random.default_rng(1), VertexTracker(op, SIGMA, prior=prior, particles=100)
    for number in rounds:
        tracker.update(number, readings_of(op, world(number), rng))
    return tracker


def same(one: VertexTrackingResult, other: VertexTrackingResult) -> bool:
    arrays = [
        (one.samples.places, other.samples.places),
        (one.samples.intensities, other.samples.intensities),
        (one.shares, other.shares),
        (one.count, other.count),
        (one.estimate, other.estimate),
    ]
    facts = [
        (each.number, each.latest, each.tracks, each.effective, each.apart, each.status)
        for each in (one, other)
    ]
    return facts[0] == facts[1] and all(np.array_equal(*pair) for pair in arrays)


def test_the_count_follows_arrivals_and_departures_and_found(op: GraphOperator) -> None:
    results = follow(op, comes_and_goes, range(18)).smooth()
    assert [each.number for each in results] == list(range(18))
    assert all(each.latest == 17 for each in results)
    counts = [int(each.count.argmax()) for each in results]
    assert [counts[number] for number in (1, 3, 7, 9, 14, 17)] == [1, 1, 2, 2, 1, 1]
    assert results[8].estimate.sum() == pytest.approx(2.0, abs=0.2)
    found = np.flatnonzero(results[8].estimate > 0.5).tolist()
    assert {min(abs(v - 3), abs(v - 14)) for v in found} <= {0, 1}
    assert results[8].shares.sum() == pytest.approx(1.0)


def test_people_keep_their_identities(op: GraphOperator) -> None:
    rng, tracker = np.random.default_rng(2), VertexTracker(op, SIGMA, prior=SEVERAL, particles=200)
    seen: list[dict[int, int]] = []
    for number in range(20):
        result = tracker.update(number, readings_of(op, comes_and_goes(number), rng))
        seen.append({track.identity: track.vertex for track in result.tracks})
        for track in result.tracks:
            assert track.vertex in track.vertices
            assert track.probability >= 0.5
            assert track.since <= number
    # One person is there all the time, and another one after a while.
    (first,) = seen[3]
    assert all(first in tracks and abs(tracks[first] - 3) <= 2 for tracks in seen[3:])
    (second,) = seen[10].keys() - {first}
    assert abs(seen[10][second] - 14) <= 2
    assert second not in seen[19]
    (track,) = result.tracks
    assert track.since <= 1


def test_an_empty_graph_is_found_empty(op: GraphOperator) -> None:
    result = follow(op, lambda number: [], range(8)).result(7)
    assert result.count[0] > 0.9
    assert result.vicinity(0.9) == []
    assert result.tracks == ()
    assert result.estimate.sum() < 0.1


def test_unknown_intensities_are_found(op: GraphOperator) -> None:
    rng = np.random.default_rng(8)
    tracker = VertexTracker(op, 0.1, prior=Prior(2, (0.5, 1.5)), particles=100)
    for number in range(12):
        result = tracker.update(number, 1.3 * op.matrix()[:, 5] + 0.1 * rng.standard_normal(24))
    assert result.estimate.sum() == pytest.approx(1.3, abs=0.1)
    assert result.count[1] > 0.7


@pytest.mark.slow
@pytest.mark.parametrize("sigma", [in_soak(0.4), 0.8])
def test_regions_and_tracks_hold_people_about_as_often_as_they_state(op: GraphOperator, sigma: float) -> None:
    motion = GraphMotion(moves=0.2, arrives=1e-6, leaves=1e-6)
    regions, tracks, two = [], [], []
    for seed in range(150):
        rng = np.random.default_rng(seed)
        people = rng.integers(24, size=rng.integers(1, 3))
        tracker = VertexTracker(op, sigma, motion, Prior(2, 1.0, count=(0, 1, 1)), seed, particles=100)
        for number in range(8):
            moved = rng.random(people.size) < motion.moves
            people = (people + moved * rng.choice([-1, 1], people.size)) % 24
            readings = op.matrix()[:, people].sum(axis=1) + sigma * rng.standard_normal(24)
            result = tracker.update(number, readings)
        here = {*people.tolist()}
        regions += [(each.probability, bool({*each.vertices} & here)) for each in result.vicinity(0.8)]
        tracks += [(each.probability, bool({*each.vertices} & here)) for each in result.tracks]
        two.append((result.count[2], people.size == 2))
    assert min(len(regions), len(tracks)) > 100
    for found in (regions, tracks, two):
        stated, held = np.array(found, np.float64).mean(axis=0)
        assert held == pytest.approx(stated, abs=0.07)


@pytest.mark.parametrize("prior", [ONE, SEVERAL, UNKNOWN], ids=["one", "several", "unknown"])
def test_the_order_of_readings_does_not_matter(op: GraphOperator, prior: Prior) -> None:
    rng = np.random.default_rng(3)
    rounds = [0, 1, 2, 3, 5, 6, 7, 8, 9, 12, 13, 14]
    given = {number: readings_of(op, comes_and_goes(number), rng) for number in rounds}
    half = np.arange(0, 24, 2)

    def tracker() -> VertexTracker:
        return VertexTracker(op, SIGMA, prior=prior, seed=5, particles=40, window=8)

    in_time, late = tracker(), tracker()
    for number in rounds:
        expected = in_time.update(number, given[number])
    late.update(0, given[0])
    late.update(3, given[3])
    late.update(1, given[1][half], half)
    for number in (2, 7, 6, 5, 1, 8, 12, 9, 14):
        late.update(number, given[number])
    found = late.update(13, given[13])
    assert same(found, expected)
    assert late.rounds == in_time.rounds == (*rounds[-8:],)
    for one, other in zip(late.smooth(), in_time.smooth(), strict=True):
        assert same(one, other)
    assert late.state() == in_time.state()


@pytest.mark.parametrize("prior", [ONE, SEVERAL], ids=["one", "several"])
def test_a_tracker_that_went_back_is_as_if_it_had_not(op: GraphOperator, prior: Prior) -> None:
    rng = np.random.default_rng(4)
    given = [readings_of(op, comes_and_goes(number), rng) for number in range(30)]
    tracker = VertexTracker(op, SIGMA, prior=prior, particles=40, window=8)
    results = [tracker.update(number, given[number]) for number in range(30)]
    before = tracker.smooth()
    again = tracker.rewind(24)
    assert again == tuple(range(again[0], 30))
    assert 18 <= again[0] <= 24
    for number in again:
        assert same(tracker.update(number, given[number]), results[number])
    for one, other in zip(tracker.smooth(), before, strict=True):
        assert same(one, other)
    assert tracker.rewind(30) == ()
    assert not tracker.takes(9)
    with pytest.raises(ParameterError, match="round 9 is too late"):
        tracker.rewind(9)
    with pytest.raises(ParameterError, match="round 9 is too late"):
        tracker.update(9, given[9])
    assert same(tracker.result(29), results[29])


@pytest.mark.parametrize("prior", [ONE, SEVERAL, UNKNOWN], ids=["one", "several", "unknown"])
def test_a_restored_tracker_goes_on_as_if_nothing_had_happened(op: GraphOperator, prior: Prior) -> None:
    rng = np.random.default_rng(5)

    def tracker() -> VertexTracker:
        return VertexTracker(op, np.full(24, SIGMA), prior=prior, seed=3, particles=40, window=6)

    undisturbed, killed = tracker(), tracker()
    readings = {number: readings_of(op, [3], rng) for number in (*range(8), 10, 11, 13, 14)}
    for number, values in readings.items():
        sensors = np.arange(24) if number % 3 else np.arange(0, 24, 2)
        expected = undisturbed.update(number, values[sensors], sensors)
        fresh = tracker()
        if number:
            fresh.restore(killed.state())
        killed = fresh
        assert same(killed.update(number, values[sensors], sensors), expected)
    assert len(killed.state()) < 50_000
    with pytest.raises(ParameterError, match="too late"):
        killed.rewind(13)
    # With earlier states it can go back.
    restored = tracker()
    states = undisturbed.states()
    assert len(states) >= 2
    restored.restore(*states.values(), undisturbed.state())
    changed = readings[11] + 0.1
    assert same(restored.update(11, changed), undisturbed.update(11, changed))
    assert same(restored.result(10), undisturbed.result(10))


def test_rounds_and_sensors_may_be_missing_and_noise_may_differ(op: GraphOperator) -> None:
    rng, scales = np.random.default_rng(2), np.where(np.arange(24) % 2, 0.1, 5.0)
    tracker = VertexTracker(op, scales, prior=SEVERAL, particles=60)
    for number in (0, 1, 4, 5, 9):
        sensors = np.flatnonzero(rng.random(24) < 0.8)
        noisy = op.matrix()[:, 7] + scales * rng.standard_normal(24)
        result = tracker.update(number, noisy[sensors], sensors)
    assert result.count[1] > 0.8
    assert abs(int(result.estimate.argmax()) - 7) <= 1
    calm = tracker.update(10, op.matrix()[:, 7], sigma=0.05)
    assert int(calm.estimate.argmax()) == 7


@pytest.mark.parametrize("prior", [ONE, SEVERAL], ids=["one", "several"])
def test_after_a_long_silence_the_tracker_begins_afresh(op: GraphOperator, prior: Prior) -> None:
    rng = np.random.default_rng(6)
    tracker = VertexTracker(op, SIGMA, prior=prior, window=3, particles=60)
    for number in (*range(5), *range(100, 103)):
        result = tracker.update(number, readings_of(op, [2] if number < 50 else [12], rng))
    assert tracker.rounds == (100, 101, 102)
    assert abs(int(result.estimate.argmax()) - 12) <= 1
    assert [each.number for each in tracker.smooth()] == [*range(5), *range(100, 103)]
    assert all(track.since >= 100 for track in result.tracks)


@pytest.mark.parametrize("prior", [ONE, SEVERAL], ids=["one", "several"])
def test_people_who_are_faster_than_the_model_allows_contradict_it(op: GraphOperator, prior: Prior) -> None:
    rng, statuses = np.random.default_rng(3), []
    motion = GraphMotion(moves=0.01, arrives=1e-6, leaves=1e-6)
    tracker = VertexTracker(op, 0.05, motion, prior, particles=60)
    for number in range(14):
        at = 5 * number % 24
        result = tracker.update(number, op.matrix()[:, at] + 0.05 * rng.standard_normal(24))
        statuses.append(result.status)
    assert statuses[-4:] == ["model misfit"] * 4
    # The readings of the round alone tell where the person is.
    assert abs(int(result.estimate.argmax()) - at) <= 1


@pytest.mark.parametrize("prior", [ONE, SEVERAL], ids=["one", "several"])
def test_readings_that_nobody_explains_are_a_misfit(op: GraphOperator, prior: Prior) -> None:
    tracker = VertexTracker(op, SIGMA, prior=prior, particles=40)
    for number in range(3):
        result = tracker.update(number, readings_of(op, [4], np.random.default_rng(number)))
    assert result.status != "model misfit"
    assert tracker.update(3, np.full(24, -40.0)).status == "model misfit"
    assert tracker.update(4, readings_of(op, [4], np.random.default_rng(9))).status != "model misfit"


@pytest.mark.parametrize(
    "change",
    [
        {"sigma": -1.0},
        {"sigma": math.nan},
        {"sigma": np.ones(23)},
        {"motion": 3},
        {"prior": 1.0},
        {"prior": Prior(places=(0.0, 0.5))},
        {"prior": Prior(6, count=(0, 0, 0, 0, 0, 1, 1))},
        {"seed": -1},
        {"particles": 5},
        {"particles": 2},
        {"window": 1},
        {"history": -1},
        {"op": IntervalDomain(100, 50).operator(0.05)},
        {"op": "graph"},
    ],
    ids=lambda change: str(next(iter(change.items()))),
)
def test_wrong_arguments_are_refused(op: GraphOperator, change: dict[str, object]) -> None:
    with pytest.raises(ParameterError):
        VertexTracker(**({"op": op, "sigma": SIGMA} | change))  # type: ignore[arg-type]


def test_a_large_graph_has_one_person_only(op: GraphOperator, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vertex_particles, "MOST_VERTICES", 20)
    with pytest.raises(ParameterError, match="at most 20 vertices"):
        VertexTracker(op, SIGMA)
    tracker = VertexTracker(op, SIGMA, prior=ONE)
    assert int(tracker.update(0, op.matrix()[:, 7], sigma=1e-3).estimate.argmax()) == 7


@pytest.mark.parametrize("prior", [ONE, SEVERAL], ids=["one", "several"])
def test_a_refused_round_changes_nothing(op: GraphOperator, prior: Prior) -> None:
    tracker = follow(op, comes_and_goes, range(4), prior)
    state = tracker.state()
    for number, readings, sensors in (
        (4, np.full(24, math.nan), None),
        (4, np.zeros(3), None),
        (4, np.zeros(2), [1, 24]),
        (1.5, np.zeros(24), None),
        (2**60, np.zeros(24), None),
    ):
        with pytest.raises(ParameterError):
            tracker.update(number, readings, sensors)  # type: ignore[arg-type]
    with pytest.raises(ParameterError):
        tracker.result(7)
    with pytest.raises(ParameterError):
        tracker.result(3).vicinity(1.0)
    assert tracker.state() == state


def test_a_tracker_without_rounds_has_no_results(op: GraphOperator) -> None:
    tracker = VertexTracker(op, SIGMA)
    assert tracker.smooth() == []
    assert tracker.rounds == ()
    assert tracker.rewind(3) == ()
    for refused in (tracker.state, tracker.restore, lambda: tracker.result(0)):
        with pytest.raises(ParameterError):
            refused()


@pytest.mark.parametrize("prior", [ONE, SEVERAL], ids=["one", "several"])
def test_a_state_of_another_tracker_or_damaged_is_refused(op: GraphOperator, prior: Prior) -> None:
    tracker = follow(op, comes_and_goes, range(5), prior)
    state = tracker.state()
    with pytest.raises(ParameterError, match="other arguments"):
        VertexTracker(op, SIGMA, prior=prior, seed=2, particles=100).restore(state)
    other = GraphDomain(24, [*RING[:-1], [0, 12]]).operator(1.0)
    with pytest.raises(ParameterError, match="other arguments"):
        VertexTracker(other, SIGMA, prior=prior, particles=100).restore(state)
    for damaged in (b"", b"nonsense", state[:100], state[: len(state) // 2], state[:-1]):
        with pytest.raises(ParameterError, match="state"):
            tracker.restore(damaged)
    assert tracker.state() == state


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("known_vertices", 25),
        ("known_vertices", -1),
        ("known_before", 25),
        ("known_before", 0),
        ("known_intensities", 2.0),
        ("known_intensities", math.nan),
        ("owners", 77),
        ("values_0", math.inf),
        ("scales_0", 0.0),
    ],
)
def test_a_state_with_impossible_arrays_is_refused(op: GraphOperator, name: str, value: float) -> None:
    tracker = follow(op, comes_and_goes, range(3))
    facts, arrays = from_bytes(tracker.state())
    arrays[name][:] = value
    with pytest.raises(ParameterError, match="damaged"):
        tracker.restore(to_bytes(facts, arrays))
    del arrays[name]
    with pytest.raises(ParameterError, match="damaged"):
        tracker.restore(to_bytes(facts, arrays))
    assert tracker.result(2).number == 2


@pytest.mark.parametrize("value", [-0.1, 0.5, math.nan])
def test_a_state_that_is_no_distribution_is_refused(op: GraphOperator, value: float) -> None:
    tracker = follow(op, comes_and_goes, range(3), ONE)
    facts, arrays = from_bytes(tracker.state())
    arrays["known_forward"][:] = value
    with pytest.raises(ParameterError, match="damaged"):
        tracker.restore(to_bytes(facts, arrays))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rounds", []),
        ("rounds", [2, 1, 0]),
        ("rounds", [0, 1, "2"]),
        ("before", 1),
        ("before", -1),
        ("first", 2),
        ("surprises", [1]),
        ("explained", 2),
        ("effective", "much"),
        ("people", [[1, 0, []]]),
        ("people", [[1, 0, [[2, 99]]]]),
        ("people", 3),
        ("next", 0),
    ],
    ids=str,
)
def test_a_state_with_impossible_facts_is_refused(op: GraphOperator, name: str, value: object) -> None:
    tracker = follow(op, comes_and_goes, range(3))
    facts, arrays = from_bytes(tracker.state())
    with pytest.raises(ParameterError, match="damaged"):
        tracker.restore(to_bytes(facts | {name: value}, arrays))
