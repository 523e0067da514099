"""The benchmark ``service``: what it takes in, what more nodes cost, and where its memory ends."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import ClassVar

from heatcloak_aggregator.service.ingest import RECEIVE_MAXIMUM
from heatcloak_lab.benchmarks.report import Benchmark, Progress, Report
from heatcloak_lab.benchmarks.service_growth import GrowthRow, measure_growth
from heatcloak_lab.benchmarks.service_ingest import LEAST_RATIO, IngestRow, measure_ingest
from heatcloak_lab.benchmarks.service_pressure import PressureRow, measure_pressure
from heatcloak_lab.benchmarks.service_tables import growth_table, ingest_table, pressure_table
from heatcloak_shared.errors import ParameterError

MOST_NODES = 20_000
"""Beyond, a round's readings alone take longer than a second to encode."""
_NOTES = (
    "ingest: readings of a zone of 50 nodes, each once, sent by one process over a raw socket through one "
    "mosquitto; the same bytes for all. The service commits each to a disk before it acknowledges it; the "
    "bare loop is aiomqtt's own, QoS 1, MQTT 5, and only counts. In turns; each pair begins with another.",
    f"demanded: at least {LEAST_RATIO} of the bare loop's rate for a backlog, whose rounds are over. Where "
    "every round is estimated meanwhile, the recovery takes its share of the same processors.",
    "growth: heatcloak serve with a new SQLite store, in rounds of a second. The readings of a round come in "
    "its first 0.3 s, as those of a zone whose clocks agree. Latency: from the last reading, handed to the "
    "broker, to the estimate at a subscriber. Load and broker share the machine with the service.",
    "memory: another connection holds the store's lock, so that nothing can be committed. Large messages are "
    "of 256 kB and come with QoS 0, which a broker passes on whatever waits.",
)


class ServiceBenchmark(Benchmark):
    """The real service, a private mosquitto, this Python.

    Args:
        pairs: how often the service and the bare loop have their turn.
        rounds: rounds of 50 readings that come in each turn.
        nodes: sizes of zones for the growth.
        seconds: how long each is served.
        folder: on the disk of the stores.
        store: the URL of another store, a PostgreSQL's, to measure besides.
        stalled: how many readings come while the store is stalled.
        large: how many large messages come then.

    Raises:
        ParameterError: a number is out of range.
    """

    name: ClassVar[str] = "service"

    def __init__(
        self,
        pairs: int = 6,
        rounds: int = 1000,
        nodes: Sequence[int] = (50, 500, 2000, 5000),
        seconds: int = 20,
        folder: Path = Path(),
        store: str | None = None,
        stalled: int = 100_000,
        large: int = 20_000,
    ) -> None:
        if min(pairs, rounds, seconds, stalled, large) < 1:
            raise ParameterError("pairs, rounds, seconds, stalled and large: give at least 1 of each")
        if rounds > RECEIVE_MAXIMUM:
            # More of one node the service would not keep waiting, and nobody here sends it again.
            raise ParameterError(f"rounds: give at most {RECEIVE_MAXIMUM}")
        if not nodes or min(nodes) < 2 or max(nodes) > MOST_NODES:
            raise ParameterError(f"nodes: give sizes of zones from 2 to {MOST_NODES}")
        self._pairs = pairs
        self._rounds = rounds
        self._nodes = tuple(nodes)
        self._seconds = seconds
        self._folder = folder
        self._store = store
        self._stalled = stalled
        self._large = large
        self._ingest: list[IngestRow] = []
        self._growth: list[GrowthRow] = []
        self._pressure: list[PressureRow] = []
        self._complete = False

    def run(self, on_progress: Progress) -> None:
        """Measure ingest, growth and memory.

        Raises:
            LinkError: mosquitto is not installed, or does not start.
            StoreError: the store can't be used.
            LostError: a store does not hold what was sent.
        """
        ingest = measure_ingest(
            *(self._folder, self._store, self._rounds, self._pairs),
            lambda share: on_progress(0.5 * share),
        )
        for rows in ingest:
            self._ingest = rows
        for number, nodes in enumerate(self._nodes):
            part = partial(self._tell_growth, on_progress, number)
            self._growth.append(measure_growth(self._folder, nodes, self._seconds, part))
        pressure = measure_pressure(
            *(self._folder, self._stalled, self._large), lambda share: on_progress(0.8 + 0.2 * share)
        )
        for row in pressure:
            self._pressure.append(row)
        self._complete = True

    def report(self) -> Report:
        """What was measured so far."""
        setting: dict[str, object] = {
            "pairs": self._pairs,
            "rounds": self._rounds,
            "seconds": self._seconds,
            "stalled": self._stalled,
            "large": self._large,
        }
        tables = (ingest_table(self._ingest), growth_table(self._growth), pressure_table(self._pressure))
        groups: dict[str, Sequence[IngestRow | GrowthRow | PressureRow]] = {
            "rows": self._ingest,
            "growth": self._growth,
            "memory": self._pressure,
        }
        draw = None
        if self._growth:
            from heatcloak_lab.benchmarks.service_figure import draw_service

            draw = partial(draw_service, rows=self._growth)
        return Report(self.name, self._complete, setting, groups, tables, _NOTES, draw)

    def _tell_growth(self, on_progress: Progress, number: int, share: float) -> None:
        on_progress(0.5 + 0.3 * (number + share) / len(self._nodes))
