"""Entry point of ``python -m heatcloak_aggregator``."""

import sys

from heatcloak_aggregator.cli import main

sys.exit(main())
