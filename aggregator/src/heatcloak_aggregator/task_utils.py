"""Run asyncio tasks together, and delays between attempts."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine, Iterator
from typing import Any


def exponential_delays(first: float, longest: float, *, jitter: float = 0.0) -> Iterator[float]:
    """Yield delays without end, in seconds: ``first``, then twice the previous one, at most ``longest``.

    Args:
        first: the first delay before jitter.
        longest: upper bound of every delay.
        jitter: each delay is multiplied by a random number in [1 - jitter, 1], so that clients that lost the
            same server do not all return to it in the same moment.
    """
    delay = first
    while True:
        yield delay * random.uniform(1.0 - jitter, 1.0)  # noqa: S311  spreads load, hides nothing
        delay = min(2 * delay, longest)


async def until_first_ends(**work: Coroutine[Any, Any, None]) -> None:
    """Run coroutines as tasks until the first of them ends, and cancel the others.

    `asyncio.TaskGroup` does not fit: it waits for all tasks, wraps what they raise in a group, and on Python
    3.11 swallows a cancellation that arrives in the turn in which a task fails.

    Args:
        work: the coroutines, by the name that each task gets.

    Raises:
        Exception: what the first task to end raised; of several, the first in the order of the arguments.
    """
    tasks = [asyncio.create_task(each, name=name) for name, each in work.items()]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            if task.done():
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
