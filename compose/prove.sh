#!/bin/sh
# Usage: compose/prove.sh     (make trusted runs it, on a stack that runs)
# Shows that nobody but the trusted party can take the noise off: looks for every secret of the zone in what the
# running containers hold, and tries it with what the aggregator has. Ends with 1 where somebody holds too much.
set -eu
cd "$(dirname "$0")/.."

# judge SERVICE WHAT: what is looked for stays in the trusted party's container; the others' files are brought there.
judge() {
    docker compose run --rm --no-deps -T --entrypoint heatcloak-judge trusted "$@" || status=1
}

status=0
echo "Who holds a secret of the zone: the root, or a node's key of any epoch, raw, hex or base64?"
for service in $(docker compose ps --services --status running | grep -vx trusted | sort); do
    container=$(docker compose ps -q "$service")
    docker cp "$container:/" - | judge "$service" disk
    docker exec "$container" tar -C / -cf - tmp | judge "$service" "memory disk"
    { docker inspect "$container" && docker exec "$container" sh -c 'cat /proc/[0-9]*/environ 2>/dev/null || true'; } |
        judge "$service" environment
done

echo "And with what the aggregator has, and keys that it makes up?"
# It may read every reading, has the zone file, and can make as many rings of keys as it likes.
if docker compose exec -T aggregator sh -c '
    cd /tmp && rm -rf guess && heatcloak keys new guess --zone /heatcloak/own/zone.toml >/dev/null &&
    timeout --signal=INT 10 heatcloak trusted --zone /heatcloak/own/zone.toml --keys guess/ring.key \
        --broker broker:8883 --ca-file /heatcloak/own/ca.crt --user heatcloak_aggregator \
        --password-file /heatcloak/own/password --audit-log guess/audit.jsonl 2>guess/told
    code=$?; tail -n 1 guess/told; rm -rf guess; exit $code'; then
    echo "  WRONG: it opened readings"
    status=1
fi
exit "$status"
