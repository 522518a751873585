"""Who commands a battle, ideas and battle actions: 5.2.appoint.reaction, 6.2.battle, 9.4, 9.6.effects, 9.7.1, 9.7.5,
15.islam."""

from __future__ import annotations

from europa_universalis.build import A, content, lay
from europa_universalis.round_kit import go
from europa_universalis.war_kit import (
    army,
    asked,
    both,
    dice,
    field,
    general,
    hits,
    in_hand,
    knows,
    leaders,
    on_land,
    out_of_deck,
    rebels,
    told,
)
from regnum.games.europa_universalis.content.shapes import CardId
from regnum.games.europa_universalis.model import NONE, Came, Posted, Ruler, Shown, State

LOST = "- - -"
KNIGHTS = ("cavalry", "cavalry")


def duel(mine: tuple[int, int, int] = (3, 0, 0), theirs: tuple[int, int, int] = (3, 0, 0)) -> State:
    """England attacks France in the Loire, a French area."""
    s = field("england", "france", wars=("england france",))
    army(s, 0, "loire", mine)
    army(s, 1, "loire", theirs)
    s.came = [Came(0, A("loire"), A("aquitaine"), army=0)]
    return s


def card_of(kind: str, copy: int = 0) -> CardId:
    return [card.id for card in content().cards.values() if card.kind == kind][copy]


SUPERIOR, INSPIRED, FEIGNED, REFORMS = "MIL-11", "MIL-04", "MIL-09", "MIL-01"


# --- commanders: 9.4, 9.7.1, 5.2.appoint.reaction ---


def test_9_4_dice__a_commander_adds_his_dice() -> None:
    s = duel((3, 2, 0), (5, 0, 0))
    general(s, 0, KNIGHTS)
    rolls = [*dice("attack", infantry="i i i", cavalry="c c"), *dice("defence", infantry=LOST)]
    assert hits(on_land(s, "loire", rolls=rolls)) == [5, 0]


def test_9_4_dice__only_one_counts_and_the_player_picks_which() -> None:
    s = duel((3, 2, 0), (3, 0, 0))
    general(s, 0, KNIGHTS)
    army(s, 0, "loire", (1, 0, 0), number=1)
    card = out_of_deck(s, next(c.id for c in content().cards.values() if len(c.character.dice) == 1))
    s.players[0].generals[1] = Posted(card)
    n = len(content().cards[card].character.dice)
    t = on_land(s, "loire", answers=[("army", 1)])
    assert asked(t, "commander") == [(0, [("army", 0), ("army", 1)])]
    assert len(told(t, "battle_dice")[0]["results"].split()) == 3 + n


def test_9_4_dice__a_general_elsewhere_does_not_count() -> None:
    s = duel()
    general(s, 0, KNIGHTS, number=2)
    t = on_land(s, "loire", rolls=both("i i i", LOST))
    assert len(told(t, "battle_dice")[0]["results"].split()) == 3


def test_9_7_1__the_attacker_may_appoint_a_general_at_the_start() -> None:
    s = duel((3, 2, 0))
    card = in_hand(s, 0, leaders(KNIGHTS, cost=1)[0])
    rolls = [*dice("attack", infantry="i i i", cavalry="c c"), *dice("defence", infantry=LOST)]
    t = on_land(s, "loire", rolls=rolls, answers=[("general", card, 0)])
    assert asked(t, "battle_general")[0] == (0, [("enough",), ("general", card, 0)])
    assert t.state.players[0].mil == 3 - 1 + 1
    assert t.state.players[0].generals[0].card == card


def test_5_2_appoint_reaction__the_defender_too_in_an_area_of_his_own_realm() -> None:
    s = duel()
    card = in_hand(s, 1, leaders(KNIGHTS, cost=1)[0])
    t = on_land(s, "loire", answers=[("general", card, 0)])
    assert [seat for seat, _ in asked(t, "battle_general")] == [1]
    assert t.state.players[1].generals[0].card == card
    assert len(told(t, "battle_dice")[1]["results"].split()) == 5


def test_5_2_appoint_reaction__not_outside_his_realm() -> None:
    s = field("england", "france", wars=("england france",))
    army(s, 0, "waleswessex", (3, 0, 0))
    army(s, 1, "waleswessex", (3, 0, 0))
    in_hand(s, 1, leaders(KNIGHTS)[0])
    assert asked(on_land(s, "waleswessex"), "battle_general") == []


def test_5_2_appoint_reaction__a_general_may_be_moved_to_the_attacked_army() -> None:
    s = duel()
    card = general(s, 1, KNIGHTS, number=2)
    t = on_land(s, "loire", answers=[("shift", 2, 0)])
    assert asked(t, "battle_general") == [(1, [("enough",), ("shift", 2, 0)])]
    assert t.state.players[1].generals[0].card == card


def test_5_2_appoint_reaction__being_asked_tells_nothing_about_the_hand() -> None:
    """Whoever holds cards is asked, and who holds none and has nobody to send is not."""
    s = duel()
    in_hand(s, 1, card_of(SUPERIOR))
    advisor = next(c.id for c in content().cards.values() if c.character.role == "advisor" and c.deck == "adm")
    in_hand(s, 0, advisor)
    assert asked(on_land(s, "loire"), "battle_general")[0] == (0, [("enough",)])
    assert asked(on_land(duel(), "loire"), "battle_general") == []


def crowned(s: State, seat: int, weakness: int = 0) -> State:
    s.players[seat].ruler = Ruler("Henry", dice=KNIGHTS, army=0, weakness=weakness)
    return s


def test_9_4_ruler__a_ruler_with_dice_commands_an_army_at_no_cost() -> None:
    s = duel((3, 2, 0))
    s.players[0].ruler = Ruler("Henry", dice=KNIGHTS)
    t = on_land(s, "loire", answers=[("command", 0)])
    assert len(told(t, "battle_dice")[0]["results"].split()) == 5
    assert t.state.players[0].ruler is not None


def test_9_4_ruler__with_another_army_he_is_not_in_this_battle() -> None:
    s = duel()
    s.players[0].ruler = Ruler("Henry", dice=KNIGHTS, army=2)
    t = on_land(s, "loire", rolls=both("i i i", LOST))
    assert len(told(t, "battle_dice")[0]["results"].split()) == 3


def test_9_4_ruler__without_dice_he_cannot() -> None:
    s = duel()
    s.players[0].ruler = Ruler("Henry")
    assert asked(on_land(s, "loire"), "battle_general") == []


def test_9_4_ruler__his_death_in_battle_leaves_the_throne_empty() -> None:
    s = crowned(duel((4, 1, 0)), 0, weakness=1)
    rolls = [*dice("attack", infantry="i i i", cavalry="i c"), *dice("defence", infantry="o o -")]
    t = on_land(s, "loire", rolls=rolls)
    assert t.state.players[0].ruler is None
    assert told(t, "commander_dies", "name") == [{"name": "Henry"}]
    assert told(t, "ruler_gone")


def test_9_4_ruler__a_leader_of_the_hand_may_follow_at_once() -> None:
    s = crowned(duel((4, 1, 0)), 0, weakness=1)
    card = in_hand(s, 0, leaders(KNIGHTS)[0])
    rolls = [*dice("attack", infantry="i i i", cavalry="i c"), *dice("defence", infantry="o o -")]
    t = on_land(s, "loire", rolls=rolls, answers=[("crown", card)])
    ruler = t.state.players[0].ruler
    assert ruler is not None
    assert (ruler.card, ruler.army) == (card, NONE)


def test_9_4_ruler__his_token_takes_the_place_of_a_general() -> None:
    s = duel()
    card = general(s, 0, KNIGHTS, number=0)
    s.players[0].ruler = Ruler("Henry", dice=KNIGHTS, army=1)
    p = go(s, ("appoint", 0), answers=[("command", 0), ("army", 1)]).state.players[0]
    assert p.ruler is not None
    assert p.ruler.army == 0
    assert {i: one.card for i, one in p.generals.items()} == {1: card}


def test_7_2_commander__a_general_finds_no_room_in_an_army_that_the_ruler_leads() -> None:
    s = crowned(duel(), 0)
    cards = [general(s, 0, KNIGHTS, number=i, which=i) for i in (1, 2)]
    s.players[0].generals[0] = s.players[0].generals.pop(1)
    s.players[0].ruler = Ruler("Henry", dice=KNIGHTS, army=1)
    t = go(s, ("appoint", 0), answers=[("shift", 2, 0), ("army", 2)])
    p = t.state.players[0]
    assert asked(t, "displaced") == [(0, [("army", 2), ("army", NONE)])]
    assert {i: one.card for i, one in p.generals.items()} == {0: cards[1], 2: cards[0]}


def test_9_4_ruler__he_leaves_an_army_that_gets_a_general() -> None:
    s = crowned(duel(), 0)
    card = general(s, 0, KNIGHTS, number=2)
    p = go(s, ("appoint", 0), answers=[("shift", 2, 0)]).state.players[0]
    assert p.ruler is not None
    assert p.ruler.army == NONE
    assert {i: one.card for i, one in p.generals.items()} == {0: card}


def test_9_4_ruler__in_older_tables_both_might_lead_one_army() -> None:
    s = duel()
    s.revision = 2
    card = general(s, 0, KNIGHTS, number=0)
    s.players[0].ruler = Ruler("Henry", dice=KNIGHTS)
    p = go(s, ("appoint", 0), answers=[("command", 0)]).state.players[0]
    assert p.ruler is not None
    assert p.ruler.army == 0
    assert {i: one.card for i, one in p.generals.items()} == {0: card}


# --- wounds: 9.7.5 ---


def test_9_7_5__each_pair_of_outlined_symbols_wounds_the_enemy_general() -> None:
    s = duel((4, 0, 0), (2, 0, 0))
    general(s, 1, KNIGHTS)
    rolls = [*dice("attack", infantry="o o -"), *dice("defence", infantry=LOST, cavalry="c c")]
    t = on_land(s, "loire", rolls=rolls)
    assert t.state.players[1].generals[0].weakness == 1
    assert told(t, "wounded")[0]["n"] == 1


def test_9_7_5__not_if_the_enemy_took_no_hit() -> None:
    s = duel((0, 4, 0), (2, 0, 0))
    general(s, 1, KNIGHTS)
    rolls = [*dice("attack", infantry="o o -"), *dice("defence", infantry=LOST, cavalry="c c")]
    rolls += [*dice("attack", infantry="c c -"), *dice("defence", infantry=LOST, cavalry="c c")]
    t = on_land(s, "loire", rolls=rolls)
    assert t.state.players[1].generals[0].weakness == 0


def test_9_7_5__the_second_token_kills_and_his_dice_are_gone() -> None:
    s = duel((4, 0, 0), (4, 0, 0))
    card = general(s, 1, KNIGHTS)
    s.players[1].generals[0] = Posted(card, 1)
    rolls = [*dice("attack", infantry="o o -"), *dice("defence", infantry=LOST, cavalry="c c")]
    rolls += [*dice("attack", infantry="i i i"), *dice("defence", infantry=LOST)]
    t = on_land(s, "loire", rolls=rolls)
    assert t.state.players[1].generals == {}
    assert card in t.state.discard_mil or card in t.state.discard_adm or card in t.state.discard_dip
    assert [len(line["results"].split()) for line in told(t, "battle_dice")] == [3, 5, 3, 3]


def test_9_7_5__one_outlined_symbol_is_no_pair() -> None:
    s = duel((4, 0, 0), (3, 0, 0))
    general(s, 1, KNIGHTS)
    rolls = [*dice("attack", infantry="o i i"), *dice("defence", infantry=LOST, cavalry="c c")]
    t = on_land(s, "loire", rolls=rolls)
    assert told(t, "wounded", "name", "n") == []


# --- ideas: 9.7.1, 9.7.main_defender ---


def test_9_7_main_defender__france_against_england_and_castile() -> None:
    """EX.9.7.battle2"""
    s = field("france", "england", "castile", wars=("france england", "france castile"))
    army(s, 0, "aquitaine", (0, 3, 0))
    army(s, 1, "aquitaine", (6, 0, 0))
    army(s, 2, "aquitaine", (4, 0, 0))
    s.players[0].mil = 2
    general(s, 0, KNIGHTS)
    general(s, 1, KNIGHTS, which=1)
    knows(s, 0, "noble_knights")
    knows(s, 1, "military_drill")
    knows(s, 2, "tercios_janissaries")
    card = out_of_deck(s, card_of(REFORMS))
    s.players[0].shown = [Shown(card, 3)]
    rolls = [("roll", "charge:cavalry", (4, 4, 2))]
    rolls += [
        *dice("attack", infantry=LOST, cavalry="i i i", artillery="i i"),
        *dice("defence", infantry="o o o", cavalry="i i"),
    ]
    picks = [("die", "cavalry"), ("use", card, "new_tactics"), "cavalry", "cavalry", "artillery", "artillery"]
    t = on_land(s, "aquitaine", rolls=rolls, answers=picks)
    assert told(t, "leads") == [{"seat": 1}]
    assert told(t, "die_dropped") == [{"seat": 1, "die": "cavalry"}]
    assert [(line["seat"], line["n"]) for line in told(t, "units_lost")][:2] == [(1, 1), (2, 1)]
    keys = [event.key for event in t.events]
    assert keys.index("die_dropped") < keys.index("charge_dice")
    assert [len(line["results"].split()) for line in told(t, "battle_dice")] == [8, 5]
    assert hits(t) == [0, 5]  # Castile's idea does not double the outlined symbols
    assert t.state.players[0].shown == [Shown(card, 2)]
    assert t.state.players[0].mil == 1


def test_9_7_1__military_drill_takes_a_die_of_the_enemy_for_the_whole_battle() -> None:
    s = knows(duel((3, 0, 0), (4, 0, 0)), 0, "military_drill")
    rolls = [*both(LOST, "i -"), *both("i i -", LOST[:3]), *both("i i -", "- -")]
    t = on_land(s, "loire", rolls=rolls[:4] + rolls[4:], all_rolls=True)
    assert [len(line["results"].split()) for line in told(t, "battle_dice")][1::2] == [2, 2, 2]


def test_9_7_1__noble_knights_are_limited_by_enemy_infantry_and_military_ideas() -> None:
    s = knows(duel((0, 5, 0), (2, 3, 0)), 0, "noble_knights")
    t = on_land(s, "loire")
    assert len(told(t, "charge_dice")[0]["results"].split()) == 2
    s = knows(knows(duel((0, 5, 0), (9, 0, 0)), 0, "noble_knights"), 1, "cannons", "serfdom")
    t = on_land(s, "loire")
    assert len(told(t, "charge_dice")[0]["results"].split()) == 4


def test_9_7_1__a_charge_may_end_the_battle() -> None:
    s = knows(duel((0, 2, 0), (1, 0, 0)), 0, "noble_knights")
    t = on_land(s, "loire", rolls=[("roll", "charge:cavalry", (4,))])
    assert told(t, "battle_dice") == []
    assert told(t, "land_won")[0]["realms"] == "england"


def test_9_7_3_outlined__tercios_double_it() -> None:
    s = knows(duel((3, 0, 0), (3, 0, 0)), 0, "tercios_janissaries")
    t = on_land(s, "loire", rolls=both("o i -", LOST))
    assert hits(t) == [3, 0]


def test_9_7_3__line_infantry_adds_a_die_while_there_is_enough_infantry() -> None:
    s = knows(duel((3, 0, 0), (4, 0, 0)), 0, "line_infantry")
    t = on_land(s, "loire", rolls=[*both("- - - -", "i - -"), *both("o i i", LOST), *both("o i i", LOST)])
    assert [len(line["results"].split()) for line in told(t, "battle_dice")][::2] == [4, 3, 3]


def test_8_use__glorious_arms_reward_the_leader_of_a_victory_twice_a_round() -> None:
    s = knows(duel((3, 0, 0), (3, 0, 0)), 0, "glorious_arms")
    t = on_land(s, "loire", rolls=both("i i i", LOST))
    assert t.state.players[0].prestige == 1
    s = knows(duel((3, 0, 0), (2, 0, 0)), 0, "glorious_arms")
    assert on_land(s, "loire", rolls=both("i i i", LOST)).state.players[0].prestige == 0
    s = t.state
    for _ in range(2):
        army(s, 0, "loire", (3, 0, 0))
        army(s, 1, "loire", (3, 0, 0))
        s = on_land(s, "loire", rolls=both("i i i", LOST)).state
    assert s.players[0].prestige == 2


def test_8_use__glorious_arms_are_only_for_who_leads() -> None:
    s = field("france", "england", "castile", wars=("france england", "castile england"))
    army(s, 0, "loire", (1, 0, 0))
    army(s, 1, "loire", (3, 0, 0))
    army(s, 2, "loire", (3, 0, 0))
    knows(knows(s, 2, "glorious_arms"), 0, "glorious_arms")
    t = on_land(s, "loire", rolls=both("i i i", LOST))
    assert [p.prestige for p in t.state.players] == [1, 0, 0]


# --- Muslims: 15.islam ---


def test_15_islam__three_cavalry_dice_instead_of_infantry() -> None:
    s = duel((0, 3, 0))
    lay(s.realms, {"england": {"faith": "muslim"}})
    rolls = [*dice("attack", cavalry="c c c"), *dice("defence", infantry=LOST)]
    t = on_land(s, "loire", rolls=rolls, answers=[("die", "cavalry")])
    assert asked(t, "base_dice") == [(0, [("die", "infantry"), ("die", "cavalry")])]
    assert hits(t) == [3, 0]


def test_15_islam__others_have_no_choice() -> None:
    t = on_land(duel(), "loire", rolls=both("i i i", LOST))
    assert asked(t, "base_dice") == []


# --- battle actions: 6.2, 9.7.2 ---


def test_6_2_battle__cards_are_played_in_a_battle_also_outside_ones_turn() -> None:
    s = duel((3, 0, 0), (3, 3, 0))
    card = in_hand(s, 1, card_of(SUPERIOR))
    rolls = [*dice("attack", infantry="i i i"), *dice("defence", infantry=LOST, cavalry="c c c")]
    t = on_land(s, "loire", rolls=rolls, answers=[card, "cavalry", "cavalry", "cavalry"], all_rolls=False)
    assert hits(t)[:2] == [3, 3]
    assert card in t.state.discard_mil
    assert t.state.players[1].mil == 2


def test_6_2_battle__only_the_leaders_of_both_sides_act() -> None:
    s = field("france", "england", "castile", wars=("france england", "france castile"))
    army(s, 0, "loire", (1, 0, 0))
    army(s, 1, "loire", (3, 0, 0))
    army(s, 2, "loire", (2, 0, 0))
    for seat in (0, 1, 2):
        in_hand(s, seat, card_of(SUPERIOR, seat))
    t = on_land(s, "loire", rolls=both(LOST, "i - -"))
    assert [seat for seat, _ in asked(t, "battle_action")] == [0, 1]


def test_9_7_2__the_attacker_plays_all_he_wants_then_the_defender() -> None:
    s = duel((3, 0, 0), (3, 0, 0))
    s.players[0].mil = 5
    mine = [in_hand(s, 0, card_of(SUPERIOR)), in_hand(s, 0, card_of(FEIGNED))]
    in_hand(s, 1, card_of(SUPERIOR, 1))
    picks = [mine[0], "infantry", "infantry", "infantry", mine[1]]
    t = on_land(s, "loire", answers=picks)
    assert [seat for seat, _ in asked(t, "battle_action")][:3] == [0, 0, 1]


def test_6_2_battle_once__two_copies_of_a_card_are_one_action() -> None:
    s = duel((3, 0, 0), (9, 0, 0))
    s.players[0].mil = 5
    first, second = in_hand(s, 0, card_of(SUPERIOR)), in_hand(s, 0, card_of(SUPERIOR, 1))
    picks = [first, "infantry", "infantry", "infantry", second, "artillery", "artillery", "artillery"]
    rolls = [*both("- - - - - -", LOST), *dice("attack", infantry="i i i i i i", artillery="i i i")]
    t = on_land(s, "loire", answers=picks, rolls=rolls, all_rolls=False)
    menus = [options for seat, options in asked(t, "battle_action") if seat == 0]
    assert menus[0] == [("enough",), ("card", first)]
    played = [event.args["card"] for event in t.events if event.key == "card"]
    assert played == [first, second]
    rounds = [i for i, event in enumerate(t.events) if event.key == "battle_dice"]
    where = [i for i, event in enumerate(t.events) if event.key == "card"]
    assert where[0] < rounds[0] < where[1]


def test_6_2_battle_dice__they_stay_for_the_whole_battle() -> None:
    s = duel((3, 0, 0), (3, 0, 0))
    card = in_hand(s, 0, card_of(SUPERIOR))
    rolls = [*both("- - - - - -", LOST), *both("i i i - - -", LOST)]
    t = on_land(s, "loire", rolls=rolls, answers=[card, "infantry", "infantry", "infantry"])
    assert [len(line["results"].split()) for line in told(t, "battle_dice")][::2] == [6, 6]


def test_6_2_battle_dice__a_leader_inspires_with_his_own_dice_again() -> None:
    s = duel((3, 3, 0), (9, 0, 0))
    general(s, 0, KNIGHTS)
    card = in_hand(s, 0, card_of(INSPIRED))
    t = on_land(s, "loire", answers=[card, "infantry"])
    assert len(told(t, "battle_dice")[0]["results"].split()) == 3 + 2 + 2 + 1


def test_6_2_battle__an_action_for_a_leader_needs_one() -> None:
    s = duel()
    in_hand(s, 0, card_of(INSPIRED))
    t = on_land(s, "loire", rolls=both("i i i", LOST))
    assert [options for _, options in asked(t, "battle_action")] == [[("enough",)]]


def test_9_6_effects__a_feigned_retreat_takes_dice_and_makes_the_retreat_free() -> None:
    s = duel((3, 0, 0), (9, 0, 0))
    card = in_hand(s, 0, card_of(FEIGNED))
    t = on_land(s, "loire", rolls=both(LOST, "- -"), answers=[card, ("retreat", "aquitaine")])
    assert t.state.players[0].armies[0].regulars == (3, 0, 0)
    assert t.state.players[0].armies[0].area == "aquitaine"
    assert len(told(t, "battle_dice")[1]["results"].split()) == 2  # never fewer than two are left


def test_9_7_6__a_feigned_retreat_of_the_leader_spares_nobody_beside_him() -> None:
    s = field("england", "france", "castile", wars=("england france", "castile france"))
    army(s, 0, "loire", (5, 0, 0))
    army(s, 2, "loire", (2, 0, 0))
    army(s, 1, "loire", (9, 0, 0))
    s.came = [Came(seat, A("loire"), A("aquitaine"), army=0) for seat in (0, 2)]
    card = in_hand(s, 0, card_of(FEIGNED))
    back = ("retreat", "aquitaine")
    t = on_land(s, "loire", rolls=both(LOST, "- -"), answers=[card, back, back])
    assert [p.armies[0].regulars[0] for p in t.state.players] == [5, 9, 1]


def test_6_2_battle__being_asked_tells_only_what_backs_and_power_tell() -> None:
    s = duel()
    in_hand(s, 0, card_of("MIL-02"))
    t = on_land(s, "loire", rolls=both("i i i", LOST))
    assert asked(t, "battle_action") == [(0, [("enough",)])]
    s = duel()
    s.players[0].mil = 0
    in_hand(s, 0, card_of(SUPERIOR))
    assert asked(on_land(s, "loire", rolls=both("i i i", LOST)), "battle_action") == []


def test_6_2_battle__the_log_is_the_same_whether_a_card_is_held_and_kept_or_not_held() -> None:
    logs = []
    for kind in (SUPERIOR, "MIL-02"):
        s = duel()
        in_hand(s, 0, card_of(kind))
        logs.append(on_land(s, "loire", rolls=both("i i i", LOST)).log)
    assert logs[0] == logs[1]


def test_6_2_battle__a_displayed_action_costs_power_and_a_cube() -> None:
    s = duel((3, 0, 0), (3, 0, 0))
    card = out_of_deck(s, card_of(REFORMS))
    s.players[1].shown = [Shown(card, 1)]
    picks = [("use", card, "new_tactics"), "infantry", "infantry", "infantry", "infantry"]
    t = on_land(s, "loire", answers=picks)
    assert t.state.players[1].shown == []
    assert t.state.players[1].mil == 2
    assert len(told(t, "battle_dice")[1]["results"].split()) == 7


def test_13_4_leader__he_can_be_wounded_and_die_like_any_other() -> None:
    s = field("castile")
    army(s, 0, "leon", (9, 0, 0))
    rebels(s, "leon", 5)
    card = next(c.id for c in content().cards.values() if c.deck == "mil" and len(c.character.dice) == 2)
    who = content().cards[card].character
    miss = {"infantry": "-", "cavalry": "c", "artillery": "a"}
    pool = ("infantry", "infantry", "infantry", *who.dice)
    missed = {die: " ".join([face] * pool.count(die)) for die, face in miss.items() if die in pool}
    rolls = [*dice("attack", infantry="o o -"), *dice("defence", **missed)] * 2 + both("i i i", LOST)
    t = on_land(s, "leon", rolls=rolls, draws=[card], all_rolls=False)
    assert told(t, "commander_dies", "name") == [{"name": who.name}]
    assert t.state.discard_mil[-1] == card
