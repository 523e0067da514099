"""The event loop: `heatcloak_node.reactor`."""

from __future__ import annotations

import signal
import socket
import threading
from types import FrameType

from heatcloak_node import Reactor


def test_timers_fire_in_order_and_cancelled_ones_do_not() -> None:
    reactor, fired = Reactor(), []
    reactor.call_later(0.03, lambda: fired.append("third"))
    reactor.call_later(0.01, lambda: fired.append("first"))
    reactor.call_later(0.02, lambda: fired.append("second"))
    reactor.call_later(0.015, lambda: fired.append("never")).cancel()
    reactor.call_later(0.05, reactor.stop)
    reactor.run()
    assert fired == ["first", "second", "third"]


def test_calls_from_other_threads_are_all_made() -> None:
    """More of them than the wake-up socket holds."""
    reactor, calls = Reactor(), []

    def call_often() -> None:
        for _ in range(20_000):
            reactor.call_soon(lambda: calls.append(1))

    threads = [threading.Thread(target=call_often) for _ in range(3)]
    for thread in threads:
        thread.start()
    reactor.call_later(0.0, lambda: None)

    def stop_when_done() -> None:
        if len(calls) == 60_000:
            reactor.stop()
        else:
            reactor.call_later(0.01, stop_when_done)

    reactor.call_soon(stop_when_done)
    reactor.run()
    for thread in threads:
        thread.join()
    assert len(calls) == 60_000
    reactor.call_soon(lambda: None)  # after the end it is accepted and forgotten


def test_a_signal_handler_may_interrupt_call_soon() -> None:
    """SIGTERM may arrive while the reactor's own thread is waking itself."""
    reactor, calls = Reactor(), []

    class SignallingWaker:
        """A socket that raises SIGTERM in the middle of a wake-up, once."""

        def __init__(self, waker: socket.socket) -> None:
            self._waker = waker
            self._done = False

        def fileno(self) -> int:
            return self._waker.fileno()

        def send(self, data: bytes) -> int:
            if not self._done:
                self._done = True
                signal.raise_signal(signal.SIGTERM)
            return self._waker.send(data)

        def close(self) -> None:
            self._waker.close()

    def on_signal(number: int, frame: FrameType | None) -> None:
        calls.append(number)
        reactor.call_soon(reactor.stop)

    reactor._waker = SignallingWaker(reactor._waker)  # type: ignore[assignment]
    before = signal.signal(signal.SIGTERM, on_signal)
    guard = threading.Timer(120, lambda: signal.raise_signal(signal.SIGINT))
    guard.start()
    try:
        reactor.call_soon(lambda: None)
        reactor.run()
    finally:
        guard.cancel()
        signal.signal(signal.SIGTERM, before)
    assert calls == [signal.SIGTERM]


def test_a_socket_is_served_until_it_is_unwatched() -> None:
    reactor, calls = Reactor(), []
    reader, writer = socket.socketpair()

    def read() -> None:
        calls.append(reader.recv(10))
        reactor.unwatch(reader)
        reactor.unwatch(reader)
        writer.send(b"more")
        reactor.call_later(0.05, reactor.stop)

    reactor.watch(reader, read, None)
    writer.send(b"word")
    reactor.run()
    assert calls == [b"word"]
    reader.close()
    writer.close()
