"""Tracks of the particles: their arrays, and the places of a track as numbers that compiled code works on.

A track is a person in one particle: a first round, the first round after the last one, an intensity, the
unfolded place in the first round, and segments with a constant velocity. Unfolded places are not reflected at
the ends of the corridor, so that a segment is a straight line.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.native import kernel, native
from heatcloak_aggregator.recovery.posterior.interval.table import column

Streams = npt.NDArray[np.uint64]

MOST_TRACKS = 12
"""Tracks of a particle at most."""
MOST_SEGMENTS = 16
"""Segments of a track at most."""
ALIVE = 1 << 52
"""The end of a track that has not ended."""


class Tracks(NamedTuple):
    """The tracks of all particles. In each particle, the first ``counts`` slots are used.

    Attributes:
        counts: number of tracks, shape (particles,).
        births: the first round, shape (particles, slots).
        ends: the first round after the last one, or `ALIVE`.
        carried: 1 if the track was there before the window, else 0; then ``births`` is its first round.
        segments: number of segments.
        starts: the first round of each segment, shape (particles, slots, segments).
        places: unfolded place in the round ``births``, within [0, 1].
        intensities: in units of one person.
        odds: log odds that the person is restless, from the rounds before the window; 0 without such rounds.
        velocities: of each segment, in corridor lengths per round; 0 for standing.
    """

    counts: Int64Array
    births: Int64Array
    ends: Int64Array
    carried: Int64Array
    segments: Int64Array
    starts: Int64Array
    places: FloatArray
    intensities: FloatArray
    odds: FloatArray
    velocities: FloatArray

    @classmethod
    def empty(cls, particles: int, slots: int = MOST_TRACKS) -> Tracks:
        """Return arrays for particles without tracks."""
        one, each = (particles, slots), (particles, slots, MOST_SEGMENTS)
        return cls(
            counts=np.zeros(particles, np.int64),
            births=np.zeros(one, np.int64),
            ends=np.zeros(one, np.int64),
            carried=np.zeros(one, np.int64),
            segments=np.zeros(one, np.int64),
            starts=np.zeros(each, np.int64),
            places=np.zeros(one),
            intensities=np.zeros(one),
            odds=np.zeros(one),
            velocities=np.zeros(each),
        )

    def compact(self) -> dict[str, np.ndarray[Any, Any]]:
        """Return the used slots and segments of all arrays by name, with zeros where a particle has fewer."""
        slots = np.arange(max(int(self.counts.max(initial=0)), 1))
        used = slots < self.counts[:, None]
        counts = np.where(used, self.segments[:, : slots.size], 0)
        segments = np.arange(max(int(counts.max()), 1)) < counts[:, :, None]
        return {"counts": self.counts.copy()} | {
            name: np.where(used, array[:, : slots.size], 0)
            if array.ndim == 2
            else np.where(segments, array[:, : slots.size, : segments.shape[2]], 0)
            for name, array in zip(self._fields[1:], self[1:], strict=True)
        }

    def expand(self, arrays: dict[str, np.ndarray[Any, Any]]) -> None:
        """Fill the used slots from `compact`.

        Raises:
            KeyError, ValueError: an array is missing, or is not one that compiled code can work on.
        """
        slots, segments = arrays["starts"].shape[1:]
        for name, array in self._asdict().items():
            given, target = arrays[name], array[(slice(None), slice(slots), slice(segments))[: array.ndim]]
            if given.shape != target.shape or given.dtype != array.dtype or not np.isfinite(given).all():
                raise ValueError(name)
            target[:] = given
        used = np.arange(self.births.shape[1]) < self.counts[:, None]
        fits = (self.segments >= 1) & (self.segments <= segments) & (self.ends > self.births)
        if self.counts.min() < 0 or self.counts.max() > self.births.shape[1] or not fits[used].all():
            raise ValueError("tracks")

    def take(self, chosen: Int64Array) -> None:
        """Replace every particle by a copy of the one that ``chosen`` names, shape (particles,)."""
        for array in self:
            array[:] = array[chosen]


TRACKS = (
    "Tracks(counts[{p}]:i8 births[{p},{k}]:i8 ends[{p},{k}]:i8 carried[{p},{k}]:i8 segments[{p},{k}]:i8 "
    "starts[{p},{k},s]:i8 places[{p},{k}] intensities[{p},{k}] odds[{p},{k}] velocities[{p},{k},s])"
)
"""The signature of `Tracks` with ``p`` particles and ``k`` slots."""


@kernel
def fold(unfolded: float) -> float:
    """Return the place in [0, 1] of an unfolded place."""
    rest = unfolded - 2.0 * math.floor(0.5 * unfolded)
    return min(rest, 2.0 - rest)


@kernel
def unfolded_at(tracks: Tracks, p: int, k: int, number: int) -> float:
    """Return the unfolded place of a track in a round of its life."""
    place, segment, here = tracks.places[p, k], 0, tracks.births[p, k]
    while segment + 1 < tracks.segments[p, k] and number > tracks.starts[p, k, segment + 1]:
        place += tracks.velocities[p, k, segment] * (tracks.starts[p, k, segment + 1] - here)
        here = tracks.starts[p, k, segment + 1]
        segment += 1
    return float(place + tracks.velocities[p, k, segment] * (number - here))


@kernel
def is_present(tracks: Tracks, p: int, k: int, number: int) -> bool:
    """Return whether a track is there in a round."""
    return bool(tracks.births[p, k] <= number < tracks.ends[p, k])


@kernel
def copy_track(source: Tracks, p: int, k: int, target: Tracks, q: int, m: int) -> None:
    """Copy track k of particle p to slot m of particle q."""
    target.births[q, m] = source.births[p, k]
    target.ends[q, m] = source.ends[p, k]
    target.carried[q, m] = source.carried[p, k]
    target.segments[q, m] = source.segments[p, k]
    target.places[q, m] = source.places[p, k]
    target.intensities[q, m] = source.intensities[p, k]
    target.odds[q, m] = source.odds[p, k]
    for segment in range(source.segments[p, k]):
        target.starts[q, m, segment] = source.starts[p, k, segment]
        target.velocities[q, m, segment] = source.velocities[p, k, segment]


class Window(NamedTuple):
    """The readings that are used: whitened, in few coordinates; see `readings.Window`.

    Attributes:
        rounds: their rounds, ascending, shape (w,).
        kinds: which of the tables belongs to each, shape (w,).
        nodes: tables of the readings of a person at any place, shape (tables, cells + 1, 2, d); see
            `posterior.interval.states.Columns`.
        targets: the readings, shape (w, d).
    """

    rounds: Int64Array
    kinds: Int64Array
    nodes: FloatArray
    targets: FloatArray


WINDOW = "Window(rounds[w]:i8 kinds[w]:i8 nodes[tables,nodes,two,d] targets[w,d])"


@kernel
def fill_columns(tracks: Tracks, p: int, k: int, window: Window, columns: FloatArray) -> None:
    """Write what a track adds to the readings of each round, shape (w, d)."""
    segment, here, place = 0, tracks.births[p, k], tracks.places[p, k]
    for w in range(window.rounds.size):
        number = window.rounds[w]
        if not is_present(tracks, p, k, number):
            for d in range(columns.shape[1]):
                columns[w, d] = 0.0
            continue
        while segment + 1 < tracks.segments[p, k] and number > tracks.starts[p, k, segment + 1]:
            place += tracks.velocities[p, k, segment] * (tracks.starts[p, k, segment + 1] - here)
            here = tracks.starts[p, k, segment + 1]
            segment += 1
        place += tracks.velocities[p, k, segment] * (number - here)
        here = number
        column(window.nodes[window.kinds[w]], fold(place), tracks.intensities[p, k], columns, w)


@native(
    f"tracks={TRACKS.format(p='particles', k='slots')} number:i8 "
    "counts[particles]:i8 places[particles,slots] intensities[particles,slots]"
)
def gather_places(
    tracks: Tracks, number: int, counts: Int64Array, places: FloatArray, intensities: FloatArray
) -> None:
    """Write number, places and intensities of the people of every particle in a round."""
    for p in range(counts.size):
        found = 0
        for k in range(tracks.counts[p]):
            if is_present(tracks, p, k, number):
                places[p, found] = fold(unfolded_at(tracks, p, k, number))
                intensities[p, found] = tracks.intensities[p, k]
                found += 1
        counts[p] = found


@native(f"tracks={TRACKS.format(p='particles', k='slots')} rounds[w]:i8 places[w,particles,slots]")
def fill_places(tracks: Tracks, rounds: Int64Array, places: FloatArray) -> None:
    """Write the place of every track in several rounds, NaN where it is not there."""
    for w in range(rounds.size):
        for p in range(tracks.counts.size):
            for k in range(places.shape[2]):
                places[w, p, k] = math.nan
                if k < tracks.counts[p] and is_present(tracks, p, k, rounds[w]):
                    places[w, p, k] = fold(unfolded_at(tracks, p, k, rounds[w]))


@native(
    f"tracks={TRACKS.format(p='particles', k='slots')} number:i8 nodes[nodes,two,d] predicted[particles,d] "
    "scratch[one,d]"
)
def predict(
    tracks: Tracks, number: int, nodes: FloatArray, predicted: FloatArray, scratch: FloatArray
) -> None:
    """Write the whitened readings of a round that each particle expects if everybody goes on as before."""
    for p in range(tracks.counts.size):
        for d in range(predicted.shape[1]):
            predicted[p, d] = 0.0
        for k in range(tracks.counts[p]):
            if is_present(tracks, p, k, number):
                column(nodes, fold(unfolded_at(tracks, p, k, number)), tracks.intensities[p, k], scratch, 0)
                for d in range(predicted.shape[1]):
                    predicted[p, d] += scratch[0, d]
