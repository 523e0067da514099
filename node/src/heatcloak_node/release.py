"""Release one message per listed round. The order of the steps here keeps the promise."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, Protocol

from heatcloak_node.cloak import Drawn
from heatcloak_node.clock_guard import ClockGuard
from heatcloak_node.kinds import kind_of
from heatcloak_node.ledger import Ledger, RoundPassedError
from heatcloak_node.measuring import Measuring, no_answer
from heatcloak_node.reactor import Reactor
from heatcloak_node.sensors.sensor import Source, too_slow
from heatcloak_shared.errors import ConfigError, KeyFileError, LedgerError, SensorError
from heatcloak_shared.keystream import reading_mac
from heatcloak_shared.wire import Release, encode_release, signed_bytes
from heatcloak_shared.zone import AnyZone

if TYPE_CHECKING:
    from heatcloak_node.seed import Seed

LATE_FAULT = "too late to measure in the round; the node's log says why"
LEDGER_FAULT = "the ledger can't be written; the node's log says why"
PASSED_FAULT = "skips rounds: later ones may have been released before, or an earlier budget is not over"
READ_FAULT = "reading failed; the node's log says how"
SEED_FAULT = "the key of this epoch is not available; the node's log says why"
SLOW_FAULT = "reading took too long"

Result = int | str
"""A cloaked value, or the text of a fault."""

log = logging.getLogger(__name__)


@dataclass(slots=True)
class NodeCounters:
    """What a node counted since it started.

    Attributes:
        published: messages released, whether or not the broker was connected.
        faults: rounds in which the source failed: nothing was released, or a replacement.
        refused_rounds: rounds that are not listed, or that the ledger, the clock or the key forbade.
        denied: publishes that the broker denied.
        refused_commands: messages on the command topic that were not valid commands.
        refused_stored: ``stored`` messages that named readings that were never sent.
    """

    published: int = 0
    faults: int = 0
    refused_rounds: int = 0
    denied: int = 0
    refused_commands: int = 0
    refused_stored: int = 0


class ReleaseUser(Protocol):
    """The listener of a releaser. All calls come on the reactor's thread."""

    def lowest_kept_with(self, seq: int) -> int:
        """Return the lowest number of this boot's readings that is kept once reading ``seq`` is."""

    def reading_released(self, seq: int, payload: bytes) -> None:
        """Accept a message: the bytes to send, now and at every resend."""

    def round_failed(self, reason: str) -> None:
        """Accept that a round has no reading; ``reason`` is for the public."""


class NodeParts(NamedTuple):
    """What a node is built from.

    Attributes:
        zone: the zone whose promise the node keeps.
        node: the node's id, enrolled in the zone.
        sensor: what the node reads: a sensor in a heat zone, the places of the device in a heatmap zone,
            the place of the node in a position zone.
        ledger: the rounds that may have been released.
        boot: the boot nonce, 16 bytes, fresh at every start.
        seed: a trusted party's seed; None for noise that cannot be removed.
        guard: keeps the clock from renewing the budget; None if rounds do not come from a clock.
    """

    zone: AnyZone
    node: str
    sensor: Source
    ledger: Ledger
    boot: bytes
    seed: Seed | None = None
    guard: ClockGuard | None = None


class Releaser:
    """Release at most one message in each listed round, made by the `Cloak` of the zone's kind.

    Args:
        reactor: the event loop.
        parts: zone, sensor, ledger and keys.
        user: the listener.
        counters: the node's counters.

    Raises:
        ConfigError: the sensor takes longer than the zone's schedule allows.
    """

    def __init__(self, reactor: Reactor, parts: NodeParts, user: ReleaseUser, counters: NodeCounters) -> None:
        reason = too_slow(parts.sensor.takes, parts.zone.schedule)
        if reason is not None:
            raise ConfigError(reason)
        self._reactor = reactor
        self._zone = parts.zone
        self._node = parts.node
        self._cloak = kind_of(parts.zone).cloak(parts.zone, parts.node, parts.sensor, parts.boot, parts.seed)
        self._ledger = parts.ledger
        self._boot = parts.boot.hex()
        self._seed = parts.seed
        self._guard = parts.guard
        self._user = user
        self._counters = counters
        self._next_seq = 0
        self._drawn: tuple[int, Drawn] | None = None  # the round, and what was drawn for it
        self._warned: set[str] = set()
        takes = self._cloak.takes
        self._measuring: Measuring[int] | None = Measuring(reactor, takes) if takes > 0.0 else None

    def prepare(self, round_number: int) -> None:
        """Draw the noise of the next reading before its round begins.

        The duration of a draw depends on the value drawn, and must not show in the time of the release.
        """
        self._reactor.call_soon(lambda: self._draw_ahead(round_number))

    def on_round(self, round_number: int, is_too_late: Callable[[], bool] = lambda: False) -> bool:
        """Release this node's reading of a round, if the zone lists it and it was not released before.

        The order of the steps keeps the promise. Before the sensor is read:

        - The ledger is written: no crash makes the node release a round twice.
        - The key of the round's epoch is written: the card keeps no older key.

        The noise was drawn earlier, by `prepare`.

        A slow sensor is read on a thread of its own, and its reading is released at a fixed time after this
        call.

        Args:
            round_number: the round.
            is_too_late: whether the round's time has passed by too much to measure now. Called just before
                the sensor is read, because writing the ledger may take long.

        Returns:
            Whether a reading was released, or is under way. A refusal or a fault is counted and reported.
        """
        began = time.monotonic()
        released_before = self._next_seq == 0 and round_number == self._ledger.highest
        if released_before or not self._zone.schedule.is_listed(round_number):
            # A restart within a round is not a fault: the round is over for this node.
            self._counters.refused_rounds += 1
            return False
        if self._measuring is not None and self._measuring.is_under_way:
            # The clock was set forward. The measurement needs its epoch's key, so nothing is changed.
            return self._fail(READ_FAULT, "an earlier round's reading is still under way")
        self._prepare_after(round_number)
        objection = None if self._guard is None else self._guard.objection(round_number)
        if objection is not None:
            return self._refuse(objection, f"round {round_number} is refused")
        try:
            self._ledger.claim(round_number)
            if self._guard is not None:
                self._guard.begun(round_number)
            if self._seed is not None:
                self._seed.advance(round_number)
            drawn = self._drawn_for(round_number)
            if is_too_late():
                return self._refuse(LATE_FAULT, self._late_message(round_number))
        except RoundPassedError as error:
            return self._refuse(PASSED_FAULT, error)
        except LedgerError as error:
            return self._refuse(LEDGER_FAULT, error)
        except KeyFileError as error:
            return self._refuse(SEED_FAULT, error)
        return self._measure(round_number, drawn, began)

    def discard_measurement(self) -> None:
        """Discard a measurement that is under way; its reading is never released."""
        if self._measuring is not None:
            self._measuring.close()

    def close(self) -> None:
        """Release nothing any more, and close the ledger."""
        self.discard_measurement()
        self._ledger.close()

    def abandon(self) -> None:
        """End as in a crash of the process: the ledger is not written."""
        self.discard_measurement()
        self._ledger.abandon()

    def _measure(self, round_number: int, drawn: Drawn, began: float) -> bool:
        """Measure, and release now or later, at the fixed time; return whether there is a release."""
        measure = partial(self._cloak.measure, round_number, drawn)
        try:
            if self._measuring is None:
                return self._finish(round_number, drawn, measure())
            self._measuring.begin(measure, began, partial(self._measured, round_number, drawn))
        except SensorError as error:
            if self._measuring is None or self._cloak.replacement(drawn) is None:
                return self._finish(round_number, drawn, str(error))
            self._measuring.fail(str(error), began, partial(self._measured, round_number, drawn))
        return True

    def _measured(self, round_number: int, drawn: Drawn, result: Result | None) -> None:
        """Release the result of a measurement at its fixed time."""
        self._finish(round_number, drawn, result)
        self._prepare_after(round_number)

    def _finish(self, round_number: int, drawn: Drawn, result: Result | None) -> bool:
        """Release a result, or the replacement for a fault; return whether a message was released."""
        if result is None:
            reason, cause = SLOW_FAULT, no_answer(self._cloak.takes)
        elif isinstance(result, str):
            reason, cause = READ_FAULT, result
        else:
            self._release(round_number, result)
            return True
        replacement = self._cloak.replacement(drawn)
        if replacement is None:
            return self._fail(reason, cause)
        # The public status does not show this fault: it may depend on what the message hides.
        self._counters.faults += 1
        self._log(reason, f"{self._cloak.source_kind}: {cause}")
        self._release(round_number, replacement, is_fault=True)
        return True

    def _release(self, round_number: int, cloaked: int, *, is_fault: bool = False) -> None:
        seq = self._next_seq
        payload = encode_release(self._signed(round_number, seq, cloaked))
        self._next_seq += 1
        self._drawn = None
        self._counters.published += 1
        if not is_fault:
            self._warned.clear()
        self._user.reading_released(seq, payload)

    def _prepare_after(self, round_number: int) -> None:
        self.prepare(self._zone.schedule.next_listed(round_number + 1))

    def _draw_ahead(self, round_number: int) -> None:
        if self._measuring is not None and self._measuring.is_under_way:
            return  # `_measured` prepares again, once the number of the next reading is known
        try:
            self._drawn_for(round_number)
        except KeyFileError as error:
            self._report(SEED_FAULT, error)

    def _drawn_for(self, round_number: int) -> Drawn:
        """Return the noise of the next message in this round: drawn earlier, or now.

        Noise drawn for one round is never used in another: it is discarded, and drawn again under the other
        round's key. A memory snapshot holds the noise drawn ahead, and every run restored from it would
        release the same noise, each in its own round. The number of the next message stays the same, so that
        a round without a message leaves no gap that looks like a loss.
        """
        if self._drawn is None or self._drawn[0] != round_number:
            self._drawn = round_number, self._cloak.draw(self._next_seq, round_number)
        return self._drawn[1]

    def _signed(self, round_number: int, seq: int, cloaked: int) -> Release:
        zone = self._zone
        envelope = {
            "zone": zone.name,
            "rev": zone.rev,
            "node": self._node,
            "boot": self._boot,
            "seq": seq,
            "round": round_number,
            "t": zone.schedule.time_of(round_number),
            "kept": min(self._user.lowest_kept_with(seq), seq),
        }
        if self._seed is None:
            return self._cloak.message(cloaked, envelope)
        seed = self._seed.at(round_number)
        unsigned = self._cloak.message(cloaked, envelope | {"key": seed.epoch})
        mac = reading_mac(seed.key, signed_bytes(unsigned))
        return self._cloak.message(cloaked, envelope | {"key": seed.epoch, "mac": mac})

    def _late_message(self, round_number: int) -> str:
        return (
            f"round {round_number} is skipped: the ledger was written more than "
            f"{self._zone.schedule.max_delay:g} s after its time: give the state folder a faster disk, "
            "record rounds ahead with ledger_block, or raise max_delay in the zone file"
        )

    def _refuse(self, reason: str, cause: Exception | str) -> bool:
        self._counters.refused_rounds += 1
        self._report(reason, cause)
        return False

    def _fail(self, reason: str, cause: str) -> bool:
        self._counters.faults += 1
        self._report(reason, f"{self._cloak.source_kind}: {cause}")
        return False

    def _report(self, reason: str, cause: Exception | str) -> None:
        """Report ``reason`` to the public, and ``cause`` to the log: it may name files of this machine."""
        self._log(reason, cause)
        self._user.round_failed(reason)

    def _log(self, reason: str, cause: Exception | str) -> None:
        level = logging.DEBUG if reason in self._warned else logging.WARNING
        self._warned.add(reason)
        # Without the part of the reason that refers to the log.
        log.log(level, "%s: %s: %s", self._node, reason.partition(";")[0], cause)
