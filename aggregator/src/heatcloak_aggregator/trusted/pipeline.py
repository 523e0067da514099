"""Turn messages and recorded lines into decrypted rounds, and count what is refused."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields
from typing import Any, Generic, TypeVar

from heatcloak_aggregator.mqtt.admission import Refusal, RefusedError, admit, admit_recorded
from heatcloak_aggregator.store.rows import ReadingVerdict
from heatcloak_aggregator.trusted.decryptor import UNSEEDED, Decryptor, noise_remover
from heatcloak_aggregator.trusted.keyring import Keyring, UndecryptableError
from heatcloak_aggregator.trusted.rounds import DecryptedRound, LiveRounds
from heatcloak_shared.topics import node_of_topic
from heatcloak_shared.wire import Release
from heatcloak_shared.zone import AnyZone

T = TypeVar("T")

log = logging.getLogger(__name__)

FLOOD = "flood"

_UNRELATED_TO_KEYS = frozenset(
    (
        Refusal.TOPIC,
        Refusal.MALFORMED,
        Refusal.NODE,
        Refusal.UNLISTED,
        Refusal.SCHEDULE,
        Refusal.FUTURE,
        UNSEEDED,
        FLOOD,
    )
)
"""Reasons of refusal that do not suggest a wrong keyring or zone file."""


@dataclass(slots=True)
class TrustedCounts:
    """What the trusted party counted since it started.

    Attributes:
        opened: readings decrypted.
        duplicates: verified readings that were verified before.
        second: verified readings of a node that has another one in the round; the first one is kept.
        late: verified readings of a round that is over.
        refused: messages and lines that were not decrypted, by reason.
        rounds: rounds shown.
    """

    opened: int = 0
    duplicates: int = 0
    second: int = 0
    late: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    rounds: int = 0

    @property
    def nothing_fits(self) -> bool:
        """Whether no reading was verified although some came, because of the keyring or the zone file."""
        verified = self.opened + self.second + self.late
        return verified == 0 and any(reason not in _UNRELATED_TO_KEYS for reason in self.refused)

    def as_dict(self) -> dict[str, object]:
        """Return the counts for JSON."""
        counts = {each.name: getattr(self, each.name) for each in fields(self)}
        return counts | {"refused": dict(self.refused)}


class DecryptionPipeline:
    """Decrypts the readings published in a zone that have a place in a round; counts all others.

    Args:
        zone: the zone.
        keyring: its keys.
        rounds: decides which readings have a place, and collects the decrypted ones.
        record: called with each reading and the generation of its key before the reading is decrypted.
        on_decrypted: called with each reading and what is behind it: quantised ticks in a heat zone.
        counts: where to count; by default its own.
    """

    def __init__(
        self,
        zone: AnyZone,
        keyring: Keyring,
        rounds: LiveRounds,
        record: Callable[[Release, int], None] = lambda reading, generation: None,
        on_decrypted: Callable[[Release, Any], None] = lambda reading, behind: None,
        counts: TrustedCounts | None = None,
    ) -> None:
        self.zone = zone
        self.rounds = rounds
        self.counts = counts or TrustedCounts()
        self._decryptor = Decryptor(keyring, noise_remover(zone), record)
        self._on_decrypted = on_decrypted
        self._warned: set[tuple[str, str | None]] = set()

    def use(self, keyring: Keyring) -> None:
        """Use these keys from now on."""
        self._decryptor.keyring = keyring

    def refuse_message(self, reason: str, topic: str) -> None:
        """Count a message that was refused before it was decoded."""
        node = node_of_topic(topic, self.zone.name, self.zone.leaf)
        self._refuse(reason, node if node in self.zone.places else None, f"message of node {node}")

    def take_message(self, topic: str, payload: bytes, now: float) -> None:
        """Decrypt the reading in a message if it is valid, seeded and of the topic's node."""
        self._take(lambda: admit(self.zone, topic, payload, now), now)

    def take_line(self, line: bytes, now: float) -> None:
        """Decrypt the reading in a line of a recording if it is valid and seeded."""
        self._take(lambda: admit_recorded(self.zone, line, now), now)

    def _take(self, admitted: Callable[[], Release], now: float) -> None:
        try:
            reading = admitted()
        except RefusedError as error:
            self._refuse(error.refusal.value, error.node, error)
            return
        try:
            verified = self._decryptor.verify(reading)
        except UndecryptableError as error:
            self._refuse(error.reason, reading.node, error)
            return
        # Decrypt only readings with a place in a round, so that a stolen key can't fill the audit log.
        verdict = ReadingVerdict.DUPLICATE if verified is None else self.rounds.accept(reading, now)
        self.counts.duplicates += verdict is ReadingVerdict.DUPLICATE
        self.counts.second += verdict is ReadingVerdict.SECOND
        self.counts.late += verdict is ReadingVerdict.LATE
        if verified is not None and verdict is ReadingVerdict.ACCEPTED:
            ticks = self._decryptor.decrypt(verified)
            self.counts.opened += 1
            self.rounds.fill(reading, ticks)
            self._on_decrypted(reading, ticks)

    def _refuse(self, reason: str, node: str | None, text: object) -> None:
        """Count a refusal; warn once for a reason and a node of the zone, log the others at debug level."""
        self.counts.refused[reason] += 1
        key = reason, node
        level = logging.DEBUG if key in self._warned else logging.WARNING
        log.log(level, "reading not opened (%s): %s", reason, text)
        self._warned.add(key)


class RoundPublisher(Generic[T]):
    """Works on closed rounds off the event loop, one after the other, and passes the results on.

    Args:
        work: called with each round, on another thread; it may take long.
        on_result: called with what ``work`` returned, on the event loop.
        counts: where rounds are counted.
        limit: how many rounds to publish; None for all.
    """

    def __init__(
        self,
        work: Callable[[DecryptedRound], T],
        on_result: Callable[[T], None],
        counts: TrustedCounts,
        limit: int | None = None,
    ) -> None:
        self._work = work
        self._on_result = on_result
        self._counts = counts
        self._limit = limit

    @property
    def is_done(self) -> bool:
        """Whether the limit is reached."""
        return self._limit is not None and self._counts.rounds >= self._limit

    async def publish(self, closed: Iterable[DecryptedRound]) -> None:
        """Work on each round, in order, and pass the result on."""
        for decrypted in closed:
            if self.is_done:
                return
            result = await asyncio.to_thread(self._work, decrypted)
            self._counts.rounds += 1
            self._on_result(result)
