#!/bin/sh
# Usage: compose/prove.sh [--quick] [SERVICE...]     (make trusted runs it, on a stack that runs)
# Shows that nobody but the trusted party can take the noise off: looks for every secret of the zone in what the
# running containers hold, and tries it with what the aggregator has. Ends with 1 where somebody holds too much.
# --quick leaves out the files of the images, which are read-only and were there before any key was.
set -eu
cd "$(dirname "$0")/.."
quick=
if [ "${1:-}" = --quick ]; then
    quick=yes
    shift
fi
wrong=$(mktemp)
trap 'rm -f "$wrong"' EXIT

# judge SERVICE WHAT: what is looked for stays in the trusted party's container; the others' files are brought there.
judge() {
    docker compose run --rm --no-deps -T --entrypoint heatcloak-judge trusted "$@" || echo "$1" >>"$wrong"
}

volumes() {
    docker inspect --format '{{range .Mounts}}{{if eq .Type "volume"}}{{println .Destination}}{{end}}{{end}}' "$1"
}

memory() {
    docker inspect "$1"
    docker exec "$1" sh -c 'cat /proc/[0-9]*/environ; tar -C / -cf - tmp' 2>/dev/null
}

echo "Who holds a secret of the zone: the root, or a node's key of any epoch, raw, hex or base64?"
running=$(docker compose ps --services --status running | grep -vx trusted | sort)
[ -n "$running" ] || { echo "nothing runs: docker compose up --wait" >&2; exit 2; }
for service in ${*:-$running}; do
    container=$(docker compose ps -q "$service")
    if [ -n "$quick" ]; then
        for place in $(volumes "$container"); do
            # Of nothing the search says nothing: an empty volume holds no secret.
            [ -n "$(docker exec "$container" ls -A "$place")" ] || continue
            docker cp "$container:$place" - | judge "$service" "$place"
        done
    else
        docker cp "$container:/" - | judge "$service" files
    fi
    memory "$container" | judge "$service" environment
done

echo "And with what the aggregator has, and keys that it makes up?"
# It may read every reading, has the zone file, and can make as many rings of keys as it likes. When the epochs of the
# keys began it can see in the readings.
begun=$(docker compose run --rm --no-deps -T --entrypoint sed trusted -n 's/^first_round = //p' /heatcloak/keys/ring.key)
if docker compose exec -T -e BEGUN="$begun" aggregator sh -c '
    umask 077 && rm -rf /tmp/guess && mkdir /tmp/guess && cd /tmp/guess && own=/heatcloak/own &&
    heatcloak keys new first --zone $own/zone.toml >/dev/null &&
    sed -i "s/^first_round = .*/first_round = $BEGUN/" first/root.key &&
    heatcloak keys new keys --zone $own/zone.toml --root first/root.key >/dev/null &&
    timeout --signal=INT 10 heatcloak trusted --zone $own/zone.toml --keys keys/ring.key --broker broker:8883 \
        --ca-file $own/ca.crt --user heatcloak_aggregator --password-file $own/password --audit-log audit >told 2>&1
    code=$?; grep -E "opened" told | grep -v WARNING | tail -n 2 | sed "s/^/  /"; rm -rf /tmp/guess; exit $code'; then
    echo "  WRONG: it opened readings"
    echo aggregator >>"$wrong"
fi
if [ -s "$wrong" ]; then
    echo "Somebody holds what is not theirs, or could not be searched: $(sort -u "$wrong" | xargs)"
    exit 1
fi
echo "Nobody but the trusted party. A node could tell its own readings, which it measured."
