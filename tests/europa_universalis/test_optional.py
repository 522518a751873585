"""The optional rules, OPT.1 to OPT.7: what each changes, and that a table without it knows nothing of it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from europa_universalis.build import A, P, R, given, lay
from europa_universalis.effects_kit import asked as asked_of
from europa_universalis.forces_kit import army, order, why
from europa_universalis.peace_kit import act
from europa_universalis.round_kit import coming, laid_out, once
from europa_universalis.test_war_moves import of_two_players
from europa_universalis.test_war_peace import england_france, occupied
from europa_universalis.war_kit import army as troops
from europa_universalis.war_kit import asked, field, fight, in_hand, told
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.content.shapes import CardId
from regnum.games.europa_universalis.faith import state_faith
from regnum.games.europa_universalis.marches import ACCESS
from regnum.games.europa_universalis.model import NONE, REBELS, Army, Band, Battle, Side, State
from regnum.games.europa_universalis.options import OPTIONAL
from regnum.games.europa_universalis.pieces import set_faith
from regnum.games.europa_universalis.state import redetermine
from regnum.games.europa_universalis.steps.hiring import offers
from regnum.games.europa_universalis.steps.pacts import cannot_talk
from regnum.games.europa_universalis.steps.reformation import conversions
from regnum.kernel import Dice, RegnumError, new_table

SUPERIOR = CardId("MIL-11-1")  # Superior Tactics: three dice more
TACTICS = CardId("MIL-11-2")
INSPIRED = CardId("MIL-04-1")  # needs a commander
FEIGNED = CardId("MIL-09-1")  # takes two dice from the enemy


def playing(s: State, *rules: str) -> State:
    s.optional = rules
    return s


# --- as options of a table ---


@pytest.mark.parametrize("rule", OPTIONAL)
def test_each_optional_rule_is_chosen_by_its_own_word(rule: str) -> None:
    assert new_table(GAME, 6, 1).state.optional == ()
    assert new_table(GAME, 6, 1, {rule: "yes"}).state.optional == (rule,)


def test_what_makes_no_sense_is_refused_in_one_sentence() -> None:
    with pytest.raises(RegnumError, match="option 'open_events' is for six seats"):
        new_table(GAME, 3, 1, {"open_events": "yes"})
    for scenario, seats in (("1-00", 3), ("2-04", 6)):  # one half alone, and thirds
        with pytest.raises(RegnumError, match="option 'random_events' is for an age whose events come in two halves"):
            new_table(GAME, seats, 1, {"random_events": "yes", "scenario": scenario})


# --- OPT.1 ---


def talkers(*rules: str) -> State:
    return playing(given("england", "france", "castile", phase=2, turn=0), *rules)


def test_OPT_1__a_word_in_private_costs_a_point_and_everybody_learns_of_it() -> None:
    s = talkers("private_talks")
    t = once(s, "talk", 0, 1, answers=["talk"])
    assert t.state.players[0].dip == 2
    assert [(e.args["seat"], e.args["other"], e.rule) for e in t.events if e.key == "talk"] == [(0, 1, "OPT.1")]
    assert coming(t) == [("talk_over", 0, 1), ("bargain", 0, 1)]


def test_OPT_1__the_table_waits_until_they_have_done() -> None:
    t = act(talkers("private_talks"), "talk_over", 0, 1, answers=["over"])
    assert [(seat, kind) for seat, kind, _ in asked_of(t)] == [(0, "talk_over")]


def test_OPT_1__an_open_offer_costs_nothing_more() -> None:
    t = once(talkers("private_talks"), "talk", 0, 1, answers=["no"])
    assert (t.state.players[0].dip, coming(t)) == (3, [("bargain", 0, 1)])


def test_OPT_1__nobody_talks_without_the_point() -> None:
    s = talkers("private_talks")
    s.players[0].dip = 0
    t = once(s, "talk", 0, 1)
    assert (asked_of(t), coming(t)) == ([], [("bargain", 0, 1)])
    assert [cannot_talk(s, 0, option) for option in (("talk",), ("no",))] == ["OPT.1", None]  # type: ignore[arg-type]


def test_OPT_1__is_asked_before_the_offer_and_only_where_it_is_played() -> None:
    assert coming(once(talkers("private_talks"), "diplomacy", 0, answers=[("seat", 2)])) == [("talk", 0, 2)]
    answers = [("seat", 2), ("give", "ducats", 1), "send", "refuse"]
    t = once(talkers(), "diplomacy", 0, answers=answers)
    assert [kind for _, kind, _ in asked_of(t)] == ["partner", "offer", "offer", "offered"]


# --- OPT.2 ---


def marching(*rules: str, area: str = "castile", **things: object) -> State:
    s = playing(given("castile", "france", phase=2, turn=0, **things), *rules)
    army(s, area, 1)
    s.players[0].ducats = 30
    return s


def test_OPT_2__up_to_three_mercenaries_join_an_army_that_sets_out_and_move_with_it() -> None:
    s = marching("ready_mercenaries")
    hire = ("mercenary", "infantry")
    answers = [("army", 0), hire, ("mercenary", "cavalry"), hire, ("go", "leon", ""), "stop"]
    r = order(s, "activate", 0, answers=answers)
    assert s.players[0].armies[0] == Army(A("leon"), (1, 0, 0), (2, 1, 0))
    assert (s.players[0].ducats, s.players[0].mil) == (30 - 4 - 7 - 4, 2)  # no military point for them
    assert [kind for _, kind, _ in r.asked] == ["activate", *["set_out"] * 3, "march", "march"]
    assert [line["unit"] for line in r.told("hired")] == ["infantry", "cavalry", "infantry"]
    assert s.hired == 0  # the three of the Recruit action are others


def test_OPT_2__who_has_hired_must_move_and_leaves_none_of_them_behind() -> None:
    s = marching("ready_mercenaries")
    hired = [("army", 0), ("mercenary", "infantry"), ("done",)]
    assert why(s, "activate", 0, answers=hired, option=("stop",)) == "OPT.2"
    assert why(s, "activate", 0, answers=hired, option=("give", 1, "mercenaries", "infantry")) == "OPT.2"
    assert why(s, "activate", 0, answers=hired, option=("give", 1, "regulars", "infantry")) is None
    moved = [*hired, ("go", "leon", "")]
    assert why(s, "activate", 0, answers=moved, option=("stop",)) is None
    none = [("army", 0), ("done",)]
    assert why(s, "activate", 0, answers=none, option=("stop",)) is None


def test_OPT_2__they_must_move_also_after_the_army_was_put_in_order() -> None:
    s = marching("ready_mercenaries")
    answers = [("army", 0), ("mercenary", "infantry"), ("done",), ("give", 1, "regulars", "infantry")]
    assert why(s, "activate", 0, answers=answers, option=("stop",)) == "OPT.2"


def test_OPT_2__they_must_move_also_after_others_have_refused_to_let_them_through() -> None:
    s = playing(of_two_players(), "ready_mercenaries")
    army(s, "castile", 1)
    s.players[0].ducats = 30
    answers = [("army", 0), ("mercenary", "infantry"), ("done",), ("go", "aragon", "ducats"), ("refuse",), ("refuse",)]
    assert why(s, "activate", 0, answers=answers, option=("stop",)) == "OPT.2"


def test_OPT_2__three_at_most_and_only_what_can_be_had() -> None:
    s = marching("ready_mercenaries")
    infantry, artillery = ("mercenary", "infantry"), ("mercenary", "artillery")
    assert [offers(s, 0, 0, 2, n)[infantry] for n in range(4)] == [None, None, None, "OPT.2"]
    assert offers(s, 0, 0, 2, 0)[artillery] == "9.3.unit.artillery"
    s.players[1].armies[0] = Army(A("seine"), (0, 0, 0), (20, 0, 0))
    assert offers(s, 0, 0, 2, 0)[infantry] == "2.2.token_stock"


def test_OPT_2__what_cannot_be_paid_is_not_hired() -> None:
    s = marching("ready_mercenaries")
    s.players[0].ducats, s.players[0].interest = 6, 50
    assert offers(s, 0, 0, 2, 0)["mercenary", "cavalry"] == "5.5.recruit.table"
    assert offers(s, 0, 0, 2, 0)["mercenary", "infantry"] is None


def test_OPT_2__only_in_an_area_of_ones_own_and_only_where_it_is_played() -> None:
    abroad = marching("ready_mercenaries", area="portugal")
    kinds = [kind for _, kind, _ in order(abroad, "activate", 0, answers=[("army", 0), "stop"]).asked]
    assert kinds == ["activate", "march"]
    without = marching()
    kinds = [kind for _, kind, _ in order(without, "activate", 0, answers=[("army", 0), "stop"]).asked]
    assert kinds == ["activate", "march"]


def test_OPT_2__who_finds_no_way_hires_nobody() -> None:
    s = playing(given("england", "france", phase=2, turn=0), "ready_mercenaries")
    army(s, "macaronesia", 1)  # an island, and no ship is there
    s.players[0].ducats = 30
    assert offers(s, 0, 0, 2, 0)["mercenary", "infantry"] == "OPT.2"


def test_OPT_2__nobody_is_hired_for_the_money_that_the_way_costs() -> None:
    s = playing(given("portugal", "france", phase=2, turn=0, wars=("portugal france",)), "ready_mercenaries")
    army(s, "portugal", 1)  # all around is land of independent realms
    p = s.players[0]
    p.interest = 50  # no loans
    p.ducats = 4 + ACCESS - 1
    assert offers(s, 0, 0, 2, 0)["mercenary", "infantry"] == "OPT.2"
    assert p.ducats == 4 + ACCESS - 1  # only looked at
    p.ducats = 4 + ACCESS
    assert offers(s, 0, 0, 2, 0)["mercenary", "infantry"] is None


# --- OPT.3 ---


def test_OPT_3__nobody_capitulates() -> None:
    s = playing(england_france(armies={"ireland": (0, 9)}), "no_capitulation")
    occupied(s, 0, "paris")
    assert asked_of(act(s, "peace_yield", 0)) == []
    assert why(s, "peace_turn", 0, option=("capitulate", "france")) == "OPT.3"
    s.optional = ()
    assert why(s, "peace_turn", 0, option=("capitulate", "france")) is None


# --- OPT.4 ---


def onlookers(*rules: str, band: str = "scotland", commander: str = "") -> State:
    """A round of a battle in which England, whose turn it is, attacks Scotland; Castile and France look on."""
    s = playing(field("castile", "england", "france", turn=1, wars=("england scotland",)), *rules)
    troops(s, 1, "scotland", (4, 0, 0))
    attack = Side(seats=(1,), leader=1, pool=(3, 0, 0))
    bands = (Band(R(band), 3),) if band else ()
    drawn = CardId("MIL-05-1") if commander else None
    defence = Side(bands=bands, rabble=not band, pool=(3, 0, 0), commander=commander, drawn=drawn)  # type: ignore[arg-type]
    s.battle = Battle((attack, defence), area=A("scotland"), round=1)
    for p in s.players:
        p.mil = 3
    return s


def test_OPT_4__who_is_not_in_the_battle_plays_for_independent_realms_at_his_own_cost() -> None:
    s = onlookers("helping_hand")
    in_hand(s, 2, SUPERIOR)
    t = fight(s, "battle_actions", 1, answers=[("card", SUPERIOR)])
    assert told(t, "card") == [{"seat": 2, "card": SUPERIOR}]
    assert [p.mil for p in t.state.players] == [3, 3, 2]
    assert t.state.discard_mil == [SUPERIOR]
    assert t.state.battle is not None
    assert [side.pool for side in t.state.battle.sides] == [(3, 0, 0), (6, 0, 0)]
    assert [side.helper for side in t.state.battle.sides] == [NONE, NONE]


def test_OPT_4__clockwise_from_the_active_player_and_nobody_who_fights() -> None:
    s = onlookers("helping_hand")
    for seat, card in enumerate((SUPERIOR, FEIGNED, TACTICS)):
        in_hand(s, seat, card)
    t = fight(s, "battle_actions", 1)
    assert [seat for seat, _ in asked(t, "battle_action")] == [2, 0]
    s.phase, s.first = 3, 0  # nobody is active
    assert [seat for seat, _ in asked(fight(s, "battle_actions", 1), "battle_action")] == [0, 2]


def test_OPT_4__the_same_action_once_for_the_side_in_a_round() -> None:
    s = onlookers("helping_hand")
    in_hand(s, 2, SUPERIOR)
    in_hand(s, 0, TACTICS)
    t = fight(s, "battle_actions", 1, answers=[("card", SUPERIOR)])
    assert [options for seat, options in asked(t, "battle_action") if seat == 0] == [[("enough",)]]


def test_OPT_4__one_may_play_several() -> None:
    s = onlookers("helping_hand")
    in_hand(s, 2, SUPERIOR)
    in_hand(s, 2, FEIGNED)
    t = fight(s, "battle_actions", 1, answers=[("card", SUPERIOR), ("card", FEIGNED)])
    assert t.state.battle is not None
    assert [side.pool for side in t.state.battle.sides] == [(2, 0, 0), (6, 0, 0)]
    assert t.state.players[2].mil == 1


def test_OPT_4__nobody_helps_rebels_or_who_has_a_leader_or_where_it_is_not_played() -> None:
    for s in (onlookers(), onlookers("helping_hand", band="")):
        in_hand(s, 2, SUPERIOR)
        assert asked(fight(s, "battle_actions", 1), "battle_action") == []
    s = onlookers("helping_hand")
    in_hand(s, 2, SUPERIOR)
    assert asked(fight(s, "battle_actions", 0), "battle_action") == []  # England has no card


def test_OPT_4__a_card_that_needs_a_commander_looks_at_the_side_that_is_helped() -> None:
    for commander, offered in (("", False), ("drawn", True)):
        s = onlookers("helping_hand", commander=commander)
        in_hand(s, 2, INSPIRED)
        in_hand(s, 2, SUPERIOR)
        menu = asked(fight(s, "battle_actions", 1), "battle_action")[0][1]
        assert (("card", INSPIRED) in menu) == offered


# --- OPT.5 ---


def revolting(*rules: str, faith: str = "protestant") -> State:
    """Rebels hold Madrid, Burgos and Badajoz; Castile's area is of another faith than the state."""
    s = playing(given("castile", "france", phase=2, turn=0, age=1), *rules)
    lay(s.realms, {"castile": {"faith": "catholic"}})
    home = s.realms[R("castile")].capital
    assert home is not None
    area = s.box.boards[s.board].provinces[home].area
    set_faith(s, area, faith)  # type: ignore[arg-type]
    own = [p for p in s.box.boards[s.board].areas[area].provinces if s.provinces[p].town == 0]
    lay(s.provinces, {p: {"occupier": REBELS, "unrest": True} for p in own[:3]})
    lay(s.areas, {area: {"rebels": 2}})
    return s


def test_OPT_5__a_realm_whose_capital_and_two_provinces_are_lost_may_take_the_faith_of_its_rebels() -> None:
    s = revolting("religious_rebels")
    home = s.realms[R("castile")].capital
    assert home is not None
    area = s.box.boards[s.board].provinces[home].area
    held = [p for p, land in s.provinces.items() if land.occupier == REBELS]
    assert (home in held, len(held)) == (True, 3)
    assert conversions(s, 0) == [("faith", "protestant")]  # in age I too
    t = once(s, "religion", 0)
    assert state_faith(t.state, R("castile")) == "protestant"
    assert (t.state.players[0].prestige, t.state.players[0].stability) == (-2, -1)  # 5.1.religion.cost
    assert t.state.areas[area].rebels == 0
    assert {t.state.provinces[p].occupier for p in held} == {NONE}
    assert {t.state.provinces[p].town for p in held} == {0}
    assert coming(t) == [("old_believers", 0, "catholic")]


def test_OPT_5__rebels_elsewhere_and_of_other_faiths_fight_on() -> None:
    s = revolting("religious_rebels")
    lay(s.areas, {"leon": {"rebels": 1}})
    lay(s.provinces, {"badajoz": {"occupier": REBELS}})
    t = once(s, "religion", 0)
    assert t.state.areas[A("leon")].rebels == 1
    assert t.state.provinces[P("badajoz")].occupier == REBELS


def test_OPT_5__neither_for_two_provinces_nor_for_mixed_faith_nor_without_the_rule() -> None:
    assert conversions(revolting(), 0) == []
    assert conversions(revolting("religious_rebels", faith="mixed"), 0) == []
    s = revolting("religious_rebels")
    held = [p for p, land in s.provinces.items() if land.occupier == REBELS]
    home = s.realms[R("castile")].capital
    lay(s.provinces, {next(p for p in held if p != home): {"occupier": NONE}})
    assert conversions(s, 0) == []
    s = revolting("religious_rebels")
    set_faith(s, A("leon"), "protestant")
    lay(s.provinces, {str(home): {"occupier": NONE}, "salamanca": {"occupier": REBELS}})
    assert conversions(s, 0) == []  # three, and not the capital
    lay(s.provinces, {str(home): {"occupier": REBELS}})
    assert conversions(s, 0) == [("faith", "protestant")]


def test_OPT_5__rebels_of_the_faith_of_the_state_are_not_religious() -> None:
    s = revolting("religious_rebels", faith="catholic")
    assert conversions(s, 0) == []


def test_OPT_5__a_protestant_who_gives_way_to_the_counter_reformation_pays_like_for_any_other_faith() -> None:
    s = revolting("religious_rebels", faith="counter_reformed")
    lay(s.realms, {"castile": {"faith": "protestant"}})
    assert conversions(s, 0) == [("faith", "counter_reformed")]
    t = once(s, "religion", 0)
    p = t.state.players[0]
    assert state_faith(t.state, R("castile")) == "counter_reformed"
    assert (p.adm, p.prestige, p.stability) == (3, -2, -1)  # not the three points of a Catholic
    assert not any(land.occupier == REBELS for land in t.state.provinces.values())


def test_OPT_5__the_pope_stays_what_he_is() -> None:
    s = playing(given("papal_states", "france", phase=2, turn=0), "religious_rebels")
    lay(s.provinces, {"siena": {"town": 0}, "pisa": {"town": 0}})
    own = [p for p, land in s.provinces.items() if land.town == 0]
    assert len(own) >= 3
    for p in own:
        set_faith(s, s.box.boards[s.board].provinces[p].area, "protestant")
    lay(s.provinces, {str(p): {"occupier": REBELS} for p in own})
    assert conversions(s, 0) == []


# --- OPT.6 ---


def test_OPT_6__events_marked_x_are_dealt_to_halves_of_the_same_size() -> None:
    printed = GAME.printed(None, "", {}).scenarios["1-01"].variants[0].data["events"]["1"]
    seen: Counter[bool] = Counter()
    dealt = set()
    for seed in range(1, 7):
        s = once(laid_out("1-01", 3, random_events="yes"), "opening", seed=seed).state
        first = [*(slot.card for slot in s.row), *s.row_down, *s.events_now]
        assert (len(first), len(s.events_later)) == (8, 8)
        assert not [c for c in first if s.box.events[c].half == "2"]
        assert not [c for c in s.events_later if s.box.events[c].half == "1"]
        assert sorted([*first, *s.events_later]) == sorted([*printed["first"], *printed["second"]])
        seen[sorted(first) == sorted(printed["first"])] += 1
        dealt.add(tuple(sorted(first)))
    assert len(dealt) > 3
    assert seen[False] >= 3  # the scenario's own halves are one case of many


def test_OPT_6__without_it_the_halves_are_those_of_the_scenario() -> None:
    printed = GAME.printed(None, "", {}).scenarios["1-01"].variants[0].data["events"]["1"]
    s = once(laid_out("1-01", 3), "opening", seed=3).state
    assert sorted([*(slot.card for slot in s.row), *s.row_down, *s.events_now]) == sorted(printed["first"])


def test_OPT_6__whoever_imagines_the_decks_does_not_know_the_halves() -> None:
    s = once(laid_out("1-01", 3, random_events="yes"), "opening").state
    before = sorted([*s.row_down, *s.events_now])
    found = set()
    for seed in range(6):
        made = GAME.copy(s)
        redetermine(made, 0, Dice(seed), ())
        later = [c for c in made.events_later if made.box.events[c].half == "1"]
        assert later == []
        assert sorted([*made.row_down, *made.events_now, *made.events_later]) == sorted([*before, *s.events_later])
        found.add(tuple(sorted([*made.row_down, *made.events_now])))
    assert len(found) > 1


# --- OPT.7 ---


def test_OPT_7__with_six_players_four_events_lie_open() -> None:
    s = once(laid_out("2-01", 6, open_events="yes"), "opening").state
    assert (len(s.row), len(s.row_down)) == (4, 3)
    s = once(laid_out("2-01", 6), "opening").state
    assert (len(s.row), len(s.row_down)) == (3, 4)


# --- played ---


@pytest.mark.parametrize("rule", OPTIONAL)
def test_an_age_is_played_to_its_end_with_each_of_them(rule: str) -> None:
    seats = 6 if rule == "open_events" else 3
    t = new_table(GAME, seats, 5, {rule: "yes", "ages": "first"})
    random = Random(5)
    for seat in range(seats):
        t.policies[seat] = lambda _t, _seat, _kind, options: random.randrange(len(options))
    t.run()
    assert t.over
    GAME.check(t.state)
