"""How people appear, stand, walk and leave: the prior of the tracker.

A person appears at a uniform place, stands or walks at a constant velocity, and is reflected at the ends of
the corridor. In each round there is a small chance to leave, and another one to draw the velocity afresh. So
a path is piecewise linear, and the time between two changes has a geometric distribution. Some people are
restless: they change often. A tracker that knows only calm people is overconfident about those who stop and
go, and one that knows only restless people is less exact about all others.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_integer
from heatcloak_shared.sanitize import sanitize

FEWER = 1.0 / 3.0
"""Probability of each person more in the first round, relative to one less; see `posterior.prior`."""


_LEAST = {"restless": 0.0}
_MOST = {"top_speed": 2.0, "arrives": 1.0}
"""Bounds of fields that are not probabilities within (0, 1)."""


def _check_fields(motion: Motion | GraphMotion) -> None:
    """Check the fields of a motion, and turn them into floats."""
    for field in fields(motion):
        value = getattr(motion, field.name)
        is_number = isinstance(value, (int, float, np.number)) and not isinstance(value, bool)
        least, most = _LEAST.get(field.name, 1e-9), _MOST.get(field.name, 1.0 - 1e-9)
        if not is_number or not least <= value <= most:
            raise ParameterError(f"{field.name} must be from {least:g} to {most:g}, got {sanitize(value)}")
        object.__setattr__(motion, field.name, float(value))


@dataclass(frozen=True)
class Motion:
    """The motion of people, per round of the schedule.

    Attributes:
        stands: probability that a new velocity is zero, within (0, 1).
        top_speed: greatest speed in corridor lengths per round; velocities of walkers are uniform up to it.
        turns: probability that a calm person draws a new velocity, within (0, 1).
        restless: share of people who are restless, in [0, 1).
        restless_turns: probability that a restless person draws a new velocity, within (0, 1).
        arrives: expected number of people who appear, above 0 and at most 1.
        leaves: probability that a person leaves, within (0, 1).

    Raises:
        ParameterError: a value is out of range.
    """

    stands: float = 0.5
    top_speed: float = 0.1
    turns: float = 0.03
    restless: float = 0.6
    restless_turns: float = 0.45
    arrives: float = 0.05
    leaves: float = 0.02

    def __post_init__(self) -> None:
        _check_fields(self)

    def draw(self, rounds: int, rng: np.random.Generator) -> list[Path]:
        """Draw the people of rounds 0 to ``rounds`` − 1 from the prior, those of round 0 first.

        Args:
            rounds: number of rounds, at least 1.
            rng: the source of randomness.

        Raises:
            ParameterError: an argument is out of range.
        """
        check_integer("rounds", rounds, 1, 2**31)
        if not isinstance(rng, np.random.Generator):
            raise ParameterError(f"rng must be a NumPy Generator, got a {type(rng).__name__}")
        present = int(rng.geometric(1.0 - FEWER)) - 1
        people = [self._draw_path(0, rounds, rng) for _ in range(present)]
        for number in range(1, rounds):
            people += [self._draw_path(number, rounds, rng) for _ in range(rng.poisson(self.arrives))]
        return people

    def _draw_path(self, birth: int, rounds: int, rng: np.random.Generator) -> Path:
        turns = self.restless_turns if rng.random() < self.restless else self.turns
        unfolded = [rng.random()]
        velocity = self._draw_velocity(rng)
        while birth + len(unfolded) < rounds and rng.random() >= self.leaves:
            unfolded.append(unfolded[-1] + velocity)
            if rng.random() < turns:
                velocity = self._draw_velocity(rng)
        return Path(birth, folded(np.array(unfolded)))

    def _draw_velocity(self, rng: np.random.Generator) -> float:
        return 0.0 if rng.random() < self.stands else float(rng.uniform(-self.top_speed, self.top_speed))


@dataclass(frozen=True)
class GraphMotion:
    """The motion of people on a graph, per round of the schedule.

    Attributes:
        moves: probability that a person moves to a neighbour, each as likely as another, within (0, 1).
        arrives: expected number of people who appear, above 0 and at most 1; see `VertexTracker`.
        leaves: probability that a person leaves, within (0, 1).

    Raises:
        ParameterError: a value is out of range.
    """

    moves: float = 0.05
    arrives: float = 0.05
    leaves: float = 0.02

    def __post_init__(self) -> None:
        _check_fields(self)


class Path(NamedTuple):
    """The way of a person.

    Attributes:
        birth: the first round.
        places: place in each round of the life, in corridor lengths, shape (rounds,).
    """

    birth: int
    places: FloatArray

    def at(self, number: int) -> float | None:
        """Return the place in a round; None if the person is not there."""
        index = number - self.birth
        return float(self.places[index]) if 0 <= index < self.places.size else None


def folded(unfolded: FloatArray) -> FloatArray:
    """Return places on [0, 1] of paths that are reflected at both ends."""
    turns = np.mod(unfolded, 2.0)
    return np.asarray(np.where(turns <= 1.0, turns, 2.0 - turns))
