"""One person who is there in every round: the exact hidden Markov model.

On a graph a state is a vertex. In a corridor it is a cell of a grid and a velocity of a whole number of cells
per round: see `grid_chain`. `vertices.chain` has the recursions.

No tracker that knows no more is more accurate on average. So this is also what an attacker can do who knows
that there is one person.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains import GraphOperator, IntervalOperator, Operator
from heatcloak_aggregator.domains.checks import check_operator
from heatcloak_aggregator.domains.drift import without_drift
from heatcloak_aggregator.recovery.observation import observe
from heatcloak_aggregator.recovery.tracking.interval.grid_chain import GridChain
from heatcloak_aggregator.recovery.tracking.motion import GraphMotion, Motion
from heatcloak_aggregator.recovery.tracking.replay import check_iterable, check_parts, plain
from heatcloak_aggregator.recovery.tracking.vertices.chain import (
    forward_step,
    likelihoods_of,
    smooth,
    vertex_transition,
)
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_integer, check_positive
from heatcloak_shared.sanitize import sanitize

_CELLS = 200
"""Cells of a corridor at least; more if the top speed is slow."""
_STEPS = 8
"""Cells per round at the top speed, at least."""
_MOST_CELLS = 2000
"""Cells of a corridor at most."""
_MOST_STATES = 4_000_000
"""States of the model at most: those of one round take 32 MB."""


@dataclass(frozen=True, eq=False)
class OnePersonResult:
    """Where the person was: probabilities of p places in each round.

    Attributes:
        places: middles of cells in corridor lengths, or numbers of vertices, ascending, shape (p,).
        filtered: probability of each place in each round, given the readings up to that round, shape
            (rounds, p). Each row has sum one.
        smoothed: likewise, given the readings of all rounds, shape (rounds, p).
    """

    places: npt.NDArray[Any]
    filtered: FloatArray
    smoothed: FloatArray


class _Chain(NamedTuple):
    """A Markov chain.

    Attributes:
        transition: the probabilities of the next state, a sparse array or a `GridChain`.
        initial: the distribution of the first round, an array of states.
        place_of: the place of each index of the last axis of arrays of states.
    """

    transition: Any
    initial: FloatArray
    place_of: IntArray


def one_person(
    op: Operator,
    rounds: Iterable[tuple[npt.ArrayLike, npt.ArrayLike | None]],
    sigma: float | npt.ArrayLike,
    motion: Motion | GraphMotion | None = None,
    intensity: float = 1.0,
    *,
    cells: int | None = None,
) -> OnePersonResult:
    """Return where one person was in each round, exactly: filter and smoother of a hidden Markov model.

    The recursions are forward and backward ones (Rabiner 1989, "A tutorial on hidden Markov models"). The
    person is there in all rounds. A corridor is a grid of places, with velocities of a whole number of cells
    per round; a graph needs no grid.

    Args:
        op: the heat operator of an interval or a graph.
        rounds: readings and sensors of consecutive rounds: ỹ, one finite reading for each sensor present,
            shape (s,), and their 0-based indices in the same order, None for all m.
        sigma: standard deviation of the noise, above 0: one number, or one for each reading.
        motion: a `Motion` on an interval, a `GraphMotion` on a graph; None for the defaults. Its ``arrives``
            and ``leaves`` have no effect.
        intensity: of the person, above 0.
        cells: places of a corridor, an integer from 2 to 2000; None for at least 200, and more for slow
            people. Time and memory of a round are proportional to cells² times the top speed. Without effect
            on a graph.

    Returns:
        `OnePersonResult`:

        - places: middles of the cells, or vertices, shape (p,).
        - filtered: their probabilities in each round, given the rounds up to it, shape (rounds, p).
        - smoothed: likewise, given all rounds, shape (rounds, p).

    Raises:
        ParameterError: an argument is out of range, or the domain is of another kind.
    """
    check_operator(op)
    check_positive("intensity", intensity)
    if cells is not None:
        check_integer("cells", plain(cells), 2, _MOST_CELLS + 1)
    given = [check_parts(each, (2,), "readings and sensors") for each in check_iterable(rounds)]
    places, columns, chain = _model(op, motion, cells)
    likelihoods = []
    for readings, sensors in given:
        observation = observe(readings, sigma, sensors, op.domain.n_sensors)
        rows, whitened = observation.weigh(intensity * columns)
        if not observation.sigma > 0.0:
            raise ParameterError("sigma must be above 0: without noise there is nothing to infer")
        misfit = without_drift(
            (whitened[:, None] - rows).T, op.drift_basis(observation.sensors, observation.weights)
        ).T
        squares = np.square(misfit / observation.sigma).sum(axis=0)
        likelihoods.append(likelihoods_of(-0.5 * squares)[chain.place_of])
    forward: list[FloatArray] = []
    for likelihood in likelihoods:
        before, gap = (forward[-1], 1) if forward else (chain.initial, 0)
        forward.append(forward_step(before, chain.transition, likelihood, gap))
    both = smooth(forward, chain.transition, likelihoods, [1] * len(forward))
    return OnePersonResult(
        places, _by_place(forward, chain, places.size), _by_place(both, chain, places.size)
    )


def _by_place(states: list[FloatArray], chain: _Chain, count: int) -> FloatArray:
    totals = [each.reshape(-1, chain.place_of.size).sum(axis=0) for each in states]
    sums = [np.bincount(chain.place_of, each, count) for each in totals]
    return np.array(sums, np.float64).reshape(len(states), count)


def _model(
    op: Operator, motion: Motion | GraphMotion | None, cells: int | None
) -> tuple[npt.NDArray[Any], FloatArray, _Chain]:
    """Return the places, the readings of a person at each of them, shape (m, p), and the chain."""
    if op.posterior_model == "interval":
        if not isinstance(motion, Motion | None):
            raise ParameterError(f"in a corridor motion must be a Motion or None, got {sanitize(motion, 60)}")
        chain = _on_grid(motion or Motion(), cells)
        places = (np.arange(chain.place_of.max() + 1) + 0.5) / (chain.place_of.max() + 1)
        return places, np.ascontiguousarray(cast("IntervalOperator", op).responses(places).T), chain
    if op.motion_model == "vertices":
        if not isinstance(motion, GraphMotion | None):
            raise ParameterError(
                f"on a graph motion must be a GraphMotion or None, got {sanitize(motion, 60)}"
            )
        vertices = np.arange(op.domain.n_sources)
        return vertices, op.matrix(), _on_graph(cast("GraphOperator", op), motion or GraphMotion())
    raise ParameterError(
        f"one_person does not support a {type(op.domain).__name__}: give an interval or a graph"
    )


@lru_cache(maxsize=2)
def _on_grid(motion: Motion, cells: int | None) -> _Chain:
    """Return the chain of places and velocities."""
    if cells is None:
        cells = min(max(_CELLS, round(_STEPS / motion.top_speed)), _MOST_CELLS)
    if 4 * cells * (motion.top_speed * cells + 1) > _MOST_STATES:
        raise ParameterError(
            f"the grid of {cells} cells is too fine for top_speed {motion.top_speed:g}: give fewer cells"
        )
    chain = GridChain(motion, cells)
    return _Chain(chain, chain.initial, chain.place_of)


def _on_graph(op: GraphOperator, motion: GraphMotion) -> _Chain:
    """Return the chain of vertices."""
    n = op.domain.n_sources
    return _Chain(vertex_transition(op.domain, motion.moves), np.full(n, 1.0 / n), np.arange(n))
