"""``heatcloak zone publish``: write zone files into a store, for the services that follow it.

Numerical modules are imported inside the command, so that its help does not load them.
"""

from __future__ import annotations

import json as jsonlib
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heatcloak_aggregator.cli.options import JsonFlag
from heatcloak_aggregator.cli.progress import progress_bar
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import listed, sanitize, shown_path

if TYPE_CHECKING:
    from heatcloak_aggregator.store import PublishedZone, Store
    from heatcloak_shared.zone import AnyZone


def publish(
    paths: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="PATH", help="Zone files, or folders of zone files (*.toml).", show_default=False
        ),
    ] = None,
    store: Annotated[
        str, typer.Option("--store", metavar="URL", help="The store of the services.")
    ] = "sqlite:///heatcloak.db",
    remove: Annotated[
        list[str] | None,
        typer.Option(
            "--remove",
            metavar="NAME",
            help="Remove a published zone; repeat for several.",
            show_default=False,
        ),
    ] = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Check everything and print what would change.")
    ] = False,
    json: JsonFlag = False,
) -> None:
    """Write zone files into a store, for services with --published.

    Running services follow within seconds. All files are checked first, and all zones are written or none.
    """
    from heatcloak_aggregator.store import PublishedChanges, Store

    if bool(paths) == bool(remove):
        raise ConfigError("give either zone files to publish, or --remove NAME")
    zones = _validated(_files(paths or ()))
    opened = Store(store, create=bool(paths) and not dry_run)
    changes, removed = PublishedChanges([], [], []), []
    try:
        if remove:
            removed = _removed(opened, remove, dry_run=dry_run)
        elif dry_run:
            revisions = {each.zone: each.rev for each in zones}
            changes = PublishedChanges.between(opened.published_revisions(), revisions)
        else:
            changes = opened.publish_zones(zones)
    finally:
        opened.close()
    facts = {
        "added": changes.added,
        "changed": changes.changed,
        "unchanged": changes.unchanged,
        "removed": removed,
    }
    if json:
        print(jsonlib.dumps({"store": opened.where, "dry_run": dry_run, **facts}))
        return
    if dry_run:
        print("dry run: nothing is written")
    for name, names in facts.items():
        if names:
            print(f"{name:<10} {len(names)}: {listed(names)}")


def _removed(store: Store, names: Sequence[str], *, dry_run: bool) -> list[str]:
    """Remove published zones, and return their names.

    Raises:
        ConfigError: one of them is not published; nothing was removed.
    """
    published = store.published_revisions()
    for name in names:
        if name not in published:
            known = listed(list(published)) or "none"
            raise ConfigError(
                f"--remove {sanitize(name, 40)}: not published in {store.where}: give one of its zones: "
                f"{known}"
            )
    return sorted(set(names)) if dry_run else store.unpublish_zones(names)


def _files(paths: Sequence[Path]) -> list[Path]:
    """Return the zone files of paths, those of a folder sorted.

    Raises:
        ConfigError: a folder can't be read, or contains no zone file.
    """
    from heatcloak_aggregator.zones.folder import zone_files

    files: list[Path] = []
    for path in paths:
        if not path.is_dir():
            files.append(path)
            continue
        found = zone_files(path)
        if not found:
            raise ConfigError(f"{shown_path(path)}: contains no zone file, that is, no file *.toml")
        files += found
    return list(dict.fromkeys(files))


def _validated(files: Sequence[Path]) -> list[PublishedZone]:
    """Return the zones in files after the checks of `heatcloak serve` and `heatcloak zone check`.

    Raises:
        ConfigError: a file is not valid, or two of them describe zones of one name. The text is of the first
            such file, and says how many there are.
    """
    from heatcloak_aggregator.privacy_maps.deployed import require_kept
    from heatcloak_aggregator.store import PublishedZone
    from heatcloak_aggregator.zones.zone_reader import ZoneReader, load_zones
    from heatcloak_shared.zone import PositionZone

    def audit(zone: AnyZone, source: str) -> None:
        if isinstance(zone, PositionZone):
            require_kept(zone.mechanism, source)

    now = time.time()
    with progress_bar("checking") as show:
        found = load_zones(files, ZoneReader(audit=audit), show)
    return [PublishedZone(name, zone.rev, content.decode(), now) for name, (zone, content) in found.items()]
