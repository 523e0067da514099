"""``heatcloak store`` and ``heatcloak recover``, as a person would run them."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.store import ReadingOutcome, Store, StoredReading
from heatcloak_shared.wire import Reading, decode_estimate, encode_reading
from heatcloak_shared.zone import Zone, load_zone

Command = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def zone(heatcloak: Command, tmp_path: Path) -> Zone:
    """A zone of eight nodes in ``hall.toml``."""
    made = heatcloak("zone", "new", "hall.toml", "--sensors", "8", "--releases", "5")
    assert made.returncode == 0, made.stderr
    return load_zone(tmp_path / "hall.toml")


@pytest.fixture
def stored(zone: Zone, tmp_path: Path) -> list[Reading]:
    """Three rounds in the store of this folder."""
    noise = zone.noise
    readings = [
        Reading(
            *(
                zone.name,
                zone.rev,
                node,
                "ab" * 16,
                seq,
                number,
                40 * seq - 100,
                noise.step,
                noise.sigma_ticks,
            ),
            zone.schedule.time_of(number),
        )
        for seq, number in enumerate(range(3))
        for node in zone.nodes
    ]
    store = Store(f"sqlite:///{tmp_path}/heatcloak.db")
    store.add([StoredReading(each, ReadingOutcome.ACCEPTED, 1e9) for each in readings])
    store.save_watermarks({(zone.name, node, "ab" * 16): 2 for node in zone.nodes[:4]})
    store.close()
    return readings


def test_what_is_stored_is_told(heatcloak: Command, zone: Zone, stored: list[Reading]) -> None:
    """By zone, for people and for machines; and whether it can be written."""
    told = json.loads(heatcloak("store", "info", "--json").stdout)
    assert told["zones"] == [{"zone": zone.name, "readings": 24, "boots": 4, "newest_round": 2}]
    assert f"zone {zone.name}  24 readings" in heatcloak("store", "info").stdout
    checked = heatcloak("store", "check", "--json")
    assert (checked.returncode, json.loads(checked.stdout)["ok"]) == (0, True)


def test_a_zone_that_is_not_there_is_not_exported(
    heatcloak: Command, tmp_path: Path, stored: list[Reading]
) -> None:
    """A typo must not put an empty file in the place of an older export."""
    (tmp_path / "old.jsonl").write_text("old")
    done = heatcloak("store", "export", "old.jsonl", "--zone", "hal")
    assert done.returncode in (1, 2)
    assert "give one of its zones: hall" in done.stderr
    assert (tmp_path / "old.jsonl").read_text() == "old"


def test_what_still_counts_is_not_to_be_deleted(heatcloak: Command, zone: Zone) -> None:
    """A late reading would make an estimate anew of a round whose other readings are gone."""
    done = heatcloak("serve", "--zone", "hall.toml", "--keep-days", "0.01", "--window", "7200")
    assert done.returncode in (1, 2)
    assert "--keep-days 0.01 is shorter than --window 7200" in done.stderr


@pytest.mark.parametrize(
    "command", [["info"], ["check"], ["export", "x.csv", "--zone", "hall"], ["prune", "--before", "9"]]
)
def test_no_command_makes_a_database(heatcloak: Command, tmp_path: Path, command: list[str]) -> None:
    """A typo in the path is one line, and nothing is there afterwards."""
    done = heatcloak("store", *command, "--store", "sqlite:///typo.db")
    assert (done.returncode, done.stdout) == (1, "")
    assert "typo.db: there is no such file" in done.stderr
    (tmp_path / "empty.db").touch()
    done = heatcloak("store", *command, "--store", "sqlite:///empty.db")
    assert done.returncode == 1
    assert "there is no store in it" in done.stderr
    assert [(file.name, file.stat().st_size) for file in tmp_path.iterdir()] == [("empty.db", 0)]


def test_readings_are_exported(heatcloak: Command, zone: Zone, stored: list[Reading], tmp_path: Path) -> None:
    """To a file in each format, to standard output, and only some of them."""
    for form in ("jsonl", "csv", "parquet"):
        done = heatcloak("store", "export", f"x.{form}", "--zone", zone.name, "--json")
        assert (done.returncode, json.loads(done.stdout)["readings"]) == (0, 24), done.stderr
    out = heatcloak("store", "export", "-", "--zone", zone.name)
    assert out.stdout == (tmp_path / "x.jsonl").read_text()
    later = heatcloak("store", "export", "-", "--zone", zone.name, "--since", str(zone.schedule.start_of(2)))
    assert later.stdout == "".join(out.stdout.splitlines(keepends=True)[16:])
    none = heatcloak("store", "export", "-", "--zone", zone.name, "--since", "2026-11-21", "--format", "csv")
    assert len(none.stdout.splitlines()) == 1


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
def test_what_makes_no_sense_is_one_line(heatcloak: Command, arguments: list[str]) -> None:
    """Exit code 2, and what to give instead."""
    done = heatcloak("store", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1


def test_old_rounds_are_deleted(heatcloak: Command, zone: Zone, stored: list[Reading]) -> None:
    """Those below the watermarks; why others stay is said."""
    before = str(zone.schedule.start_of(2))
    done = heatcloak("store", "prune", "--before", before, "--json")
    assert json.loads(done.stdout) == {"readings": 8, "estimates": 0, "left": 8}
    assert "kept 8 readings beyond" in heatcloak("store", "prune", "--before", before).stdout


def test_an_export_is_recovered(
    heatcloak: Command, zone: Zone, stored: list[Reading], tmp_path: Path
) -> None:
    """Every format, and a plain recording, give the same lines as one another and a count at the end."""
    found: list[Any] = []
    (tmp_path / "plain").write_bytes(b"\n".join(map(encode_reading, stored)))
    for name in ("x.jsonl", "x.csv", "x.parquet", "plain"):
        if name != "plain":
            heatcloak("store", "export", name, "--zone", zone.name)
        done = heatcloak("recover", name, "--zone", "hall.toml", "--json")
        assert done.returncode == 0, done.stderr
        found.append([json.loads(line) for line in done.stdout.splitlines()])
    assert found[0] == found[1] == found[2] == found[3]
    assert [line["round"] for line in found[0][:-1]] == [0, 1, 2]
    assert (found[0][-1]["rounds"], found[0][-1]["readings"], found[0][-1]["bad"]) == (3, 24, 0)
    done = heatcloak("recover", "x.csv", "--zone", "hall.toml", "--out", "estimates.jsonl")
    assert "recovered 3 rounds from 24 readings" in done.stdout
    written = [decode_estimate(line) for line in (tmp_path / "estimates.jsonl").read_bytes().splitlines()]
    assert [[list(pair) for pair in each.sources] for each in written] == [
        line["sources"] for line in found[0][:-1]
    ]


def test_a_recording_of_nothing_is_refused(
    heatcloak: Command, zone: Zone, stored: list[Reading], tmp_path: Path
) -> None:
    """Of another revision, or no readings at all: exit code 1, what was wrong is counted and shown."""
    (tmp_path / "bad.jsonl").write_text("nonsense\n" * 30)
    done = heatcloak("recover", "bad.jsonl", "--zone", "hall.toml")
    assert (done.returncode, done.stdout) == (1, "")
    assert "bad lines: 30" in done.stderr
    assert len(done.stderr.splitlines()) < 15
    heatcloak("store", "export", "x.csv", "--zone", zone.name)
    heatcloak("zone", "new", "other.toml", "--name", zone.name, "--sensors", "8", "--releases", "6")
    done = heatcloak("recover", "x.csv", "--zone", "other.toml")
    assert done.returncode == 1
    assert "revision 24" in done.stderr or "zone 24" in done.stderr
    assert heatcloak("recover", "gone.csv", "--zone", "hall.toml").returncode == 2
