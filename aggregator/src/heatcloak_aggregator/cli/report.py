"""Output of ``heatcloak serve`` and ``recover``: one line per round, and the final counts."""

from __future__ import annotations

import json
import os
import queue
import sys
import threading
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.earth_mover import score
from heatcloak_aggregator.zones.kinds import domain_of, kind_of
from heatcloak_aggregator.zones.world import true_sources

if TYPE_CHECKING:
    from heatcloak_aggregator.service import AnyRoundEstimate, RoundEstimate, ZoneCounts
    from heatcloak_aggregator.service.monitoring import ZoneView
    from heatcloak_shared.scenario import Scenario
    from heatcloak_shared.wire import Estimate, Pooled
    from heatcloak_shared.zone import AnyZone, Zone


MOST_WAITING = 10_000
"""Limit on waiting lines; further ones are dropped."""


class LineWriter:
    """Writes lines to standard output, in order.

    Attributes:
        dropped: number of lines that were not written because the reader was too slow.
    """

    def __init__(self) -> None:
        self.dropped = 0
        self._queue: queue.Queue[bytes | None] = queue.Queue(MOST_WAITING)
        self._error: OSError | None = None
        sys.stdout.flush()
        # Not through sys.stdout: the interpreter would wait for it at exit.
        self._descriptor = sys.stdout.fileno()
        self._thread = threading.Thread(target=self._write_all, name="output", daemon=True)
        self._thread.start()

    def __call__(self, line: str) -> None:
        """Queue a line.

        Raises:
            OSError: an earlier one could not be written.
        """
        if self._error is not None:
            raise self._error
        try:
            self._queue.put_nowait(f"{line}\n".encode(sys.stdout.encoding, "backslashreplace"))
        except queue.Full:
            self.dropped += 1

    def close(self, timeout: float = 1.0) -> None:
        """Wait at most ``timeout`` seconds until all lines are written.

        Raises:
            OSError: a line could not be written.
        """
        try:
            self._queue.put_nowait(None)
        except queue.Full:
            return
        self._thread.join(timeout)
        if self._error is not None:
            raise self._error

    def _write_all(self) -> None:
        try:
            while (line := self._queue.get()) is not None:
                rest = memoryview(line)
                while rest:
                    rest = rest[os.write(self._descriptor, rest) :]
        except OSError as error:
            self._error = error


_print = partial(print, flush=True)


class ZoneReport:
    """Prints one line for each estimate of a zone of any kind: the round, its outcome and its reports.

    Args:
        zone: the zone.
        as_json: print one JSON object per line.
        named: start each line with the zone's id; for services of several zones.
        write: called with each line.
    """

    def __init__(
        self, zone: AnyZone, *, as_json: bool, named: bool = False, write: Callable[[str], None] = _print
    ) -> None:
        self._name = zone.name
        self._n_nodes = len(zone.nodes)
        self._as_json = as_json
        self._named = named
        self._write = write

    def __call__(self, found: AnyRoundEstimate) -> None:
        """Print one estimate."""
        message, reports = found.message, len(found.round.readings)
        line: dict[str, object] = {"zone": self._name} if self._named else {}
        line |= {"round": message.round, "method": message.method, "status": message.status}
        line |= {"reports": reports, "nodes": self._n_nodes}
        text = f"{self._name}  " if self._named else ""
        text += f"round {message.round}  {message.status}  {reports} of {self._n_nodes} reports"
        self._write(json.dumps(line) if self._as_json else text)

    def close(self, counts: ZoneCounts) -> None:
        """Print the counts of the zone."""
        name = {"zone": self._name} if self._named else {}
        if self._as_json:
            self._write(json.dumps(name | counts.as_dict()))
            return
        refused = (
            ", ".join(f"{reason} {number}" for reason, number in sorted(counts.refusals.items())) or "none"
        )
        self._write(
            (f"zone {self._name}: " if self._named else "")
            + f"stored {counts.stored} messages, estimated {counts.estimated} rounds; refused: {refused}"
        )


class ServiceReport(ZoneReport):
    """Prints each estimate of a heat zone on one line.

    Args:
        zone: the zone.
        scenario: the simulated world to score against; None for a real one. Scores need the truth, so they
            exist in simulations only; they are printed, never published.
        on_score: called with the zone's id and the score of each estimate.
        as_json: print one JSON object per line.
        named: start each line with the zone's id; for services of several zones.
        write: called with each line.
    """

    def __init__(
        self,
        zone: Zone,
        scenario: Scenario | None,
        on_score: Callable[[str, float], None] = lambda zone, emd: None,
        *,
        as_json: bool,
        named: bool = False,
        write: Callable[[str], None] = _print,
    ) -> None:
        super().__init__(zone, as_json=as_json, named=named, write=write)
        self._zone = zone
        self._scenario = scenario
        self._on_score = on_score
        self._domain = domain_of(zone.domain)
        self._presenter = kind_of(zone.domain).presenter(zone.domain)
        self._distances: list[float] = []
        self._pooled_distances: list[float] = []

    def __call__(self, found: AnyRoundEstimate) -> None:
        """Print one estimate."""
        estimate = cast("RoundEstimate", found)
        message = estimate.message
        line: dict[str, object] = {"zone": message.zone} if self._named else {}
        line |= {"round": message.round, **_recovered(message), "missing": list(message.missing)}
        if message.pooled is not None:
            line["pooled"] = {"rounds": message.pooled.rounds, **_recovered(message.pooled)}
        if self._scenario is not None:
            line |= self._scores(
                estimate, true_sources(self._scenario, message.round, self._domain.n_sources)
            )
        self._write(json.dumps(line) if self._as_json else self._text(line))

    def _scores(self, estimate: RoundEstimate, truth: FloatArray) -> dict[str, object]:
        scored = score(self._domain, truth, estimate.result.estimate)
        self._distances.append(scored.value)
        self._on_score(self._zone.name, scored.value)
        scores: dict[str, object] = {
            "emd": scored.value,
            "emd_mean": float(np.mean(self._distances)),
            "placeless": scored.placeless,
        }
        if estimate.pooled is not None:
            together = score(self._domain, truth, estimate.pooled.result.estimate)
            self._pooled_distances.append(together.value)
            scores |= {
                "emd_pooled": together.value,
                "emd_pooled_mean": float(np.mean(self._pooled_distances)),
            }
        return scores

    def _text(self, line: dict[str, Any]) -> str:
        text = f"{line['zone']}  " if self._named else ""
        text += f"round {line['round']}  {line['status']}  sources {self._describe(line)}"
        if "pooled" in line and line["pooled"]["rounds"] > 1:
            pooled = line["pooled"]
            text += f"  {pooled['rounds']} rounds pooled {self._describe(pooled)}"
        if line["missing"]:
            text += f"  missing {' '.join(line['missing'])}"
        if "emd" in line:
            text += f"  EMD {line['emd']:.3f} (mean {line['emd_mean']:.3f})"
        if "emd_pooled" in line:
            text += f", pooled {line['emd_pooled']:.3f} (mean {line['emd_pooled_mean']:.3f})"
        return text

    def _describe(self, line: dict[str, Any]) -> str:
        """Return the sources, and the communities with the greatest shares and probabilities."""
        sources = self._presenter.sources(line["sources"], self._zone.domain.n_sources)
        shares = self._presenter.groups(line.get("communities", ()))
        holding = self._presenter.groups(line.get("holding", ()), repeated=True)
        if holding:
            shares += f"; a source in {holding}"
        return f"{sources} ({shares})" if shares else sources


def _recovered(message: Estimate | Pooled) -> dict[str, object]:
    """Return the fields that estimates of one round and of pooled rounds share."""
    lists = {name: getattr(message, name) for name in ("sources", "vicinities", "communities", "holding")}
    given = {name: [list(each) for each in value] for name, value in lists.items() if value is not None}
    return {"status": message.status, **given}


class ZoneReports:
    """The reports of all zones of a service, each made when the first estimate of its zone arrives.

    Args:
        scenario: the simulated world of the only zone; None for real ones.
        on_score: called with the zone's id and the score of each estimate.
        as_json: print one JSON object per line.
        named: start each line with the zone's id.
        write: called with each line.
    """

    def __init__(
        self,
        scenario: Scenario | None,
        on_score: Callable[[str, float], None],
        *,
        as_json: bool,
        named: bool,
        write: Callable[[str], None],
    ) -> None:
        self._scenario = scenario
        self._on_score = on_score
        self._as_json = as_json
        self._named = named
        self._write = write
        self._reports: dict[str, tuple[AnyZone, ZoneReport]] = {}

    def add(self, zone: AnyZone, found: AnyRoundEstimate) -> None:
        """Print one estimate of a zone."""
        self._report(zone)(found)

    def close(self, views: Mapping[str, ZoneView]) -> None:
        """Print the counts of all zones."""
        for view in views.values():
            self._report(view.zone).close(view.counts)

    def _report(self, zone: AnyZone) -> ZoneReport:
        known = self._reports.get(zone.name)
        if known is not None and known[0] is zone:
            return known[1]
        report = ZoneReport(zone, as_json=self._as_json, named=self._named, write=self._write)
        if zone.kind == "heat":
            report = ServiceReport(
                cast("Zone", zone),
                self._scenario,
                self._on_score,
                as_json=self._as_json,
                named=self._named,
                write=self._write,
            )
        self._reports[zone.name] = zone, report
        return report
