"""Processes that work for the server, each on one task at a time, and can be ended when they take too long.

They are forked from one that has loaded the games and has done nothing else (preloaded.py): to load them again takes a
second of processor, each time that one is started or had to be ended. That one ends with the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import queue
import resource
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, ParamSpec, TypeVar

Work = Callable[[Any], Any]
P = ParamSpec("P")
R = TypeVar("R")

_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(["__main__", "regnum.server.preloaded"])


def _serve(pipe: Connection, work: Work, memory: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends it, by closing the pipe
    if memory:
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with contextlib.suppress(EOFError, OSError):
        pipe.send("ready")
        while True:
            pipe.send(work(pipe.recv()))


class Worker:
    """`work` is a function of a module, called there with each task; it must not raise. `memory`: bytes of address
    space that the process may have, 0 for no limit."""

    def __init__(self, work: Work, memory: int = 0, grace: float = 10.0) -> None:
        self.pipe, other = _context.Pipe()
        self.process = _context.Process(target=_serve, args=(other, work, memory), daemon=True)
        self.process.start()
        other.close()
        self.ready = False
        self.grace = grace  # seconds for it to come up

    def ask(self, task: Any, seconds: float) -> Any:
        """The answer, or None when time is up or the process is gone."""
        try:
            if not self.ready:
                if not self.pipe.poll(self.grace):
                    return None
                self.ready = self.pipe.recv() == "ready"
            self.pipe.send(task)
            return self.pipe.recv() if self.pipe.poll(seconds) else None
        except (EOFError, OSError):
            return None

    def end(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join(5)


class Workers:
    """So many of them, each started when it is first needed, and a thread to wait for each."""

    def __init__(self, number: int, name: str) -> None:
        self.number = max(1, number)
        self._threads = ThreadPoolExecutor(self.number, name)
        self._idle: queue.SimpleQueue[Worker | None] = queue.SimpleQueue()
        for _ in range(self.number):
            self._idle.put(None)

    def take(self) -> Worker | None:
        """One that has nothing to do; None: a place for a new one."""
        return self._idle.get()

    def put(self, worker: Worker | None) -> None:
        """Back to the idle ones; None: it has ended."""
        self._idle.put(worker)

    async def wait(self, act: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What the act finds, in a thread that may wait for a process."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: act(*args, **kwargs))

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        with contextlib.suppress(queue.Empty):
            while True:
                worker = self._idle.get_nowait()
                if worker is not None:
                    worker.end()
