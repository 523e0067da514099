"""The MQTT connection to a broker: client, reconnection, admission and rate limits."""
