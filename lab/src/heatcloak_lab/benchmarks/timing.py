"""Times of several methods, taken in turns, so that whatever else the machine does hits all of them alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from statistics import median
from typing import Generic, NamedTuple, TypeVar

import numpy as np
from scipy.special import bdtr

X = TypeVar("X")
Y = TypeVar("Y")

_DOUBT = 0.05


class Turn(NamedTuple, Generic[X, Y]):
    """One call.

    Attributes:
        name: whose.
        seconds: how long it took.
        given: what it was called with.
        answer: what it returned.
    """

    name: str
    seconds: float
    given: X
    answer: Y


def interleave(
    methods: Mapping[str, Callable[[X], Y]], inputs: Iterable[X], clock: Callable[[], float]
) -> Iterator[list[Turn[X, Y]]]:
    """Call every method once on each input, beginning with another one each time.

    Args:
        methods: what is called, by name.
        inputs: what they are called with; a method that is taken out of ``methods`` is not called again.
        clock: seconds that only increase.

    Yields:
        The turns of one input.
    """
    for number, given in enumerate(inputs):
        names = list(methods)
        first = number % max(len(names), 1)
        turns = []
        for name in names[first:] + names[:first]:
            started = clock()
            answer = methods[name](given)
            turns.append(Turn(name, clock() - started, given, answer))
        yield turns


class Middle(NamedTuple):
    """A median and how far it can be trusted."""

    value: float
    low: float
    high: float


def middle(values: Iterable[float]) -> Middle:
    """The median with an interval that holds the true one with 95 % probability, whatever the distribution.

    The interval lies between two order statistics, k-th from either end with the largest k for which
    P[Binomial(N, ½) < k] ≤ 0.025. Fewer than six values have none: then it is their range.

    Args:
        values: at least one.
    """
    ordered = sorted(values)
    count = len(ordered)
    at_most = bdtr(np.arange(count, dtype=np.float64), count, 0.5)
    edge = max(int(np.count_nonzero(at_most <= _DOUBT / 2.0)) - 1, 0)
    return Middle(median(ordered), ordered[edge], ordered[count - 1 - edge])
