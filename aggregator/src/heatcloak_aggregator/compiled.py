"""Loops that must be fast, compiled at their first call by Numba and kept on disk for the next process.

Numba takes a third of a second to import: whoever compiles lives in a module of its own, which is imported
where it is first needed and not at the front door.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """Compile a function of arrays and numbers to machine code, without the interpreter's lock.

    Division by zero gives an infinity or NaN, as in NumPy, and never raises. The code is kept beside the
    source, or in the user's cache folder; where neither can be written, every process compiles anew.
    """
    options = {"nogil": True, "error_model": "numpy"}
    try:
        return cast(F, numba.njit(function, cache=True, **options))
    except RuntimeError:
        # A read-only installation of a user without a home: no place to keep anything.
        return cast(F, numba.njit(function, **options))
