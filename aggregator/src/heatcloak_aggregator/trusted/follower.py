"""The trusted party at work: follows the public readings, with no more rights than to read them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from heatcloak_aggregator.mqtt.client import Client
from heatcloak_aggregator.mqtt.reconnect import Connections
from heatcloak_aggregator.service.task_utils import until_first_ends
from heatcloak_aggregator.trusted.ingress_filter import Door
from heatcloak_aggregator.trusted.openings import Openings
from heatcloak_aggregator.trusted.round_publisher import Teller
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.topics import node_topic

BATCH = 500
CLOSING_INTERVAL = 0.2


class TrustedParty:
    """Opens every seeded reading that is published in a zone, from the public topics alone.

    It subscribes and does nothing else: no publish, no will, no retained message.

    Args:
        openings: what opens and collects the readings.
        broker: where the nodes publish.
        clock: seconds since 1970.
        teller: what tells of closed rounds; None where nobody wants to know.
        on_ready: told each time that readings can come in.
        patient: whether a connection that drops is made anew; if not, it is an error.
    """

    def __init__(
        self,
        openings: Openings,
        broker: BrokerAddress,
        clock: Callable[[], float],
        teller: Teller | None = None,
        on_ready: Callable[[], None] = lambda: None,
        *,
        patient: bool = True,
    ) -> None:
        self._openings = openings
        self._clock = clock
        self._teller = teller
        zone = openings.zone
        door = Door(
            [node_topic(zone.name, node, "reading") for node in zone.nodes],
            time.monotonic,
            openings.turn_away,
        )
        self._connections = Connections(
            broker,
            f"{zone.name}-trusted",
            lambda: [node_topic(zone.name, "+", "reading")],
            self._listen,
            on_ready,
            patient=patient,
            lets_in=door.lets_in,
        )

    @property
    def ready(self) -> asyncio.Event:
        """Set while readings can come in."""
        return self._connections.ready

    async def follow(self) -> None:
        """Open what is published until cancelled, or until as many rounds were told as are wanted.

        Raises:
            LinkError: the broker can't be reached, or refuses us, at the start; without patience, ever.
            HeatcloakError: a reading could not be written down. Nothing more is opened.
        """
        await until_first_ends(link=self._connections.keep(), time=self._keep_time())

    async def _listen(self, client: Client) -> None:
        while True:
            for message in await client.batch(BATCH):
                self._openings.take_message(message.topic, message.payload, self._clock())

    async def _keep_time(self) -> None:
        while self._teller is None or not self._teller.is_done:
            await asyncio.sleep(CLOSING_INTERVAL)
            closed = self._openings.rounds.close_due(self._clock())
            if self._teller is not None:
                await self._teller.tell(closed)
