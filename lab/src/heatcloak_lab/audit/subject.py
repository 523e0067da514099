"""What an audit needs to know about one kind of zone: what its nodes measure, and what their messages hide.

`HeatSubject`, `HeatmapSubject` and `PositionSubject` implement `Subject`. Running nodes, examining messages
and searching for leaks are the same for all.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple, Protocol

from heatcloak_lab.audit.nodes import ImplausibleError, NodePlan, World
from heatcloak_shared.keystream import Keystream, round_key
from heatcloak_shared.ratchet import ratchet
from heatcloak_shared.wire import Release
from heatcloak_shared.zone import AnyZone

FAILING = 5
"""In odd worlds, the driver fails once in so many rounds."""
_GOLDEN = (math.sqrt(5.0) - 1.0) / 2.0


class Canaries(NamedTuple):
    """Numbers that must not occur in any output: see `LeakScanner`.

    Attributes:
        values: finite numbers with many decimal digits.
        ticks: integers; those of fewer than seven digits are ignored.
    """

    values: list[float]
    ticks: list[int]


class Subject(Protocol):
    """The zone of an audit.

    What a node measures in a round is a *value*: a float in a heat zone, places in a heatmap zone, a place in
    a position zone, or an `ImplausibleError` that the driver raises. On the lattice, in the group of a local
    mechanism, or on a map, it is an integer; noise is added to that, except on a map.
    """

    @property
    def zone(self) -> AnyZone:
        """Return the zone."""

    def odd_worlds(self) -> tuple[World, World]:
        """Return two worlds that share only the rounds in which the drivers fail.

        Every value has a long expansion that occurs nowhere else. The second world has values that are
        infinite, tiny or out of range. The error of a driver that fails contains its value.
        """

    def integers(self, value: Any) -> tuple[int, ...]:  # noqa: ANN401  each kind has values of its own
        """Return the integers that a message may hide for a value; empty if there must be no message."""

    def noise(self, release: Release, integer: int) -> int:
        """Return the noise of a message that hides an integer."""

    def uncovered(self, stream: Keystream, release: Release) -> int | None:
        """Return the integer that is left when the noise from a seed's stream is removed from a message."""

    def is_stated_right(self, release: Release) -> bool:
        """Return whether a message states the noise that the zone prescribes for its node."""

    def blank(self, release: Release) -> Release:
        """Return a message with its cloaked number set to zero."""

    def canaries(self, value: Any) -> Canaries:  # noqa: ANN401  as above
        """Return what must not occur in any output because of a value."""


def stream_of(plan: NodePlan, release: Release) -> Keystream:
    """Return the stream that a seeded node drew the noise of a message from, as the seed's holder has it."""
    assert plan.key is not None  # noqa: S101  called for seeded nodes only
    assert release.key is not None  # noqa: S101  likewise
    key = round_key(ratchet(plan.key, release.key), release.round)
    return Keystream(key, plan.node, plan.boot, release.seq)


def fraction(place: int, index: int, shift: float) -> float:
    """Return a fraction without a short decimal or binary expansion, different for each node and round."""
    return math.fmod(_GOLDEN * (1 + index + 1000 * place) + shift * math.pi, 1.0)


def or_failure(value: Any, index: int) -> Any:  # noqa: ANN401  as above
    """Return a value, or in every fifth round the error of a driver that contains it."""
    return ImplausibleError(value) if index % FAILING == FAILING - 1 else value
