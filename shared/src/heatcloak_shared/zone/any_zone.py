"""Zones of any kind, and the tables of zone files that all kinds share."""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from functools import cached_property
from typing import Any, ClassVar

from heatcloak_shared.errors import ZoneError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.schedule import MAX_DELAY, MOST_BUDGET_ROUNDS, Schedule
from heatcloak_shared.tables import Table
from heatcloak_shared.topics import is_identifier
from heatcloak_shared.wire.release import Release


class AnyZone(ABC):
    """Base class of all kinds of zones. Each kind is a frozen dataclass with these attributes.

    Attributes:
        kind: value of ``kind`` in zone files.
        leaf: the last level of the topics of its nodes' messages.
        has_seeds: whether nodes may have seeds, with which a trusted party removes their noise.
        name: the zone's id.
        nodes: ids of the enrolled nodes.
        schedule: the rounds, and which of them are listed.
    """

    kind: ClassVar[str]
    leaf: ClassVar[str]
    has_seeds: ClassVar[bool] = True
    __dataclass_fields__: ClassVar[dict[str, Any]]

    name: str
    nodes: tuple[str, ...]
    schedule: Schedule

    @cached_property
    def rev(self) -> str:
        """Return the revision: the first 16 hexadecimal digits of SHA-256 over all fields' canonical JSON.

        It depends on the values in the zone file, not on its layout.
        """
        canonical = json.dumps(self.fields(), sort_keys=True, separators=(",", ":"), allow_nan=False)
        return hashlib.sha256(canonical.encode("ascii")).hexdigest()[:16]

    @cached_property
    def places(self) -> dict[str, int]:
        """Return each node's number, from 1."""
        return {node: place for place, node in enumerate(self.nodes, start=1)}

    def fields(self) -> dict[str, Any]:
        """Return the values that determine the revision."""
        return {"kind": self.kind, **asdict(self)}

    @abstractmethod
    def promise_in_words(self, *, seeded: bool | None = None) -> str:
        """Return the public statement of the zone, with its own numbers.

        Args:
            seeded: True for nodes whose seeds a trusted party holds, False for nodes without a seed, None for
                the zone as a whole, whose file does not say which of its nodes are seeded.

        Returns:
            At most 1024 characters, so that it fits into the ``promise`` of a node's ``meta``. The statements
            for True, False and None differ, unless the kind has no seeds.
        """

    @abstractmethod
    def promise_in_short(self, *, seeded: bool) -> str:
        """Return the statement without its explanations, for a screen with few lines."""

    @abstractmethod
    def tables(self, names: Sequence[str] = (), communities: Sequence[str] = ()) -> str:
        """Return the tables of the zone's file, which follow ``format``, ``kind`` and ``name``.

        Args:
            names: names of a graph's vertices, in their order; they become a comment.
            communities: names of its communities, likewise.
        """

    @abstractmethod
    def decode(self, payload: bytes) -> Release:
        """Return the message of one of the zone's nodes in ``payload``.

        Raises:
            WireError: malformed, or not of this kind.
        """

    @abstractmethod
    def wrong_noise(self, release: Release) -> str | None:
        """Return why a message can't come from the noise of the zone; None if it can."""


def require_seeds(zone: AnyZone) -> None:
    """Raise ZoneError if nodes of ``zone`` have no seeds."""
    if not zone.has_seeds:
        raise ZoneError(
            f"zone {zone.name} is a {zone.kind} zone, which has neither keys nor a trusted party: its noise "
            "is not added to what is reported, so nobody can remove it: leave keys and seeds out"
        )


def take_nodes(table: Table) -> tuple[str, ...]:
    """Take the ids of the zone's nodes, under ``nodes``."""
    nodes: list[str] = []
    for item in table.items("nodes", "list the ids of the zone's nodes"):
        if not isinstance(item, str) or not is_identifier(item):
            table.refuse("nodes", f"{sanitize(item)} is not an id: use 1 to 32 of a-z, 0-9 and '-'")
        nodes.append(item)
    if len(set(nodes)) != len(nodes):
        twice = Counter(nodes).most_common(1)[0][0]
        table.refuse("nodes", f"{sanitize(twice)} is listed twice: give every node its own id")
    return tuple(nodes)


def take_period(table: Table) -> float:
    """Take the length of a round in seconds, under ``period``."""
    period = table.number("period", above=0, below=1e9)
    if period < 1e-3:
        table.refuse("period", f"{period:g} s is too short: give at least 0.001")
    return period


def take_max_delay(table: Table, period: float, default: float) -> float:
    """Take the delay in seconds after which a node skips a round, under ``max_delay``."""
    max_delay = table.number("max_delay", above=0, default=default)
    if max_delay > period / 2:
        table.refuse("max_delay", f"{max_delay:g} s is too long: give at most half a period, {period / 2:g}")
    return max_delay


def take_schedule(table: Table) -> Schedule:
    """Take the schedule of a zone that releases several rounds in a budget period."""
    period = take_period(table)
    every = table.integer("every", 1, 10**9, default=1)
    releases = table.integer("releases", 1, 10**9)
    budget_rounds = table.integer("budget_rounds", 1, MOST_BUDGET_ROUNDS, default=every * releases)
    least = (releases - 1) * every + 1
    if budget_rounds < least:
        table.refuse("budget_rounds", f"{budget_rounds} is too few for the releases: give at least {least}")
    max_delay = take_max_delay(table, period, min(MAX_DELAY, period / 2))
    table.finish()
    return Schedule(period, every, releases, budget_rounds, max_delay)


def nodes_line(nodes: Sequence[str]) -> str:
    """Return the key ``nodes`` of a zone file, ten ids in a line."""
    rows = "\n".join(
        "    " + " ".join(f'"{node}",' for node in nodes[start : start + 10])
        for start in range(0, len(nodes), 10)
    )
    return f"nodes = [\n{rows}\n]"


def computational_in_words(seeded: bool | None) -> str:
    """Return the sentences about keys and the trusted party: see `AnyZone.promise_in_words`."""
    promised = "The promise is computational: it is as good as BLAKE2b with a secret key."
    if seeded is None:
        return (
            f"{promised} It does not hold against the trusted party of a seeded node, who holds the node's "
            "seed and can remove its noise exactly; an unseeded node draws its key at every start and stores "
            "it nowhere."
        )
    if seeded:
        return (
            f"{promised} It does not hold against the trusted party, who holds this node's seed and can "
            "remove its noise exactly."
        )
    return (
        f"{promised} No trusted party holds this node's key: the node draws it at every start and stores it "
        "nowhere."
    )


def computational_in_short(seeded: bool) -> str:
    """Return `computational_in_words` in a few words."""
    return "Computational; the trusted party can remove the noise." if seeded else "Computational."
