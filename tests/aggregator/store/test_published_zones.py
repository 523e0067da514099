"""Published zones in both kinds of database."""

from __future__ import annotations

import threading
from dataclasses import replace
from typing import Any

import pytest

from heatcloak_aggregator.store import PublishedChanges, PublishedZone, Store
from heatcloak_shared.errors import StoreError


def published(zone: str, rev: str = "1" * 16, content: str = "format = 1\n# Büro\n") -> PublishedZone:
    return PublishedZone(zone, rev, content, 1763690000.25)


def test_published_zones_are_read_as_they_were_written(store: Store) -> None:
    zones = [published("hall", content="# " + "ä" * 500_000), published("attic"), published("cellar")]
    assert store.publish_zones(zones) == PublishedChanges(["attic", "cellar", "hall"], [], [])
    assert store.published_zones() == [zones[1], zones[2], zones[0]]
    assert store.published_zones(["hall", "attic", "unknown"]) == [zones[1], zones[0]]
    assert store.published_zones([]) == []
    assert store.published_revisions() == dict.fromkeys(("attic", "cellar", "hall"), "1" * 16)


def test_publishing_again_replaces_zones_of_another_revision(store: Store) -> None:
    store.publish_zones([published("attic"), published("hall")])
    later = [
        replace(published("attic", content="another layout"), published=2e9),
        published("hall", "2" * 16, "new"),
        published("porch"),
    ]
    assert store.publish_zones(later) == PublishedChanges(["porch"], ["hall"], ["attic"])
    assert store.published_zones() == [published("attic"), *later[1:]]
    assert store.publish_zones([]) == PublishedChanges([], [], [])


def test_removed_zones_are_no_longer_published(store: Store) -> None:
    store.publish_zones([published(f"z{number:04d}") for number in range(1200)])
    names = [f"z{number:04d}" for number in range(2, 1200)]
    assert store.unpublish_zones([*reversed(names), "unknown", "z0002"]) == names
    assert store.unpublish_zones(names) == []
    assert list(store.published_revisions()) == ["z0000", "z0001"]
    assert store.publish_zones([published("z0002", "2" * 16)]).added == ["z0002"]


def test_all_zones_are_published_or_none(store: Store) -> None:
    store.publish_zones([published("hall")])
    nothing: Any = None
    with pytest.raises(StoreError):
        store.publish_zones(
            [published("attic"), published("hall", "2" * 16), published("z", content=nothing)]
        )
    assert store.published_zones() == [published("hall")]


def test_two_programs_publish_the_same_zones_at_once(store: Store) -> None:
    """Each in another order; the zones of one of them remain, not a mixture."""
    names = [f"z{number:03d}" for number in range(300)]
    failures: list[Exception] = []

    def publish(rev: str, order: list[str]) -> None:
        try:
            for number in range(5):
                store.publish_zones([published(name, f"{rev}{number}") for name in order])
        except StoreError as error:
            failures.append(error)

    threads = [
        threading.Thread(target=publish, args=args) for args in (("a", names), ("b", list(reversed(names))))
    ]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert failures == []
    assert set(store.published_revisions().values()) in ({"a4"}, {"b4"})
