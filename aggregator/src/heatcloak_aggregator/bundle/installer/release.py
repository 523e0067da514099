"""Install the node's programs: one folder per version, and a link to the current one."""

from __future__ import annotations

import base64
import compileall
import csv
import hashlib
import shutil
import zipfile
from pathlib import Path, PurePosixPath

from .bundle import Bundle
from .files import InstallError, link, make_folder, sync

HOME = "opt/heatcloak"
RELEASES = "releases"
CURRENT = "current"
LOCK = f"{HOME}/.lock"
PLACES = (f"{HOME}/{RELEASES}", LOCK)
"""Written to in place, or emptied."""


def read_wheel(path: Path) -> dict[str, bytes]:
    """Return the files of a wheel, verified with its RECORD.

    Raises:
        InstallError: it is not a wheel, or a file differs from RECORD.
    """
    try:
        with zipfile.ZipFile(path) as archive:
            contents = {name: archive.read(name) for name in archive.namelist()}
    except (OSError, ValueError, zipfile.BadZipFile):
        raise InstallError(f"{path.name}: not a wheel: copy the whole bundle again") from None
    records = [name for name in contents if name.endswith(".dist-info/RECORD")]
    if len(records) != 1:
        raise InstallError(f"{path.name}: has no RECORD: create the bundle again")
    recorded = _parse_record(contents[records[0]])
    for name, content in contents.items():
        parts = PurePosixPath(name).parts
        if name.startswith("/") or ".." in parts or "\\" in name or parts[0].endswith(".data"):
            raise InstallError(f"{path.name}: {name!r} can't be unpacked safely: create the bundle again")
        if name != records[0] and recorded.get(name) != _hash(content):
            raise InstallError(f"{path.name}: {name!r} differs from its RECORD: create the bundle again")
    if missing := set(recorded) - set(contents):
        raise InstallError(
            f"{path.name}: {min(missing)!r} is missing but listed in its RECORD: create the bundle again"
        )
    return contents


def unpack(bundle: Bundle, root: Path, *, compiled: bool) -> Path:
    """Unpack the bundle's programs below ``root`` unless they exist, and return their folder.

    The folder appears only when it is complete.
    """
    contents: dict[str, bytes] = {}
    digest = hashlib.sha256()
    for wheel in bundle.wheels:
        contents.update(read_wheel(wheel))
        digest.update(f"{wheel.name} {hashlib.sha256(wheel.read_bytes()).hexdigest()}\n".encode())
    name = f"{bundle.manifest['version']}-{digest.hexdigest()[:12]}"
    releases = root / HOME / RELEASES
    make_folder(releases, 0o755)
    final = releases / name
    if _contains(final, contents):
        return final
    fresh = releases / f".{name}.new"
    _remove(fresh)
    fresh.mkdir(mode=0o755)
    for path, content in sorted(contents.items()):
        target = fresh / path
        make_folder(target.parent, 0o755)
        target.write_bytes(content)
        target.chmod(0o644)
    if compiled:
        compileall.compile_dir(
            str(fresh), quiet=2, stripdir=str(fresh), prependdir=f"/{HOME}/{RELEASES}/{name}"
        )
    for entry in sorted(fresh.rglob("*"), reverse=True):
        sync(entry)
    sync(fresh)
    if final.exists():
        # It is damaged. The link may point to it; the node is stopped before the programs change.
        _remove(releases / f".{name}.old")
        final.rename(releases / f".{name}.old")
    fresh.rename(final)
    sync(releases)
    return final


def switch(release: Path, root: Path) -> None:
    """Point the link to ``release``, and remove all others but the previous one."""
    current = root / HOME / CURRENT
    previous = current.readlink().name if current.is_symlink() else None
    if previous == release.name:
        previous = None
    else:
        link(current, f"{RELEASES}/{release.name}")
    others = [path for path in release.parent.iterdir() if path.name != release.name]
    if previous is None:
        # The same release was installed again: keep the newest of the others, to be able to go back.
        complete = [path for path in others if not path.name.startswith(".")]
        previous = max(complete, key=lambda path: path.stat().st_mtime).name if complete else None
    for path in others:
        if path.name != previous:
            _remove(path)


def _contains(folder: Path, contents: dict[str, bytes]) -> bool:
    try:
        return all((folder / name).read_bytes() == content for name, content in contents.items())
    except OSError:
        return False


def _remove(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    elif path.exists() or path.is_symlink():
        path.unlink()


def _parse_record(record: bytes) -> dict[str, str]:
    rows = csv.reader(record.decode("utf-8", "replace").splitlines())
    return {row[0]: row[1] for row in rows if len(row) == 3 and row[1]}


def _hash(content: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=")
    return f"sha256={digest.decode()}"
