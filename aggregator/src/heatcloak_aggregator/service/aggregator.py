"""The aggregator: takes cloaked readings in, stores them, and publishes where, roughly, the heat is."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field

import aiomqtt

from heatcloak_aggregator.service.admission import RefusedError, admit
from heatcloak_aggregator.service.estimator import Estimator, RoundEstimate
from heatcloak_aggregator.service.link import link_error, mqtt_client
from heatcloak_aggregator.service.rounds import RoundBook, Verdict
from heatcloak_aggregator.service.sequences import Sequence
from heatcloak_aggregator.service.store import Store
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import HeatcloakError
from heatcloak_shared.topics import estimate_topic, node_topic
from heatcloak_shared.wire import Reading, Stored, encode_estimate, encode_stored
from heatcloak_shared.zone import Zone

BATCH = 500
CLOSING_INTERVAL = 0.2
RECONNECT_FIRST = 0.5
RECONNECT_LONGEST = 30.0

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Counts:
    """What the service counted since it started.

    Attributes:
        verdicts: admitted readings, by what became of them.
        refusals: messages refused at the door, by reason.
        stored: readings committed to the store.
        estimated: rounds estimated.
        relaxed: estimated rounds whose asked set was empty.
    """

    verdicts: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    stored: int = 0
    estimated: int = 0
    relaxed: int = 0

    def as_dict(self) -> dict[str, object]:
        """The counts for JSON."""
        return {
            "verdicts": dict(self.verdicts),
            "refusals": dict(self.refusals),
            "stored": self.stored,
            "estimated": self.estimated,
            "relaxed": self.relaxed,
        }


class Aggregator:
    """Serves one zone.

    Args:
        zone: the zone.
        broker: where the nodes publish.
        store: where readings and estimates go.
        clock: seconds since 1970.
        grace: seconds after a round's end during which its readings are still awaited.
        on_estimate: told of every estimate after it was published, on the event loop.
        counts: where to count; left out, the service keeps its own.
    """

    def __init__(
        self,
        zone: Zone,
        broker: BrokerAddress,
        store: Store,
        clock: Callable[[], float],
        grace: float,
        on_estimate: Callable[[RoundEstimate], None] = lambda estimate: None,
        counts: Counts | None = None,
    ) -> None:
        self.counts = counts or Counts()
        self.ready = asyncio.Event()
        self._zone = zone
        self._broker = broker
        self._store = store
        self._clock = clock
        self._on_estimate = on_estimate
        self._book = RoundBook(zone, grace)
        self._estimator = Estimator(zone)
        self._sequences: dict[tuple[str, str], Sequence] = {}
        self._unpublished: deque[RoundEstimate] = deque()
        self._complained: set[tuple[str | None, str]] = set()
        # Batches and closing rounds both await in the middle; the book must not change under either.
        self._turn = asyncio.Lock()

    async def run(self) -> None:
        """Serve until cancelled. Connections that drop are made anew; the first one must succeed.

        Raises:
            LinkError: the broker can't be reached, or refuses us, at the start.
            StoreError: the store can't be read or written.
        """
        await self._restore()
        delay, served = RECONNECT_FIRST, False
        while True:
            failure: Exception | None = None
            try:
                async with mqtt_client(self._broker, f"{self._zone.name}-aggregator") as client:
                    served, delay = True, RECONNECT_FIRST
                    await self._serve(client)
            except* (aiomqtt.MqttError, HeatcloakError) as group:
                failure = _first(group)
            self.ready.clear()
            if isinstance(failure, HeatcloakError):
                raise failure
            error = link_error(self._broker, failure)
            if not served:
                raise error
            log.warning("%s; trying again", error)
            await asyncio.sleep(delay)
            delay = min(2 * delay, RECONNECT_LONGEST)

    async def _serve(self, client: aiomqtt.Client) -> None:
        await client.subscribe(node_topic(self._zone.name, "+", "reading"), qos=1)
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._ingest(client), name="ingest")
            tasks.create_task(self._close_rounds_in_time(client), name="rounds")
            self.ready.set()

    async def _ingest(self, client: aiomqtt.Client) -> None:
        messages = client.messages
        async for message in messages:
            batch = [message]
            while len(messages) and len(batch) < BATCH:
                batch.append(await anext(messages))
            async with self._turn:
                await self._take(client, batch)
                await self._close_rounds(client)

    async def _close_rounds_in_time(self, client: aiomqtt.Client) -> None:
        while True:
            await asyncio.sleep(CLOSING_INTERVAL)
            async with self._turn:
                await self._close_rounds(client)

    async def _take(self, client: aiomqtt.Client, batch: list[aiomqtt.Message]) -> None:
        admitted = [reading for message in batch if (reading := self._admitted(message)) is not None]
        if not admitted:
            return
        now = self._clock()
        verdicts = [(reading, self._book.accept(reading, now)) for reading in admitted]
        fresh = await asyncio.to_thread(self._store.add, verdicts)
        for (_, verdict), is_new in zip(verdicts, fresh, strict=True):
            self.counts.verdicts[verdict if is_new else Verdict.DUPLICATE] += 1
        self.counts.stored += sum(fresh)
        # Duplicates too: whoever sends again has not heard that the reading is safe.
        await self._tell_stored(client, [reading for reading, _ in verdicts])

    def _admitted(self, message: aiomqtt.Message) -> Reading | None:
        payload = message.payload if isinstance(message.payload, bytes) else b""
        try:
            return admit(self._zone, str(message.topic), payload, self._clock())
        except RefusedError as error:
            self.counts.refusals[error.refusal] += 1
            about = (error.node, error.refusal)
            level = logging.DEBUG if about in self._complained else logging.WARNING
            self._complained.add(about)
            log.log(level, "refused a message of node %s (%s): %s", error.node, error.refusal, error)
            return None

    async def _tell_stored(self, client: aiomqtt.Client, readings: list[Reading]) -> None:
        told: dict[tuple[str, str], Sequence] = {}
        for reading in readings:
            sequence = await self._sequence(reading)
            sequence.add(reading.seq)
            told[reading.node, reading.boot] = sequence
        # Together: one round trip for a batch, not one for each node.
        await asyncio.gather(
            *(
                self._tell(client, node, Stored(boot, sequence.watermark))
                for (node, boot), sequence in told.items()
                if sequence.watermark >= 0
            )
        )

    async def _tell(self, client: aiomqtt.Client, node: str, stored: Stored) -> None:
        topic = node_topic(self._zone.name, node, "stored")
        await client.publish(topic, encode_stored(stored), qos=1, retain=True)

    async def _sequence(self, reading: Reading) -> Sequence:
        key = reading.node, reading.boot
        if key not in self._sequences:
            stored = await asyncio.to_thread(self._store.sequence, self._zone.name, *key)
            # A node has one boot at a time: the earlier one's numbers are in the store if they are asked for.
            self._sequences = {k: v for k, v in self._sequences.items() if k[0] != reading.node}
            self._sequences[key] = Sequence(stored)
        return self._sequences[key]

    async def _close_rounds(self, client: aiomqtt.Client) -> None:
        for closed in self._book.close_due(self._clock()):
            estimate = await asyncio.to_thread(self._estimator.estimate, closed)
            await asyncio.to_thread(self._store.add_estimate, estimate.message)
            self.counts.estimated += 1
            self.counts.relaxed += estimate.message.status == "relaxed"
            self._unpublished.append(estimate)
        # What a lost connection left behind goes first.
        while self._unpublished:
            payload = encode_estimate(self._unpublished[0].message)
            await client.publish(estimate_topic(self._zone.name), payload, qos=1, retain=True)
            self._on_estimate(self._unpublished.popleft())

    async def _restore(self) -> None:
        """Put the stored readings of rounds that were still open back into the book."""
        now = self._clock()
        since = self._zone.schedule.round_of(now) - 1
        readings = await asyncio.to_thread(self._store.unestimated, self._zone.name, self._zone.rev, since)
        for reading in readings:
            self._book.accept(reading, now)


def _first(group: ExceptionGroup[Exception]) -> Exception:
    error: Exception = group
    while isinstance(error, ExceptionGroup):
        error = error.exceptions[0]
    return error
