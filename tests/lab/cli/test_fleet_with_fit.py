"""``heatcloak fleet --fit``: nodes of a calibrated floor."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from heatcloak_aggregator.cli.main import assemble
from heatcloak_aggregator.fit.fit_file import save_fit
from heatcloak_aggregator.fit.fitted_room import heat_of_fit, plan_of_fit
from heatcloak_aggregator.fit.solve import Uncertain
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.defaults import DEFAULT_PROMISE, DEFAULT_SCHEDULE, DEFAULT_STEP
from heatcloak_aggregator.zones.floor_kind import floor_of_plan
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.zone import Move, Zone, render_zone
from support.fitted_rooms import fit_of_plan
from support.floor_plans import FLAT

pytestmark = pytest.mark.slow

FIT = fit_of_plan(FLAT, (("n01", 1.1, 20.3), ("n02", 0.96, 21.0), ("n03", 1.02, 19.75)))
WORLD = "[[source]]\nvertices = [[0, 3]]\n[ambient]\ntemperature = 20.0\n"


@pytest.fixture(scope="module")
def flat_zone() -> Zone:
    return new_zone(
        "flat",
        floor_of_plan(plan_of_fit(FIT, FLAT), heat_of_fit(FIT, power=100.0)),
        replace(DEFAULT_PROMISE, hides=Move(DEFAULT_STEP)),
        replace(DEFAULT_SCHEDULE, period=60.0),
        resolution=0.07,
    )


@pytest.fixture
def folder(flat_zone: Zone, zone: Zone, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Change to a folder with the zone file of a calibrated flat, that of a corridor, and a world."""
    monkeypatch.chdir(tmp_path)
    for name, described in (("flat", flat_zone), ("hall", zone)):
        (tmp_path / f"{name}.toml").write_text(render_zone(described), encoding="utf-8")
    (tmp_path / "world.toml").write_text(WORLD, encoding="utf-8")
    return tmp_path


def planned(*options: str) -> Exception | None:
    """Return the error of a command that checks all files and starts no node; None if there is none."""
    options = ("--fit", "fit.toml", "--scenario", "world.toml", "--plan", *options)
    done = CliRunner().invoke(assemble(), ["fleet", "--zone", "flat.toml", *options])
    assert done.exception is None or isinstance(done.exception, ConfigError), done.exception
    return done.exception


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"discrepancy": 0.2}, "fit.toml: no-go: the room differs from the model"),
        ({"sensors": FIT.sensors[:1]}, "fit.toml: lacks n02, n03 of zone flat"),
        (
            {"length": Uncertain(3.2, 3.0, 3.4)},
            "zone flat is not of the fit fit.toml: its length is 3.1, that of the fit 3.2: make the zone",
        ),
    ],
)
def test_a_fit_that_is_not_of_the_zone_is_refused(
    folder: Path, changes: dict[str, Any], message: str
) -> None:
    save_fit(replace(FIT, **changes), folder / "fit.toml")
    assert message in str(planned())


def test_sensors_with_larger_steps_after_the_gain_than_the_zone_hides_are_refused(folder: Path) -> None:
    save_fit(FIT, folder / "fit.toml")
    assert planned() is None
    for step, refused in ((0.0625, False), (0.064, True)):
        (folder / "world.toml").write_text(f"{WORLD}resolution = {step}\n", encoding="utf-8")
        assert (planned() is not None) == refused
    assert "n01: the simulated sensor reports in steps of 0.0704" in str(planned())
    assert "make the zone with --resolution 0.0704" in str(planned())


def test_gains_above_those_of_the_zone_are_refused(
    folder: Path, flat_zone: Zone, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_fit(FIT, folder / "fit.toml")
    scales = {"n01": (1.1, 0.0), "n02": (0.97, 0.0), "n03": (1.02, 0.0)}
    monkeypatch.setattr("heatcloak_lab.cli.fleet._scales", lambda fit, zone: scales)
    assert "the gain of n02 is 0.97, and the noise of zone flat is for a gain of 0.96" in str(planned())


def test_a_world_without_a_temperature_is_refused(folder: Path) -> None:
    save_fit(FIT, folder / "fit.toml")
    (folder / "world.toml").write_text("[[source]]\nvertices = [[0, 3]]\n", encoding="utf-8")
    assert "--fit subtracts the temperature of the empty room, and the world has none" in str(planned())


def test_a_fit_is_for_a_floor(folder: Path) -> None:
    save_fit(FIT, folder / "fit.toml")
    done = CliRunner().invoke(assemble(), ["fleet", "--zone", "hall.toml", "--fit", "fit.toml"])
    assert "fit.toml: a fit is of a floor, and zone hall is not: leave out --fit" in str(done.exception)
