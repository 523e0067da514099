#!/usr/bin/env python3
"""Install the Heatcloak node from this folder: `sudo python3 install.py`, or see --help."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

if __name__ == "__main__":
    # The folder may be on a boot partition: do not add compiled files.
    sys.dont_write_bytecode = True
    sys.path.insert(0, str(Path(__file__).resolve().parent))
    try:
        command = importlib.import_module("installer.command")
    except (ImportError, SyntaxError, ValueError):
        sys.exit("heatcloak: not installed: the installer is damaged: copy the whole bundle again")
    sys.exit(command.main(Path(__file__).resolve().parent))
