"""Boże Igrzysko in the browser: a whole game against bots, and three people through a secret placement and bids."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from e2e.kit import NewPlayer, Player

PROVINCES = ("prussia", "lithuania", "ukraine", "lesser_poland", "greater_poland")


def test_a_whole_game_against_two_bots(player: NewPlayer) -> None:
    someone = player("Ania", lang="pl")
    table = someone.create("me", "bot:greedy", "bot:random", game="boze_igrzysko", seed=11)
    someone.open_table(table)
    random, answers, kinds = Random(1), 0, set()
    while options := someone.asked_or_over():
        kinds.add(options[0].partition(":")[0])
        someone.take(random.choice(options))
        answers += 1
        assert answers < 400
    assert {"settle", "token", "build", "raise"} <= kinds
    doc = someone.doc(table)
    assert doc["view"]["turn"] == 4
    assert doc["result"]["scores"] == [m["prestige"] for m in doc["view"]["magnates"]]
    region = someone.page.get_by_role("region", name=someone.word("over.title"), exact=True)
    expect(region.locator("> ol > li")).to_have_count(3)
    assert not someone.refused


def sit_down(player: NewPlayer) -> tuple[list[Player], str]:
    people = [player("Ania"), player("Ola", lang="pl"), player("Jan")]
    table = people[0].create("me", "open", "open", game="boze_igrzysko", options={"first": "1"})
    for seat, one in enumerate(people[1:], 1):
        one.be_guest()
        one.call("POST", f"/tables/{table}/join", {"token": people[0].links[str(seat)]})
    for one in people:
        one.open_table(table)
    return people, table


def all_see(people: list[Player], version: int) -> None:
    for one in people:
        one.settle(version)


def test_three_browsers_lay_tokens_and_bid_in_secret(player: NewPlayer) -> None:
    people, table = sit_down(player)
    for seat in (0, 1, 2, 1, 2, 0, 2, 0, 1):  # 3.0.estate_draft: the mace goes round
        people[seat].take(f"settle:{PROVINCES[seat]}")
        all_see(people, people[seat].acked)

    heard = [len(one.received) for one in people]
    for value, place in enumerate((*PROVINCES, "court")):
        for one in people[:2]:
            one.take(f"token:{place}:{value}")
    people[0].page.keyboard.press("u")  # the last token taken back: nobody has seen it
    expect(people[0].page.locator('[data-option="token:court:5"]')).to_be_visible()
    for seat, one in enumerate(people):
        others = [m for m in one.received[heard[seat] :] if '"tokens"' in m and '"seat":' in m and '"court"' in m]
        assert not [m for m in others if '"key":"tokens"' in m], f"{one.name} saw tokens before all had laid theirs"
        assert one.doc(table, seat)["view"]["court"] == []
    people[0].take("token:court:5")
    for value, place in enumerate((*PROVINCES, "court")):
        people[2].take(f"token:{place}:{value}")
    all_see(people, people[2].acked)
    for seat, one in enumerate(people):
        assert one.doc(table, seat)["view"]["court"] == [5, 5, 5]
        assert one.doc(table, seat)["view"]["magnates"][0]["cubes"] == [0, 1, 2, 3, 4]

    for one, bid in zip(people, (3, 3, 1), strict=True):  # 6.1.tie
        bidding(one, bid)
        if one is not people[2]:
            assert [m["money"] for m in one.doc(table, None)["view"]["magnates"]] == [20, 20, 20]
    all_see(people, people[2].acked)
    assert [m["money"] for m in people[2].doc(table, 2)["view"]["magnates"]] == [17, 17, 19]
    bidding(people[1], 2)  # 6.1.retie: the two who bid most
    bidding(people[0], 1)
    all_see(people, people[0].acked)
    for seat, one in enumerate(people):
        view = one.doc(table, seat)["view"]
        assert [m["money"] for m in view["magnates"]] == [16, 15, 19]
        assert view["mace"] == 1
        assert one.chronicle() == one.chronicle()
    assert not any(one.refused for one in people)


def bidding(one: Player, n: int) -> None:
    """A bid by its button, wherever the client keeps long lists of numbers."""
    one.asked()
    wanted = one.page.locator(f'[data-option="bid:{n}"]')
    if not wanted.count():
        one.page.locator(".count > button.link").click()  # all of them as buttons
    with one.acknowledged():
        wanted.click()
