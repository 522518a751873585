"""What a board is drawn from: the content of that very table, and the numbers of the race."""

from regnum.patterns import covering
from regnum.server.touches import touched

MINE = {"card": {"painter": {"exchange": True, "ways": [{"pay": {"food": 2}, "gain": {"painting": 1}}]}}}


def value(content, path):
    """The value at a path and the kind of its provenance."""
    found = content["data"]
    for step in path.split("."):
        found = found[step]
    kind = "override" if path in content["own"] else covering(content["provenance"])(path)["kind"]
    return found, kind


def test_a_table_tells_the_content_it_is_played_with(ania, bona):
    plain, other = ania.table("me", "bot:random"), ania.table("me", "bot:random")
    mine = ania.table("me", "bot:random", content=MINE)
    marks = [ania.doc(t, 0)["content"] for t in (plain, other, mine)]
    assert marks[0] == marks[1] != marks[2]
    printed, changed = (ania.get(f"/api/tables/{t}/content") for t in (plain, mine))
    assert printed == ania.get("/api/games/principato/content")
    assert printed["own"] == []
    ways = MINE["card"]["painter"]["ways"]
    assert value(changed, "card.painter.ways") == (ways, "override")
    assert value(printed, "card.painter.ways") != value(changed, "card.painter.ways")
    assert value(printed, "card.painter.exchange") == (False, "reconstructed")
    assert value(changed, "storage.farm") == value(printed, "storage.farm") == (2, "rulebook")
    assert bona.get(f"/api/tables/{mine}/content") == changed  # who looks on sees the same cards
    assert bona.doc(mine, None)["content"] == marks[2]


def test_content_is_known_before_the_game_begins_and_not_of_tables_that_are_not(ania):
    lobby = ania.table("me", "open", content=MINE)
    assert value(ania.get(f"/api/tables/{lobby}/content"), "card.painter.exchange") == (True, "override")
    assert ania.doc(lobby, 0)["content"] is None
    assert ania.get("/api/tables/nowhere/content", 404)["code"] == "no_table"


def test_a_board_is_sent_what_it_shows_and_a_list_of_values_all_of_it(ania):
    table = ania.table("me", "bot:random", "bot:random", game="europa_universalis")
    whole, board = (ania.get(f"/api/tables/{table}/content", board=board) for board in (None, True))
    assert whole["data"].pop("setups")
    assert whole.pop("sources")["pl"]
    assert board == whole


def test_options_that_change_what_is_printed_change_the_content_of_the_table(ania):
    plain = ania.table("me", "bot:random", game="pax_renaissance")
    promo = ania.table("me", "bot:random", game="pax_renaissance", options={"promo": "yes"})
    assert ania.doc(plain, 0)["content"] != ania.doc(promo, 0)["content"]
    printed, more = (ania.get(f"/api/tables/{t}/content") for t in (plain, promo))
    assert "PREN208P" not in printed["data"]["card"]
    assert value(more, "card.PREN208P.side") == ("east", "public")
    assert "kviv" in ania.doc(promo, 0)["view"]["cities"]


def test_options_have_names(ania):
    names = next(g for g in ania.get("/api/games") if g["id"] == "pax_renaissance")["option_names"]
    assert names["map"]["title"] == {"en": "Map at the start", "pl": "Mapa na początku"}
    assert set(names["map"]["values"]) == {"1550"}
    assert set(names) == {"map", "astrology", "bankruptcy", "promo"}


def test_the_race_is_told_but_not_the_tasks_of_others(ania, bona, two):
    mine, theirs = ania.doc(two, 0)["standing"], bona.doc(two, 1)["standing"]
    assert mine["points"] == theirs["points"] == [0, 0]
    assert all(type(n) is int for n in mine["tasks"][0])
    assert mine["tasks"][1] == [None, None] == theirs["tasks"][0]
    assert ania.doc(two, None)["standing"]["tasks"] == [[None, None]] * 2


def test_every_way_of_a_card_is_an_element_of_its_own(ania, two):
    decision = ania.doc(two, 0)["decisions"][0]
    every = [*decision["options"], *decision["barred"]]
    ways = [touched(decision, o) for o in every if o["id"].startswith("activate:")]
    assert ways
    assert all(t[1].startswith("way:") and t[0].split(":")[1] in t[1] for t in ways)
    assert len({t[1] for t in ways}) == len(ways)


def test_what_is_laid_under_seal_is_told_to_its_owner_alone(ania, bona):
    table = ania.table("me", "open", "bot:random", game="boze_igrzysko", options={"first": "1"})
    bona.post(f"/api/tables/{table}/join", token=ania.links["1"])
    while (doc := ania.doc(table, 0))["view"]["phase"] < 2:  # the draft of estates
        who, seat = (ania, 0) if doc["seats"][0]["waiting"] else (bona, 1)
        if doc["seats"][seat]["waiting"]:
            who.play(table, seat)
    first = doc["decisions"][0]["options"][3]["id"]
    ania.answer(table, 0, first, doc["at"], step=0)
    assert ania.doc(table, 0)["given"] == [first]
    assert bona.doc(table, 1)["given"] == [] == ania.doc(table, None)["given"]
    ania.post(f"/api/tables/{table}/undo", seat=0, key="back")
    assert ania.doc(table, 0)["given"] == []


def test_a_board_can_name_everything_it_shows(ania, bona):
    table = ania.table("me", "bot:random", "bot:random", game="boze_igrzysko", seed=3)
    doc = ania.doc(table, 0, "pl")
    for term in ("prussia", "greater_poland", "tatars", "potocki", "vasas", "phase-16", "vienna", "cossack"):
        assert term in doc["names"], term
    race = doc["standing"]
    assert race["danger"] == race["strength"] == race["printed"]  # nobody has moved yet
    assert [a["id"] for a in race["actions"] if a["turn"] > 2] == ["confederation", "city"]
    content = ania.get(f"/api/tables/{table}/content")
    assert race["printed"][1] == content["data"]["enemy"]["muscovy"]["three"][0]
