"""Follow people on a graph over rounds.

If exactly one person of known intensity is there, the distribution of the vertex is exact: a hidden Markov
model (`person`). Otherwise particles are whole paths of everybody in the last rounds. Each new round
extends them, weighs them, and resamples them (Doucet & Johansen 2011); then Gibbs sweeps redraw the path of
each person given those of the others (`paths`, `sampler`), as in Gilks & Berzuini 2001.

All results are computed from cloaked readings only: they cost no privacy.
"""

from __future__ import annotations

import hashlib
from dataclasses import asdict, replace
from typing import cast

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.blas_threads import one_thread
from heatcloak_aggregator.domains import GraphOperator, Operator
from heatcloak_aggregator.domains.checks import check_operator
from heatcloak_aggregator.domains.graph.distances import distances_on
from heatcloak_aggregator.method_names import TRACKER_WINDOW
from heatcloak_aggregator.recovery.posterior.prior import ANYWHERE, Prior
from heatcloak_aggregator.recovery.tracking.motion import GraphMotion
from heatcloak_aggregator.recovery.tracking.replay import ReplayingTracker, check_round, drift_settings
from heatcloak_aggregator.recovery.tracking.surprise import MotionCheck
from heatcloak_aggregator.recovery.tracking.vertices.identities import (
    Assignment,
    VertexTrackEstimate,
    assign,
    track_of,
    tracks_at,
)
from heatcloak_aggregator.recovery.tracking.vertices.particles import (
    Arrays,
    VertexParticles,
    known_number,
    prior_slots,
)
from heatcloak_aggregator.recovery.tracking.vertices.person import VertexPerson
from heatcloak_aggregator.recovery.tracking.vertices.readings import VertexReadings, VertexReducer
from heatcloak_aggregator.recovery.tracking.vertices.result import (
    VertexTrackingResult,
    typical_distance,
    vertex_result,
)
from heatcloak_aggregator.recovery.tracking.vertices.state import VertexState, unpacked
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.sanitize import sanitize

PARTICLES = 400
"""Particles by default: fewer make probabilities near 0.9 inexact."""
WINDOW = TRACKER_WINDOW
"""Rounds whose paths are still changed, and whose readings are kept."""

_NOBODY = Assignment((), np.zeros((0, 0), np.int64), 1)


class VertexTracker(ReplayingTracker[VertexReadings, VertexState, VertexTrackingResult]):
    """Follow people on a graph, round by round.

    All results depend on the arguments and on the readings of each round alone, not on the order in which
    the readings arrived: after late readings, the rounds since then are computed again.

    There is room for K people. In the first round their number has the prior's distribution. Later, somebody
    arrives in each free place with the same probability, at a uniform vertex; in the prior's mean of free
    places together, the expected number is the motion's ``arrives``. If the prior has only one number, K,
    nobody arrives or leaves. An unknown intensity belongs to the place: it is inferred from the window, and
    somebody who arrives where another person has left within the window has the same one.

    Args:
        op: the heat operator of a graph.
        sigma: standard deviation of the noise: one number, or one for each sensor.
        motion: how people move; None for `GraphMotion`'s defaults.
        prior: number and intensity of people; None for `Prior`'s defaults and the operator's
            intensities. K is its ``max_sources``, but at most 4.
        seed: an integer ≥ 0. Equal arguments and readings give equal results.
        window: number of rounds whose paths are still changed, from 2 to 200.
        particles: number of hypotheses, an even number from 4 to 100 000.
        history: number of rounds before the window whose results `smooth` returns.
        reach: number of rounds before the newest one whose readings may come late; those of the window may in
            any case.

    Raises:
        ParameterError: an argument is out of range, ``op`` is not that of a graph, or the graph has more than
            1024 vertices and several people or people of unknown intensity.
    """

    def __init__(
        self,
        op: Operator,
        sigma: float | npt.ArrayLike,
        motion: GraphMotion | None = None,
        prior: Prior | None = None,
        seed: int = 0,
        *,
        window: int = WINDOW,
        particles: int = PARTICLES,
        history: int = 240,
        reach: int = 0,
    ) -> None:
        check_operator(op)
        if op.motion_model != "vertices":
            kind = type(op.domain).__name__
            raise ParameterError(f"the tracker on vertices does not support a {kind}: give a graph")
        if motion is not None and not isinstance(motion, GraphMotion):
            raise ParameterError(f"motion must be a GraphMotion or None, got {sanitize(motion, 60)}")
        if prior is not None and not isinstance(prior, Prior):
            raise ParameterError(f"prior must be a Prior or None, got {sanitize(prior, 60)}")
        self._motion = motion or GraphMotion()
        self._prior = prior or Prior(intensity=op.intensities)
        if self._prior.places != ANYWHERE:
            raise ParameterError(f"places has no meaning on a graph, got {sanitize(self._prior.places)}")
        self._op = cast("GraphOperator", op)
        super().__init__(op.domain.n_sensors, sigma, seed, particles, window, history, reach)
        self._reducer = VertexReducer(self._op, self._prior.max_intensity)
        self._slots = prior_slots(self._prior)
        known = known_number(self._prior) and self._prior.min_intensity == self._prior.max_intensity
        arguments = self._op, self._motion, self._prior, self._seed, self._count
        self._model: VertexPerson | VertexParticles = (
            VertexPerson(*arguments) if known and self._slots == 1 else VertexParticles(*arguments)
        )
        self._start_over()

    def _begin(self) -> None:
        self._now: VertexState | None = None
        self._alone: dict[int, tuple[VertexReadings, Arrays]] = {}

    def result(self, number: int) -> VertexTrackingResult:
        """Return where people were in a round of the window with readings, given all readings so far.

        Raises:
            ParameterError: no readings of this round are in the window.
        """
        number = check_round(number)
        if number not in self.rounds:
            raise ParameterError(f"round {sanitize(number)} is not in the window of the tracker: see rounds")
        state, domain = self._known, self._op.domain
        index = state.numbers.index(number)
        contradicts = MotionCheck(state.surprises).contradicts
        misfit = contradicts or (number == state.number and not state.explained)
        known, rounds, before, at = state.known, state.rounds, state.before, index
        if misfit:
            known, rounds, before, at = self._of_one_round(rounds[index]), (rounds[index],), None, 0
        found = self._model.distribution(known, rounds, before, at)
        tracks: tuple[VertexTrackEstimate, ...] = ()
        if found.exact is not None and not misfit:
            tracks = (track_of(1, 1.0, min(state.first, number), found.exact),)
        elif not misfit:
            tracks = tracks_at(state.people, number, index, state.known["vertices"], domain.n_vertices)
        effective = state.effective
        return vertex_result(number, state.number, found, tracks, effective, domain, misfit=misfit)

    @property
    def _window(self) -> tuple[VertexReadings, ...]:
        return () if self._now is None else self._now.rounds

    def _state(self) -> VertexState:
        return replace(self._known, whole=self._is_whole)

    def _load(self, state: VertexState) -> None:
        self._now = state
        while self._past and self._past[-1].number >= state.rounds[0].number:
            self._past.pop()

    def _unpacked(self, content: bytes) -> VertexState:
        n = self._op.domain.n_vertices
        return unpacked(content, self._settings, self._reducer, self._model.check, n)

    @property
    def _known(self) -> VertexState:
        assert self._now is not None  # noqa: S101  after the first round
        return self._now

    @property
    def _settings(self) -> dict[str, object]:
        """Return what a state depends on."""
        domain, prior = self._op.domain, self._prior
        graph = hashlib.sha256()
        for array in (domain.edges, domain.weights, domain.lengths, domain.sensors):
            graph.update(np.ascontiguousarray(array).tobytes())
        return {
            "domain": [domain.n_sources, domain.n_sensors, self._op.spread, graph.hexdigest()],
            "motion": asdict(self._motion),
            "sigma": self._sigma.tolist(),
            "prior": [prior.min_intensity, prior.max_intensity, *prior.weights[: self._slots + 1].tolist()],
            "seed": self._seed,
            "particles": self._count,
            "window": self._window_size,
            **drift_settings(self._op),
        }

    def _take(self, readings: VertexReadings) -> None:
        """Take the readings of a round after all others."""
        with one_thread(100 * self._count * readings.target.size):
            self._compute(readings)

    def _compute(self, readings: VertexReadings) -> None:
        old, model = self._now, self._model
        number = readings.number
        # After so many rounds without readings nothing is known any more.
        if old is None or number - old.number > self._forgotten_after:
            self._leave(len(self.rounds))
            rounds: tuple[VertexReadings, ...] = (readings,)
            before, first, effective = None, number, 1.0
            known, check, people = model.start(readings), MotionCheck(), _NOBODY
            if old is not None:
                people = replace(_NOBODY, next=old.people.next)
        else:
            check = MotionCheck(old.surprises)
            expected = model.predicted(old.known, readings, number - old.number)
            check.take(expected, readings.target, np.random.default_rng([self._seed, number % 2**52, 1]))
            dropped = max(len(old.rounds) + 1 - self._window_size, 0)
            self._leave(dropped)
            rounds, first, people = (*old.rounds[dropped:], readings), old.first, old.people
            before = old.rounds[dropped - 1].number if dropped else old.before
            known, effective = model.go_on(old.known, rounds, before, dropped)
        if not isinstance(model, VertexPerson):
            domain = self._op.domain
            people = assign(
                people.people, people.next, np.array([each.number for each in rounds]), known["vertices"],
                distances_on(domain), domain.n_vertices, typical_distance(domain),
            )  # fmt: skip
        explained = readings.is_explained(model.least_square(known, readings))
        self._now = VertexState(
            rounds, before, first, False, known, effective, explained, check.surprises, people
        )

    def _leave(self, dropped: int) -> None:
        """Keep the results of the first rounds of the window, which leave it."""
        if self._past.maxlen:
            self._past += [self.result(number) for number in self.rounds[:dropped]]

    def _of_one_round(self, readings: VertexReadings) -> Arrays:
        """Return what the readings of one round tell without the others."""
        found = self._alone.get(readings.number)
        if found is None or found[0] is not readings:
            found = readings, self._model.start(readings)
            inside = {number: each for number, each in self._alone.items() if number in self.rounds}
            self._alone = inside | {readings.number: found}
        return found[1]
