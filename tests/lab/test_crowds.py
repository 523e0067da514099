"""Synthetic crowds, and crowds from files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.heatmaps.people import TICKS, count_people
from heatcloak_lab.crowds import CITIES, Crowd, read_crowd, synthetic_crowd
from heatcloak_shared.errors import ConfigError, ParameterError

LINES = "user,lat,lon\na,40.0,-74.0\nb,40.5,-73.5\na,41.0,-73.0\n"


def counts(people: Sequence[FloatArray], size: int = 4) -> Int64Array:
    return count_people(people, size)


def write(folder: Path, text: str) -> Path:
    path = folder / "people.csv"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("city", CITIES)
def test_everybody_has_weighted_places_in_the_square_and_counts_once(city: str) -> None:
    people = synthetic_crowd(city, 300, seed=3).people
    assert len(people) == 300
    rows = np.concatenate(people)
    assert ((rows[:, :2] >= 0.0) & (rows[:, :2] < 1.0)).all()
    assert (rows[:, 2] > 0.0).all()
    assert max(map(len, people)) > 1
    ticks = [int(counts([person]).sum()) for person in people]
    # Weights are rounded down in each cell.
    assert min(ticks) >= TICKS - 16
    assert max(ticks) <= TICKS


def test_the_same_seed_gives_the_same_people_and_another_one_others() -> None:
    first, again, other = (synthetic_crowd("band", 50, seed).people for seed in (1, 1, 2))
    assert all((one == two).all() for one, two in zip(first, again, strict=True))
    assert not np.array_equal(np.concatenate(first), np.concatenate(other))


@pytest.mark.parametrize("city", ["hot-spots", "few-spots", "band"])
def test_a_seed_gives_one_city_for_any_number_of_people(city: str) -> None:
    """Half the absolute difference of shares of cells; other seeds are other cities."""
    one, larger, other = (
        counts(synthetic_crowd(city, people, seed).people) / (people * TICKS)
        for people, seed in ((2000, 1), (4000, 1), (4000, 2))
    )
    assert np.abs(one - larger).sum() / 2.0 < 0.07
    assert np.abs(one - other).sum() / 2.0 > 0.2


def test_cities_differ_in_how_concentrated_they_are() -> None:
    """Cells, of 16 × 16, that hold half of the people."""
    needed = {}
    for city in CITIES:
        ordered = np.sort(counts(synthetic_crowd(city, 2000).people, 16).ravel())[::-1].cumsum()
        needed[city] = int(np.searchsorted(ordered, ordered[-1] / 2.0)) + 1
    assert needed["few-spots"] < needed["hot-spots"] < needed["band"] < needed["wide"] < needed["uniform"]
    assert needed["uniform"] > 100


def test_a_thousand_people_have_five_places_on_average() -> None:
    people = synthetic_crowd("uniform", 1000).people
    assert np.mean([len(person) for person in people]) == pytest.approx(5.0, abs=0.3)


def test_new_people_of_a_city_live_in_the_same_city() -> None:
    """Half the absolute difference of shares of cells; another city has people elsewhere."""
    crowd, other = synthetic_crowd("hot-spots", 2000, 1), synthetic_crowd("hot-spots", 10, 2)
    shares = [
        counts(people) / (len(people) * TICKS)
        for people in (
            crowd.people,
            crowd.draw(4000, np.random.default_rng(3)),
            other.draw(4000, np.random.default_rng(3)),
        )
    ]
    assert np.abs(shares[0] - shares[1]).sum() / 2.0 < 0.07
    assert np.abs(shares[0] - shares[2]).sum() / 2.0 > 0.2


def test_a_generator_gives_the_same_people_and_another_one_others() -> None:
    for crowd in (synthetic_crowd("band", 5), Crowd("people.csv", synthetic_crowd("band", 5).people)):
        first, again, other = (
            np.concatenate(crowd.draw(20, np.random.default_rng(seed))) for seed in (1, 1, 2)
        )
        assert np.array_equal(first, again)
        assert not np.array_equal(first, other)


def test_people_of_a_file_are_drawn_with_replacement_and_equally_often() -> None:
    """Within four standard errors."""
    crowd = Crowd("people.csv", synthetic_crowd("band", 5).people)
    drawn = [id(person) for person in crowd.draw(5000, np.random.default_rng(1))]
    times = [drawn.count(id(person)) for person in crowd.people]
    assert sum(times) == 5000
    assert np.abs(np.array(times) - 1000).max() < 4.0 * (5000 * 0.2 * 0.8) ** 0.5


@pytest.mark.parametrize(
    ("city", "people", "seed", "message"),
    [
        ("atlantis", 5, 0, "unknown city 'atlantis': choose from 'hot-spots'"),
        ("band", 0, 0, "people must be at least 1"),
        ("band", 5, -1, "seed must be at least 0"),
    ],
)
def test_an_unknown_city_and_numbers_out_of_range_are_refused(
    city: str, people: int, seed: int, message: str
) -> None:
    with pytest.raises(ParameterError, match=message):
        synthetic_crowd(city, people, seed)


def test_people_of_a_file_have_x_to_the_east_and_y_to_the_north(tmp_path: Path) -> None:
    crowd = read_crowd(write(tmp_path, LINES))
    first, second = crowd.people
    np.testing.assert_allclose(first, [[0.0, 0.0, 1.0], [1.0, 1.0, 1.0]], atol=1e-8)
    np.testing.assert_allclose(second, [[0.5, 0.5, 1.0]], atol=1e-8)
    assert (np.concatenate(crowd.people)[:, :2] < 1.0).all()
    assert crowd.name == "people.csv"


def test_rows_outside_the_bounds_are_left_out_with_their_users(tmp_path: Path) -> None:
    (person,) = read_crowd(write(tmp_path, LINES), "-75,39,-73.5,41").people
    np.testing.assert_allclose(person, [[2.0 / 3.0, 0.5, 1.0]])


def test_weights_of_a_file_are_kept_and_rows_without_a_place_are_not(tmp_path: Path) -> None:
    text = "user,x,y,weight\na,0.25,0.5,3\na,none,0.5,1\nb,0.75,0.25,2\n"
    first, second = read_crowd(write(tmp_path, text), "0,0,1,1").people
    assert first.tolist() == [[0.25, 0.5, 3.0]]
    assert second.tolist() == [[0.75, 0.25, 2.0]]


@pytest.mark.parametrize("text", ["user,lat,lon\n", "user,lat,lon\na,x,2\n", LINES])
def test_bounds_without_people_are_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(ConfigError, match="nobody is within the bounds 0,0,1,1: give other bounds"):
        read_crowd(write(tmp_path, text), "0,0,1,1")
