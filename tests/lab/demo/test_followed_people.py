"""A demo whose method follows people: the estimates of a round, its screens, its picture and its summary."""

from __future__ import annotations

import asyncio
import io
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rich.console import Console

from heatcloak_aggregator.earth_mover import EmdScore
from heatcloak_aggregator.recovery.methods import Recovered
from heatcloak_aggregator.service import Round, RoundEstimate
from heatcloak_aggregator.zones.calibration import demo_zone
from heatcloak_lab.demo.corridor_picture import draw_picture
from heatcloak_lab.demo.demo import Demo, DemoRequest
from heatcloak_lab.demo.graph_picture import GraphPicture
from heatcloak_lab.demo.round_results import RoundResults
from heatcloak_lab.demo.round_view import CommunityNames, RoundView, rounds_later
from heatcloak_lab.demo.screens import (
    GraphLineScreen,
    GraphLiveScreen,
    LineScreen,
    LiveScreen,
    Screen,
)
from heatcloak_lab.demo.summary import DemoSummary, GraphDemoSummary, summary_of
from heatcloak_lab.demo.villages import villages
from heatcloak_shared.wire import Estimate, Track, VertexTrack
from heatcloak_shared.zone import Move
from support.corridor_runs import CorridorRun, corridor_run, followed_run
from support.graph_runs import GraphRun, graph_run
from support.picture_texts import Texts, assert_no_overlap, texts_of

NAMES = CommunityNames("village", "villages")
ACCOUNT: dict[str, Any] = {
    "broker": "embedded",
    "seed": 1,
    "method": "tracker",
    "pool": 20,
    "beside": "bpdn",
    "lag": 3,
    "published": 0,
    "stored": 0,
    "lost": 0,
    "foreign": 0,
    "refused": 0,
    "relaxed": 0,
    "opened": 0,
    "trusted_exact": True,
    "seconds": 1.0,
}


def followed_graph_run(seed: int, rounds: int = 20, lag: int = 3) -> GraphRun:
    """Return a run on the villages whose one person is followed, exactly ``lag`` rounds later."""
    run = graph_run(villages(), seed, rounds)
    views = []
    for view in run.views:
        assert view.pooled is not None
        home = int(view.truth.argmax())
        track = VertexTrack(1, 0, 0.8 if view.index == 0 else 0.99, home, view.pooled.known.likely)
        alone = replace(view.pooled, rounds=view.index + 1, tracks=(track,))
        later = None
        if view.index < rounds - lag:
            exact = replace(track, vertices=(home,))
            score = EmdScore(0.0, placeless=False)
            later = replace(alone, rounds=alone.rounds + lag, score=score, tracks=(exact,))
        views.append(replace(view, alone=alone, pooled=None, later=later))
    return GraphRun(run.zone, views)


def play(screen: Screen, views: list[RoundView], lag: int = 3) -> None:
    """Show rounds in the order in which a service publishes them."""
    for view in views:
        if view.index >= lag:
            screen.show_again(views[view.index - lag])
        screen.show(replace(view, later=None))


def lines_of(output: io.StringIO) -> list[str]:
    return output.getvalue().splitlines()


# ----------------------------------------------------------------------------------------------- results


def an_estimate(number: int, latest: int | None = None, *places: float) -> RoundEstimate:
    zone = demo_zone(20)
    tracks = tuple(
        Track(index, 1000, 0.99, place, place, place) for index, place in enumerate(places, start=1)
    )
    vector = np.zeros(zone.domain.n_sources)
    vector[[round(100 * place) - 1 for place in places]] = 1.0
    message = Estimate(
        *(zone.name, zone.rev, number, "tracker", "converged", (), ()),
        latest=number if latest is None else latest,
        tracks=tracks,
    )
    return RoundEstimate(Round(number, {}, zone.nodes), Recovered(vector, "converged"), None, message)


def results() -> RoundResults:
    return RoundResults(demo_zone(20), corridor_run(0).scenario, 1000)


def test_a_later_estimate_replaces_the_final_result_of_its_round_and_not_the_first() -> None:
    found = results()
    first, is_first = found.take(an_estimate(1000, None, 0.2))
    assert is_first
    assert first.is_followed
    assert (first.lag, first.best.rounds) == (0, 1)
    again, is_first = found.take(an_estimate(1000, 1003, 0.3))
    assert not is_first
    assert again.lag == 3
    assert again.alone is first.alone
    assert [person.place for person in again.best.people] == [0.3]
    assert found.views == [again]


def test_an_estimate_with_late_readings_replaces_the_first_result_and_keeps_the_later_one() -> None:
    found = results()
    found.take(an_estimate(1000, None, 0.2))
    later, _ = found.take(an_estimate(1000, 1003, 0.3))
    again, is_first = found.take(an_estimate(1000, 1000, 0.25))
    assert not is_first
    assert [person.place for person in again.alone.people] == [0.25]
    assert again.later is later.later


def test_the_first_rounds_of_people_are_counted_from_the_begin_of_the_run() -> None:
    view, _ = results().take(an_estimate(1005, None, 0.2, 0.8))
    assert [person.since for person in view.alone.people] == [0, 0]
    assert view.index == 5


def test_a_run_counts_every_round_once_and_replaces_all_but_the_last(mosquitto: Any) -> None:
    """The numbers of later estimates follow from the lag."""
    shown: list[int] = []
    again: list[int] = []
    demo = Demo(
        DemoRequest(demo_zone(6), 6, mosquitto.address, seed=3, method="tracker", beside="bpdn", lag=2),
        lambda view: shown.append(view.index),
        lambda view: again.append(view.index),
    )
    demo.prepare()
    result = asyncio.run(demo.run())
    assert shown == [0, 1, 2, 3, 4, 5]
    assert again == [0, 1, 2, 3]
    assert [view.lag for view in result.views] == [2, 2, 2, 2, 0, 0]
    assert all(view.pooled is None for view in result.views)
    summary = result.summary
    assert (summary.rounds, summary.lost, summary.lag) == (6, 0, 2)
    assert summary.emd_later_per_round[4:] == [None, None]
    assert summary.emd_beside_mean is not None


def test_a_lag_of_zero_replaces_nothing(mosquitto: Any) -> None:
    request = DemoRequest(demo_zone(3), 3, mosquitto.address, seed=3, method="tracker", lag=0)
    result = asyncio.run(Demo(request).run())
    assert [view.later for view in result.views] == [None] * 3
    assert result.summary.emd_later_mean is None
    assert result.summary.emd_later_per_round == [None] * 3
    assert result.summary.followed is not None


# ----------------------------------------------------------------------------------------------- summary


def summary(run: CorridorRun | GraphRun, **account: Any) -> DemoSummary:
    return summary_of(run.zone, run.views, ACCOUNT | account)


def test_the_summary_has_the_errors_at_once_and_later_and_counts_people() -> None:
    run = followed_run(0)
    found = summary(run)
    assert found.emd_mean == pytest.approx(np.mean([view.alone.score.value for view in run.views]))
    assert found.emd_later_mean == 0.0
    assert found.emd_later_per_round == [0.0] * 17 + [None] * 3
    assert found.later_estimates[-3:] == [None] * 3
    assert found.later_estimates[0] == run.views[0].truth.tolist()
    assert found.followed == len(run.scenario.sources)
    assert found.tracks == sum(len(view.people) for view in run.views)
    assert found.tracks_right == found.tracks
    assert (found.emd_pooled_mean, found.misfit) == (None, 0)


def test_rounds_that_contradict_the_model_are_counted_once() -> None:
    run = followed_run(0)
    first, second = run.views[0], run.views[-1]
    assert first.later is not None
    views = [
        replace(first, alone=replace(first.alone, status="model misfit"), later=first.later),
        replace(run.views[1], later=replace(first.later, status="model misfit")),
        *run.views[2:-1],
        replace(second, alone=replace(second.alone, status="model misfit")),
    ]
    assert summary(CorridorRun(run.zone, run.scenario, views)).misfit == 3


def test_other_methods_have_no_followed_people() -> None:
    found = summary(corridor_run(0), lag=None)
    assert (found.lag, found.followed, found.tracks) == (None, None, 0)
    assert (found.emd_later_mean, found.emd_later_per_round, found.later_estimates) == (None, [], [])


def test_the_summary_of_a_graph_has_the_later_communities() -> None:
    run = followed_graph_run(3)
    found = summary(run)
    assert isinstance(found, GraphDemoSummary)
    assert found.followed == 1
    assert found.communities.later[-3:] == [None] * 3
    likeliest = found.communities.later[:-3]
    expected = [each is not None and each[0] == found.communities.truth[0] for each in likeliest]
    assert found.communities.right_later == pytest.approx(np.mean(expected))
    assert found.tracks == 20


# ----------------------------------------------------------------------------------------------- screens


def test_a_line_lists_people_and_the_error_of_the_round_that_was_replaced() -> None:
    run = followed_run(0, 6)
    output = io.StringIO()
    play(LineScreen(Console(file=output, width=250), run.zone, 6), run.views)
    lines = lines_of(output)
    assert "now: the same of an earlier round, with the rounds since then" in lines
    last = run.views[-1]
    for each in last.alone.people:
        assert f"{each.id} at {each.place:.2f} ({each.low:.2f}–{each.high:.2f})" in lines[-1]
    assert lines[-1].endswith("; now round 3 0.000")
    assert "now round" not in lines[-4]


def test_a_line_says_that_nobody_was_found() -> None:
    run = followed_run(0, 1)
    output = io.StringIO()
    view = run.views[0]
    screen = LineScreen(Console(file=output, width=250), run.zone, 1)
    screen.show(replace(view, alone=replace(view.alone, tracks=(), vicinities=())))
    assert "found nobody" in lines_of(output)[-1]


def test_a_line_names_regions_where_nobody_is_followed() -> None:
    """As in a round whose readings contradict how people are expected to move."""
    run = followed_run(0, 1)
    output = io.StringIO()
    view = run.views[0]
    screen = LineScreen(Console(file=output, width=250), run.zone, 1)
    screen.show(replace(view, alone=replace(view.alone, tracks=())))
    assert "found in 0." in lines_of(output)[-1]


def test_the_live_screen_shows_numbers_at_their_places_and_people_in_words() -> None:
    run = followed_run(0, 8)
    output = io.StringIO()
    console = Console(file=output, width=100, height=40, force_terminal=True, color_system=None)
    with LiveScreen(console, run.zone, 8) as screen:
        play(screen, run.views)
        lines = output.getvalue()
    assert "followed" in lines
    people = run.views[-1].alone.people
    assert people
    for each in people:
        assert f"person {each.id}" in lines
        assert f"between {each.low:.2f} and {each.high:.2f} (90%)" in lines
        assert f"here since round {each.since + 1}" in lines
    assert "three rounds later: round 5" in lines


def test_the_live_screen_says_that_a_person_is_perhaps_here_or_that_nobody_is() -> None:
    run = followed_run(0, 2)
    console = Console(file=io.StringIO(), width=100)
    screen = LiveScreen(console, run.zone, 2)
    (first, *_) = run.views[0].alone.people
    for tracks, words in (
        ((replace(first, probability=0.62),), "perhaps since round 1 (62%)"),
        ((), "nobody is followed at the moment"),
    ):
        screen.show(replace(run.views[0], alone=replace(run.views[0].alone, tracks=tracks)))
        with console.capture() as capture:
            console.print(screen.draw())
        assert words in capture.get()


def test_the_live_screen_fits_80_columns_and_24_lines() -> None:
    run = followed_run(2, 8)
    output = io.StringIO()
    console = Console(file=output, width=80, height=40)
    screen = LiveScreen(console, run.zone, 8)
    play(screen, run.views)
    with console.capture() as capture:
        console.print(screen.draw())
    lines = capture.get().splitlines()
    assert len(lines) <= 24
    assert all(len(line) <= 80 for line in lines)
    assert any("person 1" in line for line in lines)


def test_the_screens_of_a_graph_show_the_person_and_both_errors() -> None:
    run = followed_graph_run(3, 6)
    output = io.StringIO()
    play(GraphLineScreen(Console(file=output, width=200), run.zone, 6, NAMES), run.views)
    assert re.search(
        r"village \d; found \d \([01]\.\d\d\) .* hops; now round 3 0.0 hops$", lines_of(output)[-1]
    )
    console = Console(file=io.StringIO(), width=80, height=24)
    screen = GraphLiveScreen(console, run.zone, 6, NAMES)
    play(screen, run.views)
    with console.capture() as capture:
        console.print(screen.draw())
    lines = capture.get().splitlines()
    assert len(lines) <= 24
    content = "\n".join(lines)
    assert "by the rounds so far" in content
    assert "three rounds later" in content
    assert "person 1: vertex" in content
    assert "here since round 1" in content


@pytest.mark.parametrize(
    ("lag", "words"), [(1, "one round later"), (3, "three rounds later"), (20, "20 rounds later")]
)
def test_later_rounds_are_counted_in_words(lag: int, words: str) -> None:
    assert rounds_later(lag) == words


# ----------------------------------------------------------------------------------------------- pictures


def words_of(run: CorridorRun) -> Texts:
    return texts_of(draw_picture(run.zone, run.scenario, run.views, "tracker"))


def joined(found: Texts) -> str:
    return " ".join(" ".join(text.split()) for text, _ in found)


@pytest.mark.parametrize(
    ("seed", "rounds", "lag"), [(0, 20, 3), (2, 60, 3), (1, 1, 3), (3, 20, 0), (4, 12, 1)]
)
def test_texts_of_a_picture_do_not_overlap_or_leave_it(seed: int, rounds: int, lag: int) -> None:
    found = words_of(followed_run(seed, rounds, lag))
    assert len(found) > 20
    assert_no_overlap(found)


def test_the_picture_has_a_number_for_each_person_and_compares_errors() -> None:
    run = followed_run(0)
    found = words_of(run)
    numbers = {text for text, _ in found}
    assert {str(number) for number in range(1, 1 + len(run.scenario.sources))} <= numbers
    content = joined(found)
    at_once = np.mean([view.alone.score.value for view in run.views])
    assert f"{at_once:.3f} of the corridor from the truth at once on average (tracker)" in content
    assert "0.000 three rounds later" in content
    assert "people followed, three rounds later" in content
    assert "basis pursuit denoising, same readings" in content
    tracks = sum(len(view.people) for view in run.views)
    assert f"Of {tracks} bands, which should each contain a person" in content
    assert f"{tracks} do" in content


@pytest.mark.parametrize("kind", ["nobody", "gap", "seven"])
def test_a_picture_is_drawn_of_every_kind_of_run(kind: str, tmp_path: Path) -> None:
    """Of a run without anybody, of a person who is lost for a round, and of more people than colours."""
    run = followed_run(0, 8)
    views = list(run.views)
    if kind == "nobody":
        views = [replace(view, alone=replace(view.alone, tracks=()), later=None) for view in views]
    elif kind == "gap":
        assert views[2].later is not None
        views[2] = replace(views[2], later=replace(views[2].later, tracks=()))
    else:
        tracks = tuple(Track(n, 0, 0.9, 0.1 * n, 0.1 * n - 0.04, 0.1 * n + 0.04) for n in range(1, 8))
        views = [replace(view, alone=replace(view.alone, tracks=tracks), later=None) for view in views]
    draw_picture(run.zone, run.scenario, views, "tracker").savefig(tmp_path / "a.png")
    assert 50_000 < (tmp_path / "a.png").stat().st_size < 400_000


@pytest.mark.parametrize("rounds", [1, 20])
def test_the_picture_of_a_graph_compares_the_first_and_the_last_round(rounds: int) -> None:
    run = followed_graph_run(3, rounds)
    found = texts_of(GraphPicture(run.zone, run.views, "tracker", NAMES).figure())
    assert_no_overlap(found)
    content = joined(found)
    assert "found in round 1" in content
    assert ("found in round 20 by following 20 rounds" in content) is (rounds == 20)
    assert "the village, later" in content


def test_a_graph_demo_follows_its_person(mosquitto: Any) -> None:
    zone = demo_zone(5, domain=villages(), hides=Move(1.0))
    result = asyncio.run(Demo(DemoRequest(zone, 5, mosquitto.address, seed=5, method="tracker")).run())
    found = result.summary
    assert isinstance(found, GraphDemoSummary)
    assert [view.lag for view in result.views] == [3, 3, 0, 0, 0]
    assert all(len(view.alone.vertex_people) <= 1 for view in result.views)
    for view in result.views:
        assert view.alone.known.shares.sum() == pytest.approx(1.0)
        assert view.best.vicinities
    assert found.emd_later_mean is not None
    assert found.communities.right_later is not None
