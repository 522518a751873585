"""Every trade card, node by node, as rows/trade_cards.txt has it from the print: what it brings for each power, in both
columns, what it asks for, and what gold and slaves cost."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pytest

from europa_universalis.build import content
from europa_universalis.cards_kit import Said, changes, position, table
from europa_universalis.effects_kit import GAME
from europa_universalis.rows_kit import FOLDER
from regnum.games.europa_universalis.content.shapes import Node, Province, TradeId, TradeOption
from regnum.games.europa_universalis.model import State
from regnum.games.europa_universalis.steps import trade

REALMS = ("ryazan", "castile")  # a realm with none of the keys
LOW, MIDDLE, HIGH = 1, 3, 6  # 12.5.rows


@dataclass
class Printed:
    card: str
    good: str
    income: list[int]
    developed: list[int]
    marks: list[str]
    nodes: list[tuple[str, str, str, dict[str, int]]] = field(default_factory=list)  # node, its second, asks for, keys


def printed() -> list[Printed]:
    found: list[Printed] = []
    for line in (FOLDER / "trade_cards.txt").read_text(encoding="utf-8").splitlines()[1:]:
        if line.startswith(" "):
            node, second, asks, *keys = line.split()
            powers = {name: int(n) for name, n in (key.split(":") for key in keys)}
            found[-1].nodes.append((node, second.strip("()-"), asks.strip("-"), powers))
        else:
            card, good, income, developed, *marks = line.split()
            incomes = [[int(n) for n in part.split("/")] for part in (income, developed)]
            found.append(Printed(card, good, *incomes, marks))
    return found


CARDS = printed()


def paid(one: Printed, power: int, developed: bool, pirates: int = 0) -> int:
    row = (0 if power < MIDDLE else 1 if power < HIGH else 2) - pirates
    return (one.developed if developed else one.income)[row] if power >= LOW and row >= 0 else 0


def at(one: Printed, node: str, keys: list[str], developed: bool = False, pirates: int = 0, age: int = 1) -> State:
    """Ryazan owns these keys and has its merchant at the node."""
    s = position(REALMS, [f"{key}.town=ryazan" for key in keys] + ["ryazan.ducats=0", f"table.age={age}"])
    s.nodes[Node(node)] = replace(s.nodes[Node(node)], merchants=(2, 0), developed=developed, pirates=pirates)
    return s


def option_of(one: Printed, node: str, second: bool = False) -> TradeOption:
    return next(o for o in content().trade[TradeId(one.card)].options if o.node == node and o.secondary == second)


def earned(s: State, one: Printed, node: str, *answers: str) -> list[str]:
    t = table(s, Said(answers))
    before = GAME.copy(s)
    trade.rank(t, 0, content().trade[TradeId(one.card)], option_of(one, node), [0])
    return [word for word in changes(before, t.state) if ".deeds." not in word]


def test_12_1_card__there_are_44_with_their_goods_and_nodes() -> None:
    box = content().trade
    assert [one.card for one in CARDS] == list(box)
    assert len(CARDS) == 44
    for one in CARDS:
        info = box[TradeId(one.card)]
        assert (info.good, list(info.income), list(info.developed)) == (one.good, one.income, one.developed)
        assert {mark for mark in (info.mark,) if mark} == {mark for mark in one.marks if mark in "*†"}
        main = [(o.node, dict(o.keys), o.requires) for o in info.options if not o.secondary]
        assert main == [(node, keys, asks) for node, _, asks, keys in one.nodes]
        assert [(o.node, o.main) for o in info.options if o.secondary] == [
            (second, node) for node, second, _, _ in one.nodes if second
        ]


@pytest.mark.parametrize("one", CARDS, ids=[one.card for one in CARDS])
def test_12_5_rows__every_power_brings_what_is_printed(one: Printed) -> None:
    gold, slaves = "gold" in one.marks, "slaves" in one.marks
    for node, _, _, keys in one.nodes:
        names = list(keys)
        for n in range(len(names) + 1):
            power = 1 + sum(keys[name] for name in names[:n])
            for developed in (False, True):
                s = at(one, node, names[:n], developed)
                ducats = paid(one, power, developed)
                inflation = gold and ducats > (_tax(s) + 1) // 2
                answers = ("interest",) if inflation else ()
                assert earned(s, one, node, *answers) == [
                    f"ryazan.ducats{ducats:+d}",
                    *(["ryazan.interest+1"] if inflation else []),
                ]
            robbed = paid(one, power, False, pirates=1)
            answers = ("adm",) if gold and robbed > (_tax(s) + 1) // 2 else ()
            found = earned(at(one, node, names[:n], pirates=1), one, node, *answers)
            assert found == sorted(
                [*(["ryazan.adm-1"] if answers else []), *([f"ryazan.ducats+{robbed}"] if robbed else [])]
            )
        later = earned(at(one, node, names, age=3), one, node, *(("adm",) * _inflates(one, node, names)))
        assert ("ryazan.prestige-1" in later) == slaves  # 12.1.slaves


def _tax(s: State) -> int:
    """Base tax: one for a small town, two for a large one."""
    return sum(1 + land.large for land in s.provinces.values() if land.town == 0)


def _inflates(one: Printed, node: str, names: list[str]) -> bool:
    s = at(one, node, names)
    power = 1 + sum(keys[name] for where, _, _, keys in one.nodes if where == node for name in names)
    return "gold" in one.marks and paid(one, power, False) > (_tax(s) + 1) // 2


@pytest.mark.parametrize("one", CARDS, ids=[one.card for one in CARDS])
def test_12_1_requirement__what_a_node_asks_for(one: Printed) -> None:
    for node, second, asks, keys in one.nodes:
        option, first = option_of(one, node), next(iter(keys))
        nobody = at(one, node, [])
        settled = asks == "settled" and any(trade.settled(nobody, Province(key)) for key in keys)
        assert trade.open_to(nobody, 0, option) == (not asks or settled)
        other = position(REALMS, [f"{first}.town=castile"])
        assert trade.open_to(other, 0, option) == (asks != "owned")
        assert trade.open_to(at(one, node, [first]), 0, option)
        if second:  # 12.5.secondary: without keys, the lowest row
            assert trade.node_power(at(one, second, list(keys)), 0, option_of(one, second, True)) == 1
