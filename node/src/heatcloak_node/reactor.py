"""One thread, many sockets and timers: what drives one node on a Pi and thousands in a fleet.

asyncio would do, but importing it takes a fifth more memory and a third more time than a node may use.
"""

from __future__ import annotations

import heapq
import itertools
import selectors
import socket
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

Callback = Callable[[], object]


class Socket(Protocol):
    """What can be watched: a socket, in TLS or not."""

    def fileno(self) -> int:
        """The file descriptor."""
        ...


class Timer:
    """A call that is due later and can be cancelled."""

    def __init__(self, callback: Callback) -> None:
        self._callback: Callback | None = callback

    @property
    def is_pending(self) -> bool:
        """Whether the call is still to come."""
        return self._callback is not None

    def cancel(self) -> None:
        """Never call it."""
        self._callback = None

    def fire(self) -> None:
        """Call it now, unless it was cancelled or fired before."""
        callback, self._callback = self._callback, None
        if callback is not None:
            callback()


class Timers(Protocol):
    """Whatever calls back after a while."""

    def call_later(self, delay: float, callback: Callback) -> Timer:
        """Call ``callback`` after ``delay`` seconds of monotonic time."""
        ...


class Reactor:
    """Calls back when sockets are ready and timers are due.

    All methods but `call_soon` belong to the thread that runs it.
    """

    def __init__(self) -> None:
        self._selector = selectors.DefaultSelector()
        self._timers: list[tuple[float, int, Timer]] = []
        self._order = itertools.count()
        self._soon: deque[Callback] = deque()
        # Re-entrant: a signal handler may call `call_soon` while its own thread is inside of it.
        self._wake_lock = threading.RLock()
        self._stopping = False
        self._at_work: int | None = None
        self._woken, self._waker = socket.socketpair()
        self._woken.setblocking(False)
        self._waker.setblocking(False)
        self.watch(self._woken, self._drain_wakeups, None)

    def call_soon(self, callback: Callback) -> None:
        """Call ``callback`` on the reactor's thread.

        May be called from any thread, from a signal handler, and after the end.
        """
        self._soon.append(callback)
        # At work, the reactor looks before it sleeps: also where a signal handler asks, on its own thread.
        if self._at_work == threading.get_ident():
            return
        with self._wake_lock:
            if self._waker.fileno() >= 0:
                # Blocked, as many wake-ups are pending as fit: it will wake.
                with suppress(BlockingIOError):
                    self._waker.send(b"\0")

    def call_later(self, delay: float, callback: Callback) -> Timer:
        """Call ``callback`` after ``delay`` seconds of monotonic time."""
        timer = Timer(callback)
        heapq.heappush(self._timers, (time.monotonic() + delay, next(self._order), timer))
        return timer

    def watch(self, sock: Socket, readable: Callback, writable: Callback | None) -> None:
        """Call ``readable``, and ``writable`` unless it is None, whenever ``sock`` is; replaces what was."""
        events = selectors.EVENT_READ | (selectors.EVENT_WRITE if writable else 0)
        data = (readable, writable)
        try:
            self._selector.modify(sock, events, data)
        except KeyError:
            self._selector.register(sock, events, data)

    def unwatch(self, sock: Socket) -> None:
        """Forget ``sock``, if it was watched."""
        try:
            self._selector.unregister(sock)
        except (KeyError, ValueError):
            return

    def run(self) -> None:
        """Work until `stop` is called, then close what the reactor itself opened."""
        try:
            while not self._stopping:
                self._turn()
        finally:
            self._at_work = None
            self.close()

    def close(self) -> None:
        """Close what the reactor itself opened; `run` does it at its end."""
        with self._wake_lock:
            self._selector.close()
            self._woken.close()
            self._waker.close()

    def stop(self) -> None:
        """End `run` after the current turn."""
        self._stopping = True

    def _turn(self) -> None:
        self._at_work = None
        ready = self._selector.select(self._patience())
        self._at_work = threading.get_ident()
        for key, events in ready:
            readable, writable = key.data
            if events & selectors.EVENT_READ:
                readable()
            # The reading side may have closed the socket or lost interest in writing.
            if events & selectors.EVENT_WRITE and writable is not None and self._is_watched(key):
                writable()
        now = time.monotonic()
        # What is called now may ask to be called soon: that comes before a timer that it sets.
        for _ in range(len(self._soon)):
            self._soon.popleft()()
        while self._timers and self._timers[0][0] <= now:
            heapq.heappop(self._timers)[2].fire()

    def _is_watched(self, key: selectors.SelectorKey) -> bool:
        try:
            return self._selector.get_key(key.fileobj).data[1] is not None
        except (KeyError, ValueError):
            return False

    def _patience(self) -> float | None:
        if self._soon:
            return 0.0
        if not self._timers:
            return None
        return max(0.0, self._timers[0][0] - time.monotonic())

    def _drain_wakeups(self) -> None:
        try:
            while self._woken.recv(4096):
                pass
        except BlockingIOError:
            return
