"""Write the bundles of all nodes of a zone: all of them, or none if one is refused."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from heatcloak_aggregator.bundle.checks import node_checks
from heatcloak_aggregator.bundle.hardware import check_fitted_sensor
from heatcloak_aggregator.bundle.provisioned import load_provisioned_zone
from heatcloak_aggregator.bundle.writer import (
    BundleRequest,
    Draft,
    build_wheels,
    check_out,
    draft_bundle,
    is_replaceable,
    refusal,
    replace_bundle,
    write_draft,
    write_failures,
)
from heatcloak_aggregator.fit.fitted_zone import greatest_gain_first
from heatcloak_shared.errors import ConfigError, HeatcloakError
from heatcloak_shared.sanitize import listed
from heatcloak_shared.zone import Zone

_WRITTEN = 0.8
"""Share of the work that is done when all bundles are written, and not yet checked."""
_LISTED = 3


class ZoneBundles(NamedTuple):
    """The written bundles of a zone.

    Attributes:
        zone: the zone.
        manifests: the manifest of each bundle, by the node's id.
        left: names of earlier bundles in the folder, of nodes that are not in the zone.
    """

    zone: Zone
    manifests: dict[str, dict[str, Any]]
    left: list[str]


def write_zone_bundles(
    request: BundleRequest, out: Path, on_progress: Callable[[float], None] = lambda share: None
) -> ZoneBundles:
    """Write a bundle for each node of the zone into the folder ``out``, under the node's id.

    All bundles are checked before the first one is moved to its place. Earlier bundles are replaced.

    Args:
        request: the request; its ``node`` is ignored.
        out: a folder that is new, empty, or contains only such bundles.
        on_progress: called from time to time with the share of the work done, from 0 to 1.

    Raises:
        ConfigError: the request is inconsistent, or a node would refuse its configuration. Nothing is
            written.
        ZoneError: the zone file is wrong.
    """
    zone = load_provisioned_zone(request.provisioned)
    if request.fit is not None:
        check_fitted_sensor(request.fit, zone, request.sensor)
    left = _earlier_bundles(out, zone.nodes)
    drafts, problems = dict[str, Draft](), dict[str, str]()
    for node in zone.nodes:
        try:
            check_out(out / node)
            drafts[node] = draft_bundle(replace(request, node=node))
        except HeatcloakError as error:
            problems[node] = str(error)
    _refuse(problems, request, zone)
    is_new = not out.exists()
    try:
        with write_failures(out):
            manifests = _write(drafts, request, zone, out, on_progress)
    except ConfigError:
        if is_new:
            with suppress(OSError):
                out.rmdir()
        raise
    return ZoneBundles(zone, manifests, left)


def _write(
    drafts: Mapping[str, Draft],
    request: BundleRequest,
    zone: Zone,
    out: Path,
    on_progress: Callable[[float], None],
) -> dict[str, dict[str, Any]]:
    out.mkdir(mode=0o700, parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=out, prefix=".new.") as temporary:
        bundles = Path(temporary) / "bundles"
        bundles.mkdir()
        wheels = build_wheels(Path(temporary) / "wheels", request.sensor)
        manifests = {}
        for number, (node, draft) in enumerate(drafts.items()):
            on_progress(_WRITTEN * number / len(drafts))
            manifests[node] = write_draft(bundles / node, draft, wheels)
        on_progress(_WRITTEN)
        answers = node_checks([bundles / node / "heatcloak" for node in drafts])
        refused = dict(zip(drafts, answers, strict=True))
        _refuse({node: refusal(why) for node, why in refused.items() if why is not None}, request, zone)
        for node in drafts:
            replace_bundle(out / node, bundles / node)
        on_progress(1.0)
    return manifests


def _earlier_bundles(out: Path, nodes: Sequence[str]) -> list[str]:
    """Return the names in ``out`` of bundles of other nodes.

    Raises:
        ConfigError: there are other files.
    """
    if not out.exists():
        return []
    with write_failures(out):
        others = sorted({path.name for path in out.iterdir()} - {*nodes})
        for name in others:
            if (out / name).is_symlink() or not is_replaceable(out / name):
                raise ConfigError(
                    f"--out {out}: contains other files, such as {name!r}: move them away, or give a new "
                    "folder"
                )
    return [name for name in others if (out / name / "heatcloak").is_dir()]


def _refuse(problems: Mapping[str, str], request: BundleRequest, zone: Zone) -> None:
    """Raise if there are problems, with the reasons of the first nodes."""
    if not problems:
        return
    if len(problems) == len(zone.nodes) and len({*problems.values()}) == 1:
        raise ConfigError(problems[zone.nodes[0]])
    named: dict[str, list[str]] = {}
    # The node with the greatest gain names the resolution that the zone needs for all of them.
    for node in greatest_gain_first(list(problems), request.fit):
        named.setdefault(problems[node], []).append(node)
    shown = list(named.items())[:_LISTED]
    texts = [f"{listed(nodes)}: {reason}" for reason, nodes in shown]
    left_out = len(problems) - sum(len(nodes) for _, nodes in shown)
    if left_out:
        texts.append(f"and {left_out} more")
    count = f"{len(problems)} of {len(zone.nodes)} nodes refused, nothing written"
    raise ConfigError(f"{count}: {'; '.join(texts)}")
