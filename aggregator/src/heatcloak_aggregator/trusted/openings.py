"""Messages and lines in, opened rounds out: the trusted party without its broker and its files."""

from __future__ import annotations

import logging
from collections.abc import Callable

from heatcloak_aggregator.service.admission import RefusedError, admit, admit_recorded
from heatcloak_aggregator.service.rounds import Verdict
from heatcloak_aggregator.trusted.counts import TrustedCounts
from heatcloak_aggregator.trusted.errors import UnopenableError
from heatcloak_aggregator.trusted.keyring import Keyring
from heatcloak_aggregator.trusted.opener import Opener
from heatcloak_aggregator.trusted.rounds import Rounds
from heatcloak_shared.wire import Reading
from heatcloak_shared.zone import Zone

log = logging.getLogger(__name__)


class Openings:
    """Opens what is published in a zone, and collects it into rounds; counts and leaves what it can't open.

    Args:
        zone: the zone.
        keyring: its keys.
        rounds: where opened readings go.
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
            opened = self._opener.open(reading)
        except UnopenableError as error:
            self._refuse(error.reason, reading.node, error)
            return
        if opened is None:
            self.counts.duplicates += 1
            return
        self.counts.opened += 1
        verdict = self.rounds.accept(opened, now)
        # A duplicate here is one that was forgotten as such: a boot among very many.
        self.counts.duplicates += verdict is Verdict.DUPLICATE
        self.counts.second += verdict is Verdict.SECOND
        self.counts.late += verdict is Verdict.LATE
        self._on_opened(reading, opened.ticks)

    def _refuse(self, reason: str, node: str | None, error: Exception) -> None:
        """Count it, and warn once for a reason and a node of the zone; say it again only to who debugs."""
        self.counts.refused[reason] += 1
        about = reason, node
        level = logging.DEBUG if about in self._complained else logging.WARNING
        log.log(level, "not opened (%s): %s", reason, error)
        self._complained.add(about)
