#!/bin/sh
# Usage: compose/backup.sh save [FILE]      (make backup) write an archive of the stack's volumes; the stack may run
#        compose/backup.sh restore FILE     (make restore) fill the new volumes of a stack that is down
# The archive holds every secret of the stack; only its owner can read it. backup.py lists what it excludes.
# A relative FILE is relative to the current folder.
set -eu
umask 077
work=
trap '[ -z "$work" ] || rm -rf "$work"' EXIT
trap 'exit 1' INT TERM

# database PROGRAM ARGUMENT...: run a program of PostgreSQL in its container.
database() {
    docker compose exec -T postgres sh -c \
        'PGPASSWORD=$(cat /run/heatcloak/password) exec "$0" --host=/tmp --username=heatcloak "$@"' "$@"
}

case ${1:-} in
save)
    file=${2:-heatcloak-$(date -u +%Y%m%dT%H%M%SZ).backup.tar}
    [ ! -e "$file" ] || { echo "$file exists already: give another name" >&2; exit 2; }
    work=$(mktemp -d "$(dirname "$file")/.backup.XXXXXX")
    : >"$work/dump"
    if [ -n "$(docker compose ps --status running -q postgres 2>/dev/null)" ]; then
        database pg_dump --format=custom heatcloak >"$work/dump"
    fi
    docker compose run --rm --no-deps -T backup save <"$work/dump" >"$work/archive"
    mv "$work/archive" "$file"
    echo "$file holds every key and password of this stack, and its readings. Anyone who reads it can remove the noise."
    echo "Keep it where only you can read it. Restore it with: make restore ARGS=$file"
    ;;
restore)
    file=${2:?usage: make restore ARGS=FILE}
    docker compose run --rm --no-deps -T backup restore <"$file"
    if tar -tf "$file" | grep -qx postgres.dump; then
        docker compose run --rm -T init
        docker compose --profile postgres up --wait postgres
        tar -xOf "$file" postgres.dump | database pg_restore --no-owner --exit-on-error --dbname=heatcloak
    fi
    echo "The nodes' ledgers are new: nodes release nothing until the next budget period, so that no round is released"
    echo "twice. Never run this stack beside the one that was saved. Start it with: docker compose up --wait"
    ;;
*)
    sed -n 2,4p "$0" >&2
    exit 2
    ;;
esac
