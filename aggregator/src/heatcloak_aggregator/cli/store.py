"""``heatcloak store``: inspect, export and prune the readings that a service has stored."""

from __future__ import annotations

import json as jsonlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heatcloak_aggregator.cli.options import JsonFlag
from heatcloak_aggregator.cli.progress import progress_bar
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import sanitize

if TYPE_CHECKING:
    from heatcloak_aggregator.store import Store

app = typer.Typer(
    help="Inspect, export and prune stored readings.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)

StoreUrl = Annotated[str, typer.Option("--store", metavar="URL", help="Where the readings are.")]
ZoneName = Annotated[str | None, typer.Option("--zone", metavar="NAME", help="The zone; all by default.")]
_DEFAULT = "sqlite:///heatcloak.db"
_TIME_FORMAT = "ISO 8601, UTC by default, or seconds since 1970"


@app.command()
def info(store: StoreUrl = _DEFAULT, zone: ZoneName = None, json: JsonFlag = False) -> None:
    """Print a summary of each stored zone."""
    with _opened(store) as opened:
        zones = [_summary(opened, name) for name in (opened.zones() if zone is None else [zone])]
        where = opened.where
    if json:
        print(jsonlib.dumps({"store": where, "zones": zones}))
        return
    print(f"store {where}")
    for each in zones:
        newest = "no rounds" if each["newest_round"] is None else f"newest round {each['newest_round']}"
        print(f"zone {each['zone']}  {each['readings']} readings  {each['boots']} boots  {newest}")


@app.command()
def export(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The file to write; - is standard output.")],
    zone: Annotated[
        list[str],
        typer.Option("--zone", metavar="NAME", help="A zone; may be repeated.", show_default=False),
    ],
    store: StoreUrl = _DEFAULT,
    form: Annotated[
        str | None,
        typer.Option("--format", metavar="FORMAT", help="jsonl, csv or parquet; by default from FILE."),
    ] = None,
    since: Annotated[
        str | None, typer.Option(metavar="TIME", help=f"Only rounds from this time on: {_TIME_FORMAT}.")
    ] = None,
    until: Annotated[str | None, typer.Option(metavar="TIME", help="Only rounds before this time.")] = None,
    json: JsonFlag = False,
) -> None:
    """Write the readings of zones to a file.

    Each reading has its verdict and its time of arrival.
    """
    from heatcloak_aggregator.store.export import (
        Format,
        export,
        export_to,
        format_of,
        require_one_table,
    )

    kind = format_of(file, form, Format.JSONL if file == "-" else None)
    if file == "-" and kind is Format.PARQUET:
        raise ConfigError("--format parquet can't be written to standard output: give a file")
    first, end = _time("--since", since), _time("--until", until)
    with _opened(store) as opened:
        zones = list(dict.fromkeys(zone))
        counts = {name: opened.count(name) for name in zones}
        for name, count in counts.items():
            if not count:
                known = " ".join(opened.zones()) or "none"
                raise ConfigError(
                    f"--zone {sanitize(name, 40)} has no reading in the store: give one of its zones: {known}"
                )
        if kind is not Format.JSONL:
            types = {each for name in zones for each in opened.message_types(name, first, end)}
            require_one_table(types, kind)
        readings = chain.from_iterable(opened.stream(name, first, end) for name in zones)
        if file == "-":
            export_to(readings, sys.stdout.buffer, kind)
            sys.stdout.buffer.flush()
            return
        total = sum(counts.values())
        with progress_bar("export") as update:
            written = export(readings, Path(file), kind, lambda done: update(min(1.0, done / total)))
    which = {"zone": zones[0]} if len(zones) == 1 else {"zones": zones}
    facts = {"file": file, "format": kind.value, **which, "readings": written}
    shown = f"{'zone' if len(zones) == 1 else 'zones'} {' '.join(zones)}"
    print(jsonlib.dumps(facts) if json else f"wrote {written} readings of {shown} to {file}")


@app.command()
def prune(
    before: Annotated[
        str,
        typer.Option(
            metavar="TIME", help=f"Delete rounds before this time: {_TIME_FORMAT}.", show_default=False
        ),
    ],
    store: StoreUrl = _DEFAULT,
    zone: ZoneName = None,
    json: JsonFlag = False,
) -> None:
    """Delete the readings and estimates of old rounds.

    A service may be running meanwhile. A reading stays while a lower sequence number of the same boot may
    still arrive; otherwise it could be sent again and count as new.
    """
    from heatcloak_aggregator.store import Pruned

    moment = _time("--before", before)
    done = Pruned()
    with _opened(store) as opened, progress_bar("prune") as update:
        total = max(1, sum(map(opened.count, opened.zones() if zone is None else [zone])))
        for done in opened.prune(zone, moment or 0.0):
            update(min(1.0, (done.readings + done.left) / total))
    if json:
        print(jsonlib.dumps({"readings": done.readings, "estimates": done.estimates, "left": done.left}))
        return
    print(f"deleted {done.readings} readings and {done.estimates} estimates")
    if done.left:
        print(f"kept {done.left} readings beyond their boots' watermarks: lower numbers may still arrive")


@app.command()
def check(store: StoreUrl = _DEFAULT, json: JsonFlag = False) -> None:
    """Read and write the store now; exit with 1 on failure."""
    with _opened(store) as opened:
        opened.check()
        print(jsonlib.dumps({"store": opened.where, "ok": True}) if json else f"store {opened.where}: ok")


@contextmanager
def _opened(url: str) -> Iterator[Store]:
    # Imported here, because its libraries take longest to import, and --help does not need them.
    from heatcloak_aggregator.store import Store

    store = Store(url, create=False)
    try:
        yield store
    finally:
        store.close()


def _summary(store: Store, zone: str) -> dict[str, object]:
    newest = store.rounds(zone, None, limit=1)
    return {
        "zone": zone,
        "readings": store.count(zone),
        "boots": len(store.boots(zone)),
        "newest_round": newest[0].number if newest else None,
    }


def _time(option: str, text: str | None) -> float | None:
    if text is None:
        return None
    try:
        return float(text)
    except ValueError:
        pass
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise ConfigError(
            f"{option} {sanitize(text, 40)}: give a time such as 2026-11-21T20:00, or seconds since 1970"
        ) from None
    return (moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp()
