"""The limit of one BLAS thread for large matrices, and its end."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import numpy as np
import pytest
from threadpoolctl import ThreadpoolController

from heatcloak_aggregator import blas_threads as module
from heatcloak_aggregator.blas_threads import one_thread
from heatcloak_aggregator.domains import IntervalDomain
from heatcloak_aggregator.domains.factorisation import Factorisation
from heatcloak_aggregator.recovery import bpdn, bpdn_rounds

# `make test` gives every process one thread, which leaves nothing to limit.
pytestmark = pytest.mark.alone

LARGE = 1 << 20


def threads() -> set[int]:
    """Return the current numbers of threads of the BLAS libraries."""
    return {library["num_threads"] for library in ThreadpoolController().select(user_api="blas").info()}


@pytest.fixture
def before() -> set[int]:
    """Return the initial numbers of threads; skip if there is only one."""
    found = threads()
    if found == {1}:
        pytest.skip("linear algebra here has one thread whatever happens")
    return found


def test_only_large_matrices_limit_the_threads(before: set[int]) -> None:
    with one_thread(100 * 50):
        assert threads() == before
    with one_thread(LARGE):
        assert threads() == {1}
    assert threads() == before


def test_errors_and_nesting_restore_the_threads(before: set[int]) -> None:
    with pytest.raises(ValueError, match="within"), one_thread(LARGE), one_thread(LARGE):
        raise ValueError("within")
    assert threads() == before


def test_overlapping_limits_restore_the_threads(before: set[int]) -> None:
    entered, left = Barrier(2, timeout=20), Barrier(2, timeout=20)

    def first() -> None:
        with one_thread(LARGE):
            entered.wait()
            entered.wait()
        left.wait()

    def second() -> None:
        entered.wait()
        with one_thread(LARGE):
            assert threads() == {1}
            entered.wait()
            left.wait()

    with ThreadPoolExecutor(2) as pool:
        for turn in (pool.submit(first), pool.submit(second)):
            turn.result()
        assert threads() == before
        # The threads of the pool continue: neither may still hold the limit.
        for _ in range(4):
            assert pool.submit(limited).result() == {1}
        assert limited() == {1}
    assert threads() == before


def limited() -> set[int]:
    """Return the numbers of threads under the limit."""
    with one_thread(LARGE):
        return threads()


def test_preparing_and_recovering_use_one_blas_thread(
    before: set[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[set[int]] = []
    original = module._limited

    def watched() -> object:
        seen.append(threads())
        return original()

    monkeypatch.setattr(module, "_limited", watched)
    small, large = IntervalDomain().operator(0.05), IntervalDomain(2000, 200).operator(0.05)
    bpdn(small, np.ones(50), 0.1)
    assert not seen
    assert isinstance(large.factorisation(), Factorisation)
    assert len(seen) == 1
    large.projection(np.arange(150))
    assert len(seen) == 2
    bpdn(large, np.ones(200), 0.1)
    bpdn_rounds(large, np.ones((2, 200)), 0.1)
    assert len(seen) >= 5
    assert threads() == before
