"""Rounds of the trusted view: what everybody can recover, beside what is behind the noise."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from threading import Lock
from typing import Any, Protocol, cast

import numpy as np

from heatcloak_aggregator.dashboard.catalogue import Sentence
from heatcloak_aggregator.dashboard.drawings import drawing_of
from heatcloak_aggregator.dashboard.drawings.heatmap import SHADES, HeatmapShapes, shaded
from heatcloak_aggregator.dashboard.zone_history import ShownRound
from heatcloak_aggregator.earth_mover import EmdScore
from heatcloak_aggregator.method_names import BPDN
from heatcloak_aggregator.recovery import BpdnResult
from heatcloak_aggregator.recovery.methods import shares_of
from heatcloak_aggregator.service.estimator import listed_sources
from heatcloak_aggregator.service.heatmap_estimator import HeatmapEstimator
from heatcloak_aggregator.service.rounds import Round
from heatcloak_aggregator.store import StoredEstimate, StoredReading
from heatcloak_aggregator.store.rows import EstimateMessage, ReadingVerdict
from heatcloak_aggregator.trusted.comparison import RoundComparison
from heatcloak_aggregator.trusted.rounds import DecryptedRound
from heatcloak_shared.wire import Estimate, Reading, Release
from heatcloak_shared.zone import AnyZone, HeatmapZone, Zone

DEPTH = 200
"""Rounds that are kept at most."""
MOST_READINGS = 500_000
"""Readings of all kept rounds together; large zones keep fewer rounds."""
PRESENTED_KEPT = 16
"""Rounds whose drawings are kept, for visitors who look at the same ones."""

Cell = tuple[int, int]
Result = RoundComparison | DecryptedRound
"""An opened round: of a heat zone compared, of a heatmap zone as it is."""


@dataclass(frozen=True)
class DrawnRound:
    """A drawing of a round, and the same in words.

    Attributes:
        template: name of the template that draws the shapes.
        shapes: what it draws.
        sentences: where people are, in words.
    """

    template: str
    shapes: object
    sentences: list[Sentence]


@dataclass(frozen=True)
class NodeLine:
    """A node in the table of what is behind the noise.

    Attributes:
        node: its id.
        is_opened: whether a reading of it was opened.
        published: its reading as published, in the zone's unit; None in a heatmap zone.
        exact: the reading behind the noise, likewise.
        cell: row and column of the true cell in a heatmap zone, from 0; None for no place.
    """

    node: str
    is_opened: bool
    published: float | None = None
    exact: float | None = None
    cell: Cell | None = None


@dataclass(frozen=True)
class TrustedRound:
    """What is shown of an opened round.

    Attributes:
        number: the round.
        time: its scheduled time, seconds since 1970.
        public: what everybody can recover from the opened readings.
        exact: what is behind their noise.
        table: name of the template of the table of nodes.
        lines: all nodes, those without an opened reading first.
        missing: nodes without an opened reading.
        distance: earth mover's distance between both estimates; None in a heatmap zone.
        statuses: statuses of both recoveries, of the public one first; empty in a heatmap zone.
    """

    number: int
    time: float
    public: DrawnRound
    exact: DrawnRound
    table: str
    lines: list[NodeLine]
    missing: tuple[str, ...]
    distance: EmdScore | None = None
    statuses: tuple[str, ...] = ()

    @property
    def opened(self) -> int:
        """Return how many readings were opened."""
        return len(self.lines) - len(self.missing)


class Presenter(Protocol):
    """Turn opened rounds of one kind of zone into what is shown of them.

    Attributes:
        layers: names of the parts of drawings that a visitor may hide.
    """

    layers: tuple[str, ...]

    def decrypted(self, result: Any) -> DecryptedRound:  # noqa: ANN401  each kind of zone has its own result
        """Return the opened readings of a result."""

    def present(self, result: Any) -> TrustedRound:  # noqa: ANN401  likewise
        """Return what is shown of a result. It may take seconds; call it on a thread, once at a time."""


class HeatPresenter:
    """Show both estimates of a heat zone's round; see `Presenter`.

    Args:
        zone: the zone.
    """

    def __init__(self, zone: Zone) -> None:
        self._zone = zone
        self._drawing = drawing_of(zone)
        # Basis pursuit finds no regions.
        self.layers = tuple(each for each in self._drawing.layers if each != "vicinity")

    def decrypted(self, result: RoundComparison) -> DecryptedRound:
        """See `Presenter`."""
        return result.round

    def present(self, result: RoundComparison) -> TrustedRound:
        """See `Presenter`."""
        opened = result.round
        readings = cast("Mapping[str, Reading]", opened.readings)
        exact = {
            node: replace(readings[node], ticks=behind, key=None, mac=None)
            for node, behind in opened.uncovered.items()
        }
        lines = [NodeLine(node, True, readings[node].value, exact[node].value) for node in opened.readings]
        return TrustedRound(
            number=opened.number,
            time=self._zone.schedule.time_of(opened.number),
            public=self._drawn(opened, result.public, readings),
            exact=self._drawn(opened, result.trusted, exact),
            table="trusted_readings.html",
            lines=_with_missing(opened, lines),
            missing=opened.missing,
            distance=result.distance,
            statuses=(result.public.status, result.trusted.status),
        )

    def _drawn(
        self, opened: DecryptedRound, found: BpdnResult, readings: Mapping[str, Reading]
    ) -> DrawnRound:
        zone = self._zone
        message = Estimate(
            zone=zone.name,
            rev=zone.rev,
            round=opened.number,
            method=BPDN,
            status=found.status,
            sources=listed_sources(found.estimate, zone),
            missing=opened.missing,
            communities=shares_of(zone.domain.communities, found),
        )
        shown = _shown_round(zone, opened.number, message, readings)
        return DrawnRound(self._drawing.template, self._drawing.shapes(shown), self._drawing.sentences(shown))


class HeatmapPresenter:
    """Show a heatmap zone's public heatmap beside the true cells; see `Presenter`.

    Args:
        zone: the zone.
    """

    def __init__(self, zone: HeatmapZone) -> None:
        self._zone = zone
        self._drawing = drawing_of(zone)
        self.layers = self._drawing.layers
        self._estimator = HeatmapEstimator(zone)

    def decrypted(self, result: DecryptedRound) -> DecryptedRound:
        """See `Presenter`."""
        return result

    def present(self, result: DecryptedRound) -> TrustedRound:
        """See `Presenter`."""
        closed = Round(result.number, result.readings, result.missing)
        message = self._estimator.estimate(closed).message
        shown = _shown_round(self._zone, result.number, message, result.readings)
        shapes = cast("HeatmapShapes", self._drawing.shapes(shown))
        lines = [NodeLine(node, True, cell=cell) for node, cell in result.uncovered.items()]
        return TrustedRound(
            number=result.number,
            time=shown.time,
            public=DrawnRound(self._drawing.template, shapes, self._drawing.sentences(shown)),
            exact=self._true_cells(shapes, list(result.uncovered.values())),
            table="trusted_cells.html",
            lines=_with_missing(result, lines),
            missing=result.missing,
        )

    def _true_cells(self, public: HeatmapShapes, cells: list[Cell | None]) -> DrawnRound:
        size = self._zone.area.size
        counts = np.zeros((size, size))
        for cell in cells:
            if cell is not None:
                counts[cell] += 1
        present, greatest = counts.sum(), counts.max()
        shapes = replace(
            public,
            size=size,
            # Round up, so that a single device is visible beside a crowd.
            shades=shaded(np.ceil(SHADES * counts / (greatest or 1.0)).astype(np.intp)),
            greatest=float(greatest / (present or 1.0)),
            outline="",
        )
        figures: dict[str, object] = {
            "present": int(present),
            "reports": len(cells),
            "cells": int(np.count_nonzero(counts)),
            "all": counts.size,
        }
        return DrawnRound(self._drawing.template, shapes, [Sentence("trusted.devices", figures)])


PRESENTERS: dict[str, Callable[[AnyZone], Presenter]] = {
    Zone.kind: lambda zone: HeatPresenter(cast("Zone", zone)),
    HeatmapZone.kind: lambda zone: HeatmapPresenter(cast("HeatmapZone", zone)),
}
"""The presenter of a zone by its kind; nothing can be opened in position zones."""


class TrustedHistory:
    """The newest opened rounds of a zone, `DEPTH` at most.

    Args:
        zone: the zone: a heat zone or a heatmap zone.

    Attributes:
        zone: the zone.
        layers: names of the parts of drawings that a visitor may hide.
        is_complete: whether no round will be added any more, because a recording has ended.
    """

    def __init__(self, zone: AnyZone) -> None:
        self.zone = zone
        self.is_complete = False
        self._presenter = PRESENTERS[zone.kind](zone)
        self.layers = self._presenter.layers
        self._depth = max(2, min(DEPTH, MOST_READINGS // len(zone.nodes)))
        self._results: dict[int, Result] = {}
        self._presented: OrderedDict[int, TrustedRound] = OrderedDict()
        self._lock = Lock()

    @property
    def rounds(self) -> list[int]:
        """Return the numbers of all kept rounds, ascending."""
        return sorted(self._results)

    @property
    def newest(self) -> int | None:
        """Return the number of the newest round; None without one."""
        return max(self._results, default=None)

    def missing_in(self, number: int) -> tuple[str, ...]:
        """Return the nodes without an opened reading in a kept round."""
        return self._presenter.decrypted(self._results[number]).missing

    def add(self, result: Result) -> None:
        """Add an opened round; the oldest is forgotten if there are too many."""
        self._results[self._presenter.decrypted(result).number] = result
        if len(self._results) > self._depth:
            del self._results[min(self._results)]

    def present(self, number: int) -> TrustedRound | None:
        """Return what is shown of a round; None if it is not kept.

        It may take seconds: call it on a thread.
        """
        with self._lock:
            result = self._results.get(number)
            if result is None:
                return None
            if number not in self._presented:
                self._presented[number] = self._presenter.present(result)
                if len(self._presented) > PRESENTED_KEPT:
                    self._presented.popitem(last=False)
            return self._presented[number]


def _shown_round(
    zone: AnyZone,
    number: int,
    message: EstimateMessage,
    readings: Mapping[str, Release],
) -> ShownRound:
    time = zone.schedule.time_of(number)
    stored = {node: StoredReading(each, ReadingVerdict.ACCEPTED, time) for node, each in readings.items()}
    return ShownRound(number, StoredEstimate(message, len(readings), time), time, stored)


def _with_missing(opened: DecryptedRound, lines: list[NodeLine]) -> list[NodeLine]:
    return [*(NodeLine(node, is_opened=False) for node in opened.missing), *lines]
