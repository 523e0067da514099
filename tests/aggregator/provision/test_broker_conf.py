"""The broker's configuration for mosquitto 2.1, checked against its documentation."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from heatcloak_aggregator.provision.broker_conf import BrokerConf
from support.programs import find_program

LISTENERS = {
    "listener",
    "certfile",
    "keyfile",
    "cafile",
    "crlfile",
    "require_certificate",
    "use_identity_as_username",
    "tls_version",
    "max_connections",
}
"""Options of a listener, which follow it: mosquitto.conf(5) of 2.1.2 (man/mosquitto.conf.5.xml)."""
GENERAL = {
    "allow_anonymous",
    "global_plugin",
    "max_queued_messages",
    "max_inflight_messages",
    "max_packet_size",
    "max_keepalive",
    "persistent_client_expiration",
    "persistence",
    "persistence_location",
    "autosave_interval",
    "log_dest",
    "log_type",
}
"""Options for all listeners: mosquitto.conf(5) of 2.1.2."""
PLUGINS = {
    "mosquitto_password_file.so": "plugin_opt_password_file",
    "mosquitto_acl_file.so": "plugin_opt_acl_file",
}
"""Plugin options: mosquitto.org/documentation/plugins/password-file and acl-file; plugins/*/plugin.c."""
DEPRECATED = {
    *("password_file", "acl_file", "per_listener_settings", "auth_plugin", "port", "bind_address"),
    *("auto_id_prefix", "clientid_prefixes", "allow_duplicate_messages", "message_size_limit"),
}
"""Deprecated options, by ChangeLog.txt of 2.1.0 and src/conf.c of 2.1.2."""

CONFS = [
    BrokerConf(8883, ("broker.lan",), "/c", "/d", 2, client_certificates=certificates, health_port=health)
    for certificates in (False, True)
    for health in (None, 1884)
]


def options(text: str) -> list[tuple[str, str]]:
    """Return each option of a configuration with its value."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(name, value) for name, _, value in (line.partition(" ") for line in lines)]


@pytest.mark.parametrize("conf", CONFS)
def test_only_documented_and_not_deprecated_options_are_used(conf: BrokerConf) -> None:
    general = False
    for name, value in options(conf.render_with_plugins()):
        assert value, name
        assert name not in DEPRECATED
        assert name in LISTENERS | GENERAL | set(PLUGINS.values())
        general = general or name not in LISTENERS
        assert not (general and name in LISTENERS), name


@pytest.mark.parametrize("conf", CONFS)
def test_each_plugin_is_followed_by_its_own_option(conf: BrokerConf) -> None:
    found = options(conf.render_with_plugins("/opt/m"))
    plugins = [value.removeprefix("/opt/m/") for name, value in found if name == "global_plugin"]
    indexes = [index for index, (name, _) in enumerate(found) if name == "global_plugin"]
    assert [found[index + 1][0] for index in indexes] == [PLUGINS[plugin] for plugin in plugins]
    no_passwords = conf.client_certificates and conf.health_port is None
    assert set(plugins) == set(PLUGINS) - ({"mosquitto_password_file.so"} if no_passwords else set())


@pytest.mark.parametrize("conf", CONFS)
def test_configurations_with_and_without_plugins_agree(conf: BrokerConf) -> None:
    plain, plugged = options(conf.render()), options(conf.render_with_plugins())
    short = [(name.removeprefix("plugin_opt_"), value) for name, value in plugged if name != "global_plugin"]
    assert short == plain
    assert "global_plugin /usr/lib/mosquitto_acl_file.so" in conf.render_with_plugins().splitlines()


@pytest.mark.slow
def test_mosquitto_2_0_refuses_the_file_for_2_1(tmp_path: Path) -> None:
    file = tmp_path / "mosquitto.conf"
    # All other lines are valid in 2.0, which stops at the first unknown option.
    file.write_text(CONFS[0].render_with_plugins(), encoding="utf-8")
    program = find_program("mosquitto", "mosquitto")
    done = subprocess.run([program, "-c", str(file)], capture_output=True, text=True, timeout=20, check=False)
    assert done.returncode != 0
    assert 'Unknown configuration variable "global_plugin"' in done.stderr
