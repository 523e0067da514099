"""The state of a tracker as bytes: a restarted service goes on as if nothing had happened."""

from __future__ import annotations

import io
import json
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from heatcloak_shared.errors import ParameterError

_VERSION = 1
_FACTS = "facts"


@dataclass(frozen=True)
class SavedState:
    """What a state holds.

    Attributes:
        facts: numbers and texts, as JSON has them.
        arrays: arrays by name.
    """

    facts: dict[str, Any]
    arrays: dict[str, np.ndarray[Any, Any]]


def to_bytes(facts: Mapping[str, object], arrays: Mapping[str, np.ndarray[Any, Any]]) -> bytes:
    """Return a compressed state."""
    output = io.BytesIO()
    text = np.frombuffer(json.dumps({"version": _VERSION, **facts}).encode(), np.uint8)
    everything: dict[str, Any] = {_FACTS: text, **arrays}
    np.savez_compressed(output, **everything)
    return output.getvalue()


def from_bytes(content: bytes) -> SavedState:
    """Return a state.

    Raises:
        ParameterError: it is not one, or that of another version.
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
    return SavedState(facts, arrays)
