"""The event loop: one thread that serves sockets and timers of one node on a Pi, or of thousands in a fleet.

Importing asyncio would take a fifth more memory and a third more time than a node may use.
"""

from __future__ import annotations

import bisect
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
    """A socket to watch, with or without TLS."""

    def fileno(self) -> int:
        """Return the file descriptor."""


class Timer:
    """A scheduled call that can be cancelled; without a callback, one that is over."""

    def __init__(self, callback: Callback | None = None) -> None:
        self._callback = callback

    @property
    def is_pending(self) -> bool:
        """Whether the call is still due."""
        return self._callback is not None

    def cancel(self) -> None:
        """Cancel the call."""
        self._callback = None

    def fire(self) -> None:
        """Make the call now, unless it was cancelled or made before."""
        callback, self._callback = self._callback, None
        if callback is not None:
            callback()


class Timers(Protocol):
    """An object that schedules calls."""

    def call_later(self, delay: float, callback: Callback) -> Timer:
        """Call ``callback`` after ``delay`` seconds of monotonic time."""


class Reactor:
    """Call back when sockets are ready and timers are due.

    All methods except `call_soon` belong to the thread that runs the reactor.
    """

    def __init__(self) -> None:
        self._selector = selectors.DefaultSelector()
        # Sorted, and not a heap: loading heapq would take 60 KB of a node's memory.
        self._timers: list[tuple[float, int, Timer]] = []
        self._order = itertools.count()
        self._soon: deque[Callback] = deque()
        # Re-entrant: a signal handler may call `call_soon` while its thread is inside `call_soon`.
        self._wake_lock = threading.RLock()
        self._stopping = False
        self._running_thread: int | None = None
        self._woken, self._waker = socket.socketpair()
        self._woken.setblocking(False)
        self._waker.setblocking(False)
        self.watch(self._woken, self._drain_wakeups, None)

    def call_soon(self, callback: Callback) -> None:
        """Call ``callback`` on the reactor's thread.

        May be called from any thread, from a signal handler, and after the reactor has stopped.
        """
        self._soon.append(callback)
        # On its own thread, also in a signal handler, the reactor checks the queue before it sleeps.
        if self._running_thread == threading.get_ident():
            return
        with self._wake_lock:
            if self._waker.fileno() >= 0:
                # If the socket is full, wake-ups are pending anyway.
                with suppress(BlockingIOError):
                    self._waker.send(b"\0")

    def call_later(self, delay: float, callback: Callback) -> Timer:
        """Call ``callback`` after ``delay`` seconds of monotonic time."""
        timer = Timer(callback)
        bisect.insort(self._timers, (time.monotonic() + delay, next(self._order), timer))
        return timer

    def watch(self, sock: Socket, readable: Callback, writable: Callback | None) -> None:
        """Call ``readable`` and ``writable`` (unless None) when ``sock`` is ready; replace earlier calls."""
        events = selectors.EVENT_READ | (selectors.EVENT_WRITE if writable else 0)
        data = (readable, writable)
        try:
            self._selector.modify(sock, events, data)
        except KeyError:
            self._selector.register(sock, events, data)

    def unwatch(self, sock: Socket) -> None:
        """Stop watching ``sock``, if it is watched."""
        try:
            self._selector.unregister(sock)
        except (KeyError, ValueError):
            return

    def run(self) -> None:
        """Run until `stop` is called, then close the reactor's own descriptors."""
        try:
            while not self._stopping:
                self._run_once()
        finally:
            self._running_thread = None
            self.close()

    def close(self) -> None:
        """Close the reactor's own descriptors; `run` does this when it ends."""
        with self._wake_lock:
            self._selector.close()
            self._woken.close()
            self._waker.close()

    def stop(self) -> None:
        """End `run` after the current callbacks."""
        self._stopping = True

    def _run_once(self) -> None:
        self._running_thread = None
        ready = self._selector.select(self._timeout())
        self._running_thread = threading.get_ident()
        for key, events in ready:
            readable, writable = key.data
            if events & selectors.EVENT_READ:
                readable()
            # `readable` may have closed the socket or stopped watching for writes.
            if events & selectors.EVENT_WRITE and writable is not None and self._is_watched(key):
                writable()
        now = time.monotonic()
        # A callback queued by these calls runs before timers that they set.
        for _ in range(len(self._soon)):
            self._soon.popleft()()
        while self._timers and self._timers[0][0] <= now:
            self._timers.pop(0)[2].fire()

    def _is_watched(self, key: selectors.SelectorKey) -> bool:
        try:
            return self._selector.get_key(key.fileobj).data[1] is not None
        except (KeyError, ValueError):
            return False

    def _timeout(self) -> float | None:
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
