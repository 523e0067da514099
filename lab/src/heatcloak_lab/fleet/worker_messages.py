"""What a worker process is told: all of it at once, so that one that is started again does the same."""

from __future__ import annotations

from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field

from heatcloak_shared.broker import BrokerAddress, Tls


class BrokerSpec(BaseModel):
    """A broker's address. The password goes through a pipe, never onto a command line."""

    model_config = ConfigDict(frozen=True)

    host: str
    port: int
    username: str | None = None
    password: str | None = Field(default=None, repr=False)
    mqtt5: bool = True
    tls: bool = False
    ca: Path | None = None
    certificate: Path | None = None
    key: Path | None = None

    @classmethod
    def of(cls, address: BrokerAddress) -> BrokerSpec:
        """The same as ``address``."""
        tls = address.tls
        return cls(
            host=address.host,
            port=address.port,
            username=address.username,
            password=address.password,
            mqtt5=address.mqtt5,
            tls=tls is not None,
            ca=None if tls is None else tls.ca,
            certificate=None if tls is None else tls.certificate,
            key=None if tls is None else tls.key,
        )

    @property
    def address(self) -> BrokerAddress:
        """The address itself."""
        tls = Tls(self.ca, self.certificate, self.key) if self.tls else None
        return BrokerAddress(self.host, self.port, self.username, self.password, self.mqtt5, tls)


class WorkerSpec(BaseModel):
    """One worker's share of a fleet.

    Attributes:
        worker: its number, from 0.
        zone: the zone file's text.
        nodes: the nodes of the whole fleet, in the zone's order: shares of a fault are of these.
        share: the nodes that this worker runs.
        scenario: the text of the world.
        broker: where nodes publish; with ``credentials`` only what their files do not say.
        state: the folder of ledgers and spools.
        spool: ``"memory"`` or ``"disk"``.
        ledger_block: listed rounds that one write records ahead.
        journal: the file that each cloaked reading is noted in; None for none.
        journal_from: where in it this run begins, in bytes.
        keys: the folder of node key files; None for those that ``credentials`` name, if any.
        credentials: the folder of ``heatcloak provision``; None where all nodes use ``broker``.
        broker_given: whether ``broker`` names host and port, whatever the credentials say.
        faults: the text of the faults file.
        seed: what the faults' chance is drawn from.
        ledgers_lost: begin damaged or missing ledgers anew, with the next budget period.
        accept_weaker_promise: take a zone that promises less than the ledgers recorded.
        quiet: log errors only: with faults, warnings are what is asked for.
    """

    model_config = ConfigDict(frozen=True)

    worker: int
    zone: str
    nodes: tuple[str, ...]
    share: tuple[str, ...]
    scenario: str
    broker: BrokerSpec
    state: Path
    spool: str = "memory"
    ledger_block: int = 1
    journal: Path | None = None
    journal_from: int = 0
    keys: Path | None = None
    credentials: Path | None = None
    broker_given: bool = True
    faults: str = ""
    seed: int = 0
    ledgers_lost: bool = False
    accept_weaker_promise: bool = False
    quiet: bool = False


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
