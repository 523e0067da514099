"""The options of ``heatcloak demo``: combinations, and errors before the demo starts."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from heatcloak_aggregator.cli.main import assemble
from heatcloak_aggregator.domains.graph import algebraic_connectivity
from heatcloak_aggregator.zones.graph_kind import GraphKind
from heatcloak_lab.cli.demo_setup import MOST_VERTICES, demo_graph
from heatcloak_lab.demo.villages import villages
from heatcloak_shared.errors import ConfigError, ParameterError


def write_path(path: Path, vertices: int) -> Path:
    """Write the edge list of a path with a number of vertices."""
    path.write_text("".join(f"{v} {v + 1}\n" for v in range(vertices - 1)), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--graph", "path.txt"), "--graph and --spread apply to graphs only: add --domain graph"),
        (("--domain", "graph", "--graph", "parts.txt"), "the graph is not connected"),
        (("--domain", "graph", "--graph", "words.txt"), "words.txt, line 1"),
        (("--domain", "graph", "--graph", "."), "give the path of an edge list"),
        (("--domain", "graph", "--graph", "large.txt"), f"give at most {MOST_VERTICES}"),
        (("--domain", "graph", "--spread", "1e9"), "more takes too long to simulate"),
        (("--domain", "interval", "--spread", "1"), "add --domain graph"),
    ],
)
def test_invalid_options_of_a_graph_are_refused_with_cause_and_remedy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], message: str
) -> None:
    """These errors end the command with exit code 2."""
    monkeypatch.chdir(tmp_path)
    write_path(tmp_path / "path.txt", 3)
    write_path(tmp_path / "large.txt", MOST_VERTICES + 1)
    (tmp_path / "parts.txt").write_text("a b\nc d\n", encoding="utf-8")
    (tmp_path / "words.txt").write_text("no edge at all\n", encoding="utf-8")
    result = CliRunner().invoke(assemble(), ["demo", "--rounds", "1", *arguments])
    assert isinstance(result.exception, ConfigError | ParameterError)
    assert message in str(result.exception)
    assert "\n" not in str(result.exception)
    assert result.output == ""


@pytest.mark.parametrize(
    "arguments", [("--domain", "torus"), ("--spread", "0"), ("--spread", "nan"), ("--method", "guess")]
)
def test_an_invalid_value_is_refused_with_the_name_of_its_option(arguments: tuple[str, ...]) -> None:
    result = CliRunner().invoke(assemble(), ["demo", "--domain", "graph", *arguments])
    assert result.exit_code == 2
    assert arguments[0] in result.output


def test_a_graph_from_a_file_gets_communities_and_a_suitable_spread(tmp_path: Path) -> None:
    """Differences fade to 1/e in its τ, unless another τ is given."""
    graph, names = demo_graph(write_path(tmp_path / "path.txt", 20), None)
    assert graph.n_vertices == 20
    assert graph.sensors == tuple(range(20))
    assert graph.communities is not None
    assert 2 <= len(set(graph.communities)) <= 8
    slowest = np.exp(-graph.spread * algebraic_connectivity(GraphKind().domain(graph)))
    assert slowest == pytest.approx(np.exp(-1), rel=0.01)
    assert names.of(3) == "community 3"
    assert demo_graph(tmp_path / "path.txt", 2.5)[0].spread == 2.5


def test_the_default_graph_is_that_of_the_villages() -> None:
    """Also with another τ."""
    graph, names = demo_graph(None, None)
    assert graph == villages()
    assert names.of(3) == "village 3"
    assert demo_graph(None, 4.0)[0].spread == 4.0
