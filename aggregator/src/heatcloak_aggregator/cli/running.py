"""Running a service on the event loop until it ends or is told to stop."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from heatcloak_shared.broker import BrokerAddress, parse_broker, read_password
from heatcloak_shared.errors import ConfigError

T = TypeVar("T")


def run_until_told(work: Coroutine[Any, Any, T]) -> T | None:
    """Run ``work``; None where SIGINT or SIGTERM ended it early, after it cleaned up."""
    return asyncio.run(_run_until_told(work))


async def _run_until_told(work: Coroutine[Any, Any, T]) -> T | None:
    task = asyncio.ensure_future(work)
    told = False

    def stop() -> None:
        # Once: a second signal must not cut the cleaning up short.
        nonlocal told
        if not told:
            told = True
            task.cancel()

    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop)
    try:
        return await task
    except asyncio.CancelledError:
        return None


def broker_address(text: str, user: str | None, password_file: Path | None) -> BrokerAddress:
    """The broker that the options describe.

    Raises:
        ConfigError: the address is malformed, or user and password do not go together.
    """
    address = parse_broker(text)
    if (user is None) != (password_file is None):
        raise ConfigError("--user and --password-file go together: give both or neither")
    if password_file is None:
        return address
    return replace(address, username=user, password=read_password(password_file))
