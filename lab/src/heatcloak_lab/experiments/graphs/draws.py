"""The draws of an experiment on graphs: one unit source at a vertex, readings with noise, every method.

All methods and all calibrations of a draw get the same source and the same standard noise, scaled; so they
differ by what they are and not by luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.privacy import METHODS as CALIBRATIONS
from heatcloak_lab.experiments.calling import called, checked_estimate, checked_status
from heatcloak_lab.experiments.draws import Where
from heatcloak_lab.experiments.graphs.methods import (
    GRAPH_METHODS,
    GraphAnswer,
    GraphMethod,
    GraphQuestion,
    bayes,
)
from heatcloak_lab.experiments.graphs.scoring import Score, score_answer
from heatcloak_lab.experiments.graphs.setting import GraphSetting
from heatcloak_lab.experiments.graphs.worlds import World
from heatcloak_lab.experiments.running import Outcome, Runner, Task
from heatcloak_lab.experiments.shared import Shared
from heatcloak_shared.errors import ParameterError

LIMIT = "exact Bayes"
"""What the last answer of every draw is called."""


@dataclass(frozen=True, slots=True)
class Case:
    """What is drawn from.

    Attributes:
        label: which graph.
        setting: graph, spread and promise.
        value: what the parameter is that varies; 0 where none does.
    """

    label: str
    setting: GraphSetting
    value: float = 0.0


@dataclass(frozen=True)
class Comparison:
    """Everything that the draws of an experiment on graphs depend on.

    Attributes:
        experiment: its name.
        cases: what is drawn from, each with another label or value.
        calibrations: the methods of `calibrate` that the noise is of.
        methods: label and method, a name of `GRAPH_METHODS` or a function; the exact Bayes decision comes
            last by itself.
        vicinities: whether anybody looks at vicinities.

    Raises:
        ParameterError: something is missing, stands twice, or is unknown.
    """

    experiment: str
    cases: tuple[Case, ...]
    calibrations: tuple[str, ...]
    methods: tuple[tuple[str, str | GraphMethod], ...]
    vicinities: bool = False

    def __post_init__(self) -> None:
        for what, held in (
            ("cases", [(case.label, case.value) for case in self.cases]),
            ("calibrations", list(self.calibrations)),
            ("methods", [label for label, _ in self.methods] + [LIMIT]),
        ):
            if not held:
                raise ParameterError(f"{what} is empty: give at least one")
            if len(set(held)) < len(held):
                raise ParameterError(f"{what} has something twice: tell them apart")
        for name in self.calibrations:
            if name not in CALIBRATIONS:
                raise ParameterError(f"calibration is {name!r}: give one of {', '.join(CALIBRATIONS)}")
        for _, method in self.methods:
            if not callable(method) and method not in GRAPH_METHODS:
                known = ", ".join(GRAPH_METHODS)
                raise ParameterError(f"methods names {method!r}: give one of {known}, or a function")

    @property
    def answers(self) -> tuple[tuple[str, GraphMethod], ...]:
        """Label and function of each answer, the limit last."""
        known = [
            (label, GRAPH_METHODS[method] if isinstance(method, str) else method)
            for label, method in self.methods
        ]
        return (*known, (LIMIT, bayes))

    def tasks(self, trials: int, seed: int) -> list[Task]:
        """A task for each draw."""
        shared = Shared(self)
        return [
            Task(f"{_named(case)}, trial {trial}", one_graph_draw, (shared, at, trial, seed))
            for at, case in enumerate(self.cases)
            for trial in range(trials)
        ]


@dataclass(frozen=True, eq=False, slots=True)
class GraphDraw:
    """One source and the noise that it is read with.

    Attributes:
        vertex: where the unit source is.
        noise: standard normal, to be scaled by σ, shape (m,).
        seed: for methods.
    """

    vertex: int
    noise: FloatArray
    seed: int


def draw_on(case: Case, where: Where, seed: int, vertex: int | None = None) -> GraphDraw:
    """Draw a source, any vertex as likely as another, and standard noise.

    The noise is Gaussian in floating point, as in the papers: this is a simulation of accuracy, not a
    release. Nothing of it may be published about people (see `heatcloak_shared.DiscreteGaussian`).

    Args:
        case: what is drawn from.
        where: which draw.
        seed: of the run.
        vertex: where the source is, if not anywhere.
    """
    rng = where.readings_rng(seed)
    domain = case.setting.world.domain
    drawn = int(rng.integers(domain.n_vertices))
    noise = rng.standard_normal(domain.n_sensors)
    return GraphDraw(drawn if vertex is None else vertex, noise, where.method_seed(seed))


def one_graph_draw(shared: Shared[Comparison], at: int, trial: int, seed: int) -> Outcome:
    """Draw trial ``trial`` of case ``at``, and have every method recover it under every calibration.

    Returns:
        A dictionary: ``vertex``; ``sigmas`` (calibrations); ``scores`` (calibrations, answers), each the
        fields of a `Score`.

    Raises:
        ExperimentError: a method failed or gave what is none; named in one line.
    """
    comparison = shared.value
    case = comparison.cases[at]
    drawn = draw_on(case, Where(comparison.experiment, case.label, case.value, trial), seed)
    world = case.setting.world
    sigmas = [case.setting.noise_scale(calibration) for calibration in comparison.calibrations]
    scores = []
    for calibration, sigma in zip(comparison.calibrations, sigmas, strict=True):
        place = f"{_named(case)}, {calibration} noise, trial {trial}"
        answers = answers_to(comparison, case, drawn, sigma, place)
        scores.append([list(_scored(world, drawn.vertex, answer)) for answer in answers])
    return {"vertex": drawn.vertex, "sigmas": sigmas, "scores": scores}


def _scored(world: World, vertex: int, answer: GraphAnswer) -> Score:
    return score_answer(
        world.domain,
        vertex,
        answer.estimate,
        weights_of(answer),
        world.communities,
        answer.shares,
        answer.vicinity,
        answer.status,
    )


def answers_to(
    comparison: Comparison, case: Case, drawn: GraphDraw, sigma: float, place: str
) -> list[GraphAnswer]:
    """What every method says to the readings of a draw under noise of scale ``sigma``.

    Raises:
        ExperimentError: a method failed or gave something else; the text names it and ``place``.
    """
    op, communities = case.setting.operator, case.setting.world.communities
    readings = op.columns(np.array([drawn.vertex]))[:, 0] + sigma * drawn.noise
    found = []
    for label, method in comparison.answers:
        who = f"method {label!r}"
        # Readings of its own: a method may work in place without disturbing the next one.
        own = readings.copy()
        question = GraphQuestion(op, own, sigma, drawn.seed, communities, comparison.vicinities)
        answer: Any = called(who, place, method, question)
        if not isinstance(answer, GraphAnswer):
            answer = GraphAnswer(answer)
        found.append(_checked(answer, who, place, op.shape[1], int(communities.max()) + 1))
    return found


def _checked(answer: GraphAnswer, who: str, place: str, n: int, count: int) -> GraphAnswer:
    weights, shares = answer.weights, answer.shares
    return replace(
        answer,
        estimate=checked_estimate(who, place, answer.estimate, n),
        weights=None if weights is None else checked_estimate(who, place, weights, n),
        shares=None if shares is None else checked_estimate(who, place, shares, count),
        status=checked_status(who, place, answer.status),
    )


def weights_of(answer: GraphAnswer) -> FloatArray:
    """What speaks for each vertex, shape (n,)."""
    return answer.estimate if answer.weights is None else answer.weights


def _named(case: Case) -> str:
    return f"{case.label}, {case.value!r}" if case.value else case.label


@dataclass(frozen=True, eq=False, slots=True)
class Scores:
    """The scores of all draws; every array of shape (cases, calibrations, answers, trials).

    Attributes:
        comparison: what was drawn.
        sigmas: σ, shape (cases, calibrations).
        right: see `Score`, as are all others.
        share: of the weight in the right community.
        placeless: whether there was none.
        held: whether the vicinity holds the source.
        size: of the vicinity.
        hops: to the source.
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


def scores_of(comparison: Comparison, runner: Runner) -> Scores:
    """Draw all of a comparison, and score it.

    Raises:
        ParameterError: a parameter is outside its range.
        ExperimentError: a method failed, or the work could not be done.
    """
    return collect_scores(comparison, runner.map(comparison.tasks(runner.trials, runner.seed)), runner.trials)


def collect_scores(comparison: Comparison, outcomes: Sequence[Outcome], trials: int) -> Scores:
    """Put together what the tasks of a comparison found, in their order."""
    cases = len(comparison.cases)

    def gathered(field: str) -> FloatArray:
        column = Score._fields.index(field)
        drawn = [[[answer[column] for answer in row] for row in outcome["scores"]] for outcome in outcomes]
        table = np.array(drawn, dtype=np.float64)
        return np.moveaxis(table.reshape(cases, trials, *table.shape[1:]), 1, -1)

    return Scores(
        comparison=comparison,
        sigmas=np.array([outcome["sigmas"] for outcome in outcomes[::trials]]),
        right=gathered("right"),
        share=gathered("share"),
        placeless=gathered("placeless"),
        held=gathered("held"),
        size=gathered("size"),
        hops=gathered("hops"),
    )
