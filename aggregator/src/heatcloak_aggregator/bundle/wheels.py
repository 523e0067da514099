"""Build wheels of installed distributions, so that a Pi needs no package index.

The build is reproducible: fixed times, fixed modes, no compression.
"""

from __future__ import annotations

import hashlib
import re
import stat
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from typing import NamedTuple
from zipfile import ZIP_STORED, ZipInfo

from wheel.wheelfile import WheelFile

from heatcloak_shared.errors import ConfigError

OURS = {"heatcloak-shared": "heatcloak_shared", "heatcloak-node": "heatcloak_node"}
"""Distributions that may be installed in editable mode, and their packages."""
_TIME = (1980, 1, 1, 0, 0, 0)
_MODE = (stat.S_IFREG | 0o644) << 16
_EXCLUDED = ("INSTALLER", "RECORD", "REQUESTED", "WHEEL", "direct_url.json")
_WHEEL = "Wheel-Version: 1.0\nGenerator: heatcloak\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


class Wheel(NamedTuple):
    """A wheel file.

    Attributes:
        name: the distribution's name.
        version: its version.
        file: its file name.
        sha256: the digest of the file, in hexadecimal digits.
    """

    name: str
    version: str
    file: str
    sha256: str


class _FixedWheel(WheelFile):  # type: ignore[misc]  # the library brings no types
    """A wheel without timestamps and file modes of the build."""

    def writestr(self, zinfo_or_arcname: str, data: bytes, compress_type: int | None = None) -> None:
        entry = ZipInfo(zinfo_or_arcname, date_time=_TIME)
        entry.external_attr = _MODE
        entry.compress_type = ZIP_STORED
        entry.create_system = 3
        super().writestr(entry, data, compress_type)


def build_wheel(name: str, folder: Path) -> Wheel:
    """Write the wheel of an installed distribution into ``folder``.

    Raises:
        ConfigError: it is not installed, or not pure Python, so that the wheel would not run on a Pi.
    """
    try:
        installed = distribution(name)
    except PackageNotFoundError:
        raise ConfigError(f"{name} is not installed: install it here to bundle it") from None
    if "Root-Is-Purelib: true" not in (installed.read_text("WHEEL") or ""):
        raise ConfigError(f"{name} is not pure Python: its wheel would not run on a Pi")
    contents = _package(installed) | _metadata(installed)
    file = f"{_escape(name)}-{_escape(installed.version)}-py3-none-any.whl"
    with _FixedWheel(folder / file, "w", compression=ZIP_STORED) as wheel:
        for path, content in sorted(contents.items(), key=lambda item: (".dist-info/" in item[0], item)):
            wheel.writestr(path, content)
    digest = hashlib.sha256((folder / file).read_bytes()).hexdigest()
    return Wheel(name, installed.version, file, digest)


def requirements(wheels: list[Wheel]) -> str:
    """Return the requirements file for ``pip install --require-hashes -r``."""
    return "".join(f"{wheel.name}=={wheel.version} --hash=sha256:{wheel.sha256}\n" for wheel in wheels)


def _package(installed: Distribution) -> dict[str, bytes]:
    name = installed.metadata["Name"]
    if name in OURS:
        return _sources(OURS[name])
    found = {}
    for entry in installed.files or []:
        path = PurePosixPath(entry)
        outside = path.is_absolute() or ".." in path.parts or path.parts[0].endswith(".dist-info")
        if outside or _is_excluded(path):
            continue
        if path.suffix in (".so", ".pyd", ".dll", ".dylib"):
            raise ConfigError(f"{name} is not pure Python: {path.name} would not run on a Pi")
        found[str(path)] = Path(str(entry.locate())).read_bytes()
    if not found:
        raise ConfigError(f"{name} has no files here: reinstall it, not in editable mode")
    return found


def _sources(package: str) -> dict[str, bytes]:
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise ConfigError(f"{package} can't be found: install it here to bundle it")
    folder = Path(spec.origin).parent
    files = (path for path in folder.rglob("*") if path.is_file())
    named = {PurePosixPath(path.relative_to(folder.parent).as_posix()): path for path in files}
    return {str(name): path.read_bytes() for name, path in named.items() if not _is_excluded(name)}


def _metadata(installed: Distribution) -> dict[str, bytes]:
    target = f"{_escape(installed.metadata['Name'])}-{_escape(installed.version)}.dist-info"
    found = {f"{target}/WHEEL": _WHEEL.encode()}
    for entry in installed.files or []:
        path = PurePosixPath(entry)
        if path.parts[0].endswith(".dist-info") and path.name not in _EXCLUDED:
            found[f"{target}/{'/'.join(path.parts[1:])}"] = Path(str(entry.locate())).read_bytes()
    if f"{target}/METADATA" not in found:
        raise ConfigError(f"{installed.metadata['Name']}: its metadata is missing: reinstall it")
    return found


def _is_excluded(path: PurePosixPath) -> bool:
    return path.suffix in (".pyc", ".pyo", ".pth") or "__pycache__" in path.parts or "tests" in path.parts


def _escape(text: str) -> str:
    """Return a name or version escaped for the file name of a wheel."""
    return re.sub(r"[^\w.+!]+", "_", text)
