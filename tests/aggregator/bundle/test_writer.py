"""Bundles are reproducible, refused where the node would refuse them, and can be checked."""

from __future__ import annotations

import json
import shutil
import stat
import subprocess
import tomllib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from heatcloak_aggregator.bundle import BundleRequest, check_bundle, write_bundle
from heatcloak_aggregator.bundle.cloud_init import Wifi
from heatcloak_aggregator.bundle.hardware import parse_sensor
from heatcloak_aggregator.bundle.installer.command import main as install
from heatcloak_aggregator.cli.main import assemble
from heatcloak_shared.errors import ConfigError, HeatcloakError

Bundle = Callable[..., Path]
Contents = Callable[[Path], dict[str, bytes]]
Run = Callable[..., Result]
WIFI = Wifi("hall", "correct horse", "NL")


def test_bundle_is_reproducible(bundle: Bundle, contents: Contents, provisioned: Path) -> None:
    first = contents(bundle(wifi=WIFI))
    assert contents(bundle(wifi=WIFI, provisioned=provisioned / "provision")) == first
    assert len(first) > 20


def test_user_settings_of_the_provisioned_node_toml_apply(bundle: Bundle, provisioned: Path) -> None:
    own = provisioned / "provision"
    path = own / "nodes" / "n02" / "node.toml"
    before, _, after = path.read_text().partition("[sensor]")
    table = '[sensor]\nkind = "ds18b20"\ngain = 0.5\noffset = -9\npath = "/elsewhere"\n'
    rest = after[after.index("[") :] if "[" in after else ""
    path.write_text(f"{before}{table}[spool]\ncapacity = 5000\nsync_seconds = 60\n{rest}")
    config = tomllib.loads((bundle(provisioned=own) / "heatcloak" / "node.toml").read_text())
    assert config["sensor"] == {"kind": "ds18b20", "gain": 0.5, "offset": -9}
    assert config["spool"] == {"capacity": 5000, "sync_seconds": 60}
    overridden = bundle(provisioned=own, sensor=parse_sensor("ds18b20", ["gain=0.25"]))
    assert tomllib.loads((overridden / "heatcloak" / "node.toml").read_text())["sensor"]["gain"] == 0.25
    other = bundle(provisioned=own, sensor=parse_sensor("thermal-zone", []))
    config = tomllib.loads((other / "heatcloak" / "node.toml").read_text())
    assert config["sensor"] == {"kind": "thermal-zone"}


def test_checksums_cover_all_files(bundle: Bundle, contents: Contents) -> None:
    folder = bundle()
    sums = (folder / "heatcloak" / "SHA256SUMS").read_text()
    named = {line.partition("  ")[2] for line in sums.splitlines()}
    assert named == set(contents(folder)) - {"heatcloak/SHA256SUMS"}
    done = subprocess.run(
        ["sha256sum", "--check", "--strict", "--quiet", "heatcloak/SHA256SUMS"], cwd=folder, check=False
    )
    assert done.returncode == 0


def test_secrets_are_in_one_folder_accessible_to_the_owner_only(
    bundle: Bundle, contents: Contents, bundle_request: BundleRequest
) -> None:
    folder = bundle()
    own = bundle_request.provisioned / "nodes" / "n02"
    password = (own / "password").read_bytes().strip()
    key = tomllib.loads((own / "seed.key").read_text())["key"].encode()
    holding = [name for name, content in contents(folder).items() if password in content or key in content]
    assert sorted(holding) == ["heatcloak/secrets/password", "heatcloak/secrets/seed.key"]
    assert all(stat.S_IMODE((folder / name).stat().st_mode) == 0o600 for name in holding)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_node_toml_has_the_paths_of_a_pi(bundle: Bundle) -> None:
    config = tomllib.loads((bundle() / "heatcloak" / "node.toml").read_text())
    assert config["state"] == "/var/lib/heatcloak"
    assert config["seed_file"] == "/var/lib/heatcloak/seed.key"
    assert config["broker"]["username"] == "n02"
    assert "$CREDENTIALS_DIRECTORY/password" in config["broker"].values()
    assert config["broker"]["tls"]["ca_file"] == "ca.crt"
    assert config["sensor"] == {"kind": "ds18b20"}


@pytest.mark.parametrize(
    ("kind", "lines", "modules"),
    [
        ("ds18b20", ["dtoverlay=w1-gpio"], []),
        ("tmp117", ["dtparam=i2c_arm=on", "dtoverlay=i2c-sensor,tmp117"], []),
        ("amg8833", ["dtparam=i2c_arm=on"], ["i2c-dev"]),
        ("thermal-zone", [], []),
    ],
)
def test_sensor_adds_boot_lines_module_and_package(
    bundle: Bundle, kind: str, lines: list[str], modules: list[str]
) -> None:
    folder = bundle(sensor=parse_sensor(kind, []))
    fragment = (folder / "config-heatcloak.txt").read_text().splitlines()
    assert fragment[1:] == ["[all]", *lines]
    manifest = json.loads((folder / "heatcloak" / "bundle.json").read_text())
    assert manifest["modules"] == modules
    assert ("smbus2" in manifest["versions"]) == (kind == "amg8833")


def test_the_overlay_of_a_tmp117_has_its_address(bundle: Bundle) -> None:
    folder = bundle(sensor=parse_sensor("tmp117", ["address=0x4b"]))
    assert "dtoverlay=i2c-sensor,tmp117,addr=0x4b\n" in (folder / "config-heatcloak.txt").read_text()


def test_model_zone_is_refused_for_a_real_sensor_unless_confirmed(
    bundle_request: BundleRequest, provisioned_once: Path, tmp_path: Path
) -> None:
    trusting = replace(bundle_request, provisioned=provisioned_once / "model")
    with pytest.raises(ConfigError, match=r"assumes a model of heat.*give --sensitivity model"):
        write_bundle(trusting, tmp_path / "out")
    assert not (tmp_path / "out").exists()
    write_bundle(replace(trusting, sensitivity="model"), tmp_path / "out")
    assert 'sensitivity = "model"' in (tmp_path / "out" / "heatcloak" / "node.toml").read_text()


def test_a_sensor_with_coarser_steps_than_the_zone_promises_is_refused(
    bundle_request: BundleRequest, provisioned_once: Path, tmp_path: Path
) -> None:
    trusting = replace(bundle_request, provisioned=provisioned_once / "model", sensitivity="model")
    for sensor, reason in (
        (parse_sensor("ds18b20", ["gain=2"]), r"reports in steps of 0\.125 after the gain"),
        (parse_sensor("thermal-zone", []), "steps of at most 0.0625, and those of a thermal-zone sensor are"),
    ):
        with pytest.raises(ConfigError, match=f"the node would refuse this configuration.*{reason}"):
            write_bundle(replace(trusting, sensor=sensor), tmp_path / "out")
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("kind", "options", "reason"),
    [
        ("ds18b20", ["device=28-zz"], "is not a DS18B20"),
        ("ds18b20", ["gain=0"], "must not be 0"),
        ("ds18b20", ["colour=red"], "no such key"),
        ("amg8833", ["address=0x10"], "address"),
        ("tmp117", ["address=0x10"], "address"),
        ("tmp117", ["bus=0"], "on I2C bus 1 only"),
    ],
)
def test_configuration_that_the_node_refuses_is_not_written(
    bundle_request: BundleRequest, tmp_path: Path, kind: str, options: list[str], reason: str
) -> None:
    with pytest.raises(ConfigError, match=reason):
        write_bundle(replace(bundle_request, sensor=parse_sensor(kind, options)), tmp_path / "out" / "b")
    assert list((tmp_path / "out").iterdir()) == []


@pytest.mark.parametrize("option", ["gain", "=1", "kind=x", "a-b=1", "gain=1\ngain=2"])
def test_malformed_sensor_option_is_refused(option: str) -> None:
    with pytest.raises(ConfigError) as refused:
        parse_sensor("ds18b20", [option, option] if option.startswith("gain=") else [option])
    assert "\n" not in str(refused.value)


def test_only_an_earlier_bundle_is_replaced(bundle_request: BundleRequest, tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / "thesis.txt").write_text("unrelated")
    with pytest.raises(ConfigError, match="contains other files"):
        write_bundle(bundle_request, out)
    (out / "thesis.txt").unlink()
    write_bundle(bundle_request, out)
    (out / "heatcloak" / "secrets" / "old").write_text("left over")
    write_bundle(bundle_request, out)
    assert not (out / "heatcloak" / "secrets" / "old").exists()
    assert list(tmp_path.glob(".out*")) == []


@pytest.mark.parametrize("missing", ["ca.crt", "password", "zone.toml", "node.toml"])
def test_incomplete_provisioned_folder_is_refused(
    bundle_request: BundleRequest, provisioned: Path, tmp_path: Path, missing: str
) -> None:
    folder = provisioned / "provision"
    (folder / "nodes" / "n02" / missing).unlink()
    with pytest.raises(HeatcloakError, match="n02"):
        write_bundle(replace(bundle_request, provisioned=folder), tmp_path / "out")


def test_key_of_another_node_is_refused(
    bundle_request: BundleRequest, provisioned: Path, tmp_path: Path
) -> None:
    folder = provisioned / "provision"
    shutil.copy(folder / "nodes" / "n01" / "seed.key", folder / "nodes" / "n02" / "seed.key")
    with pytest.raises(ConfigError, match="key is of hall/n01"):
        write_bundle(replace(bundle_request, provisioned=folder), tmp_path / "out")


def test_complete_bundle_passes_all_checks(bundle: Bundle) -> None:
    found = {finding.part: finding.ok for finding in check_bundle(bundle(wifi=WIFI))}
    assert False not in found.values()
    assert found["node.toml"] is True
    assert found["checksums"] is True


def test_every_damaged_or_missing_file_is_found(
    bundle: Bundle, contents: Contents, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = bundle()
    for name, content in contents(folder).items():
        path = folder / name
        for damage in (None, bytes([*content[:-1], content[-1] ^ 1]) if content else b"x"):
            path.unlink(missing_ok=True)
            if damage is not None:
                path.write_bytes(damage)
            code = install(folder / "heatcloak", ["--check"])
            output = capsys.readouterr()
            if name in ("user-data", "network-config", "meta-data"):
                assert code == 0
                assert name in output.out
            else:
                assert code == 1
                assert len(output.err.splitlines()) == 1
                assert name in output.err or name == "heatcloak/SHA256SUMS"
        path.write_bytes(content)
    assert install(folder / "heatcloak", ["--check"]) == 0


def test_command_prints_the_flashing_steps_and_check_finds_damage(
    run_heatcloak: Run, provisioned_once: Path, tmp_path: Path
) -> None:
    paths = ("--provisioned", str(provisioned_once / "provision"), "--out", "b")
    done = run_heatcloak("bundle", "--node", "n02", "--sensor", "ds18b20", "--board", "zerow", *paths)
    assert done.exit_code == 0, done.stderr
    assert "logins are disabled" in done.stdout
    assert "32-bit" in done.stdout
    flash, copy = done.stdout.index("rpi-imager --cli --disable-eject"), done.stdout.index("cp -r")
    assert flash < copy < done.stdout.index("umount")
    assert "--cloudinit-userdata" in done.stdout
    assert ">> /mnt/config.txt" in done.stdout
    assert run_heatcloak("bundle", "--check", "b").exit_code == 0
    (tmp_path / "b" / "heatcloak" / "ca.crt").write_text("")
    done = run_heatcloak("bundle", "--check", "b", "--json")
    assert done.exit_code == 1
    assert not json.loads(done.stdout)["ok"]


def test_hopeless_zone_causes_a_warning_and_a_simulated_alternative(
    run_heatcloak: Run, provisioned_once: Path
) -> None:
    paths = ("--provisioned", str(provisioned_once / "provision"), "--out", "b")
    options = ("--node", "n02", "--sensor", "ds18b20", "--board", "zerow")
    text = run_heatcloak("bundle", *options, *paths)
    assert text.exit_code == 0, text.stderr
    assert "warning: recovery is not expected to find anything" in text.stdout
    assert "against a range of 20" in text.stdout
    assert "to simulate instead: heatcloak bundle" in text.stdout
    report = json.loads(run_heatcloak("bundle", *options, *paths, "--json").stdout)
    assert report["accuracy"]["finds_in_a_period"] is False
    assert len(report["warnings"]) == 1
    assert len(report["simulated_path"]) == 3


def test_model_zone_notes_ambient_heat_for_real_sensors_only(
    run_heatcloak: Run, provisioned_once: Path, tmp_path: Path
) -> None:
    (tmp_path / "world.toml").write_text("[[source]]\npath = [[0, 0.3]]\n")
    paths = ("--provisioned", str(provisioned_once / "model"), "--board", "zerow", "--node", "n02")
    world = ("--sensor-option", f"scenario={tmp_path / 'world.toml'}")
    real = run_heatcloak("bundle", *paths, "--sensor", "ds18b20", "--sensitivity", "model", "--out", "b")
    simulated = run_heatcloak("bundle", *paths, "--sensor", "simulated", *world, "--out", "c")
    assert (real.exit_code, simulated.exit_code) == (0, 0), real.stderr + simulated.stderr
    assert "ambient heat counts as heat sources" in real.stdout
    assert "rooms whose fit to the model of heat is documented" in real.stdout
    for phrase in ("ambient heat", "warning: "):
        assert phrase not in simulated.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("--node", "n02", "--sensor", "ds18b20", "--board", "zerow"),
        ("--node", "n02", "--sensor", "ds18b20", "--board", "zerow", "--out", "b", "--wifi", "x"),
        ("--node", "n02", "--sensor", "ds18b20", "--board", "pico", "--out", "b"),
        ("--node", "n02", "--sensor", "crystal", "--board", "zerow", "--out", "b"),
        ("--node", "n99", "--sensor", "ds18b20", "--board", "zerow", "--out", "b"),
        ("--check", "nowhere"),
        ("--check", "b", "--node", "n02"),
        ("--check", "b", "--all"),
        ("--check", "b", "--fit", "fit.toml"),
    ],
)
def test_misuse_raises_config_error_in_one_line(
    arguments: tuple[str, ...], tmp_path: Path, provisioned_once: Path
) -> None:
    paths = ("--provisioned", str(provisioned_once / "provision")) if "--node" in arguments else ()
    options = [str(tmp_path / word) if word in ("b", "nowhere") else word for word in (*arguments, *paths)]
    done = CliRunner().invoke(assemble(), ["bundle", *options])
    assert isinstance(done.exception, ConfigError)
    assert "\n" not in str(done.exception)
