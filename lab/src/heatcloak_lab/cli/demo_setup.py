"""The domain of a demo, with its screens, picture and texts."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from rich.console import Console

from heatcloak_aggregator.cli.zone_floor import load_floor_plan
from heatcloak_aggregator.cli.zone_graph import DETECT, named_graph
from heatcloak_aggregator.domains.graph import algebraic_connectivity
from heatcloak_aggregator.edge_list import load_graph
from heatcloak_aggregator.plans.plan_file import example_text, parse_plan
from heatcloak_aggregator.recovery.methods import VICINITY_LEVEL, method_named
from heatcloak_aggregator.zones.calibration import demo_zone
from heatcloak_aggregator.zones.defaults import DEFAULT_STEP, ONE_HOP
from heatcloak_aggregator.zones.floor_kind import floor_of_plan
from heatcloak_aggregator.zones.graph_kind import GraphKind
from heatcloak_lab.demo.round_view import CommunityNames, RoundView, distance_in_words, rounds_later
from heatcloak_lab.demo.screens import (
    GraphLineScreen,
    GraphLiveScreen,
    LineScreen,
    LiveScreen,
    Screen,
)
from heatcloak_lab.demo.summary import DemoSummary, GraphDemoSummary
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.graph_heat import graph_heat
from heatcloak_shared.scenario import Scenario
from heatcloak_shared.zone import Graph, Move, ZoneDomain


class CorridorDemo:
    """The default zone, a corridor.

    Args:
        rounds: number of rounds.
        name: the zone's id.
    """

    def __init__(self, rounds: int, name: str) -> None:
        self.zone = demo_zone(rounds, name)

    def screen(self, console: Console, rounds: int, *, live: bool) -> Screen:
        """Return a live screen, or one that prints a line for each round."""
        return (LiveScreen if live else LineScreen)(console, self.zone, rounds)

    def draw(self, path: Path, scenario: Scenario, views: list[RoundView], method: str) -> None:
        """Write the picture of a run of at least one round."""
        from heatcloak_lab.demo.corridor_picture import draw_picture

        draw_picture(self.zone, scenario, views, method).savefig(path)

    def found(self, summary: DemoSummary) -> dict[str, str]:
        """Return the results in words, by short headings."""
        if summary.emd_mean is None:
            return {"vicinity": "no round was estimated"}
        text = f"mean EMD {summary.emd_mean:.3f} of the corridor{_at_once(summary)}"
        if summary.emd_later_mean is not None:
            text += f", {summary.emd_later_mean:.3f} {_later(summary)}"
        if summary.emd_pooled_mean is not None:
            text += f", {summary.emd_pooled_mean:.3f} with {_pooled(summary)}"
        text += f"; an observer's average ±{summary.attacker_best:.3f} in one round"
        found = {"recovered": text}
        if summary.vicinities:
            found["vicinity"] = (
                f"{summary.vicinities} regions that should each contain a person with probability about "
                f"{VICINITY_LEVEL:g}: {summary.vicinities_right} do"
            )
        if summary.followed is not None:
            found["people"] = _followed(summary)
        if summary.emd_beside_mean is not None and summary.beside is not None:
            words = method_named(summary.beside).title
            found["beside"] = f"{words} on the same readings: mean EMD {summary.emd_beside_mean:.3f}"
        return found


class GraphDemo:
    """The villages, or the user's graph.

    Args:
        rounds: number of rounds.
        name: the zone's id.
        file: an edge list; None for the villages.
        spread: τ; None for a value that suits the graph.

    Raises:
        ConfigError: as `demo_graph`.
        ParameterError: as `demo_graph`, or no noise that can be drawn hides a move on this graph.
    """

    def __init__(self, rounds: int, name: str, file: Path | None, spread: float | None) -> None:
        graph, self._names = demo_graph(file, spread)
        self.zone = demo_zone(rounds, name, graph, Move(ONE_HOP))

    def screen(self, console: Console, rounds: int, *, live: bool) -> Screen:
        """Return a live screen, or one that prints a line for each round."""
        return (GraphLiveScreen if live else GraphLineScreen)(console, self.zone, rounds, self._names)

    def draw(self, path: Path, scenario: Scenario, views: list[RoundView], method: str) -> None:
        """Write the picture of a run of at least one round."""
        from heatcloak_lab.demo.graph_picture import GraphPicture

        GraphPicture(self.zone, views, method, self._names).figure().savefig(path)

    def found(self, summary: DemoSummary) -> dict[str, str]:
        """Return the results in words, by short headings."""
        assert isinstance(summary, GraphDemoSummary)  # noqa: S101  the zone is a graph
        return _found_of_communities(summary, self.zone.domain, self._names)


class FloorDemo:
    """The example office.

    Args:
        rounds: number of rounds.
        name: the zone's id.
        file: a plan; None for the office.

    Raises:
        PlanError: the plan is wrong.
        ParameterError: no noise that can be drawn hides a move on this floor.
    """

    def __init__(self, rounds: int, name: str, file: Path | None) -> None:
        plan = parse_plan(example_text("office")) if file is None else load_floor_plan(file)
        floor = floor_of_plan(plan)
        self._names = CommunityNames("room", "rooms", (*floor.rooms, "elsewhere"))
        # One scale: shaping the noise of a floor takes several times as long, and gains little.
        self.zone = demo_zone(rounds, name, floor, Move(DEFAULT_STEP), "uniform")

    def screen(self, console: Console, rounds: int, *, live: bool) -> Screen:
        """Return a live screen, or one that prints a line for each round."""
        return (GraphLiveScreen if live else GraphLineScreen)(console, self.zone, rounds, self._names)

    def draw(self, path: Path, scenario: Scenario, views: list[RoundView], method: str) -> None:
        """Write the picture of a run of at least one round."""
        from heatcloak_lab.demo.floor_picture import draw_floor_picture

        draw_floor_picture(self.zone, views, method).savefig(path)

    def found(self, summary: DemoSummary) -> dict[str, str]:
        """Return the results in words, by short headings."""
        assert isinstance(summary, GraphDemoSummary)  # noqa: S101  the zone is a floor
        return _found_of_communities(summary, self.zone.domain, self._names)


DemoSetup = CorridorDemo | FloorDemo | GraphDemo
"""The domain of a demo, with its screens, picture and texts."""


def _found_of_communities(
    summary: GraphDemoSummary, domain: ZoneDomain, names: CommunityNames
) -> dict[str, str]:
    """Return the results of a demo on a graph or a floor in words, by short headings."""
    word, communities = names.word, summary.communities
    if summary.emd_mean is None or communities.right_alone is None:
        return {word: "no round was estimated"}
    distance = f"mean EMD {distance_in_words(domain, summary.emd_mean)}{_at_once(summary)}"
    right = f"right in {communities.right_alone:.0%} of rounds{_at_once(summary) or ' alone'}"
    likeliest, people = communities.alone[-1], communities.people_alone[-1]
    if summary.emd_pooled_mean is not None and communities.right_pooled is not None:
        distance += f", {distance_in_words(domain, summary.emd_pooled_mean)} with {_pooled(summary)}"
        right += f", {communities.right_pooled:.0%} pooled"
        likeliest, people = communities.pooled[-1], communities.people_pooled[-1]
    if summary.emd_later_mean is not None and communities.right_later is not None:
        distance += f", {distance_in_words(domain, summary.emd_later_mean)} {_later(summary)}"
        right += f", {communities.right_later:.0%} {_later(summary)}"
    if likeliest is None:
        return {word: "in the end nothing was recovered", "vicinity": distance}
    end = f"in the end {names.briefly(likeliest[0])}, probability {likeliest[1]:.2f}, "
    end += f"true: {names.briefly(communities.truth[-1])}"
    return {
        word: f"{end}; {right}",
        "person": f"may be any of {people} of {summary.vertices}, with probability 0.9",
        **({} if summary.followed is None else {"people": _followed(summary)}),
        "vicinity": distance,
    }


def _at_once(summary: DemoSummary) -> str:
    """Return " at once" if a tracker estimates rounds again later."""
    return "" if summary.followed is None else " at once"


def _later(summary: DemoSummary) -> str:
    return rounds_later(summary.lag or 0)


def _followed(summary: DemoSummary) -> str:
    """Return how many people a tracker told apart, and how many of their regions were right."""
    return (
        f"{summary.followed} followed; of {summary.tracks} regions that should each contain one with "
        f"probability about {VICINITY_LEVEL:g}, {summary.tracks_right} do"
    )


def _pooled(summary: DemoSummary) -> str:
    rounds = sum(summary.pooled_rounds) / len(summary.pooled_rounds)
    return f"{rounds:.1f} rounds pooled on average"


MOST_VERTICES = 500
"""Each vertex has a node and is drawn in the picture."""


def demo_graph(file: Path | None, spread: float | None) -> tuple[Graph, CommunityNames]:
    """Return the villages, or the graph of an edge list with detected communities.

    Args:
        file: the edge list; None for the villages.
        spread: τ; None for that of the villages, or for one over the graph's algebraic connectivity, the time
            in which differences fade to 1/e.

    Returns:
        The graph, and the names of its communities.

    Raises:
        ConfigError: the graph has too many vertices for a demo.
        ParameterError: the file cannot be read, is not a connected graph, or takes too long to simulate.
    """
    from heatcloak_lab.demo.villages import villages

    if file is None:
        graph, names = villages(), CommunityNames("village", "villages")
    else:
        size = load_graph(file).n_vertices
        if size > MOST_VERTICES:
            raise ConfigError(
                f"--graph {file}: {size} vertices: a demo runs a node at each vertex, give at most "
                f"{MOST_VERTICES}"
            )
        graph, names = named_graph(file, 1.0, communities=DETECT).graph, CommunityNames()
        graph = replace(graph, spread=float(f"{1.0 / algebraic_connectivity(GraphKind().domain(graph)):.3g}"))
    if spread is not None:
        graph = replace(graph, spread=spread)
    # Refuse a graph that cannot be simulated before anything starts.
    graph_heat(graph)
    return graph, names
