"""The output of a demo on a graph: one line per round, or a live screen."""

from __future__ import annotations

import io
import re
from dataclasses import replace

import pytest
from rich.console import Console

from heatcloak_lab.demo.round_view import CommunityNames
from heatcloak_lab.demo.screens import GraphLineScreen, GraphLiveScreen
from heatcloak_lab.demo.villages import villages
from heatcloak_shared.zone import promise_in_words
from support.graph_runs import GraphRun, graph_run

VILLAGES = CommunityNames("village", "villages")


def printed(run: GraphRun, names: CommunityNames = VILLAGES) -> list[str]:
    output = io.StringIO()
    screen = GraphLineScreen(Console(file=output, width=80), run.zone, len(run.views), names)
    for view in run.views:
        screen.show(view)
    return output.getvalue().splitlines()


def shown(run: GraphRun, width: int = 80, names: CommunityNames = VILLAGES) -> list[str]:
    """Return the lines of the live screen after the last round."""
    output = io.StringIO()
    console = Console(file=output, width=width, height=24, force_terminal=True, color_system=None)
    screen = GraphLiveScreen(console, run.zone, len(run.views), names)
    with screen:
        for view in run.views:
            screen.show(view)
    return output.getvalue().rpartition("╭")[2].splitlines()


def test_every_round_is_a_line_of_at_most_80_columns() -> None:
    """After the promise and a key. A line has the person's village, the round's result and the pooled one."""
    run = graph_run(villages(), 3)
    promise, *key, first, second = printed(replace(run, views=run.views[:2]))
    assert promise == promise_in_words(run.zone, seeded=True)
    assert all(len(line) <= 80 for line in [*key, first, second])
    assert "where the person is" in key[0]
    lines = printed(run)[-20:]
    assert all(len(line) <= 80 for line in lines)
    pooled = run.views[-1].pooled
    assert pooled is not None
    assert pooled.posterior is not None
    assert pooled.posterior.top is not None
    village, share = pooled.posterior.top
    assert lines[-1].startswith("round 20/20  village 2; alone ")
    assert lines[-1].endswith(f"20 pooled {village} ({share:.2f}) {pooled.score.value:.1f} hops")


def test_a_line_shows_a_missing_estimate_and_an_unusual_status() -> None:
    """Without pooled rounds it does not mention them."""
    assert printed(graph_run(villages(), 3, 1, blind=True))[-1] == (
        "round  1/1  village 2; alone nothing; 1 pooled nothing"
    )
    run = graph_run(villages(), 3, 1, pool=False)
    view = run.views[0]
    crowded = replace(run, views=[replace(view, alone=replace(view.alone, status="crowded"))])
    assert printed(crowded)[-1].endswith(" hops  (crowded)")
    assert "pooled" not in " ".join(printed(crowded))


def test_the_live_screen_fits_80_columns_and_24_lines() -> None:
    """It has a bar for each village, a mark at the person's village and the number of likely people."""
    run = graph_run(villages(), 3)
    lines = shown(run)
    assert len(lines) <= 24
    assert all(len(line) <= 80 for line in lines)
    person_rows = [line for line in lines if "●" in line]
    assert len(person_rows) == 1
    assert person_rows[0].split()[1:3] == ["village", "2"]
    pooled = run.views[-1].pooled
    assert pooled is not None
    assert pooled.posterior is not None
    assert f" {pooled.posterior.of(2):.2f}" in person_rows[0]
    assert "█" in person_rows[0]
    content = "\n".join(lines)
    assert "20 rounds pooled" in content
    assert f"any of {len(pooled.posterior.likely)}" in content
    assert f"{pooled.score.value:.1f} hops" in content
    assert "trusted party can remove the noise" in re.sub(r"\s*│\n│\s*", " ", content)


@pytest.mark.parametrize("kind", ["alone", "nothing"])
def test_the_live_screen_omits_missing_results(kind: str) -> None:
    """It has one column without pooled rounds, and empty bars without an estimate."""
    lines = shown(graph_run(villages(), 3, 2, pool=kind != "alone", blind=kind == "nothing"))
    assert ("pooled" in "".join(lines)) is (kind == "nothing")
    assert ("█" in "".join(line for line in lines if "village " in line)) is (kind == "alone")


def test_with_many_communities_the_screen_shows_the_likeliest_and_the_true_one() -> None:
    graph = replace(villages(), communities=tuple(range(75)))
    run = graph_run(graph, 3, 20)
    lines = shown(run, names=CommunityNames())
    assert len(lines) <= 24
    lines = [line for line in lines if "community " in line]
    assert len(lines) == 5
    assert sum("●" in line for line in lines) == 1
