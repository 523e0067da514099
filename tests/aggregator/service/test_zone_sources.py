"""Zone files, folders of zone files, and several sources together, read again while a service runs."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.service import zone_sources
from heatcloak_aggregator.service.zone_sources import (
    CombinedSources,
    PublishedZones,
    ZoneFiles,
    ZoneFolder,
    ZoneSet,
)
from heatcloak_aggregator.store import PublishedZone, Store
from heatcloak_aggregator.zones.zone_reader import ZoneReader
from heatcloak_shared.errors import ConfigError, HeatcloakError, StoreError
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Zone, render_zone

Write = Callable[..., Path]


@pytest.fixture
def write(zone: Zone, tmp_path: Path) -> Write:
    """Return a function that writes a zone file, of a zone that is called like the file by default."""

    def write(file: str, name: str | None = None, old: bool = True, **changes: Any) -> Path:
        path = tmp_path / file
        path.write_text(render_zone(replace(zone, name=name or path.stem, **changes)))
        if old:
            # Files that changed just now are read again each time.
            os.utime(path, (path.stat().st_mtime - 3600,) * 2)
        return path

    return write


def names(found: ZoneSet | None) -> list[str]:
    assert found is not None
    return sorted(found.zones)


def read(source: ZoneFolder) -> ZoneSet:
    found = source.read()
    assert found is not None
    return found


SLOW = Schedule(period=10.0, every=1, releases=20, budget_rounds=20)


# --- files


def test_files_are_read_once(write: Write) -> None:
    paths = [write("a.toml"), write("b.toml")]
    source = ZoneFiles(paths, ZoneReader())
    assert names(source.read()) == ["a", "b"]
    write("a.toml", schedule=SLOW)
    paths[1].unlink()
    assert source.read() is None


def test_an_invalid_missing_or_second_file_of_a_zone_is_an_error(write: Write, tmp_path: Path) -> None:
    good, same = write("a.toml"), write("b.toml", name="a")
    broken = tmp_path / "c.toml"
    broken.write_text("format = 1\n")
    for path, told in ((broken, "c.toml"), (tmp_path / "d.toml", "d.toml"), (same, "b.toml: zone a is also")):
        source = ZoneFiles([good, path], ZoneReader())
        for _ in range(2):
            with pytest.raises(HeatcloakError, match=told):
                source.read()


# --- folders


def test_a_folder_is_followed(write: Write, tmp_path: Path) -> None:
    for name in ("a.toml", "b.toml", ".hidden.toml", "notes.txt"):
        write(name, name="a" if name == "a.toml" else "b")
    source = ZoneFolder(tmp_path, ZoneReader())
    first = read(source)
    assert (names(first), dict(first.problems)) == (["a", "b"], {})
    assert source.read() is None

    write("c.toml")
    write("b.toml", schedule=SLOW)
    second = read(source)
    assert names(second) == ["a", "b", "c"]
    assert second.zones["a"] is first.zones["a"]
    assert second.zones["b"].schedule == SLOW

    (tmp_path / "a.toml").unlink()
    assert source.read() is None
    assert names(source.read()) == ["b", "c"]
    assert source.read() is None


def test_a_change_that_leaves_size_and_time_as_they_were_is_found(write: Write, tmp_path: Path) -> None:
    path = write("a.toml", old=False)
    source = ZoneFolder(tmp_path, ZoneReader())
    before = path.stat()
    read(source)
    content = path.read_bytes()
    assert b"max_delay = 0.25" in content
    path.write_bytes(content.replace(b"max_delay = 0.25", b"max_delay = 0.24"))
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert path.stat().st_size == before.st_size
    assert read(source).zones["a"].schedule.max_delay == 0.24


def test_files_that_have_not_changed_for_a_while_are_not_read(
    write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write("a.toml")
    source = ZoneFolder(tmp_path, ZoneReader())
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 60)
    read(source)
    monkeypatch.setattr(zone_sources, "open_regular", lambda *_: pytest.fail("was read again"))
    assert source.read() is None


def test_a_new_layout_of_a_file_is_no_change(write: Write, tmp_path: Path) -> None:
    path = write("a.toml")
    source = ZoneFolder(tmp_path, ZoneReader())
    read(source)
    path.write_text(f"# a comment\n{path.read_text()}")
    assert source.read() is None


def test_a_broken_file_keeps_its_zone_until_it_is_valid_again(write: Write, tmp_path: Path) -> None:
    path = write("a.toml")
    write("b.toml")
    source = ZoneFolder(tmp_path, ZoneReader())
    first = read(source)
    content = path.read_bytes()

    path.write_bytes(content[:700])
    broken = read(source)
    assert broken.zones == first.zones
    assert list(broken.problems) == [str(path)]
    assert broken.problems[str(path)].startswith(f"{path}: ")
    assert "\n" not in broken.problems[str(path)]
    assert source.read() is None

    path.write_bytes(content)
    again = read(source)
    assert not again.problems
    assert again.zones["a"] is first.zones["a"]


def test_a_new_broken_file_adds_no_zone_and_disturbs_no_other(write: Write, tmp_path: Path) -> None:
    write("a.toml")
    source = ZoneFolder(tmp_path, ZoneReader())
    read(source)
    fresh = tmp_path / "fresh.toml"
    fresh.write_text("format")
    (tmp_path / "folder.toml").mkdir()
    os.mkfifo(tmp_path / "pipe.toml")
    (tmp_path / "link.toml").symlink_to(tmp_path / "nowhere")
    found = read(source)
    assert names(found) == ["a"]
    assert sorted(found.problems) == [
        str(tmp_path / f"{each}.toml") for each in ("folder", "fresh", "link", "pipe")
    ]
    for each in ("folder", "pipe"):
        assert "not a regular file" in found.problems[str(tmp_path / f"{each}.toml")]
    (tmp_path / "folder.toml").rmdir()
    for each in ("pipe", "link", "fresh"):
        (tmp_path / f"{each}.toml").unlink()
    assert not read(source).problems


def test_a_file_that_cannot_be_read_keeps_its_zone(write: Write, tmp_path: Path) -> None:
    path = write("a.toml")
    source = ZoneFolder(tmp_path, ZoneReader())
    first = read(source)
    target = tmp_path / "target"
    path.rename(target)
    path.symlink_to(tmp_path / "nowhere")
    found = read(source)
    assert (names(found), list(found.problems)) == (["a"], [str(path)])
    assert source.read() is None
    path.unlink()
    path.symlink_to(target)
    again = read(source)
    assert (again.zones["a"], dict(again.problems)) == (first.zones["a"], {})


def test_a_renamed_file_and_one_that_is_replaced_by_deleting_it_first_leave_their_zone(
    write: Write, tmp_path: Path
) -> None:
    path = write("a.toml")
    source = ZoneFolder(tmp_path, ZoneReader())
    read(source)
    path.rename(tmp_path / "z.toml")
    assert source.read() is None
    assert source.read() is None
    content = (tmp_path / "z.toml").read_bytes()
    (tmp_path / "z.toml").unlink()
    assert source.read() is None
    (tmp_path / "z.toml").write_bytes(content)
    assert source.read() is None


def test_of_two_files_with_one_zone_the_first_is_used(write: Write, tmp_path: Path) -> None:
    write("b.toml", name="hall")
    source = ZoneFolder(tmp_path, ZoneReader())
    read(source)
    write("c.toml", name="hall", schedule=SLOW)
    found = read(source)
    assert found.zones["hall"].schedule.period == 1.0
    assert list(found.problems) == [str(tmp_path / "c.toml")]
    assert "zone hall is also in" in found.problems[str(tmp_path / "c.toml")]

    (tmp_path / "b.toml").unlink()
    # The other one takes over at once.
    assert read(source).zones["hall"].schedule == SLOW


def test_a_folder_that_cannot_be_read_removes_nothing(write: Write, tmp_path: Path) -> None:
    folder = tmp_path / "zones"
    folder.mkdir()
    write("zones/a.toml")
    source = ZoneFolder(folder, ZoneReader())
    read(source)
    folder.rename(tmp_path / "away")
    found = read(source)
    assert source.read() is None
    assert (names(found), list(found.problems)) == (["a"], [str(folder)])
    (tmp_path / "away").rename(folder)
    again = read(source)
    assert (names(again), dict(again.problems)) == (["a"], {})


def test_a_folder_whose_files_are_all_gone_at_once_keeps_its_zones_until_it_has_one_again(
    write: Write, tmp_path: Path
) -> None:
    """As if its file system was not mounted."""
    folder, away = tmp_path / "zones", tmp_path / "away"
    folder.mkdir()
    for name in ("a", "b", "c"):
        write(f"zones/{name}.toml")
    source = ZoneFolder(folder, ZoneReader())
    first = read(source)
    folder.rename(away)
    folder.mkdir()
    found = read(source)
    assert (found.zones, list(found.problems)) == (first.zones, [str(folder)])
    assert "all 3 zone files are gone" in found.problems[str(folder)]
    for _ in range(3):
        assert source.read() is None

    folder.rmdir()
    away.rename(folder)
    again = read(source)
    assert (again.zones, dict(again.problems)) == (first.zones, {})

    for name in ("a", "b", "c"):
        (folder / f"{name}.toml").unlink()
    read(source)
    write("zones/d.toml")
    assert names(source.read()) == ["a", "b", "c", "d"]
    assert names(source.read()) == ["d"]


def test_files_that_are_removed_one_after_the_other_remove_their_zones(write: Write, tmp_path: Path) -> None:
    paths = [write("a.toml"), write("b.toml")]
    source = ZoneFolder(tmp_path, ZoneReader())
    read(source)
    paths[0].unlink()
    assert source.read() is None
    paths[1].unlink()
    assert names(source.read()) == ["b"]
    assert names(source.read()) == []


def test_a_service_does_not_start_with_a_broken_folder(write: Write, tmp_path: Path) -> None:
    missing = ZoneFolder(tmp_path / "missing", ZoneReader())
    with pytest.raises(ConfigError, match="missing: No such file or directory: give a readable folder"):
        missing.read()
    write("a.toml")
    twin = write("b.toml", name="a")
    source = ZoneFolder(tmp_path, ZoneReader())
    (tmp_path / "c.toml").write_text("")
    for _ in range(2):
        with pytest.raises(ConfigError, match=r"b\.toml: zone a is also in .*\(1 more problem like this\)"):
            source.read()
    twin.unlink()
    with pytest.raises(ConfigError, match=r"c\.toml: format"):
        source.read()
    (tmp_path / "c.toml").unlink()
    assert names(source.read()) == ["a"]


def test_an_empty_folder_is_logged_and_filled_later(
    write: Write, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    source = ZoneFolder(tmp_path, ZoneReader())
    with caplog.at_level("INFO"):
        assert names(source.read()) == []
        assert source.read() is None
    assert [each.message for each in caplog.records] == [
        f"{tmp_path}: contains no zone file yet, that is, no file *.toml"
    ]
    write("a.toml")
    assert names(source.read()) == ["a"]


# --- published zones


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest) -> Iterator[Store]:
    """Yield a store without zones."""
    if request.param == "sqlite":
        yield request.getfixturevalue("sqlite_store")
        return
    store = Store(request.getfixturevalue("postgresql").new_database())
    yield store
    store.close()


def published(zone: Zone, name: str, **changes: Any) -> PublishedZone:
    described = replace(zone, name=name, **changes)
    return PublishedZone(name, described.rev, render_zone(described), time.time())


def test_published_zones_are_followed(store: Store, zone: Zone) -> None:
    store.publish_zones([published(zone, name) for name in ("a", "b")])
    source = PublishedZones(store, ZoneReader())
    assert source.where == f"published zones of {store.where}"
    first = source.read()
    assert first is not None
    assert (names(first), dict(first.problems)) == (["a", "b"], {})
    assert source.read() is None

    # As many zones as before, and one that is removed and published again as it was.
    store.unpublish_zones(["a", "b"])
    store.publish_zones([published(zone, "b"), published(zone, "c")])
    second = source.read()
    assert names(second) == ["b", "c"]
    assert second is not None
    assert second.zones["b"] is first.zones["b"]

    store.publish_zones([published(zone, "b", schedule=SLOW)])
    third = source.read()
    assert third is not None
    assert third.zones["b"].schedule == SLOW
    assert third.zones["c"] is second.zones["c"]
    assert source.read() is None


def test_only_changed_published_zones_are_read(
    sqlite_store: Store, zone: Zone, monkeypatch: pytest.MonkeyPatch
) -> None:
    sqlite_store.publish_zones([published(zone, f"z{number}") for number in range(9)])
    source = PublishedZones(sqlite_store, ZoneReader())
    source.read()
    read = []

    def published_zones(asked: list[str]) -> list[PublishedZone]:
        read.append(asked)
        return Store.published_zones(sqlite_store, asked)

    monkeypatch.setattr(sqlite_store, "published_zones", published_zones)
    sqlite_store.publish_zones([published(zone, "z3", schedule=SLOW)])
    source.read()
    assert source.read() is None
    assert read == [["z3"]]


@pytest.mark.parametrize("told", ["format", "contains the file of zone hall"])
def test_a_published_zone_that_cannot_be_read_keeps_its_last_revision(
    store: Store, zone: Zone, told: str
) -> None:
    """Such as one that a newer version has published."""
    store.publish_zones([published(zone, "a"), published(zone, "b")])
    source = PublishedZones(store, ZoneReader())
    first = source.read()
    assert first is not None
    content = "format = 99\n" if told == "format" else render_zone(zone)
    store.publish_zones([PublishedZone(name, "f" * 16, content, 0.0) for name in ("a", "new")])
    second = source.read()
    assert second is not None
    assert second.zones == first.zones
    assert sorted(second.problems) == ["a", "new"]
    assert second.problems["a"].startswith("published zone a: ")
    assert told in second.problems["a"]
    assert source.read() is None

    # A service that starts now serves the others.
    restarted = CombinedSources([PublishedZones(store, ZoneReader())]).read()
    assert restarted is not None
    assert (names(restarted), restarted.problems) == (["b"], second.problems)

    store.unpublish_zones(["new"])
    store.publish_zones([published(zone, "a")])
    third = source.read()
    assert third is not None
    assert (third.zones, dict(third.problems)) == (first.zones, {})
    store.unpublish_zones(["a"])
    assert names(source.read()) == ["b"]


def test_a_store_that_cannot_be_read_removes_no_zone(postgresql: Any, zone: Zone) -> None:
    store = Store(postgresql.new_database())
    store.publish_zones([published(zone, "a")])
    source = PublishedZones(store, ZoneReader())
    source.read()
    store.close()
    import psycopg

    name = store.where.rpartition("/")[2]
    with psycopg.connect(postgresql.url_of("postgres"), autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {name} RENAME TO away".encode())
        found = source.read()
        assert found is not None
        assert (names(found), list(found.problems)) == (["a"], [source.where])
        assert "can't be read" in found.problems[source.where]
        assert source.read() is None
        with pytest.raises(StoreError):
            PublishedZones(store, ZoneReader()).read()
        connection.execute(f"ALTER DATABASE away RENAME TO {name}".encode())
    again = source.read()
    assert again is not None
    assert (names(again), dict(again.problems)) == (["a"], {})
    store.close()


def test_a_store_without_published_zones_is_logged(
    sqlite_store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level("INFO"):
        assert names(PublishedZones(sqlite_store, ZoneReader()).read()) == []
    assert caplog.messages == [f"published zones of {sqlite_store.where}: there is none yet"]


# --- several sources


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    found = tmp_path / "one", tmp_path / "two"
    for each in found:
        each.mkdir()
    return found


def test_zones_of_several_sources_are_combined(
    write: Write, folders: tuple[Path, Path], tmp_path: Path
) -> None:
    write("one/a.toml")
    write("two/b.toml")
    reader = ZoneReader()
    files = ZoneFiles([write("c.toml")], reader)
    source = CombinedSources([*(ZoneFolder(each, reader) for each in folders), files])
    assert source.where == f"{folders[0]}, {folders[1]}, {tmp_path}/c.toml"
    assert names(source.read()) == ["a", "b", "c"]
    assert source.read() is None
    write("two/d.toml")
    assert names(source.read()) == ["a", "b", "c", "d"]


def test_a_zone_of_two_sources_is_an_error_at_the_start_and_a_problem_later(
    write: Write, folders: tuple[Path, Path]
) -> None:
    write("one/a.toml")
    twin = write("two/b.toml", name="a", schedule=SLOW)
    reader = ZoneReader()
    source = CombinedSources([ZoneFolder(each, reader) for each in folders])
    for _ in range(2):
        with pytest.raises(ConfigError, match=f"{folders[1]}: zone a is also in {folders[0]}"):
            source.read()
    twin.unlink()
    running = CombinedSources([ZoneFolder(each, reader) for each in folders])
    assert names(running.read()) == ["a"]
    for name in ("b", "c"):
        write(f"two/{name}.toml", name="a", schedule=SLOW)
    found = running.read()
    assert found is not None
    assert found.zones["a"].schedule.period == 1.0
    assert len(found.problems) == 2
    assert running.read() is None


def test_a_published_zone_with_the_name_of_a_file_does_not_prevent_a_start(
    write: Write, sqlite_store: Store, zone: Zone, tmp_path: Path
) -> None:
    write("a.toml")
    sqlite_store.publish_zones([published(zone, "a", schedule=SLOW), published(zone, "b")])
    reader = ZoneReader()
    found = CombinedSources([ZoneFolder(tmp_path, reader), PublishedZones(sqlite_store, reader)]).read()
    assert found is not None
    assert names(found) == ["a", "b"]
    assert found.zones["a"].schedule.period == 1.0
    (problem,) = found.problems.values()
    assert f"zone a is also in {tmp_path}, which comes first" in problem
