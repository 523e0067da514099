"""The pages about the dashboard are correct: reference/dashboard.md and how-to/use-the-dashboard.md."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from heatcloak_aggregator.dashboard import access, overview, pages, tradeoff, zone_history, zone_page
from heatcloak_aggregator.dashboard.catalogue import catalogue
from heatcloak_aggregator.dashboard.drawings import graph
from heatcloak_aggregator.zones import graph_kind
from heatcloak_aggregator.zones.defaults import DEFAULT_DOMAIN
from heatcloak_aggregator.zones.kinds import kind_of

VARIATIONS = kind_of(DEFAULT_DOMAIN).variations(DEFAULT_DOMAIN)
SENSORS = (0, 0) if VARIATIONS is None else VARIATIONS.sensors
DOCS = Path(__file__).parents[1] / "docs"
REFERENCE = (DOCS / "reference" / "dashboard.md").read_text(encoding="utf-8")
GUIDE = (DOCS / "how-to" / "use-the-dashboard.md").read_text(encoding="utf-8")


def test_the_reference_shows_the_headers_of_every_response() -> None:
    (block,) = re.findall(r"```text\n(.*?)```", REFERENCE, re.DOTALL)
    assert block.splitlines() == [f"{name}: {value}" for name, value in access.HEADERS.items()]


@pytest.mark.parametrize(
    "statement",
    [
        f"the newest {zone_history.DEPTH} that have an estimate",
        f"one of the last {zone_history.DEPTH} rounds",
        f"{access.SESSION_SECONDS // 3600} hours after the last request",
        f"at most {access.MAX_BODY_BYTES} bytes",
        f"up to {access.LONGEST_WAIT:g} s. {access.MOST_ADDRESSES} addresses are remembered",
        f"every {pages.OVERVIEW_INTERVAL:g} s",
        f"at least every {pages.INTERVALS[1]:g} s and at most every {pages.INTERVALS[0]:g} s",
        f"looked at every {zone_page.LEAST_INTERVAL:g} s at most",
        f"at most {zone_page.MOST_SHARE:.0%} of the time".replace("%", " %"),
        f"up to {overview.MOST_DRAWN} with a drawing each",
        f"{overview.MOST_DRAWN}; a service of more has a table of {overview.MOST_LISTED},",
        f"{zone_page.MOST_NODES}, those with problems first",
        f"| vertices of a graph that is drawn | {graph.MOST_DRAWN} |",
        f"ε | {tradeoff.EPSILONS[0]:g} to {tradeoff.EPSILONS[1]:g} |",
        f"{tradeoff.RELEASES[0]} to {tradeoff.RELEASES[1]} |",
        f"{SENSORS[0]} to {SENSORS[1]} in a corridor",
        f"graphs of up to {graph_kind.MOST_VARIED} vertices",
        f"`{access.COOKIE}_` and the port",
    ],
)
def test_the_reference_states_the_limits_of_the_code(statement: str) -> None:
    assert statement in REFERENCE


def test_the_guide_names_the_parts_of_a_page_by_their_titles() -> None:
    named = re.findall(r"^\| \*\*(.+?)\*\* \|", GUIDE, re.MULTILINE)
    named += re.findall(r"\*((?:Try another|Draw new|Back to|Log in again)[^*]*)\*", GUIDE)
    assert len(named) > 8
    assert set(named) <= set(catalogue().texts.values())


def test_the_guide_lists_every_condition() -> None:
    """By the first words of its text, up to a parameter."""
    (table,) = re.findall(r"## Fix what it reports\n(.*?)\n## ", GUIDE, re.DOTALL)
    plain = table.lower()
    for key, text in catalogue().texts.items():
        if re.fullmatch(r"condition\.(?!level|trusted)\w+(\.other)?", key):
            shown = re.sub(r"^.*\} ", "", text.partition(".")[0].partition(":")[0]).partition(",")[0]
            assert shown.strip().lower() in plain, key
