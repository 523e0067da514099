"""Follow a zone's public readings at a broker, with no rights but to read them."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Collection
from typing import Any

from heatcloak_aggregator.mqtt.admission import Refusal
from heatcloak_aggregator.mqtt.client import Client, ClientSettings
from heatcloak_aggregator.mqtt.reconnect import LinkState, ReconnectingSubscriber
from heatcloak_aggregator.task_utils import until_first_ends
from heatcloak_aggregator.trusted.pipeline import FLOOD, DecryptionPipeline, RoundPublisher
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire.reading import MAX_READING_BYTES

BATCH = 500
CLOSING_INTERVAL = 0.2
MAX_MESSAGES_PER_SECOND = 1000
"""Messages of one node that are processed in a second: far more than a node sends, even after an outage."""


class IngressFilter:
    """Refuses, at little cost, messages that can't be readings and messages above a node's rate limit.

    Processing a message takes some hundred times as long as sending it. Without the filter, one account that
    floods its topic would delay the readings of all others, or fill the memory with waiting messages.

    Args:
        topics: the topics of readings.
        clock: monotonic seconds.
        refuse: called with the reason and the topic of each refused message.
    """

    def __init__(
        self, topics: Collection[str], clock: Callable[[], float], refuse: Callable[[str, str], None]
    ) -> None:
        self._topics = frozenset(topics)
        self._clock = clock
        self._refuse = refuse
        self._received: Counter[str] = Counter()
        self._second_ends = clock()

    def accepts(self, topic: str, size: int) -> bool:
        """Return whether to process a message of ``size`` bytes on ``topic``."""
        reason = self._reason_against(topic, size)
        if reason is not None:
            self._refuse(reason, topic)
        return reason is None

    def _reason_against(self, topic: str, size: int) -> str | None:
        # Check the topic first: unknown topics must not take memory.
        if topic not in self._topics:
            return Refusal.TOPIC.value
        if size > MAX_READING_BYTES:
            return Refusal.MALFORMED.value
        now = self._clock()
        if now >= self._second_ends:
            self._received.clear()
            self._second_ends = now + 1.0
        self._received[topic] += 1
        return FLOOD if self._received[topic] > MAX_MESSAGES_PER_SECOND else None


class Follower:
    """Decrypts every seeded reading published in a zone.

    It subscribes to readings and does nothing else: no publish, no will, no retained message.

    Args:
        pipeline: decrypts and collects the readings.
        broker: where the nodes publish.
        clock: seconds since 1970.
        publisher: publishes closed rounds; None to drop them.
        on_ready: called whenever the subscription is established.
        reconnects: whether to reconnect when a connection drops; otherwise that is an error.
    """

    def __init__(
        self,
        pipeline: DecryptionPipeline,
        broker: BrokerAddress,
        clock: Callable[[], float],
        publisher: RoundPublisher[Any] | None = None,
        on_ready: Callable[[], None] = lambda: None,
        *,
        reconnects: bool = True,
    ) -> None:
        self._pipeline = pipeline
        self._clock = clock
        self._publisher = publisher
        zone = pipeline.zone
        ingress = IngressFilter(
            [node_topic(zone.name, node, zone.leaf) for node in zone.nodes],
            time.monotonic,
            pipeline.refuse_message,
        )
        self._subscriber = ReconnectingSubscriber(
            ClientSettings(broker, f"{zone.name}-trusted", accepts=ingress.accepts),
            lambda: [node_topic(zone.name, "+", zone.leaf)],
            self._listen,
            on_ready,
            reconnects=reconnects,
        )

    @property
    def ready(self) -> asyncio.Event:
        """Set while subscribed."""
        return self._subscriber.ready

    @property
    def state(self) -> LinkState:
        """The state of the link to the broker."""
        return self._subscriber.state

    @property
    def problem(self) -> str | None:
        """Why the last connection ended; None while connected and before the first attempt."""
        return self._subscriber.problem

    async def follow(self) -> None:
        """Decrypt what is published until cancelled, or until the publisher has reached its limit.

        Raises:
            LinkError: the broker can't be reached or refuses the connection at the start; without
                ``reconnects``, at any time.
            HeatcloakError: a reading could not be recorded. Nothing more is decrypted.
        """
        await until_first_ends(link=self._subscriber.run(), time=self._close_rounds())

    async def _listen(self, client: Client) -> None:
        while True:
            for message in await client.batch(BATCH):
                self._pipeline.take_message(message.topic, message.payload, self._clock())

    async def _close_rounds(self) -> None:
        while self._publisher is None or not self._publisher.is_done:
            await asyncio.sleep(CLOSING_INTERVAL)
            closed = self._pipeline.rounds.close_due(self._clock())
            if self._publisher is not None:
                await self._publisher.publish(closed)
