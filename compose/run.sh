#!/bin/sh
# Usage: heatcloak-run SETTINGS COMMAND...
# Run COMMAND with additional arguments from the file SETTINGS, one per line; lines that begin with # are no arguments.
# With a line "# idle: REASON", only stay healthy.
# `init` replaces SETTINGS after it has accepted every setting. This script then stops COMMAND and exits, and Docker
# restarts the container. While it runs it holds a shared lock on SETTINGS, which tells `init` that it runs.
set -u
settings=$1
shift
[ -f "$settings" ] || {
    echo "no settings for this service: set COMPOSE_PROFILES in .env to the profiles of the stack" >&2
    exit 1
}
exec 9<"$settings"
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

idle=$(printf '%s\n' "$running" | sed -n 's/^# idle: //p')
if [ -n "$idle" ]; then
    echo "idle: $idle" >&2
    set -- sh -c 'while :; do touch /tmp/alive; sleep 5; done'
fi

limit=$(cat /sys/fs/cgroup/memory.max /sys/fs/cgroup/memory/memory.limit_in_bytes 2>/dev/null | head -n 1)
case $limit in
'' | max) mebibytes=unlimited ;;
*) mebibytes=$((limit / 1048576)) ;;
esac
# With far too little memory the kernel reads the program from disk again and again for minutes, without an error.
needed=$(cat "$settings.memory" 2>/dev/null)
if [ $mebibytes != unlimited ] && [ $mebibytes -lt "${needed:-0}" ]; then
    echo "$MEMORY_SETTING is $mebibytes MiB, and this service needs $needed MiB: raise it in .env" >&2
    exit 2
fi

# Print how many processes the kernel has killed for the memory limit (cgroup version 2, or version 1).
oom_kills() {
    sed -n 's/^oom_kill //p' /sys/fs/cgroup/memory.events /sys/fs/cgroup/memory/memory.oom_control 2>/dev/null | head -n 1
}
killed_before=$(oom_kills)

"$@" &
command=$!
stopping=
trap 'stopping=0; kill -TERM $command 2>/dev/null' TERM INT
while kill -0 $command 2>/dev/null; do
    sleep 1 &
    wait $! # a signal interrupts it, unlike a foreground sleep
    if [ -n "$stopping" ]; then
        stopping=$((stopping + 1))
        [ $stopping -le 20 ] || kill -KILL $command 2>/dev/null
    elif [ "$(cat "$settings" 2>/dev/null)" != "$running" ]; then
        echo "settings have changed: restarting" >&2
        stopping=0
        kill -TERM $command 2>/dev/null
    fi
done
wait $command
status=$?
killed=$(oom_kills)
if [ "${killed:-0}" -gt "${killed_before:-0}" ]; then
    echo "out of memory: $MEMORY_SETTING is $mebibytes MiB: raise it in .env" >&2
fi
exit $status
