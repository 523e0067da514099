"""``heatcloak heatmap``: files of people's places in, private heatmaps out."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from heatcloak_aggregator.cli.heatmap_files import read_people
from heatcloak_aggregator.heatmaps.bounds import Bounds
from support.commands import Finished

Run = Callable[..., Finished]

PNG = b"\x89PNG\r\n\x1a\n"


def places(users: int) -> list[tuple[str, float, float]]:
    """Return three rows for each user, near two corners."""
    random = np.random.default_rng(1)
    return [
        (f"u{user}", *(0.2 + 0.6 * (user % 2) + random.normal(0.0, 0.03, 2)).tolist())
        for user in range(users)
        for _ in range(3)
    ]


def write_csv(path: Path, header: str, rows: list[tuple[object, ...]]) -> None:
    lines = [header, *(",".join(map(str, row)) for row in rows)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


@pytest.fixture
def crowd(tmp_path: Path) -> Path:
    write_csv(tmp_path / "crowd.csv", "user,x,y", list(places(300)))
    return tmp_path / "crowd.csv"


@pytest.mark.usefixtures("crowd")
def test_a_picture_is_made_by_default(run_heatcloak: Run, tmp_path: Path) -> None:
    done = run_heatcloak("heatmap", "crowd.csv")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "crowd-heatmap.png").read_bytes().startswith(PNG)
    assert "a factor of 2.72 (epsilon 1)" in done.stdout
    assert done.stderr == ""


@pytest.mark.usefixtures("crowd")
def test_all_forms_show_the_same_heatmap(run_heatcloak: Run, tmp_path: Path) -> None:
    options = ("--epsilon", "1/3", "--size", "32", "--seed", "4", "--json")
    files = ("--out", "a.png", "--out", "a.geojson", "--out", "a.npz")
    done = run_heatcloak("heatmap", "crowd.csv", *options, *files)
    assert done.returncode == 0, done.stderr
    facts = json.loads(done.stdout)
    assert facts["epsilon_exact"] == "1/3"
    assert sum(map(Fraction, facts["epsilon_by_level"].values())) == Fraction(1, 3)
    assert facts["files"] == ["a.png", "a.geojson", "a.npz"]
    assert facts["repeatable"] is True
    assert facts.keys().isdisjoint({"people", "users", "rows"}), "numbers of people are private"
    saved = np.load(tmp_path / "a.npz")
    heatmap = saved["heatmap"]
    assert heatmap.shape == (32, 32)
    assert heatmap.sum() == pytest.approx(1.0)
    shapes = json.loads((tmp_path / "a.geojson").read_text())["features"]
    shares = np.array([shape["properties"]["share"] for shape in shapes]).reshape(32, 32)
    assert shares == pytest.approx(heatmap)
    corner = shapes[33]["geometry"]["coordinates"][0][0]
    assert corner == [1 / 32, 1 / 32]
    # Two groups, lower left and upper right.
    assert heatmap[:16, :16].sum() > 0.3
    assert heatmap[16:, 16:].sum() > 0.3


def test_longitudes_and_latitudes_need_bounds(run_heatcloak: Run, tmp_path: Path) -> None:
    rows = [(user, 40.0 + y, -74.0 + x) for user, x, y in places(200)]
    write_csv(tmp_path / "town.csv", "user,lat,lon", list(rows))
    refused = run_heatcloak("heatmap", "town.csv")
    assert refused.returncode == 2
    assert "--bounds west,south,east,north" in refused.stderr
    done = run_heatcloak("heatmap", "town.csv", "--bounds=-74,40,-73,41", "--out", "town.npz")
    assert done.returncode == 0, done.stderr
    saved = np.load(tmp_path / "town.npz")
    assert saved["bounds"].tolist() == [-74.0, 40.0, -73.0, 41.0]
    assert saved["heatmap"][:128, :128].sum() > 0.3


def test_parquet_and_csv_give_the_same(run_heatcloak: Run, tmp_path: Path, crowd: Path) -> None:
    columns = dict(zip(("user", "x", "y"), map(list, zip(*places(300), strict=True)), strict=True))
    pq.write_table(pa.table(columns), tmp_path / "crowd.parquet")
    for name in (crowd.name, "crowd.parquet"):
        done = run_heatcloak("heatmap", name, "--seed", "1", "--out", f"{name}.npz")
        assert done.returncode == 0, done.stderr
    first, second = (np.load(tmp_path / f"{name}.npz")["heatmap"] for name in (crowd.name, "crowd.parquet"))
    assert np.array_equal(first, second)


def test_rows_that_are_no_place_are_left_out_and_told(run_heatcloak: Run, tmp_path: Path) -> None:
    good = [(*row, 1.0) for row in places(100)]
    bad: list[tuple[object, ...]] = [
        ("a", "nan", 0.5, 1),
        ("b", "inf", 0.5, 1),
        ("c", "here", "there", 1),
        ("d", -0.1, 0.5, 1),
        ("e", 0.5, 0.5, -1),
        ("f", 0.5),
        ("g", 1e400, 0.5, 1),
    ]
    write_csv(tmp_path / "good.csv", "user,x,y,weight", list(good))
    write_csv(tmp_path / "all.csv", "user,x,y,weight", [*bad, *good])
    for name in ("good", "all"):
        done = run_heatcloak("heatmap", f"{name}.csv", "--seed", "2", "--out", f"{name}.npz")
        assert done.returncode == 0, done.stderr
    assert "ignored 7 of 307 rows" in done.stderr
    assert "do not publish" in done.stderr
    first, second = (np.load(tmp_path / f"{name}.npz")["heatmap"] for name in ("good", "all"))
    assert np.array_equal(first, second)


def test_one_user_with_very_many_rows_counts_once(run_heatcloak: Run, tmp_path: Path) -> None:
    crowd: list[tuple[object, ...]] = list(places(200))
    loud = [("loud", 0.2, 0.8)] * 200_000
    write_csv(tmp_path / "loud.csv", "user,x,y", [*crowd, *loud])
    done = run_heatcloak("heatmap", "loud.csv", "--seed", "3", "--epsilon", "5", "--out", "loud.npz")
    assert done.returncode == 0, done.stderr
    heatmap = np.load(tmp_path / "loud.npz")["heatmap"]
    assert heatmap[128:, :128].sum() < 0.05


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "has the columns none"),
        (b"name,x,y\na,1,2\n", "has the columns 'name', 'x', 'y'"),
        (b"user,lat,y\na,1,2\n", "give user, x, y or user, lat, lon"),
        (b"\xff\xfe\x00\x01", "not a CSV file in UTF-8"),
        (b"user,x,y\n\x00,1,2\n" + b"a" * 200_000 + b",1,2\n", "line 3: field larger"),
        (b'user,x,y\n"a,1,2\nb,1,2\n', "line 2: unexpected end of data"),
        (b"user,x,y,X\na,1,2,3\n", "has two columns x"),
    ],
    ids=["empty", "no-user", "half", "binary", "too-wide", "open-quote", "twice"],
)
def test_files_of_another_kind_are_refused(
    run_heatcloak: Run, tmp_path: Path, content: bytes, problem: str
) -> None:
    (tmp_path / "file.csv").write_bytes(content)
    done = run_heatcloak("heatmap", "file.csv")
    assert done.returncode == 2
    assert problem in done.stderr
    assert done.stderr.count("\n") == 1
    assert not list(tmp_path.glob("*.png"))


def test_a_users_quote_does_not_swallow_the_rows_of_others(run_heatcloak: Run, tmp_path: Path) -> None:
    """A quote in two ids must not make one row of all rows between them: that would cost more than ε."""
    rows = [*places(50), ('"x', 0.1, 0.1), *places(50), ('x"', 0.1, 0.1)]
    write_csv(tmp_path / "quotes.csv", "user,x,y", list(rows))
    done = run_heatcloak("heatmap", "quotes.csv")
    assert done.returncode == 2
    assert "line 152" in done.stderr


@pytest.mark.parametrize(
    ("users", "problem"),
    [
        (pa.array([b"\xff"]).view(pa.string()), "not readable as Parquet"),
        ([["a"]], "the column user has a list"),
    ],
    ids=["not text", "a list"],
)
def test_parquet_files_with_odd_users_are_refused(
    run_heatcloak: Run, tmp_path: Path, users: object, problem: str
) -> None:
    pq.write_table(pa.table({"user": users, "x": [0.1], "y": [0.1]}), tmp_path / "odd.PARQUET")
    done = run_heatcloak("heatmap", "odd.PARQUET")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert problem in done.stderr


def test_parquet_users_that_are_missing_are_one_user_and_decimals_are_numbers(tmp_path: Path) -> None:
    columns = {"User": [math.nan, None, math.nan, 1.0], "x": [Decimal("0.1")] * 4, "y": [0.25] * 4}
    pq.write_table(pa.table(columns), tmp_path / "odd.parquet")
    table = read_people(tmp_path / "odd.parquet")
    assert list(table.users) == [None, None, None, 1.0]
    assert [person.tolist() for person in table.people(Bounds())] == [[[0.1, 0.25]] * 3, [[0.1, 0.25]]]


def test_a_file_without_rows_has_a_heatmap_too(run_heatcloak: Run, tmp_path: Path) -> None:
    """An error would tell that nobody was there."""
    (tmp_path / "none.csv").write_text("user,x,y\n")
    done = run_heatcloak("heatmap", "none.csv", "--out", "none.npz")
    assert done.returncode == 0, done.stderr


@pytest.mark.usefixtures("crowd")
@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (("--epsilon", "0"), "epsilon must be"),
        (("--epsilon", "-1"), "epsilon must be"),
        (("--epsilon", "nan"), "epsilon"),
        (("--epsilon", "much"), "is not a number"),
        (("--epsilon", "1/0"), "is not a number"),
        (("--epsilon", "9" * 5000), "epsilon"),
        (("--size", "100"), "size must be a power of two"),
        (("--blur", "-1"), "blur must be"),
        (("--bounds", "1,2,3"), "not four numbers"),
        (("--bounds", "1,0,0,1"), "are empty"),
        (("--bounds", "0,0,inf,1"), "too far away"),
        (("--bounds=-1e308,-1,1e308,1",), "too far away"),
        (("--bounds", "1e11,0,100000000001,1"), "too narrow"),
        (("--bounds", "0,0,1e-300,1e10"), "too narrow"),
        (("--method", "magic"), "magic"),
        (("--out", "map.pdf"), "unknown format"),
    ],
    ids=str,
)
def test_wrong_options_are_refused(run_heatcloak: Run, options: tuple[str, ...], problem: str) -> None:
    done = run_heatcloak("heatmap", "crowd.csv", *options)
    assert done.returncode == 2
    assert problem in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.usefixtures("crowd")
def test_files_that_cannot_be_read_or_written_are_refused(run_heatcloak: Run) -> None:
    unread = run_heatcloak("heatmap", "missing.csv")
    assert (unread.returncode, unread.stderr.count("\n")) == (2, 1)
    unwritten = run_heatcloak("heatmap", "crowd.csv", "--out", "no/such/folder/a.npz")
    assert unwritten.returncode == 1
    assert "Traceback" not in unwritten.stderr
