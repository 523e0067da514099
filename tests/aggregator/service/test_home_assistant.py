"""The description of rooms for Home Assistant: `heatcloak_aggregator.service.home_assistant`."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import aiomqtt
import jinja2
import pytest

from heatcloak_aggregator.service import ZoneSettings
from heatcloak_aggregator.service.home_assistant import (
    HomeAssistantDiscovery,
    room_sensors,
)
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.wire import Estimate, Pooled, encode_estimate
from heatcloak_shared.zone import Zone
from support.dashboard_zones import floor
from support.home_assistant import check_discovery
from support.mosquitto import retained_message
from support.waiting import wait_until_async
from support.zones import with_domain

UNKNOWN = "None"
"""The payload of a state that is unknown."""
PREFIX = "ha/test"


@pytest.fixture(scope="module")
def flat() -> Zone:
    """Return a zone of three rooms with rounds of a minute."""
    return replace(cast("Zone", floor().zone), schedule=Schedule(60.0, 1, 20, 20))


@pytest.fixture(scope="module")
def payload(flat: Zone) -> dict[str, Any]:
    """Return the zone's description."""
    found = json.loads(room_sensors(flat, PREFIX).payload)
    assert isinstance(found, dict)
    return found


def estimate(zone: Zone, **changes: Any) -> Estimate:
    """Return an estimate of the last round, in which somebody is in the bedroom."""
    number = zone.schedule.round_of(time.time()) - 1
    whole = Estimate(
        *(zone.name, zone.rev, number, "posterior", "converged", ((3, 0.9),), ()),
        communities=((1, 1.0),),
        holding=((1, 0.9384), (0, 0.25)),
    )
    return replace(whole, **changes)


def shown(payload: dict[str, Any], room: str, message: Estimate) -> str:
    """Return the state of a room's sensor that Home Assistant makes of an estimate."""
    environment = jinja2.Environment(autoescape=False)  # noqa: S701  no page
    environment.globals |= {"now": time.time, "as_timestamp": lambda moment: moment}
    template = payload["components"][room]["value_template"]
    return environment.from_string(template).render(value_json=json.loads(encode_estimate(message)))


def test_every_key_of_the_payload_is_documented_and_of_its_type(payload: dict[str, Any]) -> None:
    check_discovery(payload)


def test_a_zone_has_a_sensor_for_each_room_below_its_own_device(flat: Zone, payload: dict[str, Any]) -> None:
    publication = room_sensors(flat, PREFIX)
    assert publication.retain
    assert publication.topic == "ha/test/device/heatcloak_flat/config"
    assert payload["device"]["identifiers"] == ["heatcloak_flat"]
    rooms = payload["components"]
    assert {each["default_entity_id"] for each in rooms.values()} == {
        "sensor.heatcloak_flat_living_room",
        "sensor.heatcloak_flat_bedroom",
        "sensor.heatcloak_flat_bath",
    }
    assert [each["name"] for each in rooms.values()] == ["living-room", "bedroom", "bath"]
    assert {each["state_topic"] for each in rooms.values()} == {"heatcloak/v1/flat/estimate"}
    assert {each["unit_of_measurement"] for each in rooms.values()} == {"%"}


def test_a_room_shows_the_probability_of_the_retained_estimate(flat: Zone, payload: dict[str, Any]) -> None:
    """A room that the message does not list has a probability of 0."""
    message = estimate(flat)
    assert [shown(payload, room, message) for room in ("living_room", "bedroom", "bath")] == [
        "25.0",
        "93.8",
        "0.0",
    ]


def test_the_pooled_estimate_is_shown_if_there_is_one(flat: Zone, payload: dict[str, Any]) -> None:
    pooled = Pooled(3, "converged", ((3, 0.9),), communities=((1, 1.0),), holding=((1, 0.99),))
    assert shown(payload, "bedroom", estimate(flat, pooled=pooled)) == "99.0"


def test_an_estimate_without_probabilities_is_unknown_and_not_zero(
    flat: Zone, payload: dict[str, Any]
) -> None:
    assert shown(payload, "bedroom", estimate(flat, holding=None)) == UNKNOWN
    assert shown(payload, "bedroom", estimate(flat, holding=())) == "0.0"


def test_old_estimates_and_those_of_another_revision_are_unknown(flat: Zone, payload: dict[str, Any]) -> None:
    """Home Assistant receives the retained estimate at its start, however old it is."""
    number = flat.schedule.round_of(time.time())
    last = flat.schedule.expire_after // 60
    assert shown(payload, "bedroom", estimate(flat, round=number - last)) != UNKNOWN
    assert shown(payload, "bedroom", estimate(flat, round=number - last - 2)) == UNKNOWN
    assert shown(payload, "bedroom", estimate(flat, rev="0123456789abcdef")) == UNKNOWN


def test_rooms_whose_names_look_alike_have_entities_of_their_own(flat: Zone) -> None:
    names = ("Küche", "Kuche", "部屋")
    zone = with_domain(flat, rooms=names)
    rooms = json.loads(room_sensors(zone, PREFIX).payload)["components"]
    assert list(rooms) == ["kuche", "room_2", "room_3"]
    assert [each["name"] for each in rooms.values()] == list(names)
    assert len({each["unique_id"] for each in rooms.values()}) == len(names)


def test_zones_without_rooms_are_not_described(flat: Zone, zone: Zone, mosquitto: Any) -> None:
    found = HomeAssistantDiscovery([zone, flat], mosquitto.address, PREFIX)
    assert [each.topic for each in found.publications] == ["ha/test/device/heatcloak_flat/config"]


@pytest.mark.parametrize("prefix", ["", "a//b", "home/+", "home assistant", "#", "$SYS", "a/"])
def test_a_prefix_that_is_no_topic_is_refused(harness: Any, zone: Zone, prefix: str) -> None:
    with pytest.raises(ConfigError, match="not a topic"):
        harness.new_service(ZoneSettings(zone), home_assistant=prefix)


def test_an_aggregator_describes_rooms_when_it_starts_and_after_home_assistant_starts(
    harness: Any, flat: Zone
) -> None:
    wanted = room_sensors(flat, PREFIX)

    async def work() -> None:
        address = harness.mosquitto.address
        async with aiomqtt.Client(address.host, address.port, protocol=aiomqtt.ProtocolVersion.V5) as client:
            await client.subscribe(f"{PREFIX}/device/#", 1)

            async def described(seconds: float = 30.0) -> bytes:
                async with asyncio.timeout(seconds):
                    return bytes((await anext(client.messages)).payload)

            async with harness.serving(flat, home_assistant=PREFIX):
                assert await described() == wanted.payload
                await client.publish(f"{PREFIX}/status", "offline", 1)
                await client.publish(f"{PREFIX}/status", "online", 1)
                assert await described() == wanted.payload
                with pytest.raises(TimeoutError):
                    await described(0.5)

    harness.run(work())
    assert retained_message(harness.mosquitto.port, wanted.topic) == wanted.payload


def test_an_aggregator_without_rooms_says_so_and_serves(
    harness: Any, zone: Zone, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with harness.serving(zone, home_assistant=PREFIX) as service:
            assert service.health().is_ready

    harness.run(work())
    assert "no zone has rooms" in caplog.text


def test_a_broker_that_denies_the_description_is_logged_once(
    start_mosquitto: Any, flat: Zone, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    rights = tmp_path / "acl"
    rights.write_text(f"topic read {PREFIX}/status\ntopic write {PREFIX}/status\n", encoding="ascii")
    broker = start_mosquitto(f"acl_file {rights}\n")
    discovery = HomeAssistantDiscovery([flat], broker.address, PREFIX)

    async def work() -> None:
        running = asyncio.create_task(discovery.run())
        await wait_until_async(lambda: "the broker denies" in caplog.text)
        async with aiomqtt.Client(broker.address.host, broker.address.port) as client:
            await client.publish(f"{PREFIX}/status", "online", 1)
            await asyncio.sleep(0.5)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    asyncio.run(work())
    assert caplog.text.count("the broker denies") == 1
    assert "provision with --home-assistant" in caplog.text
