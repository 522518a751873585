"""Every text of every card, carried out on random positions by players who answer at random: nothing breaks, and after
each the pieces are as the rules of chapter 2 and 7 have them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from europa_universalis.build import content, lay_out
from europa_universalis.effects_kit import GAME, at_random, table
from europa_universalis.positions import random_position
from regnum.games.europa_universalis.content.shapes import KINDS, Op
from regnum.games.europa_universalis.counters import covered, cubes_in_use, standing_army
from regnum.games.europa_universalis.effects import hooks
from regnum.games.europa_universalis.effects.checks import holds
from regnum.games.europa_universalis.effects.env import Env
from regnum.games.europa_universalis.effects.event import resolve_text
from regnum.games.europa_universalis.effects.measures import limit
from regnum.games.europa_universalis.effects.modifiers import standing
from regnum.games.europa_universalis.effects.operations import run
from regnum.games.europa_universalis.map import deployed_regulars
from regnum.games.europa_universalis.model import NONE, Posted, Ruler, State
from regnum.games.europa_universalis.pieces import influence_in
from regnum.games.europa_universalis.realm import alliances
from regnum.games.europa_universalis.setup import choices, start
from regnum.games.europa_universalis.state import check
from regnum.games.europa_universalis.steps import STEPS
from regnum.kernel import Setup

BOARDS = ("base_1444", "deluxe_1444", "base_1618")


@cache
def lively(seed: int) -> State:
    """A random position with hands, decks, ideas, rulers and advisors."""
    dice = Random(seed)
    s = random_position(seed, BOARDS[seed % len(BOARDS)])
    box = content()
    for a, ground in s.areas.items():
        claims = tuple(seat for seat in ground.claims if seat != ground.core)  # a core token is a claim
        s.areas[a] = replace(ground, claims=claims)
        if influence_in(s, a) > 5:
            s.areas[a] = replace(ground, claims=claims, influence=(0,) * len(s.players), imperial=0)
    cards = list(box.cards.values())
    dice.shuffle(cards)
    for p in s.players:
        p.adm, p.dip, p.mil = (dice.randint(0, 8) for _ in KINDS)
        p.ducats, p.stability, p.interest = dice.randint(0, 20), dice.randint(-3, 3), dice.randint(0, 5)
        p.available, p.exhausted = dice.randint(0, 6), dice.randint(0, 6)
        p.colonists = dice.randint(0, 2)
        p.ruler = dice.choice([None, Ruler("old", 2, 3, 1, ("infantry",))])
        p.ideas = dice.sample(list(box.ideas), dice.randint(0, 6))
        for kind, hand in (("adm", p.hand_adm), ("dip", p.hand_dip), ("mil", p.hand_mil)):
            mine = [c for c in cards if c.deck == kind][: dice.randint(0, 3)]
            hand += [c.id for c in mine]
            cards = [c for c in cards if c not in mine]
        for one in [c for c in cards if c.character.role == "advisor"][:2]:
            if one.deck not in p.advisors:
                p.advisors[one.deck] = Posted(one.id)
                cards.remove(one)
        p.armies = [standing_army(army) for army in p.armies]
        leader = next(c for c in cards if c.character.command)
        p.generals[dice.randrange(3)] = Posted(leader.id)
        cards.remove(leader)
    for kind in KINDS:
        rest = [c.id for c in cards if c.deck == kind]
        half = len(rest) // 2
        setattr(s, f"deck_{kind}", rest[:half])
        setattr(s, f"discard_{kind}", rest[half:])
    lay_out(s)
    s.curia.cardinals = s.curia.cardinals[:2]
    s.trade_deck = dice.sample(list(box.trade), len(box.trade))
    return s


def everything(s: State) -> tuple[Counter[str], Counter[str], Counter[str]]:
    """Where every action card, idea and milestone is."""
    cards: Counter[str] = Counter()
    for kind in KINDS:
        cards.update(getattr(s, f"deck_{kind}") + getattr(s, f"discard_{kind}"))
    for p in s.players:
        cards.update(p.hand_adm + p.hand_dip + p.hand_mil)
        cards.update(shown.card for shown in p.shown)
        posts = [*p.advisors.values(), *p.generals.values(), *([p.admiral] if p.admiral else [])]
        cards.update(post.card for post in posts if post.card in s.box.cards)
        if p.ruler is not None and p.ruler.card is not None:
            cards[p.ruler.card] += 1
    ideas = Counter(map(str, s.ideas + s.ideas_adm + s.ideas_dip + s.ideas_mil + s.ideas_later))
    piles = s.pile_economy + s.pile_expansion + s.pile_politics + s.pile_war
    return cards, ideas, Counter([*map(str, piles), *(str(m.card) for m in s.milestones)])


def placed(s: State, seat: int) -> int:
    """Cubes that a rule places; those that cover a track come with an occupation."""
    return cubes_in_use(s, seat) - covered(s, seat)


def sound(before: State, s: State) -> None:
    assert everything(before) == everything(s)
    for seat, p in enumerate(s.players):
        old = before.players[seat]
        assert all(0 <= n <= 10 for n in (p.adm, p.dip, p.mil))
        assert -3 <= p.stability <= 3
        assert min(p.ducats, p.interest, p.available, p.exhausted, p.colonists, p.allied, p.bonus_manpower) >= 0
        assert 0 <= p.merchants <= 3
        assert sum(m.merchants[seat] > 0 for m in s.nodes.values()) <= max(
            p.merchants, sum(m.merchants[seat] > 0 for m in before.nodes.values())
        )
        assert p.available + p.exhausted + deployed_regulars(s, seat) == (
            old.available + old.exhausted + deployed_regulars(before, seat)
        ), "9.3.total"
        assert placed(s, seat) <= max(30, placed(before, seat)), "2.2.cubes"
        assert len(alliances(s, seat)) <= max(limit(s, seat, "alliances"), len(alliances(before, seat)))
        assert len(set(p.ideas)) == len(p.ideas)
        assert all(n >= 0 for army in p.armies for n in (*army.regulars, *army.mercenaries, *army.allied))
        assert all(
            (army.area is None) == (not any((*army.regulars, *army.mercenaries, *army.allied))) for army in p.armies
        )
        assert min(p.fleet.light, p.fleet.heavy, p.fleet.galleys) >= 0
    assert 0 <= s.empire.authority <= 6
    for a, ground in s.areas.items():
        assert min(ground.influence) >= 0
        assert influence_in(s, a) <= 5
        assert ground.rebels >= 0
        assert len(set(ground.claims)) == len(ground.claims)
        assert ground.core not in ground.claims
    for p, land in s.provinces.items():
        assert NONE in (land.town, land.vassal), p
        assert land.town != NONE or not land.large, p
    assert sum(m.pirates for m in s.nodes.values()) <= max(10, sum(m.pirates for m in before.nodes.values()))
    GAME.copy(s)


def operations(ops: Any) -> Iterator[Op]:
    """All of them, those within others too."""
    if isinstance(ops, Mapping):
        if "op" in ops:
            yield ops
        for inner in ops.values():
            yield from operations(inner)
    elif isinstance(ops, list | tuple):
        for inner in ops:
            yield from operations(inner)


def lists(box: Any) -> Iterator[tuple[str, Sequence[Op], str]]:
    """Texts that are not events: rewards, ideas, cards."""
    for m in box.missions.values():
        yield f"mission {m.id}", m.reward, ""
    for m in box.milestones.values():
        yield f"milestone {m.id}", m.reward, ""
    for i in box.ideas.values():
        yield f"idea {i.id}", i.immediate, ""
        for trigger in i.triggers:
            yield f"idea {i.id}", trigger["ops"], ""
    copies = {c.kind: c.id for c in box.cards.values()}
    for kind in box.kinds.values():
        for action in (kind.action, *kind.actions):
            yield f"card {action.id}", action.ops, copies[kind.id]


def test_16_3_action__the_actions_that_cards_grant_are_those_of_the_steps() -> None:
    assert STEPS
    box = content()
    texts = [ops for _, ops, _ in lists(box)]
    texts += [ops for event in box.events.values() for ops in (event.before, event.after, *event.options.values())]
    granted = {op["action"] for op in operations(texts) if op["op"] == "action"}
    assert sorted(granted - set(hooks.GRANTED)) == []
    assert granted >= {"trade", "explore", "alliance"}
    assert hooks.REBEL_DICE
    assert hooks.PLAY_CARD
    assert hooks.DEFENCE


def test_16_3_order__every_option_of_every_event_can_be_carried_out() -> None:
    positions = [lively(seed) for seed in range(6)]
    dice, resolved = Random(1), 0
    for number, event in enumerate(content().events.values()):
        for option in event.options or [""]:
            s = positions[(number + resolved) % len(positions)]
            seat = dice.randrange(len(s.players))
            wanted = at_random(number)

            def answer(t: Any, who: int, kind: str, options: Any, letter: str = option, other: Any = wanted) -> int:
                return (
                    options.index((letter,))
                    if kind == "event_option" and (letter,) in options
                    else other(t, who, kind, options)
                )

            t = table(s, answer, number)
            resolve_text(t, seat, event.id, dice.randrange(5))
            sound(s, t.state)
            resolved += 1
            if dice.random() < 0.3:
                positions[resolved % len(positions)] = t.state
    assert resolved >= 370


def test_17_2_complete__every_reward_idea_and_card_can_be_carried_out() -> None:
    done = 0
    for number, (name, ops, card) in enumerate(lists(content())):
        s = lively(number % 9)
        if card:
            in_hand = [p for p in s.players if card in p.hand_adm + p.hand_dip + p.hand_mil]
            assert len(in_hand) <= 1
        t = table(s, at_random(number), number)
        seat = number % len(s.players)
        run(t, ops, Env(seat, seat, card=card or None))  # type: ignore[arg-type]
        try:
            sound(s, t.state)
        except AssertionError as error:
            raise AssertionError(f"{name}: {error}") from error
        done += 1
    assert done >= 260


def test_17_3_complete__every_condition_can_be_asked_of_every_player() -> None:
    box = content()
    found = 0
    for seed in range(3):
        s = lively(seed)
        for seat in range(len(s.players)):
            checks = [m.condition for m in (*box.missions.values(), *box.milestones.values())]
            checks += [i.requires for i in box.ideas.values()]
            checks += [extra["when"] for one in box.struggles.values() for extra in one.extra]
            checks += [action.when for kind in box.kinds.values() for action in (kind.action, *kind.actions)]
            found += sum(holds(s, seat, one) for one in checks)
            for mod in ("cost", "limit", "income", "skip", "threshold", "trade", "battle"):
                list(standing(s, seat, mod))
    assert found > 100


def test_16_3_order__the_same_answers_give_the_same_table() -> None:
    s = lively(4)
    for number, event in enumerate(list(content().events.values())[:60]):
        first, second = (table(s, at_random(number), number) for _ in range(2))
        for t in (first, second):
            resolve_text(t, 0, event.id, 2)
        assert first.state == second.state
        assert first.log == second.log


def test_16_3_order__events_leave_every_scenario_sound() -> None:
    box, dice = content(), Random(5)
    events = list(box.events.values())
    for scenario, (_, variants) in choices(box).items():
        for seats in variants:
            s = start(Setup("europa_universalis", seats, 1, {"scenario": scenario}), box)
            s.phase = 1
            for kind in KINDS:
                cards = getattr(s, f"deck_{kind}")
                setattr(s, f"discard_{kind}", cards[:9])
                setattr(s, f"deck_{kind}", cards[9:])
            for number, event in enumerate(dice.sample(events, 12)):
                t = table(s, at_random(number), number)
                resolve_text(t, dice.randrange(seats), event.id, dice.randrange(6))
                check(t.state)
                sound(s, t.state)
                s = t.state
