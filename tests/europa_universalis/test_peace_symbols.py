"""The symbols of events in both variants, and the decks they come from: 16, by the book."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from europa_universalis.build import A, P, R, Z, army, content, cubes, given, lay, ships
from europa_universalis.effects_kit import asked, offered, told
from europa_universalis.peace_kit import act, call, symbol
from regnum.games.europa_universalis.content.shapes import CardId, EventId, Node
from regnum.games.europa_universalis.map import owner, rightful
from regnum.games.europa_universalis.model import NONE, EventSlot, Fleet, Posted, Ruler, State, War
from regnum.games.europa_universalis.pieces import ally, marry, put_cb
from regnum.games.europa_universalis.setup import event_parts
from regnum.games.europa_universalis.steps.expansion import candidates
from regnum.games.europa_universalis.steps.opening import deal_events, shuffle_events

QUIET = ("rebel", "no_effect")


# --- 16.5.mortality ---


def marked(s: State, mark: str, role: str) -> CardId:
    return next(c for c, card in s.box.cards.items() if card.character.mark == mark and card.character.role == role)


def test_16_5_mortality__a_token_for_everybody_with_the_mark_and_the_second_kills() -> None:
    s = given("castile", "france")
    roles = Counter(card.character.role for card in s.box.cards.values())
    assert roles["leader"]
    card = marked(s, "circle", "leader")
    other = marked(s, "square", "leader")
    s.players[0].generals = {0: Posted(card), 1: Posted(other, 1)}
    s.players[1].admiral = Posted(card, 1)
    s.players[1].advisors = {"adm": Posted(card)}
    t = symbol(s, "mortality", 0, mark="circle")
    one, two = t.state.players
    assert one.generals == {0: Posted(card, 1), 1: Posted(other, 1)}
    assert two.admiral is None
    assert two.advisors == {"adm": Posted(card, 1)}
    assert len(told(t, "died")) == 1


def test_16_5_mortality__rulers_too() -> None:
    s = given("castile", "france")
    s.players[0].ruler = Ruler("Weak", mark="plus", weakness=1)
    s.players[1].ruler = Ruler("Strong", mark="plus")
    t = symbol(s, "mortality", NONE, mark="plus", answers=["enough"])
    assert t.state.players[0].ruler is None
    assert t.state.players[1].ruler is not None
    assert t.state.players[1].ruler.weakness == 1


# --- 16.5.unrest ---


def test_16_5_unrest__all_roll_but_the_active_player_one_die_at_most() -> None:
    s = given("castile", "france", provinces={p: {"unrest": True} for p in ("galicia", "badajoz", "burgos")})
    lay(s.provinces, {"poitou": {"unrest": True}, "saintonge": {"unrest": True}})
    t = symbol(s, "unrest", 0, answers=["leon"], rolls=[QUIET, ("rebel", "no_effect", "no_effect")])
    assert [(e["seat"], len(e["results"].split())) for e in told(t, "rebel_dice")] == [(0, 1), (1, 2)]


def test_16_5_unrest__with_nobody_active_all_roll_everything() -> None:
    s = given("castile", "france", provinces={p: {"unrest": True} for p in ("galicia", "badajoz", "poitou")})
    t = symbol(s, "unrest", NONE, rolls=[("rebel", "no_effect", "no_effect"), QUIET])
    assert [(e["seat"], len(e["results"].split())) for e in told(t, "rebel_dice")] == [(0, 2), (1, 1)]


def test_14_2_first__the_active_player_begins_if_an_event_asks_for_it() -> None:
    s = given("castile", "france", provinces={p: {"unrest": True} for p in ("galicia", "poitou")})
    t = symbol(s, "unrest", 1, rolls=[QUIET, QUIET])
    assert [e["seat"] for e in told(t, "rebel_dice")] == [1, 0]


# --- 16.5.natives ---


def colonists() -> State:
    s = given("castile", "france", provinces={"virginia": {"town": 0}, "canada": {"town": 1}, "florida": {"town": 1}})
    s.players[0].colonists = s.players[1].colonists = 2
    return s


def test_16_5_natives__a_colonist_and_an_unrest_and_the_active_player_is_spared_one() -> None:
    t = symbol(colonists(), "natives", 0, answers=["unrest", "florida"])
    assert [p.colonists for p in t.state.players] == [1, 1]
    assert [t.state.provinces[P(p)].unrest for p in ("virginia", "canada", "florida")] == [False, False, True]
    t = symbol(colonists(), "natives", 0, answers=["colonist", "florida"])
    assert [p.colonists for p in t.state.players] == [2, 1]
    assert t.state.provinces[P("virginia")].unrest


def test_16_5_natives__with_nobody_active_nobody_is_spared() -> None:
    t = symbol(colonists(), "natives", NONE, answers=["canada"])
    assert [p.colonists for p in t.state.players] == [1, 1]
    assert t.state.provinces[P("virginia")].unrest
    t = symbol(given("castile", "france"), "natives", NONE)
    assert not asked(t)


# --- 16.5.lost_at_sea ---


def sailors() -> State:
    s = given("castile", "france")
    ships(s, "norwegian_sea", 1, 1)
    ships(s, "bay_of_biscay", 1, 1)
    s.players[1].fleet = Fleet(zone=Z("norwegian_sea"), light=0, heavy=1)
    s.players[0].docked = {P("sevilla"): 1}
    return s


def test_16_5_lost_at_sea__the_active_player_picks_of_each_opponent() -> None:
    t = symbol(sailors(), "lost_at_sea", 0, answers=["fleet_heavy"])
    assert asked(t)[0][0] == 0
    assert asked(t)[0][2] == [("ship", "norwegian_sea", "light"), ("ship", "norwegian_sea", "fleet_heavy")]
    assert t.state.players[1].fleet == Fleet()
    assert t.state.zones[Z("norwegian_sea")].ships == (1, 1)


def test_16_5_lost_at_sea__on_its_own_everybody_picks() -> None:
    t = symbol(sailors(), "lost_at_sea", NONE, answers=["light"])
    assert asked(t)[0][0] == 1
    assert t.state.zones[Z("norwegian_sea")].ships == (0, 0)
    assert t.state.zones[Z("bay_of_biscay")].ships == (1, 1)


# --- 16.5.pirates ---


def test_16_5_pirates__at_a_sea_node_with_a_merchant_if_there_is_one() -> None:
    s = given("castile", "france")
    t = symbol(s, "pirates", 0, answers=["genoa"])
    assert "champagne" not in offered(t)
    assert "english_channel" in offered(t)
    lay(s.nodes, {"bordeaux": {"merchants": (0, 2)}, "champagne": {"merchants": (1, 0)}})
    t = symbol(s, "pirates", 0, answers=["bordeaux"])
    assert offered(t) == ["bordeaux"]
    assert t.state.nodes[Node("bordeaux")].pirates == 1


def test_16_5_pirates__on_its_own_most_merchants_then_developed_then_chance() -> None:
    s = given("castile", "france")
    lay(s.nodes, {"bordeaux": {"merchants": (1, 0)}, "genoa": {"merchants": (0, 1)}, "sevilla": {"merchants": (1, 0)}})
    t = symbol(s, "pirates", NONE, rolls=[("pirates", 2)])
    assert t.state.nodes[Node("sevilla")].pirates == 1
    lay(s.nodes, {"genoa": {"developed": True}})
    assert symbol(s, "pirates", NONE).state.nodes[Node("genoa")].pirates == 1
    lay(s.nodes, {"bordeaux": {"merchants": (1, 1)}})
    assert symbol(s, "pirates", NONE).state.nodes[Node("bordeaux")].pirates == 1


# --- 16.5.cardinal ---


def test_16_5_cardinal__any_but_romes_and_the_rest_close_up() -> None:
    s = given("castile", "france")
    s.curia.rome, s.curia.cardinals = 1, [0, 1, 0]
    t = symbol(s, "cardinal", 0, answers=[1])
    assert t.state.curia.cardinals == [0, 0]
    assert t.state.curia.rome == 1
    s.curia.cardinals = []
    assert symbol(s, "cardinal", 0).state.curia.rome == 1


def test_16_5_cardinal__on_its_own_the_rightmost_of_who_has_most() -> None:
    s = given("castile", "france", "england")
    s.curia.cardinals = [1, 0, 0, 1, 2]
    assert symbol(s, "cardinal", NONE).state.curia.cardinals == [1, 0, 0, 2]
    s.curia.cardinals, s.curia.rome = [0, 1, 1, 0, 2], 2
    assert symbol(s, "cardinal", NONE).state.curia.cardinals == [0, 1, 1, 0]
    s.curia.cardinals, s.curia.rome = [0, 0, 1, 2], NONE
    assert symbol(s, "cardinal", NONE).state.curia.cardinals == [0, 1, 2]


# --- 16.5.attrition ---


def test_16_5_attrition__a_unit_for_every_four_of_who_is_at_war() -> None:
    """EX.16.5.attrition"""
    s = given("france", "england", "austria", "castile")
    s.wars = [War(R("france"), R("england")), War(R("austria"), R("venice"))]
    for seat, n, area in ((0, 11, "seine"), (1, 3, "eastanglia"), (2, 12, "austria"), (3, 8, "castile")):
        army(s, seat, area, n)
    t = symbol(s, "attrition", 2)
    assert [p.armies[0].regulars[0] for p in t.state.players] == [9, 3, 12, 8]
    t = symbol(s, "attrition", NONE)
    assert [p.armies[0].regulars[0] for p in t.state.players] == [9, 3, 9, 8]


# --- 16.5.disloyal ---


def lords() -> State:
    vassals = {p: {"vassal": 0} for p in ("lothian", "perth", "siena", "milano")}
    return given("castile", "france", provinces=vassals)


def test_16_5_disloyal__the_area_with_most_tokens_where_he_has_no_influence() -> None:
    t = symbol(lords(), "disloyal", 1, answers=["scotland"])
    assert offered(t) == ["scotland", "lombardy"]
    assert [t.state.provinces[P(p)].unrest for p in ("lothian", "perth", "siena", "milano")] == [
        True,
        True,
        False,
        False,
    ]
    assert t.state.areas[A("scotland")].rebels == 2


def test_16_5_disloyal__a_marriage_or_as_much_as_anybody_keeps_them_quiet() -> None:
    s = lords()
    cubes(s, "scotland", 1, 1)
    cubes(s, "centralitaly", 1, 2)
    marry(s, 0, R("milan"))
    t = symbol(s, "disloyal", 1)
    assert [t.state.provinces[P(p)].unrest for p in ("lothian", "siena", "milano")] == [False, True, False]
    assert t.state.areas[A("centralitaly")].rebels == 1


def test_16_5_disloyal__the_active_player_gets_no_rebels() -> None:
    t = symbol(lords(), "disloyal", 0, answers=["lombardy"])
    assert t.state.provinces[P("milano")].unrest
    assert t.state.areas[A("lombardy")].rebels == 0
    t = symbol(lords(), "disloyal", NONE, answers=["lombardy"])
    assert t.state.areas[A("lombardy")].rebels == 2


# --- 16.5.dnpr ---


def morocco(**more: Any) -> State:
    own = {p: {"dnpr": "morocco"} for p in ("fez", "gharb", "marrakech", "tangiers")}
    s = given("castile", "france", provinces=own)
    lay(s.realms, {"morocco": {"colour": "green", "pattern": "L", "capital": P("fez")}})
    for name, value in more.items():
        lay(getattr(s, name), value)
    return s


def test_16_5_dnpr__the_active_player_names_a_province_beside_it() -> None:
    t = symbol(morocco(), "dnpr", 1, colour="green", answers=["oran"])
    assert owner(t.state, P("oran")) == "morocco"
    assert "tlemcen" not in offered(t)
    assert "kabylia" in offered(t)
    assert "ceuta" in offered(t)
    assert not asked(symbol(morocco(), "dnpr", 1, colour="pink"))


def test_16_5_dnpr__no_capital_but_the_last_nothing_occupied_no_core_of_a_player() -> None:
    s = morocco(provinces={"oran": {"town": 0}, "kabylia": {"occupier": 1}})
    found = candidates(s, R("morocco"))
    assert "tlemcen" in found  # the last province of its realm
    assert "oran" in found
    assert not {"kabylia", "sevilla", "cordoba", "canarias"} & set(found)


def test_16_5_dnpr__never_a_players_capital_even_if_it_is_all_he_has() -> None:
    s = given("castile", "tlemcen", provinces={p: {"dnpr": "morocco"} for p in ("fez", "gharb", "tlemcen")})
    lay(s.realms, {"morocco": {"colour": "green"}})
    lay(s.provinces, {"oran": {"town": 0}, "tlemcen": {"dnpr": "tunis"}})
    assert "tlemcen" not in candidates(s, R("morocco"))


def test_16_5_dnpr__not_from_its_ally_and_not_an_active_ally() -> None:
    s = morocco(provinces={"oran": {"town": 1}, "mitidja": {"vassal": 1}})
    ally(s, 1, R("morocco"))
    found = candidates(s, R("morocco"))
    assert "oran" not in found
    assert "mitidja" in found
    lay(s.realms, {"morocco": {"active": True}})
    assert not asked(symbol(s, "dnpr", 0, colour="green"))


def test_16_5_dnpr__under_a_town_or_vassal_it_brings_unrest() -> None:
    s = morocco(provinces={"oran": {"town": 0}})
    t = symbol(s, "dnpr", 1, colour="green", answers=["oran"])
    land = t.state.provinces[P("oran")]
    assert (land.town, land.dnpr, land.unrest) == (0, "morocco", True)


def test_16_5_dnpr__from_the_second_age_over_the_ocean() -> None:
    s = morocco()
    assert "virginia" not in candidates(s, R("morocco"))
    s.age = 2
    assert "virginia" in candidates(s, R("morocco"))
    assert not {"greatlakes", "mexico"} & set(candidates(s, R("morocco")))
    lay(s.provinces, {"virginia": {"town": 1}})
    assert "virginia" not in candidates(s, R("morocco"))
    s = given("castile", "france", age=2, provinces={p: {"dnpr": "tunis"} for p in ("tunis", "sousse")})
    lay(s.realms, {"tunis": {"colour": "green"}})
    assert "virginia" not in candidates(s, R("tunis"))


def test_16_5_dnpr__a_token_overseas_opens_the_trade_of_the_continent() -> None:
    s = morocco()
    s.age = 2
    s.trade_unused = [c for c, card in s.box.trade.items() if "america" in card.continents]
    t = symbol(s, "dnpr", 1, colour="green", answers=["virginia"])
    assert rightful(t.state, P("virginia")) == "morocco"
    assert t.state.trade_deck


def test_16_5_dnpr_claim__the_ally_of_who_lost_it_may_lay_a_cb() -> None:
    s = morocco()
    ally(s, 1, R("tunis"))
    t = symbol(s, "dnpr", 0, colour="green", answers=["kabylia", "cb"])
    assert asked(t)[1][0] == 1
    assert t.state.realms[R("morocco")].cbs == (1,)
    t = symbol(s, "dnpr", 0, colour="green", answers=["kabylia", "no"])
    assert t.state.realms[R("morocco")].cbs == ()


def test_16_5_dnpr_claim__one_of_two_tokens() -> None:
    s = morocco()
    ally(s, 1, R("tunis"))
    put_cb(s, 1, R("milan"))
    put_cb(s, 1, R("scotland"))
    t = symbol(s, "dnpr", 0, colour="green", answers=["kabylia", "cb", "done"])
    assert t.state.realms[R("morocco")].cbs == ()


def test_16_5_dnpr_auto__in_its_own_areas_then_by_land_the_weakest_first() -> None:
    t = symbol(morocco(), "dnpr", NONE, colour="green")
    assert owner(t.state, P("ceuta")) == "morocco"  # in its own area
    s = morocco(provinces={"ceuta": {"dnpr": "morocco"}})
    assert grown(s) == ["timbuktu"]  # all that its realm has
    lay(s.provinces, {"timbuktu": {"occupier": 1}})
    assert grown(s) == ["oran"]  # of Tlemcen, weaker than Tunis; its capital is not its last province


def grown(s: State) -> list[str]:
    after = symbol(s, "dnpr", NONE, colour="green").state
    return [p for p in s.provinces if s.provinces[p] != after.provinces[p]]


def test_16_5_dnpr_auto__never_from_players() -> None:
    s = morocco(provinces={"ceuta": {"town": 0}, "oran": {"vassal": 1}, "tlemcen": {"vassal": 1}})
    lay(s.provinces, {"timbuktu": {"town": 0}})
    assert grown(s) == ["kabylia"]


# --- the row, the order ---


def test_16_5_order__from_left_to_right() -> None:
    s = given("castile", "france", provinces={"galicia": {"unrest": True}})
    card = next(e for e in s.box.events.values() if [x["symbol"] for x in e.symbols] == ["mortality", "unrest"])
    s.players[1].admiral = Posted(marked(s, card.symbols[0]["mark"], "leader"), 1)
    t = act(s, "event_symbols", 0, card.id, 0, rolls=[QUIET])
    assert [e.key for e in t.events if e.key in ("died", "rebel_dice")] == ["died", "rebel_dice"]


def test_16_5_auto__an_unchosen_event_asks_nobody_about_pirates() -> None:
    s = given("castile", "france")
    lay(s.nodes, {"genoa": {"merchants": (1, 0)}})
    t = symbol(s, "pirates", NONE)
    assert not asked(t)
    assert t.state.nodes[Node("genoa")].pirates == 1


def test_16_4_unchosen__its_text_is_ignored_and_its_ruler_may_be_crowned() -> None:
    s = given("england", "france")
    event = next(e for e in s.box.events.values() if e.ruler is not None and e.realm == "england")
    s.row = [EventSlot(event.id)]
    s.players[0].passed = True
    s.scenario = next(iter(s.box.scenarios))
    t = act(s, "unchosen", event.id, answers=["crown"])
    assert t.state.players[0].adm == 1
    assert t.state.players[0].ruler is not None
    assert t.state.players[0].ruler.event == event.id
    s.players[0].adm = 1
    assert not asked(act(s, "unchosen", event.id))


def test_16_4_unchosen__the_symbols_of_the_last_card_follow_the_last_event_action() -> None:
    s = given("england", "france", "castile")
    s.scenario = next(iter(s.box.scenarios))
    left = next(e for e in s.box.events.values() if [x["symbol"] for x in e.symbols] == ["attrition"] or is_quiet(e))
    done = next(e for e in s.box.events if e != left.id)
    s.row = [EventSlot(left.id)]
    for p in s.players:
        p.event_taken = 1
    t = act(s, "event_over", 0, done)
    assert t.state.row == []
    assert [e["event"] for e in told(t, "unchosen")] == [left.id]


def is_quiet(event: Any) -> bool:
    """Only symbols that ask nothing of an empty board."""
    found = [x["symbol"] for x in event.symbols]
    return event.ruler is None and bool(found) and set(found) <= {"mortality", "unrest", "attrition", "natives"}


# --- the decks ---


def decks() -> list[tuple[str, int, int, list[list[EventId]]]]:
    """Of every scenario and variant: the age and the parts of its events."""
    found = []
    for sid, scenario in content().scenarios.items():
        for i, variant in enumerate(scenario.variants):
            found += [(sid, i, int(age), event_parts(variant, int(age))) for age in variant.data["events"]]
    return found


@pytest.mark.parametrize(("players", "cards", "b"), [(3, 16, 2), (4, 20, 4), (5, 24, 6), (6, 28, 8)])
def test_16_1_counts__four_rounds_of_a_card_more_than_players(players: int, cards: int, b: int) -> None:
    """EX.16.1.deck_sizes"""
    own_lists = ("1-00", "1-03", "1-05", "1-06", "2-03", "2-04", "2-05", "2-06", "2-07")  # 16.1.counts: these prevail
    fitting = [
        parts
        for sid, i, age, parts in decks()
        if sid not in own_lists and content().scenarios[sid].variants[i].seats == players
    ]
    assert fitting
    for parts in fitting:
        kinds = Counter(content().events[card].type for part in parts for card in part)
        assert kinds == {"A": 8, "realm": 2 * players, "B": b}
        assert sum(kinds.values()) == cards == 4 * (players + 1)
        assert [len(part) for part in parts] == [cards // 2, cards // 2]


def test_16_1_types__realm_events_of_absent_realms_are_left_out() -> None:
    for sid, i, age, parts in decks():
        variant = content().scenarios[sid].variants[i]
        cards = [e for part in parts for e in part]
        assert len(set(cards)) == len(cards), (sid, i)
        aliases = variant.data.get("event_aliases", {})
        played = {raw["realm"] for raw in variant.realms}
        for card in cards:
            info = content().events[card]
            assert info.age == age
            if info.type == "realm":
                assert aliases.get(info.realm, info.realm) in played, (sid, i, card)


def test_16_deck__the_first_half_lies_on_top() -> None:
    s = given("castile", "france")
    s.scenario, s.variant, s.age, parts = next(found for found in decks() if len(found[3]) == 2)
    t = call(s, shuffle_events)
    assert sorted(t.state.events_now) == sorted(parts[0])
    assert sorted(t.state.events_later) == sorted(parts[1])


def test_16_ages__the_next_part_follows_when_one_is_used_up() -> None:
    s = given("castile", "france")
    s.scenario, s.variant, s.age, parts = next(found for found in decks() if len(found[3]) == 2)
    s.events_now, s.events_later = parts[0][:1], [*parts[1]]
    t = call(s, deal_events)
    assert t.state.row[0].card == parts[0][0]
    assert len(t.state.events_now) + len(t.state.row) + len(t.state.row_down) == 1 + len(parts[1])


def test_4_3_C_3a__rebels_keep_away_from_soldiers() -> None:
    s = given("castile", "france", provinces={"cordoba": {"unrest": True}}, areas={"leon": {"rebels": 3}})
    army(s, 0, "andalucia", 4)
    t = act(act(s, "rebels").state, "rebels_move")
    assert t.state.areas[A("andalucia")].rebels == 0
    assert t.state.areas[A("leon")].rebels == 2
