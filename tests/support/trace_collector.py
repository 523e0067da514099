"""An OpenTelemetry collector that keeps the spans it receives over HTTP."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest


@dataclass(frozen=True)
class Span:
    """A received span; times are nanoseconds since 1970."""

    name: str
    trace: bytes
    id: bytes
    parent: bytes
    start: int
    end: int
    attributes: dict[str, str | int | bool | float]


class TraceCollector:
    """A collector on a free port.

    Attributes:
        status: of its answers; only with 200 it keeps spans.
        answers: cleared while it receives requests and does not answer them.
        waiting: how many requests it has not answered yet.
        paths: the path of each request.
        services: the ``service.name`` of each request.
    """

    def __init__(self) -> None:
        self.status = 200
        self.answers = threading.Event()
        self.answers.set()
        self.waiting = 0
        self.paths: list[str] = []
        self.services: set[str] = set()
        self._spans: list[Span] = []
        self._lock = threading.Lock()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05})
        self._thread.start()

    @property
    def url(self) -> str:
        """Its address, without a path."""
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    @property
    def spans(self) -> list[Span]:
        """What it received."""
        with self._lock:
            return list(self._spans)

    def close(self) -> None:
        """Stop listening, and answer what waits."""
        self.answers.set()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(10)

    def _receive(self, path: str, body: bytes) -> int:
        with self._lock:
            self.waiting += 1
        self.answers.wait(60)
        request = ExportTraceServiceRequest.FromString(body)
        with self._lock:
            self.waiting -= 1
            self.paths.append(path)
            if self.status == 200:
                for resource in request.resource_spans:
                    names = {each.key: each.value.string_value for each in resource.resource.attributes}
                    self.services.add(names["service.name"])
                    self._spans += [_span(each) for scope in resource.scope_spans for each in scope.spans]
        return self.status

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        receive = self._receive

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(receive(self.path, body))
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_request(self, *_: object) -> None:
                """Log nothing."""

        return Handler


def _span(each: Any) -> Span:
    return Span(
        each.name,
        each.trace_id,
        each.span_id,
        each.parent_span_id,
        each.start_time_unix_nano,
        each.end_time_unix_nano,
        {pair.key: getattr(pair.value, pair.value.WhichOneof("value")) for pair in each.attributes},
    )


@pytest.fixture
def collector() -> Iterator[TraceCollector]:
    """Return a collector that answers."""
    running = TraceCollector()
    yield running
    running.close()
