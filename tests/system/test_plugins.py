"""A domain, a method and a sensor of another package run through every program."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from support.programs import free_port

Command = Callable[..., "subprocess.CompletedProcess[str]"]
Start = Callable[..., "subprocess.Popen[str]"]

ROUNDS = 6
DOMAIN = {"n_sources": 40, "n_sensors": 12, "spread": 0.005, "circumference": 1.0}
NEW = (
    *("zone", "new", "ring.toml", "--name", "ring", "--domain", "ring", "--alpha", "0.05", "--epsilon", "40"),
    *(f"--domain-option={key}={value}" for key, value in DOMAIN.items()),
    *("--period", "0.5", "--releases", "5"),
)


@pytest.fixture(scope="module")
def ring_files(ring_plugin: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the zone file of a ring, its keys and a scenario with one person who stays."""
    folder = tmp_path_factory.mktemp("ring")
    for command in (NEW, ("keys", "new", "keys", "--zone", "ring.toml")):
        subprocess.run(
            [sys.executable, "-m", "heatcloak_aggregator", *command],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(ring_plugin)},
            check=True,
        )
    (folder / "world.toml").write_text("[[source]]\nvertices = [[0, 39]]\n", encoding="utf-8")
    return folder


@pytest.fixture
def ring_zone(ring_files: Path, ring_plugin: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the test's own folder with these files; commands find the plugin."""
    monkeypatch.setenv("PYTHONPATH", str(ring_plugin))
    shutil.copytree(ring_files, tmp_path, dirs_exist_ok=True)
    return tmp_path


def started(process: subprocess.Popen[str], word: str) -> subprocess.Popen[str]:
    """Return the process when a line of its standard error contains the word."""
    assert process.stderr is not None
    while word not in (line := process.stderr.readline()):
        assert line, "the program ended before it was ready"
    return process


def read_rounds(process: subprocess.Popen[str]) -> list[dict[str, Any]]:
    """Return what a program prints of each round; it is stopped then."""
    assert process.stdout is not None
    rounds = [json.loads(process.stdout.readline()) for _ in range(ROUNDS)]
    process.send_signal(signal.SIGTERM)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    assert "Traceback" not in err
    return rounds


def test_zone_check_and_calibrate_use_the_plugin(ring_zone: Path, heatcloak: Command) -> None:
    checked = heatcloak("zone", "check", "ring.toml", "--json")
    assert checked.returncode == 0, checked.stderr
    facts = json.loads(checked.stdout)
    assert (facts["domain"], facts["sources"], facts["sensors"]) == ("ring", 40, 12)
    assert "in the distances of a domain of kind 'ring'" in facts["promise"]
    calibrated = heatcloak("zone", "calibrate", "ring.toml", "--trials", "2", "--releases", "5", "--json")
    assert calibrated.returncode == 0, calibrated.stderr
    text = (ring_zone / "ring.toml").read_text(encoding="utf-8")
    (ring_zone / "weak.toml").write_text(text.replace("sensitivity = ", "sensitivity = 0.0001 #"), "utf-8")
    refused = heatcloak("zone", "check", "weak.toml")
    assert refused.returncode == 2
    assert "sensitivity" in refused.stderr


def test_tables_and_text_do_not_call_the_ring_a_corridor_or_a_graph(
    ring_zone: Path, heatcloak: Command
) -> None:
    text = (ring_zone / "ring.toml").read_text(encoding="utf-8")
    wide = text.replace("circumference = 1.0", "circumference = 2.0")
    assert wide != text
    (ring_zone / "ring.toml").write_text(wide, encoding="utf-8")
    few = ("--trials", "2", "--releases", "5", "--epsilon", "40")
    checked = heatcloak("zone", "check", "ring.toml")
    calibrated = heatcloak("zone", "calibrate", "ring.toml", *few, "--alpha", "0.1", "--spread", "0.01")
    for done in (checked, calibrated):
        assert done.returncode == 0, done.stderr
        assert not re.search(r"\b(hops?|vert\w+|graphs?|corridors?)\b", done.stdout)
    shown = " ".join(calibrated.stdout.split())
    assert "Distances are in the unit of domain kind 'ring'." in shown
    # The locations of the model's rows are alpha apart, those of the range's rows next to each other.
    assert "two places at distance 0.1 (mode model) or two places at distance 0.05 (mode range)" in shown
    # The noise of a zone is rounded Gaussian: the chances of both tables agree.
    exact = re.search(r"gaussian +\S+ +\S+ +([\d.]+) %", calibrated.stdout)
    promised = re.search(r"^ +\* .*?([\d.]+) %", calibrated.stdout, re.MULTILINE)
    assert exact is not None
    assert promised is not None
    assert float(exact[1]) == pytest.approx(float(promised[1]), abs=1.0)
    refused = heatcloak("zone", "calibrate", "ring.toml", *few, "--time", "0.1")
    assert refused.returncode == 2
    assert "--time does not apply to a domain of kind 'ring'" in refused.stderr
    assert "--sources, --sensors, --spread" in refused.stderr


def test_a_ring_runs_through_fleet_service_trusted_party_and_recovery(
    ring_zone: Path, heatcloak: Command, start_heatcloak: Start, mosquitto: Any
) -> None:
    options = ("--zone", "ring.toml", "--broker", f"127.0.0.1:{mosquitto.port}", "--json")
    store = ("--store", "sqlite:///s.db")
    http = free_port()
    serve = ("serve", *options, *store, "--scenario", "world.toml", "--http", str(http), "--pool", "1")
    server = started(start_heatcloak(*serve, "--method", "nnls"), "serving zone ring")
    party = started(start_heatcloak("trusted", *options, "--keys", "keys/ring.key"), "opening readings")
    seeded = ("--keys", "keys/nodes", "--scenario", "world.toml", "--rounds", str(ROUNDS))
    fleet = heatcloak("fleet", *options, *seeded)
    assert fleet.returncode == 0, fleet.stderr
    assert json.loads(fleet.stdout)["unstored"] == 0

    for line in read_rounds(party):
        # Location 39 is next to location 0: the ring's distance is what the estimate needs.
        exact = dict(line["exact"]["sources"])
        assert set(exact) <= {38, 39, 0}
        assert exact[39] == pytest.approx(sum(exact.values()), rel=0.05)
        assert exact[39] == pytest.approx(1.0, abs=0.05)
    token = (ring_zone / "heatcloak.token").read_text(encoding="ascii").splitlines()[-1]
    request = urllib.request.Request(
        f"http://127.0.0.1:{http}/api/v1/zones/ring", headers={"Authorization": f"Bearer {token}"}
    )
    with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310  an address of this test's own
        domain = json.load(answer)["domain"]
    parameters = {"circumference": DOMAIN["circumference"]}
    common = {key: DOMAIN[key] for key in ("n_sources", "n_sensors", "spread")}
    assert domain == {"kind": "ring", **common, "parameters": parameters}
    published = read_rounds(server)
    # No distance on a ring is longer than half of it.
    assert all(0.0 <= line["emd"] <= 0.5 for line in published)
    # A uniform guess has an expected distance of 0.25: the estimates are better than that.
    assert sum(line["emd"] for line in published) / ROUNDS < 0.2

    assert heatcloak("store", "export", "out.jsonl", "--zone", "ring", *store).returncode == 0
    again = heatcloak(
        "recover", "out.jsonl", "--zone", "ring.toml", "--method", "nnls", "--pool", "1", "--json"
    )
    assert again.returncode == 0, again.stderr
    *recovered, _ = [json.loads(line) for line in again.stdout.splitlines()]
    assert [line["sources"] for line in recovered] == [line["sources"] for line in published]


@pytest.mark.parametrize(
    ("method", "supported"), [("posterior", "intervals and graphs"), ("gridless", "intervals")]
)
def test_a_method_that_does_not_support_the_ring_names_those_that_do(
    ring_zone: Path, heatcloak: Command, method: str, supported: str
) -> None:
    done = heatcloak("serve", "--check", "--zone", "ring.toml", "--method", method)
    assert done.returncode == 2
    assert done.stderr == (
        f"heatcloak: ring.toml: {method} supports {supported}, not a RingDomain: choose bpdn or nnls\n"
    )


def test_without_the_plugin_the_zone_is_refused_in_one_line(
    ring_zone: Path, heatcloak: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PYTHONPATH")
    done = heatcloak("zone", "check", "ring.toml")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "unknown domain kind 'ring': install the package that registers it" in done.stderr
