"""Results of the rounds of a demo, as the aggregator publishes its estimates."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.earth_mover import score
from heatcloak_aggregator.recovery.methods import Recovered
from heatcloak_aggregator.service import Estimator, Round, RoundEstimate
from heatcloak_aggregator.zones.kinds import domain_of
from heatcloak_aggregator.zones.world import true_sources
from heatcloak_lab.demo.round_view import RecoveredView, RoundView, vertex_posterior_of
from heatcloak_lab.fleet.sensors import fleet_sensor
from heatcloak_shared.scenario import Scenario
from heatcloak_shared.wire import Reading
from heatcloak_shared.wire.estimate import Tracks
from heatcloak_shared.zone import Zone


class RoundResults:
    """Collect the results of rounds, with the truth that only a simulation knows.

    Args:
        zone: the zone.
        scenario: the simulated world.
        first: number of the first round.
        beside: estimates the same rounds with a second method; None for none.

    Attributes:
        sensors: the simulated sensor of each node.
    """

    def __init__(self, zone: Zone, scenario: Scenario, first: int, beside: Estimator | None = None) -> None:
        self.sensors = {node: fleet_sensor(zone, scenario, node) for node in zone.nodes}
        self._zone = zone
        self._scenario = scenario
        self._first = first
        self._beside = beside
        self._domain = domain_of(zone.domain)
        self._views: dict[int, RoundView] = {}

    @property
    def views(self) -> list[RoundView]:
        """Return the rounds so far, in their order."""
        return [self._views[number] for number in sorted(self._views)]

    def take(self, estimate: RoundEstimate) -> tuple[RoundView, bool]:
        """Take the first estimate of a round, or one that replaces it.

        Returns:
            The round, and whether this was its first estimate.
        """
        number = estimate.round.number
        before = self._views.get(number)
        latest = estimate.message.latest
        if before is not None and latest is not None and latest > number:
            view = replace(before, later=self._own_view(estimate, self._truth(number)))
        else:
            # After late readings, the first result is replaced, too.
            view = self._new_view(estimate)
            if before is not None:
                view = replace(view, later=before.later)
        self._views[number] = view
        return view, before is None

    def _truth(self, number: int) -> FloatArray:
        return true_sources(self._scenario, number, self._domain.n_sources)

    def _new_view(self, estimate: RoundEstimate) -> RoundView:
        number = estimate.round.number
        truth = self._truth(number)
        cloaked = np.full(self._domain.n_sensors, np.nan)
        for node, reading in estimate.round.readings.items():
            cloaked[self._zone.places[node] - 1] = cast("Reading", reading).value
        return RoundView(
            index=number - self._first,
            truth=truth,
            clean=np.array([sensor.read(number) for sensor in self.sensors.values()]),
            cloaked=cloaked,
            alone=self._own_view(estimate, truth),
            pooled=self._pooled_view(estimate, truth),
            beside=self._beside_view(estimate.round, truth),
            people=tuple(place for place, _ in self._scenario.at(number)),
        )

    def _own_view(self, estimate: RoundEstimate, truth: FloatArray) -> RecoveredView:
        """Return the result of a round's own readings, or of a tracker with the rounds around it."""
        message = estimate.message
        if message.latest is None or message.tracks is None:
            return self._view_of(1, estimate.result, truth)
        tracks = tuple(replace(track, since=track.since - self._first) for track in message.tracks)
        view = self._view_of(message.latest - self._first + 1, estimate.result, truth)
        return replace(view, tracks=cast("Tracks", tracks))

    def _view_of(self, rounds: int, result: Recovered, truth: FloatArray) -> RecoveredView:
        return RecoveredView(
            rounds=rounds,
            estimate=result.estimate,
            status=result.status,
            score=score(self._domain, truth, result.estimate),
            vicinities=result.vicinities or (),
            posterior=vertex_posterior_of(self._zone.domain, result),
        )

    def _pooled_view(self, estimate: RoundEstimate, truth: FloatArray) -> RecoveredView | None:
        pooled = estimate.pooled
        return None if pooled is None else self._view_of(pooled.rounds, pooled.result, truth)

    def _beside_view(self, closed: Round, truth: FloatArray) -> RecoveredView | None:
        if self._beside is None:
            return None
        again = self._beside.estimate(closed)
        return self._pooled_view(again, truth) or self._view_of(1, again.result, truth)
