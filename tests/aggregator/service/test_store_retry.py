"""Retry of store operations."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest

from heatcloak_aggregator.service import store_retry
from heatcloak_aggregator.service.store_retry import FIRST_DELAY, MAX_DELAY, StoreRetry
from heatcloak_shared.errors import StoreError


@pytest.fixture
def retry() -> Iterator[StoreRetry]:
    """A retry whose threads end with the test."""
    retry = StoreRetry()
    yield retry
    retry.close()


@pytest.fixture
def delays(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The delays between attempts, none of which is waited for."""
    delays: list[float] = []

    async def note(seconds: float) -> None:
        delays.append(seconds)

    monkeypatch.setattr(store_retry, "sleep", note)
    return delays


def failing(times: int) -> Callable[..., tuple[object, ...]]:
    """Return an operation that fails so many times, then returns its arguments."""
    attempts = iter(range(times))

    def operate(*arguments: object, **keywords: object) -> tuple[object, ...]:
        if (attempt := next(attempts, None)) is not None:
            raise StoreError(f"store x is full {attempt}")
        return (*arguments, keywords)

    return operate


def run(work: Coroutine[Any, Any, Any]) -> Any:
    async def bounded() -> Any:
        async with asyncio.timeout(20):
            return await work

    return asyncio.run(bounded())


def test_an_operation_is_repeated_with_its_arguments_until_it_succeeds(
    retry: StoreRetry, delays: list[float]
) -> None:
    """With delays that double up to a bound, and begin anew with the next operation."""
    assert run(retry.until_done(failing(8), 1, "a", limit=2)) == (1, "a", {"limit": 2})
    assert delays == [FIRST_DELAY * 2**n for n in range(5)] + [MAX_DELAY] * 3
    run(retry.until_done(failing(1)))
    assert delays[8:] == [FIRST_DELAY]


def test_the_problem_is_shown_until_the_store_works_again(
    retry: StoreRetry, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str | None] = []

    async def note(_: float) -> None:
        shown.append(retry.problem)

    monkeypatch.setattr(store_retry, "sleep", note)
    assert retry.problem is None
    run(retry.until_done(failing(2)))
    assert shown == ["store x is full 0", "store x is full 1"]
    assert retry.problem is None


@pytest.mark.usefixtures("delays")
def test_an_outage_is_logged_once_and_its_end_once(
    retry: StoreRetry, caplog: pytest.LogCaptureFixture
) -> None:
    """Further failures are logged at debug level, and success without a failure is not logged."""
    with caplog.at_level(logging.DEBUG, store_retry.__name__):
        run(retry.until_done(failing(0)))
        run(retry.until_done(failing(3)))
        run(retry.until_done(failing(0)))
    assert [(record.levelname, record.getMessage()) for record in caplog.records] == [
        ("WARNING", "store x is full 0; trying again"),
        ("DEBUG", "store x is full 1; trying again"),
        ("DEBUG", "store x is full 2; trying again"),
        ("WARNING", "the store works again"),
    ]


def test_a_single_attempt_raises_the_error(retry: StoreRetry) -> None:
    with pytest.raises(StoreError, match="full 0"):
        run(retry.once(failing(1)))
    assert retry.problem is None


def test_only_store_errors_are_retried(retry: StoreRetry, delays: list[float]) -> None:
    def fail() -> None:
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        run(retry.until_done(fail))
    assert delays == []


def test_operations_run_at_the_same_time_on_threads_of_their_own(retry: StoreRetry) -> None:
    together = threading.Barrier(2, timeout=10)

    def meet() -> int:
        together.wait()
        return threading.get_ident()

    async def work() -> set[int]:
        return {*await asyncio.gather(retry.until_done(meet), retry.until_done(meet))}

    assert len(run(work()) | {threading.get_ident()}) == 3


def test_a_cancellation_ends_the_wait_for_the_next_attempt(
    retry: StoreRetry, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> bool:
        waits = asyncio.Event()

        async def wait_for_ever(_: float) -> None:
            waits.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(store_retry, "sleep", wait_for_ever)
        retrying = asyncio.create_task(retry.until_done(failing(1)))
        await waits.wait()
        retrying.cancel()
        await asyncio.wait([retrying])
        return retrying.cancelled()

    assert run(work())


def test_closing_waits_for_running_operations_and_refuses_further_ones() -> None:
    retry, began, release, ended = StoreRetry(), *(threading.Event() for _ in range(3))

    def operate() -> None:
        began.set()
        release.wait(10)
        ended.set()

    async def work() -> None:
        running = asyncio.create_task(retry.once(operate))
        await asyncio.to_thread(began.wait, 10)
        threading.Timer(0.05, release.set).start()
        retry.close()
        assert ended.is_set()
        await running
        with pytest.raises(RuntimeError):
            await retry.once(operate)

    run(work())
