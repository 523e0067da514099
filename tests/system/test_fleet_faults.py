"""The fleet as a test bench: what it says was done and stored is what the store holds, reading by reading."""

from __future__ import annotations

import json
import os
import shutil
import signal
import sqlite3
import subprocess
import time
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

Command = Callable[..., "subprocess.CompletedProcess[str]"]
Start = Callable[..., "subprocess.Popen[str]"]
Serve = Callable[..., "subprocess.Popen[str]"]
Waiter = Callable[["subprocess.Popen[str]", str], str]

EXAMPLE = Path(__file__).parents[2] / "docs" / "simulator-faults.toml"
FILES = ("--zone", "hall.toml", "--scenario", "world.toml", "--faults", "faults.toml")


def journalled(folder: Path) -> tuple[set[tuple[Any, ...]], set[tuple[Any, ...]], Counter[str]]:
    """What was cloaked, what was told stored, and how often each kind of fault was done."""
    cloaked: set[tuple[Any, ...]] = set()
    stored: set[tuple[Any, ...]] = set()
    done: Counter[str] = Counter()
    for file in folder.iterdir():
        for line in file.read_text().splitlines():
            what, *words = line.split()
            if what == "c":
                reading = (*words[:2], int(words[2]), int(words[3]))
                assert reading not in cloaked
                cloaked.add(reading)
            elif what == "s":
                stored.add((*words[:2], int(words[2])))
            elif what == "f":
                done[words[2]] += 1
    return cloaked, stored, done


def in_store(folder: Path) -> set[tuple[Any, ...]]:
    """Node, boot, number and round of every reading in the store."""
    with closing(sqlite3.connect(folder / "s.db")) as store:
        rows = store.execute("SELECT node, boot, seq, round FROM readings").fetchall()
    assert len(set(rows)) == len(rows)
    return set(rows)


def require_agreement(report: dict[str, Any], folder: Path) -> None:
    """Account, journal and store say the same of every reading."""
    cloaked, told, done = journalled(folder / "journal")
    stored = in_store(folder)
    assert stored <= cloaked, "nothing is stored that was not cloaked"
    assert len(cloaked - stored) == report["lost"]
    assert told == {reading[:3] for reading in stored}
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
        assert missing <= {readings[-1][0]}, "only what a killed worker was about to keep may be lost"


def finish(server: subprocess.Popen[str]) -> None:
    """End the service; it had no trouble."""
    server.send_signal(signal.SIGTERM)
    _, err = server.communicate(timeout=15)
    assert "Traceback" not in err


@pytest.mark.parametrize("seed", [1, 2])
def test_with_every_kind_of_fault_nothing_is_lost(
    hall: Path, heatcloak: Command, mosquitto: Any, serve: Serve, seed: int
) -> None:
    """Account, journal and store agree; what was done is what the plan holds, but to nodes that were away."""
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
    assert set(report["done"]) == set(planned), "of each kind something was done"
    assert all(report["done"][kind] <= planned[kind] * (3 if kind == "drop" else 1) for kind in planned)
    assert report["faults_file"] == plan["faults_file"]
    assert any(len(account["boots"]) > 1 for account in report["nodes"].values()), "somebody crashed"
    assert (report["seed"], report["processes"]) == (seed, 2)


def test_a_worker_that_is_killed_is_named_and_started_again(
    hall: Path, start_heatcloak: Start, mosquitto: Any, serve: Serve, wait_for_line: Waiter
) -> None:
    """With -9, in the middle of a round: its nodes come back with fresh boots, and nothing is lost."""
    server = serve(mosquitto.port)
    where = ("--zone", "hall.toml", "--scenario", "world.toml", "--broker", f"127.0.0.1:{mosquitto.port}")
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
    fleet = start_heatcloak("fleet", *where, *options)
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
    # What was journalled and not in a spool yet when the kill came never left its node.
    assert report["lost"] <= 6
    require_agreement(report, hall)
    assert "was killed, and restarted" in out
    boots = [len(account["boots"]) for account in report["nodes"].values()]
    assert sorted(boots) == [1] * 6 + [2] * 6


def test_a_worker_that_stays_away_is_a_failure(
    hall: Path, start_heatcloak: Start, mosquitto: Any, wait_for_line: Waiter
) -> None:
    """Without --restart: the others go on, the account names whom nobody knows of, exit code 1."""
    where = ("--zone", "hall.toml", "--scenario", "world.toml", "--broker", f"127.0.0.1:{mosquitto.port}")
    fleet = start_heatcloak("fleet", *where, "--processes", "2", "--rounds", "15", "--report", "r.json")
    wait_for_line(fleet, "round")
    os.kill(workers_of(fleet.pid)[0], signal.SIGKILL)
    _, err = fleet.communicate(timeout=60)
    assert fleet.returncode == 1
    assert "its nodes stay away" in err
    report = json.loads((hall / "r.json").read_text())
    assert (len(report["unknown"]), len(report["nodes"])) == (6, 6)
    assert report["published"] == 6 * 15 or (report["published"] >= 6 * 8 and report["missed"] > 0)


def test_told_to_stop_it_gives_its_account_and_leaves_nobody_behind(
    hall: Path, start_heatcloak: Start, mosquitto: Any, wait_for_line: Waiter
) -> None:
    """On Ctrl-C: goodbyes, one JSON object, no process that stays."""
    where = ("--zone", "hall.toml", "--broker", f"127.0.0.1:{mosquitto.port}")
    fleet = start_heatcloak("fleet", *where, "--processes", "2", "--report", "r.json")
    wait_for_line(fleet, "round")
    workers = workers_of(fleet.pid)
    fleet.send_signal(signal.SIGINT)
    _, err = fleet.communicate(timeout=15)
    assert "Traceback" not in err
    assert json.loads((hall / "r.json").read_text())["published"] > 0
    assert not any(Path(f"/proc/{worker}").exists() for worker in workers)


def test_a_parent_that_is_killed_takes_its_workers_with_it(
    hall: Path, start_heatcloak: Start, mosquitto: Any, wait_for_line: Waiter
) -> None:
    """With -9: nobody is there any more to tell them."""
    where = ("--zone", "hall.toml", "--broker", f"127.0.0.1:{mosquitto.port}")
    fleet = start_heatcloak("fleet", *where, "--processes", "2")
    wait_for_line(fleet, "round")
    workers = workers_of(fleet.pid)
    fleet.kill()
    fleet.wait()
    deadline = time.monotonic() + 10
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_plan_needs_no_broker_and_repeats(hall: Path, heatcloak: Command) -> None:
    """The same file and seed, the same words; another seed, others."""
    shutil.copy(EXAMPLE, hall / "faults.toml")
    one, again, other = (
        heatcloak("fleet", "--nodes", "20", "--faults", "faults.toml", "--plan", "--seed", seed).stdout
        for seed in "112"
    )
    assert one == again != other
    assert "west wing for 2 s" in one
    assert not (hall / "heatcloak-state").exists()


def test_a_zone_is_made_where_only_a_number_is_given(
    tmp_path: Path, heatcloak: Command, mosquitto: Any
) -> None:
    """Its file is named, and a second run takes it; with a zone, so many nodes of it run."""
    where = ("--broker", f"127.0.0.1:{mosquitto.port}", "--rounds", "1", "--json")
    for nodes in ((), ("--zone", "heatcloak-state/fleet-5.toml")):
        done = heatcloak("fleet", *nodes, "--nodes", "3" if nodes else "5", *where)
        assert done.returncode == 0, done.stderr
        report = json.loads(done.stdout)
        assert report["published"] == (3 if nodes else 5)
        assert nodes or "heatcloak serve --zone heatcloak-state/fleet-5.toml" in done.stderr
        assert report["rev"] == load_zone(tmp_path / "heatcloak-state" / "fleet-5.toml").rev


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--spool", "memory"), "loses readings of nodes that crash or leave"),
        (("--nodes", "13"), "has 12 nodes"),
        (("--faults", "none.toml"), "none.toml: No such file"),
    ],
)
def test_what_does_not_go_together_is_misuse(
    hall: Path, heatcloak: Command, options: tuple[str, ...], told: str
) -> None:
    """One line, exit code 2, before anything is connected to."""
    shutil.copy(EXAMPLE, hall / "faults.toml")
    done = heatcloak("fleet", *FILES, *options)
    assert done.returncode == 2
    assert told in done.stderr
    assert "Traceback" not in done.stderr


def test_each_node_proves_who_it_is_at_a_provisioned_broker(
    hall: Path, heatcloak: Command, start_mosquitto: Any
) -> None:
    """Over TLS, as its own user, from the folder that `heatcloak provision` made: nothing is denied."""
    zone = load_zone(hall / "hall.toml")
    zone = replace(zone, schedule=replace(zone.schedule, period=1.0))  # slow enough for any machine
    broker = start_mosquitto()
    broker.kill()
    provision(
        ProvisionRequest(zone, host="127.0.0.1", port=broker.port), hall / "provision", datetime.now(UTC)
    )
    conf = (hall / "provision/broker/mosquitto.conf").read_text()
    broker._conf.write_text(conf + ("\nuser root\n" if os.geteuid() == 0 else ""))
    broker.start()
    done = heatcloak("fleet", "--credentials", "provision", "--rounds", "3", "--json")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["published"] == 3 * 12
    assert report["denied"] == 0


def workers_of(pid: int) -> list[int]:
    """The worker processes of a fleet."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in children]
