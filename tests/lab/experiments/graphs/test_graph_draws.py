"""Draws on graphs: noise, communities, scores and random streams."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from heatcloak_aggregator import calibrate
from heatcloak_lab.experiments import ExperimentError
from heatcloak_lab.experiments.graphs.community_graphs import BlockModel, GraphSetting
from heatcloak_lab.experiments.graphs.community_study import gap_test_accuracy
from heatcloak_lab.experiments.graphs.draws import (
    Case,
    Comparison,
    GraphScores,
    collect_scores,
    draw_source,
    recover_all,
)
from heatcloak_lab.experiments.graphs.methods import GraphAnswer, GraphQuestion
from heatcloak_lab.experiments.sweeps.draws import DrawKey
from heatcloak_shared.errors import ParameterError

SMALL = GraphSetting(BlockModel(60, 0.3, 0.02))


def loudest(question: GraphQuestion) -> Any:
    """Return the vertex with the largest reading, which is fast."""
    return (question.readings == question.readings.max()).astype(float)


def comparison(**changes: Any) -> Comparison:
    fields: dict[str, Any] = {
        "experiment": "small",
        "cases": (Case("a", SMALL), Case("b", GraphSetting(BlockModel(60, 0.3, 0.02, seed=50)))),
        "calibrations": ("paper", "zcdp"),
        "methods": (("pursuit", "bpdn-paper"), ("loudest", loudest)),
    }
    return Comparison(**{**fields, **changes})


def run_comparison(compared: Comparison, trials: int, seed: int = 0) -> GraphScores:
    outcomes = [task.function(*task.arguments) for task in compared.tasks(trials, seed)]
    return collect_scores(compared, outcomes, trials)


def test_the_accuracy_of_exact_bayes_equals_its_theory() -> None:
    """On Figure 3's graph; missing noise, too much noise or mixed labels would fail.

    The test between the communities' two mean readings is right with a known probability; exact Bayes is
    right at least as often, and hardly more.
    """
    trials = 400
    figure = GraphSetting()
    compared = comparison(
        cases=(Case("figure 3", figure),),
        calibrations=("paper", "analytic", "zcdp"),
        methods=(("l", loudest),),
    )
    found = run_comparison(compared, trials)
    expected = np.array([gap_test_accuracy(figure, sigma) for sigma in found.sigmas[0]])
    assert expected == pytest.approx([0.667, 0.868, 0.830], abs=0.002)
    error = np.sqrt(expected * (1 - expected) / trials)
    right = found.right[0, :, -1].mean(axis=-1)
    assert (np.abs(right - expected) < 4 * error).all(), right
    # Its mean probability is its rate of correct decisions.
    sure = np.maximum(found.share, 1 - found.share)[0, :, -1].mean(axis=-1)
    assert (np.abs(right - sure) < 4 * error).all(), sure


def test_permuted_labels_are_no_better_than_a_guess() -> None:
    graph = SMALL.community_graph
    matrix, sigma = SMALL.operator.matrix(), SMALL.noise_scale("zcdp")
    mixed = np.random.default_rng(1).permutation(graph.communities)
    rng = np.random.default_rng(2)
    right = {"true": 0, "mixed": 0}
    for _ in range(300):
        vertex = int(rng.integers(60))
        readings = matrix[:, vertex] + sigma * rng.standard_normal(60)
        likelihood = np.exp(-np.square(matrix - readings[:, None]).sum(axis=0) / (2 * sigma**2))
        for name, communities in (("true", graph.communities), ("mixed", mixed)):
            named = int(np.bincount(communities, likelihood).argmax())
            right[name] += int(named == communities[vertex])
    found = run_comparison(comparison(calibrations=("zcdp",)), 300)
    assert found.right[0, 0, -1].sum() == pytest.approx(right["true"], abs=4 * (2 * 300 * 0.15) ** 0.5)
    assert right["true"] - right["mixed"] > 60


def test_readings_are_a_column_with_noise_of_the_requested_scale() -> None:
    """The noise of both calibrations is the same, scaled; within four standard errors."""
    seen: list[Any] = []

    def watches(question: GraphQuestion) -> Any:
        seen.append((question.readings.copy(), question.sigma))
        return np.zeros(60)

    compared = comparison(cases=(Case("a", SMALL),), methods=(("watches", watches),))
    outcomes = [task.function(*task.arguments) for task in compared.tasks(40, 7)]
    noises: list[Any] = [[], []]
    for number, (readings, sigma) in enumerate(seen):
        column = SMALL.operator.matrix()[:, outcomes[number // 2]["vertex"]]
        noises[number % 2].append((readings - column) / sigma)
    assert np.array(noises[0]) == pytest.approx(np.array(noises[1]), abs=1e-9)
    spread = np.array(noises[0])
    assert abs(spread.std() - 1.0) < 4 / np.sqrt(2 * spread.size)
    assert abs(spread.mean()) < 4 / np.sqrt(spread.size)
    sensitivity = SMALL.operator.sensitivity(1.0)
    assert seen[1][1] == pytest.approx(calibrate(sensitivity, 4.0, 0.1, "zcdp"))


def test_sources_are_uniform_over_the_vertices() -> None:
    drawn = [
        draw_source(Case("a", SMALL), DrawKey("small", "a", 0.0, trial), 0).vertex for trial in range(60 * 40)
    ]
    counts = np.bincount(drawn, minlength=60)
    assert counts.size == 60
    assert ((counts - 40) ** 2 / 40).sum() < 59 + 4 * np.sqrt(2 * 59)


def test_adding_a_method_trial_case_or_calibration_changes_no_other_draw() -> None:
    whole = run_comparison(comparison(), 3)
    part = run_comparison(
        comparison(cases=(Case("b", comparison().cases[1].setting),), calibrations=("zcdp",)), 2
    )
    assert np.array_equal(part.hops[0, 0], whole.hops[1, 1, :, :2])
    alone = run_comparison(comparison(methods=(("loudest", loudest),)), 3)
    assert np.array_equal(alone.hops[:, :, 0], whole.hops[:, :, 1])
    assert not np.array_equal(whole.hops, run_comparison(comparison(), 3, seed=1).hops)
    assert np.array_equal(whole.hops, run_comparison(comparison(), 3).hops)


def test_scores_are_collected_by_case_calibration_method_and_trial() -> None:
    compared = comparison()
    outcomes = [task.function(*task.arguments) for task in compared.tasks(2, 0)]
    found = collect_scores(compared, outcomes, 2)
    assert found.hops.shape == (2, 2, 3, 2)
    for case in range(2):
        for trial in range(2):
            outcome = outcomes[2 * case + trial]
            assert found.sigmas[case].tolist() == outcome["sigmas"]
            for calibration in range(2):
                for answer in range(3):
                    fields = outcome["scores"][calibration][answer]
                    index = (case, calibration, answer, trial)
                    assert (found.right[index], found.share[index]) == tuple(fields[:2])
                    assert found.hops[index] == fields[5]


def test_communities_and_vicinities_follow_the_weights_and_hops_the_estimate() -> None:
    def apart(question: GraphQuestion) -> GraphAnswer:
        estimate, weights = np.zeros(60), np.zeros(60)
        estimate[0] = weights[59] = 1.0
        return GraphAnswer(estimate, weights, status="fine")

    found = run_comparison(comparison(methods=(("apart", apart),)), 5)
    sizes = found.size[:, :, 0]
    assert (sizes == 1.0).all()
    case = comparison().cases[0]
    vertices = [draw_source(case, DrawKey("small", "a", 0.0, trial), 0).vertex for trial in range(5)]
    assert found.right[0, 0, 0].tolist() == [float(vertex >= 30) for vertex in vertices]
    away = SMALL.community_graph.domain.distances(vertices)[:, 0]
    assert found.hops[0, 0, 0].tolist() == away.tolist()


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        (np.zeros(3), "gave an estimate of shape"),
        (np.full(60, np.nan), "not finite"),
        (GraphAnswer(np.zeros(60), np.full(60, -1.0)), "negative"),
        (GraphAnswer(np.zeros(60), shares=np.ones(3)), "gave an estimate of shape"),
        ("nowhere", "gave: str"),
    ],
)
def test_an_invalid_answer_is_a_one_line_error_with_method_case_noise_and_trial(
    answer: Any, text: str
) -> None:
    compared = comparison(methods=(("bad", lambda question: answer),))
    case = compared.cases[0]
    drawn = draw_source(case, DrawKey("small", "a", 0.0, 0), 0)
    with pytest.raises(ExperimentError, match=rf"^method 'bad' .*{text}.* at here"):
        recover_all(compared, case, drawn, 0.1, "here")


@pytest.mark.parametrize(
    "changes",
    [
        {"cases": ()},
        {"cases": (Case("a", SMALL), Case("a", SMALL))},
        {"calibrations": ("zcdp", "zcdp")},
        {"calibrations": ("none",)},
        {"methods": (("a", "bpdn"),)},
        {"methods": (("exact Bayes", "bpdn-paper"),)},
    ],
)
def test_impossible_comparisons_are_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(ParameterError):
        comparison(**changes)


@pytest.mark.parametrize("name", ["bpdn-paper", "bpdn-confident"])
def test_community_shares_of_basis_pursuit_are_those_of_its_estimate(name: str) -> None:
    """Also for an estimate of mass zero."""
    early = Case("a", GraphSetting(BlockModel(60, 0.3, 0.02), tau=0.2))
    compared = comparison(cases=(early,), methods=(("pursuit", name),))
    case, empty = compared.cases[0], 0
    communities = case.setting.community_graph.communities
    for trial in range(20):
        drawn = draw_source(case, DrawKey("small", "a", 0.0, trial), 0)
        answer, _ = recover_all(compared, case, drawn, case.setting.noise_scale("paper"), "here")
        sums = np.bincount(communities, answer.estimate, 2)
        assert answer.shares == pytest.approx(sums / (sums.sum() or 1.0))
        empty += int(sums.sum() == 0.0)
    assert 0 < empty < 20


def test_the_posterior_of_one_source_decides_as_exact_bayes() -> None:
    compared = comparison(methods=(("posterior", "posterior-one"),), calibrations=("paper",), vicinities=True)
    case = compared.cases[0]
    sigma = case.setting.noise_scale("paper")
    for trial in range(20):
        drawn = draw_source(case, DrawKey("small", "a", 0.0, trial), 0)
        ours, limit = recover_all(compared, case, drawn, sigma, "here")
        assert ours.weights == pytest.approx(limit.weights, abs=1e-4)
        assert ours.vicinity is not None
        assert limit.weights is not None
        assert limit.weights[ours.vicinity].sum() >= 0.9 - 1e-4
    found = run_comparison(compared, 40)
    assert np.array_equal(found.right[:, :, 0], found.right[:, :, 1])
    assert found.share[:, :, 0] == pytest.approx(found.share[:, :, 1], abs=1e-4)
    assert found.hops[:, :, 0].mean() == pytest.approx(found.hops[:, :, 1].mean(), abs=0.05)
    # A connected vicinity has at least as many vertices as an unconnected one.
    assert (found.size[:, :, 0] >= found.size[:, :, 1]).all()
