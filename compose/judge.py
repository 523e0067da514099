#!/opt/heatcloak/bin/python
"""Report which secrets of the zones a container holds, and whether it may hold them.

Usage: heatcloak-judge SERVICE environment|PATH

Standard input is the description of the container as text, or a tar stream of PATH in it. Exits with 1 if
the container holds a secret that it must not hold, lacks one that it must hold, or could not be searched.
Runs in the trusted party's container: the secrets stay there.
"""

import io
import re
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from heatcloak_aggregator.trusted.file_search import FileSearch, SecretName, zone_secrets
from heatcloak_aggregator.trusted.keyring import load_keyring
from heatcloak_aggregator.trusted.keys import load_root
from heatcloak_aggregator.trusted.secret_search import SecretSearch
from heatcloak_shared.errors import HeatcloakError
from heatcloak_shared.zone import Zone, load_zone

HOME = Path("/heatcloak")
OWN = {
    "fleet": re.compile(r"(heatcloak/)?nodes/(?P<node>[^/]+(/[^/]+)?)/seed\.key"),
    "node": re.compile(r"heatcloak/(?P<node>)seed\.key"),
}
"""The only files that may hold a secret: a node's own key."""
KEY_PATHS = {"fleet": ("files", "/heatcloak/nodes"), "node": ("files", "/heatcloak")}
"""The parts of these services that hold the keys."""
END_MARKER = b"end of description"
STANDARD_INPUT = "standard input"


def main(service: str, part: str) -> int:
    """Print one line. Return 0, or 1 if something is wrong."""
    secrets: dict[bytes, SecretName] = {}
    nodes: list[str] = []
    city = sorted((HOME / "zones").glob("*.toml"))
    runs_alone = False
    for file in city or [HOME / "zone.toml"]:
        zone = load_zone(file)
        # In a city, nodes are called ZONE/NODE.
        prefix = f"{zone.name}/" if city else ""
        secrets |= secrets_of(zone, HOME / "keys" / (zone.name if city else ""), prefix)
        nodes += [prefix + node for node in zone.nodes]
        runs_alone = not city and zone.domain.nodes_simulate
    answer = search(secrets, is_tar=part != "environment")
    if answer is None:
        print(f"  {service:<12} {part:<20} WRONG: could not be searched")
        return 1
    wrong = find_fault(service, part, nodes, answer, runs_alone=runs_alone)
    searched, own = answer["searched"], {each.get("node") for each in answer["found"]}
    held = f"{len(own)}, each its own node's" if own else "none"
    size = f"{searched['files']:>6} files, {searched['bytes'] / 1e6:6.1f} MB"
    packed = f" ({searched['compressed']} compressed, not opened)" if searched["compressed"] else ""
    verdict = f"WRONG: {wrong}" if wrong else held
    print(f"  {service:<12} {part:<20} {size}{packed}, {searched['secrets']} secrets looked for: {verdict}")
    return 1 if wrong else 0


def secrets_of(zone: Zone, keys: Path, prefix: str) -> dict[bytes, SecretName]:
    """Return root and keys of a zone up to the next epoch; names of nodes begin with ``prefix``."""
    ring = load_keyring(keys / "ring.key")
    # A node whose clock is fast may have the next key already.
    last = max(ring.first_epoch, ring.epochs.of(zone.schedule.round_of(time.time())) + 1)
    return {
        secret: name if name.node is None else replace(name, node=prefix + name.node)
        for secret, name in zone_secrets(ring, load_root(keys / "root.key"), last).items()
    }


def search(secrets: dict[bytes, SecretName], *, is_tar: bool) -> dict[str, Any] | None:
    """Return what of ``secrets`` standard input holds; None if it is a description without its end."""
    files = FileSearch(SecretSearch(secrets))
    if is_tar:
        with open(0, "rb") as stream:
            files.search_tar(stream, STANDARD_INPUT)
    else:
        text = sys.stdin.buffer.read()
        if not text.endswith(END_MARKER):
            return None
        files.search_stream(io.BufferedReader(io.BytesIO(text)), STANDARD_INPUT)
    report = files.report
    return {
        "searched": {
            "files": report.files,
            "bytes": report.size,
            "secrets": len(secrets),
            "compressed": report.compressed,
        },
        "found": [{"where": each.where, **each.secret.as_json()} for each in report.found],
        "unread": [{"where": where, "why": why} for where, why in report.unread],
    }


def find_fault(
    service: str, part: str, nodes: Sequence[str], answer: dict[str, Any], *, runs_alone: bool = True
) -> str | None:
    """Return what is wrong with the answer of ``heatcloak keys search`` about a part of a service, or None.

    If ``runs_alone``, the first node of the zone runs in the service ``node``; the others run in ``fleet``.
    """
    # A volume may be empty: the search then reports that it found nothing to read.
    is_empty = not answer["searched"]["bytes"] and part.startswith("/")
    if answer["unread"] and not is_empty:
        unread = [f"{each['where']}: {each['why']}" for each in answer["unread"][:3]]
        return f"not all of it could be searched: {'; '.join(unread)}"
    misplaced = sorted({describe(each) for each in answer["found"] if owner(service, each) is None})
    if misplaced:
        return ", ".join(misplaced[:5])
    alone = int(runs_alone)
    expected = {"fleet": set(nodes[alone:]), "node": set(nodes[:alone])}.get(service, set())
    if part not in KEY_PATHS.get(service, ()):
        expected = set()
    held = {each["node"] for each in answer["found"]}
    if held != expected:
        return f"found the keys of {len(held)} nodes, expected {len(expected)}: was all of it searched?"
    return None


def owner(service: str, finding: dict[str, Any]) -> str | None:
    """Return the node whose own key ``finding`` is, if it is in the right file; otherwise None."""
    match = OWN[service].fullmatch(finding["where"].lstrip("./")) if service in OWN else None
    if match is None or finding["what"] != "node" or match["node"] not in ("", finding["node"]):
        return None
    return str(finding["node"])


def describe(finding: dict[str, Any]) -> str:
    """Return a finding in words."""
    return f"{finding.get('node', finding['what'])} in {finding['where']}"


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except HeatcloakError as error:
        sys.exit(f"  WRONG: could not search: {error}")
