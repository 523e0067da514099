"""The ledger: the highest round that may have been released, on disk before the reading is taken.

One number is enough, because a zone's listed rounds are the same for all of its nodes: a round at or below
it is refused, whatever the clock says. Beside it stand how long a round lasted, so that a zone file with
another period, which numbers its rounds anew, can't release the same moment again, and what was promised, so
that no file makes it less behind anybody's back.
"""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from heatcloak_node.kept_promise import KeptPromise
from heatcloak_node.record import MOST_ROUNDS, DamagedRecordError, Record, load_record, lock_file, save_record
from heatcloak_shared.errors import LedgerError
from heatcloak_shared.zone import Zone

FURTHEST_ROUND = MOST_ROUNDS // 2
"""Refused from here on: no clock that is right comes near it, and a block ahead must still be a round."""
LONGEST_BLOCK = 10**6

_REMEDY = "nothing is released; give the node a state folder on a disk that it can write"
_LOST = "nothing is released; find the right file, or start with --ledger-lost, which sits this period out"
_BEGUN = b"a ledger was begun\n"


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
    """The round may have been released before."""


class Ledger:
    """The ledger of one node, locked for as long as this object lives.

    Args:
        folder: the node's state folder; made if it is missing.
        zone: the zone. A ledger of another zone is refused.
        node: the node's id.
        block: how many listed rounds are recorded ahead at once. A disk that wears is then written to less
            often, and a crash costs the node the rest of a block.
        lost: the old ledger is known to be damaged or gone: begin anew, with the next budget period. Without
            effect on a sound ledger.
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
        lost: bool = False,
        accept_less: bool = False,
    ) -> None:
        self._path = folder / f"{node}.ledger"
        self._zone = zone
        self._node = node
        self._promise = KeptPromise.of(zone)
        self._block = block
        self._claimed: int | None = None
        self._sits_out = False
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._lock = lock_file(folder / f"{node}.lock")
        except BlockingIOError:
            text = f"{self._path}: in use: stop the other process of node {node}"
            raise LedgerInUseError(text) from None
        except OSError as error:
            raise self._unusable("the state folder can't be used", error) from None
        try:
            self._record = self._load(lost=lost)
            self._require_no_less(accept_less=accept_less)
        except LedgerError:
            self._lock.close()
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
        if self._lock.closed:
            raise LedgerError(f"{self._path}: closed: nothing is released any more")
        if abs(round_number) >= FURTHEST_ROUND:
            raise LedgerError(f"round {round_number} is beyond all rounds: set the clock right")
        if self._sits_out:
            self._sit_out(round_number)
        elif self._claimed is not None:
            self._require_above(round_number, self._claimed)
        elif self._record is not None:
            self._require_after(round_number, self._record)
        if self._claimed is None or self._record is None or round_number > self._record.highest:
            self._save(round_number + (self._block - 1) * self._zone.schedule.every)
        self._claimed = round_number

    def close(self) -> None:
        """Give back what was recorded ahead, and the lock."""
        if self._lock.closed:
            return
        if self._record is not None and self._claimed is not None and self._claimed < self._record.highest:
            with suppress(OSError):  # the higher number stands
                save_record(self._path, replace(self._record, highest=self._claimed))
        self._lock.close()

    def _load(self, *, lost: bool) -> Record | None:
        try:
            record = load_record(self._path, self._zone.name, self._node)
            begun = os.fstat(self._lock.fileno()).st_size > 0
        except OSError as error:
            raise self._unusable("the ledger can't be read", error) from None
        except DamagedRecordError as damage:
            if lost:
                self._sits_out = True
                return None
            text = f"{self._path}: {damage}: {_LOST}"
            raise UnusableLedgerError("the ledger is damaged", text) from None
        if record is None and lost:
            self._sits_out = True
        elif record is None and begun:
            raise UnusableLedgerError("the ledger is gone", f"{self._path}: gone: {_LOST}")
        return record

    def _require_no_less(self, *, accept_less: bool) -> None:
        recorded = None if self._record is None else self._record.promise
        broken = None if recorded is None or accept_less else recorded.broken_by(self._zone)
        if broken is not None:
            raise UnusableLedgerError(
                "the zone file promises less than this node did",
                f"{self._path}: the zone file promises less than this node did: {broken}; nothing is "
                "released: bring the old file back, or start once with --accept-weaker-promise",
            )

    def _sit_out(self, round_number: int) -> None:
        """Refuse what is left of the budget period in which an unknown part may have been released."""
        rounds = self._zone.schedule.budget_rounds
        self._save((round_number // rounds + 1) * rounds - 1)
        self._sits_out = False
        raise RoundPassedError(f"round {round_number}: its budget period is sat out, the ledger was lost")

    def _require_after(self, round_number: int, record: Record) -> None:
        period = self._zone.schedule.period
        if record.period == period:
            self._require_above(round_number, record.highest)
            return
        released_until = (record.highest + 1) * record.period
        if self._zone.schedule.start_of(round_number) < released_until:
            raise RoundPassedError(
                f"round {round_number} begins before {released_until:.3f}, up to which rounds of the earlier "
                "period may have been released: no moment is released twice; wait until it has passed"
            )

    def _require_above(self, round_number: int, highest: int) -> None:
        if round_number <= highest:
            raise RoundPassedError(
                f"round {round_number} is not above {highest}, which may have been released: "
                "no round is released twice; if the clock was set back, wait or set it right"
            )

    def _save(self, highest: int) -> None:
        zone = self._zone
        record = Record(zone.name, self._node, highest, float(zone.schedule.period), self._promise)
        try:
            save_record(self._path, record)
            if not os.fstat(self._lock.fileno()).st_size:
                self._lock.write(_BEGUN)
                self._lock.flush()
                os.fsync(self._lock.fileno())
        except OSError as error:
            raise LedgerError(f"{self._path}: {error.strerror}: {_REMEDY}") from None
        self._record = record

    def _unusable(self, reason: str, error: OSError) -> UnusableLedgerError:
        return UnusableLedgerError(reason, f"{self._path}: {error.strerror}: {_REMEDY}")
