"""Facts and arrays as bytes: the form in which the states of trackers are stored."""

from __future__ import annotations

import io
import json
import zipfile
import zlib
from collections.abc import Mapping
from typing import Any

import numpy as np

from heatcloak_shared.errors import ParameterError

_VERSION = 2
_FACTS = "facts"
LARGEST_ROUND = 2**51
"""Round numbers lie between plus and minus this."""

Arrays = dict[str, np.ndarray[Any, Any]]

DAMAGE = KeyError, ValueError, TypeError, IndexError, OverflowError, AttributeError, ParameterError
"""Exceptions that reading a damaged state may raise."""


def damaged(error: Exception) -> ParameterError:
    """Return the error for a damaged state."""
    return ParameterError(f"the state of the tracker is damaged ({type(error).__name__}): begin afresh")


def to_bytes(facts: Mapping[str, object], arrays: Mapping[str, np.ndarray[Any, Any]]) -> bytes:
    """Return compressed facts, which are JSON types, and arrays."""
    output = io.BytesIO()
    text = np.frombuffer(json.dumps({"version": _VERSION, **facts}).encode(), np.uint8)
    everything: dict[str, Any] = {_FACTS: text, **arrays}
    np.savez_compressed(output, **everything)
    return output.getvalue()


def from_bytes(content: bytes) -> tuple[dict[str, Any], Arrays]:
    """Return facts and arrays.

    Raises:
        ParameterError: these are none, or those of another version.
    """
    try:
        with np.load(io.BytesIO(content), allow_pickle=False) as loaded:
            arrays = {name: loaded[name] for name in loaded.files}
        facts = json.loads(arrays.pop(_FACTS).tobytes())
    except (
        ValueError,
        KeyError,
        OSError,
        EOFError,
        zipfile.BadZipFile,
        zlib.error,
        NotImplementedError,
        RecursionError,
        MemoryError,
    ) as error:
        raise ParameterError(f"this is not the state of a tracker: {type(error).__name__}") from None
    if not isinstance(facts, dict) or facts.pop("version", None) != _VERSION:
        raise ParameterError("the state of the tracker is of another version: begin afresh")
    return facts, arrays
