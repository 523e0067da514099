"""The machine that a simulated node runs on: when it dies, nothing of the node goes on."""

from __future__ import annotations

from heatcloak_node import Callback, Reactor, Socket, Timer


class Machine(Reactor):
    """A part of a reactor that can be switched off: from then on it calls nobody back.

    Args:
        reactor: what really drives it.
    """

    def __init__(self, reactor: Reactor) -> None:
        # Nothing of its own: no selector, no thread.
        self._reactor = reactor
        self._is_on = True

    def switch_off(self) -> None:
        """Call nobody back any more."""
        self._is_on = False

    def call_soon(self, callback: Callback) -> None:
        """As of a reactor."""
        self._reactor.call_soon(lambda: self._call(callback))

    def call_later(self, delay: float, callback: Callback) -> Timer:
        """As of a reactor."""
        return self._reactor.call_later(delay, lambda: self._call(callback))

    def watch(self, sock: Socket, readable: Callback, writable: Callback | None) -> None:
        """As of a reactor."""
        self._reactor.watch(sock, readable, writable)

    def unwatch(self, sock: Socket) -> None:
        """As of a reactor."""
        self._reactor.unwatch(sock)

    def _call(self, callback: Callback) -> None:
        if self._is_on:
            callback()
