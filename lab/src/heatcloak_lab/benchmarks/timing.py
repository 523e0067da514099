"""Time several methods in turns, so that other load of the machine affects all of them alike."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Generic, NamedTuple, TypeVar

import numpy as np
from scipy.special import bdtr

X = TypeVar("X")
Y = TypeVar("Y")

_LEVEL = 0.05


class Turn(NamedTuple, Generic[X, Y]):
    """One call.

    Attributes:
        name: name of the method.
        seconds: duration.
        given: the input.
        answer: the return value.
    """

    name: str
    seconds: float
    given: X
    answer: Y


def interleave(
    methods: Mapping[str, Callable[[X], Y]],
    inputs: Iterable[X],
    clock: Callable[[], float] = time.perf_counter,
) -> Iterator[list[Turn[X, Y]]]:
    """Call every method once on each input, starting with another one each time.

    Args:
        methods: the methods by name; one that is removed is not called again.
        inputs: the inputs.
        clock: a monotonic clock in seconds.

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


class Median(NamedTuple):
    """A median with its interval."""

    value: float
    low: float
    high: float


def median_interval(values: Iterable[float]) -> Median:
    """Return the median with a distribution-free 95 % interval.

    The interval is between the k-th order statistics from both ends, with the largest k for which
    P[Binomial(N, ½) < k] ≤ 0.025. For fewer than six values it is their range.

    Args:
        values: at least one.
    """
    ordered = sorted(values)
    count = len(ordered)
    at_most = bdtr(np.arange(count, dtype=np.float64), count, 0.5)
    edge = max(int(np.count_nonzero(at_most <= _LEVEL / 2.0)) - 1, 0)
    return Median(statistics.median(ordered), ordered[edge], ordered[count - 1 - edge])
