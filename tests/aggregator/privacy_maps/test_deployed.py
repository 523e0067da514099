"""Mechanisms as their files describe them."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest

from heatcloak_aggregator.privacy_maps import deployed
from heatcloak_aggregator.privacy_maps.audit import loss_of_probabilities
from heatcloak_aggregator.privacy_maps.deployed import (
    ReportLaw,
    audit_file,
    example_cells,
    map_of_file,
)
from heatcloak_aggregator.privacy_maps.mechanism import LocationMethod
from heatcloak_aggregator.privacy_maps.methods import location_mechanism
from heatcloak_aggregator.privacy_maps.privacy_map import PrivacyMap
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.location.mechanism_file import LocationMechanismFile, encode_floats
from support.zones import mechanism

METHODS: tuple[LocationMethod, ...] = ("padded", "planar-laplace", "exponential")


def wide(padding: tuple[int, int] = (0, 0)) -> LocationMechanismFile:
    levels = np.linspace(0.2, 0.9, 48)
    levels[20] = math.nan
    return mechanism(6, 8, levels.tolist(), padding=padding)


def small_map(shape: tuple[int, int]) -> PrivacyMap:
    return PrivacyMap(np.linspace(0.5, 0.8, shape[0] * shape[1]).reshape(shape), 1.5).rounded()


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("shape", [(1, 9), (4, 5)], ids=str)
def test_a_file_is_audited_as_its_mechanism(method: LocationMethod, shape: tuple[int, int]) -> None:
    built = location_mechanism(small_map(shape), None, method)
    audit = audit_file(built.file())
    assert audit.keeps_promise
    own = built if built.used_map is built.privacy_map else built.audited_against(built.used_map)
    assert audit.loss.ratio == pytest.approx(own.loss.ratio, rel=1e-12)
    assert (audit.loss.curves is None) == (own.loss.curves is None)
    if own.loss.curves is not None:
        assert audit.loss.curves == pytest.approx(own.loss.curves, rel=1e-12)
    assert audit.bound <= 1.0 + 1e-9
    assert audit.bound >= audit.loss.neighbours


@pytest.mark.parametrize(
    "file", [wide(), wide((1, 2)), mechanism(4, 5, 0.7, metric="straight", padding=(3, 3))]
)
def test_ratios_are_those_of_all_probabilities(file: LocationMechanismFile) -> None:
    """The weights are all 1, so these files break their promise."""
    privacy_map = map_of_file(file)
    rows = np.array(
        [
            ReportLaw(file).of(cell).ravel() if inside else np.zeros(file.table.n_outputs)
            for cell, inside in enumerate(privacy_map.cells.ravel())
        ]
    )
    exact, found = loss_of_probabilities(privacy_map, rows), audit_file(file)
    assert found.bound >= exact.ratio * (1.0 - 1e-9)
    if file.metric == "paths":
        assert found.loss.neighbours == pytest.approx(exact.neighbours)
        assert found.loss.distant <= exact.distant * (1.0 + 1e-9)


def test_straight_lines_on_a_map_of_several_levels_are_refused() -> None:
    with pytest.raises(ParameterError, match="same level everywhere"):
        replace(wide(), metric="straight")


def test_weights_that_do_not_reach_a_cell_keep_no_promise() -> None:
    """Sums are products of convolutions there, whose errors could be larger than they are."""
    weights = np.full(400, 1e-15)
    weights[0] = 1e9
    file = mechanism(20, 20, 3.0, weights.tolist(), metric="straight", limit=40)
    assert not audit_file(file).keeps_promise


def test_a_file_without_weights_that_add_up_breaks_the_promise() -> None:
    file = mechanism(4, 5, np.linspace(0.5, 0.8, 20).tolist())
    assert not audit_file(file).keeps_promise
    assert audit_file(replace(file, scale=0.49)).keeps_promise, "as the exponential mechanism"
    assert audit_file(replace(file, epsilon=encode_floats("f", [1e-3] * 20))).loss.neighbours > 0.0


def test_the_distribution_is_that_of_the_integer_table() -> None:
    for file in (wide((1, 2)), mechanism(3, 4, 0.7, metric="straight", padding=(2, 1))):
        table = file.table
        for cell in (0, table.columns + 1):
            found = ReportLaw(file).of(cell).ravel()
            exact = [float(table.probability(output, cell)) for output in range(table.n_outputs)]
            assert found == pytest.approx(exact, rel=1e-9)


@pytest.mark.parametrize(
    "file", [wide(), wide((1, 2)), mechanism(4, 5, 0.7, metric="straight", padding=(2, 1))]
)
def test_a_sender_is_within_the_radius_as_often_as_stated(file: LocationMechanismFile) -> None:
    """Bayes' rule with the exact probabilities of the integer table; corners of cells count as inside."""
    table, law = file.table, ReportLaw(file)
    for output in (0, table.n_outputs // 2, table.n_outputs - 1):
        chances = {cell: float(table.probability(output, cell)) for cell in table.cells}
        for share in (0.3, 0.9):
            radius = law.radius(output, share)
            x, y = file.point(output)
            inside, nearer = 0.0, 0.0
            for cell, chance in chances.items():
                row, column = divmod(cell, file.columns)
                corners = [
                    math.hypot(
                        file.origin[0] + file.cell * (column + right) - x,
                        file.origin[1] + file.cell * (row + up) - y,
                    )
                    for right in (0, 1)
                    for up in (0, 1)
                ]
                inside += chance * (max(corners) <= radius * (1.0 + 1e-9))
                nearer += chance * (max(corners) < radius * (1.0 - 1e-9))
            total = sum(chances.values())
            assert inside >= share * total * (1.0 - 1e-9)
            assert nearer < share * total


@pytest.mark.parametrize(("method", "error"), [("padded", 0.01), ("exponential", 0.35)])
def test_a_radius_on_a_large_map_is_near_the_exact_one(
    method: LocationMethod, error: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    levels = np.full((24, 30), 0.8)
    levels[:, 11:17] = 0.2
    file = location_mechanism(PrivacyMap(levels).rounded(), None, method).file()
    outputs = [output for output in range(0, file.table.n_outputs, 41) if file.table.weights[output]]
    exact = [ReportLaw(file).radius(output, 0.9) for output in outputs]
    monkeypatch.setattr(deployed, "MOST_SUMS", 60)
    monkeypatch.setattr(deployed, "FEWER_SUMS", 180)
    assert [ReportLaw(file).radius(output, 0.9) for output in outputs] == pytest.approx(exact, rel=error)


def test_example_cells_have_a_low_a_medium_and_a_high_level() -> None:
    rows, columns = np.mgrid[0:20, 0:30]
    privacy_map = PrivacyMap(0.5 + 1.5 * np.exp(-((rows - 9) ** 2 + (columns - 15) ** 2) / 40.0))
    low, medium, high = example_cells(privacy_map)
    levels = privacy_map.epsilon.ravel()
    assert levels[low] < 0.55
    assert 0.8 < levels[medium] < 1.2
    assert levels[high] > 1.6
    assert len({low, medium, high}) == 3


def test_example_cells_of_one_level_differ_and_are_no_walls() -> None:
    levels = np.ones((6, 9))
    levels[:, 0] = np.nan
    found = example_cells(PrivacyMap(levels))
    assert len(set(found)) == 3
    assert all(cell % 9 != 0 for cell in found)
    assert example_cells(PrivacyMap([[1.0]])) == [0, 0, 0]
