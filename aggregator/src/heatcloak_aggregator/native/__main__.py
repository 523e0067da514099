"""The command ``python -m heatcloak_aggregator.native``."""

from heatcloak_aggregator.native.installation import main

main()
