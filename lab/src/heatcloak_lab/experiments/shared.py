"""What many tasks have in common, sent along with each and taken apart once in each process."""

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

from heatcloak_lab.experiments.running import ExperimentError

T = TypeVar("T")

_sending = Lock()


class Shared(Generic[T]):
    """A value that other processes can be given, functions of a script or notebook in it too.

    In another process all tasks with the same value get the same object: what its functions remember, and
    what is compiled for them, is kept from one task to the next.

    Attributes:
        value: the value.
    """

    def __init__(self, value: T) -> None:
        self.value = value
        self._sent: tuple[str, bytes] | None = None

    def __reduce__(self) -> tuple[Any, tuple[str, bytes]]:
        if self._sent is None:
            pickled = _pickled(self.value)
            self._sent = hashlib.blake2b(pickled, digest_size=16).hexdigest(), pickled
        return _received, self._sent


_KEPT = 8


@lru_cache(maxsize=_KEPT)
def _received(digest: str, pickled: bytes) -> Shared[Any]:
    import cloudpickle

    received: Shared[Any] = Shared(cloudpickle.loads(pickled))
    received._sent = digest, pickled
    return received


def _pickled(value: object) -> bytes:
    import cloudpickle

    try:
        with _by_value():
            pickled: bytes = cloudpickle.dumps(value)
    except Exception as error:  # noqa: BLE001
        # Whatever a user's own object may raise as it is taken apart.
        cause = " ".join(f"{type(error).__name__}: {error}".split())[:300]
        raise ExperimentError(
            f"the experiment can't be sent to other processes: {cause}: keep open files, locks and the "
            "like out of its functions, or run it in this process, with one job"
        ) from None
    return pickled


@contextmanager
def _by_value() -> Iterator[None]:
    """Send functions of modules that are not installed as they are: elsewhere nobody could import them."""
    import cloudpickle

    with _sending:
        known = cloudpickle.list_registry_pickle_by_value()
        own = [
            module for module in list(modules.values()) if _is_own(module) and module.__name__ not in known
        ]
        for module in own:
            cloudpickle.register_pickle_by_value(module)
        try:
            yield
        finally:
            for module in own:
                cloudpickle.unregister_pickle_by_value(module)


def _is_own(module: object) -> bool:
    """Whether a module is neither installed nor ours."""
    if not isinstance(module, ModuleType) or module.__name__.partition(".")[0].startswith("heatcloak"):
        return False
    file = getattr(module, "__file__", None)
    if module.__name__ == "__main__" or not isinstance(file, str):
        return False
    if modules.get(module.__name__) is not module:
        return False
    path = Path(file)
    installed = {"site-packages", "dist-packages"} & set(path.parts)
    return not installed and not any(path.is_relative_to(folder) for folder in _library_folders())


@lru_cache(maxsize=1)
def _library_folders() -> tuple[Path, ...]:
    paths = sysconfig.get_paths()
    return tuple({Path(paths[name]) for name in ("stdlib", "platstdlib", "purelib", "platlib")})
