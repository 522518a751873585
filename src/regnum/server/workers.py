"""A process that works for the server, one task at a time, and can be ended when it takes too long."""

from __future__ import annotations

import contextlib
import multiprocessing
import resource
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

Work = Callable[[Any], Any]


def _serve(pipe: Connection, work: Work, memory: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends it, by closing the pipe
    if memory:
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    pipe.send("ready")
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send(work(pipe.recv()))


class Worker:
    """`work` is a function of a module, called there with each task; it must not raise. `memory`: bytes of address
    space that the process may have, 0 for no limit."""

    def __init__(self, work: Work, memory: int = 0, grace: float = 10.0) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=_serve, args=(other, work, memory), daemon=True)
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
