"""The report of a fleet's run, as JSON models."""

from __future__ import annotations

from collections import Counter

from pydantic import BaseModel

TROUBLES = ("faults", "refused_rounds", "denied", "missed")
"""The numbers in `Troubles`."""


class BootAccount(BaseModel):
    """The readings of one boot of one node.

    Attributes:
        boot: the boot nonce, 32 hexadecimal digits.
        cloaked: readings cloaked in this run; 0 for a boot of an earlier run.
        first_seq, last_seq: their first and last sequence number; None without readings.
        first_round, last_round: their first and last round.
        stored: readings acknowledged as stored.
        unstored: readings in the spool.
        dropped: readings that the spool discarded.
        lost: cloaked readings lost with a killed worker before a spool had them.
    """

    boot: str
    cloaked: int
    first_seq: int | None
    last_seq: int | None
    first_round: int | None
    last_round: int | None
    stored: int
    unstored: int
    dropped: int
    lost: int


class Troubles(BaseModel):
    """What went wrong on one node, or on several.

    Attributes:
        faults: rounds without a reading because the sensor failed.
        refused_rounds: rounds that ledger, clock or key refused.
        denied: publishes that the broker denied.
        missed: number of times that a node skipped rounds because it was too late.
        done: number of occurrences of each kind of fault.
    """

    faults: int = 0
    refused_rounds: int = 0
    denied: int = 0
    missed: int = 0
    done: dict[str, int] = {}


class NodeAccount(Troubles):
    """One node.

    Attributes, besides its troubles:
        boots: its boots, in their order.
    """

    boots: list[BootAccount]


class Killed(BaseModel):
    """A worker process that ended unexpectedly, or that had to be killed at the end.

    Attributes:
        worker: its number.
        pid: its process id.
        signal: the signal that killed it; None if it exited.
        exit_code: its exit code; None if a signal killed it.
        nodes: number of its nodes.
        round: the last round that it reported.
        restarted: whether it was restarted.
        waited: seconds that the fleet waited for it before killing it; None if it ended otherwise.
    """

    worker: int
    pid: int
    signal: int | None
    exit_code: int | None
    nodes: int
    round: int | None
    restarted: bool
    waited: float | None = None


class ZoneSums(Troubles):
    """One zone of several.

    Attributes, besides the sums of its nodes' troubles:
        rev: the zone's revision.
        nodes: number of its nodes whose readings are known.
        published, stored, unstored, dropped, lost: sums over all boots of these nodes.
    """

    rev: str
    nodes: int
    published: int
    stored: int
    unstored: int
    dropped: int
    lost: int


class FleetReport(BaseModel):
    """A whole run.

    Attributes:
        zone, rev: the zone and its revision; None for several zones.
        zones: several zones, by their ids; empty for one.
        seed: seed of the faults' random numbers.
        faults_file: the SHA-256 of the faults file; None without one.
        processes: number of workers.
        first_round, last_round: of the run, by the schedule of the first zone; the last is None for a run
            without a planned end.
        published, stored, unstored, dropped, lost: sums over all boots of all nodes.
        faults, refused_rounds, denied, missed: sums over all nodes.
        done: number of occurrences of each kind of fault.
        killed: workers that ended unexpectedly, or had to be killed at the end.
        unknown: nodes of killed workers without a journal.
        nodes: all other nodes; those of several zones by ``ZONE/NODE``.
    """

    zone: str | None = None
    rev: str | None = None
    zones: dict[str, ZoneSums] = {}
    seed: int
    faults_file: str | None
    processes: int
    first_round: int | None
    last_round: int | None
    published: int
    stored: int
    unstored: int
    dropped: int
    lost: int
    faults: int
    refused_rounds: int
    denied: int
    missed: int
    done: dict[str, int]
    killed: list[Killed]
    unknown: list[str]
    nodes: dict[str, NodeAccount]


def sums_of(nodes: dict[str, NodeAccount]) -> dict[str, int | dict[str, int]]:
    """Return a report's sums over all nodes."""
    boots = [boot for node in nodes.values() for boot in node.boots]
    by_boot = {
        "published": "cloaked",
        "stored": "stored",
        "unstored": "unstored",
        "dropped": "dropped",
        "lost": "lost",
    }
    sums: dict[str, int | dict[str, int]] = {
        name: sum(getattr(boot, field) for boot in boots) for name, field in by_boot.items()
    }
    for name in TROUBLES:
        sums[name] = sum(getattr(node, name) for node in nodes.values())
    done: Counter[str] = Counter()
    for node in nodes.values():
        done.update(node.done)
    return sums | {"done": dict(sorted(done.items()))}
