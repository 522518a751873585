"""Every character of the 108 action cards, as rows/characters.txt has it from the print: what he costs, where he may
serve, what he brings, and the mark that he dies by."""

from __future__ import annotations

from typing import Any

import pytest

from europa_universalis.build import content
from europa_universalis.cards_kit import changes, position, table
from europa_universalis.effects_kit import GAME
from europa_universalis.rows_kit import FOLDER
from regnum.games.europa_universalis.content.shapes import CardId
from regnum.games.europa_universalis.effects.ops_battle import commander_dice
from regnum.games.europa_universalis.model import State
from regnum.games.europa_universalis.steps import income, minor, symbols

REALMS = ("castile", "england")
MARKS = ("square", "circle", "plus", "triangle")
SKILLS = ("adm", "dip", "mil")
PRINTED = [line.split() for line in (FOLDER / "characters.txt").read_text(encoding="utf-8").splitlines()[1:]]
ADVISORS = [line for line in PRINTED if line[2] == "advisor"]
LEADERS = [line for line in PRINTED if line[2] == "leader"]
COMMANDERS = [line for line in LEADERS if line[5] != "-"]
COURTIERS = [line for line in LEADERS if line[5] == "-"]


def named(line: Any) -> str:
    return str(line[0])


def hands(card: str, *words: str) -> State:
    """Nobody holds a card but the first seat this one."""
    s = position(REALMS, [f"castile.hand={card}", *words])
    deck = s.box.cards[CardId(card)].deck
    for seat, p in enumerate(s.players):
        for kind in SKILLS:
            setattr(p, f"hand_{kind}", [card] if (seat, kind) == (0, deck) else [])
    return s


def offers(s: State) -> list[tuple[Any, ...]]:
    return [option for option in minor.appoint_options(s, 0) if option[0] in ("advisor", "general", "admiral", "crown")]


def done(s: State, option: Any) -> list[str]:
    t = table(s, None)
    before = GAME.copy(s)
    minor.do_appoint(t, 0, option)
    return changes(before, t.state)


def dies_by(s: State, mark: str, card: str) -> bool:
    """Two tokens of his mark kill him, those of other marks do not touch him."""
    t = table(s, lambda *_: 0)
    for other in MARKS:
        if other != mark:
            symbols.resolve(t, {"symbol": "mortality", "mark": other}, 0)
    untouched = changes(s, t.state)
    if mark != "-":
        symbols.resolve(t, {"symbol": "mortality", "mark": mark}, 0)
        weak = changes(s, t.state)
        symbols.resolve(t, {"symbol": "mortality", "mark": mark}, 0)
        deck = s.box.cards[CardId(card)].deck
        gone = f"discard_{deck}.+{card}" in changes(s, t.state)
        return untouched == [] and len(weak) == 1 and f"{card}/1" in weak[0] and gone
    return untouched == []


def test_6_cost__there_are_108_characters() -> None:
    assert [line[0] for line in PRINTED] == list(content().cards)
    assert (len(ADVISORS), len(COMMANDERS), len(COURTIERS)) == (66, 34, 8)


@pytest.mark.parametrize("line", ADVISORS, ids=named)
def test_5_2_appoint_advisor__his_price_his_skill_his_mark(line: list[str]) -> None:
    card, name, _, skill, mark, price = line
    deck, cost = card[:3].lower(), int(price)
    assert content().cards[CardId(card)].character.name == name.replace("_", " ")
    s = hands(card)
    assert offers(s) == [("advisor", card)]
    assert done(s, ("advisor", card)) == sorted(
        [f"castile.ducats-{cost}", f"castile.hand_{deck}.-{card}", f"castile.advisors.{deck}:None>{card}"]
    )
    assert offers(hands(card, f"castile.ducats={cost - 1}", "castile.interest=5")) == []
    served = position(REALMS, [f"castile.advisor={card}"])
    assert [income.gathered(served, 0, kind) for kind in SKILLS] == [2 + int(skill) * (kind == deck) for kind in SKILLS]
    assert income.advisor_cost(served, 0, deck) == cost  # type: ignore[arg-type]
    assert dies_by(served, mark, card)


@pytest.mark.parametrize("line", COMMANDERS, ids=named)
def test_5_2_appoint_commander__his_price_his_dice_his_mark(line: list[str]) -> None:
    card, name, _, _, mark, price, *dice = line
    deck, cost = card[:3].lower(), int(price)
    assert content().cards[CardId(card)].character.name == name.replace("_", " ")
    s = hands(card)
    assert offers(s) == [*(("general", card, army) for army in (0, 1, 2)), ("admiral", card)]
    left = [f"castile.hand_{deck}.-{card}", f"castile.mil-{cost}"]
    assert done(s, ("general", card, 1)) == sorted([f"castile.generals.1:None>{card}", *left])
    assert done(s, ("admiral", card)) == sorted([f"castile.admiral:None>{card}", *left])
    assert offers(hands(card, f"castile.mil={cost - 1}")) == []
    fights = position(REALMS, [f"castile.general={card}/0", "battle=leon/castile/england", "leads"])
    assert fights.battle is not None
    assert sorted(commander_dice(fights, fights.battle, 0)) == sorted(dice)
    assert dies_by(position(REALMS, [f"castile.general={card}/0"]), mark, card)


@pytest.mark.parametrize("line", COURTIERS, ids=named)
def test_7_2_leader_no_command__he_can_only_be_crowned(line: list[str]) -> None:
    card, name, _, _, _, _, *dice = line
    assert content().cards[CardId(card)].character.name == name.replace("_", " ")
    assert dice == []
    assert offers(hands(card)) == []


@pytest.mark.parametrize("line", LEADERS, ids=named)
def test_5_2_appoint_crown__his_skills_rule(line: list[str]) -> None:
    card, name, _, skills, mark, _, *dice = line
    assert ("crown", card) not in offers(hands(card))
    s = hands(card, "castile.ruler=none")
    assert ("crown", card) in offers(s)
    parts = [name, skills, "+".join(dice), mark.strip("-"), card]
    crowned = f"castile.ruler:None>{'/'.join(part for part in parts if part)}"
    assert done(s, ("crown", card)) == sorted([crowned, f"castile.hand_{card[:3].lower()}.-{card}"])
    t = table(s, None)
    minor.do_appoint(t, 0, ("crown", CardId(card)))
    assert "/".join(str(income.gathered(t.state, 0, kind)) for kind in SKILLS) == skills  # type: ignore[arg-type]
