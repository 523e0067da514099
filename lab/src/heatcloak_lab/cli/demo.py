"""``heatcloak demo``: the whole system on this machine."""

from __future__ import annotations

import os
import secrets
import sys
import threading
import webbrowser
from enum import StrEnum
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TextIO

import typer

from heatcloak_aggregator.cli.options import (
    BrokerUser,
    CaFile,
    CertificateFile,
    JsonFlag,
    KeyFile,
    PasswordFile,
    PooledRounds,
    RecoveryMethod,
    TlsSwitch,
    TrackerLag,
    broker_address,
    tls_settings,
)
from heatcloak_aggregator.cli.progress import compilation_shown
from heatcloak_aggregator.cli.zone_options import given_options
from heatcloak_aggregator.method_names import BPDN, DEFAULT_LAG, DEFAULT_POOLED, POSTERIOR, TRACKER
from heatcloak_aggregator.output_folder import make_folder, written_whole
from heatcloak_aggregator.signals import run_until_signal
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.zone.domain import SPREADS

if TYPE_CHECKING:
    from rich.console import Console

    from heatcloak_lab.cli.demo_setup import DemoSetup
    from heatcloak_lab.demo.demo import DemoResult, ServedDashboard
    from heatcloak_lab.demo.summary import DemoSummary
    from heatcloak_shared.scenario import Scenario

LIVE_PACE = 0.6
DASHBOARD_PACE = 1.0
"""Least seconds for which a round is shown."""


class DemoDomain(StrEnum):
    """The domain of a demo."""

    INTERVAL = "interval"
    GRAPH = "graph"
    FLOOR = "floor"


def demo(
    context: typer.Context,
    broker: Annotated[
        str, typer.Option(metavar="embedded|mosquitto|HOST:PORT", help="The broker.")
    ] = "embedded",
    port: Annotated[
        int | None,
        typer.Option(min=1, max=65535, help="Port of a broker that the demo starts; by default a free one."),
    ] = None,
    user: BrokerUser = None,
    password_file: PasswordFile = None,
    tls: TlsSwitch = False,
    ca_file: CaFile = None,
    certificate_file: CertificateFile = None,
    key_file: KeyFile = None,
    rounds: Annotated[int, typer.Option(min=1, max=10_000, help="How many rounds to run.")] = 20,
    seed: Annotated[int | None, typer.Option(help="Make world and noise repeatable.")] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write summary.json and estimate.png to this folder.")
    ] = None,
    domain: Annotated[
        DemoDomain,
        typer.Option(help="Simulate heat in a corridor, on a graph, or on the floor of an office."),
    ] = DemoDomain.INTERVAL,
    graph: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Edge list: two vertices and an optional weight per line; by default five villages.",
        ),
    ] = None,
    spread: Annotated[
        float | None,
        typer.Option(min=SPREADS[0], max=SPREADS[1], help="τ: how long heat diffuses on the graph."),
    ] = None,
    plan: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Plan of the floor; by default an office.", readable=False),
    ] = None,
    method: RecoveryMethod = TRACKER,
    pool: PooledRounds = DEFAULT_POOLED,
    lag: TrackerLag = DEFAULT_LAG,
    dashboard: Annotated[
        bool,
        typer.Option("--dashboard", help="Serve and open a web dashboard; it stays until Ctrl-C."),
    ] = False,
    dashboard_port: Annotated[
        int | None, typer.Option(min=1, max=65535, help="Its port; by default a free one.")
    ] = None,
    json: JsonFlag = False,
) -> None:
    """Run the whole system on this machine.

    The system consists of nodes with noise, a broker, recovery and the trusted party.
    """
    # Import heavy modules only after the command line is parsed.
    from rich.console import Console

    from heatcloak_aggregator.recovery.methods import check_method
    from heatcloak_aggregator.zones.defaults import DEMO_NAME
    from heatcloak_aggregator.zones.kinds import operator_of
    from heatcloak_lab.cli.demo_setup import CorridorDemo, FloorDemo, GraphDemo
    from heatcloak_lab.demo.demo import Demo, DemoRequest
    from heatcloak_lab.demo.screens import Screen

    is_corridor = domain is DemoDomain.INTERVAL
    if domain is not DemoDomain.GRAPH and (graph is not None or spread is not None):
        raise ConfigError("--graph and --spread apply to graphs only: add --domain graph")
    if domain is not DemoDomain.FLOOR and plan is not None:
        raise ConfigError("--plan applies to floors only: add --domain floor")
    if domain is DemoDomain.FLOOR and "method" not in given_options(context):
        # The tracker's model of how people move does not fit a floor.
        method = POSTERIOR
    own = broker in ("embedded", "mosquitto")
    secured = tls_settings(tls, ca_file, certificate_file, key_file)
    if own and (user is not None or secured is not None):
        raise ConfigError("--user and TLS apply to a running broker only: add --broker HOST:PORT")
    named = not own and (":" in broker or secured is not None)
    carrier = broker_address(broker, user, password_file, secured) if named else broker
    if out is not None:
        import_module("matplotlib.figure")  # report a missing package before the run, not after it
        make_folder(out)
    # Another demo may use the same external broker, so each has a zone of its own.
    name = DEMO_NAME if own else f"{DEMO_NAME}-{secrets.token_hex(3)}"
    setup: DemoSetup
    if domain is DemoDomain.FLOOR:
        setup = FloorDemo(rounds, name, plan)
    else:
        setup = CorridorDemo(rounds, name) if is_corridor else GraphDemo(rounds, name, graph, spread)
    zone = setup.zone
    check_method(method, operator_of(zone.domain))
    console = Console()
    live = console.is_terminal and not json
    screen = Screen() if json else setup.screen(console, rounds, live=live)
    pace = LIVE_PACE if live else 0.0
    # On a graph, basis pursuit recovers nothing in most rounds and is not worth a comparison.
    beside = BPDN if is_corridor and method != BPDN else None
    where = None
    if dashboard:
        from heatcloak_aggregator.http import HttpAddress

        where = HttpAddress("127.0.0.1", dashboard_port or 0)
        pace = DASHBOARD_PACE
    elif dashboard_port is not None:
        raise ConfigError("--dashboard-port applies to the dashboard only: add --dashboard")
    run = Demo(
        DemoRequest(zone, rounds, carrier, port, seed, pace, method, pool, beside, lag, where),
        screen.show,
        screen.show_again,
        # Look the stream up late: the live display replaces both.
        lambda served: _announce(sys.stderr if json or live else sys.stdout, served),
    )
    with compilation_shown(quiet=json):
        run.prepare()
    with screen:
        result = run_until_signal(run.run())
    if result is None:
        print("heatcloak: interrupted; nodes and broker were stopped", file=sys.stderr)
        raise typer.Exit(1)
    summary = result.summary
    if json:
        print(summary.model_dump_json(), flush=True)
    else:
        _print_summary(console, setup, summary)
    if out is not None:
        _write(out, result, run.scenario, setup)
        if not json:
            _print_line(console, "written", f"{out / 'summary.json'}, {out / 'estimate.png'}")
    if summary.lost or summary.foreign or summary.rounds != rounds or not summary.trusted_exact:
        raise typer.Exit(1)


def _announce(out: TextIO, served: ServedDashboard) -> None:
    """Print where the dashboard is, and open it if this machine has a screen."""
    print(f"dashboard      {served.address}", file=out)
    print(f"token          {served.token}", file=out)
    print("               it stays after the last round, until Ctrl-C", file=out, flush=True)
    has_screen = sys.platform in ("darwin", "win32") or any(
        map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY"))
    )
    if has_screen and sys.stdout.isatty():
        # On a thread: some browsers do not return before they are closed.
        address = f"{served.address}#code={served.invitation}"
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _write(out: Path, result: DemoResult, scenario: Scenario, setup: DemoSetup) -> None:
    with written_whole(out) as folder:
        text = result.summary.model_dump_json(indent=1) + "\n"
        (folder / "summary.json").write_text(text, encoding="utf-8")
        if result.views:
            setup.draw(folder / "estimate.png", scenario, result.views, result.summary.method)


def _print_summary(console: Console, setup: DemoSetup, summary: DemoSummary) -> None:
    exact = "exactly, bit for bit" if summary.trusted_exact else "NOT exactly"
    lines = {
        "readings": f"{summary.published} published, {summary.stored} stored, {summary.lost} lost"
        + (f"; {summary.foreign} stored from unknown nodes" if summary.foreign else ""),
        "rounds": f"{summary.rounds} estimated"
        + (f", {summary.relaxed} relaxed" if summary.relaxed else "")
        + (f", {summary.misfit} where people moved as the model does not expect" if summary.misfit else ""),
        **setup.found(summary),
        "trusted party": f"recovered {summary.opened} quantised readings {exact}",
        "time": f"{summary.seconds:.1f} s",
    }
    for name, value in lines.items():
        _print_line(console, name, value)


def _print_line(console: Console, name: str, value: str) -> None:
    console.print(f"{name:<14} {value}", highlight=False, soft_wrap=True)
