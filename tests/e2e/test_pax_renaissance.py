"""Pax Renaissance in the browser: a whole game against a bot."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from e2e.kit import NewPlayer


def test_a_whole_game_against_a_bot(player: NewPlayer) -> None:
    someone = player("Ania", lang="pl")
    table = someone.create("me", "bot:greedy", game="pax_renaissance", seed=4)
    someone.open_table(table)
    random, answers, verbs = Random(3), 0, set()
    while True:
        for _ in range(1500):
            someone.page.wait_for_timeout(20)
            if someone.options() or someone.is_over():
                break
        if someone.is_over():
            break
        options = someone.options()
        assert options, f"nothing to do after {answers} answers: {someone.question}"
        answer = someone.take(random.choice(options))
        verbs.add(answer.partition(":")[0])
        answers += 1
        assert answers < 400
    assert {"buy", "play", "fair"} <= verbs
    doc = someone.doc(table)
    assert doc["result"]["winners"] == doc["view"]["winners"]
    region = someone.page.get_by_role("region", name=someone.word("over.title"), exact=True)
    expect(region.get_by_role("listitem")).to_have_count(2)
    assert not someone.refused
