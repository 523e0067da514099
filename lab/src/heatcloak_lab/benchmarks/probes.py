"""What a child process can measure: a recovery method, or a way to the earth mover's distance."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from itertools import islice
from typing import Any

from heatcloak_lab.benchmarks.methods import METHODS
from heatcloak_lab.benchmarks.setting import Setting
from heatcloak_shared.errors import ParameterError

Solve = Callable[[int], bool]
"""Solves the input of a number, and tells whether there was an answer."""

_INPUTS = 8
"""How many different inputs there are; after them they come again."""
_SMALL = {"n": 24, "m": 12}


class Probe(ABC):
    """Something to be measured alone."""

    @abstractmethod
    def load(self, setting: dict[str, Any]) -> Callable[[], Solve]:
        """Draw the inputs, and return what prepares everything else."""

    @abstractmethod
    def small(self) -> dict[str, Any]:
        """A setting that is done at once."""

    def warm_up(self) -> None:
        """Import and compile what the first call would: no measurement should count it."""
        self.load(self.small())()(0)


class _Recovery(Probe):
    def __init__(self, name: str) -> None:
        self._method = METHODS[name]

    def small(self) -> dict[str, Any]:
        return _SMALL

    def load(self, setting: dict[str, Any]) -> Callable[[], Solve]:
        chosen = Setting(**setting)
        readings = [drawn.cloaked for drawn in islice(chosen.rounds(), _INPUTS)]

        def prepare() -> Solve:
            recover = self._method.prepare(chosen.operator(), chosen)
            return lambda number: recover(readings[number % _INPUTS]) is not None

        return prepare


def load_probe(kind: str, name: str) -> Probe:
    """The probe of a kind, "recovery", "emd" or "emd-graph", and a name.

    Raises:
        ParameterError: if there is no such kind.
    """
    if kind == "recovery":
        return _Recovery(name)
    if kind == "emd":
        from heatcloak_lab.benchmarks.distances import ON_INTERVAL, DistanceProbe

        return DistanceProbe(ON_INTERVAL, name)
    if kind == "emd-graph":
        from heatcloak_lab.benchmarks.graph_distances import ON_GRAPH, GraphDistanceProbe

        return GraphDistanceProbe(ON_GRAPH, name)
    raise ParameterError(f'probe kind {kind!r} is unknown: give "recovery", "emd" or "emd-graph"')
