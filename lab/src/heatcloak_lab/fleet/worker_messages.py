"""Messages between a worker process and its parent, as JSON lines."""

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
        """Return the same address as JSON model."""
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
        """Return the address."""
        tls = Tls(self.ca, self.certificate, self.key) if self.tls else None
        return BrokerAddress(self.host, self.port, self.username, self.password, self.mqtt5, tls)


class WorkerSpec(BaseModel):
    """The first message to a worker: everything that it needs, so that a restarted one does the same.

    Attributes:
        worker: its number, from 0.
        zone: the zone file's text.
        nodes: the nodes of the whole fleet, in the zone's order, to which shares in faults refer.
        share: the nodes that this worker runs.
        scenario: the scenario's text.
        broker: the broker; with ``credentials``, only a default.
        state: the folder of ledgers and spools.
        spool: ``"memory"`` or ``"disk"``.
        ledger_block: listed rounds that one ledger write records ahead.
        journal: the journal's file; None for none.
        journal_from: the byte in the journal where this run begins.
        keys: the folder of node key files; None for those in ``credentials``, if any.
        credentials: the folder of ``heatcloak provision``; None if all nodes use ``broker``.
        broker_given: whether ``broker`` replaces host and port in the credentials.
        faults: the text of the faults file.
        seed: seed of the faults' random numbers.
        ledgers_lost: restart damaged or missing ledgers in the next budget period.
        accept_weaker_promise: accept a zone that promises less than the ledgers recorded.
        quiet: log errors only, as planned faults cause warnings.
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
    """A worker's counts so far.

    Attributes:
        round: the last released round; None before the first.
        nodes: number of nodes.
        connected: number of connected nodes.
        down: number of nodes that have crashed or left.
        published, stored, unstored, dropped: readings, as in the report.
        faults, refused_rounds, denied, missed: sums over all nodes.
        done: number of occurrences of each kind of fault.
        last: the last node with each kind of fault.
        afflicted: the nodes with most faults: id, whether connected, and occurrences by kind.
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
    """Return the sums of several workers' counts, without a round."""
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
