#!/bin/sh
# Create missing root file systems for the tests of nodes and of `heatcloak bundle`; must run as root:
#   boot   Debian with systemd, of this machine's kind: booted by systemd-nspawn
#   arm64  Debian with Python for 64-bit Arm, as on a Raspberry Pi: run under emulation
#   arm32  the same for the oldest ones
# Their folder is $HEATCLOAK_TEST_ROOTS, or the user's cache. Requires the packages mmdebstrap and qemu-user-static.
set -eu
roots=${HEATCLOAK_TEST_ROOTS:-${XDG_CACHE_HOME:-$HOME/.cache}/heatcloak/roots}
suite=${HEATCLOAK_TEST_SUITE:-bookworm}
mkdir -p "$roots"

# Use the machine's own package sources, or mmdebstrap's default.
sources=
for file in /etc/apt/sources.list.d/debian.sources /etc/apt/sources.list; do
    [ -s "$file" ] && sources=$file && break
done

make_root() {
    name=$1
    shift
    [ -x "$roots/$name/usr/bin/python3" ] && return
    # Build it under another name, and rename it when complete.
    rm -rf "$roots/.$name.new"
    # shellcheck disable=SC2086  without sources there is no argument
    mmdebstrap --quiet --mode=root --aptopt='APT::Install-Recommends "false"' "$@" \
        "$suite" "$roots/.$name.new" $sources >"$roots/$name.log" 2>&1 ||
        { tail -n 20 "$roots/$name.log" >&2; exit 1; }
    rm -rf "${roots:?}/$name"
    mv "$roots/.$name.new" "$roots/$name"
}

make_root boot --variant=minbase --include=systemd,systemd-sysv,dbus,python3,libpam-systemd
make_root arm64 --variant=extract --architectures=arm64 --include=dash,coreutils,python3
make_root arm32 --variant=extract --architectures=armel --include=dash,coreutils,python3
echo "$roots"
