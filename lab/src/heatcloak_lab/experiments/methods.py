"""The recovery methods that experiments compare: a question in, an estimate out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.recovery.bpdn import bpdn


@dataclass(frozen=True, eq=False, slots=True)
class Question:
    """What a method is asked.

    Attributes:
        operator: the operator A.
        readings: ỹ, shape (m,).
        sigma: noise scale σ.
        seed: for methods that draw random numbers: their own, different in every draw.
    """

    operator: IntervalOperator
    readings: FloatArray
    sigma: float
    seed: int


@dataclass(frozen=True, eq=False, slots=True)
class Answer:
    """What a method says.

    Attributes:
        estimate: f̂, intensities, shape (n,), finite and not negative.
        status: the method's own word for how it went; "" where it has none.
    """

    estimate: FloatArray
    status: str = ""


Method = Callable[[Question], Answer | FloatArray]
"""A method may answer with the estimate alone."""


def bpdn_paper(question: Question) -> Answer:
    """Basis pursuit denoising at the papers' radius σ√m (Algorithm 1)."""
    found = bpdn(question.operator, question.readings, question.sigma, "paper")
    return Answer(found.estimate, found.status)


def bpdn_confident(question: Question) -> Answer:
    """Basis pursuit denoising at the radius that the true sources keep to with probability 0.95."""
    found = bpdn(question.operator, question.readings, question.sigma, "confident")
    return Answer(found.estimate, found.status)


def posterior_unknown(question: Question) -> Answer:
    """The posterior that is told neither how many sources there are nor how strong they are."""
    from heatcloak_aggregator.recovery.posterior import posterior

    found = posterior(question.operator, question.readings, question.sigma, seed=question.seed)
    return Answer(found.estimate, found.status)


def posterior_unit(question: Question) -> Answer:
    """The posterior that knows that every source is a unit source, but not how many there are."""
    from heatcloak_aggregator.recovery.posterior import posterior

    found = posterior(question.operator, question.readings, question.sigma, intensity=1.0, seed=question.seed)
    return Answer(found.estimate, found.status)


def gridless_unknown(question: Question) -> Answer:
    """Maximum likelihood off the grid."""
    from heatcloak_aggregator.recovery.gridless import gridless

    found = gridless(question.operator, question.readings, question.sigma)
    return Answer(found.estimate, found.status)


METHODS: Mapping[str, Method] = MappingProxyType(
    {
        "bpdn-paper": bpdn_paper,
        "bpdn-confident": bpdn_confident,
        "posterior": posterior_unknown,
        "posterior-unit": posterior_unit,
        "gridless": gridless_unknown,
    }
)
"""The methods that go by a name."""

LABELS: Mapping[str, str] = MappingProxyType(
    {
        "bpdn-paper": "basis pursuit, radius σ√m",
        "bpdn-confident": "basis pursuit, 95 % radius",
        "posterior": "posterior",
        "posterior-unit": "posterior, unit sources known",
        "gridless": "maximum likelihood off the grid",
    }
)
"""What they are called in figures."""
