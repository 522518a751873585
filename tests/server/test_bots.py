"""Bots of the server: whatever level a table has, it is answered, within the time that there is."""

import asyncio
import time
from pathlib import Path

import pytest

from regnum.bots import BOTS, THINKING
from regnum.games import get_game
from regnum.kernel import new_table
from regnum.log import entry_out, snapshot
from regnum.server.bots import AT_LEAST, BotPool, Question
from server.kit import LocalServer, Player, wait_for

ROOT = Path(__file__).resolve().parents[2]
DATABASES_BY_DAY = ("sqlite",)


def test_the_lobby_has_a_name_and_a_sentence_for_every_level_in_both_languages():
    for language in ("en", "pl"):
        words = (ROOT / f"web/src/lib/text/{language}.ts").read_text("utf-8")
        for bot in BOTS:
            assert f"'bot.{bot}':" in words
            assert f"'bot.{bot}.hint':" in words


def question(bot):
    table = new_table(get_game("principato"), 2, 5)
    table.run()
    decision = table.pending[0]
    entries = [entry_out(e) for e in table.log]
    asked = Question(table.setup, None, snapshot(table), entries, table.base, decision.seat, bot, 3)
    return asked, len(decision.options)


async def ask(pool, *bots):
    try:
        return await asyncio.gather(*(pool.choose(*question(bot)) for bot in bots))
    finally:
        pool.close()


@pytest.mark.parametrize("bot", [*BOTS, "retired", "search:0.1"])
def test_every_level_answers_also_one_that_is_no_longer_known(bot):
    pool = BotPool(1, 5.0)
    [found] = asyncio.run(ask(pool, bot))
    assert 0 <= found < question(bot)[1]
    assert pool.late == 0
    assert pool.open == 0


def test_the_more_questions_wait_the_less_each_is_thought_about():
    pool = BotPool(2, 5.0)
    assert pool.thinking("search-strong") == THINKING["search-strong"]
    pool.open = 2
    assert pool.thinking("search-strong") == THINKING["search-strong"]
    pool.open = 8
    assert pool.thinking("search-strong") == THINKING["search-strong"] / 4
    pool.open = 1000
    assert pool.thinking("search") == AT_LEAST
    pool.close()


def test_a_server_with_little_time_gives_no_bot_more():
    pool = BotPool(1, 0.25)
    assert pool.thinking("search-strong") == 0.25
    pool.close()


def test_many_hard_bots_at_once_are_all_answered_and_none_is_late():
    pool = BotPool(1, 10.0)
    start = time.process_time()
    found = asyncio.run(ask(pool, *["search-strong"] * 12))
    assert len(found) == 12
    assert pool.late == 0
    assert time.process_time() - start < 10  # the event loop has not thought


def test_a_table_of_every_level_is_played(db_url):
    server = LocalServer(db_url(), bot_seconds=0.2)
    try:
        ania = Player(server.address)
        table = ania.table("bot:easy", "bot:search", "bot:search-strong", "bot:greedy", seed=3)
        wait_for(lambda: ania.doc(table)["at"] > 12, 120)
        assert [s["bot"] for s in ania.doc(table)["seats"]] == ["easy", "search", "search-strong", "greedy"]
        wrong = ania.post(
            "/api/tables", 422, game="principato", seats=[{"kind": "me"}, {"kind": "bot", "bot": "genius"}]
        )
        assert "unknown bot 'genius' (known: easy, greedy, search, search-strong, random)" in str(wrong)
    finally:
        server.stop()
