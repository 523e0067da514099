"""The particles of a tracker: equally likely hypotheses about everybody's way, in two islands."""

from __future__ import annotations

from typing import Any

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.recovery.posterior.rng import number as number_of
from heatcloak_aggregator.recovery.posterior.rng import skip, streams
from heatcloak_aggregator.recovery.posterior.samples import Samples, gather
from heatcloak_aggregator.recovery.tracking.interval.extension import extend, forget_before
from heatcloak_aggregator.recovery.tracking.interval.readings import RoundReadings, window_of
from heatcloak_aggregator.recovery.tracking.interval.sampler import Workspace, run_moves
from heatcloak_aggregator.recovery.tracking.interval.track_prior import Rules, log_counts
from heatcloak_aggregator.recovery.tracking.interval.tracks import (
    ALIVE,
    MOST_TRACKS,
    Tracks,
    fill_places,
    gather_places,
    predict,
)
from heatcloak_aggregator.recovery.tracking.motion import Motion
from heatcloak_aggregator.recovery.tracking.replay import ISLANDS

_ARRIVAL_CELLS = 64
"""Places at which the arrival of a person is tried."""


class Particles:
    """Particles that a tracker starts, extends, resamples and moves.

    Args:
        count: how many, an even number.
        seed: seed of their random numbers.

    Attributes:
        effective: effective sample size before the last resampling, as a share of the particles, in the worse
            island.
    """

    def __init__(self, count: int, seed: int) -> None:
        self.effective = 1.0
        self._tracks = Tracks.empty(count)
        self._trials = Tracks.empty(1, 2)
        self._streams = streams(seed, count)
        self._log_counts = log_counts(MOST_TRACKS + 1)
        self._log_weights = np.zeros(count)

    @property
    def size(self) -> int:
        """Return the number of particles."""
        return self._log_weights.size

    def arrays(self) -> dict[str, np.ndarray[Any, Any]]:
        """Return a copy of everything that they are, by name."""
        return {"streams": self._streams.copy(), **self._tracks.compact()}

    @classmethod
    def of(cls, arrays: dict[str, np.ndarray[Any, Any]], count: int) -> Particles:
        """Return particles from `arrays`.

        Raises:
            KeyError, ValueError: an array is missing, or has another shape or type.
        """
        found, given = cls(count, 0), arrays["streams"]
        if given.shape != found._streams.shape or given.dtype != found._streams.dtype:
            raise ValueError("streams")
        found._streams[:] = given
        found._tracks.expand(arrays)
        return found

    def start(self, number: int, samples: Samples, motion: Motion, random: np.random.Generator) -> None:
        """Begin with draws from samples of one round; velocities are from the prior."""
        chosen = random.integers(samples.size, size=self.size)
        tracks, width = self._tracks, samples.places.shape[1]
        tracks.counts[:] = samples.counts[chosen]
        tracks.births[:] = number
        tracks.starts[:, :, 0] = number
        tracks.ends[:] = ALIVE
        tracks.carried[:] = 0
        tracks.odds[:] = 0.0
        tracks.segments[:] = 1
        tracks.places[:, :width] = samples.places[chosen]
        tracks.intensities[:, :width] = samples.intensities[chosen]
        speeds = motion.top_speed * random.uniform(-1.0, 1.0, tracks.places.shape)
        stands = random.random(tracks.places.shape) < motion.stands
        tracks.velocities[:, :, 0] = np.where(stands, 0.0, speeds)
        self.effective = 1.0

    def predicted(self, readings: RoundReadings) -> FloatArray:
        """Return what each particle expects of a round's readings, whitened, shape (particles, d)."""
        predicted = np.empty((self.size, readings.target.size))
        scratch = np.empty((1, readings.target.size))
        predict.call(self._tracks, readings.number, readings.nodes, predicted, scratch)
        return predicted

    def extend(self, readings: RoundReadings, gap: int, rules: Rules) -> None:
        """Extend them to a round, ``gap`` rounds after the one before, and resample."""
        extend.call(
            self._tracks,
            rules,
            readings.nodes,
            readings.target,
            _ARRIVAL_CELLS,
            gap,
            np.empty((3, readings.target.size)),
            np.empty(1 + MOST_TRACKS + _ARRIVAL_CELLS),
            self._log_weights,
            self._streams,
        )
        self._resample()

    def move(self, rounds: list[RoundReadings], moves: int, rules: Rules) -> FloatArray:
        """Try moves on each of them; return half the squared residual of the newest round for each."""
        window, energies = window_of(rounds), np.zeros(self.size)
        workspace = Workspace.for_window(MOST_TRACKS, window.targets)
        run_moves.call(
            *(self._tracks, self._trials, window, rules, self._log_counts, workspace, moves, energies),
            self._streams,
        )
        return energies

    def forget_before(self, number: int, rules: Rules) -> None:
        """Cut off what was before a round."""
        forget_before.call(self._tracks, rules, number)

    def samples(self, number: int) -> Samples:
        """Return where people are in a round; the chains are the islands."""
        shape = self.size, MOST_TRACKS
        counts, places, intensities = np.zeros(self.size, np.int64), np.zeros(shape), np.zeros(shape)
        gather_places.call(self._tracks, number, counts, places, intensities)
        apart = ISLANDS, -1, MOST_TRACKS
        return gather(counts.reshape(ISLANDS, -1), places.reshape(apart), intensities.reshape(apart))

    def places(self, rounds: Int64Array) -> FloatArray:
        """Return the place of each track in some rounds, NaN where it is not there, (w, particles, slots)."""
        places = np.empty((rounds.size, self.size, MOST_TRACKS))
        fill_places.call(self._tracks, rounds, places)
        return places

    def _resample(self) -> None:
        """Draw particles by their weights, within each island (systematic resampling)."""
        size = self.size // ISLANDS
        chosen, effective = np.empty(self.size, np.int64), []
        for island in range(ISLANDS):
            part = slice(island * size, (island + 1) * size)
            weights = np.exp(self._log_weights[part] - self._log_weights[part].max())
            weights /= weights.sum()
            effective.append(1.0 / (size * float(np.square(weights).sum())))
            marks = (np.arange(size) + self._uniform(part.start)) / size
            found = np.searchsorted(np.cumsum(weights), marks)
            chosen[part] = part.start + np.minimum(found, size - 1)
        self._tracks.take(chosen)
        self._log_weights[:] = 0.0
        self.effective = min(effective)

    def _uniform(self, p: int) -> float:
        """Return the next random number of a particle's stream."""
        with np.errstate(over="ignore"):
            self._streams[p] = skip(self._streams[p], 1)
            return float(number_of(self._streams[p], 0))
