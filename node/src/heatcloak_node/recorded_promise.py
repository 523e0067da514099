"""What a node has promised so far, and whether a zone file promises less.

Two (ε, δ) can't always be ranked, so a file is asked whether its noise keeps the *recorded* promise: the same
change hidden, at the recorded ε with the recorded δ, for at least the recorded time.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from heatcloak_shared.zone import Move, Range, Zone, budget_of

_SAME = 1 - 2.0**-20
"""What another machine rounded differently is no less. It never accumulates: `with_` keeps the greater."""


@dataclass(frozen=True, slots=True)
class KeptPromise:
    """A promise as the ledger records it.

    Attributes:
        hides: the hidden change: a move, or anything within a range.
        epsilon, delta: the promised bounds for one budget period.
        seconds: how long a budget period lasts.
        slope: what the noise was calibrated for: Δ₂ of a move, per unit of length; 0.0 for a hidden range.
        sensors: how many sensors it covers together.
        spread: T of the heat that it was calibrated for.
        graph: a number that tells the graph and its sensors from any other; 0.0 for a corridor, and for a
            hidden range, which trusts no graph.
    """

    hides: Move | Range
    epsilon: float
    delta: float
    seconds: float
    slope: float
    sensors: float
    spread: float
    graph: float = 0.0

    @classmethod
    def of(cls, zone: Zone) -> KeptPromise:
        """The promise that ``zone`` makes."""
        promise, schedule = zone.promise, zone.schedule
        hides = promise.hides
        return cls(
            hides=hides,
            epsilon=promise.epsilon,
            delta=promise.delta,
            seconds=schedule.budget_rounds * float(schedule.period),
            slope=zone.noise.sensitivity / hides.alpha if isinstance(hides, Move) else 0.0,
            sensors=float(len(zone.nodes)),
            spread=zone.domain.spread,
            graph=zone.domain.fingerprint if isinstance(hides, Move) else 0.0,
        )

    def broken_by(self, zone: Zone) -> str | None:
        """Why ``zone`` promises less than this, in words; None where it promises as much.

        To hide a range hides any move. A narrower range hides no less: what is beyond is clamped, so there is
        nothing left to hide. Where the two can't be compared, the file is taken to promise less.
        """
        new = KeptPromise.of(zone)
        shown = new._shows_more_than(self)
        if shown is not None:
            return shown
        if new.seconds < self.seconds * _SAME:
            return f"its budget renews every {new.seconds:g} s, the node promised every {self.seconds:g} s"
        delta = budget_of(zone).delta(self.epsilon)
        if delta > self.delta:
            return (
                f"its noise keeps delta = {delta:.3g} at epsilon = {self.epsilon:g}, "
                f"the node promised {self.delta:g}"
            )
        return None

    def with_(self, zone: Zone) -> KeptPromise:
        """What to record when a file that does not break this promise is taken: never anything weaker.

        A file may word less than its noise keeps. Were its words recorded, the next file could keep no more
        than they say.
        """
        new = KeptPromise.of(zone)
        trusts_no_more = isinstance(new.hides, Range) or (
            new.slope >= self.slope and (new.spread >= self.spread or new.slope > self.slope)
        )
        as_strong = (
            new._shows_more_than(self) is None
            and trusts_no_more
            and new.epsilon <= self.epsilon
            and new.delta <= self.delta
            and new.seconds >= self.seconds
        )
        return new if as_strong else self

    def _shows_more_than(self, old: KeptPromise) -> str | None:
        """What this promise leaves to be seen that ``old`` hides, in words; None where there is nothing."""
        if self.sensors < old.sensors:
            # The others may have a file of their own, and a budget of their own with it.
            return f"it covers {self.sensors:g} sensors together, the node promised {old.sensors:g}"
        if isinstance(self.hides, Range):
            return None
        if isinstance(old.hides, Range):
            return "it trusts the model of how heat spreads, and the node promised without"
        if self.graph != old.graph:
            return (
                "it is for a graph or sensors that the node's promise was not for, and so the two can't be "
                "compared"
            )
        if self.hides.alpha < old.hides.alpha:
            return f"it hides moves up to {self.hides.alpha:g}, the node promised {old.hides.alpha:g}"
        # More sensors, and younger heat, change more with a move; older heat on a graph may as well.
        told_more = self.sensors > old.sensors or self.spread < old.spread * _SAME
        told_more = told_more or (self.graph != 0.0 and self.spread * _SAME > old.spread)
        if self.slope < old.slope * _SAME or (told_more and self.slope <= old.slope):
            return (
                f"its noise is for readings that change by {self.slope:.4g} per "
                f"{'unit of length' if self.graph == 0.0 else 'hop'} "
                f"({self.sensors:g} sensors, spread {self.spread:.3g}), the node's was for {old.slope:.4g} "
                f"({old.sensors:g} sensors, spread {old.spread:.3g})"
            )
        return None

    def as_fields(self) -> dict[str, float]:
        """The promise as a flat table of numbers, which `from_fields` reads back."""
        hides = self.hides
        hidden = {"alpha": hides.alpha} if isinstance(hides, Move) else {"low": hides.low, "high": hides.high}
        fields = hidden | {
            "epsilon": self.epsilon,
            "delta": self.delta,
            "seconds": self.seconds,
            "slope": self.slope,
            "sensors": self.sensors,
            "spread": self.spread,
        }
        # What records were before there were graphs stays as it was.
        return fields if self.graph == 0.0 else fields | {"graph": self.graph}

    @classmethod
    def from_fields(cls, fields: object) -> KeptPromise | None:
        """The promise in ``fields``, or None where they are none."""
        if not isinstance(fields, dict) or not all(
            type(value) is float and math.isfinite(value) for value in fields.values()
        ):
            return None
        rest = dict(fields)
        try:
            hides = Move(rest.pop("alpha")) if "alpha" in rest else Range(rest.pop("low"), rest.pop("high"))
            promise = cls(hides=hides, **rest)
        except (KeyError, TypeError):
            return None
        sound = promise.epsilon > 0 and 0 < promise.delta < 1 and promise.seconds > 0
        return promise if sound else None
