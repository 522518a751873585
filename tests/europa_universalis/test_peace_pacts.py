"""Player Diplomacy, influence, alliances, claims, marriages, subjugation: 5.1.diplomacy, 5.4, 11, by the book."""

from __future__ import annotations

from typing import Any

import pytest

from europa_universalis.build import A, P, R, cubes, given, lay
from europa_universalis.effects_kit import asked, offered, play, table, told
from europa_universalis.peace_kit import act, call
from regnum.games.europa_universalis.aftermath import settle
from regnum.games.europa_universalis.counters import cubes_in_use
from regnum.games.europa_universalis.effects.env import Env
from regnum.games.europa_universalis.effects.operations import run
from regnum.games.europa_universalis.map import friendly_province, owner
from regnum.games.europa_universalis.model import NONE, REBELS, Ruler, State, War
from regnum.games.europa_universalis.pieces import (
    ally,
    dispute,
    end_marriage,
    marry,
    occupy,
    put_town,
    put_vassal,
    truce,
    vassal_tokens,
)
from regnum.games.europa_universalis.realm import (
    alliances,
    base_tax,
    influence,
    influence_on,
    is_independent,
    marriages,
)
from regnum.games.europa_universalis.steps.influence import (
    alliance_cost,
    bar_alliance,
    bar_claims,
    bar_influence,
    claimable,
    influence_places,
    may_ally,
    partners,
)
from regnum.games.europa_universalis.steps.pacts import bar_diplomacy, diplomacy

SUBJUGATE = "DIP-04"
COUNTER = "DIP-07"


def court(*realms: str, **more: Any) -> State:
    """Players with rulers and five points of each kind; it is the first one's turn."""
    s = given(*realms, turn=0, **more)
    for p in s.players:
        p.adm = p.dip = p.mil = 5
        p.ruler = Ruler("Somebody")
    return s


# --- 5.1.diplomacy ---


def deal(s: State, *parts: Any, after: tuple[Any, ...] = ()) -> Any:
    """Of a sale the province is named first, then the price."""
    said = [x for part in parts for x in (((part[0], "sale", part[2]), part) if part[1] == "province" else (part,))]
    return act(s, "diplomacy", 0, answers=[*said, "send", "accept", *after])


def test_5_1_diplomacy_pact__a_point_each_and_tokens_on_both_capitals() -> None:
    t = deal(court("england", "france"), ("give", "alliance"))
    s = t.state
    assert s.realms[R("france")].allies == (0,)
    assert s.realms[R("england")].allies == (1,)
    assert [p.dip for p in s.players] == [4, 5]


def test_5_1_diplomacy__parts_may_be_combined() -> None:
    answers = [("give", "alliance"), ("give", "marriage"), ("give", "ducats", 5)]
    t = deal(court("england", "france"), *answers, after=("dip", "no", "no"))
    assert t.state.players[0].dip == 2
    assert married_both(t.state)
    assert [p.ducats for p in t.state.players] == [10, 20]


def married_both(s: State) -> bool:
    return s.realms[R("france")].marriages == (0,) and s.realms[R("england")].marriages == (1,)


def test_5_1_diplomacy__a_refused_offer_costs_neither_turn_nor_points() -> None:
    s = court("england", "france", "castile")
    next_steps: list[Any] = []

    def refused(t: Any) -> None:
        diplomacy(t, 0)
        next_steps.extend(t.agenda)
        t.agenda.clear()

    t = call(s, refused, answers=[("seat", 1), ("give", "alliance"), "send", "refuse"])
    assert next_steps == [("turn", 0)]
    assert t.state.players[0].dip == 5
    assert t.state.refused == [1]


def test_5_1_diplomacy__aid_and_a_sale_do_not_go_together() -> None:
    s = court("england", "france", areas={"aquitaine": {"claims": (1,)}})
    t = deal(s, ("give", "province", "bordeaux", 9))
    assert ("give", "ducats", 5) in asked(t)[0][2]
    assert not [x for x in asked(t)[2][2] if x[1:2] == ("ducats",)]


def test_5_1_diplomacy_war__only_money_while_either_is_at_war() -> None:
    s = court("england", "france", wars=("france burgundy",), areas={"aquitaine": {"claims": (1,)}})
    t = deal(s, ("give", "ducats", 10))
    assert {x[1] for x in asked(t)[0][2] if len(x) > 1} == {"ducats"}
    assert [p.ducats for p in t.state.players] == [5, 25]


@pytest.mark.parametrize(("coins", "points"), [((10,), 1), ((10, 1), 2), ((20,), 2), ((20, 5), 3)])
def test_5_1_diplomacy_aid__a_point_for_every_ten_begun(coins: tuple[int, ...], points: int) -> None:
    s = court("england", "france")
    s.players[1].ducats = 30
    t = deal(s, *(("take", "ducats", n) for n in coins))
    assert t.state.players[0].dip == 5 - points
    assert t.state.players[0].ducats == 15 + sum(coins)


def test_5_1_diplomacy_marriage_card__both_may_draw_from_the_deck_named() -> None:
    s = court("england", "france")
    s.deck_mil = [c for c, card in s.box.cards.items() if card.deck == "mil"]
    t = deal(s, ("give", "marriage"), after=("mil", "draw", "no"))
    assert [len(p.hand_mil) for p in t.state.players] == [1, 0]


def test_5_1_diplomacy_sale__a_claim_three_to_fifteen_and_a_point_of_each() -> None:
    s = court("england", "france", areas={"aquitaine": {"claims": (1,)}})
    lay(s.provinces, {"bordeaux": {"unrest": True}})
    t = deal(s, ("give", "province", "bordeaux", 9))
    assert not [x for x in asked(t)[0][2] if x[1:2] == ("province",)]
    assert asked(t)[1][2] == [*(("give", "province", "bordeaux", n) for n in range(3, 16)), ("back",)]
    land = t.state.provinces[P("bordeaux")]
    assert (land.town, land.large, land.unrest) == (1, True, True)
    assert [(p.adm, p.ducats) for p in t.state.players] == [(4, 24), (4, 6)]
    assert t.state.areas[A("aquitaine")].claims == (1,)


def test_5_1_diplomacy_sale__no_capital_no_vassal_nothing_occupied_nothing_unclaimed() -> None:
    s = court("england", "france")
    lay(s.areas, {"eastanglia": {"claims": (1,)}, "ireland": {"claims": (1,)}, "seine": {"claims": (0,)}})
    lay(s.provinces, {"laighin": {"vassal": 0}, "pale": {"occupier": REBELS}})
    t = deal(s, ("take", "province", "champagne", 3))
    sides = {x for x in asked(t)[0][2] if x[1:2] == ("sale",)}
    assert sides == {("give", "sale", "essex"), ("give", "sale", "oxford"), ("take", "sale", "champagne")}


def test_5_1_diplomacy_sale__one_point_for_any_number_and_both_need_it() -> None:
    s = court("england", "france", areas={"aquitaine": {"claims": (1,)}, "brittanynormandy": {"claims": (1,)}})
    t = deal(s, ("give", "province", "bordeaux", 3), ("give", "province", "caux", 3))
    assert [p.adm for p in t.state.players] == [4, 4]
    s = court("england", "france", areas={"aquitaine": {"claims": (1,)}})
    s.players[1].adm = 0
    t = deal(s, ("give", "ducats", 1))
    assert not [x for x in asked(t)[0][2] if x[1:2] == ("sale",)]


def test_5_1_diplomacy_sale_core__twice_the_tax_of_ones_own_core() -> None:
    s = court("england", "france", areas={"aquitaine": {"claims": (1,)}})
    t = deal(s, ("give", "province", "bordeaux", 9))
    assert [p.prestige for p in t.state.players] == [-4, 0]
    s = court("england", "france", areas={"aquitaine": {"claims": (0,)}}, provinces={"bordeaux": {"town": 1}})
    t = deal(s, ("take", "province", "bordeaux", 9))
    assert [p.prestige for p in t.state.players] == [0, 0]


def test_5_1_diplomacy__needs_somebody_and_a_point() -> None:
    s = court("england", "france")
    assert bar_diplomacy(s, 0) is None
    s.players[0].dip = 0
    assert bar_diplomacy(s, 0) == "5.1.diplomacy.pact"
    s.refused = [1]
    assert bar_diplomacy(s, 0) == "5.1.diplomacy"


# --- 5.4.influence, 11.1 ---


def french() -> State:
    s = court("france", "castile", "austria")
    cubes(s, "lombardy", 1, 1, 1)
    cubes(s, "languedoc", 1, 0, 0)
    s.players[0].dip, s.players[0].ducats = 2, 6
    s.players[0].interest = 5
    return s


def test_5_4_influence__lombardy() -> None:
    """EX.5.4.influence_lombardy"""
    answers = [
        ("dip", "lombardy"),
        ("dip", "lombardy"),
        ("ducats", "centralitaly"),
        ("ducats", "corsicasardinia"),
    ]
    t = act(french(), "influence", 0, answers=answers)
    s = t.state
    assert [s.areas[A(a)].influence[0] for a in ("lombardy", "centralitaly", "corsicasardinia")] == [3, 1, 1]
    assert (s.players[0].dip, s.players[0].ducats) == (0, 0)
    assert "lombardy" not in offered(t, 2)
    assert not {"naples", "dalmatia"} & set(offered(t, 0))


def test_5_4_influence__the_first_one_costs_a_point() -> None:
    s = french()
    s.players[0].dip = 0
    assert bar_influence(s, 0) == "5.4.influence"
    s.players[0].dip = 1
    t = act(s, "influence", 0, answers=[("dip", "lombardy"), "enough"])
    assert {x[0] for x in asked(t)[0][2]} == {"dip"}
    assert {x[0] for x in asked(t)[1][2]} == {"ducats", "enough"}


def test_5_4_influence__cubes_of_this_action_do_not_extend_its_reach() -> None:
    t = act(french(), "influence", 0, answers=[("dip", "centralitaly"), "enough"])
    assert "naples" not in offered(t, 1)


def test_5_4_influence_limit__two_in_an_area_and_five_of_all() -> None:
    s = french()
    s.players[0].dip = 5
    cubes(s, "lombardy", 1, 2, 1)
    t = act(
        s,
        "influence",
        0,
        answers=[("dip", "lombardy"), ("dip", "corsicasardinia"), ("dip", "corsicasardinia"), "enough"],
    )
    assert "lombardy" not in offered(t, 1)
    assert "corsicasardinia" in offered(t, 2)
    assert "corsicasardinia" not in offered(t, 3)


def test_11_1_distant__never_overseas() -> None:
    s = court("castile", "france", provinces={"sus": {"town": 0}, "virginia": {"town": 0}})
    assert "timbuktu" not in influence_places(s, 0)
    assert not [a for a in influence_places(s, 0) if s.box.boards[s.board].areas[a].distant]


def test_11_1_pr__not_where_players_own_everything() -> None:
    s = court("england", "scotland")
    assert "northumbria" not in influence_places(s, 0)
    assert "ireland" in influence_places(s, 0)
    occupy(s, P("york"), 1)
    assert "northumbria" in influence_places(s, 1)


def test_11_1_pr__it_goes_home_when_the_last_province_is_a_players() -> None:
    s = court("england", "scotland")
    cubes(s, "ireland", 1, 2)
    for p in ("laighin", "mhumhain"):
        put_town(s, P(p), 0)
    put_vassal(s, P("ulaidh"), 0)
    assert s.areas[A("ireland")].influence == (1, 2)
    put_town(s, P("ulaidh"), 0)
    assert s.areas[A("ireland")].influence == (0, 0)


def test_11_1_colonists__count_for_an_alliance_overseas() -> None:
    s = court("castile", "france", areas={"mexico": {"claims": (0,)}})
    assert may_ally(s, 0, R("aztec")) == "5.4.alliance.conditions"
    s.players[0].colonists = 2
    assert may_ally(s, 0, R("aztec")) is None
    assert may_ally(s, 0, R("portugal")) == "5.4.alliance.conditions"
    assert bar_alliance(s, 0) is None
    t = act(s, "alliance", 0, answers=["aztec"])
    assert t.state.realms[R("aztec")].allies == (0,)
    assert t.state.areas[A("mexico")].influence == (0, 0)  # 11.1.distant


# --- 5.4.alliance ---


@pytest.mark.parametrize(
    ("realm", "tax", "points"), [("siena", 1, 1), ("brandenburg", 3, 2), ("milan", 4, 2), ("portugal", 5, 3)]
)
def test_5_4_alliance__half_the_base_tax_rounded_up(realm: str, tax: int, points: int) -> None:
    """EX.5.4.alliance_cost"""
    s = court("france", "castile")
    found = base_tax(s, R(realm))
    assert (found + 1) // 2 == (tax + 1) // 2
    assert alliance_cost(s, 0, R(realm)) == points


def test_5_4_alliance__three_at_most() -> None:
    s = court("austria", "france")
    assert base_tax(s, R("castile")) > 6
    assert alliance_cost(s, 0, R("castile")) == 3


def test_5_4_alliance__token_and_a_cube_unless_five_are_there() -> None:
    s = court("france", "castile")
    cubes(s, "scotland", 2, 0)
    t = act(s, "alliance", 0, answers=["scotland"])
    assert t.state.realms[R("scotland")].allies == (0,)
    assert t.state.areas[A("scotland")].influence == (3, 0)
    assert t.state.players[0].dip == 3
    s = court("france", "castile")
    cubes(s, "scotland", 3, 2)
    t = act(s, "alliance", 0, answers=["scotland"])
    assert t.state.areas[A("scotland")].influence == (3, 2)


def test_5_4_alliance_conditions__peace_two_influence_and_a_claim_overseas() -> None:
    s = court("france", "castile")
    cubes(s, "scotland", 1, 0)
    assert may_ally(s, 0, R("scotland")) == "5.4.alliance.conditions"
    cubes(s, "scotland", 2, 0)
    assert partners(s, 0) == ["scotland"]
    s.wars = [War(R("scotland"), R("castile"))]
    assert may_ally(s, 0, R("scotland")) == "11.3.at_war"
    s.wars = [War(R("france"), R("castile"))]
    assert bar_alliance(s, 0) == "11.3.at_war"
    s.wars = []
    s.players[0].colonists = 3
    assert may_ally(s, 0, R("mali")) == "5.4.alliance.conditions"


def test_5_4_alliance_conditions__a_marriage_is_one_of_the_two() -> None:
    s = court("france", "castile", areas={"scotland": {"influence": (1, 0)}})
    marry(s, 0, R("scotland"))
    assert may_ally(s, 0, R("scotland")) is None


def test_5_4_alliance_replace__strictly_more_influence() -> None:
    s = court("france", "castile", realms={"scotland": {"allies": (1,)}})
    cubes(s, "scotland", 2, 2)
    assert may_ally(s, 0, R("scotland")) == "5.4.alliance.replace"
    cubes(s, "scotland", 3, 2)
    t = act(s, "alliance", 0, answers=["scotland"])
    assert t.state.realms[R("scotland")].allies == (0,)


def test_11_3_max__three_or_four_with_the_cabinet() -> None:
    s = court("france", "castile")
    for realm in ("scotland", "milan", "genoa"):
        ally(s, 0, R(realm))
    cubes(s, "portugal", 2, 0)
    assert bar_alliance(s, 0) == "11.3.max"
    s.players[0].ideas = ["cabinet"]  # type: ignore[list-item]
    assert bar_alliance(s, 0) is None


def test_11_3_npr_single__one_ally_of_an_independent_realm() -> None:
    s = court("france", "castile", realms={"scotland": {"allies": (1,)}})
    cubes(s, "scotland", 5, 0)
    assert act(s, "alliance", 0, answers=["scotland"]).state.realms[R("scotland")].allies == (0,)
    s = court("france", "castile", realms={"scotland": {"allies": (0,)}})
    cubes(s, "scotland", 3, 0)
    assert may_ally(s, 0, R("scotland")) == "11.3.npr_single"


def test_11_3_at_war__no_alliance_in_a_deal_either() -> None:
    s = court("england", "france", wars=("england scotland",))
    t = deal(s, ("give", "ducats", 1))
    assert ("give", "alliance") not in asked(t)[0][2]


def test_11_3_features__an_allys_land_is_friendly() -> None:
    s = court("france", "castile")
    assert not friendly_province(s, R("france"), P("lothian"))
    ally(s, 0, R("scotland"))
    assert friendly_province(s, R("france"), P("lothian"))


# --- 5.4.claim, 5.4.covert ---


def test_5_4_claim__two_points_each() -> None:
    s = court("england", "france")
    t = act(s, "claims", 0, answers=["scotland", "ireland", "let"])
    assert t.state.players[0].dip == 1
    assert [t.state.areas[A(a)].claims for a in ("scotland", "ireland")] == [(0,), (0,)]


def test_5_4_claim__own_areas_that_are_not_all_ones_own() -> None:
    s = court("england", "france")
    assert {"ireland", "aquitaine", "scotland"} <= set(claimable(s, 0))
    assert not {"northumbria", "castile"} & set(claimable(s, 0))


def test_5_4_claim_limits__not_at_war_not_twice_not_on_a_core_token() -> None:
    s = court("england", "france", areas={"ireland": {"claims": (0,)}, "scotland": {"core": 0}})
    assert not {"ireland", "scotland"} & set(claimable(s, 0))
    assert bar_claims(s, 0) is None
    s.wars = [War(R("england"), R("scotland"))]
    assert bar_claims(s, 0) == "5.4.claim.limits"


def test_5_4_claim_limits__overseas_by_land_and_inhabited() -> None:
    s = court("england", "france", provinces={"mississippi": {"town": 0}})
    found = set(claimable(s, 0))
    assert "mexico" in found
    assert not {"florida", "centralamerica", "antilles"} & found


def test_5_4_covert__countered_claims_are_paid_for_and_lost() -> None:
    s = court("england", "france")
    card = next(c for c, info in s.box.cards.items() if info.kind == COUNTER)
    s.players[1].hand_dip = [card]
    t = act(s, "claims", 0, answers=["scotland", "ireland", card, "let"])
    assert t.state.areas[A("scotland")].claims == ()
    assert t.state.players[0].dip == 1
    assert t.state.discard_dip == [card]


def test_5_4_covert__a_counter_may_be_countered() -> None:
    s = court("england", "france")
    one, two = [c for c, info in s.box.cards.items() if info.kind == COUNTER][:2]
    s.players[1].hand_dip, s.players[0].hand_dip = [one], [two]
    t = act(s, "claims", 0, answers=["scotland", "enough", one, two, "let"])
    assert t.state.areas[A("scotland")].claims == (0,)
    assert len(told(t, "countered")) == 1


def test_5_4_covert__the_list() -> None:
    s = court("england", "france")
    covert = {k for k, info in s.box.kinds.items() if info.action.covert or "covert" in str(info.action.data)}
    assert {"DIP-02", "DIP-05", "DIP-06", "DIP-07"} <= covert
    assert "DIP-04" not in covert


# --- 11.2 marriages ---


def test_11_2_max__three_or_four_with_the_cabinet() -> None:
    s = court("england", "france")
    for realm in ("scotland", "milan", "portugal"):
        marry(s, 0, R(realm))
    t = deal(s, ("give", "alliance"))
    assert ("give", "marriage") not in asked(t)[0][2]
    s = court("england", "france", seat0={"ideas": ["cabinet"]})
    for realm in ("scotland", "milan", "portugal"):
        marry(s, 0, R(realm))
    t = deal(s, ("give", "alliance"))
    assert ("give", "marriage") in asked(t)[0][2]


def test_11_2_counts__one_influence_outside_the_limit() -> None:
    s = court("england", "france")
    cubes(s, "scotland", 3, 2)
    marry(s, 0, R("scotland"))
    assert influence(s, 0, A("scotland")) == 4
    assert influence_on(s, 0, R("scotland")) == 4
    assert "scotland" not in influence_places(s, 0)


def test_11_2_who__christians_among_themselves_and_nobody_in_an_interregnum() -> None:
    s = court("castile", "granada")
    t = deal(s, ("give", "alliance"))
    assert ("give", "marriage") not in asked(t)[0][2]
    s = court("castile", "france", realms={"france": {"faith": "revolutionary"}})
    assert ("give", "marriage") not in asked(deal(s, ("give", "alliance")))[0][2]
    s = court("castile", "france", realms={"france": {"faith": "protestant"}})
    assert ("give", "marriage") in asked(deal(s, ("give", "alliance")))[0][2]
    s = court("castile", "france")
    s.players[1].ruler = None
    assert ("give", "marriage") not in asked(deal(s, ("give", "alliance")))[0][2]


def test_11_2_shared__several_may_marry_one() -> None:
    s = court("castile", "france")
    marry(s, 0, R("scotland"))
    marry(s, 1, R("scotland"))
    assert s.realms[R("scotland")].marriages == (0, 1)


def test_11_2_vassal__only_the_suzerains_stays() -> None:
    s = court("castile", "france")
    marry(s, 0, R("siena"))
    marry(s, 1, R("siena"))
    truce(s, 0, R("siena"))
    put_vassal(s, P("siena"), 1)
    settle(s)
    assert s.realms[R("siena")].marriages == (1,)
    assert s.realms[R("siena")].truces == ()


def test_11_2_disputed__the_tokens_on_that_capital_are_turned() -> None:
    s = court("castile", "france")
    marry(s, 0, R("france"))
    marry(s, 1, R("scotland"))
    dispute(s, R("france"))
    assert s.realms[R("france")].disputed == (0,)
    assert s.realms[R("castile")].disputed == ()
    assert s.realms[R("scotland")].disputed == ()
    end_marriage(s, 0, R("france"))
    assert s.realms[R("france")].disputed == ()
    assert marriages(s, 0) == ()


# --- 11.4 ---


def suzerain_to_be(*realms: str, target: str = "milan", own: int = 5, rivals: int = 0, **more: Any) -> State:
    s = court(*(realms or ("france", "castile")), **more)
    ally(s, 0, R(target))
    home = s.realms[R(target)].capital
    assert home is not None
    cubes(s, s.box.boards[s.board].provinces[home].area, own, rivals)
    return s


def subjugate(s: State, *answers: Any) -> Any:
    return play(s, *s.box.kinds[SUBJUGATE].action.ops, answers=answers)


def test_11_4_effect__alliance_away_and_vassal_tokens_everywhere() -> None:
    s = suzerain_to_be()
    marry(s, 1, R("milan"))
    t = subjugate(s)
    assert [t.state.provinces[P(p)].vassal for p in ("cremona", "milano", "parma")] == [0, 0, 0]
    assert t.state.realms[R("milan")].allies == ()
    assert t.state.realms[R("milan")].marriages == ()
    assert not t.state.provinces[P("milano")].unrest
    assert t.state.areas[A("lombardy")].influence == (0, 0)  # four, and one for the marriage of another


@pytest.mark.parametrize(
    ("target", "own", "rivals", "wed", "left"),
    [("milan", 5, 0, False, 1), ("milan", 3, 0, False, None), ("milan", 3, 0, True, 0), ("milan", 4, 1, True, 0)],
)
def test_11_4_cost__base_tax_and_rivals_less_one_for_a_marriage(
    target: str, own: int, rivals: int, wed: bool, left: int | None
) -> None:
    """EX.11.4.subjugation_price: Milan has a base tax of four."""
    s = suzerain_to_be(target=target, own=own, rivals=rivals)
    if wed:
        marry(s, 0, R(target))
    t = subjugate(s)
    done = t.state.provinces[P("milano")].vassal == 0
    assert done == (left is not None)
    assert t.state.areas[A("lombardy")].influence[0] == (own if left is None else left)


def test_11_4_cost__a_manpower_token_adds_one() -> None:
    s = suzerain_to_be(provinces={"parma": {"manpower": 1}})
    t = subjugate(s)
    assert t.state.areas[A("lombardy")].influence == (0, 0)
    assert t.state.provinces[P("parma")].manpower == 0


def test_11_4_condition__half_the_base_tax_or_less_when_married() -> None:
    """EX.11.4.subjugation_price b and c"""
    s = suzerain_to_be("scotland", "castile")
    assert (base_tax(s, R("scotland")), base_tax(s, R("milan"))) == (4, 4)
    assert subjugate(s).state.provinces[P("milano")].vassal == NONE
    s = suzerain_to_be("scotland", "castile", provinces={"pale": {"town": 0}})
    assert subjugate(s).state.provinces[P("milano")].vassal == NONE
    marry(s, 0, R("milan"))
    assert subjugate(s).state.provinces[P("milano")].vassal == 0


def test_11_2_subjugate__a_marriage_opens_the_way_to_a_larger_realm() -> None:
    s = suzerain_to_be("scotland", "castile", provinces={"pale": {"town": 0}})
    marry(s, 0, R("milan"))
    assert subjugate(s).state.provinces[P("cremona")].vassal == 0


def test_11_2_discount__once_for_each_area_with_a_marriage() -> None:
    s = suzerain_to_be(own=3)
    marry(s, 0, R("mantua"))
    assert subjugate(s).state.provinces[P("milano")].vassal == 0


def test_11_4_annex__an_ally_of_base_tax_one_at_once() -> None:
    """EX.11.4.subjugation_price e"""
    s = suzerain_to_be(target="siena", own=1)
    t = subjugate(s)
    assert t.state.provinces[P("siena")].town == 0
    assert t.state.areas[A("centralitaly")].influence == (0, 0)
    assert alliances(t.state, 0) == ()


def test_11_4_annex__a_vassal_gets_towns_and_the_marriage_ends() -> None:
    s = court("france", "castile", provinces={p: {"vassal": 0} for p in ("cremona", "milano", "parma")})
    marry(s, 0, R("milan"))
    cubes(s, "lombardy", 4, 0)
    t = subjugate(s)
    lands = [t.state.provinces[P(p)] for p in ("cremona", "milano", "parma")]
    assert [(x.town, x.large, x.vassal) for x in lands] == [(0, False, NONE), (0, True, NONE), (0, False, NONE)]
    assert marriages(t.state, 0) == ()
    assert t.state.areas[A("lombardy")].influence == (1, 0)


def test_11_4_short__without_enough_tokens_the_capital_is_left_out() -> None:
    s = suzerain_to_be(provinces={p: {"vassal": 0} for p in ("lancashire", "york", "wales", "pale", "bari", "salerno")})
    lay(
        s.provinces, {p: {"vassal": 0} for p in ("bordeaux", "caux", "maine", "normandie", "napoli", "wessex", "essex")}
    )
    lay(s.provinces, {p: {"vassal": 0} for p in ("essex", "oxford", "northumberland", "ferrara")})
    t = subjugate(s, "parma")
    assert [t.state.provinces[P(p)].vassal for p in ("cremona", "milano", "parma")] == [NONE, NONE, 0]
    assert is_independent(t.state, R("milan"))


def denmark(*, wed: bool = True) -> State:
    """France is allied with Denmark, under which Holstein is."""
    s = suzerain_to_be("france", "castile", target="denmark", own=5)
    for a in ("gotalandskane", "jutland"):
        cubes(s, a, 5, 0)
    if wed:
        marry(s, 0, R("denmark"))
    return s


def test_11_4_npr_vassals__only_with_a_marriage() -> None:
    assert subjugate(denmark(wed=False)).state.provinces[P("kobenhavn")].vassal == NONE


def test_11_4_npr_vassals__they_come_along_for_their_own_price() -> None:
    s = subjugated(denmark(), take=True)
    assert [s.provinces[P(p)].vassal for p in ("kobenhavn", "holstein", "slesvig")] == [0, 0, 0]
    assert sum(g.influence[0] for g in s.areas.values()) == 15 - 6 - 2


def test_11_4_npr_vassals__who_is_left_becomes_free_and_may_be_allied_with() -> None:
    s = subjugated(denmark(), left=("alliance", "holstein"))
    assert s.provinces[P("kobenhavn")].vassal == 0
    assert is_independent(s, R("holstein"))
    assert s.realms[R("holstein")].allies == (0,)


def subjugated(s: State, take: bool = False, left: Any = ("no",)) -> State:
    """The card, with any cubes discarded; the target's vassals taken along, or what is done with one that is left."""

    def policy(t: Any, seat: int, kind: str, options: Any) -> int:
        if kind == "left_vassal":
            found: int = options.index(left)
            return found
        return len(options) - 1 if kind == "agree" and not take else 0

    t = table(s, policy)
    run(t, s.box.kinds[SUBJUGATE].action.ops, Env(0, 0, table=t))
    return t.state


def test_11_4_npr_vassals__or_a_claim_on_one_of_its_areas() -> None:
    s = subjugated(denmark(), left=("claim", "jutland"))
    assert s.areas[A("jutland")].claims == (0,)
    assert s.realms[R("holstein")].allies == ()


def test_11_4_npr_vassals__also_of_an_ally_that_is_annexed_at_once() -> None:
    """Of Denmark one small province is left, and Holstein below it."""
    s = denmark()
    lay(s.provinces, {p: {"town": 1} for p in ("kobenhavn", "lund", "ostjylland", "vestjylland")})
    assert base_tax(s, R("denmark")) == 1
    after = subjugated(s, take=True)
    assert [after.provinces[P("gotland")].town, after.provinces[P("holstein")].vassal] == [0, 0]
    after = subjugated(s, left=("alliance", "holstein"))
    assert is_independent(after, R("holstein"))
    assert after.realms[R("holstein")].allies == (0,)
    s.revision = 5  # tables of revision 5 keep their rule: the vassals are free, and nobody is asked
    assert subjugated(s, take=True).realms[R("holstein")].allies == ()


def test_11_4_never__the_papal_states_the_emperor_and_distant_realms() -> None:
    for target, area in (("papal_states", "centralitaly"), ("austria", "austria"), ("timbuktu", "timbuktu")):
        s = court("castile", "france", areas={area: {"influence": (5, 0)}})
        lay(s.provinces, {p: {"town": 0} for p in ("lisboa", "porto", "beira", "barcelona", "valencia", "zaragoza")})
        s.empire.realm = R("austria")
        ally(s, 0, R(target))
        marry(s, 0, R(target))
        assert is_independent(subjugate(s).state, R(target))


def test_11_4_status__a_vassals_land_is_not_its_suzerains() -> None:
    s = court("france", "castile", provinces={"siena": {"vassal": 0}})
    assert owner(s, P("siena")) == "siena"
    assert not is_independent(s, R("siena"))


def test_11_4_income__two_tokens_on_a_large_province() -> None:
    s = court("france", "castile", provinces={"siena": {"vassal": 0}, "milano": {"vassal": 0}})
    assert vassal_tokens(s, 0) == 3


def test_18_2_no_subjugate__imperial_cubes_do_not_pay() -> None:
    s = suzerain_to_be("austria", "castile", own=3)
    lay(s.areas, {"lombardy": {"imperial": 2}})
    assert subjugate(s).state.provinces[P("milano")].vassal == NONE
    cubes(s, "lombardy", 4, 0)
    lay(s.areas, {"lombardy": {"imperial": 0}})
    assert subjugate(s).state.provinces[P("milano")].vassal == 0


# --- 11.3.break ---


def test_11_3_break_sever__five_influence_and_a_truce() -> None:
    s = court("france", "castile", realms={"milan": {"allies": (0,)}})
    cubes(s, "lombardy", 5, 0)
    cubes(s, "centralitaly", 2, 0)
    t = act(s, "sever", 0, answers=[("alliance", "milan")])
    assert t.state.realms[R("milan")].allies == ()
    assert t.state.realms[R("milan")].truces == (0,)
    assert [t.state.areas[A(a)].influence[0] for a in ("lombardy", "centralitaly")] == [0, 2]
    assert t.state.players[0].stability == 0


def test_11_3_break_sever__one_less_with_a_marriage_and_all_he_has_if_it_is_less() -> None:
    s = court("france", "castile", realms={"milan": {"allies": (0,), "marriages": (0,)}})
    cubes(s, "lombardy", 5, 0)
    t = act(s, "sever", 0, answers=[("alliance", "milan")])
    assert t.state.areas[A("lombardy")].influence[0] == 1
    cubes(s, "lombardy", 2, 0)
    assert act(s, "sever", 0, answers=[("alliance", "milan")]).state.areas[A("lombardy")].influence[0] == 0


def test_11_3_break_sever__between_players_both_tokens_leave_and_both_have_a_truce() -> None:
    s = court("france", "castile")
    ally(s, 0, R("castile"))
    t = act(s, "sever", 0, answers=[("alliance", "castile")])
    courts = [t.state.realms[R(r)] for r in ("france", "castile")]
    assert [(c.allies, c.truces) for c in courts] == [((), (1,)), ((), (0,))]


def test_11_3_break_list__replaced_by_another_it_costs_nothing() -> None:
    s = court("france", "castile", realms={"scotland": {"allies": (1,)}})
    cubes(s, "scotland", 3, 2)
    t = act(s, "alliance", 0, answers=["scotland"])
    assert t.state.areas[A("scotland")].influence == (3, 2)
    assert t.state.realms[R("scotland")].truces == ()
    assert t.state.players[1].prestige == 0


# --- what mutations asked for ---


def test_11_3_max__nor_by_a_deal() -> None:
    s = court("england", "france")
    for realm in ("scotland", "milan", "portugal"):
        ally(s, 1, R(realm))
    assert ("give", "alliance") not in asked(deal(s, ("give", "marriage"), after=("adm", "no", "no")))[0][2]


def test_7_2_historic__a_ruler_who_may_not_marry() -> None:
    s = court("england", "france")
    s.players[1].ruler = Ruler("Virgin", limits=("no_marriage",))
    assert ("give", "marriage") not in asked(deal(s, ("give", "alliance")))[0][2]


def test_5_1_diplomacy_aid__nobody_gives_what_he_cannot_pay_and_it_goes_one_way() -> None:
    s = court("england", "france")
    s.players[0].ducats, s.players[0].interest = 4, 5
    s.players[1].ducats = 50
    t = deal(s, ("take", "ducats", 20))
    assert ("give", "ducats", 2) in asked(t)[0][2]
    assert ("give", "ducats", 5) not in asked(t)[0][2]
    assert not [x for x in asked(t)[1][2] if x[:2] == ("give", "ducats")]


def test_11_4_condition__never_a_realm_of_ones_own_size() -> None:
    s = suzerain_to_be("scotland", "castile")
    marry(s, 0, R("milan"))
    assert base_tax(s, R("scotland")) == base_tax(s, R("milan")) == 4
    assert subjugate(s).state.provinces[P("milano")].vassal == NONE


def test_5_4_influence__the_point_that_is_paid_is_the_cube_that_is_laid() -> None:
    """All thirty cubes are in use: nothing has to be lifted, and the last point can be spent."""
    s = french()
    s.players[0].adm, s.players[0].mil, s.players[0].dip, s.players[0].colonists = 10, 10, 1, 0
    s.players[0].colonists = 30 - cubes_in_use(s, 0)
    t = act(s, "influence", 0, answers=[("dip", "lombardy"), "enough"])
    assert (t.state.players[0].dip, t.state.areas[A("lombardy")].influence[0]) == (0, 2)
    assert cubes_in_use(t.state, 0) == 30
    t = act(s, "influence", 0, answers=[("dip", "lombardy"), ("ducats", "lombardy"), "forgo"])
    assert (t.state.players[0].ducats, t.state.areas[A("lombardy")].influence[0]) == (6, 2)
    t = act(s, "influence", 0, answers=[("dip", "lombardy"), ("ducats", "lombardy"), ("colonist",), "enough"])
    assert (t.state.players[0].ducats, t.state.areas[A("lombardy")].influence[0]) == (3, 3)
    assert ("influence", "lombardy") not in asked(t)[2][2]  # to lift it from where it is wanted changes nothing
    cubes(s, "languedoc", 2, 0, 0)
    s.players[0].colonists -= 1
    lift = ("influence", "languedoc")
    t = act(s, "influence", 0, answers=[("dip", "lombardy"), ("ducats", "lombardy"), lift, "enough"])
    assert (t.state.areas[A("languedoc")].influence[0], cubes_in_use(t.state, 0)) == (1, 30)


def test_5_1_diplomacy_sale__one_administrative_point_of_each_is_enough() -> None:
    s = court("france", "castile", areas={"aquitaine": {"claims": (1,)}})
    for p in s.players:
        p.adm, p.ducats = 1, 20
    t = deal(s, ("give", "province", "poitou", 3))
    assert ([p.adm for p in t.state.players], t.state.provinces[P("poitou")].town) == ([0, 0], 1)
