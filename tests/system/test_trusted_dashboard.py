"""``heatcloak trusted --dashboard``: what the command opens is shown in a browser, and recorded."""

from __future__ import annotations

import json
import re
import signal
import stat
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import paho.mqtt.publish
import pytest
from paho.mqtt.enums import MQTTProtocolVersion

from heatcloak_aggregator.dashboard.catalogue import number
from heatcloak_shared import Reading, encode_reading
from heatcloak_shared.topics import node_topic
from support.commands import Finished
from support.programs import free_port
from support.waiting import wait_until

Run = Callable[..., Finished]
Start = Callable[..., "subprocess.Popen[str]"]
Hall = Any
FILES = ("--zone", "hall.toml", "--keys", "ring.toml")
AUDIT = "trusted-audit.jsonl"
TOKENS = "trusted.token"


@contextmanager
def visitor(process: subprocess.Popen[str], hall: Path) -> Iterator[httpx.Client]:
    """Wait for a command's dashboard, and yield a client that has logged in."""
    assert process.stderr is not None
    line = process.stderr.readline()
    found = re.search(r"dashboard (http://\S+), its token is in (\S+)", line)
    assert found is not None, line
    with httpx.Client(base_url=found[1], timeout=60, trust_env=False) as client:
        token = (hall / found[2]).read_text(encoding="ascii").strip()
        assert client.post("login", data={"token": token}).status_code == 303
        yield client


def events(hall: Path, event: str) -> list[dict[str, Any]]:
    """Return the entries of a kind in the audit log."""
    lines = map(json.loads, (hall / AUDIT).read_text(encoding="ascii").splitlines())
    return [line for line in lines if line["event"] == event]


def publish(port: int, zone: Any, readings: list[Reading]) -> None:
    """Publish each reading on its node's topic."""
    paho.mqtt.publish.multiple(
        [(node_topic(zone.name, each.node, "reading"), encode_reading(each), 1, False) for each in readings],
        "127.0.0.1",
        port,
        protocol=MQTTProtocolVersion.MQTTv5,
    )


def test_recording_is_served_after_its_end(trusted_hall: Hall, hall: Path, start_heatcloak: Start) -> None:
    messages, arrived = trusted_hall.received(20)
    trusted_hall.record(messages)
    last = trusted_hall.START + 19
    process = start_heatcloak("trusted", *FILES, "--recording", "r.jsonl", "--dashboard", "0", "--json")
    with visitor(process, hall) as client:
        wait_until(lambda: "The recording has ended." in client.get("live").text)
        html = client.get("").text
        assert f'data-rounds="{" ".join(str(last - 19 + step) for step in range(20))}"' in html
        opened = [each["node"] for each in events(hall, "open") if each["round"] == last]
        assert opened
        for node in opened:
            value = trusted_hall.ticks(node, last) * trusted_hall.zone.noise.step
            assert f"Exact reading of {node}: {number(value)}<" in html
        assert client.get(f"rounds/{last - 5}").status_code == 200
        origin = str(client.base_url).removesuffix("/dashboard/")
        assert client.get(f"{origin}/metrics").status_code == 404
        assert client.get(f"{origin}/v1/zones").status_code == 404
        assert client.get(f"{origin}/").headers["location"] == "/dashboard/"
    assert stat.S_IMODE((hall / TOKENS).stat().st_mode) == 0o600
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    rounds, counts = trusted_hall.results(out)
    assert (len(rounds), counts["opened"]) == (20, arrived)
    views = [each["round"] for each in events(hall, "view")]
    assert views[-2:] == [last, last - 5]
    assert len(views) == len(set(views))
    assert len(events(hall, "login")) == len(events(hall, "end")) == 1


def test_live_rounds_appear_and_a_lost_broker_is_reported(
    near_now: Hall, hall: Path, start_mosquitto: Any, start_heatcloak: Start
) -> None:
    broker = start_mosquitto()
    address = f"127.0.0.1:{broker.port}"
    process = start_heatcloak("trusted", *FILES, "--broker", address, "--dashboard", "0", "--json")
    with visitor(process, hall) as client:
        assert "Waiting for the first round" in client.get("").text
        current = near_now.zone.schedule.round_of(time.time())
        publish(broker.port, near_now.zone, [near_now.reading(n, current, 0) for n in near_now.zone.nodes])
        wait_until(lambda: f'data-rounds="{current}"' in client.get("live").text)
        assert "Readings opened: 12 of 12." in client.get("live").text
        broker.kill()
        wait_until(lambda: "There is no connection to the MQTT broker." in client.get("live").text)
    assert [each["round"] for each in events(hall, "view")] == [current]
    process.send_signal(signal.SIGTERM)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 0, err


def test_view_that_cannot_be_recorded_ends_the_command(
    trusted_hall: Hall, hall: Path, start_heatcloak: Start
) -> None:
    trusted_hall.record(trusted_hall.received(3)[0])
    process = start_heatcloak("trusted", *FILES, "--recording", "r.jsonl", "--dashboard", "0", "--json")
    with visitor(process, hall) as client:
        wait_until(lambda: len(events(hall, "open")) > 0 and 'id="rounds"' in client.get("live").text)
        wait_until(lambda: "The recording has ended." in client.get("live").text)
        (hall / AUDIT).unlink()
        answer = client.get(f"rounds/{trusted_hall.START}")
    assert answer.status_code == 503
    assert "it was removed" in answer.text
    assert "Exact reading" not in answer.text
    out, err = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "it was removed" in err.splitlines()[-1]
    assert "Traceback" not in err
    assert trusted_hall.results(out)[1]["rounds"] == 3


def test_address_in_use_is_reported_before_anything_is_opened(
    trusted_hall: Hall, hall: Path, start_heatcloak: Start
) -> None:
    trusted_hall.record(trusted_hall.received(3)[0])
    port = str(free_port())
    options = (*FILES, "--recording", "r.jsonl", "--dashboard", port, "--json")
    first = start_heatcloak("trusted", *options)
    with visitor(first, hall):
        second = start_heatcloak("trusted", *options, "--audit-log", "other.jsonl")
        out, err = second.communicate(timeout=60)
    assert second.returncode == 1
    assert f"HTTP at 127.0.0.1:{port}" in err.splitlines()[-1]
    assert out == ""
    assert '"open"' not in (hall / "other.jsonl").read_text()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--dashboard", "nowhere"), "[HOST:]PORT"),
        (("--dashboard", "0", "--dashboard-token-file", "hall.toml"), "hall.toml"),
    ],
)
def test_misuse_is_reported_in_one_line(
    trusted_hall: Hall, hall: Path, run_heatcloak: Run, options: tuple[str, ...], message: str
) -> None:
    trusted_hall.record(trusted_hall.received(1)[0])
    done = run_heatcloak("trusted", *FILES, "--recording", "r.jsonl", *options)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert message in line
    assert not (hall / AUDIT).exists()
