"""The public dashboard of a real service: restarts of everything around it, and what it never shows."""

from __future__ import annotations

import re
import time
from base64 import b64encode
from collections.abc import Iterator
from contextlib import AbstractContextManager, suppress
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest

from heatcloak_aggregator.dashboard.catalogue import number
from heatcloak_aggregator.store import Store
from heatcloak_aggregator.trusted import derive_node_key
from heatcloak_lab.fleet import Fleet
from heatcloak_node import Seed, quantise
from heatcloak_shared.keyfile import NodeKey
from heatcloak_shared.ratchet import Epochs
from heatcloak_shared.scenario import load_scenario
from heatcloak_shared.wire import Reading
from heatcloak_shared.zone import Zone, load_zone
from support.fleet_clock import released_in_time
from support.service import Service
from support.waiting import wait_until

LIVE = {"X-Heatcloak-Live": "1"}
PAGE = "/dashboard/zones/hall"


class Visitor:
    """A logged-in page that follows a zone, and keeps everything that the server sent.

    Attributes:
        traffic: headers and body of every answer.
        failures: how often the server did not answer.
    """

    def __init__(self, folder: Path, port: int) -> None:
        self.traffic: list[str] = []
        self.failures = 0
        self._client = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=10, trust_env=False)
        token = (folder / "heatcloak.token").read_text(encoding="ascii").strip()
        self.get("/dashboard/login")
        assert self._client.post("/dashboard/login", data={"token": token}).status_code == 303

    def get(self, path: str, **headers: str) -> str:
        """Return the body of an answer; empty if there was none."""
        try:
            answer = self._client.get(path, headers=headers)
        except httpx.TransportError:
            self.failures += 1
            return ""
        assert answer.status_code in (200, 304), (path, answer.status_code)
        self.traffic.append(f"{dict(answer.headers)}\n{answer.text}")
        return answer.text

    def rounds(self) -> list[int]:
        """Return the rounds that the page shows now."""
        found = re.search(r'data-rounds="([\d ]*)"', self.get(f"{PAGE}/live", **LIVE))
        return [] if found is None else [int(each) for each in found[1].split()]

    def text(self) -> str:
        """Return the page as it is now, without entities."""
        return unescape(self.get(f"{PAGE}/live", **LIVE))

    def close(self) -> None:
        """Close the connection."""
        self._client.close()


@pytest.fixture
def service(hall: Path, mosquitto: Any) -> Iterator[Service]:
    """Return an aggregator with a dashboard, which is restarted whenever it ends."""
    arguments = ["--zone", str(hall / "hall.toml"), "--broker", f"127.0.0.1:{mosquitto.port}"]
    arguments += ["--store", f"sqlite:///{hall}/s.db", "--http-token-file", str(hall / "heatcloak.token")]
    running = Service(hall, [*arguments, "--dashboard"])
    running.start()
    yield running
    running.end()


@pytest.fixture
def visitor(hall: Path, service: Service) -> Iterator[Visitor]:
    """Return a page that follows the hall."""
    page = Visitor(hall, service.port)
    yield page
    page.close()


def nodes(
    zone: Zone, folder: Path, broker: Any, seeds: dict[str, Seed] | None = None
) -> AbstractContextManager[None]:
    """Return a context in which the nodes of a zone run in the folder's world, in time with its schedule."""
    scenario = load_scenario(folder / "world.toml", zone.domain)
    return released_in_time(Fleet(zone, broker.address, scenario, folder / "ledgers", seeds), zone.schedule)


def test_pages_survive_restarts_of_broker_and_service_without_a_new_login(
    hall: Path, mosquitto: Any, service: Service, visitor: Visitor
) -> None:
    zone = load_zone(hall / "hall.toml")
    seen: set[int] = set()

    def watch(least: int) -> None:
        def enough() -> bool:
            shown = visitor.rounds()
            assert shown == sorted(set(shown))
            seen.update(shown)
            return len(shown) >= least

        wait_until(enough, 120, interval=0.1)

    with nodes(zone, hall, mosquitto):
        watch(10)
        mosquitto.kill()
        wait_until(lambda: "no connection to the MQTT broker" in visitor.text(), 60, interval=0.1)
        mosquitto.start()
        wait_until(lambda: "no connection to the MQTT broker" not in visitor.text(), 60, interval=0.1)
        watch(20)
        service.kill()
        wait_until(lambda: not visitor.rounds() and visitor.failures > 0, 60)
        service.wait_until_ready(60)
        watch(30)
    # Rounds that were estimated out of order, after the outage, are shown too.
    store = Store(f"sqlite:///{hall}/s.db")
    stored = [each.message.round for each in store.estimates("hall", zone.rev, limit=120)]
    store.close()
    wait_until(lambda: set(stored) <= set(visitor.rounds()), 60, interval=0.1)
    assert seen <= set(stored)


def forms(key: bytes) -> list[str]:
    """Return a key in the ways in which programs write bytes."""
    return [key.hex(), key.hex().upper(), repr(key)[2:-1], b64encode(key).decode().rstrip("=")]


def test_no_key_and_no_reading_without_noise_is_ever_sent(
    hall: Path, mosquitto: Any, service: Service, visitor: Visitor
) -> None:
    zone = load_zone(hall / "hall.toml")
    root = bytes(range(100, 132))
    epochs = Epochs(zone.schedule.round_of(time.time()), 1000)
    keys = {node: derive_node_key(root, node) for node in zone.nodes}
    seeds = {node: Seed(NodeKey(zone.name, node, 0, 0, key, epochs)) for node, key in keys.items()}
    tables: dict[int, dict[str, str]] = {}
    with nodes(zone, hall, mosquitto, seeds):
        for _ in range(15):
            wait_until(lambda: len(visitor.rounds()) > len(tables), 60, interval=0.05)
            newest = visitor.rounds()[-1]
            page = visitor.get(f"{PAGE}/rounds/{newest}")
            rows = re.findall(
                r'<th scope="row">(n\d+)</th><td class="figure">[^<]*</td><td class="figure">([^<]*)<', page
            )
            tables[newest] = dict(rows)
        for path in ("/dashboard/", PAGE, f"{PAGE}/nodes", f"{PAGE}/tradeoff?epsilon=1"):
            visitor.get(path)
    with suppress(httpx.TransportError):
        visitor.get("/dashboard/static/dashboard.js")
    traffic = "\n".join(visitor.traffic)
    assert len(visitor.traffic) > 30
    for key in (root, *keys.values()):
        assert not any(form in traffic for form in forms(key))
    assert "mac" not in re.findall(r"\b[a-z]+\b", traffic)

    store = Store(f"sqlite:///{hall}/s.db")
    cloaked = {
        (each.reading.round, each.reading.node): each.reading.value
        for each in store.stream("hall")
        if isinstance(each.reading, Reading)
    }
    store.close()
    world = load_scenario(hall / "world.toml", zone.domain)
    differing = 0
    for at, table in tables.items():
        assert set(table) <= set(zone.nodes)
        for node, shown in table.items():
            clean = zone.domain.sensor_model(zone.places[node])(world, at)
            assert unescape(shown) == number(cloaked[at, node])
            assert repr(clean) not in traffic
            ticks = quantise(clean, zone.noise.step)
            differing += unescape(shown) != number(ticks * zone.noise.step)
    # What is shown is not what was measured, but for chance.
    assert differing > 0.9 * sum(map(len, tables.values())) > 0
