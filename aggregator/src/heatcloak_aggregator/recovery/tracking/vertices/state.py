"""The state of a tracker on a graph, in memory and as bytes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from heatcloak_aggregator.recovery.tracking.checked_readings import ReadingsReducer
from heatcloak_aggregator.recovery.tracking.saved_state import (
    DAMAGE,
    LARGEST_ROUND,
    damaged,
    from_bytes,
    to_bytes,
)
from heatcloak_aggregator.recovery.tracking.vertices.identities import Assignment, KnownPerson
from heatcloak_aggregator.recovery.tracking.vertices.particles import Arrays
from heatcloak_aggregator.recovery.tracking.vertices.readings import VertexReadings
from heatcloak_shared.errors import ParameterError


@dataclass(frozen=True, eq=False)
class VertexState:
    """What a tracker knows after a round. Its arrays are never changed.

    Attributes:
        rounds: the readings of the window.
        before: the round before the window whose states are known; None if the window begins with the first.
        first: the first round.
        whole: whether the window holds every round that the tracker ever took.
        known: see `VertexParticles` and `VertexPerson`.
        effective: see `VertexTrackingResult`.
        explained: whether people explain the readings of the newest round.
        surprises: see `MotionCheck`.
        people: the identities.
    """

    rounds: tuple[VertexReadings, ...]
    before: int | None
    first: int
    whole: bool
    known: Arrays
    effective: float
    explained: bool
    surprises: tuple[bool, ...]
    people: Assignment

    @property
    def number(self) -> int:
        """Return the newest round."""
        return self.rounds[-1].number

    @property
    def numbers(self) -> tuple[int, ...]:
        """Return the rounds of the window, ascending."""
        return tuple(each.number for each in self.rounds)

    def packed(self, settings: Mapping[str, object]) -> bytes:
        """Return it as bytes, with the settings that it depends on."""
        facts = {
            "settings": settings,
            "rounds": self.numbers,
            "before": self.before,
            "first": self.first,
            "whole": self.whole,
            "effective": self.effective,
            "explained": self.explained,
            "surprises": self.surprises,
            "people": [each.facts for each in self.people.people],
            "next": self.people.next,
        }
        arrays = {f"known_{name}": _small(array) for name, array in self.known.items()}
        arrays["owners"] = _small(self.people.owners)
        for index, each in enumerate(self.rounds):
            arrays |= {f"values_{index}": each.values, f"scales_{index}": each.scales}
            if each.sensors is not None:
                arrays[f"sensors_{index}"] = each.sensors
        return to_bytes(facts, arrays)


def unpacked(
    content: bytes,
    settings: Mapping[str, object],
    reducer: ReadingsReducer[VertexReadings],
    check: Callable[[Arrays, int, bool], Arrays],
    n: int,
) -> VertexState:
    """Return a state from bytes.

    Args:
        content: see `VertexState.packed`.
        settings: those of the tracker, which must be equal to those of the state.
        reducer: that of the tracker.
        check: checks the arrays of ``known``, for a number of rounds, with a round before them or not.
        n: number of vertices.

    Raises:
        ParameterError: it is no state, a damaged one, or one of a tracker with other settings.
    """
    facts, arrays = from_bytes(content)
    if facts.get("settings") != settings:
        raise ParameterError("the state is that of a tracker with other arguments: begin afresh")
    try:
        numbers, surprises, before, first = (
            facts[name] for name in ("rounds", "surprises", "before", "first")
        )
        for number in (*numbers, first, *([] if before is None else [before])):
            if type(number) is not int or abs(number) >= LARGEST_ROUND:
                raise ValueError("round")
        ascending = [*([] if before is None else [before]), *numbers]
        if not numbers or sorted(set(ascending)) != ascending or first > ascending[0]:
            raise ValueError("rounds")
        if not all(type(each) is bool for each in (*surprises, facts["explained"], facts["whole"])):
            raise ValueError("surprises")
        rounds = [
            reducer.checked(
                number, *(arrays.get(f"{name}_{index}") for name in ("values", "scales", "sensors"))
            )
            for index, number in enumerate(numbers)
        ]
        prefix = "known_"
        known = {name.removeprefix(prefix): a for name, a in arrays.items() if name.startswith(prefix)}
        known = check(known, len(rounds), before is not None)
        return VertexState(
            rounds=tuple(rounds),
            before=before,
            first=first,
            whole=facts["whole"],
            known=known,
            effective=float(facts["effective"]),
            explained=facts["explained"],
            surprises=tuple(surprises),
            people=_people(facts["people"], facts["next"], arrays["owners"], known, n),
        )
    except DAMAGE as error:
        raise damaged(error) from None


def _people(facts: list[object], following: int, owners: object, known: Arrays, n: int) -> Assignment:
    people = tuple(KnownPerson.of(each) for each in facts)
    identities = [each.identity for each in people]
    if type(following) is not int or len(set(identities)) < len(identities):
        raise ValueError("people")
    if not all(0 < each < following for each in identities):
        raise ValueError("identities")
    if any(not each.way or not all(0 <= v < n for _, v in each.way) for each in people):
        raise ValueError("ways")
    shape = known["vertices"].shape[:2] if "vertices" in known else (0, 0)
    if not isinstance(owners, np.ndarray) or owners.shape != shape or owners.dtype.kind not in "iu":
        raise ValueError("owners")
    if not np.isin(owners, [0, *identities]).all():
        raise ValueError("owners")
    return Assignment(people, owners.astype(np.int64), following)


def _small(
    array: np.ndarray[tuple[int, ...], np.dtype[np.generic]],
) -> np.ndarray[tuple[int, ...], np.dtype[np.generic]]:
    """Return integers of fewer bytes where they fit."""
    fits = array.dtype.kind == "i" and (not array.size or np.abs(array).max() < 2**31)
    return array.astype(np.int32) if fits else array
