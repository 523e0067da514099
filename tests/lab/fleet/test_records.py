"""The records of a node's readings, and the journal from which they are restored after a kill."""

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
    """Return the encoded reading of round 100 + ``seq``."""
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
        sigma_ticks=zone.noise.sigma_ticks[0],
        t=zone.schedule.time_of(number),
        kept=seq,
    )
    return encode_reading(reading)


def test_the_journal_lists_readings_without_their_values(zone: Zone, tmp_path: Path) -> None:
    """Each has its node, boot, sequence number and round."""
    journal = Journal(tmp_path / "j" / "worker-0.journal")
    record = NodeRecord("n01", journal, {})
    spool = CountedMemorySpool(record)
    for seq in range(3):
        spool.append(BOOT, seq, payload(zone, seq))
    spool.forget(BOOT, 1)
    record.add_fault("drop", "lossy corner", 4)
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


def test_a_reading_that_cannot_be_journalled_is_not_stored_in_the_spool(zone: Zone, tmp_path: Path) -> None:
    """It must not leave the node, because the journal would not contain it."""
    journal = Journal(tmp_path / "worker-0.journal")
    journal.close()
    spool = CountedMemorySpool(NodeRecord("n01", journal, {}))
    try:
        spool.append(BOOT, 0, payload(zone, 0))
    except OSError:
        assert len(spool) == 0
    else:
        raise AssertionError("the spool stored the reading")


def test_records_of_a_killed_worker_are_restored_from_its_journal(zone: Zone, tmp_path: Path) -> None:
    """Counts are as before, waiting readings are those in the spool, and a truncated last line is ignored."""
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
    restored = NodeRecord("n01", None, {})
    for words in read_journal(path):
        restored.replay(words)
    spool = CountedDiskSpool(spool_path, zone.rev, restored)
    boot_record = restored.boots[BOOT]
    assert (boot_record.cloaked, boot_record.stored) == (41, before.stored)
    assert (boot_record.first, boot_record.last) == ((0, 100), (40, 140))
    assert list(boot_record.waiting) == list(before.waiting), (
        "readings restored from the spool are not counted again"
    )
    assert boot_record.lost == 1, "journalled, but not in the spool when it was killed"
    spool.append(OTHER, 0, payload(zone, 0, OTHER))
    spool.forget(BOOT, 39)
    assert (boot_record.stored, len(boot_record.waiting)) == (40, 0)
    assert (restored.boots[OTHER].cloaked, list(restored.boots[OTHER].waiting)) == (1, [0])
    spool.close()


def test_a_full_spool_discards_its_oldest_readings(zone: Zone) -> None:
    """The oldest of all boots. They are counted for their own boot."""
    record = NodeRecord("n01", None, {})
    spool = CountedMemorySpool(record)
    spool._capacity = 3
    for boot in (BOOT, OTHER):
        for seq in range(2):
            spool.append(boot, seq, payload(zone, seq, boot))
    assert (record.boots[BOOT].dropped, list(record.boots[BOOT].waiting)) == (1, [1])
    assert (record.boots[OTHER].dropped, list(record.boots[OTHER].waiting)) == (0, [0, 1])


def test_a_run_reads_its_own_part_of_a_journal(tmp_path: Path) -> None:
    """Bytes before its start belong to an earlier run. A missing file counts as empty."""
    path = tmp_path / "worker-0.journal"
    assert list(read_journal(path)) == []
    path.write_text("c n01 a 0 1\nnonsense\nc n01 b 0 2\n")
    assert list(read_journal(path, 12)) == [["c", "n01", "b", "0", "2"]]


def test_round_boot_and_number_are_read_from_an_encoded_reading(zone: Zone) -> None:
    assert round_of(payload(zone, 7)) == 107
    assert seq_of(payload(zone, 7, OTHER)) == (OTHER, 7)
