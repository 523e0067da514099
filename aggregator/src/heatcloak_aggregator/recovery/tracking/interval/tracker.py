"""Follow people over rounds: sequential Monte Carlo over whole trajectories.

A particle is a hypothesis about everybody's way so far. Each new round extends every particle, weighs it by
how well it predicted the readings, and resamples (Doucet & Johansen 2011, "A tutorial on particle filtering
and smoothing"). Then reversible-jump moves on the trajectories of the last rounds make the particles
different again (Gilks & Berzuini 2001, "Following a moving target"). As whole trajectories are sampled, the
same particles also tell where people were in earlier rounds, the better the more rounds have followed.

All results are computed from cloaked readings only: they cost no privacy.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import cast

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.blas_threads import one_thread
from heatcloak_aggregator.domains import IntervalOperator, Operator
from heatcloak_aggregator.domains.checks import check_operator
from heatcloak_aggregator.method_names import TRACKER_WINDOW
from heatcloak_aggregator.recovery.posterior.interval.recovery import explore, targets
from heatcloak_aggregator.recovery.posterior.interval.states import Columns
from heatcloak_aggregator.recovery.posterior.prior import Prior
from heatcloak_aggregator.recovery.posterior.samples import Samples, gather
from heatcloak_aggregator.recovery.tracking.interval.identities import Identities, TrackEstimate
from heatcloak_aggregator.recovery.tracking.interval.particles import Particles
from heatcloak_aggregator.recovery.tracking.interval.readings import Reducer, RoundReadings
from heatcloak_aggregator.recovery.tracking.interval.result import TrackingResult, result_of
from heatcloak_aggregator.recovery.tracking.interval.state import State, unpacked
from heatcloak_aggregator.recovery.tracking.interval.track_prior import Rules
from heatcloak_aggregator.recovery.tracking.interval.tracks import MOST_SEGMENTS, MOST_TRACKS
from heatcloak_aggregator.recovery.tracking.motion import Motion
from heatcloak_aggregator.recovery.tracking.replay import (
    ISLANDS,
    ReplayingTracker,
    check_iterable,
    check_parts,
    check_round,
    drift_settings,
)
from heatcloak_aggregator.recovery.tracking.saved_state import DAMAGE, damaged
from heatcloak_aggregator.recovery.tracking.surprise import MotionCheck
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.sanitize import sanitize

PARTICLES = 400
"""Particles by default: fewer make probabilities near 0.9 inexact."""
MOVES = 100
"""Moves of each particle in each round."""
WINDOW = TRACKER_WINDOW
"""Rounds whose trajectories are still changed, and whose readings are kept."""
INTENSITY = (0.2, 2.0)
"""Range of an unknown intensity."""
_FIRST_MOVES = 100_000
"""Moves of the chains that sample the first round."""


class Tracker(ReplayingTracker[RoundReadings, State, TrackingResult]):
    """Follow people in a corridor, round by round.

    All results depend on the arguments and on the readings of each round alone, not on the order in which
    the readings arrived: after late readings, the rounds since then are computed again.

    Args:
        op: the heat operator of an interval.
        sigma: standard deviation of the noise: one number, or one for each sensor.
        motion: how people move; None for `Motion`'s defaults.
        intensity: of every person: a number if it is known, or a range; None for 0.2 to 2.
        seed: an integer ≥ 0. Equal arguments and readings give equal results.
        particles: number of hypotheses, an even number from 4 to 100 000.
        window: number of rounds whose trajectories are still changed, from 2 to 200.
        history: number of rounds before the window whose results `smooth` returns.
        reach: number of rounds before the newest one whose readings may come late; those of the window may in
            any case.

    Raises:
        ParameterError: an argument is out of range, ``op`` is not that of an interval, or people turn so
            often that the turns of a window are too many.
    """

    def __init__(
        self,
        op: Operator,
        sigma: float | npt.ArrayLike,
        motion: Motion | None = None,
        intensity: float | tuple[float, float] | None = None,
        seed: int = 0,
        *,
        particles: int = PARTICLES,
        window: int = WINDOW,
        history: int = 1000,
        reach: int = 0,
    ) -> None:
        check_operator(op)
        if op.posterior_model != "interval":
            kind = type(op.domain).__name__
            raise ParameterError(f"the tracker does not support a {kind}: give an interval")
        if motion is not None and not isinstance(motion, Motion):
            raise ParameterError(f"motion must be a Motion or None, got {sanitize(motion, 60)}")
        self._op = cast("IntervalOperator", op)
        super().__init__(op.domain.n_sensors, sigma, seed, particles, window, history, reach)
        self._motion = motion or Motion()
        _check_turns(self._motion, self._window_size)
        self._prior = Prior(intensity=INTENSITY if intensity is None else intensity)
        strength = self._prior.max_intensity * self._prior.cap
        self._reducer = Reducer(self._op, strength, float(self._sigma.min()))
        self._start_over()

    def _begin(self) -> None:
        self._particles = Particles(self._count, self._seed)
        self._rounds: list[RoundReadings] = []
        self._first = 0
        self._explained = True
        self._identities = Identities()
        self._check = MotionCheck()
        self._people: tuple[TrackEstimate, ...] = ()

    @property
    def _window(self) -> list[RoundReadings]:
        return self._rounds

    def result(self, number: int) -> TrackingResult:
        """Return where people were in a round of the window, given all readings so far.

        Raises:
            ParameterError: no readings were taken yet, or the round is not in the window.
        """
        number = check_round(number)
        if not self._rounds or not self._rounds[0].number <= number <= self._rounds[-1].number:
            raise ParameterError(f"round {sanitize(number)} is not in the window of the tracker: see rounds")
        samples = self._particles.samples(number)
        latest = self._rounds[-1]
        readings = next((each for each in self._rounds if each.number == number), None)
        contradicts = self._check.contradicts
        misfit = contradicts or (number == latest.number and not self._explained)
        if misfit and readings is not None:
            samples = self._samples_of(readings)
        cells = self._op.domain.n_sources
        return result_of(
            *(number, latest.number, samples, cells, () if misfit else self._people),
            self._particles.effective,
            misfit=misfit,
        )

    def _unpacked(self, content: bytes) -> State:
        state = unpacked(content, self._settings, self._reducer)
        try:
            Particles.of(state.particles, self._count)
            Identities.of(state.identities)
        except DAMAGE as error:
            raise damaged(error) from None
        return state

    def _state(self) -> State:
        return State(
            rounds=tuple(self._rounds),
            first=self._first,
            whole=self._is_whole,
            particles=self._particles.arrays(),
            effective=self._particles.effective,
            explained=self._explained,
            surprises=self._check.surprises,
            identities=self._identities.facts(),
            people=self._people,
        )

    def _load(self, state: State) -> None:
        self._particles = Particles.of(state.particles, self._count)
        self._particles.effective = state.effective
        self._rounds = list(state.rounds)
        self._first, self._explained, self._people = state.first, state.explained, state.people
        self._identities = Identities.of(state.identities)
        self._check = MotionCheck(state.surprises)
        while self._past and self._past[-1].number >= self._rounds[0].number:
            self._past.pop()

    @property
    def _settings(self) -> dict[str, object]:
        """Return what a state depends on."""
        domain, prior = self._op.domain, self._prior
        return {
            "domain": [domain.n_sources, domain.n_sensors, self._op.spread],
            "motion": asdict(self._motion),
            "sigma": self._sigma.tolist(),
            "intensity": [prior.min_intensity, prior.max_intensity],
            "seed": self._seed,
            "particles": self._count,
            "window": self._window_size,
            **drift_settings(self._op),
        }

    def _rules(self) -> Rules:
        motion, prior = self._motion, self._prior
        return Rules(
            *(motion.stands, motion.top_speed, motion.turns, motion.restless, motion.restless_turns),
            *(motion.arrives, motion.leaves, prior.min_intensity, prior.max_intensity),
            *(self._first, self._rounds[0].number, self._rounds[-1].number),
        )

    def _take(self, readings: RoundReadings) -> None:
        with one_thread(readings.nodes.size):
            if not self._rounds or readings.number - self._rounds[-1].number > self._forgotten_after:
                self._start(readings)
            else:
                self._go_on(readings)
            energies = self._particles.move(self._rounds, MOVES, self._rules())
        self._explained = readings.is_explained(float(energies.min()))
        numbers = np.array([each.number for each in self._rounds], np.int64)
        self._people = tuple(self._identities.update(numbers, self._particles.places(numbers)))

    def _start(self, readings: RoundReadings) -> None:
        """Begin with samples of the posterior of the first round alone."""
        samples = self._samples_of(readings)
        self._past += [self.result(each.number) for each in self._rounds]
        self._rounds, self._first = [readings], readings.number
        self._check = MotionCheck()
        self._particles.start(readings.number, samples, self._motion, self._random(readings.number))

    def _samples_of(self, readings: RoundReadings) -> Samples:
        """Return samples of the posterior of one round; without people if they are too many to follow."""
        norm = float(np.sqrt(np.square(readings.nodes[:, 0]).sum(axis=1).max()))
        chains = targets(self._prior, norm * self._prior.max_intensity)
        columns = Columns(readings.nodes, readings.target)
        samples = explore(columns, chains, self._seed, _FIRST_MOVES).samples
        fitting = samples.counts <= MOST_TRACKS
        if fitting.any():
            return samples.where(fitting)
        nobody = np.zeros((ISLANDS, 1), np.int64)
        return gather(nobody, np.zeros((ISLANDS, 1, 1)), np.zeros((ISLANDS, 1, 1)))

    def _go_on(self, readings: RoundReadings) -> None:
        gap = readings.number - self._rounds[-1].number
        while len(self._rounds) >= self._window_size:
            if self._past.maxlen:
                self._past.append(self.result(self._rounds[0].number))
            self._particles.forget_before(self._rounds[1].number, self._rules())
            del self._rounds[0]
        self._rounds.append(readings)
        self._check.take(self._particles.predicted(readings), readings.target, self._random(readings.number))
        self._particles.extend(readings, gap, self._rules())

    def _random(self, number: int) -> np.random.Generator:
        """Return random numbers for a round, the same whenever they are asked for."""
        return np.random.default_rng([self._seed, number % 2**52])


def _check_turns(motion: Motion, window: int) -> None:
    """Check that tracks have room for the turns of a window.

    Raises:
        ParameterError: they have not.
    """
    rate = max(motion.turns, motion.restless_turns if motion.restless > 0.0 else 0.0)
    most = 3 * MOST_SEGMENTS // 4
    if rate * window > most:
        raise ParameterError(
            f"people who turn with probability {rate:g} turn more than {most} times in a window of {window} "
            "rounds: choose a shorter window, or people who turn less often"
        )


def track(
    op: Operator,
    rounds: Iterable[tuple[int, npt.ArrayLike] | tuple[int, npt.ArrayLike, npt.ArrayLike | None]],
    sigma: float | npt.ArrayLike,
    motion: Motion | None = None,
    intensity: float | tuple[float, float] | None = None,
    seed: int = 0,
    *,
    particles: int = PARTICLES,
    window: int = WINDOW,
) -> list[TrackingResult]:
    """Follow people in a corridor through a recording.

    It is a `Tracker` that takes all rounds, and then returns `Tracker.smooth`.

    Args:
        op: the heat operator of an interval.
        rounds: of each round its number, its readings ỹ, one for each sensor present, shape (s,), and
            optionally the 0-based indices of these sensors; see `Tracker.update`.
        sigma: standard deviation of the noise: one number, or one for each sensor.
        motion: how people move; None for `Motion`'s defaults.
        intensity: of every person: a number if it is known, or a range; None for 0.2 to 2.
        seed: an integer ≥ 0. Equal arguments give equal results.
        particles: number of hypotheses, an even number from 4 to 100 000.
        window: number of rounds whose trajectories are still changed, from 2 to 200.

    Returns:
        A `TrackingResult` of each round, ascending, given the rounds up to ``window`` − 1 later:

        - number, latest: the round, and the newest one whose readings were used.
        - estimate: intensities of least expected earth mover's distance, shape (n,).
        - count: P(k people) for k = 0…12, shape (13,).
        - samples: where people are in each particle.
        - tracks: the people of the round over the rounds of the window, a `TrackEstimate` each.
        - effective, apart: the share of particles that carry weight, and how far the two islands differ.
        - status: "converged", "unconverged" or "model misfit".

    Raises:
        ParameterError: an argument is out of range, or a round is no such tuple; see `Tracker`.
    """
    given = [check_parts(each, (2, 3), "number, readings and sensors") for each in check_iterable(rounds)]
    tracker = Tracker(
        op, sigma, motion, intensity, seed, particles=particles, window=window, history=len(given)
    )
    for each in given:
        tracker.update(*each)
    return tracker.smooth()
