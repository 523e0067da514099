"""The places of a simulated person, for demos, tests and fleets."""

from __future__ import annotations

import random

N_SPOTS = 6
SPREAD = 0.06
"""Standard deviation of a person's distance from a spot, in sides of the area."""
ABSENT = 0.1
"""Share of the rounds in which a person has no place."""
MOST_PLACES = 4
_LAST = 1.0 - 2.0**-20


class SimulatedPlaces:
    """One person of a simulated crowd, who spends each round near some of the crowd's popular spots.

    The same seed, node and round give the same places.

    Args:
        node: the device's id.
        seed: the crowd: nodes of one seed share its spots.
    """

    kind = "simulated"
    takes = 0.0

    def __init__(self, node: str, seed: int = 0) -> None:
        crowd = random.Random(f"crowd/{seed}")  # noqa: S311  simulates, hides nothing
        self._spots = [(crowd.uniform(0.1, 0.9), crowd.uniform(0.1, 0.9)) for _ in range(N_SPOTS)]
        self._popularity = [crowd.expovariate(1.0) for _ in range(N_SPOTS)]
        self._person = f"person/{seed}/{node}"

    def read(self, round_number: int) -> list[tuple[float, float, float]]:
        """Return the places of a round, with weights: at most `MOST_PLACES`, or none."""
        chance = random.Random(f"{self._person}/{round_number}")  # noqa: S311
        if chance.random() < ABSENT:
            return []
        places = []
        for spot in chance.choices(self._spots, self._popularity, k=chance.randint(1, MOST_PLACES)):
            x, y = (min(max(chance.gauss(centre, SPREAD), 0.0), _LAST) for centre in spot)
            places.append((x, y, chance.uniform(0.5, 1.5)))
        return places
