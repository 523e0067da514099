"""Simulated calibrations: what nodes record, and that a fit finds the truth, or that the plan is wrong."""

from __future__ import annotations

import json
import math
import stat
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from heatcloak_aggregator.fit.fit_file import load_fit
from heatcloak_aggregator.fit.recording_file import load_recording
from heatcloak_aggregator.fit.recordings import reduce_recordings
from heatcloak_aggregator.fit.room_model import RoomModel, RoomParameters
from heatcloak_aggregator.fit.session import check_session, load_session, session_text
from heatcloak_aggregator.plans.plan import FloorPlan
from heatcloak_aggregator.plans.plan_file import example_text, parse_plan, plan_text
from heatcloak_aggregator.zones.floor_kind import floor_of_plan
from heatcloak_lab import room_simulation
from heatcloak_lab.room_simulation import (
    SENSORS,
    Schedule,
    SimulatedCalibration,
    SimulatedRoom,
    day_in_rooms,
    heater_positions,
    random_room,
    session_of,
    simulate_calibration,
    world_text,
    write_calibration,
)
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.scenario import parse_scenario
from support.commands import Finished
from support.fitted_rooms import POSITIONS, SMALL, plain_model

Run = Callable[..., Finished]

FLAT = parse_plan(example_text("flat"))
ROOM = SimulatedRoom(
    RoomParameters(4.0, 0.1, 0.2),
    conductance=100.0,
    gains=np.array([0.9, 0.95, 1.0, 1.05, 1.1, 1.15]),
    offsets=np.linspace(-0.5, 0.5, 6),
    drift=0.0,
    settling=300.0,
)
AT = [(float(x), float(y)) for x, y in POSITIONS]


@pytest.fixture
def model(monkeypatch: pytest.MonkeyPatch) -> RoomModel:
    """Simulate a formula instead of heat among walls, which takes longer."""
    found = plain_model(np.array([sensor.at for sensor in SMALL.sensors]), POSITIONS)
    monkeypatch.setattr(room_simulation, "room_model", lambda domain, positions, age: found)
    return found


def simulated(sensor: str, room: SimulatedRoom = ROOM, interval: float = 30.0) -> SimulatedCalibration:
    session = session_of(SMALL, AT, 500.0, Schedule())
    rng = np.random.default_rng(1)
    return simulate_calibration(SMALL, room, session, SENSORS[sensor], rng, interval)


def test_sensors_approach_the_steady_heat(model: RoomModel) -> None:
    found = simulated("ideal")
    steady = 5.0 * ROOM.gains[:, None] * model.responses(ROOM.parameters)
    for column, period in enumerate(found.session.heater):
        begin = int(np.searchsorted(found.times, period.start))
        end = int(np.searchsorted(found.times, period.stop or 0.0)) - 1
        rises = found.values[:, [begin, end]] - ROOM.baselines[:, None]
        assert rises[:, 1] == pytest.approx(steady[:, column], abs=0.01)
        # One time constant later, 1/e of the way is left.
        later = found.values[:, begin + 10] - ROOM.baselines
        left = (later - steady[:, column]) / (rises[:, 0] - steady[:, column])
        far = np.abs(rises[:, 0] - steady[:, column]) > 0.5
        assert left[far] == pytest.approx(np.full(far.sum(), math.exp(-1.0)), abs=0.03)


def test_sensors_report_in_steps(model: RoomModel) -> None:
    values = simulated("ds18b20").values / 0.0625
    assert values == pytest.approx(np.round(values))
    different = np.unique(simulated("amg8833").values)
    assert np.diff(different).min() == pytest.approx(0.25 / 64)


def test_the_room_drifts_over_the_day(model: RoomModel) -> None:
    still = simulated("ideal", replace(ROOM, drift=0.0)).values
    drift = simulated("ideal", replace(ROOM, drift=0.5)).values - still
    assert drift[:, 0] == pytest.approx(np.zeros(6), abs=0.01)
    assert 0.5 <= np.ptp(drift[0]) <= 1.05
    assert drift == pytest.approx(np.tile(drift[0], (6, 1)), abs=0.02)


def test_files_are_read_again(model: RoomModel, tmp_path: Path) -> None:
    found = simulated("ds18b20")
    paths = write_calibration(found, tmp_path)
    assert [path.name for path in paths] == [f"n0{number}.jsonl" for number in range(1, 7)]
    session = load_session(tmp_path / "session.toml")
    assert session == found.session
    assert check_session(session, SMALL) == ()
    for path, values in zip(paths, found.values, strict=True):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        recording = load_recording(path)
        assert recording.node == path.stem
        assert recording.values.tolist() == values.tolist()
        assert recording.times == pytest.approx(found.times)
    truth = json.loads((tmp_path / "truth.json").read_text())
    assert (truth["length"], truth["air_conductance"], truth["gains"]["n01"]) == (4.0, 100.0, 0.9)
    # Again, over the same files.
    write_calibration(found, tmp_path)


@pytest.mark.parametrize("sensor", SENSORS)
def test_rises_are_those_of_the_truth(model: RoomModel, sensor: str, tmp_path: Path) -> None:
    found = simulated(sensor, replace(ROOM, drift=0.1))
    recordings = [load_recording(path) for path in write_calibration(found, tmp_path)]
    reduced = reduce_recordings(recordings, found.session, found.nodes)
    steady = 5.0 * ROOM.gains[:, None] * model.responses(ROOM.parameters)
    assert reduced.trials.rises == pytest.approx(steady, abs=0.06)
    assert reduced.baselines == pytest.approx(ROOM.baselines, abs=0.2)


def test_the_world_is_the_room_of_the_recordings() -> None:
    """Its sensors read the truth in the empty room, and its person is at places of a zone of the plan."""
    floor = floor_of_plan(FLAT)
    rng = np.random.default_rng(1)
    room = random_room(6, rng)
    stops = day_in_rooms(FLAT, rng, 96)
    world = parse_scenario(world_text(room, SENSORS["ds18b20"], stops, 96).encode(), domain=floor)
    assert world.ambient is not None
    assert world.ambient.gains == tuple(room.gains)
    assert [world.ambient_at(0, sensor) for sensor in range(1, 7)] == pytest.approx(room.baselines)
    assert np.abs(room.offsets).max() <= 0.5
    assert (world.ambient.swing, world.ambient.swing_rounds, world.repeat) == (3.0, 96.0, 96)
    assert world.resolution == 0.0625
    assert floor.communities is not None
    rooms = [floor.communities[world.vertices_at(number)[0][0]] for number in range(96)]
    assert [number for number in range(1, 96) if rooms[number] != rooms[number - 1]] == [24, 48, 72]


@pytest.mark.parametrize("day_rounds", [1, 2, 3, 8])
def test_a_short_day_has_fewer_stops(day_rounds: int) -> None:
    stops = day_in_rooms(FLAT, np.random.default_rng(1), day_rounds)
    assert [when for when, _ in stops] == list(range(0, day_rounds, max(day_rounds // 4, 1)))


def test_positions_cover_the_floor() -> None:
    rng = np.random.default_rng(1)
    positions = heater_positions(FLAT, 12, rng)
    assert len(set(positions)) == 12
    assert sum(x > 5.0 for x, _ in positions) >= 3
    assert sum(x < 5.0 for x, _ in positions) >= 3
    apart = [math.dist(one, other) for one in positions for other in positions if one != other]
    assert min(apart) >= 1.0
    assert min(math.dist(at, sensor.at) for at in positions for sensor in FLAT.sensors) >= 0.4
    with pytest.raises(ParameterError, match="2000 positions do not fit into the plan: give at most"):
        heater_positions(FLAT, 2000, rng)


@pytest.mark.slow
def test_practice_writes_the_same_files_for_the_same_seed(run_heatcloak: Run, tmp_path: Path) -> None:
    (tmp_path / "flat.toml").write_text(plan_text(FLAT), encoding="utf-8")
    for folder in ("one", "other"):
        done = run_heatcloak(
            "fit", "practice", "flat.toml", "--out", folder, "--seed", "7", "--positions", "5"
        )
        assert done.returncode == 0, done.stderr
        assert f"Next: heatcloak fit solve {folder}/session.toml" in done.stdout
    names = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert len(names) == 9
    for name in names:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "other" / name).read_bytes()
    done = run_heatcloak("fit", "practice", "flat.toml", "--out", "one", "--sensor", "other")
    assert done.returncode == 2


@pytest.mark.parametrize("name", ["session.toml", "truth.json", "world.toml", "n03.jsonl"])
def test_practice_overwrites_no_file(run_heatcloak: Run, tmp_path: Path, name: str) -> None:
    """Which may be a real session, or a real recording."""
    (tmp_path / "flat.toml").write_text(plan_text(FLAT), encoding="utf-8")
    (tmp_path / "p").mkdir()
    (tmp_path / "p" / name).write_text("real")
    done = run_heatcloak("fit", "practice", "flat.toml", "--out", "p")
    assert done.returncode == 2
    assert done.stderr == f"heatcloak: p/{name}: exists: --force overwrites it\n"
    assert [path.name for path in (tmp_path / "p").iterdir()] == [name]
    assert (tmp_path / "p" / name).read_text() == "real"


@pytest.mark.slow
def test_practice_overwrites_files_if_forced(run_heatcloak: Run, tmp_path: Path) -> None:
    (tmp_path / "flat.toml").write_text(plan_text(FLAT), encoding="utf-8")
    (tmp_path / "p").mkdir()
    for name in ("session.toml", "world.toml"):
        (tmp_path / "p" / name).write_text("earlier")
    done = run_heatcloak("fit", "practice", "flat.toml", "--out", "p", "--positions", "5", "--force")
    assert done.returncode == 0, done.stderr
    assert len(list((tmp_path / "p").iterdir())) == 9
    assert all(path.read_text() != "earlier" for path in (tmp_path / "p").iterdir())


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_practice_is_fitted(run_heatcloak: Run, tmp_path: Path) -> None:
    (tmp_path / "flat.toml").write_text(plan_text(FLAT), encoding="utf-8")
    assert run_heatcloak("fit", "practice", "flat.toml", "--out", "p").returncode == 0
    done = solve(run_heatcloak, tmp_path, "flat.toml")
    assert done.returncode == 0, done.stdout + done.stderr
    truth = json.loads((tmp_path / "p" / "truth.json").read_text())
    fit = load_fit(tmp_path / "fit.toml", FLAT)
    assert fit.length.value == pytest.approx(truth["length"], rel=0.03)
    assert fit.walls.value == pytest.approx(truth["conductance"], rel=0.15)
    gains = np.array([sensor.gain * truth["gains"][sensor.name] for sensor in fit.sensors])
    assert gains == pytest.approx(np.full(6, gains.mean()), rel=0.03)
    assert 1.0 < fit.margin < 1.2
    done = run_heatcloak("fit", "report", "fit.toml", "--plan", "flat.toml", "--out", "fit.png")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "fit.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.soak
@pytest.mark.timeout(900)
def test_a_plan_without_a_wall_is_refused(run_heatcloak: Run, tmp_path: Path) -> None:
    bare: FloorPlan = replace(FLAT, walls=(), doors=(), rooms=FLAT.rooms[:1])
    (tmp_path / "bare.toml").write_text(plan_text(bare), encoding="utf-8")
    rng = np.random.default_rng(3)
    session = session_of(bare, heater_positions(FLAT, 8, rng), 500.0, Schedule())
    found = simulate_calibration(FLAT, random_room(6, rng), session, SENSORS["ds18b20"], rng, interval=30.0)
    (tmp_path / "p").mkdir()
    write_calibration(found, tmp_path / "p")
    done = solve(run_heatcloak, tmp_path, "bare.toml")
    assert done.returncode == 1
    assert "no-go: the room differs from the model by" in done.stderr
    assert "compare the plan with the room" in done.stderr


def solve(run_heatcloak: Run, tmp_path: Path, plan: str) -> Finished:
    recordings = sorted(str(path.relative_to(tmp_path)) for path in (tmp_path / "p").glob("*.jsonl"))
    return run_heatcloak(
        *("fit", "solve", "p/session.toml", *recordings, "--plan", plan, "--out", "fit.toml")
    )


def test_a_session_is_text_with_a_period_of_each_kind() -> None:
    session = session_of(FLAT, heater_positions(FLAT, 4, np.random.default_rng(1)), 500.0, Schedule())
    assert [period.kind for period in session.periods] == [
        *("empty", "heater", "heater", "heater"),
        *("empty", "heater", "empty"),
    ]
    assert session_text(session).count("[[period]]") == 7
