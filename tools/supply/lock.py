"""Read ``requirements/*.txt``, as ``make lock`` writes them."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
REQUIREMENTS = ROOT / "requirements"

_PIN = re.compile(
    r"(?P<name>[a-z0-9.-]+)(?:\[[a-z0-9,.-]+\])?==(?P<version>[^ ;]+)(?: ; (?P<marker>.+?))? \\"
)
_HASH = re.compile(r"    --hash=sha256:(?P<hash>[0-9a-f]{64})(?: \\)?")
_VIA = re.compile(r"    #(?: via|  ) (?P<name>[a-z0-9.-]+)(?: .*)?")


@dataclass(frozen=True)
class Locked:
    """One locked package.

    Attributes:
        name: normalised, as ``typing-extensions``.
        version: the only one that the lock accepts where ``marker`` holds.
        marker: machines on which it is installed; empty for all.
        hashes: SHA-256 of every file that the lock accepts: wheels for each machine, and the source.
        wanted_by: packages that need it, if the lock lists them (``dev.txt`` does).
    """

    name: str
    version: str
    marker: str
    hashes: tuple[str, ...]
    wanted_by: tuple[str, ...]


def read(name: str) -> list[Locked]:
    """Return the packages of ``requirements/NAME.txt`` in order; one with two markers appears twice.

    Raises:
        ValueError: a line is not one that ``make lock`` writes.
    """
    locked: list[Locked] = []
    pin: re.Match[str] | None = None
    hashes: list[str] = []
    wanted_by: list[str] = []

    def end() -> None:
        if pin:
            marker = pin["marker"] or ""
            locked.append(Locked(pin["name"], pin["version"], marker, tuple(hashes), tuple(wanted_by)))
        hashes.clear()
        wanted_by.clear()

    for number, line in enumerate((REQUIREMENTS / f"{name}.txt").read_text(encoding="utf-8").splitlines(), 1):
        if found := _PIN.fullmatch(line):
            end()
            pin = found
        elif found := _HASH.fullmatch(line):
            hashes.append(found["hash"])
        elif found := _VIA.fullmatch(line):
            wanted_by.append(found["name"])
        elif line.strip() not in ("", "# via") and not line.startswith("# "):
            raise ValueError(f"requirements/{name}.txt:{number}: not a line of `make lock`: {line}")
    end()
    return locked


def shipped() -> list[Locked]:
    """Return the packages of ``make demo`` and of the images: those of ``run.txt`` and ``containers.txt``."""
    found = {(each.name, each.version): each for name in ("run", "containers") for each in read(name)}
    return sorted(found.values(), key=lambda each: each.name)
