#!/opt/heatcloak/bin/python
"""Report which secrets of the zone a container holds, and whether it may hold them.

Usage: heatcloak-judge SERVICE environment|PATH

Standard input is the description of the container as text, or a tar stream of PATH in it. Exits with 1 if
the container holds a secret that it must not hold, lacks one that it must hold, or could not be searched.
Runs in the trusted party's container: the secrets stay there.
"""

import json
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from heatcloak_shared.zone import load_zone

HOME = Path("/heatcloak")
SECRETS = [f"{HOME}/keys/ring.key", "--root", f"{HOME}/keys/root.key", "--zone", f"{HOME}/zone.toml"]
OWN = {
    "fleet": re.compile(r"(heatcloak/)?nodes/(?P<node>[^/]+)/seed\.key"),
    "node": re.compile(r"heatcloak/(?P<node>)seed\.key"),
}
"""The only files that may hold a secret: a node's own key."""
KEY_PATHS = {"fleet": ("files", "/heatcloak/nodes"), "node": ("files", "/heatcloak")}
"""The parts of these services that hold the keys."""
END_MARKER = b"end of description"


def main(service: str, part: str) -> int:
    """Print one line. Return 0, or 1 if something is wrong."""
    text = sys.stdin.buffer.read() if part == "environment" else None
    source = ["--tar", "-"] if text is None else ["-"]
    done = subprocess.run(  # noqa: S603  a command of this project
        ["/opt/heatcloak/bin/heatcloak", "keys", "search", *SECRETS, *source, "--json"],
        input=text,
        stdout=subprocess.PIPE,
        check=False,
    )
    try:
        answer = json.loads(done.stdout)
    except ValueError:
        answer = None
    if text is not None and not text.endswith(END_MARKER):
        answer = None
    if answer is None:
        print(f"  {service:<11} {part:<20} WRONG: could not be searched")
        return 1
    zone = load_zone(HOME / "zone.toml")
    wrong = find_fault(service, part, zone.nodes, answer, runs_alone=zone.domain.nodes_simulate)
    searched, own = answer["searched"], {each.get("node") for each in answer["found"]}
    held = f"{len(own)}, each its own node's" if own else "none"
    size = f"{searched['files']:>6} files, {searched['bytes'] / 1e6:6.1f} MB"
    packed = f" ({searched['compressed']} compressed, not opened)" if searched["compressed"] else ""
    verdict = f"WRONG: {wrong}" if wrong else held
    print(f"  {service:<11} {part:<20} {size}{packed}, {searched['secrets']} secrets looked for: {verdict}")
    return 1 if wrong else 0


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
    sys.exit(main(*sys.argv[1:]))
