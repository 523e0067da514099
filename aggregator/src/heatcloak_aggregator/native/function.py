"""Functions that are compiled once for a processor and loaded at their first call."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import RLock
from typing import Any

from heatcloak_aggregator.native import cache
from heatcloak_aggregator.native.lowering import lower
from heatcloak_aggregator.native.machine_code import link, object_file, toolchain
from heatcloak_aggregator.native.signature import Signature
from heatcloak_aggregator.native.sources import digest, files, sources

log = logging.getLogger("heatcloak_aggregator.native")

SHIPPED = Path(__file__).parent / "llvm_ir"
"""The package's folder of IR."""

functions: dict[str, NativeFunction] = {}
"""All native functions of the process, by name."""
_lock = RLock()
_logged = False


class NativeFunction:
    """A compiled function, loaded at its first call.

    The signature lists the arguments in order. ``rows[n,k]`` is a C-contiguous array of doubles with the
    dimensions n and k, ``limit:i8`` an integer, ``radius`` a double; kinds are f8 (the default), i8, u8, i4
    and i1, which is also used for Boolean arrays. ``table=Columns(nodes[c,d] target[d])`` is a named tuple of
    the class ``Columns`` that the function's module defines. What follows ``->`` is the kind of the result;
    a function without one returns nothing.

    Args:
        function: Python source of what to compile. It may call kernels and must neither allocate nor raise.
        signature: as above.
    """

    def __init__(self, function: Callable[..., Any], signature: str) -> None:
        self._function = self.__wrapped__ = function
        self._signature = Signature.parse(signature)
        self._code: Callable[..., Any] | None = None
        self._alive: list[object] = []
        self.name = f"{function.__module__}.{function.__qualname__}"
        functions[self.name] = self

    def __call__(self, *numbers: float) -> Any:  # noqa: ANN401  as the signature says
        """Call with addresses of arrays, numbers, and then the dimensions in the order of the signature.

        Nothing is checked: the caller guarantees types, shapes and contiguity.
        """
        return (self._code or self.load())(*numbers)

    def call(self, *arguments: Any) -> Any:  # noqa: ANN401
        """Call with the Python function's own arguments: arrays, numbers and named tuples of them.

        Raises:
            TypeError: if an argument is not a C-contiguous array of the type in the signature.
            ValueError: if two arrays disagree in a dimension.
        """
        return self(*self._signature.numbers(self.name, arguments))

    def load(self) -> Callable[..., Any]:
        """Load the machine code, from the cache if it is there."""
        with _lock:
            if self._code is None:
                key = digest("\n".join([*toolchain(), repr(self._signature), *files(self._function)]))
                content = cache.find(self.name, key)
                if content is None:
                    content = self._make_object()
                    cache.store(self.name, key, content)
                self._code, self._alive = link(content, self._signature)
            return self._code

    @property
    def is_loaded(self) -> bool:
        """Whether this process has loaded the machine code."""
        return self._code is not None

    @property
    def source_digest(self) -> str:
        """Digest of all source code that the IR depends on, without comments, docstrings and layout."""
        return digest("\n".join([repr(self._signature), *sources(self._function)]))

    @property
    def shipped_ir(self) -> Path:
        """The file of the package that holds the function's IR."""
        return SHIPPED / f"{self.name.removeprefix('heatcloak_aggregator.')}.ll"

    @property
    def has_current_ir(self) -> bool:
        """Whether the shipped IR is that of the current source code."""
        try:
            with self.shipped_ir.open(encoding="utf-8") as file:
                return file.readline() == f"; {self.source_digest}\n"
        except OSError:
            return False

    def ship_ir(self) -> None:
        """Write the IR of the current source code to the package."""
        self.shipped_ir.write_text(f"; {self.source_digest}\n{self._lower_elsewhere()}", encoding="utf-8")

    def lower(self) -> str:
        """Return the function's IR; see `lowering.lower`."""
        return lower(self._function, self._signature, self.name)

    def _make_object(self) -> bytes:
        global _logged
        if not _logged:
            log.info("compiling numerical code, once for this installation: a few seconds")
            _logged = True
        if self.has_current_ir and sys.maxsize > 2**32 and sys.byteorder == "little":
            # An older llvmlite may not understand the IR of a newer one.
            with suppress(RuntimeError):
                return object_file(self.shipped_ir.read_text(encoding="utf-8"))
        return object_file(self._lower_elsewhere())

    def _lower_elsewhere(self) -> str:
        """Call `lower` in a process of its own, so that Numba's settings and memory end with it."""
        log.info("compiling %s with Numba, as its source has changed", self.name)
        environment = os.environ | {"NUMBA_OPT": "0", "PYTHONSAFEPATH": "1"}
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
        command = (sys.executable, "-m", "heatcloak_aggregator.native")
        done = subprocess.run(  # noqa: S603
            [*command, "--print", self._function.__module__, self.name],
            capture_output=True,
            text=True,
            env=environment,
            check=False,
        )
        if done.returncode != 0:
            raise RuntimeError(done.stderr.strip() or f"Numba could not compile {self.name}")
        return done.stdout


def native(signature: str) -> Callable[[Callable[..., Any]], NativeFunction]:
    """Make the decorated function a `NativeFunction` of that signature."""
    return lambda function: NativeFunction(function, signature)
