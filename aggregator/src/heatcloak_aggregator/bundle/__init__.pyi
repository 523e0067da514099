from .hardware import BOARDS, Board
from .writer import BundleRequest, CheckResult, check_bundle, write_bundle

__all__ = ["BOARDS", "Board", "BundleRequest", "CheckResult", "check_bundle", "write_bundle"]
