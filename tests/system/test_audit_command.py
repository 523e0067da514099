"""``heatcloak audit``: results, output formats and errors."""

from __future__ import annotations

import json
import re
import signal
import subprocess
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.store import ReadingVerdict, Store, StoredReading
from heatcloak_shared.wire import HeatmapReport, PositionReport, Reading, encode_reading, encode_release
from heatcloak_shared.zone import Zone, load_any_zone, load_zone, render_zone
from support.commands import Finished
from support.waiting import wait_until
from support.zones import kept_mechanism

Command = Callable[..., "subprocess.CompletedProcess[str]"]
Run = Callable[..., Finished]
Start = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def hall(run_heatcloak: Run, tmp_path: Path) -> Zone:
    """Return a zone of eight nodes, written to ``hall.toml``."""
    done = run_heatcloak("zone", "new", "hall.toml", "--sensors", "8", "--releases", "5")
    assert done.returncode == 0, done.stderr
    return load_zone(tmp_path / "hall.toml")


def released(zone: Zone, rounds: range, boot: str = "ab" * 16) -> list[Reading]:
    """Return one reading of each node and round."""
    step, time_of = zone.noise.step, zone.schedule.time_of
    return [
        Reading(
            *(zone.name, zone.rev, node, boot, seq, number, seq),
            *(step, zone.sigma_ticks_of(node), time_of(number)),
        )
        for node in zone.nodes
        for seq, number in enumerate(rounds)
    ]


def checks(done: Finished) -> dict[str, str]:
    return {check["name"]: check["verdict"] for check in json.loads(done.stdout)["checks"]}


def test_the_shipped_nodes_pass(run_heatcloak: Run, hall: Zone, tmp_path: Path) -> None:
    """Exit code 0. The JSON output has the promised losses, and is also written with a picture."""
    done = run_heatcloak("audit", "hall.toml", "--rounds", "100", "--seed", "1", "--json", "--out", "seen")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["passed"] is True
    assert found["spent"] is None
    assert found["test"]["draws"] == 2 * 100 * 8
    assert found["test"]["false_alarm"] == 1e-3
    assert found["promised"]["noise_kind"] == "rounded-gaussian"
    assert found["promised"]["sigma_ticks"] == list(hall.noise.sigma_ticks)
    assert 3.9 < found["promised"]["epsilon_period_at_delta"] <= 4.0
    assert list(found["test"]["scale_ratios"]) == list(hall.nodes)
    assert all(0.8 < ratio < 1.2 for ratio in found["test"]["scale_ratios"].values())
    assert set(checks(done).values()) <= {"passed", "untested"}
    assert json.loads((tmp_path / "seen" / "audit.json").read_text()) == found
    assert (tmp_path / "seen" / "audit.png").read_bytes().startswith(b"\x89PNG")


def test_an_understated_sensitivity_fails_by_name(run_heatcloak: Run, hall: Zone, tmp_path: Path) -> None:
    """Exit code 1. Text and JSON have both the stated and the computed sensitivity."""
    noise = replace(hall.noise, sensitivity=0.95 * hall.noise.sensitivity)
    stated = noise.weighted_sensitivity
    (tmp_path / "low.toml").write_text(render_zone(replace(hall, noise=noise)), encoding="utf-8")
    done = run_heatcloak("audit", "low.toml", "--rounds", "4", "--seed", "1", "--json")
    assert done.returncode == 1, done.stderr
    found = json.loads(done.stdout)
    assert {"zone file", "sensitivity"} <= set(found["failed"])
    computed = found["promised"]["weighted_sensitivity"]
    assert computed["stated"] == stated < computed["least"] <= computed["most"]
    assert computed["most"] <= hall.noise.weighted_sensitivity
    done = run_heatcloak("audit", "low.toml", "--rounds", "4", "--seed", "1")
    assert done.returncode == 1, done.stderr
    assert f"weighted sensitivity: stated {stated:.9g}; computed by the audit: at least " in done.stdout
    assert "failed   sensitivity" in done.stdout
    assert "calibrate the zone again" in done.stdout


def test_a_range_zone_that_understates_its_sensitivity_fails_instead_of_being_refused(
    run_heatcloak: Run, tmp_path: Path
) -> None:
    """The file breaks the zone's rules; other commands refuse it with exit code 2."""
    size = ("--sensors", "4", "--sources", "20", "--releases", "4")
    run_heatcloak("zone", "new", "low.toml", *size, "--sensitivity", "range", "--low", "0", "--high", "1")
    file = tmp_path / "low.toml"
    text, changed = re.subn(
        r"(?m)^sensitivity = \d.*", "sensitivity = 0.01", file.read_text(encoding="utf-8")
    )
    assert changed == 1
    file.write_text(text, encoding="utf-8")
    assert run_heatcloak("zone", "check", "low.toml").returncode == 2
    done = run_heatcloak("audit", "low.toml", "--rounds", "8", "--seed", "1")
    assert done.returncode == 1, done.stderr
    assert "failed   zone file" in done.stdout


def test_the_text_states_promise_checks_smallest_detectable_faults_and_limits(
    run_heatcloak: Run, hall: Zone
) -> None:
    done = run_heatcloak("audit", "hall.toml", "--rounds", "8", "--seed", "1")
    assert done.returncode == 0, done.stderr
    for phrase in (
        "If the model of heat holds, moving any one person",
        "noise: rounded-gaussian, σ = ",
        "of each node's own promised σ",
        "passed   once",
        "DETECTS with",
        "evidence, not a proof",
    ):
        assert phrase in done.stdout


def test_the_report_is_printed_even_if_its_files_cannot_be_written(
    run_heatcloak: Run, hall: Zone, tmp_path: Path
) -> None:
    (tmp_path / "out" / "audit.png").mkdir(parents=True)
    done = run_heatcloak("audit", "hall.toml", "--rounds", "8", "--seed", "1", "--out", "out")
    assert done.returncode == 1
    assert "PASSED: evidence, not a proof" in done.stdout
    assert done.stderr.splitlines()[-1].startswith("heatcloak: --out out: ")


def test_readings_in_a_store_are_counted_per_period(run_heatcloak: Run, hall: Zone, tmp_path: Path) -> None:
    """Late readings too, because they were released."""
    store = Store(f"sqlite:///{tmp_path / 'hall.db'}")
    readings = released(hall, range(100, 107))
    verdicts = [ReadingVerdict.ACCEPTED] * (len(readings) - 1) + [ReadingVerdict.LATE]
    store.add([StoredReading(r, v, r.t) for r, v in zip(readings, verdicts, strict=True)])
    store.close()
    done = run_heatcloak(
        "audit", "hall.toml", "--rounds", "4", "--seed", "1", "--json", "--store", "sqlite:///hall.db"
    )
    assert done.returncode == 0, done.stderr
    spent: dict[str, Any] = json.loads(done.stdout)["spent"]
    assert [(period["period"], period["released"]) for period in spent["zone"]] == [(20, 5), (21, 2)]
    assert [node["listed"] for node in spent["nodes"]] == [7] * 8


def test_a_capture_with_a_round_released_twice_fails(run_heatcloak: Run, hall: Zone, tmp_path: Path) -> None:
    """After a restart. Exit code 1, and the table names the node."""
    readings = released(hall, range(100, 103)) + released(hall, range(102, 103), boot="cd" * 16)[:1]
    lines = b"\n".join(encode_reading(reading) for reading in readings)
    (tmp_path / "capture.jsonl").write_bytes(lines + b"\n\n")
    done = run_heatcloak("audit", "hall.toml", "--rounds", "4", "--seed", "1", "--capture", "capture.jsonl")
    assert done.returncode == 1, done.stderr
    assert "failed   spent, once" in done.stdout
    assert f"{hall.nodes[0]} released round 102 more than once" in done.stdout
    assert done.stdout.rstrip().endswith("FAILED: spent, once")


def test_a_capture_of_another_revision_is_refused(run_heatcloak: Run, hall: Zone, tmp_path: Path) -> None:
    """An audit of no reading would pass."""
    readings = [replace(reading, rev="0" * 16) for reading in released(hall, range(100, 102))]
    (tmp_path / "capture.jsonl").write_bytes(b"\n".join(encode_reading(reading) for reading in readings))
    done = run_heatcloak("audit", "hall.toml", "--rounds", "4", "--capture", "capture.jsonl")
    assert done.returncode == 2
    assert (
        f"no reading of zone hall with revision {hall.rev}: give the zone file of the readings" in done.stderr
    )


@pytest.mark.parametrize(
    ("arguments", "code", "cause"),
    [
        (("missing.toml",), 2, "missing.toml"),
        (("hall.toml", "--rounds", "1"), 2, "--rounds"),
        (("hall.toml", "--store", "a", "--capture", "b"), 2, "give one of them"),
        (("hall.toml", "--store", "sqlite:///missing.db"), 2, "there is no such file"),
        (("hall.toml", "--store", "postgresql://host:port/name"), 2, "--store: the store URL is malformed"),
        (("hall.toml", "--store", "nonsense"), 2, "--store: the store URL is malformed"),
        (("hall.toml", "--capture", "missing.jsonl"), 2, "missing.jsonl"),
        (("hall.toml", "--capture", "hall.toml"), 2, "line 1"),
        (("hall.toml", "--out", "hall.toml/x"), 2, "--out"),
    ],
)
def test_invalid_arguments_are_refused_and_no_file_is_written(
    run_heatcloak: Run, hall: Zone, tmp_path: Path, arguments: tuple[str, ...], code: int, cause: str
) -> None:
    """Without a traceback."""
    done = run_heatcloak("audit", *arguments)
    assert done.returncode == code
    assert cause in done.stderr
    assert "Traceback" not in done.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == ["hall.toml"]


def test_sigterm_stops_the_audit_and_removes_its_folders(
    start_heatcloak: Start, hall: Zone, tmp_path: Path
) -> None:
    """Exit code 1, without a traceback."""
    process = start_heatcloak("audit", "hall.toml", "--rounds", "100000")
    ledgers: list[Path] = []

    def has_begun() -> bool:
        assert process.poll() is None, process.communicate()
        ledgers.extend(_open_ledgers(process.pid))
        return bool(ledgers)

    wait_until(has_begun, message="no ledger is open")
    process.send_signal(signal.SIGTERM)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "Traceback" not in errors
    assert not [ledger.parent for ledger in ledgers if ledger.parent.exists()]


def _open_ledgers(pid: int) -> list[Path]:
    """Return the ledgers that this audit has open; another audit may run on the same machine."""
    found = []
    for link in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(OSError):
            target = link.readlink()
            if target.suffix == ".ledger" and "/heatcloak-audit-" in str(target):
                found.append(target)
    return found


def test_the_devices_of_a_heatmap_zone_are_audited(run_heatcloak: Run, tmp_path: Path) -> None:
    new = (
        "zone",
        "new",
        "lobby.toml",
        "--name",
        "lobby",
        "--kind",
        "heatmap",
        "--devices",
        "3",
        "--size",
        "8",
    )
    assert run_heatcloak(*new).returncode == 0
    zone = load_any_zone(tmp_path / "lobby.toml")
    t = zone.schedule.time_of(9)
    reports = [HeatmapReport("lobby", zone.rev, node, "ab" * 16, 0, 9, "00", t) for node in zone.nodes]
    (tmp_path / "seen.jsonl").write_bytes(b"\n".join(map(encode_release, reports)))
    options = ("--rounds", "4", "--seed", "1", "--capture", "seen.jsonl")
    done = run_heatcloak("audit", "lobby.toml", *options, "--json", "--out", "seen")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["test"]["devices"] == 3
    assert [each["epsilon"] for each in found["spent"]["zone"]] == [1.0]
    assert {"likelihood ratio", "explained", "presence", "spent, budget"} <= checks(done).keys()
    assert not re.search("NaN|Infinity", done.stdout)
    assert (tmp_path / "seen" / "audit.png").read_bytes().startswith(b"\x89PNG")
    text = run_heatcloak("audit", "lobby.toml", *options)
    assert "LOSS: epsilon at least" in text.stdout
    assert text.stdout.rstrip().endswith("PASSED: evidence, not a proof")


def test_the_nodes_of_a_position_zone_are_audited(run_heatcloak: Run, tmp_path: Path) -> None:
    (tmp_path / "mechanism.toml").write_text(kept_mechanism([0.6] * 30).render(), encoding="utf-8")
    new = ("zone", "new", "park.toml", "--name", "park", "--position", "mechanism.toml", "--devices", "3")
    assert run_heatcloak(*new).returncode == 0
    zone = load_any_zone(tmp_path / "park.toml")
    t = zone.schedule.time_of(9)
    reports = [PositionReport("park", zone.rev, node, "ab" * 16, 0, 9, "00", t) for node in zone.nodes]
    (tmp_path / "seen.jsonl").write_bytes(b"\n".join(map(encode_release, reports)))
    options = ("--rounds", "4", "--seed", "1", "--capture", "seen.jsonl")
    done = run_heatcloak("audit", "park.toml", *options, "--json", "--out", "seen")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["test"]["nodes"] == 3
    assert [each["epsilon"] for each in found["spent"]["zone"]] == [pytest.approx(0.6)]
    assert {"stated odds", "distribution", "presence", "spent, budget"} <= checks(done).keys()
    assert not re.search("NaN|Infinity", done.stdout)
    assert (tmp_path / "seen" / "audit.png").read_bytes().startswith(b"\x89PNG")
    text = run_heatcloak("audit", "park.toml", *options)
    assert "LOSS: log-odds of at least" in text.stdout
    assert text.stdout.rstrip().endswith("PASSED: evidence, not a proof")


def test_the_mechanism_of_a_heatmap_is_audited(run_heatcloak: Run, tmp_path: Path) -> None:
    options = ("--heatmap", "paper", "--epsilon", "1/2", "--size", "16", "--rounds", "20", "--seed", "1")
    done = run_heatcloak("audit", *options, "--json", "--out", "seen")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert (found["method"], found["promised"]["epsilon_exact"], found["passed"]) == ("paper", "1/2", True)
    assert {"budget", "one person", "post-processing", "lattice"} <= checks(done).keys()
    assert (tmp_path / "seen" / "audit.png").read_bytes().startswith(b"\x89PNG")
    assert "method paper" in run_heatcloak("audit", *options).stdout


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ((), "give either a zone file or --heatmap METHOD"),
        (("hall.toml", "--heatmap", "tree"), "give either a zone file or --heatmap METHOD"),
        (("--heatmap", "tree", "--store", "sqlite:///x.db"), "give a zone file"),
        (("--heatmap", "tree", "--size", "30"), "size must be a power of two"),
        (("--heatmap", "tree", "--epsilon", "0"), "epsilon must be"),
    ],
)
def test_an_audit_of_nothing_or_of_two_things_is_refused(
    run_heatcloak: Run, arguments: tuple[str, ...], problem: str
) -> None:
    done = run_heatcloak("audit", *arguments)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert problem in done.stderr
