"""What comes in by topic or by line: opened if it is the zone's, counted by reason if not, never fatal."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from heatcloak_aggregator.trusted import LiveRounds, Openings, RecordedRounds
from heatcloak_shared import Reading, encode_reading
from heatcloak_shared.topics import node_topic
from heatcloak_shared.zone import Zone

NOW = 130.0
Sealers = Callable[..., Any]


class Desk:
    """Openings, and what they told."""

    def __init__(self, seal: Any, **options: Any) -> None:
        self.zone = seal.zone
        self.opened: list[tuple[str, int, int]] = []
        self.openings = Openings(
            seal.zone, seal.ring, LiveRounds(seal.zone, 1000.0), on_opened=self._take, **options
        )

    def _take(self, reading: Reading, ticks: int) -> None:
        self.opened.append((reading.node, reading.round, ticks))

    def send(self, reading: Reading) -> None:
        """As the node would."""
        self.openings.take_message(
            node_topic(self.zone.name, reading.node, "reading"), encode_reading(reading), NOW
        )


def test_it_opens_only_what_is_its_own(zone: Zone, sealer: Sealers) -> None:
    """Each message that is refused is counted under one reason."""
    seal = sealer(zone)
    desk, good = Desk(seal), seal("n01", 110, 0, 1000)
    desk.send(good)
    assert desk.opened == [("n01", 110, 1000)]
    refused = {
        "zone": seal("n01", 110, 1, 5, zone="cellar"),
        "revision": seal("n01", 110, 1, 5, rev="0" * 16),
        "noise": seal("n01", 110, 1, 5, sigma_ticks=1),
        "schedule": seal("n01", 110, 1, 5, t=99.5),
        "future": seal("n01", 140, 1, 5),
        "unseeded": replace(good, key=None, mac=None),
        "epoch": replace(good, key=2**63 - 1),
        "forged or wrong key": replace(good, ticks=5),
    }
    for reading in refused.values():
        payload = encode_reading(reading)
        desk.openings.take_message("heatcloak/v1/hall/n01/reading", payload, NOW)
    for topic, payload in [
        ("heatcloak/v1/hall/n02/reading", encode_reading(good)),
        ("heatcloak/v1/hall/n01/status", encode_reading(good)),
        ("heatcloak/v1/hall/n99/reading", encode_reading(good)),
        ("heatcloak/v1/hall/n01/reading", b"nonsense"),
        ("heatcloak/v1/hall/n01/reading", b""),
    ]:
        desk.openings.take_message(topic, payload, NOW)
    counts = desk.openings.counts
    assert counts.refused == dict.fromkeys(refused, 1) | {"node": 1, "topic": 2, "malformed": 2}
    assert (counts.opened, counts.duplicates, len(desk.opened)) == (1, 0, 1)


def test_an_unlisted_round_is_refused(zone: Zone, sealer: Sealers) -> None:
    """A node that releases more than the zone's file says is not helped to."""
    seal = sealer(replace(zone, schedule=replace(zone.schedule, releases=10)))
    desk = Desk(seal)
    desk.send(seal("n01", 115, 0, 5))
    assert desk.openings.counts.refused == {"unlisted": 1}


def test_duplicates_second_and_late_readings_are_counted(zone: Zone, sealer: Sealers) -> None:
    """What has no place in a round is verified, and neither opened nor written down."""
    seal, written = sealer(zone), list[Reading]()
    desk = Desk(seal, record=lambda reading, generation: written.append(reading))
    first = seal("n01", 110, 0, 5)
    for reading in (first, first, seal("n01", 110, 0, 6, bytes(16)), first):
        desk.send(reading)
    desk.openings.rounds.close_due(10_000.0)
    desk.send(seal("n02", 110, 0, 7))
    counts = desk.openings.counts
    assert (counts.opened, counts.duplicates, counts.second, counts.late) == (1, 2, 1, 1)
    assert [ticks for _, _, ticks in desk.opened] == [5]
    assert written == [first]
    assert not counts.nothing_fits


def test_a_stolen_key_fills_no_log(zone: Zone, sealer: Sealers) -> None:
    """Whoever signs without end gets one line a round."""
    seal, written = sealer(zone), list[Reading]()
    desk = Desk(seal, record=lambda reading, generation: written.append(reading))
    for seq in range(200):
        desk.send(seal("n01", 110 + seq % 2, seq, seq))
    assert len(written) == 2
    assert desk.openings.counts.second == 198


def test_another_ring_counts_from_the_next_reading_on(zone: Zone, sealer: Sealers) -> None:
    """What it revokes stays closed; what came before is still known."""
    seal = sealer(zone)
    desk, first = Desk(seal), seal("n01", 110, 0, 5)
    desk.send(first)
    desk.openings.use(seal.ring.revoke("n01", 111))
    for reading in (first, seal("n01", 111, 1, 6), seal("n02", 111, 1, 7)):
        desk.send(reading)
    counts = desk.openings.counts
    assert (counts.opened, counts.duplicates, counts.refused) == (2, 1, {"revoked": 1})


def test_what_is_turned_away_is_counted(zone: Zone, sealer: Sealers) -> None:
    """By reason, and said once a node."""
    desk = Desk(sealer(zone))
    for _ in range(3):
        desk.openings.turn_away("flood", "heatcloak/v1/hall/n01/reading")
    desk.openings.turn_away("topic", "heatcloak/v1/hall/n99/reading")
    assert desk.openings.counts.refused == {"flood": 3, "topic": 1}
    assert not desk.openings.counts.nothing_fits


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(payload=st.binary(max_size=600) | st.text(max_size=200).map(str.encode), topic=st.text(max_size=60))
def test_no_message_and_no_line_is_fatal(zone: Zone, sealer: Sealers, payload: bytes, topic: str) -> None:
    """Whatever comes is counted."""
    desk = Desk(sealer(zone))
    desk.openings.take_message(topic, payload, NOW)
    desk.openings.take_message("heatcloak/v1/hall/n01/reading", payload, NOW)
    desk.openings.take_line(payload, NOW)
    assert desk.openings.counts.refused.total() == 3


def test_a_kind_of_refusal_is_told_once_a_node(
    zone: Zone, sealer: Sealers, caplog: pytest.LogCaptureFixture
) -> None:
    """Not a line for every forged message; and never the reading's value."""
    seal = sealer(zone)
    desk = Desk(seal)
    with caplog.at_level(logging.WARNING):
        for seq in range(50):
            for node in ("n01", "n02"):
                desk.send(replace(seal(node, 110, seq, 5), ticks=987654321))
    assert len(caplog.messages) == 2
    assert "987654321" not in caplog.text


def test_a_recording_is_opened_as_the_live_readings_are(zone: Zone, sealer: Sealers) -> None:
    """The same readings, the same order: the same openings and the same counts."""
    seal, chance = sealer(zone), random.Random(3)
    readings = []
    for number in range(100, 130):
        for node, place in zone.places.items():
            reading = seal(node, number, number, 10 * number + place)
            kind = chance.random()
            if kind < 0.1:
                continue
            if kind < 0.2:
                reading = replace(reading, ticks=reading.ticks + 1)
            readings += [reading] * (2 if kind > 0.95 else 1)
    live, recorded = Desk(seal), Desk(seal)
    recorded.openings.rounds = RecordedRounds(zone)
    for reading in readings:
        live.send(reading)
        recorded.openings.take_line(encode_reading(reading), NOW)
    assert recorded.opened == live.opened
    assert recorded.openings.counts == live.openings.counts
    assert live.openings.counts.refused["forged or wrong key"] > 0
    rounds = live.openings.rounds.close_due(10_000.0)
    assert recorded.openings.rounds.close_all() == rounds
    assert {(node, one.number): t for one in rounds for node, t in one.ticks.items()} == {
        (node, number): 10 * number + zone.places[node] for node, number, _ in live.opened
    }


def test_a_recorded_line_of_no_node_of_the_zone_is_refused(zone: Zone, sealer: Sealers) -> None:
    """A line has no topic; its node must be one of the zone all the same."""
    desk = Desk(sealer(zone))
    desk.openings.take_line(encode_reading(sealer(zone)("n99", 110, 0, 5)), NOW)
    assert desk.openings.counts.refused == {"node": 1}


@pytest.mark.parametrize(
    ("refused", "opened", "nothing_fits"),
    [
        ({"forged or wrong key": 1}, 0, True),
        ({"revision": 3, "malformed": 1}, 0, True),
        ({"forgotten": 1}, 0, True),
        ({"unseeded": 100, "malformed": 3, "topic": 2}, 0, False),
        ({}, 0, False),
        ({"forged or wrong key": 10}, 1, False),
    ],
)
def test_it_knows_when_ring_or_zone_file_are_the_wrong_ones(
    zone: Zone, sealer: Sealers, refused: dict[str, int], opened: int, nothing_fits: bool
) -> None:
    """Nothing opened, and not because nobody seeded anything."""
    counts = Desk(sealer(zone)).openings.counts
    counts.refused.update(refused)
    counts.opened = opened
    assert counts.nothing_fits is nothing_fits
