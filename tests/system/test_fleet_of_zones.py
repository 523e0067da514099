"""A fleet of the nodes of several zones, provisioned with one broker, and one service for all of them."""

from __future__ import annotations

import json
import signal
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.store import Store
from heatcloak_shared.zone import Zone, render_zone
from support.provisioned import Provisioned

Command = Callable[..., "subprocess.CompletedProcess[str]"]
Start = Callable[..., "subprocess.Popen[str]"]
Make = Callable[..., Provisioned]

WORLD = "repeat = 40\n[[source]]\npath = [[0, 0.2], [39, 0.8]]\n"
ROUNDS = 6


@pytest.fixture
def zones(zone: Zone, tmp_path: Path) -> tuple[Zone, ...]:
    """Return three zones, one of them with slower rounds, and their files in the folder ``zones``."""
    fast, slow = (replace(zone.schedule, period=period) for period in (0.5, 0.7))
    made = (
        replace(zone, name="office-1", schedule=fast),
        replace(zone, name="office-2", schedule=fast),
        replace(zone, name="cellar", schedule=slow),
    )
    (tmp_path / "zones").mkdir()
    for each in made:
        (tmp_path / f"zones/{each.name}.toml").write_text(render_zone(each), encoding="utf-8")
    (tmp_path / "world.toml").write_text(WORLD, encoding="utf-8")
    return made


def serve_command(broker: Provisioned, zones: tuple[Zone, ...]) -> list[str]:
    """Return the arguments that serve all zones at the provisioned broker."""
    own = broker.out / "aggregator"
    files = [part for zone in zones for part in ("--zone", f"zones/{zone.name}.toml")]
    where = ["--broker", f"127.0.0.1:{broker.port}", "--ca-file", str(own / "ca.crt")]
    who = ["--user", "heatcloak_aggregator", "--password-file", str(own / "password")]
    return ["serve", *files, *where, *who, "--store", "sqlite:///s.db", "--json"]


def wait_until_served(server: subprocess.Popen[str]) -> None:
    """Wait until the service is connected."""
    assert server.stderr is not None
    while "serving zones" not in (line := server.stderr.readline()):
        assert line, "the service ended before it was ready"


@pytest.mark.parametrize("processes", ["1", "2"])
def test_every_reading_of_a_fleet_of_zones_is_stored_and_sums_are_by_zone(
    zones: tuple[Zone, ...],
    provisioned: Make,
    heatcloak: Command,
    start_heatcloak: Start,
    tmp_path: Path,
    processes: str,
) -> None:
    """Each node logs in as ZONE/NODE. Zones with other schedules release as many rounds."""
    broker = provisioned(zones=zones, several=True)
    server = start_heatcloak(*serve_command(broker, zones))
    wait_until_served(server)
    options = ("--scenario", "world.toml", "--rounds", str(ROUNDS), "--processes", processes, "--json")
    done = heatcloak("fleet", "--zone", "zones", "--credentials", str(broker.out), *options)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    server.send_signal(signal.SIGTERM)
    _, err = server.communicate(timeout=60)
    assert "Traceback" not in err
    assert (report["zone"], report["processes"], report["unstored"]) == (None, int(processes), 0)
    assert len(report["nodes"]) == 12
    assert {"office-1/n01", "cellar/n04"} <= report["nodes"].keys()
    store = Store(f"sqlite:///{tmp_path}/s.db")
    for zone in zones:
        sums = report["zones"][zone.name]
        assert (sums["rev"], sums["nodes"]) == (zone.rev, 4)
        # A busy machine skips rounds, and says so.
        assert sums["published"] == 4 * ROUNDS or (report["missed"] and sums["published"] < 4 * ROUNDS)
        assert store.count(zone.name) == sums["stored"] == sums["published"]
    store.close()
    assert sum(each["published"] for each in report["zones"].values()) == report["published"]


def test_killed_workers_of_a_fleet_of_zones_restart_and_lose_nothing(
    zones: tuple[Zone, ...],
    mosquitto: Any,
    start_heatcloak: Start,
    wait_for_line: Callable[[subprocess.Popen[str], str], str],
    tmp_path: Path,
) -> None:
    """The journal names nodes as ZONE/NODE."""
    options = ("--rounds", "12", "--processes", "2", "--restart", "--report", "report.json")
    where = ("--zone", "zones", "--scenario", "world.toml", "--broker", f"127.0.0.1:{mosquitto.port}")
    fleet = start_heatcloak("fleet", *where, *options)
    wait_for_line(fleet, "readings released so far")
    worker = subprocess.run(
        ["pgrep", "--parent", str(fleet.pid), "-f", "heatcloak_lab.fleet.worker"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()[0]
    subprocess.run(["kill", "-9", worker], check=True)
    out, err = fleet.communicate(timeout=120)
    assert "restarted" in err
    assert "zone cellar: " in out
    report = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert report["unknown"] == []
    assert report["unstored"] + report["lost"] == report["published"] > 12
    assert len(report["nodes"]) == 12
