"""How much of one node is listened to. Pure: the clock is passed in."""

from __future__ import annotations

from heatcloak_shared.schedule import Schedule

NOISE_RATE, NOISE_BURST = 250.0, 1000.0
"""Messages that bring nothing new, a second and at once: more than an honest node sends again that is killed
every second while it catches up, and so few that the broker has no long queue yet when they are spent: the
others' readings stand behind it."""
KEPT_ROUNDS = 300_000
"""Readings that a node may bring at once: three days, one a second, that it was cut off."""
KEPT_RATE = 2.0
"""Readings beyond that, as a multiple of what the schedule asks for."""
QUARANTINE_FIRST, QUARANTINE_LONGEST = 30.0, 600.0


class TokenBucket:
    """Lets ``rate`` a second pass, and up to ``burst`` at once.

    Args:
        rate: tokens that come in a second.
        burst: tokens that it holds at the most, and at first.
    """

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._left = burst
        self._at: float | None = None

    def take(self, now: float) -> bool:
        """Whether there was a token left."""
        if self._at is not None and now > self._at:
            self._left = min(self._burst, self._left + self._rate * (now - self._at))
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Allowance:
    """What one node may send before it is not listened to for a while.

    Not to listen loses nothing of an honest node: it keeps what is not stored, and sends it again.

    Args:
        schedule: the zone's schedule.
    """

    __slots__ = ("_kept", "_noise", "_sentence", "until")

    def __init__(self, schedule: Schedule) -> None:
        a_second = 1.0 / (schedule.period * schedule.every)
        self._noise = TokenBucket(NOISE_RATE, NOISE_BURST)
        self._kept = TokenBucket(KEPT_RATE * a_second, KEPT_ROUNDS)
        self._sentence = QUARANTINE_FIRST
        self.until: float | None = None

    def is_heard(self, now: float) -> bool:
        """Whether the node is listened to now."""
        return self.until is None or now >= self.until

    def brought_nothing(self, now: float) -> bool:
        """A message was refused, or repeats what is stored; whether that is still within the allowance."""
        return self._noise.take(now)

    def may_keep(self, now: float) -> bool:
        """Whether one more reading of the node may be stored."""
        return self._kept.take(now)

    def quarantine(self, now: float) -> float:
        """Not listen for a while, longer each time; for how many seconds."""
        if self.until is not None and now > self.until + 10 * self._sentence:
            self._sentence = QUARANTINE_FIRST  # it has behaved since
        self.until = now + self._sentence
        lasts, self._sentence = self._sentence, min(2 * self._sentence, QUARANTINE_LONGEST)
        return lasts
