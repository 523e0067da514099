"""Fixtures that the tests of sensors share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from heatcloak_node.sensors import Sensor, sensor_from_table
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.tables import Table
from heatcloak_shared.zone import Zone


@pytest.fixture
def configure(zone: Zone, tmp_path: Path) -> Callable[..., Sensor]:
    """Return a function that makes a sensor of node n01; keywords are the keys of its table ``[sensor]``."""

    def make(described: Zone = zone, **keys: Any) -> Sensor:
        table = Table("node.toml", keys, ConfigError, "sensor.", folder=tmp_path)
        return sensor_from_table(table, described, "n01")

    return make
