"""Folders of zone files: load all zones of one, and fill one with copies of a zone that differ in name."""

from __future__ import annotations

import errno
import os
import re
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from heatcloak_aggregator.zones.model_check import check_against_model
from heatcloak_aggregator.zones.zone_reader import ZoneReader, load_zones
from heatcloak_shared.errors import ConfigError, ZoneError
from heatcloak_shared.files import failure_reason, read_start
from heatcloak_shared.sanitize import sanitize, shown_path
from heatcloak_shared.tables import MAX_FILE_BYTES
from heatcloak_shared.topics import is_identifier
from heatcloak_shared.zone import AnyZone, load_any_zone, parse_any_zone

_DIGITS = 4
"""Least digits of a copy's number, so that copies sort by it."""
_NAME = re.compile(r"""^(name[ \t]*=[ \t]*)(?:"[a-z0-9-]*"|'[a-z0-9-]*')""", re.MULTILINE)
"""The line of a zone file that names the zone; `copies_of` checks that it is."""

_NO_LINKS = {errno.EPERM, errno.ENOSYS, errno.EOPNOTSUPP}
"""Errors of a file system without hard links."""


def zone_files(folder: Path) -> list[Path]:
    """Return the zone files of a folder by name: ``*.toml``, except for hidden ones.

    Raises:
        ConfigError: the folder can't be read.
    """
    try:
        return sorted(each for each in folder.iterdir() if each.suffix == ".toml" and each.name[0] != ".")
    except OSError as error:
        raise ConfigError(
            f"{shown_path(folder)}: {failure_reason(error)}: give a readable folder of zone files"
        ) from None


def load_zone_folder(
    folder: Path,
    reader: ZoneReader | None = None,
    on_progress: Callable[[float], object] = lambda share: None,
) -> tuple[AnyZone, ...]:
    """Load and check every zone of a folder, in the order of the files' names.

    Args:
        folder: a folder with at least one zone file.
        reader: validates them; None for the checks that all zones need.
        on_progress: called with the share of the files that are loaded, from 0 to 1.

    Raises:
        ConfigError: the folder can't be read or has no zone file; or as `load_zones`.
    """
    files = zone_files(folder)
    if not files:
        raise ConfigError(f"{shown_path(folder)}: contains no zone file, that is, no file *.toml")
    return tuple(zone for zone, _ in load_zones(files, reader or ZoneReader(), on_progress).values())


def copies_of(model: Path, count: int, prefix: str | None = None) -> dict[str, str]:
    """Return ``count`` zones that differ from a zone only in their names: the files' texts by zone name.

    Comments of the model's file are kept.

    Args:
        model: the zone file to copy. Its promise is checked.
        count: the number of copies.
        prefix: what the names begin with, before ``-0001``; None for the name of the model's file.

    Raises:
        ConfigError: a name would be invalid.
        ZoneError: the model is malformed, or does not keep its promise.
    """
    zone = load_any_zone(model)
    check_against_model(zone, shown_path(model))
    text = _text(model)
    digits = max(_DIGITS, len(str(count)))
    start = model.stem if prefix is None else prefix
    names = [f"{start}-{number:0{digits}}" for number in range(1, count + 1)]
    if not is_identifier(names[-1]):
        raise ConfigError(
            f"{sanitize(names[-1])}: not a zone's name: give --name with at most {31 - digits} lower-case "
            "letters, digits and hyphens"
        )
    copies = {name: _renamed(text, name) or "" for name in names}
    # The pattern may have found another line than the parser.
    if not copies[names[0]] or _revision(copies[names[0]], model) != replace(zone, name=names[0]).rev:
        raise ZoneError(f"{shown_path(model)}: no line names the zone alone: write name = {zone.name!r}")
    return copies


def write_zone_files(
    folder: Path,
    texts: Mapping[str, str],
    *,
    overwrite: bool,
    on_progress: Callable[[float], object] = lambda share: None,
) -> None:
    """Write zone files ``NAME.toml``: all of them, or none if one can't be written or Ctrl-C is pressed.

    Each file appears complete, so that a service may watch the folder. On file systems without hard links it
    may be empty at first, which a service reports and reads again.

    Args:
        folder: the folder; it is created if there is none.
        texts: the files' texts by zone name.
        overwrite: whether existing files are replaced. A failure may then leave some of them replaced.
        on_progress: called with the share of the files that are written, from 0 to 1.

    Raises:
        ConfigError: a file exists and may not be replaced, or can't be written.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        targets = [folder / f"{name}.toml" for name in texts]
        existing = [each for each in targets if os.path.lexists(each)]
        if existing and not overwrite:
            raise _exists(existing)
        for each in existing:
            if each.is_dir():
                raise ConfigError(f"{shown_path(each)}: is a folder: remove it, or give another --name")
        with tempfile.TemporaryDirectory(prefix=".new-", dir=folder) as made:
            fresh = [Path(made) / each.name for each in targets]
            for number, (file, text) in enumerate(zip(fresh, texts.values(), strict=True)):
                file.write_text(text, encoding="utf-8")
                on_progress((number + 1) / len(texts))
            if overwrite:
                for file, target in zip(fresh, targets, strict=True):
                    file.replace(target)
            else:
                _place(fresh, targets)
    except OSError as error:
        raise ConfigError(
            f"{shown_path(folder)}: {failure_reason(error)}: give a writable folder with enough space"
        ) from None


def _place(fresh: Sequence[Path], targets: Sequence[Path]) -> None:
    """Give files names that no file has: all of them, or none if one fails or Ctrl-C is pressed.

    Raises:
        ConfigError: a file of that name has appeared meanwhile.
        OSError: the file system fails.
    """
    try:
        for file, target in zip(fresh, targets, strict=True):
            try:
                # Unlike a rename, a link never replaces a file.
                target.hardlink_to(file)
            except FileExistsError:
                raise _exists([target]) from None
            except OSError as error:
                if error.errno not in _NO_LINKS:
                    raise
                _rename(file, target)
    except BaseException:
        # Files tell what was placed even if Ctrl-C was pressed right after it.
        for file, target in zip(fresh, targets, strict=True):
            with suppress(OSError):
                if not file.exists() or file.samefile(target):
                    target.unlink()
        raise


def _rename(file: Path, target: Path) -> None:
    """Rename a file, for file systems without hard links. The name is first taken by an empty file.

    Raises:
        ConfigError: a file of that name exists.
    """
    try:
        target.touch(exist_ok=False)
    except FileExistsError:
        raise _exists([target]) from None
    try:
        file.replace(target)
    except BaseException:
        # Unless it was renamed already.
        if file.exists():
            target.unlink()
        raise


def _exists(files: Sequence[Path]) -> ConfigError:
    more = f" and {len(files) - 1} more" if len(files) > 1 else ""
    return ConfigError(f"{shown_path(files[0])}{more}: exists: --force overwrites it")


def _text(file: Path) -> str:
    shown = shown_path(file)
    content = read_start(file, MAX_FILE_BYTES, ZoneError, shown, "give a readable zone file")
    return content.decode("utf-8")


def _renamed(text: str, name: str) -> str | None:
    """Return the text of a zone file with another name of the zone; None if no line names it alone."""
    changed, count = _NAME.subn(rf'\g<1>"{name}"', text, count=1)
    return changed if count else None


def _revision(text: str, file: Path) -> str:
    return parse_any_zone(text.encode(), shown_path(file)).rev
