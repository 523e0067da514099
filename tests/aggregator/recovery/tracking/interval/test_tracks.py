"""Tracks: places of a life, and the beginning of the window."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.recovery.tracking.interval.extension import forget_before
from heatcloak_aggregator.recovery.tracking.interval.track_prior import Rules, turn_rate
from heatcloak_aggregator.recovery.tracking.interval.tracks import (
    ALIVE,
    MOST_SEGMENTS,
    Tracks,
    gather_places,
)
from heatcloak_aggregator.recovery.tracking.motion import folded

RULES = Rules(0.5, 0.5, 0.1, 0.3, 0.11, 0.05, 0.02, 1.0, 1.0, 0, 0, 24)

velocities = st.one_of(st.just(0.0), st.floats(-0.5, 0.5))


@st.composite
def one_track(draw: st.DrawFn) -> Tracks:
    """Return a particle with one track that is there from round 0 to 19 at least, and turns anywhere."""
    tracks = Tracks.empty(1)
    turns = draw(st.lists(st.integers(1, 19), max_size=MOST_SEGMENTS - 1, unique=True))
    starts = [0, *sorted(turns)]
    tracks.counts[0] = 1
    tracks.ends[0, 0] = draw(st.sampled_from([ALIVE, 20, 25]))
    tracks.segments[0, 0] = len(starts)
    tracks.starts[0, 0, : len(starts)] = starts
    tracks.velocities[0, 0, : len(starts)] = draw(
        st.lists(velocities, min_size=len(starts), max_size=len(starts))
    )
    tracks.places[0, 0] = draw(st.floats(0.0, 1.0))
    tracks.intensities[0, 0] = 0.75
    return tracks


def place_of(tracks: Tracks, number: int) -> float | None:
    counts, shape = np.zeros(1, np.int64), tracks.births.shape
    places, intensities = np.zeros(shape), np.zeros(shape)
    gather_places.call(tracks, number, counts, places, intensities)
    assert intensities[0, : counts[0]].tolist() == [0.75] * counts[0]
    return float(places[0, 0]) if counts[0] else None


@given(one_track())
def test_a_place_is_the_sum_of_velocities_reflected_at_the_ends(tracks: Tracks) -> None:
    starts = tracks.starts[0, 0, : tracks.segments[0, 0]]
    place = tracks.places[0, 0]
    for number in range(20):
        assert place_of(tracks, number) == pytest.approx(float(folded(np.array(place))), abs=1e-9)
        # The velocity of a segment moves a person from its first round on.
        place += tracks.velocities[0, 0, np.searchsorted(starts, number, side="right") - 1]
    assert place_of(tracks, -1) is None
    assert (place_of(tracks, 25) is None) == (tracks.ends[0, 0] != ALIVE)


@given(one_track(), st.integers(0, 19))
def test_cutting_off_the_past_changes_no_later_place(tracks: Tracks, low: int) -> None:
    before = [place_of(tracks, number) for number in range(low, 24)]
    rate = turn_rate(tracks, 0, 0, 24, RULES)
    forget_before.call(tracks, RULES, low)
    assert [place_of(tracks, number) for number in range(low, 24)] == pytest.approx(before, abs=1e-9)
    assert turn_rate(tracks, 0, 0, 24, RULES) == pytest.approx(rate)
    assert tracks.births[0, 0] == low
    assert tracks.starts[0, 0, 0] == low
    assert tracks.carried[0, 0] == (1 if low > 0 else 0)
    assert 0.0 <= tracks.places[0, 0] <= 1.0


def test_tracks_that_ended_before_the_window_are_dropped() -> None:
    tracks = Tracks.empty(1)
    tracks.counts[0] = 3
    tracks.segments[0, :3] = 1
    tracks.ends[0, :3] = [5, 6, ALIVE]
    tracks.places[0, :3] = [0.1, 0.2, 0.3]
    tracks.intensities[0, :3] = 0.75
    forget_before.call(tracks, RULES, 5)
    assert tracks.counts[0] == 2
    assert tracks.places[0, :2].tolist() == [0.2, 0.3]
    assert tracks.ends[0, :2].tolist() == [6, ALIVE]
