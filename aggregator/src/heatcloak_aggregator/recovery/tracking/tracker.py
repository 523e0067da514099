"""Follow people over rounds: sequential Monte Carlo over whole trajectories.

A particle is a hypothesis about everybody's way so far. Each new round extends every particle, weighs it by
how well it predicted the readings, and resamples (Doucet & Johansen 2011, "A tutorial on particle filtering
and smoothing"). Then reversible-jump moves on the trajectories of the last rounds make the particles
different again (Gilks & Berzuini 2001, "Following a moving target"). As whole trajectories are sampled, the
same particles also tell where people were in earlier rounds, the better the more rounds have followed.

Whatever the tracker finds is computed from cloaked readings only: it costs no privacy.
"""

from __future__ import annotations

from collections import deque
from dataclasses import asdict
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.blas_threads import one_thread
from heatcloak_aggregator.domains import IntervalOperator, Operator
from heatcloak_aggregator.domains.checks import check_operator
from heatcloak_aggregator.recovery.posterior.interval.recovery import explore, targets
from heatcloak_aggregator.recovery.posterior.interval.states import Columns
from heatcloak_aggregator.recovery.posterior.prior import Prior
from heatcloak_aggregator.recovery.posterior.rng import number as number_of
from heatcloak_aggregator.recovery.posterior.rng import skip, streams
from heatcloak_aggregator.recovery.posterior.samples import Samples, gather
from heatcloak_aggregator.recovery.tracking.arrivals import extend
from heatcloak_aggregator.recovery.tracking.identities import Identities, TrackEstimate, track_of
from heatcloak_aggregator.recovery.tracking.motion import Motion, log_counts
from heatcloak_aggregator.recovery.tracking.readings import Reducer, RoundReadings, window_of
from heatcloak_aggregator.recovery.tracking.result import TrackingResult, result_of
from heatcloak_aggregator.recovery.tracking.sampler import Workspace, run_moves
from heatcloak_aggregator.recovery.tracking.state import SavedState, from_bytes, to_bytes
from heatcloak_aggregator.recovery.tracking.surprise import MotionCheck
from heatcloak_aggregator.recovery.tracking.track_prior import Rules
from heatcloak_aggregator.recovery.tracking.tracks import (
    ALIVE,
    MOST_TRACKS,
    Tracks,
    fill_places,
    forget_before,
    gather_places,
    predict,
)
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_integer
from heatcloak_shared.sanitize import sanitize

ISLANDS = 2
"""Groups of particles that are resampled apart: one chooses regions, the other judges them."""
PARTICLES = 400
"""Particles by default: fewer make probabilities near 0.9 inexact."""
MOVES = 60
"""Moves of each particle in each round."""
WINDOW = 24
"""Rounds whose trajectories are still changed, and whose readings are kept."""
INTENSITY = (0.2, 2.0)
"""Range of an unknown intensity."""
_FIRST_MOVES = 100_000
"""Moves of the chains that sample the first round."""
_ARRIVAL_CELLS = 64
"""Places at which the arrival of a person is tried."""
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
        self._seed = check_integer("seed", seed, 0, 2**63)
        if check_integer("particles", particles, 4, 100_001) % ISLANDS:
            raise ParameterError(f"particles must be an even number, got {particles}")
        self._window_size = check_integer("window", window, 2, 201)
        self._op = cast("IntervalOperator", op)
        self._sigma = np.asarray(sigma, np.float64)
        self._motion = motion or Motion()
        self._prior = Prior(intensity=INTENSITY if intensity is None else intensity)
        self._reducer = Reducer(self._op, self._prior.max_intensity * self._prior.cap)
        self._tracks = Tracks.empty(particles)
        self._trials = Tracks.empty(1, 2)
        self._streams = streams(self._seed, particles)
        self._log_counts = log_counts(MOST_TRACKS + 1)
        self._weights = np.zeros(particles)
        self._rounds: list[RoundReadings] = []
        self._past: deque[TrackingResult] = deque(maxlen=_MOST_PAST)
        self._first = 0
        self._effective = 1.0
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
        number = check_integer("round", number, -_LARGEST_ROUND, _LARGEST_ROUND)
        readings = self._reducer.reduce(number, cloaked, self._noise(sensors, sigma), sensors)
        with one_thread(readings.nodes.size):
            if not self._rounds or number - self._rounds[-1].number > self._forgotten_after:
                self._start(readings)
            elif number > self._rounds[-1].number:
                self._go_on(readings)
            else:
                self._replace(readings)
            self._move()
        self._identify()
        return self.result(self._rounds[-1].number)

    def result(self, number: int) -> TrackingResult:
        """Return where people were in a round of the window, given all readings so far.

        Raises:
            ParameterError: no readings were taken yet, or the round is not in the window.
        """
        if not self._rounds or not self._rounds[0].number <= number <= self._rounds[-1].number:
            raise ParameterError(f"round {sanitize(number)} is not in the window of the tracker")
        shape = self._tracks.births.shape
        counts, places, intensities = np.zeros(shape[0], np.int64), np.zeros(shape), np.zeros(shape)
        gather_places.call(self._tracks, number, counts, places, intensities)
        samples = gather(
            counts.reshape(ISLANDS, -1),
            places.reshape(ISLANDS, -1, shape[1]),
            intensities.reshape(ISLANDS, -1, shape[1]),
        )
        latest = self._rounds[-1]
        misfit, is_newest = self._check.contradicts, number == latest.number
        if misfit and is_newest:
            samples = self._samples_of(latest)
        tracks = self._people if is_newest else ()
        cells = self._op.domain.n_sources
        return result_of(number, latest.number, samples, cells, tracks, self._effective, misfit=misfit)

    def smooth(self) -> list[TrackingResult]:
        """Return where people were in each round with readings, given all of them.

        A round that has left the window has the result that it had then.
        """
        return [*self._past, *(self.result(each.number) for each in self._rounds)]

    def state(self) -> bytes:
        """Return the state after the newest round, from which `restore` goes on.

        It holds the cloaked readings of the window. Results of rounds before the window are left out.
        """
        arrays: dict[str, np.ndarray[Any, Any]] = {"streams": self._streams}
        arrays |= {f"tracks_{name}": array for name, array in self._tracks.compact().items()}
        for index, each in enumerate(self._rounds):
            arrays |= {f"values_{index}": each.values, f"scales_{index}": each.scales}
            if each.sensors is not None:
                arrays[f"sensors_{index}"] = each.sensors
        facts = {
            "settings": self._settings,
            "rounds": [each.number for each in self._rounds],
            "first": self._first,
            "effective": self._effective,
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
        except (KeyError, ValueError, TypeError, IndexError) as error:
            raise ParameterError(
                f"the state of the tracker is damaged ({type(error).__name__}): begin afresh"
            ) from None

    def _load(self, saved: SavedState) -> None:
        facts, arrays = saved.facts, saved.arrays
        tracks = Tracks.empty(self._weights.size)
        tracks.expand({name: arrays[f"tracks_{name}"] for name in Tracks._fields})
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
        self._streams[:] = arrays["streams"]
        self._tracks, self._rounds, self._people = tracks, rounds, people
        self._identities, self._check = identities, check
        self._first, self._effective = int(facts["first"]), float(facts["effective"])
        self._weights[:] = 0.0
        self._past.clear()

    @property
    def _settings(self) -> dict[str, object]:
        """Return what a state depends on."""
        domain, prior = self._op.domain, self._prior
        return {
            "domain": [domain.n_sources, domain.n_sensors, self._op.spread],
            "motion": asdict(self._motion),
            "intensity": [prior.min_intensity, prior.max_intensity],
            "seed": self._seed,
            "particles": self._weights.size,
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
        return np.asarray(self._sigma[np.asarray(sensors, np.intp)])

    def _rules(self) -> Rules:
        motion, prior = self._motion, self._prior
        return Rules(
            *(motion.stands, motion.top_speed, motion.turns, motion.arrives, motion.leaves),
            *(prior.min_intensity, prior.max_intensity),
            *(self._first, self._rounds[0].number, self._rounds[-1].number),
        )

    def _start(self, readings: RoundReadings) -> None:
        """Begin with samples of the posterior of the first round alone."""
        self._past += [self.result(each.number) for each in self._rounds]
        self._rounds, self._first = [readings], readings.number
        self._check = MotionCheck()
        samples = self._samples_of(readings)
        random = self._random(readings.number)
        chosen = random.integers(samples.size, size=self._weights.size)
        tracks, width = self._tracks, samples.places.shape[1]
        tracks.counts[:] = samples.counts[chosen]
        tracks.births[:] = readings.number
        tracks.starts[:, :, 0] = readings.number
        tracks.ends[:] = ALIVE
        tracks.carried[:] = 0
        tracks.segments[:] = 1
        tracks.places[:, :width] = samples.places[chosen]
        tracks.intensities[:, :width] = samples.intensities[chosen]
        speeds = self._motion.top_speed * random.uniform(-1.0, 1.0, tracks.places.shape)
        stands = random.random(tracks.places.shape) < self._motion.stands
        tracks.velocities[:, :, 0] = np.where(stands, 0.0, speeds)
        self._effective = 1.0

    def _samples_of(self, readings: RoundReadings) -> Samples:
        """Return samples of the posterior of one round alone."""
        norm = float(np.sqrt(np.square(readings.nodes[:, 0]).sum(axis=1).max()))
        chains = targets(self._prior, norm * self._prior.max_intensity)
        columns = Columns(readings.nodes, readings.target)
        samples = explore(columns, chains, self._seed, _FIRST_MOVES).samples
        return samples.where(samples.counts <= MOST_TRACKS)

    def _go_on(self, readings: RoundReadings) -> None:
        gap = readings.number - self._rounds[-1].number
        self._rounds.append(readings)
        if len(self._rounds) > self._window_size:
            self._past.append(self.result(self._rounds[0].number))
            del self._rounds[0]
            forget_before.call(self._tracks, self._rounds[0].number)
        slots, width = self._tracks.births.shape[1], readings.target.size
        predicted = np.empty((self._weights.size, width))
        predict.call(self._tracks, readings.number, readings.nodes, predicted, np.empty((1, width)))
        self._check.take(predicted, readings.target, self._random(readings.number))
        extend.call(
            self._tracks,
            self._rules(),
            readings.nodes,
            readings.target,
            _ARRIVAL_CELLS,
            gap,
            np.empty((3, width)),
            np.empty(1 + slots + _ARRIVAL_CELLS),
            self._weights,
            self._streams,
        )
        self._resample()

    def _replace(self, readings: RoundReadings) -> None:
        """Take late readings: trajectories tell how well each particle predicts them."""
        if readings.number < self._rounds[0].number:
            raise ParameterError(
                f"round {readings.number} is too late: the window begins with round {self._rounds[0].number}"
            )
        known = [each for each in self._rounds if each.number == readings.number]
        for each in known:
            self._weights += self._energies(each)
        self._weights -= self._energies(readings)
        others = [each for each in self._rounds if each.number != readings.number]
        self._rounds = sorted([*others, readings], key=lambda each: each.number)
        self._resample()

    def _energies(self, readings: RoundReadings) -> FloatArray:
        """Return half the squared residual of a round for each particle."""
        return self._run([readings], 0)

    def _move(self) -> None:
        self._run(self._rounds, MOVES)

    def _identify(self) -> None:
        rounds = np.array([each.number for each in self._rounds], np.int64)
        places = np.empty((rounds.size, *self._tracks.births.shape))
        fill_places.call(self._tracks, rounds, places)
        self._people = tuple(self._identities.update(rounds, places))

    def _run(self, rounds: list[RoundReadings], moves: int) -> FloatArray:
        window, energies = window_of(rounds), np.zeros(self._weights.size)
        run_moves.call(
            self._tracks,
            self._trials,
            window,
            self._rules(),
            self._log_counts,
            Workspace.for_window(self._tracks.births.shape[1], window.targets),
            moves,
            energies,
            self._streams,
        )
        return energies

    def _random(self, number: int) -> np.random.Generator:
        """Return random numbers for a round, the same whenever they are asked for."""
        return np.random.default_rng([self._seed, number % 2**52])

    def _uniform(self, p: int) -> float:
        """Return the next random number of a particle's stream."""
        with np.errstate(over="ignore"):
            self._streams[p] = skip(self._streams[p], 1)
            return float(number_of(self._streams[p], 0))

    def _resample(self) -> None:
        """Draw particles by their weights, within each island (systematic resampling)."""
        size = self._weights.size // ISLANDS
        chosen, effective = np.empty(self._weights.size, np.int64), []
        for island in range(ISLANDS):
            part = slice(island * size, (island + 1) * size)
            weights = np.exp(self._weights[part] - self._weights[part].max())
            weights /= weights.sum()
            effective.append(1.0 / (size * float(np.square(weights).sum())))
            marks = (np.arange(size) + self._uniform(part.start)) / size
            found = np.searchsorted(np.cumsum(weights), marks)
            chosen[part] = part.start + np.minimum(found, size - 1)
        self._tracks.take(chosen)
        self._weights[:] = 0.0
        self._effective = min(effective)
