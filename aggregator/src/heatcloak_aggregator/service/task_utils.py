"""Work that lives and dies together."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


async def until_first_ends(**work: Coroutine[Any, Any, None]) -> None:
    """Run all of ``work``, each a task of its own name, until the first of them ends; the rest is cancelled.

    Raises:
        Exception: whatever the first to end raised.
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
