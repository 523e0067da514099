"""Signatures of native functions, such as ``rows[n,k] limit:i8 -> f8``."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple


class Kind(NamedTuple):
    """A type of number, in ctypes and as NumPy and Numba call it."""

    ctype: Any
    dtype: str


KINDS = {
    "f8": Kind(ctypes.c_double, "float64"),
    "i8": Kind(ctypes.c_int64, "int64"),
    "u8": Kind(ctypes.c_uint64, "uint64"),
    "i4": Kind(ctypes.c_int32, "int32"),
    "i1": Kind(ctypes.c_int8, "int8"),
}


@dataclass(frozen=True, slots=True)
class Argument:
    """A number, or an array with named dimensions."""

    name: str
    kind: str
    shape: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """A named tuple of arguments."""

    type_name: str
    members: tuple[Argument | Group, ...]


@dataclass(frozen=True)
class Signature:
    """What a native function takes and returns.

    Attributes:
        parameters: arguments and groups of them, in order.
        result: kind of the result, or ``None``.
    """

    parameters: tuple[Argument | Group, ...]
    result: str | None

    @classmethod
    def parse(cls, text: str) -> Signature:
        """Parse a signature as `NativeFunction` describes it.

        Raises:
            ValueError: if the text is not a signature.
        """
        taken, arrow, result = (each.strip() for each in text.partition("->"))
        return cls(_parse(taken), result if arrow else None)

    @cached_property
    def arguments(self) -> tuple[Argument, ...]:
        """The numbers and arrays, in order, without their grouping."""
        return tuple(_flatten(self.parameters))

    @cached_property
    def dimensions(self) -> tuple[str, ...]:
        """Names of the arrays' dimensions, in order of their first use."""
        return tuple(dict.fromkeys(name for each in self.arguments for name in each.shape))

    def call_expressions(self, names: list[str]) -> str:
        """Return Python source of all arguments, made from the numbers that machine code receives."""
        supply = iter(names)
        return ", ".join(_expression(each, supply) for each in self.parameters)

    def numbers(self, name: str, arguments: tuple[Any, ...]) -> list[float]:
        """Return what machine code receives: addresses of arrays, numbers, and then dimensions.

        Raises:
            TypeError: if an argument is not a C-contiguous array of the type in the signature.
            ValueError: if two arrays disagree in a dimension.
        """
        sizes: dict[str, int] = {}
        numbers: list[float] = []
        for expected, value in zip(self.arguments, _values(arguments), strict=True):
            if not expected.shape:
                numbers.append(value)
                continue
            # Ten times faster than the name of the type.
            code = value.dtype.str.lstrip("<|").replace("b1", "i1")
            kind = KINDS[expected.kind]
            if code != expected.kind or value.ndim != len(expected.shape) or not value.flags.c_contiguous:
                raise TypeError(
                    f"{name}: {expected.name} must be a C-contiguous {len(expected.shape)}-dimensional "
                    f"array of {kind.dtype}, got {value.ndim} dimensions of {value.dtype.name}"
                )
            for dimension, size in zip(expected.shape, value.shape, strict=True):
                if sizes.setdefault(dimension, size) != size:
                    raise ValueError(
                        f"{name}: {expected.name} has {dimension} = {size}, others have {sizes[dimension]}"
                    )
            numbers.append(value.ctypes.data)
        return [*numbers, *(sizes[dimension] for dimension in self.dimensions)]

    @cached_property
    def ctype(self) -> Any:  # noqa: ANN401  ctypes names no base class of its function types
        """The function type of the machine code."""
        taken = [ctypes.c_void_p if each.shape else KINDS[each.kind].ctype for each in self.arguments]
        result = KINDS[self.result].ctype if self.result else None
        return ctypes.CFUNCTYPE(result, *taken, *(ctypes.c_int64 for _ in self.dimensions))


_TOKEN = re.compile(r"(?:(\w+)=(\w+)\()|(\w+)(?:\[([\w,]+)\])?(?::(\w\d))?|(\))|(\S)")


def _parse(text: str) -> tuple[Argument | Group, ...]:
    stack: list[tuple[str, list[Argument | Group]]] = [("", [])]
    for match in _TOKEN.finditer(text):
        _, group, name, shape, kind, closed, other = match.groups()
        if group:
            stack.append((group, []))
        elif closed and len(stack) > 1:
            type_name, members = stack.pop()
            stack[-1][1].append(Group(type_name, tuple(members)))
        elif name and (kind is None or kind in KINDS):
            dimensions = tuple(shape.split(",")) if shape else ()
            stack[-1][1].append(Argument(name, kind or "f8", dimensions))
        else:
            raise ValueError(f"unexpected {other or name or ')'!r} in the signature {text!r}")
    return tuple(stack[0][1])


def _flatten(parameters: tuple[Argument | Group, ...]) -> Iterator[Argument]:
    for each in parameters:
        if isinstance(each, Group):
            yield from _flatten(each.members)
        else:
            yield each


def _expression(parameter: Argument | Group, names: Iterator[str]) -> str:
    """Return Python source of an argument, from the numbers that the machine code receives."""
    if isinstance(parameter, Group):
        return f"{parameter.type_name}({', '.join(_expression(each, names) for each in parameter.members)})"
    name = next(names)
    return f"carray({name}, ({', '.join(parameter.shape)},))" if parameter.shape else name


def _values(arguments: tuple[Any, ...]) -> Iterator[Any]:
    for each in arguments:
        if isinstance(each, tuple):
            yield from _values(each)
        else:
            yield each
