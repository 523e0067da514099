"""Faults files: they are parsed, or refused with an error of one line."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_lab.faults import load_faults, parse_faults
from heatcloak_lab.faults.model import KINDS, Crash
from heatcloak_shared.errors import ConfigError

EXAMPLE = Path(__file__).parents[3] / "docs" / "simulator-faults.toml"


def test_the_documented_example_contains_every_kind_of_fault() -> None:
    faults = load_faults(EXAMPLE).faults
    assert {type(fault) for fault in faults.values()} == set(KINDS.values())
    assert list(faults)[:2] == ["drop-1", "delay-1"]
    assert "west wing" in faults


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            '[[fault]]\nkind = "drop"\nnods = "all"\n',
            ", line 3: fault[0].nods: no such key: did you mean 'nodes'?",
        ),
        ('[[fault]]\nkind = "drp"\n', ", line 2: fault[0].kind: no such kind: did you mean 'drop'?"),
        ('[[fault]]\nnodes = "all"\n', ", line 1: fault[0].kind: missing: give one of drop, delay"),
        ('\n[[fault]]\nkind = "delay"\n', ", line 2: fault[0].seconds: missing"),
        ('[[fault]]\nkind = "drop"\n[[fault]]\nkind = "crash"\nfor = -1.0\n', ", line 5: fault[1].for: "),
        ('[[fault]]\nkind = "drop"\nprobability = 2.0\n', ", line 3: fault[0].probability: "),
        ('[[fault]]\nkind = "drop"\nprobability = "1"\n', ", line 3: fault[0].probability: "),
        ('[[fault]]\nkind = "drop"\nfrom = 3\nto = 1\n', ", line 1: fault[0]: ends before it begins"),
        ('[[fault]]\nkind = "drop"\nfrom = 3\nfrom_seconds = 1\n', "from and from_seconds are equivalent"),
        ('[[fault]]\nkind = "drop"\nfirst = 3\n', ", line 3: fault[0].first: no such key"),
        ("fult = 3\n", ", line 1: fult: no such key: did you mean 'fault'?"),
        ("zonk = 3\n", ", line 1: zonk: no such key: give one of fault"),
        ("fault = 3\n", ", line 1: fault: "),
        ("x = [", ": not TOML: "),
        (
            '[[fault]]\nkind = "drop"\nname = "a"\n[[fault]]\nkind = "drop"\nname = "a"\n',
            "two faults are called a",
        ),
    ],
)
def test_an_error_names_line_key_and_remedy_in_one_line(text: str, message: str) -> None:
    with pytest.raises(ConfigError) as refused:
        parse_faults(text, "f.toml")
    assert str(refused.value).startswith("f.toml")
    assert message in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_missing_file_is_refused_with_its_path(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"none\.toml: No such file"):
        load_faults(tmp_path / "none.toml")


@given(st.text(alphabet='[]fault=kindrop"\n{}.1- ', max_size=60))
def test_any_text_is_parsed_or_refused_in_one_line(text: str) -> None:
    try:
        parse_faults(text)
    except ConfigError as error:
        assert "\n" not in str(error)


def test_only_faults_that_lose_memory_need_a_disk() -> None:
    """A node that crashes or leaves has only its disk to restart from."""
    kinds_with_disk = {name for name, kind in KINDS.items() if kind.needs_disk}
    assert kinds_with_disk == {"crash", "churn"}
    crash = parse_faults('[[fault]]\nkind = "crash"\nfor = 1\n')
    assert crash.needs_disk
    assert isinstance(crash.faults["crash-1"], Crash)
    assert not parse_faults('[[fault]]\nkind = "drop"\n').needs_disk


def test_a_file_is_identified_by_its_hash() -> None:
    """The fleet's report names it by this hash."""
    one, other = parse_faults(""), parse_faults("# another\n")
    assert len(one.sha256) == 64
    assert one.sha256 != other.sha256
