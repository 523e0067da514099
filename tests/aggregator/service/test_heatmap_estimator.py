"""Closed rounds of a heatmap zone become heatmaps."""

from __future__ import annotations

import numpy as np
import pytest

from heatcloak_aggregator.service.heatmap_estimator import HeatmapEstimator
from heatcloak_aggregator.service.kinds import ZoneSettings, estimator_of
from heatcloak_aggregator.service.rounds import Round, round_of
from heatcloak_shared.errors import ZoneError
from heatcloak_shared.keystream import Keystream
from heatcloak_shared.wire import HeatmapReport, decode_heatmap_estimate, encode_heatmap_estimate
from heatcloak_shared.zone import Zone
from support.zones import heatmap_zone

ZONE = heatmap_zone(400, epsilon=4.0)
SPOT = (0.78, 0.22)


def closed(n_reports: int) -> Round:
    """Return a round in which devices at one spot reported."""
    reports = {}
    for node in ZONE.nodes[:n_reports]:
        element = ZONE.mechanism.report([(*SPOT, 1.0)], Keystream(bytes(32), node, bytes(16), 0))
        text = f"{element:0{ZONE.digits}x}"
        reports[node] = HeatmapReport(ZONE.name, ZONE.rev, node, "00" * 16, 0, 7, text, 7.5)
    return round_of(ZONE, 7, reports)


def test_a_heatmap_shows_where_the_devices_were() -> None:
    """Also in the published message, whose rows are y and whose columns are x."""
    message = HeatmapEstimator(ZONE).estimate(closed(400)).message
    assert decode_heatmap_estimate(encode_heatmap_estimate(message)) == message
    assert (message.round, message.reports, message.devices, message.size) == (7, 400, 400, 64)
    shares = np.array(message.shares).reshape(64, 64)
    row, column = np.unravel_index(shares.argmax(), shares.shape)
    assert abs((column + 0.5) / 64 - SPOT[0]) < 0.1
    assert abs((row + 0.5) / 64 - SPOT[1]) < 0.1


@pytest.mark.parametrize("n_reports", [1, 2, 399])
def test_a_heatmap_is_made_of_any_number_of_reports(n_reports: int) -> None:
    message = HeatmapEstimator(ZONE).estimate(closed(n_reports)).message
    assert message.reports == n_reports
    assert sum(message.shares) == pytest.approx(1.0)
    assert min(message.shares) >= 0.0


def test_the_kind_of_the_zone_selects_the_estimator(zone: Zone) -> None:
    found = estimator_of(ZoneSettings(ZONE, method="bpdn", pool=20))
    assert isinstance(found, HeatmapEstimator)
    assert found.restored_rounds(range(100), {}) == (), "every heatmap is of one period"
    assert len(estimator_of(ZoneSettings(zone, pool=20)).restored_rounds(range(100), {})) == 40


def test_a_heat_zone_has_no_heatmap(zone: Zone) -> None:
    from heatcloak_aggregator.service.heatmap_estimator import require_heatmap

    with pytest.raises(ZoneError, match="zone hall is a heat zone: "):
        require_heatmap(zone)
