"""The experiment on private heatmaps."""

from __future__ import annotations

import csv
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from matplotlib.image import AxesImage

from heatcloak_aggregator.heatmaps import heatmap_scores, private_heatmap
from heatcloak_lab.crowds import synthetic_crowd
from heatcloak_lab.experiments import HeatmapStudy, Result, write_result
from heatcloak_lab.experiments.heatmaps.draws import (
    METHODS,
    METRICS,
    Point,
    PointScores,
    chosen_people,
    estimated_heatmap,
    noise_seed,
    score_heatmap,
    true_heatmap,
)
from heatcloak_lab.experiments.heatmaps.study import compare_methods
from heatcloak_shared.errors import ParameterError
from support.figures import check_letters, drawn
from support.loop import Loop

BASE = Point(epsilon=4.0, users=40, size=16)


def small_study(**changes: object) -> HeatmapStudy:
    fields: dict[str, object] = {
        "crowd": synthetic_crowd("few-spots", 60, seed=1),
        "epsilons": (0.5, 4.0),
        "users": (20, 40, 100),
        "sizes": (8, 16),
        "base": BASE,
        "pictured": (0.5, 4.0),
    }
    return HeatmapStudy(**{**fields, **changes})  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def result() -> Result:
    return small_study().run(Loop(trials=3, seed=1))


def made_up(tree: float, paper: float, spread: float, epsilons: tuple[float, ...] = (1.0,)) -> PointScores:
    """Return scores where larger is better for all methods at once: similarity, Pearson, −KL and −EMD."""
    chance = np.random.default_rng(1)
    points = tuple(BASE._replace(epsilon=epsilon) for epsilon in epsilons)
    scores = spread * chance.standard_normal((len(points), 20, len(METHODS), len(METRICS)))
    scores[:, :, METHODS.index("tree")] += tree
    scores[:, :, METHODS.index("paper")] += paper
    return PointScores(points, scores * [1.0, 1.0, -1.0, -1.0])


@pytest.mark.parametrize("size", [32, 64, 128])
def test_scores_are_those_of_the_library_and_emd_is_within_one_percent(size: int) -> None:
    people = synthetic_crowd("hot-spots", 80, seed=2).people
    truth = true_heatmap(people, size)
    for method in METHODS:
        estimate = private_heatmap(people, 2.0, size=size, method=method, seed=1).heatmap
        found, known = score_heatmap(estimate, truth), heatmap_scores(estimate, truth)
        assert found[:3] == pytest.approx([known.similarity, known.pearson, known.kl], rel=1e-9)
        assert found[3] == pytest.approx(known.emd, rel=1e-2 if size > 64 else 1e-9)


def test_a_constant_estimate_has_no_correlation() -> None:
    truth = true_heatmap(synthetic_crowd("band", 20).people, 16)
    assert score_heatmap(np.full((16, 16), 1 / 256), truth)[1] == 0.0


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
    first, again, other = (chosen_people(people, 30, 1, trial) for trial in (0, 0, 1))
    assert [id(person) for person in first] == [id(person) for person in again]
    assert len({id(person) for person in first}) == 30
    assert {id(person) for person in first} != {id(person) for person in other}


def test_every_point_has_every_draw_of_every_method_once(result: Result) -> None:
    keys = [row[:5] for row in result.series.rows]
    assert len(set(keys)) == len(keys)
    settings = {(0.5, 40, 16), (4.0, 40, 16), (4.0, 20, 16), (4.0, 40, 8)}
    assert {row[:3] for row in keys} == settings
    assert len(keys) == len(settings) * 3 * len(METHODS)


def test_numbers_of_people_that_the_crowd_does_not_have_are_left_out(result: Result) -> None:
    users = next(table for table in result.tables if table.name == "users")
    assert [row[0] for row in users.rows[:: len(METHODS)]] == [20, 40]
    with pytest.raises(ParameterError, match="has 60 people: give a crowd of at least 61"):
        small_study(base=BASE._replace(users=61)).tasks(1, 0)


def test_means_are_those_of_the_draws(result: Result) -> None:
    epsilon = next(table for table in result.tables if table.name == "epsilon")
    emd = result.series.columns.index("EMD")
    for row in epsilon.rows:
        draws = [
            float(draw[emd])
            for draw in result.series.rows
            if draw[:3] == (row[0], 40, 16) and draw[4] == row[1]
        ]
        assert float(row[epsilon.columns.index("EMD")]) == pytest.approx(np.mean(draws))


def test_the_same_seed_gives_the_same_result_and_another_one_other_draws(result: Result) -> None:
    again, other = (small_study().run(Loop(trials=1, seed=seed)) for seed in (1, 2))
    first = [row for row in result.series.rows if row[3] == 0]
    assert list(again.series.rows) == first
    assert list(other.series.rows) != first


def test_noise_is_seeded_by_point_method_seed_and_trial() -> None:
    """Errors would otherwise repeat along a curve, or in all trials."""
    parts = [
        (point, method, seed, trial)
        for point in (BASE, BASE._replace(epsilon=1.0), BASE._replace(users=20), BASE._replace(size=8))
        for method in METHODS
        for seed in (0, 1)
        for trial in (0, 1)
    ]
    assert len({noise_seed(*part) for part in parts}) == len(parts)
    people = synthetic_crowd("band", 40).people
    first, again, other = (estimated_heatmap(people, BASE, "laplace", 0, trial) for trial in (0, 0, 1))
    assert (first == again).all()
    assert (first != other).any()


def test_a_method_beats_another_only_if_all_four_scores_show_it() -> None:
    study = small_study(epsilons=(1.0,))
    assert compare_methods(study, made_up(0.5, 0.2, 0.1), "tree", "paper") == (
        "tree beats paper in all four scores at ε = 1."
    )
    reverse = compare_methods(study, made_up(0.2, 0.5, 0.1), "tree", "paper")
    assert reverse == (
        "tree beats paper in all four scores at no ε; at 1 behind in similarity, Pearson, KL and EMD."
    )
    level = compare_methods(study, made_up(0.3, 0.3, 0.1), "tree", "paper")
    assert level == (
        "tree beats paper in all four scores at no ε; at 1 not shown in similarity, Pearson, KL and EMD."
    )


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
    stems = {"heatmaps", "heatmaps-users-and-size", "heatmaps-pictures"}
    assert {path.stem for path in tmp_path.glob("*.png")} == stems
    assert {path.stem for path in tmp_path.glob("*.svg")} == stems
    assert (tmp_path / "heatmaps.html").read_text(encoding="utf-8").count("<svg") == 3
    with (tmp_path / "heatmaps-draws.csv").open(encoding="utf-8", newline="") as file:
        assert len(list(csv.reader(file))) == 1 + len(result.series.rows)


def test_the_tree_method_beats_the_papers_on_synthetic_cities() -> None:
    for city in ("hot-spots", "band"):
        study = HeatmapStudy(
            synthetic_crowd(city, 600, seed=5), (1.0,), (200,), (64,), Point(1.0, 200, 64), (1.0,)
        )
        answer = study.run(Loop(trials=10, seed=5)).answer
        assert "tree beats paper in all four scores at ε = 1." in answer
