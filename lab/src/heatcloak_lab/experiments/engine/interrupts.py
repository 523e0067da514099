"""Ctrl-C where it would fall between two steps that belong together."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType
from typing import Any

_NUMBERS = (signal.SIGINT, signal.SIGTERM)


class Waiting:
    """Whether somebody asked to stop meanwhile."""

    def __init__(self) -> None:
        self.asked = False

    def check(self) -> None:
        """Stop here, if somebody asked to.

        Raises:
            KeyboardInterrupt: somebody did.
        """
        if self.asked:
            raise KeyboardInterrupt


@contextmanager
def interrupts_wait() -> Iterator[Waiting]:
    """Within it the signals to stop are noticed and wait for ``check``, or for its end.

    Only signals that would raise KeyboardInterrupt wait; those that somebody handles otherwise, or ignores,
    are left alone. In another thread than the main one there are none.
    """
    waiting = Waiting()
    before: list[tuple[signal.Signals, Any]] = []

    def note(number: int, frame: FrameType | None) -> None:
        waiting.asked = True

    if current_thread() is main_thread():
        for each in _NUMBERS:
            if signal.getsignal(each) is signal.default_int_handler:
                before.append((each, signal.signal(each, note)))
    try:
        yield waiting
    finally:
        for each, handler in before:
            signal.signal(each, handler)
        # Also where something else went wrong: nobody may ask in vain.
        waiting.check()


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Within it nobody can cut tidying up short: a second Ctrl-C is as good as the first."""
    before: list[tuple[signal.Signals, Any]] = []
    if current_thread() is main_thread():
        before = [(number, signal.signal(number, signal.SIG_IGN)) for number in _NUMBERS]
    try:
        yield
    finally:
        for number, handler in before:
            # None is one that was not set from Python, and can't be set back.
            signal.signal(number, signal.SIG_DFL if handler is None else handler)


@contextmanager
def children_hear_none() -> Iterator[None]:
    """Processes and threads that are started within it never see Ctrl-C: this process tells them to stop."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
