"""Compiled functions that a process calls without importing Numba: machine code kept on disk.

Numba's own cache needs all of Numba to load a function, and SciPy's linear algebra with it: half a second at
best. Here Numba compiles a function once to LLVM's intermediate code, LLVM makes an object file of that, and
later processes load the object file with llvmlite, which takes 30 ms, and call it through ctypes.

That takes functions that need nothing of Numba at run time: they allocate nothing, raise nothing, and work on
arrays that the caller provides. This is checked when they are compiled: a function that refers to anything
but the C library's mathematics and memory functions runs, but is not kept, and a warning says so.

The module uses documented interfaces of Numba (`cfunc`, `carray`, `register_jitable`) and `llvmlite.binding`;
it was written for Numba 0.68 and llvmlite 0.50.
"""

from __future__ import annotations

import ctypes
import gc
import hashlib
import logging
import os
import sys
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from pathlib import Path
from threading import Lock, RLock
from types import FunctionType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

log = logging.getLogger("heatcloak_aggregator.compiled")

_ANY_ORDER = {"reassoc", "nsz", "contract"}
_OUTSIDE = frozenset({"hypot", "sqrt", "memcpy", "memmove", "memset"})
"""Functions that compiled code may call: every process has them."""
_TYPES: dict[str, Any] = {"f8": ctypes.c_double, "i8": ctypes.c_int64, "i1": ctypes.c_int8}
_lock = RLock()
_parts: dict[Hashable, bool] = {}
"""The functions that compiled functions may call, and whether their sums may be added up in any order."""


class _RareCollections:
    """Collect garbage rarely while thousands of objects that stay are made; by any number of threads.

    Importing Numba and loading code makes several hundred thousand objects and hardly any garbage: the
    collector's passes over them took 30 % of the time.
    """

    _THRESHOLD = 100_000

    def __init__(self) -> None:
        self._lock = Lock()
        self._depth = 0
        self._before = gc.get_threshold()

    def begin(self) -> None:
        """Collect rarely until `end` has been called as often as this."""
        with self._lock:
            self._depth += 1
            if self._depth == 1:
                self._before = gc.get_threshold()
                # A threshold of 0 switches the collector off: leave it so.
                if 0 < self._before[0] < self._THRESHOLD:
                    gc.set_threshold(self._THRESHOLD, *self._before[1:])

    def end(self) -> None:
        """Restore the thresholds that were set before."""
        with self._lock:
            self._depth -= 1
            if self._depth == 0:
                gc.set_threshold(*self._before)

    @contextmanager
    def lasting(self) -> Iterator[None]:
        """Collect rarely within the block."""
        self.begin()
        try:
            yield
        finally:
            self.end()


rare_collections = _RareCollections()


@cache
def log_compilation() -> None:
    """Log that code is being compiled, once in a process."""
    log.info("compiling numerical code, once for this installation: 10 to 30 s")


def part(function: F) -> F:
    """Mark a function that native functions call: called from Python, it stays what it is."""
    _parts[function] = False
    return function


def part_sum(function: F) -> F:
    """Mark one that adds up, whose terms may be added in any order: several at a time."""
    _parts[function] = True
    return function


@dataclass(frozen=True, slots=True)
class _Argument:
    """An argument: an array with named dimensions, or a number where there are none."""

    name: str
    kind: str
    shape: tuple[str, ...]


class Native:
    """A compiled function, loaded or compiled at its first call.

    It is called with one number for each of its arguments, an address for an array, and then with the
    dimensions, in the order in which the signature first names them. Nothing is checked: the caller answers
    for the types, the shapes and the contiguity of its arrays. The interpreter's lock is released meanwhile.

    Args:
        function: what to compile; it may call functions marked by `part`, and must neither allocate nor
            raise.
        signature: the arguments, as in ``"rows[n,k] state[n]:i1 limit:i8 radius -> i8"``: arrays with their
            dimensions, then numbers, each of type f8 unless it says i8 or i1, and the type of the result.
    """

    def __init__(self, function: Callable[..., Any], signature: str) -> None:
        self._function = function
        taken, _, self._result = (each.strip() for each in signature.partition("->"))
        self._arguments = [_argument(each) for each in taken.split()]
        self._dimensions = list(dict.fromkeys(name for each in self._arguments for name in each.shape))
        self._code: Callable[..., Any] | None = None
        self._kept: list[object] = []

    def __call__(self, *arguments: float) -> Any:  # noqa: ANN401  as the signature says
        """Call the function; the first call of all compiles, which takes seconds."""
        code = self._code or self._load()
        return code(*arguments)

    def _load(self) -> Callable[..., Any]:
        with _lock:
            if self._code is None:
                name = f"{self._function.__module__}.{self._function.__qualname__}"
                digest = self._digest()
                found = _find(name, digest)
                if found is None:
                    with rare_collections.lasting():
                        self._code = self._compile(name, digest)
                else:
                    self._code = self._linked(found)
            return self._code

    def _digest(self) -> str:
        signature = repr((self._arguments, self._result))
        parts = [*_made_by(), signature, *_sources(self._function)]
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()

    def _compile(self, name: str, digest: str) -> Callable[..., Any]:
        """Compile, and keep an object file whose one function is called ``entry``."""
        from numba import carray, cfunc, types
        from numba.extending import register_jitable

        log_compilation()
        for each, any_order in _parts.items():
            if each not in _registered:
                options = {"error_model": "numpy", "fastmath": _ANY_ORDER if any_order else False}
                register_jitable(**options)(each)
                _registered.add(each)
        number = {"f8": types.float64, "i8": types.int64, "i1": types.int8}
        taken = [types.CPointer(number[a.kind]) if a.shape else number[a.kind] for a in self._arguments]
        register_jitable(error_model="numpy")(self._function)
        arrays = [
            f"carray({each.name}, ({', '.join(each.shape)},))" if each.shape else each.name
            for each in self._arguments
        ]
        names = [*(each.name for each in self._arguments), *self._dimensions]
        scope: dict[str, Any] = {"carray": carray, "function": self._function}
        source = f"def entry({', '.join(names)}):\n    return function({', '.join(arrays)})\n"
        exec(source, scope)  # noqa: S102  of our own signatures
        shape = number[self._result](*taken, *(types.int64 for _ in self._dimensions))
        compiled = cfunc(shape, nopython=True, error_model="numpy")(scope["entry"])
        try:
            content = _object_file(compiled.inspect_llvm(), compiled.native_name)
        except Exception as error:  # noqa: BLE001  whatever another version of the libraries does differently
            log.warning("%s is compiled in every process: %s", name, error)
            self._kept.append(compiled)
            return self._called(compiled.address)
        _keep(name, digest, content)
        return self._linked(content)

    def _linked(self, content: bytes) -> Callable[..., Any]:
        from llvmlite import binding

        _initialize()
        module = binding.parse_assembly("")
        engine = binding.create_mcjit_compiler(module, _machine())
        file = binding.ObjectFileRef.from_data(content)
        engine.add_object_file(file)
        engine.finalize_object()
        self._kept += [engine, file]
        return self._called(engine.get_function_address("entry"))

    def _called(self, address: int) -> Callable[..., Any]:
        taken = [ctypes.c_void_p if each.shape else _TYPES[each.kind] for each in self._arguments]
        shape = ctypes.CFUNCTYPE(_TYPES[self._result], *taken, *(ctypes.c_int64 for _ in self._dimensions))
        code: Callable[..., Any] = shape(address)
        return code


_registered: set[Hashable] = set()


def _argument(text: str) -> _Argument:
    text, _, kind = text.partition(":")
    name, _, shape = text.removesuffix("]").partition("[")
    return _Argument(name, kind or "f8", tuple(shape.split(",")) if shape else ())


def _object_file(code: str, name: str) -> bytes:
    """Machine code of the one function of Numba's intermediate code that is called from outside."""
    from llvmlite import binding

    _initialize()
    module, machine = binding.parse_assembly(code), _machine()
    for function in module.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name == name else "internal"
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"
    module.get_function(name).name = "entry"
    builder = binding.create_pass_builder(machine, binding.create_pipeline_tuning_options(speed_level=3))
    passes = builder.getModulePassManager()
    passes.run(module, builder)
    outside = {each.name for each in module.functions if each.is_declaration}
    foreign = {each for each in outside if not each.startswith("llvm.")} - _OUTSIDE
    if foreign:
        raise RuntimeError(f"native code refers to {sorted(foreign)}: let it allocate and raise nothing")
    content: bytes = machine.emit_object(module)
    return content


@cache
def _made_by() -> tuple[str, ...]:
    """What compiles, and for which processor."""
    from llvmlite import binding

    features = binding.get_host_cpu_features().flatten()
    machine = (binding.get_process_triple(), binding.get_host_cpu_name(), features)
    return version("numba"), version("llvmlite"), sys.version, *machine, _content(__file__)


@cache
def _initialize() -> None:
    from llvmlite import binding

    binding.initialize_native_target()
    binding.initialize_native_asmprinter()


def _machine() -> Any:  # noqa: ANN401  llvmlite has no types
    from llvmlite import binding

    return binding.Target.from_default_triple().create_target_machine(
        cpu=binding.get_host_cpu_name(),
        features=binding.get_host_cpu_features().flatten(),
        opt=3,
        codemodel="jitdefault",
        jit=True,
    )


def _sources(function: Callable[..., Any]) -> Iterator[str]:
    """All that a function's machine code depends on: the files, numbers and functions that its code names."""
    ahead, seen = [function], {function}
    while ahead:
        here = ahead.pop()
        assert isinstance(here, FunctionType)  # noqa: S101  what is compiled is written in Python
        yield f"{here.__qualname__}: {_content(here.__code__.co_filename)}"
        for name in sorted(here.__code__.co_names):
            value = here.__globals__.get(name)
            if isinstance(value, (int, float, str, tuple)):
                yield f"{name} = {value!r}"
            elif isinstance(value, FunctionType) and value in _parts and value not in seen:
                seen.add(value)
                ahead.append(value)


@cache
def _content(file: str) -> str:
    try:
        return hashlib.sha256(Path(file).read_bytes()).hexdigest()
    except OSError:
        # Inside an archive or typed in: the names and numbers are all there is to see.
        return file


def _folders() -> Iterator[Path]:
    """Where code may be kept, the first choice first: as Numba chooses."""
    if chosen := os.environ.get("NUMBA_CACHE_DIR"):
        yield Path(chosen)
    yield Path(__file__).parent / "__pycache__"
    with suppress(RuntimeError):
        yield Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "heatcloak"


def _find(name: str, digest: str) -> bytes | None:
    for folder in _folders():
        with suppress(OSError):
            found = (folder / f"{name}.o").read_bytes()
            head, content = found[:64], found[64:]
            # Ignore files of other sources, of another processor, or truncated.
            if head == hashlib.sha256(digest.encode() + content).hexdigest().encode():
                return content
    return None


def _keep(name: str, digest: str, content: bytes) -> None:
    """Keep machine code in the first folder that can be written; where none can, every process compiles."""
    head = hashlib.sha256(digest.encode() + content).hexdigest().encode()
    for folder in _folders():
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            temporary = folder / f"{name}.{os.getpid()}.new"
            try:
                temporary.write_bytes(head + content)  # readable for others by the umask, like bytecode
                temporary.replace(folder / f"{name}.o")
            except OSError:
                temporary.unlink(missing_ok=True)
                raise
            return
