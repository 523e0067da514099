#!/bin/sh
# Ends with 0 when the volumes are filled: by the `init` that runs now, or by an earlier one.
# Ends with 2 when no `init` runs and none has filled them.
set -eu
cd /initialized
waited=0 seen=
while :; do
    running=
    # `init` holds this lock as long as it runs.
    [ ! -e lock ] || flock -n -s lock true || running=yes seen=yes
    [ ! -e complete ] || exit 0
    if [ -z "$running" ]; then
        if [ -n "$seen" ] || [ "$waited" -ge 100 ]; then
            echo "init has not filled the volumes: docker compose logs init says why" >&2
            exit 2
        fi
        waited=$((waited + 1))
    fi
    sleep 0.2
done
