#!/bin/sh
# Create the database at the first start, with the password made by `init`, and run the server.
set -eu
umask 077
data=/var/lib/postgresql/data

if [ ! -d "$data" ]; then
    rm -rf "$data.new"
    initdb --pgdata="$data.new" --username=heatcloak --pwfile=/run/heatcloak/password --auth=scram-sha-256 \
        --encoding=UTF8 --locale=C.UTF-8 >/dev/null
    echo 'host heatcloak heatcloak all scram-sha-256' >>"$data.new/pg_hba.conf"
    echo 'CREATE DATABASE heatcloak;' | postgres --single -D "$data.new" postgres >/dev/null
    mv "$data.new" "$data"
fi
exec postgres -D "$data" -c listen_addresses='*' -c unix_socket_directories=/tmp
