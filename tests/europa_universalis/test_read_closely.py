"""What no test would have noticed if it had been played another way: phases 3 and 4, symbols and events."""

from __future__ import annotations

from europa_universalis.build import A, P, R, Z, army, given, lay, ships
from europa_universalis.effects_kit import asked
from europa_universalis.peace_kit import call, symbol
from europa_universalis.round_kit import knows, laid_out
from regnum.games.europa_universalis.content.shapes import EventId
from regnum.games.europa_universalis.model import NONE, Fleet, State
from regnum.games.europa_universalis.pieces import ally
from regnum.games.europa_universalis.steps.events import event_text
from regnum.games.europa_universalis.steps.expansion import candidates
from regnum.games.europa_universalis.steps.income import Plan, cut_options, devastation


def expansive(realm: str, *places: str, age: int = 2) -> State:
    s = given("castile", "france", age=age, provinces={p: {"dnpr": realm} for p in places})
    lay(s.realms, {realm: {"colour": "green", "pattern": "L", "capital": P(places[0])}})
    return s


def test_16_5_dnpr__a_port_on_the_baltic_is_no_port_on_the_ocean() -> None:
    """Neither * nor †: Danzig alone faces a sea of galleys, Copenhagen the open one too."""
    assert "virginia" not in candidates(expansive("teutonic_order", "danzig", "kulm"), R("teutonic_order"))
    assert "virginia" in candidates(expansive("denmark", "kobenhavn", "vestjylland"), R("denmark"))


def test_16_5_dnpr_claim__a_town_with_the_token_beneath_was_taken_from_nobody() -> None:
    """France and Castile are allies: Tangiers stays French, so nobody has lost what he might claim."""
    s = expansive("morocco", "fez", "gharb", "marrakech", age=1)
    lay(s.provinces, {"tangiers": {"town": 1}})
    ally(s, 0, R("france"))
    t = symbol(s, "dnpr", 0, colour="green", answers=["tangiers"])
    assert t.state.provinces[P("tangiers")].dnpr == "morocco"
    assert [kind for _, kind, _ in asked(t)] == ["conquest"]


def test_4_3_C_3a__as_many_soldiers_do_not_outnumber_the_rebels() -> None:
    """Two of three set out: against two soldiers they fight, against three they stay and one goes home."""

    def after(soldiers: int) -> tuple[int, int]:
        s = given("castile", "france", provinces={"murcia": {"unrest": True}}, areas={"leon": {"rebels": 3}})
        army(s, 0, "castile", soldiers)
        t = call(s, lambda t: t.push(("rebels",), ("rebels_move",)))
        return t.state.areas[A("leon")].rebels, len([e for e in t.events if e.key == "rebels_move"])

    assert after(2) == (1, 1)
    assert after(3) == (2, 0)


def test_16_5_natives__a_colonization_policy_keeps_the_colonist() -> None:
    s = given("castile", "france", provinces={"virginia": {"town": 0}, "canada": {"town": 1}})
    s.players[0].colonists = s.players[1].colonists = 2
    knows(s, 1, "colonization_policy")
    t = symbol(s, "natives", 0, answers=["unrest"])
    assert [p.colonists for p in t.state.players] == [1, 2]
    assert t.state.provinces[P("canada")].unrest


def test_7_2_historic_weak__an_option_may_wound_the_ruler_who_comes() -> None:
    """Event 410-1: by B the king of Portugal, hale on the card, comes with a weakness token."""
    s = laid_out("1-03", 4)
    seat = next(seat for seat, p in enumerate(s.players) if p.realm == "portugal")
    s.phase, s.turn, s.age = 2, seat, 4
    t = call(s, lambda t: event_text(t, seat, EventId("410-1"), 0), answers=["B"])
    ruler, printed = t.state.players[seat].ruler, s.box.events[EventId("410-1")].ruler
    assert ruler is not None
    assert printed is not None
    assert (ruler.name, ruler.weakness, printed.weak) == ("Jose I", 1, False)


def test_4_4_B_devastation__a_vassal_pays_half_and_loses_half_of_that() -> None:
    """Three small vassals pay 1.5 ducats; half of it, rounded up, is one. Three towns pay three, and lose two."""
    vassals = {p: {"vassal": 1} for p in ("aberdeen", "ayrshire", "lothian")}
    s = given("castile", "france", provinces=vassals, areas={"scotland": {"weakness": True}})
    assert devastation(s, 1) == 1
    lay(s.provinces, {p: {"vassal": NONE, "town": 1} for p in vassals})
    assert devastation(s, 1) == 2


def test_4_4_A_ships__a_fleet_that_puts_in_leaves_no_berth_for_others() -> None:
    """Saintonge takes two ships: the fleet of two, or the light ship from the bay."""
    s = given("castile", "france")
    ships(s, "bay_of_biscay", 1, 1)
    s.players[1].fleet = Fleet(zone=Z("bay_of_biscay"), light=2)
    port, plan = P("saintonge"), Plan()
    assert ("dock", "bay_of_biscay", port) in cut_options(s, 1, plan)
    plan.cuts.append(("dock_fleet", port))
    assert ("dock", "bay_of_biscay", port) not in cut_options(s, 1, plan)
