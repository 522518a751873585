"""Pax Renaissance in the browser: a whole game against a bot, and three people who marry, trade and tax."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from e2e.kit import NewPlayer, Player


def test_a_whole_game_against_a_bot(player: NewPlayer) -> None:
    someone = player("Ania", lang="pl")
    table = someone.create("me", "bot:greedy", game="pax_renaissance")
    someone.open_table(table)
    random, answers, verbs = Random(3), 0, set()
    while options := someone.asked_or_over():
        busy = [o for o in options if not o.startswith(("sell", "pass"))] or options
        answer = someone.take(random.choice(busy))
        verbs.add(answer.partition(":")[0])
        answers += 1
        assert answers < 400
    assert {"buy", "play", "fair"} <= verbs
    doc = someone.doc(table)
    assert doc["result"]["winners"] == doc["view"]["winners"]
    region = someone.page.get_by_role("region", name=someone.word("over.title"), exact=True)
    expect(region.locator("> ol > li")).to_have_count(2)
    assert not someone.refused


def test_three_browsers_through_a_coronation_a_fair_and_a_tax(player: NewPlayer) -> None:
    people = [player("Ania"), player("Ola", lang="pl"), player("Jan")]
    table = people[0].create("me", "open", "open", game="pax_renaissance", seed=4)
    for seat, one in enumerate(people[1:], 1):
        one.be_guest()
        one.call("POST", f"/tables/{table}/join", {"token": people[0].links[str(seat)]})
    for one in people:
        one.open_table(table)

    play(people, 0, "buy:west:2", "play:PREN151X", "marry:portugal", "none")
    for seat, one in enumerate(people):
        portugal = one.doc(table, seat)["view"]["realms"]["portugal"]
        assert (portugal["holder"], portugal["queens"]) == (0, ["PREN151X"])

    play(people, 1, "buy:west:1", "play:PREN052", "decline_shot", "enough")
    before = [b["florins"] for b in people[2].doc(table, 2)["view"]["bankers"]]
    play(people, 2, "fair:west", "levy:caffa", "levy:modon", "levy:bruges", "levy:lubeck")
    view = people[0].doc(table, 0)["view"]
    assert [b["florins"] for b in view["bankers"]][2] > before[2]
    assert all(view["cities"][city] for city in ("caffa", "modon", "bruges", "lubeck"))
    play(people, 2, "pass")
    play(people, 0, "fair:east", "pass")

    play(people, 1, "ops:west", "use:PREN052:0")
    assert people[0].asked() == ["pay", "give_up"]  # the victim answers, and nobody else
    assert not people[1].options()
    assert not people[2].options()
    rich = people[0].doc(table, 0)["view"]["bankers"][0]["florins"]
    play(people, 0, "pay")
    assert people[1].doc(table, 1)["view"]["bankers"][0]["florins"] == rich - 1
    assert any(line["key"] == "levied" for line in people[1].doc(table, 1)["chronicle"][-3:])
    assert people[1].asked()
    assert not any(one.refused for one in people)


def play(people: list[Player], seat: int, *answers: str) -> None:
    """Answers of one seat, each seen by all before the next."""
    for answer in answers:
        people[seat].take(answer)
        for one in people:
            one.settle(people[seat].acked)
