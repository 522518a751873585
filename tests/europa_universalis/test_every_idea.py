"""Every idea: its price, what research does at once (rows/ideas.txt), what it asks for, and what it changes where a
rule looks at it, with the idea and without."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from europa_universalis.build import content
from europa_universalis.cards_kit import Said, changes, position, table, told_truly
from europa_universalis.effects_kit import GAME
from europa_universalis.rows_kit import FOLDER, Row, rows
from regnum.games.europa_universalis.content.shapes import Area, IdeaId, Node, RealmId, TradeId
from regnum.games.europa_universalis.effects.measures import limit
from regnum.games.europa_universalis.effects.modifiers import siege_hits
from regnum.games.europa_universalis.effects.ops_ideas import learn, no_research, research_cost
from regnum.games.europa_universalis.effects.triggers import fire
from regnum.games.europa_universalis.model import Army, State
from regnum.games.europa_universalis.steps import (
    administration,
    battle,
    cards,
    cleanup,
    covert,
    explore,
    income,
    influence,
    minor,
    recruits,
    revolt,
    trade,
)
from regnum.games.europa_universalis.wars import casus_belli

IDEAS = rows("ideas.txt")
HEADS = {
    (words := line.split())[1]: words[2:]
    for line in (FOLDER / "ideas.txt").read_text(encoding="utf-8").splitlines()
    if line.startswith("## ")
}


def after(row: Row) -> list[str]:
    s = position(row.realms, [f"castile.idea={row.card}", *row.words])  # it lies on display
    s.players[0].ideas.remove(IdeaId(row.card))
    before, said = GAME.copy(s), Said(row.answers)
    t = table(s, said)
    learn(t, 0, IdeaId(row.card), "5.1.idea")
    assert not said.left, f"never asked: {said.left}"
    told_truly(before, t)
    return changes(before, t.state)


def test_8_grid__there_are_rows_for_every_idea() -> None:
    assert list(HEADS) == list(content().ideas)
    assert len(HEADS) == 30


@pytest.mark.parametrize("idea", IDEAS)
def test_5_1_idea__what_research_changes(idea: str) -> None:
    info = content().ideas[IdeaId(idea)]
    kind, price, age, *words = HEADS[idea]
    assert (info.kind, dict(info.cost), info.age) == (kind, {kind: int(price)}, int(age))
    assert (info.basic, info.government) == ("basic" in words, "government" in words)
    for row in IDEAS[idea]:
        assert after(row) == list(row.changes), row
    s = position(("castile", "england"))
    assert research_cost(s, 0, info.id) == {kind: int(price)}


# --- what an idea asks for ---

NEEDS = [
    ("colonization_policy", (), False),
    ("colonization_policy", ("castile.idea=quest_for_the_new_world",), True),
    ("colonization_policy", ("antilles.town=castile",), True),
    ("colonization_policy", ("guyana.claims=castile",), True),
    ("industrial_revolution", ("antilles.town=castile", "virginia.town=castile"), False),
    (
        "industrial_revolution",
        ("antilles.town=castile", "virginia.town=castile", "castile.idea=scientific_revolution"),
        True,
    ),
    (
        "industrial_revolution",
        ("antilles.town=castile", "mexico.town=castile", "castile.idea=scientific_revolution"),
        False,
    ),
    ("trade_companies", (), False),
    ("trade_companies", ("caribbean_sea.ships.castile=1",), True),
    ("trade_companies", ("guyana.claims=castile",), True),
    ("line_infantry", (), False),
    ("line_infantry", ("castile.idea=cannons",), True),
]


@pytest.mark.parametrize(("idea", "words", "open_to"), NEEDS)
def test_8_prereq__what_an_idea_asks_for(idea: str, words: Sequence[str], open_to: bool) -> None:
    assert (no_research(position(("castile", "england"), words), 0, IdeaId(idea)) is None) == open_to


def test_8_prereq__no_other_idea_asks_for_anything() -> None:
    asking = {info.id for info in content().ideas.values() if info.requires}
    assert asking == {idea for idea, _, _ in NEEDS}


# --- what it changes where a rule looks at it ---

Look = Callable[[State], Any]


def steps(s: State, step: Callable[[Any], Any], *answers: str, seed: int = 1) -> list[str]:
    before = GAME.copy(s)
    said = Said(answers)
    t = table(s, said, seed)
    step(t)
    assert not said.left, said.left
    return [word for word in changes(before, t.state) if ".deeds." not in word]


def told(s: State, step: Callable[[Any], Any], key: str, what: str) -> list[Any]:
    t = table(s, lambda *_: 0, 3)
    step(t)
    return [event.args[what] for event in t.events if event.key == key]


def priced(card: str) -> Look:
    return lambda s: cards.price(s, 0, content().kinds[card].action)


def traded(node: str, second: Sequence[str] = ()) -> Look:
    """What Castile, and whoever else, collects at a node with this card and that option."""

    def look(s: State) -> list[str]:
        info = content().trade[TradeId("T02-2")]
        option = next(o for o in info.options if o.node == node)
        s.nodes[Node(node)] = replace(s.nodes[Node(node)], merchants=(2, 2)[: len(s.players)])
        return steps(s, lambda t: trade.rank(t, 0, info, option, list(range(1 + len(second)))))

    return look


def unruly(s: State) -> list[str]:
    t = table(s, lambda *_: 0)
    return [str(a) for a in revolt.unruly(t, 0)]


def often(on: str) -> Look:
    return lambda s: steps(s, lambda t: [fire(t, 0, on) for _ in range(3)])


FIGHT = (
    "castile.army=aquitaine/3",
    "england.army=aquitaine/3",
    "war=castile/england",
    "battle=aquitaine/castile/england",
)
HERETICS = tuple(f"areas:{area}.faith=protestant" for area in ("leon", "castile", "macaronesia", "andalucia"))
MIXED = tuple(word.replace("protestant", "mixed") for word in HERETICS)


def charged(s: State) -> list[int]:
    """How many dice are rolled before the battle, for horse on one side."""
    s.players[0].armies[0] = Army(Area("aquitaine"), (3, 2, 0))
    return [len(results.split()) for results in told(s, battle.prepare, "charge_dice", "results")]


def rolled(s: State) -> tuple[int, int]:
    """Hits of the attacker, and outlined symbols among them."""
    t = table(s, lambda *_: 0, 3)
    battle.roll(t)
    assert t.state.battle is not None
    return t.state.battle.sides[0].hits, t.state.battle.sides[0].outlined


# idea, position, what is looked at, without it, with it
STANDING: list[tuple[str, Sequence[str], Look, Any, Any]] = [
    ("tolerance", HERETICS, lambda s: len(unruly(s)), 4, 2),
    ("tolerance", MIXED, lambda s: len(unruly(s)), 4, 0),
    ("inquisition", (), lambda s: administration.convert_cost(s, 0), 2, 1),
    ("inquisition", ("realms:castile.faith=protestant",), lambda s: administration.convert_cost(s, 0), 1, 1),
    (
        "inquisition",
        ("leon.faith=protestant",),
        lambda s: steps(
            s,
            lambda t: administration.converted(t, 0, "leon"),
            *(("galicia",) if "inquisition" not in s.players[0].ideas else ()),
        )[-1],
        "leon.faith:protestant>none",
        "leon.faith:protestant>none",
    ),
    ("scientific_revolution", (), lambda s: research_cost(s, 0, IdeaId("cannons")), {"mil": 5}, {"mil": 4}),
    ("bureaucracy", (), lambda s: income.income(s, 0), 12, 15),
    (
        "colonization_policy",
        ("guyana.claims=castile",),
        lambda s: steps(s, lambda t: cleanup.renew(t, 0)),
        ["castile.colonists+1"],
        ["castile.colonists+2"],
    ),
    ("church_attendance_duty", (), lambda s: administration.stability_cost(s, 0), 5, 4),
    (
        "church_attendance_duty",
        ("castile.stability=1", "burgos.unrest"),
        lambda s: steps(s, lambda t: revolt.unrest(t, 0), *(("burgos",) if s.players[0].ideas else ())),
        [],
        ["burgos.-unrest"],
    ),
    ("deus_vult", (), lambda s: casus_belli(s, 0, RealmId("granada")), [], ["holy"]),
    ("deus_vult", (), lambda s: casus_belli(s, 0, RealmId("aragon")), [], []),
    ("national_bank", ("castile.interest=3",), lambda s: income.interest(s, 0), 3, 1),
    ("national_bank", ("castile.interest=3",), lambda s: minor.repay_cost(s, 0), 6, 5),
    ("national_bank", (), lambda s: income.corruption(s, 0, 59), 1, 0),
    ("absolute_monarchy", ("castile.stability=1",), lambda s: income.gathered(s, 0, "adm"), 2, 3),
    ("absolute_monarchy", ("castile.stability=0",), lambda s: income.gathered(s, 0, "adm"), 2, 2),
    ("absolute_monarchy", ("castile.stability=1",), lambda s: steps(s, income.prestige), [], ["castile.prestige+1"]),
    ("industrial_revolution", (), traded("champagne"), ["castile.ducats+5"], ["castile.ducats+6"]),
    (
        "industrial_revolution",
        ("champagne.developed",),
        traded("champagne"),
        ["castile.ducats+6"],
        ["castile.ducats+7"],
    ),
    ("quest_for_the_new_world", (), lambda s: explore.with_ships(s, 0), False, True),
    ("benign_diplomats", (), lambda s: influence.alliance_cost(s, 0, RealmId("aragon")), 3, 2),
    ("benign_diplomats", (), lambda s: influence.alliance_cost(s, 0, RealmId("navarra")), 1, 1),
    ("pride_and_glory", (), often("mission_completed"), [], ["castile.prestige+2"]),
    ("pride_and_glory", (), often("milestone_scored"), [], ["castile.prestige+2"]),
    ("efficient_spies", (), priced("DIP-02"), {"dip": 3, "ducats": 2}, {"dip": 2, "ducats": 2}),
    ("efficient_spies", (), lambda s: covert.price(s, 1, 0), {"dip": 2}, {"dip": 3}),
    (
        "shrewd_trade_practices",
        ("geneve.town=castile",),
        traded("champagne"),
        ["castile.ducats+8"],
        ["castile.ducats+8"],
    ),
    (
        "shrewd_trade_practices",
        (),
        lambda s: trade.node_power(s, 0, content().trade[TradeId("T02-2")].options[0]),
        0,
        1,
    ),
    ("cabinet", (), lambda s: (limit(s, 0, "alliances"), limit(s, 0, "marriages")), (3, 3), (4, 4)),
    (
        "mercantilism",
        ("geneve.town=castile", "savoie.town=castile", "lorraine.town=england"),
        traded("champagne", ("england",)),
        ["castile.ducats+8", "england.ducats+5"],
        ["castile.ducats+9"],
    ),
    (
        "mercantilism",
        ("geneve.town=castile",),
        traded("champagne", ("england",)),
        ["castile.ducats+8", "england.ducats+5"],
        ["castile.ducats+8", "england.ducats+5"],
    ),
    (
        "mercantilism",
        (
            "geneve.town=castile",
            "savoie.town=castile",
            "lorraine.town=england",
            "champagne.town=england",
            "england.idea=shrewd_trade_practices",
        ),
        traded("champagne", ("england",)),
        ["castile.ducats+8", "england.ducats+11"],
        ["castile.ducats+9", "england.ducats+5"],
    ),
    (
        "mercantilism",
        ("geneve.town=castile", "savoie.town=castile", "lorraine.town=england", "champagne.pirates=1"),
        traded("champagne", ("england",)),
        ["castile.ducats+5"],
        ["castile.ducats+5"],
    ),
    (
        "trade_companies",
        (),
        lambda s: steps(s, lambda t: trade.collect(t, 0, content().trade[TradeId("T01-1")], Node("china_japan"), 0)),
        ["castile.ducats+7"],
        ["castile.ducats+9"],
    ),
    (
        "constitutional_monarchy",
        ("castile.advisor=ADM-01-2", "castile.advisor=DIP-02-1"),
        lambda s: [income.gathered(s, 0, k) for k in ("adm", "dip", "mil")],
        [4, 4, 2],
        [5, 5, 2],
    ),
    (
        "constitutional_monarchy",
        ("castile.advisor=ADM-01-2",),
        lambda s: [income.gathered(s, 0, k) for k in ("adm", "dip")],
        [4, 2],
        [4, 2],
    ),
    (
        "cannons",
        (),
        lambda s: recruits.unit_options(s, 0, "castile", recruits.Muster())["mercenaries", "artillery", 0],
        "9.3.unit.artillery",
        None,
    ),
    ("glorious_arms", FIGHT, often("battle_won"), [], ["castile.prestige+2"]),
    (
        "serfdom",
        (),
        lambda s: steps(s, lambda t: cleanup.update_manpower(t, 0)),
        [],
        ["castile.available+2", "castile.manpower+2"],
    ),
    ("noble_knights", FIGHT, charged, [], [2]),
    ("defensive_mentality", (), lambda s: siege_hits(s, 0), 0, 1),
    ("tercios_janissaries", FIGHT, rolled, (2, 1), (3, 1)),
    (
        "military_drill",
        FIGHT,
        lambda s: steps(s, battle.prepare, *(("cavalry",) if s.players[0].ideas else ())),
        [],
        ["battle.sides.+1/1/2+1+2/3", "battle.sides.-1/1/2+2+2/3"],
    ),
    (
        "line_infantry",
        FIGHT,
        lambda s: [len(r.split()) for r in told(s, battle.roll, "battle_dice", "results")],
        [6, 6],
        [7, 6],
    ),
    ("revolutionary_regime", (), lambda s: income.gathered(s, 0, "mil"), 2, 3),
    ("revolutionary_regime", ("realms:castile.faith=revolutionary",), lambda s: income.gathered(s, 0, "mil"), 2, 4),
    (
        "mass_conscription",
        (),
        lambda s: steps(s, lambda t: cleanup.update_manpower(t, 0)),
        [],
        ["castile.available+3", "castile.manpower+3"],
    ),
]


@pytest.mark.parametrize(("idea", "words", "look", "without", "with_it"), STANDING)
def test_8_use__what_an_idea_changes(idea: str, words: Sequence[str], look: Look, without: Any, with_it: Any) -> None:
    assert look(position(("castile", "england"), words)) == without
    assert look(position(("castile", "england"), [f"castile.idea={idea}", *words])) == with_it


def test_8_use__every_idea_is_looked_at() -> None:
    at_once = {info.id for info in content().ideas.values() if info.immediate}
    assert at_once | {idea for idea, *_ in STANDING} == set(content().ideas)
