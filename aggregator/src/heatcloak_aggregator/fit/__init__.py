"""Calibration of rooms: fit the model of heat to the readings of sensors for a heater at known places."""
