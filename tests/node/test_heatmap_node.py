"""Devices of heatmap zones: one message in every listed round, whatever there is to read."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heatcloak_node import HomeAssistantDiscovery, Ledger, load_config
from heatcloak_node.cli import main
from heatcloak_node.ledger import UnusableLedgerError
from heatcloak_node.places import HeatmapCloak
from heatcloak_node.seed import Seed
from heatcloak_shared import Keystream
from heatcloak_shared.errors import ConfigError, SensorError
from heatcloak_shared.keyfile import NodeKey
from heatcloak_shared.keystream import round_key, verify_reading_mac
from heatcloak_shared.ratchet import Epochs
from heatcloak_shared.wire import HeatmapReport, signed_bytes
from heatcloak_shared.zone import HeatmapZone, render_zone
from support.reporting_node import TAKES, ReportingNode, ToldSource, require_same_to_an_observer
from support.zones import heatmap_zone

pytestmark = pytest.mark.alone  # sources that take twentieths of a second, and rounds as close

KEY, NODE = bytes(range(32)), "d001"
PLACE = (0.40625, 0.71875, 1.0)
CELL = (11, 6)
"""Row and column of the place among 16 × 16 cells."""


def told(*actions: Any) -> ToldSource:
    return ToldSource(*actions, after_hang=[PLACE])


def cells(node: ReportingNode) -> list[tuple[int, int] | None]:
    """Return what a trusted party recovers from the messages."""
    assert isinstance(node.zone, HeatmapZone)
    streams = [
        Keystream(round_key(KEY, each.round), NODE, bytes.fromhex(each.boot), each.seq)
        for each in node.reports
    ]
    return [
        node.zone.mechanism.cell_of(each.element, stream)
        for each, stream in zip(node.reports, streams, strict=True)
    ]


def seeded() -> Seed:
    return Seed(NodeKey("lobby", NODE, 0, 0, KEY, Epochs(100, 1000)))


SOURCES = {
    "a place": [PLACE],
    "no place": [],
    "hostile places": [(float("nan"), 0.5, 1.0), (-1.0, 0.5, 1.0), (0.5, 2.0, 1.0), (0.5, 0.5, -1.0)],
    "a fault": SensorError("the file is gone"),
    "a bug that shows a place": ValueError(f"no such place: {PLACE}"),
    "a wrong type": 7,
    "a wrong row": [("here", "there")],
    "a hang": "hang",
}


@pytest.mark.parametrize("name", SOURCES)
def test_an_observer_sees_the_same_whatever_there_is_to_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    """Also in the rounds after it; only the log of the device reveals a fault, and it names no place."""
    places = told(SOURCES[name], [PLACE])
    reporting = ReportingNode(heatmap_zone(), tmp_path, places, seeded())
    with caplog.at_level(logging.DEBUG):
        reporting.play(100, 101)
    require_same_to_an_observer(reporting, 2)
    first, second = cells(reporting)
    assert first == (CELL if name == "a place" else None)
    assert second == (None if name == "a hang" else CELL), "a source that still hangs is not read again"
    assert str(PLACE[0]) not in caplog.text
    assert (reporting.counters.published, reporting.counters.refused_rounds) == (2, 0)


def test_the_check_above_notices_a_device_that_sends_nothing_when_it_is_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(HeatmapCloak, "replacement", lambda self, drawn: None)
    reporting = ReportingNode(heatmap_zone(), tmp_path, told(SensorError("the file is gone"), [PLACE]))
    reporting.play(100, 101)
    with pytest.raises(AssertionError):
        require_same_to_an_observer(reporting, 2)


def test_the_check_above_notices_a_message_whose_length_reveals_the_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a fixed width, one report in 16 is shorter."""

    def message(self: Any, cloaked: int, envelope: dict[str, Any]) -> HeatmapReport:
        return HeatmapReport(report=f"{cloaked % 2 * 4095:x}", **envelope)

    monkeypatch.setattr(HeatmapCloak, "message", message)
    reporting = ReportingNode(heatmap_zone(), tmp_path, told(*[[PLACE]] * 20))
    reporting.play(*range(100, 120))
    with pytest.raises(AssertionError):
        require_same_to_an_observer(reporting, 20)


@pytest.mark.parametrize("takes", [TAKES / 5, TAKES * 1.2])
def test_the_check_above_notices_a_message_at_another_time(tmp_path: Path, takes: float) -> None:
    places = told([PLACE], [PLACE])
    places.takes = takes
    reporting = ReportingNode(heatmap_zone(), tmp_path, places)
    reporting.play(100, 101)
    with pytest.raises(AssertionError):
        require_same_to_an_observer(reporting, 2)


def test_the_ledger_is_written_before_the_places_are_read(tmp_path: Path) -> None:
    places = told([PLACE], [PLACE])
    reporting = ReportingNode(heatmap_zone(), tmp_path, places)
    reporting.play(100, 101, 101)
    assert places.claimed == [100, 101]
    assert reporting.answers == [True, True, False], "no round is released twice"


def test_only_the_listed_round_of_a_budget_period_is_released(tmp_path: Path) -> None:
    zone = heatmap_zone()
    rare = replace(zone, schedule=replace(zone.schedule, budget_rounds=3))
    reporting = ReportingNode(rare, tmp_path, told([PLACE], [PLACE]))
    reporting.play(99, 100, 101, 102)
    assert [each.round for each in reporting.reports] == [99, 102]


def test_a_seeded_report_carries_a_mac_of_the_whole_message(tmp_path: Path) -> None:
    reporting = ReportingNode(heatmap_zone(), tmp_path, told([PLACE]), seeded())
    reporting.play(100)
    (report,) = reporting.reports
    assert report.key == 0
    assert verify_reading_mac(KEY, signed_bytes(report), str(report.mac))
    changed = replace(report, report=f"{report.element ^ 1:0{reporting.zone.digits}x}")
    assert not verify_reading_mac(KEY, signed_bytes(changed), str(report.mac))


def test_the_reports_of_an_unseeded_device_are_new_in_every_run(tmp_path: Path) -> None:
    """Even with the same boot nonce."""
    elements = []
    for run in range(8):
        reporting = ReportingNode(heatmap_zone(epsilon=0.01), tmp_path / str(run), told([PLACE]))
        reporting.play(100)
        elements += [each.element for each in reporting.reports]
    assert len({*elements}) > 4


@pytest.fixture
def ledger_of(tmp_path: Path) -> Iterator[Callable[..., Ledger]]:
    """Return a function that opens the device's ledger with a zone, and closes the one before."""
    opened: list[Ledger] = []

    def open_it(zone: Any, **options: Any) -> Ledger:
        for ledger in opened:
            ledger.close()
        opened.append(Ledger(tmp_path, zone, NODE, **options))
        return opened[-1]

    yield open_it
    for ledger in opened:
        ledger.close()


def test_a_device_refuses_a_zone_that_promises_less(ledger_of: Callable[..., Ledger], zone: Any) -> None:
    """A larger epsilon, a shorter period, or another kind of zone; an operator may accept it once."""
    promised = heatmap_zone(epsilon=1.0)
    ledger_of(promised).claim(100)
    heat = replace(zone, name="lobby", nodes=(NODE, *zone.nodes[1:]))
    for weaker, text in (
        (heatmap_zone(epsilon=1.001), "its epsilon is 1.001, the node promised 1"),
        (replace(promised, schedule=replace(promised.schedule, period=0.999)), "renews every 0.999 s"),
        (heat, "it is of kind heat, the node promised for a heatmap zone"),
    ):
        with pytest.raises(UnusableLedgerError, match=text):
            ledger_of(weaker)
    # A stronger promise is on record from its first release on.
    ledger_of(heatmap_zone(epsilon=0.5)).claim(101)
    with pytest.raises(UnusableLedgerError, match=r"its epsilon is 1, the node promised 0\.5"):
        ledger_of(promised)
    ledger_of(promised, accept_less=True)


def test_a_sensor_node_refuses_to_become_a_heatmap_device(
    ledger_of: Callable[..., Ledger], zone: Any
) -> None:
    heat = replace(zone, name="lobby", nodes=(NODE, *zone.nodes[1:]))
    ledger_of(heat).claim(100)
    with pytest.raises(UnusableLedgerError, match="it is of kind heatmap, the node promised for a heat zone"):
        ledger_of(heatmap_zone())


def test_a_damaged_local_promise_is_not_trusted(ledger_of: Callable[..., Ledger], tmp_path: Path) -> None:
    ledger_of(heatmap_zone()).claim(100)
    ledger_of(heatmap_zone())
    path = tmp_path / f"{NODE}.ledger"
    content = path.read_bytes()
    assert b'"local_epsilon": 1.0' in content
    path.write_bytes(content.replace(b'"local_epsilon": 1.0', b'"local_epsilon": 9.0'))
    os.sync()
    with pytest.raises(UnusableLedgerError, match="damaged"):
        ledger_of(heatmap_zone(epsilon=9.0))


@pytest.fixture
def configure(tmp_path: Path) -> Callable[[str], Path]:
    """Return a function that writes a device's ``node.toml`` with a table of places."""

    def write(places: str, more: str = "") -> Path:
        (tmp_path / "zone.toml").write_text(render_zone(heatmap_zone()), encoding="utf-8")
        (tmp_path / "places.csv").write_text("0.71875,0.40625\n")
        file = tmp_path / "node.toml"
        head = f'zone = "zone.toml"\nnode = "{NODE}"\nstate = "state"\n[broker]\nhost = "127.0.0.1"\n'
        file.write_text(f"{head}{more}\n{places}\n")
        return file

    return write


@pytest.mark.parametrize(
    ("table", "kind", "takes"),
    [
        ('kind = "file"\npath = "places.csv"', "file", 0.25),
        ('kind = "file"\npath = "gone.csv"\ntakes = 0.5', "file", 0.5),
        ('kind = "recording"\npath = "places.csv"', "recording", 0.25),
        ('kind = "command"\ncommand = ["/bin/echo", "0.5,0.5"]\ntimeout = 0.5', "command", 0.75),
        ('kind = "simulated"\nseed = 4', "simulated", 0.0),
    ],
)
def test_a_device_is_configured_with_places(configure: Any, table: str, kind: str, takes: float) -> None:
    """A file that does not exist yet is none of the configuration's business."""
    config = load_config(configure(f"[places]\n{table}"))
    assert (config.zone.kind, config.sensor.kind, config.sensor.takes) == ("heatmap", kind, takes)


@pytest.mark.parametrize(
    ("table", "key"),
    [
        ('[sensor]\nkind = "simulated"', "places: missing"),
        ('[places]\nkind = "simulated"\n[sensor]\nkind = "simulated"', "sensor: no such key"),
        ('[places]\nkind = "gps"', "places.kind: 'gps' is unknown: give one of file, command"),
        ('[places]\nkind = "file"', "places.path: missing"),
        ('[places]\nkind = "file"\npath = "p"\ntakes = 0.95', "places.takes: .* does not fit into rounds"),
        ('[places]\nkind = "file"\npath = "p"\ntakes = 0', "places.takes"),
        ('[places]\nkind = "command"\ncommand = ["date"]', "places.command"),
        ('[places]\nkind = "command"\ncommand = ["/bin/date"]\ntimeout = 0.9', "places.timeout"),
        ('[places]\nkind = "file"\npath = "p"\ngain = 2', "places.gain: no such key"),
    ],
)
def test_a_wrong_table_of_places_is_refused(configure: Any, table: str, key: str) -> None:
    with pytest.raises(ConfigError, match=key):
        load_config(configure(table))


def test_the_check_of_a_device_reads_its_places_and_shows_none(
    configure: Any, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    good = configure('[places]\nkind = "file"\npath = "places.csv"')
    assert main(["--config", str(good), "--check-sensor", "--json"]) == 0
    gone = configure('[places]\nkind = "file"\npath = "gone.csv"')
    assert main(["--config", str(gone), "--check-sensor"]) == 1
    shown = capsys.readouterr()
    assert "places file: can be read" in caplog.messages
    assert "heatcloak-node: places file: " in shown.err
    assert "gone.csv" in shown.err
    assert "including whether there was any place at all" in shown.out
    assert "0.40625" not in shown.err + shown.out


def test_home_assistant_shows_problems_of_a_device_and_no_report() -> None:
    discovery = HomeAssistantDiscovery(heatmap_zone(), NODE)
    assert b'"problem"' in discovery.publication.payload
    assert b"cloaked" not in discovery.publication.payload
