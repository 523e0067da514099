"""The zone file: parsing, validation, rendering, revisions and the promise in words."""

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


def test_a_zone_has_the_values_of_its_file(zone_text: str) -> None:
    """Sensors of a corridor are counted from 1."""
    zone = parse_zone(zone_text.encode())
    assert (zone.name, zone.domain.spread, zone.places["n03"]) == ("hall", 0.05, 3)
    assert (zone.schedule.releases, zone.promise.delta) == (20, 1e-5)
    assert zone.noise.sigmas == (300 * 2**-9,) * 3


def test_a_rendered_zone_parses_to_the_same_zone_and_comments_do_not_count(zone_text: str) -> None:
    zone = parse_zone(zone_text.encode())
    assert parse_zone(render_zone(zone).encode()) == zone
    assert parse_zone(("# a comment\n" + zone_text).encode()).rev == zone.rev


@pytest.mark.parametrize(("period", "delay"), [("1.0", 0.25), ("3600", 0.25), ("0.2", 0.1), ("0.05", 0.025)])
def test_the_default_max_delay_is_a_quarter_second_or_half_a_shorter_round(
    zone_text: str, period: str, delay: float
) -> None:
    """The rendered file states it and has the same revision."""
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
        ("sigma_ticks = 300", "sigma_ticks = [300, 300, 301]"),
        ('"rounded-gaussian"', '"discrete-gaussian"'),
    ],
)
def test_a_change_of_any_value_changes_the_revision(zone_text: str, old: str, new: str) -> None:
    assert old in zone_text
    changed = parse_zone(zone_text.replace(old, new).encode())
    assert changed.rev != parse_zone(zone_text.encode()).rev


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("format = 2", "format = 1", "format: an earlier version wrote this file: make the zone again"),
        ("format = 2", "format = 3", "format"),
        ("format = 2", "", "format"),
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
        ("budget_rounds = 20", f"budget_rounds = {10**16}", "schedule.budget_rounds"),
        ("alpha = 0.01", "alpha = 0", "promise.alpha"),
        ("epsilon = 4.0", "epsilon = -1", "promise.epsilon"),
        ("delta = 1e-5", "delta = 1", "promise.delta"),
        ("sensitivity = 0.1", "sensitivity = 0", "noise.sensitivity"),
        ("step = 0.001953125", "step = 0.002", "noise.step"),
        ("step = 0.001953125", f"step = {2.0**1023}", "noise.step: 8.98846567431158e+307 is out of range"),
        ("step = 0.001953125", f"step = {2.0**-400}", "noise.step"),
        ("sensitivity = 0.1", "sensitivity = 5e-324", "noise.sensitivity"),
        ("sensitivity = 0.1", "sensitivity = 1e250", "noise.sensitivity"),
        ('"rounded-gaussian"', '"gaussian"', "noise.kind: 'gaussian' is unknown"),
        ('kind = "rounded-gaussian"\n', "", "noise.kind: missing"),
        ("sigma_ticks = 300", "sigma_ticks = 2147483648", "noise.sigma_ticks"),
        ("sigma_ticks = 300", "sigma_ticks = []", "noise.sigma_ticks: 0 in an array, for 3 sensors"),
        ("sigma_ticks = 300", "sigma_ticks = [300, 300]", "noise.sigma_ticks: 2 in an array, for 3 sensors"),
        ("sigma_ticks = 300", "sigma_ticks = [300]", "noise.sigma_ticks: 1 in an array, for 3 sensors"),
        ("sigma_ticks = 300", "sigma_ticks = [300, 300, 300.0]", "noise.sigma_ticks: 300.0 is out of range"),
        ("sigma_ticks = 300", "sigma_ticks = [300, 300, 0]", "noise.sigma_ticks: 0 is out of range"),
        ("sigma_ticks = 300", "sigma_ticks = [300, 300, true]", "noise.sigma_ticks: True is out of range"),
        ("sigma_ticks = 300", "sigma_ticks = 300\ncolour = 1", "noise.colour"),
        ("[noise]", "[nose]", "noise"),
        ("[noise]", "[noise", "TOML"),
        ('name = "hall"', "name" + 3000 * ".a" + " = 1", "name"),
    ],
)
def test_an_invalid_value_is_refused_in_one_line_with_file_and_key(
    zone_text: str, old: str, new: str, key: str
) -> None:
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
        ("sigma_ticks = 300", "sigma_ticks = [300, 300, 200]"),
        ("epsilon = 4.0", "epsilon = 1.0"),
        ("delta = 1e-5", "delta = 1e-9"),
        ("releases = 20", "releases = 40\n# "),
        ("sensitivity = 0.1", "sensitivity = 0.2"),
        ("step = 0.001953125", "step = 0.0009765625"),
    ],
)
def test_a_promise_stronger_than_the_noise_is_refused(zone_text: str, old: str, new: str) -> None:
    text = zone_text.replace(old, new)
    if "releases" in old:
        text = text.replace("budget_rounds = 20", "budget_rounds = 40")
    with pytest.raises(ZoneError, match="calibrate"):
        parse_zone(text.encode())


def test_the_budget_of_a_zone_counts_the_lattice_and_all_releases(zone_text: str) -> None:
    zone = parse_zone(zone_text.encode())
    spent = budget_of(zone)
    expected = 20 * (0.1 + 2**-9 * 3**0.5) ** 2 / (2 * (300 * 2**-9) ** 2)
    assert spent.rho == pytest.approx(expected, rel=1e-12)
    assert spent.delta(4.0) <= zone.promise.delta


def test_a_missing_binary_or_huge_file_is_refused_with_the_reason(tmp_path: Path) -> None:
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
def test_any_content_raises_a_zone_error(content: bytes) -> None:
    with pytest.raises(ZoneError):
        parse_zone(content)


@given(st.sampled_from(range(1, 34)), st.text(alphabet="0123456789.-+eEnaif\"[]{}='ux \t", max_size=12))
def test_any_changed_line_is_accepted_or_raises_a_zone_error_of_one_line(line: int, text: str) -> None:
    lines = _ZONE.splitlines()
    index = line % len(lines)
    lines[index] = lines[index].split("=")[0] + "=" + text
    try:
        parse_zone("\n".join(lines).encode())
    except ZoneError as error:
        assert str(error).isprintable()


_ZONE = (Path(__file__).parent / "conftest.py").read_text(encoding="utf-8").split('"""')[3].lstrip("\\\n")


def test_a_file_without_format_is_refused_with_the_format_to_give() -> None:
    """Other TOML files and empty ones."""
    for text in (b"", b"x = 1\n"):
        with pytest.raises(ZoneError, match=r"^z\.toml: format: missing: give an integer from 1 to 2$"):
            parse_zone(text, "z.toml")


def test_one_scale_stands_for_all_sensors_and_an_array_gives_each_its_own(zone_text: str) -> None:
    uniform = parse_zone(zone_text.encode())
    listed = parse_zone(zone_text.replace("= 300", "= [300, 300, 300]").encode())
    assert uniform == listed
    assert uniform.noise.sigma_ticks == (300, 300, 300)
    shaped = parse_zone(zone_text.replace("= 300", "= [300, 450, 360]").encode())
    assert parse_zone(render_zone(shaped).encode()) == shaped
    assert [shaped.sigma_ticks_of(node) for node in shaped.nodes] == [300, 450, 360]
    assert shaped.noise.relative_scales == (1.0, 1.5, 1.2)
    assert shaped.noise.sigma == pytest.approx(2**-9 * ((300**2 + 450**2 + 360**2) / 3) ** 0.5)


def test_more_noise_at_a_sensor_never_weakens_the_computed_promise(zone_text: str) -> None:
    """The stated sensitivity is relative to the least scale."""
    base = budget_of(parse_zone(zone_text.encode())).delta(4.0)
    more = budget_of(parse_zone(zone_text.replace("= 300", "= [300, 450, 360]").encode())).delta(4.0)
    assert more < base
