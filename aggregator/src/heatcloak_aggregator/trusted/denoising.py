"""Taking the noise off: exact, for whoever holds the node's key, and for nobody else.

Gilbert & McMillan 2018, section 2.2: backdoor access via pseudo-randomness.
"""

from __future__ import annotations

from heatcloak_aggregator.trusted.errors import WrongKeyError
from heatcloak_shared.keystream import Keystream, round_key
from heatcloak_shared.mac import verify_reading_mac
from heatcloak_shared.noise import DiscreteGaussian
from heatcloak_shared.wire import Reading, signed_bytes


def denoise(reading: Reading, epoch: int, key: bytes) -> int:
    """The quantised reading behind a cloaked one, in ticks of ``reading.step``: exact, bit for bit.

    Args:
        reading: a seeded node's cloaked reading.
        epoch: the epoch that ``key`` belongs to.
        key: the node's key of that epoch.

    Raises:
        WrongKeyError: the reading is unseeded, of another epoch, or its MAC is not this key's. Nothing is
            guessed: a wrong key never yields plausible nonsense.
    """
    if reading.key is None or reading.mac is None:
        raise WrongKeyError(f"node {reading.node} is unseeded: nobody can take its noise off")
    if reading.key != epoch:
        raise WrongKeyError(
            f"node {reading.node} used epoch {reading.key}, the key is of {epoch}: get that key"
        )
    if not verify_reading_mac(key, signed_bytes(reading), reading.mac):
        raise WrongKeyError(f"node {reading.node}, reading {reading.seq}: the MAC is not this key's: forged?")
    of_round = round_key(key, reading.round)
    stream = Keystream(of_round, reading.node, bytes.fromhex(reading.boot), reading.seq)
    return reading.ticks - DiscreteGaussian(reading.sigma_ticks).sample(stream)
