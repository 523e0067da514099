"""``heatcloak fleet``: all nodes of a zone in one process."""

from __future__ import annotations

import asyncio
import contextlib
import json as jsonlib
import logging
import math
import sys
import time
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heatcloak_aggregator.cli.options import BrokerUser, JsonFlag, PasswordFile, RunningBroker, ZoneFile
from heatcloak_aggregator.cli.running import broker_address, run_until_told
from heatcloak_shared.scenario import load_scenario
from heatcloak_shared.zone import load_zone, promise_in_words

if TYPE_CHECKING:
    from heatcloak_aggregator.simulation.fleet import Fleet, FleetAccount
    from heatcloak_shared.broker import BrokerAddress

CONNECT_TIMEOUT = 15.0
SETTLE_TIMEOUT = 25.0
NOBODY_TIMEOUT = 3.0
WATCH_INTERVAL = 0.5


def fleet(
    zone: ZoneFile,
    scenario: Annotated[
        Path, typer.Option(metavar="FILE", help="The simulated world to measure.", show_default=False)
    ],
    broker: RunningBroker = "localhost:1883",
    user: BrokerUser = None,
    password_file: PasswordFile = None,
    state: Annotated[Path, typer.Option(metavar="DIR", help="Where ledgers are kept, by zone.")] = Path(
        "heatcloak-state"
    ),
    rounds: Annotated[int | None, typer.Option(min=1, help="Stop after this many released rounds.")] = None,
    keys: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Node key files: a trusted party can then take the noise off."),
    ] = None,
    ledger_lost: Annotated[
        bool, typer.Option("--ledger-lost", help="Begin lost ledgers anew, with the next budget period.")
    ] = False,
    accept_weaker_promise: Annotated[
        bool,
        typer.Option("--accept-weaker-promise", help="Once: take a zone that promises less."),
    ] = False,
    json: JsonFlag = False,
) -> None:
    """Run real nodes, one for every sensor of the zone, in a simulated world."""
    from heatcloak_aggregator.simulation.fleet import Fleet, load_seeds
    from heatcloak_aggregator.zones import check_against_model

    described = load_zone(zone)
    check_against_model(described, str(zone))
    world = load_scenario(scenario)
    address = broker_address(broker, user, password_file)
    print(promise_in_words(described), file=sys.stderr)
    nodes = Fleet(
        described,
        address,
        world,
        state / described.name,
        None if keys is None else load_seeds(described, keys),
        guarded=True,
        ledgers_lost=ledger_lost,
        accept_weaker_promise=accept_weaker_promise,
    )
    try:
        run_until_told(_keep_going(nodes, address, rounds, quiet=json))
    finally:
        nodes.stop()
    account = nodes.account()
    _print_account(account, as_json=json)
    # Where no aggregator ever answered, nobody promised to store anything.
    if account.denied or account.faults or account.dropped or (account.stored and account.unstored):
        raise typer.Exit(1)


async def _keep_going(nodes: Fleet, broker: BrokerAddress, rounds: int | None, *, quiet: bool) -> None:
    from heatcloak_aggregator.service.link import check_broker

    await check_broker(broker)
    # From here on a broker that goes away shows in the line of each round, once and not once a node.
    logging.getLogger("heatcloak_node.link").setLevel(logging.ERROR)
    released: asyncio.Queue[int] = asyncio.Queue()
    loop = asyncio.get_running_loop()
    nodes.start()
    await nodes.wait_until_connected(CONNECT_TIMEOUT)

    def on_round(number: int) -> None:
        # A release may outlast the loop that it is told to.
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(released.put_nowait, number)

    nodes.keep_time(time.time, on_round, rounds)
    left = math.inf if rounds is None else rounds
    while left > 0:
        with contextlib.suppress(TimeoutError):
            number = await asyncio.wait_for(released.get(), WATCH_INTERVAL)
            left -= 1
            if not quiet:
                _print_round(nodes, number)
        nodes.raise_failure()
    await _settle(nodes, quiet=quiet)


def _print_round(nodes: Fleet, number: int) -> None:
    published, connected = nodes.account().published, nodes.connected
    print(f"round {number}: {published} readings released so far, {connected} nodes connected", flush=True)


async def _settle(nodes: Fleet, *, quiet: bool) -> None:
    """Wait until the aggregator, if there is one, has said that it has everything: longer than one resend."""
    began, said = time.monotonic(), quiet
    while (account := nodes.account()).unstored:
        waited = time.monotonic() - began
        if waited > SETTLE_TIMEOUT or (waited > NOBODY_TIMEOUT and account.stored == 0):
            return
        if waited > 1.0 and not said:
            print(f"waiting until {account.unstored} readings are stored ...", flush=True)
            said = True
        await asyncio.sleep(0.05)


def _print_account(account: FleetAccount, *, as_json: bool) -> None:
    if as_json:
        print(jsonlib.dumps(asdict(account)))
        return
    print(
        f"{account.published} readings released, {account.unstored} not known to be stored, "
        f"{account.dropped} given up by a full spool; "
        f"{account.faults} faults, {account.refused_rounds} refused rounds, {account.denied} denied publishes"
    )
