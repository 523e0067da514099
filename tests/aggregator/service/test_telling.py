"""Telling nodes what is stored."""

from __future__ import annotations

import pytest

from heatcloak_aggregator.service.stored_notifier import TELL_AFTER, TELL_AT, StoredTeller
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire import Stored, decode_stored

A, B = ("n01", "aa" * 16), ("n02", "bb" * 16)


@pytest.fixture
def teller() -> StoredTeller:
    """One that has nothing to tell."""
    return StoredTeller()


def told(teller: StoredTeller, now: float, *, everything: bool = False) -> dict[str, Stored]:
    publications = teller.due(now, everything=everything)
    assert all(publication.retain for publication in publications)
    return {each.topic: decode_stored(each.payload) for each in publications}


def test_several_readings_are_told_of_together(teller: StoredTeller) -> None:
    """After two seconds, and only the highest number."""
    for number in range(5):
        teller.note("hall", A, number, 10.0 + number / 10)
    assert told(teller, 10.0 + TELL_AFTER - 0.01) == {}
    assert told(teller, 10.0 + TELL_AFTER) == {node_topic("hall", "n01", "stored"): Stored(A[1], 4)}
    assert told(teller, 100.0) == {}, "once"


def test_a_node_that_sends_much_hears_at_once(teller: StoredTeller) -> None:
    """It sends no more than a window ahead of what it knows to be stored."""
    teller.note("hall", A, 48, 10.0, TELL_AT - 1)
    assert told(teller, 10.0) == {}
    teller.note("hall", A, 49, 10.0)
    assert list(told(teller, 10.0).values()) == [Stored(A[1], 49)]


def test_a_node_that_sends_again_hears_at_once(teller: StoredTeller) -> None:
    """It has not heard what it was told."""
    teller.note("hall", A, 3, 10.0, at_once=True)
    teller.note("hall", B, 3, 10.0)
    assert list(told(teller, 10.0).values()) == [Stored(A[1], 3)]


def test_nothing_is_told_where_nothing_is_stored_from_the_start(teller: StoredTeller) -> None:
    """A watermark of -1 is no news."""
    teller.note("hall", A, -1, 10.0, at_once=True)
    assert told(teller, 100.0, everything=True) == {}


def test_at_the_end_everybody_is_told(teller: StoredTeller) -> None:
    """A service that stops leaves nobody waiting; zones are told apart."""
    teller.note("hall", A, 3, 10.0)
    teller.note("loft", A, 4, 10.0)
    assert told(teller, 10.0, everything=True) == {
        node_topic("hall", "n01", "stored"): Stored(A[1], 3),
        node_topic("loft", "n01", "stored"): Stored(A[1], 4),
    }
