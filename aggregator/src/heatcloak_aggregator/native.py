"""Compiled functions that load without Numba.

A `NativeFunction` becomes machine code in three steps, and the result of each is stored:

1. Numba lowers the Python source to LLVM's intermediate representation (IR). The package ships the result in
   ``llvm_ir/``, so this is needed only for a function whose source has changed;
   ``python -m heatcloak_aggregator.native --lower`` updates the shipped files.
2. LLVM optimizes the IR for this processor, which takes a few tenths of a second, and writes an object file
   to the cache folder. ``python -m heatcloak_aggregator.native`` does so for all functions in advance.
3. llvmlite loads the object file, which takes 30 ms. ctypes calls it without the interpreter's lock.

A native function must not allocate or raise: it works on numbers and on arrays that the caller provides. The
IR may therefore refer only to the C library's mathematics and memory functions; this is checked.

The module uses documented interfaces of Numba (`cfunc`, `carray`, `register_jitable`, `config`) and
`llvmlite.binding`. It was written for Numba 0.68 and llvmlite 0.50.
"""

from __future__ import annotations

import argparse
import ctypes
import hashlib
import inspect
import io
import logging
import os
import re
import subprocess
import sys
import tokenize
from collections.abc import Callable, Hashable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from pkgutil import walk_packages
from threading import RLock
from types import FunctionType
from typing import Any, NamedTuple, TypeVar

import numpy as np

F = TypeVar("F", bound=Callable[..., Any])

log = logging.getLogger("heatcloak_aggregator.native")

_ANY_ORDER = {"reassoc", "nsz", "contract"}
_EXTERNAL = {"cos", "erf", "erfc", "exp", "expm1", "hypot", "ldexp", "log", "log1p", "sin", "sqrt"}
_EXTERNAL |= {"memcpy", "memmove", "memset", "pow"}
"""C functions that native code may call: every process has them."""
_SHIPPED = Path(__file__).parent / "llvm_ir"
_LOWERED_INLINING = 5
"""Inlining threshold for shipped IR: low, as inlining happens again for the processor."""
_INLINING = 50
"""Inlining threshold for machine code."""
_NO_REFERENCE_COUNTS = "".join(
    f"define void @{name}(ptr %0) alwaysinline {{\n  ret void\n}}\n" for name in ("NRT_incref", "NRT_decref")
)
"""Replaces Numba's reference counting: arrays of the caller have no count."""
_lock = RLock()
_kernels: dict[Hashable, bool] = {}
"""Functions that native functions may call, and whether their sums may be reordered."""


class _Kind(NamedTuple):
    """A type of number, in ctypes and as NumPy and Numba call it."""

    ctype: Any
    dtype: str


_KINDS = {
    "f8": _Kind(ctypes.c_double, "float64"),
    "i8": _Kind(ctypes.c_int64, "int64"),
    "u8": _Kind(ctypes.c_uint64, "uint64"),
    "i4": _Kind(ctypes.c_int32, "int32"),
    "i1": _Kind(ctypes.c_int8, "int8"),
}


def kernel(function: F) -> F:
    """Mark a function that native functions call. It stays an ordinary Python function.

    Division by zero gives an infinity or NaN, as in NumPy.
    """
    _kernels[function] = False
    return function


def sum_kernel(function: F) -> F:
    """Mark a kernel whose sums may be reordered, so that LLVM adds several terms at a time."""
    _kernels[function] = True
    return function


@dataclass(frozen=True, slots=True)
class _Argument:
    """A number, or an array with named dimensions."""

    name: str
    kind: str
    shape: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Group:
    """A named tuple of arguments."""

    type_name: str
    members: tuple[_Argument | _Group, ...]


class NativeFunction:
    """A compiled function, loaded at its first call.

    The signature lists the arguments in order. ``rows[n,k]`` is a C-contiguous array of doubles with the
    dimensions n and k, ``limit:i8`` an integer, ``radius`` a double; kinds are f8 (the default), i8, u8, i4
    and i1, which also stands for Boolean arrays. ``table=Columns(nodes[c,d] target[d])`` is a named tuple of
    the class ``Columns`` that the function's module defines. What follows ``->`` is the kind of the result;
    a function without one returns nothing.

    Args:
        function: Python source of what to compile. It may call kernels and must neither allocate nor raise.
        signature: as above.
    """

    def __init__(self, function: Callable[..., Any], signature: str) -> None:
        self._function = self.__wrapped__ = function
        taken, arrow, result = (each.strip() for each in signature.partition("->"))
        self._parameters = _parse(taken)
        self._result = result if arrow else None
        self._arguments = list(_flatten(self._parameters))
        self._dimensions = list(dict.fromkeys(name for each in self._arguments for name in each.shape))
        self._code: Callable[..., Any] | None = None
        self._alive: list[object] = []
        self.name = f"{function.__module__}.{function.__qualname__}"
        _functions[self.name] = self

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
        sizes: dict[str, int] = {}
        numbers: list[float] = []
        for expected, value in zip(self._arguments, _values(arguments), strict=True):
            if not expected.shape:
                numbers.append(value)
                continue
            dtype = "int8" if value.dtype == np.bool_ else value.dtype.name
            kind = _KINDS[expected.kind]
            if dtype != kind.dtype or value.ndim != len(expected.shape) or not value.flags.c_contiguous:
                raise TypeError(
                    f"{self.name}: {expected.name} must be a C-contiguous {len(expected.shape)}-dimensional "
                    f"array of {kind.dtype}, got {value.ndim} dimensions of {value.dtype.name}"
                )
            for name, size in zip(expected.shape, value.shape, strict=True):
                if sizes.setdefault(name, size) != size:
                    raise ValueError(
                        f"{self.name}: {expected.name} has {name} = {size}, others have {sizes[name]}"
                    )
            numbers.append(value.ctypes.data)
        return self(*numbers, *(sizes[name] for name in self._dimensions))

    def load(self) -> Callable[..., Any]:
        """Load the machine code, from the cache if it is there."""
        with _lock:
            if self._code is None:
                digest = _digest("\n".join([*_toolchain(), self._signature, *_files(self._function)]))
                content = _find(self.name, digest)
                if content is None:
                    content = self._make_object()
                    _store(self.name, digest, content)
                self._code = self._link(content)
            return self._code

    @property
    def is_loaded(self) -> bool:
        """Whether this process has loaded the machine code."""
        return self._code is not None

    @property
    def _signature(self) -> str:
        return repr((self._parameters, self._result))

    @property
    def source_digest(self) -> str:
        """Digest of all source code that the IR depends on, without comments, docstrings and layout."""
        return _digest("\n".join([self._signature, *_sources(self._function)]))

    @property
    def shipped_ir(self) -> Path:
        """The file of the package that holds the function's IR."""
        return _SHIPPED / f"{self.name.removeprefix('heatcloak_aggregator.')}.ll"

    @property
    def has_current_ir(self) -> bool:
        """Whether the shipped IR is that of the current source code."""
        try:
            with self.shipped_ir.open(encoding="utf-8") as file:
                return file.readline() == f"; {self.source_digest}\n"
        except OSError:
            return False

    def _make_object(self) -> bytes:
        _log_once()
        if self.has_current_ir and sys.maxsize > 2**32 and sys.byteorder == "little":
            # An older llvmlite may not understand the IR of a newer one.
            with suppress(RuntimeError):
                return _object_file(self.shipped_ir.read_text(encoding="utf-8"))
        return _object_file(self._lower_elsewhere())

    def lower(self) -> str:
        """Return the IR of a module with one external function, ``entry``, for any 64-bit processor.

        Numba runs in this process, without optimization; `_lower_elsewhere` starts a process for it.

        Raises:
            RuntimeError: if the function allocates or raises.
        """
        from numba import carray, cfunc, types
        from numba.extending import register_jitable

        for each, any_order in _kernels.items():
            register_jitable(error_model="numpy", fastmath=_ANY_ORDER if any_order else False)(each)
        register_jitable(error_model="numpy")(self._function)
        names = [f"a{number}" for number in range(len(self._arguments))]
        supply = iter(names)
        values = ", ".join(_expression(each, supply) for each in self._parameters)
        code = f"def entry({', '.join([*names, *self._dimensions])}):\n    "
        code += f"{'return ' if self._result else ''}_function({values})\n"
        scope = {**self._function.__globals__, "carray": carray, "_function": self._function}
        exec(code, scope)  # noqa: S102  of our own signatures
        kinds = [getattr(types, _KINDS[each.kind].dtype) for each in self._arguments]
        taken = [
            types.CPointer(kind) if each.shape else kind
            for each, kind in zip(self._arguments, kinds, strict=True)
        ]
        result = getattr(types, _KINDS[self._result].dtype) if self._result else types.void
        shape = result(*taken, *(types.int64 for _ in self._dimensions))
        made = cfunc(shape, nopython=True, error_model="numpy")(scope["entry"])
        return _portable(made.inspect_llvm(), made.native_name, self.name)

    def _lower_elsewhere(self) -> str:
        """Call `lower` in a process of its own, so that Numba's settings and memory end with it."""
        log.info("compiling %s with Numba, as its source has changed", self.name)
        environment = os.environ | {"NUMBA_OPT": "0", "PYTHONSAFEPATH": "1"}
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
        done = subprocess.run(  # noqa: S603
            [sys.executable, "-m", __name__, "--print", self._function.__module__, self.name],
            capture_output=True,
            text=True,
            env=environment,
            check=False,
        )
        if done.returncode != 0:
            raise RuntimeError(done.stderr.strip() or f"Numba could not compile {self.name}")
        return done.stdout

    def _link(self, content: bytes) -> Callable[..., Any]:
        from llvmlite import binding

        _initialize()
        module = binding.parse_assembly("")
        engine = binding.create_mcjit_compiler(module, _machine())
        file = binding.ObjectFileRef.from_data(content)
        engine.add_object_file(file)
        engine.finalize_object()
        self._alive += [engine, file]
        taken = [ctypes.c_void_p if each.shape else _KINDS[each.kind].ctype for each in self._arguments]
        result = _KINDS[self._result].ctype if self._result else None
        shape = ctypes.CFUNCTYPE(result, *taken, *(ctypes.c_int64 for _ in self._dimensions))
        code: Callable[..., Any] = shape(engine.get_function_address("entry"))
        return code


def native(signature: str) -> Callable[[Callable[..., Any]], NativeFunction]:
    """Make the decorated function a `NativeFunction` of that signature."""
    return lambda function: NativeFunction(function, signature)


_functions: dict[str, NativeFunction] = {}
"""All native functions of the process, by name."""

_TOKEN = re.compile(r"(?:(\w+)=(\w+)\()|(\w+)(?:\[([\w,]+)\])?(?::(\w\d))?|(\))|(\S)")


def _parse(text: str) -> tuple[_Argument | _Group, ...]:
    stack: list[tuple[str, list[_Argument | _Group]]] = [("", [])]
    for match in _TOKEN.finditer(text):
        _, group, name, shape, kind, closed, other = match.groups()
        if group:
            stack.append((group, []))
        elif closed and len(stack) > 1:
            type_name, members = stack.pop()
            stack[-1][1].append(_Group(type_name, tuple(members)))
        elif name and (kind is None or kind in _KINDS):
            dimensions = tuple(shape.split(",")) if shape else ()
            stack[-1][1].append(_Argument(name, kind or "f8", dimensions))
        else:
            raise ValueError(f"unexpected {other or name or ')'!r} in the signature {text!r}")
    return tuple(stack[0][1])


def _flatten(parameters: tuple[_Argument | _Group, ...]) -> Iterator[_Argument]:
    for each in parameters:
        if isinstance(each, _Group):
            yield from _flatten(each.members)
        else:
            yield each


def _expression(parameter: _Argument | _Group, names: Iterator[str]) -> str:
    """Return Python source of an argument, from the numbers that the machine code receives."""
    if isinstance(parameter, _Group):
        return f"{parameter.type_name}({', '.join(_expression(each, names) for each in parameter.members)})"
    name = next(names)
    return f"carray({name}, ({', '.join(parameter.shape)},))" if parameter.shape else name


def _values(arguments: tuple[Any, ...]) -> Iterator[Any]:
    for each in arguments:
        if isinstance(each, tuple):
            yield from _values(each)
        else:
            yield each


def _portable(code: str, name: str, of: str) -> str:
    """Reduce the IR of a module to what ``name`` needs, without anything that depends on the processor."""
    from llvmlite import binding

    _initialize()
    module = binding.parse_assembly(code)
    for function in module.functions:
        if function.name in ("NRT_incref", "NRT_decref"):
            function.linkage = "linkonce_odr"
    module.link_in(binding.parse_assembly(_NO_REFERENCE_COUNTS))
    for function in module.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name == name else "internal"
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"
    module.get_function(name).name = "entry"
    tuning = binding.create_pipeline_tuning_options(speed_level=1)
    tuning.inlining_threshold = _LOWERED_INLINING
    tuning.loop_vectorization = tuning.slp_vectorization = tuning.loop_unrolling = False
    builder = binding.create_pass_builder(
        binding.Target.from_default_triple().create_target_machine(), tuning
    )
    builder.getModulePassManager().run(module, builder)
    outside = {each.name for each in module.functions if each.is_declaration and "llvm." not in each.name}
    text = str(module)
    if outside - _EXTERNAL or "numba.dynamic.globals" in text or re.search(r"inttoptr \(i64 \d", text):
        raise RuntimeError(
            f"{of} refers to {sorted(outside - _EXTERNAL)}: let it allocate and raise nothing, "
            f"and take arrays as arguments"
        )
    for number, function in enumerate(each for each in module.functions if not each.is_declaration):
        if function.name != "entry":
            function.name = f"f{number}"
        instructions = (each for block in function.blocks for each in block.instructions)
        for value in (*function.arguments, *function.blocks, *instructions):
            value.name = ""
    lines = (line.partition(" ; preds")[0].rstrip() for line in str(module).splitlines())
    kept = (line for line in lines if line and not line.startswith(("; ", "source_filename", "target ")))
    return "\n".join(kept) + "\n"


def _object_file(code: str) -> bytes:
    """Optimize IR for this processor and return an object file."""
    from llvmlite import binding

    _initialize()
    module, machine = binding.parse_assembly(code), _machine()
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    tuning = binding.create_pipeline_tuning_options(speed_level=3)
    # Larger loop bodies and more inlining would double the compilation time for little.
    tuning.inlining_threshold, tuning.loop_unrolling = _INLINING, False
    builder = binding.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    content: bytes = machine.emit_object(module)
    return content


@cache
def _toolchain() -> tuple[str, ...]:
    """Return the versions of the compilers, and the processor."""
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


@cache
def _log_once() -> None:
    log.info("compiling numerical code, once for this installation: a few seconds")


def _digest(text: str) -> str:
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
            elif isinstance(value, FunctionType) and value in _kernels and value not in seen:
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


def _files(function: Callable[..., Any]) -> Iterator[str]:
    """Yield digests of the files and constants that a function's machine code depends on: fast."""
    for here, constants in _reachable(function):
        yield f"{here.__qualname__}: {_content(here.__code__.co_filename)}"
        yield from constants


def _sources(function: Callable[..., Any]) -> Iterator[str]:
    """Yield the code and constants that a function's IR depends on."""
    for here, constants in _reachable(function):
        yield _tokens(inspect.getsource(here))
        yield from constants


def _tokens(source: str) -> str:
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
def _content(file: str) -> str:
    try:
        return hashlib.sha256(Path(file).read_bytes()).hexdigest()
    except OSError:
        # Inside an archive, or typed in.
        return file


def _folders() -> Iterator[Path]:
    """Yield the cache folders in order of preference."""
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


def _store(name: str, digest: str, content: bytes) -> None:
    """Store machine code in the first writable folder; without one, every process compiles."""
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


def main() -> None:
    """Compile the package's native functions for this processor, or update their IR."""
    parser = argparse.ArgumentParser(prog=f"python -m {__name__}", description=main.__doc__)
    parser.add_argument("--lower", action="store_true", help="update the IR of changed functions")
    parser.add_argument("--print", nargs=2, metavar=("MODULE", "NAME"), help="print the IR of one function")
    options = parser.parse_args()
    if options.print:
        import_module(options.print[0])
        sys.stdout.write(_functions[options.print[1]].lower())
        return
    if options.lower:
        lower_all()
    else:
        compile_all()


def compile_all() -> None:
    """Compile all native functions of the package that are not in the cache."""
    for each in package_functions():
        each.load()


def lower_all() -> None:
    """Update the shipped IR of functions whose source has changed, and remove obsolete files."""
    functions = package_functions()
    for file in {*_SHIPPED.glob("*.ll")} - {each.shipped_ir for each in functions}:
        file.unlink()
    for each in functions:
        if not each.has_current_ir:
            each.shipped_ir.write_text(f"; {each.source_digest}\n{each._lower_elsewhere()}", encoding="utf-8")


def package_functions() -> list[NativeFunction]:
    """Import the package and return its native functions, sorted by name."""
    for package in ("domains", "earth_mover", "recovery"):
        found = import_module(f"heatcloak_aggregator.{package}")
        for module in walk_packages(found.__path__, f"{found.__name__}."):
            # OR-tools and cvxpy's solver must not be imported in one process; see `or_tools`.
            if module.name.endswith(".or_tools"):
                continue
            # Modules that need an optional library, which may be missing, have no native functions.
            with suppress(ModuleNotFoundError):
                import_module(module.name)
    return [each for name, each in sorted(_functions.items()) if name.startswith("heatcloak_aggregator.")]


if __name__ == "__main__":
    # The functions register in the module of this name, not in __main__.
    import_module("heatcloak_aggregator.native").main()
