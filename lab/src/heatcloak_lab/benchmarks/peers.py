"""Peers: whether their packages are installed, and how to silence them."""

from __future__ import annotations

import contextlib
import io
import warnings
from collections.abc import Iterable, Iterator
from importlib import import_module

REMEDY = "pip install 'heatcloak-lab[bench]'"


def missing_package(packages: Iterable[str]) -> str | None:
    """Return the first package that can't be imported, or None."""
    for package in packages:
        try:
            with silenced():
                import_module(package)
        except ImportError:
            return package
    return None


@contextlib.contextmanager
def silenced() -> Iterator[None]:
    """Suppress prints and warnings of Python code; log messages are not affected."""
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")
        yield
