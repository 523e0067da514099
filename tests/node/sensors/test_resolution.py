"""The resolution of sensors, and nodes that refuse a zone whose promise is for finer steps."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_node import SimulatedSensor, quantise
from heatcloak_node.cli import main
from heatcloak_node.config import load_config
from heatcloak_node.sensors import Sensor
from heatcloak_node.sensors.amg8833 import REDUCERS, Amg8833Sensor, Bus
from heatcloak_node.sensors.sensor import Scale, resolution_of
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.scenario import Scenario
from heatcloak_shared.zone import Floor, Promise, Range, Zone, render_zone
from support.zones import uniform_noise

RECORDING = '{"t": 0, "value": 20.5}\n{"t": 60, "value": 21}\n'
SENSORS = {
    "ds18b20": 'path = "devices"\ntakes = 0.5',
    "thermal-zone": "",
    "command": 'command = ["/bin/true"]\ntimeout = 0.1',
    "replay": 'path = "july.jsonl"',
    "simulated": 'scenario = "world.toml"',
}
UNKNOWN = ("thermal-zone", "command", "replay")


def coarse(zone: Zone, resolution: float) -> Zone:
    """Return the zone with a resolution, and with noise for it."""
    return replace(zone, resolution=resolution, noise=uniform_noise(0.05, 2.0**-6, 4000, len(zone.nodes)))


@pytest.fixture
def start(zone: Zone, tmp_path: Path) -> Callable[..., Sensor]:
    """Return a function that loads the configuration of a node, with lines added to its sensor."""
    (tmp_path / "world.toml").write_text("[[source]]\npath = [[0, 0.3]]\n", encoding="utf-8")
    (tmp_path / "july.jsonl").write_text(RECORDING, encoding="utf-8")
    (tmp_path / "devices").mkdir()

    def load(kind: str, lines: str = "", resolution: float = 0.0, described: Zone | None = None) -> Any:
        other = coarse(zone, resolution) if described is None else described
        (tmp_path / "hall.toml").write_text(render_zone(other), encoding="utf-8")
        (tmp_path / "node.toml").write_text(
            f'zone = "hall.toml"\nnode = "n01"\nstate = "state"\nsensitivity = "model"\n'
            f'[broker]\nhost = "127.0.0.1"\n[sensor]\nkind = "{kind}"\n{SENSORS[kind]}\n{lines}\n',
            encoding="utf-8",
        )
        return load_config(tmp_path / "node.toml").sensor

    return load


@pytest.fixture
def ranged(zone: Zone) -> Zone:
    """Return a zone that hides a range."""
    return replace(
        zone, promise=Promise(Range(0.0, 100.0), 4.0, 1e-5), noise=uniform_noise(201.0, 2.0**-2, 13000, 4)
    )


@pytest.mark.parametrize(
    ("kind", "keys", "resolution"),
    [
        ("ds18b20", {"takes": 0.5}, 0.0625),
        ("ds18b20", {"takes": 0.5, "gain": -0.5}, 0.03125),
        ("ds18b20", {"takes": 0.5, "gain": 2, "resolution": 0.25}, 0.5),
        ("tmp117", {"gain": -2}, 0.015625),
        ("thermal-zone", {}, None),
        ("thermal-zone", {"gain": 0.1, "resolution": 0.5}, 0.05),
        ("command", {"command": ["/bin/true"], "timeout": 0.1}, None),
        ("command", {"command": ["/bin/true"], "timeout": 0.1, "resolution": 0.1, "gain": 10}, 1.0),
        ("command", {"command": ["/bin/true"], "timeout": 0.1, "resolution": 0}, 0.0),
        ("replay", {"path": "july.jsonl"}, None),
        ("replay", {"path": "july.jsonl", "resolution": 0.01}, 0.01),
        ("simulated", {"scenario": "world.toml"}, 0.0),
        ("simulated", {"scenario": "world.toml", "resolution": 0.25}, 0.25),
    ],
)
def test_a_sensor_has_its_resolution_in_the_unit_of_its_readings(
    configure: Callable[..., Sensor],
    tmp_path: Path,
    kind: str,
    keys: dict[str, Any],
    resolution: float | None,
) -> None:
    """None if it is unknown."""
    (tmp_path / "world.toml").write_text("[[source]]\npath = [[0, 0.3]]\n", encoding="utf-8")
    (tmp_path / "july.jsonl").write_text(RECORDING, encoding="utf-8")
    assert resolution_of(configure(kind=kind, **keys)) == resolution


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        *((kind, value) for kind in ("command", "replay", "simulated") for value in (-1, "1", math.nan)),
        ("ds18b20", 0.06),
        ("ds18b20", 1.0),
        ("thermal-zone", 0.0),
    ],
)
def test_a_resolution_finer_than_the_sensors_or_out_of_range_is_refused(
    configure: Callable[..., Sensor], tmp_path: Path, kind: str, value: object
) -> None:
    keys: dict[str, dict[str, Any]] = {
        "command": {"command": ["/bin/true"], "timeout": 0.1},
        "replay": {"path": "july.jsonl"},
        "simulated": {"scenario": "world.toml"},
    }
    (tmp_path / "july.jsonl").write_text(RECORDING, encoding="utf-8")
    with pytest.raises(ConfigError, match=r"sensor\.resolution: .* is out of range: give a number from"):
        configure(kind=kind, resolution=value, **keys.get(kind, {}))


@pytest.mark.parametrize("reduce", REDUCERS.values())
def test_the_resolution_of_an_infrared_array_is_that_of_a_pixel(
    reduce: Callable[[Sequence[float]], float],
) -> None:
    """Averaging does not make it finer: all pixels can be just below a step."""

    def refuse(number: int) -> Bus:
        raise OSError

    assert resolution_of(Amg8833Sensor(refuse, reduce=reduce, scale=Scale(-2.0, 1.0))) == 0.5
    before, after = ([math.floor(4.0 * (20.0 + change)) / 4.0] * 64 for change in (-1e-9, 1e-9))
    assert reduce(after) - reduce(before) == 0.25


def test_a_sensor_that_the_promise_covers_is_accepted(start: Callable[..., Sensor]) -> None:
    assert start("ds18b20", "", 0.0625).kind == "ds18b20"
    assert start("ds18b20", "gain = -0.5", 0.03125).kind == "ds18b20"
    assert start("command", "resolution = 0").kind == "command"
    assert start("simulated").kind == "simulated"
    assert start("simulated", "resolution = 0.5", 0.5).kind == "simulated"


def test_a_sensor_with_coarser_steps_than_the_promise_is_refused(start: Callable[..., Sensor]) -> None:
    with pytest.raises(ConfigError) as error:
        start("ds18b20", "gain = 2.0", 0.0625)
    assert str(error.value).endswith(
        "node.toml: sensor.resolution: the ds18b20 sensor reports in steps of 0.125 after the gain, and zone "
        "hall promises privacy for steps of at most 0.0625: make the zone with --resolution 0.125, or use a "
        "finer sensor or a smaller gain"
    )
    for kind, lines, resolution in (
        ("ds18b20", "", 0.0),
        ("ds18b20", "gain = -1.1", 0.0625),
        ("ds18b20", "resolution = 0.5", 0.25),
        ("command", "resolution = 0.1\ngain = 0.5", 0.04),
        ("simulated", "resolution = 0.1", 0.0),
    ):
        with pytest.raises(ConfigError, match="make the zone with --resolution"):
            start(kind, lines, resolution)


@pytest.mark.parametrize("kind", UNKNOWN)
@pytest.mark.parametrize("resolution", [0.0, 1.0])
def test_a_sensor_of_unknown_resolution_must_state_it(
    start: Callable[..., Sensor], kind: str, resolution: float
) -> None:
    """In a zone of any resolution: nothing says that its steps are finer."""
    with pytest.raises(ConfigError) as error:
        start(kind, "", resolution)
    assert "sensor.resolution: missing: zone hall promises privacy for sensors that" in str(error.value)
    assert f"those of a {kind} sensor are unknown: give the greatest step" in str(error.value)


@pytest.mark.parametrize("kind", SENSORS)
def test_a_zone_that_hides_a_range_accepts_any_resolution(
    start: Callable[..., Sensor], ranged: Zone, kind: str
) -> None:
    assert start(kind, described=ranged).kind == kind
    assert start(kind, "resolution = 0.5", described=ranged).kind == kind


@pytest.mark.parametrize(
    ("gain", "resolution"), [(0.1, 0.00625), (1.8, 0.1125), (1 / 3, 0.02083333333333333)]
)
def test_the_product_with_the_gain_may_be_rounded(
    start: Callable[..., Sensor], gain: float, resolution: float
) -> None:
    """The product of two decimal numbers may be larger than that of the zone file by its rounding."""
    assert start("ds18b20", f"gain = {gain!r}", resolution).kind == "ds18b20"
    with pytest.raises(ConfigError, match="make the zone"):
        start("ds18b20", f"gain = {gain * (1.0 + 1e-12)!r}", resolution)


def constant(reading: float, resolution: float) -> SimulatedSensor:
    return SimulatedSensor(Scenario(()), lambda scenario, number: reading, resolution)


@given(
    st.floats(-1e6, 1e6),
    st.floats(-10.0, 10.0),
    st.sampled_from([0.0, 0.0625, 0.25, 0.1]) | st.floats(1e-300, 1e3),
    st.sampled_from([2.0**-12, 2.0**-4, 1.0]),
)
def test_a_simulated_sensor_rounds_like_a_real_one(
    reading: float, change: float, resolution: float, step: float
) -> None:
    """A reading is off by half a step, and two differ by at most a step of sensor and lattice more."""
    before, after = reading, reading + change
    shown = [constant(value, resolution).read(0) for value in (before, after)]
    assert abs(shown[0] - before) <= 0.5 * resolution * (1.0 + 1e-12) + 1e-9
    assert resolution == 0.0 or abs(math.remainder(shown[0], resolution)) <= 1e-9
    ticks = [quantise(value, step) for value in shown]
    assert abs(ticks[1] - ticks[0]) * step <= abs(after - before) + resolution + step + 1e-9


def test_without_a_resolution_a_simulated_sensor_is_exact() -> None:
    assert constant(0.123456789, 0.0).read(0) == 0.123456789
    assert constant(0.123456789, 0.0625).read(0) == 0.125


FLOOR = Floor(
    map=("aabb",),
    rooms=("kitchen", "bath"),
    sensors=((0.25, 0.25), (0.75, 0.25), (1.25, 0.25)),
    outline=((0.0, 0.0), (2.0, 0.0), (2.0, 0.5), (0.0, 0.5)),
    cell=0.5,
    gains=(0.96, 1.048, 1.1),
)


def fitted(zone: Zone, *, gains: bool = True) -> Zone:
    """Return a zone on a floor, whose node n02 has a gain of 1.048 by the fit."""
    return replace(
        coarse(zone, 0.0625 * 1.1),
        domain=FLOOR if gains else replace(FLOOR, gains=()),
        nodes=("n01", "n02", "n03"),
        schedule=replace(zone.schedule, period=60.0),
        noise=uniform_noise(0.1, 2.0**-9, 10**5, 3),
    )


def write_node(folder: Path, zone: Zone, node: str, sensor: str) -> Path:
    (folder / "devices").mkdir(exist_ok=True)
    (folder / "hall.toml").write_text(render_zone(zone), encoding="utf-8")
    (folder / "node.toml").write_text(
        f'zone = "hall.toml"\nnode = "{node}"\nstate = "state"\nsensitivity = "model"\n'
        f'[broker]\nhost = "127.0.0.1"\n[sensor]\n{sensor}\n',
        encoding="utf-8",
    )
    return folder / "node.toml"


FINE = 'kind = "command"\ncommand = ["/bin/echo", "1"]\ntimeout = 5\nresolution = 0\n'


def test_a_gain_above_that_of_the_zone_is_refused(zone: Zone, tmp_path: Path) -> None:
    with pytest.raises(ConfigError) as error:
        load_config(write_node(tmp_path, fitted(zone), "n02", f"{FINE}gain = 8.0"))
    assert str(error.value).endswith(
        "node.toml: sensor.gain: the gain of n02 is 8.0, and the noise of zone hall is for a gain of 1.048 "
        "there: write the gain of the fit: heatcloak bundle --fit does"
    )
    for node, gain in (("n02", "-1.0481"), ("n02", "1.04800001"), ("n01", "1"), ("n01", "0.97")):
        with pytest.raises(ConfigError, match=rf"sensor\.gain: the gain of {node} is"):
            load_config(write_node(tmp_path, fitted(zone), node, f"{FINE}gain = {gain}"))


def test_without_the_key_a_gain_is_1(zone: Zone, tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"the gain of n01 is 1\.0, and the noise of zone hall is"):
        load_config(write_node(tmp_path, fitted(zone), "n01", FINE))
    assert load_config(write_node(tmp_path, fitted(zone), "n02", FINE)).sensor.kind == "command"


@pytest.mark.parametrize("gain", ["1.048", "-1.048", "1.0480000001", "0.5", "1"])
def test_a_gain_up_to_that_of_the_zone_is_accepted(zone: Zone, tmp_path: Path, gain: str) -> None:
    """Two numbers of a fit may differ by their rounding."""
    file = write_node(tmp_path, fitted(zone), "n02", f"{FINE}gain = {gain}")
    assert load_config(file).sensor.read(0) == float(gain)


def test_a_zone_without_gains_accepts_any_gain(zone: Zone, tmp_path: Path) -> None:
    file = write_node(tmp_path, fitted(zone, gains=False), "n02", f"{FINE}gain = 8.0")
    assert load_config(file).sensor.read(0) == 8.0


def test_a_range_zone_accepts_any_gain(zone: Zone, tmp_path: Path) -> None:
    hidden = Promise(Range(0.0, 100.0), 4.0, 1e-5)
    described = replace(
        fitted(zone), promise=hidden, noise=uniform_noise(201.0, 2.0**-2, 13000, 3), resolution=0.0
    )
    assert load_config(write_node(tmp_path, described, "n02", f"{FINE}gain = 8.0")).sensor.read(0) == 8.0


def test_a_recording_is_of_values_before_any_gain(zone: Zone, tmp_path: Path) -> None:
    file = write_node(tmp_path, fitted(zone), "n02", f"{FINE}gain = 8.0")
    assert load_config(file, for_recording=True).sensor.read(0) == 1.0


def test_check_sensor_refuses_a_gain_above_that_of_the_zone(
    zone: Zone, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = write_node(tmp_path, fitted(zone), "n02", f"{FINE}gain = 8.0")
    assert main(["--config", str(file), "--check-sensor"]) == 2
    assert (
        "the gain of n02 is 8.0, and the noise of zone hall is for a gain of 1.048" in capfd.readouterr().err
    )
