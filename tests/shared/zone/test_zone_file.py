"""The zone file: what it says, and how it is refused when it is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_shared.errors import ZoneError
from heatcloak_shared.zone import (
    budget_of,
    load_zone,
    parse_zone,
    render_zone,
)


def test_a_zone_says_what_its_file_says(zone_text: str) -> None:
    """Every value arrives, places are counted from 1."""
    zone = parse_zone(zone_text.encode())
    assert (zone.name, zone.domain.spread, zone.places["n03"]) == ("hall", 0.05, 3)
    assert (zone.schedule.releases, zone.promise.delta, zone.noise.sigma) == (20, 1e-5, 300 * 2**-9)


def test_a_rendered_zone_is_the_same_revision(zone_text: str) -> None:
    """Rendering and parsing lose nothing; comments and layout are not part of the revision."""
    zone = parse_zone(zone_text.encode())
    assert parse_zone(render_zone(zone).encode()) == zone
    assert parse_zone(("# a comment\n" + zone_text).encode()).rev == zone.rev


@pytest.mark.parametrize(("period", "delay"), [("1.0", 0.25), ("3600", 0.25), ("0.2", 0.1), ("0.05", 0.025)])
def test_a_file_without_max_delay_has_the_documented_one(zone_text: str, period: str, delay: float) -> None:
    """0.25 s, or half of a shorter round; the rendered file says so and is the same revision."""
    zone = parse_zone(zone_text.replace("period = 1.0", f"period = {period}").encode())
    assert zone.schedule.max_delay == delay
    text = render_zone(zone)
    assert f"max_delay = {delay}" in text
    assert parse_zone(text.encode()).rev == zone.rev


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"hall"', '"hall2"'),
        ("time = 0.1", "time = 0.2"),
        ('"n01", "n02"', '"n02", "n01"'),
        ("period = 1.0", "period = 2.0"),
        ("every = 1", "every = 1\nmax_delay = 0.1"),
        ("releases = 20", "releases = 19"),
        ("delta = 1e-5", "delta = 2e-5"),
        ("sigma_ticks = 300", "sigma_ticks = 301"),
    ],
)
def test_any_changed_value_is_another_revision(zone_text: str, old: str, new: str) -> None:
    """Readings of two zone files never mix, however small the difference."""
    assert old in zone_text
    changed = parse_zone(zone_text.replace(old, new).encode())
    assert changed.rev != parse_zone(zone_text.encode()).rev


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("format = 1", "format = 2", "format"),
        ("format = 1", "", "format"),
        ('"hall"', '"Hall"', "name"),
        ('"hall"', "7", "name"),
        ('"interval"', '"sphere"', "domain.kind"),
        ("n_sources = 100", "n_sources = 0", "domain.n_sources"),
        ("n_sources = 100", "n_sources = 1.5", "domain.n_sources"),
        ("n_sources = 100", "n_sources = true", "domain.n_sources"),
        ("n_sources = 100", "n_source = 100", "domain.n_sources"),
        ("diffusivity = 0.5", "diffusivity = nan", "domain.diffusivity"),
        ("diffusivity = 0.5", "diffusivity = 1e300", "domain.time"),
        ("time = 0.1", "time = -0.1", "domain.time"),
        ("time = 0.1", "time = 1" + 400 * "0", "domain.time"),
        ("time = 0.1", "time = 1" + 5000 * "0", "TOML"),
        ("time = 0.1", "time = 0x1" + 5000 * "0", "domain.time"),
        ("n_sources = 100", "n_sources = 0x1" + 5000 * "0", "domain.n_sources"),
        ("time = 0.1", 'time = "0.1"', "domain.time"),
        ('"n03"]', "]", "sensors.nodes"),
        ('"n03"]', '"n01"]', "sensors.nodes"),
        ('"n03"]', '"N 3"]', "sensors.nodes"),
        ('"n03"]', "3]", "sensors.nodes"),
        ("period = 1.0", "period = 0", "schedule.period"),
        ("period = 1.0", "period = inf", "schedule.period"),
        ("every = 1", "every = 0", "schedule.every"),
        ("every = 1", "every = 1\nmax_delay = 0", "schedule.max_delay"),
        ("every = 1", "every = 1\nmax_delay = 0.6", "schedule.max_delay"),
        ("every = 1", "every = 1\nmax_delay = nan", "schedule.max_delay"),
        ("every = 1", 'every = 1\nmax_delay = "0.1"', "schedule.max_delay"),
        ("every = 1", "every = 2", "schedule.budget_rounds"),
        ("releases = 20", "releases = 0", "schedule.releases"),
        ("alpha = 0.01", "alpha = 0", "promise.alpha"),
        ("epsilon = 4.0", "epsilon = -1", "promise.epsilon"),
        ("delta = 1e-5", "delta = 1", "promise.delta"),
        ("sensitivity = 0.1", "sensitivity = 0", "noise.sensitivity"),
        ("step = 0.001953125", "step = 0.002", "noise.step"),
        ("sigma_ticks = 300", "sigma_ticks = 2147483648", "noise.sigma_ticks"),
        ("sigma_ticks = 300", "sigma_ticks = 300\ncolour = 1", "noise.colour"),
        ("[noise]", "[nose]", "noise"),
        ("[noise]", "[noise", "TOML"),
        ('name = "hall"', "name" + 3000 * ".a" + " = 1", "name"),
    ],
)
def test_a_wrong_value_is_refused_with_file_key_and_remedy(
    zone_text: str, old: str, new: str, key: str
) -> None:
    """One line that starts with the file, names the key, and says what to do."""
    assert old in zone_text
    with pytest.raises(ZoneError) as caught:
        parse_zone(zone_text.replace(old, new).encode(), "hall.toml")
    text = str(caught.value)
    assert text.startswith("hall.toml: ")
    assert key in text
    assert text.isprintable()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("sigma_ticks = 300", "sigma_ticks = 200"),
        ("sigma_ticks = 300", "sigma_ticks = 1"),
        ("epsilon = 4.0", "epsilon = 1.0"),
        ("delta = 1e-5", "delta = 1e-9"),
        ("releases = 20", "releases = 40\n# "),
        ("sensitivity = 0.1", "sensitivity = 0.2"),
        ("step = 0.001953125", "step = 0.0009765625"),
    ],
)
def test_a_promise_that_the_noise_does_not_keep_is_refused(zone_text: str, old: str, new: str) -> None:
    """A zone file that promises more than its own numbers give is no zone."""
    text = zone_text.replace(old, new)
    if "releases" in old:
        text = text.replace("budget_rounds = 20", "budget_rounds = 40")
    with pytest.raises(ZoneError, match="calibrate"):
        parse_zone(text.encode())


def test_the_promise_is_recomputed_with_lattice_and_all_releases(zone_text: str) -> None:
    """What is checked is (ε, δ) of the whole budget period on the lattice."""
    zone = parse_zone(zone_text.encode())
    spent = budget_of(zone)
    by_hand = 20 * (0.1 + 2**-9 * 3**0.5) ** 2 / (2 * (300 * 2**-9) ** 2)
    assert spent.rho == pytest.approx(by_hand, rel=1e-12)
    assert spent.delta(4.0) <= zone.promise.delta


def test_a_file_that_can_not_be_read_is_one_line(tmp_path: Path) -> None:
    """Missing, a folder, binary, or huge: the file is named and no traceback is left."""
    with pytest.raises(ZoneError, match="No such file"):
        load_zone(tmp_path / "none.toml")
    with pytest.raises(ZoneError, match="directory"):
        load_zone(tmp_path)
    with pytest.raises(ZoneError, match="invalid path"):
        load_zone(Path("a\x00b"))
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ZoneError, match="UTF-8"):
        load_zone(tmp_path / "binary.toml")
    (tmp_path / "huge.toml").write_bytes(b"# " * (1 << 20))
    with pytest.raises(ZoneError, match="bytes"):
        load_zone(tmp_path / "huge.toml")


@given(st.binary(max_size=300) | st.text(max_size=200).map(str.encode))
def test_no_content_raises_anything_but_a_zone_error(content: bytes) -> None:
    """Whatever a file holds, it is refused by name."""
    with pytest.raises(ZoneError):
        parse_zone(content)


@given(st.sampled_from(range(1, 34)), st.text(alphabet="0123456789.-+eEnaif\"[]{}='ux \t", max_size=12))
def test_no_single_bent_line_raises_anything_but_a_zone_error(line: int, text: str) -> None:
    """Any value may be typed wrong."""
    lines = _ZONE.splitlines()
    index = line % len(lines)
    lines[index] = lines[index].split("=")[0] + "=" + text
    try:
        parse_zone("\n".join(lines).encode())
    except ZoneError as error:
        assert str(error).isprintable()


_ZONE = (Path(__file__).parent / "conftest.py").read_text(encoding="utf-8").split('"""')[3].lstrip("\\\n")


def test_a_file_of_another_kind_is_told_which_format_a_zone_has() -> None:
    """Also an empty one."""
    for text in (b"", b"x = 1\n"):
        with pytest.raises(ZoneError, match=r"^z\.toml: format: missing: give 1$"):
            parse_zone(text, "z.toml")
