"""Nodes of position zones: one message in every listed round, whatever the source says."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heatcloak_node import HomeAssistantDiscovery, Ledger, load_config
from heatcloak_node.cli import main
from heatcloak_node.ledger import UnusableLedgerError
from heatcloak_node.location_sampling import Sampling
from heatcloak_node.positions import PositionCloak, cloak
from heatcloak_node.seed import Seed
from heatcloak_shared.errors import ConfigError, SensorError
from heatcloak_shared.keyfile import NodeKey
from heatcloak_shared.location.location_table import LocationTable, RowSampler
from heatcloak_shared.ratchet import Epochs
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.wire import PositionReport
from heatcloak_shared.zone import PositionZone, render_zone
from support.reporting_node import BOOT, TAKES, ReportingNode, ToldSource, require_same_to_an_observer
from support.zones import heatmap_zone, mechanism, position_zone

pytestmark = pytest.mark.alone  # sources that take twentieths of a second, and rounds as close

NODE = "n01"
PLACE = (-4.40625, 25.71875)
CELL = 12
"""Row 2, column 2 of 6 x 5 cells."""
CLEAR = mechanism(levels=20.0)
"""A map of levels so high that a report is nearly always the cell itself."""
FIRST_CELL = 0


def clear_zone(**changes: Any) -> PositionZone:
    changes = {"mechanism": CLEAR, "schedule": Schedule(1.0, 1, 1, 1), **changes}
    return position_zone(**changes)


def told(*actions: Any) -> ToldSource:
    return ToldSource(*actions, after_hang=PLACE)


def outputs(node: ReportingNode) -> list[int]:
    return [each.output for each in node.reports]


SOURCES = {
    "a place": PLACE,
    "a place far off the map": (1e300, -1e300),
    "no number": (float("nan"), 25.0),
    "a fault": SensorError("the file is gone"),
    "a bug that shows a place": ValueError(f"no such place: {PLACE}"),
    "a wrong type": 7,
    "a wrong row": ("here", "there"),
    "a hang": "hang",
}
FOUND = {"a place": CELL, "a place far off the map": 4, "no number": 10}


@pytest.mark.parametrize("name", SOURCES)
def test_an_observer_sees_the_same_whatever_the_source_says(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    """Also in the round after it; only the log of the node reveals a fault, and it names no place."""
    reporting = ReportingNode(clear_zone(), tmp_path, told(SOURCES[name], PLACE))
    with caplog.at_level(logging.DEBUG):
        reporting.play(100, 101)
    require_same_to_an_observer(reporting, 2)
    first, second = outputs(reporting)
    assert first == FOUND.get(name, FIRST_CELL), "before the first fix, the first cell is reported"
    assert second == (FIRST_CELL if name == "a hang" else CELL), "a source that still hangs is not read again"
    assert not any(str(each) in caplog.text for each in PLACE)
    assert (reporting.counters.published, reporting.counters.refused_rounds) == (2, 0)


@pytest.mark.parametrize("name", ["a fault", "a bug that shows a place", "a wrong type", "a hang"])
def test_a_node_without_a_fix_repeats_its_last_cell(tmp_path: Path, name: str) -> None:
    actions = (PLACE, SOURCES[name], SensorError("still gone"), (-9.0, 31.0))
    reporting = ReportingNode(clear_zone(), tmp_path, told(*actions))
    reporting.play(100, 101, 102, 103)
    require_same_to_an_observer(reporting, 4)
    assert outputs(reporting) == [CELL, CELL, CELL, CELL if name == "a hang" else 25]
    assert reporting.counters.faults == (3 if name == "a hang" else 2)


def test_reports_of_a_repeated_cell_have_fresh_noise(tmp_path: Path) -> None:
    zone = clear_zone(mechanism=mechanism(levels=0.01))
    reporting = ReportingNode(zone, tmp_path, told(PLACE, *[SensorError("gone")] * 9))
    reporting.play(*range(100, 110))
    require_same_to_an_observer(reporting, 10)
    assert len({*outputs(reporting)}) > 3


def test_the_check_above_notices_a_node_that_sends_nothing_without_a_fix(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PositionCloak, "replacement", lambda self, drawn: None)
    reporting = ReportingNode(clear_zone(), tmp_path, told(SensorError("the file is gone"), PLACE))
    reporting.play(100, 101)
    with pytest.raises(AssertionError):
        require_same_to_an_observer(reporting, 2)


def test_the_check_above_notices_a_message_whose_length_reveals_the_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def message(self: Any, cloaked: int, envelope: dict[str, Any]) -> PositionReport:
        return PositionReport(position=f"{cloaked:x}", **envelope)

    monkeypatch.setattr(PositionCloak, "message", message)
    reporting = ReportingNode(clear_zone(), tmp_path, told((-9.0, 21.0), (1e300, 1e300)))
    reporting.play(100, 101)
    with pytest.raises(AssertionError):
        require_same_to_an_observer(reporting, 2)


@pytest.mark.parametrize("takes", [TAKES / 5, TAKES * 1.2])
def test_the_check_above_notices_a_message_at_another_time(tmp_path: Path, takes: float) -> None:
    places = told(PLACE, PLACE)
    places.takes = takes
    reporting = ReportingNode(clear_zone(), tmp_path, places)
    reporting.play(100, 101)
    with pytest.raises(AssertionError):
        require_same_to_an_observer(reporting, 2)


def test_a_report_that_may_be_late_is_not_begun(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the place: the decision depends on the slowest search, not on that of the place."""
    begun: list[tuple[float, float]] = []
    monkeypatch.setattr("heatcloak_node.positions.sampling_of", Slow)
    monkeypatch.setattr(Slow, "at", lambda self, place: begun.append(place))
    reporting = ReportingNode(clear_zone(), tmp_path, told(PLACE, PLACE))
    reporting.play(100, 101)
    require_same_to_an_observer(reporting, 2)
    assert (outputs(reporting), begun) == ([FIRST_CELL] * 2, [])
    assert "a report may take 0.051 s to compute on this machine, and takes is 0.05 s" in caplog.text


class Slow(Sampling):
    """Samplers that take as long to make as there is time."""

    def __init__(self, used: Any) -> None:
        super().__init__(used)
        self.slowest = 1.02 * TAKES


def test_probabilities_are_computed_in_every_round_even_if_the_node_has_not_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    sampler = LocationTable.sampler

    def counted(table: LocationTable, cell: int) -> RowSampler:
        made.append(cell)
        return sampler(table, cell)

    monkeypatch.setattr(LocationTable, "sampler", counted)
    reporting = ReportingNode(clear_zone(), tmp_path, told(PLACE, PLACE, PLACE))
    reporting.play(100, 101, 102)
    assert Counter(made)[CELL] == 3


def test_the_ledger_is_written_before_the_place_is_read(tmp_path: Path) -> None:
    reporting = ReportingNode(clear_zone(), tmp_path, places := told(PLACE, PLACE))
    reporting.play(100, 101, 101)
    assert places.claimed == [100, 101]
    assert reporting.answers == [True, True, False], "no round is released twice"


def test_only_listed_rounds_are_released(tmp_path: Path) -> None:
    zone = clear_zone(schedule=Schedule(1.0, 2, 2, 5))
    reporting = ReportingNode(zone, tmp_path, told(*[PLACE] * 6))
    reporting.play(*range(100, 110))
    assert [each.round for each in reporting.reports] == [100, 102, 105, 107]


def test_the_reports_of_a_node_are_new_in_every_run(tmp_path: Path) -> None:
    """Even with the same boot nonce."""
    drawn = []
    for run in range(12):
        reporting = ReportingNode(
            clear_zone(mechanism=mechanism(levels=0.01)), tmp_path / str(run), told(PLACE)
        )
        reporting.play(100)
        drawn += outputs(reporting)
    assert len({*drawn}) > 4


def test_a_node_with_a_seed_is_refused() -> None:
    seed = Seed(NodeKey("hall", NODE, 0, 0, bytes(32), Epochs(100, 1000)))
    with pytest.raises(ConfigError, match=r"n01 has a seed, but the noise of a position zone cannot be"):
        cloak(clear_zone(), NODE, told(), BOOT, seed)


@pytest.fixture
def ledger_of(tmp_path: Path) -> Iterator[Callable[..., Ledger]]:
    """Return a function that opens the node's ledger with a zone, and closes the one before."""
    opened: list[Ledger] = []

    def open_it(zone: Any, **options: Any) -> Ledger:
        for ledger in opened:
            ledger.close()
        opened.append(Ledger(tmp_path, zone, NODE, **options))
        return opened[-1]

    yield open_it
    for ledger in opened:
        ledger.close()


def test_a_node_refuses_a_zone_that_may_promise_less(ledger_of: Callable[..., Ledger]) -> None:
    """Another map, more reports, a shorter period, another kind of zone; an operator may accept it once."""
    promised = position_zone()
    ledger_of(promised).claim(100)
    schedule = promised.schedule
    for weaker, text in (
        (replace(promised, mechanism=mechanism(levels=0.25)), "another privacy map or mechanism"),
        (replace(promised, mechanism=mechanism(scale=0.5)), "another privacy map or mechanism"),
        (replace(promised, schedule=replace(schedule, releases=11)), "it lists 11 rounds in a period"),
        (replace(promised, schedule=replace(schedule, period=0.9)), "renews every 18 s"),
        (replace(heatmap_zone(), name="hall", nodes=promised.nodes), "it is of kind heatmap, the node"),
    ):
        with pytest.raises(UnusableLedgerError, match=text):
            ledger_of(weaker)
    ledger_of(
        replace(promised, mechanism=replace(promised.mechanism, points=mechanism(points=CLEAR.points).points))
    )
    ledger_of(replace(promised, schedule=replace(schedule, releases=9))).claim(120)
    with pytest.raises(UnusableLedgerError, match="it lists 10 rounds in a period, the node promised 9"):
        ledger_of(promised)
    ledger_of(promised, accept_less=True)


def test_a_damaged_promise_is_not_trusted(ledger_of: Callable[..., Ledger], tmp_path: Path) -> None:
    ledger_of(position_zone()).claim(100)
    ledger_of(position_zone())
    path = tmp_path / f"{NODE}.ledger"
    content = path.read_bytes()
    assert b'"releases": 10.0' in content
    path.write_bytes(content.replace(b'"releases": 10.0', b'"releases": 99.0'))
    with pytest.raises(UnusableLedgerError, match="damaged"):
        ledger_of(position_zone())


@pytest.fixture
def configure(tmp_path: Path) -> Callable[..., Path]:
    """Return a function that writes a node's ``node.toml`` with a table of its position."""

    def write(table: str, more: str = "") -> Path:
        zone = position_zone(schedule=Schedule(4.0, 1, 10, 20))
        (tmp_path / "zone.toml").write_text(render_zone(zone), encoding="utf-8")
        (tmp_path / "position.csv").write_text("0.71875,0.40625\n")
        file = tmp_path / "node.toml"
        head = f'zone = "zone.toml"\nnode = "{NODE}"\nstate = "state"\n{more}\n[broker]\nhost = "127.0.0.1"\n'
        file.write_text(f"{head}\n{table}\n")
        return file

    return write


@pytest.mark.parametrize(
    ("table", "kind", "takes"),
    [
        ('kind = "file"\npath = "position.csv"', "file", 1.0075),
        ('kind = "file"\npath = "gone.csv"\ntakes = 0.5', "file", 0.5),
        ('kind = "replay"\npath = "position.csv"', "replay", 1.0075),
        ('kind = "command"\ncommand = ["/bin/echo", "0.5,0.5"]', "command", 1.2575),
        ('kind = "command"\ncommand = ["/bin/echo", "1,1"]\ntimeout = 0.5\ntakes = 2', "command", 2.0),
        ('kind = "simulated"\nseed = 4', "simulated", 0.0),
        ('kind = "simulated"\ntakes = 0.3', "simulated", 0.3),
    ],
)
def test_a_node_is_configured_with_a_position(configure: Any, table: str, kind: str, takes: float) -> None:
    """The default time grows with the map: a quarter of a millisecond for each output."""
    config = load_config(configure(f"[position]\n{table}"))
    assert (config.zone.kind, config.sensor.kind) == ("position", kind)
    assert config.sensor.takes == pytest.approx(takes)


@pytest.mark.parametrize(
    ("table", "key"),
    [
        ('[sensor]\nkind = "simulated"', "position: missing"),
        ('[position]\nkind = "simulated"\n[places]\nkind = "simulated"', "places: no such key"),
        ('[position]\nkind = "gps"', "position.kind: 'gps' is unknown: give one of file, command"),
        ('[position]\nkind = "file"', "position.path: missing"),
        (
            '[position]\nkind = "file"\npath = "p"\ntakes = 3.65',
            "position.takes: .* does not fit into rounds",
        ),
        ('[position]\nkind = "file"\npath = "p"\ntakes = 0', "position.takes"),
        ('[position]\nkind = "command"\ncommand = ["date"]', "position.command"),
        ('[position]\nkind = "command"\ncommand = ["/bin/date"]\ntimeout = 3.9', "position.takes"),
        (
            '[position]\nkind = "command"\ncommand = ["/bin/date"]\ntakes = 1',
            "position.takes: 1 s is too short",
        ),
        ('[position]\nkind = "file"\npath = "p"\ngain = 2', "position.gain: no such key"),
    ],
)
def test_a_wrong_table_is_refused(configure: Any, table: str, key: str) -> None:
    with pytest.raises(ConfigError, match=key):
        load_config(configure(table))


def test_a_large_map_needs_longer_rounds(configure: Any, tmp_path: Path) -> None:
    file = configure('[position]\nkind = "file"\npath = "p"')
    large = position_zone(mechanism=mechanism(150, 100), schedule=Schedule(4.0, 1, 10, 20))
    (tmp_path / "zone.toml").write_text(render_zone(large), encoding="utf-8")
    with pytest.raises(
        ConfigError, match=r"position.takes: .* takes 4.75 s does not fit into rounds that are 4 s"
    ):
        load_config(file)


def test_a_seed_file_is_refused(configure: Any) -> None:
    file = configure('[position]\nkind = "simulated"', 'seed_file = "seed.key"')
    with pytest.raises(ConfigError, match=r"seed_file: nodes of a position zone have no seed, because"):
        load_config(file)


def test_the_check_of_a_node_reads_its_position_and_shows_none(
    configure: Any, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    for kind in ("file", "replay"):
        good = configure(f'[position]\nkind = "{kind}"\npath = "position.csv"')
        if kind == "replay":
            (good.parent / "position.csv").write_text("1e9,0.71875,0.40625\n")
        assert main(["--config", str(good), "--check-sensor", "--json"]) == 0
        assert f"position {kind}: can be read" in caplog.messages
    gone = configure('[position]\nkind = "file"\npath = "gone.csv"')
    assert main(["--config", str(gone), "--check-sensor"]) == 1
    shown = capsys.readouterr()
    assert "heatcloak-node: position file: " in shown.err
    assert "gone.csv" in shown.err
    assert "Nobody can remove the noise" in shown.out
    assert not any(text in shown.out + shown.err + caplog.text for text in ("0.71875", "0.40625"))


def test_a_node_is_described_to_home_assistant_without_a_value() -> None:
    payload = HomeAssistantDiscovery(position_zone(), NODE).publication.payload
    assert b"problem" in payload
    assert b"cloaked" not in payload
