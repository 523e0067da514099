"""The subscriptions of a service: the topics of the zones that it serves, but for nodes in quarantine."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import NoReturn

from heatcloak_aggregator.mqtt.client import Client, SubscriptionRefusedError, resubscribe
from heatcloak_aggregator.service.zone_state import ZoneState
from heatcloak_shared.topics import zone_of_topic

POLL_SECONDS = 0.05
"""Seconds between two looks for changes: while a node that floods is not in quarantine yet, its messages fill
the broker's queue."""

log = logging.getLogger(__name__)


class Subscriptions:
    """Follow which topics the zones need now.

    Args:
        zones: the zones that are served now, by name.

    Attributes:
        current: of each zone that is subscribed to, its state, its nodes in quarantine, and its topics.
    """

    def __init__(self, zones: Mapping[str, ZoneState]) -> None:
        self.current: dict[str, tuple[ZoneState, frozenset[str], list[str]]] = {}
        self._zones = zones

    def begin(self) -> list[str]:
        """Return the topics that a new connection subscribes to."""
        # Noted, because a quarantine may end before the broker answers.
        self.current = {name: _wanted(state) for name, state in self._zones.items()}
        return [topic for _, _, topics in self.current.values() for topic in topics]

    async def follow(self, client: Client) -> NoReturn:
        """Change the subscriptions of a connection when zones come or go, or a quarantine starts or ends.

        Raises:
            SubscriptionRefusedError: as `refused`.
            aiomqtt.MqttError: the connection was lost.
        """
        current = self.current
        while True:
            await asyncio.sleep(POLL_SECONDS)
            before: list[str] = []
            now: list[str] = []
            changed: dict[str, tuple[ZoneState, frozenset[str], list[str]]] = {}
            for name in [name for name in current if name not in self._zones]:
                before += current.pop(name)[2]
            for name, state in self._zones.items():
                known = current.get(name)
                if known is None or known[0] is not state or state.quarantined != known[1]:
                    changed[name] = _wanted(state)
                    now += changed[name][2]
                    if known is not None and known[0] is state:
                        before += known[2]
                    elif known is not None:
                        # Subscribing again delivers the retained statuses to the new state.
                        before += set(known[2]) - set(changed[name][2])
            if before or now:
                try:
                    await resubscribe(client, before, now)
                except SubscriptionRefusedError as error:
                    current.update(changed)
                    self.refused(error)
                current.update(changed)

    def refused(self, error: SubscriptionRefusedError) -> None:
        """Log that the broker refuses subscriptions: other zones are served on.

        Raises:
            SubscriptionRefusedError: it refuses some of every zone.
        """
        names = {zone_of_topic(topic) for topic in error.topics}
        if names >= self.current.keys():
            raise error
        for name in sorted(each for each in names if each is not None):
            log.warning("zone %s: the broker refuses its subscriptions: check its access list", name)


def _wanted(state: ZoneState) -> tuple[ZoneState, frozenset[str], list[str]]:
    return state, state.quarantined, state.topics()
