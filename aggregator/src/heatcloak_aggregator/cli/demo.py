"""``heatcloak demo``: the whole system on this machine."""

from __future__ import annotations

import secrets
import sys
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
)
from heatcloak_aggregator.cli.recovery_options import PooledRounds, RecoveryMethod
from heatcloak_aggregator.cli.running import broker_address, run_until_told, tls_of
from heatcloak_aggregator.out_folder import make_folder, written_whole
from heatcloak_aggregator.recovery.methods import Method
from heatcloak_aggregator.recovery.pooling import DEFAULT_POOLED
from heatcloak_shared.errors import ConfigError

if TYPE_CHECKING:
    from rich.console import Console

    from heatcloak_aggregator.simulation.demo import DemoResult
    from heatcloak_aggregator.simulation.summary import DemoSummary
    from heatcloak_shared.scenario import Scenario
    from heatcloak_shared.zone import Zone

LIVE_PACE = 0.6


def demo(
    broker: Annotated[
        str, typer.Option(metavar="embedded|mosquitto|HOST:PORT", help="What carries the readings.")
    ] = "embedded",
    port: Annotated[
        int | None,
        typer.Option(min=1, max=65535, help="Port for a broker of our own; a free one if left out."),
    ] = None,
    user: BrokerUser = None,
    password_file: PasswordFile = None,
    tls: TlsSwitch = False,
    ca_file: CaFile = None,
    certificate_file: CertificateFile = None,
    key_file: KeyFile = None,
    rounds: Annotated[int, typer.Option(min=1, max=10_000, help="How many rounds to run.")] = 20,
    seed: Annotated[int | None, typer.Option(help="Makes world and noise repeatable.")] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write summary.json and estimate.png here.")
    ] = None,
    method: RecoveryMethod = Method.BPDN,
    pool: PooledRounds = DEFAULT_POOLED,
    json: JsonFlag = False,
) -> None:
    """Show the whole system on this machine: nodes, noise, broker, recovery, and the trusted party."""
    # Heavy imports wait until the command line is known to be right.
    from rich.console import Console

    from heatcloak_aggregator.simulation.demo import Demo, DemoRequest
    from heatcloak_aggregator.simulation.view import LineScreen, LiveScreen, Screen, SilentScreen
    from heatcloak_aggregator.zones import DEMO_NAME, demo_zone

    own = broker in ("embedded", "mosquitto")
    secured = tls_of(tls, ca_file, certificate_file, key_file)
    if own and (user is not None or secured is not None):
        raise ConfigError("--user and TLS go with a broker that runs: write --broker HOST:PORT")
    named = not own and (":" in broker or secured is not None)
    carrier = broker_address(broker, user, password_file, secured) if named else broker
    if out is not None:
        make_folder(out)
    console = Console()
    live = console.is_terminal and not json
    # At a broker that goes on, another demo may run: each has a zone of its own.
    zone = demo_zone(rounds, DEMO_NAME if own else f"{DEMO_NAME}-{secrets.token_hex(3)}")
    screen: Screen = SilentScreen()
    if live:
        screen = LiveScreen(console, zone, rounds)
    elif not json:
        screen = LineScreen(console, zone, rounds)
    with screen:
        pace = LIVE_PACE if live else 0.0
        run = Demo(DemoRequest(zone, rounds, carrier, port, seed, pace, method, pool), screen.show)
        result = run_until_told(run.run())
    if result is None:
        print("heatcloak: interrupted; nodes and broker were stopped", file=sys.stderr)
        raise typer.Exit(1)
    summary = result.summary
    if out is not None:
        _write(out, result, run.scenario, zone)
    if json:
        print(summary.model_dump_json())
    else:
        _print_account(console, summary, out)
    if summary.lost or summary.rounds != rounds or not summary.trusted_exact:
        raise typer.Exit(1)


def _write(out: Path, result: DemoResult, scenario: Scenario, zone: Zone) -> None:
    from heatcloak_aggregator.simulation.picture import draw_picture

    with written_whole(out) as folder:
        text = result.summary.model_dump_json(indent=1) + "\n"
        (folder / "summary.json").write_text(text, encoding="utf-8")
        if result.views:
            method = Method(result.summary.method)
            draw_picture(folder / "estimate.png", zone, scenario, result.views, method)


def _print_account(console: Console, summary: DemoSummary, out: Path | None) -> None:
    exact = "exactly, bit for bit" if summary.trusted_exact else "NOT exactly"
    lines = {
        "readings": f"{summary.published} published, {summary.stored} stored, {summary.lost} lost",
        "rounds": f"{summary.rounds} estimated" + (f", {summary.relaxed} relaxed" if summary.relaxed else ""),
        "vicinity": _vicinity(summary),
        "trusted party": f"got {summary.opened} quantised readings back {exact}",
        "time": f"{summary.seconds:.1f} s",
    }
    if out is not None:
        lines["written"] = f"{out / 'summary.json'}, {out / 'estimate.png'}"
    for name, value in lines.items():
        console.print(f"{name:<14} {value}", highlight=False, soft_wrap=True)


def _vicinity(summary: DemoSummary) -> str:
    if summary.emd_mean is None:
        return "no round was estimated"
    text = f"mean EMD {summary.emd_mean:.3f} of the corridor"
    if summary.emd_pooled_mean is not None:
        rounds = sum(summary.pooled_rounds) / len(summary.pooled_rounds)
        text += f", {summary.emd_pooled_mean:.3f} with {rounds:.1f} rounds pooled on average"
    return f"{text}; attacker's best ±{summary.attacker_best:.3f} in one round"
