"""``heatcloak zone publish``."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from heatcloak_aggregator.store import Store
from heatcloak_shared.zone import AnyZone, Zone, load_any_zone, render_zone
from support.commands import Finished
from support.zones import heatmap_zone, kept_mechanism, position_zone

Run = Callable[..., Finished]

PUBLISH = ("zone", "publish", "--json")


@pytest.fixture
def write(zone: Zone, tmp_path: Path) -> Callable[..., None]:
    """Return a function that writes the file of a zone, which is called like the file by default."""

    def write(file: str, described: AnyZone = zone, name: str | None = None) -> None:
        path = tmp_path / file
        path.parent.mkdir(exist_ok=True)
        content = render_zone(described).replace(
            f'name = "{described.name}"', f'name = "{name or path.stem}"'
        )
        path.write_text(content, encoding="utf-8")

    return write


def opened(tmp_path: Path) -> Store:
    return Store(f"sqlite:///{tmp_path}/heatcloak.db", create=False)


def facts(done: Finished) -> dict[str, object]:
    assert done.returncode == 0, done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_files_and_folders_are_published_with_their_comments(
    run_heatcloak: Run, write: Callable[..., None], tmp_path: Path
) -> None:
    write("hall.toml")
    write("more/lobby.toml", heatmap_zone())
    write("more/park.toml", position_zone(mechanism=kept_mechanism([0.5] * 30)))
    write("more/.draft.toml")
    with (tmp_path / "hall.toml").open("a", encoding="utf-8") as file:
        file.write("# Büro\n")
    done = facts(run_heatcloak(*PUBLISH, "hall.toml", "more", "more/park.toml"))
    assert done == {
        "store": "sqlite:///heatcloak.db",
        "dry_run": False,
        "added": ["hall", "lobby", "park"],
        "changed": [],
        "unchanged": [],
        "removed": [],
    }
    stored = opened(tmp_path).published_zones()
    files = [tmp_path / each for each in ("hall.toml", "more/lobby.toml", "more/park.toml")]
    assert [each.content for each in stored] == [each.read_text(encoding="utf-8") for each in files]
    assert [each.rev for each in stored] == [load_any_zone(each).rev for each in files]


def test_a_dry_run_says_what_would_change_and_writes_nothing(
    run_heatcloak: Run, write: Callable[..., None], zone: Zone, tmp_path: Path
) -> None:
    for name in ("a", "b"):
        write(f"{name}.toml")
    assert run_heatcloak(*PUBLISH, "a.toml", "b.toml").returncode == 0
    write("b.toml", replace(zone, schedule=replace(zone.schedule, max_delay=0.1)))
    write("c.toml")
    before = opened(tmp_path).published_zones()
    planned = facts(run_heatcloak(*PUBLISH, ".", "--dry-run"))
    assert [planned[each] for each in ("added", "changed", "unchanged")] == [["c"], ["b"], ["a"]]
    assert facts(run_heatcloak(*PUBLISH, "--remove", "a", "--dry-run"))["removed"] == ["a"]
    assert opened(tmp_path).published_zones() == before
    assert facts(run_heatcloak(*PUBLISH, ".")) == planned | {"dry_run": False}
    assert facts(run_heatcloak(*PUBLISH, "."))["unchanged"] == ["a", "b", "c"]


def test_changes_are_printed_in_words(run_heatcloak: Run, write: Callable[..., None]) -> None:
    write("a.toml")
    write("b.toml")
    assert run_heatcloak("zone", "publish", "a.toml", "b.toml").stdout == "added      2: a, b\n"
    write("c.toml")
    assert run_heatcloak("zone", "publish", "c.toml", "a.toml", "--dry-run").stdout == (
        "dry run: nothing is written\nadded      1: c\nunchanged  1: a\n"
    )
    assert run_heatcloak("zone", "publish", "--remove", "a").stdout == "removed    1: a\n"


def test_zones_are_removed_together_or_none(
    run_heatcloak: Run, write: Callable[..., None], tmp_path: Path
) -> None:
    for name in ("a", "b", "c"):
        write(f"{name}.toml")
    assert run_heatcloak("zone", "publish", ".").returncode == 0
    refused = run_heatcloak("zone", "publish", "--remove", "a", "--remove", "cellar")
    assert refused.returncode == 2
    assert refused.stderr == (
        "heatcloak: --remove 'cellar': not published in sqlite:///heatcloak.db: give one of its zones: "
        "a, b, c\n"
    )
    assert sorted(opened(tmp_path).published_revisions()) == ["a", "b", "c"]
    assert facts(run_heatcloak(*PUBLISH, "--remove", "c", "--remove", "a"))["removed"] == ["a", "c"]
    assert sorted(opened(tmp_path).published_revisions()) == ["b"]


def test_nothing_is_written_if_one_file_is_not_valid(
    run_heatcloak: Run, write: Callable[..., None], zone: Zone, tmp_path: Path
) -> None:
    write("a.toml")
    write("low.toml", replace(zone, noise=replace(zone.noise, sensitivity=0.01)))
    (tmp_path / "empty.toml").write_text("")
    write("twin.toml", name="a")
    for file, told in (
        ("low.toml", "low.toml: noise.sensitivity: 0.01 is below the domain's"),
        ("empty.toml", "empty.toml: format"),
        ("twin.toml", "twin.toml: zone a is also in a.toml, which comes first: give it another name"),
        ("missing.toml", "missing.toml: No such file or directory: give the path of a readable zone file"),
    ):
        refused = run_heatcloak("zone", "publish", "a.toml", file)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert refused.stderr.startswith(f"heatcloak: {told}")
    refused = run_heatcloak("zone", "publish", ".")
    assert refused.stderr.startswith("heatcloak: empty.toml: format")
    assert refused.stderr.endswith("(2 more problems like this)\n")
    assert not (tmp_path / "heatcloak.db").exists()


def test_a_mechanism_that_breaks_its_promise_is_not_published(
    run_heatcloak: Run, write: Callable[..., None], tmp_path: Path
) -> None:
    write("a.toml")
    write("park.toml", position_zone())
    refused = run_heatcloak("zone", "publish", "a.toml", "park.toml")
    assert refused.returncode == 2
    assert refused.stderr.startswith("heatcloak: park.toml: a report changes odds by up to exp(1.34")
    assert not (tmp_path / "heatcloak.db").exists()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((), "give either zone files to publish, or --remove NAME"),
        (("a.toml", "--remove", "a"), "give either zone files to publish, or --remove NAME"),
        (("empty",), "empty: contains no zone file, that is, no file *.toml"),
        (("a.toml", "--dry-run"), "there is no such file"),
        (("--remove", "a"), "there is no such file"),
        (("a.toml", "--store", "mysql://host/name"), "the store URL is malformed"),
    ],
)
def test_a_misuse_is_one_line(
    run_heatcloak: Run, write: Callable[..., None], tmp_path: Path, arguments: tuple[str, ...], told: str
) -> None:
    write("a.toml")
    (tmp_path / "empty").mkdir()
    refused = run_heatcloak("zone", "publish", *arguments)
    assert refused.returncode in (1, 2)
    assert told in refused.stderr
    assert refused.stderr.count("\n") == 1
    assert not (tmp_path / "heatcloak.db").exists()
