"""Wait for a condition that sends no event, such as a row in another process's store."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest


def wait_until(
    condition: Callable[[], object], seconds: float = 60.0, message: str | Callable[[], str] = ""
) -> None:
    """Poll ``condition`` until it is true.

    Args:
        condition: what must become true.
        seconds: after this time the test fails.
        message: the failure message, or a function that makes it at that time.
    """
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() >= deadline:
            pytest.fail(f"not reached within {seconds:g} s: {message() if callable(message) else message}")
        time.sleep(0.02)
