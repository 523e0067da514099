"""Subscriptions of a service whose zones change, at brokers that refuse some."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from heatcloak_aggregator.mqtt import client, reconnect
from heatcloak_aggregator.mqtt.client import Client, SubscriptionRefusedError
from heatcloak_aggregator.service import ZoneSettings, ZoneState, subscriptions
from heatcloak_aggregator.service.subscriptions import Subscriptions
from heatcloak_aggregator.store import BootKey, StoredSequences
from heatcloak_shared.zone import Zone
from support.waiting import wait_until_async


async def load_nothing(_: object) -> dict[BootKey, StoredSequences]:
    """Load no sequences."""
    return {}


def states_of(zone: Zone, *names: str) -> dict[str, ZoneState]:
    zones = [replace(zone, name=name) for name in names]
    return {each.name: ZoneState(ZoneSettings(each), load_nothing) for each in zones}


def test_a_broker_that_refuses_one_zone_serves_the_others(
    harness: Any,
    zone: Zone,
    make_reading: Any,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    subscribe = client.subscribe

    async def refuse_loft(to: Client, topics: Sequence[str]) -> None:
        await subscribe(to, [topic for topic in topics if "/loft/" not in topic])
        raise SubscriptionRefusedError([topic for topic in topics if "/loft/" in topic])

    monkeypatch.setattr(reconnect, "subscribe", refuse_loft)

    async def work() -> None:
        async with harness.serving(zone, replace(zone, name="loft")):
            await harness.publish(*(make_reading(n) for n in zone.nodes))
            await harness.until(lambda: harness.estimates)

    harness.run(work())
    assert [each for each in caplog.messages if "refuses" in each] == [
        "zone loft: the broker refuses its subscriptions: check its access list"
    ]


def test_a_broker_that_refuses_every_zone_is_an_error(zone: Zone) -> None:
    found = Subscriptions(states_of(zone, "hall", "loft"))
    topics = found.begin()
    found.refused(SubscriptionRefusedError(topics[:2]))
    with pytest.raises(SubscriptionRefusedError, match=f"may not subscribe to {topics[0][:10]}.*and 3 more"):
        found.refused(SubscriptionRefusedError(topics))


def test_only_topics_that_change_are_changed(zone: Zone, monkeypatch: pytest.MonkeyPatch) -> None:
    """A zone whose state is replaced is subscribed to again, which delivers the retained statuses."""
    changes: list[tuple[set[str], set[str]]] = []

    async def note(_: Client, before: Sequence[str], now: Sequence[str]) -> None:
        changes.append((set(before) - set(now), set(now) - set(before)))

    monkeypatch.setattr(subscriptions, "resubscribe", note)

    async def work() -> None:
        states = states_of(zone, "hall", "loft")
        found = Subscriptions(states)
        found.begin()
        nowhere: Any = None
        following = asyncio.create_task(found.follow(nowhere))
        states |= states_of(zone, "hall", "shed")
        del states["loft"]
        await wait_until_async(lambda: found.current.keys() == {"hall", "shed"})
        following.cancel()
        await asyncio.gather(following, return_exceptions=True)

    asyncio.run(work())
    assert changes == [
        (
            {"heatcloak/v1/loft/+/status", "heatcloak/v1/loft/+/reading"},
            {f"heatcloak/v1/{name}/+/{leaf}" for name in ("hall", "shed") for leaf in ("status", "reading")},
        )
    ]
