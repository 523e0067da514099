"""What a worker and its parent say to each other: one JSON object a line."""

from __future__ import annotations

from pydantic import BaseModel


class Counts(BaseModel):
    """What a worker's nodes counted so far.

    Attributes:
        round: the round that was released last; None before the first.
        nodes: how many nodes it runs.
        connected: how many the broker has accepted.
        down: how many do not run just now: crashed, or away.
        published, stored, unstored, dropped: readings, as in the account.
        faults, refused_rounds, denied, missed: sums over all nodes.
        done: how often each kind of fault was done.
        last: whom each kind was done to last.
        afflicted: the nodes that most was done to: id, whether connected, and how often by kind.
    """

    round: int | None = None
    nodes: int = 0
    connected: int = 0
    down: int = 0
    published: int = 0
    stored: int = 0
    unstored: int = 0
    dropped: int = 0
    faults: int = 0
    refused_rounds: int = 0
    denied: int = 0
    missed: int = 0
    done: dict[str, int] = {}
    last: dict[str, str] = {}
    afflicted: list[tuple[str, bool, dict[str, int]]] = []


def summed(parts: list[Counts], most_afflicted: int = 10) -> Counts:
    """The counts of several workers together, without a round."""
    afflicted = sorted(
        (node for part in parts for node in part.afflicted),
        key=lambda node: (-sum(node[2].values()), node[0]),
    )
    names = ("nodes", "connected", "down", "published", "stored", "unstored", "dropped")
    more = ("faults", "refused_rounds", "denied", "missed")
    sums = {name: sum(getattr(part, name) for part in parts) for name in names + more}
    done: dict[str, int] = {}
    last: dict[str, str] = {}
    for part in parts:
        for kind, count in part.done.items():
            done[kind] = done.get(kind, 0) + count
        last |= part.last
    return Counts(
        done=dict(sorted(done.items())),
        last=last,
        afflicted=afflicted[:most_afflicted],
        **sums,
    )
