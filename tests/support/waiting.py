"""Wait for a condition that sends no event, such as a row in another process's store."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator

import pytest

Message = str | Callable[[], str]


def wait_until(
    condition: Callable[[], object], seconds: float = 60.0, message: Message = "", *, interval: float = 0.02
) -> None:
    """Poll ``condition`` until it is true.

    Args:
        condition: what must become true.
        seconds: after this time the test fails.
        message: the failure message, or a function that makes it at that time.
        interval: seconds between two polls; longer for a condition that takes processor time.
    """
    for _ in _attempts(condition, seconds, message):
        time.sleep(interval)


async def wait_until_async(
    condition: Callable[[], object], seconds: float = 60.0, message: Message = "", *, interval: float = 0.02
) -> None:
    """Poll ``condition`` as `wait_until` does, without blocking the event loop."""
    for _ in _attempts(condition, seconds, message):
        await asyncio.sleep(interval)


def _attempts(condition: Callable[[], object], seconds: float, message: Message) -> Iterator[None]:
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() >= deadline:
            pytest.fail(f"not reached within {seconds:g} s: {message() if callable(message) else message}")
        yield
