"""A node that releases nothing, and says so: until a person acts, or while it records for a fit."""

from __future__ import annotations

from collections.abc import Callable

from heatcloak_node.connection import Publication
from heatcloak_node.link import Link
from heatcloak_node.reactor import Reactor
from heatcloak_node.status_publisher import StatusPublisher
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire import Status, encode_status


class StoppedNode:
    """A node that releases nothing: stay connected, and publish one status.

    It has no sensor, no ledger and no noise, so there is nothing that it could release.

    Args:
        reactor: the event loop.
        address: the broker.
        zone: the zone's id.
        node: the node's id.
        status: the status, with the reason for the public.
        will: the status when the connection is lost; None for the same, because whether the node is also
            offline does not change what to do.
        last: the status to end with; None for the same.
    """

    def __init__(
        self,
        reactor: Reactor,
        address: BrokerAddress,
        zone: str,
        node: str,
        status: Status,
        will: Status | None = None,
        last: Status | None = None,
    ) -> None:
        topic = node_topic(zone, node, "status")
        publication = Publication(topic, encode_status(status), retain=True)
        self._last = publication if last is None else Publication(topic, encode_status(last), retain=True)
        self._status = StatusPublisher(
            reactor,
            node,
            status.state,
            status.reason,
            status_of=lambda _state, _reason: status,
            publish=lambda _status: self._link.publish(publication),
        )
        self._link = Link(
            reactor,
            address,
            f"heatcloak-{zone}-{node}",
            will=publication if will is None else Publication(topic, encode_status(will), retain=True),
            subscriptions={node_topic(zone, node, "cmd"): 1},
            user=self,
        )

    def start(self) -> None:
        """Connect to the broker, and retry until `stop` is called."""
        self._link.start()

    def stop(self, on_stopped: Callable[[], None]) -> None:
        """Publish the last status, disconnect and call ``on_stopped``, within two seconds."""
        self._status.cancel()
        self._link.close(self._last, on_stopped)

    def link_up(self) -> None:
        """Publish the status."""
        self._status.publish()

    def link_down(self) -> None:
        """Do nothing: the broker keeps the status."""

    def publish_answered(self, ticket: int, refusal: str | None) -> None:
        """Do nothing: no message waits for an answer."""

    def message_received(self, topic: str, payload: bytes, retained: bool) -> None:
        """Publish the status again on request."""
        self._status.handle_command(payload, retained=retained)
