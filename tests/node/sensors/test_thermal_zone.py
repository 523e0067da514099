"""The machine's own thermometer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from heatcloak_shared.errors import ConfigError, SensorError


@pytest.mark.parametrize(("text", "value"), [("45123\n", 7.5123), ("-1000", 2.9), ("0\n", 3.0)])
def test_thousandths_of_a_degree_become_the_zones_unit(
    configure: Callable[..., Any], tmp_path: Path, text: str, value: float
) -> None:
    (tmp_path / "temp").write_text(text)
    sensor = configure(kind="thermal-zone", path="temp", gain=0.1, offset=3)
    assert sensor.read(0) == pytest.approx(value, abs=1e-12)


@pytest.mark.parametrize("text", ["", "\n", "45.1", "45123 C", "9" * 5000, "٤٥"])
def test_a_file_without_a_number_is_a_fault_that_does_not_show_it(
    configure: Callable[..., Any], tmp_path: Path, text: str
) -> None:
    (tmp_path / "temp").write_text(text, encoding="utf-8")
    with pytest.raises(SensorError) as caught:
        configure(kind="thermal-zone", path="temp").read(0)
    path = tmp_path / "temp"
    assert str(caught.value) == f"{path}: not a number: give the temp file of a thermal zone"


def test_a_missing_file_is_a_fault(configure: Callable[..., Any]) -> None:
    with pytest.raises(SensorError, match="No such file"):
        configure(kind="thermal-zone", path="temp").read(0)


@pytest.mark.parametrize("gain", [0, 0.0, "1", 1e10, float("nan")])
def test_a_gain_of_zero_is_refused(configure: Callable[..., Any], gain: Any) -> None:
    with pytest.raises(ConfigError, match=r"sensor\.gain"):
        configure(kind="thermal-zone", gain=gain)
