"""Each container has the privileges, networks, volumes and secrets that its role needs, and no others."""

from __future__ import annotations

import json
from typing import Any

import pytest

from support.stack import Stack, require_enforced, require_restricted

pytestmark = [pytest.mark.stack, pytest.mark.timeout(600)]

SERVICES = ("broker", "aggregator", "fleet", "node", "postgres")
ONE_SHOT = ("init", "wait-for-init", "accepted", "backup")
OWN_VOLUMES = {
    "broker": {"broker", "broker-data"},
    "aggregator": {"aggregator", "store"},
    "fleet": {"nodes", "fleet-state"},
    "node": {"node"},
    "postgres": {"database", "postgres"},
}


@pytest.fixture(scope="module")
def containers(running: Stack) -> dict[str, dict[str, Any]]:
    """Docker's description of each container, with those of the trusted party and the backup."""
    running.compose("create", "--scale", "trusted=1", "--scale", "backup=1", "--no-recreate")
    found = running.inspect()
    assert set(found) == {*SERVICES, *ONE_SHOT, "trusted"}
    return found


def test_no_container_is_privileged_or_unbounded(containers: dict[str, dict[str, Any]]) -> None:
    for name, each in containers.items():
        require_restricted(name, each, "no" if name in ONE_SHOT else "unless-stopped")


def test_only_http_is_published_and_only_on_loopback(
    containers: dict[str, dict[str, Any]], running: Stack
) -> None:
    published = {name: each["HostConfig"]["PortBindings"] or {} for name, each in containers.items()}
    assert published.pop("aggregator") == {
        "8080/tcp": [{"HostIp": "127.0.0.1", "HostPort": str(running.port)}]
    }
    assert not any(published.values())


def test_no_network_has_access_to_the_internet(containers: dict[str, dict[str, Any]], running: Stack) -> None:
    for name in ("mqtt", "database"):
        assert running.network(name)["Internal"] is True
    masquerade = running.network("http")["Options"]["com.docker.network.bridge.enable_ip_masquerade"]
    assert masquerade == "false"
    networks = {name: set(each["NetworkSettings"]["Networks"]) for name, each in containers.items()}
    for name, each in containers.items():
        if name in ONE_SHOT:
            assert each["HostConfig"]["NetworkMode"] == "none", name
        else:
            # DNS queries to an outside server would be a way out.
            assert each["HostConfig"]["Dns"] == ["127.0.0.1"], name
    for name in ("broker", "fleet", "node", "trusted"):
        assert networks[name] == {f"{running.name}_mqtt"}
    assert networks["postgres"] == {f"{running.name}_database"}


def test_each_service_has_only_the_volumes_of_its_role(
    containers: dict[str, dict[str, Any]], running: Stack
) -> None:
    for name, each in containers.items():
        binds = [mount for mount in each["Mounts"] if mount["Type"] == "bind"]
        assert sorted((bind["Destination"], bind["RW"]) for bind in binds) == (
            [(f"/{file}.toml", False) for file in ("fit", "world", "zone")] if name == "init" else []
        )
        volumes = {mount["Name"] for mount in each["Mounts"] if mount["Type"] == "volume"}
        if name in OWN_VOLUMES:
            assert volumes == {f"{running.name}_{volume}" for volume in OWN_VOLUMES[name]}, name
    assert {mount["Name"] for mount in containers["trusted"]["Mounts"]} == {f"{running.name}_trusted"}
    used = [volume for volumes in OWN_VOLUMES.values() for volume in volumes]
    assert len(used) == len(set(used))


def test_no_secret_is_in_an_environment_a_command_line_or_a_log(
    containers: dict[str, dict[str, Any]], running: Stack
) -> None:
    script = "find /provision -name password -exec cat {} + && grep -h ^key /provision/node/seed.key"
    files = running.compose("run", "--rm", "-T", "--entrypoint", "sh", "init", "-c", script).stdout
    secrets = [line.split()[-1].strip('"') for line in files.splitlines()] + [running.token()]
    assert len(secrets) >= 12 + 5 + 3
    assert all(len(secret) >= 40 for secret in secrets)
    visible = json.dumps(containers) + running.log()
    assert not [number for number, secret in enumerate(secrets) if secret in visible]


@pytest.mark.parametrize("service", SERVICES)
def test_the_kernel_enforces_the_restrictions(running: Stack, service: str) -> None:
    require_enforced(running, service)
