"""``python -m heatcloak_node``."""

import sys

from heatcloak_node.cli import main

sys.exit(main())
