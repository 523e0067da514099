"""Closed rounds of a position zone become reported places."""

from __future__ import annotations

import pytest

from heatcloak_aggregator.service.kinds import ZoneSettings, estimator_of
from heatcloak_aggregator.service.position_estimator import PositionEstimator, require_position
from heatcloak_aggregator.service.rounds import Round, round_of
from heatcloak_shared.errors import ZoneError
from heatcloak_shared.wire import PositionReport, decode_position_estimate, encode_position_estimate
from heatcloak_shared.zone import PositionZone, Zone
from support.zones import mechanism, position_zone

ZONE = position_zone()


def closed(zone: PositionZone, outputs: dict[str, int]) -> Round:
    reports = {
        node: PositionReport(zone.name, zone.rev, node, "00" * 16, 0, 7, f"{output:0{zone.digits}x}", 7.5)
        for node, output in outputs.items()
    }
    return round_of(zone, 7, reports)


def test_each_report_is_shown_at_its_point_in_the_order_of_nodes() -> None:
    message = PositionEstimator(ZONE).estimate(closed(ZONE, {"n04": 29, "n01": 0, "n03": 12})).message
    assert [node for node, _, _ in message.positions] == ["n01", "n03", "n04"]
    places = [place for _, *place in message.positions]
    for found, centre in zip(places, [(-9.0, 21.0), (-5.0, 25.0), (-1.0, 31.0)], strict=True):
        assert found == pytest.approx(centre, abs=1e-4)
    assert (message.round, message.method, message.missing) == (7, "point", ("n02",))
    assert decode_position_estimate(encode_position_estimate(message)) == message


@pytest.mark.parametrize("cell", [1e-6, 1.0, 1e6])
def test_coordinates_are_as_short_as_their_resolution_allows(cell: float) -> None:
    zone = position_zone(mechanism=mechanism(levels=1.0 / cell, cell=cell, origin=(0.0, 0.0)))
    ((_, x, y),) = PositionEstimator(zone).estimate(closed(zone, {"n01": 7})).message.positions
    assert max(len(repr(x)), len(repr(y))) <= 12
    assert (x, y) == pytest.approx(zone.mechanism.point(7), abs=1e-6 * 6 * cell)


def test_the_kind_of_the_zone_selects_the_estimator(zone: Zone) -> None:
    found = estimator_of(ZoneSettings(ZONE, method="bpdn", pool=20))
    assert isinstance(found, PositionEstimator)
    assert found.restored_rounds(range(100), {}) == ()
    with pytest.raises(ZoneError, match="zone hall is a heat zone: "):
        require_position(zone)
