"""A reactor's timers, without its time."""

from __future__ import annotations

from collections.abc import Callable

from heatcloak_node import Timer


class Timers:
    """Timers that a test fires.

    Attributes:
        waiting: each timer with its delay in seconds, in the order in which they were asked for.
    """

    def __init__(self) -> None:
        self.waiting: list[tuple[float, Timer]] = []

    def call_later(self, delay: float, callback: Callable[[], object]) -> Timer:
        """Note what is to be called, and after how many seconds."""
        timer = Timer(callback)
        self.waiting.append((delay, timer))
        return timer
