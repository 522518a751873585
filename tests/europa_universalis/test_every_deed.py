"""Each deed that the vocabulary counts, done by the step that does it, and counted by what was asked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from europa_universalis import goals_deeds as scenes
from europa_universalis.build import P, R, content, cubes, given, lay
from europa_universalis.effects_kit import table
from europa_universalis.goals_deeds import Deeds
from europa_universalis.peace_kit import act
from regnum.games.europa_universalis.effects.checks import holds
from regnum.games.europa_universalis.effects.env import Env
from regnum.games.europa_universalis.effects.operations import run
from regnum.games.europa_universalis.pieces import occupy


def counted(deeds: Deeds, at_least: int = 1, **filters: Any) -> bool:
    """Whether a goal with these words counts so much in what was done."""
    assert deeds, "not remembered at all"
    assert all((deed.age, deed.round) == (1, 1) for deed in deeds)
    s = given("england", "france", board="deluxe_1444", revision=2)
    s.players[0].deeds = list(deeds)
    return holds(s, 0, [{"check": "happened", "event": deeds[0].what, "window": "age", "min": at_least, **filters}])


def test_9_7_7__a_battle_won_on_land_or_at_sea_against_whom_and_how_many() -> None:
    land = scenes.battle("land", "france", 4, 3)
    assert counted(land, against="realms", kind="land", enemy_units=3, total_units=7)
    assert counted(land, against="pr")
    assert counted(land, against=["france"])
    for wrong in ({"kind": "sea"}, {"enemy_units": 4}, {"total_units": 8}, {"against": "npr"}, {"against": "rebels"}):
        assert not counted(land, **wrong)
    assert not counted(land, 2)
    sea = scenes.battle("sea", "scotland", 3, 2)
    assert counted(sea, kind="sea", against="npr", enemy_units=2)
    assert not counted(sea, kind="land")
    for foe in ("rebels", "pirates"):
        won = scenes.battle("land" if foe == "rebels" else "sea", foe, 3, 2)
        assert counted(won)
        assert not counted(won, against="realms")


def test_9_9_pirates__all_that_were_sunk() -> None:
    assert counted(scenes.hunt(2), 2)
    assert not counted(scenes.hunt(2), 3)


@pytest.mark.parametrize("term", ["humiliation", "succession", "conversion"])
def test_10_2_winner__a_war_won_and_the_term_imposed(term: str) -> None:
    war, imposed = scenes.won("france", term=term)
    assert counted(war, against="pr")
    assert counted(war, against=["france", "castile"])
    assert not counted(war, against=["castile"])
    assert not counted(war, against="stronger_pr")
    assert counted(imposed, terms=[term])
    assert not counted(imposed, terms=[one for one in ("humiliation", "succession", "conversion") if one != term])


def test_10_2_winner__against_who_is_stronger() -> None:
    assert counted(scenes.won("france", "portugal")[0], against="stronger_pr")


def test_10_terms_status_quo__tax_that_was_taken_of_whom_and_where() -> None:
    small = scenes.kept("england", "france", "berry")
    assert counted(small, against="pr")
    assert not counted(small, 2)
    assert not counted(small, against="stronger_pr")
    assert not counted(small, against="other_faith")
    assert not counted(small, distant=True)
    assert counted(scenes.kept("portugal", "france", "berry"), against="stronger_pr")
    assert counted(scenes.kept("england", "castile", "mexico"), distant=True)
    assert counted(scenes.kept("england", "ottomans", "selanik"), against="other_faith")


def test_10_terms_annex__tax_taken_and_annexed() -> None:
    taken, annexed = scenes.annexed()
    assert counted(taken, 2)
    assert counted(annexed, 2)
    assert not counted(taken, 3)
    assert not counted(annexed, 3)
    assert not counted(taken, against="pr")


def test_10_terms_vassalise__vassals_are_taken_too() -> None:
    assert counted(scenes.vassals(), 2)
    assert not counted(scenes.vassals(), 3)


def test_9_8_result_npr__a_capital_by_what_its_realm_was_worth() -> None:
    assert counted(scenes.fallen("muscovy"), of="npr", min_tax=10)
    assert not counted(scenes.fallen("muscovy"), of="pr")
    assert not counted(scenes.fallen("muscovy"), min_tax=11)
    assert not counted(scenes.fallen("scotland"), of="any", min_tax=6)
    assert counted(scenes.fallen("scotland", True), of="any", min_tax=6)


def test_19_3_crusade_score__a_crusade_that_was_won() -> None:
    assert counted(scenes.crusade())
    assert scenes.crusade(units=0) == ()


def test_5_1_explore_adjacent__a_discovery() -> None:
    assert counted(scenes.voyage())
    assert not counted(scenes.voyage(), 2)


@pytest.mark.parametrize(
    ("node", "words"), [("genoa", "@maritime"), ("champagne", "@inland"), ("east_indies", "@distant_nodes")]
)
def test_5_4_trade_6__income_at_its_node(node: str, words: str) -> None:
    (deed,) = deeds = scenes.trade(node)
    assert deed.n > 1
    assert counted(deeds, deed.n, nodes=[words])
    assert counted(deeds, deed.n, nodes=[node])
    assert not counted(deeds, deed.n + 1, nodes=[words])
    assert not counted(deeds, 1, nodes=["@inland" if words != "@inland" else "@maritime"])
    assert not counted((deed, replace(deed)), deed.n + 1)  # the best one, not the sum


def test_5_4_trade_6__by_the_first_rules_no_income_was_found_by_its_node() -> None:
    s = given("england", "france", board="deluxe_1444", revision=1)
    s.players[0].deeds = list(scenes.trade("genoa"))
    assert not holds(
        s, 0, [{"check": "happened", "event": "trade_income", "window": "age", "min": 1, "nodes": ["genoa"]}]
    )


def test_5_5_quell__each_unrest_that_was_calmed() -> None:
    assert counted(scenes.calm(), 2)
    assert not counted(scenes.calm(), 3)


def test_5_3_convert__a_converted_area() -> None:
    assert counted(scenes.converts())


def test_5_1_diplomacy_pact__alliances_with_players_and_others() -> None:
    assert counted(scenes.alliance(True), **{"with": "pr"})
    assert not counted(scenes.alliance(True), **{"with": "npr"})
    assert counted(scenes.alliance(False), **{"with": "npr"})
    assert not counted(scenes.alliance(False), **{"with": "pr"})


def test_5_1_diplomacy_pact__both_players_have_formed_it() -> None:
    s = given("england", "france", seat0={"dip": 9}, seat1={"dip": 9})
    t = act(s, "diplomacy", 0, answers=[("give", "alliance"), "send", "accept"])
    assert [[(deed.what, *deed.tags) for deed in p.deeds] for p in t.state.players] == [[("alliance_formed", "pr")]] * 2


def test_11_4_annex__a_vassal_that_was_subjugated() -> None:
    assert counted(scenes.subjugated(), 4)
    assert not counted(scenes.subjugated(), 5)


@pytest.mark.parametrize(("rev", "territory"), [(1, 0), (2, 1)])
def test_11_4_annex__a_settled_territory_counts_one(rev: int, territory: int) -> None:
    lands = {p: {"vassal": 0} for p in ("cremona", "milano", "parma")}
    s = given("france", "castile", provinces=lands, realms={"milan": {"colour": "green"}})
    lay(s.provinces, {"california": {"vassal": 0, "dnpr": R("milan")}})
    cubes(s, "lombardy", 5, 0)
    assert s.box.boards[s.board].provinces[P("california")].tax == 0
    t = table(s, nobody)
    t.rev = rev
    run(t, [{"op": "subjugate", "realms": ["milan"]}], Env(0, 0, table=t))
    assert t.state.provinces[P("california")].town == 0
    assert sum(deed.n for deed in t.state.players[0].deeds if deed.what == "annexed_tax") == 4 + territory


def nobody(*_: Any) -> int:
    raise AssertionError("nothing is asked")


@pytest.mark.parametrize(("rev", "distant"), [(1, False), (2, True)])
def test_10_terms_vassalise__what_another_keeps_overseas_is_distant(rev: int, distant: bool) -> None:
    s = scenes.war("england", "aztec", "france")
    s.wars.append(replace(s.wars[0], aggressor=R("france")))
    lay(s.realms, {"aztec": {"colour": "green"}})
    for p, seat in (("mexico", 0), ("california", 0), ("centralamerica", 1)):
        lay(s.provinces, {p: {"dnpr": R("aztec")}})
        occupy(s, P(p), seat, True)
    s = scenes.settle(s, "aztec", "vassalisation", rev=rev)
    for seat, far in ((0, True), (1, distant)):
        deeds = [deed for deed in s.players[seat].deeds if deed.what == "tax_taken"]
        assert deeds, seat
        assert [("distant" in deed.tags) for deed in deeds] == [far] * len(deeds)


def test_17_3_complete__every_happening_of_the_vocabulary_is_done_here() -> None:
    done = {
        "battle_won", "pirates_sunk", "war_won", "term_imposed", "tax_taken", "annexed_tax", "capital_occupied",
        "discovered", "trade_income", "unrest_removed", "converted", "alliance_formed",
        "crusade_success",
    }  # fmt: skip
    assert set(content().sheet.data["vocabulary"]["happenings"]) == done
