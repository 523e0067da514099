"""The account of a fleet's run: what was released, what became of it, and what was done to whom."""

from __future__ import annotations

from pydantic import BaseModel


class BootAccount(BaseModel):
    """The readings of one boot of one node.

    Attributes:
        boot: the boot nonce, 32 hexadecimal digits.
        cloaked: readings that were cloaked in this run; 0 for a boot of an earlier run.
        first_seq, last_seq: their sequence numbers; None where there are none.
        first_round, last_round: their rounds.
        stored: readings that the node was told are stored.
        unstored: readings that wait in its spool.
        dropped: readings that its spool gave up.
        lost: readings that were cloaked and went with a worker that was killed, before a spool had them.
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


class NodeAccount(BaseModel):
    """One node.

    Attributes:
        boots: in their order.
        faults: rounds left out because the sensor failed.
        refused_rounds: rounds that ledger, clock or key forbade.
        denied: publishes that the broker denied.
        missed: how often the node skipped rounds because it was too late for them.
        done: how often each kind of fault was done to it.
    """

    boots: list[BootAccount]
    faults: int
    refused_rounds: int
    denied: int
    missed: int
    done: dict[str, int]


class Killed(BaseModel):
    """A worker process that ended without being told to, or that had to be killed when it was told.

    Attributes:
        worker: its number.
        pid: its process id.
        signal: the signal that killed it; None where it ended by itself.
        exit_code: its exit code; None where a signal killed it.
        nodes: how many nodes it ran.
        round: the last round that it had told of.
        restarted: whether it was started again.
        waited: seconds that the fleet waited for it at its end, and then killed it itself; None where
            somebody else did, or it ended by itself.
    """

    worker: int
    pid: int
    signal: int | None
    exit_code: int | None
    nodes: int
    round: int | None
    restarted: bool
    waited: float | None = None


class FleetReport(BaseModel):
    """A whole run.

    Attributes:
        zone, rev: the zone and its revision.
        seed: what the faults' chance was drawn from.
        faults_file: the SHA-256 of the faults file; None where there was none.
        processes: how many workers ran the nodes.
        first_round, last_round: of the run; the last is None where it ended before its end was known.
        published, stored, unstored, dropped, lost: sums over all boots of all nodes.
        faults, refused_rounds, denied, missed: sums over all nodes.
        done: how often each kind of fault was done.
        killed: the workers that ended without being told to, or had to be killed then.
        unknown: nodes whose account ended with a worker that was killed, where no journal tells of them.
        nodes: every other node.
    """

    zone: str
    rev: str
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
    """What a report says of all nodes together."""
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
    for name in ("faults", "refused_rounds", "denied", "missed"):
        sums[name] = sum(getattr(node, name) for node in nodes.values())
    done: dict[str, int] = {}
    for node in nodes.values():
        for kind, count in node.done.items():
            done[kind] = done.get(kind, 0) + count
    return sums | {"done": dict(sorted(done.items()))}
