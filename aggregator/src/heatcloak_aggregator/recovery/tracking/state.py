"""The state of a tracker, in memory and as bytes: a restarted service goes on as if nothing had happened."""

from __future__ import annotations

import io
import json
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from heatcloak_aggregator.recovery.tracking.identities import TrackEstimate, track_of
from heatcloak_aggregator.recovery.tracking.readings import Reducer, RoundReadings
from heatcloak_shared.errors import ParameterError

_VERSION = 2
_FACTS = "facts"
LARGEST_ROUND = 2**51
"""Round numbers lie between plus and minus this."""

Arrays = dict[str, np.ndarray[Any, Any]]


@dataclass(frozen=True, eq=False)
class State:
    """What a tracker knows after a round.

    Attributes:
        rounds: the readings of the window.
        first: the first round that the tracker knows of.
        particles: the arrays of the particles, by name.
        effective: see `Particles`.
        explained: whether people explain the readings of the newest round.
        surprises: see `MotionCheck`.
        identities: see `Identities.facts`.
        people: the people of the newest round.
    """

    rounds: tuple[RoundReadings, ...]
    first: int
    particles: Arrays
    effective: float
    explained: bool
    surprises: tuple[bool, ...]
    identities: dict[str, Any]
    people: tuple[TrackEstimate, ...]

    @property
    def number(self) -> int:
        """Return the newest round."""
        return self.rounds[-1].number

    def packed(self, settings: Mapping[str, object]) -> bytes:
        """Return it as bytes, with the settings that it depends on."""
        facts = {
            "settings": settings,
            "rounds": [each.number for each in self.rounds],
            "first": self.first,
            "effective": self.effective,
            "explained": self.explained,
            "surprises": self.surprises,
            "identities": self.identities,
            "people": [asdict(each) for each in self.people],
        }
        arrays = {f"particles_{name}": array for name, array in self.particles.items()}
        for index, each in enumerate(self.rounds):
            arrays |= {f"values_{index}": each.values, f"scales_{index}": each.scales}
            if each.sensors is not None:
                arrays[f"sensors_{index}"] = each.sensors
        return to_bytes(facts, arrays)


def unpacked(content: bytes, settings: Mapping[str, object], reducer: Reducer) -> State:
    """Return a state from bytes. Its particles are not checked yet: see `Particles.of`.

    Args:
        content: see `State.packed`.
        settings: those of the tracker, which must be equal to those of the state.
        reducer: that of the tracker.

    Raises:
        ParameterError: it is no state, a damaged one, or one of a tracker with other settings.
    """
    facts, arrays = from_bytes(content)
    if facts.get("settings") != settings:
        raise ParameterError("the state is that of a tracker with other arguments: begin afresh")
    try:
        numbers, surprises = facts["rounds"], facts["surprises"]
        for number in (*numbers, facts["first"]):
            if type(number) is not int or abs(number) >= LARGEST_ROUND:
                raise ValueError("round")
        if not numbers or sorted(set(numbers)) != numbers:
            raise ValueError("rounds")
        if not all(type(each) is bool for each in (*surprises, facts["explained"])):
            raise ValueError("surprises")
        rounds = [
            reducer.checked(
                number, *(arrays.get(f"{name}_{index}") for name in ("values", "scales", "sensors"))
            )
            for index, number in enumerate(numbers)
        ]
        prefix = "particles_"
        return State(
            rounds=tuple(rounds),
            first=facts["first"],
            particles={name.removeprefix(prefix): a for name, a in arrays.items() if name.startswith(prefix)},
            effective=float(facts["effective"]),
            explained=facts["explained"],
            surprises=tuple(surprises),
            identities=facts["identities"],
            people=tuple(track_of(each) for each in facts["people"]),
        )
    except DAMAGE as error:
        raise damaged(error) from None


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
