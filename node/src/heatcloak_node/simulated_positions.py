"""The places of a simulated moving node, for demos, tests and fleets."""

from __future__ import annotations

import random

from heatcloak_shared.location.mechanism_file import LocationMechanismFile

LEG = 8
"""Rounds from one stop of the walk to the next."""
SPREAD = 0.25
"""Standard deviation of the distance from the straight line between two stops, in sides of a cell."""


class SimulatedPositions:
    """A random walk on a privacy map, from stop to stop in a straight line.

    The same seed, node and round give the same place.

    Args:
        mechanism: the map; stops are in cells where somebody can be.
        node: the node's id.
        seed: nodes of other seeds walk elsewhere.
        takes: seconds between the time of a round and its report; 0.0 to report at once, which reveals how
            long the report took to compute.
    """

    kind = "simulated"

    def __init__(
        self, mechanism: LocationMechanismFile, node: str, seed: int = 0, takes: float = 0.0
    ) -> None:
        self.takes = takes
        self._mechanism = mechanism
        self._walk = f"walk/{seed}/{node}"

    def read(self, round_number: int) -> tuple[float, float]:
        """Return x and y in a round."""
        leg, step = divmod(round_number, LEG)
        share = step / LEG
        chance = random.Random(f"{self._walk}/round/{round_number}")  # noqa: S311  simulates, hides nothing
        ends = zip(self._stop(leg), self._stop(leg + 1), strict=True)
        spread = SPREAD * self._mechanism.cell
        x, y = (start + share * (end - start) + chance.gauss(0.0, spread) for start, end in ends)
        return x, y

    def _stop(self, leg: int) -> tuple[float, float]:
        chance = random.Random(f"{self._walk}/stop/{leg}")  # noqa: S311
        return self._mechanism.centre(chance.choice(self._mechanism.table.cells))
