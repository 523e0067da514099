"""The documentation names things that exist, and is complete."""

from __future__ import annotations

import ast
import re
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_shared import decode_reading
from heatcloak_shared.wire import (
    decode_estimate,
    decode_heatmap_estimate,
    decode_heatmap_report,
    decode_position_estimate,
    decode_position_report,
    encode_estimate,
    encode_heatmap_estimate,
    encode_position_estimate,
    encode_release,
)
from heatcloak_shared.zone import parse_any_zone, render_zone

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PLUGIN = ROOT / "tests" / "plugins" / "ring"
PAGES = [*ROOT.glob("*.md"), *DOCS.glob("**/*.md"), ROOT / "mosquitto" / "README.md"]
OFF_SITE = [ROOT / folder / "README.md" for folder in (".", "shared", "node", "aggregator", "lab")]
"""Pages that `make docs`, which checks all other links, does not build."""
_LINK = re.compile(r"\]\(([^()\s]+)\)")
_CODE = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)


def _exists(dotted: str) -> bool:
    """Return whether a dotted name is a module, or something that a module defines."""
    parent, _, name = dotted.rpartition(".")
    try:
        if find_spec(dotted) is not None:
            return True
    except ModuleNotFoundError:  # the parent is a module without modules of its own, or does not exist
        pass
    try:
        spec = find_spec(parent)
    except ModuleNotFoundError:
        return False
    if spec is None or spec.origin is None:
        return False
    files = [Path(spec.origin), Path(spec.origin).with_suffix(".pyi")]
    return any(name in _defined(file) for file in files if file.exists())


def _defined(file: Path) -> set[str]:
    """Return the names that a module defines or imports at its top level, also for type checkers only."""
    names: set[str] = set()
    nodes = list(ast.parse(file.read_text("utf-8")).body)
    for node in nodes:
        if isinstance(node, ast.If):
            nodes += node.body
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            names |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names |= {target.id for target in targets if isinstance(target, ast.Name)}
    return names


def _anchors(page: Path) -> set[str]:
    """Return the anchors of a page's headings, as MkDocs and code hosts make them."""
    text = _CODE.sub("", page.read_text("utf-8"))
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\s-]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", OFF_SITE, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_of_a_page_lead_to_files_and_headings(page: Path) -> None:
    for target in _LINK.findall(_CODE.sub("", page.read_text("utf-8"))):
        path, _, anchor = target.partition("#")
        if "://" in target:
            continue
        file = (page.parent / path).resolve() if path else page
        assert file.exists(), target
        if anchor and file.suffix == ".md":
            assert anchor in _anchors(file), target


def test_modules_that_pages_name_exist() -> None:
    named = {
        (page.relative_to(ROOT), dotted)
        for page in PAGES
        if page.name != "CHANGELOG.md"
        for dotted in re.findall(
            r"\b(heatcloak_(?:shared|node|aggregator|lab)(?:\.\w+)*)", page.read_text("utf-8")
        )
        if dotted.count(".")
    }
    assert [each for each in sorted(named) if not _exists(each[1])] == []


def test_files_that_pages_name_exist() -> None:
    named = {
        (page.relative_to(ROOT), path)
        for page in PAGES
        if page.name != "CHANGELOG.md"
        for path in re.findall(
            r"`((?:tests|tools|compose|requirements|docs|mosquitto)/[\w./-]+)`", page.read_text("utf-8")
        )
    }
    assert [each for each in sorted(named) if not (ROOT / each[1]).exists()] == []


@pytest.mark.parametrize(
    ("guide", "module"),
    [("add-a-sensor", "sensor"), ("add-a-recovery-method", "method"), ("add-a-domain", "domain")],
)
def test_a_guide_quotes_the_example_plugin(guide: str, module: str) -> None:
    page = (DOCS / "how-to" / f"{guide}.md").read_text("utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert code == (PLUGIN / "src" / "heatcloak_ring" / f"{module}.py").read_text("utf-8")
    (block,) = re.findall(r"```toml\n(\[project\.entry-points.*?)```", page, re.DOTALL)
    registered = tomllib.loads((PLUGIN / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"]
    assert tomllib.loads(block)["project"]["entry-points"].items() <= registered.items()


def test_the_reference_shows_the_file_of_the_default_zone() -> None:
    """But for the comments and the list of nodes, which is shortened."""
    page = (DOCS / "reference" / "zone-file.md").read_text("utf-8")
    shown, of_heatmaps = re.findall(r"```toml\n(format = .*?)```", page, re.DOTALL)
    assert parse_any_zone(of_heatmaps.encode()).kind == "heatmap"
    table, zone = tomllib.loads(shown), new_zone()
    assert tuple(table["sensors"]["nodes"]) == zone.nodes[:3]
    table["sensors"]["nodes"] = list(zone.nodes)
    assert table == tomllib.loads(render_zone(zone))
    uniform = new_zone(shape="uniform").noise
    for name in ("sensitivity", "step"):
        assert f"`{name} = {getattr(uniform, name)!r}`" in page
    assert f"`sigma_ticks = {uniform.sigma_ticks[0]}`" in page


def test_the_reference_shows_a_reading_with_the_nodes_own_scale() -> None:
    page = (DOCS / "reference" / "wire.md").read_text("utf-8")
    (shown,) = re.findall(r"## reading\n\n```json\n(.*?)\n```", page)
    reading, zone = decode_reading(shown.encode()), new_zone()
    assert (reading.step, reading.sigma_ticks) == (zone.noise.step, zone.sigma_ticks_of(reading.node))


def test_the_reference_shows_estimates() -> None:
    page = (DOCS / "reference" / "wire.md").read_text("utf-8")
    (shown,) = re.findall(r"## estimate\n\n```json\n(.*?)\n```", page, re.DOTALL)
    for line in shown.splitlines():
        assert encode_estimate(decode_estimate(line.encode())).decode() == line


def test_the_reference_shows_a_heatmap_report() -> None:
    page = (DOCS / "reference" / "wire.md").read_text("utf-8")
    (shown,) = re.findall(r"## heatmap\n\n```json\n(.*?)\n```", page)
    report = decode_heatmap_report(shown.encode())
    assert encode_release(report).decode() == shown
    assert report.t == (report.round + 0.5) * 3600.0
    (shown,) = re.findall(r"## estimate of a heatmap zone\n\n```json\n(.*?)\n```", page)
    estimate = decode_heatmap_estimate(shown.encode())
    assert encode_heatmap_estimate(estimate).decode() == shown


def test_the_reference_shows_a_position_report() -> None:
    page = (DOCS / "reference" / "wire.md").read_text("utf-8")
    (shown,) = re.findall(r"## position\n\n```json\n(.*?)\n```", page)
    report = decode_position_report(shown.encode())
    assert encode_release(report).decode() == shown
    assert report.t == (report.round + 0.5) * 60.0
    (shown,) = re.findall(r"## estimate of a position zone\n\n```json\n(.*?)\n```", page)
    estimate = decode_position_estimate(shown.encode())
    assert encode_position_estimate(estimate).decode() == shown


def test_the_site_is_configured_to_load_nothing_from_other_hosts() -> None:
    text = (ROOT / "mkdocs.yml").read_text("utf-8")
    assert "font: false" in text
    assert not re.search(r"https?://", text)
