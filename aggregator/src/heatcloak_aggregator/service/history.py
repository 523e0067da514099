"""The latest rounds' readings, as long as they agree: what a round may be pooled with. Pure."""

from __future__ import annotations

from heatcloak_aggregator.domains import Operator
from heatcloak_aggregator.recovery.agreement import AgreementTest
from heatcloak_aggregator.recovery.pooling import Readings, pool


class RoundHistory:
    """Rounds in order of their numbers; those that a change has made worthless are forgotten.

    Args:
        op: the operator of the zone.
        most: rounds that are pooled at most, at least 1.
        every: every how many rounds one is listed. Rounds further back than ``most`` listed ones in a row are
            not pooled: nobody looked at the world in between.
    """

    def __init__(self, op: Operator, most: int, every: int) -> None:
        self._test = AgreementTest(op)
        self._most = most
        self._reach = most * every
        self._rounds: dict[int, Readings] = {}
        self._since: int | None = None

    def add(self, number: int, readings: Readings) -> None:
        """Take a round in; the same number again replaces it."""
        if self._since is None or number >= self._since:
            self._rounds[number] = readings

    def forget_after(self, number: int) -> None:
        """Forget what came after a round, and what was given up for it: the clock that said so was ahead."""
        self._rounds = {n: each for n, each in self._rounds.items() if n <= number}
        if self._since is not None and self._since > number:
            self._since = None

    def pooled(self, number: int) -> tuple[int, Readings]:
        """How many rounds up to ``number``, itself among them, agree with one another, and what they read.

        Where they drift, it is what they read in this round, as far as a straight line tells.

        Raises:
            KeyError: the round was not taken in, or lies before what is still remembered.
        """
        if number not in self._rounds:
            raise KeyError(number)
        window = sorted(n for n in self._rounds if number - self._reach < n <= number)[-self._most :]
        count = self._test.agreeing([self._rounds[n] for n in window])
        # A world that has changed does not change back because a window grows: what was given up stays so.
        self._since = window[-count]
        agreeing = [self._rounds[n] for n in window[-count:]]
        times = window[-count:]
        together = pool(agreeing, times, self._test.lean(agreeing, times))
        self._rounds = {n: each for n, each in self._rounds.items() if n >= self._since}
        return count, together
