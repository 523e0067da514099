"""Removing the noise of a heatmap zone exactly, and publishing a central heatmap of the true cells."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from heatcloak_aggregator.trusted import Keyring, LiveRounds, derive_node_key
from heatcloak_aggregator.trusted.heatmap import people_of
from heatcloak_aggregator.trusted.keyring import create_keyring
from heatcloak_aggregator.trusted.pipeline import DecryptionPipeline
from heatcloak_aggregator.trusted.rounds import DecryptedRound
from heatcloak_node import Seed
from heatcloak_node.places import HeatmapCloak
from heatcloak_shared.keyfile import NodeKey
from heatcloak_shared.keystream import reading_mac
from heatcloak_shared.ratchet import Epochs
from heatcloak_shared.wire import HeatmapReport, encode_release, signed_bytes
from heatcloak_shared.zone import render_zone
from support.commands import Finished
from support.zones import heatmap_zone

Run = Callable[..., Finished]

ZONE = heatmap_zone()
ROOT, BOOT, EPOCHS = bytes(range(32)), bytes(range(16)), Epochs(100, 1000)
RING = Keyring.from_root(ZONE.name, ROOT, ZONE.nodes, EPOCHS)
PLACES = {"d001": (0.0, 0.0), "d002": (0.999, 0.5), "d003": None, "d004": (0.25, 0.75)}
CELLS = {"d001": (0, 0), "d002": (8, 15), "d003": None, "d004": (12, 4)}


class Places:
    """A device that is at one place, or nowhere."""

    kind = "test"
    takes = 0.0

    def __init__(self, place: tuple[float, float] | None) -> None:
        self._places = [] if place is None else [(*place, 1.0)]

    def read(self, round_number: int) -> Any:
        return self._places


def sealed(node: str, number: int, seq: int = 0) -> HeatmapReport:
    """Return the report that the seeded node itself would publish."""
    key = derive_node_key(ROOT, node)
    seed = Seed(NodeKey(ZONE.name, node, 0, 0, key, EPOCHS))
    cloak = HeatmapCloak(ZONE, node, Places(PLACES[node]), BOOT, seed)
    cloaked = cloak.measure(number, cloak.draw(seq, number))
    envelope = {"zone": ZONE.name, "rev": ZONE.rev, "node": node, "boot": BOOT.hex(), "seq": seq}
    envelope |= {"round": number, "t": ZONE.schedule.time_of(number), "key": 0}
    report = cloak.message(cloaked, envelope)
    return replace(report, mac=reading_mac(key, signed_bytes(report)))


def test_the_true_cells_are_recovered_exactly() -> None:
    rounds = LiveRounds(ZONE, 1e6)
    pipeline = DecryptionPipeline(ZONE, RING, rounds)
    for number in range(100, 150):
        for node in ZONE.nodes:
            pipeline.take_line(encode_release(sealed(node, number, number - 100)), 200.0)
    closed = rounds.close_due(200.0)
    assert [each.uncovered for each in closed] == [CELLS] * 50
    assert pipeline.counts.opened == 200


def test_a_forged_report_is_not_opened() -> None:
    pipeline = DecryptionPipeline(ZONE, RING, LiveRounds(ZONE, 1e6))
    good = sealed("d001", 100)
    forged = replace(good, report=f"{good.element ^ 1:0{ZONE.digits}x}")
    pipeline.take_line(encode_release(forged), 200.0)
    assert (pipeline.counts.opened, dict(pipeline.counts.refused)) == (0, {"forged or wrong key": 1})


def test_people_stand_in_the_middle_of_their_cells() -> None:
    closed = DecryptedRound(100, {}, CELLS, ())
    people = people_of(closed, ZONE)
    assert [each.tolist() for each in people] == [
        [[0.5 / 16, 0.5 / 16]],
        [[15.5 / 16, 8.5 / 16]],
        [],
        [[4.5 / 16, 12.5 / 16]],
    ]
    assert {each.shape for each in people} == {(0, 2), (1, 2)}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with the zone, its keyring and a recording of one round."""
    (tmp_path / "lobby.toml").write_text(render_zone(ZONE), encoding="utf-8")
    create_keyring(tmp_path / "ring.key", RING)
    lines = [encode_release(sealed(node, 100)) for node in ZONE.nodes]
    (tmp_path / "recording.jsonl").write_bytes(b"\n".join(lines) + b"\n")
    return tmp_path


OPTIONS = ("trusted", "--keys", "ring.key", "--recording", "recording.jsonl")


def test_the_command_prints_the_true_cells(folder: Path, run_heatcloak: Run) -> None:
    done = run_heatcloak(*OPTIONS, "--zone", "lobby.toml", "--json")
    assert done.returncode == 0, done.stderr
    shown, counts = map(json.loads, done.stdout.splitlines())
    assert shown == {
        "round": 100,
        "cells": {node: None if cell is None else list(cell) for node, cell in CELLS.items()},
        "missing": [],
    }
    assert counts["opened"] == 4
    opened = [json.loads(line) for line in (folder / "trusted-audit.jsonl").read_text().splitlines()]
    assert [entry["node"] for entry in opened if entry["event"] == "open"] == list(ZONE.nodes)


def entries(folder: Path, event: str) -> list[dict[str, Any]]:
    log = (folder / "trusted-audit.jsonl").read_text().splitlines()
    return [entry for entry in map(json.loads, log) if entry["event"] == event]


def test_the_command_writes_a_private_heatmap_once(folder: Path, run_heatcloak: Run) -> None:
    """Another one would spend epsilon again: neither the file nor the round has a second heatmap."""
    heatmap = ("--zone", "lobby.toml", "--epsilon", "1/3", "--heatmap")
    done = run_heatcloak(*OPTIONS, *heatmap, "map.npz")
    assert done.returncode == 0, done.stderr
    with np.load(folder / "map.npz") as found:
        assert found["heatmap"].shape == (16, 16)
        assert found["heatmap"].sum() == pytest.approx(1.0)
        assert (int(found["round"]), str(found["epsilon"])) == (100, "1/3")
    (entry,) = entries(folder, "heatmap")
    assert (entry["round"], entry["epsilon"], entry["file"]) == (100, "1/3", "map.npz")
    again = run_heatcloak(*OPTIONS, *heatmap, "map.npz")
    assert (again.returncode, again.stderr.count("\n")) == (2, 1)
    assert "spends epsilon once more" in again.stderr
    other = run_heatcloak(*OPTIONS, *heatmap, "other.npz")
    assert other.returncode == 2
    assert "round 100 of zone lobby has a heatmap already" in other.stderr
    assert not (folder / "other.npz").exists()
    assert run_heatcloak(*OPTIONS, *heatmap, "other.npz", "--again").returncode == 0
    assert len(entries(folder, "heatmap")) == 2
    assert run_heatcloak(*OPTIONS, *heatmap, "map.png").returncode == 2


def test_with_a_heatmap_nothing_else_of_the_true_cells_is_printed(folder: Path, run_heatcloak: Run) -> None:
    """Of four devices, three had a place: neither is printed."""
    options = ("--zone", "lobby.toml", "--heatmap")
    text = run_heatcloak(*OPTIONS, *options, "a.npz")
    assert text.stdout.startswith("round 100  a.npz: adding or removing one person changes the odds")
    assert "a factor of 2.72 (epsilon 1); moving one person, by 7.39" in text.stdout
    assert "had a place" not in text.stdout
    done = run_heatcloak(*OPTIONS, *options, "b.npz", "--again", "--json")
    shown, counts = map(json.loads, done.stdout.splitlines())
    assert shown == {"round": 100, "heatmap": "b.npz", "epsilon": 1.0, "epsilon_exact": "1"}
    assert counts["rounds"] == 1


def test_each_of_several_rounds_has_a_heatmap_of_its_own(folder: Path, run_heatcloak: Run) -> None:
    lines = [
        encode_release(sealed(node, number, number - 100))
        for number in range(100, 104)
        for node in ZONE.nodes
    ]
    (folder / "recording.jsonl").write_bytes(b"\n".join(lines) + b"\n")
    options = ("--zone", "lobby.toml", "--heatmap", "map.npz", "--rounds", "3")
    assert run_heatcloak(*OPTIONS, *options).returncode == 0
    assert sorted(path.name for path in folder.glob("*.npz")) == ["map-100.npz", "map-101.npz", "map-102.npz"]
    assert [entry["round"] for entry in entries(folder, "heatmap")] == [100, 101, 102]


def test_without_a_round_no_heatmap_is_written_and_the_command_says_so(
    folder: Path, run_heatcloak: Run
) -> None:
    (folder / "recording.jsonl").write_bytes(b"")
    done = run_heatcloak(*OPTIONS, "--zone", "lobby.toml", "--heatmap", "map.npz")
    assert done.returncode == 1
    assert "no heatmap was written" in done.stderr
    assert not (folder / "map.npz").exists()


def test_a_folder_that_is_missing_is_noticed_before_epsilon_is_spent(
    folder: Path, run_heatcloak: Run
) -> None:
    done = run_heatcloak(*OPTIONS, "--zone", "lobby.toml", "--heatmap", "no/such/folder/map.npz")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert entries(folder, "heatmap") == []


def test_a_heatmap_excludes_the_dashboard(folder: Path, run_heatcloak: Run) -> None:
    options = ("--zone", "lobby.toml", "--heatmap", "map.npz", "--dashboard", "0")
    refused = run_heatcloak(*OPTIONS, *options)
    assert refused.returncode == 2
    assert "give one of them" in refused.stderr
    assert not (folder / "map.npz").exists()


def test_the_heatmap_shows_the_people_that_are_somewhere(folder: Path, run_heatcloak: Run) -> None:
    """With hardly any noise; rows are y and columns are x."""
    options = ("--zone", "lobby.toml", "--heatmap", "map.npz", "--epsilon", "100")
    assert run_heatcloak(*OPTIONS, *options).returncode == 0
    with np.load(folder / "map.npz") as found:
        shares = [found["density"][cell] for cell in CELLS.values() if cell is not None]
    assert shares == pytest.approx([1 / 3] * 3, abs=0.05)


def test_a_heatmap_of_a_heat_zone_is_refused_with_the_reason(
    folder: Path, run_heatcloak: Run, zone: Any
) -> None:
    (folder / "hall.toml").write_text(render_zone(zone), encoding="utf-8")
    refused = run_heatcloak(*OPTIONS, "--zone", "hall.toml", "--heatmap", "map.npz")
    assert refused.returncode == 2
    assert "knows readings and not positions" in refused.stderr
    assert len(refused.stderr.splitlines()) == 1
