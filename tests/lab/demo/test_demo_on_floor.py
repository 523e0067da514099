"""The demo of a floor: its rounds, its picture and its command."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from heatcloak_aggregator.plans.plan_file import example_text, parse_plan
from heatcloak_aggregator.zones.calibration import demo_zone
from heatcloak_aggregator.zones.floor_kind import floor_of_plan
from heatcloak_aggregator.zones.kinds import operator_of
from heatcloak_lab.demo.demo import Demo, DemoRequest
from heatcloak_lab.demo.floor_picture import draw_floor_picture
from heatcloak_lab.demo.summary import GraphDemoSummary
from heatcloak_shared.zone import Move, Zone
from support.commands import Finished


@pytest.fixture(scope="module")
def zone() -> Zone:
    """Return a zone in the example flat."""
    return demo_zone(
        4, domain=floor_of_plan(parse_plan(example_text("flat"))), hides=Move(0.2), shape="uniform"
    )


def test_rooms_are_the_exact_posterior_of_one_person(mosquitto: Any, zone: Zone) -> None:
    result = asyncio.run(Demo(DemoRequest(zone, 4, mosquitto.address, seed=5, method="posterior")).run())
    matrix, sigma = operator_of(zone.domain).matrix(), zone.noise.sigma
    rooms = np.array(zone.domain.communities)
    for view in result.views:
        logs = (matrix.T @ view.cloaked - 0.5 * (matrix**2).sum(axis=0)) / sigma**2
        chances = np.exp(logs - logs.max())
        chances /= chances.sum()
        for room in (0, 1):
            assert view.alone.known.of(room) == pytest.approx(chances[rooms == room].sum(), abs=1e-6)
    homes = [int(view.truth.argmax()) for view in result.views]
    assert rooms[homes[0]] != rooms[homes[-1]], "the person goes to another room"
    summary = result.summary
    assert isinstance(summary, GraphDemoSummary)
    assert summary.domain == "floor"
    assert (summary.published, summary.stored, summary.opened) == (24, 24, 24)
    assert summary.trusted_exact
    figure = draw_floor_picture(zone, result.views, "posterior")
    texts = {text.get_text() for axes in figure.axes for text in axes.texts}
    assert {"living-room", "bedroom"} <= texts


def test_the_command_shows_rooms_and_metres(run_heatcloak: Callable[..., Finished], tmp_path: Path) -> None:
    (tmp_path / "flat.toml").write_text(example_text("flat"))
    options = ("--domain", "floor", "--plan", "flat.toml", "--rounds", "2", "--seed", "1", "--out", "demo")
    done = run_heatcloak("demo", *options)
    assert done.returncode == 0, done.stderr
    assert "living-room" in done.stdout
    assert " m" in done.stdout
    assert "exactly, bit for bit" in done.stdout
    assert (tmp_path / "demo" / "estimate.png").stat().st_size > 10_000
    summary = json.loads((tmp_path / "demo" / "summary.json").read_text())
    assert (summary["domain"], summary["method"], summary["vertices"]) == ("floor", "posterior", 508)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--plan", "flat.toml"), "--plan applies to floors only"),
        (("--domain", "floor", "--graph", "g.txt"), "--graph and --spread apply to graphs only"),
        (("--domain", "floor", "--method", "tracker"), "the tracker supports intervals and graphs"),
    ],
)
def test_options_that_do_not_fit_are_refused(
    run_heatcloak: Callable[..., Finished], tmp_path: Path, options: tuple[str, ...], message: str
) -> None:
    (tmp_path / "flat.toml").write_text(example_text("flat"))
    plan = () if "--plan" in options or "--graph" in options else ("--plan", "flat.toml")
    done = run_heatcloak("demo", *options, *plan)
    assert done.returncode == 2
    assert message in done.stderr
