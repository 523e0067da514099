"""The suite of each test: the quick one unless a marker names another.

`make test` runs the quick suite: it needs Python packages only, asserts no durations, and passes on a busy
machine. The markers of the others are described in pyproject.toml. A test is in exactly one suite; the marker
``soak`` takes a case out of the suite of its test.
"""

from __future__ import annotations

from pathlib import Path

import pytest

OTHER_SUITES = frozenset({"slow", "alone", "stack", "soak"})
_TESTS = Path(__file__).parents[1]
SLOW_FOLDERS = tuple(
    _TESTS / name for name in ("system", "aggregator/bundle", "lab/benchmarks", "lab/experiments")
)
"""Tests in these folders are slow without a marker: whole commands, and code that no running zone uses."""
PROGRAM_FIXTURES = frozenset(
    {"installed_program", "mosquitto_sub", "postgresql", "skip_or_fail", "small_disk", "start_mosquitto"}
)
"""Tests with these fixtures are slow without a marker: they need more than Python packages."""


def in_soak(*values: object) -> pytest.ParameterSet:
    """Return values of a parametrised test whose case only `make soak` runs."""
    return pytest.param(*values, marks=pytest.mark.soak)


def suite_of(item: pytest.Item) -> str:
    """Return the suite of a test: ``quick``, ``slow``, ``alone``, ``stack`` or ``soak``.

    Raises:
        pytest.UsageError: its markers name more than one.
    """
    named = {marker.name for marker in item.iter_markers()} & OTHER_SUITES
    if "soak" in named:
        return "soak"
    if len(named) > 1:
        raise pytest.UsageError(f"{item.nodeid} is in {len(named)} suites: keep one of {sorted(named)}")
    if named:
        return named.pop()
    parameters = item.callspec.params.values() if hasattr(item, "callspec") else ()
    needs_program = not PROGRAM_FIXTURES.isdisjoint(getattr(item, "fixturenames", ())) or any(
        isinstance(value, str) and value == "postgresql" for value in parameters
    )
    return "slow" if needs_program or any(map(item.path.is_relative_to, SLOW_FOLDERS)) else "quick"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test with its suite, before ``-m`` chooses among them."""
    for item in items:
        if (suite := suite_of(item)) in OTHER_SUITES:
            item.add_marker(suite)
