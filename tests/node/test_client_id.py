"""The id under which a node is known to its broker: no other node may take it."""

from __future__ import annotations

import socket

from heatcloak_node.connection import Connection, Publication
from heatcloak_node.reactor import Reactor
from heatcloak_shared.broker import BrokerAddress


class Nobody:
    """Is told of a connection, and does nothing."""

    def connection_made(self) -> None: ...
    def connection_lost(self, why: str) -> None: ...
    def publish_answered(self, ticket: int, refusal: str | None) -> None: ...
    def message_received(self, topic: str, payload: bytes, retained: bool) -> None: ...


def id_of(client_id: str, password: str | None) -> str:
    """The id in the CONNECT packet of a node."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(8)
        reactor = Reactor()
        user = None if password is None else "n01"
        address = BrokerAddress("127.0.0.1", server.getsockname()[1], user, password, mqtt5=False)
        connection = Connection(reactor, address, client_id, Publication("will", b"gone"), Nobody())
        connection.open()
        reactor.call_later(0.5, reactor.stop)
        reactor.run()
        peer, _ = server.accept()
        with peer:
            peer.settimeout(8)
            packet = peer.recv(4096)
        connection.close()
    # MQTT 3.1.1: two bytes of header, ten of the variable one, and then the id with its length.
    length = int.from_bytes(packet[12:14], "big")
    return packet[14 : 14 + length].decode()


def test_who_has_another_password_can_not_give_it() -> None:
    """A broker throws out who has the same id: a stolen card must not silence the other nodes."""
    mine = id_of("heatcloak-hall-n01", "of n01")
    assert mine == id_of("heatcloak-hall-n01", "of n01"), "the next connection takes the place of a dead one"
    assert mine.startswith("heatcloak-hall-n01-")
    assert mine != id_of("heatcloak-hall-n01", "of n02")
    assert "of n01" not in mine


def test_without_a_password_it_is_as_it_was_given() -> None:
    """A broker that lets in everybody knows nobody."""
    assert id_of("heatcloak-hall-n01", None) == "heatcloak-hall-n01"
