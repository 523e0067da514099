"""How fast readings come in for good, beside a bare client that only counts them, in turns."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from heatcloak_aggregator.service.zone_state import DEFAULT_WINDOW
from heatcloak_aggregator.store import Store
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_lab.benchmarks.report import Progress
from heatcloak_lab.benchmarks.service_broker import private_broker
from heatcloak_lab.benchmarks.service_programs import Program, load_average, program
from heatcloak_lab.benchmarks.timing import middle
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import HeatcloakError
from heatcloak_shared.topics import node_topic
from heatcloak_shared.zone import Zone, render_zone

LEAST_RATIO = 0.7
"""What the service must reach of the bare loop's rate."""
BARE, BROKER = "bare aiomqtt loop", "broker alone"
BACKLOG, RECENT = "a backlog", "each round estimated"
_PATIENCE = 600.0


class LostError(HeatcloakError):
    """The store does not hold what was sent."""


@dataclass(frozen=True)
class IngestRow:
    """One who takes readings in.

    Attributes:
        who: the service with a store, the peer, or the broker without either.
        what: of the service, whether what comes is a backlog, or rounds that are estimated meanwhile.
        messages: how many came in each turn.
        rate: median of messages a second, from the first one sent to the last one committed and acknowledged.
        processor: median of processor seconds a message, of the one who takes them in.
        ratio: median over the pairs of its rate to the bare loop's; None where that is meaningless.
        ratio_low, ratio_high: an interval of that median with 95 %, or the range of fewer than six.
        processor_ratio: median over the pairs of its processor time to the bare loop's.
        bound: what ``ratio`` must be at least; None where nothing is asked.
        kept: whether it is.
        load: the machine's load average in the end.
    """

    who: str
    what: str
    messages: int
    rate: float
    processor: float
    ratio: float | None
    ratio_low: float | None
    ratio_high: float | None
    processor_ratio: float | None
    bound: float | None
    kept: bool | None
    load: float


@dataclass(frozen=True)
class _Turn:
    rate: float
    processor: float


def measure_ingest(
    folder: Path, url: str | None, rounds: int, pairs: int, on_progress: Progress
) -> Iterator[list[IngestRow]]:
    """The service, with SQLite in ``folder`` and with ``url`` where there is one; the bare loop; the broker.

    Args:
        folder: on the disk that is measured.
        url: another store.
        rounds: how many rounds of readings come in a turn.
        pairs: how often each one has its turn.
        on_progress: told the share that is done.

    Yields:
        What is known after each pair, and in the end.

    Raises:
        LinkError: mosquitto is not installed, or does not start.
        StoreError: the other store can't be used.
        LostError: the store does not hold every reading once.
    """
    if url is not None:
        Store(url).close()
    # A name of its own: another store may hold readings of an earlier run.
    zone = new_zone(f"bench-{secrets.token_hex(4)}")
    with private_broker() as broker, _folder(folder, zone) as mine:
        stores = {"SQLite": f"sqlite:///{mine / 'bench.db'}"} | ({} if url is None else {"PostgreSQL": url})
        turns = _Turns(zone, mine, broker.address, rounds)
        # What nothing is demanded of is measured less often, and in a short run not at all.
        pairs_of = {BACKLOG: pairs, RECENT: pairs // 3}
        done, total = 0, sum(pairs_of.values()) * (1 + len(stores)) + 1
        before: list[IngestRow] = []
        for what in (each for each, number in pairs_of.items() if number):
            with turns.loaded(what) as load:
                ways: dict[str, Callable[[], _Turn]] = {BARE: lambda: turns.bare(load)}
                for name, each in stores.items():
                    ways[name] = lambda each=each: turns.ours(load, each)  # type: ignore[misc]
                timed: dict[str, list[_Turn]] = {name: [] for name in ways}
                for pair in range(pairs_of[what]):
                    names = list(ways)
                    for name in names[pair % len(names) :] + names[: pair % len(names)]:
                        timed[name].append(ways[name]())
                        done += 1
                        on_progress(done / total)
                    found = [
                        _row(name, "" if name == BARE else what, turns.count, timed[name], timed[BARE])
                        for name in ways
                        if name != BARE or what == BACKLOG
                    ]
                    yield before + found
                if what == BACKLOG:
                    found.append(_row(BROKER, "", turns.count, [turns.drained(load)], None))
                before += found
        yield before


class _Turns:
    """One turn of each who takes in what one load sends."""

    def __init__(self, zone: Zone, folder: Path, broker: BrokerAddress, rounds: int) -> None:
        self._zone = zone
        self._zone_file = str(folder / "zone.toml")
        self._broker = broker
        self._rounds = rounds
        self._held: dict[str, int] = {}
        self.count = rounds * len(zone.nodes)

    @contextmanager
    def loaded(self, what: str) -> Iterator[Program]:
        """The load, with its readings encoded."""
        ends = self._zone.schedule.round_of(time.time()) - 1
        if what == BACKLOG:
            ends -= int(DEFAULT_WINDOW) + 60
        task = {
            "kind": "burst",
            "zone": self._zone_file,
            "first": ends - self._rounds,
            "rounds": self._rounds,
        }
        with program("service_load", **task, **self._where()) as load:
            load.hear()
            yield load

    def bare(self, load: Program) -> _Turn:
        """The bare loop."""
        with program("service_bare", topic=self._topic(), count=self.count, **self._where()) as taker:
            return self._timed(load, taker)

    def drained(self, load: Program) -> _Turn:
        """A subscriber that acknowledges and does nothing else."""
        task = {"kind": "drain", "topic": self._topic(), "count": self.count}
        with program("service_load", **task, **self._where()) as taker:
            return self._timed(load, taker)

    def ours(self, load: Program, url: str) -> _Turn:
        """The service with the store at ``url``."""
        task = {"store": url, "zone": self._zone_file, "count": self.count}
        before = self._held.get(url, 0)
        with program("service_ours", **task, **self._where()) as taker:
            turn = self._timed(load, taker)
            self._held[url] = held = taker.hear()["held"]
        if held - before != self.count:
            raise LostError(
                f"the store holds {held - before} of {self.count} readings: keep it, and report this"
            )
        return turn

    def _timed(self, load: Program, taker: Program) -> _Turn:
        taker.hear()
        load.say(boot=secrets.token_hex(16))
        begun = load.hear(_PATIENCE)["begun"]
        done = taker.hear(_PATIENCE)
        return _Turn(self.count / (done["done"] - begun), done["processor"] / self.count)

    def _topic(self) -> str:
        return node_topic(self._zone.name, "+", "reading")

    def _where(self) -> dict[str, object]:
        return {"host": self._broker.host, "port": self._broker.port}


@contextmanager
def _folder(disk: Path, zone: Zone) -> Iterator[Path]:
    with TemporaryDirectory(prefix="heatcloak-", dir=disk) as name:
        folder = Path(name).resolve()
        (folder / "zone.toml").write_text(render_zone(zone), encoding="utf-8")
        yield folder


def _row(who: str, what: str, count: int, mine: Sequence[_Turn], bare: Sequence[_Turn] | None) -> IngestRow:
    rate, processor = (median(values) for values in zip(*((t.rate, t.processor) for t in mine), strict=True))
    if bare is None or mine is bare:
        return IngestRow(who, what, count, rate, processor, *(None,) * 6, load_average())
    ratio = middle(ours.rate / theirs.rate for ours, theirs in zip(mine, bare, strict=True))
    spent = middle(ours.processor / theirs.processor for ours, theirs in zip(mine, bare, strict=True))
    bound = LEAST_RATIO if what == BACKLOG else None
    kept = None if bound is None else ratio.value >= bound
    return IngestRow(who, what, count, rate, processor, *ratio, spent.value, bound, kept, load_average())
