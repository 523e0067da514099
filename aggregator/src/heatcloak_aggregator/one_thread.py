"""Linear algebra on one thread, where more of them would wait for each other.

Factorisations of narrow matrices hand their threads microseconds of work at a time, and a thread of OpenBLAS
that waits for work spins: on two cores that are busy with something else, preparing 100 000 places at spread
1e-4 took 24 s with two threads and 3 s with one, and a round six times as long.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cache
from threading import Lock
from typing import Any

_WORTH = 1 << 17
"""Entries of a matrix below which BLAS uses one thread anyway, or next to no time."""

_limiting = Lock()


def one_thread(entries: int) -> AbstractContextManager[None]:
    """Within it BLAS has one thread in the whole process, if so large a matrix is worked on.

    It may be nested, and entered by several threads at a time: the first one sets the limit and restores
    what was set before when it leaves; those still inside then go on with what there was. It takes 10 µs,
    and next to nothing for a matrix of fewer than 2¹⁷ entries.
    """
    return nullcontext() if entries < _WORTH else _limited()


@contextmanager
def _limited() -> Iterator[None]:
    # A second one would take the first one's limit for what there was before, and restore that.
    if not _limiting.acquire(blocking=False):
        yield
        return
    try:
        with _controller().limit(limits=1, user_api="blas"):
            yield
    finally:
        _limiting.release()


@cache
def _controller() -> Any:  # noqa: ANN401
    # It looks for the libraries that are loaded, which takes milliseconds: NumPy's and SciPy's are by now.
    from threadpoolctl import ThreadpoolController

    return ThreadpoolController()
