"""Watermarks: what nodes are told is stored, over several boots and whatever they gave up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

import pytest

from heatcloak_aggregator.mqtt.admission import RefusedError, admit_status
from heatcloak_aggregator.service.sequences import REMEMBERED_BOOTS, Sequence
from heatcloak_aggregator.service.watermarks import MOST_UNREAD_BOOTS, Watermarks
from heatcloak_aggregator.store import BootKey, Held
from heatcloak_shared import Reading
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire import NodeState, Status, encode_status
from heatcloak_shared.zone import Zone

Make = Callable[..., Reading]
A, B = "aa" * 16, "bb" * 16


class Shelf:
    """What a store holds, and how often it was asked."""

    def __init__(self) -> None:
        self.numbers: dict[str, set[int]] = {}
        self.remembered: dict[tuple[str, str], int] = {}
        self.asked = 0
        self.marks = Watermarks("hall", self._load)

    async def _load(self, boots: Collection[BootKey]) -> dict[BootKey, Held]:
        self.asked += 1
        held = {}
        for zone, node, boot in boots:
            through = self.remembered.get((node, boot), -1)
            numbers = sorted(n for n in self.numbers.get(boot, ()) if n > through)
            held[zone, node, boot] = Held(through, tuple((n, n) for n in numbers))
        return held

    def store(self, readings: list[Reading]) -> dict[str, int]:
        """Store readings; the watermarks of their boots."""
        sequences = asyncio.run(self.marks.at_hand((r.node, r.boot) for r in readings))
        for reading in readings:
            boot = reading.node, reading.boot
            self.numbers.setdefault(reading.boot, set()).add(reading.seq)
            sequences[boot].add(reading.seq, reading.kept or 0)
            self.marks.note(boot, sequences[boot])
        return {boot: s.watermark for (_, boot), s in sequences.items() if s.watermark >= 0}

    def hear(self, *kept: tuple[str, int]) -> dict[str, int]:
        """A status of node n01; the watermarks of the boots that it speaks of."""
        status = Status(NodeState.ONLINE, B, kept=kept)
        boots = asyncio.run(self.marks.after_status("n01", status))
        sequences = asyncio.run(self.marks.at_hand(boots))
        return {boot: s.watermark for (_, boot), s in sequences.items() if s.watermark >= 0}

    def remember(self) -> None:
        """Write the watermarks down, as the service does from time to time."""
        risen = dict(self.marks.risen)
        self.remembered |= risen
        self.marks.remembered(risen)


@pytest.fixture
def shelf() -> Shelf:
    """An empty store."""
    return Shelf()


def test_boots_that_come_in_turns_are_told_apart(shelf: Shelf, make_reading: Make) -> None:
    """A drain and live readings at once: each boot has its watermark, and the store is asked once."""
    for seq in range(200):
        told = shelf.store([make_reading(seq=seq, boot=A), make_reading(seq=seq, boot=B)])
        assert told == {A: seq, B: seq}
    assert shelf.asked == 1


def test_duplicates_of_an_earlier_boot_are_answered(shelf: Shelf, make_reading: Make) -> None:
    """Whoever sends again has not heard that the reading is safe."""
    shelf.store([make_reading(seq=seq, boot=A) for seq in range(5)])
    shelf.store([make_reading(seq=0, boot=B)])
    assert shelf.store([make_reading(seq=2, boot=A)]) == {A: 4}


def test_what_a_status_says_is_gone_is_not_waited_for(shelf: Shelf, make_reading: Make) -> None:
    """The oldest of an earlier boot went in a full spool: the watermark goes on from what is kept."""
    assert shelf.store([make_reading(seq=seq, boot=A, kept=0) for seq in range(10, 15)]) == {}
    assert shelf.hear((A, 10), (B, 0)) == {A: 14}
    assert shelf.store([make_reading(seq=15, boot=A, kept=0)]) == {A: 15}
    assert shelf.hear((A, 3)) == {A: 15}, "an older word takes nothing back"


def test_a_status_before_the_first_reading_counts(shelf: Shelf, make_reading: Make) -> None:
    """Also when the service begins later: the status is retained."""
    assert shelf.hear((A, 10)) == {A: 9}
    assert shelf.store([make_reading(seq=10, boot=A, kept=0)]) == {A: 10}


def test_a_node_that_makes_up_boots_fills_no_store(shelf: Shelf, make_reading: Make) -> None:
    """Beyond a thousand without a reading, boots are not remembered; those with one always are.

    Nor do boots count that give nothing up: an honest node says so of each of its own.
    """
    for number in range(MOST_UNREAD_BOOTS + 50):
        shelf.hear((f"a{number:031x}", 0))
    assert not shelf.marks.risen
    for number in range(1, MOST_UNREAD_BOOTS + 50):
        shelf.hear((f"{number:032x}", 7))
        shelf.remember()
    assert len(shelf.remembered) == MOST_UNREAD_BOOTS
    assert shelf.store([make_reading(seq=7, boot=A, kept=7)]) == {A: 7}
    shelf.remember()
    assert shelf.remembered["n01", A] == 7


def test_a_node_that_was_restarted_often_costs_no_memory(shelf: Shelf, make_reading: Make) -> None:
    """Beyond some boots the store is asked again, and says the same."""
    boots = [f"{number:032x}" for number in range(REMEMBERED_BOOTS + 5)]
    for boot in boots:
        shelf.store([make_reading(seq=0, boot=boot)])
    asked = shelf.asked
    assert shelf.store([make_reading(seq=1, boot=boots[-1])]) == {boots[-1]: 1}
    assert shelf.asked == asked
    assert shelf.store([make_reading(seq=1, boot=boots[0])]) == {boots[0]: 1}
    assert shelf.asked == asked + 1


def test_a_rising_low_end_is_not_slow() -> None:
    """Each reading of a spool that overflowed gives up one more: a hundred thousand in a second."""
    sequence = Sequence()
    for seq in range(100_000, 200_000):
        sequence.add(seq, seq - 100_000)
    assert sequence.watermark == 99_998
    sequence.give_up(100_000)
    assert sequence.watermark == 199_999


def test_only_enrolled_nodes_statuses_are_heard(zone: Zone) -> None:
    """What a broker retained of nodes of the past is nobody's business; nonsense of a node is refused."""
    topic = node_topic(zone.name, "n01", "status")
    status = Status(NodeState.ONLINE, A, kept=((A, 3),))
    payload = encode_status(status)
    assert admit_status(zone, topic, payload) == ("n01", status)
    assert admit_status(zone, topic, b"") is None
    assert admit_status(zone, node_topic(zone.name, "n99", "status"), payload) is None
    assert admit_status(zone, node_topic(zone.name, "n01", "reading"), payload) is None
    with pytest.raises(RefusedError):
        admit_status(zone, topic, b"{}")


@pytest.mark.parametrize("remembered", [False, True])
def test_what_a_node_gave_up_is_not_asked_for_when_its_boot_was_long_not_heard_of(
    shelf: Shelf, make_reading: Make, remembered: bool
) -> None:
    """The node says it once, and its readings of before it gave up say otherwise."""
    shelf.hear((A, 50))
    if remembered:
        shelf.remember()
        assert shelf.marks.risen == {}
    for number in range(REMEMBERED_BOOTS + 1):
        shelf.store([make_reading(seq=0, boot=f"{number:032x}")])
    assert shelf.store([make_reading(seq=50, boot=A, kept=0)]) == {A: 50}


def test_many_boots_are_asked_for_together(shelf: Shelf, make_reading: Make) -> None:
    """A thousand nodes that a started service hears of at once are one question to the store."""
    readings = [make_reading(f"n{number}", seq=0) for number in range(1000)]
    asyncio.run(shelf.marks.at_hand((r.node, r.boot) for r in readings))
    assert shelf.asked == 1
