"""Bots think in processes of their own, each answer within a time budget.

A process that does not answer in time is ended and replaced; a simpler bot answers instead, and if need be
chance. So a table never waits for a bot, and the event loop never thinks. A bot that searches takes the time it has:
the more questions wait for a process, the less each of them is thought about.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from dataclasses import dataclass, replace
from typing import Any

from ..bots import BOTS, THINKING, make_bot
from ..bots.hint import Hint, hint_for
from ..games import get_game
from ..kernel import Setup
from ..log import resume
from .workers import Worker, Workers

log = logging.getLogger("regnum.bots")
GRACE = 10.0  # seconds for a fresh process to come up
AT_LEAST = 0.02  # seconds of thought, however many wait
HINT = 1.4  # seconds for a hint, and half as much again to compare the two best options
REACTING = 0.3  # seconds in a reaction: its window is short (reactions.py)


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
    thinking: float = math.inf  # seconds, for a bot that would think longer
    hint: bool = False  # not an answer is wanted, but what one might answer and why


def answer(q: Question) -> int | Hint:
    """The index of the option the bot takes, or a hint. A bot looks only at what its seat sees."""
    game = get_game(q.setup.game)
    content = game.printed(q.content, "content", q.setup.options, stored=True)
    table = resume(game, q.setup, content, q.snapshot, q.entries, q.first)
    decision = table.decision(q.seat)
    at_most = q.thinking if table.reaction is None else min(q.thinking, REACTING)
    if q.hint:
        return hint_for(table, q.seat, decision.kind, decision.options, q.seed, at_most)
    return make_bot(q.bot, q.seed, at_most)(table, q.seat, decision.kind, decision.options)


def _work(question: Question) -> int | Hint | str:
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
        self.open = 0  # questions that have no answer yet
        self.askers: set[int] = set()  # people who wait for a hint

    def thinking(self, bot: str) -> float:
        """Seconds that a bot may think now."""
        wished = min(HINT if bot == "hint" else THINKING.get(bot, 0.0), self.seconds)
        return max(AT_LEAST, wished * min(1.0, self.workers.number / max(1, self.open)))

    def _ask(self, question: Question) -> int | Hint | None:
        worker = self.workers.take() or Worker(_work, grace=GRACE)
        thinking = self.thinking("hint" if question.hint else question.bot)
        limit = self.seconds + (2 * thinking if question.hint or question.bot in THINKING else 0.0)
        found = worker.ask(replace(question, thinking=thinking), limit)
        if found is None:
            worker.end()
            self.workers.put(None)
            self.late += 1
            return None
        self.workers.put(worker)
        if not isinstance(found, int | Hint):
            log.error("bot %s failed: %s", question.bot, found)
            return None
        return found

    async def choose(self, question: Question, options: int) -> int:
        """The index of an option, always: from this bot, else from greedy, else by chance."""
        if options == 1:
            return 0
        self.asked += 1
        self.open += 1
        try:
            until = time.monotonic() + 2 * self.seconds + GRACE
            for name in dict.fromkeys((question.bot, "greedy")):
                if name not in BOTS or name == "random" or time.monotonic() > until:
                    continue
                found = await self.workers.wait(self._ask, replace(question, bot=name))
                if isinstance(found, int) and 0 <= found < options:
                    return found
            return secrets.randbelow(options)
        finally:
            self.open -= 1

    async def hint(self, question: Question) -> Hint | None:
        """None where it did not come in time."""
        self.open += 1
        try:
            found = await self.workers.wait(self._ask, replace(question, hint=True))
        finally:
            self.open -= 1
        return found if isinstance(found, Hint) else None

    async def warm(self) -> None:
        """Have the processes up before the first question."""

        def start() -> None:
            worker = self.workers.take()
            self.workers.put(worker or Worker(_work, grace=GRACE))

        await asyncio.gather(*(self.workers.wait(start) for _ in range(self.workers.number)))

    def close(self) -> None:
        self.workers.close()
