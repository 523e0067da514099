"""Loops that must be fast, compiled at their first call by Numba and kept on disk for the next process.

Importing Numba and loading its compiled code takes 0.3 s: import this module where it is first needed, not at
the top of the package. This is the only module that uses what Numba does not document as stable; it was
written for Numba 0.68, and `tests/aggregator/test_compiled.py` fails where another version differs.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

from heatcloak_aggregator.native import log_compilation, rare_collections

with rare_collections.lasting():
    import numba
    from numba.core import event

F = TypeVar("F", bound=Callable[..., Any])

_ANY_ORDER = {"reassoc", "nsz", "contract"}


class _Loading(event.Listener):  # type: ignore[misc]  # Numba has no types
    """Numba holds its compiler's lock while it loads or compiles a function."""

    def on_start(self, event: event.Event) -> None:
        rare_collections.begin()

    def on_end(self, event: event.Event) -> None:
        rare_collections.end()


class _Compiling(event.Listener):  # type: ignore[misc]  # Numba has no types
    """Log the first compilation of the process: nothing suitable is kept on disk."""

    def on_start(self, event: event.Event) -> None:
        log_compilation()

    def on_end(self, event: event.Event) -> None:
        pass


event.register("numba:compiler_lock", _Loading())
event.register("numba:compile", _Compiling())


def compiled(function: F) -> F:
    """Compile a function of arrays and numbers to machine code, without the interpreter's lock.

    Division by zero gives an infinity or NaN, as in NumPy, and never raises. The code is kept beside the
    source, or in the user's cache folder, until the source changes or that of anything that it calls; where
    neither can be written, every process compiles anew.
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
    options["fastmath"] = fastmath
    try:
        kept = numba.njit(function, cache=True, **options)
    except RuntimeError:
        # A read-only installation of a user without a home: no place to keep anything.
        return cast(F, numba.njit(function, **options))
    # Numba compares a function's own file only, but what is kept holds the code of all that it calls.
    _SOURCES[kept] = _source(function, options)
    file: Any = getattr(getattr(kept, "_cache", None), "_cache_file", None)
    if hasattr(file, "_source_stamp"):
        file._source_stamp = _SOURCES[kept]
        return cast(F, kept)
    # With the compiler switched off there is nothing to keep; another Numba may keep it in another way.
    return cast(F, numba.njit(function, **options))


_SOURCES: dict[Any, str] = {}
"""What each compiled function was made from."""


def _source(function: Callable[..., Any], options: dict[str, Any]) -> str:
    """A digest of all that a function's machine code depends on.

    That is its file, how it is compiled, and what its code names in other files: functions, which become
    part of it, and numbers, which are constants to it.
    """
    code = function.__code__
    # Sets come in another order in every process.
    chosen = {name: sorted(value) if isinstance(value, set) else value for name, value in options.items()}
    parts = [_content(code.co_filename), repr(sorted(chosen.items()))]
    for name in sorted(code.co_names):
        value = function.__globals__.get(name)
        if isinstance(value, (int, float, str, tuple)):
            parts.append(f"{name} = {value!r}")
        elif isinstance(value, Hashable) and value in _SOURCES:
            parts.append(f"{name}: {_SOURCES[value]}")
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


@cache
def _content(file: str) -> str:
    try:
        return hashlib.sha256(Path(file).read_bytes()).hexdigest()
    except OSError:
        # Inside an archive or typed in: the names and numbers are all there is to see.
        return file
