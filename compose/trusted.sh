#!/bin/sh
# Usage: heatcloak-trusted [OPTION of heatcloak trusted...]
# Remove the noise of the zone; in a city, of the zone $ZONE, by default its first one.
set -eu
cd /heatcloak
zone=zone.toml keys=keys log=trusted-audit.jsonl
if [ -d zones ]; then
    name=${ZONE:-$(basename "$(find zones -name '*.toml' | sort | head -n 1)" .toml)}
    zone=zones/$name.toml keys=keys/$name log=trusted-audit-$name.jsonl
    [ -f "$zone" ] || {
        echo "ZONE=$name: no such zone: give one of $(find zones -name '*.toml' -exec basename {} .toml \; | sort | head | xargs)" >&2
        exit 2
    }
fi
exec heatcloak trusted --zone="$zone" --keys="$keys/ring.key" --broker=broker:8883 --ca-file=ca.crt \
    --user=heatcloak_trusted --password-file=password --audit-log="$log" "$@"
