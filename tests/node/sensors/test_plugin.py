"""Sensors of other packages: `heatcloak_node.sensors.plugin`."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heatcloak_node.config import load_config
from heatcloak_node.sensors import KINDS, Sensor
from heatcloak_node.sensors.sensor import resolution_of
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.wire import decode_meta
from heatcloak_shared.zone import Promise, Range, Zone, render_zone
from heatcloak_shared.zone.custom import CustomDomain
from support.node_listener import NodeListener
from support.zones import uniform_noise

PLUGIN = """
class Sensor:
    kind, takes = "odd", 0.0

    def __init__(self, **changes):
        self.__dict__.update(changes)

    def read(self, round_number):
        return 1.0

def good(table, folder, zone, node):
    return Sensor(call=(table.text("key", "give a key", "none"), folder, zone, node))

def raises(table, folder, zone, node):
    raise ValueError("19.8172635 is odd")

def refuses(table, folder, zone, node):
    table.refuse("key", "give another")

def none(table, folder, zone, node):
    return None

def simulated(table, folder, zone, node):
    return Sensor(kind="simulated")

def slow(table, folder, zone, node):
    return Sensor(takes=1e6)

def endless(table, folder, zone, node):
    return Sensor(takes=float("nan"))

def stepped(table, folder, zone, node):
    return Sensor(resolution=0.25)

def backwards(table, folder, zone, node):
    return Sensor(resolution=-1.0)

def own_key(table, folder, zone, node):
    return Sensor(resolution=5.0 / 2 ** table.integer("resolution", 1, 24))

not_a_function = 7
"""


def register(folder: Path, name: str, target: str) -> None:
    """Register a sensor as an installed distribution in ``folder`` would."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[heatcloak.sensors]\n{name} = {target}\n", encoding="utf-8")


@pytest.fixture
def odd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Return a function that registers a function of `PLUGIN` as the sensor ``odd``."""
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "odd_plugin.py").write_text(PLUGIN, encoding="utf-8")
    (folder / "broken_plugin.py").write_text("import a_module_that_is_missing\n", encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    monkeypatch.delitem(sys.modules, "odd_plugin", raising=False)
    return lambda target: register(folder, "odd", target)


def test_a_plugin_is_called_with_table_folder_zone_and_node(
    odd: Callable[[str], None], configure: Callable[..., Sensor], tmp_path: Path, zone: Zone
) -> None:
    odd("odd_plugin:good")
    sensor: Any = configure(kind="odd", key="value")
    assert sensor.call == ("value", tmp_path, zone, "n01")


@pytest.mark.parametrize(
    ("target", "expected"),
    [
        (
            "missing_plugin:good",
            "ModuleNotFoundError: No module named 'missing_plugin'",
        ),
        ("broken_plugin:good", "reinstall or uninstall its package"),
        ("odd_plugin:absent", "cannot be loaded"),
        (
            "odd_plugin:not_a_function",
            "is not a function of (table, folder, zone, node): update",
        ),
        ("odd_plugin:raises", "failed with ValueError in "),
        ("odd_plugin:refuses", "node.toml: sensor.key: give another"),
        ("odd_plugin:none", "returned an object of type NoneType, which has no method read(round_number)"),
        ("odd_plugin:simulated", "whose attribute kind is not 'odd': update or correct its package"),
        ("odd_plugin:endless", "whose attribute takes is not a number of seconds, 0 or more"),
        ("odd_plugin:backwards", "whose attribute resolution is not a number, 0 or more"),
        ("odd_plugin:slow", "sensor.kind: reading that takes 1e+06 s does not fit into rounds"),
    ],
)
def test_a_faulty_plugin_is_refused_in_one_line(
    odd: Callable[[str], None], configure: Callable[..., Sensor], target: str, expected: str
) -> None:
    odd(target)
    with pytest.raises(ConfigError) as error:
        configure(kind="odd")
    assert expected in str(error.value)
    assert str(error.value).startswith("node.toml: sensor.")
    assert "\n" not in str(error.value)
    assert "19.8172635" not in str(error.value), "a driver may put its reading into an exception"


def test_a_key_that_the_plugin_does_not_take_is_refused(
    odd: Callable[[str], None], configure: Callable[..., Sensor]
) -> None:
    odd("odd_plugin:good")
    with pytest.raises(ConfigError, match=r"sensor\.colour: no such key"):
        configure(kind="odd", colour=1)


@pytest.mark.parametrize(
    ("target", "keys", "resolution"),
    [
        ("good", {}, None),
        ("good", {"resolution": 0}, 0.0),
        ("good", {"resolution": 0.5}, 0.5),
        ("stepped", {}, 0.25),
        ("stepped", {"resolution": 0.5}, 0.5),
        ("own_key", {"resolution": 10}, 5.0 / 1024),
    ],
)
def test_the_resolution_of_a_plugin_is_its_attribute_or_the_configurations(
    odd: Callable[[str], None],
    configure: Callable[..., Sensor],
    target: str,
    keys: dict[str, Any],
    resolution: float | None,
) -> None:
    """A plugin may use the key ``resolution`` for something else, such as bits."""
    odd(f"odd_plugin:{target}")
    sensor = configure(kind="odd", **keys)
    assert resolution_of(sensor) == resolution
    assert (sensor.kind, sensor.takes, sensor.read(0)) == ("odd", 0.0, 1.0)


def test_a_resolution_below_that_of_the_plugin_is_refused(
    odd: Callable[[str], None], configure: Callable[..., Sensor]
) -> None:
    odd("odd_plugin:stepped")
    with pytest.raises(
        ConfigError, match=r"sensor\.resolution: 0\.2 is out of range: give a number from 0\.25"
    ):
        configure(kind="odd", resolution=0.2)


@pytest.mark.parametrize("target", ["good", "stepped"])
def test_a_plugin_whose_steps_are_unknown_or_coarse_is_refused_in_a_model_zone(
    odd: Callable[[str], None], zone: Zone, tmp_path: Path, target: str
) -> None:
    odd(f"odd_plugin:{target}")
    (tmp_path / "hall.toml").write_text(render_zone(zone), encoding="utf-8")
    text = (
        'zone = "hall.toml"\nnode = "n01"\nstate = "state"\nsensitivity = "model"\n'
        '[broker]\nhost = "127.0.0.1"\n[sensor]\nkind = "odd"\n'
    )
    (tmp_path / "node.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ConfigError, match=r"sensor\.resolution: (missing: zone hall|the odd sensor reports)"):
        load_config(tmp_path / "node.toml")
    if target == "good":
        (tmp_path / "node.toml").write_text(f"{text}resolution = 0\n", encoding="utf-8")
        assert load_config(tmp_path / "node.toml").sensor.kind == "odd"


def test_an_unknown_kind_is_refused_with_all_known_ones(
    odd: Callable[[str], None], configure: Callable[..., Sensor]
) -> None:
    odd("odd_plugin:good")
    with pytest.raises(ConfigError) as error:
        configure(kind="ds18b2O")
    assert f"'ds18b2O' is unknown: give one of {', '.join(KINDS)}, odd, or install" in str(error.value)


@pytest.mark.parametrize("kind", ["simulated", "command"])
def test_a_built_in_kind_does_not_import_importlib_metadata(kind: str, zone: Zone, tmp_path: Path) -> None:
    (tmp_path / "hall.toml").write_text(render_zone(zone), encoding="utf-8")
    (tmp_path / "world.toml").write_text("", encoding="utf-8")
    keys = {"simulated": 'scenario = "world.toml"', "command": 'command = ["/bin/true"]\ntimeout = 0.1'}
    keys["command"] += "\nresolution = 0"
    (tmp_path / "node.toml").write_text(
        f'zone = "hall.toml"\nnode = "n01"\nstate = "state"\nsensitivity = "model"\n'
        f'[broker]\nhost = "127.0.0.1"\n[sensor]\nkind = "{kind}"\n{keys[kind]}\n',
        encoding="utf-8",
    )
    code = (
        "import sys; before = set(sys.modules); from heatcloak_node.cli import main; "
        "main(['--config', 'node.toml', '--check']); print(*set(sys.modules) - before)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True, timeout=60
    )
    valid, imported = done.stdout.splitlines()
    assert valid == f"node.toml: valid: node n01 of zone hall, sensor {kind}"
    unwanted = {"importlib.metadata", "heatcloak_shared.plugins", "heatcloak_node.sensors.plugin"}
    assert not unwanted & set(imported.split())


def test_a_node_in_a_custom_domain_publishes_the_readings_of_a_plugin(
    zone: Zone, tmp_path: Path, ring_plugin: Path, mosquitto: Any, node_listener: NodeListener
) -> None:
    """The node does not need the domain's plugin, only the sensor's."""
    domain = CustomDomain("ring", 40, len(zone.nodes), 0.005, '{"circumference":2.0}')
    ranged = replace(
        zone,
        domain=domain,
        promise=Promise(Range(0.0, 8.0), 4.0, 1e-5),
        noise=uniform_noise(16.5, 2.0**-4, 4500, len(zone.nodes)),
        schedule=replace(zone.schedule, period=0.5),
    )
    (tmp_path / "hall.toml").write_text(render_zone(ranged), encoding="utf-8")
    (tmp_path / "node.toml").write_text(
        'zone = "hall.toml"\nnode = "n01"\nstate = "state"\nallow_volatile_state = true\n'
        f'[broker]\nhost = "127.0.0.1"\nport = {mosquitto.port}\n'
        '[sensor]\nkind = "sawtooth"\nheight = 4.0\n',
        encoding="utf-8",
    )
    process = subprocess.Popen(
        [sys.executable, "-m", "heatcloak_node", "--config", str(tmp_path / "node.toml")],
        env={**os.environ, "PYTHONPATH": str(ring_plugin)},
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        meta = decode_meta(node_listener.next("meta")[0])
        reading, _ = node_listener.reading()
    finally:
        process.terminate()
        _, errors = process.communicate(timeout=30)
    assert (meta.sensor, reading.node) == ("sawtooth", "n01")
    assert process.returncode == 0, errors
    assert "Traceback" not in errors
