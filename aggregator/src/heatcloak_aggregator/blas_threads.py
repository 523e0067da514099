"""A limit of one BLAS thread for work on which several threads would wait for each other.

Factorisations of narrow matrices give their threads microseconds of work at a time, and a waiting OpenBLAS
thread spins. On two cores that were busy with other work, preparing 100 000 places at spread 1e-4 took 24 s
with two threads and 3 s with one, and a round six times as long.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cache
from threading import Lock
from typing import Any

_WORTH = 1 << 17
"""Entries of a matrix below which BLAS uses one thread anyway, or almost no time."""

_limiting = Lock()


def one_thread(entries: int) -> AbstractContextManager[None]:
    """Limit BLAS to one thread in the whole process within the context, if the matrix is large.

    It may be nested, and entered by several threads: the first one sets the limit and restores the previous
    one when it leaves; the others then continue with that. It takes 10 µs, and almost nothing for a matrix of
    fewer than 2¹⁷ entries.

    Args:
        entries: number of entries of the matrix.
    """
    return nullcontext() if entries < _WORTH else _limited()


@contextmanager
def _limited() -> Iterator[None]:
    # A second one would restore the first one's limit instead of the original.
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
    # Finding the loaded libraries takes milliseconds. NumPy's and SciPy's are loaded by now.
    from threadpoolctl import ThreadpoolController

    return ThreadpoolController()
