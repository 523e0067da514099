"""A node that may release nothing until a person acts."""

from __future__ import annotations

from collections.abc import Callable

from heatcloak_node.connection import Publication
from heatcloak_node.link import Link
from heatcloak_node.reactor import Reactor
from heatcloak_node.status_publisher import StatusPublisher
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire import NodeState, Status, encode_status


class StoppedNode:
    """A node that may release nothing until a person acts: stay connected, with ``stopped`` as the status.

    It has no sensor, no ledger and no noise, so there is nothing that it could release.

    Args:
        reactor: the event loop.
        address: the broker.
        zone: the zone's id.
        node: the node's id.
        boot: this start's nonce, 16 bytes.
        reason: why, for the public.
    """

    def __init__(
        self, reactor: Reactor, address: BrokerAddress, zone: str, node: str, boot: bytes, reason: str
    ) -> None:
        status = Status(NodeState.STOPPED, boot.hex(), reason)
        self._publication = Publication(node_topic(zone, node, "status"), encode_status(status), retain=True)
        self._status = StatusPublisher(
            reactor,
            node,
            NodeState.STOPPED,
            reason,
            status_of=lambda _state, _reason: status,
            publish=lambda _status: self._link.publish(self._publication),
        )
        # The will has the same content: whether the node is also offline does not change what to do.
        self._link = Link(
            reactor,
            address,
            f"heatcloak-{zone}-{node}",
            will=self._publication,
            subscriptions={node_topic(zone, node, "cmd"): 1},
            user=self,
        )

    def start(self) -> None:
        """Connect to the broker, and retry until `stop` is called."""
        self._link.start()

    def stop(self, on_stopped: Callable[[], None]) -> None:
        """Disconnect and call ``on_stopped``, within two seconds. The retained status stays."""
        self._status.cancel()
        self._link.close(self._publication, on_stopped)

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
