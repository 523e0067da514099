"""Run asyncio tasks together."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


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
