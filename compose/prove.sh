#!/bin/sh
# Usage: compose/prove.sh [--quick] [SERVICE...]     (make trusted runs it, on a stack that runs)
# Show that only the trusted party can remove the noise: search every running container for every secret of the zones,
# and try to open readings with what the aggregator has. Exit with 1 if a container holds a secret that it must not
# hold, or could not be searched. An image that several containers run is searched once: root file systems are read-only.
# --quick skips the files of the images, which are older than the keys.
set -eu
cd "$(dirname "$0")/.."
quick=
if [ "${1:-}" = --quick ]; then
    quick=yes
    shift
fi
wrong=$(mktemp)
trap 'rm -f "$wrong"' EXIT

# judge SERVICE WHAT: search standard input in the trusted party's container, which the secrets never leave.
judge() {
    docker compose run --rm --no-deps -T --entrypoint heatcloak-judge trusted "$@" || echo "$1" >>"$wrong"
}

volumes() {
    docker inspect --format '{{range .Mounts}}{{if eq .Type "volume"}}{{println .Destination}}{{end}}{{end}}' "$1"
}

tmpfs_mounts() {
    docker inspect --format '{{range $path, $_ := .HostConfig.Tmpfs}}{{println $path}}{{end}}' "$1"
}

# Print Docker's description of a container, its log, the environments of its processes and its tmpfs mounts. The end
# marker is missing if any of that fails; heatcloak-judge then reports a failed search.
describe() {
    docker inspect "$1" && docker logs "$1" 2>&1 &&
        docker exec "$1" sh -c 'cat /proc/[0-9]*/environ 2>/dev/null; exec tar -C / -cf - dev/shm "$@"' sh \
            $(tmpfs_mounts "$1" | sed 's|^/||') &&
        printf 'end of description'
}

copy_out() {
    docker cp "$1" - || echo "$service" >>"$wrong"
}

# The first round of the keys is public: readings show it. In a city, take the first zone.
first_round=$(docker compose run --rm --no-deps -T --entrypoint sh trusted -c '
    for ring in keys/ring.key keys/*/ring.key; do
        if [ -f "$ring" ]; then exec sed -n "s/^first_round = //p" "$ring"; fi
    done
    exit 1') || {
    echo "there is no keyring: with SEEDED=no the nodes discard their keys, and the noise cannot be removed" >&2
    exit 2
}

# has_files_of IMAGE CONTAINER: test whether the container's root file system is the image's, read-only.
has_files_of() {
    [ "$(docker inspect --format '{{.Image}} {{.HostConfig.ReadonlyRootfs}}' "$2")" = "$1 true" ]
}

searched=
echo "Which container holds a secret of a zone: the root, or a node's key of any epoch, as bytes, hex or base64?"
services=$(docker compose config --services | grep -vxE 'accepted|backup|init|trusted|wait-for-init' | sort)
# Without its profile, Compose lists no service of a city, but its containers.
forgotten=$(docker compose ps --format '{{.Service}}' | sort -u |
    while read -r service; do echo "$services" | grep -qx "$service" || echo "$service"; done)
if [ -n "$forgotten" ]; then
    echo "  not searched: $(echo "$forgotten" | xargs): set COMPOSE_PROFILES in .env to the profile of the stack"
    echo "$forgotten" >>"$wrong"
fi
for service in ${*:-$services}; do
    containers=$(docker compose ps --status running -q "$service")
    if [ -z "$containers" ]; then
        echo "  $service is not running: start it with docker compose up --wait"
        echo "$service" >>"$wrong"
        continue
    fi
    for container in $containers; do
        echo "  $service: searching ..."
        was_searched=
        for image in $searched; do
            if has_files_of "$image" "$container"; then was_searched=yes; fi
        done
        if [ -n "$quick$was_searched" ]; then
            [ -z "$was_searched" ] || echo "  $service's image was searched above; its volumes follow"
            for path in $(volumes "$container"); do
                copy_out "$container:$path" | judge "$service" "$path"
            done
        else
            copy_out "$container:/" | judge "$service" files
            searched="$searched $(docker inspect --format '{{.Image}}' "$container")"
        fi
        describe "$container" 2>/dev/null | judge "$service" environment
    done
done

echo "Can the aggregator open readings with the files that it has and a keyring of its own?"
# It can receive every reading, has the zone file, and can create any number of keyrings. The attempt runs in a container
# of its own with the same files, networks and limits, because loading a large floor takes much memory. It lasts until
# the readings of a round have been received, after the time that the zone takes to load.
output=$(docker compose run --rm --no-deps -T -e FIRST_ROUND="$first_round" --entrypoint sh aggregator -c '
    umask 077 && mkdir /tmp/guess && cd /tmp/guess && own=/heatcloak/own && began=$(date +%s) &&
    zone=$(find $own -name zone.toml -o -path "$own/zones/*.toml" | sort | head -n 1) &&
    heatcloak keys new first --zone $zone >/dev/null &&
    sed -i "s/^first_round = .*/first_round = $FIRST_ROUND/" first/root.key &&
    heatcloak keys new keys --zone $zone --root first/root.key >/dev/null &&
    loading=$(($(date +%s) - began)) && wait=$(heatcloak-facts wait $zone $loading) &&
    echo "  trying for $wait seconds, until a round has been received ..." >&2 &&
    timeout --signal=INT $wait heatcloak trusted --zone $zone --keys keys/ring.key \
        --broker broker:8883 --ca-file $own/ca.crt --user heatcloak_aggregator --password-file $own/password \
        --audit-log audit 2>&1' | grep -v WARNING | tail -n 2) || true
# The attempt must fail, and it must have received readings: otherwise the failure proves nothing.
received=$(echo "$output" | sed -n 's/^0 opened, .* refused: forged or wrong key \([1-9][0-9]*\)$/\1/p')
if [ -n "$received" ]; then
    echo "  as expected: it received $received readings and opened none"
else
    echo "$output" | sed 's/^/  /'
    case $output in
    *"0 opened, 0 duplicates, 0 second, 0 late; 0 rounds; refused: none"*)
        echo "  WRONG: it received no reading, which proves nothing: do the nodes run? See docker compose logs fleet"
        ;;
    *) echo "  WRONG: it opened readings, or could not try" ;;
    esac
    echo aggregator >>"$wrong"
fi
if [ -s "$wrong" ]; then
    echo "FAILED: a container holds a secret that it must not hold, or could not be searched: $(sort -u "$wrong" | xargs)"
    exit 1
fi
echo "PASSED: only the trusted party can remove the noise. (A node knows its own readings: it measured them.)"
