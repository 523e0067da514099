"""``heatcloak fleet``: real nodes in a simulated world, with injected faults."""

from __future__ import annotations

import json as jsonlib
import sys
from contextlib import suppress
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heatcloak_aggregator.cli.options import (
    BrokerUser,
    CaFile,
    CertificateFile,
    JsonFlag,
    KeyFile,
    PasswordFile,
    TlsSwitch,
    broker_address,
    tls_settings,
)
from heatcloak_aggregator.cli.progress import progress_bar
from heatcloak_aggregator.signals import run_until_signal
from heatcloak_shared.broker import Tls
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.scenario import load_scenario, parse_scenario
from heatcloak_shared.zone import AnyZone, Zone, require_heat, require_seeds

if TYPE_CHECKING:
    from heatcloak_lab.cli.fleet_screen import FleetScreen
    from heatcloak_lab.fleet.fleet_runner import FleetRequest, FleetRunner
    from heatcloak_lab.fleet.report import FleetReport

PLANNED_ROUNDS = 20


class SpoolKind(StrEnum):
    """Where nodes keep readings until they are acknowledged."""

    MEMORY = "memory"
    DISK = "disk"


def fleet(
    zone: Annotated[
        Path | None,
        typer.Option(
            "--zone",
            metavar="FILE|DIR",
            help="The zone file, or a folder of zone files, whose nodes are called ZONE/NODE.",
            show_default=False,
        ),
    ] = None,
    nodes: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=100_000,
            help="Run the first N nodes of the zone, or of each; without --zone, a new zone of N.",
        ),
    ] = None,
    without: Annotated[
        list[str] | None,
        typer.Option(metavar="NODE", help="Do not run this node, which runs elsewhere. May be repeated."),
    ] = None,
    scenario: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="The simulated world; by default one person who walks."),
    ] = None,
    fit: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="A fit of the floor: each node applies its gain and subtracts its baseline.",
        ),
    ] = None,
    faults: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="The faults: what fails, where and in which round."),
    ] = None,
    seed: Annotated[
        int,
        typer.Option(min=0, max=2**63 - 1, help="Seed of the faults; noise and boots are never repeatable."),
    ] = 0,
    plan: Annotated[bool, typer.Option("--plan", help="Print the planned faults and exit.")] = False,
    broker: Annotated[
        str | None,
        typer.Option(
            "--broker",
            metavar="HOST[:PORT]",
            help="The broker; default port 1883, or 8883 with TLS. [default: localhost]",
            show_default=False,
        ),
    ] = None,
    user: BrokerUser = None,
    password_file: PasswordFile = None,
    credentials: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="The folder of heatcloak provision: credentials of each node."),
    ] = None,
    tls: TlsSwitch = False,
    ca_file: CaFile = None,
    certificate_file: CertificateFile = None,
    key_file: KeyFile = None,
    state: Annotated[Path, typer.Option(metavar="DIR", help="Folder of ledgers and spools, by zone.")] = Path(
        "heatcloak-state"
    ),
    spool: Annotated[
        SpoolKind | None,
        typer.Option(
            help="Where unacknowledged readings wait. [default: memory; disk if nodes leave or crash]"
        ),
    ] = None,
    ledger_block: Annotated[
        int, typer.Option(min=1, max=10_000, help="How many rounds a ledger records in advance per write.")
    ] = 1,
    processes: Annotated[
        int | None,
        typer.Option(min=1, max=256, help="Processes. [default: 1 up to 500 nodes, then one per core]"),
    ] = None,
    restart: Annotated[
        bool, typer.Option("--restart", help="Restart killed workers; implies --spool disk.")
    ] = False,
    rounds: Annotated[int | None, typer.Option(min=1, help="Stop after this many released rounds.")] = None,
    journal: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Record each reading here before it leaves its node: never a value.",
        ),
    ] = None,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the report to this file, as JSON.")
    ] = None,
    keys: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Folder of node key files, or of folders ZONE/nodes of them: a trusted party can remove the "
            "noise.",
        ),
    ] = None,
    alive: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Touch this file every 2 s while all nodes are connected, for health checks."
        ),
    ] = None,
    ledger_lost: Annotated[
        bool,
        typer.Option("--ledger-lost", help="Replace lost ledgers; start with the next budget period."),
    ] = False,
    accept_weaker_promise: Annotated[
        bool,
        typer.Option("--accept-weaker-promise", help="Accept, once, a zone that promises less."),
    ] = False,
    json: JsonFlag = False,
) -> None:
    """Run real nodes in a simulated world with injected faults."""
    from heatcloak_lab.cli.fleet_screen import summary_lines
    from heatcloak_lab.faults.model import NO_FAULTS, load_faults
    from heatcloak_lab.fleet.fleet_runner import FleetRequest, FleetRunner, is_fine

    given = NO_FAULTS if faults is None else load_faults(faults)
    zones, file = _zones(zone, nodes, credentials, state, write=not plan)
    several = file.is_dir()
    if keys is not None:
        for each in zones:
            require_seeds(each)
    if several and fit is not None:
        raise ConfigError("--fit is of one floor: give the file of its zone instead of a folder")
    scales = {} if fit is None else _scales(fit, zones[0])
    worlds = _Worlds(scenario, scales)
    own_tls = tls_settings(tls, ca_file, certificate_file, key_file)
    if credentials is not None:
        if user is not None or password_file is not None or own_tls is not None:
            raise ConfigError(
                "--credentials contains the user, password and certificates of each node: leave out "
                "--user, --password-file, --tls and the options of its files"
            )
        own_tls = Tls()  # for the default port: provisioned brokers use TLS
    address = broker_address(broker or "localhost", user, password_file, own_tls)
    request = FleetRequest(
        zones=zones,
        scenarios=tuple(worlds.of(each) for each in zones),
        several=several,
        broker=address,
        state=state if several else state / zones[0].name,
        scales=scales,
        nodes=nodes,
        without=tuple(without or ()),
        processes=processes,
        rounds=rounds,
        faults=given,
        seed=seed,
        spool=None if spool is None else spool.value,
        journal=journal,
        restart=restart,
        ledger_block=ledger_block,
        keys=keys,
        credentials=credentials,
        broker_given=broker is not None,
        ledgers_lost=ledger_lost,
        accept_weaker_promise=accept_weaker_promise,
        alive=alive,
    )
    if plan:
        _print_plan(request, as_json=json)
        return
    print(zones[0].promise_in_words(), file=sys.stderr)
    if len(zones) > 1:
        print(f"each of the other {len(zones) - 1} zones promises what its file says", file=sys.stderr)
    if zone is None and credentials is None:
        print(f"zone {zones[0].name}: heatcloak serve --zone {file}", file=sys.stderr)
    screen = _screen(request, as_json=json)
    finished = run_until_signal(_run(FleetRunner(request, screen.show, screen.log), screen))
    if finished is None:
        raise typer.Exit(1)
    print(finished.model_dump_json() if json else "\n".join(summary_lines(finished)), flush=True)
    if report is not None:
        _write(report, finished)
    if not is_fine(finished, with_faults=bool(given.faults)):
        raise typer.Exit(1)


def _zones(
    zone: Path | None, nodes: int | None, credentials: Path | None, state: Path, *, write: bool
) -> tuple[tuple[AnyZone, ...], Path]:
    """Return the zones and their file or folder: the given one, or a new zone for the number of nodes."""
    from heatcloak_aggregator.zones.folder import load_zone_folder
    from heatcloak_aggregator.zones.model_check import check_against_model
    from heatcloak_lab.fleet.credentials import is_missing
    from heatcloak_lab.fleet.defaults import default_zone
    from heatcloak_shared.zone import load_any_zone

    provisioned = None if credentials is None else credentials / "zone.toml"
    if provisioned is not None and (provisioned.with_name("zones")).is_dir():
        provisioned = provisioned.with_name("zones")
    file = zone or provisioned
    if file is None:
        if nodes is None:
            raise ConfigError("give --zone FILE, or --nodes N for a new zone of N sensors")
        described, file = default_zone(nodes, state, write=write)
        return (described,), file
    if file.is_dir():
        with progress_bar("checking the zones") as show:
            zones = load_zone_folder(file, on_progress=show)
    else:
        zones = (load_any_zone(file),)
        check_against_model(zones[0], str(file))
    if zone is not None and provisioned is not None and not is_missing(provisioned):
        if provisioned.is_dir() != file.is_dir():
            raise ConfigError(
                f"--credentials {credentials}: of {'several zones' if provisioned.is_dir() else 'one zone'}: "
                "leave out --zone, or give the folder that heatcloak provision made for it"
            )
        other = zones[0].name if file.is_dir() else load_any_zone(provisioned).name
        if other != zones[0].name:
            raise ConfigError(
                f"--credentials {credentials}: of zone {other}, not of {zones[0].name}: leave out "
                "--zone, or give the folder that heatcloak provision made for it"
            )
    return zones, file


def _scales(fit: Path, any_zone: AnyZone) -> dict[str, tuple[float, float]]:
    """Return gain and offset of each node of a zone by a fit of its floor.

    Raises:
        ConfigError: the fit is no-go, or not of this zone.
    """
    from heatcloak_aggregator.fit.fit_file import load_fit
    from heatcloak_aggregator.fit.fitted_zone import check_fit, check_model, fitted_scale

    zone, found = require_heat(any_zone), load_fit(fit)
    check_fit(found, zone)
    check_model(found, zone)
    return {node: fitted_scale(found, node) for node in zone.nodes}


class _Worlds:
    """The scenarios of zones, as text; equal zones are checked once, here, where errors are clear.

    Args:
        scenario: the file of the scenario of all zones; None for the default of each.
        scales: gain and offset by node.
    """

    def __init__(self, scenario: Path | None, scales: dict[str, tuple[float, float]]) -> None:
        self._scenario, self._scales = scenario, scales
        self._known: dict[Zone, str] = {}

    def of(self, any_zone: AnyZone) -> str:
        """Return the scenario of a zone; only heat zones need one.

        Raises:
            ConfigError: it has no temperature of the empty room, or the readings would be too coarse.
            ScenarioError: it is not a world of this zone.
        """
        if self._scenario is None and not isinstance(any_zone, Zone):
            return ""
        zone = require_heat(any_zone)
        apart_from_name = replace(zone, name="any")
        if apart_from_name not in self._known:
            self._known[apart_from_name] = _world(self._scenario, zone, self._scales)
        return self._known[apart_from_name]


def _world(scenario: Path | None, zone: Zone, scales: dict[str, tuple[float, float]]) -> str:
    """Return the text of a zone's scenario, checked."""
    from heatcloak_lab.fleet.defaults import default_world
    from heatcloak_lab.fleet.sensors import fleet_sensor
    from heatcloak_node import too_coarse, too_high_gain

    if scenario is None:
        text = default_world(zone.domain)
        world = parse_scenario(text.encode())
    else:
        world = load_scenario(scenario, zone.domain)
        text = scenario.read_text(encoding="utf-8")
    if scales and world.ambient is None:
        raise ConfigError(
            "--fit subtracts the temperature of the empty room, and the world has none: give --scenario with "
            "the table [ambient], such as world.toml of heatcloak fit practice"
        )
    if zone.promise.mode == "model":
        for each, (gain, _) in scales.items():
            problem = too_high_gain(zone, each, gain)
            if problem is not None:
                raise ConfigError(problem)
    # The node with the greatest gain has the coarsest steps.
    node = max(zone.nodes, key=lambda each: abs(scales.get(each, (1.0, 0.0))[0]))
    problem = too_coarse(zone, fleet_sensor(zone, world, node, scales))
    if problem is not None and zone.promise.mode == "model":
        raise ConfigError(f"{node}: {problem}")
    return text


def _screen(request: FleetRequest, *, as_json: bool) -> FleetScreen:
    from heatcloak_lab.cli.fleet_screen import FleetScreen, LineScreen, LiveScreen

    if as_json:
        return FleetScreen()
    from rich.console import Console

    console = Console()
    if not console.is_terminal:
        return LineScreen()
    kinds = dict.fromkeys(str(fault.kind) for fault in request.faults.faults.values())  # type: ignore[attr-defined]
    named = f"{len(request.zones)} zones" if request.several else f"zone {request.zones[0].name}"
    title = f"{named} · {len(request.run)} nodes"
    if kinds:
        title += f" · seed {request.seed}"
    return LiveScreen(console, title, tuple(kinds))


async def _run(bench: FleetRunner, screen: FleetScreen) -> FleetReport:
    from heatcloak_aggregator.mqtt.client import check_broker

    await check_broker(bench.probe)
    with screen:
        return await bench.run()


def _print_plan(request: FleetRequest, *, as_json: bool) -> None:
    acts = list(request.plan.all(request.rounds or PLANNED_ROUNDS))
    if as_json:
        facts = {"seed": request.seed, "faults_file": request.faults.sha256, "nodes": list(request.run)}
        print(jsonlib.dumps(facts | {"acts": [act.as_dict() for act in acts]}))
        return
    if not acts:
        print("no faults are planned")
    for act in acts:
        lasts = f" for {act.seconds:.3g} s" if act.seconds else ""
        print(f"round {act.index + act.at:<8.5g} {act.node:<8} {act.name}{lasts}")


def _write(file: Path, report: FleetReport) -> None:
    try:
        with suppress(FileExistsError):
            file.parent.mkdir(parents=True)
        file.write_text(report.model_dump_json(indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        raise ConfigError(f"{file}: {error.strerror}: give a writable path") from None
