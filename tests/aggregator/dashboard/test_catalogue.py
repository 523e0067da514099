"""Texts, numbers and times of the dashboard."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.dashboard.catalogue import (
    Catalogue,
    catalogue,
    duration,
    iso,
    languages,
    number,
    percent,
    preferred,
    utc,
)
from heatcloak_aggregator.dashboard.rendering import environment

PACKAGE = Path(str(files("heatcloak_aggregator.dashboard")))
TEMPLATES = sorted((PACKAGE / "templates").rglob("*.html"))
CODE = re.compile(r"\{%.*?%\}|\{\{.*?\}\}|\{#.*?#\}|<pre>.*?</pre>", re.DOTALL)
TAG = re.compile(r"<[^>]*>")
KEY = re.compile(r"""\bt\(\s*["']([a-z_.]+)["'](?!\s*~)""")
SENTENCE = re.compile(r"""Sentence\(\s*["']([a-z_.]+)["']""")
CONDITION = re.compile(r"""Condition\(\s*Level\.\w+,\s*["']([a-z_.]+)["']""")


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda path: path.stem)
def test_templates_have_no_text_of_their_own(template: Path) -> None:
    words = re.findall(r"[A-Za-z]{2,}", TAG.sub(" ", CODE.sub(" ", template.read_text(encoding="utf-8"))))
    assert not words


def used_keys() -> set[str]:
    found = {key for path in TEMPLATES for key in KEY.findall(path.read_text(encoding="utf-8"))}
    for path in PACKAGE.rglob("*.py"):
        code = path.read_text(encoding="utf-8")
        found |= {*SENTENCE.findall(code)} | {f"condition.{key}" for key in CONDITION.findall(code)}
    return found


def test_every_used_text_exists() -> None:
    texts = catalogue().texts
    missing = {key for key in used_keys() if key not in texts and f"{key}.other" not in texts}
    assert len(used_keys()) > 100
    assert not missing


@pytest.mark.parametrize("language", languages())
def test_translations_have_the_parameters_of_the_english_texts(language: str) -> None:
    for key, text in catalogue(language).texts.items():
        expected = set(re.findall(r"\{(\w+)\}", catalogue().texts[key]))
        assert set(re.findall(r"\{(\w+)\}", text)) <= expected | {"n"}, key


def test_a_count_chooses_the_variant_of_a_text() -> None:
    t = Catalogue("en", {"node.one": "one node", "node.other": "{n} nodes"})
    assert [t("node", n=n) for n in (0, 1, 2)] == ["0 nodes", "one node", "2 nodes"]


def test_unknown_languages_get_english() -> None:
    for header in ("", "xx, yy;q=0.5", "en-GB", "../en", "x" * 10_000):
        assert preferred(header).language == "en"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0.0, "0"),
        (1.0, "1"),
        (0.123456, "0.123"),
        (-1.5, "−1.5"),
        (1234.0, "1234"),
        (1e-5, "10⁻⁵"),
        (2.5e-7, "2.5 · 10⁻⁷"),
        (-0.0, "0"),
        (1e9, "10⁹"),
        (float("nan"), "–"),
        (float("inf"), "–"),
    ],
)
def test_numbers_are_written_as_people_do(value: float, text: str) -> None:
    assert number(value) == text


@given(st.floats(allow_nan=True, allow_infinity=True))
def test_every_number_has_a_text(value: float) -> None:
    assert number(value)


def test_only_certainty_is_a_hundred_percent() -> None:
    assert (percent(0.9999), percent(1.0), percent(0.0), percent(0.29)) == tuple(
        f"{each}\N{NO-BREAK SPACE}%" for each in (99, 100, 0, 29)
    )


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0.5, "0.5 s"), (1.0, "1 s"), (59.7, "1 min"), (3661.0, "1 h 1 min"), (90000.0, "1 d 1 h")],
)
def test_durations_have_two_units(seconds: float, text: str) -> None:
    assert duration(seconds) == text


@given(st.floats(allow_nan=False))
def test_times_beyond_the_calendar_are_no_error(seconds: float) -> None:
    assert iso(seconds) == "" or iso(seconds).endswith("Z")
    assert utc(seconds)


def test_templates_escape_every_text() -> None:
    assert environment().autoescape is True
    unescaped = {
        name
        for path in TEMPLATES
        for name in re.findall(r"\{\{\s*([^}]*?)\s*\|\s*safe", path.read_text(encoding="utf-8"))
    }
    # Parts of pages that another template has rendered.
    assert unescaped <= {"live", "shown"}
