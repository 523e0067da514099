"""Folders of zone files: copies of a zone, and all zones of a folder at once."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.folder import copies_of, load_zone_folder, write_zone_files
from heatcloak_aggregator.zones.kinds import operator_of
from heatcloak_aggregator.zones.zone_reader import ZoneReader
from heatcloak_shared.errors import ConfigError, ZoneError
from heatcloak_shared.zone import AnyZone, Zone, load_zone, parse_zone, render_zone, require_heat


@pytest.fixture(scope="module")
def office() -> Zone:
    """Return a zone of 20 sensors."""
    return new_zone("office")


@pytest.fixture
def model(office: Zone, tmp_path: Path) -> Path:
    """Return the zone's file, with a comment of its operator."""
    file = tmp_path / "office.toml"
    file.write_text("# Third floor.\n" + render_zone(office), encoding="utf-8")
    return file


def test_copies_differ_from_their_model_in_the_name_alone_and_keep_its_comments(
    model: Path, office: Zone
) -> None:
    copies = copies_of(model, 1000)
    assert list(copies)[::999] == ["office-0001", "office-1000"]
    assert copies["office-0017"].startswith("# Third floor.\n")
    copied = parse_zone(copies["office-0017"].encode())
    assert copied == replace(office, name="office-0017")
    assert copied.rev != office.rev


def test_equal_zones_share_their_prepared_operator(model: Path, tmp_path: Path) -> None:
    write_zone_files(tmp_path / "zones", copies_of(model, 3), overwrite=False)
    zones = load_zone_folder(tmp_path / "zones")
    assert [zone.name for zone in zones] == ["office-0001", "office-0002", "office-0003"]
    assert len({id(operator_of(require_heat(zone).domain)) for zone in zones}) == 1


def test_numbers_of_many_copies_have_equally_many_digits(model: Path) -> None:
    names = list(copies_of(model, 10_000, "a"))
    assert (names[0], names[-1]) == ("a-00001", "a-10000")


@pytest.mark.parametrize("prefix", ["Office", "-a", "a" * 28, "a_b", ""])
def test_copies_with_invalid_names_are_refused(model: Path, prefix: str) -> None:
    with pytest.raises(ConfigError, match="not a zone's name: give --name with at most 27"):
        copies_of(model, 10, prefix)


def test_a_model_with_single_quotes_is_copied_and_one_with_its_name_elsewhere_is_refused(model: Path) -> None:
    text = model.read_text(encoding="utf-8")
    model.write_text(text.replace('name = "office"', "name='office'"), encoding="utf-8")
    assert parse_zone(copies_of(model, 1)["office-0001"].encode()).name == "office-0001"
    model.write_text(text.replace('name = "office"', '"name" = "office"'), encoding="utf-8")
    with pytest.raises(ZoneError, match="no line names the zone alone: write name = 'office'"):
        copies_of(model, 1)


def test_a_model_that_breaks_its_promise_is_not_copied(model: Path, office: Zone) -> None:
    text = model.read_text(encoding="utf-8")
    stated = f"sensitivity = {office.noise.sensitivity!r}"
    assert stated in text
    model.write_text(text.replace(stated, "sensitivity = 1e-6"), encoding="utf-8")
    with pytest.raises(ZoneError):
        copies_of(model, 1)


def test_no_file_is_written_if_one_exists(model: Path, tmp_path: Path) -> None:
    folder = tmp_path / "zones"
    folder.mkdir()
    (folder / "office-0002.toml").write_text("mine", encoding="utf-8")
    with pytest.raises(ConfigError, match=r"office-0002.toml: exists: --force overwrites it"):
        write_zone_files(folder, copies_of(model, 3), overwrite=False)
    assert [each.name for each in folder.iterdir()] == ["office-0002.toml"]
    assert (folder / "office-0002.toml").read_text(encoding="utf-8") == "mine"
    write_zone_files(folder, copies_of(model, 3), overwrite=True)
    assert load_zone(folder / "office-0002.toml").name == "office-0002"


def test_no_file_is_replaced_if_a_folder_has_the_name_of_one(model: Path, tmp_path: Path) -> None:
    copies, folder = copies_of(model, 3), tmp_path / "many"
    taken = folder / f"{list(copies)[1]}.toml"
    taken.mkdir(parents=True)
    with pytest.raises(ConfigError, match="is a folder: remove it"):
        write_zone_files(folder, copies, overwrite=True)
    assert list(folder.iterdir()) == [taken]


def test_a_pipe_in_a_folder_is_refused_at_once(model: Path, tmp_path: Path) -> None:
    folder = tmp_path / "many"
    write_zone_files(folder, copies_of(model, 1), overwrite=False)
    os.mkfifo(folder / "pipe.toml")
    with pytest.raises(ConfigError, match=r"pipe\.toml: not a regular file"):
        load_zone_folder(folder)


def test_no_file_is_left_if_one_cannot_be_written(
    model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk fails at the third file."""
    link = Path.hardlink_to

    def failing(target: Path, source: Path) -> None:
        if target.name == "office-0003.toml":
            raise OSError(28, "No space left on device")
        link(target, source)

    monkeypatch.setattr(Path, "hardlink_to", failing)
    with pytest.raises(ConfigError, match="No space left on device: give a writable folder"):
        write_zone_files(tmp_path / "zones", copies_of(model, 3), overwrite=False)
    assert list((tmp_path / "zones").iterdir()) == []


def test_no_file_is_left_after_ctrl_c(model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is pressed right after the second file was placed."""
    link = Path.hardlink_to

    def interrupted(target: Path, source: Path) -> None:
        link(target, source)
        if target.name == "office-0002.toml":
            raise KeyboardInterrupt

    monkeypatch.setattr(Path, "hardlink_to", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_zone_files(tmp_path / "zones", copies_of(model, 3), overwrite=False)
    assert list((tmp_path / "zones").iterdir()) == []


def no_link(target: Path, source: Path) -> None:
    raise PermissionError(errno.EPERM, "Operation not permitted")


def test_files_are_written_on_a_file_system_without_hard_links(
    model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "hardlink_to", no_link)
    write_zone_files(tmp_path / "zones", copies_of(model, 3), overwrite=False)
    zones = load_zone_folder(tmp_path / "zones")
    assert [zone.name for zone in zones] == ["office-0001", "office-0002", "office-0003"]


@pytest.mark.parametrize("has_links", [True, False])
def test_a_file_that_another_program_writes_meanwhile_is_left(
    model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_links: bool
) -> None:
    last = tmp_path / "zones" / "office-0003.toml"
    link = Path.hardlink_to if has_links else no_link

    def late(target: Path, source: Path) -> None:
        if target == last:
            target.write_text("mine", encoding="utf-8")
        link(target, source)

    monkeypatch.setattr(Path, "hardlink_to", late)
    with pytest.raises(ConfigError, match=r"office-0003.toml: exists: --force overwrites it"):
        write_zone_files(tmp_path / "zones", copies_of(model, 3), overwrite=False)
    assert list((tmp_path / "zones").iterdir()) == [last]
    assert last.read_text(encoding="utf-8") == "mine"


def test_zones_that_share_their_noise_are_audited_once(model: Path, office: Zone, tmp_path: Path) -> None:
    folder = tmp_path / "zones"
    write_zone_files(folder, copies_of(model, 5), overwrite=False)
    sigma_ticks = tuple(2 * ticks for ticks in office.noise.sigma_ticks)
    other = replace(office, name="other", noise=replace(office.noise, sigma_ticks=sigma_ticks))
    (folder / "other.toml").write_text(render_zone(other), encoding="utf-8")
    checked: list[str] = []
    shares: list[float] = []

    def audit(zone: AnyZone, source: str) -> None:
        checked.append(zone.name)

    assert len(load_zone_folder(folder, ZoneReader(audit=audit), shares.append)) == 6
    assert checked == ["office-0001", "other"]
    assert shares[-1] == 1.0


def test_two_files_of_one_zone_are_refused(model: Path, tmp_path: Path) -> None:
    (tmp_path / "zz.toml").write_text(model.read_text("utf-8"), encoding="utf-8")
    with pytest.raises(
        ConfigError, match=r"zz.toml: zone office is also in \S+office.toml, which comes first"
    ):
        load_zone_folder(tmp_path)


def test_a_folder_without_zone_files_is_refused_and_a_broken_file_is_named(
    model: Path, tmp_path: Path
) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "empty" / ".hidden.toml").write_text("", encoding="utf-8")
    with pytest.raises(ConfigError, match=r"empty: contains no zone file, that is, no file \*.toml"):
        load_zone_folder(tmp_path / "empty")
    with pytest.raises(ConfigError, match="missing: No such file or directory: give a readable folder"):
        load_zone_folder(tmp_path / "missing")
    (tmp_path / "broken.toml").write_text("format = ", encoding="utf-8")
    with pytest.raises(ConfigError, match=r"broken.toml"):
        load_zone_folder(tmp_path)


def test_the_command_writes_a_folder_of_copies(
    model: Path, run_heatcloak: Callable[..., Any], tmp_path: Path
) -> None:
    done = run_heatcloak("zone", "new", "--count", "12", "--like", "office.toml", "--json")
    assert done.returncode == 0, done.stderr
    printed = json.loads(done.stdout)
    assert (printed["folder"], printed["zones"][-1]) == ("zones", "office-0012")
    assert len(load_zone_folder(tmp_path / "zones")) == 12
    again = run_heatcloak("zone", "new", "--count", "1", "--like", "office.toml")
    assert (again.returncode, again.stderr) == (
        2,
        "heatcloak: zones/office-0001.toml: exists: --force overwrites it\n",
    )
    named = run_heatcloak("zone", "new", "--count", "1", "--like", "office.toml", "--name", "b", "--out", "c")
    assert named.returncode == 0
    assert load_zone(tmp_path / "c" / "b-0001.toml").name == "b-0001"


@pytest.mark.parametrize(
    ("options", "error"),
    [
        (("--count", "3"), "--count N and --like FILE go together"),
        (("--like", "office.toml"), "--count N and --like FILE go together"),
        (("--count", "3", "--like", "office.toml", "--epsilon", "2"), "--epsilon describes a new zone"),
        (("a.toml", "--count", "3", "--like", "office.toml"), "give --out instead of a file"),
        ((), "give the zone file to write, or --count N --like FILE"),
        (("a.toml", "--out", "zones"), "--out applies to --count only"),
    ],
)
def test_options_that_contradict_copies_are_refused(
    model: Path, run_heatcloak: Callable[..., Any], options: tuple[str, ...], error: str
) -> None:
    done = run_heatcloak("zone", "new", *options)
    assert done.returncode == 2
    assert error in done.stderr
