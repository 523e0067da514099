"""Which source code a native function depends on, to know when its machine code is out of date."""

from __future__ import annotations

import hashlib
import inspect
import io
import tokenize
from collections.abc import Callable, Hashable, Iterator
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

import numpy as np

F = TypeVar("F", bound=Callable[..., Any])

kernels: dict[Hashable, bool] = {}
"""Functions that native functions may call, and whether their sums may be reordered."""


def kernel(function: F) -> F:
    """Mark a function that native functions call. It stays an ordinary Python function.

    Division by zero gives an infinity or NaN, as in NumPy.
    """
    kernels[function] = False
    return function


def sum_kernel(function: F) -> F:
    """Mark a kernel whose sums may be reordered, so that LLVM adds several terms at a time."""
    kernels[function] = True
    return function


def digest(text: str) -> str:
    """Return the SHA-256 of a text in hexadecimal digits."""
    return hashlib.sha256(text.encode()).hexdigest()


def _reachable(function: Callable[..., Any]) -> Iterator[tuple[FunctionType, list[str]]]:
    """Yield the function and every kernel it calls, each with the constants that its code names."""
    ahead, seen = [function], {function}
    while ahead:
        here = ahead.pop()
        assert isinstance(here, FunctionType)  # noqa: S101  what is compiled is written in Python
        constants = []
        for name in sorted(here.__code__.co_names):
            value = here.__globals__.get(name)
            if isinstance(value, (int, float, str, tuple, np.generic, np.ndarray)):
                constants.append(f"{name} = {_rounded(value)}")
            elif isinstance(value, FunctionType) and value in kernels and value not in seen:
                seen.add(value)
                ahead.append(value)
        yield here, constants


def _rounded(value: object) -> str:
    """Return a constant to twelve digits: the last ones depend on the C library and on LAPACK."""
    if isinstance(value, (np.generic, np.ndarray)):
        value = value.tolist()
    if isinstance(value, (tuple, list)):
        return f"[{', '.join(map(_rounded, value))}]"
    return f"{value:.12g}" if isinstance(value, float) else repr(value)


def files(function: Callable[..., Any]) -> Iterator[str]:
    """Yield digests of the files and constants that a function's machine code depends on: fast."""
    for here, constants in _reachable(function):
        yield f"{here.__qualname__}: {content_digest(here.__code__.co_filename)}"
        yield from constants


def sources(function: Callable[..., Any]) -> Iterator[str]:
    """Yield the code and constants that a function's IR depends on."""
    for here, constants in _reachable(function):
        yield tokens(inspect.getsource(here))
        yield from constants


def tokens(source: str) -> str:
    """Return Python source without comments, docstrings and layout."""
    kept: list[str] = []
    skipped = {tokenize.COMMENT, tokenize.NL, tokenize.ENDMARKER}
    opening = True
    for token in tokenize.generate_tokens(io.StringIO(inspect.cleandoc("\n" + source) + "\n").readline):
        if token.type in skipped or (token.type == tokenize.STRING and opening):
            continue
        if token.type in (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT):
            if not (opening and token.type == tokenize.NEWLINE):
                kept.append(tokenize.tok_name[token.type])
            opening = True
        else:
            opening = False
            kept.append(token.string)
    return " ".join(kept)


@cache
def content_digest(file: str) -> str:
    """Return the SHA-256 of a file, or its name if it cannot be read."""
    try:
        return hashlib.sha256(Path(file).read_bytes()).hexdigest()
    except OSError:
        # Inside an archive, or typed in.
        return file
