#!/opt/heatcloak/bin/python
"""Says which of a zone's secrets a container holds, and whether they are its own. Runs where the secrets are.

Usage: heatcloak-judge SERVICE environment|PLACE, and on standard input what the service holds: what is known
of it as text, or else a tar stream of its files. Ends with 1 where it holds more than it may, or less than it
must, or where not all of it could be searched.
"""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

HERE = Path("/heatcloak")
SECRETS = [f"{HERE}/keys/ring.key", "--root", f"{HERE}/keys/root.key", "--zone", f"{HERE}/zone.toml"]
OWN = {
    "fleet": re.compile(r"(heatcloak/)?nodes/(?P<node>[^/]+)/seed\.key"),
    "node": re.compile(r"heatcloak/(?P<node>)seed\.key"),
}
"""Where a node's own key must lie; elsewhere, and in any other service, no secret may."""
HOLDING = {"fleet": ("files", "/heatcloak/nodes"), "node": ("files", "/heatcloak")}
"""What of these services holds the keys."""
LAST_WORDS = b"and that is all"


def main(service: str, place: str) -> int:
    """Print one line. Returns 0, or 1 where something is wrong."""
    text = sys.stdin.buffer.read() if place == "environment" else None
    source = ["--tar", "-"] if text is None else ["-"]
    done = subprocess.run(  # noqa: S603  our own command
        ["/opt/heatcloak/bin/heatcloak", "keys", "search", *SECRETS, *source, "--json"],
        input=text,
        stdout=subprocess.PIPE,
        check=False,
    )
    try:
        answer = json.loads(done.stdout)
    except ValueError:
        answer = None
    if text is not None and not text.endswith(LAST_WORDS):
        answer = None
    if answer is None:
        print(f"  {service:<11} {place:<20} WRONG: it could not be searched")
        return 1
    with (HERE / "zone.toml").open("rb") as file:
        nodes: list[str] = tomllib.load(file)["sensors"]["nodes"]
    wrong = fault(service, place, nodes, answer)
    searched, own = answer["searched"], {each.get("node") for each in answer["found"]}
    held = f"{len(own)}, each its own node's" if own else "none"
    size = f"{searched['files']:>6} files, {searched['bytes'] / 1e6:6.1f} MB"
    packed = f" ({searched['compressed']} packed, not opened)" if searched["compressed"] else ""
    verdict = f"WRONG: {wrong}" if wrong else held
    print(f"  {service:<11} {place:<20} {size}{packed}, {searched['secrets']} secrets looked for: {verdict}")
    return 1 if wrong else 0


def fault(service: str, place: str, nodes: list[str], answer: dict[str, Any]) -> str | None:
    """What is wrong with what ``heatcloak keys search`` answered of a part of a service, if anything.

    The first node of the zone runs in the service ``node``, the others in ``fleet``.
    """
    # A volume that holds nothing at all yet is nothing to be searched, and nothing to be wrong.
    is_empty = not answer["searched"]["bytes"] and place.startswith("/")
    if answer["unread"] and not is_empty:
        told = [f"{each['where']}: {each['why']}" for each in answer["unread"][:3]]
        return f"not all of it could be searched: {'; '.join(told)}"
    strange = sorted({said(each) for each in answer["found"] if owner(service, each) is None})
    if strange:
        return ", ".join(strange[:5])
    due = {"fleet": set(nodes[1:]), "node": set(nodes[:1])}.get(service, set())
    if place not in HOLDING.get(service, ()):
        due = set()
    held = {each["node"] for each in answer["found"]}
    if held != due:
        return f"{len(held)} nodes' keys were found, and {len(due)} should be there: was all of it searched?"
    return None


def owner(service: str, finding: dict[str, Any]) -> str | None:
    """The node whose own key ``finding`` is, in the place for that; None of any other secret."""
    match = OWN[service].fullmatch(finding["where"].lstrip("./")) if service in OWN else None
    if match is None or finding["what"] != "node" or match["node"] not in ("", finding["node"]):
        return None
    return str(finding["node"])


def said(finding: dict[str, Any]) -> str:
    """A finding in words."""
    return f"{finding.get('node', finding['what'])} in {finding['where']}"


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
