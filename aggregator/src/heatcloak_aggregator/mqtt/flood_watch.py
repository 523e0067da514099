"""Whether more comes than nodes send that mean well. Pure."""

from __future__ import annotations

from collections import Counter

COUNTED_FOR = 0.5
"""Seconds over which messages are counted."""
FLOOD_RATE = 1500.0
"""Messages a second, of all nodes together, beyond which one who floods us is looked for."""
STALLED_FOR = 1.0
"""Seconds after which a batch has waited for its store: meanwhile the broker kept what came."""
MOST_KEPT = 100_000
"""Messages that a broker keeps for us, as we set it up."""


class FloodWatch:
    """Counts messages by node.

    Not what waits is counted, for of that the broker shows no more than it lets be in flight, but what was
    taken in. After a stall that is also what the broker kept meanwhile, as fast as it goes. So much is no
    flood as might have come during the stall; and all of that has been taken in after twice its time.

    Args:
        tick: seconds that only go forward.
    """

    def __init__(self, tick: float) -> None:
        self._heard: Counter[tuple[str, str]] = Counter()
        self._since = tick
        self._kept = 0.0

    def hear(self, zone: str, node: str) -> None:
        """A message was taken in."""
        self._heard[zone, node] += 1

    def took(self, seconds: float) -> None:
        """A batch was taken in, and it took so long."""
        if seconds >= STALLED_FOR:
            self._kept = min(MOST_KEPT, self._kept + FLOOD_RATE * seconds)

    def flood(self, tick: float) -> tuple[dict[str, Counter[str]], float] | None:
        """Of a flood: messages by zone and node, and how many of all together are not too many; else None."""
        seconds = tick - self._since
        if seconds < COUNTED_FOR:
            return None
        heard, most = self._heard, FLOOD_RATE * seconds
        self._heard, self._since = Counter(), tick
        beyond = heard.total() - most
        is_flood = beyond > self._kept
        # Not by the time of the stall itself, which this may be the end of.
        self._kept = max(0.0, self._kept - max(beyond, FLOOD_RATE / 2 * min(seconds, STALLED_FOR)))
        if not is_flood:
            return None
        by_zone: dict[str, Counter[str]] = {}
        for (zone, node), number in heard.items():
            by_zone.setdefault(zone, Counter())[node] = number
        return by_zone, most
