"""Messages between a worker process and its parent, as JSON lines."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from pydantic import Field, TypeAdapter

from heatcloak_lab.fleet.report import TROUBLES, Troubles
from heatcloak_shared.broker import BrokerAddress


@dataclass(frozen=True, kw_only=True)
class NodeOptions:
    """Options of a fleet's nodes, which the command passes on to the workers.

    Attributes:
        broker: the broker; with ``credentials``, only a default. Its password goes through a pipe, never onto
            a command line.
        state: the folder of ledgers and spools.
        scenario: the scenario's text.
        ledger_block: listed rounds that one ledger write records ahead.
        keys: the folder of node key files; None for those in ``credentials``, if any.
        credentials: the folder of ``heatcloak provision``; None if all nodes use ``broker``.
        broker_given: whether ``broker`` replaces host and port in the credentials.
        seed: seed of the faults' random numbers.
        ledgers_lost: restart damaged or missing ledgers in the next budget period.
        accept_weaker_promise: accept a zone that promises less than the ledgers recorded.
    """

    broker: BrokerAddress
    state: Path
    scenario: str
    ledger_block: int = 1
    keys: Path | None = None
    credentials: Path | None = None
    broker_given: bool = True
    seed: int = 0
    ledgers_lost: bool = False
    accept_weaker_promise: bool = False


@dataclass(frozen=True, kw_only=True)
class WorkerSpec(NodeOptions):
    """The first message to a worker: everything that it needs, so that a restarted one does the same.

    Attributes, besides the options:
        worker: its number, from 0.
        zone: the zone file's text.
        nodes: the nodes of the whole fleet, in the zone's order, to which shares in faults refer.
        share: the nodes that this worker runs.
        on_disk: whether spools are on disk.
        journal: the journal's file; None for none.
        journal_from: the byte in the journal where this run begins.
        faults: the text of the faults file.
        quiet: log errors only, as planned faults cause warnings.
    """

    worker: int
    zone: str
    nodes: tuple[str, ...]
    share: tuple[str, ...]
    on_disk: bool = False
    journal: Path | None = None
    journal_from: int = 0
    faults: str = ""
    quiet: bool = False


SPEC_JSON = TypeAdapter(WorkerSpec)
"""Reads and writes a `WorkerSpec` as JSON."""


class Counts(Troubles):
    """A worker's counts so far.

    Attributes, besides the sums of the nodes' troubles:
        round: the last released round; None before the first.
        nodes: number of nodes.
        connected: number of connected nodes.
        down: number of nodes that have crashed or left.
        published, stored, unstored, dropped: readings, as in the report.
        last: the last node with each kind of fault.
        faultiest: the nodes with most faults: id, whether connected, and occurrences by kind.
    """

    round: int | None = None
    nodes: int = 0
    connected: int = 0
    down: int = 0
    published: int = 0
    stored: int = 0
    unstored: int = 0
    dropped: int = 0
    last: dict[str, str] = Field(default_factory=dict)
    faultiest: list[tuple[str, bool, dict[str, int]]] = Field(default_factory=list)


def summed(parts: list[Counts], max_faulty: int = 10) -> Counts:
    """Return the sums of several workers' counts, without a round."""
    faultiest = sorted(
        (node for part in parts for node in part.faultiest),
        key=lambda node: (-sum(node[2].values()), node[0]),
    )
    names = ("nodes", "connected", "down", "published", "stored", "unstored", "dropped", *TROUBLES)
    done: Counter[str] = Counter()
    last: dict[str, str] = {}
    for part in parts:
        done.update(part.done)
        last |= part.last
    return Counts(
        done=dict(sorted(done.items())),
        last=last,
        faultiest=faultiest[:max_faulty],
        **{name: sum(getattr(part, name) for part in parts) for name in names},
    )
