"""A war of three people at three browsers: a call that is refused, a battle, a siege, and a peace they agree on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from e2e.europa import GAME, asked_of, touch
from e2e.kit import DESKTOP, PHONE, TABLET, NewPlayer, Player, Server, wait_until
from e2e.prepared_server import laid_out, sit_down

FRANCE, CASTILE, ENGLAND = range(3)
# England holds Normandy with two infantry, and Castile is its ally. France is the stronger and takes two turns.
POSITION = """
title = "France may attack England, whose ally is Castile"
game = "europa_universalis"

[given]
seats = 3
options = { scenario = "1-01" }
agenda = [["turn", 0], ["turn_over", 0], ["turn", 0], ["turn_over", 0], ["peace"], ["income"]]

[given.set]
"phase" = 2
"turn" = 0
"players.0.mil" = 8
"players.0.stability" = 3
"players.0.event_taken" = 1
"players.0.manpower" = 14
"players.0.armies.0.regulars" = [4, 2, 0]
"players.2.manpower" = 12
"players.2.armies.1.area" = "brittanynormandy"
"players.2.armies.1.regulars" = [2, 0, 0]
"realms.england.allies" = [1]
"realms.castile.allies" = [2]
"""


@pytest.fixture
def prepared(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with laid_out(tmp_path_factory.mktemp("war"), POSITION) as server:
        yield server


def three(player: NewPlayer, prepared: Server) -> tuple[list[Player], str]:
    people = [
        player("Ania", prepared, size=DESKTOP),
        player("Ola", prepared, lang="pl", size=TABLET, theme="dark"),
        player("Ewa", prepared, lang="pl", size=PHONE, touch=True),
    ]
    others = {seat: people[seat] for seat in (CASTILE, ENGLAND)}
    table = sit_down(people[FRANCE], others, GAME, options={"scenario": "1-01"})
    for one in people:
        one.open_table(table)
    return people, table


def test_a_war_from_its_declaration_to_its_peace(prepared: Server, player: NewPlayer) -> None:
    people, table = three(player, prepared)
    france, castile, england = people

    def says(seat: int, kind: str, *options: str) -> list[str]:
        """These answers of a seat, at its browser; what was touched on its board."""
        touched = []
        for option in options:
            people[seat].asked(90)
            asked, offered = asked_of(people[seat], table, seat)
            assert asked == kind, f"{asked}, not {kind}"
            assert option in offered, f"{option} is none of {list(offered)}"
            touched += touch(people[seat], option, offered[option])
        return touched

    def told(text: dict[str, str]) -> None:
        """All three read it, each in the language of the page."""
        for one in people:
            one.page.bring_to_front()
            wait_until(lambda one=one: any(text[one.lang] in line for line in chronicle(one)), why=text[one.lang])

    # the declaration, a call to arms, and its refusal
    says(FRANCE, "turn", "war")
    says(FRANCE, "war", "realm:england")
    sides = france.page.locator("[data-prospect=england]")  # the war room is open, and knows them before it is declared
    expect(sides.locator("[data-helper=castile]")).to_be_visible()
    expect(sides).to_contain_text("Brittany & Normandy")
    says(FRANCE, "war", "declare")
    says(FRANCE, "call", "enough")
    says(ENGLAND, "call", "realm:castile")
    expect(castile.prompt).to_contain_text("Anglia")
    for one, asked in ((castile, True), (england, False), (france, False)):
        expect(talk(one, "call_to_arms")).to_contain_text("Kastylia" if one.lang == "pl" else "Castile")
        expect(talk(one, "call_to_arms").get_by_role("button", name="Odmów")).to_have_count(int(asked))
    assert "answer:refuse" in says(CASTILE, "call_to_arms", "refuse")
    told({"en": "refused the call", "pl": "odrzuca wezwanie"})
    says(ENGLAND, "grievance", "cb")

    # the battle: the army goes to Normandy over the map
    says(FRANCE, "free_action", "activate")
    says(FRANCE, "activate", "army:0")
    assert "area:brittanynormandy" in says(FRANCE, "march", "go:brittanynormandy:")
    says(FRANCE, "march", "stop")
    says(FRANCE, "battle_general", "command:0")
    says(FRANCE, "loss", "unit:0:brittanynormandy:regulars:infantry")
    state = france.doc(table, FRANCE, slim=True)["view"]
    assert state["players"][ENGLAND]["armies"][1]["area"] is None
    says(FRANCE, "turn_end", "end")

    # the siege
    says(FRANCE, "turn", "activate")
    says(FRANCE, "activate", "siege:brittanynormandy")
    touched = says(FRANCE, "siege", "besiege:caux", "besiege:normandie")
    assert {"province:caux", "province:normandie"} <= set(touched)
    says(FRANCE, "siege", "done")
    says(FRANCE, "turn_end", "end")
    provinces = england.doc(table, ENGLAND, slim=True)["view"]["provinces"]
    assert [provinces[p]["occupier"] for p in ("caux", "normandie")] == [FRANCE, FRANCE]

    # a peace that both agree on, after another offer
    says(ENGLAND, "capitulate", "no")
    says(FRANCE, "peace_war", "settle:england")
    says(FRANCE, "peace_term", "negotiate")
    says(FRANCE, "offer", "give:status_quo", "send")
    expect(england.page.locator("[data-offer]")).to_be_visible()
    expect(castile.page.locator("[data-offer]")).to_have_count(0)
    expect(talk(england, "offered"), "on a phone the map is left in view").to_have_count(0)
    england.page.locator("#tab-talks").tap()
    for one in (france, england):
        expect(talk(one, "offered").locator("section")).to_have_count(2)
    given = [talk(one, "offered").locator("section").all_inner_texts() for one in (france, england)]
    assert [len(sides) for sides in given] == [2, 2]
    assert "Francja" in given[1][0]
    assert "France" in given[0][0]
    expect(talk(castile, "offered")).to_have_count(0)
    assert "answer:counter" in says(ENGLAND, "offered", "counter")
    says(ENGLAND, "offer", "take:land:caux")
    says(ENGLAND, "offer_part", "take:hand_back:caux:3")
    says(ENGLAND, "offer", "give:ducats:5", "send")
    expect(france.page.locator("[data-side=give]")).to_contain_text("Caux")
    expect(france.page.locator("[data-side=take]"), "what is paid for it stands with who pays").to_contain_text("Caux")
    parts = "[data-given]"
    both = [talk(one, "offered").locator(parts) for one in (england, france)]
    expect(both[0]).not_to_have_count(0)
    wait_until(lambda: both[0].count() == both[1].count(), 10)
    says(FRANCE, "offered", "accept")
    for one in people:
        expect(one.page.locator("[data-talk]")).to_have_count(0)
    view = castile.doc(table, CASTILE, slim=True)["view"]
    assert view["wars"] == []
    assert (view["provinces"]["caux"]["town"], view["provinces"]["normandie"]["town"]) == (ENGLAND, FRANCE)
    assert [p["ducats"] for p in view["players"]] == [15 + 8, 15, 15 - 8]
    assert not any(one.refused for one in people)
    assert all(one.overflow() <= 0 for one in people)


def talk(one: Player, kind: str) -> Locator:
    """What is offered or called for, on the sheet that both see."""
    return one.page.locator(f"[data-talk={kind}]")


def chronicle(one: Player) -> list[str]:
    found: list[str] = one.page.locator("#side-panel li").all_inner_texts()
    return found
