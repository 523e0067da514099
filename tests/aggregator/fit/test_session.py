"""Session files: read, checked, and changed without losing what is in them."""

from __future__ import annotations

import math
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.fit import session as sessions
from heatcloak_aggregator.fit.floor import plan_hash
from heatcloak_aggregator.fit.session import (
    Period,
    Session,
    begin_period,
    check_plan_of_session,
    check_session,
    drop_period,
    end_period,
    load_session,
    parse_session,
    parse_time,
    recording_lock,
    session_text,
)
from heatcloak_shared.errors import ConfigError, StoreError
from support.floor_plans import flat

PLAN = flat()
HEAD = f'format = 1\nplan = "flat"\nplan_hash = "{plan_hash(PLAN)}"\n'
EMPTY = '[[period]]\nkind = "empty"\nfrom = {0}\nto = {1}\n'
HEATER = '[[period]]\nkind = "heater"\nat = [{2}, {3}]\nwatts = 500\nfrom = {0}\nto = {1}\n'
PLACES = ((1.0, 2.0), (2.0, 4.0), (6.0, 1.0), (7.0, 4.0))


def text_of(places: tuple[tuple[float, float], ...] = PLACES) -> str:
    parts = [HEATER.format(1000 + 100 * n, 1100 + 100 * n, *at) for n, at in enumerate(places)]
    return HEAD + EMPTY.format(0, 900) + "".join(parts)


def parsed(text: str) -> Session:
    return parse_session(text.encode(), "s.toml")


def refusal(text: str) -> str:
    with pytest.raises(ConfigError) as caught:
        parsed(text)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_complete_session_is_read() -> None:
    session = parsed(text_of())
    assert session.plan == "flat"
    assert [period.kind for period in session.periods] == ["empty", *["heater"] * 4]
    assert session.heater[1] == Period("heater", 1100.0, 1200.0, (2.0, 4.0), 500.0)
    assert session.n_positions == 4
    assert session.open_period is None
    (warning,) = check_session(session, PLAN)
    assert "4 positions of the heater are few" in warning


@given(
    st.lists(
        st.tuples(
            st.floats(60.0, 1e5), st.floats(0.0, 1e5), st.floats(-1e3, 1e3), st.floats(1.0, 2e4) | st.none()
        ),
        max_size=8,
    )
)
def test_a_written_session_is_read_again(steps: list[tuple[float, float, float, float | None]]) -> None:
    now, periods = 1e9, []
    for length, gap, x, watts in steps:
        now += gap
        at = None if watts is None else (x, -x / 3.0)
        kind: Any = "empty" if watts is None else "heater"
        period = Period(kind, now, now + length, at, watts)
        now = now + length + 1.0
        if (period.stop or 0.0) - period.start >= sessions.SHORTEST:
            periods.append(period)
    session = Session("flat", plan_hash(PLAN), tuple(periods))
    assert parsed(session_text(session)) == session


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (1.5e9, 1.5e9),
        (1_500_000_000, 1.5e9),
        ("1500000000", 1.5e9),
        ("2017-07-14T02:40:00Z", 1.5e9),
        ("2017-07-14T04:40:00+02:00", 1.5e9),
        ("2017-07-14T02:40:00", None),
        ("soon", None),
        ("nan", None),
        (math.nan, None),
        (True, None),
        (-1, None),
        (1e300, None),
    ],
)
def test_times_are_seconds_or_have_an_offset(value: object, expected: float | None) -> None:
    assert parse_time(value) == expected


def test_times_of_toml_are_accepted() -> None:
    session = parsed(HEAD + EMPTY.format("2017-07-14T02:40:00Z", '"2017-07-14T05:40:00+02:00"'))
    assert (session.periods[0].start, session.periods[0].stop) == (1.5e9, 1.5e9 + 3600.0)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "format: missing"),
        (HEAD.replace("1", "2", 1), "format: 2 is out of range"),
        (HEAD + "other = 1\n", "other: no such key"),
        (HEAD + EMPTY.format(10, 20), "line 4: period[0].to: less than 60 s after from"),
        (HEAD + EMPTY.format(100, 20), "less than 60 s after from"),
        (HEAD + EMPTY.format("nan", 900), "from: nan is not a time"),
        (HEAD + EMPTY.format("2017-07-14T02:40:00", 900), "is not a time: give seconds since 1970"),
        (HEAD + EMPTY.format("[1, 2]", 900), "from: 1, 2 is not a time"),
        (HEAD + EMPTY.format(0, 900).replace("empty", "full"), "kind: 'full' is unknown"),
        (HEAD + EMPTY.format(0, 900) + "at = [1, 2]\n", "at: no such key"),
        (HEAD + HEATER.format(0, 900, 1, "nan"), "at: not two finite numbers"),
        (HEAD + HEATER.format(0, 900, 1, '"a"'), "at: not two finite numbers"),
        (HEAD + HEATER.format(0, 900, 1, 1).replace("500", "0"), "watts: 0 is out of range"),
        (HEAD + EMPTY.format(0, 900).replace("to = 900\n", "") + EMPTY.format(1000, 1900), "to: missing"),
        (HEAD + EMPTY.format(0, 900) + EMPTY.format(800, 1900), "overlaps the one from 1970-01-01 00:00:00"),
        (HEAD + EMPTY.format(1000, 1900) + EMPTY.format(0, 900).replace("to = 900\n", ""), "overlaps"),
        ("\x00", "not TOML"),
    ],
)
def test_wrong_sessions_are_refused(text: str, expected: str) -> None:
    found = refusal(text)
    assert found.startswith("s.toml: ")
    assert expected in found


def test_too_many_periods_are_refused() -> None:
    assert "1001 periods: give at most 1000" in refusal(HEAD + "[[period]]\n" * 1001)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (text_of(PLACES[:3]), "has 3 positions of the heater: record at least 4, better 12"),
        (text_of((*PLACES[:3], (1.0, 2.01))), "has 3 positions of the heater"),
        (text_of().replace(EMPTY.format(0, 900), ""), "has no empty period"),
        (text_of((*PLACES[:3], (9.0, 2.0))), "is outside of the outline: correct its position"),
        (text_of((*PLACES[:3], (5.05, 3.0))), "is nearer than the clearance of 0.19 m to a wall"),
        (text_of().replace("to = 1400\n", ""), "has no end: set it with"),
    ],
)
def test_incomplete_sessions_are_refused(text: str, expected: str) -> None:
    with pytest.raises(ConfigError, match=expected):
        check_session(parsed(text), PLAN)


def test_another_plan_is_refused() -> None:
    changed = replace(PLAN, doors=(replace(PLAN.doors[0], state="shut"),))
    with pytest.raises(ConfigError, match="is of another plan than plan, or that has changed"):
        check_plan_of_session(parsed(text_of()), changed)


def test_the_hash_ignores_names_rooms_and_conductances() -> None:
    decorated = replace(
        PLAN,
        name="other",
        rooms=(),
        walls=tuple(replace(wall, name="a", conductance=0.5) for wall in PLAN.walls),
        doors=tuple(replace(door, name="b") for door in PLAN.doors),
    )
    assert plan_hash(decorated) == plan_hash(PLAN)
    for changed in (
        replace(PLAN, sensors=PLAN.sensors[::-1]),
        replace(PLAN, sensors=(replace(PLAN.sensors[0], name="n09"), *PLAN.sensors[1:])),
        replace(PLAN, walls=()),
        replace(PLAN, clearance=0.2),
        replace(PLAN, doors=(replace(PLAN.doors[0], state="either"),)),
    ):
        assert plan_hash(changed) != plan_hash(PLAN)


def test_periods_are_appended(tmp_path: Path) -> None:
    path = tmp_path / "s.toml"
    begin_period(path, PLAN, Period("empty", 1e9, None))
    open_period = load_session(path).open_period
    assert open_period == Period("empty", 1e9, None)
    end_period(path, 1e9 + 3600.0)
    begin_period(path, PLAN, Period("heater", 1e9 + 4000.0, None, (1.0, 2.0), 500.0))
    session = end_period(path, 1e9 + 9000.5)
    assert session == load_session(path)
    assert session.periods == (
        Period("empty", 1e9, 1e9 + 3600.0),
        Period("heater", 1e9 + 4000.0, 1e9 + 9000.5, (1.0, 2.0), 500.0),
    )


def test_comments_survive(tmp_path: Path) -> None:
    path = tmp_path / "s.toml"
    path.write_text(f"# mine\n{HEAD}{EMPTY.format(0, 900)}# the end", encoding="utf-8")
    begin_period(path, PLAN, Period("empty", 1000.0, None))
    end_period(path, 2000.0)
    text = path.read_text("utf-8")
    assert text.startswith("# mine\n")
    assert "# the end\n" in text
    assert len(load_session(path).periods) == 2


def test_an_open_period_can_be_dropped(tmp_path: Path) -> None:
    path = tmp_path / "s.toml"
    path.write_text(text_of(), encoding="utf-8")
    before = load_session(path)
    begin_period(path, PLAN, Period("empty", 2000.0, None))
    with pytest.raises(ConfigError, match="has no end: set it with `heatcloak fit record --close-open TIME`"):
        begin_period(path, PLAN, Period("empty", 3000.0, None))
    assert drop_period(path) == before == load_session(path)
    for change in (drop_period, lambda path: end_period(path, 5000.0)):
        with pytest.raises(ConfigError, match="every period has an end"):
            change(path)


def test_a_period_before_the_last_end_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "s.toml"
    path.write_text(text_of(), encoding="utf-8")
    with pytest.raises(ConfigError, match="overlaps"):
        begin_period(path, PLAN, Period("empty", 1350.0, None))
    assert path.read_text("utf-8") == text_of()


def test_a_session_without_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="there is no such folder"):
        begin_period(tmp_path / "no" / "s.toml", PLAN, Period("empty", 0.0, None))


def test_a_failed_write_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "s.toml"
    path.write_text(text_of(), encoding="utf-8")

    def fail(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(StoreError, match="No space left"):
        begin_period(path, PLAN, Period("empty", 2000.0, None))
    monkeypatch.undo()
    assert path.read_text("utf-8") == text_of()
    assert [each.name for each in tmp_path.iterdir()] == ["s.toml"]


def test_only_one_process_records(tmp_path: Path) -> None:
    path = tmp_path / "s.toml"
    path.write_text(text_of(), encoding="utf-8")
    with (
        recording_lock(path),
        pytest.raises(ConfigError, match="another `heatcloak fit record` is recording"),
        recording_lock(path),
    ):
        pass
    with recording_lock(path):
        pass
