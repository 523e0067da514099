"""Experiments on the community of a source: how often each method and the optimal decision name it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np
from scipy.special import ndtr

from heatcloak_lab.experiments.claims import Decision, claims_table
from heatcloak_lab.experiments.graphs.community_graphs import GraphSetting
from heatcloak_lab.experiments.graphs.draws import (
    GraphExperiment,
    GraphScores,
    MassMap,
    collect_mass_map,
    collect_scores,
    mass_map_tasks,
)
from heatcloak_lab.experiments.graphs.figures import draw_communities
from heatcloak_lab.experiments.graphs.methods import NOISE_LABELS
from heatcloak_lab.experiments.graphs.reporting import (
    ASSUMPTIONS,
    accuracy,
    accuracy_table,
    by_noise,
    difference_from_bayes,
    draws_table,
    graphs_table,
    guess_share,
    interval_text,
    sigma_columns,
)
from heatcloak_lab.experiments.result import (
    Cell,
    Result,
    Runner,
    Table,
    Task,
    capitalized,
    draws_text,
    enumeration,
    percent,
    source_sentence,
)
from heatcloak_lab.experiments.statistics import Mean
from heatcloak_lab.experiments.sweeps.summary import DECISION_SENTENCES

RECOVERED = 0.9
"""The smallest share of draws that counts as "recovered"."""

CLAIM = "Gilbert & McMillan 2018, section 5: the correct community is recovered"

_FEW_VERTICES = 10


@dataclass(frozen=True)
class CommunityStudy(GraphExperiment):
    """Recover the same source and noise with every method under every noise; see `GraphExperiment`.

    Every graph has two communities; the figure shows the first graph.
    """

    calibrations: tuple[str, ...] = ("paper", "analytic", "zcdp")

    def tasks(self, trials: int, seed: int) -> list[Task]:
        """Return the tasks of the draws and of the figure."""
        comparison = self.comparison
        return [*comparison.tasks(trials, seed), *mass_map_tasks(comparison, trials, seed)]

    def run(self, runner: Runner) -> Result:
        """Draw, recover, and report.

        Raises:
            ParameterError: a parameter is out of range.
            ExperimentError: a method failed, or the work could not be done.
        """
        comparison, trials = self.comparison, runner.trials
        outcomes = runner.map(self.tasks(trials, runner.seed))
        count = len(comparison.cases) * trials
        scores = collect_scores(comparison, outcomes[:count], trials)
        mass_map = collect_mass_map(comparison, outcomes[count:], trials, runner.seed)
        return _result(self, scores, mass_map, runner.seed)


def _result(study: CommunityStudy, scores: GraphScores, mass_map: MassMap, seed: int) -> Result:
    cases = scores.comparison.cases
    groups: list[tuple[str, Cell, range]] = [("all", "", range(len(cases)))]
    if len(cases) > 1:
        groups += [(case.label, "", range(at, at + 1)) for at, case in enumerate(cases)]
    draws = draws_text(scores.trials)

    return Result(
        name=study.name,
        title=study.title,
        question=study.question,
        answer=(
            _claim(scores),
            *_methods(scores),
            _explanation(scores),
            _mass_on_source_side(scores, mass_map),
        ),
        assumptions=(*study.notes, *ASSUMPTIONS),
        tables=(
            _setting_table(scores, seed),
            graphs_table(cases),
            _claims_table(scores),
            accuracy_table(scores, groups),
        ),
        series=draws_table(scores),
        caption=f"{source_sentence(study.source)}Left: the recovered mass of each vertex for a source at the "
        f"ringed vertex, the mean of {draws}, relative to a uniform guess; only edges between the "
        "communities are drawn, and vertices near them are closer to the middle. Right: how often the "
        f"right community is named for a source at a random vertex, over {draws} on each of {len(cases)} "
        "graphs, with 95 % intervals; dashed is the exact Bayes decision, dotted a guess.",
        draw=partial(draw_communities, scores=scores, mass_map=mass_map),
    )


def _claims_table(scores: GraphScores) -> Table:
    return claims_table(
        "The claim of the paper. It holds if the 95 % interval of the share of draws in which the right "
        f"community is named is above {percent(RECOVERED)}.",
        [
            (
                CLAIM,
                f"in {percent(RECOVERED)} of draws",
                NOISE_LABELS[calibration],
                label,
                _decide(scores, at, number).value,
                "",
                f"right in {interval_text(accuracy(scores, at, number, _all_cases(scores)))} of draws",
            )
            for at, calibration in enumerate(scores.comparison.calibrations)
            for number, (label, _) in enumerate(scores.comparison.answers)
        ],
    )


def _setting_table(scores: GraphScores, seed: int) -> Table:
    return Table(
        "setting",
        f"Parameters: {draws_text(scores.trials)} on each graph, seed {seed}. Δ₂ is that of a hop.",
        ("panel", "n", "τ", "ε", "δ", "Δ₂", *sigma_columns(scores)),
        tuple(
            (
                case.label,
                case.setting.community_graph.domain.n_vertices,
                case.setting.tau,
                case.setting.epsilon,
                case.setting.delta,
                case.setting.operator.sensitivity(case.setting.alpha),
                *sigmas,
            )
            for case, sigmas in zip(scores.comparison.cases, scores.sigmas.tolist(), strict=True)
        ),
    )


def _all_cases(scores: GraphScores) -> range:
    return range(len(scores.comparison.cases))


def _decide(scores: GraphScores, calibration: int, answer: int) -> Decision:
    interval = accuracy(scores, calibration, answer, _all_cases(scores)).interval
    if interval is None or interval.low < RECOVERED <= interval.high:
        return Decision.OPEN
    return Decision.HOLDS if interval.low >= RECOVERED else Decision.FAILS


def _accuracies(scores: GraphScores, answer: int) -> list[Mean]:
    noises = range(len(scores.comparison.calibrations))
    return [accuracy(scores, at, answer, _all_cases(scores)) for at in noises]


def _claim(scores: GraphScores) -> str:
    """State the claim of the paper and the accuracy of the optimal decision."""
    calibrations = scores.comparison.calibrations
    best = by_noise(calibrations, map(interval_text, _accuracies(scores, -1)))
    decisions = {_decide(scores, at, -1) for at in range(len(calibrations))}
    verdict = DECISION_SENTENCES[decisions.pop()] if len(decisions) == 1 else "That depends on the noise"
    return (
        f"Claimed: {CLAIM}. {verdict}, if that means in {percent(RECOVERED)} of draws: the exact Bayes "
        f"decision, which is optimal, names the right community in {best}."
    )


def _methods(scores: GraphScores) -> list[str]:
    """Compare each method with exact Bayes."""
    paragraphs = []
    calibrations = scores.comparison.calibrations
    for number, (label, _) in enumerate(scores.comparison.methods):
        right = by_noise(calibrations, map(interval_text, _accuracies(scores, number)))
        text = f"{capitalized(label)} names it in {right}: {difference_from_bayes(scores, number)}."
        guesses = [guess_share(scores, at, number, _all_cases(scores)) for at in range(len(calibrations))]
        if any(guesses):
            text += (
                f" In {enumeration(list(map(percent, guesses)))} of draws it recovers nothing, which "
                "counts as a guess."
            )
        paragraphs.append(text)
    return paragraphs


def _explanation(scores: GraphScores) -> str:
    """Explain the limit: noise hides a hop between communities as it hides any other hop."""
    cases = scores.comparison.cases
    gaps = [community_gap(case.setting) for case in cases]
    crossing = sum(steepest_edge_crosses(case.setting) for case in cases)
    tests = []
    for sigmas in scores.sigmas.T.tolist():
        chances = [gap_test_accuracy(case.setting, sigma) for case, sigma in zip(cases, sigmas, strict=True)]
        tests.append(percent(sum(chances) / len(chances), 1))
    return (
        "Why: noise hides a move by one hop anywhere, also one from a community to the other; on "
        f"{crossing} of {len(cases)} graphs such a hop changes the readings most, by Δ₂. The mean readings "
        f"of the two communities are {_range_text(gaps)} Δ₂ apart. A test that knows only these two means "
        f"names the right one in {by_noise(scores.comparison.calibrations, tests)}."
    )


def _mass_on_source_side(scores: GraphScores, mass_map: MassMap) -> str:
    """Describe how much recovered mass is in the source's community, and how concentrated it is."""
    own = scores.comparison.cases[0].setting.community_graph.communities == 0
    parts = []
    for number, (label, _) in enumerate(scores.comparison.methods):
        mass = mass_map.mass[:, number]
        side = by_noise(scores.comparison.calibrations, map(percent, mass[:, own].sum(axis=-1).tolist()))
        most = np.sort(mass)[:, -_FEW_VERTICES:].sum(axis=-1).tolist()
        parts.append(
            f"{label} {side} (and {enumeration(list(map(percent, most)))} on {_FEW_VERTICES} vertices)"
        )
    return (
        f"In the picture the source is at vertex {mass_map.vertex}. The recovered mass on its side, over "
        f"{draws_text(mass_map.draws)}: {'; '.join(parts)}."
    )


def community_gap(setting: GraphSetting) -> float:
    """Return ‖mean column of community 0 − mean column of community 1‖₂ / Δ₂.

    Δ₂ is the change that the noise hides, a move of one hop. At a gap of 1, the community is hidden as well
    as a neighbour is.
    """
    communities, matrix = setting.community_graph.communities, setting.operator.matrix()
    first, second = (matrix[:, communities == side].mean(axis=1) for side in (0, 1))
    return float(np.linalg.norm(first - second)) / setting.operator.sensitivity(1.0)


def gap_test_accuracy(setting: GraphSetting, sigma: float) -> float:
    """Return the accuracy of a test between the mean columns of two communities, Φ(‖difference‖/2σ)."""
    distance = community_gap(setting) * setting.operator.sensitivity(1.0)
    return float(ndtr(distance / (2.0 * sigma)))


def steepest_edge_crosses(setting: GraphSetting) -> bool:
    """Whether the edge that the noise is calibrated for connects two communities."""
    edge, communities = setting.operator.steepest_edge.edge, setting.community_graph.communities
    return edge is not None and bool(communities[edge[0]] != communities[edge[1]])


def _range_text(values: Sequence[float]) -> str:
    low, high = f"{min(values):.2f}", f"{max(values):.2f}"
    return low if low == high else f"{low} to {high}"
