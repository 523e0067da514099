"""Cloak what a node reads: its noise and its messages. In heat zones, quantise a reading and add noise.

No clock, no file, no socket. The raw reading is a local variable of `cloaked_ticks` and exists nowhere else;
only a recording (`recording`), during which nothing is released, writes what a sensor reads.
"""

from __future__ import annotations

import math
import os
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

from heatcloak_node.sensors.sensor import Sensor
from heatcloak_shared.errors import SensorError
from heatcloak_shared.keystream import BOOT_BYTES, Keystream, fresh_round_key, round_key
from heatcloak_shared.noise import LatticeNoise, NoiseKind, noise_distribution
from heatcloak_shared.wire import Reading, Release
from heatcloak_shared.zone import Zone

if TYPE_CHECKING:
    from heatcloak_node.seed import Seed

Drawn = Any
"""What `Cloak.draw` returns; opaque to the releaser."""

MAX_QUANTISED = 2**52
UNLIMITED = (-math.inf, math.inf)
KEY_BYTES = 32
RANDOM_BYTES = 32
"""Bytes that an unseeded node takes from the operating system for every draw."""


class Cloak(Protocol):
    """Read, hide and encode what a node releases; each kind of zone has its own cloak.

    Attributes:
        source_kind: the name of the source in the node's ``meta``.
        takes: seconds that reading may take, as `Source.takes`.
    """

    source_kind: str
    takes: float

    def draw(self, seq: int, round_number: int) -> Drawn:
        """Return the noise of message ``seq`` in a round, drawn before the round begins.

        The duration of a draw depends on the values drawn, and must not show in the time of the release.

        Raises:
            KeyFileError: the round's epoch is over.
        """

    def measure(self, round_number: int, drawn: Drawn) -> int:
        """Read the source, and return the cloaked value.

        Raises:
            SensorError: the source failed. The text never carries what was read.
        """

    def replacement(self, drawn: Drawn) -> int | None:
        """Return the value to release if measuring failed or took too long; None to release nothing.

        If failures depend on what is read, the absence of a message would reveal it: return a value then.
        """

    def message(self, cloaked: int, envelope: dict[str, Any]) -> Release:
        """Return the message with a cloaked value; ``envelope`` has the fields that all kinds share."""


def quantise(value: float, step: float, limits: tuple[float, float] = UNLIMITED) -> int:
    """Round ``value`` to the nearest multiple of ``step``, in ticks, half to even.

    ``step`` is a power of two, so the division is exact and the rounding error is at most half a step. Values
    beyond the limits or 2**52 ticks, including infinities, are clamped: dropping one would reveal that it was
    large.

    Args:
        value: in the unit of ``step``.
        step: the lattice step.
        limits: the least and greatest value that are not clamped.

    Raises:
        SensorError: ``value`` is NaN.
    """
    if math.isnan(value):
        raise SensorError("the sensor's driver returned NaN: fix the driver, it must raise instead")
    low, high = limits
    furthest = MAX_QUANTISED * step
    return round(min(max(value, low, -furthest), high, furthest) / step)


def cloaked_ticks(
    sensor: Sensor, round_number: int, noise: int, step: float, limits: tuple[float, float] = UNLIMITED
) -> int:
    """Read the sensor, quantise the reading, and return it with ``noise`` added, in ticks.

    Args:
        sensor: the sensor to read.
        round_number: the listed round that the reading belongs to.
        noise: noise in ticks, drawn in advance: the duration of a draw depends on the value drawn.
        step: the lattice step, in the unit of the reading.
        limits: the least and greatest reading that are not clamped; the zone's promise may depend on them.

    Raises:
        SensorError: the sensor failed. The text never carries a reading.
    """
    failure = None
    try:
        return quantise(sensor.read(round_number), step, limits) + noise
    except SensorError as error:
        failure = str(error)
    except Exception as error:  # noqa: BLE001  a foreign driver's text and traceback may carry the reading
        failure = f"the {sensor.kind} sensor failed with {type(error).__name__}: check its wiring and driver"
    # Raised outside the handlers, so that no context, and no frame that holds the reading, is attached.
    raise SensorError(failure)


def fresh_boot() -> bytes:
    """Return a boot nonce from the operating system.

    It is fresh at every start, so that a restart, a crash or a cloned card never repeats noise: repeated
    noise would reveal the exact difference of two readings.
    """
    return os.urandom(BOOT_BYTES)


class StreamSource:
    """Derive the keystreams of one node's boot: one for each message, under a key of its round.

    Args:
        node: the node's id.
        boot: the boot nonce, 16 bytes.
        seed: the trusted party's seed; None to draw a key that this process forgets when it ends.
    """

    def __init__(self, node: str, boot: bytes, seed: Seed | None = None) -> None:
        self._node = node
        self._boot = boot
        self._seed = seed
        self._own_key = os.urandom(KEY_BYTES)

    def stream(self, seq: int, round_number: int) -> Keystream:
        """Return the keystream of message ``seq`` in a round.

        Streams of different rounds are independent, even if a restored memory snapshot repeats boot nonce and
        ``seq``. With a seed, the same epoch key, node, boot, ``seq`` and round give the same stream; without
        one, no two calls do.

        Raises:
            KeyFileError: the round's epoch is over.
        """
        if self._seed is None:
            # A snapshot of a virtual machine restores the kernel's generator too; then only the round
            # differs.
            key = fresh_round_key(self._own_key, round_number, os.urandom(RANDOM_BYTES))
        else:
            key = round_key(self._seed.at(round_number).key, round_number)
        return Keystream(key, self._node, self._boot, seq)


class NoiseSource(StreamSource):
    """Draw the noise of one node's boot: one lattice draw per reading.

    Args:
        node: see `StreamSource`.
        boot: see `StreamSource`.
        seed: see `StreamSource`.
        kind: the distribution of the noise.
        sigma_ticks: its scale in ticks.
    """

    def __init__(
        self, node: str, boot: bytes, kind: NoiseKind, sigma_ticks: int, seed: Seed | None = None
    ) -> None:
        super().__init__(node, boot, seed)
        self._kind = kind
        self._sigma_ticks = sigma_ticks

    @cached_property
    def _distribution(self) -> LatticeNoise:
        # Building the table takes a while: the node connects to the broker first.
        return noise_distribution(self._kind, self._sigma_ticks)

    def draw(self, seq: int, round_number: int) -> int:
        """Return the noise of reading ``seq`` in a round, in ticks; see `StreamSource.stream`.

        Raises:
            KeyFileError: the round's epoch is over.
        """
        return self._distribution.sample(self.stream(seq, round_number))


class HeatCloak:
    """The `Cloak` of a heat zone: the reading of a sensor, quantised, plus noise.

    Args:
        zone: the zone.
        node: the node's id.
        sensor: the sensor.
        boot: the boot nonce, 16 bytes.
        seed: the trusted party's seed, or None.
    """

    def __init__(self, zone: Zone, node: str, sensor: Sensor, boot: bytes, seed: Seed | None) -> None:
        self.source_kind = sensor.kind
        self.takes = sensor.takes
        self.sensor = sensor
        self._sigma_ticks = zone.sigma_ticks_of(node)
        self.noise = NoiseSource(node, boot, zone.noise.kind, self._sigma_ticks, seed)
        self._step = zone.noise.step
        self._limits = zone.reading_limits

    def draw(self, seq: int, round_number: int) -> int:
        """See `Cloak`: draw the noise."""
        return self.noise.draw(seq, round_number)

    def measure(self, round_number: int, drawn: int) -> int:
        """See `Cloak`: return cloaked ticks."""
        return cloaked_ticks(self.sensor, round_number, drawn, self._step, self._limits)

    def replacement(self, drawn: int) -> None:
        """See `Cloak`: return None, because failures of a sensor do not depend on its readings."""

    def message(self, cloaked: int, envelope: dict[str, Any]) -> Reading:
        """See `Cloak`."""
        return Reading(ticks=cloaked, step=self._step, sigma_ticks=self._sigma_ticks, **envelope)
