"""Estimate rounds by following people over them: each round changes the estimates of those before it."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import cast

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.method_names import DEFAULT_LAG, MOST_LAG, NO_DRIFT, TRACKER, TRACKER_WINDOW
from heatcloak_aggregator.recovery.methods import recovered_from
from heatcloak_aggregator.recovery.posterior import Prior
from heatcloak_aggregator.recovery.tracking.any_tracker import AnyTracker, AnyTrackingResult, tracker_of
from heatcloak_aggregator.recovery.tracking.interval.identities import TrackEstimate
from heatcloak_aggregator.recovery.tracking.vertices.identities import VertexTrackEstimate
from heatcloak_aggregator.service.estimator import RoundEstimate, listed_sources
from heatcloak_aggregator.service.rounds import Round
from heatcloak_aggregator.zones.kinds import drifting_operator
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_integer
from heatcloak_shared.wire import Estimate, Reading, Track, VertexTrack
from heatcloak_shared.wire.estimate import Tracks
from heatcloak_shared.zone import Zone

MOST_AHEAD = 100
"""Rounds of a clock that is ahead that are kept until their time has come."""

log = logging.getLogger(__name__)


class TrackingEstimator:
    """Estimate the rounds of a heat zone with a tracker; see `AnyEstimator`.

    A round is estimated when it closes, and again with the rounds up to ``lag`` later. After late readings,
    the rounds since then are estimated again. So the last estimate of a round depends on the readings alone,
    not on when they arrived within the reach, or on restarts. The last rounds before a pause of more than ten
    windows keep their first estimates.

    Args:
        zone: the zone.
        prior: intensities, and on a graph the number of people; None for the default.
        lag: rounds after which an estimate is replaced by one that uses the rounds since then, 0 to 20; 0 for
            never.
        reach: rounds before the newest one whose late readings are followed, 0 to 10 000.
        drift: how the sensors drift together, see `DomainKind.drift_directions`. States of a tracker with
            another one are left out.

    Raises:
        ParameterError: a number is out of range, the tracker does not support the zone's domain, or the
            domain has no such drift.
    """

    follows = True

    def __init__(
        self,
        zone: Zone,
        prior: Prior | None = None,
        lag: int = DEFAULT_LAG,
        reach: int = 0,
        drift: str = NO_DRIFT,
    ) -> None:
        self._lag = check_integer("lag", lag, 0, MOST_LAG + 1)
        self._zone = zone
        self._prior = prior
        self._operator = drifting_operator(zone.domain, drift)
        self._sigmas = np.array(zone.noise.sigmas)
        self._reach = reach
        self._tracker = self._new_tracker()
        # Rounds of a clock that is ahead, which are followed when their time has come.
        self._ahead: dict[int, Round] = {}

    def prepare(self) -> None:
        """Run a tracker for some rounds, so that the first round does not wait for compiled code."""
        tracker, nothing = self._new_tracker(), np.zeros(self._sigmas.size)
        for number in range(3):
            tracker.update(number, nothing)

    def estimate_all(
        self, rounds: Sequence[Round], latest: int | None = None, estimated: Collection[int] = ()
    ) -> list[RoundEstimate]:
        """Return the estimates that closed rounds make or change, ascending; see `AnyEstimator`.

        Rounds before the reach of the tracker are too late to be followed. They are estimated alone if they
        have no estimate. So are rounds of a clock that is ahead. A round without readings has no estimate.
        """
        if latest is not None:
            self._forget_after(latest)
        ahead = {each.number: each for each in rounds if latest is not None and each.number > latest}
        rounds = [each for each in rounds if each.readings and each.number not in ahead]
        due = [self._ahead.pop(n) for n in sorted(self._ahead) if latest is None or n <= latest]
        given = {each.number: each for each in (*due, *rounds)}
        self._ahead = dict(sorted((self._ahead | ahead).items())[:MOST_AHEAD])
        found: dict[int, RoundEstimate] = {}
        for each in (*ahead.values(), *(each for each in rounds if not self._tracker.takes(each.number))):
            if each.number not in estimated:
                found[each.number] = self._alone(each)
        in_time = [given[number] for number in sorted(given) if self._tracker.takes(number)]
        for estimate in self._follow(in_time):
            found[estimate.round.number] = estimate
        return [found[number] for number in sorted(found)]

    def finish(self) -> list[RoundEstimate]:
        """Return the estimates of the rounds that are not replaced yet, with all rounds so far."""
        rounds = self._tracker.rounds
        if not rounds or self._lag == 0:
            return []
        return [
            self._estimate(self._round(number), self._tracker.result(number))
            for number in rounds
            if rounds[-1] - self._lag < number
        ]

    def restored_rounds(self, estimated: Sequence[int], states: Mapping[int, bytes]) -> Sequence[int]:
        """Go on from stored states, and return the rounds that they cover and those after them.

        States that cannot be used are left out. Without any that is recent enough, the tracker begins with
        some of the newest rounds.
        """
        usable, trial = [], self._new_tracker()
        for number in sorted(states):
            try:
                trial.restore(states[number])
                usable.append(states[number])
            except ParameterError as error:
                log.warning("zone %s: a state of the tracker is left out: %s", self._zone.name, error)
        fresh = estimated[-2 * TRACKER_WINDOW :]
        if not usable:
            return fresh
        self._tracker.restore(*usable)
        since = [number for number in estimated if number > self._tracker.rounds[-1]]
        if len(since) > self._reach + 2 * TRACKER_WINDOW:
            log.warning("zone %s: the states of the tracker are too old: it begins afresh", self._zone.name)
            self._tracker = self._new_tracker()
            return fresh
        return [number for number in estimated if number >= self._tracker.known_rounds[0]]

    def restore(self, rounds: Sequence[Round]) -> None:
        """Take the rounds that `restored_rounds` returned, where the states do not have their readings."""
        tracker, changed = self._tracker, {}
        newest = tracker.rounds[-1] if tracker.rounds else None
        for each in rounds:
            present, values = self._readings(each)
            sensors = tracker.sensors_of(each.number)
            if sensors is None and newest is not None and each.number < newest:
                tracker.remember(each.number, values, present)
            elif (sensors is None or set(sensors.tolist()) != set(present.tolist())) and tracker.takes(
                each.number
            ):
                changed[each.number] = values, present
        for _ in tracker.revise(changed):
            pass

    def states(self) -> Mapping[int, bytes]:
        """Return the states to store, by round."""
        return self._tracker.states()

    def _alone(self, closed: Round) -> RoundEstimate:
        """Return the estimate of a round that is not followed: its people are those of no other round."""
        sensors, values = self._readings(closed)
        found = self._estimate(closed, self._new_tracker().update(closed.number, values, sensors))
        return replace(found, message=replace(found.message, tracks=None))

    def _new_tracker(self) -> AnyTracker:
        return tracker_of(self._operator, self._sigmas, self._prior, reach=self._reach)

    def _forget_after(self, latest: int) -> None:
        """Forget rounds that the clock of the service, which was ahead, let in."""
        known = self._tracker.rounds
        if known and known[-1] > latest:
            self._tracker.forget_after(latest)

    def _follow(self, rounds: Sequence[Round]) -> Iterator[RoundEstimate]:
        """Yield the estimates of rounds, and those that they change; a later one of a round replaces it."""
        tracker, given = self._tracker, {each.number: each for each in rounds}
        newest: int | None = None
        readings = {number: self._readings(each)[::-1] for number, each in given.items()}
        for number in tracker.revise(readings):
            yield self._estimate(given.get(number) or self._round(number), tracker.result(number))
            earlier = tracker.rounds[:-1]
            if newest is None:
                newest = earlier[-1] if earlier else number
            for other in earlier:
                if newest - self._lag < other <= number - self._lag:
                    yield self._estimate(self._round(other), tracker.result(other))
            newest = number

    def _round(self, number: int) -> Round:
        """Return a round that is estimated again; its readings are in the store."""
        sensors = self._tracker.sensors_of(number)
        present = set() if sensors is None else set(sensors.tolist())
        zone = self._zone
        return Round(number, {}, tuple(n for n in zone.nodes if zone.places[n] - 1 not in present))

    def _readings(self, closed: Round) -> tuple[IntArray, FloatArray]:
        """Return the sensors of a round, and their readings."""
        sensors = [self._zone.places[node] - 1 for node in closed.readings]
        values = [cast("Reading", reading).value for reading in closed.readings.values()]
        return np.array(sensors, np.intp), np.array(values, np.float64)

    def _estimate(self, closed: Round, result: AnyTrackingResult) -> RoundEstimate:
        zone, recovered = self._zone, recovered_from(result, self._zone.domain.communities)
        message = Estimate(
            zone=zone.name,
            rev=zone.rev,
            round=closed.number,
            method=TRACKER,
            status=recovered.status,
            sources=listed_sources(recovered.estimate, zone),
            missing=closed.missing,
            vicinities=recovered.vicinities,
            communities=recovered.communities,
            holding=recovered.holding,
            latest=result.latest,
            tracks=_tracks(result),
        )
        return RoundEstimate(closed, recovered, None, message)


def _tracks(result: AnyTrackingResult) -> Tracks:
    """Return the people of a round as the wire has them."""
    on_graph = [each for each in result.tracks if isinstance(each, VertexTrackEstimate)]
    if on_graph:
        return tuple(
            VertexTrack(each.identity, each.since, round(each.probability, 6), each.vertex, each.vertices)
            for each in on_graph
        )
    return tuple(_track(each, result.number) for each in result.tracks)


def _track(person: TrackEstimate, number: int) -> Track:
    at = person.rounds.index(number)
    figures = (each[at] for each in (person.probability, person.middle, person.low, person.high))
    return Track(person.identity, person.since, *(round(each, 6) for each in figures))
