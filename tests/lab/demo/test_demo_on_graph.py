"""The rounds of a demo on a graph, compared with their readings."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from heatcloak_aggregator.zones.calibration import demo_zone
from heatcloak_aggregator.zones.kinds import operator_of
from heatcloak_lab.demo.demo import Demo, DemoRequest
from heatcloak_lab.demo.summary import GraphDemoSummary
from heatcloak_shared.zone import Graph, Move

RING = Graph(12, (*pairwise(range(12)), (11, 0)), None, tuple(range(0, 12, 2)), 1.0, (5,) * 6 + (2,) * 6)


@pytest.mark.parametrize("method", ["posterior", "bpdn"])
def test_views_and_summary_follow_from_the_readings(mosquitto: Any, method: str) -> None:
    """Only some vertices have sensors. The posterior is that of one person; the estimate uses it alone."""
    zone = demo_zone(3, domain=RING, hides=Move(1.0))
    result = asyncio.run(Demo(DemoRequest(zone, 3, mosquitto.address, seed=5, method=method)).run())
    assert len(result.views) == 3
    matrix, sigma = operator_of(RING).matrix(), zone.noise.sigma
    for view in result.views:
        home = int(view.truth.argmax())
        assert view.truth.sum() == 1.0
        assert view.clean == pytest.approx(matrix[:, home], abs=1e-9)
        shares = view.alone.estimate
        if method == "posterior":
            shares = np.exp((matrix.T @ view.cloaked - 0.5 * (matrix**2).sum(axis=0)) / sigma**2)
        expected = shares / shares.sum() if shares.any() else shares
        posterior = view.alone.known
        assert posterior.shares == pytest.approx(expected, abs=1e-6)
        assert posterior.of(5) == pytest.approx(expected[:6].sum(), abs=1e-6)
        assert view.pooled is not None
        if view.pooled.rounds == 1:
            assert np.array_equal(view.pooled.known.shares, posterior.shares)
    assert [view.pooled.rounds for view in result.views if view.pooled] == [1, 2, 3]
    summary = result.summary
    assert isinstance(summary, GraphDemoSummary)
    assert (summary.published, summary.stored, summary.opened) == (18, 18, 18)
    assert summary.trusted_exact
    found = summary.communities
    assert found.truth == [
        RING.communities[int(view.truth.argmax())] for view in result.views if RING.communities
    ]
    assert found.alone == [view.alone.known.top for view in result.views]
    assert found.people_alone == [len(view.alone.known.likely) for view in result.views]
    assert summary.attacker_best is None
