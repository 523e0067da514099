"""A zone file that understates its sensitivity fails the audit with every draw of noise.

The tests do not use `new_zone`: it takes the sensitivity from the operators that the audit must not trust.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from heatcloak_aggregator.privacy.audit import Verdict, worst_move
from heatcloak_lab.audit.run import NodeAudit, audit_nodes
from heatcloak_shared import budget
from heatcloak_shared.zone import Graph, Interval, Move, Noise, Promise, Range, Zone

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
PATH = Graph(6, tuple((vertex, vertex + 1) for vertex in range(5)), None, (0, 1, 2, 3, 4, 5), 0.5)
SETTINGS: dict[str, tuple[Interval | Graph, Move | Range]] = {
    "corridor": (Interval(100, 6, 0.5, 0.1), Move(0.01)),
    "corridor, long moves": (Interval(100, 6, 0.5, 0.004), Move(0.3)),
    "path": (PATH, Move(1.0)),
    "communities": (COMMUNITIES, Move(2.0)),
    "badly conditioned": (BADLY_CONDITIONED, Move(1.0)),
    "range": (Interval(100, 5, 0.5, 0.1), Range(17.5, 28.25)),
}


def zone_with_sensitivity(zone: Zone, setting: str, share: float) -> Zone:
    """Return the zone in a setting, calibrated for a share of the correct sensitivity."""
    domain, hides = SETTINGS[setting]
    nodes = tuple(f"n{number:02d}" for number in range(1, domain.n_sensors + 1))
    changed = replace(zone, domain=domain, nodes=nodes, promise=Promise(hides, 4.0, 1e-5))
    correct = worst_move(changed).most
    assert correct is not None
    return replace(changed, noise=noise_for(changed, share * correct))


def noise_for(zone: Zone, sensitivity: float) -> Noise:
    """Return noise that keeps the zone's promise if its readings differ by at most ``sensitivity``."""
    sensors = len(zone.nodes)
    step = budget.lattice_step(sensitivity, sensors)
    on_lattice = budget.lattice_sensitivity(sensitivity, step, sensors)
    sigma = budget.sigma_for(on_lattice, zone.promise.epsilon, zone.promise.delta, zone.schedule.releases)
    return Noise(sensitivity, step, budget.ticks_for(1.001 * sigma, step))


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


@pytest.mark.parametrize("setting", SETTINGS)
def test_the_correct_sensitivity_passes(setting: str, zone: Zone) -> None:
    """It is stated to the last digit. No statistical check fails either."""
    assert failed(audit_nodes(zone_with_sensitivity(zone, setting, 1.0), rounds=40, seed=4)) == set()


@pytest.mark.parametrize("setting", ["corridor", "path", "communities", "badly conditioned"])
def test_half_the_sensitivity_also_fails_the_checks_of_the_nodes_readings(setting: str, zone: Zone) -> None:
    """The worlds differ too much on the lattice, and the loss's lower limit exceeds the promise."""
    audit = audit_nodes(zone_with_sensitivity(zone, setting, 0.5), rounds=120, seed=5)
    assert failed(audit) == {"sensitivity", "neighbours", "likely loss"}


def test_the_sensitivity_from_mixed_eigenvectors_of_a_badly_conditioned_graph_fails(zone: Zone) -> None:
    """It was 0.70711 instead of 1: noise √2 times too low once passed every check."""
    changed = zone_with_sensitivity(zone, "badly conditioned", 1.0)
    understated = replace(changed, noise=noise_for(changed, 0.70710679))
    audit = audit_nodes(understated, rounds=200, seed=1)
    assert failed(audit) == {"sensitivity", "neighbours", "likely loss"}
    assert audit.likely["period"][0] > audit.promised.period


def test_the_audit_does_not_use_the_operators(zone: Zone, monkeypatch: pytest.MonkeyPatch) -> None:
    """An operator that understates the sensitivity cannot change the result."""

    def wrong(*arguments: object) -> float:
        raise AssertionError("the audit called the operator that it audits")

    for name in ("interval.IntervalOperator", "graph.operator.GraphOperator"):
        monkeypatch.setattr(f"heatcloak_aggregator.domains.{name}.sensitivity", wrong)
        monkeypatch.setattr(f"heatcloak_aggregator.domains.{name}.__init__", wrong)
    for setting in ("corridor", "path"):
        assert "sensitivity" in failed(
            audit_nodes(zone_with_sensitivity(zone, setting, 0.95), rounds=4, seed=1)
        )
