"""One person who is there in every round: the exact hidden Markov model.

On a graph a state is a vertex. In a corridor it is a cell of a grid and a velocity of a whole number of cells
per round, so that the model is exact for motion on the grid. With the matrix P of the probabilities of the
next state and the likelihoods ℓ of a round, the distribution given the rounds up to now is

    forward(r) ∝ ℓ(r)·(forward(r − 1) P),    and given all rounds    ∝ forward(r)·backward(r),
    backward(r) ∝ P (ℓ(r + 1)·backward(r + 1))    (Rabiner 1989).

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
        likelihoods.append(np.exp(-0.5 * (squares - squares.min()))[chain.place_of])
    forward, states = [], chain.initial
    for number, likelihood in enumerate(likelihoods):
        states = _scaled((states if number == 0 else chain.transition.T @ states) * likelihood)
        forward.append(states)
    backward, both = np.ones_like(chain.initial), []
    for number in range(len(forward) - 1, -1, -1):
        both.append(_scaled(forward[number] * backward))
        backward = chain.transition @ (backward * likelihoods[number])
        backward /= backward.max()
    return OnePersonResult(
        places, _by_place(forward, chain, places.size), _by_place(both[::-1], chain, places.size)
    )


def _scaled(numbers: FloatArray) -> FloatArray:
    total = float(numbers.sum())
    if not total > 0.0:
        raise ParameterError("the readings contradict the motion: no path explains them")
    return np.asarray(numbers / total)


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
    """Return the chain of places and velocities; a state is velocity · cells + cell."""
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
    transition = (1.0 - motion.turns) * goes_on + motion.turns * turns
    return _Chain(transition.tocsr(), np.repeat(weights, cells) / cells, cell)


def _on_graph(op: GraphOperator, motion: GraphMotion) -> _Chain:
    """Return the chain of vertices."""
    n = op.domain.n_sources
    adjacency = scipy.sparse.csr_array(op.domain.adjacency, copy=True)
    adjacency.data = np.ones_like(adjacency.data, dtype=np.float64)
    degrees = np.asarray(adjacency.sum(axis=1)).ravel()
    moves = scipy.sparse.diags_array(motion.moves / np.maximum(degrees, 1.0)) @ adjacency
    stays = scipy.sparse.diags_array(np.where(degrees > 0.0, 1.0 - motion.moves, 1.0))
    return _Chain((moves + stays).tocsr(), np.full(n, 1.0 / n), np.arange(n))
