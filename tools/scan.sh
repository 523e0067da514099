#!/bin/sh
# Usage: tools/scan.sh [PIP-AUDIT-ARGUMENTS...]
# Look up known vulnerabilities of every locked version. Exit code 1: one has a vulnerability, or could not be
# looked up; without --strict, pip-audit reports the latter as "No known vulnerabilities found".
set -eu
cd "$(dirname "$0")/.."

# Use a temporary environment, so that the scanner is not part of the scanned packages.
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
