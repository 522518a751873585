"""18.3: members, electors, unlawful holders; 19.1 and 19.2: who controls the curia."""

from __future__ import annotations

from europa_universalis.build import A, P, R, given, lay
from regnum.games.europa_universalis.hre import (
    authority_ceiling,
    electors,
    empire_area,
    empire_areas,
    imperial_place,
    in_empire,
    is_member,
    members,
    subjects,
    usurpers,
)
from regnum.games.europa_universalis.model import NONE, REBELS
from regnum.games.europa_universalis.papacy import (
    cardinal_spaces,
    catholic_players,
    may_gain_cardinal,
    papal_controller,
    rome_due,
    trusted,
)

DELUXE = "deluxe_1444"


def test_18_3_lands__of_an_area_cut_by_the_border_the_provinces_inside() -> None:
    s = given("austria", "france", areas={"saxony": {"outside": True}})
    assert in_empire(s, P("krain"))
    assert not in_empire(s, P("venezia"))
    assert empire_area(s, A("venetia"))
    assert not in_empire(s, P("dresden"))
    assert A("saxony") not in empire_areas(s)


def test_18_3_members__the_capital_province_decides() -> None:
    s = given("austria", "france", board=DELUXE)
    assert {"austria", "saxony", "milan", "genoa", "holstein"} <= set(members(s))
    assert not {"venice", "burgundy", "papal_states", "denmark", "france"} & set(members(s))
    assert "austria" not in subjects(s)
    lay(s.areas, {"saxony": {"outside": True}})
    assert not is_member(s, R("saxony"))
    assert "nuremberg" not in members(s)


def test_18_3_members__none_once_the_empire_is_dissolved() -> None:
    s = given("austria", "france")
    s.empire.realm = None
    assert members(s) == electors(s) == ()


def test_18_3_usurper__in_1444_burgundy_venice_and_denmark() -> None:
    s = given("austria", "france", board=DELUXE)
    assert set(usurpers(s)) == {"burgundy", "venice", "denmark"}
    lay(s.provinces, {"dresden": {"occupier": 1}})
    assert "france" in usurpers(s)
    lay(s.provinces, {"dresden": {"occupier": REBELS}})
    assert "france" not in usurpers(s)
    lay(s.provinces, {"dresden": {"occupier": NONE, "vassal": 1}})
    assert "france" in usurpers(s)


def test_18_3_electors__while_a_member_has_its_capital_there() -> None:
    s = given("austria", "france", board=DELUXE)
    assert set(electors(s)) == {"saxony", "westphalia", "brandenburg", "bohemia", "rhineland"}
    lay(s.provinces, {"dresden": {"town": 1}})
    assert "saxony" in electors(s)  # Nuremberg, and Saxony with another capital
    for p in ("leipzig", "wittenberg", "nurnberg"):
        lay(s.provinces, {p: {"town": 1}})
    assert "saxony" not in electors(s)
    lay(s.provinces, {"nurnberg": {"town": NONE, "vassal": 1}})
    assert "saxony" in electors(s)


def test_18_1_max__one_more_than_the_electoral_areas() -> None:
    s = given("austria", "france", board=DELUXE)
    assert authority_ceiling(s) == 6
    lay(s.areas, {"saxony": {"outside": True}, "bohemia": {"outside": True}})
    assert authority_ceiling(s) == 4


def test_18_2_place__where_an_independent_member_owns_a_province() -> None:
    s = given("austria", "france")
    assert imperial_place(s, A("saxony"))
    assert not imperial_place(s, A("scotland"))
    for p in ("dresden", "leipzig", "wittenberg"):
        lay(s.provinces, {p: {"vassal": 0}})
    assert imperial_place(s, A("saxony"))
    lay(s.provinces, {"nurnberg": {"occupier": 1}})
    assert not imperial_place(s, A("saxony"))


# --- the curia ---


def test_19_access__catholic_players_only() -> None:
    s = given("castile", "france", "england", realms={"france": {"faith": "protestant"}})
    lay(s.realms, {"england": {"faith": "counter_reformed"}})
    assert catholic_players(s) == (0, 2)
    assert not may_gain_cardinal(s, 1)


def test_19_1_slots__catholic_players_and_one() -> None:
    s = given("castile", "france", "england", realms={"france": {"faith": "protestant"}})
    assert cardinal_spaces(s) == 3
    assert cardinal_spaces(given("castile", "france", "england", "austria", "portugal", "denmark")) == 6


def test_19_1_rome__who_controls_roma_else_the_ally_of_the_papal_states() -> None:
    s = given("castile", "france", realms={"papal_states": {"allies": (1,)}})
    assert rome_due(s) == 1
    lay(s.provinces, {"roma": {"occupier": 0}})
    assert rome_due(s) == 0
    lay(s.realms, {"castile": {"faith": "protestant"}})
    assert rome_due(s) == NONE
    lay(s.provinces, {"roma": {"occupier": NONE}})
    lay(s.realms, {"france": {"faith": "protestant"}})
    assert rome_due(s) == NONE


def test_19_1_rome_seized__he_gains_no_other_cardinal() -> None:
    s = given("castile", "france", provinces={"roma": {"occupier": 0}})
    assert not may_gain_cardinal(s, 0)
    assert may_gain_cardinal(s, 1)


def test_19_2_controller__most_cardinals_then_the_leftmost_with_rome_before_all() -> None:
    s = given("castile", "france", "austria")
    assert papal_controller(s) == NONE
    s.curia.cardinals = [0, 1, 0, 2]
    assert papal_controller(s) == 0
    s.curia.rome = 1
    assert papal_controller(s) == 1
    s.curia.rome = NONE
    s.curia.cardinals = [2, 1, 0]
    assert papal_controller(s) == 2


def test_19_2_trusted__two_cardinals_and_no_tie() -> None:
    s = given("castile", "france", "austria")
    s.curia.cardinals = [0, 1, 0, 2]
    assert trusted(s)
    s.curia.rome = 1
    assert not trusted(s)
    s.curia.rome, s.curia.cardinals = NONE, [0]
    assert not trusted(s)
