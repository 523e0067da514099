"""Pydantic validation errors as one line: what is wrong with a value, then what to give instead.

Pydantic checks files, requests and command-line options. Its own texts name no remedy and have another style,
so every place that shows a validation error uses `explain` and `field_path`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from heatcloak_shared.sanitize import sanitize

_SHOWN = 60
"""Maximum characters of a quoted value."""

_TEXT = ("is not text", "give text, in quotes where the format has quotes")
_INTEGER = ("is not an integer", "give a whole number")
_NUMBER = ("is not a number", "give a number")
_BOOLEAN = ("is neither true nor false", "give one of them")
_LIST = ("is not a list", "give a list")
_TABLE = ("is not a table", "give keys with values")

_FIXED = {
    "string_type": _TEXT,
    "string_unicode": _TEXT,
    "int_type": _INTEGER,
    "int_parsing": _INTEGER,
    "int_from_float": _INTEGER,
    "int_parsing_size": ("has too many digits", "give a smaller whole number"),
    "float_type": _NUMBER,
    "float_parsing": _NUMBER,
    "decimal_type": _NUMBER,
    "decimal_parsing": _NUMBER,
    "finite_number": ("is not finite", "give a finite number"),
    "bool_type": _BOOLEAN,
    "bool_parsing": _BOOLEAN,
    "list_type": _LIST,
    "tuple_type": _LIST,
    "set_type": _LIST,
    "dict_type": _TABLE,
    "model_type": _TABLE,
    "model_attributes_type": _TABLE,
    "dataclass_type": _TABLE,
    "none_required": ("is not accepted here", "leave it out"),
    "path_type": ("is not a path", "give the path of a file"),
    "path_not_file": ("is not a file", "give the path of a file"),
    "json_invalid": ("is not JSON", "correct it"),
    "json_type": ("is not JSON", "give JSON text"),
}
"""Problem and remedy of errors without parameters."""

_BOUNDED: dict[str, Callable[[Mapping[str, Any]], tuple[str, str]]] = {
    "greater_than": lambda of: ("is too small", f"give more than {of['gt']}"),
    "greater_than_equal": lambda of: ("is too small", f"give at least {of['ge']}"),
    "less_than": lambda of: ("is too large", f"give less than {of['lt']}"),
    "less_than_equal": lambda of: ("is too large", f"give at most {of['le']}"),
    "multiple_of": lambda of: ("does not fit", f"give a multiple of {of['multiple_of']}"),
    "string_too_short": lambda of: ("is too short", f"give at least {_count(of['min_length'], 'character')}"),
    "string_too_long": lambda of: ("is too long", f"give at most {_count(of['max_length'], 'character')}"),
    "string_pattern_mismatch": lambda of: ("has the wrong form", f"give text that matches {of['pattern']}"),
    "too_short": lambda of: ("has too few entries", f"give at least {_count(of['min_length'], 'entry')}"),
    "too_long": lambda of: ("has too many entries", f"give at most {_count(of['max_length'], 'entry')}"),
    "literal_error": lambda of: ("is not known", f"give {of['expected']}"),
    "enum": lambda of: ("is not known", f"give {of['expected']}"),
    "union_tag_invalid": lambda of: ("is of no known kind", f"give one of {of['expected_tags']}"),
}
"""Problem and remedy of errors with a parameter."""


def explain(error: Mapping[str, Any], hint: str = "") -> str:
    """Return what is wrong with one value and what to give instead, on one line.

    Args:
        error: an entry of the ``errors()`` of a pydantic ``ValidationError``, or of FastAPI's.
        hint: text before the remedy, for example ``"did you mean 'time'? else "``.

    Returns:
        For example ``'abc' is not an integer: give a whole number``. The value is quoted, sanitized and
        truncated.
    """
    kind, context = str(error["type"]), error.get("ctx") or {}
    if kind == "missing":
        return f"missing: {hint}add it"
    if kind == "extra_forbidden":
        return f"no such key: {hint}remove it"
    shown = sanitize(error.get("input"), _SHOWN)
    if kind in ("value_error", "assertion_error"):
        # Our own validators raise these, with cause and remedy.
        return _one_line(context.get("error", f"{shown} is not accepted: {hint}give another value"))
    if kind in _FIXED:
        problem, remedy = _FIXED[kind]
    elif kind in _BOUNDED:
        problem, remedy = _BOUNDED[kind](context)
        if str(error.get("input")).strip("+-").lower() == "nan":
            problem = "is not a number"
    else:
        problem, remedy = "is not accepted", "give another value"
    return _one_line(f"{shown} {problem}: {hint}{remedy}")


def field_path(steps: Sequence[int | str]) -> str:
    """Return a validation error's ``loc`` as a path, with list entries counted from 1: ``panel[1].label``."""
    path = "".join(
        f"[{step + 1}]" if isinstance(step, int) else f".{sanitize(step, 40)[1:-1]}" for step in steps
    )
    return path.removeprefix(".")


def _count(number: int, what: str) -> str:
    if number == 1:
        return f"1 {what}"
    return f"{number} {what.removesuffix('y')}ies" if what.endswith("y") else f"{number} {what}s"


def _one_line(text: object) -> str:
    return " ".join(str(text).split())[:300]
