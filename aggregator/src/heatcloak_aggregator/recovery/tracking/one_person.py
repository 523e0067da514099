"""One person who is there in every round: the exact hidden Markov model.

On a graph a state is a vertex. In a corridor it is a cell of a grid and a velocity of a whole number of cells
per round, so that the model is exact for motion on the grid. See `vertex_chain` for the recursions.

It is the limit for every tracker that knows no more, and what an attacker can do who knows that there is one
person.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

import numpy as np
import numpy.typing as npt
import scipy

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains import GraphOperator, IntervalOperator, Operator
from heatcloak_aggregator.domains.checks import check_operator
from heatcloak_aggregator.recovery.observation import observe
from heatcloak_aggregator.recovery.tracking.motion import GraphMotion, Motion
from heatcloak_aggregator.recovery.tracking.vertices.chain import (
    forward_step,
    likelihoods_of,
    smooth,
    vertex_transition,
)
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_positive
from heatcloak_shared.sanitize import sanitize

_CELLS = 200
"""Cells of a corridor at least; more if the top speed is slow."""
_STEPS = 8
"""Cells per round at the top speed, at least."""
_MOST_CELLS = 2000


class OnePersonResult(NamedTuple):
    """Where the person was.

    Attributes:
        places: the places: middles of cells in corridor lengths, or vertices, shape (p,).
        filtered: their probabilities in each round, given the rounds up to it, shape (rounds, p).
        smoothed: likewise, given all rounds.
    """

    places: npt.NDArray[Any]
    filtered: FloatArray
    smoothed: FloatArray


class _Chain(NamedTuple):
    """A Markov chain: probabilities of the next state, of the first one, and the place of each state."""

    transition: Any
    initial: FloatArray
    place_of: IntArray


def one_person(
    op: Operator,
    rounds: Sequence[tuple[npt.ArrayLike, npt.ArrayLike | None]],
    sigma: float | npt.ArrayLike,
    motion: Motion | GraphMotion | None = None,
    intensity: float = 1.0,
) -> OnePersonResult:
    """Return where one person was in each round, exactly.

    Args:
        op: the heat operator of an interval or a graph.
        rounds: readings and sensors of consecutive rounds, sensors None for all; see `Tracker.update`.
        sigma: standard deviation of the noise: one number, or one for each reading.
        motion: a `Motion` on an interval, a `GraphMotion` on a graph; None for the defaults. The person
            neither arrives nor leaves.
        intensity: of the person.

    Raises:
        ParameterError: an argument is out of range, or the domain is of another kind.
    """
    check_operator(op)
    check_positive("intensity", intensity)
    places, columns, chain = _model(op, motion)
    likelihoods = []
    for readings, sensors in rounds:
        observation = observe(readings, sigma, sensors, op.domain.n_sensors)
        rows, whitened = observation.weigh(intensity * columns)
        if not observation.sigma > 0.0:
            raise ParameterError("sigma must be above 0: without noise there is nothing to infer")
        squares = np.square((whitened[:, None] - rows) / observation.sigma).sum(axis=0)
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
    sums = [np.bincount(chain.place_of, each, count) for each in states]
    return np.array(sums, np.float64).reshape(len(states), count)


def _model(op: Operator, motion: Motion | GraphMotion | None) -> tuple[npt.NDArray[Any], FloatArray, _Chain]:
    """Return the places, the readings of a person at each of them, shape (m, p), and the chain."""
    if op.posterior_model == "interval":
        if not isinstance(motion, Motion | None):
            raise ParameterError(f"in a corridor give a Motion, got {sanitize(motion, 60)}")
        chain = _on_grid(motion or Motion())
        places = (np.arange(chain.place_of.max() + 1) + 0.5) / (chain.place_of.max() + 1)
        return places, np.ascontiguousarray(cast("IntervalOperator", op).responses(places).T), chain
    if op.posterior_model == "vertices":
        if not isinstance(motion, GraphMotion | None):
            raise ParameterError(f"on a graph give a GraphMotion, got {sanitize(motion, 60)}")
        vertices = np.arange(op.domain.n_sources)
        return vertices, op.matrix(), _on_graph(cast("GraphOperator", op), motion or GraphMotion())
    raise ParameterError(f"one_person does not support a {type(op.domain).__name__}")


def _on_grid(motion: Motion) -> _Chain:
    """Return the chain of places and velocities.

    A state is velocity · cells + cell of a calm person; those of restless people follow.
    """
    cells = min(max(_CELLS, round(_STEPS / motion.top_speed)), _MOST_CELLS)
    most = max(round(motion.top_speed * cells), 1)
    steps = np.arange(-most, most + 1)
    weights = np.where(steps == 0, motion.stands, (1.0 - motion.stands) / (2.0 * most))
    velocity, cell = np.divmod(np.arange(steps.size * cells), cells)
    ahead = cell + steps[velocity]
    # Reflected at the ends as often as needed.
    rest = np.mod(ahead, 2 * cells)
    turned = rest >= cells
    cell_ahead = np.where(turned, 2 * cells - 1 - rest, rest)
    velocity_ahead = np.where(turned, steps.size - 1 - velocity, velocity)
    size = velocity.size
    goes_on = scipy.sparse.csr_array(
        (np.ones(size), (np.arange(size), velocity_ahead * cells + cell_ahead)), shape=(size, size)
    )
    every = np.arange(steps.size)
    turns = scipy.sparse.csr_array(
        (
            np.tile(weights, size),
            (np.repeat(np.arange(size), every.size), (every * cells + cell_ahead[:, None]).ravel()),
        ),
        shape=(size, size),
    )
    # Calm people, then restless ones: who is which does not change.
    shares, rates = (1.0 - motion.restless, motion.restless), (motion.turns, motion.restless_turns)
    transition = scipy.sparse.block_diag([(1.0 - rate) * goes_on + rate * turns for rate in rates])
    initial = np.repeat(weights, cells) / cells
    return _Chain(transition.tocsr(), np.concatenate([share * initial for share in shares]), np.tile(cell, 2))


def _on_graph(op: GraphOperator, motion: GraphMotion) -> _Chain:
    """Return the chain of vertices."""
    n = op.domain.n_sources
    return _Chain(vertex_transition(op.domain, motion.moves), np.full(n, 1.0 / n), np.arange(n))
