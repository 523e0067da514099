"""The fleet with faults: its report, its journal and the store agree on every reading."""

from __future__ import annotations

import json
import os
import shutil
import signal
import sqlite3
import subprocess
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.provision import ProvisionRequest, provision
from heatcloak_shared.zone import load_zone
from support.commands import Finished
from support.suites import in_soak
from support.waiting import wait_until

Command = Callable[..., "subprocess.CompletedProcess[str]"]
Run = Callable[..., Finished]
Start = Callable[..., "subprocess.Popen[str]"]
Serve = Callable[..., "subprocess.Popen[str]"]
Waiter = Callable[["subprocess.Popen[str]", str], str]

EXAMPLE = Path(__file__).parents[2] / "docs" / "simulator-faults.toml"
ZONE = ("--zone", "hall.toml", "--scenario", "world.toml")
FILES = (*ZONE, "--faults", "faults.toml")


def journalled(folder: Path) -> tuple[set[tuple[Any, ...]], set[tuple[Any, ...]], Counter[str]]:
    """Return the cloaked readings, those acknowledged as stored, and the number of faults of each kind."""
    cloaked: set[tuple[Any, ...]] = set()
    stored: set[tuple[Any, ...]] = set()
    done: Counter[str] = Counter()
    for file in folder.iterdir():
        for line in file.read_text().splitlines():
            kind, *words = line.split()
            if kind == "c":
                reading = (*words[:2], int(words[2]), int(words[3]))
                assert reading not in cloaked
                cloaked.add(reading)
            elif kind == "s":
                stored.add((*words[:2], int(words[2])))
            elif kind == "f":
                done[words[2]] += 1
    return cloaked, stored, done


def in_store(folder: Path) -> set[tuple[Any, ...]]:
    """Return node, boot, sequence number and round of every reading in the store."""
    with closing(sqlite3.connect(folder / "s.db")) as store:
        rows = store.execute("SELECT node, boot, seq, round FROM readings").fetchall()
    assert len(set(rows)) == len(rows)
    return set(rows)


def require_agreement(report: dict[str, Any], folder: Path) -> None:
    """Assert that report, journal and store agree on every reading."""
    cloaked, acknowledged, done = journalled(folder / "journal")
    stored = in_store(folder)
    assert stored <= cloaked, "the store has a reading that no node cloaked"
    assert len(cloaked - stored) == report["lost"]
    assert acknowledged == {reading[:3] for reading in stored}
    assert report["done"] == dict(sorted(done.items()))
    assert (report["published"], report["stored"]) == (len(cloaked), len(stored))
    assert (report["unstored"], report["dropped"]) == (0, 0)
    by_boot: dict[tuple[Any, ...], list[tuple[int, int]]] = {}
    for node, boot, seq, number in sorted(cloaked):
        by_boot.setdefault((node, boot), []).append((seq, number))
    boots = {
        (node, boot["boot"]): boot for node, account in report["nodes"].items() for boot in account["boots"]
    }
    assert set(boots) == set(by_boot)
    for key, readings in by_boot.items():
        boot = boots[key]
        assert boot["cloaked"] == len(readings)
        assert (boot["first_seq"], boot["first_round"]) == readings[0]
        assert (boot["last_seq"], boot["last_round"]) == readings[-1]
        assert [seq for seq, _ in readings] == list(range(len(readings)))
        missing = {reading[2] for reading in cloaked - stored if reading[:2] == key}
        assert missing <= {readings[-1][0]}, "only the last reading of a killed worker may be lost"


def finish(server: subprocess.Popen[str]) -> None:
    """Stop the service, which must not have logged a traceback."""
    server.send_signal(signal.SIGTERM)
    _, err = server.communicate(timeout=60)
    assert "Traceback" not in err


@pytest.mark.parametrize("seed", [1, in_soak(2)])
def test_no_reading_is_lost_with_any_kind_of_fault(
    hall: Path, heatcloak: Command, mosquitto: Any, serve: Serve, seed: int
) -> None:
    """Report, journal and store agree. Planned faults are missing only on nodes that were down."""
    shutil.copy(EXAMPLE, hall / "faults.toml")
    server = serve(mosquitto.port)
    options = ("--rounds", "40", "--seed", str(seed), "--processes", "2", "--journal", "journal", "--json")
    done = heatcloak("fleet", *FILES, *options, "--broker", f"127.0.0.1:{mosquitto.port}")
    assert done.returncode == 0, done.stderr
    finish(server)
    report = json.loads(done.stdout)
    require_agreement(report, hall)
    assert report["lost"] == 0
    plan = json.loads(
        heatcloak("fleet", *FILES, "--plan", "--rounds", "40", "--seed", str(seed), "--json").stdout
    )
    planned = Counter(act["kind"] for act in plan["acts"])
    assert set(report["done"]) == set(planned), "a kind of fault did not occur"
    assert all(report["done"][kind] <= planned[kind] * (3 if kind == "drop" else 1) for kind in planned)
    assert report["faults_file"] == plan["faults_file"]
    assert any(len(account["boots"]) > 1 for account in report["nodes"].values()), "no node crashed"
    assert (report["seed"], report["processes"]) == (seed, 2)


def test_a_killed_worker_is_reported_and_restarted(
    hall: Path, start_heatcloak: Start, mosquitto: Any, serve: Serve, wait_for_line: Waiter
) -> None:
    """Its nodes return with new boots. Only readings that were not yet in a spool are lost."""
    server = serve(mosquitto.port)
    connection = (*ZONE, "--broker", f"127.0.0.1:{mosquitto.port}")
    options = (
        "--rounds",
        "40",
        "--processes",
        "2",
        "--restart",
        "--journal",
        "journal",
        "--report",
        "r.json",
    )
    fleet = start_heatcloak("fleet", *connection, *options)
    for _ in range(5):
        wait_for_line(fleet, "round")
    victim, *_ = workers_of(fleet.pid)
    os.kill(victim, signal.SIGKILL)
    out, err = fleet.communicate(timeout=90)
    assert fleet.returncode == 0, err
    assert "ended by SIGKILL: restarted" in err
    finish(server)
    report = json.loads((hall / "r.json").read_text())
    (killed,) = report["killed"]
    assert (killed["pid"], killed["signal"], killed["nodes"], killed["restarted"]) == (victim, 9, 6, True)
    # Readings that were journalled but not yet in a spool at the kill never left their node.
    assert report["lost"] <= 6
    require_agreement(report, hall)
    assert "was killed, and restarted" in out
    boots = [len(account["boots"]) for account in report["nodes"].values()]
    assert sorted(boots) == [1] * 6 + [2] * 6


def test_a_killed_worker_without_restart_fails_the_run(
    hall: Path, start_heatcloak: Start, mosquitto: Any, wait_for_line: Waiter
) -> None:
    """The others continue, and the report lists the nodes whose account is unknown; exit code 1."""
    connection = (*ZONE, "--broker", f"127.0.0.1:{mosquitto.port}")
    fleet = start_heatcloak("fleet", *connection, "--processes", "2", "--rounds", "15", "--report", "r.json")
    wait_for_line(fleet, "round")
    os.kill(workers_of(fleet.pid)[0], signal.SIGKILL)
    _, err = fleet.communicate(timeout=60)
    assert fleet.returncode == 1
    assert "its nodes stay away" in err
    report = json.loads((hall / "r.json").read_text())
    assert (len(report["unknown"]), len(report["nodes"])) == (6, 6)
    assert report["published"] == 6 * 15 or (report["published"] >= 6 * 8 and report["missed"] > 0)


def test_an_interrupted_fleet_writes_its_report_and_ends_all_workers(
    hall: Path, start_heatcloak: Start, mosquitto: Any, wait_for_line: Waiter
) -> None:
    connection = ("--zone", "hall.toml", "--broker", f"127.0.0.1:{mosquitto.port}")
    fleet = start_heatcloak("fleet", *connection, "--processes", "2", "--report", "r.json")
    wait_for_line(fleet, "round")
    workers = workers_of(fleet.pid)
    fleet.send_signal(signal.SIGINT)
    _, err = fleet.communicate(timeout=60)
    assert "Traceback" not in err
    assert json.loads((hall / "r.json").read_text())["published"] > 0
    assert not any(Path(f"/proc/{worker}").exists() for worker in workers)


def test_workers_end_when_their_parent_is_killed(
    hall: Path, start_heatcloak: Start, mosquitto: Any, wait_for_line: Waiter
) -> None:
    connection = ("--zone", "hall.toml", "--broker", f"127.0.0.1:{mosquitto.port}")
    fleet = start_heatcloak("fleet", *connection, "--processes", "2")
    wait_for_line(fleet, "round")
    workers = workers_of(fleet.pid)
    fleet.kill()
    fleet.wait()
    wait_until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))


def test_a_plan_needs_no_broker_and_is_repeatable(hall: Path, run_heatcloak: Run) -> None:
    """Another seed gives another plan."""
    shutil.copy(EXAMPLE, hall / "faults.toml")
    one, again, other = (
        run_heatcloak("fleet", "--nodes", "20", "--faults", "faults.toml", "--plan", "--seed", seed).stdout
        for seed in "112"
    )
    assert one == again != other
    assert "west wing for 2 s" in one
    assert not (hall / "heatcloak-state").exists()


def test_a_number_of_nodes_without_a_zone_creates_a_zone(
    tmp_path: Path, run_heatcloak: Run, mosquitto: Any
) -> None:
    """A second run uses its file. With a zone, the option limits the number of nodes."""
    connection = ("--broker", f"127.0.0.1:{mosquitto.port}", "--rounds", "1", "--json")
    for nodes in ((), ("--zone", "heatcloak-state/fleet-5.toml")):
        done = run_heatcloak("fleet", *nodes, "--nodes", "3" if nodes else "5", *connection)
        assert done.returncode == 0, done.stderr
        report = json.loads(done.stdout)
        assert report["published"] == (3 if nodes else 5)
        assert nodes or "heatcloak serve --zone heatcloak-state/fleet-5.toml" in done.stderr
        assert report["rev"] == load_zone(tmp_path / "heatcloak-state" / "fleet-5.toml").rev


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--spool", "memory"), "loses readings of nodes that crash or leave"),
        (("--nodes", "13"), "has 12 nodes"),
        (("--faults", "none.toml"), "none.toml: No such file"),
    ],
)
def test_contradictory_options_are_refused_before_a_connection(
    hall: Path, run_heatcloak: Run, options: tuple[str, ...], message: str
) -> None:
    """With exit code 2 and without a traceback."""
    shutil.copy(EXAMPLE, hall / "faults.toml")
    done = run_heatcloak("fleet", *FILES, *options)
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr


def test_each_node_logs_in_as_itself_at_a_provisioned_broker(
    hall: Path, run_heatcloak: Run, start_mosquitto: Any
) -> None:
    """Over TLS, with the folder that `heatcloak provision` wrote; no message is denied."""
    zone = load_zone(hall / "hall.toml")
    zone = replace(zone, schedule=replace(zone.schedule, period=1.0))  # slow enough for every machine
    broker = start_mosquitto()
    broker.kill()
    provision(
        ProvisionRequest((zone,), host="127.0.0.1", port=broker.port), hall / "provision", datetime.now(UTC)
    )
    conf = (hall / "provision/broker/mosquitto.conf").read_text()
    broker._conf.write_text(conf + ("\nuser root\n" if os.geteuid() == 0 else ""))
    broker.start()
    done = run_heatcloak("fleet", "--credentials", "provision", "--rounds", "3", "--json")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["published"] == 3 * 12
    assert report["denied"] == 0


def workers_of(pid: int) -> list[int]:
    """Return the worker processes of a fleet."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in children]
