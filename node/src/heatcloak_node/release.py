"""From a listed round to one cloaked reading: the order of things here is the promise."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Protocol

from heatcloak_node.account import Account
from heatcloak_node.cloak import cloaked_ticks
from heatcloak_node.clock_guard import ClockGuard
from heatcloak_node.ledger import Ledger, RoundPassedError
from heatcloak_node.measuring import Answer, Measuring, too_slow
from heatcloak_node.noise import NoiseSource
from heatcloak_node.reactor import Reactor
from heatcloak_node.sensors import Sensor
from heatcloak_shared.errors import ConfigError, KeyFileError, LedgerError, SensorError
from heatcloak_shared.wire import Reading, encode_reading, signed_bytes
from heatcloak_shared.zone import Zone

if TYPE_CHECKING:
    from heatcloak_node.seed import Seed

LATE_FAULT = "too late to measure in the round; the node's log says why"
LEDGER_FAULT = "the ledger can't be written; the node's log says why"
PASSED_FAULT = "sits out: later rounds may have been released before, or an earlier budget is not over"
SEED_FAULT = "the key of this epoch is not available; the node's log says why"
SENSOR_FAULT = "the sensor failed; the node's log says how"
SLOW_FAULT = "the sensor did not answer in time"

log = logging.getLogger(__name__)


class ReleaseUser(Protocol):
    """Who is told what becomes of a round. All calls come on the reactor's thread."""

    def kept_with(self, seq: int) -> int:
        """The lowest number of this boot's readings that will be kept once reading ``seq`` is."""

    def released(self, seq: int, payload: bytes) -> None:
        """A reading was cloaked; these bytes are what is sent of it, now and ever again."""

    def failed(self, reason: str) -> None:
        """A round went without a reading; ``reason`` is fit for the public."""


class Releaser:
    """Releases at most one cloaked reading of each listed round.

    Args:
        reactor: what drives it.
        zone: the zone whose promise it keeps.
        node: the node's id.
        sensor: what it reads.
        ledger: the rounds that it may have released.
        boot: the boot nonce, 16 bytes, fresh at every start.
        seed: a trusted party's seed; None for noise that nobody can take off.
        guard: what keeps the clock from renewing the budget; None where rounds are called without one.
        user: who is told.
        account: where it counts.

    Raises:
        ConfigError: the sensor takes longer than the zone's rounds leave it.
    """

    def __init__(
        self,
        reactor: Reactor,
        zone: Zone,
        node: str,
        sensor: Sensor,
        ledger: Ledger,
        boot: bytes,
        seed: Seed | None,
        guard: ClockGuard | None,
        user: ReleaseUser,
        account: Account,
    ) -> None:
        objection = too_slow(sensor.takes, zone.schedule)
        if objection is not None:
            raise ConfigError(objection)
        self._reactor = reactor
        self._zone = zone
        self._node = node
        self._sensor = sensor
        self._ledger = ledger
        self._boot = boot.hex()
        self._seed = seed
        self._guard = guard
        self._user = user
        self._account = account
        self._noise = NoiseSource(node, boot, zone.noise.sigma_ticks, seed)
        self._next_seq = 0
        self._noise_ahead: tuple[int, int] | None = None
        self._complaints: set[str] = set()
        self._measuring = Measuring(reactor, sensor.takes) if sensor.takes > 0.0 else None

    def prepare(self, round_number: int) -> None:
        """Draw the noise of the next reading before its round comes, while nobody waits for it.

        How long a draw takes depends on what is drawn, and must not show in the time of the release that it
        hides.
        """
        self._reactor.call_soon(lambda: self._draw_ahead(round_number))

    def on_round(self, round_number: int, is_too_late: Callable[[], bool] = lambda: False) -> bool:
        """Release this node's reading of a round, if the zone lists it and it was not released before.

        ``is_too_late`` says whether the round's moment is over by too much to measure now. It is asked last
        before the sensor is read: a disk may take its time over the ledger.

        The order is the promise: the ledger before the reading, so that no crash can release a round twice,
        and the key of the round's epoch, so that no card keeps an older one. The noise was drawn before.

        A sensor that takes its time is read meanwhile, and released at a fixed time after this call.

        Returns:
            Whether a reading was released, or is under way. A refusal or a fault is counted and told.
        """
        began = time.monotonic()
        released_before = self._next_seq == 0 and round_number == self._ledger.highest
        if released_before or not self._zone.schedule.is_listed(round_number):
            # To be started again within a round is no fault; the round is simply over for this node.
            self._account.refused_rounds += 1
            return False
        if self._measuring is not None and self._measuring.is_under_way:
            # The clock was set forward. What is under way needs its epoch's key, so nothing is touched.
            return self._fail(SENSOR_FAULT, "an earlier round's reading is still under way")
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
            noise = self._noise_of(round_number)
            if is_too_late():
                return self._refuse(LATE_FAULT, self._late_in_words(round_number))
            step, limits = self._zone.noise.step, self._zone.reading_limits
            measure = partial(cloaked_ticks, self._sensor, round_number, noise, step, limits)
            if self._measuring is not None:
                self._measuring.begin(measure, began, partial(self._measured, round_number))
                return True
            ticks = measure()
        except RoundPassedError as error:
            return self._refuse(PASSED_FAULT, error)
        except LedgerError as error:
            return self._refuse(LEDGER_FAULT, error)
        except KeyFileError as error:
            return self._refuse(SEED_FAULT, error)
        except SensorError as error:
            return self._fail(SENSOR_FAULT, str(error))
        self._release(round_number, ticks)
        return True

    def close(self) -> None:
        """Release nothing any more, and give the ledger back."""
        if self._measuring is not None:
            self._measuring.close()
        self._ledger.close()

    def _measured(self, round_number: int, answer: Answer | None) -> None:
        """The time has come to hand on what was measured in a round."""
        if answer is None:
            self._fail(SLOW_FAULT, f"its {self._sensor.takes:g} s were not enough: look at its wiring")
        elif isinstance(answer, str):
            self._fail(SENSOR_FAULT, answer)
        else:
            self._release(round_number, answer)
        self._prepare_after(round_number)

    def _release(self, round_number: int, ticks: int) -> None:
        seq = self._next_seq
        payload = encode_reading(self._signed(round_number, seq, ticks))
        self._next_seq += 1
        self._noise_ahead = None
        self._account.published += 1
        self._complaints.clear()
        self._user.released(seq, payload)

    def _prepare_after(self, round_number: int) -> None:
        self.prepare(self._zone.schedule.next_listed(round_number + 1))

    def _draw_ahead(self, round_number: int) -> None:
        """Draw the noise of the next reading, while nobody waits for it."""
        if self._measuring is not None and self._measuring.is_under_way:
            return  # Which reading is the next one shows when this one is handed on: it asks again then.
        try:
            self._noise_of(round_number)
        except KeyFileError as error:
            self._complain(SEED_FAULT, error)

    def _noise_of(self, round_number: int) -> int:
        """Return the noise of the next reading, to be released in this round: drawn before, or now.

        Noise that was drawn for one round is never released in another: it is discarded, and drawn anew under
        the other round's key. A memory snapshot holds what was drawn ahead, and every run that is restored
        from it would release the same noise in a round of its own. The number of the next reading stays, so
        that a round without a reading leaves no gap that looks like a loss.
        """
        if self._noise_ahead is None or self._noise_ahead[0] != round_number:
            self._noise_ahead = round_number, self._noise.draw(self._next_seq, round_number)
        return self._noise_ahead[1]

    def _signed(self, round_number: int, seq: int, ticks: int) -> Reading:
        zone = self._zone
        reading = Reading(
            zone=zone.name,
            rev=zone.rev,
            node=self._node,
            boot=self._boot,
            seq=seq,
            round=round_number,
            ticks=ticks,
            step=zone.noise.step,
            sigma_ticks=zone.noise.sigma_ticks,
            t=zone.schedule.time_of(round_number),
            kept=min(self._user.kept_with(seq), seq),
        )
        if self._seed is None:
            return reading
        from heatcloak_shared.mac import reading_mac  # what only seeded nodes need, only they load

        seed = self._seed.at(round_number)
        unsigned = replace(reading, key=seed.epoch)
        return replace(unsigned, mac=reading_mac(seed.key, signed_bytes(unsigned)))

    def _late_in_words(self, round_number: int) -> str:
        return (
            f"round {round_number} is skipped: it was on the ledger more than "
            f"{self._zone.schedule.max_delay:g} s after its time: give the state folder a faster disk, "
            "record rounds ahead with ledger_block, or raise max_delay in the zone file"
        )

    def _refuse(self, reason: str, cause: Exception | str) -> bool:
        self._account.refused_rounds += 1
        self._complain(reason, cause)
        return False

    def _fail(self, reason: str, cause: str) -> bool:
        self._account.faults += 1
        self._complain(reason, f"{self._sensor.kind}: {cause}")
        return False

    def _complain(self, reason: str, cause: Exception | str) -> None:
        """Tell the public that there is a fault, and the log which one: it may name files of this machine."""
        level = logging.DEBUG if reason in self._complaints else logging.WARNING
        self._complaints.add(reason)
        # What sends the public to this log is not for this log.
        log.log(level, "%s: %s: %s", self._node, reason.partition(";")[0], cause)
        self._user.failed(reason)
