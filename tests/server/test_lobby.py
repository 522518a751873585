"""What a table is going to play: options that depend on each other, seats that stand for a realm, names to look up."""

from __future__ import annotations

import pytest

from regnum.games import built_in, get_game
from regnum.games.europa_universalis.options import AUTO
from server.kit import Player, wait_for

DATABASES_BY_DAY = ["sqlite"]  # it is about what is sent, which no database changes
GAME = "europa_universalis"
FOUR = ("me", "bot:random", "bot:random", "bot:random")


@pytest.mark.parametrize("game", built_in())
def test_every_choice_that_is_offered_makes_a_table(ania: Player, game: str) -> None:
    for seats in get_game(game).seats:
        found = ania.get(f"/api/games/{game}/setup", seats=seats)
        wished = ["me", *["bot:random"] * (seats - 1)]
        table = ania.table(*wished, game=game, options=found["options"])
        info = ania.get(f"/api/tables/{table}")
        told = get_game(game).seat_parts is not None  # by the game, once it has begun
        assert info["parts"] == found["parts"] or (told and len(info["parts"]) == seats)
        assert info["outline"] == found["outline"]
        listed = next(g for g in ania.get("/api/games") if g["id"] == game)
        assert bool(found["parts"]) == (game == GAME) == listed["parts"]
        assert listed["parts_later"] == told


def test_what_does_not_fit_gives_way_to_what_is_usual(ania: Player) -> None:
    where = f"/api/games/{GAME}/setup"
    for seats, usual in AUTO.items():
        assert ania.get(where, seats=seats)["options"]["scenario"] == usual
    kept = ania.get(where, seats=4, chosen=["scenario:1-04", "ages:3", "missions:no"])
    assert {k: kept["options"][k] for k in ("scenario", "ages", "missions")} == {
        "scenario": "1-04", "ages": "3", "missions": "no",
    }  # fmt: skip
    assert kept["fitting"]["ages"] == ["auto", "2", "3"]
    lost = ania.get(where, seats=6, chosen=["scenario:1-04", "ages:3", "unheard:of", "ages:9"])
    assert lost["options"]["scenario"] == "2-01"
    assert "unheard" not in lost["options"]
    assert lost["outline"]["text"] == {
        "en": "The Grand Campaign: ages I–IV, 16 rounds. Six powers from 1444 through all ages.",
        "pl": "Wielka kampania: epoki I–IV, 16 rund. Sześć mocarstw od roku 1444 przez wszystkie epoki.",
    }
    odd = ania.get(where, seats=5, chosen=["open_events:yes", "private_talks:yes"])["options"]
    assert (odd["open_events"], odd["private_talks"]) == ("no", "yes")  # four open events are for six


def test_one_person_starts_a_scenario_whose_other_seats_the_box_gives_to_bots(ania: Player) -> None:
    found = ania.get(f"/api/games/{GAME}/setup", seats=5, chosen=["scenario:2-06"])
    mine = [i for i in range(5) if i not in found["bots"]]
    assert [found["parts"][i]["en"] for i in mine] == ["Byzantium"]
    kinds = ["me" if i in mine else "bot:random" for i in range(5)]
    table = ania.table(*kinds, game=GAME, options=found["options"])
    doc = ania.doc(table, mine[0])
    assert (doc["status"], doc["seats"][mine[0]]["part"]) == ("live", "Byzantium")
    assert ania.get(f"/api/games/{GAME}/setup", seats=3)["bots"] == []
    assert ania.get("/api/games/principato/setup", seats=2)["bots"] == []
    two = ania.table("me", "bot:random", game=GAME)  # a scenario for two, by one
    assert ania.doc(two, 0)["status"] == "live"


def test_a_bot_takes_the_seat_of_who_leaves_a_game_of_realms(ania: Player, bona: Player) -> None:
    table = ania.table("me", "open", "bot:random", game=GAME, public=True, options={"leaving": "realm"})
    bona.post(f"/api/tables/{table}/join", seat=1)
    bona.post(f"/api/tables/{table}/leave")
    seat = ania.doc(table, 0)["seats"][1]
    assert (seat["away"], seat["part"]) == (True, "Castile")
    before = ania.doc(table, 0)["at"]
    for _ in range(4):
        wait_for(lambda: ania.doc(table, 0)["decisions"])
        ania.play(table, 0, -1)
    assert ania.doc(table, 0)["at"] > before


def test_a_wish_that_makes_no_sense_is_refused_in_one_sentence(ania: Player) -> None:
    assert ania.get(f"/api/games/{GAME}/setup", 422, seats=7)["detail"] == (
        "seats: europa_universalis is for 2, 3, 4, 5, 6, not 7"
    )
    assert ania.get("/api/games/nothing/setup", 404, seats=2)["code"] == "no_game"
    assert ania.get(f"/api/games/{GAME}/setup", 422, seats=2, chosen=["scenario"])["code"] == "invalid"
    seats = [{"kind": "me"}, {"kind": "bot"}]
    refused = ania.post("/api/tables", 422, game=GAME, seats=seats, options={"scenario": "2-01"})
    assert refused["detail"] == "scenario 2-01 is for 6 seats, not 2"
    refused = ania.post("/api/tables", 422, game=GAME, seats=seats, options={"scenario": "1-04", "ages": "1"})
    assert refused["detail"] == "option 'ages' cannot be '1': scenario 1-04 has the ages 2, 3"


def test_who_chooses_a_seat_chooses_a_realm(server, ania: Player, bona: Player) -> None:
    table = ania.table("me", "open", "open", "bot:random", game=GAME, public=True, options={"scenario": "1-01"})
    waiting = next(t for t in bona.get("/api/tables", public=True) if t["id"] == table)
    assert [p["pl"] for p in waiting["parts"]] == ["Francja", "Kastylia", "Anglia", "Austria"]
    bona.post(f"/api/tables/{table}/join", seat=2)
    lobby = bona.doc(table, 2)
    assert lobby["status"] == "lobby"
    assert [(s["name"], s["part"]) for s in lobby["seats"]][2:] == [("Bona", "Anglia"), ("Bot 4", "Austria")]
    third = Player(server.address, "Cyryl")
    third.post(f"/api/tables/{table}/join", seat=1)
    doc = third.doc(table, 1)
    assert [p["realm"] for p in doc["view"]["players"]] == ["france", "castile", "england", "austria"]


def test_sentences_name_the_realm_and_of_a_bot_nothing_else(ania: Player) -> None:
    table = ania.table(*FOUR, game=GAME)
    titles = [panel["title"] for panel in ania.doc(table, 0, "pl")["panels"] if panel["seat"] is not None]
    assert titles == ["Ania (Francja)", "Kastylia", "Anglia", "Austria"]
    assert [s["name"] for s in ania.doc(table, 0)["seats"]] == ["Ania", "Bot 2", "Bot 3", "Bot 4"]


def test_a_game_taken_elsewhere_and_a_fork_keep_their_realms(ania: Player) -> None:
    table = ania.table("me", "local", game=GAME)
    log = ania.get(f"/api/tables/{table}/log")
    taken = ania.post("/api/import", **log)["id"]
    fork = ania.post(f"/api/tables/{table}/fork", at=0)["id"]
    for other in (taken, fork):
        info = ania.get(f"/api/tables/{other}")
        assert info["parts"] == [{"en": "France", "pl": "Francja"}, {"en": "Castile", "pl": "Kastylia"}]
        assert info["outline"]["options"] == ["scenario", "ages"]


def test_names_in_panels_can_be_looked_up(ania: Player, bona: Player) -> None:
    table = ania.table(*FOUR, game=GAME)
    doc = ania.doc(table, 0, "pl")
    assert {"realm", "area", "event", "card"} <= set(doc["things"])
    own = next(p for p in doc["panels"] if p["seat"] == 0)
    hand = next(value for label, value, *_ in own["rows"] if label == "Ręka")
    card = hand["items"][0]
    told = ania.get(f"/api/tables/{table}/things/{card['thing']}", seat=0, lang="pl")
    assert told[0]["title"] == f"Karta akcji: {card['text']}"
    assert {"thing": "realm-france"}.items() <= own["rows"][0][1].items()
    all_of_them = {t["id"] for t in ania.get(f"/api/tables/{table}/things", seat=0, lang="pl")}
    assert card["thing"] in all_of_them
    # what is in a hand is a thing for who holds it
    assert card["thing"] not in {t["id"] for t in bona.get(f"/api/tables/{table}/things")}
    assert bona.get(f"/api/tables/{table}/things/{card['thing']}", 404)["code"] == "no_thing"
    assert bona.get(f"/api/tables/{table}/things/realm-france", 403, seat=0)["code"] == "not_yours"
    # the realm of an area has its neighbours, and areas lead on to provinces
    area = bona.get(f"/api/tables/{table}/things/area-seine", lang="en")[0]
    assert ["Paris", "province-paris"] in [[label, *thing] for label, _, *thing in area["rows"]]


def test_several_cards_are_read_at_once_and_only_by_who_may(ania: Player, bona: Player) -> None:
    table = ania.table(*FOUR, game=GAME)
    view = ania.doc(table, 0)["view"]
    event = f"event-{view['row'][0]['card']}"
    held = next(card for kind in ("adm", "dip", "mil") for card in view["players"][0][f"hand_{kind}"])
    asked = {"thing": [event, f"card-{held}", "idea-nonsense"]}
    slim = ania.get(f"/api/tables/{table}/doc", seat=0, what="outlook")
    assert {"realm", "area", "event", "card"} <= set(slim["things"])  # without panels, too
    texts = ania.get(f"/api/tables/{table}/texts", seat=0, lang="pl", **asked)
    assert set(texts) == {event, f"card-{held}"}  # what is no thing is left out
    whole = ania.get(f"/api/tables/{table}/things/{event}", seat=0, lang="pl")
    printed = {label: value["text"] for label, value, *_ in whole[0]["rows"]}
    assert {printed[half] for half in "AB" if half in printed} <= set(texts[event].values())
    assert texts[f"card-{held}"]["row-text"]
    assert set(bona.get(f"/api/tables/{table}/texts", lang="en", **asked)) == {event}
    assert bona.get(f"/api/tables/{table}/texts", 403, seat=0, thing=event)["code"] == "not_yours"
    assert ania.get(f"/api/tables/{table}/texts", 422, seat=0, thing=["x"] * 61)["code"] == "invalid"


def test_a_thing_is_told_by_its_id_and_by_the_element_of_the_board(ania: Player) -> None:
    table = ania.table("me", "bot:random")
    kinds = {t["id"]: t["kind"] for t in ania.get(f"/api/tables/{table}/things", seat=0, lang="pl")}
    assert kinds["card-harvest"] == "Karty akcji"
    told = ania.get(f"/api/tables/{table}/things/card-harvest", seat=0, lang="pl")
    assert told == ania.get(f"/api/tables/{table}/things/way:harvest.y1-1:0", seat=0, lang="pl")
    assert told[0]["title"] == "Żniwa"
    assert told[0]["rows"][0][0] == "Co to jest"
    assert "CARD.zniwa" in told[0]["rules"]
    assert {"kind": "rulebook", "source": "Przegląd kart akcji, s. 8"} in told[0]["from"]
    food = ania.get(f"/api/tables/{table}/things/food:own", seat=0, lang="en")[0]
    leads = next(value for label, value, *_ in food["rows"] if label == "Cards that give it")
    assert {"thing": "card-harvest", "text": "Harvest"}.items() <= leads["items"][0].items()
    assert ania.get(f"/api/tables/{table}/texts", seat=0, thing="nonsense") == {}
    assert ania.get(f"/api/tables/{table}/things/nonsense", 404, seat=0)["code"] == "no_thing"
    assert ania.get(f"/api/tables/{table}/things/nonsense:3", seat=0) == []


def test_abilities_of_cards_come_from_the_game(ania: Player) -> None:
    table = ania.table("me", "bot:random", game="pax_renaissance")
    lines = ania.get(f"/api/tables/{table}/texts", seat=0, lang="pl", thing=["card-PREN001"])["card-PREN001"]
    assert lines["op-behead"] == "Odrzuć z dowolnej tablicy kartę tego samego miejsca."
    assert lines["op-inquisitor"].endswith("(złoty biskup).")
    assert lines["row-shot-does"] == "Bitwa: katolicy przeciw pozostałym."
    assert lines["row-ability"].startswith("Ścina tylko zachodnie karty")


def test_one_person_and_three_bots_move_on(ania: Player) -> None:
    table = ania.table("me", *["bot:greedy"] * 3, game=GAME)
    by_others = 0
    for _ in range(30):
        doc = wait_for(lambda: (d := ania.doc(table, 0, what=()))["decisions"] and d)
        by_others = sum(1 for line in doc["chronicle"] if line["by"] not in (0, None))
        ania.play(table, 0)
    assert by_others > 0
