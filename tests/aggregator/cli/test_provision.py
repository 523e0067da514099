"""Wrong options of ``heatcloak provision`` and wrong TLS options are refused before any action."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from heatcloak_aggregator.cli.main import assemble
from heatcloak_aggregator.cli.options import broker_address, tls_settings
from heatcloak_shared.broker import Tls
from heatcloak_shared.errors import ConfigError, KeyFileError, ScenarioError
from heatcloak_shared.zone import Zone, render_zone


@pytest.fixture
def folder(zone: Zone, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the working folder, with the files of a zone and a scenario."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(
        "heatcloak_aggregator.zones.model_check.check_against_model", lambda zone, source: None
    )
    Path("hall.toml").write_text(render_zone(zone), encoding="utf-8")
    Path("world.toml").write_text("[[source]]\npath = [[0, 0.4]]\n", encoding="utf-8")
    return tmp_path


def misuse(*arguments: str) -> str:
    """Run a command that is expected to be refused; return the error, which has one line."""
    error = CliRunner().invoke(assemble(), arguments).exception
    assert isinstance(error, ConfigError | KeyFileError | ScenarioError), error
    assert "\n" not in str(error)
    return str(error)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ((), "give --broker HOST[:PORT]"),
        (("--broker", "a:b"), "give HOST:PORT"),
        (("--broker", "b", "--alt-name", "no name"), "--alt-name 'no name': not a host name or address"),
        (("--broker", "b", "--node", "n99"), "--node n99: not in zone hall"),
        (("--broker", "b", "--rotate", "n99"), "--rotate n99: unknown user"),
        (("--broker", "b", "--sensor", "Big Eye"), "--sensor 'Big Eye': not a kind of sensor"),
        (("--broker", "b", "--sensor", "simulated"), "--scenario FILE go together"),
        (("--broker", "b", "--sensor", "simulated", "--scenario", "absent"), "absent: No such file"),
        (("--broker", "b", "--sensor", "simulated", "--scenario", "hall.toml"), "hall.toml"),
        (("--broker", "b", "--sensitivity", "much"), "give model or range"),
        (("--broker", "b", "--broker-files", "here"), "--broker-files here: not absolute"),
        (("--broker", "b", "--broker-data", "here"), "--broker-data here: not absolute"),
        (("--broker", "b", "--broker-plugins", "lib"), "--broker-plugins lib: not absolute"),
        (("--broker", "b", "--broker-data", "/da\nta"), "mosquitto can't read this path"),
        (("--broker", "b", "--health-port", "8883"), "--health-port 8883: in use for nodes and services"),
        (("--broker", "b", "--rotate", "heatcloak_health"), "--rotate heatcloak_health: unknown user"),
        (("--broker", "b", "--keys", "absent"), "n01.key: No such file"),
    ],
)
def test_a_wrong_option_is_refused_before_any_credentials_are_created(
    folder: Path, arguments: tuple[str, ...], expected: str
) -> None:
    assert expected in misuse("provision", "--zone", "hall.toml", *arguments)
    assert not list(folder.rglob("password"))
    assert not list(folder.rglob("*.key"))


def test_the_output_states_data_folder_and_health_command_of_a_broker_elsewhere(folder: Path) -> None:
    """Only if the options for them are given."""
    command = ("provision", "--zone", "hall.toml", "--broker", "b", "--broker-files", "/mosquitto/config")
    plain = CliRunner().invoke(assemble(), command).output
    assert "mosquitto_sub" not in plain
    assert "let the broker's user" not in plain
    more = ("--broker-data", "/mosquitto/data", "--health-port", "1884")
    full = CliRunner().invoke(assemble(), (*command, *more)).output
    assert "let the broker's user write /mosquitto/data" in full
    assert "XDG_CONFIG_HOME=/mosquitto/config/health mosquitto_sub -C 1 -W 5" in full


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (("--ca-file", "absent.crt"), "absent.crt: No such file or directory"),
        (("--ca-file", "hall.toml"), "hall.toml: holds no certificate"),
        (("--certificate-file", "a", "--key-file", "b"), "go with TLS: give --ca-file or --tls too"),
        (("--tls", "--key-file", "b"), "give both files or neither"),
    ],
)
def test_invalid_tls_options_are_refused_by_every_command_with_a_broker(
    folder: Path, options: tuple[str, ...], expected: str
) -> None:
    for command in (
        ("serve", "--zone", "hall.toml"),
        ("fleet", "--zone", "hall.toml", "--scenario", "world.toml"),
        ("demo", "--broker", "localhost:1"),
    ):
        assert expected in misuse(*command, *options)


def test_the_default_port_is_8883_with_tls_and_1883_without() -> None:
    assert broker_address("b", None, None).port == 1883
    assert broker_address("b", None, None, Tls()).port == 8883
    assert broker_address("[::1]", None, None, Tls()).port == 8883
    assert broker_address("b:1", None, None, Tls()).port == 1
    assert broker_address("b", None, None, Tls()).tls == Tls()
    assert tls_settings(False, None, None, None) is None
    assert tls_settings(True, None, None, None) == Tls()


def test_the_demo_refuses_tls_for_its_own_broker() -> None:
    assert "apply to a running broker only" in misuse("demo", "--tls")


def test_sending_a_password_to_another_machine_without_tls_logs_a_warning(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "password").write_text("open sesame\n", encoding="ascii")
    broker_address("localhost", "me", tmp_path / "password")
    broker_address("b", "me", tmp_path / "password", Tls())
    assert caplog.messages == []
    broker_address("b", "me", tmp_path / "password")
    assert caplog.messages == ["broker b:1883: the password is sent in clear text: give --ca-file or --tls"]
