#!/bin/sh
# Refuse content specific to one machine: paths of a home or of this checkout, addresses of package indexes,
# and a uv.lock (which contains such addresses).
set -eu
cd "$(dirname "$0")/.."

if ! git rev-parse --is-inside-work-tree >/dev/null 2>&1; then
    echo "heatcloak: not a git checkout, so there are no tracked files to check" >&2
    exit 0
fi

home='(^|[^A-Za-z0-9_.~-])/(home|Users)/[A-Za-z0-9_.-]+/|/root/\.'
index='--(extra-)?index-url|--find-links|--trusted-host|/simple/?($|[" ])'
patterns="$home|$index"

# A checkout directly below the root, as in a container, has a name too common to search for.
case $PWD in
    /*/*) patterns="$patterns|$(printf '%s' "$PWD" | sed 's/[][\\.*^$+?(){}|]/\\&/g')" ;;
esac

status=0
if git grep --untracked -nIE -e "$patterns" -- ':!tools/check_tree.sh'; then
    echo "heatcloak: the lines above name this machine or a package index; make them relative or remove them" >&2
    status=1
fi
if git ls-files --error-unmatch uv.lock >/dev/null 2>&1; then
    echo "heatcloak: uv.lock is tracked and names package indexes; remove it: git rm --cached uv.lock" >&2
    status=1
fi
exit $status
