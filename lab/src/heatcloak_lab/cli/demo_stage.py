"""Where a demo takes place, with the screens, the picture and the words for it."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from heatcloak_lab.cli.demo_graph import demo_graph

if TYPE_CHECKING:
    from rich.console import Console

    from heatcloak_lab.demo.round_view import RoundView
    from heatcloak_lab.demo.summary import DemoSummary
    from heatcloak_lab.demo.view import Screen
    from heatcloak_shared.scenario import Scenario
    from heatcloak_shared.zone import Zone

ONE_HOP = 1.0


class DomainKind(StrEnum):
    """What the demo's heat runs along."""

    INTERVAL = "interval"
    GRAPH = "graph"


class Stage(Protocol):
    """Where a demo takes place."""

    @property
    def zone(self) -> Zone:
        """Its zone."""

    def screen(self, console: Console, rounds: int, *, live: bool) -> Screen:
        """What shows a run of so many rounds, on a terminal or line by line."""

    def draw(self, path: Path, scenario: Scenario, views: list[RoundView], method: str) -> None:
        """Write the picture of a run of at least one round."""

    def found(self, summary: DemoSummary) -> dict[str, str]:
        """What was found, in words, under short headings."""


class Corridor:
    """The default zone: a corridor.

    Args:
        rounds: how many there will be.
        name: the zone's id.
    """

    def __init__(self, rounds: int, name: str) -> None:
        from heatcloak_aggregator.zones.calibration import demo_zone

        self.zone = demo_zone(rounds, name)

    def screen(self, console: Console, rounds: int, *, live: bool) -> Screen:
        """As `Stage`."""
        from heatcloak_lab.demo.view import LineScreen, LiveScreen

        return (LiveScreen if live else LineScreen)(console, self.zone, rounds)

    def draw(self, path: Path, scenario: Scenario, views: list[RoundView], method: str) -> None:
        """As `Stage`."""
        from heatcloak_lab.demo.picture import draw_picture

        draw_picture(self.zone, scenario, views, method).savefig(path)

    def found(self, summary: DemoSummary) -> dict[str, str]:
        """As `Stage`."""
        from heatcloak_aggregator.recovery.methods import VICINITY_LEVEL, method_named

        if summary.emd_mean is None:
            return {"vicinity": "no round was estimated"}
        text = f"mean EMD {summary.emd_mean:.3f} of the corridor"
        if summary.emd_pooled_mean is not None:
            text += f", {summary.emd_pooled_mean:.3f} with {_pooled(summary)}"
        text += f"; an observer's average ±{summary.attacker_best:.3f} in one round"
        found = {"recovered": text}
        if summary.vicinities:
            found["vicinity"] = (
                f"{summary.vicinities} regions said to hold somebody with probability about "
                f"{VICINITY_LEVEL:g}: {summary.vicinities_right} did"
            )
        if summary.emd_beside_mean is not None and summary.beside is not None:
            words = method_named(summary.beside).title
            found["beside"] = f"{words} on the same readings: mean EMD {summary.emd_beside_mean:.3f}"
        return found


class OnGraph:
    """Villages, or somebody's graph.

    Args:
        rounds: how many there will be.
        name: the zone's id.
        file: an edge list; None for the villages.
        spread: τ; None for what suits the graph.

    Raises:
        ConfigError: as `demo_graph`.
        ParameterError: likewise, or no noise can be drawn that hides a move on this graph.
    """

    def __init__(self, rounds: int, name: str, file: Path | None, spread: float | None) -> None:
        from heatcloak_aggregator.zones.calibration import demo_zone
        from heatcloak_shared.zone import Move

        graph, self._names = demo_graph(file, spread)
        self.zone = demo_zone(rounds, name, graph, Move(ONE_HOP))

    def screen(self, console: Console, rounds: int, *, live: bool) -> Screen:
        """As `Stage`."""
        from heatcloak_lab.demo.graph_view import GraphLineScreen, GraphLiveScreen

        return (GraphLiveScreen if live else GraphLineScreen)(console, self.zone, rounds, self._names)

    def draw(self, path: Path, scenario: Scenario, views: list[RoundView], method: str) -> None:
        """As `Stage`."""
        from heatcloak_lab.demo.graph_picture import GraphPicture

        GraphPicture(self.zone, views, method, self._names).save(path)

    def found(self, summary: DemoSummary) -> dict[str, str]:
        """As `Stage`."""
        from heatcloak_lab.demo.summary import GraphDemoSummary

        assert isinstance(summary, GraphDemoSummary)  # noqa: S101  the zone is a graph
        word, told = self._names.word, summary.communities
        if summary.emd_mean is None or told.right_alone is None:
            return {word: "no round was estimated"}
        distance = f"mean EMD {summary.emd_mean:.1f} hops"
        right = f"right in {told.right_alone:.0%} of rounds alone"
        likeliest, people = told.alone[-1], told.people_alone[-1]
        if summary.emd_pooled_mean is not None and told.right_pooled is not None:
            distance += f", {summary.emd_pooled_mean:.1f} with {_pooled(summary)}"
            right += f", {told.right_pooled:.0%} pooled"
            likeliest, people = told.pooled[-1], told.people_pooled[-1]
        if likeliest is None:
            return {word: "in the end nothing was recovered", "vicinity": distance}
        end = f"in the end {likeliest[0]}, probability {likeliest[1]:.2f}, truly {told.truth[-1]}"
        return {
            word: f"{end}; {right}",
            "person": f"may be any of {people} of {summary.vertices}, with probability 0.9",
            "vicinity": distance,
        }


def _pooled(summary: DemoSummary) -> str:
    rounds = sum(summary.pooled_rounds) / len(summary.pooled_rounds)
    return f"{rounds:.1f} rounds pooled on average"
