"""A node that may release nothing until somebody acts: it says so, and stays to say it."""

from __future__ import annotations

from collections.abc import Callable

from heatcloak_node.commands import Commands
from heatcloak_node.connection import Publication
from heatcloak_node.link import Link
from heatcloak_node.reactor import Reactor
from heatcloak_node.status_publisher import StatusTeller
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire import NodeState, Status, encode_status


class StoppedNode:
    """Holds the connection of a node that does not run, with ``stopped`` as its status.

    It has no sensor, no ledger and no noise: there is nothing that it could release.

    Args:
        reactor: what drives it.
        address: the broker.
        zone: the zone's id.
        node: the node's id.
        boot: this start's nonce, 16 bytes.
        reason: why, in words fit for the public.
    """

    def __init__(
        self, reactor: Reactor, address: BrokerAddress, zone: str, node: str, boot: bytes, reason: str
    ) -> None:
        stopped = Status(NodeState.STOPPED, boot.hex(), reason)
        self._status = Publication(node_topic(zone, node, "status"), encode_status(stopped), retain=True)
        self._teller = StatusTeller(
            reactor,
            NodeState.STOPPED,
            reason,
            fill=lambda state, why: stopped,
            publish=lambda status: self._link.publish(self._status),
        )
        self._commands = Commands(node, self._teller.answer)
        # The will says the same: that the node is also gone changes nothing for whoever must act.
        self._link = Link(
            reactor,
            address,
            f"heatcloak-{zone}-{node}",
            will=self._status,
            subscriptions={node_topic(zone, node, "cmd"): 1},
            user=self,
        )

    def start(self) -> None:
        """Connect to the broker and go on trying for ever."""
        self._link.start()

    def stop(self, on_stopped: Callable[[], None]) -> None:
        """Disconnect, then call ``on_stopped``: within two seconds. The retained status stays."""
        self._teller.rest()
        self._link.close(self._status, on_stopped)

    def link_up(self) -> None:
        """Say it."""
        self._teller.tell()

    def link_down(self) -> None:
        """Nothing is lost: the broker keeps the status."""

    def published(self, ticket: int, refused: str | None) -> None:
        """Nothing waits for an answer."""

    def received(self, topic: str, payload: bytes, retained: bool) -> None:
        """Say it again to whoever asks."""
        self._commands.take(payload, retained=retained)
