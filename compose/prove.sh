#!/bin/sh
# Usage: compose/prove.sh [--quick] [SERVICE...]     (make trusted runs it, on a stack that runs)
# Shows that only the trusted party can take the noise off: looks for every secret of the zone in what the running
# containers hold, and tries to open readings with what the aggregator has. Ends with 1 if a container holds too much or
# could not be searched. An image that several containers run is searched once: their root file systems are read-only.
# --quick leaves out the files of the images, which were made before any key was.
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

memory_disks() {
    docker inspect --format '{{range $place, $_ := .HostConfig.Tmpfs}}{{println $place}}{{end}}' "$1"
}

# What Docker knows of a container and logged of it, the environments of its processes, and its memory disks; where any
# of that fails, the last words, without which the judge believes nothing.
spoken() {
    docker inspect "$1" && docker logs "$1" 2>&1 &&
        docker exec "$1" sh -c 'cat /proc/[0-9]*/environ 2>/dev/null; exec tar -C / -cf - dev/shm "$@"' sh \
            $(memory_disks "$1" | sed 's|^/||') &&
        printf 'and that is all'
}

fetched() {
    docker cp "$1" - || echo "$service" >>"$wrong"
}

# When the keys' epochs began is no secret: it can be seen in the readings.
begun=$(docker compose run --rm --no-deps -T --entrypoint sed trusted -n 's/^first_round = //p' /heatcloak/keys/ring.key) || {
    echo "There is no ring of keys: with SEEDED=no nodes forget theirs, and nobody can take the noise off" >&2
    exit 2
}

# same_files IMAGE CONTAINER: whether the container's root file system is that of the image, which it can't write.
same_files() {
    [ "$(docker inspect --format '{{.Image}} {{.HostConfig.ReadonlyRootfs}}' "$2")" = "$1 true" ]
}

searched=
echo "Which container holds a secret of the zone: the root, or a node's key of any epoch, as bytes, hex or base64?"
lasting=$(docker compose config --services | grep -vxE 'accepted|backup|init|trusted|wait-for-init' | sort)
for service in ${*:-$lasting}; do
    container=$(docker compose ps --status running -q "$service")
    if [ -z "$container" ]; then
        echo "  $service does not run: docker compose up --wait"
        echo "$service" >>"$wrong"
        continue
    fi
    echo "  $service: searching ..."
    is_known=
    for image in $searched; do
        if same_files "$image" "$container"; then is_known=yes; fi
    done
    if [ -n "$quick$is_known" ]; then
        [ -z "$is_known" ] || echo "  $service's image was searched above: what is left is its volumes"
        for place in $(volumes "$container"); do
            fetched "$container:$place" | judge "$service" "$place"
        done
    else
        fetched "$container:/" | judge "$service" files
        searched="$searched $(docker inspect --format '{{.Image}}' "$container")"
    fi
    spoken "$container" 2>/dev/null | judge "$service" environment
done

echo "Can the aggregator open readings with what it has, and keys that it makes up? It tries for ten seconds ..."
# It may read every reading, has the zone file, and can make as many rings of keys as it likes.
told=$(docker compose exec -T -e BEGUN="$begun" aggregator sh -c '
    umask 077 && rm -rf /tmp/guess && mkdir /tmp/guess && cd /tmp/guess && own=/heatcloak/own &&
    heatcloak keys new first --zone $own/zone.toml >/dev/null &&
    sed -i "s/^first_round = .*/first_round = $BEGUN/" first/root.key &&
    heatcloak keys new keys --zone $own/zone.toml --root first/root.key >/dev/null &&
    timeout --signal=INT 10 heatcloak trusted --zone $own/zone.toml --keys keys/ring.key --broker broker:8883 \
        --ca-file $own/ca.crt --user heatcloak_aggregator --password-file $own/password --audit-log audit 2>&1
    rm -rf /tmp/guess' | grep -v WARNING | tail -n 2) || true
# The attempt must fail. That alone proves nothing, as it may have any reason: it must have heard readings too.
heard=$(echo "$told" | sed -n 's/^0 opened, .* refused: forged or wrong key \([1-9][0-9]*\)$/\1/p')
if [ -n "$heard" ]; then
    echo "  as expected: it heard $heard readings and opened none"
else
    echo "$told" | sed 's/^/  /'
    echo "  WRONG: it opened readings, or could not try"
    echo aggregator >>"$wrong"
fi
if [ -s "$wrong" ]; then
    echo "FAILED: a container holds what it must not, or could not be searched: $(sort -u "$wrong" | xargs)"
    exit 1
fi
echo "PASSED: only the trusted party can take the noise off. A node knows its own readings, which it measured."
