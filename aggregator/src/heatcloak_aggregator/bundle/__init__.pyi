from .checks import CheckResult, check_bundle
from .hardware import BOARDS, Board
from .writer import BundleRequest, write_bundle

__all__ = ["BOARDS", "Board", "BundleRequest", "CheckResult", "check_bundle", "write_bundle"]
