"""Read-only HTTP interface of the service: a REST API for a zone's operators, and metrics for Prometheus."""

from heatcloak_aggregator.http.auth import Tokens, ensure_token_file, load_tokens, new_token
from heatcloak_aggregator.http.metrics import Metrics
from heatcloak_aggregator.http.server import (
    HttpAddress,
    HttpServer,
    ListenError,
    make_app,
    parse_http_address,
    with_dashboard,
)

__all__ = [
    "HttpAddress",
    "HttpServer",
    "ListenError",
    "Metrics",
    "Tokens",
    "ensure_token_file",
    "load_tokens",
    "make_app",
    "new_token",
    "parse_http_address",
    "with_dashboard",
]
