"""The promise that a node has made so far, and whether a zone file promises less.

Two pairs (ε, δ) can't always be ranked. So the question is whether the noise of a zone file keeps the
*recorded* promise: hide the same change, at the recorded ε with the recorded δ, for at least the recorded
time.
"""

from __future__ import annotations

import math
from typing import NamedTuple, Protocol

from heatcloak_shared.rounding import up_text
from heatcloak_shared.zone import AnyZone, Move, MoveByRoom, Range, Zone, budget_of
from heatcloak_shared.zone.rooms import least_ratio, steps_hash

_TOLERANCE = 1 - 2.0**-20
"""Least share of a recorded period, slope or spread that a new file must have: another machine may round it
differently. The difference never accumulates: `updated_by` keeps the greater value."""
_MOST_ROUNDED = 2.0**-6
"""Largest share of a recorded slope that a new file may lack because its scales are rounded to ticks."""
_MOST_STEPS = 24
"""Most recorded steps of a radius that depends on the room: a copy of the ledger must fit into 4096 bytes."""


class AnyRecordedPromise(Protocol):
    """A promise as the ledger records it, of any kind of zone."""

    def __hash__(self) -> int:
        """Return a hash: promises are keys of a cache."""

    def violation_by(self, zone: AnyZone, node: str) -> str | None:
        """Return how ``zone`` promises less than this to its ``node``; None if it promises as much.

        If the two can't be compared, for example because of different kinds, the file promises less.
        """

    def updated_by(self, zone: AnyZone, node: str) -> AnyRecordedPromise:
        """Return the promise of ``node`` to record when ``zone``, which does not violate this, is accepted.

        The result is never weaker than this.
        """

    def as_fields(self) -> dict[str, float]:
        """Return the promise as a flat table of numbers for `promise_from_fields`."""


def recorded_promise(zone: AnyZone, node: str) -> AnyRecordedPromise:
    """Return the promise of ``zone`` for its ``node``."""
    if isinstance(zone, Zone):
        return RecordedPromise.of(zone, node).shortened()
    # Heat nodes do not need the others.
    if zone.kind == "position":
        from heatcloak_node.recorded_position_promise import RecordedPositionPromise

        return RecordedPositionPromise.of(zone)
    from heatcloak_node.recorded_local_promise import RecordedLocalPromise

    return RecordedLocalPromise.of(zone)


def promise_from_fields(fields: object) -> AnyRecordedPromise | None:
    """Return the promise in ``fields``, of any kind; None if they hold no valid promise."""
    if isinstance(fields, dict) and "local_epsilon" in fields:
        from heatcloak_node.recorded_local_promise import RecordedLocalPromise

        return RecordedLocalPromise.from_fields(fields)
    if isinstance(fields, dict) and "mechanism" in fields:
        from heatcloak_node.recorded_position_promise import RecordedPositionPromise

        return RecordedPositionPromise.from_fields(fields)
    return RecordedPromise.from_fields(fields)


class RecordedPromise(NamedTuple):
    """The promise of a heat zone as the ledger records it.

    Attributes:
        hides: the hidden change: a move, or any change within a range. If the radius depends on the room, a
            move by the least one.
        epsilon, delta: the promised bounds for one budget period.
        seconds: the length of a budget period.
        slope: the sensitivity to a move, per unit of distance, times this node's entry of
            `Noise.relative_scales`; Δ₂ per unit of distance if the noise is uniform; 0.0 for a hidden range.
            If no node's slope falls, a new file's noise hides every change u of readings that the recorded
            noise hid: with s·cⱼ >= s'·c'ⱼ for all j, ‖u/c'‖ <= s' implies ‖u/c‖ <= s.
        sensors: the number of sensors that the promise covers together.
        spread: T of the heat that the noise was calibrated for.
        graph: the fingerprint of the domain, such as a graph and its sensors; 0.0 for a corridor, and for a
            hidden range, which depends on no domain.
        steps: if the radius depends on the room, where each of its steps begins and the radius of the step:
            see `MoveByRoom.steps`. Of many steps, a single one of the greatest radius is recorded.
        rooms: a number that identifies all steps; 0.0 for a zone without rooms.
        resolution: the greatest step of a sensor that the noise hides; 0.0 for ideal sensors, and for a
            hidden range, which covers any step.
    """

    hides: Move | Range
    epsilon: float
    delta: float
    seconds: float
    slope: float
    sensors: float
    spread: float
    graph: float = 0.0
    steps: tuple[tuple[float, float], ...] = ()
    rooms: float = 0.0
    resolution: float = 0.0

    @classmethod
    def of(cls, zone: Zone, node: str) -> RecordedPromise:
        """Return the promise of ``zone`` for its ``node``, with all steps."""
        promise, schedule, noise = zone.promise, zone.schedule, zone.noise
        hides = promise.hides
        scale = zone.sigma_ticks_of(node) / min(noise.sigma_ticks)
        steps = hides.steps(zone.domain) if isinstance(hides, MoveByRoom) else ()
        return cls(
            hides=Move(hides.alpha) if isinstance(hides, Move) else hides,
            epsilon=promise.epsilon,
            delta=promise.delta,
            seconds=schedule.budget_rounds * float(schedule.period),
            slope=noise.sensitivity * scale / hides.alpha if isinstance(hides, Move) else 0.0,
            sensors=float(len(zone.nodes)),
            spread=zone.domain.spread,
            graph=zone.domain.fingerprint if isinstance(hides, Move) else 0.0,
            steps=steps,
            rooms=steps_hash(steps) if steps else 0.0,
            resolution=zone.resolution,
        )

    def shortened(self) -> RecordedPromise:
        """Return this promise with few enough steps to be recorded; it is never weaker."""
        if len(self.steps) <= _MOST_STEPS:
            return self
        return self._replace(steps=((0.0, max(alpha for _, alpha in self.steps)),))

    def violation_by(self, zone: AnyZone, node: str) -> str | None:
        """See `AnyRecordedPromise`.

        Hiding a range hides any move. A narrower range hides no less: values beyond it are clamped, so
        nothing remains to be hidden.
        """
        if not isinstance(zone, Zone):
            return f"it is of kind {zone.kind}, the node promised for a heat zone"
        new = RecordedPromise.of(zone, node)
        weaker = new._hides_less_than(self, _slope_tolerance(zone, node))
        if weaker is not None:
            return weaker
        if new.seconds < self.seconds * _TOLERANCE:
            return f"its budget renews every {new.seconds:g} s, the node promised every {self.seconds:g} s"
        delta = budget_of(zone).delta(self.epsilon)
        if delta > self.delta:
            return (
                f"its noise keeps delta = {up_text(delta, 9)} at epsilon = {self.epsilon:g}, "
                f"the node promised {self.delta:g}"
            )
        return None

    def updated_by(self, zone: AnyZone, node: str) -> RecordedPromise:
        """See `AnyRecordedPromise`.

        A file may state less than its noise keeps; recording the statement would let the next file keep no
        more than the statement.
        """
        assert isinstance(zone, Zone)  # noqa: S101  others violate this promise
        new = RecordedPromise.of(zone, node)
        needed = new._slope_for(self)
        model_as_strong = isinstance(new.hides, Range) or (
            new.slope >= needed and (new.spread >= self.spread or new.slope > needed)
        )
        as_strong = (
            new._hides_less_than(self, _TOLERANCE) is None
            and model_as_strong
            and new.epsilon <= self.epsilon
            and new.delta <= self.delta
            and new.seconds >= self.seconds
        )
        return new.shortened() if as_strong else self

    def _hides_less_than(self, old: RecordedPromise, slope_tolerance: float) -> str | None:
        """Return what ``old`` hides and this promise does not; None if there is nothing."""
        if self.sensors < old.sensors:
            # The other sensors may have a file, and so a budget, of their own.
            return f"it covers {self.sensors:g} sensors together, the node promised {old.sensors:g}"
        if isinstance(self.hides, Range):
            return None
        if isinstance(old.hides, Range):
            return "it assumes a model of heat, and the node promised without one"
        if self.resolution < old.resolution:
            # The recorded noise hid these steps at every sensor, and this node knows only its own. So a file
            # with noise for finer ones promises less, also if all sensors have been replaced by finer ones.
            return (
                f"it is for sensors that report in steps of at most {self.resolution:g}, the node promised "
                f"for {old.resolution:g}"
            )
        if self.graph != old.graph:
            return "it is for another domain or other sensors, so the promises can't be compared"
        ratio, place, alpha, old_alpha = self._least_ratio(old)
        if ratio < 1.0:
            where = f" at {place:g}" if self.steps or old.steps else ""
            return f"it hides moves up to {alpha:g}{where}, the node promised {old_alpha:g}"
        # A move changes readings more with more sensors and younger heat; outside a corridor, perhaps also
        # with older heat.
        readings_change_more = self.sensors > old.sensors or self.spread < old.spread * _TOLERANCE
        readings_change_more |= self.graph != 0.0 and self.spread * _TOLERANCE > old.spread
        needed = self._slope_for(old)
        if self.slope < needed * slope_tolerance or (readings_change_more and self.slope <= needed):
            return (
                f"its noise is for readings that change by {self.slope:.4g} per unit of distance "
                f"({self.sensors:g} sensors, spread {self.spread:.3g}), the node's was for {needed:.4g} "
                f"({old.sensors:g} sensors, spread {old.spread:.3g})"
            )
        return None

    def _least_ratio(self, old: RecordedPromise) -> tuple[float, float, float, float]:
        """Return the least ratio of this promise's radius to that of ``old``: see `least_ratio`."""
        # Of equal maps with many steps, one is recorded in short.
        new_steps, old_steps = ((), ()) if self.rooms == old.rooms else (self.steps, old.steps)
        return least_ratio(new_steps or ((0.0, self._alpha),), old_steps or ((0.0, old._alpha),))

    def _slope_for(self, old: RecordedPromise) -> float:
        """Return the slope that this promise must have to cover what ``old`` covered.

        If its radius is everywhere at least r times the old one, then so is the greatest change by a hidden
        move. Slopes are relative to the least radius of each promise; 0.0 if one of them hides a range.
        """
        if self.rooms == old.rooms or isinstance(old.hides, Range) or isinstance(self.hides, Range):
            return old.slope
        return old.slope * (old._alpha * self._least_ratio(old)[0] / self._alpha)

    @property
    def _alpha(self) -> float:
        assert isinstance(self.hides, Move)  # noqa: S101  by the callers
        return self.hides.alpha

    def as_fields(self) -> dict[str, float]:
        """See `AnyRecordedPromise`."""
        hides = self.hides
        hidden = {"alpha": hides.alpha} if isinstance(hides, Move) else {"low": hides.low, "high": hides.high}
        names = ("epsilon", "delta", "seconds", "slope", "sensors", "spread")
        fields = hidden | {name: getattr(self, name) for name in names}
        # Records of a corridor, and of zones without rooms or resolution, keep the form that they had before
        # these existed.
        if self.graph != 0.0:
            fields |= {"graph": self.graph}
        if self.resolution != 0.0:
            fields |= {"resolution": self.resolution}
        if self.rooms != 0.0:
            fields |= {"rooms": self.rooms}
            for number, (start, alpha) in enumerate(self.steps):
                fields |= {f"start_{number}": start, f"alpha_{number}": alpha}
        return fields

    @classmethod
    def from_fields(cls, fields: object) -> RecordedPromise | None:
        """Return the promise in ``fields``, or None if they hold no valid promise."""
        if not isinstance(fields, dict) or not all(
            type(value) is float and math.isfinite(value) for value in fields.values()
        ):
            return None
        rest = dict(fields)
        try:
            hides = Move(rest.pop("alpha")) if "alpha" in rest else Range(rest.pop("low"), rest.pop("high"))
            steps: list[tuple[float, float]] = []
            while (start := f"start_{len(steps)}") in rest:
                steps.append((rest.pop(start), rest.pop(f"alpha_{len(steps)}")))
            promise = cls(hides=hides, steps=tuple(steps), **rest)
        except (KeyError, TypeError):
            return None
        is_valid = promise.epsilon > 0 and 0 < promise.delta < 1 and promise.seconds > 0
        is_valid = is_valid and promise.resolution >= 0
        if promise.rooms != 0.0:
            is_valid = is_valid and bool(steps) and steps[0][0] == 0.0 and all(step[1] > 0 for step in steps)
        return promise if is_valid else None


def _slope_tolerance(zone: Zone, node: str) -> float:
    """Return the share of a recorded slope to accept.

    The scales of shaped noise are rounded to ticks, each by itself, so that their ratios vary by a tick from
    one calibration to the next.
    """
    rounded = 0.0 if zone.noise.is_uniform else 1.0 / zone.sigma_ticks_of(node)
    return _TOLERANCE - min(rounded, _MOST_ROUNDED)
