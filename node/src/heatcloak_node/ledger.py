"""The ledger: the highest round that may have been released, on disk before the reading is taken.

One number is enough, because all nodes of a zone release the same listed rounds: a round at or below it is
refused, whatever the clock says. The ledger also records the schedule, so that a zone file that numbers
rounds or counts budgets differently can neither release the same moment again nor renew a budget early, and
the promise, so that no file weakens it unnoticed.
"""

from __future__ import annotations

import logging
import os
import re
from contextlib import suppress
from pathlib import Path

from heatcloak_node.ledger_file import (
    MAX_ROUND,
    DamagedRecordError,
    ForeignRecordError,
    LedgerRecord,
    RecordFile,
    lock_file,
)
from heatcloak_node.recorded_promise import recorded_promise
from heatcloak_shared.errors import LedgerError
from heatcloak_shared.files import sync_folder
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import AnyZone

FURTHEST_ROUND = MAX_ROUND // 2
"""Rounds from here on are refused: no correct clock comes near it, and a block ahead must still be valid."""
LONGEST_BLOCK = 10_000
VOLATILE = ("tmpfs", "ramfs", "rootfs", "overlay", "overlayfs", "aufs")
"""File systems in memory, or with an upper layer that commonly is."""
MOUNTS = Path("/proc/self/mountinfo")

_REMEDY = "nothing is released; give the node a state folder on a disk that it can write"
_LOST = "nothing is released; find the right file, or start with --ledger-lost, which skips this period"
_LOCK_TEXT = b"a ledger was begun\n"

log = logging.getLogger(__name__)


class LedgerInUseError(LedgerError):
    """Another process runs this node."""


class UnusableLedgerError(LedgerError):
    """The node may release nothing until a person acts.

    Attributes:
        reason: the text for the public status, which names no file of this machine.
    """

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(text)
        self.reason = reason


class RoundPassedError(LedgerError):
    """The round may have been released before, or an earlier budget is not over."""


class Ledger:
    """The ledger of one node, locked for the lifetime of this object.

    Args:
        folder: the node's state folder, created if missing.
        zone: the zone. A ledger of another zone is refused.
        node: the node's id.
        block: how many listed rounds to record ahead in one write. Larger blocks wear a flash card less; a
            crash then costs the node the rest of a block.
        lost_in: the current round, if the old ledger is known to be damaged or missing: start a new ledger
            with the next budget period. No effect on a valid ledger.
        accept_less: accept a zone file that promises less than the recorded promise.

    Raises:
        LedgerInUseError: another process runs this node.
        UnusableLedgerError: the file is damaged, another node's, missing or unreadable, or the zone promises
            less than the node did.
    """

    def __init__(
        self,
        folder: Path,
        zone: AnyZone,
        node: str,
        *,
        block: int = 1,
        lost_in: int | None = None,
        accept_less: bool = False,
    ) -> None:
        self._path = folder / f"{node}.ledger"
        self._lock_path = folder / f"{node}.lock"
        self._zone = zone
        self._node = node
        self._promise = recorded_promise(zone, node)
        self._block = block
        self._claimed: int | None = None
        try:
            _make_durably(folder)
            # If the path is a link, the file that it leads to is replaced, and the link stays.
            self._path = Path(os.path.realpath(self._path))
            self._file = RecordFile(self._path)
            self._last_write = self._latest_change()
            self._lock = lock_file(self._lock_path)
        except BlockingIOError:
            text = f"{self._path}: in use: stop the other process of node {node}"
            raise LedgerInUseError(text) from None
        except OSError as error:
            raise self._unusable("the state folder can't be used", error) from None
        try:
            self._record = self._load(lost_in)
            self._check_promise(accept_less=accept_less)
        except LedgerError:
            self.abandon()
            raise

    @property
    def highest(self) -> int | None:
        """The highest round that may have been released; None before the first."""
        return None if self._record is None else self._record.highest

    @property
    def budget_end(self) -> float | None:
        """When the budget period ends in which rounds may have been released; None before the first."""
        if self._record is None:
            return None
        old, new = self._record.schedule, self._zone.schedule
        # Where the schedules differ, and for format 1, which knew no budget periods, the later of both.
        return max(
            old.budget_end(self._record.highest),
            new.budget_end(new.round_of(old.time_of(self._record.highest))),
        )

    def claim(self, round_number: int) -> None:
        """Record durably that ``round_number`` may be released from now on.

        Raises:
            RoundPassedError: the round may have been released before. Release nothing.
            LedgerError: the record could not be made durable. Release nothing.
        """
        if abs(round_number) >= FURTHEST_ROUND:
            raise LedgerError(f"round {round_number} is out of range: set the clock right")
        self.require_lock()
        if self._claimed is not None:
            _require_above(round_number, self._claimed)
        elif self._record is not None:
            self._require_after(round_number, self._record)
        if self._claimed is None or self._record is None or round_number > self._record.highest:
            self._record = self._save(self._end_of_block(round_number))
        else:
            # Another run of this memory, restored from a snapshot, may have released rounds.
            try:
                self._file.require_unchanged()
            except OSError as error:
                raise self._write_error(error) from None
        self._claimed = round_number

    def require_lock(self) -> None:
        """Refuse if another process could hold a lock of the same name.

        Raises:
            LedgerError: the lock file was removed or replaced, or this object is closed.
        """
        if self._lock.closed:
            raise LedgerError(f"{self._path}: closed: nothing is released any more")
        try:
            held, named = os.fstat(self._lock.fileno()), self._lock_path.stat()
        except OSError as error:
            raise LedgerError(f"{self._lock_path}: {error.strerror}: {_REMEDY}") from None
        if (held.st_dev, held.st_ino) != (named.st_dev, named.st_ino):
            raise LedgerError(f"{self._lock_path}: replaced: nothing is released; restart the node")

    def close(self) -> None:
        """Give back the rounds that were recorded ahead, and release the lock."""
        if self._lock.closed:
            return
        if self._record is not None and self._claimed is not None and self._claimed < self._record.highest:
            with suppress(OSError, LedgerError):  # then the higher number stays recorded
                self.require_lock()
                self._file.save(self._record._replace(highest=self._claimed))
        self.abandon()

    def abandon(self) -> None:
        """Release the lock and write nothing, as a crash of the process would."""
        self._file.close()
        self._lock.close()

    def _load(self, lost_in: int | None) -> LedgerRecord | None:
        try:
            record = self._file.load(self._zone.name, self._node)
            has_begun = os.fstat(self._lock.fileno()).st_size > 0
        except OSError as error:
            raise self._unusable("the ledger can't be read", error) from None
        except ForeignRecordError:
            text = (
                f"{self._path}: of another zone or node: nothing is released; give each its own state folder"
            )
            raise UnusableLedgerError("the ledger is another's", text) from None
        except DamagedRecordError:
            if lost_in is None:
                text = f"{self._path}: damaged: {_LOST}"
                raise UnusableLedgerError("the ledger is damaged", text) from None
            record = None
        if record is None and lost_in is not None:
            return self._start_anew(lost_in)
        if record is None and has_begun:
            raise UnusableLedgerError("the ledger is gone", f"{self._path}: gone: {_LOST}")
        if record is None or not self._file.is_torn:
            return record
        # The later copy may be lost. An interrupted write released nothing, but a copy that was damaged later
        # looks the same, so the budget period after the record counts as spent.
        schedule = record.schedule
        end = _end_of_period(schedule, max(record.highest + 1, schedule.round_of(self._last_write)))
        log.warning("%s: one of its two copies is damaged: rounds up to %d are skipped", self._path, end)
        return record._replace(highest=end)

    def _latest_change(self) -> float:
        """Return when files here last changed: rounds may have been released until then."""
        paths = (self._path, self._lock_path, self._path.parent, self._lock_path.parent)
        return max(path.stat().st_mtime for path in paths if path.exists())

    def _check_promise(self, *, accept_less: bool) -> None:
        if self._record is None or self._record.promise is None:
            return
        violation = self._record.promise.violation_by(self._zone, self._node)
        if violation is None:
            self._promise = self._record.promise.updated_by(self._zone, self._node)
            return
        if not accept_less:
            raise UnusableLedgerError(
                "the zone file promises less than this node did",
                f"{self._path}: the zone file promises less than this node did: {violation}; nothing is "
                "released: restore the old file, or start once with --accept-weaker-promise",
            )
        log.warning("%s: accepted a weaker promise: %s", self._path, violation)
        # Record only the promise, so that the option is needed only once.
        self._record = self._record._replace(promise=self._promise)
        try:
            self._file.save(self._record)
        except OSError as error:
            raise self._unusable("the ledger can't be written", error) from None

    def _start_anew(self, lost_in: int) -> LedgerRecord:
        """Record the rest of the budget period, an unknown part of which may have been released.

        A clock that is behind would name an earlier period; the files' times then name the later one.
        """
        schedule = self._zone.schedule
        end = _end_of_period(schedule, max(lost_in, schedule.round_of(self._last_write)))
        log.warning("%s: lost, with the recorded promise: rounds up to %d are skipped", self._path, end)
        try:
            return self._save(end)
        except LedgerError as error:
            raise UnusableLedgerError("the ledger can't be written", str(error)) from None

    def _require_after(self, round_number: int, record: LedgerRecord) -> None:
        old, new = record.schedule, self._zone.schedule
        if old.counts_like(new):
            _require_above(round_number, record.highest)
            return
        period_end = old.budget_end(record.highest)
        begins = round_number
        if record.promise is not None:  # format 1 had no budget periods: an upgrade skips none
            begins -= round_number % new.budget_rounds
        if new.start_of(begins) < period_end:
            raise RoundPassedError(
                f"round {round_number}, or its budget period, begins before {period_end:.3f}, when the "
                "budget period of the earlier schedule ends: it is skipped, so that no time is released "
                "twice and no budget is renewed early"
            )

    def _end_of_block(self, round_number: int) -> int:
        """Return the last of the listed rounds to record with ``round_number``."""
        last = round_number
        for _ in range(self._block - 1):
            last = self._zone.schedule.next_listed(last + 1)
        return min(last, MAX_ROUND - 1)

    def _save(self, highest: int) -> LedgerRecord:
        record = LedgerRecord(self._zone.name, self._node, highest, self._zone.schedule, self._promise)
        try:
            self._file.save(record)
            if not os.fstat(self._lock.fileno()).st_size:
                self._lock.write(_LOCK_TEXT)
                os.fsync(self._lock.fileno())
        except OSError as error:
            raise self._write_error(error) from None
        return record

    def _write_error(self, error: OSError) -> LedgerError:
        return LedgerError(f"{self._path}: {error.strerror}: {_REMEDY}")

    def _unusable(self, reason: str, error: OSError) -> UnusableLedgerError:
        return UnusableLedgerError(reason, f"{self._path}: {error.strerror}: {_REMEDY}")


def require_persistent(folder: Path, mounts: Path = MOUNTS) -> None:
    """Refuse a state folder whose content may be gone at the next boot.

    If ``mounts`` can't be read, as on a machine without Linux, or names no mount of the folder, as in a
    chroot, the folder is accepted.

    Raises:
        UnusableLedgerError: the file system is volatile. The public reason names no path.
    """
    try:
        lines = os.fsdecode(mounts.read_bytes()).splitlines()
    except OSError:
        return
    found = mount_of(os.path.realpath(folder), lines)
    if found is None or found[1] not in VOLATILE:
        return
    point, kind = found
    raise UnusableLedgerError(
        "the ledger is on storage that does not last",
        f"{folder}: on {point}, of type {kind}, which a reboot may empty, so that the record of the spent "
        "budget would be lost: nothing is released; mount a disk partition there, or set "
        "allow_volatile_state = true in node.toml",
    )


def mount_of(path: str, lines: list[str]) -> tuple[str, str] | None:
    """Return mount point and file system type of an absolute ``path`` without links.

    The result is the longest matching mount point; of several mounted on the same point, the last.

    Args:
        path: the path.
        lines: the lines of a mountinfo file.
    """
    found: tuple[str, str] | None = None
    for line in lines:
        before, dash, after = line.partition(" - ")
        fields, kinds = before.split(" "), after.split(" ")
        if not dash or len(fields) < 5:
            continue
        # The kernel escapes blanks, tabs, line feeds and backslashes in octal.
        point = re.sub(r"\\([0-7]{3})", lambda match: chr(int(match[1], 8)), fields[4])
        matches = path == point or path.startswith(point.rstrip("/") + "/")
        if matches and (found is None or len(point) >= len(found[0])):
            found = point, kinds[0]
    return found


def _end_of_period(schedule: Schedule, round_number: int) -> int:
    """Return the last round of the budget period of a round."""
    rounds = schedule.budget_rounds
    return min((round_number // rounds + 1) * rounds - 1, FURTHEST_ROUND)


def _require_above(round_number: int, highest: int) -> None:
    if round_number <= highest:
        raise RoundPassedError(
            f"round {round_number} is not above {highest}, which may have been released: "
            "no round is released twice; if the clock was set back, wait or set it right"
        )


def _make_durably(folder: Path) -> None:
    """Create ``folder`` durably: a folder lost in a crash takes its ledger with it."""
    missing = [path for path in (folder, *folder.parents) if not path.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for path in missing:
        sync_folder(path.parent)
