"""The reports of ``heatcloak audit`` about heatmaps: devices of a heatmap zone, and the central mechanism."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING

from heatcloak_aggregator.heatmaps.mechanism import float_up, promise_in_words
from heatcloak_aggregator.privacy.audit import FALSE_ALARM, LossBound
from heatcloak_aggregator.privacy.audit.spending import spending_checks
from heatcloak_lab.cli.audit_report import Report, check_lines, checked, spent_lines, verdict_line
from heatcloak_shared.rounding import down_text, up_text

if TYPE_CHECKING:
    from heatcloak_aggregator.privacy.audit.spending import Spending
    from heatcloak_lab.audit.central_heatmap import CentralAudit
    from heatcloak_lab.audit.heatmap_zone import DeviceAudit
    from heatcloak_shared.zone import HeatmapZone


def device_report(zone: HeatmapZone, spent: Spending | None, tested: DeviceAudit) -> Report:
    """Return the whole report of a heatmap zone as JSON values.

    Args:
        zone: the zone.
        spent: the privacy cost of its reports; None if none were given.
        tested: the result of the test of its devices.
    """
    checks = [*tested.checks, *([] if spent is None else spending_checks(zone, spent))]
    shares = tested.sample.node_shares[0]
    return {
        "zone": zone.name,
        "rev": zone.rev,
        **checked(checks),
        "promised": {
            "promise": zone.promise_in_words(),
            "mode": zone.kind,
            "epsilon": zone.epsilon,
            "factor": math.exp(zone.epsilon),
            "elements": zone.mechanism.n_elements,
        },
        "spent": None if spent is None else spent.as_dict(),
        "test": {
            "false_alarm": FALSE_ALARM,
            "devices": tested.devices,
            "devices_in_zone": len(zone.nodes),
            "draws": tested.sample.draws,
            "cell": list(tested.cell),
            "shares": dict(zip(zone.nodes, shares.tolist(), strict=False)),
            "promised_share": float(tested.sample.stated_shares[0]),
            "loss": asdict(tested.bound),
        },
    }


def device_text(found: Report) -> str:
    """Return the report of a heatmap zone as text."""
    return "\n".join([*_device_lines(found)])


def _device_lines(found: Report) -> Iterator[str]:
    promised, test = found["promised"], found["test"]
    yield f"PROMISED by zone {found['zone']}, revision {found['rev']}"
    yield f"  {promised['promise']}"
    yield (
        f"  epsilon {up_text(promised['epsilon'])} for each report: odds change by at most a factor of "
        f"{up_text(promised['factor'])}; a report is one of {promised['elements']} elements"
    )
    yield from spent_lines(found, None)
    of_all = "" if test["devices"] == test["devices_in_zone"] else f" of {test['devices_in_zone']}"
    yield (
        f"TESTED: {test['draws']} reports of {test['devices']}{of_all} devices, without a place and in the "
        f"cell of row {test['cell'][0]}, column {test['cell'][1]}; correct noise fails any check with "
        f"probability at most {test['false_alarm']:g}"
    )
    yield from check_lines(found)
    shares = test["shares"].values()
    yield (
        f"SHARES of likely noise: {min(shares):.3f} to {max(shares):.3f} by device, "
        f"promised {test['promised_share']:.3f}"
    )
    yield _loss_line(test["loss"], promised["epsilon"])
    yield verdict_line(found)


def central_report(tested: CentralAudit) -> Report:
    """Return the whole report of the central mechanism as JSON values."""
    return {
        "method": tested.method,
        "size": tested.size,
        **checked(tested.checks),
        "promised": {
            "promise": promise_in_words(tested.epsilon),
            "epsilon": float_up(tested.epsilon),
            "epsilon_exact": str(tested.epsilon),
        },
        "test": {
            "false_alarm": FALSE_ALARM,
            "runs": sum(map(len, tested.masses)),
            "draws": tested.noise.size,
            "loss": asdict(tested.bound),
        },
    }


def central_text(found: Report) -> str:
    """Return the report of the central mechanism as text."""
    promised, test = found["promised"], found["test"]
    return "\n".join(
        [
            f"PROMISED by private heatmaps, method {found['method']}",
            f"  {promised['promise']}",
            f"TESTED: {test['draws']} draws of noise in {test['runs']} heatmaps of {found['size']} × "
            f"{found['size']} cells, of two crowds that differ by one person; correct noise fails any check "
            f"with probability at most {test['false_alarm']:g}",
            *check_lines(found),
            _loss_line(test["loss"], promised["epsilon"]),
            verdict_line(found),
        ]
    )


def _loss_line(loss: Report, promised: float) -> str:
    bound = LossBound(**loss)
    return (
        f"LOSS: epsilon at least {down_text(bound.epsilon)}, promised {up_text(promised, 6)}; "
        f"{bound.readings} runs of each world can show at most {up_text(bound.ceiling)}"
    )
