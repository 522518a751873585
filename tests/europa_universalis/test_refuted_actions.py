"""Actions and cards read again with the rulebook open: chapters 5, 6, 8 and 11."""

from __future__ import annotations

from typing import Any

import pytest

from europa_universalis.build import A, P, R, cubes, given, lay
from europa_universalis.cards_kit import position
from europa_universalis.effects_kit import asked
from europa_universalis.peace_kit import act
from regnum.games.europa_universalis.content.shapes import CardId
from regnum.games.europa_universalis.model import NONE, Ruler, State
from regnum.games.europa_universalis.pieces import ally, marry, put_vassal
from regnum.games.europa_universalis.realm import alliances, influence_on
from regnum.games.europa_universalis.steps.administration import bar_colonise, bar_quell
from regnum.games.europa_universalis.steps.cards import uses_of, why_not_play
from regnum.games.europa_universalis.steps.influence import bar_alliance, may_ally
from regnum.games.europa_universalis.steps.pacts import bar
from regnum.games.europa_universalis.steps.reformation import bar_religion
from regnum.kernel import deal

KING = Ruler("king", 2, 2, 2)
SUBJUGATE, MARRIAGE, LEARNING, STUDY = (CardId(c) for c in ("DIP-04-1", "DIP-03-1", "ADM-07-1", "DIP-02-1"))
ALLIANCE = CardId("DIP-06-1")
DEVELOPMENT, SPIES = "england.show=ADM-02-1/3", "england.show=DIP-05-1/3"


def realms(*names: str, **things: Any) -> State:
    s = given(*names, revision=3, **things)
    for p in s.players:
        p.ruler = KING
    return s


def england(*words: str) -> State:
    s = position(("england", "france"), words)
    s.revision = 3
    return s


# --- 7.6.token: what is owned ---


def irish(**laighin: Any) -> State:
    s = england(DEVELOPMENT)
    lay(s.provinces, {p: {"town": 0} for p in ("ulaidh", "mhumhain")})
    lay(s.provinces, {"laighin": {"town": 0, **laighin}})
    return s


def test_7_6_token__vassals_are_not_owned() -> None:
    """A province is owned by who has a town and no vassal token there."""
    assert ("use", "ADM-02-1", "integrate_area") in uses_of(irish(), 0)
    assert ("use", "ADM-02-1", "integrate_area") not in uses_of(irish(town=NONE, vassal=0), 0)


def test_7_6_token__nor_is_a_town_in_the_hands_of_rebels() -> None:
    assert ("use", "ADM-02-1", "integrate_area") not in uses_of(irish(occupier=-2), 0)


def test_7_6_token__integrated_land_is_core_and_the_claim_is_turned() -> None:
    s = irish()
    lay(s.areas, {"ireland": {"claims": (0, 1)}})
    t = act(s, "display", 0, answers=[("use", "ADM-02-1", "integrate_area")])
    ground = t.state.areas[A("ireland")]
    assert (ground.core, ground.claims) == (0, (1,))
    assert [x.uses for x in t.state.players[0].shown] == [1]


# --- 6.play: a card that has no target ---


@pytest.mark.parametrize(("card", "rule"), [(SUBJUGATE, "11.4.condition"), (MARRIAGE, "11.2.who"), (STUDY, "5.1.idea")])
def test_11_4_condition__a_card_without_a_target_cannot_be_played(card: CardId, rule: str) -> None:
    assert why_not_play(england(), 0, card) == rule


def test_7_2_interregnum_limits__a_realm_without_a_ruler_is_told_so() -> None:
    s = england("scotland.influence.england=2")
    assert why_not_play(s, 0, MARRIAGE) is None
    for realm in ("portugal", "aragon", "savoy"):
        marry(s, 0, R(realm))
    assert why_not_play(s, 0, MARRIAGE) == "11.2.max"
    s.players[0].ruler = None
    assert why_not_play(s, 0, MARRIAGE) == "7.2.interregnum_limits"


def test_11_4_condition__the_reason_is_that_of_the_ally() -> None:
    s = england()
    ally(s, 0, R("scotland"))
    assert why_not_play(s, 0, SUBJUGATE) == "11.4.cost"
    cubes(s, "scotland", 5, 0)
    assert why_not_play(s, 0, SUBJUGATE) is None


def test_5_1_idea__learning_without_a_point_for_any_idea() -> None:
    s = england()
    assert why_not_play(s, 0, LEARNING) is None
    p = s.players[0]
    p.adm, p.dip, p.mil = 1, 0, 0
    assert why_not_play(s, 0, LEARNING) == "5.1.idea"


def test_6_2_display_use__spies_without_anybody_to_stir_up() -> None:
    assert "support_rebels" not in [use[2] for use in uses_of(england(SPIES), 0)]
    assert "support_rebels" in [use[2] for use in uses_of(england(SPIES, "rennes.vassal=france", "rennes.unrest"), 0)]


# --- 11.1.cap: who may crowd out others ---


def test_11_1_cap__a_card_from_the_hand_lays_no_cube_in_a_full_area() -> None:
    """Only events, missions and peace put a cube in the place of another; a marriage itself needs no room."""
    s = england("england.hand=DIP-03-1")
    cubes(s, "scotland", 2, 3)
    t = act(s, "card", 0, answers=[MARRIAGE])
    assert t.state.areas[A("scotland")].influence == (2, 3)
    assert t.state.realms[R("scotland")].marriages == (0,)


def test_11_1_cap__a_new_alliance_takes_one_away_and_so_has_room_for_one() -> None:
    s = england("england.hand=DIP-06-1")
    cubes(s, "scotland", 2, 3)
    t = act(s, "card", 0, answers=[ALLIANCE, "scotland", "let"])
    assert t.state.areas[A("scotland")].influence == (3, 2)
    assert t.state.realms[R("scotland")].allies == (0,)


def test_2_2_token_fixed__a_card_moves_no_alliance_token() -> None:
    s = england("england.hand=DIP-06-1")
    for realm in ("portugal", "aragon", "savoy"):
        ally(s, 0, R(realm))
    t = act(s, "card", 0, answers=[ALLIANCE, "scotland", "let"])
    assert t.state.areas[A("scotland")].influence == (2, 0)
    assert t.state.realms[R("scotland")].allies == ()
    assert len(alliances(t.state, 0)) == 3


def test_6_2_covert__the_target_is_known_to_who_may_counter_it() -> None:
    """EX.6.2.covert_cancelled: Castile counters since it is about its neighbour."""
    s = england("england.hand=DIP-06-1")
    t = act(s, "card", 0, answers=[ALLIANCE, "scotland", "let"])
    order = [kind for _, kind, _ in asked(t)]
    assert order.index("pick_realm") < order.index("counter")


def test_6_2_covert__what_is_countered_costs_its_cubes_and_does_nothing() -> None:
    s = england(SPIES, "france.hand=DIP-07-1", "scotland.influence.france=2")
    t = act(s, "display", 0, answers=["sabotage_reputation", ("counter", "DIP-07-1"), "let"])
    assert t.state.areas[A("scotland")].influence == (0, 2)
    assert [x.uses for x in t.state.players[0].shown] == [2]


# --- why not: the rule that is told ---


def test_5_4_alliance__who_cannot_pay_is_told_the_price() -> None:
    s = realms("england", "france")
    cubes(s, "scotland", 2, 0)
    assert bar_alliance(s, 0) is None
    s.players[0].dip = 1  # Scotland costs two
    assert bar_alliance(s, 0) == "5.4.alliance"
    s.players[0].dip = 0
    assert bar_alliance(s, 0) == "5.4.alliance"


def test_5_4_alliance_conditions__who_has_too_little_influence_is_told_so() -> None:
    s = realms("england", "france")
    cubes(s, "scotland", 1, 0)
    assert bar_alliance(s, 0) == "5.4.alliance.conditions"


def test_5_3_colonize__without_a_colonial_claim_no_link_is_missing() -> None:
    s = realms("england", "france", board="deluxe_1444", seat0={"adm": 4})
    assert bar_colonise(s, 0) == "5.3.colonize"
    lay(s.areas, {"canada": {"claims": (0,)}})
    assert bar_colonise(s, 0) == "5.3.colonize.link"


def test_5_5_quell__without_unrest_no_limit_is_in_the_way() -> None:
    s = realms("england", "france")
    assert bar_quell(s, 0) == "5.5.quell"
    lay(s.provinces, {"wessex": {"unrest": True}})
    assert bar_quell(s, 0) is None
    lay(s.areas, {s.box.boards[s.board].provinces[P("wessex")].area: {"rebels": 1}})
    assert bar_quell(s, 0) == "5.5.quell.limits"


def test_15_2_papal__the_pope_is_told_why() -> None:
    s = realms("papal_states", "france", age=2)
    assert bar_religion(s, 0) == "15.2.papal"
    assert bar_religion(s, 1) is None


def offer(s: State, *terms: Any) -> deal.Offer:
    s.turn = 0
    return deal.Offer(0, 1, terms)


def test_5_1_diplomacy_aid__eleven_ducats_are_two_points() -> None:
    s = realms("england", "france", seat0={"dip": 1, "ducats": 40})
    assert bar(s, offer(s), ("give", "ducats", 10)) is None
    assert bar(s, offer(s, ("give", "ducats", 10)), ("give", "ducats", 1)) == "5.1.diplomacy.aid"


def test_5_1_diplomacy_pact__with_a_friend_there_is_nothing_to_conclude() -> None:
    s = realms("england", "france")
    ally(s, 0, R("france"))
    marry(s, 0, R("france"))
    for what in ("alliance", "marriage"):
        assert bar(s, offer(s), ("give", what)) == "5.1.diplomacy.pact"


def test_5_1_diplomacy__aid_and_a_sale_do_not_go_together() -> None:
    s = realms("england", "france", areas={"aquitaine": {"claims": (1,)}})
    sale = ("give", "province", "bordeaux", 15)
    assert bar(s, offer(s), sale) is None
    assert bar(s, offer(s, sale), ("give", "ducats", 1)) == "5.1.diplomacy"
    assert bar(s, offer(s, sale), ("give", "alliance")) is None


def test_5_1_diplomacy_war__a_third_partys_war_bars_nothing() -> None:
    s = realms("england", "france", "castile", wars=("castile granada",))
    assert bar(s, offer(s), ("give", "alliance")) is None
    s = realms("england", "france", wars=("france savoy",))
    assert bar(s, offer(s), ("give", "alliance")) == "5.1.diplomacy.war"
    assert bar(s, offer(s), ("take", "ducats", 5)) is None


def test_11_2_max__the_partner_must_have_a_token_too() -> None:
    s = realms("england", "france")
    for realm in ("scotland", "brittany", "savoy"):
        marry(s, 1, R(realm))
    assert bar(s, offer(s), ("give", "marriage")) == "11.2.max"


def test_7_2_interregnum_limits__nobody_marries_a_realm_without_a_ruler() -> None:
    s = realms("england", "france")
    s.players[1].ruler = None
    assert bar(s, offer(s), ("give", "marriage")) == "7.2.interregnum_limits"
    assert bar(s, offer(s), ("give", "alliance")) is None


# --- 5.4.alliance overseas ---


def test_5_4_alliance_conditions__a_core_token_overseas_is_a_claim() -> None:
    s = realms("castile", "france", seat0={"colonists": 2, "dip": 3})
    assert may_ally(s, 0, R("aztec")) == "5.4.alliance.conditions"
    lay(s.areas, {"mexico": {"core": 0}})
    assert may_ally(s, 0, R("aztec")) is None
    assert bar_alliance(s, 0) is None


# --- 11.4: a flag of which rebels have freed a part is a vassal realm and an independent one ---

PORTUGAL = ("beira", "lisboa", "porto", "madeira", "ceuta")


def split_portugal(lord: int, *free: str) -> State:
    """England, the ally of what is free of Portugal, holds Subjugation; the rest is somebody's vassal."""
    s = england("england.hand=DIP-04-1")
    for p in PORTUGAL:
        if p not in free:
            put_vassal(s, P(p), lord)
    ally(s, 0, R("portugal"))
    cubes(s, "portugal", 4, 0)
    return s


def test_11_4_effect__vassals_of_another_stay_his() -> None:
    s = split_portugal(1, "lisboa")
    t = act(s, "card", 0, answers=[SUBJUGATE])
    assert {p: t.state.provinces[P(p)].vassal for p in PORTUGAL} == {
        "beira": 1, "lisboa": 0, "porto": 1, "madeira": 1, "ceuta": 1
    }  # fmt: skip


def test_11_4_annex__of_an_ally_of_base_tax_one_only_what_is_free() -> None:
    s = split_portugal(0, "beira")
    t = act(s, "card", 0, answers=[SUBJUGATE])
    assert [t.state.provinces[P(p)].town for p in PORTUGAL] == [0, NONE, NONE, NONE, NONE]
    assert [t.state.provinces[P(p)].vassal for p in PORTUGAL] == [NONE, 0, 0, 0, 0]


def test_11_4_annex__the_vassal_part_can_be_annexed_beside_a_free_one() -> None:
    s = england("england.hand=DIP-04-1")
    for p in ("porto", "beira"):
        put_vassal(s, P(p), 0)
    cubes(s, "portugal", 1, 0)
    assert why_not_play(s, 0, SUBJUGATE) == "11.4.cost"
    cubes(s, "portugal", 3, 0)
    t = act(s, "card", 0, answers=[SUBJUGATE])
    assert [t.state.provinces[P(p)].town for p in PORTUGAL] == [0, NONE, 0, NONE, NONE]
    assert t.state.areas[A("portugal")].influence == (1, 0)


def test_11_1_purpose__influence_among_vassals_of_its_flag_is_none_on_the_free_part() -> None:
    s = england()
    for p in PORTUGAL[:4]:
        put_vassal(s, P(p), 1)
    cubes(s, "portugal", 3, 0)
    assert influence_on(s, 0, R("portugal")) == 0
    assert may_ally(s, 0, R("portugal")) == "5.4.alliance.conditions"
    cubes(s, "northernmorocco", 2, 0)
    assert may_ally(s, 0, R("portugal")) is None


def test_11_4_annex__of_a_flag_with_two_lords_each_has_his_own_part() -> None:
    s = england("england.hand=DIP-04-1")
    for p in PORTUGAL:
        put_vassal(s, P(p), 0 if p == "porto" else 1)
    cubes(s, "portugal", 1, 0)
    t = act(s, "card", 0, answers=[SUBJUGATE])
    assert [t.state.provinces[P(p)].town for p in PORTUGAL] == [NONE, NONE, 0, NONE, NONE]
    assert [t.state.provinces[P(p)].vassal for p in PORTUGAL] == [1, 1, NONE, 1, 1]
