"""A provisioned folder."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.provision import ProvisionRequest, ProvisionResult, provision
from heatcloak_shared.zone import Zone

NOW = datetime(2026, 5, 1, tzinfo=UTC)

Provision = Callable[..., ProvisionResult]


@pytest.fixture
def run(zone: Zone, tmp_path: Path) -> Provision:
    """Return a function that provisions the small zone, by default for broker.lan."""

    def make(now: datetime = NOW, host: str | None = "broker.lan", **fields: Any) -> ProvisionResult:
        if "zones" not in fields:
            fields["zones"] = (fields.pop("zone", zone),)
        return provision(ProvisionRequest(host=host, **fields), tmp_path / "out", now)

    return make


@pytest.fixture
def out(tmp_path: Path) -> Path:
    """Return the provisioned folder."""
    return tmp_path / "out"
