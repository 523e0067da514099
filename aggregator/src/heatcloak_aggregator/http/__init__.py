"""The HTTP side of the service: what a zone's operators may see, and metrics for Prometheus. Read-only."""

from heatcloak_aggregator.http.address import HttpAddress, parse_http_address
from heatcloak_aggregator.http.metrics import Metrics
from heatcloak_aggregator.http.server import HttpServer, ListenError
from heatcloak_aggregator.http.tokens import Tokens, ensure_token_file, load_tokens, new_token

__all__ = [
    "HttpAddress",
    "HttpServer",
    "ListenError",
    "Metrics",
    "Tokens",
    "ensure_token_file",
    "load_tokens",
    "new_token",
    "parse_http_address",
]
