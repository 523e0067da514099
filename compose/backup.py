#!/opt/heatcloak/bin/python
"""Write the stack's volumes to standard output as a tar archive, or fill new volumes from standard input.

Usage: heatcloak-backup save <DUMP     (the stack may run; DUMP: PostgreSQL's, or nothing)
       heatcloak-backup restore        (the stack is down, its volumes are new)

An archive holds what ``init`` created, every node's key and the readings: anyone who has it can remove the
noise. It holds no ledger and no spool. A node with an old ledger would release a round twice, so ``restore``
writes new ledgers, with which nodes release nothing until the next budget period.
"""

from __future__ import annotations

import io
import json
import logging
import os
import shutil
import sqlite3
import sys
import tarfile
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path, PurePosixPath
from typing import IO

from heatcloak_node import Ledger
from heatcloak_shared.errors import HeatcloakError
from heatcloak_shared.zone import load_zone

PROVISION = Path("/provision")
FACTS, DUMP = "backup.json", "postgres.dump"
FORMAT = 1
RESTORING = PROVISION / "restoring"
"""Exists while nodes may lack a ledger; `init` then refuses to start the stack."""
EXCLUDED = (
    "broker-data",  # retained messages: services publish them again
    "fleet-state",  # ledgers and spools
    "initialized",
    "node/state",
    "store/compiled",
    "trusted/compiled",
)
"""Folders below `PROVISION` that no archive holds."""
TEMPORARY = ("-wal", "-shm", "-journal", ".new", ".lock")


class BackupError(HeatcloakError):
    """The archive can't be written or restored."""


def save(out: IO[bytes], dump: IO[bytes]) -> int:
    """Write the archive. Return the number of its files.

    SQLite's online backup copies a database consistently while services write.

    Args:
        out: the archive.
        dump: the dump of PostgreSQL; empty when the store is SQLite.
    """
    if not (PROVISION / "requested").is_file():
        raise BackupError("the volumes are empty: there is nothing to back up")
    settings = (PROVISION / "aggregator/settings").read_text(encoding="utf-8")
    count = 0
    with (
        tarfile.open(fileobj=out, mode="w|", format=tarfile.PAX_FORMAT) as archive,
        # Not in /tmp, a tmpfs of 16 MB.
        tempfile.NamedTemporaryFile(dir=PROVISION / "store", suffix=".new") as copy,
    ):
        shutil.copyfileobj(dump, copy)
        copy.flush()
        if "--store=postgresql:" in settings and not copy.tell():
            raise BackupError(
                "PostgreSQL holds the readings and is not running: start it with docker compose up --wait"
            )
        facts = json.dumps({"format": FORMAT, "created": time.time()}).encode()
        _add(archive, FACTS, io.BytesIO(facts), len(facts))
        if copy.tell():
            _add_file(archive, DUMP, Path(copy.name))
        for path in _files(PROVISION):
            name = path.relative_to(PROVISION).as_posix()
            if name.endswith(TEMPORARY) or _is_excluded(name):
                continue
            if _is_sqlite(path):
                _add_database(archive, name, path)
            else:
                _add_file(archive, name, path)
            count += 1
    return count


def restore(source: IO[bytes]) -> int:
    """Fill new volumes from an archive, and give every node a ledger that skips this budget period.

    Returns:
        The number of restored files, without the dump of PostgreSQL.
    """
    held = next((path for path in _files(PROVISION) if path.parent.name != "initialized"), None)
    if held is not None:
        raise BackupError(
            f"the volumes are not new, they hold {held.relative_to(PROVISION)}: first delete them with "
            "'make down ARGS=--volumes'"
        )
    count = 0
    created = None
    RESTORING.touch()
    with tarfile.open(fileobj=source, mode="r|") as archive:
        for member in archive:
            path = PurePosixPath(member.name)
            content = archive.extractfile(member) if member.isreg() else None
            if content is None or path.is_absolute() or ".." in path.parts or _is_excluded(member.name):
                raise BackupError(f"unexpected {member.name!r}: give an archive made by make backup")
            if created is None:
                created = _created(member, content)
            elif member.name != DUMP:
                _write(PROVISION / path, content)
                count += 1
    if created is None:
        raise BackupError("the archive is empty: give an archive made by make backup")
    _begin_ledgers()
    RESTORING.unlink()
    return count


def _begin_ledgers() -> None:
    # Each ledger would log the warning that backup.sh prints once.
    logging.getLogger("heatcloak_node.ledger").setLevel(logging.ERROR)
    city = [*(PROVISION / "zones").glob("*.toml")]
    for file in city or [PROVISION / "zone.toml"]:
        zone = load_zone(file)
        now = zone.schedule.round_of(time.time())
        # The first node has its own container if nodes can simulate the zone; the fleet runs the others.
        alone = int(zone.domain.nodes_simulate and not city)
        for node in zone.nodes[:alone]:
            Ledger(PROVISION / "node/state", zone, node, lost_in=now).close()
        for node in zone.nodes[alone:]:
            Ledger(PROVISION / "fleet-state" / zone.name, zone, node, lost_in=now).close()


def _created(member: tarfile.TarInfo, content: IO[bytes]) -> float:
    if member.name != FACTS:
        raise BackupError(f"unexpected {member.name!r}: give an archive made by make backup")
    facts = json.loads(content.read())
    if facts["format"] != FORMAT:
        raise BackupError(
            f"expected format {FORMAT}, got {facts['format']!r}: restore with the version that made it"
        )
    if time.time() < facts["created"]:
        # The new ledgers would allow releases too early.
        raise BackupError("the clock is earlier than the archive: set the clock")
    return float(facts["created"])


def _files(folder: Path) -> Iterator[Path]:
    """Yield the regular files below ``folder``, without following links."""
    for path in sorted(folder.iterdir()):
        if path.is_symlink():
            continue
        if path.is_dir():
            yield from _files(path)
        elif path.is_file():
            yield path


def _is_excluded(name: str) -> bool:
    return any(f"{name}/".startswith(f"{each}/") for each in EXCLUDED)


def _is_sqlite(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(16) == b"SQLite format 3\0"


def _add_database(archive: tarfile.TarFile, name: str, path: Path) -> None:
    with tempfile.NamedTemporaryFile(dir=path.parent, suffix=".new") as copy:
        with (
            closing(sqlite3.connect(path, timeout=60)) as live,
            closing(sqlite3.connect(copy.name)) as target,
        ):
            live.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")
        _add_file(archive, name, Path(copy.name))


def _add_file(archive: tarfile.TarFile, name: str, path: Path) -> None:
    with path.open("rb") as file:
        _add(archive, name, file, os.fstat(file.fileno()).st_size)


def _add(archive: tarfile.TarFile, name: str, content: IO[bytes], size: int) -> None:
    member = tarfile.TarInfo(name)
    member.size, member.mode, member.mtime = size, 0o600, int(time.time())
    archive.addfile(member, content)


def _write(path: Path, content: IO[bytes]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with path.open("xb") as file:
        shutil.copyfileobj(content, file)
        file.flush()
        os.fsync(file.fileno())


def main(arguments: list[str]) -> int:
    """Return 0, 1 after a failure, or 2 after wrong arguments."""
    os.umask(0o077)
    try:
        if arguments == ["save"]:
            print(f"saved {save(sys.stdout.buffer, sys.stdin.buffer)} files", file=sys.stderr)
        elif arguments == ["restore"]:
            print(f"restored {restore(sys.stdin.buffer)} files", file=sys.stderr)
        else:
            print(__doc__, file=sys.stderr)
            return 2
    except (HeatcloakError, OSError, ValueError, KeyError, tarfile.TarError, sqlite3.Error) as error:
        print(f"backup: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
