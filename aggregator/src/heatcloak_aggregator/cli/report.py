"""What ``heatcloak serve`` prints: a line a round, and the counts at its end."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import numpy as np

from heatcloak_aggregator.domains import IntervalDomain
from heatcloak_aggregator.emd import score
from heatcloak_aggregator.simulation.world import true_sources

if TYPE_CHECKING:
    from heatcloak_aggregator.service import Counts, RoundEstimate
    from heatcloak_shared.scenario import Scenario
    from heatcloak_shared.zone import Zone


class ServiceReport:
    """Prints every estimate as it comes.

    Args:
        zone: the zone.
        scenario: the simulated world to score against; None where the world is real. A score needs the truth,
            so it exists in simulations only and is printed here, never published.
        as_json: one JSON object a line, for machines.
    """

    def __init__(self, zone: Zone, scenario: Scenario | None, *, as_json: bool) -> None:
        self._zone = zone
        self._scenario = scenario
        self._as_json = as_json
        self._domain = IntervalDomain(zone.domain.n_sources, zone.domain.n_sensors)
        self._distances: list[float] = []

    def __call__(self, estimate: RoundEstimate) -> None:
        """Print one estimate."""
        message = estimate.message
        line: dict[str, object] = {
            "round": message.round,
            "status": message.status,
            "sources": [list(pair) for pair in message.sources],
            "missing": list(message.missing),
        }
        if self._scenario is not None:
            truth = true_sources(self._scenario, message.round, self._domain.n_sources)
            scored = score(self._domain, truth, estimate.result.estimate)
            self._distances.append(scored.value)
            line |= {
                "emd": scored.value,
                "emd_mean": float(np.mean(self._distances)),
                "placeless": scored.placeless,
            }
        print(json.dumps(line) if self._as_json else self._text(line), flush=True)

    def close(self, counts: Counts) -> None:
        """Print what was counted."""
        if self._as_json:
            print(json.dumps(counts.as_dict()), flush=True)
            return
        refused = (
            ", ".join(f"{reason} {number}" for reason, number in sorted(counts.refusals.items())) or "none"
        )
        print(
            f"stored {counts.stored} readings, estimated {counts.estimated} rounds; refused: {refused}",
            flush=True,
        )

    def _text(self, line: dict[str, object]) -> str:
        n = self._domain.n_sources
        sources = " ".join(f"{index / n:.2f}({value:.2f})" for index, value in line["sources"])  # type: ignore[attr-defined]
        text = f"round {line['round']}  {line['status']}  sources {sources or 'none'}"
        if line["missing"]:
            text += f"  missing {' '.join(line['missing'])}"  # type: ignore[arg-type]
        if "emd" in line:
            text += f"  EMD {line['emd']:.3f} (mean {line['emd_mean']:.3f})"
        return text
