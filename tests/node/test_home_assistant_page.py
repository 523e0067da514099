"""docs/how-to/home-assistant.md: its sensors show the content of an estimate."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

import jinja2
import pytest
import yaml
from jinja2.sandbox import ImmutableSandboxedEnvironment

from heatcloak_shared.topics import estimate_topic
from heatcloak_shared.wire import Estimate, Pooled, encode_estimate

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "home-assistant.md"
PERIOD = 1.0
SOURCES = ((24, 0.31), (25, 0.66))


@pytest.fixture
def sensors() -> dict[str, dict[str, Any]]:
    """Return the sensors that the page defines, by name."""
    (text,) = re.findall(r"```yaml\n(mqtt:\n.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    found: list[dict[str, Any]] = yaml.safe_load(text)["mqtt"]["sensor"]
    return {sensor["name"]: sensor for sensor in found}


def shown(sensor: dict[str, Any], sources: tuple[tuple[int, float], ...], **more: Any) -> str:
    """Return the text that Home Assistant makes of an estimate, in its sandbox and with its functions."""
    age = more.pop("age", 2.0)
    number = int((time.time() - age) / PERIOD)
    estimate = Estimate("hall", "0" * 16, number, "bpdn", "optimal", sources, (), **more)
    environment = ImmutableSandboxedEnvironment(undefined=jinja2.StrictUndefined)
    environment.globals |= {"now": time.time, "as_timestamp": lambda moment: moment}
    template = environment.from_string(sensor["value_template"])
    return template.render(value_json=json.loads(encode_estimate(estimate))).strip()


def test_the_sensors_show_the_total_intensity_and_the_strongest_place(
    sensors: dict[str, dict[str, Any]],
) -> None:
    """The place is a share of the corridor."""
    heat, place = sensors["Heatcloak hall heat"], sensors["Heatcloak hall place"]
    assert shown(heat, SOURCES) == "0.97"
    assert shown(place, SOURCES) == "0.25"
    assert shown(heat, ()) == "0"
    assert shown(place, ()) == "None", "without a source, the state is unknown"
    assert {sensor["state_topic"] for sensor in sensors.values()} == {estimate_topic("hall")}


def test_the_pooled_estimate_is_preferred(sensors: dict[str, dict[str, Any]]) -> None:
    pooled = Pooled(rounds=7, status="optimal", sources=((70, 0.9),))
    assert shown(sensors["Heatcloak hall heat"], SOURCES, pooled=pooled) == "0.9"
    assert shown(sensors["Heatcloak hall place"], SOURCES, pooled=pooled) == "0.7"


def test_an_old_estimate_is_not_shown(sensors: dict[str, dict[str, Any]]) -> None:
    """It is retained: Home Assistant receives it at every start."""
    for sensor in sensors.values():
        assert shown(sensor, SOURCES, age=70.0) == "None"
        assert sensor["expire_after"] == 60
