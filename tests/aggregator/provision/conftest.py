"""A provisioned folder."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.provision import Outcome, Request, provision
from heatcloak_shared.zone import Zone

NOW = datetime(2026, 5, 1, tzinfo=UTC)

Provision = Callable[..., Outcome]


@pytest.fixture
def run(zone: Zone, tmp_path: Path) -> Provision:
    """Provisions the small zone, at first for broker.lan; keywords change what is asked for."""

    def make(now: datetime = NOW, host: str | None = "broker.lan", **asked: Any) -> Outcome:
        asked.setdefault("zone", zone)
        return provision(Request(host=host, **asked), tmp_path / "out", now)

    return make


@pytest.fixture
def out(tmp_path: Path) -> Path:
    """The folder that is provisioned."""
    return tmp_path / "out"
