#!/bin/sh
# Usage: heatcloak-init [--check]
# Check every setting, create what the containers share (zone, authority, certificates, passwords, access lists, keys),
# and write the settings of each service. --check stops after the checks and changes nothing.
# Each role has its own volume below /provision; only this script and the backup mount more than one.
# It runs at every `docker compose up`, while services may run, and creates what is missing. It can be interrupted at
# any time. A refused setting reaches no service.
set -eu
umask 077
only_check=${1:-}
cd /provision
# wait_for_init.sh tests this lock to see whether `init` runs.
exec 8>>initialized/lock
flock 8

say() {
    printf 'init: %s\n' "$*" >&2
}

refuse() {
    say "$*"
    exit 2
}

# require_yes_or_no NAME VALUE
require_yes_or_no() {
    case $2 in
    yes | no) ;;
    *) refuse "$1=$2: set it to yes or no in .env" ;;
    esac
}

# write FILE: replace FILE atomically with standard input.
write() {
    rm -f "$1.new"
    cat >"$1.new"
    mv "$1.new" "$1"
}

# require_memory NAME VALUE MIB: refuse a limit below what the service needs.
require_memory() {
    # Compose has checked the format: a number, optionally with k, m or g, and b.
    size=$(echo "$2" | awk '{ u = tolower($0); gsub(/[0-9. ]/, "", u); u = substr(u, 1, 1)
        print int($0 * (u == "g" ? 1024 : u == "m" ? 1 : u == "k" ? 1 / 1024 : 1 / 1048576)) }')
    [ "$size" -ge "$3" ] || refuse "$1=$2 is too small: this service needs $3 MiB; set it to at least ${3}m in .env"
}

# require_success REMEDY COMMAND...: refuse the settings if COMMAND, which only checks them, fails. Write its output to
# /tmp/checked, and the MiB of memory that it took at its peak to /tmp/peak.
require_success() {
    remedy=$1
    shift
    status=0
    message=$(heatcloak-facts peak /tmp/peak "$@" 2>&1 >/tmp/checked) || status=$?
    [ $status != 137 ] || refuse "out of memory: INIT_MEMORY=$INIT_MEMORY: raise it in .env"
    if [ $status != 0 ]; then
        # The usage of the command does not help in .env.
        message=$(printf '%s\n' "$message" | sed -n 's/^\(Error\|heatcloak\): //p' | tail -n 1)
        refuse "${message:-refused}: $remedy"
    fi
}

# copy_file NAME MOUNTED FILE: copy the file of a setting to /tmp/given, since it could change between check and use.
# Refuse a folder, and what can't be read.
copy_file() {
    [ ! -d "$2" ] || refuse "$1=$3 is a folder: name a file in .env"
    [ -r "$2" ] || refuse "user $(id -u) can't read $1=$3: run chmod o+r on the file and chmod o+x on its folders"
    [ -f "$2" ] || refuse "$1=$3 is not a file: name a file in .env"
    # A byte more than any of them may have.
    head -c 1048577 "$2" >"/tmp/given$2"
}

# with_serve_options COMMAND...: run COMMAND with the options of heatcloak serve besides the zones; an empty METHOD or
# DRIFT gives the default for the zone.
with_serve_options() {
    "$@" "--pool=$POOL" "--lag=$LAG" "--keep-days=$KEEP_DAYS" "--log-format=$LOG_FORMAT" "--store=$STORE" \
        ${METHOD:+"--method=$METHOD"} ${DRIFT:+"--drift=$DRIFT"} \
        ${HOME_ASSISTANT_ROOMS:+"--home-assistant=$HOME_ASSISTANT_ROOMS"} \
        ${city:+--share --dask=tcp://scheduler:8786}
}

# copy_zones ROLE: give ROLE the zone file, or those of a city. A service follows the folder of the latter.
copy_zones() {
    if [ -z "$city" ]; then
        write "$1/zone.toml" <zone.toml
        return
    fi
    mkdir -p "$1/zones"
    for file in zones/*.toml; do
        cmp -s "$file" "$1/$file" || write "$1/$file" <"$file"
    done
}

# at_least MIB OTHER: print the larger number.
at_least() {
    if [ "$1" -ge "$2" ]; then echo "$1"; else echo "$2"; fi
}

# A city is one from its first start on: the trusted party, for example, is started without the profile.
city=
case ",$PROFILES," in *,city,*) city=yes ;; esac
if [ -f requested ]; then
    case " $(cat requested) " in
    *" ZONES="*) city=yes ;;
    *) [ -z "$city" ] || [ ! -s requested ] ||
        refuse "the volumes hold a stack of one zone: start without the profile city, or start again with new volumes" ;;
    esac
fi
# The file of the zone, or of the zone that those of a city are copies of.
model=zone.toml
if [ -n "$city" ]; then
    model=city.toml
    case $ZONES in
    0* | '' | *[!0-9]* | ?????*) refuse "ZONES=$ZONES: set it to a number from 1 to 9999 in .env" ;;
    esac
    case $WORKERS in
    0* | '' | *[!0-9]*) refuse "WORKERS=$WORKERS: set it to a number of at least 1 in .env" ;;
    esac
    [ -z "$FIT_FILE" ] || refuse "FIT_FILE=$FIT_FILE: the zones of a city have no fit: leave it empty in .env"
    case $STORE in
    postgresql://*) ;;
    *) STORE=postgresql://heatcloak@postgres/heatcloak ;;
    esac
fi

require_yes_or_no SEEDED "$SEEDED"
require_yes_or_no HOME_ASSISTANT "$HOME_ASSISTANT"
[ -z "$HOME_ASSISTANT_ROOMS" ] || [ "$HOME_ASSISTANT" = yes ] ||
    refuse "HOME_ASSISTANT_ROOMS=$HOME_ASSISTANT_ROOMS: set HOME_ASSISTANT=yes too, or leave it empty in .env"
case $MOSQUITTO_CONF in
mosquitto.conf | mosquitto-2.1.conf) ;;
*) refuse "MOSQUITTO_CONF=$MOSQUITTO_CONF: choose mosquitto.conf or mosquitto-2.1.conf in .env" ;;
esac
case $STORE in
sqlite:////heatcloak/store/?* | postgresql://*) ;;
*) refuse "STORE=$STORE: use one of the two examples in .env: a file in /heatcloak/store, or PostgreSQL" ;;
esac

mkdir -p /tmp/given
copy_file WORLD /world.toml "$WORLD"
[ -z "$ZONE_FILE" ] || copy_file ZONE_FILE /zone.toml "$ZONE_FILE"
[ -z "$FIT_FILE" ] || copy_file FIT_FILE /fit.toml "$FIT_FILE"

# The first node has its own container and volume, unless a node can't simulate the zone: heat on a floor takes NumPy,
# which nodes do without. The fleet runs the others; in a city, it runs all.
simulates=yes
if [ -n "$ZONE_FILE" ]; then
    require_success "/tmp/given/zone.toml is the file ZONE_FILE=$ZONE_FILE" heatcloak-facts zone /tmp/given/zone.toml
    read -r revision nodes simulates </tmp/checked
    [ "$simulates" = no ] || [ "$nodes" -ge 2 ] ||
        refuse "ZONE_FILE=$ZONE_FILE has one node: give a zone of at least 2"
else
    case $FLEET_NODES in
    0* | 1 | '' | *[!0-9]*) refuse "FLEET_NODES=$FLEET_NODES: set it to a number of at least 2 in .env" ;;
    esac
    nodes=$FLEET_NODES
fi
runs_alone=$simulates
if [ -n "$city" ]; then
    runs_alone=no
    nodes=$((nodes * ZONES))
fi
broker_needs=16 aggregator_needs=256 fleet_needs=$((80 + nodes * 3 / 10)) node_needs=32
scheduler_needs=128 worker_needs=256
require_memory BROKER_MEMORY "$BROKER_MEMORY" $broker_needs
require_memory AGGREGATOR_MEMORY "$AGGREGATOR_MEMORY" $aggregator_needs
require_memory FLEET_MEMORY "$FLEET_MEMORY" $fleet_needs
require_memory NODE_MEMORY "$NODE_MEMORY" $node_needs
require_memory POSTGRES_MEMORY "$POSTGRES_MEMORY" 64
[ -z "$city" ] || require_memory SCHEDULER_MEMORY "$SCHEDULER_MEMORY" $scheduler_needs

# Nodes without their ledgers could release a round twice.
[ ! -e restoring ] || refuse "make restore was interrupted: run 'make down ARGS=--volumes', then restore again"

# A zone with another promise would refuse every node and reading of this one.
if [ -n "$ZONE_FILE" ]; then
    requested="ZONE_FILE=revision:$revision SEEDED=$SEEDED"
else
    requested="ZONE=$ZONE FLEET_NODES=$FLEET_NODES ROUND_SECONDS=$ROUND_SECONDS RELEASES=$RELEASES \
EPSILON=$EPSILON DELTA=$DELTA ALPHA=$ALPHA SEEDED=$SEEDED"
fi
[ -z "$city" ] || requested="ZONES=$ZONES $requested"
[ ! -f requested ] || [ -s requested ] || refuse "empty file: requested: restore it from a backup, or start again with new volumes"
if [ -f requested ]; then
    # Compare setting by setting: a later version may add one.
    for setting in $(cat requested); do
        case " $requested " in
        *" $setting "*) continue ;;
        esac
        say "the volumes hold a stack with $(cat requested)"
        say "the settings now are $requested"
        refuse "restore the settings in .env, or start again: 'make down ARGS=--volumes' deletes keys, passwords and readings"
    done
fi
if [ ! -f requested ] && [ -e trusted/keys ]; then
    refuse "the volume of keys is older than the volume of the authority: restore both from one backup"
fi

# A new key or password would not match those that the other services have.
damaged=$(find . -type f -size 0 \( -name '*.key' -o -name password \) | head -n 3)
[ -z "$damaged" ] || refuse "empty file: $damaged: restore it from a backup, or start again with new volumes"

zone=$model
if [ -f requested ]; then
    require_success "restore $zone from a backup, or start again with new volumes" heatcloak zone check $zone
elif [ -n "$ZONE_FILE" ]; then
    zone=/tmp/given/zone.toml
    require_success "$zone is the file ZONE_FILE=$ZONE_FILE" heatcloak zone check $zone
else
    zone=/tmp/zone.toml
    heatcloak zone new $zone --force --name "$ZONE" --sensors "$FLEET_NODES" --period "$ROUND_SECONDS" \
        --releases "$RELEASES" --epsilon "$EPSILON" --delta "$DELTA" --alpha "$ALPHA" >/tmp/checked
fi
described=$(cat /tmp/checked)
# The zones of a city are named after it.
name=$(sed -n 's/^name = "\(.*\)"$/\1/p' $zone | head -n 1)
[ -z "$city" ] || require_success "the zones of a city are called $name-0001 and so on: shorten the name" \
    heatcloak zone new --count 1 --like $zone --name "$name" --out /tmp/named --force
with_serve_options require_success \
    "correct METHOD, POOL, LAG, DRIFT, KEEP_DAYS, LOG_FORMAT, STORE or HOME_ASSISTANT_ROOMS in .env" \
    heatcloak serve --check --zone=$zone
# Connections, readings and recovery take the rest.
aggregator_needs=$(at_least $aggregator_needs $(($(cat /tmp/peak) + 100)))
require_memory AGGREGATOR_MEMORY "$AGGREGATOR_MEMORY" "$aggregator_needs"
worker_needs=$(at_least $worker_needs "$aggregator_needs")
[ -z "$city" ] || require_memory WORKER_MEMORY "$WORKER_MEMORY" "$worker_needs"
world_files="/tmp/given/world.toml is the file WORLD=$WORLD${FIT_FILE:+, and /tmp/given/fit.toml FIT_FILE=$FIT_FILE}"
require_success "$world_files: name a world of this zone in .env" \
    heatcloak fleet --plan --zone=$zone --scenario=/tmp/given/world.toml \
    ${FIT_FILE:+--fit=/tmp/given/fit.toml}
[ -z "$ZONE_FILE" ] || fleet_needs=$(at_least $fleet_needs $(($(cat /tmp/peak) + 20 + nodes * 3 / 10)))
[ "$simulates" = yes ] || [ -n "$FIT_FILE" ] ||
    require_success "set FIT_FILE in .env, or leave them out" heatcloak-facts without-fit $zone /tmp/given/world.toml
require_memory FLEET_MEMORY "$FLEET_MEMORY" "$fleet_needs"
# shellcheck disable=SC2086  # several options
[ -z "$FLEET_OPTIONS" ] || require_success "correct FLEET_OPTIONS in .env" heatcloak fleet --plan --zone=$zone $FLEET_OPTIONS
if [ "$only_check" = --check ]; then
    say "all settings are valid"
    exit 0
fi

if [ ! -f requested ]; then
    write $model <$zone
    echo "$requested" | write requested
fi

zones=$model
if [ -n "$city" ]; then
    # Each file appears complete, and has the same content at every start.
    heatcloak zone new --count "$ZONES" --like $model --name "$name" --out zones --force >/dev/null
    zones=zones
fi

keys=trusted/keys
rm -rf "$keys.new" "$keys/handed-over"

first=$(heatcloak-facts first-node $model)
link=
if [ $runs_alone = yes ]; then
    link=./nodes/$first
    [ -L "$link" ] || ln -s ../node "$link"
fi
# Services can write to some of these volumes. A link could redirect our writes to another service's files.
links=$(find . -type l ! -path "$link" | head -n 3)
[ -z "$links" ] && { [ -z "$link" ] || [ "$(readlink "$link")" = ../node ]; } ||
    refuse "unexpected symbolic links, created by a service: ${links:-$link}: remove them and find out why"

set -- --zone $zones --out . --broker broker:8883 --alt-name localhost \
    --broker-files /mosquitto/config --broker-data /mosquitto/data --health-port 1884 \
    --sensor simulated --scenario /tmp/given/world.toml
if [ "$HOME_ASSISTANT" = yes ]; then
    set -- "$@" --home-assistant
else
    set -- "$@" --no-home-assistant
fi

# make_keys ZONE_FILE FOLDER: make root, ring and keys of a zone.
make_keys() {
    [ ! -d "$2" ] || return 0
    heatcloak keys new "$keys.new" --zone "$1" >/dev/null
    mv "$keys.new" "$2"
}

# The trusted party keeps root and ring, those of a city in a folder for each zone. The nodes' keys move to the nodes.
if [ "$SEEDED" = yes ] && [ -n "$city" ]; then
    mkdir -p "$keys"
    for file in zones/*.toml; do
        make_keys "$file" "$keys/$(basename "$file" .toml)"
    done
elif [ "$SEEDED" = yes ]; then
    make_keys zone.toml "$keys"
fi
if [ -n "$city" ] && [ -d "$keys" ]; then
    if [ -e "$keys/provisioned" ]; then
        heatcloak provision "$@" >/dev/null
    else
        heatcloak provision "$@" --keys "$keys" >/dev/null
        touch "$keys/provisioned"
    fi
    rm -rf "$keys"/*/nodes
elif [ -d "$keys/nodes" ]; then
    heatcloak provision "$@" --keys "$keys" >/dev/null
    mv "$keys/nodes" "$keys/handed-over"
    rm -r "$keys/handed-over"
else
    heatcloak provision "$@" >/dev/null
fi

for role in aggregator trusted nodes; do
    copy_zones $role
done
write nodes/world.toml </tmp/given/world.toml
if [ -n "$FIT_FILE" ]; then write nodes/fit.toml </tmp/given/fit.toml; else rm -f nodes/fit.toml; fi
write broker/heatcloak-run </usr/local/bin/heatcloak-run

# The password of PostgreSQL, used with the profile "postgres".
if [ ! -s database/password ]; then
    python -c 'import secrets; print(secrets.token_hex(32))' | write database/password
fi
printf 'postgres:5432:*:heatcloak:%s\n' "$(cat database/password)" | write aggregator/pgpass

# set_up SETTINGS MIB ARGUMENT...: write the memory that a service needs, and its file SETTINGS in the volume of its role:
# its arguments, and a digest of the files that it reads at its start. If the settings changed and the service runs, wait
# until it has restarted with them.
set_up() {
    settings=$1 role=${1%/*}
    # In a file of its own, because memory that was measured differs a little each time, and need not restart a service.
    # No node can have its name: names have no dots.
    echo "$2" | write "$settings.memory"
    shift 2
    {
        [ $# = 0 ] || printf '%s\n' "$@"
        # Without state and keys, which the services change.
        find "$role" -name state -prune -o -type f \( -name '*.toml' -o -name '*.conf' -o -name '*.crt' -o -name acl \
            -o -name password -o -name passwords -o -name pgpass -o -name heatcloak-run \) -exec sha256sum {} + |
            sort -k 2 | sha256sum | sed 's/^/# files: /'
    } >"$settings.new"
    if [ -f "$settings" ] && cmp -s "$settings" "$settings.new"; then
        rm "$settings.new"
        return
    fi
    is_running=
    [ ! -f "$settings" ] || flock -n "$settings" true || is_running=yes
    mv "$settings.new" "$settings"
    waited=0
    while [ -n "$is_running" ] && flock -n "$settings" true; do
        waited=$((waited + 1))
        [ $waited -le 600 ] || refuse "the service of $settings did not restart: see docker compose logs"
        sleep 0.1
    done
}

# The broker first: the others connect to it when they start.
set_up broker/settings $broker_needs -c "/mosquitto/config/$MOSQUITTO_CONF"
with_serve_options set_up aggregator/settings "$aggregator_needs" --zone=/heatcloak/own/$zones
# While the first aggregator of a city restarts, the second one serves its zones.
[ -z "$city" ] || with_serve_options set_up aggregator/settings-2 "$aggregator_needs" --zone=/heatcloak/own/$zones
if [ $runs_alone = yes ]; then
    # shellcheck disable=SC2086  # several options
    set_up nodes/settings "$fleet_needs" --zone=nodes/$zones "--without=$first" $FLEET_OPTIONS
    set_up node/settings $node_needs
else
    # shellcheck disable=SC2086  # several options
    set_up nodes/settings "$fleet_needs" --zone=nodes/$zones ${FIT_FILE:+--fit=nodes/fit.toml} $FLEET_OPTIONS
    set_up node/settings $node_needs "# idle: the fleet runs every node"
fi
touch initialized/complete

echo "$described" | grep -E '^(zone|rev|sensors|promise)' >&2
