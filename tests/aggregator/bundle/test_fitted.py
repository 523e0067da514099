"""Nodes get gain and offset from a fit of their room."""

from __future__ import annotations

import json
import shutil
import tomllib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from typer.testing import Result

from heatcloak_aggregator.bundle import BundleRequest, write_bundle, write_zone_bundles
from heatcloak_aggregator.bundle.hardware import parse_sensor
from heatcloak_aggregator.fit.fit_file import save_fit
from heatcloak_aggregator.fit.fitted_room import FittedRoom
from heatcloak_aggregator.fit.fitted_zone import check_model
from heatcloak_aggregator.fit.solve import Uncertain
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.zone import Floor, load_any_zone, require_heat

Run = Callable[..., Result]


@pytest.fixture
def fitted(bundle_request: BundleRequest, provisioned_floor_once: Path, fit: FittedRoom) -> BundleRequest:
    """Return a request for node n01 of a floor, with a fit."""
    return replace(bundle_request, node="n01", provisioned=provisioned_floor_once, fit=fit)


def node_toml(folder: Path) -> dict[str, Any]:
    """Return the content of a bundle's ``node.toml``."""
    return tomllib.loads((folder / "heatcloak" / "node.toml").read_text())


def with_gains(fit: FittedRoom, **gains: float) -> FittedRoom:
    """Return a fit with other gains of some sensors."""
    sensors = (replace(sensor, gain=gains.get(sensor.name, sensor.gain)) for sensor in fit.sensors)
    return replace(fit, sensors=tuple(sensors))


def test_the_empty_room_reads_zero_at_each_node(
    fitted: BundleRequest, fit: FittedRoom, tmp_path: Path
) -> None:
    write_zone_bundles(fitted, tmp_path / "all")
    for found in fit.sensors:
        sensor = node_toml(tmp_path / "all" / found.name)["sensor"]
        assert sensor["gain"] == found.gain
        assert sensor["gain"] * found.baseline + sensor["offset"] == 0.0


def test_one_bundle_has_the_scale_of_its_node_and_accepts_the_model(
    fitted: BundleRequest, tmp_path: Path
) -> None:
    write_bundle(replace(fitted, node="n02"), tmp_path / "out")
    config = node_toml(tmp_path / "out")
    assert config["sensor"] == {"kind": "ds18b20", "gain": 0.96, "offset": -0.96 * 21.0}
    assert config["sensitivity"] == "model"


@pytest.mark.parametrize("changes", [{"sensitivity": "range"}, {"fit": None}])
def test_a_real_sensor_without_a_fit_does_not_accept_the_model(
    fitted: BundleRequest, tmp_path: Path, changes: dict[str, Any]
) -> None:
    with pytest.raises(ConfigError, match="assumes a model of heat"):
        write_bundle(replace(fitted, **changes), tmp_path / "out")


def test_a_fit_with_another_model_than_the_zone_is_no_documentation(
    fitted: BundleRequest, fit: FittedRoom, tmp_path: Path
) -> None:
    changes: tuple[tuple[dict[str, Any], str], ...] = (
        ({"length": Uncertain(3.2, 3.0, 3.4)}, r"its length is 3\.1, that of the fit 3\.2"),
        ({"conductance": Uncertain(90.0, 80.0, 99.0)}, "its conductance is 80, that of the fit 90"),
        ({"age": 0.3}, "its age is"),
        ({"margin": 1.2}, "its margin is"),
    )
    for change, reason in changes:
        other = replace(fitted, fit=replace(fit, **change))
        for write in (write_bundle, write_zone_bundles):
            with pytest.raises(ConfigError, match=rf"^zone flat is not of the fit flat-fit\.toml: {reason}"):
                write(other, tmp_path / "out")
    write_bundle(replace(other, sensitivity="model"), tmp_path / "out")


def test_a_fit_with_other_gains_than_the_zone_is_refused(
    fit: FittedRoom, provisioned_floor_once: Path
) -> None:
    zone = require_heat(load_any_zone(provisioned_floor_once / "zone.toml"))
    floor = cast("Floor", zone.domain)
    gains = tuple(sensor.gain for sensor in fit.sensors)
    calibrated = replace(zone, domain=replace(floor, gains=gains))
    check_model(fit, calibrated)
    with pytest.raises(ConfigError, match=r"its gain of n02 is 0\.96, that of the fit 5"):
        check_model(with_gains(fit, n02=5.0), calibrated)


def test_the_fit_replaces_the_scale_in_the_provisioned_node_toml(
    fitted: BundleRequest, provisioned_floor_once: Path, tmp_path: Path
) -> None:
    folder = Path(shutil.copytree(provisioned_floor_once, tmp_path / "work"))
    path = folder / "nodes" / "n01" / "node.toml"
    table = '"ds18b20"\ndevice = "28-0316a2799ad3"\ngain = 0.5\noffset = -9'
    path.write_text(path.read_text().replace('"thermal-zone"', table))
    write_bundle(replace(fitted, provisioned=folder), tmp_path / "out")
    assert node_toml(tmp_path / "out")["sensor"] == {
        "kind": "ds18b20",
        "device": "28-0316a2799ad3",
        "gain": 1.1,
        "offset": -1.1 * 20.3,
    }


def test_a_gain_that_makes_steps_larger_than_the_zone_promises_is_refused(
    fitted: BundleRequest, fit: FittedRoom, tmp_path: Path
) -> None:
    fine, coarse = (
        replace(fitted, sensor=parse_sensor("thermal-zone", [f"resolution={step}"])) for step in (0.06, 0.08)
    )
    write_bundle(fine, tmp_path / "fits")
    with pytest.raises(ConfigError, match=r"would refuse .*steps of 0\.088.* at most 0\.07: make the zone"):
        write_bundle(coarse, tmp_path / "out")
    # The first reason names the resolution that the zone needs for all nodes.
    with pytest.raises(ConfigError, match=r"3 of 3 .*written: n01: .* --resolution 0\.088\d*, .*; n03: "):
        write_zone_bundles(coarse, tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_a_fit_without_a_node_of_the_zone_is_refused(
    fitted: BundleRequest, fit: FittedRoom, tmp_path: Path
) -> None:
    request = replace(fitted, fit=replace(fit, sensors=fit.sensors[:1]))
    for write in (write_bundle, write_zone_bundles):
        with pytest.raises(ConfigError, match=r"^flat-fit\.toml: lacks n02, n03 of zone flat"):
            write(request, tmp_path / "out")


def test_a_fit_that_does_not_describe_the_room_is_refused(
    fitted: BundleRequest, fit: FittedRoom, tmp_path: Path
) -> None:
    with pytest.raises(ConfigError, match="no-go"):
        write_bundle(replace(fitted, fit=replace(fit, discrepancy=0.2)), tmp_path / "out")


@pytest.mark.parametrize("option", ["gain=1", "offset=-20"])
def test_gain_and_offset_are_given_once(fitted: BundleRequest, tmp_path: Path, option: str) -> None:
    request = replace(fitted, sensor=parse_sensor("ds18b20", [option]))
    with pytest.raises(ConfigError, match=rf"^--sensor-option {option.partition('=')[0]}: the fit states"):
        write_bundle(request, tmp_path / "out")


def test_a_fit_is_for_real_sensors_of_a_floor(
    fitted: BundleRequest, bundle_request: BundleRequest, fit: FittedRoom, tmp_path: Path
) -> None:
    with pytest.raises(ConfigError, match="--fit is for real sensors"):
        write_bundle(replace(fitted, sensor=parse_sensor("simulated", [])), tmp_path / "out")
    with pytest.raises(ConfigError, match="a fit is of a floor, and zone hall is not"):
        write_bundle(replace(bundle_request, fit=fit), tmp_path / "out")


@pytest.mark.parametrize("which", [("--node", "n03"), ("--all",)])
def test_command_takes_the_file_of_a_fit_and_says_so_once(
    which: tuple[str, ...],
    run_heatcloak: Run,
    provisioned_floor_once: Path,
    fit: FittedRoom,
    tmp_path: Path,
) -> None:
    save_fit(fit, tmp_path / "fit.toml")
    options = ("--provisioned", str(provisioned_floor_once), "--sensor", "ds18b20", "--board", "4b")
    done = run_heatcloak("bundle", *which, *options, "--fit", "fit.toml", "--out", "out")
    assert done.exit_code == 0, done.stderr
    assert done.stdout.count("gain and offset are those of fit.toml: the empty room reads 0") == 1
    assert done.stdout.count("steps of at most 0.07, after the gain") == 1
    for answered in ("ambient heat", "fit it with heatcloak fit"):
        assert answered not in done.stdout
    out = tmp_path / "out" / ("n03" if which == ("--all",) else "")
    assert node_toml(out)["sensor"] == {"kind": "ds18b20", "gain": 1.02, "offset": -1.02 * 19.75}
    manifest = json.loads((out / "heatcloak" / "bundle.json").read_text())
    assert manifest["node"] == "n03"


def test_command_refuses_a_fit_that_is_no_go(
    run_heatcloak: Run, provisioned_floor_once: Path, fit: FittedRoom, tmp_path: Path
) -> None:
    save_fit(replace(fit, discrepancy=0.2), tmp_path / "fit.toml")
    options = ("--provisioned", str(provisioned_floor_once), "--sensor", "ds18b20", "--board", "4b")
    with pytest.raises(ConfigError, match=r"^fit\.toml: no-go"):
        run_heatcloak("bundle", "--all", *options, "--fit", "fit.toml", "--out", "out")
    assert not (tmp_path / "out").exists()
