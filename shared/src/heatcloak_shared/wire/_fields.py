"""Strict JSON: parse and check the fields of wire messages."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from enum import StrEnum
from typing import Any, NoReturn, TypeVar

from heatcloak_shared.errors import WireError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.topics import is_identifier

VERSION = 1
MAX_INTEGER = 2**53 - 1
MAX_SEQUENCE = 2**63 - 1

_HEX = frozenset("0123456789abcdef")
_Member = TypeVar("_Member", bound=StrEnum)


def load_object(payload: bytes, limit: int) -> dict[str, object]:
    """Return the JSON object in ``payload``, whose ``v`` is this version of the wire.

    Raises:
        WireError: more than ``limit`` bytes, not UTF-8, not JSON (NaN and Infinity are not JSON), a repeated
            key, not an object, or another version.
    """
    if len(payload) > limit:
        raise WireError("oversized", f"a message of {len(payload)} bytes: at most {limit} are allowed")
    try:
        value = _DECODER.decode(payload.decode("utf-8"))
    except WireError:
        raise
    except (ValueError, RecursionError):
        # Do not pass on the parser's text, which quotes the payload.
        raise WireError("malformed", f"not a JSON object in UTF-8: {sanitize(payload, 48)}") from None
    if not isinstance(value, dict):
        raise WireError("malformed", f"not a JSON object: {sanitize(payload, 48)}")
    if type(value.get("v")) is not int or value["v"] != VERSION:
        raise WireError(
            "version", f"wire version {sanitize(value.get('v'), 24)}: this program supports {VERSION}"
        )
    return value


def dump_object(fields: Mapping[str, object], limit: int) -> bytes:
    """Return ``fields`` as one compact JSON object, ``v`` first.

    Raises:
        WireError: the result has more than ``limit`` bytes.
    """
    payload = _ENCODER.encode({"v": VERSION, **fields}).encode("ascii")
    if len(payload) > limit:
        raise WireError("oversized", f"a message of {len(payload)} bytes: at most {limit} are allowed")
    return payload


def required(message: Mapping[str, object], key: str) -> object:
    """Return the value under ``key``; raise a WireError that names the key if it is missing."""
    if key not in message:
        raise WireError("missing", f"the key {key!r} is missing")
    return message[key]


def check_integer(key: str, value: object, low: int, high: int) -> int:
    """Return ``value`` if it is a JSON integer (not a boolean) from ``low`` to ``high``."""
    if type(value) is not int or not low <= value <= high:
        _refuse(key, value, f"an integer from {low} to {high}")
    return value


def check_finite(key: str, value: object) -> float:
    """Return ``value`` as a float, if it is a finite JSON number."""
    if type(value) is int and abs(value) <= MAX_INTEGER:
        return float(value)
    if type(value) is not float or not math.isfinite(value):
        _refuse(key, value, "a finite number")
    return value


def check_power_of_two(key: str, value: object) -> float:
    """Return ``value`` as a float, if it is a positive power of two."""
    number = check_finite(key, value)
    if number <= 0 or math.frexp(number)[0] != 0.5:
        _refuse(key, value, "a positive power of two")
    return number


def check_hex(key: str, value: object, digits: int) -> str:
    """Return ``value`` if it is ``digits`` lower-case hexadecimal digits."""
    if not isinstance(value, str) or len(value) != digits or not _HEX.issuperset(value):
        _refuse(key, value, f"{digits} lower-case hexadecimal digits")
    return value


def check_identifier(key: str, value: object) -> str:
    """Return ``value`` if it is a zone or node id."""
    if not isinstance(value, str) or not is_identifier(value):
        _refuse(key, value, "1 to 32 of a-z, 0-9 and '-', not starting with '-'")
    return value


def check_text(key: str, value: object, limit: int) -> str:
    """Return ``value`` if it is a string of at most ``limit`` characters."""
    if not isinstance(value, str) or len(value) > limit:
        _refuse(key, value, f"a text of at most {limit} characters")
    return value


def check_member(key: str, value: object, enum: type[_Member]) -> _Member:
    """Return the member of ``enum`` with this value."""
    text = check_text(key, value, 16)
    try:
        return enum(text)
    except ValueError:
        raise WireError("range", f"the key {key!r} must be one of {', '.join(enum)}") from None


def check_pairs(value: object, expected: str) -> tuple[tuple[Any, Any], ...]:
    """Return ``value`` as pairs, if it is an array of arrays of two; ``expected`` is the error text."""
    if not isinstance(value, list) or not all(isinstance(pair, list) and len(pair) == 2 for pair in value):
        raise WireError("range", expected)
    return tuple((pair[0], pair[1]) for pair in value)


def present(message: Any) -> dict[str, object]:  # noqa: ANN401  a dataclass
    """Return the fields of a message that are not None, in their order."""
    values = ((name, getattr(message, name)) for name in message.__dataclass_fields__)
    return {name: value for name, value in values if value is not None}


def _refuse(key: str, value: object, expected: str) -> NoReturn:
    raise WireError("range", f"the key {key!r} is {sanitize(value, 48)}: it must be {expected}")


def _refuse_constant(name: str) -> NoReturn:
    raise WireError("malformed", f"{name} is not JSON: numbers must be finite")


def _unique_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    # Two readers that resolve a repeated key differently would disagree on the signed content.
    unique = dict(pairs)
    if len(unique) != len(pairs):
        raise WireError("malformed", "a JSON object repeats a key")
    return unique


# Created once: with these options, json.loads and json.dumps would create one for every message.
_DECODER = json.JSONDecoder(parse_constant=_refuse_constant, object_pairs_hook=_unique_keys)
_ENCODER = json.JSONEncoder(separators=(",", ":"), allow_nan=False)
