"""Bundles of all nodes of a zone are those of single nodes, and are written together or not at all."""

from __future__ import annotations

import json
import shutil
import subprocess
import tomllib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import pytest
from typer.testing import Result

from heatcloak_aggregator.bundle import BundleRequest, write_bundle, write_zone_bundles
from heatcloak_aggregator.bundle.cloud_init import Wifi
from heatcloak_aggregator.bundle.hardware import parse_sensor
from heatcloak_aggregator.bundle.wheels import build_wheel
from heatcloak_shared.errors import ConfigError

Contents = Callable[[Path], dict[str, bytes]]
Run = Callable[..., Result]
NODES = ["n01", "n02", "n03"]
SENSOR = ("--sensor", "ds18b20", "--board", "zerow")


def test_each_bundle_is_that_of_the_single_node(
    bundle_request: BundleRequest, contents: Contents, tmp_path: Path
) -> None:
    request = replace(bundle_request, wifi=Wifi("hall", "correct horse", "NL"))
    done = write_zone_bundles(request, tmp_path / "all")
    assert sorted(path.name for path in (tmp_path / "all").iterdir()) == NODES
    assert list(done.manifests) == NODES
    assert done.left == []
    for node in NODES:
        manifest = write_bundle(replace(request, node=node), tmp_path / node)
        assert done.manifests[node] == manifest
        assert contents(tmp_path / "all" / node) == contents(tmp_path / node)
    assert (tmp_path / "all").stat().st_mode & 0o777 == 0o700
    assert (tmp_path / "all" / "n01").stat().st_mode & 0o777 == 0o700


def test_wheels_are_built_once_and_one_process_checks_all_configurations(
    bundle_request: BundleRequest, tmp_path: Path
) -> None:
    shares = list[float]()
    building = patch("heatcloak_aggregator.bundle.writer.build_wheel", wraps=build_wheel)
    with building as built, patch("subprocess.run", wraps=subprocess.run) as started:
        write_zone_bundles(bundle_request, tmp_path / "all", shares.append)
    assert [call.args[0] for call in built.call_args_list] == [
        "heatcloak-shared",
        "heatcloak-node",
        "paho-mqtt",
    ]
    assert started.call_count == 1
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    assert len(shares) > len(NODES)


def test_nothing_is_written_if_a_seed_is_missing_and_the_node_is_named(
    bundle_request: BundleRequest, provisioned: Path, contents: Contents, tmp_path: Path
) -> None:
    folder = provisioned / "provision"
    request = replace(bundle_request, provisioned=folder)
    write_zone_bundles(request, tmp_path / "all")
    before = contents(tmp_path / "all")
    (folder / "nodes" / "n03" / "seed.key").unlink()
    for out in (tmp_path / "all", tmp_path / "new" / "folder"):
        with pytest.raises(
            ConfigError, match=r"1 of 3 nodes refused, nothing written: n03: .*seed.key: miss"
        ):
            write_zone_bundles(request, out)
    assert contents(tmp_path / "all") == before
    assert not (tmp_path / "new" / "folder").exists()
    with pytest.raises(ConfigError, match=r"seed\.key: missing"):
        write_bundle(replace(request, node="n03"), tmp_path / "single")


def test_nothing_is_written_if_a_node_refuses_its_configuration(
    bundle_request: BundleRequest, provisioned: Path, tmp_path: Path
) -> None:
    folder = provisioned / "provision"
    for node, options in (("n02", "gain = 0"), ("n03", 'device = "28-zz"')):
        path = folder / "nodes" / node / "node.toml"
        path.write_text(path.read_text().replace('"thermal-zone"', f'"ds18b20"\n{options}'))
    with pytest.raises(ConfigError) as refused:
        write_zone_bundles(replace(bundle_request, provisioned=folder), tmp_path / "all")
    text = str(refused.value)
    assert text.startswith("2 of 3 nodes refused, nothing written: n02: the node would refuse this config")
    assert "must not be 0" in text
    assert "n03: the node would refuse this configuration: node.toml: sensor.device" in text
    assert not (tmp_path / "all").exists()


def test_a_reason_that_all_nodes_share_is_stated_once(
    bundle_request: BundleRequest, provisioned_once: Path, tmp_path: Path
) -> None:
    trusting = replace(bundle_request, provisioned=provisioned_once / "model")
    with pytest.raises(ConfigError, match=r"^zone model assumes a model of heat"):
        write_zone_bundles(trusting, tmp_path / "all")


def test_reasons_of_many_nodes_are_shortened(
    bundle_request: BundleRequest, provisioned: Path, run_heatcloak: Run, tmp_path: Path
) -> None:
    size = ("--sensors", "6", "--sources", "20", "--period", "60", "--sensitivity", "range")
    assert run_heatcloak("zone", "new", "z.toml", *size, "--low", "15", "--high", "35").exit_code == 0
    some = ("--node", "n01", "--node", "n02")
    assert run_heatcloak("provision", "--zone", "z.toml", "--broker", "b.example", *some).exit_code == 0
    with pytest.raises(ConfigError, match=r"^4 of 6 nodes .* 'n05' is not provisioned.*; and 1 more$"):
        write_zone_bundles(replace(bundle_request, provisioned=tmp_path / "provision"), tmp_path / "all")


def test_earlier_bundles_are_replaced_and_other_files_are_not(
    bundle_request: BundleRequest, tmp_path: Path
) -> None:
    out = tmp_path / "all"
    write_zone_bundles(bundle_request, out)
    shutil.copytree(out / "n01", out / "n99")
    (out / "n02" / "heatcloak" / "secrets" / "old").write_text("left over")
    assert write_zone_bundles(bundle_request, out).left == ["n99"]
    assert not (out / "n02" / "heatcloak" / "secrets" / "old").exists()
    assert sorted(path.name for path in out.iterdir()) == [*NODES, "n99"]
    for place in (out / "thesis.txt", out / "n02" / "thesis.txt", out / "photos" / "cat.png"):
        place.parent.mkdir(exist_ok=True)
        place.write_text("unrelated")
        with pytest.raises(ConfigError, match="contains other files"):
            write_zone_bundles(bundle_request, out)
        assert place.read_text() == "unrelated"
        place.unlink()


def test_an_interrupted_replacement_leaves_complete_bundles(
    bundle_request: BundleRequest, contents: Contents, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "all"
    write_zone_bundles(bundle_request, out)
    before = contents(out)
    rename, calls = Path.rename, list[Path]()

    def interrupted(self: Path, target: Path) -> Path:
        calls.append(self)
        if len(calls) == 4:
            raise KeyboardInterrupt
        return rename(self, target)

    monkeypatch.setattr(Path, "rename", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_zone_bundles(bundle_request, out)
    assert contents(out).items() <= before.items()
    assert sorted(path.name for path in out.iterdir()) in (NODES, ["n01", "n03"])


def test_a_folder_that_cannot_be_made_is_refused(bundle_request: BundleRequest, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("unrelated")
    for out in (tmp_path / "file", tmp_path / "file" / "all"):
        with pytest.raises(ConfigError, match=r"^--out .*: Not a directory: give a writable folder"):
            write_zone_bundles(bundle_request, out)


def test_command_prints_a_row_for_each_node_and_the_rest_once(
    run_heatcloak: Run, provisioned_once: Path
) -> None:
    paths = ("--provisioned", str(provisioned_once / "provision"), "--out", "cards")
    done = run_heatcloak("bundle", "--all", *SENSOR, *paths)
    assert done.exit_code == 0, done.stderr
    rows = [line.split(maxsplit=2) for line in done.stdout.splitlines() if line.startswith("  n0")]
    image = "Raspberry Pi OS Lite (32-bit), Trixie"
    assert rows == [[node, f"cards/{node}", image] for node in NODES]
    for phrase in ("noise 168", "warning: recovery", "logins are disabled", "rpi-imager --cli", "armv6"):
        assert done.stdout.count(phrase) == 1
    assert "cards/NODE/user-data" in done.stdout
    assert "cards/NODE/config-heatcloak.txt >> /mnt/config.txt" in done.stdout


def test_json_lists_the_manifest_of_each_node(run_heatcloak: Run, provisioned_once: Path) -> None:
    paths = ("--provisioned", str(provisioned_once / "provision"), "--out", "cards")
    report = json.loads(run_heatcloak("bundle", "--all", *SENSOR, *paths, "--json").stdout)
    assert [each["node"] for each in report["bundles"]] == NODES
    assert report["bundles"][2]["out"] == "cards/n03"
    for each in report["bundles"]:
        manifest = json.loads(Path(each["out"], "heatcloak", "bundle.json").read_text())
        assert manifest == {key: value for key, value in each.items() if key != "out"}
    assert report["zone"] == "hall"
    assert report["accuracy"]["finds_in_a_period"] is False
    assert any("NODE" in command for command in report["commands"])


def test_simulated_nodes_get_their_scenario(
    run_heatcloak: Run, provisioned_once: Path, tmp_path: Path
) -> None:
    (tmp_path / "world.toml").write_text("[[source]]\npath = [[0, 0.3]]\n")
    zone = ("--zone", str(provisioned_once / "model.toml"), "--broker", "b.example")
    assert (
        run_heatcloak("provision", *zone, "--sensor", "simulated", "--scenario", "world.toml").exit_code == 0
    )
    done = run_heatcloak("bundle", "--all", "--sensor", "simulated", "--board", "3b", "--out", "cards")
    assert done.exit_code == 0
    for node in NODES:
        own = tmp_path / "cards" / node / "heatcloak"
        config = tomllib.loads((own / "node.toml").read_text())
        assert config["node"] == node
        assert (own / config["sensor"]["scenario"]).read_bytes() == (tmp_path / "world.toml").read_bytes()


@pytest.mark.parametrize("which", [(), ("--all", "--node", "n01")])
def test_either_all_nodes_or_one_are_bundled(
    which: tuple[str, ...], run_heatcloak: Run, provisioned_once: Path
) -> None:
    paths = ("--provisioned", str(provisioned_once / "provision"), "--out", "cards")
    with pytest.raises(ConfigError, match="give one of --node and --all"):
        run_heatcloak("bundle", *which, *SENSOR, *paths)


def test_boards_without_wifi_are_refused_once(bundle_request: BundleRequest, tmp_path: Path) -> None:
    request = replace(bundle_request, board="zero", wifi=Wifi("hall", "correct horse", "NL"))
    with pytest.raises(ConfigError, match=r"^--wifi: a Raspberry Pi Zero has no Wi-Fi"):
        write_zone_bundles(request, tmp_path / "all")


def test_options_of_the_sensor_apply_to_all_nodes(bundle_request: BundleRequest, tmp_path: Path) -> None:
    sensor = parse_sensor("ds18b20", ["gain=0.5", "offset=-9"])
    write_zone_bundles(replace(bundle_request, sensor=sensor), tmp_path / "all")
    for node in NODES:
        config = tomllib.loads((tmp_path / "all" / node / "heatcloak" / "node.toml").read_text())
        assert config["sensor"] == {"kind": "ds18b20", "gain": 0.5, "offset": -9}
