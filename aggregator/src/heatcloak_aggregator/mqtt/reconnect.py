"""Stay subscribed at one broker: reconnect with backoff when the connection is lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from enum import StrEnum
from typing import NoReturn

import aiomqtt

from heatcloak_aggregator.mqtt.client import (
    Client,
    ClientSettings,
    SubscriptionRefusedError,
    link_error,
    subscribe,
)
from heatcloak_aggregator.task_utils import exponential_delays

FIRST_DELAY, MAX_DELAY = 0.5, 30.0
"""Seconds before the first and, at most, before every further attempt to reconnect."""
STOP_TIMEOUT = 10.0
"""Seconds after which a connection that was cancelled is cancelled again: more than it takes to commit the
last batch and to publish its acknowledgements."""

log = logging.getLogger(__name__)


class LinkState(StrEnum):
    """The states of the link to a broker.

    ``DOWN`` before the first attempt; then ``CONNECTING``, ``SUBSCRIBING`` and ``UP`` in turn; ``WAITING``
    between a failed connection and the next attempt; ``CLOSED`` at the end.
    """

    DOWN = "down"
    CONNECTING = "connecting"
    SUBSCRIBING = "subscribing"
    UP = "up"
    WAITING = "waiting"
    CLOSED = "closed"


def _raise(error: SubscriptionRefusedError) -> None:
    raise error


class ReconnectingSubscriber:
    """Keep subscriptions at one broker over as many connections as necessary.

    Args:
        settings: how to connect.
        topics: called for each connection; returns the topics to subscribe to with QoS 1, in order.
        serve: called with each connection; runs until the connection is lost.
        on_ready: called each time that messages can arrive.
        reconnects: whether to reconnect after a lost connection; if not, it is an error.
        on_refused: called when the broker refuses subscriptions; raises the error unless it is enough to have
            the others.

    Attributes:
        ready: set while messages can arrive.
        state: the state of the link.
        problem: why the last connection ended; None while connected and before the first attempt.
    """

    def __init__(
        self,
        settings: ClientSettings,
        topics: Callable[[], Sequence[str]],
        serve: Callable[[Client], Awaitable[None]],
        on_ready: Callable[[], None] = lambda: None,
        *,
        reconnects: bool = True,
        on_refused: Callable[[SubscriptionRefusedError], None] = _raise,
    ) -> None:
        self.ready = asyncio.Event()
        self.state = LinkState.DOWN
        self.problem: str | None = None
        self._settings = settings
        self._topics = topics
        self._serve = serve
        self._on_ready = on_ready
        self._reconnects = reconnects
        self._on_refused = on_refused

    async def run(self) -> NoReturn:
        """Connect, serve and reconnect until cancelled. The first connection must succeed.

        Raises:
            LinkError: the first connection failed; or any connection, where ``reconnects`` is False.
            Exception: what ``serve`` raised, unless it means that the connection was lost.
        """
        delays, was_ready = exponential_delays(FIRST_DELAY, MAX_DELAY, jitter=0.25), False
        try:
            while True:
                failure = await self._connection()
                if failure is not None and not isinstance(failure, aiomqtt.MqttError):
                    raise failure
                if self.ready.is_set():
                    self.ready.clear()
                    was_ready = True
                    delays = exponential_delays(FIRST_DELAY, MAX_DELAY, jitter=0.25)
                error = link_error(self._settings.broker, failure)
                if not (was_ready and self._reconnects):
                    raise error
                self.problem = str(error)
                self.state = LinkState.WAITING
                log.warning("%s; trying again", error)
                await asyncio.sleep(next(delays))
        finally:
            self.state = LinkState.CLOSED

    async def _connection(self) -> Exception | None:
        """Serve over one connection until it ends, and return what ended it."""
        # A task of its own, cancelled until it ends: aiomqtt waits with `asyncio.wait_for`, which on Python
        # 3.11 swallows a cancellation that arrives together with the broker's answer.
        attempt = asyncio.create_task(self._attempt(), name="connection")
        try:
            return await asyncio.shield(attempt)
        except asyncio.CancelledError:
            while not attempt.done():
                attempt.cancel()
                await asyncio.wait([attempt], timeout=STOP_TIMEOUT)
            raise

    async def _attempt(self) -> Exception | None:
        self.state = LinkState.CONNECTING
        try:
            async with Client(self._settings) as client:
                self.state = LinkState.SUBSCRIBING
                try:
                    await subscribe(client, self._topics())
                except SubscriptionRefusedError as error:
                    self._on_refused(error)
                self.state = LinkState.UP
                self.problem = None
                self.ready.set()
                self._on_ready()
                await self._serve(client)
        except Exception as error:  # noqa: BLE001  the caller decides
            return error
        return None
