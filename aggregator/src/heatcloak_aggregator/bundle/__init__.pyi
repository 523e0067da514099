from .checks import CheckResult, check_bundle
from .hardware import BOARDS, Board
from .writer import BundleRequest, write_bundle
from .zone_bundles import ZoneBundles, write_zone_bundles

__all__ = [
    "BOARDS",
    "Board",
    "BundleRequest",
    "CheckResult",
    "ZoneBundles",
    "check_bundle",
    "write_bundle",
    "write_zone_bundles",
]
