"""The commands `heatcloak demo`, `fleet`, `audit`, `experiment` and `bench`."""
