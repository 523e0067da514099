"""Acknowledge stored readings: collect the `stored` messages that let nodes delete what they keep."""

from __future__ import annotations

from itertools import takewhile

from heatcloak_aggregator.mqtt.client import Publication
from heatcloak_aggregator.service.watermarks import Boot
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire import Stored, encode_stored

NOTIFY_AFTER = 2.0
"""Seconds that a node waits at most for the acknowledgement of a reading; it sends again after ten."""
NOTIFY_AT = 50
"""Readings of a boot after which its node is notified immediately: half of what a node sends ahead."""


class StoredNotifier:
    """Collect the newest watermark of each boot until its message is due.

    A message for every reading would double the traffic.
    """

    def __init__(self) -> None:
        self._watermarks: dict[tuple[str, Boot], int] = {}
        # By the time of the first reading, which dicts keep: `due` looks at the oldest ones only.
        self._since: dict[tuple[str, Boot], float] = {}
        self._immediate: dict[tuple[str, Boot], None] = {}
        self._readings: dict[tuple[str, Boot], int] = {}

    def note(
        self,
        zone: str,
        boot: Boot,
        watermark: int,
        now: float,
        readings: int = 1,
        *,
        immediately: bool = False,
    ) -> None:
        """Note that the readings of a boot up to ``watermark`` are stored or given up.

        Args:
            zone: the zone's id.
            boot: the node and its boot.
            watermark: -1 where no reading is; then there is nothing to acknowledge.
            now: seconds of a monotonic clock.
            readings: how many arrived since the last call for this boot.
            immediately: the node has missed an earlier acknowledgement.
        """
        if watermark < 0:
            return
        key = zone, boot
        self._watermarks[key] = watermark
        self._readings[key] = self._readings.get(key, 0) + readings
        self._since.setdefault(key, now)
        if immediately or self._readings[key] >= NOTIFY_AT:
            self._immediate[key] = None

    def due(self, now: float, *, everything: bool = False) -> list[Publication]:
        """Return the messages that are due, or all, and forget them."""
        old = takewhile(lambda key: everything or now - self._since[key] >= NOTIFY_AFTER, self._since)
        keys = list(dict.fromkeys([*self._immediate, *old]))
        self._immediate.clear()
        publications = []
        for key in keys:
            zone, (node, boot) = key
            del self._since[key], self._readings[key]
            payload = encode_stored(Stored(boot, self._watermarks.pop(key)))
            publications.append(Publication(node_topic(zone, node, "stored"), payload, retain=True))
        return publications
