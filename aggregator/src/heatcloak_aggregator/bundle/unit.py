"""The node's systemd unit, as open as its sensor needs and no more."""

from __future__ import annotations

from importlib.resources import files

UNIT = "heatcloak-node.service"
_SECRETS = "/etc/heatcloak/secrets"
_NO_DEVICES = "PrivateDevices=yes\nPrivateUsers=yes\nDevicePolicy=closed\n"


def render_unit(credentials: list[str], *, i2c_bus: int | None = None) -> str:
    """The unit's text.

    Args:
        credentials: names of the secret files that systemd reads for the node.
        i2c_bus: the bus of a sensor on I2C; None for a sensor that is read through ``/sys``, or none.
    """
    template = files("heatcloak_aggregator.bundle").joinpath(UNIT).read_text(encoding="utf-8")
    loads = "".join(f"LoadCredential={name}:{_SECRETS}/{name}\n" for name in credentials)
    return template.format(credentials=loads, devices=_NO_DEVICES if i2c_bus is None else _i2c(i2c_bus))


def _i2c(bus: int) -> str:
    # A private /dev would hold no bus, and a private user namespace would not know the bus's group.
    return f"DevicePolicy=closed\nDeviceAllow=/dev/i2c-{bus} rw\nSupplementaryGroups=i2c\n"
