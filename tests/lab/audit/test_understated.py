"""A zone file that understates its sensitivity fails the audit with every draw of noise.

Such zones are not made by `new_zone`: it takes the sensitivity from the operators that the audit must not
trust.
"""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from heatcloak_aggregator.privacy.audit import Verdict, worst_move
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_lab.audit.heat_zone import NodeAudit, audit_nodes
from heatcloak_shared import budget
from heatcloak_shared.noise import NoiseKind
from heatcloak_shared.zone import Graph, Interval, Move, Noise, Promise, Range, Zone, broken_promise
from support.zones import with_weighted_sensitivity

BADLY_CONDITIONED = Graph(4, ((0, 1), (1, 2), (2, 3)), (1e6, 1e-10, 1e6), (0, 1, 2, 3), 1.0)
COMMUNITIES = Graph(
    9,
    (
        *((0, 1), (0, 2), (1, 2), (3, 4), (3, 5), (4, 5), (6, 7), (6, 8), (7, 8)),
        *((2, 3), (5, 6)),
    ),
    (2.0,) * 9 + (0.1,) * 2,
    (0, 2, 4, 5, 6, 8),
    0.8,
    (0, 0, 0, 1, 1, 1, 2, 2, 2),
)
EQUAL, SHAPED = (1.0,) * 6, (1.0, 0.8, 1.25, 0.9, 0.7, 1.1)
PATH = Graph(6, tuple((vertex, vertex + 1) for vertex in range(5)), None, (0, 1, 2, 3, 4, 5), 0.5)
SETTINGS: dict[str, tuple[Interval | Graph, Move | Range, NoiseKind, tuple[float, ...]]] = {
    "corridor": (Interval(100, 6, 0.5, 0.1), Move(0.01), "rounded-gaussian", EQUAL),
    "corridor, discrete": (Interval(100, 6, 0.5, 0.1), Move(0.01), "discrete-gaussian", EQUAL),
    "corridor, shaped": (Interval(100, 6, 0.5, 0.1), Move(0.01), "rounded-gaussian", SHAPED),
    "corridor, long moves": (Interval(100, 6, 0.5, 0.004), Move(0.3), "rounded-gaussian", SHAPED),
    "path": (PATH, Move(1.0), "rounded-gaussian", EQUAL),
    "path, shaped": (PATH, Move(1.0), "rounded-gaussian", SHAPED),
    "communities": (COMMUNITIES, Move(2.0), "discrete-gaussian", SHAPED),
    "badly conditioned": (BADLY_CONDITIONED, Move(1.0), "rounded-gaussian", EQUAL),
    "range": (Interval(100, 5, 0.5, 0.1), Range(17.5, 28.25), "rounded-gaussian", EQUAL),
    "range, shaped": (Interval(100, 5, 0.5, 0.1), Range(17.5, 28.25), "discrete-gaussian", SHAPED),
}
"""Domain, hidden change, kind of noise, and the sensors' scales up to a factor."""


def zone_with_sensitivity(zone: Zone, setting: str, share: float) -> Zone:
    """Return the zone in a setting, calibrated for a share of the correct sensitivity."""
    domain, hides, kind, shape = SETTINGS[setting]
    nodes = tuple(f"n{number:02d}" for number in range(1, domain.n_sensors + 1))
    unit = Noise(kind, 1.0, 2.0**-20, tuple(round(2**20 * each) for each in shape[: domain.n_sensors]))
    changed = replace(zone, domain=domain, nodes=nodes, promise=Promise(hides, 4.0, 1e-5), noise=unit)
    correct = worst_move(changed).most
    assert correct is not None
    return with_noise_for(changed, share * correct, share)


def with_noise_for(zone: Zone, length: float, share: float) -> Zone:
    """Return the zone with larger scales that keep its promise if ``length`` is its weighted sensitivity.

    It states the same share of the correct weighted sensitivity.
    """
    noise, promise, releases = zone.noise, zone.promise, zone.schedule.releases
    mu = budget.mu_for(noise.kind, promise.epsilon, promise.delta) / math.sqrt(releases)
    step = 2.0 ** math.floor(math.log2(0.02 * length * min(noise.sigmas) / math.sqrt(len(zone.nodes))))
    # Rounding to the lattice adds less than 4 % to the length.
    factor = 1.04 * length / mu
    ticks = tuple(math.ceil(factor * sigma / step) for sigma in noise.sigmas)
    larger = replace(zone, noise=Noise(noise.kind, 1.0, step, ticks))
    correct = worst_move(larger).most
    assert correct is not None
    return replace(larger, noise=with_weighted_sensitivity(larger.noise, share * correct))


def failed(audit: NodeAudit) -> set[str]:
    return {check.name for check in audit.checks if check.verdict is Verdict.FAILED}


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.parametrize(("rounds", "seed"), [(4, 1), (40, 2), (20, 3), (8, None)])
def test_a_sensitivity_understated_by_five_percent_fails(
    setting: str, rounds: int, seed: int | None, zone: Zone
) -> None:
    """The check is exact: it fails in every run."""
    audit = audit_nodes(zone_with_sensitivity(zone, setting, 0.95), rounds=rounds, seed=seed)
    assert "sensitivity" in failed(audit)
    finding = next(check for check in audit.checks if check.name == "sensitivity")
    assert finding.level is None


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS)
def test_the_correct_sensitivity_passes(setting: str, zone: Zone) -> None:
    """It is stated to the last digit. No statistical check fails either."""
    assert failed(audit_nodes(zone_with_sensitivity(zone, setting, 1.0), rounds=40, seed=4)) == set()


@pytest.mark.slow
@pytest.mark.parametrize(
    "setting", ["corridor", "corridor, shaped", "path, shaped", "communities", "badly conditioned"]
)
def test_half_the_sensitivity_also_fails_the_checks_of_the_nodes_readings(setting: str, zone: Zone) -> None:
    """The worlds differ too much on the lattice, and the loss's lower limit exceeds the promise."""
    audit = audit_nodes(zone_with_sensitivity(zone, setting, 0.5), rounds=120, seed=5)
    assert failed(audit) == {"sensitivity", "neighbours", "likely loss"}


def test_the_sensitivity_from_mixed_eigenvectors_of_a_badly_conditioned_graph_fails(zone: Zone) -> None:
    """It was 0.70711 instead of 1: noise √2 times too low once passed every check."""
    understated = zone_with_sensitivity(zone, "badly conditioned", 0.70710679)
    audit = audit_nodes(understated, rounds=200, seed=1)
    assert failed(audit) == {"sensitivity", "neighbours", "likely loss"}
    assert audit.likely["period"][0] > audit.promised.period


@pytest.mark.slow
def test_noise_that_ignores_the_resolution_of_the_sensors_fails(
    zone: Zone, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if the budget ignores it, by which nodes accept a zone: the worlds' readings are steps apart."""
    domain, promise = Interval(100, 8, 0.5, 0.1), Promise(Move(0.01), 4.0, 1e-5)
    real = new_zone("hall", domain, promise, zone.schedule, resolution=0.0625)
    assert failed(audit_nodes(real, rounds=120, seed=5)) == set()
    right = budget.lattice_allowance
    monkeypatch.setattr(budget, "lattice_allowance", lambda ticks, resolution=0.0: right(ticks))
    wrong = replace(new_zone("hall", domain, promise, zone.schedule), resolution=0.0625)
    assert broken_promise(wrong) is None
    audit = audit_nodes(wrong, rounds=120, seed=5)
    assert failed(audit) == {"promise", "likely loss"}
    assert audit.likely["period"][0] > promise.epsilon


def test_the_audit_does_not_use_the_operators(zone: Zone, monkeypatch: pytest.MonkeyPatch) -> None:
    """An operator that understates the sensitivity cannot change the result."""

    def wrong(*arguments: object) -> float:
        raise AssertionError("the audit called the operator that it audits")

    for name in ("interval.IntervalOperator", "graph.operator.GraphOperator"):
        monkeypatch.setattr(f"heatcloak_aggregator.domains.{name}.sensitivity", wrong)
        monkeypatch.setattr(f"heatcloak_aggregator.domains.{name}.weighted_sensitivity", wrong)
        monkeypatch.setattr(f"heatcloak_aggregator.domains.{name}.__init__", wrong)
    for setting in ("corridor, shaped", "path"):
        assert "sensitivity" in failed(
            audit_nodes(zone_with_sensitivity(zone, setting, 0.95), rounds=4, seed=1)
        )
