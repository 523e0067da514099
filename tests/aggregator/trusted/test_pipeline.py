"""Messages and recorded lines are decrypted if valid, otherwise counted by reason, and never fatal."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from heatcloak_aggregator.trusted import DecryptionPipeline, LiveRounds, RecordedRounds
from heatcloak_shared import Reading, encode_reading
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire import Release
from heatcloak_shared.zone import Zone

NOW = 130.0
Sealers = Callable[..., Any]


class Harness:
    """A pipeline, and the readings that it decrypted."""

    def __init__(self, seal: Any, **options: Any) -> None:
        self.zone = seal.zone
        self.decrypted: list[tuple[str, int, int]] = []
        self.pipeline = DecryptionPipeline(
            seal.zone, seal.ring, LiveRounds(seal.zone, 1000.0), on_decrypted=self._take, **options
        )

    def _take(self, reading: Release, ticks: int) -> None:
        self.decrypted.append((reading.node, reading.round, ticks))

    def send(self, reading: Reading) -> None:
        """Publish a reading as its node would."""
        self.pipeline.take_message(
            node_topic(self.zone.name, reading.node, "reading"), encode_reading(reading), NOW
        )


def test_only_valid_readings_are_decrypted_and_each_refusal_has_one_reason(
    zone: Zone, sealer: Sealers
) -> None:
    seal = sealer(zone)
    harness, good = Harness(seal), seal("n01", 110, 0, 1000)
    harness.send(good)
    assert harness.decrypted == [("n01", 110, 1000)]
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
        harness.pipeline.take_message("heatcloak/v1/hall/n01/reading", payload, NOW)
    for topic, payload in [
        ("heatcloak/v1/hall/n02/reading", encode_reading(good)),
        ("heatcloak/v1/hall/n01/status", encode_reading(good)),
        ("heatcloak/v1/hall/n99/reading", encode_reading(good)),
        ("heatcloak/v1/hall/n01/reading", b"nonsense"),
        ("heatcloak/v1/hall/n01/reading", b""),
    ]:
        harness.pipeline.take_message(topic, payload, NOW)
    counts = harness.pipeline.counts
    assert counts.refused == dict.fromkeys(refused, 1) | {"node": 1, "topic": 2, "malformed": 2}
    assert (counts.opened, counts.duplicates, len(harness.decrypted)) == (1, 0, 1)


def test_reading_of_an_unlisted_round_is_refused(zone: Zone, sealer: Sealers) -> None:
    seal = sealer(replace(zone, schedule=replace(zone.schedule, releases=10)))
    harness = Harness(seal)
    harness.send(seal("n01", 115, 0, 5))
    assert harness.pipeline.counts.refused == {"unlisted": 1}


def test_duplicates_second_and_late_readings_are_counted_and_not_recorded(
    zone: Zone, sealer: Sealers
) -> None:
    seal, recorded_readings = sealer(zone), list[Reading]()
    harness = Harness(seal, record=lambda reading, generation: recorded_readings.append(reading))
    first = seal("n01", 110, 0, 5)
    for reading in (first, first, seal("n01", 110, 0, 6, bytes(16)), first):
        harness.send(reading)
    harness.pipeline.rounds.close_due(10_000.0)
    harness.send(seal("n02", 110, 0, 7))
    counts = harness.pipeline.counts
    assert (counts.opened, counts.duplicates, counts.second, counts.late) == (1, 2, 1, 1)
    assert [ticks for _, _, ticks in harness.decrypted] == [5]
    assert recorded_readings == [first]
    assert not counts.nothing_fits


def test_stolen_key_causes_one_record_per_round(zone: Zone, sealer: Sealers) -> None:
    seal, recorded_readings = sealer(zone), list[Reading]()
    harness = Harness(seal, record=lambda reading, generation: recorded_readings.append(reading))
    for seq in range(200):
        harness.send(seal("n01", 110 + seq % 2, seq, seq))
    assert len(recorded_readings) == 2
    assert harness.pipeline.counts.second == 198


def test_new_keyring_is_used_from_the_next_reading_on(zone: Zone, sealer: Sealers) -> None:
    seal = sealer(zone)
    harness, first = Harness(seal), seal("n01", 110, 0, 5)
    harness.send(first)
    harness.pipeline.use(seal.ring.revoke("n01", 111))
    for reading in (first, seal("n01", 111, 1, 6), seal("n02", 111, 1, 7)):
        harness.send(reading)
    counts = harness.pipeline.counts
    assert (counts.opened, counts.duplicates, counts.refused) == (2, 1, {"revoked": 1})


def test_messages_refused_by_the_filter_are_counted(zone: Zone, sealer: Sealers) -> None:
    harness = Harness(sealer(zone))
    for _ in range(3):
        harness.pipeline.refuse_message("flood", "heatcloak/v1/hall/n01/reading")
    harness.pipeline.refuse_message("topic", "heatcloak/v1/hall/n99/reading")
    assert harness.pipeline.counts.refused == {"flood": 3, "topic": 1}
    assert not harness.pipeline.counts.nothing_fits


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(payload=st.binary(max_size=600) | st.text(max_size=200).map(str.encode), topic=st.text(max_size=60))
def test_any_message_or_line_is_counted_and_never_fatal(
    zone: Zone, sealer: Sealers, payload: bytes, topic: str
) -> None:
    harness = Harness(sealer(zone))
    harness.pipeline.take_message(topic, payload, NOW)
    harness.pipeline.take_message("heatcloak/v1/hall/n01/reading", payload, NOW)
    harness.pipeline.take_line(payload, NOW)
    assert harness.pipeline.counts.refused.total() == 3


def test_refusal_is_logged_once_per_reason_and_node_without_the_value(
    zone: Zone, sealer: Sealers, caplog: pytest.LogCaptureFixture
) -> None:
    seal = sealer(zone)
    harness = Harness(seal)
    with caplog.at_level(logging.WARNING):
        for seq in range(50):
            for node in ("n01", "n02"):
                harness.send(replace(seal(node, 110, seq, 5), ticks=987654321))
    assert len(caplog.messages) == 2
    assert "987654321" not in caplog.text


def test_recorded_and_live_readings_give_the_same_rounds_and_counts(zone: Zone, sealer: Sealers) -> None:
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
    live, recorded = Harness(seal), Harness(seal)
    recorded.pipeline.rounds = RecordedRounds(zone)
    for reading in readings:
        live.send(reading)
        recorded.pipeline.take_line(encode_reading(reading), NOW)
    assert recorded.decrypted == live.decrypted
    assert recorded.pipeline.counts == live.pipeline.counts
    assert live.pipeline.counts.refused["forged or wrong key"] > 0
    rounds = live.pipeline.rounds.close_due(10_000.0)
    assert recorded.pipeline.rounds.close_all() == rounds
    assert {(node, each.number): t for each in rounds for node, t in each.uncovered.items()} == {
        (node, number): 10 * number + zone.places[node] for node, number, _ in live.decrypted
    }


def test_recorded_line_of_an_unknown_node_is_refused(zone: Zone, sealer: Sealers) -> None:
    harness = Harness(sealer(zone))
    harness.pipeline.take_line(encode_reading(sealer(zone)("n99", 110, 0, 5)), NOW)
    assert harness.pipeline.counts.refused == {"node": 1}


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
def test_nothing_fits_only_if_keyring_or_zone_file_is_wrong(
    zone: Zone, sealer: Sealers, refused: dict[str, int], opened: int, nothing_fits: bool
) -> None:
    counts = Harness(sealer(zone)).pipeline.counts
    counts.refused.update(refused)
    counts.opened = opened
    assert counts.nothing_fits is nothing_fits
