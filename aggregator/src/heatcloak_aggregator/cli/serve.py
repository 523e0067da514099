"""``heatcloak serve``: the aggregator service."""

from __future__ import annotations

import logging
import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from heatcloak_aggregator.cli.options import (
    BrokerUser,
    JsonFlag,
    PasswordFile,
    PooledRounds,
    RecoveryMethod,
    RunningBroker,
    ZoneFile,
)
from heatcloak_aggregator.cli.running import broker_address, run_until_told
from heatcloak_aggregator.recovery.methods import Method
from heatcloak_aggregator.recovery.pooling import DEFAULT_POOLED
from heatcloak_shared.scenario import load_scenario
from heatcloak_shared.zone import load_zone, promise_in_words


def serve(
    zone: ZoneFile,
    broker: RunningBroker = "localhost:1883",
    user: BrokerUser = None,
    password_file: PasswordFile = None,
    store: Annotated[str, typer.Option(metavar="URL", help="Where readings go.")] = "sqlite:///heatcloak.db",
    grace: Annotated[
        float, typer.Option(min=0.0, max=3600.0, help="Seconds after a round in which readings are awaited.")
    ] = 2.0,
    scenario: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="The simulated world: prints the running EMD. Simulations only."),
    ] = None,
    method: RecoveryMethod = Method.BPDN,
    pool: PooledRounds = DEFAULT_POOLED,
    json: JsonFlag = False,
) -> None:
    """Take a zone's readings in, store them, and publish the estimate of every round."""
    from heatcloak_aggregator.cli.report import ServiceReport
    from heatcloak_aggregator.service import Aggregator, Counts, Store
    from heatcloak_aggregator.zones import check_against_model

    logging.getLogger().setLevel(logging.INFO)
    described = load_zone(zone)
    check_against_model(described, str(zone))
    address = broker_address(broker, user, password_file)
    report = ServiceReport(described, None if scenario is None else load_scenario(scenario), as_json=json)
    print(promise_in_words(described), file=sys.stderr)
    storage = Store(store)
    counts = Counts()

    def ready() -> None:
        print(f"serving zone {described.name} at {address}, store {store}", file=sys.stderr, flush=True)

    async def work() -> None:
        service = Aggregator(
            *(described, address, storage, time.time, grace, report, ready, counts), method=method, pool=pool
        )
        await service.run()

    try:
        run_until_told(work())
    finally:
        storage.close()
    report.close(counts)
