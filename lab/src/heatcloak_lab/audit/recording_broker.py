"""A minimal broker that records everything that nodes send, on the nodes' own reactor.

It implements as much MQTT 5 as a node uses: it accepts connections, grants subscriptions, acknowledges
messages, and delivers nothing. So the nodes run unchanged down to their sockets. `captured_output` records
what they output besides: log records, standard streams and files.
"""

from __future__ import annotations

import io
import logging
import socket
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path

from heatcloak_node import Reactor
from heatcloak_shared.broker import BrokerAddress


class SideOutput:
    """Captured output.

    Attributes:
        lines: formatted log records of every level; tracebacks include the local variables of every frame.
        printed: standard output and standard error.
        files: the content of every file in the state folders, by name.
    """

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.printed = io.StringIO()
        self.files: dict[str, bytes] = {}

    def read_files(self, folder: Path) -> None:
        """Read every file below ``folder``."""
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                self.files[str(path.relative_to(folder))] = path.read_bytes()

    @property
    def everything(self) -> list[tuple[str, bytes]]:
        """Return (source, content) of all output."""
        return [
            ("the log", "\n".join(self.lines).encode()),
            ("standard output or error", self.printed.getvalue().encode()),
            *((f"the file {name}", content) for name, content in self.files.items()),
        ]


@contextmanager
def captured_output() -> Iterator[SideOutput]:
    """Capture log records and standard streams while the block runs; nothing reaches their usual targets."""
    output = SideOutput()
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    root.handlers[:] = [_Collector(output.lines)]
    root.setLevel(logging.DEBUG)
    try:
        with redirect_stdout(output.printed), redirect_stderr(output.printed):
            yield output
    finally:
        root.handlers[:] = before
        root.setLevel(level)


class _Collector(logging.Handler):
    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self._lines = lines
        self._formatter = logging.Formatter("%(levelname)s %(name)s %(message)s")

    def emit(self, record: logging.LogRecord) -> None:
        self._lines.append(self._formatter.format(record))
        if record.exc_info and record.exc_info[1] is not None:
            self._lines.append(traceback_with_locals(record.exc_info[1]))


def traceback_with_locals(error: BaseException) -> str:
    """Return a traceback with the local variables of every frame, as error trackers send it."""
    return "".join(traceback.TracebackException.from_exception(error, capture_locals=True).format())


_CONNACK = b"\x20\x03\x00\x00\x00"
_CONNECT, _PUBLISH, _SUBSCRIBE, _PINGREQ = 1, 3, 8, 12
_AGAIN, _QUALITY = 8, 6
_CHUNK = 65536


@dataclass(frozen=True, slots=True)
class PublishedMessage:
    """One message that a node published.

    Attributes:
        connection: the number of the connection, from 0.
        head: everything but topic and payload: flags except "sent again", packet number, properties.
        topic: the topic.
        payload: the payload.
    """

    connection: int
    head: bytes
    topic: str
    payload: bytes


class RecordingBroker:
    """A broker on loopback.

    Args:
        reactor: the reactor that drives the broker and the nodes.

    Attributes:
        messages: every message, in the order of arrival.
        other_packets: all other packets except pings (client ids, wills, subscriptions), and incomplete ones.
        open: number of open connections.
    """

    def __init__(self, reactor: Reactor) -> None:
        self.messages: list[PublishedMessage] = []
        self.other_packets: list[bytes] = []
        self.open = 0
        self._accepted = 0
        self._reactor = reactor
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=4096)
        self._listener.setblocking(False)
        reactor.watch(self._listener, self._accept, None)

    @property
    def address(self) -> BrokerAddress:
        """Return the address that it listens on."""
        return BrokerAddress("127.0.0.1", self._listener.getsockname()[1])

    def close(self) -> None:
        """Stop listening."""
        self._reactor.unwatch(self._listener)
        self._listener.close()

    def _accept(self) -> None:
        try:
            connection, _ = self._listener.accept()
        except BlockingIOError:
            return
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.open += 1
        _NodeConnection(self, self._reactor, connection, self._accepted)
        self._accepted += 1


class _NodeConnection:
    """One node's connection."""

    def __init__(
        self, broker: RecordingBroker, reactor: Reactor, connection: socket.socket, number: int
    ) -> None:
        self._broker = broker
        self._reactor = reactor
        self._connection = connection
        self._number = number
        self._buffer = b""
        reactor.watch(connection, self._read, None)

    def _read(self) -> None:
        try:
            data = self._connection.recv(_CHUNK)
        except OSError:
            data = b""
        if not data:
            self._reactor.unwatch(self._connection)
            self._connection.close()
            self._broker.open -= 1
            if self._buffer:
                self._broker.other_packets.append(self._buffer)
            return
        self._buffer += data
        answers = b"".join(iter(self._next_answer, None))
        if answers:
            self._connection.sendall(answers)

    def _next_answer(self) -> bytes | None:
        """Return the answer to the next whole packet; None if there is none yet."""
        length = _read_length(self._buffer, 1)
        if length is None or len(self._buffer) < length[1] + length[0]:
            return None
        size, start = length
        kind, flags = self._buffer[0] >> 4, self._buffer[0] & 15
        body, self._buffer = self._buffer[start : start + size], self._buffer[start + size :]
        if kind == _PUBLISH:
            return self._record(body, flags)
        if kind != _PINGREQ or body:
            self._broker.other_packets.append(bytes([kind << 4 | flags]) + body)
        if kind == _CONNECT:
            return _CONNACK
        if kind == _SUBSCRIBE:
            return b"\x90\x04" + body[:2] + b"\x00\x01"
        return b"\xd0\x00" if kind == _PINGREQ else b""

    def _record(self, body: bytes, flags: int) -> bytes:
        end = 2 + int.from_bytes(body[:2], "big")
        topic, ticket = body[2:end].decode(), b""
        if flags & _QUALITY:
            ticket = body[end : end + 2]
        properties = _read_length(body, end + len(ticket))
        assert properties is not None  # noqa: S101  the packet is whole
        start = properties[1] + properties[0]
        head = bytes([flags & ~_AGAIN]) + body[end:start]
        self._broker.messages.append(PublishedMessage(self._number, head, topic, body[start:]))
        return b"\x40\x02" + ticket if ticket else b""


def _read_length(data: bytes, start: int) -> tuple[int, int] | None:
    """Return MQTT's variable length at ``start`` as (value, end); None if it is incomplete."""
    value = 0
    for index in range(4):
        if start + index >= len(data):
            return None
        byte = data[start + index]
        value |= (byte & 127) << 7 * index
        if byte < 128:
            return value, start + index + 1
    return None
