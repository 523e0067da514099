"""The audit log: complete, private, written before decryption, and without secrets."""

from __future__ import annotations

import errno
import json
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.trusted import DecryptionPipeline, LiveRounds, derive_node_key
from heatcloak_aggregator.trusted.audit_log import AuditLog, AuditLogError
from heatcloak_aggregator.trusted.decryptor import uncover
from heatcloak_aggregator.trusted.pipeline import TrustedCounts
from heatcloak_shared import encode_reading
from heatcloak_shared.ratchet import ratchet
from heatcloak_shared.zone import Zone

Sealers = Callable[..., Any]
NOW = 130.0


def clock() -> float:
    """Return a fixed time."""
    return NOW


def entries(path: Path) -> list[dict[str, Any]]:
    """Return the log's entries."""
    return [json.loads(line) for line in path.read_text(encoding="ascii").splitlines()]


def test_session_logs_keyring_source_readings_and_counts(zone: Zone, sealer: Sealers, tmp_path: Path) -> None:
    seal, path, counts = sealer(zone), tmp_path / "a.jsonl", TrustedCounts()
    with AuditLog(path, clock) as log, log.session(zone, seal.ring, "ring.toml", "broker:1883", counts):
        log.record_decryption(seal("n02", 117, 5, 1234), 3)
        counts.opened = 1
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    begin, decryption, end = entries(path)
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
    assert decryption == {
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


def test_log_contains_no_reading_mac_or_key(zone: Zone, sealer: Sealers, tmp_path: Path) -> None:
    seal, path = sealer(zone, root=os.urandom(32)), tmp_path / "a.jsonl"
    counts = TrustedCounts()
    ticks_by_node = [700_000_000 + place for place in range(4)]
    readings = [seal(node, 117, 0, t) for node, t in zip(zone.nodes, ticks_by_node, strict=True)]
    with AuditLog(path, clock) as log, log.session(zone, seal.ring, "r", "s", counts):
        pipeline = DecryptionPipeline(
            zone, seal.ring, LiveRounds(zone, 1e6), log.record_decryption, counts=counts
        )
        for reading in readings:
            pipeline.take_line(encode_reading(reading), NOW)
    text = path.read_text(encoding="ascii")
    assert counts.opened == 4
    assert text.count('"open"') == 4
    for reading, ticks in zip(readings, ticks_by_node, strict=True):
        assert str(ticks) not in text
        assert str(reading.ticks) not in text
        assert reading.mac not in text
        for epoch in range(3):
            assert ratchet(derive_node_key(seal.root, reading.node), epoch).hex() not in text
    assert seal.root.hex() not in text


def test_entry_is_written_before_the_reading_is_decrypted(
    zone: Zone, sealer: Sealers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seal, path, seen = sealer(zone), tmp_path / "a.jsonl", list[str]()

    def spy(*arguments: Any) -> Any:
        seen.append(entries(path)[-1]["event"])
        return uncover(*arguments)

    monkeypatch.setattr("heatcloak_aggregator.trusted.decryptor.uncover", spy)
    with AuditLog(path, clock) as log:
        pipeline = DecryptionPipeline(zone, seal.ring, LiveRounds(zone, 1e6), log.record_decryption)
        pipeline.take_line(encode_reading(seal("n01", 117, 0, 5)), NOW)
    assert seen == ["open"]


def test_full_disk_prevents_decryption(
    zone: Zone, sealer: Sealers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seal, opened = sealer(zone), list[int]()

    def full(descriptor: int, line: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with AuditLog(tmp_path / "a.jsonl", clock) as log:
        monkeypatch.setattr(os, "write", full)
        pipeline = DecryptionPipeline(
            zone,
            seal.ring,
            LiveRounds(zone, 1e6),
            log.record_decryption,
            lambda reading, ticks: opened.append(ticks),
        )
        with pytest.raises(AuditLogError, match="No space left"):
            pipeline.take_line(encode_reading(seal("n01", 117, 0, 5)), NOW)
        with pytest.raises(AuditLogError), log.session(zone, seal.ring, "r", "s", TrustedCounts()):
            pytest.fail("the session began")
    assert opened == []
    assert pipeline.counts.opened == 0


def test_sessions_append_and_a_torn_line_spoils_no_other(zone: Zone, sealer: Sealers, tmp_path: Path) -> None:
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


def test_session_end_is_logged_after_an_interrupt(zone: Zone, sealer: Sealers, tmp_path: Path) -> None:
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
    ("change", "message"),
    [
        ("removed", "it was removed"),
        ("cut", "it was truncated"),
        ("emptied", "it was truncated"),
        ("replaced", "it was removed"),
        ("renamed", None),
    ],
)
def test_removed_or_truncated_log_prevents_decryption_and_a_renamed_one_does_not(
    zone: Zone, sealer: Sealers, tmp_path: Path, change: str, message: str | None
) -> None:
    seal, path = sealer(zone), tmp_path / "a.jsonl"
    opened: list[int] = []
    (tmp_path / "b").write_text("another")
    with AuditLog(path, clock) as log:
        rounds = LiveRounds(zone, 1e6)
        pipeline = DecryptionPipeline(
            zone, seal.ring, rounds, log.record_decryption, lambda reading, ticks: opened.append(ticks)
        )
        pipeline.take_line(encode_reading(seal("n01", 117, 0, 5)), NOW)
        CHANGES[change](path)
        if message is None:
            pipeline.take_line(encode_reading(seal("n02", 117, 0, 6)), NOW)
            assert len(entries(tmp_path / "a.jsonl.1")) == 2
        else:
            with pytest.raises(AuditLogError, match=message):
                pipeline.take_line(encode_reading(seal("n02", 117, 0, 6)), NOW)
            assert rounds.close_all() == []
    assert opened == ([5, 6] if message is None else [5])


def test_two_sessions_can_share_a_log(zone: Zone, sealer: Sealers, tmp_path: Path) -> None:
    seal, path = sealer(zone), tmp_path / "a.jsonl"
    with AuditLog(path, clock) as one, AuditLog(path, clock) as other:
        for log in (one, other, one, other):
            log.record_decryption(seal("n01", 117, 0, 5), 0)
    assert len(entries(path)) == 4


def test_keyring_change_is_logged(zone: Zone, sealer: Sealers, tmp_path: Path) -> None:
    seal, path = sealer(zone), tmp_path / "a.jsonl"
    with AuditLog(path, clock) as log, log.session(zone, seal.ring, "r", "s", TrustedCounts()):
        log.record_keyring(seal.ring.ratchet(2), "r")
    changed = entries(path)[1]
    assert (changed["event"], changed["ring"], changed["first_epoch"]) == ("ring", "r", 2)


@pytest.mark.parametrize("kind", ["fifo", "device", "link"])
def test_link_or_special_file_is_refused(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "a.jsonl"
    if kind == "fifo":
        os.mkfifo(path)
    elif kind == "link":
        path.symlink_to(tmp_path / "elsewhere.jsonl")
    else:
        path = Path("/dev/null")
    with pytest.raises(AuditLogError, match="symbolic link" if kind == "link" else "not a regular file"):
        AuditLog(path, clock)
    assert not (tmp_path / "elsewhere.jsonl").exists()


@pytest.mark.parametrize("name", ["ring.toml", "folder", "no/such/folder/a.jsonl", "a\0b"])
def test_other_files_are_refused_and_unchanged(tmp_path: Path, name: str) -> None:
    ring = tmp_path / "ring.toml"
    ring.write_text("zone = 'hall'\n", encoding="ascii")
    ring.chmod(0o640)
    (tmp_path / "folder").mkdir()
    with pytest.raises(AuditLogError) as caught:
        AuditLog(tmp_path / name, clock)
    assert "\n" not in str(caught.value)
    assert ring.read_text(encoding="ascii") == "zone = 'hall'\n"
    assert stat.S_IMODE(ring.stat().st_mode) == 0o640


def test_rounds_with_a_heatmap_are_those_of_the_zone_and_damaged_lines_are_ignored(tmp_path: Path) -> None:
    """A line that a full disk truncated, or that somebody changed, must not end the command."""
    path = tmp_path / "a.jsonl"
    lines = [
        {"time": "t", "event": "heatmap", "zone": "lobby", "round": 7},
        {"time": "t", "event": "heatmap", "zone": "attic", "round": 8},
        {"time": "t", "event": "heatmap", "zone": "lobby"},
        {"time": "t", "event": "heatmap", "zone": "lobby", "round": [9]},
    ]
    texts = [json.dumps(line, separators=(",", ":")) for line in lines]
    path.write_text("\n".join([*texts, '["event":"heatmap"]', '[{"event":"heatmap"}]', texts[0][:40]]))
    with AuditLog(path, clock) as log:
        assert log.rounds_with_heatmap("lobby") == {7}
        assert log.rounds_with_heatmap("hall") == set()


def test_logins_and_views_name_the_visitor_and_the_address(
    zone: Zone, sealer: Sealers, tmp_path: Path
) -> None:
    path = tmp_path / "a.jsonl"
    with AuditLog(path, clock) as log, log.session(zone, sealer(zone).ring, "r", "s", TrustedCounts()):
        log.record_login("0123456789ab", "192.0.2.7")
        log.record_view(117, "0123456789ab", "192.0.2.7")
    begin, login, view, _ = entries(path)
    common = {"time": begin["time"], "session": begin["session"], "zone": "hall"}
    who = {"visitor": "0123456789ab", "address": "192.0.2.7"}
    assert login == {**common, "event": "login", **who}
    assert view == {**common, "event": "view", "round": 117, **who}


def test_views_cannot_be_recorded_in_a_removed_log(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    with AuditLog(path, clock) as log:
        path.unlink()
        with pytest.raises(AuditLogError, match="it was removed"):
            log.record_view(117, "0123456789ab", "192.0.2.7")
        with pytest.raises(AuditLogError, match="it was removed"):
            log.record_login("0123456789ab", "192.0.2.7")
