"""The overview page of several results."""

from __future__ import annotations

import base64
import re
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from heatcloak_lab.experiments.papers import PAPERS
from heatcloak_lab.experiments.report import PAGE, render_overview, write_overview
from heatcloak_lab.experiments.result import Result, Table, Task

EMPTY = {"meta", "img", "br", "hr", "link", "input"}


class Runner:
    """A runner for experiments without draws."""

    trials = seed = 1

    def progress(self, share: float) -> None: ...

    def map(self, tasks: Sequence[Task]) -> list[Any]:
        return [task.function(*task.arguments) for task in tasks]


class Checker(HTMLParser):
    """Fails on a tag that is not closed in order; records tags and attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def values(self, attribute: str) -> list[str]:
        return [str(attrs[attribute]) for _, attrs in self.seen if attribute in attrs]


@pytest.fixture(scope="module")
def results() -> list[Result]:
    """Return two small results, the second with markup in its texts."""
    one, two = (paper for paper in PAPERS if paper.name in ("v1-5a", "v1-5b"))
    first, second = one.run(Runner()), two.run(Runner())
    rows = (
        ("<script>alert(1)</script>", "falling", "a", "b", "holds", 0.01, "x"),
        ("<script>alert(1)</script>", "falling", "a", "c", "not shown", "", "x"),
        ("other", "rising", "a", "c", "does not hold", 0.01, "x"),
    )
    verdicts = Table("verdicts", "caption", second.tables[1].columns, rows)
    tables = (second.tables[0], verdicts, *second.tables[2:])
    return [first, replace(second, title='"Quoted" <b>', tables=tables)]


@pytest.fixture(scope="module")
def page(results: list[Result]) -> str:
    return render_overview(results)


def test_the_page_is_well_formed_with_unique_ids_and_valid_links(page: str) -> None:
    checker = Checker()
    checker.feed(page)
    assert checker.open == []
    ids = checker.values("id")
    assert len(set(ids)) == len(ids)
    assert {link.removeprefix("#") for link in checker.values("href")} <= set(ids)


def test_the_page_is_self_contained(page: str) -> None:
    checker = Checker()
    checker.feed(page)
    assert all(link.startswith("#") for link in checker.values("href"))
    assert all(source.startswith("data:image/svg+xml;base64,") for source in checker.values("src"))
    assert not {"script", "link", "iframe"} & {tag for tag, _ in checker.seen}
    assert "url(" not in page
    assert "@import" not in page


def test_pictures_are_self_contained_svg_with_alternative_text(page: str) -> None:
    checker = Checker()
    checker.feed(page)
    pictures = [attrs for tag, attrs in checker.seen if tag == "img"]
    assert len(pictures) == 2
    for attrs in pictures:
        assert len(str(attrs["alt"])) > 20
        svg = base64.b64decode(str(attrs["src"]).partition(",")[2]).decode()
        root = ET.fromstring(svg)  # noqa: S314
        assert root.tag.endswith("svg")
        assert not re.search(r'href="(?!#)', svg)


def test_decisions_are_marked_by_sign_and_word_not_only_by_colour(page: str) -> None:
    assert '<span class="badge holds">✓ holds</span> on 1 of 2' in page
    assert '<span class="badge open">? not shown</span> on 1 of 2 curves' in page
    assert '<span class="badge fails">✗ does not hold</span> on 1 of 1 curve<' in page
    assert 'It <span class="badge holds">✓ holds</span>: ' in page
    claims = page[page.index('id="all-claims"') :]
    assert claims.count("<tr>") == 1 + 1 + 3
    assert "Errata" in page


def test_titles_and_claims_are_escaped(page: str) -> None:
    assert "<script>" not in page
    assert "&lt;script&gt;" in page
    assert "&#34;Quoted&#34; &lt;b&gt;" in page


def test_the_same_results_give_the_same_page(results: list[Result], page: str, tmp_path: Path) -> None:
    write_overview(results, tmp_path)
    assert (tmp_path / PAGE).read_text(encoding="utf-8") == page


def test_results_without_claims_and_settings_are_rendered(results: list[Result]) -> None:
    checker = Checker()
    checker.feed(render_overview([replace(results[0], tables=(), answer=())]))
    assert checker.open == []
    Checker().feed(render_overview([]))
