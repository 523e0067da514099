#!/bin/sh
# Usage: tools/venv.sh run|dev
# Brings .venv up to date with requirements/run.txt or dev.txt (which holds the former too) and installs
# the four distributions in it, editable. Does nothing, and quickly, where nothing has changed.
set -eu
cd "$(dirname "$0")/.."

level=$1
python=.venv/bin/python

# The folder is part of the state because commands in .venv/bin name it: a moved checkout starts afresh.
state=$({ pwd -P; cat pyproject.toml */pyproject.toml requirements/*.txt tools/venv.sh; } | cksum)

is_asked_for() {
    [ -z "${PYTHON:-}" ] || [ "$("$PYTHON" -VV 2>/dev/null)" = "$("$python" -VV)" ]
}

is_sound() {
    "$python" -m pip --version >/dev/null 2>&1 && grep -qF "$(pwd -P)/.venv" .venv/bin/activate && is_asked_for
}

say() {
    echo "heatcloak: $*" >&2
}

for stamp in .venv/.installed-dev ".venv/.installed-$level"; do
    if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$state" ] && [ -x "$python" ] && is_asked_for; then
        exit 0
    fi
done

if ! is_sound; then
    base=$(tools/python.sh)
    say "making .venv with $("$base" -V) ($base)"
    "$base" -m venv --clear .venv
fi
rm -f .venv/.installed-*

say "installing requirements/$level.txt into .venv: one to two minutes, this time only"
# Wheels only: building a package would run code, and fetch build tools, that no hash here vouches for. Python
# compiles what it imports, which is little of it: doing so for all would take a third of the time.
if ! "$python" -m pip install --quiet --disable-pip-version-check --no-compile \
    --require-hashes --only-binary :all: -r "requirements/$level.txt"; then
    say "pip could not install requirements/$level.txt, its reason is above; check the network and run again"
    exit 1
fi
"$python" -m pip install --quiet --disable-pip-version-check \
    --no-deps --no-build-isolation -e ./shared -e ./node -e ./aggregator -e ./lab
if [ -n "${PYTHONDONTWRITEBYTECODE:-}" ]; then
    # Every command would compile the sources that it imports.
    PYTHONDONTWRITEBYTECODE='' "$python" compose/import_all.py >/dev/null 2>&1 || true
else
    # Otherwise the first recovery would take a few seconds longer.
    "$python" -m heatcloak_aggregator.native >/dev/null 2>&1 || true
fi
echo "$state" > ".venv/.installed-$level"
