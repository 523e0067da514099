"""The report of ``heatcloak audit``, as JSON and as text."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any

from heatcloak_aggregator.privacy.audit import FALSE_ALARM, Check, Verdict
from heatcloak_aggregator.privacy.audit.checks import decide
from heatcloak_aggregator.privacy.audit.distribution_tests import node_ratios
from heatcloak_aggregator.privacy.audit.spending import spending_checks
from heatcloak_shared.rounding import down_text, up_text
from heatcloak_shared.zone import budget_of, promise_in_words

if TYPE_CHECKING:
    from heatcloak_aggregator.privacy.audit.spending import Spending
    from heatcloak_lab.audit.heat_zone import NodeAudit
    from heatcloak_shared.zone import Zone

Report = dict[str, Any]
_PERIODS_SHOWN = 8
_COSTS = {"rounded-gaussian": "mu", "discrete-gaussian": "rho"}
"""The figure that adds up over releases (mu: its square), by the kind of noise."""


def report(zone: Zone, spent: Spending | None, tested: NodeAudit, objection: str | None) -> Report:
    """Return the whole report as JSON values.

    Args:
        zone: the zone.
        spent: the privacy cost of its readings; None if no readings were given.
        tested: the result of the test of its nodes.
        objection: why the other commands refuse the zone file; None if they accept it.
    """
    accepted = "other commands accept the stated sensitivity"
    catches = "a stated sensitivity below the one that calibration uses"
    file_check = decide("zone file", [] if objection is None else [objection], accepted, catches)
    checks = [file_check, *tested.checks, *([] if spent is None else spending_checks(zone, spent))]
    return {
        "zone": zone.name,
        "rev": zone.rev,
        **checked(checks),
        "promised": _promised(zone, tested),
        "spent": None if spent is None else spent.as_dict(),
        "test": _test(zone, tested),
    }


def checked(checks: Sequence[Check]) -> Report:
    """Return checks as JSON values, and which of them failed."""
    failed = [check.name for check in checks if check.verdict is Verdict.FAILED]
    return {
        "passed": not failed,
        "failed": failed,
        "checks": [asdict(check) | {"verdict": check.verdict.value} for check in checks],
    }


def as_text(found: Report) -> str:
    """Return the report as text."""
    cost = _COSTS[found["promised"]["noise_kind"]]
    return "\n".join([*_promised_text(found), *spent_lines(found, cost), *_test_text(found)])


def _promised(zone: Zone, tested: NodeAudit) -> Report:
    spent, worst, noise = budget_of(zone), tested.worst, zone.noise
    once = replace(spent, releases=1)
    return {
        "promise": promise_in_words(zone),
        "mode": zone.promise.mode,
        "epsilon": zone.promise.epsilon,
        "delta": zone.promise.delta,
        "releases": zone.schedule.releases,
        "noise_kind": noise.kind,
        "mu_round": once.mu,
        "mu_period": spent.mu,
        "rho_round": once.rho,
        "rho_period": spent.rho,
        "epsilon_round_at_delta": _finite(tested.promised.one_round),
        "epsilon_period_at_delta": _finite(tested.promised.period),
        "delta_period_at_epsilon": spent.delta(zone.promise.epsilon),
        "sigma_ticks": list(noise.sigma_ticks),
        "step": noise.step,
        "resolution": zone.resolution,
        "weighted_sensitivity": {
            "stated": noise.weighted_sensitivity,
            "least": worst.least,
            "most": worst.most,
            "move": worst.what,
            "method": worst.method,
        },
    }


def _test(zone: Zone, tested: NodeAudit) -> Report:
    runs, rounds, nodes = tested.sample.noise.shape
    promised = {"one round": tested.promised.one_round, "period": tested.promised.period}
    return {
        "false_alarm": FALSE_ALARM,
        "nodes": nodes,
        "boots": runs,
        "rounds": runs * rounds,
        "draws": tested.sample.draws,
        "scale_ratios": dict(zip(zone.nodes, node_ratios(tested.sample).tolist(), strict=True)),
        "smallest_faults": tested.smallest,
        "loss": {
            name: asdict(bound)
            | {"if_gaussian": tested.likely.get(name)}
            | {"promised": _finite(promised[name])}
            for name, bound in tested.bounds.items()
        },
    }


def _finite(value: float) -> float | None:
    return value if math.isfinite(value) else None


def _promised_text(found: Report) -> Iterator[str]:
    promised = found["promised"]
    yield f"PROMISED by zone {found['zone']}, revision {found['rev']}"
    yield f"  {promised['promise']}"
    ticks, step = promised["sigma_ticks"], promised["step"]
    ends = sorted({min(ticks), max(ticks)})
    yield (
        f"  noise: {promised['noise_kind']}, σ = {' to '.join(map(str, ends))} ticks, "
        f"{' to '.join(f'{end * step:.4g}' for end in ends)} in the unit of the readings"
    )
    if promised["resolution"]:
        yield f"  sensors report in steps of at most {promised['resolution']!r}, which the noise hides too"
    cost = _COSTS[promised["noise_kind"]]
    once, period = (up_text(promised[f"{cost}_{span}"], 4) for span in ("round", "period"))
    delta = up_text(promised["delta_period_at_epsilon"], 4)
    releases = promised["releases"]
    yield (
        f"  {cost} {once} per round, {period} for {releases} release{'s' * (releases > 1)}: delta {delta} at "
        f"epsilon {promised['epsilon']:g}, promised {promised['delta']:g}"
    )
    yield from _sensitivity_text(promised["weighted_sensitivity"])


def _sensitivity_text(sensitivity: Report) -> Iterator[str]:
    computed = f"at least {down_text(sensitivity['least'], 9)}"
    if sensitivity["most"] is not None:
        computed += f", at most {up_text(sensitivity['most'], 9)}"
    yield f"  weighted sensitivity: stated {sensitivity['stated']:.9g}; computed by the audit: {computed}"
    yield f"    where {sensitivity['move']}; by {sensitivity['method']}"


def spent_lines(found: Report, cost: str | None) -> Iterator[str]:
    """Yield the lines on what was spent; ``cost`` is the figure beside ε that adds up, if there is one."""
    spent = found["spent"]
    if spent is None:
        yield "SPENT: unknown; give --store or --capture"
        return
    yield "SPENT, by node"
    titles = (
        f"{'readings':>8} {'rounds':>7} {'twice':>6} {'unlisted':>8} {'conflicts':>9} {'other noise':>11}"
    )
    yield f"  {'node':<10} {titles}  most in a period"
    for node in spent["nodes"]:
        most = max(node["periods"], key=lambda account: account["released"], default=None)
        yield (
            f"  {node['node']:<10} {node['readings']:>8} {node['listed']:>7} {len(node['twice']):>6} "
            f"{len(node['unlisted']):>8} {len(node['conflicting']):>9} {node['other_noise']:>11}  "
            f"{_account(most, cost)}"
        )
    zone = "the rounds of all nodes together" if cost else "the device that spent most, as each is one person"
    yield f"SPENT, by the zone: {zone}; a round released twice counts twice"
    if len(spent["zone"]) > _PERIODS_SHOWN:
        yield f"  the last {_PERIODS_SHOWN} of {len(spent['zone'])} periods"
    for account in spent["zone"][-_PERIODS_SHOWN:]:
        yield f"  period {account['period']}: {_account(account, cost)}"
    for key, what in (("other_revisions", "another zone or revision"), ("strangers", "nodes not enrolled")):
        if spent[key]:
            yield f"  {spent[key]} readings are of {what}"


def _account(account: Report | None, cost: str | None) -> str:
    if account is None:
        return "nothing"
    spent = f"epsilon {_epsilon(account['epsilon'])}"
    if cost is not None:
        spent = f"{cost} {up_text(account[cost], 4)}, {spent}"
    return f"{account['released']} of {account['allowed']}, {spent}"


def _epsilon(value: float | None) -> str:
    return "none at this delta" if value is None else up_text(value, 4)


def _test_text(found: Report) -> Iterator[str]:
    test = found["test"]
    yield (
        f"TESTED: {test['draws']} draws of {test['nodes']} nodes in {test['boots']} boots; correct "
        f"noise fails any check with probability at most {test['false_alarm']:g}"
    )
    yield from check_lines(found)
    smallest = test["smallest_faults"]
    yield (
        f"DETECTS with probability 0.9: σ too low by {100 * smallest['all nodes']:.1f} % in all nodes, or by "
        f"{100 * smallest['one node']:.0f} % in one; two nodes with each other's σ, if one is "
        f"{100 * smallest['swapped nodes']:.0f} % below the other"
    )
    ratios = test["scale_ratios"].values()
    yield f"SCALES: {min(ratios):.3f} to {max(ratios):.3f} of each node's own promised σ"
    for name, loss in test["loss"].items():
        yield (
            f"LOSS of {name}: epsilon at least {down_text(loss['epsilon'])}{_likely(loss['if_gaussian'])}; "
            f"promised {_epsilon(loss['promised'])}"
        )
    yield verdict_line(found)


def check_lines(found: Report) -> Iterator[str]:
    """Yield a line for each check, and what those that did not pass detect."""
    for check in found["checks"]:
        p_value = "exact" if check["level"] is None else _p_value(check["p_value"])
        yield f"  {check['verdict']:<8} {check['name']:<16} {p_value:>10}  {check['finding']}"
        if check["verdict"] != Verdict.PASSED:
            yield f"  {'':<8} {'':<16} {'':>10}  detects: {check['catches']}"


def verdict_line(found: Report) -> str:
    """Return whether all checks passed, and which failed."""
    return "PASSED: evidence, not a proof" if found["passed"] else f"FAILED: {', '.join(found['failed'])}"


def _likely(limits: tuple[float, float] | None) -> str:
    if limits is None:
        return ""
    least, most = limits
    return f"; {down_text(least)} to {up_text(most)} if the noise is Gaussian (95 %)"


def _p_value(value: float | None) -> str:
    return "too few" if value is None else f"p={value:.2g}"
