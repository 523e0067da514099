"""The default methods of `Domain` and `Operator` agree with those of the built-in domains."""

from __future__ import annotations

import numpy as np
import pytest

from heatcloak_aggregator import GraphDomain, IntervalDomain
from heatcloak_aggregator.domains import Domain, Operator
from heatcloak_aggregator.earth_mover import emd
from heatcloak_shared.errors import ParameterError
from support.graphs import random_graph


class Inheriting(Domain):
    """A domain that takes only its distances from another one."""

    def __init__(self, other: Domain) -> None:
        self._other = other
        self.n_sources, self.n_sensors = other.n_sources, other.n_sensors

    def distance(self, i: int, j: int) -> float:
        return self._other.distance(i, j)

    def operator(self, spread: float) -> Operator:
        return self._other.operator(spread)


@pytest.mark.parametrize("seed", range(6))
def test_the_default_earth_movers_distance_equals_the_built_in_one(seed: int) -> None:
    rng = np.random.default_rng(seed)
    graph = random_graph(12, 20, seed=seed)
    for domain in (IntervalDomain(12, 4), graph):
        a, b = rng.random(12) * (rng.random(12) < 0.5), rng.random(12) * (rng.random(12) < 0.5)
        assert emd(Inheriting(domain), a, b) == pytest.approx(emd(domain, a, b), rel=1e-9, abs=1e-12)
        assert emd(Inheriting(domain), a, a) == 0.0


def test_a_radius_above_the_longest_distance_is_refused() -> None:
    path = GraphDomain(4, [[0, 1], [1, 2], [2, 3]])
    assert Inheriting(path).check_alpha(3.0) == 3.0
    with pytest.raises(ParameterError, match="no person moves further than 3"):
        Inheriting(path).check_alpha(3.1)


def test_apply_explain_adjoint_and_unit_columns_agree_with_the_matrix() -> None:
    rng = np.random.default_rng(0)
    operator = IntervalDomain(15, 6).operator(0.02)
    f = rng.random(15)
    np.testing.assert_allclose(operator.apply(f), operator.matrix() @ f, rtol=1e-14)
    np.testing.assert_allclose(operator.explain(np.arange(15), f), operator.matrix() @ f, rtol=1e-14)
    y = rng.random(6)
    np.testing.assert_allclose(operator.adjoint(y), operator.matrix().T @ y, rtol=1e-14)
    np.testing.assert_allclose(np.linalg.norm(operator.unit_columns(), axis=0), 1.0, rtol=1e-14)
