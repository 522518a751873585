"""Minor actions (5.2), cards (6), characters (7.2), events (5.1.event, 16.4), ideas (5.1.idea, 8), ambitions."""

from __future__ import annotations

from typing import Any

import pytest

from europa_universalis.build import content, cubes, given, lay
from europa_universalis.effects_kit import asked, told
from europa_universalis.round_kit import chance, coming, deal, go, in_turn, kinds, knows, laid_out, once, seated
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.content.shapes import CardId
from regnum.games.europa_universalis.counters import (
    CUBES,
    cubes_in_use,
    free_a_cube,
    gain_power,
    gain_prestige,
    pay,
)
from regnum.games.europa_universalis.decks import discard_card, draw_card, hand
from regnum.games.europa_universalis.model import NONE, REBELS, EventSlot, Land, Posted, Ruler, Shown, State
from regnum.games.europa_universalis.pieces import ally, vassals_left
from regnum.games.europa_universalis.realm import base_tax, cores, manpower_value, tracks
from regnum.games.europa_universalis.steps.cards import card_price, playable, uses_of, why_not_play
from regnum.games.europa_universalis.steps.covert import price as counter_price
from regnum.games.europa_universalis.steps.ideas import choices as idea_choices
from regnum.games.europa_universalis.steps.minor import appoint_options, barred, end_reign
from regnum.games.europa_universalis.steps.scoring import everything_placed
from regnum.games.europa_universalis.steps.turn import barred as barred_in_turn
from regnum.kernel import Setup, Table


def ready(*cards: str, seat: int = 0) -> State:
    """France, Castile and England in the turn of France, which holds these cards."""
    return deal(in_turn(laid_out()), seat, *cards)


# --- 2.1, 2.2 ---


def test_2_1_running__prestige_moves_at_once_and_goes_below_nothing() -> None:
    t = once(laid_out(), "prestige")
    gain_prestige(t, 0, -4, "2.1.running")
    assert t.state.players[0].prestige == -4


def test_17_1_track__has_no_ends() -> None:
    t = once(laid_out(), "prestige")
    gain_prestige(t, 0, 130, "17.1.track")
    gain_prestige(t, 1, -70, "17.1.track")
    assert [p.prestige for p in t.state.players] == [130, -70, 0]


def full() -> State:
    """All thirty cubes of seat 0 are in use: power, colonists, ambitions, an influence, two cardinals."""
    s = given("france", "castile", seat0={"adm": 10, "dip": 10, "mil": 4, "colonists": 2, "focused": True})
    cubes(s, "lombardy", 1, 0)
    s.curia.cardinals, s.curia.rome = [0], 0
    assert cubes_in_use(s, 0) == CUBES
    return s


def test_2_2_cubes__thirty_and_a_new_one_is_lifted_from_elsewhere() -> None:
    t, script = seated(full(), ["lombardy"])
    assert gain_power(t, 0, "mil", 1, "7.1.cap") == 1
    assert (t.state.players[0].mil, t.state.areas["lombardy"].influence[0]) == (5, 0)
    assert script.asked[0][1] == "cube"


def test_2_2_cubes__one_of_power_loses_the_point() -> None:
    t, _ = seated(full(), [("power", "adm")])
    assert free_a_cube(t, 0, "6.2.display")
    assert t.state.players[0].adm == 9


def test_2_2_cubes__may_come_off_a_displayed_card_which_goes_with_its_last() -> None:
    s = full()
    s.players[0].mil = 3
    s.players[0].shown = [Shown(CardId("ADM-01-1"), 1)]
    t, _ = seated(s, [("shown", "ADM-01-1")])
    assert free_a_cube(t, 0, "5.4.influence")
    assert t.state.players[0].shown == []
    assert t.state.discard_adm == ["ADM-01-1"]


def test_2_2_cubes_locked__not_from_rome_ambitions_or_the_tracks() -> None:
    s = full()
    s.players[0].mil = 3
    town = next(p for p, land in s.provinces.items() if land.town == 0)
    lay(s.provinces, {town: {"occupier": REBELS}})
    t, script = seated(s, ["forgo"])
    assert not free_a_cube(t, 0, "5.4.influence")
    found = {option[0] for option in script.asked[0][2]}
    assert found == {"forgo", "power", "influence", "colonist", "cardinal"}
    assert ("cardinal", 1) not in script.asked[0][2]


def test_2_2_cubes_locked__a_covered_space_holds_a_cube() -> None:
    s = given("france", "castile")
    town = next(p for p, land in s.provinces.items() if land.town == 0)
    before = cubes_in_use(s, 0)
    lay(s.provinces, {town: {"occupier": 1}})
    assert cubes_in_use(s, 0) == before + 1


def test_2_2_unlimited__truces_and_weakness_never_run_out() -> None:
    s = given("france", "castile")
    lay(s.realms, {r: {"truces": (0,)} for r in s.realms if r != "france"})
    lay(s.areas, {a: {"weakness": True} for a in s.areas})
    assert sum(bool(court.truces) for court in once(s, "prestige").state.realms.values()) == len(s.realms) - 1


def test_5_1_ambition_power__a_kind_without_points_gives_none() -> None:
    from regnum.games.europa_universalis.steps.ambitions import raises

    s = given("france", "castile", seat0={"adm": 0, "dip": 1, "mil": 1})
    assert raises(s, 0) == [("raise", "adm", 2), ("raise", "adm", 1), ("raise", "dip", 1), ("raise", "mil", 1)]
    s.players[0].mil = 0
    assert raises(s, 0) == [("raise", "adm", 1), ("raise", "mil", 1)]


def test_2_2_token_stock__a_third_cb_token_is_not_there() -> None:
    from regnum.games.europa_universalis.effects.env import Env
    from regnum.games.europa_universalis.effects.ops_pacts import lay_cb

    s = given("france", "castile", realms={"savoy": {"cbs": (0,)}, "milan": {"cbs": (0,)}})
    t, _ = seated(s, ["done"])
    lay_cb(t, 0, "genoa", Env(0, 0, table=t))  # type: ignore[arg-type]
    assert t.state.realms["genoa"].cbs == ()


def test_2_2_token_limit__a_ninth_token_is_a_claim_lifted_from_elsewhere() -> None:
    from regnum.games.europa_universalis.effects.env import Env
    from regnum.games.europa_universalis.effects.ops_pacts import lay_cb

    s = given("france", "castile")
    claimed = list(s.areas)[:8]
    lay(s.areas, {a: {"claims": (0,)} for a in claimed})
    t, _script = seated(s, [claimed[3]])
    lay_cb(t, 0, "genoa", Env(0, 0, table=t))  # type: ignore[arg-type]
    assert t.state.areas[claimed[3]].claims == ()
    assert t.state.realms["genoa"].cbs == (0,)


def test_2_2_token_fixed__units_merchants_and_towns_are_not_among_what_is_lifted() -> None:
    t, script = seated(full(), ["forgo"])
    free_a_cube(t, 0, "5.4.influence")
    assert {o[0] for o in script.asked[0][2]} <= {"forgo", "power", "influence", "colonist", "cardinal", "shown"}


# --- 5.2 ---


def test_5_2_general__minor_actions_do_not_end_the_turn() -> None:
    t = once(ready(), "turn", 0, answers=["loan"])
    assert coming(t) == [("loan", 0), ("turn", 0)]


def test_5_2_general__after_a_pass_only_in_that_turn() -> None:
    s = ready()
    for p in s.players:
        p.passed, p.event_taken = True, 1
    assert kinds(go(s, ("next_turn",))) == []


def test_5_2_reaction__a_leader_may_be_crowned_in_anybodys_turn_after_passing() -> None:
    s = ready("ADM-02-3", seat=2)
    s.players[2].passed = True
    t, _ = seated(s, ["ADM-02-3"])
    end_reign(t, 2, "7.2.ruler_death")
    found = t.state.players[2].ruler
    assert found is not None
    assert found.name == "Henrietta Maria"


def test_5_2_appoint_advisor__for_the_printed_ducats() -> None:
    s = ready("ADM-04-1")
    s = go(s, ("appoint", 0), answers=["ADM-04-1"]).state
    assert (s.players[0].ducats, s.players[0].advisors["adm"]) == (11, Posted("ADM-04-1"))
    assert hand(s.players[0]) == []


def test_5_2_appoint_commander__for_the_printed_military_points_to_an_army_or_the_fleet() -> None:
    s = ready("MIL-01-1", "MIL-01-2")
    s = go(s, ("appoint", 0), ("appoint", 0), answers=[("general", "MIL-01-1", 2), ("admiral", "MIL-01-2")]).state
    p = s.players[0]
    assert (p.mil, p.generals, p.admiral) == (0, {2: Posted("MIL-01-1")}, Posted("MIL-01-2"))


def test_5_2_appoint_commander__not_without_the_points() -> None:
    s = ready("MIL-01-1")
    s.players[0].mil = 1
    assert not any(o[0] in ("general", "admiral") for o in appoint_options(s, 0))


def test_5_2_appoint_move__a_general_changes_the_army_for_nothing() -> None:
    s = ready()
    s.players[0].generals = {0: Posted("MIL-01-1")}
    s.deck_mil.remove("MIL-01-1")
    p = go(s, ("appoint", 0), answers=[("shift", 0, 1)]).state.players[0]
    assert (p.generals, p.mil) == ({1: Posted("MIL-01-1")}, 3)


def test_5_2_appoint_crown__free_and_only_in_an_interregnum() -> None:
    s = ready("DIP-03-3")
    assert ("crown", "DIP-03-3") not in appoint_options(s, 0)
    s.players[0].ruler = None
    p = go(s, ("appoint", 0), answers=[("crown", "DIP-03-3")]).state.players[0]
    assert p.ruler is not None
    assert (p.ruler.adm, p.ruler.dip, p.ruler.mil, p.ducats, p.mil) == (2, 3, 1, 15, 3)


def test_5_2_loan_take__five_ducats_and_a_token_with_fewer_than_five() -> None:
    s = ready()
    s.players[0].interest = 4
    p = go(s, ("loan", 0)).state.players[0]
    assert (p.ducats, p.interest) == (20, 5)
    s.players[0].interest = 5
    assert barred(s, 0, "loan") == "7.4.loan_cap"


def test_5_2_loan_take__several_for_one_cost() -> None:
    s = ready()
    s.players[0].ducats = 1
    t = once(s, "prestige")
    pay(t, 0, ducats=10)
    assert (t.state.players[0].ducats, t.state.players[0].interest) == (1, 2)


def test_5_2_loan_repay__six_ducats_for_a_token() -> None:
    s = ready()
    s.players[0].interest, s.players[0].ducats = 2, 6
    p = go(s, ("repay", 0)).state.players[0]
    assert (p.ducats, p.interest) == (0, 1)
    s.players[0].ducats = 5
    assert barred(s, 0, "repay") == "5.2.loan.repay"


def test_5_2_restore__up_to_three_for_a_point() -> None:
    s = ready()
    s.players[0].exhausted, s.players[0].available = 4, 0
    p = go(s, ("restore", 0)).state.players[0]
    assert (p.exhausted, p.available, p.mil) == (1, 3, 2)
    s.players[0].mil = 0
    assert barred(s, 0, "restore") == "5.2.restore"


def test_5_2_sever__influence_claims_and_alliances() -> None:
    s = given("france", "castile", areas={"lombardy": {"influence": (1, 0), "claims": (0,)}})
    ally(s, 0, "savoy")  # type: ignore[arg-type]
    t = go(
        s,
        ("sever", 0),
        ("sever", 0),
        ("sever", 0),
        answers=[("influence", "lombardy"), ("claim", "lombardy"), ("alliance", "savoy")],
    )
    assert (t.state.areas["lombardy"].influence, t.state.areas["lombardy"].claims) == ((0, 0), ())
    assert (t.state.realms["savoy"].allies, t.state.realms["savoy"].truces) == ((), (0,))


# --- 6 ---


def test_6_play__takes_the_turn() -> None:
    t = once(ready("ADM-04-2"), "turn", 0, answers=["card"])
    assert coming(t) == [("card", 0)]


def test_6_cost__power_of_its_deck_and_ducats() -> None:
    s = ready("ADM-01-1")
    p = go(s, ("card", 0)).state.players[0]
    assert (p.adm, p.ducats) == (1, 13)
    s.players[0].adm = 1
    assert why_not_play(s, 0, CardId("ADM-01-1")) == "6.cost"


def test_6_cost__never_below_nothing() -> None:
    s = ready("ADM-03-1")
    s.players[0].stability = -3
    s.curia.cardinals, s.curia.rome = [0], NONE
    assert card_price(s, 0, CardId("ADM-03-1")) == {}


def test_6_dual__a_card_used_for_its_character_is_no_action_any_more() -> None:
    s = go(ready("ADM-01-2"), ("appoint", 0), answers=["ADM-01-2"]).state
    assert (playable(s, 0), s.players[0].shown, s.discard_adm) == ([], [], [])


def test_6_discard__when_it_has_been_carried_out_and_not_before() -> None:
    """A card that looks through the discards does not find itself there."""
    s = ready("ADM-05-1")
    t, _ = seated(s, [])
    seen: list[list[str]] = []

    def watch(table: Any, seat: int, kind: str, options: Any) -> int:
        seen.append(list(table.state.discard_adm))
        return 0

    t.policies[:] = [watch] * 3
    t.push(("card", 0))
    t.run()
    assert t.state.discard_adm == ["ADM-05-1"]
    assert seen
    assert all("ADM-05-1" not in pile for pile in seen)


def test_6_hand__no_limit_before_phase_5() -> None:
    s = ready(*(f"MIL-0{n}-1" for n in (3, 4, 5, 6, 7, 8)))
    t, _ = seated(s, [])
    draw_card(t, 0, "adm")
    assert len(hand(t.state.players[0])) == 7


def test_6_hand__others_do_not_see_it() -> None:
    from regnum.games.europa_universalis.model import Player

    notes = Player.__annotations__
    assert "OWNER" in notes["hand_adm"]
    assert "OWNER" in notes["hand_dip"]
    assert "OWNER" in notes["hand_mil"]


def test_6_discard_public__discards_lie_in_the_order_they_came() -> None:
    s = laid_out()
    for card in ("MIL-03-1", "MIL-05-1", "MIL-04-1"):
        s.deck_mil.remove(CardId(card))
        discard_card(s, CardId(card))
    assert s.discard_mil == ["MIL-03-1", "MIL-05-1", "MIL-04-1"]


@pytest.mark.parametrize(("laid", "kept", "made"), [(8, 5, 3), (6, 5, 1), (5, 0, 5), (2, 0, 2)])
def test_6_deck_reshuffle__the_top_five_stay_unless_there_are_no_more(laid: int, kept: int, made: int) -> None:
    s = laid_out()
    s.discard_mil, s.deck_mil = s.deck_mil[:laid], []
    top = s.discard_mil[-5:]
    t, _ = seated(s, [])
    draw_card(t, 0, "mil")
    assert (len(t.state.discard_mil), len(t.state.deck_mil)) == (kept, made - 1)
    assert t.state.discard_mil == (top if kept else [])
    assert chance(t, "shuffle") == ["deck:mil"]


def test_6_1_decks__one_for_each_kind_and_covert_cards_are_diplomatic() -> None:
    box = content()
    assert {c.deck for c in box.cards.values()} == {"adm", "dip", "mil"}
    assert {k.deck for k in box.kinds.values() if k.action.covert} == {"dip"}


def test_6_2_display__lies_with_its_cubes_in_front_of_the_player() -> None:
    """Central power of the example: two points, two ducats, three cubes"""
    t = go(ready("ADM-01-1"), ("card", 0))
    assert t.state.players[0].shown == [Shown(CardId("ADM-01-1"), 3)]
    assert t.state.discard_adm == []


@pytest.mark.parametrize(("uses", "left"), [(2, [Shown(CardId("ADM-02-1"), 1), Shown(CardId("ADM-01-1"), 3)]),
                                            (1, [Shown(CardId("ADM-01-1"), 3)])])  # fmt: skip
def test_6_2_display__a_cube_lifted_from_another_card_is_gone_there(uses: int, left: list[Shown]) -> None:
    s = ready("ADM-01-1")
    s.deck_adm.remove(CardId("ADM-02-1"))
    s.players[0].shown = [Shown(CardId("ADM-02-1"), uses)]
    s.players[0].colonists = 30 - cubes_in_use(s, 0)  # the two points that the card costs come free
    t = go(s, ("card", 0), answers=[("shown", "ADM-02-1")])
    assert ("shown", "ADM-01-1") not in asked(t)[0][2]  # from the card itself to itself
    assert (t.state.players[0].shown, cubes_in_use(t.state, 0)) == (left, 30)
    assert ("ADM-02-1" in t.state.discard_adm) == (uses == 1)


def test_6_2_display__while_its_last_cube_is_asked_for_the_card_lies_in_one_place() -> None:
    s = ready("ADM-01-1")
    s.players[0].colonists = 30 - cubes_in_use(s, 0)
    s.agenda = [("card", 0)]
    t: Table[State] = Table(GAME, Setup(GAME.id, len(s.players), 1, revision=s.revision), s.box, origin=s)
    t.run()
    t.answer(0, ("card", "ADM-01-1"))
    assert t.pending[0].kind == "cube"
    assert t.state.players[0].shown == [Shown(CardId("ADM-01-1"), 2)]
    assert t.state.aside == []


def test_6_2_display_use__a_tribute_takes_two_cubes_and_brings_a_ducat_a_unit() -> None:
    s = ready()
    s.deck_adm.remove("ADM-01-1")
    s.players[0].shown = [Shown(CardId("ADM-01-1"), 3)]
    n = sum(sum(a.regulars) for a in s.players[0].armies)
    t, script = seated(s, [("use", "ADM-01-1", "tribute")])

    def first(table: Any, seat: int, kind: str, options: Any) -> int:
        return script(table, seat, kind, options) if kind == "use" else 0

    t.policies[:] = [first] * 3
    t.push(("display", 0))
    t.run()
    p = t.state.players[0]
    assert (p.adm, p.shown) == (2, [Shown(CardId("ADM-01-1"), 1)])
    assert p.ducats == 15 + n
    assert not any(name == "tribute" for _, _, name in uses_of(t.state, 0))  # one cube is left


def test_6_2_display_use__with_the_last_cube_the_card_is_discarded() -> None:
    s = ready()
    s.deck_adm.remove("ADM-01-1")
    s.players[0].shown = [Shown(CardId("ADM-01-1"), 1)]
    town = next(p for p, land in s.provinces.items() if land.town == 0)
    lay(s.provinces, {town: {"unrest": True}})
    t, _ = seated(s, [])
    t.policies[:] = [lambda table, seat, kind, options: 0] * 3
    t.push(("display", 0))
    t.run()
    assert t.state.players[0].shown == []
    assert t.state.discard_adm == ["ADM-01-1"]


def test_6_2_display_limit__a_third_makes_an_earlier_one_go_and_a_copy_its_like() -> None:
    s = ready("MIL-01-1")
    s.players[0].shown = [Shown(CardId("ADM-01-1"), 2), Shown(CardId("ADM-02-1"), 2)]
    for card in ("ADM-01-1", "ADM-02-1"):
        s.deck_adm.remove(CardId(card))
    t = go(s, ("card", 0), answers=["ADM-02-1"])
    assert [x.card for x in t.state.players[0].shown] == ["ADM-01-1", "MIL-01-1"]
    assert t.state.discard_adm == ["ADM-02-1"]
    s = deal(s, 0, "ADM-01-2")
    t = go(s, ("card", 0), answers=["ADM-01-2"])
    assert [x.card for x in t.state.players[0].shown] == ["ADM-02-1", "ADM-01-2"]


def test_6_2_reaction__is_no_action_of_a_turn() -> None:
    s = ready("DIP-07-1")
    assert why_not_play(s, 0, CardId("DIP-07-1")) == "6.2.reaction"


def test_6_play__a_battle_card_is_no_action_of_a_turn() -> None:
    s = ready("MIL-09-1")
    assert why_not_play(s, 0, CardId("MIL-09-1")) == "6.2.battle"


def test_6_2_covert__answered_by_counterespionage_it_has_no_effect_but_its_price_is_paid() -> None:
    """The covert action of the example"""
    s = deal(ready("DIP-06-1"), 1, "DIP-07-1")
    s.players[0].dip = 4
    s.players[1].passed = True  # a reaction is open to him
    t = go(s, ("card", 0), answers=["aragon", "DIP-07-1"])
    assert (t.state.players[0].dip, t.state.players[0].ducats, t.state.players[1].dip) == (0, 13, 1)
    assert sorted(t.state.discard_dip) == ["DIP-06-1", "DIP-07-1"]
    assert told(t, "countered") == [{"seat": 1, "by": 0, "what": "DIP-06"}]


def test_6_2_covert__counterespionage_can_be_answered_itself() -> None:
    s = deal(deal(ready("DIP-06-1"), 1, "DIP-07-1"), 2, "DIP-07-2")
    s.players[0].dip = 4
    t, script = seated(s, ["aragon", "DIP-07-1", "let", "DIP-07-2"])
    t.policies[:] = [lambda t, seat, kind, options: script(t, seat, kind, options) if script.answers else 0] * 3
    t.push(("card", 0))
    t.run()
    assert told(t, "countered") == [{"seat": 2, "by": 1, "what": "counter"}]
    assert {"DIP-07-1", "DIP-07-2"} <= set(t.state.discard_dip)


def test_6_2_covert__efficient_spies_make_it_cheaper_for_them_and_dearer_for_their_opponents() -> None:
    s = laid_out()
    assert counter_price(s, 1, 0) == {"dip": 2}
    assert counter_price(knows(laid_out(), 1, "efficient_spies"), 1, 0) == {"dip": 1}
    assert counter_price(knows(laid_out(), 0, "efficient_spies"), 1, 0) == {"dip": 3}


# --- 7.1, 7.2 ---


def test_7_manage__everything_of_a_mat_is_the_players_own() -> None:
    s = laid_out()
    s.players[0].ducats, s.players[0].stability = 3, 2
    assert (s.players[1].ducats, s.players[1].stability) == (15, 0)


def test_7_1_kinds__a_cost_is_paid_in_the_kind_it_names() -> None:
    s = ready("ADM-04-2")
    assert why_not_play(s, 0, CardId("ADM-04-2")) is None
    s.players[0].adm, s.players[0].dip, s.players[0].mil = 1, 10, 10
    assert why_not_play(s, 0, CardId("ADM-04-2")) == "6.cost"


def test_7_1_cap__ten_of_a_kind_and_the_rest_is_lost() -> None:
    s = given("france", "castile", seat0={"adm": 9})
    t, _ = seated(s, [])
    assert gain_power(t, 0, "adm", 4, "7.1.cap") == 1
    assert t.state.players[0].adm == 10


def test_7_2_advisor_one__another_of_his_kind_takes_his_place() -> None:
    s = ready("ADM-01-2")
    s.players[0].advisors = {"adm": Posted(CardId("ADM-03-2"))}
    s.deck_adm.remove("ADM-03-2")
    s = go(s, ("appoint", 0), answers=["ADM-01-2"]).state
    assert s.players[0].advisors == {"adm": Posted(CardId("ADM-01-2"))}
    assert s.discard_adm == ["ADM-03-2"]


def test_7_2_commander__a_replaced_general_shifts_or_leaves_and_an_admiral_leaves() -> None:
    s = ready("MIL-01-1")
    for card in ("MIL-01-2", "DIP-01-2", "ADM-01-1"):
        (s.deck_mil if card[0] == "M" else s.deck_dip if card[0] == "D" else s.deck_adm).remove(CardId(card))
    s.players[0].generals = {0: Posted(CardId("MIL-01-2"))}
    s.players[0].admiral = Posted(CardId("DIP-01-2"))
    t = go(s, ("appoint", 0), answers=[("general", "MIL-01-1", 0), ("army", 2)])
    assert t.state.players[0].generals == {0: Posted(CardId("MIL-01-1")), 2: Posted(CardId("MIL-01-2"))}
    t = go(s, ("appoint", 0), answers=[("admiral", "MIL-01-1")])
    assert t.state.discard_dip == ["DIP-01-2"]
    s.players[0].generals |= {1: Posted(CardId("ADM-01-1")), 2: Posted(CardId("DIP-01-2"))}
    s.players[0].admiral = None
    t = go(s, ("appoint", 0), answers=[("general", "MIL-01-1", 0)])
    assert t.state.discard_mil == ["MIL-01-2"]  # every army has a general


def test_7_2_leader_no_command__can_only_be_crowned() -> None:
    s = ready("ADM-02-3")
    assert appoint_options(s, 0) == [o for o in appoint_options(s, 0) if o[0] == "command"]
    s.players[0].ruler = None
    assert appoint_options(s, 0) == [("crown", "ADM-02-3")]
    none = [c for c in content().cards.values() if c.character.role == "leader" and not c.character.command]
    assert len(none) == 8


def test_7_2_ruler_fixed__a_crowned_leader_is_not_exchanged_for_another() -> None:
    s = ready("ADM-02-3")
    s.players[0].ruler = Ruler("Joana", card=CardId("DIP-03-3"))
    assert not any(o[0] == "crown" for o in appoint_options(s, 0))


def test_7_2_ruler_death__a_leader_may_follow_at_once_or_an_interregnum_begins() -> None:
    s = ready("ADM-02-3")
    t, _ = seated(s, ["enough"])
    end_reign(t, 0, "7.2.ruler_death")
    assert t.state.players[0].ruler is None
    t, _ = seated(s, ["ADM-02-3"])
    end_reign(t, 0, "7.2.ruler_death")
    assert t.state.players[0].ruler is not None
    assert hand(t.state.players[0]) == []


def test_7_2_interregnum__a_regency_has_one_of_each() -> None:
    from regnum.games.europa_universalis.realm import skill

    s = laid_out()
    s.players[0].ruler = None
    assert [skill(s, 0, kind) for kind in ("adm", "dip", "mil")] == [1, 1, 1]


def test_7_2_interregnum_limits__no_royal_marriage_is_played() -> None:
    s = ready("DIP-03-1")
    assert why_not_play(s, 0, CardId("DIP-03-1")) is None
    s.players[0].ruler = None
    assert why_not_play(s, 0, CardId("DIP-03-1")) == "7.2.interregnum_limits"


# --- 7.3.card_cost, 7.5, 7.6 ---


@pytest.mark.parametrize(("stability", "cost"), [(-3, 0), (0, 3), (2, 5)])
def test_7_3_card_cost__a_card_that_raises_stability_is_priced_by_it(stability: int, cost: int) -> None:
    s = ready("ADM-03-1")
    s.players[0].stability = stability
    s.curia.cardinals, s.curia.rome = [], NONE
    assert card_price(s, 0, CardId("ADM-03-1")).get("adm", 0) == cost


def test_7_3_card_cost__the_papal_controller_pays_one_less_and_not_two() -> None:
    s = ready("ADM-03-1")
    s.curia.cardinals, s.curia.rome = [0], NONE
    assert card_price(s, 0, CardId("ADM-03-1")) == {"adm": 2}


def test_15_protestant_traits__development_costs_one_less_and_not_two() -> None:
    s = ready("ADM-02-1")
    lay(s.realms, {"france": {"faith": "protestant"}})
    assert card_price(s, 0, CardId("ADM-02-1")) == {"adm": 1, "ducats": 2}


def towns(n: int, large: int = 0, vassals: int = 0) -> State:
    s = given("france", "castile")
    s.provinces = {p: Land() for p in s.provinces}
    w = s.box.boards[s.board].provinces
    small = [p for p in w if w[p].tax == 1]
    for p in small[:n]:
        s.provinces[p] = Land(town=0)
    for p in [p for p in w if w[p].tax == 2][:large]:
        s.provinces[p] = Land(town=0, large=True)
    for p in small[n : n + vassals]:
        s.provinces[p] = Land(vassal=0)
    return s


def test_7_5_take_left__the_last_open_number_is_what_lies_on_the_board() -> None:
    s = towns(5, 2, 3)
    assert (tracks(s, 0).small, tracks(s, 0).large, tracks(s, 0).vassals) == (5, 2, 3)
    assert manpower_value(s, 0) == 3 + 2 + 2


def test_7_5_income__one_for_a_small_two_for_a_large_town_and_a_half_for_a_vassal() -> None:
    s = towns(5, 2, 3)
    assert (base_tax(s, s.players[0].realm), tracks(s, 0).vassal_income) == (9, 2)


def test_7_5_large_substitute__beyond_eight_large_ones_two_small_stand_in() -> None:
    from regnum.games.europa_universalis.pieces import large_towns, small_towns

    s = towns(3, 10)
    assert (large_towns(s, 0), small_towns(s, 0)) == (8, 7)
    assert base_tax(s, s.players[0].realm) == 23


def test_7_5_plus20__the_first_twenty_keep_counting() -> None:
    s = towns(23)
    assert (base_tax(s, s.players[0].realm), manpower_value(s, 0)) == (23, 12)


def test_7_5_over40__more_than_forty_small_towns_still_count() -> None:
    s = towns(43)
    assert base_tax(s, s.players[0].realm) == 43


def test_7_5_over40__vassal_tokens_stand_in_for_them() -> None:
    from regnum.games.europa_universalis.effects.ops_land import room

    s = towns(43, large=8)
    assert vassals_left(s, 0) == 19 - 3
    assert not everything_placed(s, 0)
    spare = [p for p, land in s.provinces.items() if land.town == NONE and s.box.boards[s.board].provinces[p].tax == 1]
    lay(s.provinces, {p: {"town": 1, "large": False} for p in spare[:2]})
    assert room(s, 0, spare[:1], "town")
    lay(s.provinces, {p: {"vassal": 0} for p in spare[2:18]})
    assert (vassals_left(s, 0), room(s, 0, spare[:1], "town")) == (0, False)
    assert everything_placed(s, 0)


def test_5_2_appoint_move__a_ruler_takes_any_army_but_the_one_he_leads() -> None:
    s = given("france", "castile", seat0={"ruler": Ruler("x", 1, 1, 1, ("infantry",), army=1)})
    assert [x for x in appoint_options(s, 0) if x[0] == "command"] == [
        ("command", 0),
        ("command", 2),
        ("command", NONE),
    ]


def test_7_6_core__the_flag_decides_unless_a_token_lies_there() -> None:
    s = given("france", "castile")
    p = "sevilla"
    assert cores(s, p) == ("castile",)  # type: ignore[arg-type]
    lay(s.provinces, {p: {"dnpr": "portugal"}})
    assert cores(s, p) == ("portugal",)  # type: ignore[arg-type]
    lay(s.areas, {"andalucia": {"core": 0}})
    assert cores(s, p) == ("france",)  # type: ignore[arg-type]


def test_7_6_safe__a_revolt_sets_free_what_is_no_core_and_covers_what_is() -> None:
    from regnum.games.europa_universalis.steps.rebellion import taken

    s = given("france", "castile", provinces={"cordoba": {"unrest": True}})
    t, _ = seated(s, [])
    taken(t, "cordoba", 1)  # type: ignore[arg-type]
    assert (t.state.provinces["cordoba"].town, t.state.provinces["cordoba"].occupier) == (1, REBELS)
    s.provinces["lisboa"] = Land(town=1, unrest=True)  # type: ignore[index]
    t, _ = seated(s, [])
    taken(t, "lisboa", 1)  # type: ignore[arg-type]
    assert t.state.provinces["lisboa"] == Land()
    assert t.state.realms["portugal"].cbs == (1,)


def test_7_6_safe__a_cb_token_that_is_not_there_is_not_laid() -> None:
    from regnum.games.europa_universalis.steps.rebellion import taken

    s = given("france", "castile", realms={"savoy": {"cbs": (1,)}, "milan": {"cbs": (1,)}})
    s.provinces["lisboa"] = Land(town=1, unrest=True)  # type: ignore[index]
    t, _ = seated(s, ["milan"])  # 2.2.token_limit: it is lifted elsewhere
    taken(t, "lisboa", 1)  # type: ignore[arg-type]
    assert [r for r, court in t.state.realms.items() if 1 in court.cbs] == ["portugal", "savoy"]


# --- 5.1.event, 16.4 ---


def events(*cards: str) -> State:
    """These cards lie open, two ducats on the second."""
    s = in_turn(laid_out())
    s.row = [EventSlot(card, 2 if i == 1 else 0) for i, card in enumerate(cards)]  # type: ignore[arg-type]
    s.events_now = [e for e in s.events_now if e not in cards]
    return s


def test_5_1_event_1__the_card_with_its_ducats() -> None:
    t = once(events("103-1", "104-1", "102-1"), "event", 0, answers=["104-1"])
    assert (t.state.players[0].ducats, t.state.players[0].event_taken) == (17, 1)
    assert [slot.card for slot in t.state.row] == ["103-1", "102-1"]


def test_5_1_event_2__two_ducats_on_every_other_open_card() -> None:
    t = once(events("103-1", "104-1", "102-1"), "event", 0, answers=["103-1"])
    assert [slot.ducats for slot in t.state.row] == [4, 2]


def test_5_1_event_3__one_of_two_options() -> None:
    """The Wars of the Roses of the example: France takes B"""
    s = events("103-1", "104-1")
    t = go(s, ("event_text", 0, "103-1", 0), answers=["B", "no"])
    assert told(t, "option") == [{"seat": 0, "event": "103-1", "option": "B"}]
    assert (t.state.players[2].stability, t.state.players[2].prestige, t.state.players[0].dip) == (-1, -1, 4)
    assert t.state.areas["northumbria"].rebels == 3


def test_5_1_event_4__symbols_from_left_to_right() -> None:
    card = next(e.id for e in content().events.values() if len(e.symbols) > 1)
    t = once(laid_out(), "event_symbols", 0, card, 1)
    assert coming(t)[-1] == ("event_symbols", 0, card, 2)
    order = coming(once(events("11A-1", "103-1"), "event", 0, answers=["11A-1"]))
    assert [step[0] for step in order] == ["event_text", "event_symbols", "event_over"]


def test_5_1_event_5__ones_own_ruler_must_come_and_anothers_may() -> None:
    s = events("103-1", "104-1")
    t = go(s, ("event_text", 2, "103-1", 0), answers=["B"])
    assert t.state.players[2].ruler.name == "Edward IV"  # type: ignore[union-attr]
    t = go(s, ("event_text", 0, "103-1", 0), answers=["B", "no"])
    assert t.state.players[2].ruler.name == "Henry VI"  # type: ignore[union-attr]
    assert asked(t)[-1][:2] == (2, "historic_ruler")
    t = go(s, ("event_text", 0, "103-1", 0), answers=["B", "crown"])
    assert t.state.players[2].ruler.name == "Edward IV"  # type: ignore[union-attr]


def test_7_2_historic__takes_the_place_of_whoever_rules() -> None:
    s = events("103-1", "104-1")
    s.players[2].ruler = Ruler("Joana", card=CardId("DIP-03-3"))
    s.deck_dip.remove("DIP-03-3")
    t = go(s, ("event_text", 2, "103-1", 0), answers=["B"])
    ruler = t.state.players[2].ruler
    assert ruler is not None
    assert (ruler.name, ruler.event, ruler.adm, ruler.dip, ruler.mil) == ("Edward IV", "103-1", 2, 1, 3)
    assert t.state.discard_dip == ["DIP-03-3"]


def test_7_2_historic_weak__enters_with_a_token() -> None:
    s = events("103-1")
    s.players[2].adm = 2
    info = next(e for e in content().events.values() if e.ruler is not None and e.ruler.weak and e.realm == "england")
    t = go(s, ("unchosen", info.id), answers=["crown"])
    assert t.state.players[2].ruler.weakness == 1  # type: ignore[union-attr]


def test_5_1_event_6__the_next_card_is_turned_up_without_ducats() -> None:
    s = events("103-1", "104-1")
    s.row_down = ["102-1"]  # type: ignore[list-item]
    t = once(s, "event_over", 0, "11A-1")
    assert t.state.row[-1] == EventSlot("102-1")  # type: ignore[arg-type]


def test_5_1_event_7__after_the_last_event_the_leftover_card_is_resolved() -> None:
    """EX.16.2.event_count"""
    s = events("11A-1")
    s.players[0].event_taken = s.players[1].event_taken = 1
    assert coming(once(s, "event_over", 0, "103-1")) == []
    s.players[2].event_taken = 1
    t = once(s, "event_over", 0, "103-1")
    assert coming(t) == [("unchosen", "11A-1"), ("event_symbols", NONE, "11A-1", 0)]
    assert t.state.row == []


def test_16_4_unchosen__from_left_to_right_if_there_are_more() -> None:
    s = events("11A-1", "12A-1")
    for p in s.players:
        p.event_taken = 1
    steps = coming(once(s, "event_over", 0, "103-1"))
    assert [step[-1] if step[0] == "unchosen" else step[2] for step in steps] == ["11A-1", "11A-1", "12A-1", "12A-1"]


def test_16_4_unchosen__its_ruler_costs_two_points_even_after_passing_and_its_text_is_ignored() -> None:
    s = events("103-1")
    s.players[2].passed = True
    t = go(s, ("unchosen", "103-1"), answers=["crown"])
    assert (t.state.players[2].adm, t.state.players[2].ruler.name) == (1, "Edward IV")  # type: ignore[union-attr]
    assert t.state.areas["northumbria"].rebels == 0
    s.players[2].adm = 1
    assert kinds(go(s, ("unchosen", "103-1"))) == []


# --- 5.1.idea, 8 ---


def researching(*ideas: str) -> State:
    s = in_turn(laid_out())
    for idea in ideas:
        knows(s, 0, idea)
        s.players[0].ideas.remove(idea)  # type: ignore[arg-type]
    for p in s.players:
        p.adm = p.dip = p.mil = 6
    return s


def test_5_1_idea__for_its_price_with_what_it_does_at_once() -> None:
    s = researching("bureaucracy")
    t = go(s, ("idea", 0), answers=[("idea", "bureaucracy", 0)])
    assert (t.state.players[0].adm, t.state.players[0].ideas) == (1, ["bureaucracy"])
    s.players[0].adm = 4
    assert not any(o[1] == "bureaucracy" for o in idea_choices(s, 0))


@pytest.mark.parametrize(
    ("before", "points"), [(0, [2, 0, 0, 0]), (1, [2, 1, 0, 0]), (2, [2, 1, 1, 0]), (3, [2, 0, 0, 0])]
)
def test_5_1_idea_prestige__two_and_one_for_up_to_two_before(before: int, points: list[int]) -> None:
    s = in_turn(laid_out("1-01", 4))
    knows(s, 0, "bureaucracy")
    s.players[0].ideas, s.players[0].adm = [], 6
    for seat in range(1, before + 1):
        s.players[seat].ideas = ["bureaucracy"]  # type: ignore[list-item]
    t = go(s, ("idea", 0), answers=[("idea", "bureaucracy", 0)])
    assert [p.prestige for p in t.state.players] == points


def test_8_use__only_for_who_has_researched_it() -> None:
    from regnum.games.europa_universalis.steps.income import income

    s = researching("bureaucracy")
    before = income(s, 1)
    s.players[0].ideas = ["bureaucracy"]  # type: ignore[list-item]
    assert income(s, 1) == before
    assert income(s, 0) > income(researching("bureaucracy"), 0)


def test_8_shared__stays_for_the_others_but_nobody_has_it_twice() -> None:
    s = researching("bureaucracy")
    s.players[0].ideas = ["bureaucracy"]  # type: ignore[list-item]
    assert not any(o[1] == "bureaucracy" for o in idea_choices(s, 0))
    assert any(o[1] == "bureaucracy" for o in idea_choices(s, 1))


def test_8_prereq__a_printed_requirement_must_be_met() -> None:
    from regnum.games.europa_universalis.effects.ops_ideas import no_research

    needy = [i for i in content().ideas.values() if i.requires]
    s = in_turn(laid_out())
    assert needy
    assert any(no_research(s, 0, i.id) == "8.prereq" for i in needy)


def test_8_government__a_new_form_ends_the_old_one_without_a_loss() -> None:
    s = researching("absolute_monarchy")
    knows(s, 0, "constitutional_monarchy")
    t = go(s, ("idea", 0), answers=[("idea", "absolute_monarchy", 0)])
    assert t.state.players[0].ideas == ["absolute_monarchy"]
    assert t.state.players[0].prestige == 2


def test_8_grid__nothing_fills_the_place_of_a_researched_idea() -> None:
    s = researching("bureaucracy")
    t = go(s, ("idea", 0), answers=[("idea", "bureaucracy", 0)])
    assert t.state.ideas == s.ideas


# --- 5.1.ambition ---


def test_5_1_ambition_once__a_cube_marks_it_until_the_end_of_the_round() -> None:
    s = ready()
    t = go(s, ("ambitions", 0), answers=[("raise", "adm", 2)])
    assert t.state.players[0].focused
    assert barred_in_turn(t.state, 0, ("ambitions",)) == "5.1.ambition.once"


def test_5_1_ambition_once__the_cube_must_be_there() -> None:
    s = full()
    s.players[0].focused, s.players[0].mil = False, 5
    t, script = seated(s, ["lombardy", ("raise", "mil", 1), "adm"])
    t.push(("ambitions", 0))
    t.run()
    assert cubes_in_use(t.state, 0) <= CUBES
    assert script.asked[0][1] == "cube"
    assert ("forgo",) not in script.asked[0][2]


def test_5_1_ambition_power__a_point_from_each_of_the_others() -> None:
    s = ready()
    p = go(s, ("ambitions", 0), answers=[("raise", "mil", 2)]).state.players[0]
    assert (p.adm, p.dip, p.mil) == (2, 2, 5)
    p = go(s, ("ambitions", 0), answers=[("raise", "mil", 1), "dip"]).state.players[0]
    assert (p.adm, p.dip, p.mil) == (3, 2, 4)
    s.players[0].dip = 0
    assert ("raise", "mil", 2) not in asked(go(s, ("ambitions", 0), answers=[("raise", "mil", 1)]))[0][2]


def test_5_1_ambition_power__with_an_empty_hand_it_is_not_left_out() -> None:
    t = go(ready(), ("ambitions", 0), answers=[("raise", "mil", 2)])
    assert ("enough",) not in asked(t)[0][2]


def test_5_1_ambition_cards__one_fewer_is_drawn_and_the_discards_come_last() -> None:
    s = ready("MIL-03-1", "MIL-04-1", "MIL-05-1")
    t = go(s, ("ambitions", 0), answers=[("enough",), "MIL-03-1", "MIL-04-1", "MIL-05-1", "adm", "adm"])
    assert (len(t.state.players[0].hand_adm), len(t.state.players[0].hand_mil)) == (2, 0)
    assert t.state.discard_mil == ["MIL-03-1", "MIL-04-1", "MIL-05-1"]
    assert not any(o[0] == "pick" for _, kind, options in asked(t) if kind == "ambition_draw" for o in options)


def test_5_1_ambition_pick__one_of_the_top_five_discards_for_a_point_and_two_ducats() -> None:
    s = ready("MIL-03-1", "MIL-04-1", "MIL-05-1")
    s.discard_dip, s.deck_dip = s.deck_dip[:6], s.deck_dip[6:]
    bottom, top = s.discard_dip[0], s.discard_dip[-1]
    t = go(s, ("ambitions", 0), answers=[("enough",), "MIL-03-1", "MIL-04-1", "MIL-05-1", ("pick", top), "adm"])
    p = t.state.players[0]
    assert (p.dip, p.ducats, p.hand_dip) == (2, 13, [top])
    draws = [options for _, kind, options in asked(t) if kind == "ambition_draw"]
    assert ("pick", bottom) not in draws[0]
    assert not any(o[0] == "pick" for o in draws[1])  # one only
