"""The experiment on private heatmaps."""

from __future__ import annotations

import csv
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from matplotlib.image import AxesImage

from heatcloak_aggregator.heatmaps import heatmap_scores, private_heatmap
from heatcloak_lab.crowds import Crowd, synthetic_crowd
from heatcloak_lab.experiments import HeatmapStudy, Result, write_result
from heatcloak_lab.experiments.heatmaps.draws import (
    METHODS,
    METRICS,
    LocalPoint,
    Point,
    PointScores,
    choose_people,
    estimate_heatmap,
    local_people,
    local_reports,
    local_scores_at,
    noise_seed,
    score_heatmap,
    scores_at,
    true_heatmap,
)
from heatcloak_lab.experiments.heatmaps.reporting import compare_methods
from heatcloak_lab.experiments.heatmaps.study import LocalSettings
from heatcloak_lab.experiments.result import Table
from heatcloak_lab.experiments.shared_value import SharedValue
from heatcloak_shared.errors import ParameterError
from support.figures import check_letters, drawn
from support.loop import Loop
from support.suites import in_soak

BASE = Point(epsilon=4.0, people=40, size=16)
LOCAL = LocalSettings(epsilons=(1.0, 3.0), people=(30, 300), everybody_epsilons=(2.0,))


def small_study(**changes: object) -> HeatmapStudy:
    fields: dict[str, object] = {
        "crowd": synthetic_crowd("few-spots", 60, seed=1),
        "epsilons": (0.5, 4.0),
        "people": (20, 40, 100),
        "sizes": (8, 16),
        "base": BASE,
        "pictured": (0.5, 4.0),
        "local": LOCAL,
    }
    return HeatmapStudy(**{**fields, **changes})  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def result() -> Result:
    return small_study().run(Loop(trials=2, seed=1))


@pytest.fixture(scope="module")
def result_of_file() -> Result:
    """Return the result for the people of a file."""
    crowd = Crowd("people.csv", synthetic_crowd("few-spots", 60, seed=1).people)
    local = LocalSettings(LOCAL.epsilons[:1], LOCAL.people[:1], LOCAL.everybody_epsilons)
    return small_study(crowd=crowd, sizes=(16,), epsilons=(4.0,), local=local).run(Loop(trials=1, seed=1))


def made_up(epsilons: tuple[float, ...] = (1.0,), spread: float = 0.1, **gains: float) -> PointScores[Point]:
    """Return scores where larger is better for all methods at once: similarity, Pearson, −KL and −EMD."""
    chance = np.random.default_rng(1)
    points = tuple(BASE._replace(epsilon=epsilon) for epsilon in epsilons)
    scores = spread * chance.standard_normal((len(points), 20, len(METHODS), len(METRICS)))
    for number, method in enumerate(METHODS):
        scores[:, :, number] += gains.get(method, 0.0)
    return PointScores(points, scores * [1.0, 1.0, -1.0, -1.0])


def table_of(result: Result, name: str) -> Table:
    (table,) = [table for table in result.tables if table.name == name]
    return table


@pytest.mark.parametrize("size", [32, in_soak(128)])
def test_scores_are_those_of_the_library_and_emd_is_within_one_percent(size: int) -> None:
    people = synthetic_crowd("hot-spots", 80, seed=2).people
    truth = true_heatmap(people, size)
    for method in METHODS:
        estimate = private_heatmap(people, 2.0, size=size, method=method, seed=1).heatmap
        found, known = score_heatmap(estimate, truth), heatmap_scores(estimate, truth)
        assert found[:3] == pytest.approx([known.similarity, known.pearson, known.kl], rel=1e-9)
        assert found[3] == pytest.approx(known.emd, rel=1e-2 if size > 64 else 1e-9)


def test_the_truth_is_the_mean_of_everybodys_distribution_blurred() -> None:
    """Against numpy's histograms and the Gaussian of each cell, normalised on the grid."""
    size, people = 16, synthetic_crowd("hot-spots", 30, seed=4).people
    expected = np.zeros((size, size))
    places = np.arange(size) / size
    rows, columns = np.meshgrid(places, places, indexing="ij")
    for x, y, weight in (row for person in people for row in person / [1.0, 1.0, person[:, 2].sum()]):
        at_row, at_column = int(y * size) / size, int(x * size) / size
        spot = np.exp(-((rows - at_row) ** 2 + (columns - at_column) ** 2) / (2.0 * (8 / 256) ** 2))
        expected += weight * spot / spot.sum() / len(people)
    np.testing.assert_allclose(true_heatmap(people, size), expected, atol=1e-4)


def test_a_trial_has_the_same_people_for_every_setting_and_nobody_twice() -> None:
    people = synthetic_crowd("uniform", 50).people
    first, again, other = (choose_people(people, 30, 1, trial) for trial in (0, 0, 1))
    assert [id(person) for person in first] == [id(person) for person in again]
    assert len({id(person) for person in first}) == 30
    assert {id(person) for person in first} != {id(person) for person in other}


def test_every_point_has_every_draw_of_every_method_once(result: Result) -> None:
    keys = [row[:5] for row in result.series.rows]
    assert len(set(keys)) == len(keys)
    settings = {(0.5, 40, 16), (4.0, 40, 16), (4.0, 20, 16), (4.0, 40, 8)}
    central = [row for row in keys if row[4] in METHODS]
    assert {row[:3] for row in central} == settings
    assert len(central) == len(settings) * 2 * len(METHODS)
    local = [row for row in keys if row[4] == "local"]
    assert {row[:3] for row in local} == {(1.0, 30, 16), (1.0, 300, 16), (3.0, 30, 16), (3.0, 300, 16)}
    assert len(central) + len(local) == len(keys)
    assert len(local) == 4 * 2


def test_numbers_of_people_that_the_crowd_does_not_have_are_left_out(result: Result) -> None:
    assert [row[0] for row in table_of(result, "people").rows[:: len(METHODS)]] == [20, 40]
    assert any("EMD of tree: " in text and " with 40 people." in text for text in result.answer)
    with pytest.raises(ParameterError, match="has 60 people: give a crowd of at least 61"):
        small_study(base=BASE._replace(people=61)).tasks(1, 0)


def test_means_are_those_of_the_draws(result: Result) -> None:
    epsilon = table_of(result, "epsilon")
    emd = result.series.columns.index("EMD")
    for row in epsilon.rows:
        draws = [
            float(draw[emd])
            for draw in result.series.rows
            if draw[:3] == (row[0], 40, 16) and draw[4] == row[1]
        ]
        assert float(row[epsilon.columns.index("EMD")]) == pytest.approx(np.mean(draws))


def test_the_same_seed_gives_the_same_result_and_another_one_other_draws(result: Result) -> None:
    local = LocalSettings(LOCAL.epsilons[:1], LOCAL.people[:1])
    again, other = (small_study(local=local).run(Loop(trials=1, seed=seed)) for seed in (1, 2))
    keys = {row[:5] for row in again.series.rows}
    assert list(again.series.rows) == [row for row in result.series.rows if row[:5] in keys]
    assert list(other.series.rows) != list(again.series.rows)


def test_noise_is_seeded_by_point_method_seed_and_trial() -> None:
    """Errors would otherwise repeat along a curve, or in all trials."""
    parts = [
        (point, method, seed, trial)
        for point in (BASE, BASE._replace(epsilon=1.0), BASE._replace(people=20), BASE._replace(size=8))
        for method in METHODS
        for seed in (0, 1)
        for trial in (0, 1)
    ]
    assert len({noise_seed(*part) for part in parts}) == len(parts)
    people = synthetic_crowd("band", 40).people
    first, again, other = (estimate_heatmap(people, BASE, "laplace", 0, trial) for trial in (0, 0, 1))
    assert (first == again).all()
    assert (first != other).any()


def test_a_method_beats_another_only_if_all_four_scores_show_it() -> None:
    study = small_study(epsilons=(1.0,))
    assert compare_methods(study, made_up(tree=0.5, paper=0.2), "tree", ("paper", "laplace")) == (
        "tree beats paper and laplace in all four scores at ε = 1."
    )
    reverse = compare_methods(study, made_up(tree=0.2, paper=0.5), "tree", ("paper", "laplace"))
    assert reverse == (
        "tree beats paper and laplace in all four scores at no ε; "
        "at 1: behind in similarity, Pearson, KL and EMD (paper)."
    )
    level = compare_methods(study, made_up(tree=0.3, paper=0.3), "tree", ("paper", "laplace"))
    assert level == (
        "tree beats paper and laplace in all four scores at no ε; "
        "at 1: no significant difference in similarity, Pearson, KL and EMD (paper)."
    )


def test_every_epsilon_is_named_where_a_method_beats_all_others_or_does_not() -> None:
    study = small_study(epsilons=(0.5, 1.0, 2.0))
    found = made_up((0.5, 1.0, 2.0), tree=0.5)
    found.scores[1, :, METHODS.index("top"), 0] += 1.0
    assert compare_methods(study, found, "tree", ("paper", "laplace", "top")) == (
        "tree beats paper, laplace and top in all four scores at ε = 0.5 and 2; at 1: behind in similarity "
        "(top)."
    )


def test_the_answer_compares_the_tree_method_with_every_other(result: Result) -> None:
    (text,) = [text for text in result.answer if text.startswith("tree beats ")]
    assert text.startswith("tree beats paper, laplace and top in all four scores at ")


def test_all_figures_have_complete_and_legible_letters(result: Result) -> None:
    check_letters(drawn(result))
    for drawing in result.further:
        check_letters(drawn(replace(result, draw=drawing.draw)))


def test_all_pictures_of_a_row_have_the_colour_scale_of_its_truth(result: Result) -> None:
    (pictures,) = [drawing for drawing in result.further if drawing.name == "pictures"]
    figure = drawn(replace(result, draw=pictures.draw))
    images = [image for axes in figure.axes for image in axes.images if isinstance(image, AxesImage)]
    assert len(images) == 2 * (1 + len(METHODS))
    for row in (images[:5], images[5:]):
        assert len({id(image.norm) for image in row}) == 1
        truth = row[0].get_array()
        assert truth is not None
        assert row[0].norm.vmax == pytest.approx(float(truth.max()))
        assert row[0].norm.vmin == 0.0
    assert {image.get_cmap().name for image in images} <= {"inferno", "magma", "viridis", "cividis"}


def test_every_figure_is_written_and_shown_in_the_report(result: Result, tmp_path: Path) -> None:
    write_result(result, tmp_path)
    stems = {"heatmaps", "heatmaps-people-and-size", "heatmaps-pictures", "heatmaps-local"}
    assert {path.stem for path in tmp_path.glob("*.png")} == stems
    assert {path.stem for path in tmp_path.glob("*.svg")} == stems
    assert (tmp_path / "heatmaps.html").read_text(encoding="utf-8").count("<svg") == 4
    with (tmp_path / "heatmaps-draws.csv").open(encoding="utf-8", newline="") as file:
        assert len(list(csv.reader(file))) == 1 + len(result.series.rows)


@pytest.mark.soak
@pytest.mark.parametrize("city", ["hot-spots", "band"])
def test_the_tree_method_beats_all_others_on_synthetic_cities(city: str) -> None:
    crowd, point = SharedValue(synthetic_crowd(city, 600, seed=5)), Point(1.0, 200, 64)
    scores = np.array([[scores_at(crowd, point, 5, trial) for trial in range(10)]])
    study = small_study(epsilons=(1.0,), base=point)
    assert compare_methods(study, PointScores((point,), scores), "tree", ("paper", "laplace", "top")) == (
        "tree beats paper, laplace and top in all four scores at ε = 1."
    )


def test_people_of_the_local_mechanism_are_drawn_anew_in_each_trial_and_the_same_for_every_epsilon() -> None:
    crowd = synthetic_crowd("uniform", 50)
    point = LocalPoint(1.0, 70, 16)
    first, other_epsilon, other_trial = (
        np.concatenate(local_people(crowd, each, 1, trial))
        for each, trial in ((point, 0), (point._replace(epsilon=2.0), 0), (point, 1))
    )
    assert np.array_equal(first, other_epsilon)
    assert not np.array_equal(first, other_trial)
    assert local_people(crowd, LocalPoint(1.0, 50, 16, everybody=True), 1, 1) is crowd.people


def test_reports_have_noise_of_their_own_for_each_person_point_and_trial() -> None:
    people = [np.array([[0.5, 0.5, 1.0]])] * 40
    point = LocalPoint(1.0, 40, 16)
    first, again, *others = (
        local_reports(people, each, seed, trial)
        for each, seed, trial in (
            (point, 0, 0),
            (point, 0, 0),
            (point, 0, 1),
            (point, 1, 0),
            (point._replace(epsilon=1.1), 0, 0),
        )
    )
    assert first == again
    assert len(set(first)) > 20
    for other in others:
        assert sum(one == two for one, two in zip(first, other, strict=True)) < 5


def test_the_local_mechanism_is_closer_to_the_truth_with_more_people_and_a_larger_epsilon() -> None:
    crowd = SharedValue(synthetic_crowd("few-spots", 10))
    scores = {
        (epsilon, people): np.array(local_scores_at(crowd, LocalPoint(epsilon, people, 64), 1, 0))
        for epsilon, people in ((1.0, 100), (1.0, 3000), (3.0, 3000))
    }
    better = np.array([1 if rising else -1 for rising in METRICS.values()])
    assert ((scores[1.0, 3000] - scores[1.0, 100]) * better > 0.0).all()
    assert ((scores[3.0, 3000] - scores[1.0, 3000]) * better > 0.0).all()


def test_the_local_mechanism_has_a_table_and_claims_at_each_epsilon(result: Result) -> None:
    table = table_of(result, "local")
    assert [row[:2] for row in table.rows] == [(30, 1.0), (30, 3.0), (300, 1.0), (300, 3.0)]
    emd = result.series.columns.index("EMD")
    for row in table.rows:
        draws = [
            float(draw[emd])
            for draw in result.series.rows
            if draw[:2] == (row[1], row[0]) and draw[4] == "local"
        ]
        assert len(draws) == 2
        assert float(row[table.columns.index("EMD")]) == pytest.approx(np.mean(draws))
    claims = [row for row in table_of(result, "verdicts").rows if "(local mechanism)" in str(row[0])]
    assert [row[2:4] for row in claims] == [("ε = 1", "local"), ("ε = 3", "local")]


def test_only_the_people_of_a_file_are_scored_all_together(result: Result, result_of_file: Result) -> None:
    table = table_of(result_of_file, "everybody")
    assert [row[0] for row in table.rows] == [2.0]
    keys = {row[:3] for row in result_of_file.series.rows if row[4] == "local, everybody"}
    assert keys == {(2.0, 60, 16)}
    assert "with everybody in the file, 60: " in result_of_file.answer[-1]
    assert any("with replacement" in text for text in result_of_file.assumptions)
    assert "everybody" not in {table.name for table in result.tables}
    assert not any("with replacement" in text for text in result.assumptions)
