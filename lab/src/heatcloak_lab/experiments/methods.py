"""The recovery methods that experiments compare: functions from a `Question` to an `Answer`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import Operator
from heatcloak_aggregator.recovery.bpdn import bpdn
from heatcloak_shared import plugins


@dataclass(frozen=True, eq=False, slots=True)
class Question:
    """The input of a method.

    Attributes:
        operator: the operator A.
        readings: ỹ, shape (m,).
        sigma: noise scale σ.
        seed: seed for methods that draw random numbers, different in every draw.
    """

    operator: Operator
    readings: FloatArray
    sigma: float
    seed: int


@dataclass(frozen=True, eq=False, slots=True)
class Answer:
    """The output of a method.

    Attributes:
        estimate: f̂, intensities, shape (n,), finite and not negative.
        status: a status defined by the method; "" for none.
    """

    estimate: FloatArray
    status: str = ""


RecoveryFunction = Callable[[Question], Answer | FloatArray]
"""A method; it may return the estimate alone."""


def bpdn_paper(question: Question) -> Answer:
    """Recover by basis pursuit denoising at the papers' radius σ√m (Algorithm 1)."""
    found = bpdn(question.operator, question.readings, question.sigma, "paper")
    return Answer(found.estimate, found.status)


def bpdn_confident(question: Question) -> Answer:
    """Recover by basis pursuit denoising at the radius that holds the true sources with probability 0.95."""
    found = bpdn(question.operator, question.readings, question.sigma, "confident")
    return Answer(found.estimate, found.status)


def posterior_unknown(question: Question) -> Answer:
    """Recover by the posterior with unknown number and intensity of sources."""
    from heatcloak_aggregator.recovery.posterior import posterior

    found = posterior(question.operator, question.readings, question.sigma, seed=question.seed)
    return Answer(found.estimate, found.status)


def posterior_unit(question: Question) -> Answer:
    """Recover by the posterior with an unknown number of sources of intensity 1."""
    from heatcloak_aggregator.recovery.posterior import posterior

    found = posterior(question.operator, question.readings, question.sigma, intensity=1.0, seed=question.seed)
    return Answer(found.estimate, found.status)


def gridless_unknown(question: Question) -> Answer:
    """Recover by maximum likelihood off the grid."""
    from heatcloak_aggregator.domains.checks import interval_operator
    from heatcloak_aggregator.recovery.gridless import gridless

    found = gridless(interval_operator(question.operator, "gridless"), question.readings, question.sigma)
    return Answer(found.estimate, found.status)


def tracker_one_round(question: Question) -> Answer:
    """Recover by the tracker with unknown intensities, from one round alone."""
    from heatcloak_aggregator.recovery.tracking.any_tracker import tracker_of

    tracker = tracker_of(question.operator, question.sigma, seed=question.seed)
    found = tracker.update(0, question.readings)
    return Answer(found.estimate, found.status)


METHODS: Mapping[str, RecoveryFunction] = MappingProxyType(
    {
        "bpdn-paper": bpdn_paper,
        "bpdn-confident": bpdn_confident,
        "posterior": posterior_unknown,
        "posterior-unit": posterior_unit,
        "gridless": gridless_unknown,
        "tracker": tracker_one_round,
    }
)
"""The built-in methods by name."""

LABELS: Mapping[str, str] = MappingProxyType(
    {
        "bpdn-paper": "basis pursuit, radius σ√m",
        "bpdn-confident": "basis pursuit, 95 % radius",
        "posterior": "posterior",
        "posterior-unit": "posterior, unit sources known",
        "gridless": "maximum likelihood off the grid",
        "tracker": "tracker, one round",
    }
)
"""Their labels in figures."""


def method_names() -> tuple[str, ...]:
    """Return the names of all methods that are installed, the built-in ones first."""
    return tuple(dict.fromkeys((*METHODS, *plugins.plugin_names(plugins.METHODS))))


def method_label(name: str) -> str:
    """Return the label of a built-in method, or the title of a plugin."""
    from heatcloak_aggregator.recovery.methods import method_named

    return LABELS.get(name) or method_named(name).title


def method_function(name: str) -> RecoveryFunction:
    """Return a built-in method or a plugin."""
    return METHODS.get(name) or partial(_recover_by_plugin, name)


def _recover_by_plugin(name: str, question: Question) -> Answer:
    from heatcloak_aggregator.recovery.methods import RecoveryProblem, solve

    found = solve(name, RecoveryProblem(question.operator, question.readings, question.sigma, None))
    return Answer(found.estimate, found.status)
