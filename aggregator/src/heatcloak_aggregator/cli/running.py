"""Running a service on the event loop until it ends or is told to stop."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Any, TypeVar

from heatcloak_shared.broker import BrokerAddress, Tls, parse_broker, read_password
from heatcloak_shared.errors import ConfigError

T = TypeVar("T")

log = logging.getLogger(__name__)

_NUMBERS = (signal.SIGINT, signal.SIGTERM)


def run_until_told(work: Coroutine[Any, Any, T]) -> T | None:
    """Run ``work``; None where SIGINT or SIGTERM ended it early, after it cleaned up.

    Whoever was told once is ending: both signals are ignored from then on, until the process ends.
    """
    return asyncio.run(_run_until_told(work))


async def _run_until_told(work: Coroutine[Any, Any, T]) -> T | None:
    task = asyncio.ensure_future(work)
    loop = asyncio.get_running_loop()

    def stop(number: int, frame: FrameType | None) -> None:
        # A second signal must not cut the cleaning up short, nor what comes after it. It often comes at this
        # very moment: if it then met SIG_IGN, Python would print that it was "ignored due to race condition".
        for each in _NUMBERS:
            signal.signal(each, _nothing)
        loop.call_soon_threadsafe(task.cancel)

    # Not the loop's own handlers: those end with the loop, and a second signal may come just after it.
    before = {number: signal.signal(number, stop) for number in _NUMBERS}
    try:
        return await task
    except asyncio.CancelledError:
        return None
    finally:
        for number, handler in before.items():
            # An interpreter that ends forgets its own handlers, but not that a signal is ignored.
            told = signal.getsignal(number) is _nothing
            signal.signal(number, signal.SIG_IGN if told else handler)


def _nothing(number: int, frame: FrameType | None) -> None:
    """What a second signal does."""


def tls_of(switch: bool, ca: Path | None, certificate: Path | None, key: Path | None) -> Tls | None:
    """The TLS that the options describe; None where they ask for none.

    Raises:
        ConfigError: a file can't be used, or the options do not go together.
    """
    if not switch and ca is None:
        if certificate is not None or key is not None:
            raise ConfigError("--certificate-file and --key-file go with TLS: give --ca-file or --tls too")
        return None
    tls = Tls(ca, certificate, key)
    tls.context()  # what can't be used is told before any work is done
    return tls


def broker_address(
    text: str, user: str | None, password_file: Path | None, tls: Tls | None = None
) -> BrokerAddress:
    """The broker that the options describe.

    Raises:
        ConfigError: the address is malformed, or user and password do not go together.
    """
    address = parse_broker(text, tls)
    if (user is None) != (password_file is None):
        raise ConfigError("--user and --password-file go together: give both or neither")
    if password_file is None:
        return address
    address = replace(address, username=user, password=read_password(password_file))
    if address.tells_password:
        log.warning("broker %s: the password travels in the clear: give --ca-file or --tls", address)
    return address
