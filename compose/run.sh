#!/bin/sh
# Usage: heatcloak-run SETTINGS COMMAND...
# Runs COMMAND with the arguments that the file SETTINGS holds, one a line; lines that begin with # are none.
# `init` replaces SETTINGS after it has accepted every setting. This script then stops COMMAND and ends, and Docker
# starts the container again. While it runs it holds a shared lock on SETTINGS, by which `init` knows that it runs.
set -u
settings=$1
shift
exec 9<"$settings" || exit 1
flock -s 9
running=$(cat <&9)
while read -r line; do
    case $line in
    '' | '#'*) ;;
    *) set -- "$@" "$line" ;;
    esac
done <<END
$running
END

limit=$(cat /sys/fs/cgroup/memory.max /sys/fs/cgroup/memory/memory.limit_in_bytes 2>/dev/null | head -n 1)
case $limit in
'' | max) mebibytes=unlimited ;;
*) mebibytes=$((limit / 1048576)) ;;
esac
# With far too little memory the kernel reads the program from the disk again and again, for minutes, and says nothing.
needed=$(printf '%s\n' "$running" | sed -n 's/^# memory: \(.*\) MiB$/\1/p')
if [ $mebibytes != unlimited ] && [ $mebibytes -lt "${needed:-0}" ]; then
    echo "$MEMORY_SETTING is $mebibytes MiB, and this service needs $needed MiB: raise it in .env" >&2
    exit 2
fi

# How many processes the kernel has killed here because the memory limit was reached: cgroup version 2, or version 1.
out_of_memory() {
    sed -n 's/^oom_kill //p' /sys/fs/cgroup/memory.events /sys/fs/cgroup/memory/memory.oom_control 2>/dev/null | head -n 1
}
killed_before=$(out_of_memory)

"$@" &
command=$!
stopping=
trap 'stopping=0; kill -TERM $command 2>/dev/null' TERM INT
while kill -0 $command 2>/dev/null; do
    sleep 1 &
    wait $! # unlike sleep in the foreground, it ends at a signal
    if [ -n "$stopping" ]; then
        stopping=$((stopping + 1))
        [ $stopping -le 20 ] || kill -KILL $command 2>/dev/null
    elif [ "$(cat "$settings" 2>/dev/null)" != "$running" ]; then
        echo "settings have changed: starting again" >&2
        stopping=0
        kill -TERM $command 2>/dev/null
    fi
done
wait $command
status=$?
killed=$(out_of_memory)
if [ "${killed:-0}" -gt "${killed_before:-0}" ]; then
    echo "out of memory: $MEMORY_SETTING is $mebibytes MiB: raise it in .env" >&2
fi
exit $status
