"""Positions for battles, and dice that fall as a test says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

from europa_universalis.build import A, Z, content, given
from europa_universalis.effects_kit import Script
from europa_universalis.peace_kit import GAME
from regnum.games.europa_universalis.content.shapes import CardId, Die, IdeaId
from regnum.games.europa_universalis.model import Army, Fleet, Ground, Posted, State, Waters
from regnum.games.europa_universalis.sides import stood_land, stood_sea
from regnum.kernel import Setup, Table

SHORT = {"blank": "blank", "o": "outlined_infantry", "i": "infantry", "c": "cavalry", "a": "artillery"}
FACES = {"-": "blank"} | SHORT
Units = tuple[int, int, int]


def field(*realms: str, turn: int = 0, **things: Any) -> State:
    """The board in phase 2, the turn of a seat; nobody stood anywhere when it began unless the test says so."""
    s = given(*realms, **things)
    s.phase, s.turn, s.first = 2, turn, 0
    s.stood_sea = {} if s.stood_sea is None else s.stood_sea
    s.acted = [turn, *(x for x in range(len(realms)) if x != turn)]
    s.deck_mil = [card.id for card in content().cards.values() if card.deck == "mil"]
    for p in s.players:
        p.manpower = 20
    return s


def army(
    s: State,
    seat: int,
    area: str,
    regulars: Units = (0, 0, 0),
    mercenaries: Units = (0, 0, 0),
    allied: Units = (0, 0, 0),
    number: int = 0,
) -> State:
    s.players[seat].armies[number] = Army(A(area), regulars, mercenaries, allied)
    return s


def loose(s: State, seat: int, area: str, n: int) -> State:
    ground: Ground = s.areas[A(area)]
    before = ground.infantry or (0,) * len(s.players)
    s.areas[A(area)] = replace(ground, infantry=tuple(n if i == seat else k for i, k in enumerate(before)))
    return s


def at_sea(s: State, zone: str, *ships: int, guard: tuple[int, ...] | None = None) -> State:
    none = (0,) * len(s.players)
    s.zones[Z(zone)] = Waters(ships=ships or none, guard=guard or none)
    return s


def fleet(s: State, seat: int, zone: str, **ships: int) -> State:
    s.players[seat].fleet = Fleet(zone=Z(zone), **ships)
    return s


def rebels(s: State, area: str, n: int) -> State:
    s.areas[A(area)] = replace(s.areas[A(area)], rebels=n)
    return s


def leaders(dice: tuple[Die, ...], cost: int | None = None, weak: bool | None = None) -> list[CardId]:
    """Cards with a commander who has these dice."""
    return [
        card.id
        for card in content().cards.values()
        if card.character.role == "leader"
        and card.character.command
        and card.character.dice == dice
        and cost in (None, card.character.cost)
        and weak in (None, card.character.weak)
    ]


def out_of_deck(s: State, card: CardId) -> CardId:
    if card in s.deck_mil:
        s.deck_mil.remove(card)
    return card


def in_hand(s: State, seat: int, card: CardId) -> CardId:
    out_of_deck(s, card)
    p = s.players[seat]
    {"adm": p.hand_adm, "dip": p.hand_dip, "mil": p.hand_mil}[s.box.cards[card].deck].append(card)
    return card


def general(s: State, seat: int, dice: tuple[Die, ...], number: int = 0, which: int = 0) -> CardId:
    card = out_of_deck(s, leaders(dice, weak=False)[which])
    s.players[seat].generals[number] = Posted(card)
    return card


def knows(s: State, seat: int, *ideas: str) -> State:
    s.players[seat].ideas += [IdeaId(idea) for idea in ideas]
    return s


def began(s: State) -> State:
    """The turn begins with what stands there now."""
    s.stood_land, s.stood_sea = stood_land(s), stood_sea(s)
    return s


# --- dice ---


def dice(side: str, **faces: str) -> list[tuple[str, str, tuple[int, ...]]]:
    """dice("attack", infantry="i o -", cavalry="c"): the faces of each kind of die of a side."""
    found = []
    for die in ("infantry", "cavalry", "artillery"):
        if die in faces:
            printed = content().dice[die]
            values = tuple(printed.index(FACES[face]) + 1 for face in faces[die].split())
            found.append(("roll", f"{side}:{die}", values))
    return found


def both(attack: str, defence: str, die: str = "infantry") -> list[tuple[str, str, tuple[int, ...]]]:
    """One round in which each side has dice of one kind."""
    return [*dice("attack", **{die: attack}), *dice("defence", **{die: defence})]


class Answers(Script):
    """What the script does not say is answered so: fight on, play and appoint nothing, lose the first that is named."""

    EASY: ClassVar = {
        "retreat": ("fight",),
        "battle_action": ("enough",),
        "battle_general": ("enough",),
        "crown": ("enough",),
        "capture": ("leave",),
    }

    def __call__(self, t: Table[Any], seat: int, kind: str, options: Sequence[Any]) -> int:
        fits = bool(self.answers) and any(self.answers[0] in (o, o[-1]) for o in options)
        if not fits and kind in self.EASY:
            self.asked.append((seat, kind, list(options)))
            return list(options).index(self.EASY[kind])
        if not fits and kind == "loss":
            self.asked.append((seat, kind, list(options)))
            return 0
        return super().__call__(t, seat, kind, options)


def fight(
    s: State,
    *step: Any,
    answers: Sequence[Any] = (),
    rolls: Sequence[tuple[str, str, tuple[int, ...]]] = (),
    draws: Sequence[str] = (),
    all_rolls: bool = True,
) -> Table[State]:
    """The battles that are due where the step says, with these dice; every answer and every roll must be asked for."""
    script = Answers(*answers)
    for card in reversed(draws):
        s.deck_mil.remove(CardId(card))
        s.deck_mil.insert(0, CardId(card))
    setup = Setup("europa_universalis", len(s.players), 1, revision=s.revision)
    t: Table[State] = Table(GAME, setup, s.box, policies=[script] * len(s.players), keep=False, history=True, origin=s)
    t.forced = list(rolls)
    t.push(step)
    t.run()
    assert not script.answers, f"never asked: {script.answers}"
    assert not all_rolls or not t.forced, f"never rolled: {t.forced}"
    return t


def on_land(s: State, area: str, seat: int = 0, **more: Any) -> Table[State]:
    return fight(s, "battles", seat, (), (A(area),), **more)


def asked(t: Table[State], kind: str) -> list[tuple[int, list[Any]]]:
    """Who was asked a question of this kind, and with which options."""
    script: Any = t.policies[0]
    return [(seat, options) for seat, what, options in script.asked if what == kind]


def told(t: Table[State], key: str, *what: str) -> list[dict[str, Any]]:
    """The values of events of a kind; `what`: only these."""
    return [{k: v for k, v in event.args.items() if not what or k in what} for event in t.events if event.key == key]


def hits(t: Table[State]) -> list[int]:
    """Of each roll, attack and defence in turn."""
    return [line["n"] for line in told(t, "battle_dice")]
