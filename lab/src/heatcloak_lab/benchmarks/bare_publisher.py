"""A program with the node's MQTT client (paho) and traffic only: the peer of a node's processor time.

``python bare_publisher.py HOST PORT PERIOD TOPIC ANSWERS PAYLOAD`` publishes PAYLOAD on TOPIC every
PERIOD seconds and subscribes to ANSWERS, both with QoS 1 and MQTT 5, until it is terminated. It drives the
socket with ``select``, as the node does, so that both pay for the same number of system calls.
"""

from __future__ import annotations

import select
import sys
import time

from paho.mqtt.client import Client
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion


def main() -> None:
    """Publish until the process is terminated."""
    host, port, period, topic, answers, payload = sys.argv[1:]
    client = Client(CallbackAPIVersion.VERSION2, protocol=MQTTProtocolVersion.MQTTv5)
    client.on_connect = lambda client, *_: client.subscribe(answers, qos=1)
    client.connect(host, int(port))
    due = time.monotonic() + 0.5
    while True:
        sock = client.socket()
        if sock is None:
            return
        wait = max(due - time.monotonic(), 0.0)
        readable, writable, _ = select.select([sock], [sock] if client.want_write() else [], [], wait)
        if readable:
            client.loop_read()
        if writable:
            client.loop_write()
        if time.monotonic() >= due:
            due += float(period)
            client.publish(topic, payload, qos=1)


if __name__ == "__main__":
    main()
