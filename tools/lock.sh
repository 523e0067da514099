#!/bin/sh
# Usage: tools/lock.sh [--upgrade]
# Update requirements/*.txt from the pyproject.toml files: one version of each package for every Python and
# every list, with hashes, without the address of an index. Versions that still fit are kept unless --upgrade
# is given. Extras are kept, as in coverage[toml]: without them, older pips refuse the list once the package has a
# newer version. docs/reference/supply-chain.md describes the lists. Then update the table of docs/reference/licences.md.
set -eu
cd "$(dirname "$0")/.."

if command -v uv >/dev/null 2>&1; then
    uv=uv
else
    tools/venv.sh dev
    uv=.venv/bin/uv
    [ -x "$uv" ] || .venv/bin/python -m pip install --quiet --disable-pip-version-check uv
fi

# compile NAME PYPROJECT UV-ARGUMENTS...
compile() {
    name=$1
    source=$2
    shift 2
    lock=requirements/$name.txt
    draft=requirements/.$name.txt
    if [ -f "$lock" ]; then
        cp "$lock" "$draft"
    fi
    "$uv" pip compile "$source" --quiet --output-file "$draft" \
        --universal --python-version 3.11 --fork-strategy fewest --generate-hashes --no-header --no-strip-extras \
        --no-emit-package heatcloak-shared --no-emit-package heatcloak-node --no-emit-package heatcloak-aggregator \
        --no-emit-package heatcloak-lab \
        "$@" >/dev/null
    {
        echo "# Written by \`make lock\` from the pyproject.toml files; not to be edited by hand."
        cat "$draft"
    } > "$lock"
    rm "$draft"
}

compile dev pyproject.toml --group dev "$@"
# Constrained to the versions of dev.txt; without annotations, which would repeat that constraint.
set -- --constraint requirements/dev.txt --no-annotate "$@"
compile run pyproject.toml --group build "$@"
# For the containers: services and simulated nodes, without pictures, experiments and benchmarks.
compile containers shared/pyproject.toml --group pyproject.toml:containers "$@"
# For an image of the node alone: its runtime, and separately its build requirements.
compile node node/pyproject.toml --extra amg8833 "$@"
compile build shared/pyproject.toml --group pyproject.toml:build "$@"
compile scan shared/pyproject.toml --group pyproject.toml:scan "$@"

# Use a separate pip: that of .venv may be too old to report licences.
PYTHONPATH=tools "$(tools/python.sh)" -m supply.licences \
    "$uv" tool run --quiet --python "$(tools/python.sh)" --from "$(grep -o '^pip==[^ ]*' requirements/scan.txt)" pip
