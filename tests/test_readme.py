"""The examples of the README and of the page on recovery work."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_shared.scenario import load_scenario
from heatcloak_shared.zone import promise_in_words

ROOT = Path(__file__).parent.parent
RECOVERY = (ROOT / "docs" / "explanation" / "recovery.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_example_runs() -> None:
    """Five lines of code after the imports; they print what the README says, near the two people."""
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len([line for line in code.splitlines() if line.strip() and "import" not in line]) <= 5
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, "README.md", "exec"), {})  # noqa: S102
    status, found = printed.getvalue().split(maxsplit=1)
    assert f"`{status} {found.strip()}`" in README
    assert status == "optimal"
    assert all(min(abs(int(place) - 24), abs(int(place) - 76)) <= 5 for place in re.findall(r"\d+", found))


def test_the_examples_of_recovery_run() -> None:
    """The posterior is the closest, also with a drift; its regions contain people, and both are followed."""
    names: dict[str, object] = {}
    one_round, warm, several = (
        _printed(code, names) for code in re.findall(r"```python\n(.*?)```", RECOVERY, re.DOTALL)
    )
    pursued, likeliest, nearest, *regions = one_round.splitlines()
    assert float(nearest.split()[0]) <= min(float(pursued), float(likeliest))
    assert float(warm) <= float(pursued)
    ends = [re.match(r"(\S+)–(\S+) contains a person", region) for region in regions]
    assert len(ends) == 2
    for end, place in zip(ends, (0.24, 0.76), strict=True):
        assert end is not None
        assert float(end[1]) - 0.05 < place < float(end[2]) + 0.05
    *people, latest = several.splitlines()
    assert latest == "5"
    bands = sorted(re.findall(r"\d+ (\S+)–(\S+) (\S+)", person)[0] for person in people)
    assert len(bands) == 2
    for (low, high, probability), place in zip(bands, (0.24, 0.76), strict=True):
        assert float(low) - 0.05 < place < float(high) + 0.05
        assert float(probability) > 0.9


def _printed(code: str, names: dict[str, object]) -> str:
    """Run an example, which may use the names of earlier ones, and return what it prints."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, "recovery.md", "exec"), names)  # noqa: S102
    return printed.getvalue()


def test_the_figures_of_the_promise_are_those_of_the_default_zone() -> None:
    words = promise_in_words(new_zone(), seeded=False)
    found = re.fullmatch(
        r"If the model of heat holds, moving any one person by up to (0\.01) of the corridor "
        r".* of (20) rounds .* factor of (54\.6) \(epsilon 4\), except with probability 1e-05\. "
        r".*±(0\.039) .*±(0\.0088) .*",
        words,
    )
    assert found is not None, words
    (section,) = re.findall(r"^## What is promised\n(.*?)^## ", README, re.MULTILINE | re.DOTALL)
    assert all(figure in section for figure in (*found.groups(), "ε = 4", "0.00001"))


def test_linked_files_exist() -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (ROOT / target).exists(), target
    assert load_scenario(ROOT / "docs/world.toml").at(15)
