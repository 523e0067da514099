#!/bin/sh
# What the stack's containers share, made once: the zone, an authority, certificates, passwords, access lists, keys.
# Each role finds its own in a volume of its own, mounted below /provision; nobody but this script sees two of them.
# It runs before everything else at every `docker compose up`, makes what is missing, and can be interrupted anywhere.
set -eu
umask 077
cd /provision

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

switch SEEDED "$SEEDED"
switch HOME_ASSISTANT "$HOME_ASSISTANT"
case $FLEET_NODES in
0* | 1 | '' | *[!0-9]*) refuse "FLEET_NODES=$FLEET_NODES: give a number of 2 or more in .env" ;;
esac

[ -r /world.toml ] || refuse "WORLD can't be read by user $(id -u): chmod o+r that file, and the folders it is in"

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

if [ ! -f asked ]; then
    heatcloak zone new zone.toml --force --name "$ZONE" --sensors "$FLEET_NODES" --period "$ROUND_SECONDS" \
        --releases "$RELEASES" --epsilon "$EPSILON" --delta "$DELTA" --alpha "$ALPHA" >/dev/null
    echo "$asked" >asked.new
    mv asked.new asked
fi

keys=trusted/keys
rm -rf "$keys.new" "$keys/handed-over"
# Half a file is none: what it was can't be made again.
damaged=$(find . -type f -size 0 \( -name '*.key' -o -name password \) | head -n 3)
[ -z "$damaged" ] || refuse "empty: $damaged: bring it back from a backup, or begin anew"
described=$(heatcloak zone check zone.toml)

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

# put FILE: what comes in, in its place, whole.
put() {
    rm -f "$1.new"
    cat >"$1.new"
    mv "$1.new" "$1"
}

for role in aggregator trusted nodes; do
    put "$role/zone.toml" <zone.toml
done
echo "$first" | put nodes/elsewhere

# PostgreSQL's password, for it and for the aggregator; used with the profile "postgres" only.
if [ ! -s database/password ]; then
    python -c 'import secrets; print(secrets.token_hex(32))' | put database/password
fi
printf 'postgres:5432:*:heatcloak:%s\n' "$(cat database/password)" | put aggregator/pgpass

echo "$described" | grep -E '^(zone|rev|sensors|promise)' >&2
