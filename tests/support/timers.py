"""Timers that fire without waiting."""

from __future__ import annotations

from collections.abc import Callable

from heatcloak_node import Timer


class ManualTimers:
    """Timers that a test fires.

    Attributes:
        waiting: each timer with its delay in seconds, in the order of the calls.
    """

    def __init__(self) -> None:
        self.waiting: list[tuple[float, Timer]] = []

    def call_later(self, delay: float, callback: Callable[[], object]) -> Timer:
        """Record a timer; only `fire` or the test fires it."""
        timer = Timer(callback)
        self.waiting.append((delay, timer))
        return timer

    def fire(self) -> float:
        """Fire all pending timers; return the longest delay among them."""
        due = [(delay, timer) for delay, timer in self.waiting if timer.is_pending]
        self.waiting = []
        for _, timer in due:
            timer.fire()
        return max(delay for delay, _ in due)
