"""The discrete Gaussian on the integers, for node and trusted party alike."""

from __future__ import annotations

from heatcloak_shared.noise.rejection import RejectionSampler
from heatcloak_shared.noise.scales import LARGEST_TABLE, check_scale
from heatcloak_shared.noise.stream import ByteStream
from heatcloak_shared.noise.table import TableSampler, table_sampler


class DiscreteGaussian:
    """P(x) ∝ exp(−x²/2σ²) on the integers (Canonne, Kamath & Steinke 2020), σ a whole number of ticks.

    ===================  =========================  =======================  ======================
    sigma_ticks          sampler                    bytes of the stream      distance
    ===================  =========================  =======================  ======================
    1 … 4096             cumulative table           16, whatever the value   (N + 1)·2⁻¹²⁸ at most
    4097 … 2³¹ − 1       rejection (Karney 2016)    as many as it takes      none
    ===================  =========================  =======================  ======================

    Integer arithmetic only: a stream gives the same sample on every machine, so that cloaked − noise is
    the quantised reading again, bit for bit. Which bytes give which sample is frozen.

    Args:
        sigma_ticks: σ, 1 <= sigma_ticks < 2³¹.

    Raises:
        ParameterError: ``sigma_ticks`` is no such integer.
    """

    __slots__ = ("_sampler", "_sigma_ticks")

    def __init__(self, sigma_ticks: int) -> None:
        self._sigma_ticks = check_scale(sigma_ticks)
        self._sampler: TableSampler | RejectionSampler = (
            table_sampler(sigma_ticks) if sigma_ticks <= LARGEST_TABLE else RejectionSampler(sigma_ticks)
        )

    @property
    def sigma_ticks(self) -> int:
        """Return σ in ticks."""
        return self._sigma_ticks

    @property
    def truncation(self) -> float:
        """Return a proven bound of the total variation distance from the discrete Gaussian."""
        return self._sampler.truncation

    def sample(self, stream: ByteStream) -> int:
        """Return one sample. Give every sample a stream of its own, for example one `Keystream`."""
        return self._sampler.sample(stream)
