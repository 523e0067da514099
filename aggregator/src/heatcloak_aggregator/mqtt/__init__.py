"""MQTT for the service, the trusted party and the demo.

`client` connects, subscribes and publishes; `reconnect` keeps a subscription over many connections;
`admission` decides which messages are readings of a zone; `rate_limit` bounds what a node may send;
`aiomqtt_adapter` is the only module that uses private attributes of aiomqtt.
"""
