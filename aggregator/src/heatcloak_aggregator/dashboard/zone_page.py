"""What the public pages show of a zone: one snapshot for all visitors, made again when something changes."""

from __future__ import annotations

import asyncio
import heapq
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from heatcloak_aggregator.dashboard.catalogue import Catalogue, Sentence
from heatcloak_aggregator.dashboard.condition import (
    STORE_DOWN,
    BudgetUse,
    Condition,
    Level,
    budget_use,
    by_severity,
    missing_nodes,
    service_conditions,
    worst,
    zone_conditions,
)
from heatcloak_aggregator.dashboard.drawings import ZoneDrawing, drawing_of
from heatcloak_aggregator.dashboard.drawings.line_chart import LineChart, line_chart
from heatcloak_aggregator.dashboard.drawings.tracks import Followed, followed, version
from heatcloak_aggregator.dashboard.long_history import LongHistory, LongHistoryReader
from heatcloak_aggregator.dashboard.promise_view import protected, unprotected
from heatcloak_aggregator.dashboard.rendering import etag, render
from heatcloak_aggregator.dashboard.simulation import MethodResult, SimulatedZone
from heatcloak_aggregator.dashboard.zone_history import ShownRound, ZoneHistory
from heatcloak_aggregator.http.store_readers import StoreReaders
from heatcloak_aggregator.service.monitoring import ServiceView, ZoneView
from heatcloak_shared.errors import StoreError
from heatcloak_shared.wire import NodeState, Status
from heatcloak_shared.zone import AnyZone

LEAST_INTERVAL = 0.4
"""Seconds between two looks for changes."""
MOST_SHARE = 0.02
"""Share of the processor time that snapshots and rendering may use: the whole service needs it."""
MOST_REST = 5.0
"""Seconds between two looks at most, however long the work took."""
RETRY_SECONDS = 5.0
"""Seconds after a failure of the store before it is read again."""
MOST_PAST = 32
"""Rendered past rounds that are kept, for visitors who play them."""
MOST_LISTED = 500
"""Nodes on the page of all nodes."""
NODES_AT_A_GLANCE = 12
"""Rows of the table of nodes that are visible without scrolling."""
MOST_NODES = 60
"""Nodes in the table of a zone's page, those with problems first; another page has all."""

_ORDER = {
    NodeState.FAULTY: 0,
    NodeState.OFFLINE: 1,
    NodeState.STOPPED: 2,
    None: 3,
    NodeState.ONLINE: 4,
}


@dataclass(frozen=True)
class NodeLine:
    """A node in the table of nodes.

    Attributes:
        node: its id.
        status: the last status; None if it sent none since the service started.
        last_seen: when a message of it was stored, seconds since 1970; None before the first.
        gaps: readings that are missing.
        left: listed rounds of the present period that it can still release.
        is_silent: whether it is online and its reading is missing in the newest round.
    """

    node: str
    status: Status | None
    last_seen: float | None
    gaps: int
    left: int
    is_silent: bool = False

    @property
    def state(self) -> str:
        """Return its state, for the catalogue."""
        return "unheard" if self.status is None else self.status.state.value


@dataclass(frozen=True)
class Snapshot:
    """What is known of a zone at one moment.

    Attributes:
        zone: the zone.
        drawing: what draws it.
        conditions: what a visitor should know, the most serious first.
        rounds: its newest rounds, oldest first.
        latest: the newest round with its readings; None without one.
        nodes: its nodes, those with problems first, `MOST_LISTED` at most.
        online: how many are online.
        budget: use of the present budget period.
        now: when this was so, seconds since 1970.
        simulated: the simulated world; None for a real one.
        emds: scores of the rounds by name, where the world is simulated.
        comparisons: what other methods recover from the newest round.
        is_read: whether the store could be read.
        long_history: the rounds of the last days in short; None if ``rounds`` has them all.
    """

    zone: AnyZone
    drawing: ZoneDrawing
    conditions: list[Condition]
    rounds: tuple[ShownRound, ...]
    latest: ShownRound | None
    nodes: list[NodeLine]
    online: int
    budget: BudgetUse
    now: float
    simulated: SimulatedZone | None = None
    emds: dict[int, dict[str, float]] = field(default_factory=dict)
    comparisons: list[MethodResult] = field(default_factory=list)
    is_read: bool = True
    long_history: LongHistory | None = None

    @property
    def level(self) -> Level:
        """Return the most serious level of its conditions."""
        return worst(self.conditions)

    @property
    def has_more_nodes(self) -> bool:
        """Return whether the page of all nodes shows more than the zone's page does at a glance."""
        return len(self.zone.nodes) > NODES_AT_A_GLANCE

    @property
    def listed_nodes(self) -> list[NodeLine]:
        """Return the nodes that the zone's page lists."""
        return self.nodes[:MOST_NODES]

    @property
    def sentences(self) -> list[Sentence]:
        """Return where people are, in words; empty before the first round."""
        return [] if self.latest is None else self.drawing.sentences(self.latest)

    @property
    def protected(self) -> list[Sentence]:
        """Return what the zone protects."""
        return protected(self.zone)

    @property
    def unprotected(self) -> list[Sentence]:
        """Return what it does not protect."""
        return unprotected(self.zone)

    def round_numbered(self, number: int) -> ShownRound | None:
        """Return a round; None if it is not among the newest ones."""
        return next((each for each in self.rounds if each.number == number), None)

    def followed(self, shown: ShownRound) -> Followed | None:
        """Return the people whom the method follows up to a round; None if it does not follow people."""
        people = None if self.simulated is None else self.simulated.people
        return followed(shown, self.rounds, self.zone.schedule, people)

    def people_chart(self) -> LineChart | None:
        """Return the number of people over the rounds."""
        counts: dict[str, list[float | None]] = {
            f"chart.counted.{self.zone.kind}": [self.drawing.count(each) for each in self.rounds]
        }
        if self.simulated is not None:
            counts["chart.true"] = [self.simulated.count(each.number) for each in self.rounds]
        return self._chart(counts)

    def emd_chart(self) -> LineChart | None:
        """Return the earth mover's distance over the rounds; None for a real world."""
        names = dict.fromkeys(name for scores in self.emds.values() for name in scores)
        return self._chart(
            {
                f"chart.emd.{name}": [self.emds.get(each.number, {}).get(name) for each in self.rounds]
                for name in names
            }
        )

    def _chart(self, series: dict[str, list[float | None]]) -> LineChart | None:
        return line_chart([each.number for each in self.rounds], [each.time for each in self.rounds], series)


class Throttle:
    """Leave time for other work: after each piece of work, none is due for a time in proportion.

    Args:
        clock: monotonic seconds.
        used: seconds of processor time that the thread has used. Those of the clock would count a busy
            machine as work, and pages would stand still.
    """

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, used: Callable[[], float] = time.thread_time
    ) -> None:
        self._clock = clock
        self._used = used
        self._due_at = -math.inf

    @property
    def is_due(self) -> bool:
        """Return whether work is due."""
        return self._clock() >= self._due_at

    @contextmanager
    def work(self) -> Iterator[None]:
        """Measure the work in the block, which must be done by this thread."""
        began = self._used()
        try:
            yield
        finally:
            self.rest(self._used() - began)

    def rest(self, used: float) -> None:
        """Leave time after work that took ``used`` seconds of processor time."""
        rest = min(max(LEAST_INTERVAL, used / MOST_SHARE), MOST_REST)
        self._due_at = max(self._due_at, self._clock() + rest)


class ZonePage:
    """The snapshots of one zone, and the parts of pages made of them, for all visitors.

    Args:
        service: the service.
        view: the zone, as the service serves it now. When the service no longer serves it, or added it again,
            for example because its file has changed, the page keeps its last state: make another one.
        readers: threads that read the store.
        clock: seconds since 1970.
        simulated: the zone's simulated world; None for a real one.
        has_ended: whether the simulation is over.
    """

    def __init__(
        self,
        service: ServiceView,
        view: ZoneView,
        readers: StoreReaders,
        clock: Callable[[], float],
        simulated: SimulatedZone | None = None,
        has_ended: Callable[[], bool] = lambda: False,
    ) -> None:
        self.simulated = simulated
        self._service = service
        self._view = view
        self._readers = readers
        self._clock = clock
        self._has_ended = has_ended
        self._since = clock()
        self._read_at = -math.inf
        self._past: OrderedDict[tuple[int, int, bool, str, object], str] = OrderedDict()
        self._history = ZoneHistory(view.zone, service.store)
        self._long_history = LongHistoryReader(view.zone, service.store)
        self._drawing: ZoneDrawing | None = None
        self._snapshot: Snapshot | None = None
        self._signature: object = None
        self._throttle = Throttle()
        self._parts: dict[tuple[str, str], tuple[str, str]] = {}
        self._lock = asyncio.Lock()
        self._past_lock = asyncio.Lock()

    @property
    def period(self) -> float:
        """Return the duration of a round in seconds."""
        return self._view.zone.schedule.period

    def shows(self, view: ZoneView) -> bool:
        """Return whether it shows a zone as the service serves it now, and not as it did before."""
        # A zone that was removed and added, perhaps with other settings, has new counts.
        return view.counts is self._view.counts

    async def snapshot(self) -> Snapshot:
        """Return the present state, as old as `LEAST_INTERVAL` and `MOST_SHARE` allow."""
        async with self._lock:
            return await self._refreshed()

    async def _refreshed(self) -> Snapshot:
        """Return the present state; the caller holds the lock."""
        if self._snapshot is None or self._throttle.is_due:
            with self._throttle.work():
                view = self._service.zones.get(self._view.zone.name)
                if view is not None and self.shows(view):
                    self._view = view
                # Taken before reading: what comes meanwhile is found at the next look.
                signature = self._present_signature()
            if self._snapshot is None or signature != self._signature:
                self._snapshot = await self._take()
                self._parts.clear()
                # After a failure, the store is read again even if nothing has changed.
                self._signature = signature if self._snapshot.is_read else None
        return self._snapshot

    async def part(self, template: str, catalogue: Catalogue) -> tuple[str, str]:
        """Return a part of a page that shows the present state, and its tag."""
        async with self._lock:
            snapshot = await self._refreshed()
            key = template, catalogue.language
            if key not in self._parts:
                html = await asyncio.to_thread(self._rendered, template, catalogue, zone=snapshot)
                self._parts[key] = html, etag(html)
            return self._parts[key]

    def _rendered(self, template: str, catalogue: Catalogue, **values: object) -> str:
        """Return a template filled in; call it on a thread, because a large zone takes long."""
        with self._throttle.work():
            return render(template, catalogue, **values)

    async def round_part(self, number: int, catalogue: Catalogue) -> str | None:
        """Return the part of a page that shows a past round; None if it is not among the newest ones.

        If the store can't be read, it lacks the readings.
        """
        snapshot = await self.snapshot()
        shown = snapshot.round_numbered(number)
        if shown is None:
            return None
        is_newest = shown.number == snapshot.rounds[-1].number
        tracks = version(shown, snapshot.rounds)
        key = number, shown.estimate.used, is_newest, catalogue.language, tracks
        # One at a time, so that many players of past rounds do not hold up the service.
        async with self._past_lock:
            if key in self._past:
                self._past.move_to_end(key)
                return self._past[key]
            try:
                complete = await self._readers.read(lambda: self._history.with_readings(shown))
            except StoreError:
                complete = None
            html = await asyncio.to_thread(
                self._rendered, "round_live.html", catalogue, zone=snapshot, shown=complete or shown
            )
            if complete is not None:
                self._past[key] = html
            if len(self._past) > MOST_PAST:
                self._past.popitem(last=False)
            return html

    def _present_signature(self) -> object:
        """Return something that is equal as long as nothing has changed that pages show."""
        view, now = self._view, self._clock()
        counts = view.counts
        return (
            (counts.stored, counts.estimated, counts.estimated_again, view.to_estimate),
            tuple(view.statuses.items()),
            budget_use(view.zone.schedule, now).spent,
            repr(self._conditions(self._snapshot.rounds if self._snapshot else (), now)),
        )

    def _conditions(self, rounds: Sequence[ShownRound], now: float) -> list[Condition]:
        newest = rounds[-1].estimate.message if rounds else None
        if self._has_ended():
            return [Condition(Level.INFO, "ended")]
        return by_severity(
            [
                *service_conditions(self._service.health()),
                *zone_conditions(self._view, newest, now, self._since),
            ]
        )

    async def _take(self) -> Snapshot:
        if self._drawing is None:
            # The layout of a large graph takes seconds.
            self._drawing = await asyncio.to_thread(drawing_of, self._view.zone)
        view, before = self._view, self._snapshot
        made = view.counts.estimated + view.counts.estimated_again
        rounds, latest, whole = (
            ((), None, None) if before is None else (before.rounds, before.latest, before.long_history)
        )
        is_read = False
        if time.monotonic() >= self._read_at:
            try:
                rounds, latest, whole = await self._readers.read(lambda: self._read(made))
                is_read = True
            except StoreError:
                # A hanging database must not hold up every look.
                self._read_at = time.monotonic() + RETRY_SECONDS
        # Not on a thread of the store's readers: compiling a method may take longer than they wait.
        emds, comparisons = await asyncio.to_thread(self._scores, rounds, latest)
        now = self._clock()
        conditions = self._conditions(rounds, now)
        if not is_read and not any(each.key == STORE_DOWN for each in conditions):
            conditions.insert(0, Condition(Level.ERROR, STORE_DOWN))
        budget = budget_use(view.zone.schedule, now)
        missing = frozenset(missing_nodes(rounds[-1].estimate.message)) if rounds else frozenset()
        return Snapshot(
            zone=view.zone,
            drawing=self._drawing,
            conditions=conditions,
            rounds=rounds,
            latest=latest,
            # On a thread, because a zone may have a million nodes.
            nodes=await asyncio.to_thread(_nodes, view, budget, now, missing),
            online=sum(status.state is NodeState.ONLINE for status in view.statuses.values()),
            budget=budget,
            now=now,
            simulated=self.simulated,
            emds=emds,
            comparisons=comparisons,
            is_read=is_read,
            long_history=whole,
        )

    def _read(self, made: int) -> tuple[tuple[ShownRound, ...], ShownRound | None, LongHistory | None]:
        # Measured here and not where it is awaited: waiting takes no time of the service.
        with self._throttle.work():
            rounds = self._history.refresh(made)
            latest = self._history.with_readings(rounds[-1]) if rounds else None
            return rounds, latest, self._long_history.read()

    def _scores(
        self, rounds: Sequence[ShownRound], latest: ShownRound | None
    ) -> tuple[dict[int, dict[str, float]], list[MethodResult]]:
        """Return the scores of rounds and the comparison of methods; nothing of either for a real world."""
        if self.simulated is None or latest is None:
            return {}, []
        return {each.number: self.simulated.scores(each) for each in rounds}, self.simulated.comparisons(
            latest
        )


def _nodes(view: ZoneView, budget: BudgetUse, now: float, missing: frozenset[str]) -> list[NodeLine]:
    schedule = view.zone.schedule
    present = schedule.round_of(now)
    lines = []
    for node in view.zone.nodes:
        counts = view.counts.nodes[node]
        # A node that has not reported in the present round still can.
        can_still = schedule.is_listed(present) and (counts.last_round is None or counts.last_round < present)
        status = view.statuses.get(node)
        is_silent = node in missing and status is not None and status.state is NodeState.ONLINE
        left = budget.left + (1 if can_still else 0)
        lines.append(NodeLine(node, status, counts.last_seen, counts.gaps, left, is_silent))
    return heapq.nsmallest(MOST_LISTED, lines, key=_severity)


def _severity(line: NodeLine) -> tuple[int, int]:
    """Return the place of a node in the table: those with problems first."""
    return (2 if line.is_silent else _ORDER[line.status.state if line.status else None]), -line.gaps
