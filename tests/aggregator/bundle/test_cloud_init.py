"""The files for cloud-init: accepted by the real one, and without password logins."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from heatcloak_aggregator.bundle.cloud_init import (
    Wifi,
    check_names,
    check_ssh_key,
    check_wifi,
    meta_data,
    network_config,
    user_data,
)
from heatcloak_aggregator.bundle.hardware import BOARDS
from heatcloak_shared.errors import ConfigError

KEY = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIACAk5c1QivvuL7rVT3sUKE7pJxc52qY1/84SM5td7nH someone@example"
WIFI = Wifi("IEEE", "password", "NL")


@pytest.fixture
def valid(tmp_path: Path, installed_program: Callable[[str, str], str]) -> Callable[[str], str]:
    """Return a function that validates user-data with the real cloud-init."""
    program = installed_program("cloud-init", "cloud-init")

    def ask(text: str) -> str:
        (tmp_path / "user-data").write_text(text, encoding="utf-8")
        command = [program, "schema", "--config-file", str(tmp_path / "user-data")]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        return "valid" if done.returncode == 0 else done.stdout + done.stderr

    return ask


@pytest.mark.parametrize("key", [None, KEY])
def test_real_cloud_init_accepts_user_data(valid: Callable[[str], str], key: str | None) -> None:
    text = user_data("hall-n02", "pi", key, "Europe/Amsterdam")
    assert valid(text) == "valid"
    assert valid(text.replace("lock_passwd: true", "lock_passwd: 3")) != "valid"


def test_installation_resumes_after_a_power_cut(tmp_path: Path) -> None:
    (command,) = yaml.safe_load(user_data("hall-n02", "pi", None, None))["bootcmd"]
    command = [part.replace(" /", f" {tmp_path}/") for part in command]
    notes = tmp_path / "var/lib/cloud/instance/sem"
    notes.mkdir(parents=True)
    names = ("config_runcmd", "config_scripts_user", "config_users_groups")
    for name in names:
        (notes / name).touch()
    subprocess.run(command, check=True)
    assert {path.name for path in notes.iterdir()} == set(names)
    (tmp_path / "boot/firmware/heatcloak/secrets").mkdir(parents=True)
    for _ in range(2):
        subprocess.run(command, check=True)
        assert [path.name for path in notes.iterdir()] == ["config_users_groups"]


def test_password_logins_are_disabled() -> None:
    config = yaml.safe_load(user_data("hall-n02", "pi", KEY, None))
    assert config["user"]["ssh_authorized_keys"] == [KEY]
    assert config["user"]["lock_passwd"] is True
    assert config["ssh_pwauth"] is False
    no_login = user_data("hall-n02", "pi", None, None)
    assert "ssh_authorized_keys" not in no_login
    assert "NOPASSWD" not in no_login
    assert yaml.safe_load(no_login)["runcmd"] == [["python3", "/boot/firmware/heatcloak/install.py"]]
    for text in (no_login, user_data("hall-n02", "pi", KEY, None)):
        assert "passwd:" not in text.replace("lock_passwd:", "")


def test_wifi_key_matches_the_known_answer_of_ieee_802_11i() -> None:
    text = network_config(WIFI)
    network = yaml.safe_load(text)["network"]
    point = network["wifis"]["wlan0"]
    assert network["version"] == 2
    assert point["regulatory-domain"] == "NL"
    known = "f42c6fc52df0ebef9ebb4b90b38a5f902e83fe1b135a70e23aed762e9710a12e"
    assert point["access-points"] == {"IEEE": {"password": known}}
    assert yaml.safe_load(network_config(Wifi("IEEE", known, "NL"))) == yaml.safe_load(text)


def test_unusual_network_names_survive_yaml() -> None:
    for ssid in ('a "b": {c}', "- x", "Café №1", "yes", "0123", "#"):
        text = network_config(WIFI._replace(ssid=ssid))
        assert list(yaml.safe_load(text)["network"]["wifis"]["wlan0"]["access-points"]) == [ssid]


def test_instance_id_is_fixed() -> None:
    assert yaml.safe_load(meta_data("hall", "n02")) == {
        "dsmode": "local",
        "instance-id": "heatcloak-hall-n02",
    }


@pytest.mark.parametrize(
    ("wifi", "board", "reason"),
    [
        (WIFI, "zero", "no Wi-Fi"),
        (WIFI._replace(ssid="x" * 33), "5", "1 to 32 bytes"),
        (WIFI._replace(ssid=""), "5", "1 to 32 bytes"),
        (Wifi("x", "short", "NL"), "5", "8 to 63"),
        (Wifi("x", "täglich-neu", "NL"), "5", "8 to 63"),
        (WIFI._replace(country="nl"), "5", "two capital letters"),
    ],
)
def test_invalid_wifi_is_refused_without_showing_the_password(wifi: Wifi, board: str, reason: str) -> None:
    with pytest.raises(ConfigError, match=reason) as refused:
        check_wifi(wifi, BOARDS[board])
    assert wifi.password not in str(refused.value)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "-----BEGIN OPENSSH PRIVATE KEY-----\nabc\n",
        f"{KEY}\n{KEY}\n",
        "hello",
        f"{KEY}\x07",
        "ssh-ed25519",
        "ssh-ed25519 !!!! me",
        KEY.replace("ssh-ed25519", "ssh-rsa"),
        f'command="reboot" {KEY}',
    ],
)
def test_invalid_public_key_is_refused_without_showing_a_private_one(text: str) -> None:
    with pytest.raises(ConfigError, match="not a public key") as refused:
        check_ssh_key(text)
    assert "PRIVATE" not in str(refused.value)
    assert check_ssh_key(f"# mine\n{KEY}\n") == KEY


@pytest.mark.parametrize(
    "names", [("root", None), ("Pi", None), ("a b", None), ("pi", "../etc"), ("pi", "a b")]
)
def test_invalid_user_or_time_zone_is_refused(names: Any) -> None:
    with pytest.raises(ConfigError):
        check_names(*names)
