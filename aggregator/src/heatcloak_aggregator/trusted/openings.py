"""Messages and lines in, opened rounds out: the trusted party without its broker and its files."""

from __future__ import annotations

import logging
from collections.abc import Callable

from heatcloak_aggregator.mqtt.admission import RefusedError, admit, admit_recorded
from heatcloak_aggregator.service.rounds import Verdict
from heatcloak_aggregator.trusted.counts import TrustedCounts
from heatcloak_aggregator.trusted.decryptor import Opener
from heatcloak_aggregator.trusted.errors import UnopenableError
from heatcloak_aggregator.trusted.keyring import Keyring
from heatcloak_aggregator.trusted.rounds import Rounds
from heatcloak_shared.topics import node_of_topic
from heatcloak_shared.wire import Reading
from heatcloak_shared.zone import Zone

log = logging.getLogger(__name__)


class Openings:
    """Opens what is published in a zone and has a place in a round; counts and leaves everything else.

    Args:
        zone: the zone.
        keyring: its keys.
        rounds: says which readings have a place, and takes them when they are opened.
        record: told of each reading and the generation of its key, before it is opened.
        on_opened: told of each reading and the quantised ticks behind it.
        counts: where to count; left out, it keeps its own.
    """

    def __init__(
        self,
        zone: Zone,
        keyring: Keyring,
        rounds: Rounds,
        record: Callable[[Reading, int], None] = lambda reading, generation: None,
        on_opened: Callable[[Reading, int], None] = lambda reading, ticks: None,
        counts: TrustedCounts | None = None,
    ) -> None:
        self.zone = zone
        self.rounds = rounds
        self.counts = counts or TrustedCounts()
        self._opener = Opener(keyring, record)
        self._on_opened = on_opened
        self._complained: set[tuple[str, str | None]] = set()

    def use(self, keyring: Keyring) -> None:
        """From now on, open with these keys."""
        self._opener.use(keyring)

    def turn_away(self, reason: str, topic: str) -> None:
        """Count a message that was not even looked at."""
        node = node_of_topic(topic, self.zone.name, "reading")
        self._refuse(reason, node if node in self.zone.places else None, f"a message of node {node}")

    def take_message(self, topic: str, payload: bytes, now: float) -> None:
        """Open what a message carries, if it is a seeded reading of the node whose topic it came on."""
        try:
            self._take(admit(self.zone, topic, payload, now), now)
        except RefusedError as error:
            self._refuse(error.refusal.value, error.node, error)

    def take_line(self, line: bytes, now: float) -> None:
        """Open what a line of a recording carries."""
        try:
            self._take(admit_recorded(self.zone, line, now), now)
        except RefusedError as error:
            self._refuse(error.refusal.value, error.node, error)

    def _take(self, reading: Reading, now: float) -> None:
        try:
            verified = self._opener.verify(reading)
        except UnopenableError as error:
            self._refuse(error.reason, reading.node, error)
            return
        # What nobody gets to see stays closed: a thief who signs without end fills no disk with our log.
        verdict = Verdict.DUPLICATE if verified is None else self.rounds.accept(reading, now)
        self.counts.duplicates += verdict is Verdict.DUPLICATE
        self.counts.second += verdict is Verdict.SECOND
        self.counts.late += verdict is Verdict.LATE
        if verified is not None and verdict is Verdict.ACCEPTED:
            opened = self._opener.open(verified)
            self.counts.opened += 1
            self.rounds.fill(opened)
            self._on_opened(reading, opened.ticks)

    def _refuse(self, reason: str, node: str | None, text: object) -> None:
        """Count it, and warn once for a reason and a node of the zone; say it again only to who debugs."""
        self.counts.refused[reason] += 1
        about = reason, node
        level = logging.DEBUG if about in self._complained else logging.WARNING
        log.log(level, "not opened (%s): %s", reason, text)
        self._complained.add(about)
