"""The example of a domain in docs/how-to/add-a-domain.md."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_shared.errors import ParameterError

SOURCES, SENSORS = 40, 12


@pytest.fixture
def ring(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return the class of rings."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "plugins" / "ring" / "src"))
    return import_module("heatcloak_ring.domain").RingDomain


def heat(shares: FloatArray, length: float, spread: float) -> FloatArray:
    """Return A by its Fourier series."""
    angles = 2.0 * np.pi * (shares[None, :] - np.arange(SENSORS)[:, None] / SENSORS)
    waves = np.arange(1, 400)
    sizes = np.exp(-((2.0 * np.pi * waves / length) ** 2) * spread)
    return np.asarray((1.0 + 2.0 * (sizes * np.cos(angles[:, :, None] * waves)).sum(axis=2)) / length)


@pytest.mark.parametrize("length", [1.0, 2.0])
@pytest.mark.parametrize("spread", [1e-3, 0.05, 0.5, 0.99, 4.0, 1e6])
def test_the_ring_is_the_heat_kernel_of_a_circle_for_every_spread(
    ring: Any, length: float, spread: float
) -> None:
    matrix = ring(SOURCES, SENSORS, length).operator(spread).matrix()
    assert matrix == pytest.approx(heat(np.arange(SOURCES) / SOURCES, length, spread), rel=1e-12, abs=1e-13)


@pytest.mark.parametrize("spread", [1e-3, 0.05, 4.0])
def test_no_move_on_the_ring_changes_readings_by_more_than_the_sensitivity(ring: Any, spread: float) -> None:
    starts = np.random.default_rng(1).random(500)
    changes = heat(starts, 2.0, spread) - heat(starts + 0.02 / 2.0, 2.0, spread)
    bound = ring(SOURCES, SENSORS, 2.0).operator(spread).sensitivity(0.02, off_grid=True)
    assert np.linalg.norm(changes, axis=0).max() <= bound


@pytest.mark.parametrize("circumference", ["2", None, [1.0], 0, -1.0, np.nan, np.inf])
def test_a_wrong_circumference_is_a_parameter_error(ring: Any, circumference: object) -> None:
    with pytest.raises(ParameterError, match="circumference must be a positive number, got"):
        ring(SOURCES, SENSORS, circumference)
