"""A value that many tasks share: pickled once, and unpickled once in each process."""

from __future__ import annotations

import hashlib
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from sys import modules
from threading import Lock
from types import ModuleType
from typing import Any, Generic, TypeVar

import cloudpickle

from heatcloak_lab.experiments.result import ExperimentError

T = TypeVar("T")

_registry_lock = Lock()
"""Guards cloudpickle's list of modules that are pickled by value."""


class SharedValue(Generic[T]):
    """A value that can be sent to other processes, with functions of a script or notebook in it.

    In another process, all tasks with the same value get the same object: the caches of its functions and the
    code compiled for them survive from one task to the next.

    Attributes:
        value: the value.
    """

    def __init__(self, value: T) -> None:
        self.value = value
        self._pickled: tuple[str, bytes] | None = None

    def __reduce__(self) -> tuple[Any, tuple[str, bytes]]:
        if self._pickled is None:
            pickled = _pickle(self.value)
            self._pickled = hashlib.blake2b(pickled, digest_size=16).hexdigest(), pickled
        return _unpickle, self._pickled


@lru_cache(maxsize=8)
def _unpickle(digest: str, pickled: bytes) -> SharedValue[Any]:
    received: SharedValue[Any] = SharedValue(cloudpickle.loads(pickled))
    received._pickled = digest, pickled
    return received


def _pickle(value: object) -> bytes:
    try:
        with _user_modules_by_value():
            pickled: bytes = cloudpickle.dumps(value)
    except Exception as error:  # noqa: BLE001
        # User objects may raise anything while they are pickled.
        cause = " ".join(f"{type(error).__name__}: {error}".split())[:300]
        raise ExperimentError(
            f"the experiment can't be sent to other processes: {cause}: keep open files, locks and the "
            "like out of its functions, or run it in this process, with one job"
        ) from None
    return pickled


@contextmanager
def _user_modules_by_value() -> Iterator[None]:
    """Pickle functions of modules that are not installed by value: a worker could not import them."""
    with _registry_lock:
        known = cloudpickle.list_registry_pickle_by_value()
        user_modules = [
            module
            for module in list(modules.values())
            if _is_user_module(module) and module.__name__ not in known
        ]
        for module in user_modules:
            cloudpickle.register_pickle_by_value(module)
        try:
            yield
        finally:
            for module in user_modules:
                cloudpickle.unregister_pickle_by_value(module)


def _is_user_module(module: object) -> bool:
    """Whether a module is neither installed nor part of Heatcloak."""
    if not isinstance(module, ModuleType) or module.__name__.partition(".")[0].startswith("heatcloak"):
        return False
    file = getattr(module, "__file__", None)
    is_imported = module.__name__ != "__main__" and modules.get(module.__name__) is module
    if not is_imported or not isinstance(file, str):
        return False
    path = Path(file)
    installed = {"site-packages", "dist-packages"} & set(path.parts)
    return not installed and not any(path.is_relative_to(folder) for folder in _library_folders())


@lru_cache(maxsize=1)
def _library_folders() -> tuple[Path, ...]:
    paths = sysconfig.get_paths()
    return tuple({Path(paths[name]) for name in ("stdlib", "platstdlib", "purelib", "platlib")})
