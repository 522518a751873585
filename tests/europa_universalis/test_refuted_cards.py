"""Card texts in odd positions: what one cannot pay, whom nobody plays, what lies there already; by the book."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from europa_universalis.build import A, R, content, given
from europa_universalis.cards_kit import Said, changes, position, table, told_truly
from europa_universalis.effects_kit import GAME, Script, offered, play
from europa_universalis.effects_kit import table as bare
from europa_universalis.round_kit import go
from regnum.games.europa_universalis import GAME as PLAYED
from regnum.games.europa_universalis.content.shapes import EventId, MilestoneId, Node
from regnum.games.europa_universalis.effects.event import resolve_text
from regnum.games.europa_universalis.model import OpenMilestone, Ruler, State
from regnum.games.europa_universalis.wording import Wording
from words_kit import texts_of

NEW = 3  # the revision


def read(card: str, realms: str, words: str = "", answers: str = "", active: int = 0, ducats: int = 0) -> list[str]:
    """All that an event has changed, by the newest rules."""
    s = position(realms.split(), words.split())
    s.revision = NEW
    before = GAME.copy(s)
    said = Said(answers.split())
    t = table(s, said, revision=NEW)
    resolve_text(t, active, EventId(card), ducats)
    assert not said.left, f"never asked: {said.left}"
    told_truly(before, t)
    return changes(before, t.state)


def letters(card: str, s: State, *answers: Any) -> dict[int, str]:
    """Which option everybody took; asked is only who has a choice."""
    script = Script(*answers)
    env = resolve_text(bare(s, script), 0, EventId(card), 0)
    assert not script.answers, f"never asked: {script.answers}"
    return dict(env.choices)


# --- 16.3.choice: what cannot be paid ---


def bread(revision: int = NEW, **seats: Any) -> State:
    """England has to pay a point for each of two large towns, and half of its taxes."""
    return given("england", revision=revision, board="deluxe_1444", provinces={"london": {"large": True}}, **seats)


def test_16_3_choice__who_cannot_pay_for_the_bread_sees_the_unrest() -> None:
    s = bread(seat0={"adm": 0, "ducats": 50})
    towns = sum(land.large for land in s.provinces.values() if land.town == 0)
    assert towns > 0
    unrest: Sequence[str] = ("london", "oxford", "wessex")
    assert letters("44A-1", s, *unrest) == {0: "B"}
    s.players[0].adm = towns
    assert letters("44A-1", s, "A") == {0: "A"}


def test_16_3_choice__what_could_be_borrowed_counts_as_paid_for_the_bread() -> None:
    s = bread(seat0={"adm": 9, "ducats": 0})
    assert letters("44A-1", s, "A") == {0: "A"}
    s.players[0].interest = 5  # no more loans
    assert letters("44A-1", s, "london", "oxford", "wessex") == {0: "B"}


def test_16_3_choice__older_tables_let_him_lose_what_he_has() -> None:
    assert letters("44A-1", bread(2, seat0={"adm": 0, "ducats": 50}), "A") == {0: "A"}


# --- 16.4.unchosen ---


@pytest.mark.parametrize(("before", "asked"), [("Louis XV", True), ("Henri IV", False)])
def test_16_4_unchosen__a_ruler_who_follows_another_comes_only_after_him(before: str, asked: bool) -> None:
    s = given("france", "england", scenario="1-01", revision=NEW, seat0={"ruler": Ruler(before), "adm": 2})
    t = go(s, ("unchosen", "404-2"), answers=["crown"] if asked else [])
    ruler = t.state.players[0].ruler
    assert ruler is not None
    assert ruler.name == ("Louis XVI" if asked else before)
    assert t.state.players[0].adm == (0 if asked else 2)


# --- 17.3.four: the comet ---

COMET = {"op": "display", "do": "replace", "what": ["milestone"], "n": 1, "random": True, "optional": True}


def test_17_3_four__a_milestone_that_somebody_has_reached_can_be_exchanged_and_begins_anew() -> None:
    found = [m.id for m in content().milestones.values() if m.category == "war" and m.age == 1]
    s = given("england", "france", revision=NEW, pile_war=[found[1]], milestones=[OpenMilestone(found[0], (1,))])
    t = play(s, COMET, answers=[found[0]])
    assert offered(t) == [found[0], "done"]
    assert t.state.milestones == [OpenMilestone(found[1])]
    assert t.state.pile_war == [found[0]]


# --- what the sentences say ---


def sentence(card: str, option: str, language: str) -> str:
    info = content().events[EventId(card)]
    return Wording(texts_of(PLAYED, language)).ops(info.options[option] if option else info.before)


@pytest.mark.parametrize(
    ("card", "option", "pl", "en"),
    [
        ("102-1", "A", "Kastylia – mariaż i sojusz: Aragonia", "a marriage and an alliance: Aragon"),  # both are made
        ("213-2", "A", "mariaż i sojusz (2)", "a marriage and an alliance (2)"),
        ("254B", "A", "−((dochód z podatków ÷ 2 +", "−((tax income ÷ 2 +"),  # all of it is halved
        ("351B", "A", "prowincje ze złotem × 2) ÷ 2)", "gold provinces × 2) ÷ 2)"),
        ("24A-2", "", "wśród nich prowincje bez miasta i wasala: co najmniej 3", "provinces among them without a town"),
    ],
)
def test_16_3_you__the_sentence_of_a_card_says_what_it_does(card: str, option: str, pl: str, en: str) -> None:
    assert pl in sentence(card, option, "pl")
    assert en in sentence(card, option, "en")


def test_16_3_npr_yes__who_declares_war_is_named_once() -> None:
    assert "Dania: Dania" not in sentence("109-1", "A", "pl")
    assert "Dania – można wypowiedzieć wojnę: Szwecja" in sentence("109-1", "A", "pl")
    assert sentence("109-1", "A", "en").count("Denmark") == 2  # the alliance that ends, and the war


# --- 18.2.like: all influence is imperial influence too ---


def test_18_2_like__who_loses_all_influence_as_emperor_loses_the_imperial_cubes() -> None:
    table_of = "realms:saxony.faith=protestant saxony.influence.austria=1 saxony.imperial=2"
    gone = read("201-2", "austria castile", table_of, "A")
    assert "saxony.influence.austria-1" in gone
    assert "saxony.imperial-2" in gone
    only_grey = read("364B", "castile austria", "pomerania.imperial=1", "0 B pomerania wallachiabulgaria")
    assert "pomerania.imperial-1" in only_grey
    others = read("364B", "castile england", "pomerania.imperial=1", "0 B pomerania wallachiabulgaria")
    assert "pomerania.imperial-1" not in others  # of an Emperor whom nobody plays


def test_18_2_like__a_spy_sees_the_emperors_imperial_cubes() -> None:
    op = {"op": "pick", "target": "area", "select": {"contains": {"piece": "influence", "of": 1}}, "as": "a"}
    away = {"op": "influence", "who": 1, "n": -2, "areas": "$a", "by": "active"}
    s = given("france", "austria", revision=NEW, areas={"rhineland": {"imperial": 1}})
    assert play(s, op, away).state.areas[A("rhineland")].imperial == 0
    s = given("austria", "france", revision=NEW, areas={"rhineland": {"imperial": 1}})
    assert play(s, op, away).state.areas[A("rhineland")].imperial == 1  # they are not France's


def test_11_2_counts__a_marriage_is_the_third_influence_that_a_card_asks_for() -> None:
    words = "bavariaswabia.influence.brandenburg=2"
    there = read("213-2", "brandenburg castile", words, "A bremen bohemia bremen")
    assert not any(word.startswith("bavaria.") for word in there)
    wed = f"{words} bavaria.marriages=brandenburg"
    assert "ulm.allies.+brandenburg" in read("213-2", "brandenburg castile", wed, "A ulm bohemia ulm")


def test_16_3_influence__imperial_cubes_give_way_to_a_swap() -> None:
    swap = {"op": "influence", "n": 1, "areas": ["lombardy"], "swap": True}
    s = given("france", "austria", revision=NEW, areas={"lombardy": {"imperial": 1}})
    t = play(s, swap)
    assert (t.state.areas[A("lombardy")].imperial, t.state.areas[A("lombardy")].influence) == (0, (1, 0))
    own = given("austria", "france", revision=NEW, areas={"lombardy": {"imperial": 1}})
    assert play(own, swap).state.areas[A("lombardy")].influence == (0, 0)


# --- 16.3.order: what several players do ---


def test_16_3_order__two_claims_on_one_area_are_two() -> None:
    protestants = "realms:saxony.faith=protestant realms:brunswick.faith=protestant"
    words = f"{protestants} saxony.influence.france=2 lowersaxony.influence.england=2"
    found = read("34A-1", "austria castile england france", words, "A brunswick saxony saxony saxony")
    assert {"saxony.claims.+england", "saxony.claims.+france", "austria.mil+2"} <= set(found)


# --- the notes of the cards ---


def test_16_3_you__of_the_four_revolts_one_is_the_active_players_own() -> None:
    castile = content().boards["deluxe_1444"].areas[A("castile")].provinces
    home, *others = sorted(castile, key=lambda p: p != "madrid")
    s = position(["castile", "england"], [f"{p}.town=england" for p in others])
    s.revision = NEW
    script = Script("castile", "leon", others[0], "galicia", "badajoz")
    t = bare(s, script)
    resolve_text(t, 0, EventId("12A-1"), 0)
    assert t.state.provinces[home].unrest  # all that was left to choose there was the second
    assert t.state.provinces[others[0]].unrest
    s.revision = 2
    script = Script("castile", "leon", others[0], others[1], "galicia", "badajoz")
    t = bare(s, script)
    resolve_text(t, 0, EventId("12A-1"), 0)
    assert not t.state.provinces[home].unrest


def test_16_3_units__tatars_gather_beside_the_vassals_that_called_them() -> None:
    s = position(["castile", "england"], ["sarai.vassal=castile", "majar.vassal=castile"])
    s.revision = NEW
    script = Script("A", 0, 0, "saratov")
    resolve_text(bare(s, script), 0, EventId("363B"), 0)
    places = {option[-1] for option in script.asked[-1][2]}
    beside = content().boards["deluxe_1444"].beside[A("astrakhan")]
    assert places <= set(beside)
    assert "westernukraine" not in places  # that lies beside the Crimea


# --- an Empire that is no more ---


def test_16_3_hre_leave__what_is_dissolved_nobody_leaves() -> None:
    for who, card, answers in (("austria castile", "201-1", ("B",)), ("austria castile", "201-1", ("A",))):
        s = position(who.split())
        s.revision = NEW
        s.empire.realm, s.empire.emperor, s.empire.authority = None, -1, 0
        t = bare(s, Script(*answers))
        resolve_text(t, 0, EventId(card), 0)
        assert not any(ground.outside for ground in t.state.areas.values())
        assert (t.state.empire.authority, t.state.players[0].prestige) == (0, 0)  # nor is anybody Emperor


# --- 16.3.conditions: nobody buys what could do nothing ---


def test_16_3_conditions__a_crusade_is_not_sold_while_the_token_is_out() -> None:
    words = "curia.cardinals=france/france curia.token=excommunication"
    found = read("106-1", "castile ottomans france", words, "A done")
    assert not any(word.startswith("france.") for word in found)


def buying(*ops: dict[str, Any]) -> dict[str, Any]:
    return {"op": "choose", "options": [{"cost": {"dip": 2}, "ops": list(ops)}], "optional": True}


@pytest.mark.parametrize(
    "op",
    [
        {"op": "pact", "kind": ["alliance"], "realms": ["burgundy"], "do": "gain"},  # it is at war
        {"op": "influence", "n": 2, "areas": ["leon"]},  # all of it is Castile's
        {"op": "claim", "areas": ["leon"], "n": 1},
        {"op": "merchant", "do": "gain"},  # he has three
        {"op": "develop", "nodes": ["champagne"], "n": 1},
        {"op": "cardinal", "n": 1},  # he holds Roma
        {"op": "unrest", "n": -2},  # all is calm
    ],
)
def test_16_3_conditions__what_could_do_nothing_is_not_sold(op: dict[str, Any]) -> None:
    s = given("castile", "england", revision=NEW, provinces={"roma": {"town": 0}}, wars=["england burgundy"])
    s.players[0].dip, s.players[0].merchants = 5, 3
    s.nodes[Node("champagne")] = replace(s.nodes[Node("champagne")], developed=True)
    assert play(s, buying(op)).state.players[0].dip == 5  # nobody was asked
    both = play(s, buying(op, {"op": "gain", "prestige": 1}), answers=[0])
    assert (both.state.players[0].dip, both.state.players[0].prestige) == (3, 1)


def test_16_3_conditions__what_can_be_done_is_sold() -> None:
    s = given("castile", "england", revision=NEW, seat0={"dip": 5})
    ally = {"op": "pact", "kind": ["alliance"], "realms": ["burgundy"], "do": "gain"}
    assert 0 in play(s, buying(ally), answers=[0]).state.realms[R("burgundy")].allies


@pytest.mark.parametrize(
    ("realm", "before", "to", "counts"),
    [
        ("catholic", "catholic", "counter_reformed", False),  # it was of his faith, and is what he is not
        ("counter_reformed", "catholic", "counter_reformed", True),
        ("catholic", "protestant", "counter_reformed", True),
        ("catholic", "protestant", "catholic", True),
        ("protestant", "catholic", "counter_reformed", False),
    ],
)
def test_17_3_complete__converted_is_what_was_of_another_faith(realm: str, before: str, to: str, counts: bool) -> None:
    s = given("castile", "france", revision=NEW, areas={"lombardy": {"faith": before}})
    s.realms[R("castile")] = replace(s.realms[R("castile")], faith=realm)  # type: ignore[arg-type]
    t = play(s, {"op": "religion", "to": to, "areas": ["lombardy"]})
    assert any(deed.what == "converted" for deed in t.state.players[0].deeds) == counts


@pytest.mark.parametrize(
    ("card", "pl", "en"),
    [
        ("3-politics-peacemaker", "nie prowadzisz wojny", "you are not at war"),
        ("3-politics-religious", "(masz ideę Tolerancja i", "(you have the idea Tolerance and"),  # one is what it says
        ("4-economy-revolutionary", "co najmniej 2 spośród idei:", "at least 2 of the ideas"),
        ("4-politics-dismantle", "(nie jesteś Cesarzem, autorytet", "(you are not the Emperor, imperial authority"),
    ],
)
def test_17_3_complete__the_sentence_of_a_milestone_says_what_is_asked(card: str, pl: str, en: str) -> None:
    goal = content().milestones[MilestoneId(card)]
    assert pl in Wording(texts_of(PLAYED, "pl")).checks(goal.condition)
    assert en in Wording(texts_of(PLAYED, "en")).checks(goal.condition)


def test_16_3_you__who_is_tolerant_calms_his_own_town_and_nobody_elses() -> None:
    words = "ireland.faith=protestant york.town=france france.idea=tolerance"
    struck = "salamanca northumbria lancashire york 0 waleswessex shrewsbury wessex"
    found = read("258B", "castile england france", words, struck)
    assert "york.+unrest" not in found  # of what he got there this was all
    assert "lancashire.+unrest" in found  # it is England's
    assert "northumbria.faith:none>mixed" in found


# --- 16.3.drop_ruler: the Privy Council ---


def test_16_3_drop_ruler__a_council_reigns_on_where_others_would_leave() -> None:
    council = Ruler("Privy Council", 2, 2, 1)
    s = position(["sweden", "denmark"])
    s.revision = NEW
    s.players[0].ruler = council
    t = bare(s, Script("B"))
    resolve_text(t, 0, EventId("109-1"), 0)
    assert t.state.players[0].ruler == council
    s.players[0].ruler = Ruler("Karl")
    t = bare(s, Script("B", "enough"))
    resolve_text(t, 0, EventId("109-1"), 0)
    assert t.state.players[0].ruler is None  # a leader from the hand could have followed


def test_7_2_start_ruler__a_council_that_comes_back_is_that_of_the_start_card() -> None:
    s = position(["sweden", "castile"])
    s.revision = NEW
    t = bare(s, Script("B"))
    resolve_text(t, 0, EventId("109-2"), 0)
    assert t.state.players[0].ruler == Ruler("Privy Council", 2, 2, 1)
