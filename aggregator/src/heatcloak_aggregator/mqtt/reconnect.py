"""Staying connected: a connection that drops is made anew, with back-off."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Sequence
from typing import NoReturn

import aiomqtt

from heatcloak_aggregator.mqtt.client import Client, LetsIn
from heatcloak_aggregator.mqtt.link import link_error, mqtt_client, subscribe
from heatcloak_aggregator.mqtt.link_state import LinkState
from heatcloak_shared.broker import BrokerAddress

RECONNECT_FIRST = 0.5
RECONNECT_LONGEST = 30.0
LONGEST_FAREWELL = 10.0
"""Seconds that what serves a connection has to end when it is told to, before it is told again: more than it
may take to finish a batch and to tell the nodes."""

log = logging.getLogger(__name__)


class Connections:
    """Subscriptions at one broker, over as many connections as it takes.

    Args:
        broker: the broker.
        role: what the client is, for the broker's log.
        topics: asked at each connection what to subscribe to, with QoS 1, in this order.
        serve: what to do with each connection, until the connection ends it.
        on_ready: told each time that messages can come in.
        patient: whether a connection that drops is made anew; if not, it is an error.
        lets_in: asked of every message before it is queued; None lets in all.
        receive_maximum: how far the broker may run ahead of acknowledgements by hand; None: none are needed.

    Attributes:
        ready: set while messages can come in.
        state: where the link stands.
        problem: why the last connection ended; None while there is none to tell.
    """

    def __init__(
        self,
        broker: BrokerAddress,
        role: str,
        topics: Callable[[], Sequence[str]],
        serve: Callable[[Client], Awaitable[None]],
        on_ready: Callable[[], None] = lambda: None,
        *,
        patient: bool = True,
        lets_in: LetsIn | None = None,
        receive_maximum: int | None = None,
    ) -> None:
        self.ready = asyncio.Event()
        self.state = LinkState.DOWN
        self.problem: str | None = None
        self._broker = broker
        self._role = role
        self._topics = topics
        self._serve = serve
        self._on_ready = on_ready
        self._patient = patient
        self._lets_in = lets_in
        self._receive_maximum = receive_maximum

    async def keep(self) -> NoReturn:
        """Serve until cancelled. Connections that drop are made anew; the first one must succeed.

        Raises:
            LinkError: the broker can't be reached, or refuses us, at the start; without patience, ever.
            Exception: whatever ``serve`` raised that is no lost link.
        """
        delay, served = RECONNECT_FIRST, False
        try:
            while True:
                failure = await self._connection()
                if failure is not None and not isinstance(failure, aiomqtt.MqttError):
                    raise failure
                if self.ready.is_set():
                    self.ready.clear()
                    served, delay = True, RECONNECT_FIRST
                error = link_error(self._broker, failure)
                if not (served and self._patient):
                    raise error
                self.problem = str(error)
                self._become(LinkState.WAITING)
                log.warning("%s; trying again", error)
                # Not all services of a broker that comes back at once.
                await asyncio.sleep(delay * random.uniform(0.75, 1.0))  # noqa: S311  spreads
                delay = min(2 * delay, RECONNECT_LONGEST)
        finally:
            self._become(LinkState.CLOSED)

    def _become(self, state: LinkState) -> None:
        assert self.state.may_become(state), f"{self.state} to {state}"  # noqa: S101  the machine is ours
        self.state = state

    async def _connection(self) -> Exception | None:
        """Serve over one connection until it ends; what ended it."""
        # On a task of its own: a task group whose child fails in the turn in which its parent is cancelled
        # keeps the cancellation to itself, and we would go on for ever.
        attempt = asyncio.create_task(self._attempt(), name="connection")
        try:
            return await asyncio.shield(attempt)
        except asyncio.CancelledError:
            while not attempt.done():
                # More than once: aiomqtt waits by Python 3.11's wait_for, which swallows a cancellation that
                # comes with the broker's answer.
                attempt.cancel()
                await asyncio.wait([attempt], timeout=LONGEST_FAREWELL)
            raise

    async def _attempt(self) -> Exception | None:
        failure: Exception | None = None
        self._become(LinkState.CONNECTING)
        try:
            async with mqtt_client(self._broker, self._role, self._lets_in, self._receive_maximum) as client:
                self._become(LinkState.SUBSCRIBING)
                await subscribe(client, self._topics())
                self._become(LinkState.UP)
                self.problem = None
                self.ready.set()
                self._on_ready()
                await self._serve(client)
        except* Exception as group:  # noqa: BLE001  handed on, without the group around it
            failure = gravest(group)
        return failure


def gravest(group: ExceptionGroup[Exception]) -> Exception:
    """One cause out of a group: a lost link only where it holds nothing else."""
    causes: list[Exception] = []
    for error in group.exceptions:
        causes.append(gravest(error) if isinstance(error, ExceptionGroup) else error)
    return next((cause for cause in causes if not isinstance(cause, aiomqtt.MqttError)), causes[0])
