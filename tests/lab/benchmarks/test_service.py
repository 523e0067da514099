"""The load of the service benchmark, and its tables and figure."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from matplotlib.figure import Figure

from heatcloak_lab.benchmarks.programs import ProgramError
from heatcloak_lab.benchmarks.service.benchmark import draw_growth, growth_table
from heatcloak_lab.benchmarks.service.growth import GrowthRow
from heatcloak_lab.benchmarks.service.load import encode_in_time, publish_packet, reading_packets
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire import decode_reading
from heatcloak_shared.zone import Zone


def parse_publish(packet: bytes) -> tuple[str, bytes, int | None]:
    """Return topic, payload and packet id (MQTT 3.1.1, section 3.3)."""
    assert packet[0] in (0x30, 0x32)
    digits = 1
    while packet[digits] & 0x80:
        digits += 1
    size = sum((byte & 0x7F) << 7 * place for place, byte in enumerate(packet[1 : digits + 1]))
    body = packet[digits + 1 :]
    assert len(body) == size
    end = 2 + int.from_bytes(body[:2], "big")
    if packet[0] == 0x30:
        return body[2:end].decode(), body[end:], None
    return body[2:end].decode(), body[end + 2 :], int.from_bytes(body[end : end + 2], "big")


@pytest.mark.parametrize("size", [0, 1, 120, 121, 122, 123, 400, 16_376, 16_377, 16_378, 256_000])
@pytest.mark.parametrize("packet_id", [None, 1, 65535])
def test_a_publish_packet_holds_topic_payload_and_id(size: int, packet_id: int | None) -> None:
    """On both sides of the sizes where the length takes another byte."""
    payload = bytes(range(256)) * (size // 256) + bytes(size % 256)
    assert parse_publish(publish_packet("t/é", payload, packet_id)) == ("t/é", payload, packet_id)


def test_the_load_consists_of_valid_readings(zone: Zone) -> None:
    """One of each node in each round, with sequence numbers and packet ids of its own."""
    seen, packet_ids = set(), []
    for of_round in reading_packets(zone, range(100, 103), "5f" * 16):
        for packet in of_round:
            topic, payload, packet_id = parse_publish(packet)
            reading = decode_reading(payload)
            assert topic == node_topic(zone.name, reading.node, "reading")
            assert (reading.rev, reading.kept) == (zone.rev, reading.seq)
            assert zone.schedule.round_of(reading.t) == reading.round == 100 + reading.seq
            seen.add((reading.node, reading.seq))
            packet_ids.append(packet_id)
    assert len(seen) == 3 * len(zone.nodes)
    assert packet_ids == list(range(1, len(seen) + 1))


def test_rounds_without_an_estimate_are_a_dash_in_the_table_and_no_point_in_the_figure() -> None:
    rows = [
        GrowthRow(50, 20, 20, 20, 0.04, 0.09, 0.1, 0.08, 0.01, 0.01, 2.5e8, 2.6e8, 0.5),
        GrowthRow(5000, 20, 0, 0, None, None, None, 1.0, 0.1, 0.02, 2.7e8, 3.0e8, 1.2),
    ]
    assert growth_table(rows).rows[1][2:7] == ("0", "0", "-", "-", "-")
    figure = Figure()
    draw_growth(figure, rows)
    latency, processor, _ = figure.axes
    assert [len(line.get_xydata()) for line in latency.lines] == [1, 1]  # type: ignore[arg-type]
    assert [len(line.get_xydata()) for line in processor.lines] == [2, 2]  # type: ignore[arg-type]


SlowMachine = Callable[[float], tuple[Callable[[range], list[int]], Callable[[], float]]]


@pytest.fixture
def slow_machine(monkeypatch: pytest.MonkeyPatch) -> SlowMachine:
    """Return a function that returns an encoding that takes so many seconds, and the simulated clock."""

    def make(seconds: float) -> tuple[Callable[[range], list[int]], Callable[[], float]]:
        now = 1000.3

        def encode(rounds: range) -> list[int]:
            nonlocal now
            now += seconds
            return list(rounds)

        monkeypatch.setattr("heatcloak_lab.benchmarks.service.load.time.time", lambda: now)
        return encode, lambda: now

    return make


@pytest.mark.parametrize("seconds", [0.1, 4.0, 60.0])
def test_rounds_begin_after_their_readings_are_encoded(
    zone: Zone, slow_machine: SlowMachine, seconds: float
) -> None:
    encode, clock = slow_machine(seconds)
    rounds, encoded = encode_in_time(zone.schedule, 40, encode, lead=3.0, margin=1.5)
    assert len(rounds) == 40
    assert encoded == list(rounds)
    assert zone.schedule.start_of(rounds[0]) > clock() + 1.5


def test_a_machine_that_never_encodes_in_time_is_an_error(zone: Zone, slow_machine: SlowMachine) -> None:
    encode, _ = slow_machine(1000.0)
    with pytest.raises(ProgramError, match="not encoded in time: check whether the machine is busy"):
        encode_in_time(zone.schedule, 40, encode, lead=3.0, margin=1.5)
