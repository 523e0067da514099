"""What ``docker inspect`` and the containers themselves say: nobody has more than it needs."""

from __future__ import annotations

import json
from typing import Any

import pytest

pytestmark = [pytest.mark.stack, pytest.mark.timeout(600)]

LASTING = ("broker", "aggregator", "fleet", "node", "postgres")
ENDING = ("init", "wait-for-init", "accepted", "backup")
OWN_VOLUMES = {
    "broker": {"broker", "broker-data"},
    "aggregator": {"aggregator", "store"},
    "fleet": {"nodes", "fleet-state"},
    "node": {"node"},
    "postgres": {"database", "postgres"},
}


@pytest.fixture(scope="module")
def told(running: Any) -> dict[str, dict[str, Any]]:
    """What Docker says of each container, that of the trusted party included."""
    running.compose("create", "--scale", "trusted=1", "--scale", "backup=1", "--no-recreate")
    facts: dict[str, dict[str, Any]] = running.inspect()
    assert set(facts) == {*LASTING, *ENDING, "trusted"}
    return facts


def test_nobody_is_root_or_has_a_capability_or_writes_where_it_runs(told: dict[str, dict[str, Any]]) -> None:
    """No superuser, capability, new privilege, writable root, host's namespace or device; all bounded."""
    for name, each in told.items():
        host = each["HostConfig"]
        assert each["Config"]["User"] == "10001:10001", name
        assert host["ReadonlyRootfs"] is True, name
        assert host["CapDrop"] == ["ALL"], name
        assert not host["CapAdd"], name
        assert host["Privileged"] is False, name
        assert host["SecurityOpt"] == ["no-new-privileges:true"], name
        assert host["NetworkMode"] != "host", name
        assert (host["PidMode"], host["UTSMode"], host["UsernsMode"]) == ("", "", ""), name
        assert host["IpcMode"] in ("private", "none"), name
        assert not host["Devices"], name
        assert host["Memory"] > 0, name
        assert 0 < host["PidsLimit"] <= 2000, name
        assert host["RestartPolicy"]["Name"] == ("no" if name in ENDING else "unless-stopped"), name


def test_only_http_is_published_and_on_loopback_only(told: dict[str, dict[str, Any]], running: Any) -> None:
    """One port of one container; the network of the broker leads nowhere, nor does any other."""
    published = {name: each["HostConfig"]["PortBindings"] or {} for name, each in told.items()}
    assert published.pop("aggregator") == {
        "8080/tcp": [{"HostIp": "127.0.0.1", "HostPort": str(running.port)}]
    }
    assert not any(published.values())
    for name in ("mqtt", "database"):
        network = running.network(name)
        assert network["Internal"] is True
    masquerade = running.network("http")["Options"]["com.docker.network.bridge.enable_ip_masquerade"]
    assert masquerade == "false"
    for name in ENDING:
        assert told[name]["HostConfig"]["NetworkMode"] == "none", name
    networks = {name: set(each["NetworkSettings"]["Networks"]) for name, each in told.items()}
    for name, each in told.items():
        # Names of the world are not asked for: questions are a way out.
        assert each["HostConfig"]["Dns"] == (
            ["127.0.0.1"] if name not in ENDING else each["HostConfig"]["Dns"]
        )
    for name in ("broker", "fleet", "node", "trusted"):
        assert networks[name] == {f"{running.name}_mqtt"}
    assert networks["postgres"] == {f"{running.name}_database"}


def test_each_has_the_volumes_of_its_own_role_and_no_other(
    told: dict[str, dict[str, Any]], running: Any
) -> None:
    """Of the host only the simulated world, for init; each volume has one user, and init and the backup."""
    for name, each in told.items():
        binds = [mount for mount in each["Mounts"] if mount["Type"] == "bind"]
        assert [(bind["Destination"], bind["RW"]) for bind in binds] == (
            [("/world.toml", False)] if name == "init" else []
        )
        volumes = {mount["Name"] for mount in each["Mounts"] if mount["Type"] == "volume"}
        if name in OWN_VOLUMES:
            assert volumes == {f"{running.name}_{volume}" for volume in OWN_VOLUMES[name]}, name
    assert {mount["Name"] for mount in told["trusted"]["Mounts"]} == {f"{running.name}_trusted"}
    used = [volume for volumes in OWN_VOLUMES.values() for volume in volumes]
    assert len(used) == len(set(used))


def test_no_secret_stands_where_docker_sees_it(told: dict[str, dict[str, Any]], running: Any) -> None:
    """Passwords, tokens and keys are files: in no environment, command line or log."""
    script = "find /provision -name password -exec cat {} + && grep -h ^key /provision/node/seed.key"
    files = running.compose("run", "--rm", "-T", "--entrypoint", "sh", "init", "-c", script).stdout
    secrets = [line.split()[-1].strip('"') for line in files.splitlines()] + [running.token()]
    assert len(secrets) >= 12 + 5 + 3
    assert all(len(secret) >= 40 for secret in secrets)
    seen = json.dumps(told) + running.log()
    assert not [number for number, secret in enumerate(secrets) if secret in seen]


@pytest.mark.parametrize("service", LASTING)
def test_the_kernel_agrees(running: Any, service: str) -> None:
    """Seen from inside: no superuser, no capability, none to gain, and nothing written beside volumes."""
    status = running.compose("exec", "-T", service, "cat", "/proc/1/status").stdout
    facts = dict(line.split(":\t", 1) for line in status.splitlines() if ":\t" in line)
    assert facts["Uid"].split() == ["10001"] * 4
    assert facts["Gid"].split() == ["10001"] * 4
    assert {facts[each].strip() for each in ("CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb")} == {"0" * 16}
    assert facts["NoNewPrivs"].strip() == "1"
    for place in ("/x", "/etc/x", "/usr/bin/x", "/opt/x", "/var/x"):
        done = running.compose("exec", "-T", service, "touch", place, check=False)
        assert done.returncode != 0
    mounts = running.compose("exec", "-T", service, "cat", "/proc/self/mounts").stdout
    assert "docker.sock" not in mounts
