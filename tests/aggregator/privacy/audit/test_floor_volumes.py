"""Heat in the audit's finite volumes, against closed forms and a matrix exponential."""

from __future__ import annotations

import math

import numpy as np
import pytest
import scipy

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.privacy.audit import floor_volumes
from heatcloak_aggregator.privacy.audit.floor_volumes import FloorVolumes
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.zone import Floor
from heatcloak_shared.zone.floor import Point, Wall

STRIP: tuple[Point, ...] = ((0.0, 0.0), (4.0, 0.0), (4.0, 1.0), (0.0, 1.0))


def floor(outline: tuple[Point, ...] = STRIP, columns: tuple[tuple[Point, ...], ...] = ()) -> Floor:
    return Floor(("a",), ("room",), ((1.0, 0.5),), outline, columns=columns)


def turned(points: tuple[Point, ...], angle: float) -> tuple[Point, ...]:
    """Return points turned around the origin."""
    cos, sin = math.cos(angle), math.sin(angle)
    return tuple((cos * x - sin * y, sin * x + cos * y) for x, y in points)


def beyond(wall_at: float, conductance: float, loss: float) -> float:
    """Return the share of a strip's heat that is beyond a wall across it if all sources are before the wall.

    Heat is u = a − b·cosh(√s x) before the wall and c·cosh(√s(4 − x)) beyond it, where the loss s takes it.
    """
    root, behind = math.sqrt(loss), 4.0 - wall_at
    # The flow through the wall is κ times the difference, and what the part beyond it loses.
    flows = np.array([root * math.sinh(root * wall_at), root * math.sinh(root * behind)])
    values = np.array([math.cosh(root * wall_at), math.cosh(root * behind)])
    uniform = 1.0 / loss  # of a source of 1 in every place before the wall
    # u₁ = uniform − b·cosh, −u₁' = b·root·sinh = κ(u₁ − u₂) = c·root·sinh
    system = np.array([[flows[0], -flows[1]], [flows[0] / conductance + values[0], values[1]]])
    _, c = np.linalg.solve(system, [0.0, uniform])
    return float(c * math.sinh(root * behind) / root / (uniform * wall_at))


def share_beyond(volumes: FloorVolumes, is_beyond: FloatArray, loss: float) -> float:
    """Return the same of finite volumes, by a direct solve."""
    heat = volumes.factors(loss).solve(volumes.areas * ~is_beyond.astype(bool)) * volumes.areas
    return float(heat[is_beyond.astype(bool)].sum() / heat.sum())


@pytest.mark.parametrize("conductance", [0.05, 0.3, 2.0, 100.0])
@pytest.mark.parametrize("wall_at", [1.0, 2.03])
def test_a_wall_conducts_in_series_with_the_air(conductance: float, wall_at: float) -> None:
    wall = Wall(((wall_at, 0.0), (wall_at, 1.0)), conductance)
    volumes = FloorVolumes(floor(), (wall,), 0.05, 0.02)
    is_beyond = (volumes.middles[:, 0] > wall_at).astype(float)
    assert share_beyond(volumes, is_beyond, 0.5) == pytest.approx(beyond(wall_at, conductance, 0.5), rel=2e-3)


@pytest.mark.parametrize("angle", [0.3, math.pi / 4, 2.0])
@pytest.mark.parametrize("conductance", [0.0, 0.3, 2.0])
def test_a_slanted_wall_conducts_as_much_as_an_upright_one(angle: float, conductance: float) -> None:
    """The floor is turned with it. No heat passes between the steps of an insulated wall."""
    line = turned(((1.5, 0.0), (1.5, 1.0)), angle)
    wall = Wall(line, conductance)
    volumes = FloorVolumes(floor(turned(STRIP, angle)), (wall,), 0.02, 0.02)
    along = volumes.middles @ [math.cos(angle), math.sin(angle)]
    found = share_beyond(volumes, (along > 1.5).astype(float), 0.5)
    expected = beyond(1.5, conductance, 0.5) if conductance else 0.0
    assert found == pytest.approx(expected, rel=0.03, abs=1e-12)


def test_columns_hold_no_heat_even_if_they_are_thinner_than_a_cell() -> None:
    thin = ((2.0, 0.0), (2.01, 0.0), (2.01, 1.0), (2.0, 1.0))
    volumes = FloorVolumes(floor(columns=(thin,)), (), 0.1, 0.1)
    assert share_beyond(volumes, (volumes.middles[:, 0] > 2.0).astype(float), 0.1) == 0.0


def test_implicit_steps_equal_the_matrix_exponential() -> None:
    wall = Wall(((2.0, 0.0), (2.0, 0.6)), 0.2)
    volumes = FloorVolumes(floor(), (wall,), 0.1, 0.05)
    start = volumes.cubics(np.array([[1.0, 0.5]]))[0].toarray().T / volumes.areas[:, None]
    found = volumes.evolve(start, np.zeros_like(start), 0.25, 12, 0.0)
    rates = scipy.sparse.diags_array(1.0 / volumes.areas) @ volumes.stiffness
    exact = scipy.sparse.linalg.expm_multiply(-0.25 * rates, start)
    assert np.abs(found - exact).max() < 2e-3 * exact.max()
    assert float((volumes.areas @ found)[0]) == pytest.approx(1.0, rel=1e-9)


def test_a_constant_source_keeps_its_steady_state() -> None:
    volumes = FloorVolumes(floor(), (), 0.1, 0.1)
    source = volumes.at_sensors(np.array([[1.0, 0.5]])).toarray().T
    steady = np.asarray(volumes.factors(0.3).solve(source))
    assert volumes.evolve(steady, source, 2.0, 4, 0.3) == pytest.approx(steady, rel=1e-9)


def test_sensors_do_not_read_through_walls() -> None:
    wall = Wall(((2.0, 0.0), (2.0, 1.0)))
    volumes = FloorVolumes(floor(), (wall,), 0.1, 0.1)
    heat = (volumes.middles[:, 0] > 2.0).astype(float)
    found = volumes.at_sensors(np.array([[1.99, 0.5], [2.01, 0.5], [0.001, 0.999]])) @ heat
    assert found.tolist() == [0.0, 1.0, 0.0]
    with pytest.raises(ParameterError, match=r"the sensor at \(2, 0\.5\) is on a wall"):
        volumes.at_sensors(np.array([[2.0, 0.5]]))


def test_cubics_are_exact_for_polynomials() -> None:
    """Also on cells of different widths."""
    volumes = FloorVolumes(floor(), (), 0.1, 0.02)
    x, y = volumes.middles.T
    at = np.array([[1.234, 0.3], [3.1, 0.777]])
    values, by_x, by_y = (matrix @ (x**3 * y + y**2) for matrix in volumes.cubics(at))
    assert values == pytest.approx(at[:, 0] ** 3 * at[:, 1] + at[:, 1] ** 2, rel=1e-9)
    assert by_x == pytest.approx(3.0 * at[:, 0] ** 2 * at[:, 1], rel=1e-9)
    assert by_y == pytest.approx(at[:, 0] ** 3 + 2.0 * at[:, 1], rel=1e-9)


def test_points_within_two_cells_of_a_wall_are_not_in_the_open() -> None:
    wall = Wall(((2.0, 0.0), (2.0, 1.0)))
    volumes = FloorVolumes(floor(), (wall,), 0.1, 0.1)
    points = np.array([[1.0, 0.5], [1.9, 0.5], [2.13, 0.5], [2.25, 0.5]])
    assert volumes.in_the_open(points).tolist() == [True, False, False, True]


def test_a_floor_with_too_many_cells_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(floor_volumes, "MOST_CELLS", 399)
    with pytest.raises(ParameterError, match="the floor is too large for the audit"):
        FloorVolumes(floor(), (), 0.1, 0.1)
