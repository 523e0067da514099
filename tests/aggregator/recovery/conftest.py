"""Fixtures of the recovery tests."""

from __future__ import annotations

import pytest

from heatcloak_aggregator.domains import IntervalDomain, IntervalOperator


@pytest.fixture(scope="session")
def default_op() -> IntervalOperator:
    """Return the operator of the default zone."""
    return IntervalDomain().operator(0.05)
