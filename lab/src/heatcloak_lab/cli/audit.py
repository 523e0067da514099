"""``heatcloak audit``: the promise, the privacy loss spent, and a test of the nodes' noise."""

from __future__ import annotations

import json as jsonlib
import signal
from collections.abc import Iterator
from contextlib import closing
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heatcloak_aggregator.cli.options import JsonFlag
from heatcloak_aggregator.cli.progress import progress_bar
from heatcloak_aggregator.output_folder import make_folder, written_whole
from heatcloak_lab.audit import DEFAULT_ROUNDS
from heatcloak_shared.errors import ConfigError, StoreError, WireError, ZoneError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.wire import Reading, decode_reading
from heatcloak_shared.zone import BrokenPromiseError, Range, load_zone

if TYPE_CHECKING:
    from heatcloak_aggregator.privacy.audit.spending import Spending
    from heatcloak_lab.audit.heat_zone import NodeAudit
    from heatcloak_shared.zone import Zone


def audit(
    file: Annotated[Path, typer.Argument(metavar="ZONE", help="The zone file.", show_default=False)],
    rounds: Annotated[
        int, typer.Option(min=2, max=1_000_000, help="Rounds in each of the two compared worlds.")
    ] = DEFAULT_ROUNDS,
    seed: Annotated[
        int | None, typer.Option(help="Make keys and boots repeatable; without it they are random.")
    ] = None,
    store: Annotated[
        str | None, typer.Option(metavar="URL", help="Also account for the readings in this store.")
    ] = None,
    capture: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Also account for a file of wire readings, one per line."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write audit.json and audit.png to this folder.")
    ] = None,
    json: JsonFlag = False,
) -> None:
    """Report promised and spent privacy, and test the nodes' noise.

    The test runs the node code that is installed here, every node of the zone, on worlds that the promise
    must make indistinguishable. Exits with 1 if a check fails. A pass is evidence, not a proof.
    """
    from heatcloak_lab.audit.heat_zone import audit_nodes
    from heatcloak_lab.cli.audit_report import as_text, report

    if out is not None:
        import_module("matplotlib.figure")  # report a missing package before the test, not after it
        make_folder(out)
    zone, objection = _zone_and_objection(file)
    if store is not None and capture is not None:
        raise ConfigError("--store and --capture: give one of them")
    spent = _spent(zone, store, capture)
    # SIGTERM acts like Ctrl-C, so that the state folders are removed.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with progress_bar("testing the nodes") as progress:
        tested = audit_nodes(zone, rounds, seed, progress=progress)
    found = report(zone, spent, tested, objection)
    print(jsonlib.dumps(found) if json else as_text(found), flush=True)
    if out is not None:
        _write(out, zone, tested, jsonlib.dumps(found, indent=1))
    if not found["passed"]:
        raise typer.Exit(1)


def _zone_and_objection(file: Path) -> tuple[Zone, str | None]:
    """Load a zone, and return why other commands refuse it, if they do: the audit tests it all the same."""
    from heatcloak_aggregator.zones.calibration import check_against_model

    try:
        zone = load_zone(file)
    except BrokenPromiseError as error:
        zone, hides = error.zone, error.zone.promise.hides
        # Noise too low for the stated sensitivity cannot be tested: the nodes refuse to start with it.
        if not isinstance(hides, Range):
            raise
        if zone.noise.sensitivity >= hides.sensitivity(zone.noise.relative_scales):
            raise
        return zone, str(error)
    try:
        check_against_model(zone, str(file))
    except ZoneError as error:
        return zone, str(error)
    return zone, None


def _spent(zone: Zone, store: str | None, capture: Path | None) -> Spending | None:
    from heatcloak_aggregator.privacy.audit.spending import spending

    if store is not None:
        source, spent = "--store", spending(zone, readings_in_store(store, zone.name))
    elif capture is not None:
        source = f"--capture {sanitize(str(capture), 200)}"
        spent = spending(zone, readings_in_capture(capture))
    else:
        return None
    if not spent.strangers and not any(node.readings for node in spent.nodes):
        raise ConfigError(
            f"{source}: no reading of zone {zone.name} with revision {zone.rev}: give the zone file of the "
            "readings"
        )
    return spent


def _write(out: Path, zone: Zone, tested: NodeAudit, text: str) -> None:
    from heatcloak_lab.audit.picture import draw_audit

    with written_whole(out) as folder:
        (folder / "audit.json").write_text(text + "\n", encoding="utf-8")
        draw_audit(folder / "audit.png", zone, tested)


def readings_in_store(url: str, zone: str) -> list[Reading]:
    """Return every reading of a zone in a store, including late ones, as they were released too.

    Raises:
        ConfigError: there is no such store, or it cannot be read.
    """
    from heatcloak_aggregator.store import Store

    try:
        with closing(Store(url, create=False)) as store:
            return store.released_readings(zone)
    except StoreError as error:
        raise ConfigError(f"--store: {error}") from None


def readings_in_capture(path: Path) -> Iterator[Reading]:
    """Yield every reading of a file with one wire reading per line.

    Raises:
        ConfigError: the file cannot be read, or a line is not a reading.
    """
    try:
        with path.open("rb") as file:
            for number, line in enumerate(file, start=1):
                if line.strip():
                    yield _reading(line.strip(), path, number)
    except OSError as error:
        raise ConfigError(
            f"--capture {sanitize(str(path), 200)}: {error.strerror}: give a readable file"
        ) from None


def _reading(line: bytes, path: Path, number: int) -> Reading:
    try:
        return decode_reading(line)
    except WireError as error:
        text = f"--capture {sanitize(str(path), 200)}, line {number}: {error}: give one wire reading per line"
        raise ConfigError(text) from None
