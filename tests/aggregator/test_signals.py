"""Deferring SIGINT and SIGTERM."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest

from heatcloak_aggregator.signals import deferred_signals


@pytest.fixture(autouse=True)
def _sigterm_interrupts() -> Iterator[None]:
    """Handle SIGTERM as the command line does."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    yield
    signal.signal(signal.SIGTERM, before)


def test_first_signal_is_delivered_after_the_block_unless_it_raises() -> None:
    """One signal is delivered, and the handlers are restored."""
    finished: list[int] = []

    def work(*, fails: bool) -> None:
        with deferred_signals():
            signal.raise_signal(signal.SIGTERM)
            signal.raise_signal(signal.SIGINT)
            finished.append(1)
            if fails:
                raise ValueError("first")

    with pytest.raises(KeyboardInterrupt):
        work(fails=False)
    with pytest.raises(ValueError, match="first"):
        work(fails=True)
    assert finished == [1, 1]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
