"""The experiment on tracking: its worlds, measurements, claims and figures."""

from __future__ import annotations

import csv
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from heatcloak_lab.experiments import Result, TrackingStudy, write_result
from heatcloak_lab.experiments.result import Table
from heatcloak_lab.experiments.tracking.measurements import (
    EXACT_FILTER,
    EXACT_SMOOTHER,
    FILTER,
    LATER,
    METHODS,
    POOLED,
    SMOOTHER,
    coverage,
    emd_ratio,
    mean_emd,
    measure_world,
    picture_world,
    ratio_of_sums,
)
from heatcloak_lab.experiments.tracking.reporting import study_result
from heatcloak_lab.experiments.tracking.worlds import KINDS, TrackingSetting, World, draw_world
from heatcloak_shared.errors import ParameterError
from support.figures import check_letters, drawn
from support.loop import Loop

FEW = TrackingSetting(rounds=5, particles=40)
SMALL = TrackingStudy(FEW, ("demo", "prior"), (0.5, 0.9))


@pytest.fixture(scope="module")
def result() -> Result:
    return SMALL.run(Loop(trials=2, seed=3))


def table_of(result: Result, name: str) -> Table:
    (table,) = [table for table in result.tables if table.name == name]
    return table


def world_of(kind: str, rounds: int = 20, seed: int = 0, trial: int = 0) -> World:
    setting = TrackingSetting(rounds)
    return draw_world(kind, rounds, seed, trial, setting.operator, setting.sigmas)


def many(kind: str, count: int = 30) -> list[World]:
    return [world_of(kind, trial=trial) for trial in range(count)]


def steps(world: World) -> list[np.ndarray]:
    """Return the distance of each person from round to round."""
    return [np.abs(np.diff(person.places)) for person in world.people]


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_seed_and_number_give_the_same_world_and_others_do_not(kind: str) -> None:
    first, again = world_of(kind), world_of(kind)
    assert np.array_equal(first.readings, again.readings)
    for other in (world_of(kind, seed=1), world_of(kind, trial=1)):
        assert not np.array_equal(first.readings, other.readings)


@pytest.mark.parametrize("kind", KINDS)
def test_people_are_within_the_corridor_and_the_rounds(kind: str) -> None:
    for world in many(kind):
        for person in world.people:
            assert person.birth >= 0
            assert person.birth + person.places.size <= 20
            assert ((person.places >= 0.0) & (person.places <= 1.0)).all()


def test_readings_are_the_heat_of_all_people_and_noise_of_the_zone() -> None:
    setting = TrackingSetting(200)
    world = draw_world("three", 200, 0, 0, setting.operator, setting.sigmas)
    clean = setting.operator.responses(world.places(0)).sum(axis=0)
    noise = (world.readings - clean) / setting.sigmas
    assert noise.std() == pytest.approx(1.0, abs=0.02)
    assert noise.mean() == pytest.approx(0.0, abs=0.04)


def test_one_person_stands_and_one_walks_at_a_constant_speed() -> None:
    for world in many("stands"):
        (distances,) = steps(world)
        assert not distances.any()
    for world in many("walks"):
        (distances,) = steps(world)
        assert np.ptp(distances) < 1e-12
        assert 0.5 <= distances.sum() <= 0.9


def test_people_who_stop_and_go_stand_and_walk_fast_for_two_to_five_rounds() -> None:
    worlds = many("stop-and-go")
    assert {len(world.people) for world in worlds} == {1, 2}
    for distances in (each for world in worlds for each in steps(world)):
        moving = distances > 1e-12
        assert (distances[moving] >= 0.02 - 1e-9).all()
        assert (distances <= 0.07 + 1e-9).all()
        changes = np.flatnonzero(np.diff(moving)) + 1
        # The first and the last phase may be cut.
        assert set(np.diff(changes)) <= {2, 3, 4, 5}


def test_a_crowd_has_four_to_six_people_of_whom_some_come_and_go() -> None:
    worlds = many("crowd")
    assert {len(world.people) for world in worlds} == {4, 5, 6}
    lives = np.array([person.places.size for world in worlds for person in world.people])
    assert 0.2 < (lives < 20).mean() < 0.5
    walking = [distances.any() for world in worlds for distances in steps(world)]
    assert 0.15 < np.mean(walking) < 0.45


def test_the_people_of_the_demo_are_those_of_its_scenario() -> None:
    worlds = many("demo")
    assert {len(world.people) for world in worlds} == {1, 2, 3}
    assert {person.birth for world in worlds for person in world.people} == {0, 5}


def test_an_unknown_kind_is_refused_with_all_known_ones() -> None:
    with pytest.raises(
        ParameterError, match="unknown kind of world 'runs': choose from stands, walks, three"
    ):
        TrackingStudy(FEW, ("runs",)).tasks(1, 0)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"rounds": 0}, "rounds must be"),
        ({"particles": 41}, "particles must be an even number, got 41"),
        ({"sigma": 0.0}, "sigma must be positive"),
    ],
)
def test_settings_out_of_range_are_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(ParameterError, match=message):
        TrackingSetting(**arguments)


def test_every_method_is_measured_in_every_round_with_people() -> None:
    found = measure_world(FEW, "walks", 0, 0, METHODS, (0.9,))
    assert list(found["emd"]) == list(METHODS)
    for method, distances in found["emd"].items():
        assert len(distances) == 5
        known = [each for each in distances if each is not None]
        # Three rounds later there are two rounds left.
        assert len(known) == (2 if method == LATER else 5)
        assert all(0.0 <= each < 1.0 for each in known)
    assert set(found["vicinities"]) == {POOLED, FILTER, SMOOTHER}
    for level, stated, _ in found["vicinities"][FILTER]:
        assert level == 0.9
        assert 0.3 < stated <= 1.0


def test_the_newest_round_has_the_same_estimate_from_filter_and_smoother() -> None:
    found = measure_world(FEW, "demo", 0, 0, (FILTER, SMOOTHER), ())["emd"]
    assert found[FILTER][-1] == found[SMOOTHER][-1]


def test_rounds_without_people_have_no_distance_and_their_vicinities_are_wrong() -> None:
    found = measure_world(FEW, "prior", 0, 0, (FILTER,), (0.5,))
    (empty,) = [world for world in (world_of("prior", rounds=5),) if not world.people]
    assert not empty.places(0).size
    assert found["emd"][FILTER] == [None] * 5
    assert not any(hit for _, _, hit in found["vicinities"][FILTER])


def test_only_worlds_of_one_person_have_the_exact_limit() -> None:
    assert EXACT_FILTER not in measure_world(FEW, "demo", 0, 0, (EXACT_FILTER, EXACT_SMOOTHER), ())["emd"]


def test_little_noise_leaves_hardly_any_error() -> None:
    """The distance is that of rounding a place to the zone's locations."""
    found = measure_world(TrackingSetting(4, 0.005, 40), "stands", 0, 0, METHODS, ())["emd"]
    for method in (FILTER, SMOOTHER, EXACT_FILTER, "posterior"):
        assert max(each for each in found[method] if each is not None) <= 0.0055, method


def test_a_mean_over_rounds_has_an_error_over_worlds() -> None:
    """With equal numbers of rounds it is the usual error of the mean of the worlds."""
    sums, rounds = [1.0, 2.0, 6.0], [2.0, 2.0, 2.0]
    found = ratio_of_sums(sums, rounds)
    assert found is not None
    assert found.value == 1.5
    assert found.error == pytest.approx(np.std([0.5, 1.0, 3.0], ddof=1) / 3**0.5)
    assert found.interval is not None
    assert found.interval.low < 1.5 < found.interval.high


def test_worlds_without_rounds_have_no_figures() -> None:
    assert ratio_of_sums([1.0, 2.0, 0.0], [1.0, 1.0, 0.0]) == ratio_of_sums([1.0, 2.0], [1.0, 1.0])
    assert ratio_of_sums([0.0], [0.0]) is None
    alone = ratio_of_sums([1.0], [2.0])
    assert alone is not None
    assert (alone.value, alone.error, alone.interval, alone.log_interval) == (0.5, None, None, None)


def test_intervals_of_ratios_contain_the_true_one_as_often_as_stated() -> None:
    chance = np.random.default_rng(0)
    hits = []
    for _ in range(400):
        worlds = chance.gamma(8.0, size=(20, 2)) * [2.0, 1.0]
        found = ratio_of_sums(worlds[:, 0].tolist(), worlds[:, 1].tolist())
        assert found is not None
        assert found.log_interval is not None
        hits.append(found.log_interval.low <= 2.0 <= found.log_interval.high)
    assert 0.9 <= np.mean(hits) <= 0.99


def made_up(worlds: int, ratio: float, hits: float) -> list[dict[str, Any]]:
    """Return worlds where the filter has some ratio to the pooled posterior, and vicinities some coverage."""
    chance = np.random.default_rng(5)
    found = []
    for _ in range(worlds):
        pooled = chance.uniform(0.04, 0.06, 10)
        filtered = ratio * pooled * chance.uniform(0.95, 1.05, 10)
        emd = {POOLED: pooled, FILTER: filtered, LATER: 0.8 * filtered, SMOOTHER: 0.7 * filtered}
        inside = chance.random(10) < hits
        vicinities = [[0.9, 0.9, bool(hit)] for hit in inside]
        found.append(
            {
                "emd": {method: each.tolist() for method, each in emd.items()},
                "vicinities": {FILTER: vicinities, SMOOTHER: vicinities},
            }
        )
    return found


@pytest.mark.parametrize(
    ("worlds", "ratio", "hits", "gain", "calibrated"),
    [
        (100, 0.6, 0.9, "holds", "holds"),
        (100, 0.95, 0.7, "does not hold", "does not hold"),
        (2, 0.8, 0.9, "not shown", "not shown"),
        (1, 0.6, 0.9, "not shown", "not shown"),
    ],
)
def test_claims_hold_fail_or_are_not_shown(
    worlds: int, ratio: float, hits: float, gain: str, calibrated: str
) -> None:
    study = TrackingStudy(TrackingSetting(10), ("demo", "prior"), (0.9,))
    found = made_up(worlds, ratio, hits)
    picture = {"people": [], "vicinities": {FILTER: []}}
    table = table_of(study_result(study, picture, {"demo": found, "prior": found}, worlds), "verdicts")
    rows = [dict(zip(table.columns, row, strict=True)) for row in table.rows]
    (first,) = [row for row in rows if "by at least 20 %" in str(row["claim"])]
    assert first["verdict"] == gain
    assert {row["verdict"] for row in rows if row["shape"] == "equal"} == {calibrated}
    later = {row["verdict"] for row in rows if row["method"] == SMOOTHER and row["shape"] != "equal"}
    assert later == ({"holds"} if worlds > 1 else {"not shown"})


def test_tables_have_every_method_and_level_and_all_rounds(result: Result) -> None:
    errors = table_of(result, "emd")
    assert {row[1] for row in errors.rows} == {POOLED, FILTER, LATER, SMOOTHER}
    assert len(result.series.rows) == 2 * 2 * 4 * 5
    covered = table_of(result, "coverage")
    assert {row[2] for row in covered.rows} <= {0.5, 0.9}


def test_all_figures_have_complete_and_legible_letters(result: Result) -> None:
    check_letters(drawn(result))
    for drawing in result.further:
        check_letters(drawn(replace(result, draw=drawing.draw)))


def test_the_picture_shows_every_person_and_an_interval_for_each_vicinity(result: Result) -> None:
    picture = picture_world(FEW, "demo", 3, 0)
    figure = drawn(result)
    assert len(figure.axes) == 3
    for axes, intervals in zip(figure.axes, picture["vicinities"].values(), strict=True):
        ways = [line for line in axes.get_lines() if len(np.atleast_1d(line.get_xdata()))]
        assert len(ways) == len(picture["people"])
        assert len(axes.patches) == len(intervals)


def test_one_world_has_figures_without_intervals(tmp_path: Path) -> None:
    found = TrackingStudy(FEW, ("demo",), (0.9,)).run(Loop(trials=1, seed=0))
    write_result(found, tmp_path)
    stems = {"tracking", "tracking-rounds", "tracking-calibration"}
    assert {path.stem for path in tmp_path.glob("*.png")} == stems
    assert (tmp_path / "tracking.html").read_text(encoding="utf-8").count("<svg") == 3
    with (tmp_path / "tracking-draws.csv").open(encoding="utf-8", newline="") as file:
        assert len(list(csv.reader(file))) == 1 + len(found.series.rows)


@pytest.mark.slow
def test_the_tracker_is_better_than_the_pooled_posterior_and_all_rounds_than_the_rounds_so_far() -> None:
    setting = TrackingSetting()
    methods = (POOLED, FILTER, SMOOTHER)
    found = [measure_world(setting, "demo", 1, trial, methods, (0.9,)) for trial in range(12)]
    filtered, smoothed = emd_ratio(found, FILTER, POOLED), emd_ratio(found, SMOOTHER, FILTER)
    assert filtered is not None
    assert smoothed is not None
    assert filtered.value < 0.9
    assert smoothed.value < 0.8
    covered, mean = coverage(found, FILTER, 0.9), mean_emd(found, FILTER)
    assert covered is not None
    assert mean is not None
    assert covered.actual.value > 0.8
