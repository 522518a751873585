"""Action cards that could do nothing: they are not played, and it is said why."""

from __future__ import annotations

from typing import Any

import pytest

from europa_universalis.build import content, given
from regnum.games.europa_universalis.content.shapes import CardId
from regnum.games.europa_universalis.model import Ruler, Shown, State
from regnum.games.europa_universalis.pieces import ally, marry
from regnum.games.europa_universalis.steps.cards import why_not_play, why_not_use

NEW = 3


def copy_of(kind: str) -> CardId:
    return next(c.id for c in content().cards.values() if c.kind == kind)


def rich(*realms: str, **things: Any) -> State:
    s = given(*realms, **{"revision": NEW, **things})
    for p in s.players:
        p.adm = p.dip = p.mil = 9
        p.ducats, p.ruler = 50, Ruler("Somebody")
    return s


def why(s: State, kind: str) -> str | None:
    return why_not_play(s, 0, copy_of(kind))


def use(s: State, kind: str, action: str) -> str | None:
    found = next(a for a in s.box.kinds[kind].actions if a.id == action)  # type: ignore[index]
    return why_not_use(s, 0, Shown(copy_of(kind), 3), found)


# --- Subjugate ---


def test_11_4_condition__without_an_ally_or_vassal_the_card_is_not_played() -> None:
    s = rich("castile", "france")
    assert why(s, "DIP-04") == "11.4.condition"
    s.revision = 2
    assert why(s, "DIP-04") is None  # older tables let him play it for nothing


def test_11_4_condition__twice_the_tax_or_more_than_it_with_a_marriage() -> None:
    s = rich("castile", "france", areas={"aragon": {"influence": (5, 0)}, "sicily": {"influence": (5, 0)}})
    ally(s, 0, "aragon")  # type: ignore[arg-type]
    assert why(s, "DIP-04") == "11.4.condition"
    marry(s, 0, "aragon")  # type: ignore[arg-type]
    assert why(s, "DIP-04") is None


def test_11_4_cost__without_the_influence_the_card_is_not_played() -> None:
    s = rich("castile", "france")
    ally(s, 0, "navarra")  # type: ignore[arg-type]
    assert why(s, "DIP-04") == "11.4.cost"
    s.areas["aragon"] = given("castile", "france", areas={"aragon": {"influence": (1, 0)}}).areas["aragon"]  # type: ignore[index]
    assert why(s, "DIP-04") is None


# --- research ---


def test_5_1_idea__learning_without_an_idea_that_could_be_paid() -> None:
    s = rich("castile", "france", ideas=["tolerance"])
    assert why(s, "ADM-07") is None
    s.players[0].adm = 1  # for the card, not for the idea
    assert why(s, "ADM-07") == "5.1.idea"
    s.players[0].adm, s.players[0].ideas = 9, ["tolerance"]  # type: ignore[list-item]
    assert why(s, "ADM-07") == "5.1.idea"


def test_5_1_idea__technology_is_studied_where_a_neighbour_has_some() -> None:
    s = rich("castile", "france", "muscovy", board="deluxe_1444", ideas=["tolerance"])
    assert why(s, "DIP-02") == "5.1.idea"
    s.players[2].ideas = ["tolerance"]  # type: ignore[list-item]
    assert why(s, "DIP-02") == "5.1.idea"  # too far away
    s.players[1].ideas = ["tolerance"]  # type: ignore[list-item]
    assert why(s, "DIP-02") is None


# --- marriages, cardinals, conversions ---


def test_11_2_who__without_a_partner_nobody_marries() -> None:
    s = rich("castile", "france")
    assert why(s, "DIP-03") == "11.2.who"
    s = rich("castile", "france", areas={"aragon": {"influence": (2, 0)}})
    assert why(s, "DIP-03") is None
    s.players[0].ruler = None
    assert why(s, "DIP-03") == "7.2.interregnum_limits"


def test_19_access__a_muslim_has_no_cardinal_and_nothing_to_convert() -> None:
    s = rich("mamluks", "castile", board="deluxe_1444")
    assert why(s, "DIP-01") == "16.3.conditions"
    assert use(s, "ADM-02", "missionaries") == "5.3.convert"
    s = rich("castile", "mamluks", board="deluxe_1444")
    assert why(s, "DIP-01") is None


# --- cards on display ---


@pytest.mark.parametrize(
    ("kind", "action", "rule"),
    [
        ("ADM-01", "restore_order", "5.5.quell.limits"),
        ("ADM-02", "integrate_area", "7.6.token"),
        ("DIP-05", "support_rebels", "16.3.conditions"),
    ],
)
def test_6_2_display_use__nothing_to_do_is_no_action(kind: str, action: str, rule: str) -> None:
    s = rich("castile", "france")
    assert use(s, kind, action) == rule
    s.revision = 2
    assert use(s, kind, action) is None


def test_6_2_display_use__unrest_at_home_and_abroad_gives_them_something_to_do() -> None:
    s = rich("castile", "france", provinces={"burgos": {"unrest": True}, "armagnac": {"unrest": True}})
    assert use(s, "ADM-01", "restore_order") is None
    assert use(s, "DIP-05", "support_rebels") is None


def test_16_3_grow_town__no_small_town_on_a_core_is_left() -> None:
    s = rich("castile", "france")
    assert use(s, "ADM-02", "expand_town") is None
    for p, land in s.provinces.items():
        if land.town == 0:
            s.provinces[p] = type(land)(town=0, large=True)
    assert use(s, "ADM-02", "expand_town") == "16.3.grow_town"
