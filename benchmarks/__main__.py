"""``python -m benchmarks``: every benchmark, each beside its peers in the same run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def main() -> int:
    """Run the benchmarks whose names are given, or all; their options follow ``--``."""
    arguments = sys.argv[1:]
    split = arguments.index("--") if "--" in arguments else len(arguments)
    chosen, options = arguments[:split], arguments[split + 1 :]
    known = {path.stem.removeprefix("bench_"): path for path in sorted(HERE.glob("bench_*.py"))}
    for name in chosen:
        if name not in known:
            print(f"no benchmark {name!r}: choose from {', '.join(known)}", file=sys.stderr)
            return 2
    for name in chosen or known:
        print(f"# {name}", flush=True)
        done = subprocess.run([sys.executable, str(known[name]), *options], check=False)
        if done.returncode:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
