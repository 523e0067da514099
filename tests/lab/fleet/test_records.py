"""What is written down of a node's readings, and taken up again after a kill."""

from __future__ import annotations

import random
from pathlib import Path

from heatcloak_lab.fleet.records import (
    CountedDiskSpool,
    CountedMemorySpool,
    Journal,
    NodeRecord,
    read_journal,
    round_of,
    seq_of,
)
from heatcloak_shared import Reading, encode_reading
from heatcloak_shared.zone import Zone

BOOT, OTHER = "0" * 32, "1" * 32


def payload(zone: Zone, seq: int, boot: str = BOOT) -> bytes:
    """The bytes of a reading, of round 100 + seq."""
    number = 100 + seq
    reading = Reading(
        zone=zone.name,
        rev=zone.rev,
        node="n01",
        boot=boot,
        seq=seq,
        round=number,
        ticks=-123456,
        step=zone.noise.step,
        sigma_ticks=zone.noise.sigma_ticks,
        t=zone.schedule.time_of(number),
        kept=seq,
    )
    return encode_reading(reading)


def test_a_journal_tells_what_left_and_never_a_value(zone: Zone, tmp_path: Path) -> None:
    """Node, boot, number and round: written before the spool has it."""
    journal = Journal(tmp_path / "j" / "worker-0.journal")
    record = NodeRecord("n01", journal, {})
    spool = CountedMemorySpool(record)
    for seq in range(3):
        spool.append(BOOT, seq, payload(zone, seq))
    spool.forget(BOOT, 1)
    record.did("drop", "lossy corner", 4)
    journal.close()
    content = (tmp_path / "j" / "worker-0.journal").read_text()
    assert content.splitlines() == [
        f"c n01 {BOOT} 0 100",
        f"c n01 {BOOT} 1 101",
        f"c n01 {BOOT} 2 102",
        f"s n01 {BOOT} 0",
        f"s n01 {BOOT} 1",
        "f n01 lossy-corner drop 4",
    ]
    assert "123456" not in content


def test_a_reading_that_can_not_be_journalled_is_not_kept(zone: Zone, tmp_path: Path) -> None:
    """It may not leave the node: an outsider would not know of it."""
    journal = Journal(tmp_path / "worker-0.journal")
    journal.close()
    spool = CountedMemorySpool(NodeRecord("n01", journal, {}))
    try:
        spool.append(BOOT, 0, payload(zone, 0))
    except OSError:
        assert len(spool) == 0
    else:
        raise AssertionError("it was kept")


def test_a_worker_that_was_killed_is_taken_up_from_its_journal(zone: Zone, tmp_path: Path) -> None:
    """Counts are those of before; what waits is what the spool holds; a torn last line counts for nothing."""
    path, spool_path = tmp_path / "worker-0.journal", tmp_path / "n01.spool"
    chance = random.Random(5)
    journal = Journal(path)
    record = NodeRecord("n01", journal, {})
    spool = CountedDiskSpool(spool_path, zone.rev, record)
    for seq in range(40):
        spool.append(BOOT, seq, payload(zone, seq))
        if chance.random() < 0.2:
            spool.forget(BOOT, seq - 3)
    before = record.boots[BOOT]
    spool.abandon()
    with path.open("a") as file:
        file.write(f"c n01 {BOOT} 40 140\nc n01 {BOOT} 41 1")
    again = NodeRecord("n01", None, {})
    for words in read_journal(path):
        again.replay(words)
    spool = CountedDiskSpool(spool_path, zone.rev, again)
    known = again.boots[BOOT]
    assert (known.cloaked, known.stored) == (41, before.stored)
    assert (known.first, known.last) == ((0, 100), (40, 140))
    assert list(known.waiting) == list(before.waiting), "what is stored comes back from a crash, uncounted"
    assert known.lost == 1, "journalled, and killed before the spool had it"
    spool.append(OTHER, 0, payload(zone, 0, OTHER))
    spool.forget(BOOT, 39)
    assert (known.stored, len(known.waiting)) == (40, 0)
    assert (again.boots[OTHER].cloaked, list(again.boots[OTHER].waiting)) == (1, [0])
    spool.close()


def test_what_a_full_spool_gives_up_is_the_oldest(zone: Zone) -> None:
    """Over all boots, and counted for the boot that it was of."""
    record = NodeRecord("n01", None, {})
    spool = CountedMemorySpool(record)
    spool._capacity = 3
    for boot in (BOOT, OTHER):
        for seq in range(2):
            spool.append(boot, seq, payload(zone, seq, boot))
    assert (record.boots[BOOT].dropped, list(record.boots[BOOT].waiting)) == (1, [1])
    assert (record.boots[OTHER].dropped, list(record.boots[OTHER].waiting)) == (0, [0, 1])


def test_a_run_reads_its_own_part_of_a_journal(tmp_path: Path) -> None:
    """What is before the byte that it begins with is an earlier run's; a missing file is empty."""
    path = tmp_path / "worker-0.journal"
    assert list(read_journal(path)) == []
    path.write_text("c n01 a 0 1\nnonsense\nc n01 b 0 2\n")
    assert list(read_journal(path, 12)) == [["c", "n01", "b", "0", "2"]]


def test_readings_are_told_by_their_bytes(zone: Zone) -> None:
    """Round, boot and number."""
    assert round_of(payload(zone, 7)) == 107
    assert seq_of(payload(zone, 7, OTHER)) == (OTHER, 7)
