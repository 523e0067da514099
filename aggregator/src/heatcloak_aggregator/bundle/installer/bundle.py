"""Read the bundle, verify that it is complete, and wipe its secrets."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any

from .files import InstallError, destroy, overwrite, put

FORMAT = 1
SUMS = "SHA256SUMS"
MARK = "WIPED"
SECRETS = "heatcloak/secrets/"
CLOUD_INIT = ("user-data", "network-config", "meta-data")
"""Read only by cloud-init; users may edit them."""
_NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.+!-]*")
_PASSWORD_VALUE = re.compile(
    rb"""((?:^|(?<=[\s{,"'-]))(?:password|psk|passwd|plain_text_passwd|hashed_passwd)["']?[ \t]*:[ \t]*)"""
    rb"""([^\r\n]+)""",
    re.MULTILINE,
)
WIPE_WARNING = (
    "flash memory keeps old blocks, which a laboratory may read: "
    "if the card is lost or sold, replace its password and key"
)


class Bundle:
    """The folder ``heatcloak`` of a bundle.

    Attributes:
        folder: its path.
        manifest: the content of ``bundle.json``.
        wiped: whether its secrets were wiped after an installation.

    Raises:
        InstallError: it is not a bundle, or of an unknown format.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.sums = self._read_sums()
        self.manifest = self._read_manifest()
        mark = folder / MARK
        # The mark may be of another bundle that was in this folder before.
        self.wiped = mark.is_file() and mark.read_bytes().strip() == self.digest.encode()

    @property
    def boot(self) -> Path:
        """The boot partition, or a folder to be copied to one."""
        return self.folder.parent

    @property
    def digest(self) -> str:
        """The digest that identifies this bundle."""
        return hashlib.sha256((self.folder / SUMS).read_bytes()).hexdigest()

    @property
    def config(self) -> list[str]:
        """The names of public configuration files."""
        return list(self.manifest["config"])

    @property
    def secrets(self) -> list[str]:
        """The names of secret files, except for the seed."""
        return list(self.manifest["secrets"])

    @property
    def seed(self) -> str | None:
        """The name of the seed's file, if there is a seed."""
        name = self.manifest["seed"]
        return None if name is None else str(name)

    @property
    def wheels(self) -> list[Path]:
        """The wheels, sorted by name."""
        names = (Path(name) for name in self.sums if name.startswith("heatcloak/wheels/"))
        return sorted(self.boot / name for name in names if name.suffix == ".whl")

    def secret_files(self) -> list[Path]:
        """Return the paths of all secret files, present or wiped."""
        return [self.boot / name for name in self.sums if name.startswith(SECRETS)]

    def has_secrets(self) -> bool:
        """Return whether every secret is present and intact."""
        return all(_digest(path) == self.sums[self._name(path)] for path in self.secret_files())

    def faults(self) -> list[str]:
        """Return the missing or damaged files with the reason, except for wiped ones."""
        found = []
        for name, expected in self.sums.items():
            if self.wiped and (name.startswith(SECRETS) or name in CLOUD_INIT):
                continue
            actual = _digest(self.boot / name)
            if actual != expected:
                found.append(f"{name}: {'missing' if actual is None else 'damaged'}")
        return found

    def verify(self) -> list[str]:
        """Raise if a file that the installer needs is missing or damaged.

        Returns:
            Notes on changed files that only cloud-init reads.

        Raises:
            InstallError: a file is missing or damaged.
        """
        notes = []
        for fault in self.faults():
            if fault.partition(":")[0] not in CLOUD_INIT:
                raise InstallError(f"{fault}: copy the whole bundle again")
            notes.append(f"{fault}: differs from the original; only cloud-init reads it")
        return notes

    def _name(self, path: Path) -> str:
        return path.relative_to(self.boot).as_posix()

    def _read_sums(self) -> dict[str, str]:
        path = self.folder / SUMS
        try:
            lines = path.read_text(encoding="utf-8").rstrip("\n").split("\n")
        except (OSError, ValueError):
            raise InstallError(f"heatcloak/{SUMS}: can't be read: copy the whole bundle again") from None
        sums = {}
        for line in lines:
            digest, _, name = line.partition("  ")
            parts = name.split("/")
            if not re.fullmatch("[0-9a-f]{64}", digest) or not all(_NAME.fullmatch(part) for part in parts):
                raise InstallError(f"heatcloak/{SUMS}: malformed: copy the whole bundle again")
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
            raise InstallError("heatcloak/bundle.json: can't be read: copy the whole bundle again") from None
        if not known:
            raise InstallError("heatcloak/bundle.json: unknown format: use the installer of this bundle")
        return dict(manifest)


def wipe(bundle: Bundle) -> list[str]:
    """Overwrite and remove the bundle's secrets, and blank passwords in the files of cloud-init.

    Returns:
        What was wiped.
    """
    # Write the mark first, so that an interrupted run can continue.
    put(bundle.folder / MARK, f"{bundle.digest}\n".encode("ascii"), None)
    wiped = []
    folder = bundle.folder / "secrets"
    for path in sorted(folder.iterdir()) if folder.is_dir() else []:
        destroy(path)
        wiped.append(f"heatcloak/secrets/{path.name}")
    if folder.is_dir():
        folder.rmdir()
    for name in ("network-config", "user-data"):
        path = bundle.boot / name
        if not path.is_file():
            continue
        before = path.read_bytes()
        after = blanked(before)
        if after != before:
            overwrite(path, after)
            wiped.append(f"the passwords in {name}")
    return wiped


def blanked(text: bytes) -> bytes:
    """Return ``text`` with every password replaced by as many letters x."""
    return _PASSWORD_VALUE.sub(lambda match: match[1] + b"x" * len(match[2]), text)


def _digest(path: Path) -> str | None:
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        return None
