"""Acknowledgement of stored readings."""

from __future__ import annotations

import pytest

from heatcloak_aggregator.service.stored_notifier import NOTIFY_AFTER, NOTIFY_AT, StoredNotifier
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire import Stored, decode_stored

A, B = ("n01", "aa" * 16), ("n02", "bb" * 16)


@pytest.fixture
def notifier() -> StoredNotifier:
    """A notifier without watermarks."""
    return StoredNotifier()


def due(notifier: StoredNotifier, now: float, *, everything: bool = False) -> dict[str, Stored]:
    publications = notifier.due(now, everything=everything)
    assert all(publication.retain for publication in publications)
    return {each.topic: decode_stored(each.payload) for each in publications}


def test_several_readings_share_one_message_with_the_highest_number(notifier: StoredNotifier) -> None:
    for number in range(5):
        notifier.note("hall", A, number, 10.0 + number / 10)
    assert due(notifier, 10.0 + NOTIFY_AFTER - 0.01) == {}
    assert due(notifier, 10.0 + NOTIFY_AFTER) == {node_topic("hall", "n01", "stored"): Stored(A[1], 4)}
    assert due(notifier, 100.0) == {}


def test_many_readings_are_acknowledged_immediately(notifier: StoredNotifier) -> None:
    """A node sends only a window ahead of what it knows to be stored."""
    notifier.note("hall", A, 48, 10.0, NOTIFY_AT - 1)
    assert due(notifier, 10.0) == {}
    notifier.note("hall", A, 49, 10.0)
    assert list(due(notifier, 10.0).values()) == [Stored(A[1], 49)]


def test_a_resent_reading_is_acknowledged_immediately(notifier: StoredNotifier) -> None:
    notifier.note("hall", A, 3, 10.0, immediately=True)
    notifier.note("hall", B, 3, 10.0)
    assert list(due(notifier, 10.0).values()) == [Stored(A[1], 3)]


def test_nothing_is_acknowledged_before_the_first_number_is_stored(notifier: StoredNotifier) -> None:
    notifier.note("hall", A, -1, 10.0, immediately=True)
    assert due(notifier, 100.0, everything=True) == {}


def test_all_watermarks_are_due_at_the_end(notifier: StoredNotifier) -> None:
    notifier.note("hall", A, 3, 10.0)
    notifier.note("loft", A, 4, 10.0)
    assert due(notifier, 10.0, everything=True) == {
        node_topic("hall", "n01", "stored"): Stored(A[1], 3),
        node_topic("loft", "n01", "stored"): Stored(A[1], 4),
    }
