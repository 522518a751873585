"""What the war room shows is what the rules then do."""

from __future__ import annotations

from typing import Any

from europa_universalis.build import A, lay
from europa_universalis.effects_kit import told
from europa_universalis.war_kit import army, dice, field, fleet, general, loose, on_land
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.content.shapes import IdeaId, RealmId
from regnum.games.europa_universalis.model import State
from regnum.games.europa_universalis.outcomes import outcome
from regnum.games.europa_universalis.outlook.war import war
from regnum.games.europa_universalis.steps.peace import barred
from regnum.games.europa_universalis.terms import TERMS


def room(s: State, seat: int | None = 0) -> dict[str, Any]:
    return dict(war(GAME.seen(s, seat), seat))


def test_peace_has_no_war_room() -> None:
    assert room(field("castile", "france")) == {"wars": [], "fronts": []}


def test_10_pairs__sides_with_their_units_allies_and_what_they_hold() -> None:
    s = army(field("castile", "france", wars=("castile granada",)), 0, "andalucia", (2, 1, 0))
    lay(s.provinces, {"granada": {"occupier": 0}})
    found = room(s)["wars"][0]
    mine, theirs = found["sides"]
    assert (found["aggressor"], found["target"]) == ("castile", "granada")
    assert (mine["units"], mine["stacks"], mine["holds"]) == (3, {"andalucia": 3}, ["granada"])
    assert (theirs["realm"], theirs["seat"], theirs["holds"]) == ("granada", -1, [])


def test_each_peace_is_what_the_rules_say_it_would_bring() -> None:
    s = army(field("castile", "france", wars=("castile france",)), 0, "aquitaine", (4, 0, 0))
    lay(s.provinces, {"gironde": {"occupier": 0}, "paris": {"occupier": 0}} if "gironde" in s.provinces else {})
    for term in room(s)["wars"][0]["terms"]:
        me, foe = RealmId(term["by"]), RealmId(term["foe"])
        assert term["barred"] == barred(s, me, foe, "", term["term"])
        if term["barred"] is None:
            wanted = outcome(s, me, foe, "", term["term"])
            assert {key: term.get(key, 0) for key in ("mine", "theirs", "ducats", "pays")} == {
                key: wanted[key] for key in ("mine", "theirs", "ducats", "pays")
            }
            assert " ".join(term.get("back", ["none"])) == wanted["back"]
    assert [t["term"] for t in room(s)["wars"][0]["terms"] if t["by"] == "castile"] == list(TERMS)


def test_10_when__others_have_no_terms_of_a_war_that_is_not_theirs() -> None:
    s = field("castile", "france", "england", wars=("castile france",))
    assert room(s, 0)["wars"][0]["terms"] == room(s, 1)["wars"][0]["terms"] == room(s, None)["wars"][0]["terms"]
    assert room(s, 2)["wars"][0]["terms"] == []


def test_a_front_is_drawn_up_as_the_battle_is() -> None:
    """From Castile into Andalucia, where Granada raises what it can; then the army does go there."""
    s = army(field("castile", wars=("castile granada",)), 0, "castile", (3, 1, 0))
    general(s, 0, ("cavalry", "cavalry"))
    front = next(f for f in room(s)["fronts"] if f.get("area") == "andalucia")
    assert front["source"] == "castile"
    assert front["sides"][0]["dice"] == {"infantry": 3, "cavalry": 2}
    assert sum(front["odds"][key] for key in ("attack", "defence", "nobody")) == 100
    army(s, 0, "andalucia", (3, 1, 0))
    rolls = [*dice("attack", infantry="i a -", cavalry="o c"), *dice("defence", infantry="o c -")]
    t = on_land(s, "andalucia", rolls=rolls, answers=["infantry"])
    drawn = told(t, "land_battle", "realms", "n")
    assert [(" ".join(side["realms"]), side["n"]) for side in front["sides"]] == [(d["realms"], d["n"]) for d in drawn]


def test_ships_meet_ships_of_an_enemy_next_to_them() -> None:
    s = fleet(field("castile", "england", wars=("castile england",)), 0, "bay_of_biscay", light=3, heavy=1)
    fleet(s, 1, "english_channel", light=2)
    front = next(f for f in room(s)["fronts"] if f.get("zone") == "english_channel")
    assert front["source"] == "bay_of_biscay"
    assert [side["n"] for side in front["sides"]] == [4, 2]
    assert front["odds"]["attack"] > 80


def test_who_looks_on_has_wars_but_no_fronts_of_his_own() -> None:
    s = loose(field("castile", wars=("castile granada",)), 0, "andalucia", 2)
    assert A("andalucia") in s.areas
    assert len(room(s, None)["wars"]) == 1
    assert room(s, None)["fronts"] == []


def test_9_7_1__ideas_that_work_before_the_first_round_are_in_the_odds() -> None:
    def front(*ideas: str, foe: tuple[str, ...] = ()) -> dict[str, Any]:
        s = army(field("castile", "france", wars=("castile france",)), 0, "aragon", (3, 3, 0))
        army(s, 1, "languedoc", (6, 0, 0))
        s.players[0].ideas, s.players[1].ideas = list(map(IdeaId, ideas)), list(map(IdeaId, foe))
        found: dict[str, Any] = next(f for f in room(s)["fronts"] if f.get("area") == "languedoc")
        return found

    plain, drilled, knights = front(), front("military_drill"), front("noble_knights")
    assert plain["sides"][1]["dice"] == {"infantry": 3}
    assert drilled["sides"][1]["dice"] == {"infantry": 2}
    assert drilled["odds"]["attack"] > plain["odds"]["attack"]
    assert knights["odds"]["attack"] > plain["odds"]["attack"]
    assert front("noble_knights", foe=("military_drill",))["sides"][0]["dice"] != plain["sides"][0]["dice"]
