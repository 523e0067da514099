"""Late readings: go back to a state from before them, and compute the rounds since then again."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Generic, Protocol, TypeVar

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arguments import check_sensors
from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains import Operator
from heatcloak_aggregator.recovery.observation import observe
from heatcloak_aggregator.recovery.tracking.checked_readings import ReadingsReducer
from heatcloak_aggregator.recovery.tracking.saved_state import LARGEST_ROUND
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_integer
from heatcloak_shared.sanitize import sanitize

ISLANDS = 2
"""Groups of particles that are resampled apart: one chooses regions, the other judges them."""
STATE_EVERY = 6
"""Rounds between two new states that are kept to go back to."""
MOST_REACH = 10_000
"""Rounds before the newest one whose readings may come late, at most."""
_THINNED = 4
"""States are kept further apart the older they are: at most a share of their age of 1 / ``_THINNED``."""


class _AnyReadings(Protocol):
    @property
    def number(self) -> int: ...
    @property
    def values(self) -> FloatArray: ...
    @property
    def sensors(self) -> IntArray | None: ...


class _AnyState(Protocol):
    @property
    def number(self) -> int: ...
    @property
    def rounds(self) -> tuple[Any, ...]: ...
    @property
    def whole(self) -> bool: ...
    def packed(self, settings: Mapping[str, object]) -> bytes: ...


ReadingsT = TypeVar("ReadingsT", bound=_AnyReadings)
StateT = TypeVar("StateT", bound=_AnyState)
ResultT_co = TypeVar("ResultT_co", covariant=True)


class ReplayingTracker(ABC, Generic[ReadingsT, StateT, ResultT_co]):
    """A tracker whose results depend on the readings of each round, not on the order in which they arrived.

    Subclasses call `_start_over` when they are ready.

    Args:
        n_sensors: number m of sensors.
        sigma: standard deviation of the noise: one number, or one for each sensor.
        seed: an integer ≥ 0.
        particles: number of hypotheses, an even number from 4 to 100 000.
        window: number of rounds whose paths are still changed, from 2 to 200.
        history: number of rounds before the window whose results `smooth` returns.
        reach: number of rounds before the newest one whose readings may come late, 0 to 10 000; those of the
            window may in any case.

    Raises:
        ParameterError: an argument is out of range.
    """

    _log: dict[int, ReadingsT]
    _states: list[StateT]
    _packed: dict[int, bytes]

    _reducer: ReadingsReducer[ReadingsT]

    def __init__(
        self,
        n_sensors: int,
        sigma: float | npt.ArrayLike,
        seed: int,
        particles: int,
        window: int,
        history: int,
        reach: int,
    ) -> None:
        # Checks sigma, with readings of zero.
        observe(np.zeros(n_sensors), sigma, None, n_sensors)
        self._sigma = np.asarray(sigma, np.float64)
        self._seed = check_integer("seed", plain(seed), 0, 2**63)
        self._count = check_integer("particles", plain(particles), 4, 100_001)
        if self._count % ISLANDS:
            raise ParameterError(f"particles must be an even number, got {self._count}")
        self._window_size = check_integer("window", plain(window), 2, 201)
        self._past: deque[ResultT_co] = deque(maxlen=check_integer("history", plain(history), 0, 2**31))
        self._reach = check_integer("reach", plain(reach), 0, MOST_REACH + 1)

    def update(
        self,
        number: int,
        cloaked: npt.ArrayLike,
        sensors: npt.ArrayLike | None = None,
        sigma: float | npt.ArrayLike | None = None,
    ) -> ResultT_co:
        """Take the readings of a round, and return where people are in the newest one.

        Rounds may be missing. The readings of an earlier round may come late, or again and more complete:
        they replace those that were used for it, and all later rounds are computed again.

        Args:
            number: the round.
            cloaked: ỹ, one finite reading for each sensor present, shape (s,).
            sensors: 0-based indices of the sensors present, in the order of ``cloaked``; None for all m.
            sigma: noise of these readings: one number, or one for each; None for that of the tracker.

        Raises:
            ParameterError: a value is out of range, or the round is too late; see `takes`. Nothing has
                changed.
        """
        number = check_round(number)
        for _ in self._revise({number: self._reduced(number, cloaked, sensors, sigma)}):
            pass
        return self.result(self.rounds[-1])

    def revise(self, rounds: Mapping[int, tuple[npt.ArrayLike, npt.ArrayLike | None]]) -> Iterator[int]:
        """Take the readings of several rounds, and yield each round as soon as it is computed (again).

        Args:
            rounds: readings and sensors by round, as of `update`.

        Returns:
            The rounds from the earliest given one to the newest one, ascending. While one is yielded, it is
            the newest one for `result`. All of them must be taken.

        Raises:
            ParameterError: as `update`, for any of the rounds, before anything is computed.
        """
        if not isinstance(rounds, Mapping):
            raise ParameterError(f"rounds must be a mapping of round numbers, got a {type(rounds).__name__}")
        reduced = {}
        for number, each in rounds.items():
            cloaked, sensors = check_parts(each, (2,), "readings and sensors")
            reduced[check_round(number)] = self._reduced(check_round(number), cloaked, sensors, None)
        return self._revise(reduced)

    def _revise(self, given: Mapping[int, ReadingsT]) -> Iterator[int]:
        if not given:
            return
        log = self._log
        again = self.rewind(min(given))
        for number in sorted({*given, *again}):
            readings = given[number] if number in given else log[number]
            self._take(readings)
            self._log[number] = readings
            self._since_state += 1
            if self._since_state >= STATE_EVERY or not self._states:
                self._keep_state()
            yield number

    def rewind(self, number: int) -> tuple[int, ...]:
        """Go back to before a round, and return the rounds that are not taken any more, ascending.

        Raises:
            ParameterError: the round is too late; see `takes`. Nothing has changed.
        """
        number = check_round(number)
        if not self.rounds or number > self.rounds[-1]:
            return ()
        if not self.takes(number):
            raise ParameterError(
                f"round {number} is too late: what was known up to round {self._states[0].number} is settled"
            )
        log, earlier = self._log, [each for each in self._states if each.number < number]
        if earlier:
            self._load(earlier[-1])
            self._states, self._since_state, reached = earlier, 0, earlier[-1].number
            self._log = {each: readings for each, readings in log.items() if each <= reached}
        else:
            self._start_over()
        return tuple(sorted(log.keys() - self._log.keys()))

    def forget_after(self, number: int) -> None:
        """Forget later rounds, as if they had not been taken; everything if the tracker cannot go back.

        Raises:
            ParameterError: ``number`` is not the number of a round.
        """
        number, log = check_round(number), self._log
        if self.takes(number + 1):
            again = {each: log[each] for each in self.rewind(number + 1) if each <= number}
            for _ in self._revise(again):
                pass
        else:
            self._start_over()

    def takes(self, number: int) -> bool:
        """Return whether the tracker can still take the readings of a round.

        Raises:
            ParameterError: ``number`` is not the number of a round.
        """
        number = check_round(number)
        return self._knows_the_beginning or number > self._states[0].number

    def remember(self, number: int, cloaked: npt.ArrayLike, sensors: npt.ArrayLike | None = None) -> None:
        """Remember the readings that were used for a round before the newest one, after `restore`.

        Arguments are those of `update`. Rounds whose readings are known stay as they are.

        Raises:
            ParameterError: as `update`.
        """
        number = check_round(number)
        if number not in self._log and self.takes(number) and self.rounds and number < self.rounds[-1]:
            self._log[number] = self._reduced(number, cloaked, sensors, None)

    @property
    def known_rounds(self) -> tuple[int, ...]:
        """Return the rounds whose readings are kept, ascending; `rewind` can go back to most of them."""
        return tuple(sorted(self._log))

    def sensors_of(self, number: int) -> IntArray | None:
        """Return the sensors whose readings of a round were used, shape (s,); None for an unknown round.

        Raises:
            ParameterError: ``number`` is not the number of a round.
        """
        readings = self._log.get(check_round(number))
        if readings is None:
            return None
        return np.arange(readings.values.size) if readings.sensors is None else readings.sensors

    def state(self) -> bytes:
        """Return the state after the newest round, from which `restore` goes on.

        It holds the cloaked readings of the window. Results of rounds before the window are left out.

        Raises:
            ParameterError: no readings were taken yet.
        """
        if not self.rounds:
            raise ParameterError("the tracker has no state before its first round: call update first")
        return self._state().packed(self._settings)

    def states(self) -> dict[int, bytes]:
        """Return states by their newest round, with which `restore` can go on and back.

        There is a new one every few rounds, and the older they are, the further apart they are kept.
        """
        for each in self._states:
            if each.number not in self._packed:
                self._packed[each.number] = each.packed(self._settings)
        self._packed = {each.number: self._packed[each.number] for each in self._states}
        return dict(self._packed)

    def restore(self, *states: bytes) -> None:
        """Go on from the newest of some states of a tracker with the same arguments.

        The other ones serve to go back for late readings, unless they were made from other readings than the
        oldest ones. That needs the readings of all rounds since then:
        see `remember`.

        Raises:
            ParameterError: one of them is no such state. The tracker stays as it is.
        """
        for each in states:
            if not isinstance(each, bytes):
                raise ParameterError(f"a state must be bytes, got a {type(each).__name__}")
        known = sorted((self._unpacked(each) for each in states), key=lambda each: each.number)
        if not known:
            raise ParameterError("no state to restore: give at least one")
        log: dict[int, ReadingsT] = {}
        consistent: list[StateT] = []
        for state in known:
            # Of two services that share a store, one may have had fewer readings.
            if all(_is_same(log.get(each.number, each), each) for each in state.rounds):
                consistent.append(state)
                log |= {each.number: each for each in state.rounds}
        self._start_over()
        self._load(consistent[-1])
        self._states, self._knows_the_beginning, self._log = consistent, consistent[0].whole, log

    @property
    def rounds(self) -> tuple[int, ...]:
        """Return the rounds of the window that have readings, ascending."""
        return tuple(each.number for each in self._window)

    def smooth(self) -> list[ResultT_co]:
        """Return where people were in each round with readings, given all of them.

        A round that has left the window has the result that it had then; see ``history``.
        """
        return [*self._past, *map(self.result, self.rounds)]

    @abstractmethod
    def result(self, number: int) -> ResultT_co:
        """Return where people were in a round of the window, given all readings so far.

        Raises:
            ParameterError: no readings were taken yet, or the round is not in the window.
        """

    @property
    @abstractmethod
    def _window(self) -> tuple[ReadingsT, ...] | list[ReadingsT]:
        """The readings of the window, ascending."""

    @property
    @abstractmethod
    def _settings(self) -> dict[str, object]:
        """What a state depends on."""

    @abstractmethod
    def _begin(self) -> None:
        """Forget everything."""

    @abstractmethod
    def _take(self, readings: ReadingsT) -> None:
        """Take the readings of a round after all others."""

    @abstractmethod
    def _state(self) -> StateT:
        """Return the present state."""

    @abstractmethod
    def _load(self, state: StateT) -> None:
        """Go on from a state."""

    @abstractmethod
    def _unpacked(self, content: bytes) -> StateT:
        """Return a state from bytes, checked."""

    @property
    def _forgotten_after(self) -> int:
        """Return after how many rounds without readings nothing is known any more."""
        return 10 * self._window_size

    def _reduced(
        self,
        number: int,
        cloaked: npt.ArrayLike,
        sensors: npt.ArrayLike | None,
        sigma: float | npt.ArrayLike | None,
    ) -> ReadingsT:
        """Check the arguments of `update`, and return the readings."""
        if sigma is None:
            sigma = self._sigma
            if self._sigma.ndim and sensors is not None:
                sigma = self._sigma[check_sensors(sensors, self._sigma.size)]
        return self._reducer.reduce(number, cloaked, sigma, sensors)

    @property
    def _is_whole(self) -> bool:
        """Return whether the window holds every round that the tracker ever took."""
        return self._knows_the_beginning and len(self._log) <= len(self._window)

    def _start_over(self) -> None:
        self._log, self._states, self._packed = {}, [], {}
        self._since_state = 0
        self._knows_the_beginning = True
        self._past.clear()
        self._begin()

    def _keep_state(self) -> None:
        """Keep the present state, and forget those that are too old or too close together."""
        state = self._state()
        self._packed.pop(state.number, None)
        self._since_state = 0
        states = [*self._states, state]
        # One state before the reach and the window is needed, and no more.
        low = min(state.number - self._reach, self.rounds[0])
        while len(states) > 1 and states[1].number < low:
            del states[0]
            self._knows_the_beginning = False
        kept = states[:1]
        for index in range(1, len(states) - 1):
            gap, age = states[index + 1].number - kept[-1].number, state.number - kept[-1].number
            if _THINNED * gap > age:
                kept.append(states[index])
        self._states = kept if states[-1] is kept[-1] else [*kept, state]
        if not self._knows_the_beginning:
            reached = kept[0].rounds[0].number
            self._log = {each: readings for each, readings in self._log.items() if each >= reached}


def _is_same(one: _AnyReadings, other: _AnyReadings) -> bool:
    """Return whether two readings of a round are those of the same sensors, with the same values."""
    sensors = (one.sensors is None) == (other.sensors is None)
    if sensors and one.sensors is not None and other.sensors is not None:
        sensors = np.array_equal(one.sensors, other.sensors)
    return sensors and np.array_equal(one.values, other.values)


def drift_settings(op: Operator) -> dict[str, object]:
    """Return what a state depends on if the readings of an operator drift: nothing more if they do not."""
    if op.drift is None:
        return {}
    return {"drift": hashlib.sha256(np.ascontiguousarray(op.drift).tobytes()).hexdigest()}


def check_round(number: int) -> int:
    """Return the number of a round as an int.

    Raises:
        ParameterError: it is none.
    """
    return check_integer("round", plain(number), -LARGEST_ROUND, LARGEST_ROUND)


def check_parts(given: object, counts: tuple[int, ...], what: str) -> tuple[Any, ...]:
    """Return the parts of a round: a tuple or list of as many things as one of ``counts`` says.

    Raises:
        ParameterError: it is none.
    """
    if not isinstance(given, (tuple, list)) or len(given) not in counts:
        raise ParameterError(f"a round must be a tuple of {what}, got {sanitize(given, 60)}")
    return tuple(given)


def check_iterable(given: object) -> list[Any]:
    """Return the rounds of an iterable.

    Raises:
        ParameterError: it is none.
    """
    is_number = isinstance(given, np.ndarray) and given.ndim == 0
    if not isinstance(given, Iterable) or isinstance(given, (str, bytes)) or is_number:
        raise ParameterError(f"rounds must be an iterable of tuples, got a {type(given).__name__}")
    return list(given)


def plain(value: int) -> int:
    """Return a NumPy integer as Python's."""
    return int(value) if isinstance(value, np.integer) else value
