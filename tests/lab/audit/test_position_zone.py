"""The audit of a position zone: right nodes pass, and each mistake fails the checks meant to detect it."""

from __future__ import annotations

import logging
import math
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.optimize import brentq

from heatcloak_aggregator.privacy.audit import Verdict
from heatcloak_aggregator.privacy.audit.position_reports import greatest_losses
from heatcloak_aggregator.privacy_maps.deployed import audit_file
from heatcloak_aggregator.privacy_maps.methods import location_mechanism
from heatcloak_aggregator.privacy_maps.privacy_map import PrivacyMap
from heatcloak_lab.audit.nodes import ImplausibleError, NodeFactory, NodePlan, shipped_node
from heatcloak_lab.audit.position_zone import (
    PositionAudit,
    PositionSubject,
    audit_positions,
    mechanism_check,
    stated_law,
)
from heatcloak_node import NodeService
from heatcloak_shared.errors import SensorError
from heatcloak_shared.location.location_table import WEIGHT_BITS
from heatcloak_shared.location.mechanism_file import LocationMechanismFile, encode_floats
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import PositionZone
from support.zones import kept_mechanism, mechanism, position_zone

ROUNDS = 160
STATISTICS = {
    *("distribution", "less noise", "node", "over time", "between nodes", "between boots", "repeats"),
    "loss",
}
EXACT = {"stated odds", "mechanism", "once", "nothing else"}
log = logging.getLogger("heatcloak_node.service")


LEVELS = [0.3 + 0.01 * number for number in range(30)]
MAP = kept_mechanism(LEVELS)
ZONE = position_zone(6, mechanism=MAP, schedule=Schedule(1.0, 1, 10, 20))


def with_node(change: Callable[[NodePlan, Any], None], only: str | None = None) -> NodeFactory:
    def make(plan: NodePlan) -> NodeService:
        node: Any = shipped_node(plan)
        if only in (None, plan.node):
            change(plan, node.releaser._cloak)
        return node  # type: ignore[no-any-return]

    return make


def with_mechanism(used: LocationMechanismFile) -> Callable[[NodePlan, Any], None]:
    """Report by another mechanism than the zone's."""

    def change(plan: NodePlan, cloak: Any) -> None:
        cloak._zone = replace(cloak._zone, mechanism=used)

    return change


def without_noise(plan: NodePlan, cloak: Any) -> None:
    """Report the true cell."""
    cloak._report = lambda number, stream: MAP.cell_at(*cloak.source.read(number))


def skipping(plan: NodePlan, cloak: Any) -> None:
    """Send nothing without a fix, as a sensor may."""
    cloak.replacement = lambda drawn: None


def refusing_places_off_the_map(plan: NodePlan, cloak: Any) -> None:
    """Raise a fault, which the node answers with no message, if the place is off the map."""
    read, cloak.replacement = cloak.source.read, lambda drawn: None

    def checked(round_number: int) -> Any:
        x, y = read(round_number)
        if not (-10.0 <= x <= 0.0 and 20.0 <= y <= 32.0):
            raise SensorError("off the map")
        return x, y

    cloak.source.read = checked


def logging_places(plan: NodePlan, cloak: Any) -> None:
    read = cloak.source.read

    def logged(round_number: int) -> Any:
        place = read(round_number)
        log.info("read %s", place)
        return place

    cloak.source.read = logged


def short_reports(plan: NodePlan, cloak: Any) -> None:
    """Write reports without leading zeros, so that their length depends on the report."""
    message = cloak.message
    cloak.message = lambda cloaked, envelope: replace(message(cloaked, envelope), position=f"{cloaked:x}")


def repeating(plan: NodePlan, cloak: Any) -> None:
    """Report as in the round before, in half of the rounds."""
    report = cloak._report
    earlier: dict[str, int] = {}

    def repeated(number: int, stream: Any) -> int:
        if number % 2 or not earlier:
            earlier["report"] = report(number, stream)
        return earlier["report"]

    cloak._report = repeated


SHARPER = kept_mechanism([2.0 * level for level in LEVELS])
OTHER = kept_mechanism([*LEVELS[::-1]])
MISTAKES: dict[str, tuple[NodeFactory, set[str], set[str]]] = {
    "no noise": (with_node(without_noise), {"distribution", "less noise", "node", "loss"}, STATISTICS),
    "twice the levels": (with_node(with_mechanism(SHARPER)), {"distribution", "less noise"}, STATISTICS),
    "another map": (with_node(with_mechanism(OTHER)), {"distribution"}, STATISTICS),
    "weights of another map": (
        with_node(with_mechanism(replace(MAP, weights=OTHER.weights))),
        {"distribution"},
        STATISTICS,
    ),
    "one node without noise": (with_node(without_noise, "n04"), {"node"}, STATISTICS),
    "a report used again": (with_node(repeating), {"over time"}, STATISTICS),
    "silent without a fix": (with_node(skipping), {"once"}, {"presence", "nothing else"}),
    "silent off the map": (
        with_node(refusing_places_off_the_map),
        {"once", "presence", "nothing else"},
        STATISTICS,
    ),
    "places in the log": (with_node(logging_places), {"nothing else", "no reading found"}, set()),
    "reports of different lengths": (with_node(short_reports), {"on the wire", "nothing else"}, set()),
}


def failed(audit: PositionAudit) -> set[str]:
    return {check.name for check in audit.checks if check.verdict is Verdict.FAILED}


@pytest.mark.slow
@pytest.mark.parametrize("seed", [5, None])
def test_right_nodes_pass(seed: int | None) -> None:
    audit = audit_positions(ZONE, ROUNDS, seed)
    assert failed(audit) == set()
    assert 0.2 < audit.bound.epsilon <= audit.promised
    assert {check.name for check in audit.checks} >= STATISTICS | EXACT
    assert "explained" not in {check.name for check in audit.checks}, "there are no seeds"


@pytest.mark.slow
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_fails_its_own_checks_and_no_unrelated_one(mistake: str) -> None:
    make, required, permitted = MISTAKES[mistake]
    found = failed(audit_positions(ZONE, ROUNDS, 5, make))
    assert required <= found <= required | permitted


@pytest.mark.slow
def test_a_mechanism_that_promises_too_much_fails() -> None:
    """The nodes do what the mechanism states; its weights are not those of its map."""
    wrong = replace(ZONE, mechanism=mechanism(levels=LEVELS))
    found = failed(audit_positions(wrong, 8, 5))
    assert found == {"stated odds", "mechanism"}


def kept_file() -> LocationMechanismFile:
    return location_mechanism(PrivacyMap(np.linspace(0.5, 0.9, 20).reshape(4, 5)).rounded()).file()


def edited_file(ratio: float) -> LocationMechanismFile:
    """Return a mechanism with one weight that was raised until its ratio is ``ratio``."""
    made = kept_file()
    weights = np.array(made.table.weights) / 2.0**WEIGHT_BITS

    def edited(factor: float) -> LocationMechanismFile:
        changed = weights.copy()
        changed[np.argmax(weights)] *= factor
        return replace(made, weights=encode_floats("d", changed.tolist()))

    return edited(brentq(lambda factor: audit_file(edited(factor)).ratio - ratio, 1.0, 10.0, xtol=1e-6))


def test_a_mechanism_whose_weights_were_edited_a_little_fails() -> None:
    assert mechanism_check(kept_file()).verdict is Verdict.PASSED
    check = mechanism_check(edited_file(1.01))
    assert (check.verdict, check.p_value, check.level) == (Verdict.FAILED, None, None)
    assert "1.01 " in check.finding or "1.02 " in check.finding, "rounded up"


@pytest.mark.slow
def test_the_audit_of_a_zone_includes_its_whole_mechanism() -> None:
    """The nodes do what this mechanism states."""
    zone = position_zone(2, mechanism=edited_file(1.01))
    assert {"mechanism"} <= failed(audit_positions(zone, 8, 5)) <= {"mechanism", "stated odds"}


def test_a_mechanism_that_can_not_be_audited_fails() -> None:
    check = mechanism_check(mechanism(levels=1e-8))
    assert check.verdict is Verdict.FAILED
    assert "too small" in check.finding


def sharp_zone(level: float, rows: int, columns: int, nodes: int) -> PositionZone:
    levels = np.full((rows, columns), level)
    return position_zone(nodes, mechanism=location_mechanism(PrivacyMap(levels)).file())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("level", "rows", "columns", "nodes"),
    [(6.0, 2, 2, 2), (9.0, 2, 2, 2), (12.0, 2, 2, 2), (20.0, 2, 2, 2), (9.0, 2, 3, 20), (5.0, 6, 6, 4)],
)
def test_right_nodes_whose_reports_are_nearly_certain_pass(
    level: float, rows: int, columns: int, nodes: int
) -> None:
    zone = sharp_zone(level, rows, columns, nodes)
    for seed in range(2):
        assert failed(audit_positions(zone, 60, seed)) == set()


def uniform_reports(plan: NodePlan, cloak: Any) -> None:
    chance = np.random.default_rng(5)
    cloak._report = lambda number, stream: int(chance.integers(cloak._zone.mechanism.table.n_outputs))


@pytest.mark.slow
@pytest.mark.parametrize("level", [6.0, 20.0])
def test_wrong_nodes_fail_where_reports_are_nearly_certain(level: float) -> None:
    zone = sharp_zone(level, 2, 2, 2)
    found = failed(audit_positions(zone, 60, 5, with_node(uniform_reports)))
    # Some outputs of the padded grid never occur.
    assert {"distribution", "node"} <= found <= STATISTICS | {"on the wire"}


@pytest.mark.slow
def test_only_twenty_nodes_of_a_large_zone_are_run() -> None:
    large = position_zone(30, mechanism=mechanism(40, 40, 0.4))
    assert audit_positions(large, 4, 5).nodes == 20
    assert audit_positions(replace(large, nodes=large.nodes[:3]), 8, 5).nodes == 3


def test_too_few_reports_are_untested_and_fail_nothing() -> None:
    """One node, two rounds, and noise that is nearly always none."""
    zone = position_zone(1, mechanism=kept_mechanism([20.0] * 30))
    audit = audit_positions(zone, 2, 5)
    assert failed(audit) == set()
    untested = {check.name for check in audit.checks if check.verdict is Verdict.UNTESTED}
    assert {"distribution", "less noise", "loss"} <= untested


def test_a_map_with_a_single_cell_has_nothing_to_tell_apart() -> None:
    zone = position_zone(1, mechanism=mechanism(levels=[math.nan] * 29 + [0.5]))
    assert failed(audit_positions(zone, 2, 5)) == set()


def test_odd_worlds_fail_in_the_same_rounds_and_the_second_has_places_off_the_map() -> None:
    subject = PositionSubject(ZONE)
    calm, wild = subject.odd_worlds()
    at = [(place, index) for place in range(1, 7) for index in range(10)]
    pairs = [(calm.values(*each), wild.values(*each)) for each in at]
    assert [isinstance(one, ImplausibleError) for one, _ in pairs] == [
        isinstance(other, ImplausibleError) for _, other in pairs
    ]
    assert all(-10.0 <= one[0] <= 0.0 for one, _ in pairs if not isinstance(one, ImplausibleError))
    found = [other for _, other in pairs if not isinstance(other, ImplausibleError)]
    assert any(abs(place[0]) > 1e6 for place in found)
    assert any(math.isnan(place[0]) for place in found)


def test_promised_losses_are_integrals_of_the_level() -> None:
    losses = greatest_losses(np.full((3, 4), 0.5), 2.0, np.array([0]))
    assert losses[0, 3] == pytest.approx(3.0)
    assert losses[0, 5] == pytest.approx(math.sqrt(2.0))
    walled = np.full((3, 4), 0.5)
    walled[:, 1] = np.nan
    assert math.isinf(greatest_losses(walled, 2.0, np.array([0]))[0, 2])


def test_the_audit_is_drawn(tmp_path: Path) -> None:
    from heatcloak_lab.audit.position_picture import draw_position_audit

    padded = position_zone(2, mechanism=mechanism(padding=(1, 2)))
    audit = audit_positions(padded, 4, 5)
    draw_position_audit(tmp_path / "audit.png", padded, audit)
    assert (tmp_path / "audit.png").stat().st_size > 10_000


def test_laws_are_the_stated_probabilities() -> None:
    used = mechanism(levels=LEVELS, padding=(1, 0), limit=1)
    law = stated_law(used.table, 7)
    expected = [float(used.table.probability(output, 7)) for output in range(used.table.n_outputs)]
    assert law.tolist() == pytest.approx(expected, rel=1e-12)
    assert isinstance(ZONE, PositionZone)
