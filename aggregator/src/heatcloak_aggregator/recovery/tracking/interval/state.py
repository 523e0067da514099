"""The state of the tracker of a corridor, in memory and as bytes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from heatcloak_aggregator.recovery.tracking.checked_readings import ReadingsReducer
from heatcloak_aggregator.recovery.tracking.interval.identities import TrackEstimate, track_of
from heatcloak_aggregator.recovery.tracking.interval.readings import RoundReadings
from heatcloak_aggregator.recovery.tracking.saved_state import (
    DAMAGE,
    LARGEST_ROUND,
    Arrays,
    damaged,
    from_bytes,
    to_bytes,
)
from heatcloak_shared.errors import ParameterError


@dataclass(frozen=True, eq=False)
class State:
    """What a tracker knows after a round.

    Attributes:
        rounds: the readings of the window.
        first: the first round that the tracker knows of.
        whole: whether the window holds every round that the tracker ever took.
        particles: the arrays of the particles, by name.
        effective: see `Particles`.
        explained: whether people explain the readings of the newest round.
        surprises: see `MotionCheck`.
        identities: see `Identities.facts`.
        people: the people of the newest round.
    """

    rounds: tuple[RoundReadings, ...]
    first: int
    whole: bool
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
            "whole": self.whole,
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


def unpacked(
    content: bytes, settings: Mapping[str, object], reducer: ReadingsReducer[RoundReadings]
) -> State:
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
        if not all(type(each) is bool for each in (*surprises, facts["explained"], facts["whole"])):
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
            whole=facts["whole"],
            particles={name.removeprefix(prefix): a for name, a in arrays.items() if name.startswith(prefix)},
            effective=float(facts["effective"]),
            explained=facts["explained"],
            surprises=tuple(surprises),
            identities=facts["identities"],
            people=tuple(track_of(each) for each in facts["people"]),
        )
    except DAMAGE as error:
        raise damaged(error) from None
