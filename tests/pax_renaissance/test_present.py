"""What the board is told: who fights, where a fair pays, which elements each option touches."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

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
from regnum.kernel import Table, new_table, option_id
from regnum.log import export_log, resume, snapshot

REFUSALS = {"pass", "stop", "enough", "none", "decline_shot", "spare", "keep_faith", "rooks_stay"}


def touched(t: Table) -> dict[str, tuple[str, ...]]:
    decision = t.pending[0]
    return {option_id(o): GAME.describe(t.state, decision.kind, o, decision.about).touches for o in decision.options}


# --- what is told ---


def test_a_battle_tells_who_fights_and_where_they_stand():
    t = given(
        seat0=having(hand=["PREN032"]), seat1=having(west=["aragon"]), pirates={"aragon-papal_states": "islamic"},
        aragon=having(repressed=[RED_KNIGHT, "pawn.0"]), cities={"algiers": TEAL_ROOK},
    )  # fmt: skip
    choose(t, "play:PREN032", "use_shot:conspiracy")
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
    t = given(seat0=having(west=["PREN029"]), seat1=having(florins=2), concessions={"mamluk-ottoman": 1})
    ops(t, "west", "PREN029:0")
    assert touched(t) == {"pay": ("florins:own",), "give_up": ("border:mamluk-ottoman",)}


def test_a_bishop_pacifies_a_piece_on_the_card():
    t = given(seat0=having(hand=["PREN156X"]), france=having(repressed=[GOLD_ROOK, "pawn.1"]))
    choose(t, "play:PREN156X")
    assert touched(t)["place:catholic_bishop:france"] == ("card:france", "empire:france")
    choose(t, "place:catholic_bishop:france")
    assert touched(t) == {
        f"pacify:{GOLD_ROOK}": (f"held:france:{GOLD_ROOK}",), "pacify:pawn.1": ("held:france:pawn.1",), "spare": (),
    }  # fmt: skip


def test_a_one_shot_strikes_where_its_card_says():
    t = given(seat0=having(hand=["PREN028"]))
    choose(t, "play:PREN028")
    assert touched(t) == {"use_shot:conspiracy": ("card:PREN028", "empire:france"), "decline_shot": ()}


def test_an_apostasy_strikes_the_cards_that_would_be_lost():
    t = given(
        seat0=having(hand=["PREN167X"]), seat1=having(west=["PREN026", "holy_roman_empire"]),
        ottoman=having(suzerain="holy_roman_empire"),
    )  # fmt: skip
    choose(t, "play:PREN167X")
    assert touched(t)["use_shot:apostasy"] == ("card:PREN167X", "card:PREN026", "card:ottoman")


def test_a_queen_is_touched_with_her_husband_or_as_an_old_maid():
    t = given(seat0=having(hand=["PREN151X"]))
    choose(t, "play:PREN151X")
    assert touched(t)["marry:portugal"] == ("empire:portugal", "card:PREN151X")
    assert touched(t)["old_maid"] == ("maids:own", "card:PREN151X")


def test_casualties_are_touched_where_they_stand():
    t = given(
        seat0=having(hand=["PREN032"]), aragon=having(repressed=[RED_ROOK]),
        pirates={"aragon-papal_states": "islamic"}, cities={"algiers": TEAL_ROOK},
    )  # fmt: skip
    choose(t, "play:PREN032", "use_shot:conspiracy")
    assert touched(t) == {
        f"lose:{GOLD_KNIGHT}:card": (f"agent:{GOLD_KNIGHT}",),
        "lose:islamic_pirate:aragon-papal_states": ("border:aragon-papal_states",),
        f"lose:{RED_ROOK}:aragon": (f"held:aragon:{RED_ROOK}",),
    }


def test_the_question_says_how_many_more_must_die():
    cities = {"algiers": TEAL_ROOK, "valencia": GOLD_ROOK}
    t = given(seat0=having(hand=["PREN032"]), aragon=having(repressed=[RED_ROOK, TEAL_ROOK]), cities=cities)
    choose(t, "play:PREN032", "use_shot:conspiracy")
    questions = []
    while t.pending[0].kind == "casualty":
        questions.append(GAME.prompt(t.state, "casualty", 0, t.pending[0].about)["about"])
        choose(t, option_id(t.pending[0].options[0]))
    assert questions == [2, 1]


def test_of_two_in_venice_each_is_kept_where_it_stands():
    t = given(seat0=having(west=["PREN024"]), cities={"venice": GOLD_KNIGHT, "venice_2": TEAL_ROOK})
    choose(t, "sell:PREN024")
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
    t = given(seat0=having(west=["PREN029"]), seat1=having(florins=2), concessions={"mamluk-ottoman": 1})
    ops(t, "west", "PREN029:0")
    snap = snapshot(t)
    stored = resume(GAME, t.setup, t.content, snap, export_log(t)["entries"][snap["pos"] :], snap["pos"], t.origin)
    assert touched(stored) == touched(t)
