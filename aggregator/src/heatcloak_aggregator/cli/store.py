"""``heatcloak store``: what a service has stored, written out, looked after, and deleted when it is old."""

from __future__ import annotations

import json as jsonlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
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
    help="What a service has stored: look, export, delete what is old.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

StoreUrl = Annotated[str, typer.Option("--store", metavar="URL", help="Where readings are.")]
ZoneName = Annotated[str | None, typer.Option("--zone", metavar="NAME", help="The zone; left out: all.")]
_DEFAULT = "sqlite:///heatcloak.db"
_WHEN = "ISO 8601, in UTC unless it says otherwise, or seconds since 1970"


@app.command()
def info(store: StoreUrl = _DEFAULT, zone: ZoneName = None, json: JsonFlag = False) -> None:
    """Tell what is stored of each zone."""
    with _opened(store) as opened:
        zones = [_told(opened, name) for name in (opened.zones() if zone is None else [zone])]
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
    file: Annotated[str, typer.Argument(metavar="FILE", help="Where to write; - is standard output.")],
    zone: Annotated[str, typer.Option("--zone", metavar="NAME", help="The zone.", show_default=False)],
    store: StoreUrl = _DEFAULT,
    form: Annotated[
        str | None,
        typer.Option("--format", metavar="FORMAT", help="jsonl, csv or parquet; else as FILE ends."),
    ] = None,
    since: Annotated[
        str | None, typer.Option(metavar="TIME", help=f"Only rounds from then on: {_WHEN}.")
    ] = None,
    until: Annotated[str | None, typer.Option(metavar="TIME", help="Only rounds before then.")] = None,
    json: JsonFlag = False,
) -> None:
    """Write a zone's readings to a file, with what became of each and when it came."""
    from heatcloak_aggregator.store.export import Format, export, export_to, format_of

    if form is not None and form not in tuple(Format):
        raise ConfigError(f"--format {sanitize(form, 24)}: give jsonl, csv or parquet")
    asked = None if form is None else Format(form)
    kind = format_of(file, asked if file != "-" else asked or Format.JSONL)
    if file == "-" and kind is Format.PARQUET:
        raise ConfigError("--format parquet: it can't be written to standard output: give a file")
    first, end = _time("--since", since), _time("--until", until)
    with _opened(store) as opened:
        if not (total := opened.count(zone)):
            known = " ".join(opened.zones()) or "nothing at all"
            raise ConfigError(f"--zone {sanitize(zone, 40)}: the store has no reading of it; it has {known}")
        readings = opened.stream(zone, first, end)
        if file == "-":
            count = export_to(readings, sys.stdout.buffer, kind)
            sys.stdout.buffer.flush()
            return
        with progress_bar("export") as tell:
            count = export(readings, Path(file), kind, lambda done: tell(min(1.0, done / total)))
    told = {"file": file, "format": kind.value, "zone": zone, "readings": count}
    print(jsonlib.dumps(told) if json else f"wrote {count} readings of zone {zone} to {file}")


@app.command()
def prune(
    before: Annotated[
        str, typer.Option(metavar="TIME", help=f"Delete rounds before then: {_WHEN}.", show_default=False)
    ],
    store: StoreUrl = _DEFAULT,
    zone: ZoneName = None,
    json: JsonFlag = False,
) -> None:
    """Delete the readings and estimates of old rounds; a service may run meanwhile.

    A reading stays while a lower number of the same boot may still come: else it could come again, as new.
    """
    from heatcloak_aggregator.store import Pruned

    moment = _time("--before", before)
    done = Pruned()
    with _opened(store) as opened, progress_bar("prune") as tell:
        total = max(1, sum(map(opened.count, opened.zones() if zone is None else [zone])))
        for done in opened.prune(zone, moment or 0.0):
            tell(min(1.0, (done.readings + done.left) / total))
    if json:
        print(jsonlib.dumps({"readings": done.readings, "estimates": done.estimates, "left": done.left}))
        return
    print(f"deleted {done.readings} readings and {done.estimates} estimates")
    if done.left:
        print(f"left {done.left} readings beyond their boots' watermarks: lower numbers may still come")


@app.command()
def check(store: StoreUrl = _DEFAULT, json: JsonFlag = False) -> None:
    """Read and write, now; exits with 1 where that fails."""
    with _opened(store) as opened:
        opened.check()
        print(jsonlib.dumps({"store": opened.where, "ok": True}) if json else f"store {opened.where}: fine")


@contextmanager
def _opened(url: str) -> Iterator[Store]:
    # Imported here, as its libraries are what takes longest of a command that only prints its help.
    from heatcloak_aggregator.store import Store

    store = Store(url, create=False)
    try:
        yield store
    finally:
        store.close()


def _told(store: Store, zone: str) -> dict[str, object]:
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
