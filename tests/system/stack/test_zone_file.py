"""A zone file in place of the settings of a zone: a calibrated floor with rooms, and what `init` refuses."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from heatcloak_aggregator.fit.fit_file import save_fit
from heatcloak_aggregator.plans.plan_file import example_text, parse_plan
from support.fitted_rooms import fit_of_plan
from support.home_assistant import check_discovery
from support.stack import Stack

pytestmark = [pytest.mark.stack, pytest.mark.timeout(600)]

NODES = [f"n{number:02}" for number in range(1, 7)]
SCALES = tuple((node, 0.95 + 0.02 * number, 19.0 + 0.2 * number) for number, node in enumerate(NODES))
WORLD = """[[source]]
vertices = [[0, 100], [10, 400]]
[ambient]
temperature = 20.0
swing = 1.0
offsets = [0.3, -0.5, 0.3, -0.5, 0.2, -0.3]
"""


@pytest.fixture(scope="module")
def floor(
    heatcloak_in: Callable[..., subprocess.CompletedProcess[str]], tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """Return a folder with fit, zone and world of the example flat, and a zone with another promise."""
    folder = tmp_path_factory.mktemp("floor")
    flat = parse_plan(example_text("flat"))
    save_fit(fit_of_plan(flat, SCALES), folder / "fit.toml")
    (folder / "flat.toml").write_text(example_text("flat"), encoding="utf-8")
    (folder / "world.toml").write_text(WORLD, encoding="utf-8")
    (folder / "damaged.toml").write_text('format = 2\nname = "flat"\n[domain', encoding="utf-8")
    fitted = ("--plan", "flat.toml", "--fit", "fit.toml", "--resolution", "ds18b20", "--period", "2")
    for name, options in (("zone.toml", ()), ("other.toml", ("--epsilon", "8"))):
        done = heatcloak_in(folder, "zone", "new", name, *fitted, *options)
        assert done.returncode == 0, done.stderr
    named = (folder / "zone.toml").read_text(encoding="utf-8").replace('"n02"', '"settings"')
    (folder / "settings.toml").write_text(named, encoding="utf-8")
    for each in (folder, *folder.parents[:-2], *folder.iterdir()):
        each.chmod(each.stat().st_mode | (0o055 if each.is_dir() else 0o044))
    return folder


@pytest.fixture(scope="module")
def stack(make_stack: Callable[..., Stack], floor: Path) -> Iterator[Stack]:
    """A stack of the floor, with rooms in Home Assistant."""
    stack = make_stack(
        "floor",
        ZONE_FILE=floor / "zone.toml",
        FIT_FILE=floor / "fit.toml",
        WORLD=floor / "world.toml",
        HOME_ASSISTANT="yes",
        HOME_ASSISTANT_ROOMS="homeassistant",
    )
    stack.up()
    yield stack
    stack.down()


def checked(stack: Stack, **settings: object) -> str:
    """Return what `init --check` prints about refused settings."""
    given = {name: str(value) for name, value in settings.items()}
    done = stack.compose("run", "--rm", "--no-deps", "-T", "init", "--check", check=False, **given)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    return done.stderr


def test_rounds_of_a_floor_are_estimated_and_its_rooms_are_announced(stack: Stack) -> None:
    address, token = "/api/v1/zones/flat/estimates/latest", stack.token()
    stack.wait_until(lambda: stack.get(address, token).status_code == 200)
    first = stack.get(address, token).json()
    stack.wait_until(lambda: stack.get(address, token).json()["round"] > first["round"])
    probabilities = {each["name"]: each["probability"] for each in first["communities"]}
    assert set(probabilities) == {"living-room", "bedroom"}
    assert None not in probabilities.values(), "METHOD and DRIFT suit the floor by default"
    home_assistant = stack.client(
        "authority",
        "--cafile /own/home_assistant/ca.crt -u heatcloak_home_assistant "
        '-P "$(cat /own/home_assistant/password)"',
    )
    lines = [line.split(" ", 1) for line in home_assistant.receive("homeassistant/#", shown="%t %p")]
    announced = {topic.split("/")[2]: json.loads(payload) for topic, payload in lines}
    assert set(announced) == {"heatcloak_flat", *(f"heatcloak_flat_{node}" for node in NODES)}
    for each in announced.values():
        check_discovery(each)
    assert {"Living-room", "Bedroom"} <= {
        part.get("name", "").capitalize() for part in announced["heatcloak_flat"]["components"].values()
    }


def test_starting_again_restarts_no_service(stack: Stack) -> None:
    """Although the memory that `init` measures differs a little each time."""

    def started() -> dict[str, str]:
        containers = stack.inspect()
        return {
            name: containers[name]["State"]["StartedAt"] for name in ("broker", "aggregator", "fleet", "node")
        }

    before = started()
    stack.up()
    assert started() == before


def test_the_fleet_runs_every_node_of_a_floor(stack: Stack) -> None:
    assert "idle: the fleet runs every node" in stack.service_log("node")
    found = {
        service: stack.execute(service, "find", "/heatcloak", "-name", "seed.key").stdout.split()
        for service in ("fleet", "node")
    }
    assert sorted(found["fleet"]) == [f"/heatcloak/nodes/{node}/seed.key" for node in NODES]
    assert found["node"] == []


def test_a_wrong_zone_file_is_refused_with_cause_and_remedy(stack: Stack, floor: Path) -> None:
    missing = floor / "missing.toml"
    assert f"does not exist: {missing}" in checked(stack, ZONE_FILE=missing)
    assert not missing.exists()
    message = checked(stack, ZONE_FILE=floor / "damaged.toml")
    assert "not TOML" in message
    assert f"/zone.toml is the file ZONE_FILE={floor / 'damaged.toml'}" in message
    assert "the stack cannot have a node called settings" in checked(stack, ZONE_FILE=floor / "settings.toml")
    assert f"ZONE_FILE={floor} is a folder: name a file in .env" in checked(stack, ZONE_FILE=floor)


def test_another_zone_is_refused_for_old_volumes(stack: Stack, floor: Path) -> None:
    """Another zone file, and the settings of a corridor."""
    for settings in ({"ZONE_FILE": floor / "other.toml"}, {"ZONE_FILE": "", "FIT_FILE": ""}):
        message = checked(stack, **settings)
        assert "the volumes hold a stack with ZONE_FILE=revision:" in message
        assert "restore the settings in .env, or start again" in message


@pytest.mark.parametrize(
    ("setting", "value", "message"),
    [
        ("WORLD", "./docs/world.toml", "the zone is a floor: give vertices"),
        ("FIT_FILE", "", "the zone file has the gains of a fit, which nodes need: set FIT_FILE in .env"),
        ("AGGREGATOR_MEMORY", "200m", "AGGREGATOR_MEMORY=200m is too small: this service needs 2"),
    ],
)
def test_a_setting_that_does_not_suit_a_floor_is_refused(
    stack: Stack, setting: str, value: str, message: str
) -> None:
    assert message in checked(stack, **{setting: value})
