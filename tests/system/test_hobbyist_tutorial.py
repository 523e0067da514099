"""The commands of the tutorial for hobbyists work, in its order, and print what it shows."""

from __future__ import annotations

import json
import os
import queue
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from support.mosquitto import retained_message
from support.programs import free_port
from support.waiting import wait_until

KEY = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIACAk5c1QivvuL7rVT3sUKE7pJxc52qY1/84SM5td7nH someone@example"
PAGE = (Path(__file__).parents[2] / "docs" / "tutorials" / "hobbyist.md").read_text("utf-8")

pytestmark = pytest.mark.timeout(900)


def blocks(heading: str, language: str = "sh") -> list[str]:
    """Return the blocks of a language below a heading, up to the next one."""
    (section,) = re.findall(rf"^##+ {re.escape(heading)}\n(.*?)(?=^##|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    return re.findall(rf"^```{language}\n(.*?)^```", section, re.MULTILINE | re.DOTALL)


def run(commands: str, folder: Path) -> str:
    """Run shell commands and return what they print."""
    there = {**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    done = subprocess.run(
        ["sh", "-euc", commands], cwd=folder, env=there, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def background(heading: str) -> dict[str, list[str]]:
    """Return the arguments of each ``heatcloak`` that a section starts in the background, by its command."""
    (block,) = blocks(heading)
    found = {}
    for line in block.replace("\\\n", " ").splitlines():
        words = shlex.split(line.partition(">")[0])
        if words[0] == "heatcloak":
            found[words[1]] = words[1:]
    return found


def test_a_hobbyist_gets_from_a_plan_to_rooms_and_to_cards(
    tmp_path: Path, mosquitto: Any, start_heatcloak: Callable[..., subprocess.Popen[str]]
) -> None:
    """With a round of the simulated flat in between."""
    (drawn,) = blocks("1. Draw the flat")
    printed = run(drawn, tmp_path)
    (shown,) = blocks("1. Draw the flat", "text")
    assert shown in printed
    assert (tmp_path / "flat.png").stat().st_size > 1000

    (calibrated,) = blocks("2. Find out what six sensors will see")
    printed = run(calibrated, tmp_path)
    _, verdict = blocks("2. Find out what six sensors will see", "text")
    assert verdict in printed

    (practised,) = blocks("4. Practise the calibration")
    printed = run(practised, tmp_path)
    assert "verdict: go" in printed

    (made,) = blocks("5. Make the zone")
    assert re.search(r"^finds +a person's room \d\d % of the time", run(made, tmp_path), re.MULTILINE)

    there = ("--broker", f"127.0.0.1:{mosquitto.port}")
    programs = background("6. Run it")
    port = str(free_port())
    serve = [port if word == "8080" else word for word in programs["serve"]]
    start_heatcloak(*serve, *there)
    fleet = start_heatcloak(*programs["fleet"], *there, "--rounds", "2")
    assert fleet.wait(120) == 0
    found: list[dict[str, Any]] = []

    def estimated() -> bool:
        with suppress(queue.Empty):
            found.append(json.loads(retained_message(mosquitto.port, "heatcloak/v1/flat/estimate")))
        return bool(found)

    wait_until(estimated, 120, "no estimate was published")
    assert found[0]["method"] == "posterior"
    assert {room for room, _ in found[0]["holding"]} == {0, 1}
    described = retained_message(mosquitto.port, "homeassistant/device/heatcloak_flat/config")
    (shown,) = blocks("8. Show the rooms in Home Assistant", "text")
    assert described.decode().startswith(shown.strip()[:100])

    (tmp_path / "wifi.txt").write_text("secret wifi\n", encoding="utf-8")
    (tmp_path / "id_ed25519.pub").write_text(f"{KEY}\n", encoding="utf-8")
    for heading in ("Install the nodes", "Start"):
        (commands,) = blocks(heading)
        run(commands, tmp_path)
    for folder in ("setup-cards", "cards"):
        assert sorted(each.name for each in (tmp_path / folder).iterdir() if each.is_dir()) == [
            f"n0{number}" for number in range(1, 7)
        ]
