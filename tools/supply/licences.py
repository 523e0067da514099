"""Usage: python -m supply.licences PIP..., where PIP runs a pip that reports ``License-Expression``.

Rewrite the table of docs/reference/licences.md: every package of requirements/run.txt and containers.txt, and
its licence.

The metadata come from pip's installation report, which installs nothing and so also covers packages for other
machines than this one.
"""

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from . import lock

PAGE = lock.ROOT / "docs" / "reference" / "licences.md"
HEAD = "| package | version | licence | node | known from |\n|---|---|---|---|---|\n"

DECLARED = "its metadata"
READ = "its licence file"

_REPORT = ["install", "--dry-run", "--ignore-installed", "--quiet", "--report", "-"]
_REPORT += ["--no-deps", "--only-binary", ":all:"]

# Only unambiguous ones: "BSD License" may be any of three, "Apache Software License" of two.
_CLASSIFIERS = {
    "License :: OSI Approved :: ISC License (ISCL)": "ISC",
    "License :: OSI Approved :: MIT License": "MIT",
    "License :: OSI Approved :: Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
_ROW = re.compile(
    r"\| (?P<name>[a-z0-9.-]+) \| (?P<version>\S+) \| (?P<licence>[^|]+) "
    r"\| (?P<node>node)? *\| (?P<source>[^|]+) \|"
)


@dataclass(frozen=True)
class Row:
    """A row of the table.

    Attributes:
        name: as in the lock.
        version: as in the lock.
        licence: an SPDX expression.
        node: whether a node alone needs the package.
        source: ``DECLARED`` by the package, or ``READ`` in its wheel.
    """

    name: str
    version: str
    licence: str
    node: bool
    source: str

    def __str__(self) -> str:
        node = "node " if self.node else ""
        return f"| {self.name} | {self.version} | {self.licence} | {node}| {self.source} |"


def policy() -> dict[str, Any]:
    """Return ``requirements/licences.toml``: ``accepted``, ``accepted_of`` and ``read``."""
    return tomllib.loads((lock.REQUIREMENTS / "licences.toml").read_text(encoding="utf-8"))


def table() -> list[Row]:
    """Return the rows of docs/reference/licences.md."""
    page = PAGE.read_text(encoding="utf-8")
    _, found, rows = page.partition(HEAD)
    if not found:
        raise ValueError(f"{PAGE.name}: the header of the table is missing: restore it")
    matches = [_ROW.fullmatch(line) for line in rows.splitlines()]
    return [
        Row(row["name"], row["version"], row["licence"], bool(row["node"]), row["source"])
        for row in matches
        if row
    ]


def licence_of(
    metadata: Mapping[str, Any], accepted: Sequence[str], read: Mapping[str, str]
) -> tuple[str, str] | None:
    """Return a package's licence as an SPDX expression, and its source; ``None`` if unknown.

    Args:
        metadata: a package's metadata, as JSON.
        accepted: SPDX identifiers to look for where the metadata may contain any text.
        read: licences by package, read in its wheel.
    """
    classifiers = [entry for entry in metadata.get("classifier", []) if entry.startswith("License ::")]
    if expression := metadata.get("license_expression"):
        return expression, DECLARED
    if metadata.get("license") in accepted:
        return metadata["license"], DECLARED
    if len(classifiers) == 1 and classifiers[0] in _CLASSIFIERS:
        return _CLASSIFIERS[classifiers[0]], DECLARED
    name = re.sub(r"[-_.]+", "-", metadata["name"]).lower()
    return (read[name], READ) if name in read else None


def metadata_of(pip: Sequence[str], pins: Sequence[tuple[str, str]]) -> dict[tuple[str, str], dict[str, Any]]:
    """Return pip's metadata of packages, by name and version.

    Args:
        pip: the command.
        pins: names and versions; pip runs once for each version that a name has.

    Raises:
        subprocess.CalledProcessError: pip failed, and printed why.
    """
    found: dict[tuple[str, str], dict[str, Any]] = {}
    left = list(pins)
    while left:
        batch = dict(reversed(left))
        left = [pin for pin in left if pin not in batch.items()]
        pinned = [f"{name}=={version}" for name, version in batch.items()]
        report = subprocess.run([*pip, *_REPORT, *pinned], stdout=subprocess.PIPE, text=True, check=True)
        for item in json.loads(report.stdout)["install"]:
            metadata = item["metadata"]
            found[re.sub(r"[-_.]+", "-", metadata["name"]).lower(), metadata["version"]] = metadata
    return found


def main(pip: list[str]) -> int:
    """Write the table; return 1 and leave it unchanged if a licence is unknown."""
    rules = policy()
    pins = [(package.name, package.version) for package in lock.shipped()]
    node = {package.name for package in lock.read("node")}
    metadata = metadata_of(pip, pins)
    rows: list[Row] = []
    for name, version in pins:
        known = licence_of(metadata[name, version], rules["accepted"], rules["read"])
        if known is None:
            print(
                f"heatcloak: {name} {version} does not declare an SPDX licence: "
                "read its licence file and add it to requirements/licences.toml below [read]",
                file=sys.stderr,
            )
        else:
            rows.append(Row(name, version, known[0], name in node, known[1]))
    if len(rows) < len(pins):
        return 1
    above, _, _ = PAGE.read_text(encoding="utf-8").partition(HEAD)
    PAGE.write_text(above + HEAD + "".join(f"{row}\n" for row in rows), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
