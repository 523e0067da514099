"""Limit what nodes may send, each by itself and all together. Pure: the clock is passed in.

A node that exceeds a limit is quarantined: the service unsubscribes from it for a while. An honest node loses
nothing by that, because it sends again what is not acknowledged as stored.
"""

from __future__ import annotations

from collections import Counter

from heatcloak_shared.schedule import Schedule

USELESS_RATE, USELESS_BURST = 250.0, 1000.0
"""Useless messages that a node may send: per second, and in one burst. A useless message was refused, or
repeats a stored reading. An honest node stays below the limit, even if it is killed every second while it
catches up. Other nodes' readings wait behind such messages in the broker's queue. The limit keeps that queue
short."""
STORED_BURST = 300_000
"""Readings that a node may send in one burst: three days without a connection, at one reading per second."""
STORED_RATE = 2.0
"""Readings beyond that, as a multiple of the rate of the schedule."""
FIRST_QUARANTINE, MAX_QUARANTINE = 30.0, 600.0
"""Seconds of the first quarantine of a node, and of the longest."""

FLOOD_INTERVAL = 0.5
"""Seconds over which messages are counted."""
FLOOD_RATE = 1500.0
"""Messages per second, of all nodes together, above which the service looks for nodes that flood it."""
STALL = 1.0
"""Seconds that a batch waits for the store before this counts as a stall, during which messages queue up at
the broker."""
MAX_QUEUED = 100_000
"""Messages that the broker queues for the service, as `heatcloak provision` configures it."""


class TokenBucket:
    """Pass ``rate`` messages per second, and up to ``burst`` in one burst.

    Args:
        rate: tokens that are added per second.
        burst: capacity, and the tokens at the start.
    """

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._tokens = burst
        self._at: float | None = None

    def take(self, now: float) -> bool:
        """Take a token; return whether there was one."""
        if self._at is not None and now > self._at:
            self._tokens = min(self._burst, self._tokens + self._rate * (now - self._at))
        self._at = now
        if self._tokens < 1.0:
            return False
        self._tokens -= 1.0
        return True


class NodeRateLimit:
    """Limit what one node may send before it is quarantined.

    Args:
        schedule: the schedule of the zone.

    Attributes:
        useless: limits messages that were refused or repeat a stored reading.
        stored: limits readings to store.
        until: end of the last quarantine, in seconds of a monotonic clock; None before the first.
    """

    __slots__ = ("_next_quarantine", "stored", "until", "useless")

    def __init__(self, schedule: Schedule) -> None:
        readings_per_second = 1.0 / (schedule.period * schedule.every)
        self.useless = TokenBucket(USELESS_RATE, USELESS_BURST)
        self.stored = TokenBucket(STORED_RATE * readings_per_second, STORED_BURST)
        self._next_quarantine = FIRST_QUARANTINE
        self.until: float | None = None

    def is_quarantined(self, now: float) -> bool:
        """Return whether messages of the node are ignored now."""
        return self.until is not None and now < self.until

    def quarantine(self, now: float) -> float:
        """Start a quarantine and return its length in seconds: twice the last, unless that was long ago."""
        if self.until is not None and now > self.until + 10 * self._next_quarantine:
            self._next_quarantine = FIRST_QUARANTINE
        seconds = self._next_quarantine
        self.until = now + seconds
        self._next_quarantine = min(2 * seconds, MAX_QUARANTINE)
        return seconds


class FloodDetector:
    """Count messages by node, and detect more of them than well-behaved nodes send.

    It counts the messages that were taken from the broker: ``receive_maximum`` hides how many are queued
    there. During a stall the broker queues messages. After it they arrive as fast as they are processed,
    which is no flood. Therefore each stall excuses the number of messages that well-behaved nodes may have
    sent meanwhile. The service has caught up after twice the time of the stall.

    Args:
        monotonic: seconds of a monotonic clock.
    """

    def __init__(self, monotonic: float) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._since = monotonic
        self._excused = 0.0

    def count(self, zone: str, node: str) -> None:
        """Count a message of a node."""
        self._counts[zone, node] += 1

    def batch_took(self, seconds: float) -> None:
        """Note how long a batch took to process."""
        if seconds >= STALL:
            self._excused = min(MAX_QUEUED, self._excused + FLOOD_RATE * seconds)

    def flood(self, monotonic: float) -> tuple[dict[str, Counter[str]], float] | None:
        """Return the messages by zone and node, and the total that is no flood; None without a flood."""
        seconds = monotonic - self._since
        if seconds < FLOOD_INTERVAL:
            return None
        counts, limit = self._counts, FLOOD_RATE * seconds
        self._counts, self._since = Counter(), monotonic
        excess = counts.total() - limit
        is_flood = excess > self._excused
        # At most STALL seconds count: this interval may be the end of the stall itself.
        self._excused = max(0.0, self._excused - max(excess, FLOOD_RATE / 2 * min(seconds, STALL)))
        if not is_flood:
            return None
        by_zone: dict[str, Counter[str]] = {}
        for (zone, node), number in counts.items():
            by_zone.setdefault(zone, Counter())[node] = number
        return by_zone, limit
