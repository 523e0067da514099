#!/opt/heatcloak/bin/python
"""Says which of a zone's secrets a container holds, and whether they are its own. Runs where the secrets are.

Usage: heatcloak-judge SERVICE environment|PLACE, and on standard input what the service holds: its
environment and memory disk as they are, or else a tar stream of its files. Ends with 1 where it holds more
than it may, or where nothing could be searched.
"""

import json
import re
import subprocess
import sys
from typing import Any

SECRETS = ["/heatcloak/keys/ring.key", "--root", "/heatcloak/keys/root.key", "--zone", "/heatcloak/zone.toml"]
OWN = {
    "fleet": re.compile(r"(heatcloak/)?nodes/(?P<node>[^/]+)/seed\.key"),
    "node": re.compile(r"heatcloak/seed\.key"),
}
"""Where a node's own key may lie; elsewhere, and in any other service, no secret may."""


def main(service: str, place: str) -> int:
    """Print one line. Returns 0, or 1 where something is wrong."""
    source = ["-"] if place == "environment" else ["--tar", "-"]
    command = ["heatcloak", "keys", "search", *SECRETS, *source, "--json"]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=False)  # noqa: S603
    if done.returncode not in (0, 1):
        print(f"  {service:<11} {place:<18} WRONG: it could not be searched")
        return 1
    answer = json.loads(done.stdout)
    searched, found = answer["searched"], answer["found"]
    nodes = {each["node"] for each in found if is_own(service, each)}
    strange = [each for each in found if not is_own(service, each)]
    if service == "node" and len(nodes) > 1:
        strange = found
    text = "none" if not found else f"{len(nodes)}, each its own node's"
    if strange:
        told = {f"{each.get('node') or each['what']} in {each['where']}" for each in strange}
        text = f"WRONG: {', '.join(sorted(told)[:5])}"
    size = f"{searched['files']:>6} files, {searched['bytes'] / 1e6:6.1f} MB"
    print(f"  {service:<11} {place:<18} {size}, {searched['secrets']} secrets looked for: {text}")
    return 1 if strange else 0


def is_own(service: str, finding: dict[str, Any]) -> bool:
    """Whether ``finding`` is a node's key in the place of this node's key."""
    place = OWN.get(service)
    match = place.fullmatch(finding["where"].lstrip("./")) if place else None
    return match is not None and match.groupdict().get("node", finding.get("node")) == finding.get("node")


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
