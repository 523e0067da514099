"""Follow people over rounds: sequential Monte Carlo over whole trajectories.

A particle is a hypothesis about everybody's way so far. Each new round extends every particle, weighs it by
how well it predicted the readings, and resamples (Doucet & Johansen 2011, "A tutorial on particle filtering
and smoothing"). Then reversible-jump moves on the trajectories of the last rounds make the particles
different again (Gilks & Berzuini 2001, "Following a moving target"). As whole trajectories are sampled, the
same particles also tell where people were in earlier rounds, the better the more rounds have followed.

All results are computed from cloaked readings only: they cost no privacy.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict
from typing import cast

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arguments import check_sensors
from heatcloak_aggregator.blas_threads import one_thread
from heatcloak_aggregator.domains import IntervalOperator, Operator
from heatcloak_aggregator.domains.checks import check_operator
from heatcloak_aggregator.recovery.observation import observe
from heatcloak_aggregator.recovery.posterior.interval.recovery import explore, targets
from heatcloak_aggregator.recovery.posterior.interval.states import Columns
from heatcloak_aggregator.recovery.posterior.prior import Prior
from heatcloak_aggregator.recovery.posterior.samples import Samples
from heatcloak_aggregator.recovery.tracking.identities import Identities, TrackEstimate, track_of
from heatcloak_aggregator.recovery.tracking.motion import Motion
from heatcloak_aggregator.recovery.tracking.particles import ISLANDS, Particles
from heatcloak_aggregator.recovery.tracking.readings import Reducer, RoundReadings
from heatcloak_aggregator.recovery.tracking.result import TrackingResult, result_of
from heatcloak_aggregator.recovery.tracking.state import SavedState, from_bytes, to_bytes
from heatcloak_aggregator.recovery.tracking.surprise import MotionCheck
from heatcloak_aggregator.recovery.tracking.track_prior import Rules
from heatcloak_aggregator.recovery.tracking.tracks import MOST_TRACKS
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_integer
from heatcloak_shared.sanitize import sanitize

PARTICLES = 400
"""Particles by default: fewer make probabilities near 0.9 inexact."""
MOVES = 100
"""Moves of each particle in each round."""
WINDOW = 24
"""Rounds whose trajectories are still changed, and whose readings are kept."""
INTENSITY = (0.2, 2.0)
"""Range of an unknown intensity."""
_FIRST_MOVES = 100_000
"""Moves of the chains that sample the first round."""
_LARGEST_ROUND = 2**51
_MOST_PAST = 10_000
"""Results of rounds before the window that are kept."""


class Tracker:
    """Follow people in a corridor, round by round.

    Args:
        op: the heat operator of an interval.
        sigma: standard deviation of the noise: one number, or one for each sensor.
        motion: how people move; None for `Motion`'s defaults.
        intensity: of every person: a number if it is known, or a range; None for 0.2 to 2.
        seed: an integer ≥ 0. Equal arguments and readings give equal results.
        particles: number of hypotheses, an even number from 4 to 100 000.
        window: number of rounds whose trajectories are still changed, from 2 to 200.

    Raises:
        ParameterError: an argument is out of range, or ``op`` is not that of an interval.
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
    ) -> None:
        check_operator(op)
        if op.posterior_model != "interval":
            kind = type(op.domain).__name__
            raise ParameterError(f"the tracker does not support a {kind}: give an interval")
        if motion is not None and not isinstance(motion, Motion):
            raise ParameterError(f"motion must be a Motion or None, got {sanitize(motion, 60)}")
        self._seed = check_integer("seed", _plain(seed), 0, 2**63)
        particles = check_integer("particles", _plain(particles), 4, 100_001)
        if particles % ISLANDS:
            raise ParameterError(f"particles must be an even number, got {particles}")
        self._window_size = check_integer("window", _plain(window), 2, 201)
        self._op = cast("IntervalOperator", op)
        # Checks sigma, with readings of an empty corridor.
        observe(np.zeros(op.domain.n_sensors), sigma, None, op.domain.n_sensors)
        self._sigma = np.asarray(sigma, np.float64)
        self._motion = motion or Motion()
        self._prior = Prior(intensity=INTENSITY if intensity is None else intensity)
        self._reducer = Reducer(self._op, self._prior.max_intensity * self._prior.cap)
        self._particles = Particles(particles, self._seed)
        self._rounds: list[RoundReadings] = []
        self._past: deque[TrackingResult] = deque(maxlen=_MOST_PAST)
        self._first = 0
        self._identities = Identities()
        self._check = MotionCheck()
        self._people: tuple[TrackEstimate, ...] = ()

    def update(
        self,
        number: int,
        cloaked: npt.ArrayLike,
        sensors: npt.ArrayLike | None = None,
        sigma: float | npt.ArrayLike | None = None,
    ) -> TrackingResult:
        """Take the readings of a round, and return where people are in it.

        Rounds may be missing. The readings of an earlier round of the window may come late, or again and more
        complete: they replace those that were used for it. The result is then that of the newest round.

        Args:
            number: the round.
            cloaked: ỹ, one finite reading for each sensor present, shape (s,).
            sensors: 0-based indices of the sensors present, in the order of ``cloaked``; None for all m.
            sigma: noise of these readings: one number, or one for each; None for that of the tracker.

        Raises:
            ParameterError: a value is out of range, or the round is before the window.
        """
        number = check_integer("round", _plain(number), -_LARGEST_ROUND, _LARGEST_ROUND)
        readings = self._reducer.reduce(number, cloaked, self._noise(sensors, sigma), sensors)
        with one_thread(readings.nodes.size):
            if not self._rounds or number - self._rounds[-1].number > self._forgotten_after:
                self._start(readings)
            elif number > self._rounds[-1].number:
                self._go_on(readings)
            else:
                self._replace(readings)
            self._particles.move(self._rounds, MOVES, self._rules())
        numbers = np.array([each.number for each in self._rounds], np.int64)
        self._people = tuple(self._identities.update(numbers, self._particles.places(numbers)))
        return self.result(self._rounds[-1].number)

    def result(self, number: int) -> TrackingResult:
        """Return where people were in a round of the window, given all readings so far.

        Raises:
            ParameterError: no readings were taken yet, or the round is not in the window.
        """
        number = check_integer("round", _plain(number), -_LARGEST_ROUND, _LARGEST_ROUND)
        if not self._rounds or not self._rounds[0].number <= number <= self._rounds[-1].number:
            raise ParameterError(f"round {sanitize(number)} is not in the window of the tracker")
        samples = self._particles.samples(number)
        latest = self._rounds[-1]
        misfit, is_newest = self._check.contradicts, number == latest.number
        if misfit and is_newest:
            with suppress(ParameterError):  # too many people: the particles are as good as anything
                samples = self._samples_of(latest)
        tracks = self._people if is_newest else ()
        cells = self._op.domain.n_sources
        return result_of(
            number, latest.number, samples, cells, tracks, self._particles.effective, misfit=misfit
        )

    def smooth(self) -> list[TrackingResult]:
        """Return where people were in each round with readings, given all of them.

        A round that has left the window has the result that it had then.
        """
        return [*self._past, *(self.result(each.number) for each in self._rounds)]

    def state(self) -> bytes:
        """Return the state after the newest round, from which `restore` goes on.

        It holds the cloaked readings of the window. Results of rounds before the window are left out.
        """
        arrays = self._particles.arrays()
        for index, each in enumerate(self._rounds):
            arrays |= {f"values_{index}": each.values, f"scales_{index}": each.scales}
            if each.sensors is not None:
                arrays[f"sensors_{index}"] = each.sensors
        facts = {
            "settings": self._settings,
            "rounds": [each.number for each in self._rounds],
            "first": self._first,
            "effective": self._particles.effective,
            "width": self._reducer.width,
            "surprises": self._check.surprises,
            "identities": self._identities.facts(),
            "people": [asdict(each) for each in self._people],
        }
        return to_bytes(facts, arrays)

    def restore(self, state: bytes) -> None:
        """Go on from the state of a tracker with the same arguments, as if nothing had happened in between.

        Raises:
            ParameterError: it is no such state. The tracker stays as it is.
        """
        saved = from_bytes(state)
        if saved.facts.get("settings") != self._settings:
            raise ParameterError("the state is that of a tracker with other arguments: begin afresh")
        try:
            self._load(saved)
        except (KeyError, ValueError, TypeError, IndexError, OverflowError, AttributeError) as error:
            raise ParameterError(
                f"the state of the tracker is damaged ({type(error).__name__}): begin afresh"
            ) from None

    def _load(self, saved: SavedState) -> None:
        facts, arrays = saved.facts, saved.arrays
        particles = Particles.of(arrays, self._particles.size)
        particles.effective = float(facts["effective"])
        self._reducer.width = int(facts["width"])
        rounds = [
            self._reducer.of(
                int(number),
                arrays[f"values_{index}"],
                arrays[f"scales_{index}"],
                arrays.get(f"sensors_{index}"),
            )
            for index, number in enumerate(facts["rounds"])
        ]
        people = tuple(track_of(each) for each in facts["people"])
        identities, check = Identities.of(facts["identities"]), MotionCheck(tuple(facts["surprises"]))
        self._particles, self._rounds, self._people = particles, rounds, people
        self._identities, self._check, self._first = identities, check, int(facts["first"])
        self._past.clear()

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
            "particles": self._particles.size,
            "window": self._window_size,
        }

    @property
    def _forgotten_after(self) -> int:
        """Rounds without readings after which nothing is known any more."""
        return 10 * self._window_size

    def _noise(self, sensors: npt.ArrayLike | None, sigma: float | npt.ArrayLike | None) -> npt.ArrayLike:
        if sigma is not None:
            return sigma
        if self._sigma.ndim == 0 or sensors is None:
            return self._sigma
        return np.asarray(self._sigma[check_sensors(sensors, self._sigma.size)])

    def _rules(self) -> Rules:
        motion, prior = self._motion, self._prior
        return Rules(
            *(motion.stands, motion.top_speed, motion.turns, motion.arrives, motion.leaves),
            *(prior.min_intensity, prior.max_intensity),
            *(self._first, self._rounds[0].number, self._rounds[-1].number),
        )

    def _start(self, readings: RoundReadings) -> None:
        """Begin with samples of the posterior of the first round alone."""
        samples = self._samples_of(readings)
        self._past += [self.result(each.number) for each in self._rounds]
        self._rounds, self._first = [readings], readings.number
        self._check = MotionCheck()
        self._particles.start(readings.number, samples, self._motion, self._random(readings.number))

    def _samples_of(self, readings: RoundReadings) -> Samples:
        """Return samples of the posterior of one round alone.

        Raises:
            ParameterError: it takes more people than a particle can have.
        """
        norm = float(np.sqrt(np.square(readings.nodes[:, 0]).sum(axis=1).max()))
        chains = targets(self._prior, norm * self._prior.max_intensity)
        columns = Columns(readings.nodes, readings.target)
        samples = explore(columns, chains, self._seed, _FIRST_MOVES).samples
        fitting = samples.counts <= MOST_TRACKS
        if not fitting.any():
            raise ParameterError(
                f"round {readings.number} has the heat of more than {MOST_TRACKS} people: check sigma and "
                "the readings, or use another method"
            )
        return samples.where(fitting)

    def _go_on(self, readings: RoundReadings) -> None:
        gap = readings.number - self._rounds[-1].number
        while len(self._rounds) >= self._window_size:
            self._past.append(self.result(self._rounds[0].number))
            self._particles.forget_before(self._rounds[1].number)
            del self._rounds[0]
        self._rounds.append(readings)
        random = self._random(readings.number)
        self._check.take(self._particles.predicted(readings), readings.target, random)
        self._particles.extend(readings, gap, self._rules())

    def _replace(self, readings: RoundReadings) -> None:
        """Take late readings: trajectories tell how well each particle predicts them."""
        if readings.number < self._rounds[0].number:
            raise ParameterError(
                f"round {readings.number} is too late: the window begins with round {self._rounds[0].number}"
            )
        known = [each for each in self._rounds if each.number == readings.number]
        self._particles.replace(known, readings, self._rules())
        others = [each for each in self._rounds if each.number != readings.number]
        self._rounds = sorted([*others, readings], key=lambda each: each.number)

    def _random(self, number: int) -> np.random.Generator:
        """Return random numbers for a round, the same whenever they are asked for."""
        return np.random.default_rng([self._seed, number % 2**52])


def _plain(value: int) -> int:
    """Return a NumPy integer as Python's."""
    return int(value) if isinstance(value, np.integer) else value


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
    """Follow people through a recording.

    Args:
        op: the heat operator of an interval.
        rounds: of each round its number, readings, and optionally sensors; see `Tracker.update`.
        sigma: as for `Tracker`, like all further arguments.
        motion: how people move.
        intensity: of every person.
        seed: an integer ≥ 0.
        particles: number of hypotheses.
        window: number of rounds whose trajectories are still changed.

    Returns:
        Where people were in each round, given the rounds up to ``window`` later: see `Tracker.smooth`.

    Raises:
        ParameterError: an argument is out of range.
    """
    tracker = Tracker(op, sigma, motion, intensity, seed, particles=particles, window=window)
    for each in rounds:
        tracker.update(*each)
    return tracker.smooth()
