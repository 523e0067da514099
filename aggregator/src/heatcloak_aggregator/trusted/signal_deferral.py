"""Steps that belong together, with no interrupt between them."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

_NUMBERS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Hold SIGINT and SIGTERM back until the end, and deliver them then; an error of ours goes first."""
    if threading.current_thread() is not threading.main_thread():
        # Signals come to the main thread only.
        yield
        return
    came: list[int] = []
    # By handler and not by mask: a mask is one thread's, and the system may give the signal to another.
    before = {number: signal.signal(number, lambda number, frame: came.append(number)) for number in _NUMBERS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    if came:
        signal.raise_signal(came[0])
