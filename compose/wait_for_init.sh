#!/bin/sh
# Exit with 0 when `init` has filled the volumes, in this run or an earlier one.
# Exit with 2 when no `init` runs and the volumes are not filled.
set -eu
cd /initialized
waited=0 seen=
while :; do
    running=
    # `init` holds this lock while it runs.
    [ ! -e lock ] || flock -n -s lock true || running=yes seen=yes
    [ ! -e complete ] || exit 0
    if [ -z "$running" ]; then
        if [ -n "$seen" ] || [ "$waited" -ge 100 ]; then
            echo "init has not filled the volumes: see docker compose logs init" >&2
            exit 2
        fi
        waited=$((waited + 1))
    fi
    sleep 0.2
done
