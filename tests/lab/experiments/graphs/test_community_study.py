"""Figure 3 of the extended version: parameters, tables, sentences and figure."""

from __future__ import annotations

from dataclasses import replace
from html import escape
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from heatcloak_lab.experiments import EXPERIMENTS, Result, Runner, run_experiment
from heatcloak_lab.experiments.engine import Engine, Request
from heatcloak_lab.experiments.graphs.community_graphs import BlockModel, GraphSetting, KnownGraph
from heatcloak_lab.experiments.graphs.community_study import CLAIM, CommunityStudy, community_gap
from heatcloak_lab.experiments.graphs.draws import _source_vertex, collect_mass_map, mass_map_tasks
from heatcloak_lab.experiments.graphs.figures import two_discs
from heatcloak_lab.experiments.papers.extended_version import EXTENDED_3, EXTENDED_3_LARGE, GRAPHS
from heatcloak_lab.experiments.report import render_overview
from support.figures import check_letters, drawn
from support.loop import Loop

BASIS = (("basis pursuit, radius σ√m", "bpdn-paper"), ("basis pursuit, 95 % radius", "bpdn-confident"))
SMALL = replace(
    EXTENDED_3,
    name="small",
    settings=(GraphSetting(BlockModel(60, 0.3, 0.02)), GraphSetting(BlockModel(60, 0.3, 0.02, seed=50))),
    methods=BASIS,
)


def sweep_result(study: Any, trials: int = 3, seed: int = 0) -> Result:
    runner: Runner = Loop(trials, seed)
    found = study.run(runner)
    assert isinstance(found, Result)
    return found


@pytest.mark.parametrize(
    ("study", "n", "tau", "epsilon"), [(EXTENDED_3, 500, 2.0, 4.0), (EXTENDED_3_LARGE, 750, 3.0, 5.0)]
)
def test_the_settings_are_those_of_the_slides(
    study: CommunityStudy, n: int, tau: float, epsilon: float
) -> None:
    """Two equal communities, 5 % inside and 0.1 % between; three graphs, three noises."""
    assert study.calibrations == ("paper", "analytic", "zcdp")
    assert len({setting.graph for setting in study.settings}) == 3
    for setting in study.settings:
        assert isinstance(setting.graph, BlockModel)
        assert (setting.graph.n, setting.graph.inside, setting.graph.between) == (n, 0.05, 0.001)
        assert (setting.tau, setting.epsilon, setting.delta, setting.alpha) == (tau, epsilon, 0.1, 1.0)


def test_graph_experiments_are_registered_with_title_and_question() -> None:
    for experiment in GRAPHS:
        assert EXPERIMENTS[experiment.name] is experiment
        assert experiment.question.endswith("?")


def test_the_accuracy_of_all_graphs_is_the_mean_of_each_graph() -> None:
    found = sweep_result(SMALL, 5)
    table = next(table for table in found.tables if table.name == "accuracy")
    rows: list[dict[str, Any]] = [dict(zip(table.columns, row, strict=True)) for row in table.rows]
    assert len(rows) == 3 * 3 * 3
    for noise in ("papers' noise", "analytic noise", "zCDP noise"):
        for method in ("basis pursuit, radius σ√m", "basis pursuit, 95 % radius", "exact Bayes"):
            whole, *parts = [row for row in rows if row["noise"] == noise and row["method"] == method]
            assert (whole["graph"], whole["draws"]) == ("all", 10)
            assert whole["right"] == pytest.approx(np.mean([row["right"] for row in parts]))
            assert whole["95 % from"] <= whole["right"] <= whole["to"]
    limits = [row for row in rows if row["method"] == "exact Bayes"]
    assert all(row["less Bayes"] == row["guessed"] == 0.0 for row in limits)
    draws = found.series
    assert len(draws.rows) == 2 * 3 * 3 * 5


def test_the_claim_is_decided_by_the_interval() -> None:
    """It holds for nearly separate communities with little noise, and not at the printed setting."""
    apart = replace(
        SMALL,
        settings=(GraphSetting(BlockModel(60, 0.3, 0.002, seed=3), tau=0.5, epsilon=60.0),),
        calibrations=("zcdp",),
    )
    kept = sweep_result(apart, 60)
    verdicts = next(table for table in kept.tables if table.name == "verdicts")
    decisions = {row[3]: row[4] for row in verdicts.rows}
    assert decisions["exact Bayes"] == "holds"
    assert "It holds, if that means in 90 % of draws" in kept.answer[0]
    broken = sweep_result(replace(SMALL, calibrations=("paper",)), 40)
    assert "It does not hold" in broken.answer[0]


def test_a_method_that_is_always_wrong_is_below_the_limit_by_its_accuracy() -> None:
    def wrong(question: Any) -> Any:
        squares = np.square(question.operator.matrix() - question.readings[:, None]).sum(axis=0)
        own = question.communities == question.communities[squares.argmin()]
        return np.where(own, 0.0, 1.0)

    sure = replace(
        SMALL, settings=(GraphSetting(BlockModel(60, 0.3, 0.02), epsilon=1e4),), methods=(("w", wrong),)
    )
    found = sweep_result(replace(sure, calibrations=("zcdp",)), 4)
    row = dict(zip(found.tables[3].columns, found.tables[3].rows[0], strict=True))
    assert (row["right"], row["less Bayes"]) == (0.0, -1.0)
    assert "-100.0 (-100.0 to -100.0) points compared with exact Bayes" in found.answer[1]


def test_guesses_are_mentioned_where_they_occur() -> None:
    text = " ".join(sweep_result(SMALL, 10).answer)
    assert "recovers nothing, which counts as a guess" in text
    sure = replace(SMALL, methods=(("all", lambda question: np.ones(60)),))
    assert "counts as a guess" not in " ".join(sweep_result(sure, 3).answer)


def test_a_method_equal_to_bayes_is_stated_in_words() -> None:
    def likeliest(question: Any) -> Any:
        squares = np.square(question.operator.matrix() - question.readings[:, None]).sum(axis=0)
        return np.exp((squares.min() - squares) / (2 * question.sigma**2))

    answer = sweep_result(replace(SMALL, methods=(("mine", likeliest),)), 10).answer[1]
    assert answer.startswith("Mine names it in ")
    assert answer.endswith("right where exact Bayes is, in every draw.")


def test_the_gap_is_the_distance_of_the_mean_readings() -> None:
    pair = GraphSetting(BlockModel(2, 0.0, 1.0))
    assert community_gap(pair) == pytest.approx(1.0)


def test_the_mass_map_has_one_source_in_the_left_community() -> None:
    """Every answer has mass one."""
    compared = SMALL.comparison
    vertex = _source_vertex(compared, 5)
    graph = SMALL.settings[0].community_graph
    assert graph.communities[vertex] == 0
    tasks = mass_map_tasks(compared, 60, 5)
    assert len(tasks) == 3
    assert len({task.key for task in tasks}) == 3
    found = collect_mass_map(compared, [task.function(*task.arguments) for task in tasks], 60, 5)
    assert (found.vertex, found.draws) == (vertex, 60)
    assert found.mass.sum(axis=-1) == pytest.approx(np.ones((3, 3)))
    # With little noise, most of the mass is in the community of the source.
    assert found.mass[1:, -1, graph.communities == 0].sum(axis=-1).min() > 0.6
    places = two_discs(SMALL.settings[0])
    assert (places[graph.communities == 0, 0] < places[graph.communities == 1, 0].min()).all()
    assert np.unique(places.round(6), axis=0).shape == (60, 2)


def test_the_figure_is_readable_at_the_width_of_a_readme() -> None:
    labels = [label for label, _ in EXTENDED_3.methods]
    quick = replace(SMALL, methods=tuple((label, "bpdn-confident") for label in labels))
    check_letters(drawn(sweep_result(quick, 2)))


def test_files_are_equal_in_workers_and_after_an_interruption(tmp_path: Path) -> None:
    """Recorded draws are reused, those of the mass map too."""
    run_experiment(SMALL, trials=3, seed=1, out=tmp_path / "here", jobs=1)
    run_experiment(SMALL, trials=3, seed=1, out=tmp_path / "there", jobs=2)
    names = sorted(path.name for path in (tmp_path / "here").iterdir())
    assert {"small.png", "small.svg", "small.html", "small-accuracy.csv", "small-draws.csv"} <= set(names)
    for name in names:
        assert (tmp_path / "here" / name).read_bytes() == (tmp_path / "there" / name).read_bytes(), name

    class InterruptedRunError(Exception):
        """An interruption of the run."""

    def pull(share: float) -> None:
        if share > 0.5:
            raise InterruptedRunError

    out = tmp_path / "torn"
    out.mkdir()
    request = Request(3, 1, 1, None, out)
    with pytest.raises(InterruptedRunError), Engine(request, [SMALL]) as engine:
        engine.run(pull)
    with Engine(request, [SMALL]) as engine:
        assert engine.draws == 2 * 3 + 1
        assert 0 < engine.finished_draws < engine.draws
    again = run_experiment(SMALL, trials=3, seed=1, out=out, jobs=1)
    assert again.answer == sweep_result(SMALL, 3, 1).answer


def test_the_overview_has_the_decision_of_each_curve_and_the_errata() -> None:
    page = render_overview([sweep_result(SMALL, 2)])
    assert page.count(escape(CLAIM)) >= 3
    assert 'href="#small"' in page
    assert "inter- and intracommunity are swapped" in page
    assert "Δ₂² is 2e^(−2τn), not 2e^(−τn)" in page


def test_only_graphs_with_two_communities_can_be_drawn_as_two_discs() -> None:
    club = replace(SMALL, settings=(GraphSetting(KnownGraph("karate club")),))
    check_letters(drawn(sweep_result(club, 2)))
