"""State folders on storage that a reboot empties: `require_persistent`."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_node.ledger import MOUNTS, UnusableLedgerError, mount_of, require_persistent

PI = """\
1 0 0:2 / / rw - rootfs rootfs rw
24 1 179:2 / / rw,noatime shared:1 - ext4 /dev/mmcblk0p2 rw
30 24 0:25 / /run rw,nosuid shared:5 - tmpfs tmpfs rw
31 24 179:1 / /boot/firmware rw shared:30 - vfat /dev/mmcblk0p1 rw
32 24 0:40 / /memory rw master:3 propagate_from:2 - tmpfs tmpfs rw
33 24 179:3 / /srv/a\\040disk rw - ext4 /dev/sda1 rw
"""


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/var/lib/heatcloak", ("/", "ext4")),
        ("/run", ("/run", "tmpfs")),
        ("/run/heatcloak", ("/run", "tmpfs")),
        ("/runner", ("/", "ext4")),
        ("/memory/a b", ("/memory", "tmpfs")),
        ("/srv/a disk/state", ("/srv/a disk", "ext4")),
        ("/", ("/", "ext4")),
    ],
)
def test_the_longest_matching_mount_point_counts(path: str, expected: tuple[str, str]) -> None:
    """If several are mounted on the same point, the last one counts."""
    assert mount_of(path, PI.splitlines()) == expected


@pytest.mark.parametrize("kind", ["tmpfs", "ramfs", "rootfs", "overlay", "aufs"])
def test_volatile_storage_is_refused(tmp_path: Path, kind: str) -> None:
    """The log names the mount and the remedy; the public reason names neither folder nor mount."""
    mounts = tmp_path / "mountinfo"
    mounts.write_text(f"1 0 0:2 / / rw - ext4 x rw\n2 1 0:3 / {tmp_path} rw - {kind} none rw\n")
    with pytest.raises(UnusableLedgerError, match=f"of type {kind}") as refused:
        require_persistent(tmp_path / "not" / "made" / "yet", mounts)
    assert f"on {tmp_path}," in str(refused.value)
    assert "allow_volatile_state = true" in str(refused.value)
    assert str(tmp_path) not in refused.value.reason
    assert "\n" not in str(refused.value)


def test_a_linked_state_folder_is_followed(tmp_path: Path) -> None:
    """As systemd's link from the state folder to the private one."""
    (tmp_path / "memory").mkdir()
    (tmp_path / "state").symlink_to("memory")
    mounts = tmp_path / "mountinfo"
    mounts.write_text(f"1 0 0:2 / / rw - ext4 x rw\n2 1 0:3 / {tmp_path}/memory rw - tmpfs none rw\n")
    with pytest.raises(UnusableLedgerError):
        require_persistent(tmp_path / "state", mounts)


@pytest.mark.parametrize(
    "content", [None, b"", b"\xff\xfe \n - \n", b"1 0 0:2 / /elsewhere rw - tmpfs x rw\n"]
)
def test_unknown_storage_is_accepted(tmp_path: Path, content: bytes | None) -> None:
    """No Linux, a chroot, or lines of a later kernel."""
    mounts = tmp_path / "mountinfo"
    if content is not None:
        mounts.write_bytes(content)
    require_persistent(tmp_path, mounts)


@pytest.mark.skipif(not MOUNTS.exists(), reason="no Linux")
def test_the_mounts_of_this_machine_are_parsed() -> None:
    """/proc is mounted wherever its mount table can be read."""
    found = mount_of("/proc/self", MOUNTS.read_text().splitlines())
    assert found == ("/proc", "proc")


@given(st.text(alphabet="abc/\\ 0147-\n", max_size=200), st.text(alphabet="abc/", max_size=20))
def test_any_mount_table_is_parsed_without_an_error(table: str, path: str) -> None:
    found = mount_of(f"/{path}", table.splitlines())
    assert found is None or f"/{path}".startswith(found[0].rstrip("/"))
