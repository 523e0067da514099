"""Identities on a graph: slots are given to the nearest person, and people keep their numbers."""

from __future__ import annotations

import numpy as np
import pytest

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.recovery.tracking.vertices.identities import (
    KnownPerson,
    assign,
    stays,
    track_of,
    tracks_at,
)

N = 20
ROUNDS = np.arange(3)


def on_a_line(vertices: Int64Array) -> FloatArray:
    return np.asarray(np.abs(np.arange(N) - vertices[:, None]), np.float64)


def standing(*places: list[int]) -> Int64Array:
    """Return particles whose slots stand at the given places for three rounds."""
    return np.repeat(np.array(places)[:, :, None], 3, axis=2)


def test_people_are_the_same_whatever_their_slots() -> None:
    vertices = standing([2, 15], [14, 3], [2, 16], [15, 2])
    found = assign((), 1, ROUNDS, vertices, on_a_line, N, 8.0)
    low, high = found.owners[0]
    assert {low, high} == {1, 2}
    assert found.owners.tolist() == [[low, high], [high, low], [low, high], [high, low]]
    assert found.next == 3
    again = assign(found.people, found.next, ROUNDS, vertices[::-1], on_a_line, N, 8.0)
    assert again.owners.tolist() == found.owners[::-1].tolist()
    first, second = tracks_at(again, 2, 2, vertices[::-1], N)
    assert {first.identity, second.identity} == {1, 2}
    assert {first.vertices, second.vertices} == {(2, 3), (14, 15, 16)}
    assert (first.probability, first.since) == (1.0, 0)


def test_a_slot_exactly_at_the_limit_ends_the_search() -> None:
    way = tuple((number, 0) for number in range(3))
    people = (KnownPerson(1, 0, way), KnownPerson(2, 0, tuple((number, 19) for number in range(3))))
    found = assign(people, 3, ROUNDS, standing([0, 7], [0, 7]), on_a_line, N, 16.0)
    assert found.owners.tolist() == [[1, 2], [1, 2]]
    far = assign(people, 3, ROUNDS, standing([0, 6], [0, 6]), on_a_line, N, 16.0)
    assert far.owners.tolist() == [[1, 3], [1, 3]]


def test_people_who_left_or_are_in_few_particles_have_no_track() -> None:
    vertices = standing([4, N], [4, N], [4, 12], [N, N])
    vertices[0, 0, 1] = N
    found = assign((), 1, ROUNDS, vertices, on_a_line, N, 8.0)
    (track,) = tracks_at(found, 2, 2, vertices, N)
    assert track.probability == 0.75
    # In one of three particles the person came in the last round only.
    assert track.since == 0
    assert tracks_at(found, 0, 0, vertices, N)[0].probability == 0.5


def test_the_first_round_of_a_person_may_be_before_the_window() -> None:
    people = (KnownPerson(5, -7, ((-1, 4),)),)
    found = assign(people, 6, ROUNDS, standing([4], [5]), on_a_line, N, 8.0)
    (track,) = tracks_at(found, 2, 2, standing([4], [5]), N)
    assert (track.identity, track.since) == (5, -7)


def test_a_stay_ends_at_an_absence() -> None:
    assert stays(np.array([1, N, 2, 2]), N).tolist() == [N, N, 2, 2]
    assert stays(np.array([1, 2, N]), N).tolist() == [N, N, N]


@pytest.mark.parametrize(
    ("weights", "vertices"), [([0.05, 0.0, 0.9, 0.05], (2,)), ([0.3, 0.2, 0.45, 0.05], (0, 1, 2))]
)
def test_a_track_has_the_fewest_vertices(weights: list[float], vertices: tuple[int, ...]) -> None:
    track = track_of(3, 0.6, 1, np.array(weights))
    assert (track.identity, track.probability, track.since) == (3, 0.6, 1)
    assert track.vertex == 2
    assert track.vertices == vertices
