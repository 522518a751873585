"""What the board is told: who fights, where a fair pays, which elements each option touches."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from pax_renaissance.cards import (
    BOLD,
    CATHERINE_OF_NAVARRE,
    CONSENT_OF_THE_GOVERNED,
    CROMWELL,
    DUKE_OF_MILAN,
    FLANDERS_GUILD,
    GONFALONIER,
    HOLY_LAND_CRUSADE,
    HOUSE_OF_BORGIA,
    HUMANISM,
    SINDICAT_REMENCA,
    TWELVER_GHULAT,
)  # fmt: skip
from pax_renaissance.war_builders import (
    GOLD_KNIGHT,
    GOLD_ROOK,
    RED_KNIGHT,
    RED_ROOK,
    TEAL_ROOK,
    asked,
    choose,
    given,
    having,
    ops,
    told,
)  # fmt: skip
from regnum.games.pax_renaissance import GAME
from regnum.games.pax_renaissance.content import load
from regnum.kernel import NOTHING, Table, new_table, option_id
from regnum.log import export_log, resume, snapshot
from words_kit import texts_of

BOX = load()
REFUSALS = {"pass", "stop", "enough", "none", "decline_shot", "spare", "keep_faith", "rooks_stay"}


def touched(t: Table) -> dict[str, tuple[str, ...]]:
    decision = t.pending[0]
    return {option_id(o): GAME.describe(t.state, decision.kind, o, decision.about).touches for o in decision.options}


# --- what is told ---


def test_a_battle_tells_who_fights_and_where_they_stand():
    t = given(
        seat0=having(hand=[DUKE_OF_MILAN]), seat1=having(west=["aragon"]), pirates={"aragon-papal_states": "islamic"},
        aragon=having(repressed=[RED_KNIGHT, "pawn.0"]), cities={"algiers": TEAL_ROOK},
    )  # fmt: skip
    choose(t, f"play:{DUKE_OF_MILAN}", "use_shot:conspiracy")
    battle = told(t, "battle")[0]
    attack = "catholic_knight@card catholic_knight@card islamic_pirate@aragon-papal_states reformist_knight@aragon"
    assert (battle["attack"], battle["defence"]) == (attack, "islamic_rook@algiers")
    assert (battle["attackers"], battle["defenders"], battle["holder"]) == (4, 1, 1)
    assert GAME.touches is not None
    assert GAME.touches(battle) == ["empire:aragon", "border:aragon-papal_states", "empire:aragon", "city:algiers"]


def test_whoever_is_killed_is_one_of_those_who_fought():
    for seed in range(6):
        t = whole(seed)
        fighting: list[str] = []
        for event in t.events:
            if event.key == "battle":
                fighting = f"{event.args['attack']} {event.args['defence']}".split()
            elif event.key == "killed" and event.rule == "GL.BATTLE":
                fighting.remove(f"{event.args['piece']}@{event.args['place']}")


def test_a_fair_tells_where_each_florin_is_paid():
    t = given(
        concessions={"byzantium-hungary": 1, "hungary-ottoman": 0}, coins={"east": [4, 0, 0, 0, 0, 0]},
        cities={"tana": GOLD_ROOK},
    )  # fmt: skip
    choose(t, "fair:east")
    while asked(t) == (0, "levy"):
        t.answer(0, t.pending[0].options[0])
    paid = [(e["seat"], e["place"]) for e in told(t, "profit")]
    assert paid == [(0, "tana"), (1, "byzantium-hungary"), (0, "hungary-ottoman")]


# --- what is touched ---


@cache
def whole(seed: int) -> Table:
    t = new_table(GAME, 2 + seed % 3, seed, {"map": "1550"} if seed % 2 else {}, history=True)
    t.run()
    random = Random(seed)
    while not t.over:
        t.answer(t.pending[0].seat, random.choice(t.pending[0].options))
    return t


def exists(t: Table, element: str) -> bool:
    """Whether the board can draw it."""
    s, (what, _, rest) = t.state, element.partition(":")
    first, _, second = rest.partition(":")
    match what:
        case "card":
            return first in s.realms or first in s.box.cards
        case "empire":
            return first in s.realms
        case "city":
            return first in s.cities
        case "border":
            return first in s.concessions
        case "held":
            return second in s.realms[first].repressed
        case "bishop":
            return first in s.bishops
        case "op":
            return int(second) < 9
        case "agent":
            return first in s.box.pieces or first.startswith("pawn.")
        case "market":
            return int(second) < s.box.columns
        case "victory" | "fair" | "half":
            return bool(first)
    return element in ("florins:own", "maids:own")


@pytest.mark.parametrize("seed", range(12))
def test_every_option_but_a_refusal_touches_something_on_the_board(seed):
    t = new_table(GAME, 2 + seed % 3, seed, {"map": "1550"} if seed % 2 else {})
    t.run()
    random = Random(seed)
    while not t.over:
        decision = t.pending[0]
        for option, ids in touched(t).items():
            assert ids or option in REFUSALS, (decision.kind, option)
            assert all(exists(t, i) for i in ids), (decision.kind, option, ids)
        t.answer(decision.seat, random.choice(decision.options))


def test_a_tax_is_paid_from_the_purse_or_with_the_concession():
    t = given(seat0=having(west=[HOLY_LAND_CRUSADE]), seat1=having(florins=2), concessions={"mamluk-ottoman": 1})
    ops(t, "west", f"{HOLY_LAND_CRUSADE}:0")
    assert touched(t) == {"pay": ("florins:own",), "give_up": ("border:mamluk-ottoman",)}


def test_a_bishop_pacifies_a_piece_on_the_card():
    t = given(seat0=having(hand=[HUMANISM]), france=having(repressed=[GOLD_ROOK, "pawn.1"]))
    choose(t, f"play:{HUMANISM}")
    assert touched(t)["place:catholic_bishop:france"] == ("card:france", "empire:france")
    choose(t, "place:catholic_bishop:france")
    assert touched(t) == {
        f"pacify:{GOLD_ROOK}": (f"held:france:{GOLD_ROOK}",), "pacify:pawn.1": ("held:france:pawn.1",), "spare": (),
    }  # fmt: skip


def test_a_one_shot_strikes_where_its_card_says():
    t = given(seat0=having(hand=[BOLD]))
    choose(t, f"play:{BOLD}")
    assert touched(t) == {"use_shot:conspiracy": (f"card:{BOLD}", "empire:france"), "decline_shot": ()}


def test_an_apostasy_strikes_the_cards_that_would_be_lost():
    t = given(
        seat0=having(hand=[TWELVER_GHULAT]), seat1=having(west=[CROMWELL, "holy_roman_empire"]),
        ottoman=having(suzerain="holy_roman_empire"),
    )  # fmt: skip
    choose(t, f"play:{TWELVER_GHULAT}")
    assert touched(t)["use_shot:apostasy"] == (f"card:{TWELVER_GHULAT}", f"card:{CROMWELL}", "card:ottoman")


def test_a_queen_is_touched_with_her_husband_or_as_an_old_maid():
    t = given(seat0=having(hand=[CATHERINE_OF_NAVARRE]))
    choose(t, f"play:{CATHERINE_OF_NAVARRE}")
    assert touched(t)["marry:portugal"] == ("empire:portugal", f"card:{CATHERINE_OF_NAVARRE}")
    assert touched(t)["old_maid"] == ("maids:own", f"card:{CATHERINE_OF_NAVARRE}")


def test_casualties_are_touched_where_they_stand():
    t = given(
        seat0=having(hand=[DUKE_OF_MILAN]), aragon=having(repressed=[RED_ROOK]),
        pirates={"aragon-papal_states": "islamic"}, cities={"algiers": TEAL_ROOK},
    )  # fmt: skip
    choose(t, f"play:{DUKE_OF_MILAN}", "use_shot:conspiracy")
    assert touched(t) == {
        f"lose:{GOLD_KNIGHT}:card": (f"agent:{GOLD_KNIGHT}",),
        "lose:islamic_pirate:aragon-papal_states": ("border:aragon-papal_states",),
        f"lose:{RED_ROOK}:aragon": (f"held:aragon:{RED_ROOK}",),
    }


def test_the_question_says_how_many_more_must_die():
    cities = {"algiers": TEAL_ROOK, "valencia": GOLD_ROOK}
    t = given(seat0=having(hand=[DUKE_OF_MILAN]), aragon=having(repressed=[RED_ROOK, TEAL_ROOK]), cities=cities)
    choose(t, f"play:{DUKE_OF_MILAN}", "use_shot:conspiracy")
    questions = []
    while t.pending[0].kind == "casualty":
        questions.append(GAME.prompt(t.state, "casualty", 0, t.pending[0].about)["about"])
        choose(t, option_id(t.pending[0].options[0]))
    assert questions == [2, 1]


def test_of_two_in_venice_each_is_kept_where_it_stands():
    t = given(seat0=having(west=[GONFALONIER]), cities={"venice": GOLD_KNIGHT, "venice_2": TEAL_ROOK})
    choose(t, f"sell:{GONFALONIER}")
    assert touched(t) == {f"keep:{GOLD_KNIGHT}": ("city:venice",), f"keep:{TEAL_ROOK}": ("city:venice_2",)}


# --- how it was won ---


@pytest.mark.parametrize(
    ("how", "counts"),
    [
        ("imperial", [("count-kings", [3, 0])]),
        ("globalization", [("count-concessions", [0, 2]), ("count-discovery", [0, 0])]),
        ("renaissance", [("count-republics", [0, 0]), ("count-law", [0, 0])]),
        ("culture", [("count-patron", [0, 0]), ("count-florins", [4, 7])]),
        ("bankruptcy", [("count-florins", [4, 7])]),
    ],
)
def test_the_end_tells_the_victory_and_what_it_compares(how, counts):
    t = given(
        seat0=having(west=["england", "france", "aragon"], florins=4), seat1=having(florins=7),
        concessions={"mamluk-ottoman": 1, "aragon-france": 1},
    )  # fmt: skip
    t.state.winners, t.state.how = [0], how
    assert GAME.ending is not None
    end = GAME.ending(t.state)
    assert end.text == f"ending-{how}"
    assert [(label, list(values)) for label, values in end.counts] == counts


def test_a_declared_victory_adds_no_points():
    t = given(victories=["imperial"], seat0=having(west=["england", "france", "aragon"]))
    before = GAME.scores(t.state)
    choose(t, "declare:imperial")
    assert (t.over, GAME.winners(t.state), GAME.scores(t.state)) == (True, [0], before)


def test_what_a_question_is_about_is_known_again_after_a_table_was_stored():
    t = given(seat0=having(west=[HOLY_LAND_CRUSADE]), seat1=having(florins=2), concessions={"mamluk-ottoman": 1})
    ops(t, "west", f"{HOLY_LAND_CRUSADE}:0")
    snap = snapshot(t)
    stored = resume(GAME, t.setup, t.content, snap, export_log(t)["entries"][snap["pos"] :], snap["pos"], t.origin)
    assert touched(stored) == touched(t)


# --- what is said is so ---


def said(t: Table, language: str) -> str:
    """The question as it is put to whoever must answer."""
    decision = t.pending[0]
    return texts_of(GAME, language).prompt(t.state, decision)


@pytest.mark.parametrize(("language", "card"), [("en", "House of Borgia"), ("pl", "Borgiowie")])
def test_the_question_about_an_agent_names_its_card_after_a_battle_too(language, card):
    t = given(seat0=having(hand=[HOUSE_OF_BORGIA]), aragon=having(repressed=[RED_KNIGHT, GOLD_KNIGHT]))
    choose(t, f"play:{HOUSE_OF_BORGIA}", "use_shot:conspiracy", "against:aragon")
    while asked(t) != (0, "agent"):
        t.answer(0, t.pending[0].options[0])
    assert card in said(t, language)


def test_the_question_about_the_second_agent_names_the_card_though_a_bishop_pacified():
    card = next(c for c in BOX.cards.values() if sum("bishop" in a for a in c.agents) == 2)
    where = next(e for e in BOX.empires if e == card.place or e in BOX.regions.get(card.place, ()))
    t = given(seat0=having(hand=[card.id]), **{where: having(repressed=["pawn.1", "pawn.0"])})
    choose(t, f"play:{card.id}")
    if asked(t) == (0, "shot"):
        choose(t, "decline_shot")
    choose(t, f"place:{card.agents[0]}:{where}", "spare")
    assert asked(t) == (0, "agent")
    assert texts_of(GAME, "en").name(card.id) in said(t, "en")


@pytest.mark.parametrize("card", [FLANDERS_GUILD, CONSENT_OF_THE_GOVERNED])
def test_the_question_about_a_one_shot_speaks_of_agents_only_where_there_are_some(card):
    t = given(seat0=having(hand=[card]))
    choose(t, f"play:{card}")
    assert asked(t) == (0, "shot")
    assert ("agents" in said(t, "en"), "agenci" in said(t, "pl")) == (bool(BOX.cards[card].agents),) * 2


def test_D2a__why_not_speaks_of_the_face_down_card_without_its_name():
    t = given(seat0=having(florins=3))
    for row in ("west", "east"):
        option = ("buy", row, 0)
        told_ = GAME.describe(t.state, "action", option, NOTHING)
        assert (told_.text, told_.args, told_.touches) == ("option-buy-covered", {"row": row}, (f"fair:{row}",))
        assert t.state.market[row][0] not in str(told_)


@pytest.mark.parametrize("astrology", ["no", "yes"])
def test_standing_counts_the_open_card_on_top_as_one_of_the_deck(astrology):
    t = new_table(GAME, 2, 1, {"astrology": astrology})
    t.run()
    assert GAME.standing is not None
    shown = GAME.standing(GAME.seen(t.state, 0))
    left = (BOX.top * 2 + BOX.packet + 2) - BOX.columns
    assert shown["decks"] == {"west": left, "east": left}


@pytest.mark.parametrize(("language", "word"), [("en", "again"), ("pl", "powrót")])
def test_golden_liberty_does_not_say_that_an_empire_was_medieval_before(language, word):
    line = texts_of(GAME, language).say("event-liberty", empire="papal_states")
    assert word not in line  # the Papal States begin as a theocracy


@pytest.mark.parametrize("republic", [True, False])
def test_a_republic_of_ones_own_that_is_a_kingdom_again_does_not_come_under_its_owner(republic):
    t = given(
        seat0=having(west=["france", SINDICAT_REMENCA]),
        france=having(republic=republic),
        concessions={"aragon-france": 0},
    )
    ops(t, "west", f"{SINDICAT_REMENCA}:0")
    assert told(t, "regime")[0]["face"] == ("restored" if republic else "republic")


@pytest.mark.parametrize(("winners", "line"), [([0], "all others"), ([0, 1], "together")])
def test_G6__banks_that_fell_together_are_not_called_the_last_one(winners, line):
    t = given()
    t.state.winners, t.state.how = winners, "bankruptcy"
    assert GAME.ending is not None
    end = GAME.ending(t.state)
    assert line in texts_of(GAME, "en").say(end.text, **end.args)
