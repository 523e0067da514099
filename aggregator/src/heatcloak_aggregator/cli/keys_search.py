"""``heatcloak keys search``: find copies of a zone's secrets in places that must not hold them."""

from __future__ import annotations

import io
import json as jsonlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from heatcloak_aggregator.cli.options import JsonFlag, round_now
from heatcloak_aggregator.cli.progress import progress_bar
from heatcloak_aggregator.trusted.keyring import load_keyring
from heatcloak_aggregator.trusted.keys import load_root
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.files import failure_reason
from heatcloak_shared.sanitize import shown_path

if TYPE_CHECKING:
    from heatcloak_aggregator.trusted.file_search import SearchReport
    from heatcloak_aggregator.trusted.keyring import Keyring

DEFAULT_EPOCHS = 1000
FOUND, UNPROVEN = 1, 2
_STANDARD_INPUT = "standard input"
_UNITS = ("B", "kB", "MB", "GB", "TB")


def search(
    ring: Annotated[Path, typer.Argument(metavar="KEYRING", help="The keyring file.", show_default=False)],
    paths: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[PATH...]", help="Files and folders; - is standard input.", show_default=False
        ),
    ] = None,
    root: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="The root file: also search for the root and for keys of forgotten epochs."
        ),
    ] = None,
    tar: Annotated[
        str | None, typer.Option(metavar="FILE", help="Also search a tar archive; - is standard input.")
    ] = None,
    zone: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="The zone file: search for keys up to the next epoch."),
    ] = None,
    epochs: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=10_000_000,
            help=f"Number of epochs after the keyring's first to search for; by default {DEFAULT_EPOCHS}.",
        ),
    ] = None,
    json: JsonFlag = False,
) -> None:
    """Search files, folders and tar archives for a zone's secrets. No secret is printed.

    Exits with 0 if none was found, 1 if one was found, and 2 if something could not be searched.
    """
    places = paths or []
    if not places and tar is None:
        raise ConfigError("nothing to search: give files or folders, - for standard input, or --tar")
    if [*places, tar].count("-") > 1:
        raise ConfigError("standard input can only be read once: give - once")
    from heatcloak_aggregator.trusted.file_search import FileSearch, total_size, zone_secrets
    from heatcloak_aggregator.trusted.secret_search import SecretSearch

    held = load_keyring(ring)
    last_epoch = _last_epoch(held, zone, epochs)
    secrets = zone_secrets(held, None if root is None else load_root(root), last_epoch)
    total = total_size(places) if sys.stderr.isatty() else 0
    with progress_bar("searching") as show:
        files = FileSearch(SecretSearch(secrets), lambda done: show(min(1.0, done / max(1, total))))
        for place in places:
            if place == "-":
                files.search_stream(_standard_input(), _STANDARD_INPUT)
            else:
                files.search_path(place)
        if tar is not None:
            with _opened(tar) as stream:
                files.search_tar(stream, _STANDARD_INPUT if tar == "-" else tar)
    report = files.report
    first_epoch = 0 if root is not None else held.first_epoch
    if json:
        print(jsonlib.dumps(_as_json(report, len(secrets), first_epoch, last_epoch)), flush=True)
    else:
        _print_report(report, len(secrets), first_epoch, last_epoch)
    if report.found:
        raise typer.Exit(FOUND)
    if report.unread:
        raise typer.Exit(UNPROVEN)


def _last_epoch(keyring: Keyring, zone: Path | None, epochs: int | None) -> int:
    if zone is None:
        return keyring.first_epoch + (DEFAULT_EPOCHS if epochs is None else epochs)
    if epochs is not None:
        raise ConfigError("--epochs and --zone both determine the last epoch: give one of them")
    # A node whose clock is fast may have the next key already.
    return max(keyring.first_epoch, keyring.epochs.of(round_now(zone, keyring.zone)) + 1)


def _standard_input() -> io.BufferedReader[Any]:
    buffer = sys.stdin.buffer
    return buffer if isinstance(buffer, io.BufferedReader) else io.BufferedReader(buffer)


@contextmanager
def _opened(file: str) -> Iterator[io.BufferedReader[Any]]:
    if file == "-":
        yield _standard_input()
        return
    try:
        stream = Path(file).open("rb")  # noqa: SIM115  closed below
    except (OSError, ValueError) as error:
        reason = failure_reason(error)
        raise ConfigError(f"{shown_path(Path(file))}: {reason}: give a readable tar archive") from None
    with stream:
        yield stream


def _as_json(report: SearchReport, secrets: int, first_epoch: int, last_epoch: int) -> dict[str, object]:
    return {
        "searched": {
            "files": report.files,
            "bytes": report.size,
            "secrets": secrets,
            "first_epoch": first_epoch,
            "last_epoch": last_epoch,
            "skipped": report.skipped,
            "compressed": report.compressed,
        },
        "found": [
            {"where": found.where, **found.secret.as_json(), "form": found.form} for found in report.found
        ],
        "unread": [{"where": where, "why": why} for where, why in report.unread],
    }


def _print_report(report: SearchReport, secrets: int, first_epoch: int, last_epoch: int) -> None:
    for found in report.found:
        print(f"{found.where}: {found.secret}, {found.form}")
    for where, why in report.unread:
        print(f"heatcloak: {where}: {why}", file=sys.stderr)
    print(f"- keys of epochs {first_epoch} to {last_epoch}")
    if first_epoch:
        print(f"- not the keys of epochs before {first_epoch}, which the keyring has forgotten: give --root")
    if report.skipped:
        print(f"- not {report.skipped} links, pipes, devices and sockets")
    if report.compressed:
        print(f"- not the compressed content of {report.compressed} files: unpack them first")
    if report.found:
        verdict = f"{len(report.found)} found"
    else:
        verdict = "that proves nothing" if report.unread else "none found"
    if not (report.size or report.found):
        print("searched nothing")
        return
    files = f"{report.files} file{'s' if report.files != 1 else ''}"
    print(f"searched {files}, {_size(report.size)}, for {secrets} secrets: {verdict}", flush=True)


def _size(size: int) -> str:
    power = min(4, (len(str(size)) - 1) // 3)
    amount = size / 1000**power
    return f"{amount:.1f} {_UNITS[power]}" if power and amount < 10 else f"{amount:.0f} {_UNITS[power]}"
