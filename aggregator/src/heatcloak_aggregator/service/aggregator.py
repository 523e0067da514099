"""The aggregator: takes cloaked readings in, stores them, and publishes where, roughly, the heat is."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import aiomqtt

from heatcloak_aggregator.recovery.methods import Method
from heatcloak_aggregator.service.admission import RefusedError, admit
from heatcloak_aggregator.service.counts import Counts
from heatcloak_aggregator.service.estimator import Estimator, RoundEstimate
from heatcloak_aggregator.service.link import Client
from heatcloak_aggregator.service.reconnect import RECONNECT_FIRST, RECONNECT_LONGEST, Connections
from heatcloak_aggregator.service.rounds import Round, RoundBook, Verdict
from heatcloak_aggregator.service.sequences import Sequence
from heatcloak_aggregator.service.store import Store
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import StoreError, WireError
from heatcloak_shared.topics import estimate_topic, node_topic
from heatcloak_shared.wire import Estimate, Reading, Stored, encode_estimate, encode_stored
from heatcloak_shared.zone import Zone

BATCH = 500
CLOSING_INTERVAL = 0.2
RESTORED_ROUNDS = 10_000
PATIENCE = 2.0
"""Seconds of preparing after which it is said why it takes so long."""

T = TypeVar("T")
R = TypeVar("R")

log = logging.getLogger(__name__)


class Aggregator:
    """Serves one zone.

    Args:
        zone: the zone.
        broker: where the nodes publish.
        store: where readings and estimates go.
        clock: seconds since 1970.
        grace: seconds after a round's end during which its readings are still awaited.
        on_estimate: told of every estimate after it was published, on the event loop.
        on_ready: told each time that readings can come in.
        counts: where to count; left out, the service keeps its own.
        method: how sources are recovered.
        pool: rounds whose readings are pooled at most; 1 pools none.

    Raises:
        ParameterError: ``pool`` is out of range.
    """

    def __init__(
        self,
        zone: Zone,
        broker: BrokerAddress,
        store: Store,
        clock: Callable[[], float],
        grace: float,
        on_estimate: Callable[[RoundEstimate], None] = lambda estimate: None,
        on_ready: Callable[[], None] = lambda: None,
        counts: Counts | None = None,
        method: Method = Method.BPDN,
        pool: int = 1,
    ) -> None:
        self.counts = counts or Counts()
        self._zone = zone
        self._store = store
        self._clock = clock
        self._on_estimate = on_estimate
        self._book = RoundBook(zone, grace)
        self._estimator = Estimator(zone, method, pool)
        self._sequences: dict[tuple[str, str], Sequence] = {}
        self._unestimated: deque[Round] = deque()
        self._unpublished: deque[RoundEstimate] = deque()
        self._complained: set[str] = set()
        # Batches and closing rounds both await in the middle; the book must not change under either.
        self._turn = asyncio.Lock()
        topic = node_topic(zone.name, "+", "reading")
        self._connections = Connections(broker, f"{zone.name}-aggregator", topic, self._serve, on_ready)

    @property
    def ready(self) -> asyncio.Event:
        """Set while readings can come in."""
        return self._connections.ready

    async def run(self) -> None:
        """Serve until cancelled. Connections that drop are made anew; the first one must succeed.

        Raises:
            LinkError: the broker can't be reached, or refuses us, at the start.
            StoreError: the store can't be read at the start. Later it is asked again until it answers.
        """
        await self._restore()
        await self._prepare()
        await self._connections.keep()

    async def _prepare(self) -> None:
        preparing = asyncio.create_task(asyncio.to_thread(self._estimator.prepare), name="prepare")
        done, _ = await asyncio.wait([preparing], timeout=PATIENCE)
        if not done:
            log.info("compiling the recovery, this once: it takes some seconds")
        await preparing

    async def _serve(self, client: Client) -> None:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._ingest(client), name="ingest")
            tasks.create_task(self._keep_time(client), name="time")

    async def _ingest(self, client: Client) -> None:
        messages = client.messages
        async for message in messages:
            batch = [message]
            while len(messages) and len(batch) < BATCH:
                batch.append(await anext(messages))
            async with self._turn:
                await self._take(client, batch)
                await self._close_rounds(client)

    async def _keep_time(self, client: Client) -> None:
        """Close rounds whose time is up, and look for denials."""
        denied = 0
        while True:
            await asyncio.sleep(CLOSING_INTERVAL)
            async with self._turn:
                await self._close_rounds(client)
            if client.denied > denied:
                self._complain(
                    "denied", "the broker denies what this service publishes: check its access list"
                )
                self.counts.denied += client.denied - denied
                denied = client.denied

    async def _take(self, client: Client, batch: list[aiomqtt.Message]) -> None:
        readings = [reading for message in batch if (reading := self._admitted(message)) is not None]
        if not readings:
            return
        known = await self._insist(self._store.known, readings)
        now = self._clock()
        verdicts = [(r, self._judge(r, now, is_known=k)) for r, k in zip(readings, known, strict=True)]
        fresh = await self._insist(self._store.add, verdicts)
        for (_, verdict), is_new in zip(verdicts, fresh, strict=True):
            self.counts.verdicts[verdict if is_new else Verdict.DUPLICATE] += 1
        self.counts.stored += sum(fresh)
        # Duplicates too: whoever sends again has not heard that the reading is safe.
        await self._tell_stored(client, readings)

    def _judge(self, reading: Reading, now: float, *, is_known: bool) -> Verdict:
        """A stored reading never enters the book again: it could open a finished round."""
        if is_known:
            return Verdict.DUPLICATE
        verdict = self._book.accept(reading, now)
        # In the book but not in the store: a lost connection cut its first coming short.
        return Verdict.ACCEPTED if verdict is Verdict.DUPLICATE else verdict

    async def _insist(self, work: Callable[[T], R], argument: T) -> R:
        """Work on the store, on another thread, until it works: what is cloaked is not thrown away."""
        delay = RECONNECT_FIRST
        while True:
            try:
                answer = await asyncio.to_thread(work, argument)
            except StoreError as error:
                self._complain("store", f"{error}; trying again")
            else:
                if "store" in self._complained:
                    self._complained.remove("store")
                    log.warning("the store works again")
                return answer
            await asyncio.sleep(delay)
            delay = min(2 * delay, RECONNECT_LONGEST)

    def _admitted(self, message: aiomqtt.Message) -> Reading | None:
        payload = message.payload if isinstance(message.payload, bytes) else b""
        try:
            return admit(self._zone, str(message.topic), payload, self._clock())
        except RefusedError as error:
            self.counts.refusals[error.refusal] += 1
            about = f"{error.refusal} of node {error.node}"
            self._complain(about, f"refused a message of node {error.node} ({error.refusal}): {error}")
            return None

    def _complain(self, about: str, text: str) -> None:
        """Warn once about a thing; say it again only where somebody debugs."""
        log.log(logging.DEBUG if about in self._complained else logging.WARNING, "%s", text)
        self._complained.add(about)

    async def _tell_stored(self, client: Client, readings: list[Reading]) -> None:
        told: dict[tuple[str, str], Sequence] = {}
        for reading in readings:
            sequence = await self._sequence(reading)
            sequence.add(reading.seq, reading.kept or 0)
            told[reading.node, reading.boot] = sequence
        # Together: one round trip for a batch, not one for each node.
        await asyncio.gather(
            *(
                self._tell(client, node, Stored(boot, sequence.watermark))
                for (node, boot), sequence in told.items()
                if sequence.watermark >= 0
            )
        )

    async def _tell(self, client: Client, node: str, stored: Stored) -> None:
        topic = node_topic(self._zone.name, node, "stored")
        await client.publish(topic, encode_stored(stored), qos=1, retain=True)

    async def _sequence(self, reading: Reading) -> Sequence:
        key = reading.node, reading.boot
        if key not in self._sequences:
            kept = reading.kept or 0
            stored = await self._insist(partial(self._store.sequence, self._zone.name, *key), kept)
            # A node has one boot at a time: the earlier one's numbers are in the store if they are asked for.
            self._sequences = {k: v for k, v in self._sequences.items() if k[0] != reading.node}
            self._sequences[key] = Sequence(stored, kept)
        return self._sequences[key]

    async def _close_rounds(self, client: Client) -> None:
        # A round leaves a queue when its work is done: a connection that is lost meanwhile loses none.
        self._unestimated.extend(self._book.close_due(self._clock()))
        while self._unestimated:
            estimate = await asyncio.to_thread(self._estimator.estimate, self._unestimated[0])
            await self._insist(self._store.add_estimate, estimate.message)
            self._unestimated.popleft()
            self._unpublished.append(estimate)
            self.counts.estimated += 1
            self.counts.relaxed += estimate.message.status == "relaxed"
        while self._unpublished:
            await self._publish(client, self._unpublished[0].message)
            self._on_estimate(self._unpublished.popleft())

    async def _publish(self, client: Client, estimate: Estimate) -> None:
        try:
            payload = encode_estimate(estimate)
        except WireError as error:
            # Tens of thousands of nodes are missing: the round is in the store, and the next one may fit.
            self._complain("estimate", f"the estimate of round {estimate.round} is not published: {error}")
            return
        await client.publish(estimate_topic(self._zone.name), payload, qos=1, retain=True)

    async def _restore(self) -> None:
        """Take up the rounds that the store holds readings, but no estimate of."""
        zone = self._zone
        since = zone.schedule.round_of(self._clock()) - RESTORED_ROUNDS
        estimated = await asyncio.to_thread(self._store.estimated, zone.name, zone.rev, since)
        closed = set(estimated)
        readings = await asyncio.to_thread(self._store.accepted, zone.name, zone.rev, since)
        self._book.restore((reading for reading in readings if reading.round not in closed), estimated)
        done = [reading for reading in readings if reading.round in closed]
        await asyncio.to_thread(self._estimator.restore, done)
