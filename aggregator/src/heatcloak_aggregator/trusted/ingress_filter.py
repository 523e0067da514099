"""The door of the trusted party: which messages are worth a look at all. Pure: the clock is passed in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection

from heatcloak_aggregator.mqtt.admission import Refusal
from heatcloak_shared.wire.reading import MAX_READING_BYTES

FLOOD = "flood"
MOST_A_SECOND = 1000
"""Messages of one node that are looked at in a second: many times what a node sends, also after an outage."""


class Door:
    """Turns away, at little cost, what can be no reading and what is too much of one node's.

    A look at a message takes some hundred times as long as sending it. So one account that floods its topic
    would hold up the readings of all others, or fill our memory with what waits.

    Args:
        topics: the topics that readings come on.
        clock: seconds, which only go forward.
        refuse: told the reason and the topic of each message that is turned away.
    """

    def __init__(
        self, topics: Collection[str], clock: Callable[[], float], refuse: Callable[[str, str], None]
    ) -> None:
        self._topics = frozenset(topics)
        self._clock = clock
        self._refuse = refuse
        self._came: Counter[str] = Counter()
        self._second_ends = clock()

    def lets_in(self, topic: str, size: int) -> bool:
        """Whether a message of ``size`` bytes on ``topic`` is looked at."""
        reason = self._reason_against(topic, size)
        if reason is not None:
            self._refuse(reason, topic)
        return reason is None

    def _reason_against(self, topic: str, size: int) -> str | None:
        # Other topics first: nobody can make us remember one.
        if topic not in self._topics:
            return Refusal.TOPIC.value
        if size > MAX_READING_BYTES:
            return Refusal.MALFORMED.value
        now = self._clock()
        if now >= self._second_ends:
            self._came.clear()
            self._second_ends = now + 1.0
        self._came[topic] += 1
        return FLOOD if self._came[topic] > MOST_A_SECOND else None
