"""``heatcloak audit``: the promise, the privacy loss spent, and a test of the nodes' noise."""

from __future__ import annotations

import json as jsonlib
import secrets
import signal
from collections.abc import Callable, Iterator
from contextlib import closing
from fractions import Fraction
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, cast

import typer

from heatcloak_aggregator.cli.heatmap import HeatmapMethodOption
from heatcloak_aggregator.cli.options import JsonFlag, exact_epsilon
from heatcloak_aggregator.cli.progress import progress_bar
from heatcloak_aggregator.output_folder import make_folder, written_whole
from heatcloak_lab.audit import DEFAULT_ROUNDS, DEFAULT_RUNS
from heatcloak_shared.errors import ConfigError, StoreError, WireError, ZoneError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.wire import Release
from heatcloak_shared.zone import AnyZone, BrokenPromiseError, Range, Zone, load_any_zone, require_heat

if TYPE_CHECKING:
    from heatcloak_aggregator.heatmaps.mechanism import HeatmapMethod
    from heatcloak_aggregator.privacy.audit.spending import Spending
    from heatcloak_lab.audit.run import Progress
    from heatcloak_shared.zone import HeatmapZone, PositionZone


def audit(
    file: Annotated[
        Path | None,
        typer.Argument(metavar="[ZONE]", help="The zone file; not with --heatmap.", show_default=False),
    ] = None,
    heatmap: Annotated[
        HeatmapMethodOption | None,
        typer.Option(
            help="Test a method of heatcloak heatmap, as it is installed here, instead of a zone's nodes."
        ),
    ] = None,
    epsilon: Annotated[str, typer.Option(metavar="NUMBER", help="Promise of --heatmap: 0.5 or 1/2.")] = "1",
    size: Annotated[int, typer.Option(min=8, help="Cells a side of --heatmap, a power of two.")] = 32,
    rounds: Annotated[
        int | None,
        typer.Option(
            min=2,
            max=1_000_000,
            help=f"Rounds in each of the two compared worlds: {DEFAULT_ROUNDS}, or {DEFAULT_RUNS} heatmaps.",
            show_default=False,
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(
            help="Make keys and boots, or the people of --heatmap, repeatable; without it they are random."
        ),
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
    must make indistinguishable. In a heatmap zone it runs at most 50 devices, in a
    position zone at most 20 nodes. Exits with 1 if a check fails.
    A pass is evidence, not a proof.
    """
    if (file is None) == (heatmap is None):
        raise ConfigError("nothing to audit, or two things: give either a zone file or --heatmap METHOD")
    if store is not None and capture is not None:
        raise ConfigError("--store and --capture: give one of them")
    if heatmap is not None and (store is not None or capture is not None):
        raise ConfigError("--store and --capture account for a zone's readings: give a zone file")
    if out is not None:
        import_module("matplotlib.figure")  # report a missing package before the test, not after it
        make_folder(out)
    # SIGTERM acts like Ctrl-C, so that the state folders are removed.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    if heatmap is not None:
        found, text, draw = _central(heatmap.value, exact_epsilon(epsilon), size, rounds, seed)
    else:
        assert file is not None  # noqa: S101  checked above
        found, text, draw = _zone(file, rounds or DEFAULT_ROUNDS, seed, store, capture)
    print(jsonlib.dumps(found) if json else text, flush=True)
    if out is not None:
        with written_whole(out) as folder:
            (folder / "audit.json").write_text(jsonlib.dumps(found, indent=1) + "\n", encoding="utf-8")
            draw(folder / "audit.png")
    if not found["passed"]:
        raise typer.Exit(1)


Audited = tuple[dict[str, Any], str, Callable[[Path], None]]
"""The report as JSON values and as text, and what draws its picture."""


def _zone(file: Path, rounds: int, seed: int | None, store: str | None, capture: Path | None) -> Audited:
    """Audit the nodes of a zone of any kind."""
    described, objection = _zone_and_objection(file)
    spent = _spent(described, store, capture)
    with progress_bar("testing the nodes") as progress:
        return AUDITS[described.kind](_Task(described, objection, spent, rounds, seed, progress))


class _Task(NamedTuple):
    """What is asked of the audit of a zone."""

    zone: AnyZone
    objection: str | None
    spent: Spending | None
    rounds: int
    seed: int | None
    progress: Progress


def _heat(task: _Task) -> Audited:
    from heatcloak_lab.audit.heat_zone import audit_nodes
    from heatcloak_lab.cli.audit_report import as_text, report

    zone = require_heat(task.zone)
    tested = audit_nodes(zone, task.rounds, task.seed, progress=task.progress)
    found = report(zone, task.spent, tested, task.objection)

    def draw(path: Path) -> None:
        from heatcloak_lab.audit.picture import draw_audit

        draw_audit(path, zone, tested)

    return found, as_text(found), draw


def _devices(task: _Task) -> Audited:
    from heatcloak_lab.audit.heatmap_zone import audit_devices
    from heatcloak_lab.cli.audit_heatmap_report import device_report, device_text

    zone = cast("HeatmapZone", task.zone)
    tested = audit_devices(zone, task.rounds, task.seed, progress=task.progress)
    found = device_report(zone, task.spent, tested)

    def draw(path: Path) -> None:
        from heatcloak_lab.audit.heatmap_picture import draw_device_audit

        draw_device_audit(path, zone, tested)

    return found, device_text(found), draw


def _positions(task: _Task) -> Audited:
    from heatcloak_lab.audit.position_zone import audit_positions
    from heatcloak_lab.cli.audit_position_report import position_report, position_text

    zone = cast("PositionZone", task.zone)
    tested = audit_positions(zone, task.rounds, task.seed, progress=task.progress)
    found = position_report(zone, task.spent, tested)

    def draw(path: Path) -> None:
        from heatcloak_lab.audit.position_picture import draw_position_audit

        draw_position_audit(path, zone, tested)

    return found, position_text(found), draw


AUDITS = {Zone.kind: _heat, "heatmap": _devices, "position": _positions}
"""What audits the nodes of a zone, by its kind."""


def _central(
    method: HeatmapMethod, epsilon: Fraction, size: int, runs: int | None, seed: int | None
) -> Audited:
    """Audit the central mechanism of heatmaps."""
    from heatcloak_lab.audit.central_heatmap import audit_central, shipped_mechanism
    from heatcloak_lab.cli.audit_heatmap_report import central_report, central_text

    chosen = secrets.randbits(32) if seed is None else seed
    with progress_bar(f"testing {method}") as progress:
        tested = audit_central(
            shipped_mechanism(method), epsilon, size, runs or DEFAULT_RUNS, chosen, progress
        )
    found = central_report(tested)

    def draw(path: Path) -> None:
        from heatcloak_lab.audit.heatmap_picture import draw_central_audit

        draw_central_audit(path, tested)

    return found, central_text(found), draw


def _zone_and_objection(file: Path) -> tuple[AnyZone, str | None]:
    """Load a zone, and return why other commands refuse it, if they do: the audit tests it all the same."""
    from heatcloak_aggregator.zones.model_check import check_against_model

    try:
        zone = load_any_zone(file)
    except BrokenPromiseError as error:
        broken, hides = error.zone, error.zone.promise.hides
        # Noise too low for the stated sensitivity cannot be tested: the nodes refuse to start with it.
        if not isinstance(hides, Range):
            raise
        if broken.noise.sensitivity >= hides.sensitivity(broken.noise.relative_scales):
            raise
        return broken, str(error)
    try:
        check_against_model(zone, str(file))
    except ZoneError as error:
        return zone, str(error)
    return zone, None


def _spent(zone: AnyZone, store: str | None, capture: Path | None) -> Spending | None:
    from heatcloak_aggregator.privacy.audit.spending import spending

    if store is not None:
        source, spent = "--store", spending(zone, messages_in_store(store, zone.name))
    elif capture is not None:
        source = f"--capture {sanitize(str(capture), 200)}"
        spent = spending(zone, messages_in_capture(capture, zone))
    else:
        return None
    if not spent.strangers and not any(node.readings for node in spent.nodes):
        raise ConfigError(
            f"{source}: no reading of zone {zone.name} with revision {zone.rev}: give the zone file of the "
            "readings"
        )
    return spent


def messages_in_store(url: str, zone: str) -> list[Release]:
    """Return every message of a zone in a store, including late ones, as they were released too.

    Raises:
        ConfigError: there is no such store, or it cannot be read.
    """
    from heatcloak_aggregator.store import Store

    try:
        with closing(Store(url, create=False)) as store:
            return store.released_messages(zone)
    except StoreError as error:
        raise ConfigError(f"--store: {error}") from None


def messages_in_capture(path: Path, zone: AnyZone) -> Iterator[Release]:
    """Yield every message of a file with one message of a zone's kind per line, as on the wire.

    Raises:
        ConfigError: the file cannot be read, or a line is not such a message.
    """
    try:
        with path.open("rb") as file:
            for number, line in enumerate(file, start=1):
                if line.strip():
                    yield _message(line.strip(), path, number, zone)
    except OSError as error:
        raise ConfigError(
            f"--capture {sanitize(str(path), 200)}: {error.strerror}: give a readable file"
        ) from None


def _message(line: bytes, path: Path, number: int, zone: AnyZone) -> Release:
    try:
        return zone.decode(line)
    except WireError as error:
        where = f"--capture {sanitize(str(path), 200)}, line {number}"
        raise ConfigError(f"{where}: {error}: give one wire {zone.leaf} per line") from None
