"""The few packets of MQTT 3.1.1 that a load of readings is made of, so that it costs next to nothing."""

from __future__ import annotations

import socket
import struct
from collections.abc import Iterator

from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import LinkError

PUBACK_BYTES = 4
_CONNECT, _PUBLISH, _PUBACK, _SUBSCRIBE = 0x10, 0x30, 0x40, 0x82
_KEEP_ALIVE = 600
_TIMEOUT = 30.0


def connected(broker: BrokerAddress, name: str) -> socket.socket:
    """A blocking socket that is past CONNACK.

    Raises:
        LinkError: the broker does not answer, or refuses.
    """
    try:
        sock = socket.create_connection((broker.host, broker.port), _TIMEOUT)
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        body = _text("MQTT") + bytes((4, 2)) + struct.pack("!H", _KEEP_ALIVE) + _text(name)
        sock.sendall(_packet(_CONNECT, body))
        answer = whole(sock, 4)
        # With a time limit, Python would wait even where it is told not to.
        sock.settimeout(None)
    except OSError as error:
        raise LinkError(f"broker {broker}: {error}: is it running?") from None
    if answer[3:] != b"\0":
        raise LinkError(f"broker {broker}: the benchmark's load is refused: let anonymous clients in")
    return sock


def subscribed(sock: socket.socket, topic: str) -> None:
    """Subscribe with QoS 1, before anything is published.

    Raises:
        LinkError: the broker refuses.
    """
    sock.sendall(_packet(_SUBSCRIBE, b"\0\1" + _text(topic) + b"\1"))
    if whole(sock, 5)[4:] != b"\1":
        raise LinkError(f"may not subscribe to {topic}: the broker refuses the benchmark's load")


def whole(sock: socket.socket, count: int) -> bytes:
    """The next ``count`` bytes.

    Raises:
        LinkError: the broker hung up.
    """
    found = b""
    while len(found) < count:
        part = sock.recv(count - len(found))
        if not part:
            raise LinkError("the broker hung up on the benchmark's load: look at its log")
        found += part
    return found


def publish(topic: str, payload: bytes, mid: int | None) -> bytes:
    """A PUBLISH packet: with QoS 1 and this packet id, from 1 to 65535; None: with QoS 0."""
    if mid is None:
        return _packet(_PUBLISH, _text(topic) + payload)
    return _packet(_PUBLISH | 2, _text(topic) + struct.pack("!H", mid) + payload)


def puback(mid: int) -> bytes:
    """A PUBACK packet."""
    return struct.pack("!BBH", _PUBACK, 2, mid)


def publishes(buffer: bytearray) -> Iterator[tuple[int, int, int, int]]:
    """Of every whole packet in ``buffer``: its first byte, and where its body and payload begin and it ends.

    The payload begins, for a packet that is no PUBLISH, where the body does; the packet id of a PUBLISH with
    QoS 1 is in the two bytes before it. What was found is not taken out of ``buffer``.
    """
    start, length = 0, len(buffer)
    while start + 2 <= length:
        body, size, shift = start + 1, 0, 0
        while body < length:
            byte = buffer[body]
            size |= (byte & 0x7F) << shift
            body, shift = body + 1, shift + 7
            if byte < 0x80:
                break
        else:
            return
        end = body + size
        if end > length:
            return
        first, payload = buffer[start], body
        if first & 0xF0 == _PUBLISH:
            payload += 2 + (buffer[body] << 8) + buffer[body + 1] + (2 if first & 0x06 else 0)
        yield first, body, payload, end
        start = end


def is_publish(first: int) -> bool:
    """Whether a packet that begins with this byte is a PUBLISH."""
    return first & 0xF0 == _PUBLISH


def _text(text: str) -> bytes:
    raw = text.encode()
    return struct.pack("!H", len(raw)) + raw


def _packet(first: int, body: bytes) -> bytes:
    size, length = len(body), bytearray()
    while True:
        size, low = divmod(size, 128)
        length.append(low | (0x80 if size else 0))
        if not size:
            return bytes((first,)) + bytes(length) + body
