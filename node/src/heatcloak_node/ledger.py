"""The ledger: the highest round that may have been released, on disk before the reading is taken.

One number is enough, because a zone's listed rounds are the same for all of its nodes: a round at or below
it is refused, whatever the clock says. Beside it stand the schedule, so that a zone file that numbers rounds
or counts budgets otherwise can neither release the same moment again nor renew a budget early, and what was
promised, so that no file makes it less behind anybody's back.
"""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from heatcloak_node.record import MOST_ROUNDS, Record
from heatcloak_node.record_file import DamagedRecordError, ForeignRecordError, RecordFile, lock_file
from heatcloak_node.recorded_promise import KeptPromise
from heatcloak_shared.errors import LedgerError
from heatcloak_shared.folders import sync_folder
from heatcloak_shared.zone import Zone

FURTHEST_ROUND = MOST_ROUNDS // 2
"""Refused from here on: no clock that is right comes near it, and a block ahead must still be a round."""
LONGEST_BLOCK = 10_000

_REMEDY = "nothing is released; give the node a state folder on a disk that it can write"
_LOST = "nothing is released; find the right file, or start with --ledger-lost, which sits this period out"
_BEGUN = b"a ledger was begun\n"

log = logging.getLogger(__name__)


class LedgerInUseError(LedgerError):
    """Another process runs this node."""


class UnusableLedgerError(LedgerError):
    """The node may release nothing until somebody acts.

    Attributes:
        reason: the same for the public: it names no file of this machine.
    """

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(text)
        self.reason = reason


class RoundPassedError(LedgerError):
    """The round may have been released before, or an earlier budget is not over."""


class Ledger:
    """The ledger of one node, locked for as long as this object lives.

    Args:
        folder: the node's state folder; made if it is missing.
        zone: the zone. A ledger of another zone is refused.
        node: the node's id.
        block: how many listed rounds are recorded ahead at once. A disk that wears is then written to less
            often, and a crash costs the node the rest of a block.
        lost_in: the round that is on, where the old ledger is known to be damaged or gone: begin anew, with
            the next budget period. Without effect on a sound ledger.
        accept_less: take a zone file that promises less than what was recorded.

    Raises:
        LedgerInUseError: another process runs this node.
        UnusableLedgerError: the file is damaged, another node's, gone or unreadable, or the zone promises
            less than the node did.
    """

    def __init__(
        self,
        folder: Path,
        zone: Zone,
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
        self._promise = KeptPromise.of(zone)
        self._block = block
        self._claimed: int | None = None
        try:
            _make_durably(folder)
            # A link, perhaps to real storage, stays one: what it names is replaced.
            self._path = Path(os.path.realpath(self._path))
            self._file = RecordFile(self._path)
            self._trace = self._last_trace()
            self._lock = lock_file(self._lock_path)
        except BlockingIOError:
            text = f"{self._path}: in use: stop the other process of node {node}"
            raise LedgerInUseError(text) from None
        except OSError as error:
            raise self._unusable("the state folder can't be used", error) from None
        try:
            self._record = self._load(lost_in)
            self._compare_promises(accept_less=accept_less)
        except LedgerError:
            self._let_go()
            raise

    @property
    def highest(self) -> int | None:
        """The highest round that may have been released; None before the first."""
        return None if self._record is None else self._record.highest

    def claim(self, round_number: int) -> None:
        """Record, durably, that ``round_number`` may be released from now on.

        Raises:
            RoundPassedError: the round may have been released before.
            LedgerError: the record could not be made durable.

        In both cases nothing may be released.
        """
        if abs(round_number) >= FURTHEST_ROUND:
            raise LedgerError(f"round {round_number} is beyond all rounds: set the clock right")
        self._require_lock()
        if self._claimed is not None:
            self._require_above(round_number, self._claimed)
        elif self._record is not None:
            self._require_after(round_number, self._record)
        if self._claimed is None or self._record is None or round_number > self._record.highest:
            self._record = self._save(self._end_of_block(round_number))
        else:
            self._require_unchanged()
        self._claimed = round_number

    def close(self) -> None:
        """Give back what was recorded ahead, and the lock."""
        if self._lock.closed:
            return
        if self._record is not None and self._claimed is not None and self._claimed < self._record.highest:
            with suppress(OSError, LedgerError):  # the higher number stands
                self._require_lock()
                self._file.save(replace(self._record, highest=self._claimed))
        self._let_go()

    def _load(self, lost_in: int | None) -> Record | None:
        try:
            record = self._file.load(self._zone.name, self._node)
            begun = os.fstat(self._lock.fileno()).st_size > 0
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
            return self._begin_anew(lost_in)
        if record is None and begun:
            raise UnusableLedgerError("the ledger is gone", f"{self._path}: gone: {_LOST}")
        return self._sat_out(record) if record is not None and self._file.torn else record

    def _sat_out(self, record: Record) -> Record:
        """What must be assumed where the later copy may be lost: the budget period after ``record`` is spent.

        A write that was cut short released nothing, but a copy that went bad later looks the same.
        """
        schedule = record.schedule
        latest = max(record.highest + 1, schedule.round_of(self._trace))
        end = min((latest // schedule.budget_rounds + 1) * schedule.budget_rounds - 1, FURTHEST_ROUND)
        log.warning("%s: one of its two copies is damaged: rounds up to %d are sat out", self._path, end)
        return replace(record, highest=end)

    def _last_trace(self) -> float:
        """When anything was last written here, in seconds since 1970: there were releases until then."""
        traces = (self._path, self._lock_path, self._path.parent, self._lock_path.parent)
        return max(path.stat().st_mtime for path in traces if path.exists())

    def _compare_promises(self, *, accept_less: bool) -> None:
        recorded = None if self._record is None else self._record.promise
        if recorded is None:
            return
        broken = recorded.broken_by(self._zone)
        if broken is None:
            self._promise = recorded.with_(self._zone)
        elif accept_less:
            log.warning("%s: a weaker promise is accepted: %s", self._path, broken)
            self._record_promise()
        else:
            raise UnusableLedgerError(
                "the zone file promises less than this node did",
                f"{self._path}: the zone file promises less than this node did: {broken}; nothing is "
                "released: bring the old file back, or start once with --accept-weaker-promise",
            )

    def _record_promise(self) -> None:
        """Record what is promised from now on, and nothing else: told once, it need not be told again."""
        if self._record is None:
            return
        self._record = replace(self._record, promise=self._promise)
        try:
            self._file.save(self._record)
        except OSError as error:
            raise self._unusable("the ledger can't be written", error) from None

    def _begin_anew(self, lost_in: int) -> Record:
        """Record what is left of the budget period in which an unknown part may have been released.

        A clock that is behind names a period that is long over: the traces on the disk tell of a later one.
        """
        schedule = self._zone.schedule
        latest = max(lost_in, schedule.round_of(self._trace))
        end = min((latest // schedule.budget_rounds + 1) * schedule.budget_rounds - 1, FURTHEST_ROUND)
        log.warning("%s: lost, and with it what was promised: rounds up to %d are sat out", self._path, end)
        try:
            return self._save(end)
        except LedgerError as error:
            raise UnusableLedgerError("the ledger can't be written", str(error)) from None

    def _require_after(self, round_number: int, record: Record) -> None:
        old, new = record.schedule, self._zone.schedule
        if old.counts_like(new):
            self._require_above(round_number, record.highest)
            return
        period_end = old.start_of((record.highest // old.budget_rounds + 1) * old.budget_rounds)
        begins = round_number
        if record.promise is not None:  # format 1 did not tell budget periods: an upgrade sits none out
            begins -= round_number % new.budget_rounds
        if new.start_of(begins) < period_end:
            raise RoundPassedError(
                f"round {round_number}, or the budget period it is in, begins before {period_end:.3f}, when "
                "that of the earlier schedule is over: no moment is released twice, no budget renewed early"
            )

    def _require_above(self, round_number: int, highest: int) -> None:
        if round_number <= highest:
            raise RoundPassedError(
                f"round {round_number} is not above {highest}, which may have been released: "
                "no round is released twice; if the clock was set back, wait or set it right"
            )

    def _require_lock(self) -> None:
        """Refuse if another process could hold a lock of the same name."""
        if self._lock.closed:
            raise LedgerError(f"{self._path}: closed: nothing is released any more")
        try:
            held, named = os.fstat(self._lock.fileno()), self._lock_path.stat()
        except OSError as error:
            raise LedgerError(f"{self._lock_path}: {error.strerror}: {_REMEDY}") from None
        if (held.st_dev, held.st_ino) != (named.st_dev, named.st_ino):
            raise LedgerError(f"{self._lock_path}: replaced: nothing is released; start the node anew")

    def _require_unchanged(self) -> None:
        """Refuse if another run of this memory, restored from a snapshot, may have released rounds."""
        try:
            self._file.require_unchanged()
        except OSError as error:
            raise LedgerError(f"{self._path}: {error.strerror}: {_REMEDY}") from None

    def _end_of_block(self, round_number: int) -> int:
        """The last of the listed rounds that are recorded at once from ``round_number`` on."""
        last = round_number
        for _ in range(self._block - 1):
            last = self._zone.schedule.next_listed(last + 1)
        return min(last, MOST_ROUNDS - 1)

    def _save(self, highest: int) -> Record:
        zone = self._zone
        record = Record(zone.name, self._node, highest, zone.schedule, self._promise)
        try:
            self._file.save(record)
            if not os.fstat(self._lock.fileno()).st_size:
                self._lock.write(_BEGUN)
                os.fsync(self._lock.fileno())
        except OSError as error:
            raise LedgerError(f"{self._path}: {error.strerror}: {_REMEDY}") from None
        return record

    def _let_go(self) -> None:
        self._file.close()
        self._lock.close()

    def _unusable(self, reason: str, error: OSError) -> UnusableLedgerError:
        return UnusableLedgerError(reason, f"{self._path}: {error.strerror}: {_REMEDY}")


def _make_durably(folder: Path) -> None:
    """Make ``folder``, and its name durable: a ledger in a folder that is gone after a crash is none."""
    missing = [path for path in (folder, *folder.parents) if not path.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for path in missing:
        sync_folder(path.parent)
