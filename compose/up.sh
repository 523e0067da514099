#!/bin/sh
# Usage: compose/up.sh [OPTION of docker compose...]     (make up)
# Build the images, check the settings before any container changes, and start the stack. If that fails, show the last
# lines of the containers that failed.
set -eu
cd "$(dirname "$0")/.."

# `init` sees the profiles in this variable only, not as options.
profiles=${COMPOSE_PROFILES-}
previous=
for each; do
    case $previous$each in
    --profile=*) profiles=${profiles:+$profiles,}${each#--profile=} ;;
    --profile?*) profiles=${profiles:+$profiles,}$each ;;
    esac
    previous=
    [ "$each" != --profile ] || previous=--profile
done
[ -z "$profiles" ] || export COMPOSE_PROFILES="$profiles"

docker compose "$@" build --quiet
docker compose "$@" run --rm --no-deps -T init --check || {
    echo "Settings refused; no container was changed." >&2
    exit 1
}
if docker compose "$@" up --wait; then
    echo "dashboard: http://$(docker compose port aggregator 8080)/dashboard/   to log in: make token"
    second=$(docker compose ps --status running -q aggregator-2 2>/dev/null) || second=
    [ -z "$second" ] ||
        echo "of the other zones: http://$(docker compose port aggregator-2 8080)/dashboard/   the same token"
    exit 0
fi

# failing: print the services that exited with an error, keep restarting, or are not healthy.
failing() {
    for container in $(docker compose "$@" ps --all -q); do
        docker inspect "$container" --format '{{index .Config.Labels "com.docker.compose.service"}} {{.State.Status}}
            {{- ""}} {{.State.ExitCode}} {{with .State.Health}}{{.Status}}{{end}}'
    done | awk '
        $2 == "restarting" || $2 == "exited" && $3 != 0 || $4 != "" && $4 != "healthy" { print $1 }' | sort
}

for service in $(failing "$@"); do
    echo "--- $service: $(docker compose "$@" ps --all --format '{{.Status}}' "$service"); last lines:" >&2
    docker compose "$@" logs --no-log-prefix --tail 20 "$service" >&2
done
echo "--- the complete log: docker compose logs" >&2
exit 1
