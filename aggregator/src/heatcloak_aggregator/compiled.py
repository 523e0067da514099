"""Loops that must be fast, compiled at their first call by Numba and kept on disk for the next process.

Numba takes a third of a second to import: whoever compiles lives in a module of its own, which is imported
where it is first needed and not at the front door.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba

F = TypeVar("F", bound=Callable[..., Any])

_ANY_ORDER = {"reassoc", "nsz", "contract"}


def compiled(function: F) -> F:
    """Compile a function of arrays and numbers to machine code, without the interpreter's lock.

    Division by zero gives an infinity or NaN, as in NumPy, and never raises. The code is kept beside the
    source, or in the user's cache folder; where neither can be written, every process compiles anew.
    """
    return _compile(function, fastmath=False)


def compiled_sum(function: F) -> F:
    """The same for a loop that adds up, whose terms may be added in any order: several at a time."""
    return _compile(function, fastmath=_ANY_ORDER)


def compiled_part(function: F) -> F:
    """The same for what only other compiled functions call: it takes less time to compile."""
    return _compile(function, fastmath=False, no_cpython_wrapper=True)


def _compile(function: F, fastmath: bool | set[str], **more: bool) -> F:
    # Nothing in C calls it: without that wrapper a function takes less time to compile.
    options: dict[str, Any] = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, **more}
    try:
        return cast(F, numba.njit(function, cache=True, fastmath=fastmath, **options))
    except RuntimeError:
        # A read-only installation of a user without a home: no place to keep anything.
        return cast(F, numba.njit(function, fastmath=fastmath, **options))
