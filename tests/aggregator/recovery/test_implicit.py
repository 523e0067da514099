"""Basis pursuit denoising on graphs too large to be prepared gives the same results."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from heatcloak_aggregator import bpdn
from heatcloak_aggregator.domains import GraphOperator
from heatcloak_aggregator.domains.graph import operator as module
from support.graphs import random_graph


def unprepared(op: GraphOperator, monkeypatch: pytest.MonkeyPatch) -> GraphOperator:
    """Return the same operator, treated as too large to be prepared; call it after using ``op``."""
    monkeypatch.setattr(module, "MOST_DENSE", 0)
    monkeypatch.setattr(module, "_LARGEST_PREPARED", 0)
    other = op.domain.operator(op.spread)
    assert other.is_implicit
    return other


@pytest.mark.parametrize("seed", range(3))
def test_unprepared_graphs_give_the_same_optimum(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Status, radius and objective agree within their certificates, for every radius and noise."""
    rng = np.random.default_rng(seed)
    domain = random_graph(120, 260, seed, weighted=seed > 0, sensors=None if seed < 2 else range(0, 120, 3))
    op = domain.operator(0.6)
    sources = np.zeros(120)
    sources[[3, 50, 99]] = 1.0, 0.5, 0.8
    clean, rounds = op.apply(sources), []
    radii: tuple[str | float, ...] = ("confident", "paper", 0.0)
    for sigma, radius in product((0.0, 1e-3, 0.02, 0.3, 30.0), radii):
        readings = clean + sigma * rng.standard_normal(domain.n_sensors)
        rounds.append((readings, sigma, radius, bpdn(op, readings, sigma, radius)))
    implicit = unprepared(op, monkeypatch)
    for readings, sigma, radius, prepared in rounds:
        applied = bpdn(implicit, readings, sigma, radius)
        assert applied.status == prepared.status
        assert applied.radius == pytest.approx(prepared.radius, rel=1e-9, abs=1e-6)
        slack = 1e-6 * max(1.0, prepared.objective) if prepared.status == "relaxed" else 1e-9
        assert applied.objective == pytest.approx(prepared.objective, abs=slack + prepared.gap + applied.gap)
        assert applied.gap <= 1e-8 * max(1.0, applied.objective)
        assert applied.residual <= applied.radius * (1.0 + 1e-9) + 1e-12
        assert applied.estimate.min() >= 0.0
        assert applied.estimate.max() <= 1.0


def test_unprepared_graphs_support_missing_sensors_and_different_noise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rng = np.random.default_rng(4)
    op = random_graph(100, 220, 4).operator(0.5)
    sources = np.zeros(100)
    sources[[10, 77]] = 1.0
    present = rng.permutation(100)[:60]
    sigma = rng.uniform(0.005, 0.05, 60)
    readings = op.apply(sources)[present] + sigma * rng.standard_normal(60)
    prepared = bpdn(op, readings, sigma, "paper", sensors=present)
    applied = bpdn(unprepared(op, monkeypatch), readings, sigma, "paper", sensors=present)
    assert applied.status == prepared.status
    assert applied.objective == pytest.approx(prepared.objective, abs=1e-8)
    assert applied.residual == pytest.approx(prepared.residual, rel=1e-9)


@pytest.mark.parametrize("level", [-50.0, 1.0, 50.0, 1e6])
def test_absurd_readings_have_a_result(level: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """All entries are one, and the status is relaxed."""
    op = random_graph(60, 110, 5).operator(0.4)
    readings = np.full(60, level)
    prepared, applied = bpdn(op, readings, 0.01), bpdn(unprepared(op, monkeypatch), readings, 0.01)
    assert applied.status == prepared.status
    np.testing.assert_allclose(applied.estimate, prepared.estimate, rtol=0.0, atol=1e-2)
    assert applied.residual == pytest.approx(prepared.residual, rel=1e-6, abs=1e-6)


def test_a_start_leads_to_the_same_optimum(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(6)
    op = unprepared(random_graph(80, 160, 6).operator(0.5), monkeypatch)
    sources = np.zeros(80)
    sources[[5, 40]] = 1.0
    rounds = [op.apply(sources) + 0.01 * rng.standard_normal(80) for _ in range(2)]
    before = bpdn(op, rounds[0], 0.01, "paper")
    assert bpdn(op, rounds[1], 0.01, "paper", start=before).objective == pytest.approx(
        bpdn(op, rounds[1], 0.01, "paper").objective, abs=1e-8
    )
