"""Peace, cards and the round read once more with the rulebook open: chapters 2 to 8, 11, 12, 15 to 17."""

from __future__ import annotations

from typing import Any

import pytest

from europa_universalis.build import A, P, R, cubes, given, lay
from europa_universalis.effects_kit import play
from europa_universalis.peace_kit import act, symbol
from europa_universalis.round_kit import in_turn, laid_out, once
from regnum.games.europa_universalis.board import overlord
from regnum.games.europa_universalis.content.shapes import CardId
from regnum.games.europa_universalis.effects import watch
from regnum.games.europa_universalis.effects.ops_subjugate import no_subjugation
from regnum.games.europa_universalis.model import NONE, Shown, State
from regnum.games.europa_universalis.pieces import ally, marry
from regnum.games.europa_universalis.realm import alliances, is_independent, is_vassal, strength
from regnum.games.europa_universalis.steps import goals
from regnum.games.europa_universalis.steps.cards import uses_of
from regnum.games.europa_universalis.steps.influence import claim_cost
from regnum.games.europa_universalis.steps.reformation import conversions
from regnum.games.europa_universalis.steps.revolt import restless, vassals_dissent

# --- 16.5.dnpr_auto ---


def england_expands(**more: Any) -> State:
    """England as an expansive realm with the Pale: Desmond and Leinster lie beside it in Ireland, and are as strong."""
    s = given("france", "castile", provinces={"pale": {"dnpr": "england"}})
    lay(s.realms, {"england": {"colour": "green", "pattern": "L"}})
    for name, value in more.items():
        lay(getattr(s, name), value)
    return s


def grown(s: State) -> list[str]:
    after = symbol(s, "dnpr", NONE, colour="green").state
    return [p for p in s.provinces if s.provinces[p] != after.provinces[p]]


def test_16_5_dnpr_auto__of_equally_weak_realms_the_first_by_name_not_the_first_province() -> None:
    s = england_expands()
    assert strength(s, R("desmond")) == strength(s, R("leinster"))
    assert grown(s) == ["mhumhain"]  # of Desmond; Laighin, of Leinster, comes first in the alphabet


def test_16_5_dnpr_auto__of_one_realm_the_first_province_by_name() -> None:
    s = england_expands(provinces={"laighin": {"dnpr": "desmond"}})
    assert grown(s) == ["laighin"]  # not its capital, which is not its last province


@pytest.mark.parametrize(
    ("realm", "spared", "taken"), [("denmark", "slesvig", "ostergotland"), ("poland", "silesia", "kulm")]
)
def test_16_5_dnpr_auto__vassals_are_no_independent_realms_be_they_its_own(realm: str, spared: str, taken: str) -> None:
    """Holstein is Denmark's own vassal, Silesia Bohemia's; both are weaker than any realm beside them."""
    s = given("castile", "portugal")
    lay(s.provinces, {p: {"dnpr": realm} for p in s.box.boards[s.board].realms[R(realm)].provinces})
    lay(s.realms, {realm: {"colour": "green", "pattern": "L"}})
    assert overlord(s, P(spared)) is not None
    assert grown(s) == [taken]


# --- 16.5.dnpr_claim ---


def test_16_5_dnpr_claim__also_for_the_last_province_of_an_ally() -> None:
    s = england_expands()
    ally(s, 1, R("desmond"))
    t = symbol(s, "dnpr", 0, colour="green", answers=["mhumhain", "cb"])
    assert not is_independent(t.state, R("desmond"))
    assert t.state.realms[R("england")].cbs == (1,)


# --- 11.4.never ---


def test_11_4_never__a_distant_vassal_is_not_annexed_even_by_marriage() -> None:
    s = given("mamluks", "ottomans", board="deluxe_1444")
    assert is_vassal(s, R("hejaz"))
    marry(s, 0, R("hejaz"))  # so that it would cost nothing
    assert no_subjugation(s, 0, R("hejaz")) == "11.4.never"
    after = play(s, *s.box.kinds["DIP-04"].action.ops).state
    assert after.provinces == s.provinces


# --- 5.1.religion.counter ---


@pytest.mark.parametrize(("board", "open_"), [("base_1618", True), ("base_1444", False)])
def test_5_1_religion_counter__symbols_printed_on_the_board_of_1618_are_as_good_as_tokens(
    board: str, open_: bool
) -> None:
    s = given("france", "england", board=board, age=3, seat0={"adm": 3})
    lay(s.realms, {"france": {"faith": "catholic"}})
    assert (("faith", "counter_reformed") in conversions(s, 0)) == open_


# --- 4.3.G: areas that a card keeps calm for a round ---


def test_4_3_G_towns_a_card_spares_an_area_for_one_round_only() -> None:
    s = given("castile", "france", areas={"andalucia": {"faith": "mixed"}}, seat0={"spared": ["andalucia"]})
    assert restless(s, 0)[0] == []
    t = once(s, "cleanup")
    assert restless(t.state, 0)[0] == ["andalucia"]


def test_4_3_G_vassals_a_card_spares_vassals_too() -> None:
    """In step G its areas are of no other faith for the player, whatever he has there."""
    s = given("castile", "france", provinces={"siena": {"vassal": 0}}, areas={"centralitaly": {"faith": "protestant"}})
    assert vassals_dissent(s, 0, 3) == [("vassal", "siena")]
    s.players[0].spared = [A("centralitaly")]
    assert vassals_dissent(s, 0, 3) == []
    assert vassals_dissent(s, 0, 2) == [("vassal", "siena")]


# --- 5.4.claim: one covert action, however many claims ---


def test_5_4_claim__efficient_spies_make_the_action_cheaper_once() -> None:
    s = given("france", "castile", "england", seat0={"dip": 10, "ideas": ["efficient_spies"]})
    t = act(s, "claims", 0, answers=["lombardy", "aragon", "rhineland", "enough", "let", "let"])
    assert t.state.players[0].dip == 10 - (2 * 3 - 1)


def test_5_4_claim__what_is_offered_can_be_paid() -> None:
    s = given("france", "castile", "england", seat0={"dip": 2, "ideas": ["efficient_spies"]})
    t = act(s, "claims", 0, answers=["lombardy", "let", "let"])  # a second one would cost two
    assert t.state.players[0].dip == 1


def test_17_4_claims__the_spies_take_their_point_off_the_whole_price() -> None:
    s = given("france", "castile", "england", seat0={"dip": 10, "ideas": ["efficient_spies"]})
    lombardy, aragon = A("lombardy"), A("aragon")
    assert claim_cost(s, 0, lombardy) == 1
    assert claim_cost(s, 0, aragon, before=1) == 1  # after one for a single point, which could not be cheaper
    assert claim_cost(s, 0, aragon, before=2) == 2
    s.revision = 2
    assert claim_cost(s, 0, aragon, before=2) == 1


# --- 17.2.complete: missions of several players at one moment ---


def test_17_2_complete__rewards_of_one_moment_are_taken_in_turn_order(monkeypatch: pytest.MonkeyPatch) -> None:
    s = in_turn(laid_out(), 1)
    s.milestones = []
    for p in s.players:
        p.missions, p.mission_pile = p.mission_pile[:1], []
    monkeypatch.setattr(goals, "stands", lambda *_: True)
    monkeypatch.setattr(watch, "hold", lambda *_: True)
    shown = [("show", s.players[seat].missions[0]) for seat in range(3)]
    t = once(s, "moment", answers=shown)
    rewards = [("reward", seat, s.players[seat].missions[0]) for seat in (1, 2, 0)]
    assert [*reversed(t.agenda)] == [*rewards, ("moment",)]  # then it is looked what else holds


# --- 3.3.diplomacy: what a start card lists for another company of players ---


@pytest.mark.parametrize(("scenario", "seats", "area"), [("1-05", 6, "eastanglia"), ("2-03", 5, "egypt")])
def test_11_1_pr__no_influence_at_the_start_where_players_own_everything(scenario: str, seats: int, area: str) -> None:
    s = laid_out(scenario, seats)
    assert s.areas[A(area)].influence == (0,) * seats


def test_3_3_diplomacy__no_alliance_with_a_realm_that_is_no_more() -> None:
    s = laid_out("2-05", 6)
    france = s.realms[R("france")].player
    assert not is_independent(s, R("provence"))
    assert alliances(s, france) == (R("scotland"),)


# --- 6.play, 6.2.display_use: what could do nothing is not offered ---

NETWORK = "DIP-05-1"


def spying(**things: Any) -> State:
    """France (0) has a spy network; Castile (1) and England (2) are about."""
    s = given("france", "castile", "england", **things)
    s.players[0].shown = [Shown(CardId(NETWORK), 3)]
    return s


def test_6_2_display_use__no_reputation_to_sabotage_where_nobody_in_reach_has_any() -> None:
    s = spying()
    assert ("use", NETWORK, "sabotage_reputation") not in uses_of(s, 0)
    cubes(s, "lombardy", 0, 0, 1)
    assert ("use", NETWORK, "sabotage_reputation") in uses_of(s, 0)
    t = act(s, "display", 0, answers=[("use", NETWORK, "sabotage_reputation"), "let", "let", "done"])
    assert t.state.areas[A("lombardy")].influence[2] == 0  # England's: nobody else is named


def test_6_2_display_use__no_discontent_to_sow_where_all_in_reach_is_in_unrest() -> None:
    s = spying()
    assert ("use", NETWORK, "sow_discontent") in uses_of(s, 0)
    held = [p for p, land in s.provinces.items() if land.town > 0 or land.vassal > 0]
    lay(s.provinces, {p: {"unrest": True} for p in held})
    assert ("use", NETWORK, "sow_discontent") not in uses_of(s, 0)


def test_6_play__of_two_choices_on_a_card_only_those_that_do_something() -> None:
    s = given("castile", "france", areas={"andalucia": {"faith": "catholic"}})  # nothing to convert
    t = play(s, *s.box.kinds["DIP-01"].action.ops, card=CardId("DIP-01-1"))
    assert t.state.curia.cardinals == [0]
