"""The draws of an experiment on graphs: one unit source at a vertex, recovered by every method and scored.

All methods and calibrations of a draw get the same source and the same standard noise, scaled, so that their
differences are not due to chance. `MassMap` is the mean recovered mass of each vertex for a fixed source.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.earth_mover import score as emd_score
from heatcloak_aggregator.privacy import METHODS as CALIBRATIONS
from heatcloak_lab.experiments.graphs.community_graphs import CommunityGraph, GraphSetting
from heatcloak_lab.experiments.graphs.methods import (
    COVERAGE,
    DEFAULT_METHODS,
    EXACT_BAYES,
    GRAPH_METHODS,
    GraphAnswer,
    GraphMethod,
    GraphQuestion,
    bayes,
    community_probabilities,
)
from heatcloak_lab.experiments.result import Outcome, Runner, Task
from heatcloak_lab.experiments.shared_value import SharedValue
from heatcloak_lab.experiments.sweeps.draws import DrawKey
from heatcloak_lab.experiments.user_code import call_user_function, checked_estimate, checked_status
from heatcloak_shared.errors import ParameterError

_TIE = 1e-9
"""Weights that differ by less, relative to the greatest, are tied."""


@dataclass(frozen=True, slots=True)
class Case:
    """A setting to draw from.

    Attributes:
        label: label of the graph.
        setting: graph, spread and promise.
        value: value of the varied parameter; 0 if none varies.
    """

    label: str
    setting: GraphSetting
    value: float = 0.0

    @property
    def name(self) -> str:
        """Label and value, part of the key of a draw."""
        return f"{self.label}, {self.value!r}" if self.value else self.label


@dataclass(frozen=True)
class Comparison:
    """Everything that the draws of an experiment on graphs depend on.

    Attributes:
        experiment: name of the experiment.
        cases: the settings to draw from, with different labels or values.
        calibrations: methods of `calibrate`.
        methods: label and method: a name from `GRAPH_METHODS` or a function; the exact Bayes decision is
            added as the last.
        vicinities: whether vicinities are scored.

    Raises:
        ParameterError: something is missing, duplicated or unknown.
    """

    experiment: str
    cases: tuple[Case, ...]
    calibrations: tuple[str, ...]
    methods: tuple[tuple[str, str | GraphMethod], ...]
    vicinities: bool = False

    def __post_init__(self) -> None:
        for what, members in (
            ("cases", [(case.label, case.value) for case in self.cases]),
            ("calibrations", list(self.calibrations)),
            ("methods", [label for label, _ in self.methods] + [EXACT_BAYES]),
        ):
            if not members:
                raise ParameterError(f"{what} is empty: give at least one")
            if len(set(members)) < len(members):
                raise ParameterError(f"{what} contains duplicates: give each once")
        for name in self.calibrations:
            if name not in CALIBRATIONS:
                raise ParameterError(f"unknown calibration {name!r}: choose from {', '.join(CALIBRATIONS)}")
        for _, method in self.methods:
            if not callable(method) and method not in GRAPH_METHODS:
                known = ", ".join(GRAPH_METHODS)
                raise ParameterError(f"unknown method {method!r}: choose from {known}, or give a function")

    @property
    def answers(self) -> tuple[tuple[str, GraphMethod], ...]:
        """Label and function of each answer, exact Bayes last."""
        known = [
            (label, GRAPH_METHODS[method] if isinstance(method, str) else method)
            for label, method in self.methods
        ]
        return (*known, (EXACT_BAYES, bayes))

    def tasks(self, trials: int, seed: int) -> list[Task]:
        """Return one task per draw."""
        shared = SharedValue(self)
        return [
            Task(f"{case.name}, trial {trial}", one_graph_draw, (shared, at, trial, seed))
            for at, case in enumerate(self.cases)
            for trial in range(trials)
        ]


@dataclass(frozen=True)
class GraphExperiment:
    """What all experiments on graphs have in common; a subclass adds ``run``.

    Attributes:
        name: prefix of file names.
        title: title of figure and report.
        question: the question in one line.
        settings: one per graph.
        source: the place in the papers; "" for other experiments.
        calibrations: methods of `calibrate`.
        methods: label and method of each curve; the exact Bayes decision is added as the last.
        notes: sentences on differences from the paper, or for the report.
    """

    name: str
    title: str
    question: str
    settings: tuple[GraphSetting, ...]
    source: str = ""
    calibrations: tuple[str, ...] = ("paper", "zcdp")
    methods: tuple[tuple[str, str | GraphMethod], ...] = DEFAULT_METHODS
    notes: tuple[str, ...] = ()
    seeded: bool = field(default=True, init=False)
    vicinities: ClassVar[bool] = False
    """Whether methods should compute vicinities."""

    @property
    def cases(self) -> tuple[Case, ...]:
        """One case per graph."""
        return tuple(Case(setting.graph.label, setting) for setting in self.settings)

    @property
    def comparison(self) -> Comparison:
        """Everything that the draws depend on."""
        return Comparison(self.name, self.cases, self.calibrations, self.methods, self.vicinities)

    def tasks(self, trials: int, seed: int) -> list[Task]:
        """Return one task per draw."""
        return self.comparison.tasks(trials, seed)


@dataclass(frozen=True, eq=False, slots=True)
class GraphDraw:
    """A source and the noise of its readings.

    Attributes:
        vertex: the vertex of the unit source.
        noise: standard normal, to be scaled by σ, shape (m,).
        seed: seed for methods.
    """

    vertex: int
    noise: FloatArray
    seed: int


class Score(NamedTuple):
    """The score of one answer to one draw.

    Attributes:
        right: 1 if the source's community has the most weight, 0 if another one has. For a tie, the
            probability that a guess among the tied communities is right.
        share: share of the communities' weight in the source's community.
        placeless: whether all weights are zero. The answer then says nothing about location and counts as
            uniform, as for EMD: a uniform guess of a vertex, and so of a community in proportion to its size.
        held: whether the vicinity contains the source; a probability if its last vertices are drawn from a
        tie.
        size: number of vertices of the vicinity.
        hops: earth mover's distance of the estimate to the source.
        status: status of the method.
    """

    right: float
    share: float
    placeless: bool
    held: float
    size: int
    hops: float
    status: str


def score_answer(graph: CommunityGraph, vertex: int, answer: GraphAnswer) -> Score:
    """Score an answer for a source at ``vertex``."""
    communities, weights = graph.communities, answer.vertex_weights
    n, own = weights.size, communities[vertex]
    shares = community_probabilities(weights, communities) if answer.shares is None else answer.shares
    total = float(shares.sum())
    if total > 0.0:
        share = float(shares[own]) / total
        tied = shares >= float(shares.max()) * (1.0 - _TIE)
        right = float(tied[own]) / int(tied.sum())
    else:
        right = share = float((communities == own).sum()) / n
    if answer.vicinity is None:
        held, size = _score_smallest_set(weights, vertex)
    else:
        held, size = float(vertex in answer.vicinity), answer.vicinity.size
    truth = np.zeros(n)
    truth[vertex] = 1.0
    hops = emd_score(graph.domain, truth, answer.estimate).value
    return Score(right, share, total == 0.0, held, size, hops, answer.status)


def _score_smallest_set(weights: FloatArray, vertex: int) -> tuple[float, int]:
    """Return whether the smallest set with `COVERAGE` of the weights contains ``vertex``, and its size."""
    mass = float(weights.sum())
    shares = weights / mass if mass > 0.0 else np.full(weights.size, 1.0 / weights.size)
    falling = np.sort(shares)[::-1]
    # Rounding must not require more vertices than there are.
    size = min(int((np.cumsum(falling) < COVERAGE * (1.0 - _TIE)).sum()) + 1, shares.size)
    last = falling[size - 1]
    tolerance = _TIE * float(falling[0])
    if abs(shares[vertex] - last) > tolerance:
        return float(shares[vertex] > last), size
    above = int((shares > last + tolerance).sum())
    tied = int((np.abs(shares - last) <= tolerance).sum())
    return (size - above) / tied, size


def draw_source(case: Case, key: DrawKey, seed: int, vertex: int | None = None) -> GraphDraw:
    """Draw a source, at a uniformly random vertex, and standard noise.

    The noise is Gaussian in floating point, as in the papers: this is a simulation of accuracy, not a
    release. Do not use it for data about people (see `heatcloak_shared.DiscreteGaussian`).

    Args:
        case: the setting to draw from.
        key: identifies the draw.
        seed: seed of the run.
        vertex: a fixed vertex for the source.
    """
    rng = key.readings_rng(seed)
    domain = case.setting.community_graph.domain
    drawn = int(rng.integers(domain.n_vertices))
    noise = rng.standard_normal(domain.n_sensors)
    return GraphDraw(drawn if vertex is None else vertex, noise, key.method_seed(seed))


def one_graph_draw(shared: SharedValue[Comparison], at: int, trial: int, seed: int) -> Outcome:
    """Draw trial ``trial`` of case ``at`` and recover it with every method under every calibration.

    Returns:
        A dictionary: ``vertex``; ``sigmas`` (calibrations); ``scores`` (calibrations, answers), each the
        fields of a `Score`.

    Raises:
        ExperimentError: a method failed or returned something invalid.
    """
    comparison = shared.value
    case = comparison.cases[at]
    drawn = draw_source(case, DrawKey(comparison.experiment, case.label, case.value, trial), seed)
    graph = case.setting.community_graph
    sigmas = [case.setting.noise_scale(calibration) for calibration in comparison.calibrations]
    scores = []
    for calibration, sigma in zip(comparison.calibrations, sigmas, strict=True):
        point = f"{case.name}, {calibration} noise, trial {trial}"
        answers = recover_all(comparison, case, drawn, sigma, point)
        scores.append([list(score_answer(graph, drawn.vertex, answer)) for answer in answers])
    return {"vertex": drawn.vertex, "sigmas": sigmas, "scores": scores}


def recover_all(
    comparison: Comparison, case: Case, drawn: GraphDraw, sigma: float, point: str
) -> list[GraphAnswer]:
    """Return the answer of every method to a draw with noise of scale ``sigma``.

    Raises:
        ExperimentError: a method failed or returned something invalid; names the method and ``point``.
    """
    op, communities = case.setting.operator, case.setting.community_graph.communities
    readings = op.columns(np.array([drawn.vertex]))[:, 0] + sigma * drawn.noise
    found = []
    for label, method in comparison.answers:
        who = f"method {label!r}"
        # A copy of the readings: a method may work in place without affecting the next one.
        question = GraphQuestion(op, readings.copy(), sigma, drawn.seed, communities, comparison.vicinities)
        answer: Any = call_user_function(who, point, method, question)
        if not isinstance(answer, GraphAnswer):
            answer = GraphAnswer(answer)
        found.append(_checked(answer, who, point, op.shape[1], int(communities.max()) + 1))
    return found


def _checked(answer: GraphAnswer, who: str, point: str, n: int, count: int) -> GraphAnswer:
    weights, shares = answer.weights, answer.shares
    return replace(
        answer,
        estimate=checked_estimate(who, point, answer.estimate, n),
        weights=None if weights is None else checked_estimate(who, point, weights, n),
        shares=None if shares is None else checked_estimate(who, point, shares, count),
        status=checked_status(who, point, answer.status),
    )


@dataclass(frozen=True, eq=False, slots=True)
class GraphScores:
    """The scores of all draws; every array has shape (cases, calibrations, answers, trials).

    Attributes:
        comparison: what was drawn.
        sigmas: σ, shape (cases, calibrations).
        right: see `Score`, as for the others.
        share: share of the weight in the source's community.
        placeless: whether there was no weight.
        held: whether the vicinity contains the source.
        size: size of the vicinity.
        hops: distance to the source.
    """

    comparison: Comparison
    sigmas: FloatArray
    right: FloatArray
    share: FloatArray
    placeless: FloatArray
    held: FloatArray
    size: FloatArray
    hops: FloatArray

    @property
    def trials(self) -> int:
        """Draws of each case."""
        return int(self.right.shape[-1])


def run_comparison(comparison: Comparison, runner: Runner) -> GraphScores:
    """Run and score all draws of a comparison.

    Raises:
        ParameterError: a parameter is out of range.
        ExperimentError: a method failed, or the work could not be done.
    """
    return collect_scores(comparison, runner.map(comparison.tasks(runner.trials, runner.seed)), runner.trials)


def collect_scores(comparison: Comparison, outcomes: Sequence[Outcome], trials: int) -> GraphScores:
    """Combine the outcomes of the tasks of a comparison, in order."""
    cases = len(comparison.cases)

    def gather(field: str) -> FloatArray:
        column = Score._fields.index(field)
        drawn = [[[answer[column] for answer in row] for row in outcome["scores"]] for outcome in outcomes]
        table = np.array(drawn, dtype=np.float64)
        return np.moveaxis(table.reshape(cases, trials, *table.shape[1:]), 1, -1)

    sigmas = np.array([outcome["sigmas"] for outcome in outcomes[::trials]])
    return GraphScores(
        comparison, sigmas, *map(gather, ("right", "share", "placeless", "held", "size", "hops"))
    )


_BLOCK = 25
"""Draws per task; only their sum is recorded."""


@dataclass(frozen=True, eq=False, slots=True)
class MassMap:
    """The mean mass recovered on the graph of the first case.

    Attributes:
        vertex: the vertex of the source, in community 0.
        mass: mean weight of each vertex, normalised to sum one in each draw, shape (calibrations, answers,
        n).
        draws: the number of draws.
    """

    vertex: int
    mass: FloatArray
    draws: int


def mass_map_tasks(comparison: Comparison, trials: int, seed: int) -> list[Task]:
    """Return the tasks, each with a block of draws."""
    shared = SharedValue(comparison)
    blocks = [(first, min(first + _BLOCK, trials)) for first in range(0, trials, _BLOCK)]
    return [
        Task(f"picture, trials {first} to {end - 1}", mass_block, (shared, first, end, seed))
        for first, end in blocks
    ]


def mass_block(shared: SharedValue[Comparison], first: int, end: int, seed: int) -> Outcome:
    """Return the summed weights of draws ``first`` to ``end`` − 1 as lists, (calibrations, answers, n)."""
    comparison = shared.value
    case, vertex = comparison.cases[0], _source_vertex(comparison, seed)
    n = case.setting.community_graph.domain.n_vertices
    total = np.zeros((len(comparison.calibrations), len(comparison.answers), n))
    for trial in range(first, end):
        key = DrawKey(comparison.experiment, f"{case.label}, picture", case.value, trial)
        drawn = draw_source(case, key, seed, vertex)
        for at, calibration in enumerate(comparison.calibrations):
            sigma = case.setting.noise_scale(calibration)
            point = f"picture, {calibration} noise, trial {trial}"
            for number, answer in enumerate(recover_all(comparison, case, drawn, sigma, point)):
                mass = float(answer.vertex_weights.sum())
                total[at, number] += answer.vertex_weights / mass if mass > 0.0 else 1.0 / n
    sums: Outcome = total.tolist()
    return sums


def collect_mass_map(comparison: Comparison, outcomes: Sequence[Outcome], trials: int, seed: int) -> MassMap:
    """Combine the outcomes of `mass_map_tasks`, in order."""
    total = np.sum([np.array(outcome) for outcome in outcomes], axis=0)
    return MassMap(_source_vertex(comparison, seed), total / trials, trials)


def _source_vertex(comparison: Comparison, seed: int) -> int:
    """Draw a vertex of community 0 of the first case, uniformly."""
    case = comparison.cases[0]
    rng = DrawKey(comparison.experiment, f"{case.label}, source", case.value, 0).readings_rng(seed)
    return int(rng.choice(np.flatnonzero(case.setting.community_graph.communities == 0)))
