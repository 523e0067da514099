"""Arguments of wrong types: every public function raises a one-line `HeatcloakError`."""

from __future__ import annotations

import inspect
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import networkx as nx
import numpy as np
import pytest

import heatcloak_aggregator as public
from heatcloak_aggregator.heatmaps import log_gaussian
from heatcloak_aggregator.privacy.noise_shape import noise_shape
from heatcloak_shared.errors import HeatcloakError, ParameterError

INTERVAL = public.IntervalDomain(12, 6)
ON_INTERVAL = INTERVAL.operator(0.05)
GRAPH = public.GraphDomain(4, [[0, 1], [1, 2], [2, 3]])
ON_GRAPH = GRAPH.operator(0.5)

INVALID: list[Any] = [
    *(None, True, "abc", "", b"x", 1j, float("nan"), float("inf"), -1, 0, 1.5, 10**400, -(10**400), 5e-324),
    *([], [None], ["a"], [[1, 2], [3]], [0.5], [True, False], [[0, 1, 2]], (1,), set(), {"a": 1}, range(3)),
    *(np.ones((2, 3, 4)), np.ones((6, 6)), np.array([]), np.array(1.0), np.full(6, 1j), np.full(6, np.nan)),
    *(np.full(6, True), np.full(6, "a"), np.full(6, None), np.float32(1), np.int64(3)),
    *(object(), int, len, ON_INTERVAL.matrix(), ON_INTERVAL, ON_GRAPH, INTERVAL, GRAPH),
]

CALLS: dict[str, tuple[Callable[..., Any], dict[str, Any]]] = {
    "bpdn": (public.bpdn, {"op": ON_INTERVAL, "cloaked": np.ones(6), "sigma": 0.1}),
    "bpdn_rounds": (public.bpdn_rounds, {"op": ON_INTERVAL, "cloaked": np.ones((2, 6)), "sigma": 0.1}),
    "posterior": (
        public.posterior,
        {"op": ON_INTERVAL, "cloaked": np.ones(6), "sigma": 0.1, "max_sources": 1, "moves": 500},
    ),
    "posterior on a graph": (
        public.posterior,
        {"op": ON_GRAPH, "cloaked": np.ones(4), "sigma": 0.1, "max_sources": 1, "intensity": 1.0},
    ),
    "gridless": (public.gridless, {"op": ON_INTERVAL, "cloaked": np.ones(6), "sigma": 0.1}),
    "Motion": (public.Motion, {}),
    "GraphMotion": (public.GraphMotion, {}),
    "Tracker": (public.Tracker, {"op": ON_INTERVAL, "sigma": 0.1}),
    "VertexTracker": (public.VertexTracker, {"op": ON_GRAPH, "sigma": 0.1}),
    "track": (
        public.track,
        {"op": ON_INTERVAL, "rounds": [(0, np.ones(6))], "sigma": 0.5, "particles": 4, "window": 2},
    ),
    "update of a Tracker": (
        public.Tracker(ON_INTERVAL, 0.5, particles=4, window=2).update,
        {"number": 0, "cloaked": np.ones(6)},
    ),
    "update of a VertexTracker": (
        public.VertexTracker(ON_GRAPH, 0.5, particles=4, window=2).update,
        {"number": 0, "cloaked": np.ones(4)},
    ),
    "revise of a Tracker": (
        lambda rounds: list(public.Tracker(ON_INTERVAL, 0.5, particles=4, window=2).revise(rounds)),
        {"rounds": {0: (np.ones(6), None)}},
    ),
    "restore of a Tracker": (
        lambda state: public.Tracker(ON_INTERVAL, 0.5, particles=4, window=2).restore(state),
        {"state": b""},
    ),
    "restore of a VertexTracker": (
        lambda state: public.VertexTracker(ON_GRAPH, 0.5, particles=4, window=2).restore(state),
        {"state": b""},
    ),
    **{
        f"{method} of a {kind.__name__}": (
            getattr(kind(op, 0.5, particles=4, window=2), method),
            {"number": 0},
        )
        for kind, op in ((public.Tracker, ON_INTERVAL), (public.VertexTracker, ON_GRAPH))
        for method in ("result", "rewind", "takes", "forget_after", "sensors_of")
    },
    "remember of a Tracker": (
        public.Tracker(ON_INTERVAL, 0.5, particles=4, window=2).remember,
        {"number": 0, "cloaked": np.ones(6)},
    ),
    "draw of a Motion": (public.Motion().draw, {"rounds": 3, "rng": np.random.default_rng(0)}),
    "vicinity of a Tracker": (
        public.Tracker(ON_INTERVAL, 0.5, particles=4, window=2).update(0, np.ones(6)).vicinity,
        {"level": 0.9},
    ),
    **{
        f"{method} of a VertexTracker": (
            getattr(public.VertexTracker(ON_GRAPH, 0.5, particles=4).update(0, np.ones(4)), method),
            good,
        )
        for method, good in (
            ("vicinity", {"level": 0.9}),
            ("holding", {"groups": np.zeros(4, int), "size": 2}),
        )
    },
    "one_person": (
        public.one_person,
        {"op": ON_INTERVAL, "rounds": [(np.ones(6), None)], "sigma": 0.5},
    ),
    "one_person on a graph": (
        public.one_person,
        {"op": ON_GRAPH, "rounds": [(np.ones(4), None)], "sigma": 0.5},
    ),
    "emd": (public.emd, {"domain": INTERVAL, "a": np.ones(12), "b": np.ones(12)}),
    "emd on a graph": (public.emd, {"domain": GRAPH, "a": np.ones(4), "b": np.ones(4)}),
    "calibrate": (public.calibrate, {"sensitivity": 1.0, "epsilon": 1.0, "delta": 1e-5}),
    "community_shares": (
        public.community_shares,
        {"labels": [0, 0, 1, 1], "result": public.bpdn(ON_GRAPH, np.ones(4), 0.1)},
    ),
    "detect_communities": (public.detect_communities, {"domain": GRAPH}),
    "private_heatmap": (public.private_heatmap, {"people": [[[0.5, 0.5]]], "epsilon": 1.0, "size": 8}),
    "local_heatmap": (
        public.local_heatmap,
        {"reports": [0, 5], "epsilon": 1.0, "size": 4, "resolution": 8, "blur": 0.1},
    ),
    "heatmap_scores": (public.heatmap_scores, {"estimate": np.ones((4, 4)), "truth": np.ones((4, 4))}),
    "PrivacyMap": (public.PrivacyMap, {"epsilon": [[1.0, 2.0]]}),
    "PrivacyMap.from_density": (
        public.PrivacyMap.from_density,
        {"density": [[1.0, 2.0]], "slope": 1.0, "base": 1.0},
    ),
    "PrivacyMap.from_points": (
        public.PrivacyMap.from_points,
        {
            "points": [[1.0, 2.0]],
            "people": [3.0],
            "slope": 1.0,
            "base": 1.0,
            "shape": (2, 3),
            "cell": 1.0,
            "bandwidth": 1.0,
        },
    ),
    "distances on a map": (public.PrivacyMap([[1.0, 2.0]]).distances, {"sources": [0]}),
    "location_mechanism": (
        lambda privacy_map, prior=None, method="padded", remap=None: public.location_mechanism(
            privacy_map, prior, method, remap=remap
        ),
        {"privacy_map": public.PrivacyMap([[1.0, 2.0], [1.0, 1.0]]), "prior": [[1.0, 2.0], [0.0, 1.0]]},
    ),
    "IntervalDomain": (public.IntervalDomain, {}),
    "GraphDomain": (public.GraphDomain, {"n_vertices": 4, "edges": [[0, 1], [1, 2], [2, 3]]}),
    "GraphDomain.from_networkx": (public.GraphDomain.from_networkx, {"graph": nx.path_graph(3)}),
    "Prior": (public.Prior, {}),
    "operator of an interval": (INTERVAL.operator, {"spread": 0.05}),
    "operator of a graph": (GRAPH.operator, {"spread": 0.5}),
    "distance on an interval": (INTERVAL.distance, {"i": 0, "j": 1}),
    "distance on a graph": (GRAPH.distance, {"i": 0, "j": 1}),
    "distances": (GRAPH.distances, {"vertices": [0]}),
    "joint_sensitivity": (INTERVAL.joint_sensitivity, {"alpha": 0.1, "spreads": [0.1]}),
    "sensitivity on an interval": (ON_INTERVAL.sensitivity, {"alpha": 0.1}),
    "sensitivity on a graph": (ON_GRAPH.sensitivity, {"alpha": 0.1}),
    "weighted_sensitivity on an interval": (
        ON_INTERVAL.weighted_sensitivity,
        {"alpha": 0.1, "scales": np.ones(6)},
    ),
    "weighted_sensitivity on a graph": (ON_GRAPH.weighted_sensitivity, {"alpha": 0.1, "scales": np.ones(4)}),
    "noise_shape": (noise_shape, {"op": ON_INTERVAL, "alpha": 0.1, "step": 2.0**-10}),
    "columns of an interval": (ON_INTERVAL.columns, {"indices": [0]}),
    "columns of a graph": (ON_GRAPH.columns, {"indices": [0]}),
    "responses": (ON_INTERVAL.responses, {"places": [0.1]}),
    "slopes": (ON_INTERVAL.slopes, {"places": [0.1]}),
    "apply": (ON_GRAPH.apply, {"sources": np.ones(4)}),
    "adjoint": (ON_GRAPH.adjoint, {"readings": np.ones(4)}),
    "vicinity on an interval": (
        public.posterior(ON_INTERVAL, np.ones(6), 0.1, moves=500).vicinity,
        {"level": 0.9},
    ),
    "vicinity on a graph": (public.posterior(ON_GRAPH, np.ones(4), 0.1, 1).vicinity, {"level": 0.9}),
}


@pytest.fixture(autouse=True)
def few_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a local heatmap take a tenth of a second: its arguments are tested, and not its accuracy."""
    for name, value in (("WARM_UP", 2), ("DRAWS", 8), ("MOST_DRAWS", 8), ("MODE_ITERATIONS", 2)):
        monkeypatch.setattr(log_gaussian, name, value)


def test_the_list_of_calls_is_complete() -> None:
    called = {name.split()[0].partition(".")[0] for name in CALLS}
    functions = {name for name in public.__all__ if inspect.isfunction(getattr(public, name))}
    assert functions - called == {"load_graph"}, "which reads a file, and has a test of its own"


@pytest.mark.parametrize("name", CALLS)
def test_wrong_types_raise_a_heatcloak_error(name: str) -> None:
    function, good = CALLS[name]
    refused = 0
    for argument in inspect.signature(function).parameters:
        for wrong in INVALID:
            try:
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    function(**{**good, argument: wrong})
            except HeatcloakError as error:
                refused += 1
                text = str(error)
                assert ": " in text or " must be " in text, f"{text}: cause and remedy"
                assert text.isprintable(), (argument, text)
                assert len(text) < 400, (argument, text)
            except Exception as error:  # noqa: BLE001  the finding
                pytest.fail(f"{argument}={wrong!r}: {type(error).__name__}: {error}")
    assert refused > len(INVALID) // 3


@pytest.mark.parametrize("function", [public.bpdn, public.bpdn_rounds, public.posterior, public.gridless])
def test_a_matrix_in_place_of_an_operator_is_named(function: Callable[..., Any]) -> None:
    with pytest.raises(
        ParameterError, match=r"^(op is .*, which is|posterior|op is .*: gridless).*: give .*operator"
    ):
        function(ON_INTERVAL.matrix(), np.ones(6), 0.1)


@pytest.mark.parametrize("path", [None, 3, 1.5, [], object(), "", "/", "nowhere\0"])
def test_graph_paths_of_wrong_types_are_refused(tmp_path: Path, path: Any) -> None:
    with pytest.raises(ParameterError, match=": "):
        public.load_graph(path)


@pytest.mark.parametrize("sensors", [3, object(), [None], [["a"]], np.array(1), 1j])
def test_graph_sensors_of_wrong_types_are_refused(tmp_path: Path, sensors: Any) -> None:
    file = tmp_path / "graph.txt"
    file.write_text("a b\nb c\n", encoding="ascii")
    with pytest.raises(ParameterError, match=": "):
        public.load_graph(file, sensors)
