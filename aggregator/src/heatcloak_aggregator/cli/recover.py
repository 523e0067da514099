"""``heatcloak recover``: estimate sources from an export or a recording, as the service does."""

from __future__ import annotations

import json as jsonlib
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, cast

import typer

from heatcloak_aggregator.cli.options import (
    DriftForDomain,
    JsonFlag,
    MethodForDomain,
    PooledRounds,
    TrackerLag,
    ZoneFile,
)
from heatcloak_aggregator.cli.progress import progress_bar
from heatcloak_aggregator.method_names import DEFAULT_POOLED, MOST_LAG, default_drift, default_method
from heatcloak_shared.errors import HeatcloakError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.zone import load_zone

if TYPE_CHECKING:
    from heatcloak_aggregator.cli.recover_rounds import Recorded
    from heatcloak_aggregator.service.any_estimator import AnyRoundEstimate
    from heatcloak_aggregator.service.estimator import RoundEstimate


def recover(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", help="An export, or one wire reading per line.", show_default=False),
    ],
    zone: ZoneFile,
    method: MethodForDomain = None,
    pool: PooledRounds = DEFAULT_POOLED,
    lag: TrackerLag = MOST_LAG,
    drift: DriftForDomain = None,
    form: Annotated[
        str | None,
        typer.Option(
            "--format", metavar="FORMAT", help="jsonl, csv or parquet; by default from FILE, or jsonl."
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the estimates to FILE, one message per line; print none."),
    ] = None,
    json: JsonFlag = False,
) -> None:
    """Recover the sources of exported or recorded readings."""
    from heatcloak_aggregator.cli.recover_rounds import rounds_of
    from heatcloak_aggregator.cli.report import ServiceReport
    from heatcloak_aggregator.service.kinds import ZoneSettings, estimator_of
    from heatcloak_aggregator.store.export import Format, format_of, read_export, written_whole
    from heatcloak_aggregator.zones.model_check import check_against_model
    from heatcloak_shared.wire import encode_estimate

    kind = format_of(file.name, form, Format.JSONL)
    described = load_zone(zone)
    check_against_model(described, str(zone))
    recorded = rounds_of(described, read_export(file, kind))
    for number, why in recorded.bad_lines:
        print(f"heatcloak: {sanitize(str(file), 200)}, line {number}: {why}", file=sys.stderr)
    if not recorded.rounds:
        raise HeatcloakError(
            f"{sanitize(str(file), 200)}: no reading of this zone ({_counts(recorded)}): give the zone "
            "file that belongs to it"
        )
    method = method or default_method(described.domain.kind)
    drift = drift or default_drift(described.domain.kind, described.domain.n_sensors)
    estimator = estimator_of(ZoneSettings(described, method=method, pool=pool, lag=lag, drift=drift))
    report = ServiceReport(described, None, as_json=json)
    with progress_bar("recover") as update:

        def estimates() -> Iterator[RoundEstimate]:
            waiting: dict[int, RoundEstimate] = {}
            for done, each in enumerate(recorded.rounds):
                update(done / len(recorded.rounds))
                waiting |= _by_round(estimator.estimate_all([each]))
                # Later rounds may change an estimate for a while.
                for number in sorted(waiting):
                    if not estimator.follows or number <= each.number - lag:
                        yield waiting.pop(number)
            waiting |= _by_round(estimator.finish())
            yield from (waiting[number] for number in sorted(waiting))
            update(1.0)

        if out is None:
            for estimate in estimates():
                report(estimate)
        else:
            with written_whole(out) as written:
                for estimate in estimates():
                    written.write(encode_estimate(estimate.message) + b"\n")
    print(jsonlib.dumps(recorded.as_dict()) if json else _summary(recorded))


def _by_round(estimates: Sequence[AnyRoundEstimate]) -> dict[int, RoundEstimate]:
    return {each.round.number: cast("RoundEstimate", each) for each in estimates}


def _summary(recorded: Recorded) -> str:
    number = len(recorded.rounds)
    rounds = f"{number} round{'' if number == 1 else 's'}"
    return f"recovered {rounds} from {recorded.used} readings; {_counts(recorded)}"


def _counts(recorded: Recorded) -> str:
    refused = ", ".join(f"{rule} {count}" for rule, count in sorted(recorded.refused.items())) or "none"
    skipped = ", ".join(f"{word} {count}" for word, count in sorted(recorded.skipped.items())) or "none"
    return f"refused: {refused}; skipped: {skipped}; bad lines: {recorded.bad}"
