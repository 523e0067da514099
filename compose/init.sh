#!/bin/sh
# Usage: heatcloak-init [--check]
# Checks every setting, makes once what the stack's containers share (the zone, an authority, certificates, passwords,
# access lists, keys), and writes the settings of each service. --check stops after the checks and changes nothing.
# Each role has a volume of its own, mounted below /provision; only this script and the backup see more than one.
# It runs at every `docker compose up`, beside the services of an earlier one, makes what is missing, and can be
# interrupted anywhere. A setting that it refuses reaches no service.
set -eu
umask 077
cd /provision
# wait_for_init.sh sees by this lock whether an `init` runs.
exec 8>>initialized/lock
flock 8

say() {
    echo "init: $*" >&2
}

refuse() {
    say "$*"
    exit 2
}

switch() {
    case $2 in
    yes | no) ;;
    *) refuse "$1=$2: say yes or no in .env" ;;
    esac
}

# put FILE: write standard input to FILE, whole or not at all.
put() {
    rm -f "$1.new"
    cat >"$1.new"
    mv "$1.new" "$1"
}

# memory NAME VALUE MIB: refuse a limit below what the service takes.
memory() {
    # Compose has refused what is no size: a number with or without k, m or g, and b.
    size=$(echo "$2" | awk '{ u = tolower($0); gsub(/[0-9. ]/, "", u); u = substr(u, 1, 1)
        print int($0 * (u == "g" ? 1024 : u == "m" ? 1 : u == "k" ? 1 / 1024 : 1 / 1048576)) }')
    [ "$size" -ge "$3" ] || refuse "$1=$2 is too small: this service needs $3 MiB; give ${3}m or more in .env"
}

# tried REMEDY COMMAND...: refuse the settings if COMMAND, which only checks them, fails.
tried() {
    remedy=$1
    shift
    told=$("$@" 2>&1 >/dev/null) || {
        # Without the command's usage, which is of no help in .env.
        told=$(echo "$told" | sed -n 's/^\(Error\|heatcloak\): //p' | tail -n 1)
        refuse "${told:-refused}: $remedy"
    }
}

switch SEEDED "$SEEDED"
switch HOME_ASSISTANT "$HOME_ASSISTANT"
case $FLEET_NODES in
0* | 1 | '' | *[!0-9]*) refuse "FLEET_NODES=$FLEET_NODES: give a number of 2 or more in .env" ;;
esac
case $MOSQUITTO_CONF in
mosquitto.conf | mosquitto-2.1.conf) ;;
*) refuse "MOSQUITTO_CONF=$MOSQUITTO_CONF: give mosquitto.conf or mosquitto-2.1.conf in .env" ;;
esac
case $STORE in
sqlite:////heatcloak/store/?* | postgresql://*) ;;
*) refuse "STORE=$STORE: give a file in /heatcloak/store, or PostgreSQL, as the two examples in .env" ;;
esac
broker_needs=16 aggregator_needs=256 fleet_needs=$((80 + FLEET_NODES * 3 / 10)) node_needs=32
memory BROKER_MEMORY "$BROKER_MEMORY" $broker_needs
memory AGGREGATOR_MEMORY "$AGGREGATOR_MEMORY" $aggregator_needs
memory FLEET_MEMORY "$FLEET_MEMORY" $fleet_needs
memory NODE_MEMORY "$NODE_MEMORY" $node_needs
memory POSTGRES_MEMORY "$POSTGRES_MEMORY" 64

[ ! -d /world.toml ] || refuse "WORLD=$WORLD is a folder: give a file in .env"
[ -r /world.toml ] || refuse "WORLD=$WORLD can't be read by user $(id -u): chmod o+r the file and its folders"

# Nodes without their ledgers would release a round twice.
[ ! -e restoring ] || refuse "make restore was interrupted: 'make down ARGS=--volumes', then restore again"

# The promise is made once: a zone with another one shuts out every node and every reading of this one.
asked="ZONE=$ZONE FLEET_NODES=$FLEET_NODES ROUND_SECONDS=$ROUND_SECONDS RELEASES=$RELEASES \
EPSILON=$EPSILON DELTA=$DELTA ALPHA=$ALPHA SEEDED=$SEEDED"
if [ -f asked ]; then
    # Knob by knob: one that a later version adds is no other stack.
    for knob in $(cat asked); do
        case " $asked " in
        *" $knob "*) continue ;;
        esac
        say "the volumes hold a stack of $(cat asked)"
        say "what is asked for now is $asked"
        refuse "put .env back, or begin anew: 'make down ARGS=--volumes' deletes keys, passwords and readings"
    done
fi
if [ ! -f asked ] && [ -e trusted/keys ]; then
    refuse "the volume of keys is older than that of the authority: bring both back from one backup"
fi

# Half a file is none: what it was can't be made again.
damaged=$(find . -type f -size 0 \( -name '*.key' -o -name password \) | head -n 3)
[ -z "$damaged" ] || refuse "empty: $damaged: bring it back from a backup, or begin anew"

zone=zone.toml
if [ -f asked ]; then
    described=$(heatcloak zone check $zone)
else
    zone=/tmp/zone.toml
    described=$(heatcloak zone new $zone --force --name "$ZONE" --sensors "$FLEET_NODES" --period "$ROUND_SECONDS" \
        --releases "$RELEASES" --epsilon "$EPSILON" --delta "$DELTA" --alpha "$ALPHA")
fi
tried "correct METHOD, POOL, KEEP_DAYS, LOG_FORMAT or STORE in .env" heatcloak serve --check --zone=$zone \
    --method="$METHOD" --pool="$POOL" --keep-days="$KEEP_DAYS" --log-format="$LOG_FORMAT" --store="$STORE"
tried "/world.toml is the file WORLD=$WORLD" heatcloak fleet --plan --zone=$zone --scenario=/world.toml
# shellcheck disable=SC2086  # several options
[ -z "$FLEET_OPTIONS" ] || tried "correct FLEET_OPTIONS in .env" heatcloak fleet --plan --zone=$zone $FLEET_OPTIONS
if [ "${1:-}" = --check ]; then
    say "the settings are fine"
    exit 0
fi

if [ ! -f asked ]; then
    put zone.toml <$zone
    echo "$asked" | put asked
fi

keys=trusted/keys
rm -rf "$keys.new" "$keys/handed-over"

# The first node runs in a container of its own, with a volume of its own; the fleet runs the others.
first=$(python -c 'import sys, tomllib; print(tomllib.load(sys.stdin.buffer)["sensors"]["nodes"][0])' <zone.toml)
[ -L "nodes/$first" ] || ln -s ../node "nodes/$first"
# Services may write into some of these volumes. Through a link one of them could have us overwrite another's files.
links=$(find . -type l ! -path "./nodes/$first" | head -n 3)
[ -z "$links" ] && [ "$(readlink "nodes/$first")" = ../node ] ||
    refuse "there are links that nobody here makes, look who did: ${links:-nodes/$first}"

set -- --zone zone.toml --out . --broker broker:8883 --alt-name localhost \
    --broker-files /mosquitto/config --broker-data /mosquitto/data --health-port 1884 \
    --sensor simulated --scenario /world.toml
if [ "$HOME_ASSISTANT" = yes ]; then
    set -- "$@" --home-assistant
else
    set -- "$@" --no-home-assistant
fi

# Root and ring stay with the trusted party; the nodes' keys are there only until each node has its own.
if [ "$SEEDED" = yes ] && [ ! -d "$keys" ]; then
    heatcloak keys new "$keys.new" --zone zone.toml >/dev/null
    mv "$keys.new" "$keys"
fi
if [ -d "$keys/nodes" ]; then
    heatcloak provision "$@" --keys "$keys" >/dev/null
    mv "$keys/nodes" "$keys/handed-over"
    rm -r "$keys/handed-over"
else
    heatcloak provision "$@" >/dev/null
fi

for role in aggregator trusted nodes; do
    put "$role/zone.toml" <zone.toml
done
put nodes/world.toml </world.toml
put broker/heatcloak-run </usr/local/bin/heatcloak-run

# PostgreSQL's password, for it and for the aggregator; used with the profile "postgres" only.
if [ ! -s database/password ]; then
    python -c 'import secrets; print(secrets.token_hex(32))' | put database/password
fi
printf 'postgres:5432:*:heatcloak:%s\n' "$(cat database/password)" | put aggregator/pgpass

# set_up ROLE MIB ARGUMENT...: write the settings of the service that has the volume ROLE, the memory that it needs, and
# what its files hold, which it reads at its start only. Where they are new and the service runs, wait until it has
# started again with them.
set_up() {
    role=$1
    needed=$2
    shift 2
    {
        [ $# = 0 ] || printf '%s\n' "$@"
        echo "# memory: $needed MiB"
        # Not what services write themselves: state, and keys, which go forward.
        find "$role" -name state -prune -o -type f \( -name '*.toml' -o -name '*.conf' -o -name '*.crt' -o -name acl \
            -o -name password -o -name passwords -o -name pgpass -o -name heatcloak-run \) -exec sha256sum {} + |
            sort -k 2 | sha256sum | sed 's/^/# files: /'
    } >"$role/settings.new"
    if [ -f "$role/settings" ] && cmp -s "$role/settings" "$role/settings.new"; then
        rm "$role/settings.new"
        return
    fi
    is_running=
    [ ! -f "$role/settings" ] || flock -n "$role/settings" true || is_running=yes
    mv "$role/settings.new" "$role/settings"
    waited=0
    while [ -n "$is_running" ] && flock -n "$role/settings" true; do
        waited=$((waited + 1))
        [ $waited -le 600 ] || refuse "the service of $role has not started again: docker compose logs says why"
        sleep 0.1
    done
}

# The others look for the broker when they start.
set_up broker $broker_needs -c "/mosquitto/config/$MOSQUITTO_CONF"
set_up aggregator $aggregator_needs "--method=$METHOD" "--pool=$POOL" "--keep-days=$KEEP_DAYS" \
    "--log-format=$LOG_FORMAT" "--store=$STORE"
# shellcheck disable=SC2086  # several options
set_up nodes $fleet_needs "--without=$first" $FLEET_OPTIONS
set_up node $node_needs
touch initialized/complete

echo "$described" | grep -E '^(zone|rev|sensors|promise)' >&2
