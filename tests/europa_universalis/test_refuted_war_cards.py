"""Military cards against what is written on them and beside them."""

from __future__ import annotations

from typing import Any

from europa_universalis.build import A, army, lay, ships
from europa_universalis.effects_kit import asked
from europa_universalis.peace_kit import call
from europa_universalis.round_kit import go
from europa_universalis.war_kit import both, field, in_hand, on_land
from regnum.games.europa_universalis.content.shapes import CardId
from regnum.games.europa_universalis.effects.env import Env
from regnum.games.europa_universalis.effects.running import run
from regnum.games.europa_universalis.model import NONE, Army, Came, State
from regnum.games.europa_universalis.steps.campaigns import answers, evasions, might_answer
from regnum.games.europa_universalis.steps.siege import besiegeable, target
from regnum.kernel import Table

LOST = "- - -"


def card_of(s: State, kind: str) -> CardId:
    return next(c for c in s.deck_mil if s.box.cards[c].kind == kind)


def met(revision: int = 6, **things: Any) -> State:
    """England (0) has come into the Loire; France (1) holds a card of each kind that answers."""
    s = field("england", "france", wars=("england france",), **things)
    s.revision = revision
    army(s, 0, "loire", 3)
    s.came = [Came(0, A("loire"), A("aquitaine"), (), 0)]
    for kind in ("MIL-03", "MIL-06"):
        in_hand(s, 1, card_of(s, kind))
    for p in s.players:
        p.mil = 3
    return s


def reactions(s: State) -> list[str]:
    return sorted(s.box.cards[c].kind for c in answers(s, 1, 0, A("loire")))


def grant(s: State, action: str, *said: Any, **mods: Any) -> Table[State]:
    ops = [{"op": "action", "action": action, "mods": mods}]
    return call(s, lambda t: run(t, ops, Env(0, 0, table=t)), answers=said)


# --- Scorched Earth ---


def test_6_2_reaction__Scorched_Earth_is_for_land_where_one_has_no_units() -> None:
    assert reactions(met()) == ["MIL-03"]
    s = met()
    lay(s.areas, {"loire": {"infantry": (0, 1)}})
    assert reactions(s) == []
    assert not might_answer(s, 1, 0, A("loire"))
    s.revision = 5
    assert reactions(s) == ["MIL-03"]


# --- One Step Ahead ---


def test_6_2_reaction__One_Step_Ahead_takes_infantry_of_the_area_along() -> None:
    for said, left in (("along", 0), ("stay", 2)):
        s = met()
        army(s, 1, "loire", 1)
        lay(s.areas, {"loire": {"infantry": (0, 2)}})
        card = next(c for c in s.players[1].hand_mil if s.box.cards[c].kind == "MIL-06")
        t = go(s, ("entered", 0, A("loire")), answers=[("card", card), ("withdraw", 0, A("seine")), said])
        loose = [t.state.areas[A(a)].infantry[1:] for a in ("loire", "seine")]
        assert loose == ([(), (2,)] if not left else [(2,), ()])
        assert t.state.players[1].armies[0].area == "seine"


def test_9_5_access__One_Step_Ahead_pays_for_the_way_out() -> None:
    s = met()
    army(s, 1, "loire", 1)
    lay(s.provinces, {p: {"town": -1, "dnpr": "savoy"} for p in s.world.areas[A("seine")].provinces if p != "paris"})
    lay(s.provinces, {"paris": {"town": -1, "dnpr": "savoy"}})
    lay(s.realms, {"savoy": {"colour": "blue"}})
    assert ("withdraw", 0, A("seine")) in evasions(s, 1, A("loire"))
    card = next(c for c in s.players[1].hand_mil if s.box.cards[c].kind == "MIL-06")
    before = s.players[1].ducats
    t = go(s, ("entered", 0, A("loire")), answers=[("card", card), ("withdraw", 0, A("seine"))])
    assert (t.state.players[1].armies[0].area, t.state.players[1].ducats) == ("seine", before - 3)
    s.revision = 5
    assert ("withdraw", 0, A("seine")) not in evasions(s, 1, A("loire"))


# --- Feigned Retreat ---


def test_9_6_effects__a_feigned_retreat_is_free_in_its_own_round_alone() -> None:
    for revision, left in ((6, 2), (5, 3)):
        s = met(revision)
        s.players[1].hand_mil = []
        army(s, 1, "loire", 9)
        card = in_hand(s, 0, card_of(s, "MIL-09"))
        rolls = [*both(LOST, "- -"), *both(LOST, "- -")]
        t = on_land(s, "loire", rolls=rolls, answers=[card, ("fight",), ("fight",), ("retreat", "aquitaine")])
        assert t.state.players[0].armies[0].regulars == (left, 0, 0)


# --- Siege Works ---


def test_9_8_strength__Siege_Works_are_for_four_units() -> None:
    s = met()
    s.players[0].armies[0] = Army(A("loire"), (9, 0, 0))
    s.players[0].mil = 10
    four = tuple(s.world.areas[A("loire")].provinces)
    wanted = sum(s.world.provinces[p].tax for p in four)
    assert wanted >= 4
    assert A("loire") in besiegeable(s, 0, 4, 1)
    lay(s.provinces, {p: {"large": True} for p in four})  # eight of tax: five are four units and one more
    assert target(s, 0, four[2], 4, 1, four[:2]) == "9.8.strength"
    assert target(s, 0, four[1], 4, 1, four[:1]) is None
    s.revision = 5
    assert target(s, 0, four[2], 4, 1, four[:2]) is None


# --- Naval Maneuver ---


def test_9_5_transport_naval__Naval_Maneuver_carries_units_once() -> None:
    first = [("naval",), ("zone", "eastern_atlantic"), ("light", "northeastern_atlantic"), ("done",)]
    second = [("naval",), ("zone", "english_channel"), ("light", "eastern_atlantic"), ("done",)]
    for revision, again in ((6, []), (5, [("done",)])):
        s = field("england", "france", wars=("england france",))
        s.revision = revision
        lay(s.areas, {"ireland": {"infantry": (1, 0)}})
        ships(s, "northeastern_atlantic", 1, 0)
        t = grant(
            s,
            "activate_naval",
            *first,
            ("infantry", A("ireland")),
            ("ship", A("waleswessex"), ""),
            *second,
            *again,
            moves=2,
        )
        assert t.state.areas[A("waleswessex")].infantry == (1, 0)
        assert [kind for _, kind, _ in asked(t)].count("ashore") == 1 + len(again)
        assert t.state.landings == NONE


# --- Forced March ---


def test_9_3_unit_artillery__an_army_on_a_forced_march_takes_up_no_guns() -> None:
    for revision, open_ in ((6, False), (5, True)):
        s = met(revision)
        s.players[0].armies[0] = Army(A("aquitaine"), (3, 1, 1))
        s.players[0].armies[1] = Army(A("aquitaine"), (1, 0, 1))
        t = grant(
            s,
            "activate_land",
            ("army", 0),
            ("stop",),
            range=4,
            pass_neutral=True,
            armies_only=True,
            artillery_max="cavalry",
        )
        offered = next(options for _, kind, options in asked(t) if kind == "march")
        assert (("fetch", 1, "regulars", "artillery") in offered) == open_
        assert (("merge", 1) in offered) == open_
        assert ("fetch", 1, "regulars", "infantry") in offered
        assert (("give", 1, "regulars", "cavalry") in offered) == open_
        assert ("give", 1, "regulars", "artillery") in offered
