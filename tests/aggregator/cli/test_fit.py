"""``heatcloak fit``: record a session, fit it, and explain the fit."""

from __future__ import annotations

import json
import math
import signal
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from heatcloak_aggregator.cli import fit as commands
from heatcloak_aggregator.fit import calibration
from heatcloak_aggregator.fit.fit_file import load_fit
from heatcloak_aggregator.fit.session import Period, Session, load_session
from heatcloak_aggregator.plans.plan import FloorPlan
from heatcloak_aggregator.plans.plan_file import plan_text
from heatcloak_lab.room_simulation import (
    SENSORS,
    SimulatedRoom,
    random_room,
    session_of,
    simulate_calibration,
    write_calibration,
)
from heatcloak_lab.room_simulation import Schedule as Times
from support.commands import Finished
from support.fitted_rooms import POSITIONS, SMALL, plain_model

Run = Callable[..., Finished]

SHUT = replace(
    SMALL,
    doors=(SMALL.doors[0], replace(SMALL.doors[1], state="shut")),
)


class Clock:
    """A clock that advances only while a command sleeps.

    Attributes:
        now: seconds since 1970.
        set_by: seconds by which the clock is set during the next sleep.
        interrupt_at: when Ctrl-C is pressed.
    """

    def __init__(self) -> None:
        self.now = 1_700_000_000.0
        self.set_by = self._was_set_by = 0.0
        self.interrupt_at = math.inf

    def time(self) -> float:
        return self.now

    def monotonic(self) -> float:
        return self.now - self._was_set_by - 1_600_000_000.0

    def sleep(self, seconds: float) -> None:
        self.now += seconds + self.set_by
        self._was_set_by += self.set_by
        self.set_by = 0.0
        if self.now >= self.interrupt_at:
            self.interrupt_at = math.inf
            signal.raise_signal(signal.SIGINT)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(commands, "time", found)
    return found


@pytest.fixture(autouse=True)
def _plan(tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_text(plan_text(SHUT), encoding="utf-8")


def test_a_session_is_recorded_period_by_period(run_heatcloak: Run, clock: Clock, tmp_path: Path) -> None:
    done = run_heatcloak("fit", "record", "s.toml", "--plan", "plan.toml", "--empty", "--minutes", "60")
    assert done.returncode == 0, done.stderr
    assert "s.toml: empty, from 2023-11-14 22:13:20 UTC for 60 minutes" in done.stdout
    assert "heatcloak-node --record" in done.stdout
    assert "- open the doors: living\n- shut the doors: inner\n- leave the room" in done.stdout
    clock.now += 30.0
    done = run_heatcloak(*("fit", "record", "s.toml", "--plan", "plan.toml", "--at", "1,2", "--watts", "500"))
    assert done.returncode == 0, done.stderr
    assert "- the heater gives off 500 W at x = 1, y = 2 in living" in done.stdout
    assert "positions of the heater: 1, empty periods: 1" in done.stdout
    assert "Next: record at least 8 positions" in done.stdout
    start = 1_700_000_000.0
    assert load_session(tmp_path / "s.toml").periods == (
        Period("empty", start, start + 3600.0),
        Period("heater", start + 3630.0, start + 9030.0, (1.0, 2.0), 500.0),
    )


def test_ctrl_c_ends_a_period(run_heatcloak: Run, clock: Clock, tmp_path: Path) -> None:
    clock.interrupt_at = clock.now + 1800.0
    done = run_heatcloak("fit", "record", "s.toml", "--plan", "plan.toml", "--empty")
    assert done.returncode == 0, done.stderr
    assert "ended early by a signal" in done.stdout
    (period,) = load_session(tmp_path / "s.toml").periods
    assert period.stop == period.start + 1800.0


def test_a_period_that_ends_at_once_is_removed(run_heatcloak: Run, clock: Clock, tmp_path: Path) -> None:
    clock.interrupt_at = clock.now + 30.0
    done = run_heatcloak("fit", "record", "s.toml", "--plan", "plan.toml", "--empty")
    assert done.returncode == 0, done.stderr
    assert "the period is removed, because it is shorter than 60 s" in done.stdout
    assert load_session(tmp_path / "s.toml").periods == ()


def test_a_period_stays_open_if_the_clock_is_set_back_meanwhile(
    run_heatcloak: Run, clock: Clock, tmp_path: Path
) -> None:
    start, clock.set_by = clock.now, -7200.0
    done = run_heatcloak("fit", "record", "s.toml", "--plan", "plan.toml", "--empty")
    assert done.returncode == 1
    assert "s.toml: the clock of this computer was set back during the period" in done.stderr
    assert "`heatcloak fit record --close-open TIME`" in done.stderr
    assert load_session(tmp_path / "s.toml").periods == (Period("empty", start, None),)
    record = ("fit", "record", "s.toml", "--plan", "plan.toml")
    done = run_heatcloak(*record, "--close-open", str(start + 5400.0))
    assert done.returncode == 0, done.stderr
    assert load_session(tmp_path / "s.toml").periods == (Period("empty", start, start + 5400.0),)


def test_a_short_period_is_removed_if_the_clock_is_set_back_meanwhile(
    run_heatcloak: Run, clock: Clock, tmp_path: Path
) -> None:
    clock.set_by = -7200.0
    clock.interrupt_at = clock.now - 7200.0 + 30.0
    done = run_heatcloak("fit", "record", "s.toml", "--plan", "plan.toml", "--empty")
    assert done.returncode == 0, done.stderr
    assert "the period is removed, because it is shorter than 60 s" in done.stdout
    assert load_session(tmp_path / "s.toml").periods == ()


@pytest.fixture
def killed(
    run_heatcloak: Run, clock: Clock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[], Session]:
    """Leave a period without its end, as after a kill."""

    def kill(seconds: float) -> None:
        raise SystemExit(9)

    with monkeypatch.context() as context:
        context.setattr(clock, "sleep", kill)
        assert run_heatcloak("fit", "record", "s.toml", "--plan", "plan.toml", "--empty").returncode == 9
    clock.now += 4000.0
    return lambda: load_session(tmp_path / "s.toml")


def test_a_killed_period_is_reported(run_heatcloak: Run, killed: Callable[[], Session]) -> None:
    assert killed().open_period is not None
    for arguments in (("--empty",), ("--at", "1,2", "--watts", "500")):
        done = run_heatcloak("fit", "record", "s.toml", "--plan", "plan.toml", *arguments)
        assert done.returncode == 2
        assert "s.toml: the period from 2023-11-14 22:13:20 UTC (empty) has no end" in done.stderr
        assert "`heatcloak fit record --close-open TIME`, or remove the period with" in done.stderr
    done = run_heatcloak("fit", "solve", "s.toml", "r.jsonl", "--plan", "plan.toml", "--out", "fit.toml")
    assert done.returncode == 2
    assert "has no end" in done.stderr


@pytest.mark.parametrize(
    ("time", "length"), [("now", 4000.0), ("1700003000", 3000.0), ("2023-11-14T23:13:20+00:00", 3600.0)]
)
def test_a_killed_period_is_closed(
    run_heatcloak: Run, killed: Callable[[], Session], time: str, length: float
) -> None:
    done = run_heatcloak("fit", "record", "s.toml", "--plan", "plan.toml", "--close-open", time)
    assert done.returncode == 0, done.stderr
    assert "the period without an end now ends at" in done.stdout
    (period,) = killed().periods
    assert period.stop == period.start + length


def test_a_killed_period_is_dropped_and_the_next_one_recorded(
    run_heatcloak: Run, killed: Callable[[], Session]
) -> None:
    done = run_heatcloak(
        *("fit", "record", "s.toml", "--plan", "plan.toml", "--drop-open", "--at", "1,2", "--watts", "400")
    )
    assert done.returncode == 0, done.stderr
    (period,) = killed().periods
    assert (period.at, period.watts) == ((1.0, 2.0), 400.0)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ((), "give --empty, or --at X,Y and --watts W"),
        (("--at", "1,2"), "give --empty, or --at X,Y and --watts W"),
        (("--empty", "--watts", "500"), "--empty records without a heater"),
        (("--at", "1", "--watts", "500"), "--at '1' is not a place"),
        (("--at", "9,2", "--watts", "500"), "--at 9,2: is outside of the outline: put the heater where"),
        (("--at", "3.5,2", "--watts", "500"), "--at 3.5,2: is nearer than the clearance of 0.19 m"),
        (("--at", "1,2", "--watts", "0"), "--watts: 0.0 is out of range"),
        (("--at", "1,2", "--watts", "nan"), "--watts: nan is out of range"),
        (("--drop-open",), "s.toml: there is no such file"),
    ],
)
def test_wrong_options_of_record_are_refused(
    run_heatcloak: Run, clock: Clock, tmp_path: Path, arguments: tuple[str, ...], expected: str
) -> None:
    done = run_heatcloak("fit", "record", "s.toml", "--plan", "plan.toml", *arguments)
    assert done.returncode == 2
    assert expected in done.stderr
    assert not (tmp_path / "s.toml").exists()


def test_close_and_drop_exclude_each_other(run_heatcloak: Run, killed: Callable[[], Session]) -> None:
    for arguments, expected in (
        (("--close-open", "now", "--drop-open"), "exclude each other"),
        (("--close-open", "soon"), "'soon' is not a time: give now"),
        (("--close-open", "1000"), "less than 60 s after from"),
    ):
        done = run_heatcloak("fit", "record", "s.toml", "--plan", "plan.toml", *arguments)
        assert done.returncode == 2
        assert expected in done.stderr
    assert killed().open_period is not None


@pytest.fixture
def calibrated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SimulatedRoom:
    """Write the session and recordings of a room whose heat follows a formula."""
    sensors = np.array([sensor.at for sensor in SMALL.sensors])

    def replaced(
        domain: object, positions: object, age: float, shut_doors: Sequence[int] = (0,), *, side: float = 0.0
    ) -> Any:
        return plain_model(sensors, POSITIONS, len(shut_doors))

    monkeypatch.setattr(calibration, "room_model", replaced)
    monkeypatch.setattr("heatcloak_lab.room_simulation.room_model", replaced)
    rng = np.random.default_rng(1)
    room = random_room(6, rng)
    schedule = Times(interval=30.0)
    session = session_of(SHUT, [(float(x), float(y)) for x, y in POSITIONS], 500.0, schedule)
    found = simulate_calibration(SHUT, room, session, SENSORS["ds18b20"], rng, schedule.interval)
    write_calibration(found, tmp_path)
    return room


def recorded(tmp_path: Path) -> list[str]:
    return [path.name for path in sorted(tmp_path.glob("*.jsonl"))]


def solve(run_heatcloak: Run, tmp_path: Path, *arguments: str) -> Finished:
    return run_heatcloak(
        *("fit", "solve", "session.toml", *recorded(tmp_path)),
        *("--plan", "plan.toml", "--out", "fit.toml", *arguments),
    )


def test_a_session_is_fitted(run_heatcloak: Run, calibrated: SimulatedRoom, tmp_path: Path) -> None:
    done = solve(run_heatcloak, tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(
        "fit.toml: fit of plan small, 12 positions of the heater, 6 sensors\nverdict: go"
    )
    assert done.stderr == ""
    fit = load_fit(tmp_path / "fit.toml", SHUT)
    room = calibrated
    assert fit.length.low * 0.95 < room.parameters.length < fit.length.high * 1.05
    gains = np.array([sensor.gain for sensor in fit.sensors])
    assert gains * room.gains == pytest.approx(np.full(6, (gains * room.gains).mean()), rel=0.03)
    assert [sensor.baseline for sensor in fit.sensors] == pytest.approx(room.baselines, abs=0.3)
    ((name, conductance),) = ((door.name, door.conductance) for door in fit.doors)
    assert name == "inner"
    assert conductance.low * 0.9 < room.parameters.conductance < conductance.high * 1.1
    assert "  inner  " in done.stdout


def test_a_fit_is_printed_as_json(run_heatcloak: Run, calibrated: SimulatedRoom, tmp_path: Path) -> None:
    (tmp_path / "n03.jsonl").chmod(0o644)
    done = solve(run_heatcloak, tmp_path, "--json", "--age", "0.3", "--resolution", "0.0625")
    assert done.returncode == 0, done.stderr
    facts = json.loads(done.stdout)
    assert (facts["file"], facts["verdict"], facts["age"]) == ("fit.toml", "go", 0.3)
    assert facts["warnings"] == ["n03.jsonl: other users may read these raw readings: chmod 600 n03.jsonl"]
    assert "heatcloak: warning: n03.jsonl: other users may read" in done.stderr


def test_a_refused_fit_is_written_and_exits_with_1(
    run_heatcloak: Run, calibrated: SimulatedRoom, tmp_path: Path
) -> None:
    # The recordings of two nodes are swapped.
    one, other = (tmp_path / name for name in ("n01.jsonl", "n05.jsonl"))
    texts = one.read_text(), other.read_text()
    one.write_text(texts[1].replace('"n05"', '"n01"'))
    other.write_text(texts[0].replace('"n01"', '"n05"'))
    done = solve(run_heatcloak, tmp_path)
    assert done.returncode == 1
    assert "verdict: no-go" in done.stdout
    assert "heatcloak: fit.toml: no-go: the room differs from the model by" in done.stderr
    assert not load_fit(tmp_path / "fit.toml", SHUT, allow_no_go=True).is_good
    done = run_heatcloak("fit", "report", "fit.toml", "--plan", "plan.toml")
    assert done.returncode == 0, done.stderr
    assert "verdict: no-go" in done.stdout


def test_a_changed_plan_is_refused(run_heatcloak: Run, calibrated: SimulatedRoom, tmp_path: Path) -> None:
    assert solve(run_heatcloak, tmp_path).returncode == 0
    (tmp_path / "plan.toml").write_text(plan_text(SMALL), encoding="utf-8")
    done = run_heatcloak("fit", "report", "fit.toml", "--plan", "plan.toml")
    assert done.returncode == 2
    assert "fit.toml: the plan has changed since the fit" in done.stderr
    done = solve(run_heatcloak, tmp_path)
    assert done.returncode == 2
    assert "session.toml: is of another plan than plan.toml, or that has changed" in done.stderr


def test_the_out_file_is_checked_first(run_heatcloak: Run, calibrated: SimulatedRoom, tmp_path: Path) -> None:
    before = (tmp_path / "n01.jsonl").read_bytes()
    for out, expected in (
        ("n01.jsonl", "is one of the files to read"),
        ("no/fit.toml", "there is no such folder"),
        (".", "is a directory"),
    ):
        done = solve(run_heatcloak, tmp_path, "--out", out)
        assert done.returncode == 2
        assert expected in done.stderr
    assert (tmp_path / "n01.jsonl").read_bytes() == before


def test_a_plan_without_sensors_is_refused(run_heatcloak: Run, tmp_path: Path) -> None:
    bare: FloorPlan = replace(SMALL, sensors=())
    (tmp_path / "plan.toml").write_text(plan_text(bare), encoding="utf-8")
    done = run_heatcloak("fit", "record", "s.toml", "--plan", "plan.toml", "--empty")
    assert done.returncode == 2
    assert "plan.toml: has no sensors: add each as [[sensor]]" in done.stderr


@pytest.mark.slow
def test_a_report_draws_a_picture(run_heatcloak: Run, calibrated: SimulatedRoom, tmp_path: Path) -> None:
    assert solve(run_heatcloak, tmp_path).returncode == 0
    done = run_heatcloak("fit", "report", "fit.toml", "--plan", "plan.toml", "--out", "fit.png", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["picture"] == "fit.png"
    assert (tmp_path / "fit.png").read_bytes().startswith(b"\x89PNG")
    done = run_heatcloak("fit", "report", "fit.toml", "--plan", "plan.toml", "--out", "fit.pdf")
    assert done.returncode == 2
    assert "unknown format: use the ending .png or .svg" in done.stderr


def test_commands_of_other_packages_are_listed(run_heatcloak: Run) -> None:
    done = run_heatcloak("fit", "--help")
    assert done.returncode == 0
    for name in ("record", "solve", "report", "practice"):
        assert f"\n  {name}" in done.stdout
    done = run_heatcloak("fit", "solv")
    assert done.returncode == 2
    assert "No such command 'solv'" in done.stderr
