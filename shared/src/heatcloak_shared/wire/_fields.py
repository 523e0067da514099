"""Strict JSON: what every message of the wire is read and checked with."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from typing import NoReturn

from heatcloak_shared.errors import WireError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.topics import is_identifier

VERSION = 1
MAX_INTEGER = 2**53 - 1
MAX_SEQUENCE = 2**63 - 1

_HEX = frozenset("0123456789abcdef")


def load_object(payload: bytes, limit: int) -> dict[str, object]:
    """The JSON object in ``payload``, whose ``v`` is this version of the wire.

    Raises:
        WireError: more than ``limit`` bytes, no UTF-8, no JSON (NaN and Infinity are not JSON), a key given
            twice, not an object, or of another version.
    """
    if len(payload) > limit:
        raise WireError("oversized", f"a message of {len(payload)} bytes: at most {limit} are allowed")
    try:
        value = _DECODER.decode(payload.decode("utf-8"))
    except WireError:
        raise
    except (ValueError, RecursionError):
        # The parser's own text quotes the payload, so it is not passed on.
        raise WireError("malformed", f"not a JSON object in UTF-8: {sanitize(payload, 48)}") from None
    if not isinstance(value, dict):
        raise WireError("malformed", f"not a JSON object: {sanitize(payload, 48)}")
    if type(value.get("v")) is not int or value["v"] != VERSION:
        raise WireError(
            "version", f"wire version {sanitize(value.get('v'), 24)}: this program speaks {VERSION}"
        )
    return value


def dump_object(fields: Mapping[str, object], limit: int) -> bytes:
    """``fields`` as one compact JSON object, ``v`` first.

    Raises:
        WireError: the result has more than ``limit`` bytes.
    """
    payload = _ENCODER.encode({"v": VERSION, **fields}).encode("ascii")
    if len(payload) > limit:
        raise WireError("oversized", f"a message of {len(payload)} bytes: at most {limit} are allowed")
    return payload


def required(message: Mapping[str, object], key: str) -> object:
    """The value under ``key``, or a WireError that names the missing key."""
    if key not in message:
        raise WireError("missing", f"the key {key!r} is missing")
    return message[key]


def check_integer(key: str, value: object, low: int, high: int) -> int:
    """``value`` if it is a JSON integer (no boolean) from ``low`` to ``high``."""
    if type(value) is not int or not low <= value <= high:
        _refuse(key, value, f"an integer from {low} to {high}")
    return value


def check_finite(key: str, value: object) -> float:
    """``value`` as a float, if it is a finite JSON number."""
    if type(value) is int and abs(value) <= MAX_INTEGER:
        return float(value)
    if type(value) is not float or not math.isfinite(value):
        _refuse(key, value, "a finite number")
    return value


def check_power_of_two(key: str, value: object) -> float:
    """``value`` as a float, if it is a positive power of two."""
    number = check_finite(key, value)
    if number <= 0 or math.frexp(number)[0] != 0.5:
        _refuse(key, value, "a positive power of two")
    return number


def check_hex(key: str, value: object, digits: int) -> str:
    """``value`` if it is ``digits`` lower-case hexadecimal digits."""
    if not isinstance(value, str) or len(value) != digits or not _HEX.issuperset(value):
        _refuse(key, value, f"{digits} lower-case hexadecimal digits")
    return value


def check_identifier(key: str, value: object) -> str:
    """``value`` if it is a zone or node id."""
    if not isinstance(value, str) or not is_identifier(value):
        _refuse(key, value, "1 to 32 of a-z, 0-9 and '-', not starting with '-'")
    return value


def check_text(key: str, value: object, limit: int) -> str:
    """``value`` if it is a string of at most ``limit`` characters."""
    if not isinstance(value, str) or len(value) > limit:
        _refuse(key, value, f"a text of at most {limit} characters")
    return value


def _refuse(key: str, value: object, expected: str) -> NoReturn:
    raise WireError("range", f"the key {key!r} is {sanitize(value, 48)}: it must be {expected}")


def _refuse_constant(name: str) -> NoReturn:
    raise WireError("malformed", f"{name} is not JSON: numbers must be finite")


def _unique_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    # Two readers that resolve a repeated key differently would disagree on what was signed.
    unique = dict(pairs)
    if len(unique) != len(pairs):
        raise WireError("malformed", "a key is given twice in one JSON object")
    return unique


# Made once: json.loads and json.dumps make one for every message that is not of their own form.
_DECODER = json.JSONDecoder(parse_constant=_refuse_constant, object_pairs_hook=_unique_keys)
_ENCODER = json.JSONEncoder(separators=(",", ":"), allow_nan=False)
