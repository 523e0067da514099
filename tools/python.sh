#!/bin/sh
# Print the Python for .venv: $PYTHON if set, otherwise the first suitable one of the list below.
set -eu

if [ -n "${PYTHON:-}" ]; then
    set -- "$PYTHON"
else
    set -- python3.13 python3.12 python3.11 python3
fi

# Exit codes of the probe: 3 too old, 4 without ensurepip, which Debian packages in python3-venv.
probe='
import sys
if sys.version_info < (3, 11):
    sys.exit(3)
try:
    import ensurepip, venv
except ImportError:
    sys.exit(4)
'
old=
bare=
for candidate in "$@"; do
    status=0
    "$candidate" -c "$probe" >/dev/null 2>&1 || status=$?
    case $status in
        0) command -v "$candidate"; exit 0 ;;
        3) old=$candidate ;;
        4) bare=${bare:-$candidate} ;;
    esac
done

if [ -n "$bare" ]; then
    cause="$bare can't create a virtual environment: it has no ensurepip"
    remedy="install its venv package (Debian: apt-get install python3-venv)"
elif [ -n "$old" ]; then
    cause="Python 3.11 or newer is required, and $old is older"
    remedy="install a newer one (Debian 12 and later: apt-get install python3 python3-venv)"
else
    cause="Python 3.11 or newer is required, and none was found (tried: $*)"
    remedy="install it (Debian: apt-get install python3 python3-venv)"
fi
echo "heatcloak: $cause; $remedy, or name another: PYTHON=/path/to/python3" >&2
exit 1
