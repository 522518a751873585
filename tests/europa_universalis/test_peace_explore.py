"""5.1.explore and 5.3.colonize, by the book: ships, the die, storms, claims, colonies."""

from __future__ import annotations

from typing import Any

from europa_universalis.build import A, P, Z, given, lay, ships
from europa_universalis.effects_kit import asked, offered
from europa_universalis.peace_kit import act
from regnum.games.europa_universalis.content.shapes import IdeaId
from regnum.games.europa_universalis.model import NONE, Fleet, State, War
from regnum.games.europa_universalis.steps.administration import bar_colonise, colonies
from regnum.games.europa_universalis.steps.explore import bar_explore, in_reach, voyages

QUEST = IdeaId("quest_for_the_new_world")
CLEAR, STORM = ("exploration", "2"), ("exploration", "2 storm")


def explorer(quest: bool = True, caribbean: int = 1, **more: Any) -> State:
    """England with the idea, a ship in the Caribbean and one in Lancashire, and the Antilles claimed."""
    s = given("england", "france", areas={"antilles": {"claims": (0,)}}, discovered=["america"], **more)
    s.players[0].ideas = [QUEST] if quest else []
    s.players[0].docked = {P("lancashire"): 1}
    ships(s, "caribbean_sea", caribbean, 0)
    return s


def test_5_1_explore_result_storm__canada_is_paid_for() -> None:
    """EX.5.1.explore_canada"""
    s = explorer()
    t = act(s, "explore", 0, answers=[("leave", "lancashire", "northwestern_atlantic"), "canada"], rolls=[STORM])
    p = t.state.players[0]
    assert t.state.areas[A("canada")].claims == (0,)
    assert (p.adm, p.dip, p.mil) == (3, 1, 2)
    assert not p.docked
    assert t.state.zones[Z("northwestern_atlantic")].guard == (1, 0)
    assert {"florida", "mississippi", "newgranada", "guyana", "canada"} <= set(offered(t, 1))
    assert not {"mexico", "centralamerica", "greatlakes"} & set(offered(t, 1))


def test_5_1_explore_adjacent__a_town_reaches_over_land() -> None:
    s = explorer(caribbean=0, quest=False, provinces={"virginia": {"town": 0}})
    assert "greatlakes" in in_reach(s, 0)
    assert "canada" not in in_reach(s, 0)
    assert "virginia" not in in_reach(s, 0)


def test_5_1_explore__ships_only_with_the_idea() -> None:
    s = explorer(quest=False)
    assert bar_explore(s, 0) == "5.1.explore.adjacent"
    s.players[0].ideas = [QUEST]
    assert bar_explore(s, 0) is None
    s.players[0].mil = 0
    assert bar_explore(s, 0) == "5.1.explore"


def test_5_1_explore_move__from_port_and_from_the_sea_and_only_two_spaces() -> None:
    s = explorer(caribbean=0)
    ships(s, "doggerbank", 1, 0)
    ships(s, "norwegian_sea", 0, 1)
    found = voyages(s, 0)
    assert ("leave", "lancashire", "northwestern_atlantic") in found
    assert ("sail", "doggerbank", "northwestern_atlantic") in found
    assert not [x for x in found if x[-1] in ("caribbean_sea", "southwestern_atlantic")]


def test_5_1_explore_move__never_into_a_hostile_zone() -> None:
    s = explorer(caribbean=0)
    ships(s, "northwestern_atlantic", 0, 1)
    assert voyages(s, 0)
    s.wars = [War(s.players[0].realm, s.players[1].realm)]
    assert not voyages(s, 0)


def test_5_1_explore_move__the_first_distant_zone_ends_it() -> None:
    s = explorer(caribbean=0)
    s.players[0].docked = {}
    ships(s, "eastern_atlantic", 1, 0)
    ends = {x[-1] for x in voyages(s, 0)}
    assert ends == {"northwestern_atlantic", "caribbean_sea", "southwestern_atlantic", "southeastern_atlantic"}
    ships(s, "eastern_atlantic", 0, 0)
    ships(s, "caribbean_sea", 1, 0)
    assert {x[-1] for x in voyages(s, 0)} >= {"northwestern_atlantic", "southwestern_atlantic"}
    assert ("sail", "caribbean_sea", "east_african_coast") not in voyages(s, 0)


def test_5_1_explore_result_clear__a_territory_of_the_number_or_any_inhabited_area() -> None:
    s = explorer(provinces={"guyana": {"town": 1}})
    t = act(s, "explore", 0, answers=["stay", "mexico"], rolls=[CLEAR])
    assert t.state.areas[A("mexico")].claims == (0,)
    assert {"mexico", "centralamerica", "florida", "guyana"} <= set(offered(t, 1))
    assert not {"antilles", "virginia"} & set(offered(t, 1))


def test_5_1_explore_result_clear__what_can_be_discovered_is_discovered() -> None:
    t = act(explorer(), "explore", 0, answers=["stay", "florida"], rolls=[CLEAR])
    assert "fail" not in offered(t, 1)
    assert "again" in offered(t, 1)


def test_5_1_explore_result_clear__with_nothing_in_reach_it_fails_without_loss() -> None:
    s = explorer(caribbean=0, quest=False, provinces={"virginia": {"town": 0}}, seat0={"dip": 1})
    ships(s, "caribbean_sea", 1, 0)
    t = act(s, "explore", 0, rolls=[("exploration", "3")])
    assert not asked(t)
    assert t.state.zones[Z("caribbean_sea")].ships == (1, 0)
    assert (t.state.players[0].dip, t.state.players[0].mil) == (0, 2)


def test_5_1_explore_result_storm__who_fails_loses_a_ship_overseas() -> None:
    s = explorer(seat0={"dip": 1})
    t = act(s, "explore", 0, answers=["stay"], rolls=[STORM])
    assert t.state.zones[Z("caribbean_sea")].ships == (0, 0)
    assert t.state.players[0].docked == {"lancashire": 1}


def test_5_1_explore_result_storm__it_may_be_of_the_fleet_or_in_a_port() -> None:
    s = explorer(seat0={"dip": 1}, provinces={"virginia": {"town": 0}})
    s.players[0].docked = {P("virginia"): 1, P("lancashire"): 1}
    s.players[0].fleet = Fleet(zone=Z("caribbean_sea"), light=1, heavy=1)
    t = act(s, "explore", 0, answers=["stay", "fleet_heavy"], rolls=[STORM])
    assert [option[0] for option in asked(t)[1][2]] == ["zone", "port", "ship", "ship"]
    assert (t.state.players[0].fleet.light, t.state.players[0].fleet.heavy) == (1, 0)


def test_5_1_explore_result_storm__he_may_fail_though_he_could_pay() -> None:
    t = act(explorer(), "explore", 0, answers=["stay", "fail"], rolls=[STORM])
    assert t.state.players[0].dip == 2
    assert t.state.zones[Z("caribbean_sea")].ships == (0, 0)


def test_5_1_explore_reroll__twice_for_a_point_each_and_the_last_one_binds() -> None:
    s = explorer(seat0={"dip": 5})
    rolls = [STORM, STORM, ("exploration", "1 storm")]
    t = act(s, "explore", 0, answers=["stay", "again", "again"], rolls=rolls)
    assert t.state.players[0].dip == 2
    assert t.state.zones[Z("caribbean_sea")].ships == (0, 0)


def test_5_1_explore_die__each_number_once_clear_and_once_with_a_storm() -> None:
    faces = explorer().box.dice["exploration"]
    assert sorted(faces) == ["1", "1 storm", "2", "2 storm", "3", "3 storm"]


def test_5_1_explore_trade__the_first_discovery_opens_the_trade_of_its_continent() -> None:
    s = explorer()
    lay(s.areas, {"antilles": {"claims": ()}})
    s.discovered = []
    far = [c for c, card in s.box.trade.items() if "america" in card.continents]
    s.trade_unused, s.trade_deck, s.trade_discard = [*far], [], [next(c for c in s.box.trade if c not in far)]
    t = act(s, "explore", 0, answers=["stay", "mexico"], rolls=[CLEAR])
    assert t.state.discovered == ["america"]
    assert len(t.state.trade_deck) == len(far) + 1
    assert not t.state.trade_unused
    assert not t.state.trade_discard


def test_12_6_add__a_claim_by_any_way_opens_the_continent() -> None:
    s = given("england", "france", provinces={"sus": {"town": 0}})
    far = [c for c, card in s.box.trade.items() if "africa" in card.continents]
    s.trade_unused = [*far]
    t = act(s, "claims", 0, answers=["timbuktu", "let"])
    assert t.state.areas[A("timbuktu")].claims == (0,)
    assert sorted(t.state.trade_deck) == sorted(far)


def test_12_6_add__a_token_of_an_expansive_realm_too_and_a_card_of_two_continents_once() -> None:
    from regnum.games.europa_universalis.pieces import put_dnpr

    s = given("england", "france")
    s.trade_unused = [c for c, card in s.box.trade.items() if card.continents]
    count = len(s.trade_unused)
    put_dnpr(s, P("angola"), s.players[1].realm)
    s.players[0].ducats = 0
    t = act(s, "trade", 0, answers=["ducats"])
    africa = [c for c, card in s.box.trade.items() if "africa" in card.continents]
    assert len(t.state.trade_deck) + len(t.state.trade_discard) == len(africa)
    assert len(t.state.trade_unused) == count - len(africa)


# --- 5.3.colonize ---


def coloniser(*at: str, **player: Any) -> State:
    claims = {a: {"claims": (0,)} for a in ("antilles", "canada", "pernambuco", "goldcoast")}
    s = given("england", "france", areas=claims, seat0={"adm": 2, "colonists": 2, **player})
    for z in at or ("northwestern_atlantic", "northeastern_atlantic", "southeastern_atlantic"):
        ships(s, z, 1, 0)
    return s


def test_5_3_colonize__canada_by_two_colonists_and_two_points() -> None:
    """EX.5.3.colonise_canada"""
    s = coloniser()
    assert colonies(s, 0) == ["canada"]
    t = act(s, "colonise", 0, answers=["canada"])
    land, p = t.state.provinces[P("canada")], t.state.players[0]
    assert (land.town, land.large) == (0, False)
    assert (p.adm, p.colonists) == (0, 0)
    assert t.state.areas[A("canada")].claims == ()


def test_5_3_colonize__any_mix_of_four() -> None:
    s = coloniser(adm=3, colonists=3)
    t = act(s, "colonise", 0, answers=["canada", 1])
    assert (t.state.players[0].adm, t.state.players[0].colonists) == (0, 2)
    assert offered(t, 1) == [1, 2, 3]
    assert bar_colonise(coloniser(adm=1), 0) == "5.3.colonize"


def test_5_3_colonize__a_settled_territory_is_not_empty() -> None:
    s = coloniser()
    lay(s.provinces, {"canada": {"town": 1}})
    assert bar_colonise(s, 0) == "5.3.colonize.link"


def test_5_3_colonize_link__a_ship_in_the_caribbean_links_two_more() -> None:
    s = coloniser("northwestern_atlantic", "northeastern_atlantic", "southeastern_atlantic", "caribbean_sea")
    assert set(colonies(s, 0)) == {"canada", "antilles", "goldcoast"}


def test_5_3_colonize_link__vassals_and_influence_do_not_carry_it() -> None:
    s = coloniser("northwestern_atlantic")
    lay(s.provinces, {p: {"town": NONE} for p in ("lancashire", "northumberland", "york", "shrewsbury", "wales")})
    lay(s.provinces, {p: {"town": NONE} for p in ("wessex", "pale")})
    ships(s, "northeastern_atlantic", 1, 0)
    assert colonies(s, 0) == []
    lay(s.areas, {"northumbria": {"influence": (3, 0)}})
    lay(s.provinces, {"york": {"vassal": 0}})
    assert colonies(s, 0) == []
    lay(s.provinces, {"york": {"vassal": NONE, "town": 0}})
    assert colonies(s, 0) == ["canada"]


def test_5_1_explore_result_storm__a_settled_territory_is_not_empty() -> None:
    s = explorer(provinces={"guyana": {"town": 1}})
    t = act(s, "explore", 0, answers=["stay", "florida"], rolls=[STORM])
    assert "guyana" not in offered(t, 1)


def test_5_1_explore_result_clear__not_where_he_has_a_core_token() -> None:
    s = explorer()
    lay(s.areas, {"mexico": {"core": 0}})
    assert "mexico" not in in_reach(s, 0)
    assert "centralamerica" in in_reach(s, 0)


def test_5_1_explore__one_point_of_each_is_enough() -> None:
    assert bar_explore(explorer(seat0={"dip": 1, "mil": 1}), 0) is None
    assert bar_explore(explorer(seat0={"dip": 0, "mil": 1}), 0) == "5.1.explore"


def test_5_1_explore_result_storm__a_fleet_in_a_distant_port_is_not_safe() -> None:
    s = explorer(caribbean=0, provinces={"virginia": {"town": 0}})
    s.players[0].fleet = Fleet(port=P("virginia"), light=1, heavy=1)
    s.players[0].docked = {}
    s.players[0].dip = 1
    t = act(s, "explore", 0, answers=["fleet_heavy"], rolls=[STORM])
    assert (t.state.players[0].fleet.light, t.state.players[0].fleet.heavy) == (1, 0)
