"""What estimators of all kinds of zones have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from heatcloak_aggregator.service.rounds import Round
from heatcloak_aggregator.store import EstimateMessage


class AnyRoundEstimate(Protocol):
    """The estimate of a round of any kind of zone."""

    @property
    def round(self) -> Round:
        """Return the round."""

    @property
    def result(self) -> Any:  # noqa: ANN401  each kind has a result of its own
        """Return the result, whose attributes depend on the kind."""

    @property
    def message(self) -> EstimateMessage:
        """Return the message to store and publish."""


class AnyEstimator(Protocol):
    """Estimate the rounds of one zone.

    Attributes:
        follows: whether a round changes the estimates of other rounds. Late rounds are then estimated
            together, and before newer ones.
    """

    follows: bool

    def prepare(self) -> None:
        """Prepare for the first round, so that it does not wait."""

    def estimate_all(
        self, rounds: Sequence[Round], latest: int | None = None, estimated: Collection[int] = ()
    ) -> Sequence[AnyRoundEstimate]:
        """Return the estimates that closed rounds make or change; safe to run on another thread.

        Args:
            rounds: the rounds, ascending.
            latest: the latest possible round by the clock.
            estimated: rounds that have an estimate.

        Raises:
            PluginError: a plugin fails.
        """

    def finish(self) -> Sequence[AnyRoundEstimate]:
        """Return the estimates that change if no further round comes."""

    def restored_rounds(self, estimated: Sequence[int], states: Mapping[int, bytes]) -> Sequence[int]:
        """Go on from stored states, and return the rounds whose readings `restore` needs.

        Args:
            estimated: the rounds that have an estimate, ascending.
            states: what `states` returned before the service ended.
        """

    def restore(self, rounds: Sequence[Round]) -> None:
        """Take rounds that are estimated already, on which estimates of new rounds depend."""

    def states(self) -> Mapping[int, bytes]:
        """Return the states to store, by round."""


E_co = TypeVar("E_co", bound=AnyRoundEstimate, covariant=True)


class RoundwiseEstimator(ABC, Generic[E_co]):
    """An estimator whose estimate of a round changes no other; see `AnyEstimator`."""

    follows = False

    def prepare(self) -> None:
        """Do nothing: no round waits for anything."""

    @abstractmethod
    def estimate(self, closed: Round, latest: int | None = None) -> E_co:
        """Return the estimate of a round; arguments as of `AnyEstimator.estimate_all`."""

    def estimate_all(
        self, rounds: Sequence[Round], latest: int | None = None, estimated: Collection[int] = ()
    ) -> list[E_co]:
        """Return the estimate of each round."""
        return [self.estimate(closed, latest) for closed in rounds]

    def finish(self) -> Sequence[E_co]:
        """Return none: no estimate depends on another round."""
        return ()

    def restored_rounds(self, estimated: Sequence[int], states: Mapping[int, bytes]) -> Sequence[int]:
        """Return none: no estimate depends on another round."""
        return ()

    def restore(self, rounds: Sequence[Round]) -> None:
        """Do nothing: no estimate depends on another round."""

    def states(self) -> Mapping[int, bytes]:
        """Return none."""
        return {}
