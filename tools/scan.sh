#!/bin/sh
# Usage: tools/scan.sh [PIP-AUDIT-ARGUMENTS...]
# Asks a database of known holes about every locked version. Exit code 1: one has a hole, or one could not be
# looked up, which pip-audit without --strict calls "No known vulnerabilities found".
set -eu
cd "$(dirname "$0")/.."

# An environment of its own, gone afterwards: what looks for holes isn't part of what is looked at.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 1' HUP INT TERM
"$(tools/python.sh)" -m venv "$scratch"
"$scratch/bin/python" -m pip install --quiet --disable-pip-version-check --no-compile \
    --require-hashes --only-binary :all: -r requirements/scan.txt

status=0
for name in node run dev scan; do
    echo "requirements/$name.txt:"
    "$scratch/bin/pip-audit" --strict --require-hashes --disable-pip --progress-spinner off \
        -r "requirements/$name.txt" "$@" || status=1
done
exit $status
