"""No text of the project claims more than is promised."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

ROOT = Path(__file__).parent.parent
CLAIMS = re.compile(
    r"(?:no|any)(?:body|\s+one)\s+can\s+(?:place|recover\s+more|say\s+at\s+which)"
    r"|(?:no|any)body\s+can\s+do\s+in\s+one\s+round|how\s+well\s+anybody\s+(?:who\s+\w+\s+the\s+model\s+)?can\s+place"
    r"|most\s+that\s+anybody\s+can\s+be\s+right",
    re.IGNORECASE,
)


def _texts() -> Iterator[Path]:
    yield from ROOT.glob("*.md")
    yield from (ROOT / "docs").glob("**/*.md")
    for part in ("shared", "node", "aggregator", "lab", "compose"):
        yield from (ROOT / part).glob("**/*.py")


def test_no_text_presents_the_average_accuracy_as_a_bound() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {match[0]!r}"
        for path in _texts()
        # A line break in prose or between two literals counts as a space.
        for match in CLAIMS.finditer(re.sub(r'"?\s*\n\s*"?', " ", path.read_text(encoding="utf-8")))
    ]
    assert found == []


@pytest.mark.parametrize(
    "claim",
    [
        "Nobody can place a single source better than about ±0.042",
        "about how well anybody who trusts the model can place a single source",
        "the most that anybody can be right with",
    ],
)
def test_the_search_finds_such_claims(claim: str) -> None:
    assert CLAIMS.search(claim)


def test_the_costs_of_several_zones_in_the_docs_are_those_of_an_exact_conversion() -> None:
    """Canonne, Kamath & Steinke 2020, Corollary 13, by a grid over a; rounded up in the second decimal."""
    text = (ROOT / "docs" / "explanation" / "privacy.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+) \| (\d\.\d{3}) \| (\d+\.\d\d) \|$", text, re.MULTILINE)
    assert [int(zones) for zones, *_ in rows] == [1, 2, 3, 5]
    one = 20 * (0.135918 + 2**-11 * 50**0.5) ** 2 / (2 * (1478 * 2**-11) ** 2)
    a = 1.0 + np.arange(1, 200_000) * 5e-4
    for zones, rho, epsilon in rows:
        assert float(rho) == pytest.approx(int(zones) * one, abs=1e-3)
        logs = (a - 1) * (a * int(zones) * one - float(epsilon)) - np.log(a - 1) + a * np.log1p(-1 / a)
        assert np.exp(logs.min()) <= 1e-5, "not too small"
        less = logs + (a - 1) * 0.02
        assert np.exp(less.min()) > 1e-5, "and not more than two hundredths too large"
    for page in ("README.md", "SECURITY.md"):
        assert "5.96" in (ROOT / page).read_text(encoding="utf-8")
