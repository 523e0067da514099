"""The packets of the service's load, and the figure and tables of what was found."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from matplotlib.figure import Figure

from heatcloak_lab.benchmarks import service_packets as packets
from heatcloak_lab.benchmarks.service_figure import draw_service
from heatcloak_lab.benchmarks.service_growth import GrowthRow
from heatcloak_lab.benchmarks.service_load import reading_packets
from heatcloak_lab.benchmarks.service_tables import growth_table
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire import decode_reading
from heatcloak_shared.zone import Zone

Messages = list[tuple[bytes, "int | None"]]


@given(
    st.lists(st.tuples(st.binary(max_size=400), st.none() | st.integers(1, 65535)), max_size=8),
    st.integers(0, 4000),
)
def test_what_is_packed_is_found_whole_and_what_is_cut_off_is_left(messages: Messages, cut: int) -> None:
    """However the bytes are divided among reads."""
    made = b"".join(packets.publish("t/é", payload, mid) for payload, mid in messages)
    buffer, found = bytearray(made[:cut]), []
    for part in (b"", made[cut:]):
        buffer += part
        taken = 0
        for first, _, payload, end in packets.publishes(buffer):
            assert packets.is_publish(first)
            mid = int.from_bytes(buffer[payload - 2 : payload], "big") if first & 6 else None
            found.append((bytes(buffer[payload:end]), mid))
            taken = end
        del buffer[:taken]
    assert found == messages
    assert not buffer


def test_the_load_is_made_of_valid_readings(zone: Zone) -> None:
    """One of every node in every round, each with its own number."""
    seen = set()
    for of_round in reading_packets(zone, range(100, 103), "5f" * 16):
        for packet in of_round:
            ((_, body, payload, end),) = packets.publishes(bytearray(packet))
            reading = decode_reading(packet[payload:end])
            assert node_topic(zone.name, reading.node, "reading").encode() in packet[body:payload]
            assert (reading.rev, reading.kept) == (zone.rev, reading.seq)
            assert zone.schedule.round_of(reading.t) == reading.round == 100 + reading.seq
            seen.add((reading.node, reading.seq))
    assert len(seen) == 3 * len(zone.nodes)


def test_rounds_that_were_never_estimated_are_a_dash_and_no_point() -> None:
    """A service that can't keep up is shown, not hidden."""
    rows = [
        GrowthRow(50, 20, 20, 20, 0.04, 0.09, 0.1, 0.08, 0.01, 0.01, 2.5e8, 2.6e8, 0.5),
        GrowthRow(5000, 20, 0, 0, None, None, None, 1.0, 0.1, 0.02, 2.7e8, 3.0e8, 1.2),
    ]
    assert growth_table(rows).rows[1][2:7] == ("0", "0", "-", "-", "-")
    figure = Figure()
    draw_service(figure, rows)
    latency, processor, _ = figure.axes
    assert [len(line.get_xydata()) for line in latency.lines] == [1, 1]  # type: ignore[arg-type]
    assert [len(line.get_xydata()) for line in processor.lines] == [2, 2]  # type: ignore[arg-type]
