"""PostgreSQL instead of SQLite, by a Compose profile."""

from __future__ import annotations

from collections import Counter

import pytest

from support.stack import Stack

pytestmark = [pytest.mark.stack, pytest.mark.timeout(600)]


def test_a_killed_database_costs_no_reading(running: Stack) -> None:
    before = len(running.stored())
    running.kill("postgres")
    running.wait_until_healthy(("postgres", "aggregator", "fleet", "node", "broker"))
    cloaked_before = len(running.cloaked())
    running.wait_until(lambda: len(running.cloaked()) >= cloaked_before + 12)
    stored = running.wait_until_stored(running.cloaked())
    assert len(stored) > before
    assert set(Counter((each["node"], each["boot"], each["seq"]) for each in stored).values()) == {1}
    assert len({each["node"] for each in stored}) == 12
    assert running.inspect()["postgres"]["RestartCount"] == 1
    running.require_no_faults_logged()
