"""No text of the project claims more than is promised."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

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
