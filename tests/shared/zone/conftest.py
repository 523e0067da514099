"""A valid zone file, which tests modify."""

from __future__ import annotations

import pytest

ZONE = """\
format = 2
name = "hall"

[domain]
kind = "interval"
n_sources = 100
n_sensors = 3
diffusivity = 0.5
time = 0.1

[sensors]
nodes = ["n01", "n02", "n03"]

[schedule]
period = 1.0
every = 1
releases = 20
budget_rounds = 20

[promise]
alpha = 0.01
epsilon = 4.0
delta = 1e-5

[noise]
kind = "rounded-gaussian"
sensitivity = 0.1
step = 0.001953125
sigma_ticks = 300
"""


@pytest.fixture
def zone_text() -> str:
    """Return a valid zone file with more noise than its promise requires."""
    return ZONE
