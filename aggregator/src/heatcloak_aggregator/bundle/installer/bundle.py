"""What lies in the bundle, and whether all of it arrived."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any

from .files import InstallError

FORMAT = 1
SUMS = "SHA256SUMS"
MARK = "WIPED"
SECRETS = "heatcloak/secrets/"
CLOUD_INIT = ("user-data", "network-config", "meta-data")
"""Read by cloud-init alone: whoever changes them by hand may."""
_NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.+!-]*")


class Bundle:
    """The folder ``heatcloak`` of a bundle.

    Attributes:
        folder: where it lies.
        manifest: what ``bundle.json`` says.
        wiped: whether its secrets were wiped after an installation.

    Raises:
        InstallError: it is none, or none that this installer understands.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.sums = self._read_sums()
        self.manifest = self._read_manifest()
        mark = folder / MARK
        # Another bundle's mark may be left where this one was copied to.
        self.wiped = mark.is_file() and mark.read_bytes().strip() == self.digest.encode()

    @property
    def boot(self) -> Path:
        """The boot partition, or what is to become one."""
        return self.folder.parent

    @property
    def digest(self) -> str:
        """What tells this bundle from every other."""
        return hashlib.sha256((self.folder / SUMS).read_bytes()).hexdigest()

    @property
    def config(self) -> list[str]:
        """The names of public configuration files."""
        return list(self.manifest["config"])

    @property
    def secrets(self) -> list[str]:
        """The names of secret files, but for the seed."""
        return list(self.manifest["secrets"])

    @property
    def seed(self) -> str | None:
        """The name of the seed's file, if there is a seed."""
        name = self.manifest["seed"]
        return None if name is None else str(name)

    @property
    def wheels(self) -> list[Path]:
        """The wheels, in the order of their names."""
        names = (Path(name) for name in self.sums if name.startswith("heatcloak/wheels/"))
        return sorted(self.boot / name for name in names if name.suffix == ".whl")

    def secret_files(self) -> list[Path]:
        """All secret files that should be here, or should have been wiped."""
        return [self.boot / name for name in self.sums if name.startswith(SECRETS)]

    def has_secrets(self) -> bool:
        """Whether every secret is here, and whole."""
        return all(_digest(path) == self.sums[self._name(path)] for path in self.secret_files())

    def faults(self) -> list[str]:
        """Files that are missing or damaged, with the reason; what was wiped is none."""
        found = []
        for name, expected in self.sums.items():
            if self.wiped and (name.startswith(SECRETS) or name in CLOUD_INIT):
                continue
            there = _digest(self.boot / name)
            if there != expected:
                found.append(f"{name}: {'missing' if there is None else 'damaged'}")
        return found

    def verify(self) -> list[str]:
        """Refuse a bundle that did not arrive whole.

        Returns:
            What is to be said of files that only cloud-init reads.
        """
        notes = []
        for fault in self.faults():
            if fault.partition(":")[0] not in CLOUD_INIT:
                raise InstallError(f"{fault}: copy the bundle to the boot partition again")
            notes.append(f"{fault}: not as the bundle was made; only cloud-init reads it")
        return notes

    def _name(self, path: Path) -> str:
        return path.relative_to(self.boot).as_posix()

    def _read_sums(self) -> dict[str, str]:
        path = self.folder / SUMS
        try:
            lines = path.read_text(encoding="utf-8").rstrip("\n").split("\n")
        except (OSError, ValueError):
            raise InstallError(f"heatcloak/{SUMS}: can't be read: copy the bundle again, whole") from None
        sums = {}
        for line in lines:
            digest, _, name = line.partition("  ")
            parts = name.split("/")
            if not re.fullmatch("[0-9a-f]{64}", digest) or not all(_NAME.fullmatch(part) for part in parts):
                raise InstallError(f"heatcloak/{SUMS}: malformed: copy the bundle again, whole")
            sums[name] = digest
        return sums

    def _read_manifest(self) -> dict[str, Any]:
        path = self.folder / "bundle.json"
        try:
            manifest = json.loads(path.read_text(encoding="utf-8"))
            known = manifest["format"] == FORMAT
            for key in ("zone", "node", "version", "config", "secrets", "modules"):
                manifest[key]
            manifest.setdefault("seed", None)
        except (OSError, ValueError, KeyError, TypeError):
            raise InstallError("heatcloak/bundle.json: can't be read: copy the bundle again, whole") from None
        if not known:
            raise InstallError("heatcloak/bundle.json: of another format: use the installer beside it")
        return dict(manifest)


def _digest(path: Path) -> str | None:
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        return None
