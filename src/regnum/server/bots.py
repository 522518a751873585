"""Bots think in processes of their own, each answer within a time budget.

A process that does not answer in time is ended and replaced; a simpler bot answers instead, and if need be
chance. So a table never waits for a bot, and the event loop never thinks.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from dataclasses import dataclass
from typing import Any

from ..bots import BOTS, make_bot
from ..games import get_game
from ..kernel import Setup
from ..log import resume
from .workers import Worker, Workers

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
        self.workers = Workers(workers, "bots")
        self.asked = 0
        self.late = 0

    def _ask(self, question: Question, seconds: float) -> int | None:
        worker = self.workers.take() or Worker(_work, grace=GRACE)
        found = worker.ask(question, seconds)
        if found is None:
            worker.end()
            self.workers.put(None)
            self.late += 1
            return None
        self.workers.put(worker)
        if not isinstance(found, int):
            log.error("bot %s failed: %s", question.bot, found)
            return None
        return found

    async def choose(self, question: Question, options: int) -> int:
        """The index of an option, always: from this bot, else from greedy, else by chance."""
        if options == 1:
            return 0
        self.asked += 1
        until = time.monotonic() + 2 * self.seconds + GRACE
        for name in dict.fromkeys((question.bot, "greedy")):
            if name not in BOTS or name == "random" or time.monotonic() > until:
                continue
            asked = Question(**{**question.__dict__, "bot": name})
            found = await self.workers.wait(self._ask, asked, self.seconds)
            if found is not None and 0 <= found < options:
                return found
        return secrets.randbelow(options)

    async def warm(self) -> None:
        """Have the processes up before the first question."""

        def start() -> None:
            worker = self.workers.take()
            self.workers.put(worker or Worker(_work, grace=GRACE))

        await asyncio.gather(*(self.workers.wait(start) for _ in range(self.workers.number)))

    def close(self) -> None:
        self.workers.close()
