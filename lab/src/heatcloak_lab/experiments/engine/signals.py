"""Handle SIGINT and SIGTERM around steps that must not be cut short."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType
from typing import Any

_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class DeferredInterrupt:
    """Records whether an interrupt arrived."""

    def __init__(self) -> None:
        self.arrived = False

    def check(self) -> None:
        """Raise the interrupt if it arrived.

        Raises:
            KeyboardInterrupt: it arrived.
        """
        if self.arrived:
            raise KeyboardInterrupt


@contextmanager
def deferred_interrupts() -> Iterator[DeferredInterrupt]:
    """Defer interrupts until the next ``check`` or the end of the block.

    Only signals whose handler raises KeyboardInterrupt are deferred; other handlers stay in place. On any
    thread but the main one, which never handles signals, this does nothing.
    """
    deferred = DeferredInterrupt()
    previous: list[tuple[signal.Signals, Any]] = []

    def record(number: int, frame: FrameType | None) -> None:
        deferred.arrived = True

    if current_thread() is main_thread():
        for number in _SIGNALS:
            if signal.getsignal(number) is signal.default_int_handler:
                previous.append((number, signal.signal(number, record)))
    try:
        yield deferred
    finally:
        for number, handler in previous:
            signal.signal(number, handler)
        # Also after an exception: no interrupt may get lost.
        deferred.check()


@contextmanager
def ignored_interrupts() -> Iterator[None]:
    """Ignore interrupts, so that a second Ctrl-C does not cut the cleanup short."""
    previous: list[tuple[signal.Signals, Any]] = []
    if current_thread() is main_thread():
        previous = [(number, signal.signal(number, signal.SIG_IGN)) for number in _SIGNALS]
    try:
        yield
    finally:
        for number, handler in previous:
            # None is a handler that was not installed from Python and can't be restored.
            signal.signal(number, signal.SIG_DFL if handler is None else handler)


@contextmanager
def sigint_blocked_for_children() -> Iterator[None]:
    """Block SIGINT in processes and threads started in the block: this process tells them to stop."""
    previous = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, previous)
