"""The audit log: complete, private, written before anything is opened, and without anything secret in it."""

from __future__ import annotations

import errno
import json
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.trusted import LiveRounds, Openings, derive_node_key
from heatcloak_aggregator.trusted.audit_log import AuditLog, AuditLogError
from heatcloak_aggregator.trusted.counts import TrustedCounts
from heatcloak_aggregator.trusted.denoising import denoise
from heatcloak_shared import encode_reading
from heatcloak_shared.ratchet import ratchet
from heatcloak_shared.zone import Zone

Sealers = Callable[..., Any]
NOW = 130.0


def clock() -> float:
    """Two minutes after 1970 began."""
    return NOW


def entries(path: Path) -> list[dict[str, Any]]:
    """The log's lines."""
    return [json.loads(line) for line in path.read_text(encoding="ascii").splitlines()]


def test_a_session_is_written_down(zone: Zone, sealer: Sealers, tmp_path: Path) -> None:
    """Which ring, which epochs, which source, each reading, and the counts."""
    seal, path, counts = sealer(zone), tmp_path / "a.jsonl", TrustedCounts()
    with AuditLog(path, clock) as log, log.session(zone, seal.ring, "ring.toml", "broker:1883", counts):
        log.opening(seal("n02", 117, 5, 1234), 3)
        counts.opened = 1
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    begin, opened, end = entries(path)
    common = {"time": "1970-01-01T00:02:10.000+00:00", "session": begin["session"], "zone": "hall"}
    assert begin == {
        **common,
        "event": "begin",
        "rev": zone.rev,
        "ring": "ring.toml",
        "nodes": 4,
        "first_epoch": 0,
        "epochs": {"first_round": 100, "rounds": 10},
        "source": "broker:1883",
    }
    assert opened == {
        **common,
        "event": "open",
        "node": "n02",
        "generation": 3,
        "epoch": 1,
        "boot": bytes(range(16)).hex(),
        "seq": 5,
        "round": 117,
    }
    assert end == {**common, "event": "end", **counts.as_dict()}


def test_no_reading_and_no_key_is_in_it(zone: Zone, sealer: Sealers, tmp_path: Path) -> None:
    """Neither what was measured, nor what was published, nor a MAC, nor a key in any spelling."""
    seal, path = sealer(zone, root=os.urandom(32)), tmp_path / "a.jsonl"
    counts = TrustedCounts()
    secret_ticks = [700_000_000 + place for place in range(4)]
    readings = [seal(node, 117, 0, t) for node, t in zip(zone.nodes, secret_ticks, strict=True)]
    with AuditLog(path, clock) as log, log.session(zone, seal.ring, "r", "s", counts):
        openings = Openings(zone, seal.ring, LiveRounds(zone, 1e6), log.opening, counts=counts)
        for reading in readings:
            openings.take_line(encode_reading(reading), NOW)
    text = path.read_text(encoding="ascii")
    assert counts.opened == 4
    assert text.count('"open"') == 4
    for reading, ticks in zip(readings, secret_ticks, strict=True):
        assert str(ticks) not in text
        assert str(reading.ticks) not in text
        assert reading.mac not in text
        for epoch in range(3):
            assert ratchet(derive_node_key(seal.root, reading.node), epoch).hex() not in text
    assert seal.root.hex() not in text


def test_a_line_is_there_before_the_reading_is_opened(
    zone: Zone, sealer: Sealers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever stops the program in between finds it."""
    seal, path, seen = sealer(zone), tmp_path / "a.jsonl", list[str]()

    def spy(*arguments: Any) -> int:
        seen.append(entries(path)[-1]["event"])
        return denoise(*arguments)

    monkeypatch.setattr("heatcloak_aggregator.trusted.decryptor.denoise", spy)
    with AuditLog(path, clock) as log:
        openings = Openings(zone, seal.ring, LiveRounds(zone, 1e6), log.opening)
        openings.take_line(encode_reading(seal("n01", 117, 0, 5)), NOW)
    assert seen == ["open"]


def test_nothing_is_opened_on_a_full_disk(
    zone: Zone, sealer: Sealers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The failure is no count that is lost among others: it ends everything."""
    seal, opened = sealer(zone), list[int]()

    def full(descriptor: int, line: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with AuditLog(tmp_path / "a.jsonl", clock) as log:
        monkeypatch.setattr(os, "write", full)
        openings = Openings(
            zone, seal.ring, LiveRounds(zone, 1e6), log.opening, lambda reading, ticks: opened.append(ticks)
        )
        with pytest.raises(AuditLogError, match="No space left"):
            openings.take_line(encode_reading(seal("n01", 117, 0, 5)), NOW)
        with pytest.raises(AuditLogError), log.session(zone, seal.ring, "r", "s", TrustedCounts()):
            pytest.fail("a session began")
    assert opened == []
    assert openings.counts.opened == 0


def test_sessions_follow_each_other_and_a_torn_line_stays_alone(
    zone: Zone, sealer: Sealers, tmp_path: Path
) -> None:
    """Nothing is overwritten; a line that a full disk cut short spoils none of the next session's."""
    seal, path = sealer(zone), tmp_path / "a.jsonl"
    path.touch(mode=0o644)
    for _ in range(2):
        with AuditLog(path, clock) as log, log.session(zone, seal.ring, "r", "s", TrustedCounts()):
            pass
        with path.open("a") as file:
            file.write('{"time":"1970')
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    lines = path.read_text().splitlines()
    assert [line.endswith("}") for line in lines] == [True, True, False, True, True, False]
    assert len({json.loads(line)["session"] for line in lines if line.endswith("}")}) == 2


def test_the_end_is_written_whatever_ended_it(zone: Zone, sealer: Sealers, tmp_path: Path) -> None:
    """A lost broker at the start, an interrupt, a fault."""
    seal, path = sealer(zone), tmp_path / "a.jsonl"
    with (
        AuditLog(path, clock) as log,
        pytest.raises(KeyboardInterrupt),
        log.session(zone, seal.ring, "r", "s", TrustedCounts()),
    ):
        raise KeyboardInterrupt
    assert [entry["event"] for entry in entries(path)] == ["begin", "end"]


CHANGES: dict[str, Callable[[Path], object]] = {
    "removed": lambda path: path.unlink(),
    "cut": lambda path: os.truncate(path, 10),
    "emptied": lambda path: path.write_bytes(b""),
    "replaced": lambda path: path.with_name("b").rename(path),
    "renamed": lambda path: path.rename(path.with_name("a.jsonl.1")),
}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("removed", "it was removed"),
        ("cut", "it was cut short"),
        ("emptied", "it was cut short"),
        ("replaced", "it was removed"),
        ("renamed", None),
    ],
)
def test_a_log_that_vanishes_is_noticed_before_the_next_opening(
    zone: Zone, sealer: Sealers, tmp_path: Path, change: str, said: str | None
) -> None:
    """Removed, cut, another file in its place; a log that rotation renamed is written on."""
    seal, path = sealer(zone), tmp_path / "a.jsonl"
    opened: list[int] = []
    (tmp_path / "b").write_text("another")
    with AuditLog(path, clock) as log:
        rounds = LiveRounds(zone, 1e6)
        openings = Openings(zone, seal.ring, rounds, log.opening, lambda reading, ticks: opened.append(ticks))
        openings.take_line(encode_reading(seal("n01", 117, 0, 5)), NOW)
        CHANGES[change](path)
        if said is None:
            openings.take_line(encode_reading(seal("n02", 117, 0, 6)), NOW)
            assert len(entries(tmp_path / "a.jsonl.1")) == 2
        else:
            with pytest.raises(AuditLogError, match=said):
                openings.take_line(encode_reading(seal("n02", 117, 0, 6)), NOW)
            assert rounds.close_all() == [], "a place that stayed empty makes no round"
    assert opened == ([5, 6] if said is None else [5])


def test_two_sessions_may_write_into_one_log(zone: Zone, sealer: Sealers, tmp_path: Path) -> None:
    """That it grows meanwhile is no fault."""
    seal, path = sealer(zone), tmp_path / "a.jsonl"
    with AuditLog(path, clock) as one, AuditLog(path, clock) as other:
        for log in (one, other, one, other):
            log.opening(seal("n01", 117, 0, 5), 0)
    assert len(entries(path)) == 4


def test_a_changed_ring_is_written_down(zone: Zone, sealer: Sealers, tmp_path: Path) -> None:
    """From when on, and how far back it opens."""
    seal, path = sealer(zone), tmp_path / "a.jsonl"
    with AuditLog(path, clock) as log, log.session(zone, seal.ring, "r", "s", TrustedCounts()):
        log.renewed(seal.ring.ratchet(2), "r")
    changed = entries(path)[1]
    assert (changed["event"], changed["ring"], changed["first_epoch"]) == ("ring", "r", 2)


@pytest.mark.parametrize("kind", ["fifo", "device", "link"])
def test_only_a_file_of_its_own_is_a_log(tmp_path: Path, kind: str) -> None:
    """Not what keeps nothing, and not what leads elsewhere."""
    path = tmp_path / "a.jsonl"
    if kind == "fifo":
        os.mkfifo(path)
    elif kind == "link":
        path.symlink_to(tmp_path / "elsewhere.jsonl")
    else:
        path = Path("/dev/null")
    with pytest.raises(AuditLogError, match="a link" if kind == "link" else "no regular file"):
        AuditLog(path, clock)
    assert not (tmp_path / "elsewhere.jsonl").exists()


@pytest.mark.parametrize("name", ["ring.toml", "folder", "no/such/folder/a.jsonl", "a\0b"])
def test_what_is_no_audit_log_is_not_written_into(tmp_path: Path, name: str) -> None:
    """A ring named by mistake, a folder, a path that leads nowhere: one line that says so."""
    ring = tmp_path / "ring.toml"
    ring.write_text("zone = 'hall'\n", encoding="ascii")
    ring.chmod(0o640)
    (tmp_path / "folder").mkdir()
    with pytest.raises(AuditLogError) as caught:
        AuditLog(tmp_path / name, clock)
    assert "\n" not in str(caught.value)
    assert ring.read_text(encoding="ascii") == "zone = 'hall'\n"
    assert stat.S_IMODE(ring.stat().st_mode) == 0o640
