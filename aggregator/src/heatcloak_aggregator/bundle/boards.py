"""The boards that a bundle can be made for."""

from __future__ import annotations

from typing import NamedTuple

SYSTEM_64 = "Raspberry Pi OS Lite (64-bit), Trixie"
SYSTEM_32 = "Raspberry Pi OS Lite (32-bit), Trixie"


class Board(NamedTuple):
    """One kind of Raspberry Pi.

    Attributes:
        name: what people call it.
        system: the image to flash.
        wifi: whether it has Wi-Fi.
        ethernet: whether it has a network socket.
        note: what to mind, or nothing.
    """

    name: str
    system: str
    wifi: bool
    ethernet: bool
    note: str = ""


_ARMV6 = "armv6: only the 32-bit image boots"

BOARDS = {
    "zero": Board("Raspberry Pi Zero", SYSTEM_32, False, False, f"{_ARMV6}; needs a USB network adapter"),
    "zerow": Board("Raspberry Pi Zero W", SYSTEM_32, True, False, f"{_ARMV6}; Wi-Fi on 2.4 GHz only"),
    "zero2w": Board("Raspberry Pi Zero 2 W", SYSTEM_64, True, False, "Wi-Fi on 2.4 GHz only"),
    "1b": Board("Raspberry Pi 1 Model B or B+", SYSTEM_32, False, True, _ARMV6),
    "2b": Board("Raspberry Pi 2 Model B", SYSTEM_32, False, True, "version 1.1 boots the 32-bit image only"),
    "3a": Board("Raspberry Pi 3 Model A+", SYSTEM_64, True, False),
    "3b": Board("Raspberry Pi 3 Model B or B+", SYSTEM_64, True, True),
    "4b": Board("Raspberry Pi 4 Model B", SYSTEM_64, True, True),
    "400": Board("Raspberry Pi 400", SYSTEM_64, True, True),
    "5": Board("Raspberry Pi 5", SYSTEM_64, True, True),
    "500": Board("Raspberry Pi 500", SYSTEM_64, True, True),
}
