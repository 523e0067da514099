"""A position zone: 20 real nodes, a real broker, and an aggregator that is killed."""

from __future__ import annotations

import json
import math
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.stats import chi2

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.privacy.audit.checks import Verdict
from heatcloak_aggregator.privacy.audit.spending import spending, spending_checks
from heatcloak_aggregator.privacy_maps.deployed import audit_file
from heatcloak_aggregator.privacy_maps.methods import location_mechanism
from heatcloak_aggregator.privacy_maps.privacy_map import PrivacyMap
from heatcloak_aggregator.store import Store
from heatcloak_node import SimulatedPositions
from heatcloak_shared.location.mechanism_file import LocationMechanismFile
from heatcloak_shared.wire import PositionReport, decode_position_estimate
from heatcloak_shared.zone import PositionZone, load_any_zone
from support.mosquitto import retained_message
from support.service import Service
from support.waiting import wait_until
from support.zones import mechanism

Command = Callable[..., "subprocess.CompletedProcess[str]"]

NODES, ROUNDS = 20, 10
PERIOD = 1.5
LEVELS = [[1.2, 1.5], [1.5, 1.8], [1.8, 2.1]]
"""Half to three quarters of the reports are the true cell: 200 of them tell laws apart."""
LEAST_EXPECTED = 5.0


@cache
def park_mechanism() -> LocationMechanismFile:
    """Return a mechanism that keeps the promise of its map."""
    made = location_mechanism(PrivacyMap(LEVELS).rounded()).file()
    assert audit_file(made).keeps_promise
    return made


@pytest.fixture
def park(heatcloak: Command, tmp_path: Path) -> Path:
    """Return a folder with a position zone of 20 nodes."""
    (tmp_path / "mechanism.toml").write_text(park_mechanism().render(), encoding="utf-8")
    made = heatcloak(
        *("zone", "new", "park.toml", "--name", "park", "--position", "mechanism.toml"),
        *("--devices", str(NODES), "--period", str(PERIOD), "--releases", str(ROUNDS)),
    )
    assert made.returncode == 0, made.stderr
    return tmp_path


@pytest.fixture
def service(park: Path, mosquitto: Any) -> Iterator[Service]:
    """Return an aggregator that is restarted whenever it ends."""
    arguments = ["--zone", str(park / "park.toml"), "--broker", f"127.0.0.1:{mosquitto.port}"]
    arguments += ["--store", f"sqlite:///{park}/s.db", "--http-token-file", str(park / "heatcloak.token")]
    service = Service(park, arguments)
    yield service
    service.end()


def test_no_report_of_20_nodes_is_lost_although_the_aggregator_is_killed(
    park: Path, mosquitto: Any, service: Service, start_heatcloak: Callable[..., subprocess.Popen[str]]
) -> None:
    """Reports are stored exactly once, follow the zone's table, and cost what the zone states."""
    service.start()
    fleet = start_heatcloak(
        *("fleet", "--zone", "park.toml", "--broker", f"127.0.0.1:{mosquitto.port}"),
        *("--rounds", str(ROUNDS), "--json"),
    )
    wait_until(lambda: stored_reports(service) >= NODES * ROUNDS // 2, 90, "too few reports arrived")
    service.kill()
    service.wait_until_ready(60)
    out, err = fleet.communicate(timeout=120)
    report = json.loads(out)
    assert (report["published"], report["unstored"], report["dropped"]) == (NODES * ROUNDS, 0, 0), err
    first, last = report["first_round"], report["last_round"]
    wait_until(lambda: len(positions_of(service, last)) == NODES, 60, "the last round lacks positions")

    zone = load_any_zone(park / "park.toml")
    assert isinstance(zone, PositionZone)
    store = Store(f"sqlite:///{park}/s.db")
    rows = list(store.stream("park"))
    store.close()
    assert Counter(row.reading.node for row in rows) == dict.fromkeys(zone.nodes, ROUNDS)
    assert Counter(row.reading.round for row in rows) == dict.fromkeys(range(first, last + 1), NODES)
    assert all(zone.wrong_noise(row.reading) is None for row in rows)
    reports = [row.reading for row in rows]
    assert zone.mechanism == park_mechanism()
    laws = stated_laws(zone)
    cells = true_cells(zone, reports)
    assert chi_square_probability(cells, reports, laws) > 1e-4
    # The same statistic rejects other laws.
    uniform = (laws > 0.0).astype(np.float64)
    assert chi_square_probability(cells, reports, uniform / uniform.sum(axis=1, keepdims=True)) < 1e-4
    assert chi_square_probability(cells, reports, laws[::-1]) < 1e-4

    spent = spending(zone, reports)
    assert {check.verdict for check in spending_checks(zone, spent)} == {Verdict.PASSED}
    for each in (spent.zone, *(node.periods for node in spent.nodes)):
        counts = Counter(number // zone.schedule.budget_rounds for number in range(first, last + 1))
        assert {period.period: period.released for period in each} == counts
        assert all(period.epsilon == period.released * zone.levels[1] for period in each)

    status, text = service.ask(f"/api/v1/zones/park/positions/{last}", timeout=10)
    assert status == 200
    served = json.loads(text)
    published = decode_position_estimate(retained_message(mosquitto.port, "heatcloak/v1/park/estimate"))
    assert published.round == last
    assert [list(each) for each in published.positions] == [
        [each["node"], each["x"], each["y"]] for each in served["positions"]
    ]
    by_node = {each.node: each for each in reports if each.round == last}
    for node, x, y in published.positions:
        report = by_node[node]
        assert isinstance(report, PositionReport)
        assert (x, y) == pytest.approx(zone.mechanism.point(report.output), abs=1e-4)
    assert published.missing == ()
    service.stop()


def stated_laws(zone: PositionZone) -> FloatArray:
    """Return the stated probability of each output of each cell, by the exact table."""
    table = zone.mechanism.table
    assert len(table.cells) == zone.mechanism.rows * zone.mechanism.columns, "there are no walls"
    return np.array(
        [
            [float(table.probability(output, cell)) for output in range(table.n_outputs)]
            for cell in table.cells
        ]
    )


def true_cells(zone: PositionZone, reports: list[Any]) -> list[int]:
    """Return where the node of each report was."""
    walks = {node: SimulatedPositions(zone.mechanism, node) for node in zone.nodes}
    return [zone.mechanism.cell_at(*walks[report.node].read(report.round)) for report in reports]


def chi_square_probability(cells: list[int], reports: list[Any], laws: FloatArray) -> float:
    """Return the p-value of Pearson's statistic of each true cell's reports.

    Outputs of a cell that are expected fewer than five times count together.
    """
    statistic, freedom = 0.0, 0
    for cell, law in enumerate(laws):
        outputs = [report.output for report, at in zip(reports, cells, strict=True) if at == cell]
        observed, expected = np.bincount(outputs, minlength=law.size), law * len(outputs)
        order = np.argsort(expected)
        together = int(np.searchsorted(np.cumsum(expected[order]), LEAST_EXPECTED)) + 1
        together = max(together, int((expected < LEAST_EXPECTED).sum()))
        rare, frequent = order[:together], order[together:]
        bins = [*zip(observed[frequent], expected[frequent], strict=True)]
        bins.append((observed[rare].sum(), expected[rare].sum()))
        if len(bins) > 1:
            statistic += sum((count - mean) ** 2 / mean for count, mean in bins)
            freedom += len(bins) - 1
    assert freedom >= 4
    return float(chi2.sf(statistic, freedom))


def stored_reports(service: Service) -> int:
    status, text = service.ask("/api/v1/zones/park", timeout=5)
    return int(json.loads(text)["counts"]["stored"]) if status == 200 else 0


def positions_of(service: Service, number: int) -> list[Any]:
    status, text = service.ask(f"/api/v1/zones/park/positions/{number}", timeout=5)
    return list(json.loads(text)["positions"]) if status == 200 else []


def test_a_node_reports_the_place_in_its_file_and_shows_it_nowhere(
    heatcloak: Command, tmp_path: Path, mosquitto: Any, start_heatcloak: Callable[..., subprocess.Popen[str]]
) -> None:
    """With levels so high that the noise is small, the served place is that of the file."""
    (tmp_path / "mechanism.toml").write_text(mechanism(levels=10.0, scale=0.9).render(), encoding="utf-8")
    new = ("--name", "park", "--position", "mechanism.toml", "--devices", "1", "--period", "2")
    assert heatcloak("zone", "new", "park.toml", *new).returncode == 0
    (tmp_path / "position.csv").write_text("x,y\n-6.87654,28.98765\n", encoding="utf-8")
    (tmp_path / "node.toml").write_text(
        'zone = "park.toml"\nnode = "n01"\nstate = "state"\nallow_volatile_state = true\n'
        f'[broker]\nhost = "127.0.0.1"\nport = {mosquitto.port}\n'
        '[position]\nkind = "file"\npath = "position.csv"\ntakes = 1.2\n',
        encoding="utf-8",
    )
    server = start_heatcloak(
        *("serve", "--zone", "park.toml", "--broker", f"127.0.0.1:{mosquitto.port}"),
        *("--store", "sqlite:///s.db", "--json"),
    )
    node = subprocess.Popen(
        [sys.executable, "-m", "heatcloak_node", "--config", "node.toml", "--json"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        rounds = [json.loads(server.stdout.readline()) for _ in range(2)]
    finally:
        node.terminate()
        out, err = node.communicate(timeout=30)
    assert node.returncode == 0, err
    assert json.loads(out)["published"] >= 2
    assert json.loads(out)["faults"] == 0
    assert "6.87654" not in err
    server.terminate()
    server.communicate(timeout=60)
    assert [line["reports"] for line in rounds] == [1, 1]
    published = decode_position_estimate(retained_message(mosquitto.port, "heatcloak/v1/park/estimate"))
    ((name, x, y),) = published.positions
    assert name == "n01"
    assert math.dist((x, y), (-7.0, 29.0)) < 1e-3, "the centre of its cell"
    store = ("--store", "sqlite:///s.db")
    assert heatcloak("store", "export", "out.jsonl", "--zone", "park", *store).returncode == 0
    assert '"position":"15"' in (tmp_path / "out.jsonl").read_text()
    for hidden in ("6.87654", "28.98765"):
        assert not any(
            hidden.encode() in path.read_bytes()
            for path in tmp_path.rglob("*")
            if path.is_file() and path.name != "position.csv"
        )
