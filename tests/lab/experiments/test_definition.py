"""Experiments defined in TOML: reading, and errors that name file, key and remedy."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heatcloak_lab.experiments import Setting
from heatcloak_lab.experiments.definition import load_definition
from heatcloak_shared.errors import ConfigError

WHOLE = """\
name = "mine"
title = "Mine"
question = "Is mine better?"
vary = "n_sensors"
values = [10, 20]
axis = "sensors m"
log_x = true
notes = ["One."]
methods = ["bpdn-paper", {name = "posterior", label = "ours"}, {label = "mine", function = "own:method"}]
metric = {label = "ℓ₁", function = "own:metric"}

[setting]
time = 1
calibration = "fixed"
sigma = 0.2

[[panel]]
label = "one"

[[panel]]
label = "two"
sources = 2
places = [0.2, 0.8]
sigma = 0.3
"""
OWN = """\
import numpy as np
import own_helper

def method(question):
    return own_helper.ones(question)

def metric(domain, truth, estimate):
    return float(np.abs(truth - estimate).sum())

number = 3
"""
HELPER = """\
import numpy as np

def ones(question):
    return np.ones(question.operator.shape[1])
"""


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str], Path]:
    """Return a function that writes a definition beside a user module and one that this imports."""
    (tmp_path / "own.py").write_text(OWN, encoding="utf-8")
    (tmp_path / "own_helper.py").write_text(HELPER, encoding="utf-8")

    def write(text: str) -> Path:
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


def test_every_key_of_a_definition_is_used(write: Callable[[str], Path]) -> None:
    """Panels change the base setting."""
    sweep = load_definition(write(WHOLE))
    assert (sweep.name, sweep.title, sweep.question) == ("mine", "Mine", "Is mine better?")
    assert (sweep.vary, sweep.values, sweep.axis, sweep.log_x) == ("n_sensors", (10, 20), "sensors m", True)
    assert sweep.notes == ("One.",)
    base = Setting(time=1, calibration="fixed", sigma=0.2)
    assert [panel.label for panel in sweep.panels] == ["one", "two"]
    assert sweep.panels[0].setting == base
    assert sweep.panels[1].setting == Setting(
        time=1, calibration="fixed", sigma=0.3, sources=2, places=(0.2, 0.8)
    )
    assert [label for label, _ in sweep.methods] == ["basis pursuit, radius σ√m", "ours", "mine"]
    assert sweep.methods[1][1] == "posterior"
    label, metric = sweep.metric
    assert label == "ℓ₁"
    assert callable(metric)
    domain = base.operator.domain
    assert metric(domain, np.ones(3), np.zeros(3)) == 3.0


def test_a_minimal_definition_has_four_keys(write: Callable[[str], Path]) -> None:
    """The defaults are those of the papers."""
    sweep = load_definition(write('name="a"\nquestion="?"\nvary="sigma"\nvalues=[0.1]'))
    assert sweep.title == "a"
    assert [panel.setting for panel in sweep.panels] == [Setting()]
    assert [method for _, method in sweep.methods] == ["bpdn-paper", "bpdn-confident", "posterior"]


def test_a_definition_and_its_modules_work_in_worker_processes(
    write: Callable[[str], Path], outcomes_of: Callable[..., list[object]]
) -> None:
    """Also if the workers can't import the modules beside the file."""
    sweep = load_definition(write(WHOLE.replace('"bpdn-paper", {name = "posterior", label = "ours"}, ', "")))
    assert outcomes_of(sweep, jobs=2) == outcomes_of(sweep, jobs=1)


def test_an_edited_module_is_read_again_and_does_not_shadow_a_library(
    write: Callable[[str], Path], tmp_path: Path
) -> None:
    import statistics

    own = 'name="a"\nquestion="?"\nvary="sigma"\nvalues=[0.1]\nmethods=[{label="l", function="statistics:f"}]'
    for number in (1, 2):
        (tmp_path / "statistics.py").write_text(f"def f(question):\n    return {number}\n", encoding="utf-8")
        method = load_definition(write(own)).methods[0][1]
        assert callable(method)
        assert method(None) == number  # type: ignore[arg-type]
    assert sys.modules["statistics"] is statistics


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('name = "mine"\n', "", "name: missing: add it"),
        ("values = [10, 20]", "values = 10", "values: 10 is not a list: give a list"),
        ("values = [10, 20]", "values = [10, 'x']", "values[2]: 'x' is not a number: give a number"),
        ("values = [10, 20]", "values = [10, true]", "values[2]: "),
        ("values = [10, 20]", "values = []", "values: "),
        ("values = [10, 20]", "values = [20, 10]", "values must increase: "),
        ("values = [10, 20]", "values = [0, 20]", "values contains 0.0, which a logarithmic axis can't"),
        ("values = [10, 20]", "values = [10, 20", "is not valid TOML: "),
        ("values = [10, 20]", "values = [10, inf]", "values[2]: "),
        ("n_sensors", "n_sensor", "unknown parameter 'n_sensor' in vary: choose from "),
        ("axis =", "axes =", "axes: no such key: did you mean 'axis'? else remove it"),
        ("time = 1", "tyme = 1", "setting.tyme: no such key: did you mean 'time'?"),
        ("time = 1", "time = '1'", "setting.time: '1' is not a number: give a number"),
        ("time = 1", "time = -1", "time must be positive and finite, got -1.0"),
        ("sources = 2", "sources = 2.0", "panel[2].sources: "),
        ("sources = 2", "sources = 3", "panel 'two': places has 2 entries: give 3"),
        ("places = [0.2, 0.8]", "places = 'left'", "panel 'two': places must be"),
        ("places = [0.2, 0.8]", "places = [0.2, [1]]", "panel 'two': "),
        ('label = "one"\n', "", "panel[1].label: missing: add it"),
        ('label = "one"', 'label = "two"', "panels contains a label twice"),
        (
            '"bpdn-paper"',
            '"bpdn-papers"',
            "methods, entry 1: unknown method 'bpdn-papers': did you mean 'bpdn-paper'",
        ),
        ('"bpdn-paper"', "7", "methods[1]: "),
        ('"bpdn-paper"', "{function = 'own:method'}", "methods, entry 1: has no label: add one"),
        ('"own:method"', '"own"', "methods, entry 3: function must be module:function"),
        ('"own:method"', '"own:methud"', "methods, entry 3: module own has no methud: did you mean method?"),
        ('"own:method"', '"own:number"', "methods, entry 3: own:number must be a function, got a int"),
        ('"own:method"', '"nowhere:f"', "methods, entry 3: no module nowhere beside the file"),
        ('"own:method"', '"broken:f"', "methods, entry 3: module broken can't be loaded: SyntaxError: "),
        ('"own:method"', '"leaves:f"', "methods, entry 3: module leaves can't be loaded: SystemExit: 3"),
        (
            '"own:method"',
            '"needs:f"',
            "methods, entry 3: module needs can't be loaded: ModuleNotFound",
        ),
        ('"own:metric"', '"own.metric"', "metric: function must be module:function"),
        ('label = "ℓ₁", function = "own:metric"', 'name = "mse"', "metric: unknown metric 'mse'"),
        ('label = "ℓ₁", function', 'name = "emd", function', "metric: has a name and a function"),
    ],
)
def test_an_error_is_one_line_with_file_key_cause_and_remedy(
    write: Callable[[str], Path], tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    (tmp_path / "broken.py").write_text("def f(:\n", encoding="utf-8")
    (tmp_path / "leaves.py").write_text("raise SystemExit(3)\n", encoding="utf-8")
    (tmp_path / "needs.py").write_text("import nothing_of_that_name\n", encoding="utf-8")
    assert old in WHOLE
    path = write(WHOLE.replace(old, new, 1))
    with pytest.raises(ConfigError) as caught:
        load_definition(path)
    text = str(caught.value)
    assert text.startswith(str(path))
    assert complaint in text.removeprefix(str(path))
    assert "\n" not in text


def test_an_unreadable_file_is_a_one_line_error(tmp_path: Path) -> None:
    """Missing, a folder, not text, too large, or nested too deeply."""
    (tmp_path / "bytes.toml").write_bytes(b"name = '\xff'")
    (tmp_path / "long.toml").write_bytes(b"#" * (1 << 20) + b"#")
    (tmp_path / "deep.toml").write_text("a = " + "[" * 5000, encoding="utf-8")
    (tmp_path / "digits.toml").write_text("a = " + "9" * 5000, encoding="utf-8")
    for name in ("absent.toml", ".", "bytes.toml", "long.toml", "deep.toml", "digits.toml"):
        with pytest.raises(ConfigError) as caught:
            load_definition(tmp_path / name)
        assert "\n" not in str(caught.value)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_corrupted_file_is_read_or_refused_in_one_line(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    text = WHOLE.replace("own:", "math:")
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 30)))
        put = data.draw(
            st.sampled_from(["", text[start:end] * 2, "-1", "nan", "[[", "true", '"x"', "{}", "1e400"])
            | st.text(max_size=8)
        )
        text = text[:start] + put + text[end:]
    path = tmp_path_factory.mktemp("bent") / "mine.toml"
    path.write_text(text, encoding="utf-8")
    try:
        load_definition(path)
    except ConfigError as error:
        assert str(error).startswith(str(path))
        assert len(str(error).splitlines()) == 1
