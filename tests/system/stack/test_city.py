"""The profile `city`: two aggregators share zones, and a Dask cluster recovers their rounds."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from support.stack import Stack, require_enforced, require_restricted

pytestmark = [pytest.mark.stack, pytest.mark.timeout(600)]

ZONES = {"hall-0001", "hall-0002", "hall-0003"}
AGGREGATORS = ("aggregator", "aggregator-2")
OF_CITY = ("aggregator-2", "scheduler", "worker")
TAKEN_OVER = 10.0
"""Seconds in which the zones of a killed aggregator have another owner."""


@pytest.fixture(scope="module")
def city(make_stack: Callable[..., Stack]) -> Iterator[Stack]:
    """A city of three zones with four nodes each, and two Dask workers."""
    stack = make_stack(
        "city", "city", FLEET_NODES=4, ZONES=3, WORKERS=2, FLEET_OPTIONS="--journal state/journal"
    )
    stack.up()
    yield stack
    stack.down()


def owned(stack: Stack) -> dict[str, set[str]]:
    """Return the zones that each aggregator owns by the store."""
    rows = stack.query(
        "select zone, service from zone_leases where expires > extract(epoch from clock_timestamp())"
    )
    # The id of a service begins with the host name of its container.
    hosts = {stack.inspect()[name]["Config"]["Hostname"]: name for name in AGGREGATORS}
    found: dict[str, set[str]] = {name: set() for name in AGGREGATORS}
    for zone, service in rows:
        found[hosts[service.split("-")[0]]].add(zone)
    return found


def is_balanced(stack: Stack) -> bool:
    """Return whether the zones are shared fairly: two and one."""
    return sorted(map(len, owned(stack).values())) == [1, 2]


def estimated(stack: Stack, after: int) -> set[str]:
    """Return the zones with an estimate of a round after ``after``; rounds of a second are Unix times."""
    newest = stack.query("select zone, max(round) from estimates group by zone")
    return {zone for zone, number in newest if int(number) > after}


def without_estimate(stack: Stack, first: int, last: int) -> set[tuple[str, int]]:
    """Return zone and number of the rounds from ``first`` to ``last`` that have readings and no estimate."""
    missing = stack.query("select zone, round from readings except select zone, round from estimates")
    return {(zone, int(number)) for zone, number in missing if first <= int(number) <= last}


def test_every_zone_has_one_owner_and_estimates(city: Stack) -> None:
    city.wait_until(lambda: is_balanced(city))
    for second in (False, True):
        assert city.get("/readyz", second=second).json()["ready"] is True
    served = [
        {zone["zone"] for zone in city.get("/api/v1/zones", city.token(), second=second).json()["zones"]}
        for second in (False, True)
    ]
    assert served[0] | served[1] == ZONES
    assert not served[0] & served[1]
    began = int(time.time())
    city.wait_until(lambda: estimated(city, began) == ZONES)


def test_a_killed_dask_worker_loses_no_round(city: Stack) -> None:
    first = int(time.time())
    city.wait_until(lambda: estimated(city, first) == ZONES)
    city.kill("worker")
    restarted = int(time.time())
    logs = (city.service_log(name) for name in AGGREGATORS)
    assert any("begin again elsewhere" in log for log in logs), "the worker had zones"
    city.wait_until(lambda: estimated(city, restarted + 3) == ZONES)
    city.wait_until(lambda: not without_estimate(city, first, restarted + 3), seconds=60)
    city.wait_until_healthy(["worker"])
    city.require_no_faults_logged()


def test_the_zones_of_a_killed_aggregator_are_taken_over_and_no_reading_is_lost(city: Stack) -> None:
    city.wait_until(lambda: is_balanced(city))
    victim = max(AGGREGATORS, key=lambda name: len(owned(city)[name]))
    (other,) = {*AGGREGATORS} - {victim}
    container = city.containers()[victim]
    # Docker does not restart what was killed by a command.
    container.kill()
    killed = time.time()
    city.wait_until(lambda: owned(city)[other] == ZONES, seconds=60)
    taken_over = time.time() - killed
    city.wait_until(lambda: estimated(city, int(killed) + 1) == ZONES, seconds=60)
    estimates = time.time() - killed
    assert city.get("/readyz", second=other == "aggregator-2").json()["ready"] is True
    container.start()
    city.wait_until_healthy([victim])
    city.wait_until(lambda: is_balanced(city))
    last = int(time.time())
    city.wait_until(lambda: estimated(city, last) == ZONES)
    city.wait_until(lambda: not without_estimate(city, int(killed) - 20, last - 5), seconds=60)
    cloaked = {(*name.split("/"), boot, str(seq)) for name, boot, seq in city.cloaked()}

    def stored() -> Counter[tuple[str, ...]]:
        return Counter(tuple(row) for row in city.query("select zone, node, boot, seq from readings"))

    city.wait_until(lambda: cloaked <= stored().keys(), seconds=60)
    assert {*stored().values()} == {1}
    city.require_no_faults_logged()
    print(f"\ntaken over after {taken_over:.1f} s, an estimate of every zone after {estimates:.1f} s")
    assert taken_over <= TAKEN_OVER


def test_the_services_of_a_city_are_restricted_as_the_others(city: Stack) -> None:
    for name in OF_CITY:
        for each in city.replicas()[name]:
            require_restricted(name, each.attrs)
        require_enforced(city, name)
    containers = city.inspect()
    assert len(city.replicas()["worker"]) == 2
    published = {name: containers[name]["HostConfig"]["PortBindings"] or {} for name in OF_CITY}
    assert published.pop("aggregator-2") == {
        "8080/tcp": [{"HostIp": "127.0.0.1", "HostPort": str(city.second_port)}]
    }
    assert not any(published.values())
    for name in ("scheduler", "worker"):
        assert containers[name]["Mounts"] == [], name
    mounts = [{mount["Name"]: mount["RW"] for mount in containers[name]["Mounts"]} for name in AGGREGATORS]
    assert mounts[0] == mounts[1]


def test_only_the_aggregators_reach_the_dask_cluster_and_it_reaches_nothing_else(city: Stack) -> None:
    containers = city.inspect()
    assert city.network("dask")["Internal"] is True
    members = {
        name
        for name, each in containers.items()
        if f"{city.name}_dask" in each["NetworkSettings"]["Networks"]
    }
    assert members == {*AGGREGATORS, "scheduler", "worker"}
    addresses = {
        name: next(iter(each["NetworkSettings"]["Networks"].values()))["IPAddress"]
        for name, each in containers.items()
    }
    connect = "import socket, sys; socket.create_connection((sys.argv[1], int(sys.argv[2])), 3)"

    def can_connect(service: str, to: str, port: int) -> bool:
        command = ("python", "-c", connect, addresses[to], str(port))
        return city.execute(service, *command, check=False).returncode == 0

    assert can_connect("aggregator", "scheduler", 8786)
    assert not can_connect("fleet", "scheduler", 8786)
    assert not can_connect("worker", "broker", 8883)
    assert not can_connect("worker", "postgres", 5432)
    assert not can_connect("scheduler", "postgres", 5432)


def test_the_trusted_party_opens_the_readings_of_any_zone(city: Stack) -> None:
    output = city.compose(
        *("run", "--rm", "--no-deps", "-T", "-e", "ZONE=hall-0002", "trusted", "--rounds", "1", "--json")
    ).stdout
    counts = json.loads(output.splitlines()[-1])
    assert counts["opened"] >= 4
    assert counts["refused"] == {}


def test_no_container_of_a_city_holds_a_key_of_another(city: Stack) -> None:
    proof = city.run("compose/prove.sh", "--quick", *OF_CITY, "fleet", seconds=180)
    lines = [line.split(maxsplit=2) for line in proof.stdout.splitlines() if "looked for" in line]
    found = {(service, part): rest for service, part, rest in lines}
    assert found["fleet", "/heatcloak/nodes"].endswith("12, each its own node's")
    others = [rest for (service, part), rest in found.items() if part != "/heatcloak/nodes"]
    assert len(others) >= 3 + 1 + 1 + 2
    assert all(rest.endswith("none") for rest in others)
    assert proof.stdout.splitlines()[-1].startswith("PASSED: only the trusted party")
    # The search knows the keys of all zones.
    key = city.execute("fleet", "cat", "/heatcloak/nodes/hall-0003/n02/seed.key").stdout
    judge = "docker compose run --rm --no-deps -T --entrypoint heatcloak-judge trusted worker environment"
    done = city.run("sh", "-c", f'printf "%s end of description" "$KEY" | {judge}', check=False, KEY=key)
    assert done.returncode == 1
    assert "WRONG: hall-0003/n02 in" in done.stdout


def test_a_wrong_setting_of_a_city_is_refused_and_a_stack_of_one_zone_does_not_become_one(
    make_stack: Callable[..., Stack],
) -> None:
    wrong = {
        "ZONES=0": "ZONES=0: set it to a number from 1 to 9999",
        "WORKERS=0": "WORKERS=0: set it to a number of at least 1",
        "FIT_FILE=fit.toml": "FIT_FILE=fit.toml: the zones of a city have no fit",
        "WORKER_MEMORY=64m": "WORKER_MEMORY=64m is too small",
        "ZONE=a-name-that-leaves-no-room-for": "shorten the name",
    }
    script = """
        for each; do
            env PROFILES=city "$each" heatcloak-init 2>&1 >/dev/null | tail -n 1
        done
        heatcloak-init 2>/dev/null && PROFILES=city heatcloak-init 2>&1; echo "exit $?"
    """
    stack = make_stack("grown", FLEET_NODES=3)
    run = ("run", "--rm", "--no-deps", "-T", "--entrypoint", "sh", "init", "-c", script, "sh", *wrong)
    *lines, one_zone, code = stack.compose(*run).stdout.splitlines()
    for line, message in zip(lines, wrong.values(), strict=True):
        assert message in line
    assert "the volumes hold a stack of one zone" in one_zone
    assert code == "exit 2"
    stack.down()
