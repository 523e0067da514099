"""Run estimators on a Dask cluster: each zone keeps to one Dask worker, and moves if that ends."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from concurrent.futures import Future
from contextlib import ExitStack, suppress
from importlib.metadata import version
from itertools import count
from threading import Thread
from typing import TYPE_CHECKING, Any

from heatcloak_aggregator.dask_client import DASK_EXTRA, check_dask_address, dask_logs_off
from heatcloak_aggregator.service.dask_placement import DaskCall, DaskWorker, Placement
from heatcloak_aggregator.service.dask_worker import (
    drop_service,
    encode_call,
    result_of,
    run_call,
    worker_version,
)
from heatcloak_aggregator.service.estimator_host import CALL_TIMEOUT, EstimatorHost, EstimatorLostError
from heatcloak_aggregator.task_utils import exponential_delays
from heatcloak_shared.sanitize import one_line

if TYPE_CHECKING:
    from distributed import Client

_CONNECT_TIMEOUT = 5.0
_QUERY_TIMEOUT = 15.0
"""Seconds without an answer after which the scheduler is given up."""
_POLL = 0.25
"""Seconds between two looks at the workers."""
_FIRST_DELAY, _LONGEST_DELAY = 0.5, 5.0
"""Seconds between attempts to connect."""
_GOODBYE_TIMEOUT = 1.0
_CLOSE_TIMEOUT = 5.0
_STOPPING = "the service is stopping"

log = logging.getLogger(__name__)


class DaskHost(EstimatorHost):
    """Run estimators on the workers of a Dask cluster.

    Each worker is a lane, so that a busy one delays only its own zones. A zone that has no worker yet is in
    lane 0; it is given the worker with the fewest zones. If its worker ends, it is given another one. Some
    zones move to workers that join. Without scheduler or workers, calls wait.

    Scheduler and workers are trusted: what they return is unpickled.

    Args:
        address: the address of the scheduler, for example "tcp://127.0.0.1:8786". It need not run yet. For
            "tls://" addresses, Dask's settings ``distributed.comm.tls`` name the certificates.
        call_timeout: seconds without an answer to any call after which a worker is given up.

    Raises:
        ConfigError: Dask is not installed, or the address is malformed.
    """

    is_local = False

    def __init__(self, address: str, call_timeout: float = CALL_TIMEOUT) -> None:
        super().__init__()
        check_dask_address(address, DASK_EXTRA)
        self._placement = Placement()
        self._connection = _Connection(address, self._placement, call_timeout)

    @property
    def lanes(self) -> range:
        """Return lane 0, for zones without a worker, and one lane for each worker."""
        return self._placement.lanes

    def lane_of(self, name: str) -> int:
        """Return the lane of a zone, which stays the same until `forget`, or until it has another worker."""
        return self._placement.lane_of(name)

    @property
    def processes_ended(self) -> int:
        """Return how many workers ended or left the cluster."""
        return self._connection.n_ended

    def capacity(self, lane: int) -> int:
        """Return how many calls a worker may have, so that it does not idle between them."""
        return self._placement.capacity(lane)

    async def forget(self, name: str) -> None:
        """Drop a zone's estimator and its worker; do not wait for the worker."""
        tenure, worker = self._tenure.pop(name, None), self._placement.forget(name)
        if tenure is not None and worker is not None:
            with suppress(EstimatorLostError):
                self._connection.run_on(worker, name, "forget", name, tenure)

    def close(self) -> None:
        """Disconnect; the workers drop the estimators."""
        self._connection.close()

    async def _run(self, name: str, method: str, *args: Any) -> Any:  # noqa: ANN401
        return await asyncio.wrap_future(self._connection.run(name, method, *args))


class _Connection:
    """The connection to a cluster, on a thread of its own: Dask may block it, and unpickles there.

    Args:
        address: the address of the scheduler.
        placement: the zones of the workers.
        call_timeout: as of `DaskHost`.

    Attributes:
        n_ended: how many workers ended.
    """

    def __init__(self, address: str, placement: Placement, call_timeout: float) -> None:
        self._address = address
        self._placement = placement
        self._call_timeout = call_timeout
        self.n_ended = 0
        self._service = secrets.token_hex(8)
        self._numbers = count()
        self._client: Client | None = None
        self._greetings: dict[str, asyncio.Task[None]] = {}
        self._refused: set[str] = set()
        self._background: set[asyncio.Task[None]] = set()
        self._problem: str | None = None
        self._stopping = asyncio.Event()
        self._changed = asyncio.Event()
        self._logs_off = ExitStack()
        self._logs_off.enter_context(dask_logs_off())
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._work, name="dask", daemon=True)
        self._thread.start()

    def run(self, name: str, method: str, *args: Any) -> Future[Any]:  # noqa: ANN401
        """Call a method of `HostedEstimators` on a zone's worker; callable from any thread.

        Raises:
            EstimatorLostError: the connection is closed.
        """
        return self._on_thread(self._run(name, method, *args))

    def run_on(self, worker: DaskWorker, name: str, method: str, *args: Any) -> Future[Any]:  # noqa: ANN401
        """Call a method of `HostedEstimators` on some worker; callable from any thread.

        Raises:
            EstimatorLostError: the connection is closed.
        """
        return self._on_thread(self._answer(worker, name, encode_call(method, *args)))

    def close(self) -> None:
        """End all calls and disconnect, within some seconds."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._stopping.set)
        self._thread.join(_CLOSE_TIMEOUT)
        self._logs_off.close()

    def _on_thread(self, work: Coroutine[Any, Any, Any]) -> Future[Any]:
        try:
            return asyncio.run_coroutine_threadsafe(work, self._loop)
        except RuntimeError:  # its loop is closed
            work.close()
            raise EstimatorLostError(_STOPPING, was_running=False) from None

    def _work(self) -> None:
        # Dask leaves tasks whose failure it does not look at.
        self._loop.set_exception_handler(lambda _, context: log.debug("Dask: %s", context.get("message")))
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._until_stopped())

    async def _until_stopped(self) -> None:
        connected = asyncio.create_task(self._stay_connected())
        await self._stopping.wait()
        self._changed.set()
        connected.cancel()
        await asyncio.wait([connected])

    async def _stay_connected(self) -> None:
        delays = exponential_delays(_FIRST_DELAY, _LONGEST_DELAY, jitter=0.3)
        while True:
            client = await self._connected()
            if client is not None:
                delays = exponential_delays(_FIRST_DELAY, _LONGEST_DELAY, jitter=0.3)
                await self._follow(client)
            await asyncio.sleep(next(delays))

    async def _connected(self) -> Client | None:
        from distributed import Client

        # A new one for each attempt: a client that failed does not work again.
        client = None
        try:
            client = Client(self._address, timeout=_CONNECT_TIMEOUT, asynchronous=True, set_as_default=False)
            # If a server of another kind answers, Dask's own timeout does not end it.
            async with asyncio.timeout(1.5 * _CONNECT_TIMEOUT):
                await client
        except asyncio.CancelledError:
            await self._leave(client)
            raise
        except Exception as error:  # noqa: BLE001  a wrong server causes errors of all kinds
            self._in_background(self._leave(client))
            reason = one_line(error) or type(error).__name__
            self._report(f"no Dask scheduler answers at {self._address}: {reason}")
            return None
        return client

    async def _follow(self, client: Client) -> None:
        """Keep to the workers of a scheduler until it is lost."""
        self._client = client
        try:
            while True:
                self._update(await self._addresses(client))
                await asyncio.sleep(_POLL)
        except _SchedulerLostError as error:
            self._report(f"the Dask scheduler at {self._address} is lost: {error}")
        finally:
            self._client = None
            reason = _STOPPING if self._stopping.is_set() else "the Dask scheduler is lost"
            workers = self._placement.workers()
            for worker in workers:
                self._lose(worker, reason, was_running=False)
            for greeting in self._greetings.values():
                greeting.cancel()
            self._greetings.clear()
            self._refused.clear()
            if self._stopping.is_set():
                with suppress(Exception):
                    async with asyncio.timeout(_GOODBYE_TIMEOUT):
                        addresses = [worker.address for worker in workers]
                        await client.run(drop_service, self._service, workers=addresses)
                await self._leave(client)
            else:
                self._in_background(self._leave(client))

    async def _addresses(self, client: Client) -> set[str]:
        """Return the addresses of the workers.

        Raises:
            _SchedulerLostError: the scheduler does not answer.
        """
        query = asyncio.ensure_future(client.nthreads())
        deadline = time.monotonic() + _QUERY_TIMEOUT
        try:
            # Dask tries for long to query a scheduler that is gone, but notices it otherwise.
            while not query.done() and client.status == "running" and time.monotonic() < deadline:
                await asyncio.wait([query], timeout=_POLL)
        finally:
            query.cancel()
        is_over = query.done() and not query.cancelled()
        error = query.exception() if is_over else None
        if client.status != "running" or isinstance(error, OSError):
            raise _SchedulerLostError("the connection was closed")
        if not is_over:
            raise _SchedulerLostError(f"no answer for {_QUERY_TIMEOUT:.0f} s")
        if error is not None:
            raise _SchedulerLostError(f"{type(error).__name__}: {one_line(error)}")
        return set(query.result())

    def _update(self, addresses: set[str]) -> None:
        """Note which workers there are now."""
        now = time.monotonic()
        for worker in self._placement.workers():
            if worker.address not in addresses:
                self.n_ended += 1
                self._lose(worker, "a Dask worker ended", was_running=True)
            elif worker.calls and now > worker.answered + self._call_timeout:
                text = f"a Dask worker did not answer for {self._call_timeout:.0f} s"
                self._lose(worker, text, was_running=True)
        self._refused &= addresses
        for address in self._greetings.keys() - addresses:
            self._greetings.pop(address).cancel()
        known = {worker.address for worker in self._placement.workers()}
        for address in addresses - known - self._refused - self._greetings.keys():
            self._greetings[address] = asyncio.create_task(self._greet(address))
        self._placement.balance()
        if known:
            self._report(None)
        elif not addresses - self._refused:
            text = f"start one with `dask worker {self._address}`"
            self._report(f"the Dask cluster at {self._address} has no worker that can be used: {text}")

    async def _greet(self, address: str) -> None:
        """Use a worker as soon as it answers."""
        client, number = self._client, next(self._numbers)
        if client is None:
            return
        try:
            there = await client.submit(
                worker_version, key=f"heatcloak-{self._service}-{number}", workers=[address], pure=False
            )
        except Exception as error:  # noqa: BLE001  it has other packages, or was lost
            if client.status == "running":
                self._refuse(address, f"{type(error).__name__}: {one_line(error)}")
        else:
            if there != (here := version("heatcloak-aggregator")):
                self._refuse(address, f"it has version {one_line(Exception(there))}, this machine {here}")
            elif client is self._client:
                self._placement.add(address)
                log.info("a Dask worker joined: %d now", len(self._placement.workers()))
                self._changed.set()
                self._changed.clear()
        finally:
            if self._greetings.get(address) is asyncio.current_task():
                del self._greetings[address]

    def _refuse(self, address: str, reason: str) -> None:
        self._refused.add(address)
        log.warning(
            "the Dask worker %s is not used: %s: install the heatcloak-aggregator of this machine there",
            *(one_line(Exception(address)), reason),
        )

    def _lose(self, worker: DaskWorker, reason: str, *, was_running: bool) -> None:
        """End the calls of a worker; its zones move."""
        n_zones = self._placement.remove(worker)
        if was_running:
            log.warning("%s: its %d zones begin again elsewhere, with the stored rounds", reason, n_zones)
        for place, call in enumerate(worker.calls):
            # Calls run in order: the first one was running.
            _fail(call.answer, EstimatorLostError(reason, was_running=was_running and place == 0))

    def _report(self, problem: str | None) -> None:
        """Log once that the cluster is lost, and once that it works again."""
        if problem is not None and self._problem is None:
            log.warning("%s; until then, readings are stored and rounds wait", problem)
        elif problem is None and self._problem is not None:
            log.warning("the Dask cluster at %s works again", self._address)
        self._problem = problem

    async def _run(self, name: str, method: str, *args: Any) -> Any:  # noqa: ANN401
        worker = self._placement.worker_of(name)
        if method == "start":
            while (worker := self._placement.place(name)) is None:
                self._refuse_if_stopping()
                await self._changed.wait()
        self._refuse_if_stopping()
        if worker is None:
            raise EstimatorLostError(f"zone {name}: its Dask worker is gone", was_running=False)
        try:
            result = result_of(await self._answer(worker, name, encode_call(method, *args)))
        except EstimatorLostError:
            self._placement.lose(name, worker)
            raise
        if method == "start":
            self._placement.started(name, worker)
        return result

    def _refuse_if_stopping(self) -> None:
        if self._stopping.is_set():
            raise EstimatorLostError(_STOPPING, was_running=False)

    async def _answer(self, worker: DaskWorker, name: str, call: bytes) -> bytes:
        """Return the answer of a worker to a call.

        Raises:
            EstimatorLostError: it did not answer.
        """
        client, number = self._client, next(self._numbers)
        if client is None:
            raise EstimatorLostError("the Dask scheduler is lost", was_running=False)
        try:
            task = client.submit(
                *(run_call, self._service, name, number, call),
                key=f"heatcloak-{self._service}-{number}",
                workers=[worker.address],
                pure=False,
                fifo_timeout=0,
            )
        except Exception as error:  # noqa: BLE001  the client was closed
            raise EstimatorLostError(one_line(error), was_running=False) from None
        if not worker.calls:
            worker.answered = time.monotonic()
        sent = DaskCall(name, self._loop.create_future())
        worker.calls.append(sent)
        delivery = asyncio.create_task(_deliver(task, sent.answer))
        try:
            return await sent.answer
        finally:
            delivery.cancel()
            # If it has not begun, it never does.
            task.release()
            worker.calls.remove(sent)
            worker.answered = time.monotonic()

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    @staticmethod
    async def _leave(client: Client | None) -> None:
        if client is None:
            return
        with suppress(Exception):
            async with asyncio.timeout(_GOODBYE_TIMEOUT):
                await client.close()


class _SchedulerLostError(Exception):
    """The scheduler does not answer."""


async def _deliver(task: Any, answer: asyncio.Future[bytes]) -> None:  # noqa: ANN401
    """Set a future to what a Dask task returns."""
    from distributed.client import FutureCancelledError

    try:
        found = await task
    except FutureCancelledError:
        _fail(answer, EstimatorLostError("the Dask scheduler is lost", was_running=False))
    except Exception as error:  # noqa: BLE001  what a method raises on purpose is in its answer
        _fail(answer, EstimatorLostError(f"a Dask worker failed: {type(error).__name__}: {one_line(error)}"))
    else:
        if not answer.done():
            answer.set_result(found)


def _fail(answer: asyncio.Future[bytes], error: EstimatorLostError) -> None:
    if not answer.done():
        answer.set_exception(error)
