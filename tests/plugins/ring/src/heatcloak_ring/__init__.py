"""A domain, a recovery method and a sensor as plugins of Heatcloak."""
