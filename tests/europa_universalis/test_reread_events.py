"""Chapters 14 to 16 read a third time: sentences of the rulebook that no test had held the table to."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from europa_universalis.build import A, P, R, given, lay
from europa_universalis.effects_kit import asked, play
from europa_universalis.peace_kit import act, symbol
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.model import NONE, Ruler, State, War
from regnum.games.europa_universalis.pieces import ally
from regnum.games.europa_universalis.steps.revolt import destination
from regnum.text import LANGUAGES
from words_kit import texts_of

KING = Ruler("king", 2, 2, 2)


def realms(*names: str, **things: Any) -> State:
    s = given(*names, **things)
    for p in s.players:
        p.ruler = KING
    return s


# --- 14.3.liberation.c: the active player chooses the colour ---


def restless_colony(**things: Any) -> State:
    return realms("castile", "france", provinces={"canada": {"town": 0, "unrest": True}}, **things)


def test_14_3_liberation_c__in_an_event_the_active_player_names_the_colour() -> None:
    t = act(restless_colony(), "event_symbols", 1, "151B", 0, answers=["blue"], rolls=[("rebel", "rebellion")])
    assert [(seat, kind) for seat, kind, _ in asked(t)] == [(1, "colour")]
    t = act(replace(restless_colony(), revision=3), "event_symbols", 1, "151B", 0, answers=["blue"],
            rolls=[("rebel", "rebellion")])  # fmt: skip
    assert asked(t)[0][0] == 0  # tables of revision 3 keep their rule


def test_14_3_liberation_c__of_an_event_that_nobody_chose_who_rolls() -> None:
    s = restless_colony(phase=2, turn=1)
    t = act(s, "event_symbols", NONE, "151B", 0, answers=["blue"], rolls=[("rebel", "rebellion")])
    assert asked(t)[0][0] == 0


def test_14_3_liberation_c__in_phase_3_who_rolls_and_in_a_siege_the_first_player() -> None:
    s = restless_colony(phase=3, first=1)
    t = act(s, "rebel_dice", 0, answers=["pink"], rolls=[("rebel", "rebellion")])
    assert asked(t)[0][0] == 0
    lay(s.areas, {"canada": {"rebels": 1}})
    t = act(s, "rebel_siege", "canada", answers=["pink"])
    assert asked(t)[0][0] == 1


# --- 16.5.spread_revolution: automatic ---


def test_16_5_spread_revolution__by_itself_the_richest_capital_area_not_the_first_by_name() -> None:
    """Paris and Vienna are both far from Toledo: as with faiths the tax of their areas decides, then the name."""
    s = realms("castile", "france", "austria", areas={"castile": {"revolution": True}})
    t = symbol(s, "spread_revolution", NONE)
    assert t.state.areas[A("seine")].revolution
    assert not t.state.areas[A("austria")].revolution
    assert sum(ground.revolution for ground in t.state.areas.values()) == 3  # and the neighbour of the only cluster
    t = symbol(replace(s, revision=3), "spread_revolution", NONE)
    assert t.state.areas[A("austria")].revolution  # tables of revision 3 keep their rule


def test_16_5_spread_revolution__with_none_on_the_board_it_begins_with_the_least_stable() -> None:
    s = realms("castile", "france", "austria", "england")
    for p, stability in zip(s.players, (2, -1, 0, 1), strict=True):
        p.stability = stability
    t = symbol(s, "spread_revolution", NONE)
    assert {a for a, ground in t.state.areas.items() if ground.revolution} == {"seine", "austria"}


# --- 16.3.units: where no battle starts ---

TWO = {"op": "units", "do": "gain", "n": 2, "areas": ["leon"]}


def test_16_3_units__a_rebel_town_or_an_enemys_town_alone_starts_no_battle() -> None:
    s = realms("castile", "france", provinces={"galicia": {"occupier": -2}}, seat0={"available": 5})
    t = play(s, TWO)
    assert t.state.areas[A("leon")].infantry == (2, 0)
    s = realms("castile", "france", provinces={"galicia": {"town": 1}}, seat0={"available": 5})
    s.wars = [War(R("france"), R("castile"))]
    assert play(s, TWO).state.areas[A("leon")].infantry == (2, 0)


def test_16_3_units__enemy_units_rebels_and_a_hostile_independent_realm_do() -> None:
    s = realms("castile", "france", seat0={"available": 5}, areas={"leon": {"rebels": 1}})
    assert play(s, TWO).state.areas[A("leon")].infantry == ()
    s = realms("castile", "france", seat0={"available": 5}, armies={"leon": (1, 1)})
    s.wars = [War(R("france"), R("castile"))]
    assert play(s, TWO).state.areas[A("leon")].infantry == ()
    s = realms("castile", "france", seat0={"available": 5}, provinces={"galicia": {"town": NONE, "dnpr": "portugal"}})
    s.wars = [War(R("castile"), R("portugal"))]
    assert play(s, TWO).state.areas[A("leon")].infantry == ()
    s.stood_land = {A("leon"): (R("portugal"),)}  # 5.5.no_battle
    assert play(s, TWO).state.areas[A("leon")].infantry == (2, 0)


def test_16_3_units__regulars_are_no_more_than_are_available() -> None:
    s = realms("castile", "france", seat0={"available": 1})
    assert play(s, TWO).state.areas[A("leon")].infantry == (1, 0)
    s.players[0].available = 0
    assert play(s, TWO).state.areas[A("leon")].infantry == ()


# --- 11.1.colonists: for two actions alone ---


def test_11_1_colonists__they_do_not_count_when_an_event_gives_an_alliance() -> None:
    s = realms("castile", "france")
    ally(s, 1, R("aztec"))
    s.players[1].colonists = 2
    t = play(s, {"op": "pact", "kind": ["alliance"], "realms": ["aztec"], "do": "gain"}, event="101-1")
    assert t.state.realms[R("aztec")].allies == (0,)


# --- what the table says ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_16_5_natives__the_question_asks_what_one_is_spared(language: str) -> None:
    """The answer names the effect that is ignored, so the words must do so too."""
    words = texts_of(GAME, language)
    assert ("spared" if language == "en" else "ominie") in words.say("ask-natives")
    s = realms("castile", "france", provinces={"canada": {"town": 0}}, seat0={"colonists": 1})
    t = symbol(s, "natives", 0, answers=["colonist"])
    assert (t.state.players[0].colonists, t.state.provinces[P("canada")].unrest) == (1, True)


@pytest.mark.parametrize(("faith", "price"), [("catholic", 2), ("protestant", 1)])
def test_15_protestant_traits__the_menu_and_the_question_name_the_price(faith: str, price: int) -> None:
    s = realms("castile", "france", turn=0, realms={"castile": {"faith": faith}}, phase=2)
    assert GAME.describe(s, "turn", ("convert",), {}).args["n"] == price
    lay(s.areas, {"leon": {"faith": "mixed"}})
    t = act(s, "convert", 0, answers=["leon", "galicia"], rolls=[("rebel", "no_effect")])
    assert 3 - t.state.players[0].adm == price


# --- 4.3.C.3a ---


@pytest.mark.parametrize(("soldiers", "to"), [(1, "leon"), (2, "leon"), (3, None)])
def test_4_3_C_3a__as_many_soldiers_do_not_outnumber_them(soldiers: int, to: str | None) -> None:
    s = realms("castile", "france", provinces={"galicia": {"unrest": True}}, armies={"leon": (0, soldiers)})
    assert destination(s, A("castile"), 2) == to


# --- 16.3.influence ---


def test_16_3_influence__who_finds_no_room_may_make_some_and_need_not() -> None:
    s = realms("castile", "france", areas={"portugal": {"influence": (0, 5)}})
    gain = {"op": "influence", "n": 2, "areas": ["portugal"]}
    t = play(s, gain, answers=["portugal", "done"])
    assert t.state.areas[A("portugal")].influence == (1, 4)
    assert play(s, gain, answers=["done"]).state.areas[A("portugal")].influence == (0, 5)
    s.areas[A("portugal")] = replace(s.areas[A("portugal")], influence=(0, 4))
    assert play(s, gain, answers=["done"]).state.areas[A("portugal")].influence == (1, 4)  # room for one
    t = play(replace(s, revision=3), gain)
    assert t.state.areas[A("portugal")].influence == (2, 3)
