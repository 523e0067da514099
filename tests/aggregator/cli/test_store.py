"""``heatcloak store`` and ``heatcloak recover``."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.store import ReadingVerdict, Store, StoredReading
from heatcloak_shared.wire import Reading, decode_estimate, encode_reading
from heatcloak_shared.zone import Zone, load_zone
from support.commands import Finished

Run = Callable[..., Finished]

BOOT = "ab" * 16


@pytest.fixture
def zone(run_heatcloak: Run, tmp_path: Path) -> Zone:
    """Return a zone of eight nodes, which is in ``hall.toml``."""
    done = run_heatcloak("zone", "new", "hall.toml", "--sensors", "8", "--releases", "5")
    assert done.returncode == 0, done.stderr
    return load_zone(tmp_path / "hall.toml")


@pytest.fixture
def stored(zone: Zone, empty_store: Path, tmp_path: Path) -> list[Reading]:
    """Store the readings of three rounds in the default store; the watermarks of four nodes cover them."""
    step = zone.noise.step
    readings = [
        Reading(
            *(zone.name, zone.rev, node, BOOT, number, number, 40 * number - 100, step),
            zone.sigma_ticks_of(node),
            zone.schedule.time_of(number),
        )
        for number in range(3)
        for node in zone.nodes
    ]
    (tmp_path / "heatcloak.db").write_bytes(empty_store.read_bytes())
    store = Store(f"sqlite:///{tmp_path}/heatcloak.db")
    store.add([StoredReading(each, ReadingVerdict.ACCEPTED, 1e9) for each in readings])
    store.save_watermarks({(zone.name, node, BOOT): 2 for node in zone.nodes[:4]})
    store.close()
    return readings


def test_info_counts_readings_by_zone_and_check_passes(
    run_heatcloak: Run, zone: Zone, stored: list[Reading]
) -> None:
    info = json.loads(run_heatcloak("store", "info", "--json").stdout)
    assert info["zones"] == [{"zone": zone.name, "readings": 24, "boots": 4, "newest_round": 2}]
    assert f"zone {zone.name}  24 readings" in run_heatcloak("store", "info").stdout
    checked = run_heatcloak("store", "check", "--json")
    assert (checked.returncode, json.loads(checked.stdout)["ok"]) == (0, True)


def test_an_export_of_an_unknown_zone_is_refused_and_leaves_an_old_export(
    run_heatcloak: Run, tmp_path: Path, stored: list[Reading]
) -> None:
    (tmp_path / "old.jsonl").write_text("old")
    done = run_heatcloak("store", "export", "old.jsonl", "--zone", "hal")
    assert done.returncode in (1, 2)
    assert "give one of its zones: hall" in done.stderr
    assert (tmp_path / "old.jsonl").read_text() == "old"


@pytest.mark.usefixtures("zone")
def test_a_retention_shorter_than_the_window_is_refused(run_heatcloak: Run) -> None:
    """A late reading would repeat the estimate of a round whose other readings are deleted."""
    done = run_heatcloak("serve", "--zone", "hall.toml", "--keep-days", "0.01", "--window", "7200")
    assert done.returncode in (1, 2)
    assert "--keep-days 0.01 is shorter than --window 7200" in done.stderr


@pytest.mark.usefixtures("zone")
def test_serve_check_refuses_an_invalid_http_address(run_heatcloak: Run) -> None:
    done = run_heatcloak("serve", "--check", "--zone", "hall.toml", "--http", "99999999")
    assert done.returncode == 2
    assert "HTTP address '99999999': give [HOST:]PORT" in done.stderr
    assert run_heatcloak("serve", "--check", "--zone", "hall.toml", "--http", "8080").returncode == 0


@pytest.mark.parametrize(
    "command", [["info"], ["check"], ["export", "x.csv", "--zone", "hall"], ["prune", "--before", "9"]]
)
def test_no_command_creates_a_store(run_heatcloak: Run, tmp_path: Path, command: list[str]) -> None:
    """The path may be misspelt; an empty file stays empty."""
    done = run_heatcloak("store", *command, "--store", "sqlite:///typo.db")
    assert (done.returncode, done.stdout) == (1, "")
    assert "typo.db: there is no such file" in done.stderr
    (tmp_path / "empty.db").touch()
    done = run_heatcloak("store", *command, "--store", "sqlite:///empty.db")
    assert done.returncode == 1
    assert "there is no store in it" in done.stderr
    assert [(file.name, file.stat().st_size) for file in tmp_path.iterdir()] == [("empty.db", 0)]


def test_all_readings_or_a_time_span_are_exported_to_files_and_standard_output(
    run_heatcloak: Run, zone: Zone, stored: list[Reading], tmp_path: Path
) -> None:
    for form in ("jsonl", "csv", "parquet"):
        done = run_heatcloak("store", "export", f"x.{form}", "--zone", zone.name, "--json")
        assert (done.returncode, json.loads(done.stdout)["readings"]) == (0, 24), done.stderr
    to_stdout = ("store", "export", "-", "--zone", zone.name)
    out = run_heatcloak(*to_stdout)
    assert out.stdout == (tmp_path / "x.jsonl").read_text()
    later = run_heatcloak(*to_stdout, "--since", str(zone.schedule.start_of(2)))
    assert later.stdout == "".join(out.stdout.splitlines(keepends=True)[16:])
    none = run_heatcloak(*to_stdout, "--since", "2026-11-21", "--format", "csv")
    assert len(none.stdout.splitlines()) == 1


def test_several_zones_are_exported_to_one_file(
    run_heatcloak: Run, zone: Zone, stored: list[Reading], tmp_path: Path
) -> None:
    store = Store(f"sqlite:///{tmp_path}/heatcloak.db")
    attic = [replace(each, zone="attic") for each in stored[:8]]
    store.add([StoredReading(each, ReadingVerdict.ACCEPTED, 1e9) for each in attic])
    store.close()
    both = ("--zone", "attic", "--zone", zone.name, "--zone", "attic")
    done = run_heatcloak("store", "export", "x.csv", *both, "--json")
    assert json.loads(done.stdout)["zones"] == ["attic", zone.name]
    assert json.loads(done.stdout)["readings"] == 32
    rows = (tmp_path / "x.csv").read_text().splitlines()[1:]
    assert [row.split(",")[0] for row in rows] == ["attic"] * 8 + [zone.name] * 24
    assert f"zones attic {zone.name}" in run_heatcloak("store", "export", "y.jsonl", *both).stdout
    unknown = run_heatcloak("store", "export", "z.csv", "--zone", "attic", "--zone", "hal")
    assert "--zone 'hal' has no reading" in unknown.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["export", "x.txt", "--zone", "hall"],
        ["export", "x.csv", "--zone", "hall", "--format", "xml"],
        ["export", "-", "--zone", "hall", "--format", "parquet"],
        ["export", "x.csv", "--zone", "hall", "--until", "tomorrow"],
        ["prune", "--before", "long ago"],
    ],
)
def test_invalid_options_are_refused_in_one_line(run_heatcloak: Run, arguments: list[str]) -> None:
    done = run_heatcloak("store", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1


def test_prune_deletes_old_rounds_below_the_watermarks_and_reports_the_others(
    run_heatcloak: Run, zone: Zone, stored: list[Reading]
) -> None:
    before = str(zone.schedule.start_of(2))
    done = run_heatcloak("store", "prune", "--before", before, "--json")
    assert json.loads(done.stdout) == {"readings": 8, "estimates": 0, "left": 8}
    assert "kept 8 readings beyond" in run_heatcloak("store", "prune", "--before", before).stdout


def test_recover_gives_the_same_estimates_for_every_export_format_and_a_recording(
    run_heatcloak: Run, zone: Zone, stored: list[Reading], tmp_path: Path
) -> None:
    found: list[Any] = []
    (tmp_path / "recording").write_bytes(b"\n".join(map(encode_reading, stored)))
    for name in ("x.jsonl", "x.csv", "x.parquet", "recording"):
        if name != "recording":
            run_heatcloak("store", "export", name, "--zone", zone.name)
        done = run_heatcloak("recover", name, "--zone", "hall.toml", "--json")
        assert done.returncode == 0, done.stderr
        found.append([json.loads(line) for line in done.stdout.splitlines()])
    assert found[0] == found[1] == found[2] == found[3]
    *rounds, counts = found[0]
    assert [line["round"] for line in rounds] == [0, 1, 2]
    assert (counts["rounds"], counts["readings"], counts["bad"]) == (3, 24, 0)
    done = run_heatcloak("recover", "x.csv", "--zone", "hall.toml", "--out", "estimates.jsonl")
    assert "recovered 3 rounds from 24 readings" in done.stdout
    written = [decode_estimate(line) for line in (tmp_path / "estimates.jsonl").read_bytes().splitlines()]
    assert [[list(pair) for pair in each.sources] for each in written] == [each["sources"] for each in rounds]


def test_recover_refuses_a_file_without_readings_of_the_zone_and_counts_reasons(
    run_heatcloak: Run, zone: Zone, stored: list[Reading], tmp_path: Path
) -> None:
    (tmp_path / "bad.jsonl").write_text("nonsense\n" * 30)
    done = run_heatcloak("recover", "bad.jsonl", "--zone", "hall.toml")
    assert (done.returncode, done.stdout) == (1, "")
    assert "bad lines: 30" in done.stderr
    assert len(done.stderr.splitlines()) < 15
    run_heatcloak("store", "export", "x.csv", "--zone", zone.name)
    run_heatcloak("zone", "new", "other.toml", "--name", zone.name, "--sensors", "8", "--releases", "6")
    done = run_heatcloak("recover", "x.csv", "--zone", "other.toml")
    assert done.returncode == 1
    assert "revision 24" in done.stderr
    assert run_heatcloak("recover", "gone.csv", "--zone", "hall.toml").returncode == 2
