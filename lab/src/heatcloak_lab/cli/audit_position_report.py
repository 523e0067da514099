"""The report of ``heatcloak audit`` about the nodes of a position zone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING

from heatcloak_aggregator.privacy.audit import FALSE_ALARM, LossBound
from heatcloak_aggregator.privacy.audit.spending import spending_checks
from heatcloak_lab.cli.audit_report import Report, check_lines, checked, spent_lines, verdict_line
from heatcloak_shared.rounding import down_text, up_text

if TYPE_CHECKING:
    from heatcloak_aggregator.privacy.audit.spending import Spending
    from heatcloak_lab.audit.position_zone import PositionAudit
    from heatcloak_shared.zone import PositionZone


def position_report(zone: PositionZone, spent: Spending | None, tested: PositionAudit) -> Report:
    """Return the whole report of a position zone as JSON values.

    Args:
        zone: the zone.
        spent: the privacy cost of its reports; None if none were given.
        tested: the result of the test of its nodes.
    """
    checks = [*tested.checks, *([] if spent is None else spending_checks(zone, spent))]
    least, most = zone.levels
    return {
        "zone": zone.name,
        "rev": zone.rev,
        **checked(checks),
        "promised": {
            "promise": zone.promise_in_words(),
            "mode": zone.kind,
            "least_epsilon": least,
            "greatest_epsilon": most,
            "releases": zone.schedule.releases,
            "outputs": zone.mechanism.table.n_outputs,
        },
        "spent": None if spent is None else spent.as_dict(),
        "test": {
            "false_alarm": FALSE_ALARM,
            "nodes": tested.nodes,
            "nodes_in_zone": len(zone.nodes),
            "draws": tested.sample.draws,
            "cells": list(tested.cells),
            "promised_loss": tested.promised,
            "shares": [shares.tolist() for shares in tested.sample.node_shares],
            "stated_shares": tested.sample.stated_shares.tolist(),
            "loss": asdict(tested.bound),
        },
    }


def position_text(found: Report) -> str:
    """Return the report of a position zone as text."""
    return "\n".join([*_lines(found)])


def _lines(found: Report) -> Iterator[str]:
    promised, test = found["promised"], found["test"]
    yield f"PROMISED by zone {found['zone']}, revision {found['rev']}"
    yield f"  {promised['promise']}"
    yield (
        f"  epsilon {promised['least_epsilon']:.4g} to {promised['greatest_epsilon']:.4g} per unit of length "
        f"for each report, {promised['releases']} reports in a period; a report is one of "
        f"{promised['outputs']} outputs"
    )
    yield from spent_lines(found, None)
    of_all = "" if test["nodes"] == test["nodes_in_zone"] else f" of {test['nodes_in_zone']}"
    yield (
        f"TESTED: {test['draws']} reports of {test['nodes']}{of_all} nodes, in cell {test['cells'][0]} and "
        f"in cell {test['cells'][1]}; correct reports fail any check with probability at most "
        f"{test['false_alarm']:g}"
    )
    yield from check_lines(found)
    for shares, stated in zip(test["shares"], test["stated_shares"], strict=True):
        yield f"SHARES of likely reports: {min(shares):.3f} to {max(shares):.3f} by node, stated {stated:.3f}"
    bound = LossBound(**test["loss"])
    yield (
        f"LOSS: log-odds of at least {down_text(bound.epsilon)}, promised {test['promised_loss']:.4g} "
        f"between these cells; {bound.readings} reports in each can show at most {up_text(bound.ceiling)}"
    )
    yield verdict_line(found)
