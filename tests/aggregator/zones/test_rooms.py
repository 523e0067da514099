"""Room maps of heat zones: their file, epsilon instead of alpha, and what the noise keeps in each room."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from scipy.optimize import brentq
from scipy.stats import norm
from typer.testing import CliRunner

from heatcloak_aggregator.cli.main import assemble
from heatcloak_aggregator.cli.zone_facts import description
from heatcloak_aggregator.domains import IntervalDomain
from heatcloak_aggregator.zones.calibration import LATTICE_SHARE, new_zone
from heatcloak_aggregator.zones.defaults import DEFAULT_DOMAIN, DEFAULT_PROMISE
from heatcloak_aggregator.zones.event_budget import event_budget
from heatcloak_aggregator.zones.model_check import check_against_model, model_sensitivity
from heatcloak_aggregator.zones.observer import attackers_best, neighbour_distinguishability
from heatcloak_aggregator.zones.rooms import RoomMap, Scale, load_room_map, promises_by_room
from heatcloak_shared.budget import lattice_allowance
from heatcloak_shared.errors import ConfigError, ParameterError
from heatcloak_shared.noise import NoiseKind
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import (
    CustomDomain,
    Graph,
    Move,
    MoveByRoom,
    Promise,
    Room,
    Zone,
    load_zone,
    move_by_room,
    promise_in_words,
)

SHARP = replace(DEFAULT_DOMAIN, time=0.004)
SCALE = Scale(SHARP, 0.01, 4.0, 1e-5, 20)
PATH = Graph(4, ((0, 1), (1, 2), (2, 3)), None, (0, 1, 2, 3), 1.0)
BEDROOM = '[[room]]\nname = "bedroom"\nfrom = 0.0\nto = 0.25\nalpha = 0.03\n'


def read(folder: Path, text: str, scale: Scale = SCALE, **options: bool) -> RoomMap:
    """Return the map in a file of this text."""
    file = folder / "map.toml"
    file.write_text(text, encoding="utf-8")
    names = {"a": 0, "b": 1, "c": 2, "7": 3} if scale.domain == PATH else None
    return load_room_map(file, scale, names, **options)


def zone_of(hides: Move, kind: NoiseKind = "rounded-gaussian") -> Zone:
    return new_zone("hall", SHARP, replace(DEFAULT_PROMISE, hides=hides), noise_kind=kind)


def test_a_map_of_radii_is_read(tmp_path: Path) -> None:
    move = read(tmp_path, BEDROOM).move
    assert move == MoveByRoom(0.01, 0.01, (Room("bedroom", 0.03, 0.0, 0.25),))
    assert read(tmp_path, "alpha = 0.005\n" + BEDROOM).move.elsewhere == 0.005


def test_a_map_that_covers_everything_has_no_alpha_elsewhere(tmp_path: Path) -> None:
    whole = BEDROOM + BEDROOM.replace("bedroom", "rest").replace("0.0\n", "0.25\n").replace(
        "to = 0.25", "to = 1.0"
    ).replace("0.03", "0.02")
    assert read(tmp_path, whole).move.elsewhere == 0.02
    assert "elsewhere" not in promise_in_words(zone_of(read(tmp_path, whole).move))


def test_vertices_are_named_as_in_the_edge_list(tmp_path: Path) -> None:
    scale = replace(SCALE, domain=PATH, alpha=1.0)
    text = '[[room]]\nname = "ward"\nvertices = ["c", 7]\nalpha = 2\n'
    assert read(tmp_path, text, scale).move.rooms == (Room("ward", 2.0, vertices=(2, 3)),)
    with pytest.raises(ConfigError, match=r"room\[0\].vertices: 'd': the graph has no such vertex: list the"):
        read(tmp_path, text.replace('"c"', '"d"'), scale)
    with pytest.raises(ConfigError, match=r"vertices: 2.0: the graph has no such vertex"):
        read(tmp_path, text.replace('"c"', "2.0"), scale)
    with pytest.raises(ConfigError, match=r"map.toml: 'ward': 0.5 is less than one hop"):
        read(tmp_path, text.replace("= 2\n", "= 0.5\n"), scale)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", r"map.toml: room: 0 rooms: give 1 to 64"),
        ("room = 3", r"room: write each one as \[\[room\]\]"),
        ("not toml", r"map.toml: not TOML: "),
        ("# " + "x" * (1 << 20), r"map.toml: more than 1048576 bytes"),
        (BEDROOM + "colour = 1\n", r"room\[0\].colour: no such key"),
        ("colour = 1\n" + BEDROOM, r"colour: no such key"),
        ("[mechanism]\nscale = 1.0", r"mechanism: this file is for position zones"),
        ("size = [4, 3]\n" + BEDROOM, r"size: this file is for position zones"),
        (BEDROOM.replace("0.03", "nan"), r"room\[0\].alpha: nan is out of range"),
        (BEDROOM.replace("0.03", "-1"), r"room\[0\].alpha: -1 is out of range"),
        (BEDROOM.replace("0.03", "0"), r"room\[0\].alpha: 0 is out of range"),
        (BEDROOM.replace("0.03", "1.5"), r"'bedroom': 1.5 is more than the corridor's length"),
        (BEDROOM.replace("0.25", "1.25"), r"room\[0\].to: 1.25 is out of range: give a number from 0 to 1"),
        (BEDROOM + BEDROOM.replace("bed", "bath"), r"room\[1\].from: overlaps 'bedroom', which ends at 0.25"),
        (BEDROOM.replace("bedroom", ""), r"room\[0\].name: '' is not a text"),
        (BEDROOM.replace("bedroom", "b" * 33), r"room\[0\].name: .* is not a name"),
        (BEDROOM.replace("bedroom", "bed\\troom"), r"room\[0\].name: .* is not a name"),
        ("epsilon = 1\n" + BEDROOM, r"epsilon: the file has both alpha and epsilon"),
        (BEDROOM.replace("alpha = 0.03", "epsilon = 0"), r"room\[0\].epsilon: 0 is out of range"),
        (BEDROOM.replace("alpha = 0.03", "epsilon = nan"), r"room\[0\].epsilon: nan is out of range"),
        (BEDROOM.replace("alpha = 0.03", "epsilon = 0.01"), r"room\[0\].epsilon: 0.01 is too far from"),
        (BEDROOM.replace("alpha = 0.03", "epsilon = 200"), r"room\[0\].epsilon: 200.0 is too far from"),
        (BEDROOM.replace("alpha = 0.03", ""), r"room\[0\].alpha: missing"),
    ],
)
def test_a_wrong_map_is_refused(tmp_path: Path, text: str, error: str) -> None:
    with pytest.raises(ConfigError, match=error):
        read(tmp_path, text)


def test_a_missing_map_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"none.toml: No such file or directory: give the path"):
        load_room_map(tmp_path / "none.toml", SCALE)


def test_the_alpha_elsewhere_is_given_once(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"alpha: --alpha gives the alpha outside of rooms, too"):
        read(tmp_path, "alpha = 0.02\n" + BEDROOM, alpha_given=True)


def exact_mu(epsilon: float, delta: float) -> float:
    """Return the largest μ of (ε, δ) by scipy."""

    def excess(mu: float) -> float:
        return float(
            norm.cdf(mu / 2 - epsilon / mu) - math.exp(epsilon) * norm.cdf(-mu / 2 - epsilon / mu) - delta
        )

    return float(brentq(excess, 1e-3, 50.0, xtol=1e-14))


@pytest.mark.parametrize("level", [0.5, 1.0, 3.0, 6.0])
def test_epsilons_of_rooms_are_ratios_of_mu_rounded_toward_privacy(tmp_path: Path, level: float) -> None:
    """Quantisation has its share of mu at any distance: less than 1.5 % of the zone's."""
    text = BEDROOM.replace("alpha = 0.03", f"epsilon = {level}")
    found = read(tmp_path, text).move.rooms[0].alpha
    ratio = exact_mu(level, 1e-5) / exact_mu(4.0, 1e-5)
    assert 0.01 / ratio * (1 - 1e-8) <= found
    assert found <= 0.01 * (1 - 0.015) / (ratio - 0.015) if ratio < 1.0 else found <= 0.01001 / ratio


def test_a_map_with_the_zones_own_epsilon_is_the_present_promise(tmp_path: Path) -> None:
    move = read(tmp_path, BEDROOM.replace("alpha = 0.03", "epsilon = 4")).move
    assert (move.elsewhere, move.rooms[0].alpha) == (0.01, 0.01)


@pytest.mark.parametrize("kind", ["rounded-gaussian", "discrete-gaussian"])
@pytest.mark.parametrize("level", [0.5, 1.0, 6.0])
def test_a_move_by_alpha_keeps_the_epsilon_of_its_room(tmp_path: Path, kind: NoiseKind, level: float) -> None:
    """With the lattice, and for the noise of the zone that is made."""
    scale = replace(SCALE, noise_kind=kind)
    found = read(tmp_path, BEDROOM.replace("alpha = 0.03", f"epsilon = {level}"), scale)
    zone = zone_of(found.move, kind)
    found.check(zone)
    slopes = IntervalDomain(100, 50).operator(SHARP.spread).slopes(np.linspace(0.0, 0.25, 500))
    change = 0.01 * np.linalg.norm(slopes / zone.noise.sigmas, axis=1).max()
    change += math.sqrt(sum(ticks**-2.0 for ticks in zone.noise.sigma_ticks))
    mu = math.sqrt(20) * change
    if kind == "rounded-gaussian":
        assert mu <= exact_mu(level, 1e-5)
    mutilated = RoomMap(found.move, {name: each / 3 for name, each in found.epsilons.items()}, 0.01)
    with pytest.raises(ParameterError, match="lattice of this zone is too coarse for eps"):
        mutilated.check(zone)


def test_an_epsilon_is_refused_where_the_lattice_costs_more_than_most_zones_lose_to_it(
    tmp_path: Path,
) -> None:
    """A finer lattice would have scales of more than 2³¹ steps."""
    scale = Scale(SHARP, 0.01, 0.2, 1e-5, 10**9)
    schedule = Schedule(1.0, 1, scale.releases, scale.releases)
    found = read(tmp_path, BEDROOM.replace("alpha = 0.03", "epsilon = 0.02"), scale)
    zone = new_zone("hall", SHARP, Promise(found.move, 0.2, 1e-5), schedule)
    lattice = lattice_allowance(zone.noise.sigma_ticks)
    assert LATTICE_SHARE < lattice / (zone.noise.weighted_sensitivity + lattice) < 0.05
    error = "'bedroom': the lattice of this zone is too coarse for epsilon = 0.02: give its alpha instead"
    with pytest.raises(ParameterError, match=f"^{error}$"):
        found.check(zone)


def test_one_radius_in_all_rooms_is_the_present_promise() -> None:
    rooms = [Room("a", 0.01, 0.2, 0.3), Room("b", 0.01, 0.3, 0.35)]
    same, plain = zone_of(move_by_room(SHARP, 0.01, rooms)), zone_of(Move(0.01))
    assert same.noise.sigma == pytest.approx(plain.noise.sigma, rel=1e-3)
    uniform = [model_sensitivity(SHARP, each) for each in (0.01, move_by_room(SHARP, 0.01, rooms))]
    assert uniform[0] == pytest.approx(uniform[1], rel=1e-6)


@pytest.fixture(scope="module")
def mapped() -> Zone:
    """Return a corridor with a protected quarter."""
    return zone_of(move_by_room(SHARP, 0.01, [Room("bedroom", 0.03, 0.0, 0.25)]))


def test_each_room_states_what_the_noise_keeps_at_all_its_places(mapped: Zone) -> None:
    bedroom, elsewhere = promises_by_room(mapped)
    assert (bedroom.name, bedroom.alpha, elsewhere.name, elsewhere.alpha) == (
        *("bedroom", 0.03),
        *("elsewhere", 0.01),
    )
    op = IntervalDomain(100, 50).operator(SHARP.spread)
    for room, low, high in ((bedroom, 0.0, 0.25), (elsewhere, 0.25, 1.0)):
        slopes = op.slopes(np.linspace(low, high, 2000)) / np.array(mapped.noise.sigmas)
        truth = room.alpha * np.linalg.norm(slopes, axis=1).max()
        assert truth <= room.change <= truth * (1 + 1e-5)
        assert room.delta <= 1e-5
        assert room.attacker_best == pytest.approx(0.8 * room.alpha / truth, rel=1e-4)
    assert max(bedroom.delta, elsewhere.delta) > 0.9e-5
    # One move by 0.01 costs far less in the bedroom.
    assert bedroom.epsilon_of_least < 0.5 * elsewhere.epsilon_of_least <= 0.5 * 4.0
    assert attackers_best(mapped) == min(bedroom.attacker_best or 1.0, elsewhere.attacker_best or 1.0)
    assert promises_by_room(new_zone()) == []


def test_a_zone_is_checked_against_the_model_with_its_rooms(mapped: Zone) -> None:
    check_against_model(mapped, "hall.toml")
    hides = mapped.promise.hides
    assert isinstance(hides, MoveByRoom)
    wider = replace(hides, rooms=(replace(hides.rooms[0], stop=0.3),))
    with pytest.raises(Exception, match=r"noise.sensitivity: .* for the alpha of its 1 room: calibrate"):
        check_against_model(replace(mapped, promise=replace(mapped.promise, hides=wider)), "hall.toml")


def test_a_room_of_a_graph_has_the_hops_from_and_to_its_vertices() -> None:
    move = move_by_room(PATH, 1.0, [Room("ward", 2.0, vertices=(0, 1))])
    zone = new_zone("path", PATH, Promise(move, 4.0, 1e-5))
    ward, elsewhere = promises_by_room(zone)
    assert max(ward.change, elsewhere.change) == pytest.approx(zone.noise.weighted_sensitivity, rel=1e-6)
    assert (ward.attacker_best, elsewhere.attacker_best) == (None, None)
    # Neighbours that are a hop apart are told apart no better than by the steepest hop.
    steepest = max(ward.change / 2.0, elsewhere.change)
    told_apart = neighbour_distinguishability(zone)
    assert told_apart == pytest.approx(norm.cdf(steepest / 2.0), abs=2e-3)


def test_an_event_counts_with_the_greatest_radius(mapped: Zone) -> None:
    hidden = replace(mapped.promise, hides=Move(0.03))
    assert event_budget(mapped, 0.01).rho == event_budget(replace(mapped, promise=hidden), 0.01).rho


def test_a_domain_of_a_plugin_has_no_rooms() -> None:
    custom = CustomDomain("ring", 10, 10, 1.0)
    move = MoveByRoom(1.0, 1.0, (Room("a", 2.0, vertices=(1,)),))
    with pytest.raises(ParameterError, match="a domain of kind 'ring' has no rooms"):
        new_zone("ring", custom, Promise(move, 4.0, 1e-5))


def test_rooms_that_do_not_fit_the_domain_are_refused() -> None:
    for move in (
        MoveByRoom(0.01, 0.01, (Room("a", 0.02, 0.5, 1.5),)),
        MoveByRoom(0.01, 0.01, (Room("a", 0.02, vertices=(1,)),)),
        MoveByRoom(0.01, 0.01, (Room("a", 2.0, 0.0, 0.5),)),
        MoveByRoom(0.01, 0.01, ()),
    ):
        with pytest.raises(ParameterError, match=r"^alpha: (room|'a')"):
            zone_of(move)


def test_the_text_and_json_of_a_zone_list_its_rooms(mapped: Zone) -> None:
    text = description(mapped, Path("hall.toml"), as_json=False)
    rooms = [line for line in text.splitlines() if line.startswith("room ")]
    assert rooms[0].startswith(
        'room           "bedroom", 0.0 to 0.25: moves up to 0.03 of the corridor; delta 1'
    )
    assert rooms[1].startswith("room           elsewhere: moves up to 0.01 of the corridor; delta ")
    facts = json.loads(description(mapped, Path("hall.toml"), as_json=True))
    assert [(room["name"], room["alpha"], room.get("to")) for room in facts["rooms"]] == [
        ("bedroom", 0.03, 0.25),
        ("elsewhere", 0.01, None),
    ]
    assert "rooms" not in json.loads(description(new_zone(), Path("hall.toml"), as_json=True))


def test_zone_new_reads_a_map_and_zone_check_accepts_the_file(tmp_path: Path) -> None:
    (tmp_path / "map.toml").write_text(BEDROOM, encoding="utf-8")
    (tmp_path / "ring.txt").write_text("a b\nb c\nc a\n", encoding="utf-8")
    (tmp_path / "graph.toml").write_text(
        '[[room]]\nname = "ward"\nvertices = ["c"]\nepsilon = 2\n', encoding="utf-8"
    )
    runner, app = CliRunner(), assemble()

    def run(*options: str) -> tuple[int, str]:
        done = runner.invoke(app, ["zone", *options])
        return done.exit_code, done.output + str(done.exception or "")

    file = str(tmp_path / "hall.toml")
    given = ("--privacy-map", str(tmp_path / "map.toml"))
    assert run("new", file, *given)[0] == 0
    assert run("check", file)[0] == 0
    hides = load_zone(Path(file)).promise.hides
    assert isinstance(hides, MoveByRoom)
    assert [room.name for room in hides.rooms] == ["bedroom"]
    ring = str(tmp_path / "ring.toml")
    graph = ("--graph", str(tmp_path / "ring.txt"), "--privacy-map", str(tmp_path / "graph.toml"))
    code, output = run("new", ring, *graph)
    assert code == 1
    assert "no person moves further than 1" in output, "a ring of three has no move by 1.8 hops"
    code, output = run("new", ring, *graph, "--sensitivity", "range", "--low", "0", "--high", "1")
    assert code == 1
    assert "--privacy-map applies to --sensitivity model only, as a range hides any change" in output
    code, output = run("new", ring, "--kind", "heatmap", *given)
    assert code == 1
    assert "--privacy-map applies to heat zones only" in output
