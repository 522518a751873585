"""Bots think in processes of their own, each answer within a time budget.

A process that does not answer in time is ended and replaced; a simpler bot answers instead, and if need be
chance. So a table never waits for a bot, and the event loop never thinks.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from ..bots import BOTS, make_bot
from ..games import get_game
from ..kernel import Setup
from ..log import resume
from .workers import Worker

log = logging.getLogger("regnum.bots")
GRACE = 10.0  # seconds for a fresh process to come up


@dataclass(frozen=True)
class Question:
    """All that a bot process needs to put the table up and answer for a seat."""

    setup: Setup
    content: dict[str, Any] | None
    snapshot: dict[str, Any]
    entries: list[Any]
    first: int
    seat: int
    bot: str
    seed: int


def answer(q: Question) -> int:
    """The index of the option the bot takes. A bot looks only at what its seat sees."""
    game = get_game(q.setup.game)
    content = game.printed(q.content, "content", q.setup.options, stored=True)
    table = resume(game, q.setup, content, q.snapshot, q.entries, q.first)
    decision = table.decision(q.seat)
    return make_bot(q.bot, q.seed)(table, q.seat, decision.kind, decision.options)


def _work(question: Question) -> int | str:
    try:
        return answer(question)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


class BotPool:
    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.workers = max(1, workers)
        self._idle: queue.SimpleQueue[Worker | None] = queue.SimpleQueue()
        for _ in range(self.workers):
            self._idle.put(None)  # started when first needed
        self._threads = ThreadPoolExecutor(self.workers, "bots")
        self.asked = 0
        self.late = 0

    def _ask(self, question: Question, seconds: float) -> int | None:
        worker = self._idle.get() or Worker(_work, grace=GRACE)
        found = worker.ask(question, seconds)
        if found is None:
            worker.end()
            self._idle.put(None)
            self.late += 1
            return None
        self._idle.put(worker)
        if not isinstance(found, int):
            log.error("bot %s failed: %s", question.bot, found)
            return None
        return found

    async def choose(self, question: Question, options: int) -> int:
        """The index of an option, always: from this bot, else from greedy, else by chance."""
        if options == 1:
            return 0
        loop = asyncio.get_running_loop()
        self.asked += 1
        until = time.monotonic() + 2 * self.seconds + GRACE
        for name in dict.fromkeys((question.bot, "greedy")):
            if name not in BOTS or name == "random" or time.monotonic() > until:
                continue
            asked = Question(**{**question.__dict__, "bot": name})
            found = await loop.run_in_executor(self._threads, self._ask, asked, self.seconds)
            if found is not None and 0 <= found < options:
                return found
        return secrets.randbelow(options)

    async def warm(self) -> None:
        """Have the processes up before the first question."""

        def start() -> None:
            worker = self._idle.get()
            self._idle.put(worker or Worker(_work, grace=GRACE))

        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._threads, start) for _ in range(self.workers)))

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        with contextlib.suppress(queue.Empty):
            while True:
                worker = self._idle.get_nowait()
                if worker is not None:
                    worker.end()
