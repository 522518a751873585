"""Action cards: played, displayed, and used from the display. Chapter 6."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ....kernel import RuleId, Seat, Table
from ..content.shapes import CardAction, CardId, Op
from ..counters import can_pay, free_a_cube, pay, use_up
from ..decks import discard_card, hand, leave_hand, placed
from ..effects.amounts import amount
from ..effects.areas import areas
from ..effects.asking import pick, pick_some
from ..effects.checks import holds
from ..effects.costs import payable
from ..effects.env import Env, onlooker
from ..effects.futile import LOOKS, futile, names_player, unmet, victims
from ..effects.modifiers import cost as modified_cost
from ..effects.ops_ideas import candidates
from ..effects.ops_ideas import price as idea_price
from ..effects.running import run
from ..model import Shown, State
from .covert import countered

T = Table[State]
Play = tuple[Literal["card"], CardId]
Back = tuple[Literal["back"]]
Use = tuple[Literal["use"], CardId, str]
DISPLAYED = 2  # 6.2.display_limit


def price(s: State, seat: Seat, action: CardAction, raises: bool = False) -> dict[str, int]:
    """What an action of a card costs now: printed, with what changes it, never below nothing. What a card itself says
    of the papal controller or a faith (15.protestant.traits, 19.2.bonus) is among its own changes."""  # 6.cost
    env = onlooker(seat)
    found = {key: max(0, amount(s, seat, n, env)) for key, n in action.cost.items() if key != "uses"}
    for mod in action.cost_mods:
        if holds(s, seat, mod.get("when", ()), env):
            for key in ("adm", "dip", "mil", "ducats"):
                if key in mod:
                    found[key] = max(0, found.get(key, 0) + mod[key])
    if action.covert:
        found = modified_cost(s, seat, "covert", found)
    if action.id == "missionaries":
        found = modified_cost(s, seat, "missionaries", found)
    if raises:  # 7.3.card_cost
        found = modified_cost(s, seat, "raise_stability", found)
    return {key: n for key, n in found.items() if n}


def card_price(s: State, seat: Seat, card: CardId) -> dict[str, int]:
    kind = s.box.kinds[s.box.cards[card].kind]
    return price(s, seat, kind.action, kind.raises_stability)


def why_not_play(s: State, seat: Seat, card: CardId) -> RuleId | None:
    kind = s.box.kinds[s.box.cards[card].kind]
    if kind.action.timing not in ("turn", "display"):
        return "6.2.reaction" if kind.action.timing == "reaction" else "6.2.battle"
    if not can_pay(s.players[seat], **card_price(s, seat, card)):
        return "6.cost"
    return pointless(s, seat, card, kind.action)


def pointless(s: State, seat: Seat, card: CardId, action: CardAction) -> RuleId | None:
    """The condition that an action of a card lacks; from revision 3 on also why it could do nothing at all."""
    why = unmet(s, seat, action.when, onlooker(seat))
    if why is not None or s.revision < 3:
        return why
    return futile(s, seat, action.ops, Env(seat, seat, card=card))


def playable(s: State, seat: Seat) -> list[CardId]:
    """One copy of a kind is as good as another but for its character, so all of them are offered."""
    return [c for c in hand(s.players[seat]) if why_not_play(s, seat, c) is None]


def bar_card(s: State, seat: Seat) -> RuleId | None:
    held = sorted(hand(s.players[seat]), key=lambda c: needs_target(s, c))  # those that take a look around come last
    return None if any(why_not_play(s, seat, c) is None for c in held) else "6.play"


def needs_target(s: State, card: CardId) -> bool:
    ops = s.box.kinds[s.box.cards[card].kind].action.ops
    return bool(ops) and ops[0]["op"] in LOOKS


def card(t: T, seat: Seat) -> None:  # 6.play
    s = t.state
    # who has chosen to play one has one; others, who imagine the hand, may not find any in it
    options: list[Play | Back] = [*(("card", c) for c in playable(s, seat))] or [("back",)]

    def bar(s: State, seat: Seat, play: Play | Back) -> RuleId | None:
        return None if play[0] == "back" else why_not_play(s, seat, play[1])

    def held() -> list[Play | Back]:
        return [("card", c) for c in hand(s.players[seat])]

    said = t.choose(seat, "card", held, bar, options=options)
    if said[0] == "back":
        t.push(("turn", seat))
        return
    chosen = said[1]
    kind = s.box.kinds[s.box.cards[chosen].kind]
    pay(t, seat, **card_price(s, seat, chosen))
    leave_hand(s, seat, chosen)
    t.reveal("card", chosen)
    t.tell("card", "6.play", seat=seat, card=chosen)
    if kind.action.timing == "display":
        display(t, seat, chosen)
        run(t, kind.action.ops, Env(seat, seat, card=chosen, rule="6.play", table=t))
        return
    carry_out(t, seat, kind.action, kind.id, Env(seat, seat, card=chosen, rule="6.play", table=t))
    discard_card(s, chosen)  # 6.discard: when it has been carried out


def carry_out(t: T, seat: Seat, action: CardAction, name: str, env: Env) -> None:
    """A covert action names its target first, so that everybody knows what there is to counter."""  # 6.2.covert
    ops, named = action.ops, 0
    if t.rev >= 3 and names_player(ops):
        env.targets = victims(t.state, ops, env)
    if action.covert:
        while t.rev >= 3 and named < len(ops) and ops[named]["op"] == "pick":
            named += 1
        run(t, ops[:named], env)
        rest = [*ops[named:]]
        if t.rev >= 6 and not named:
            rest[:1] = [aimed(t, seat, rest[0], env)]
        if countered(t, seat, name):
            return
        run(t, rest, env)
    else:
        run(t, ops, env)


def aimed(t: T, seat: Seat, op: Op, env: Env) -> Op:
    """The same with its target: the idea that is to be researched, the area of the rebels."""
    s = t.state
    if op["op"] == "idea":
        found = [i for i in candidates(s, seat, op, env) if payable(s, seat, idea_price(s, seat, i, op, env))]
        idea = pick(env, "idea", found, "research")
        if idea is not None:
            t.tell("picked", env.rule, seat=seat, what="idea", items=idea)
            return {**op, "ids": [idea]}
    if op["op"] == "rebels" and "spread" in op:
        where = pick_some(env, "area", areas(s, op["areas"], env), "rebels", op["spread"], op["spread"])
        t.tell("picked", env.rule, seat=seat, what="area", items=" ".join(where))
        return {**op, "areas": where}
    return op


def display(t: T, seat: Seat, chosen: CardId) -> None:
    """Laid out with its cubes; a third card, or a second copy, makes an earlier one go."""  # 6.2.display
    s, p = t.state, t.state.players[seat]
    kind = s.box.cards[chosen].kind
    same = [x for x in p.shown if s.box.cards[x.card].kind == kind]
    if same or len(p.shown) >= DISPLAYED:
        options: list[Play] = [("card", x.card) for x in same or p.shown]
        gone = t.ask(seat, "undisplay", options, auto=True, about={"card": chosen})[1]
        p.shown = [x for x in p.shown if x.card != gone]
        discard_card(s, gone)
    uses = 0
    for _ in range(s.box.kinds[kind].uses):
        if free_a_cube(t, seat, "6.2.display", ("shown", chosen)):
            uses += 1
            p.shown = [*(x for x in p.shown if x.card != chosen), Shown(chosen, uses)]
            placed(s, chosen)
    if not uses:
        discard_card(s, chosen)


# --- actions of displayed cards ---


def uses_of(s: State, seat: Seat) -> list[Use]:
    return [*_uses(s, seat)]


def _uses(s: State, seat: Seat) -> Iterator[Use]:
    for shown in s.players[seat].shown:
        kind = s.box.kinds[s.box.cards[shown.card].kind]
        for action in kind.actions:
            if action.timing == "turn" and why_not_use(s, seat, shown, action) is None:
                yield "use", shown.card, action.id


def why_not_use(s: State, seat: Seat, shown: Shown, action: CardAction) -> RuleId | None:
    if shown.uses < int(action.cost.get("uses", 1)):
        return "6.2.display_use"
    if not can_pay(s.players[seat], **price(s, seat, action)):
        return "6.cost"
    return pointless(s, seat, shown.card, action)


def bar_display(s: State, seat: Seat) -> RuleId | None:
    return None if any(_uses(s, seat)) else "6.2.display_use"


def use(t: T, seat: Seat) -> None:  # 6.2.display_use
    s = t.state
    options = uses_of(s, seat)

    def bar(s: State, seat: Seat, use: Use) -> RuleId | None:
        if use in options:
            return None
        shown = next(x for x in s.players[seat].shown if x.card == use[1])
        kind = s.box.kinds[s.box.cards[use[1]].kind]
        return why_not_use(s, seat, shown, next(a for a in kind.actions if a.id == use[2]))

    def displayed() -> list[Use]:
        cards = [(x.card, s.box.kinds[s.box.cards[x.card].kind]) for x in s.players[seat].shown]
        return [("use", c, a.id) for c, kind in cards for a in kind.actions if a.timing == "turn"]

    _, chosen, name = t.choose(seat, "use", displayed, bar, options=options)
    kind = s.box.kinds[s.box.cards[chosen].kind]
    action = next(a for a in kind.actions if a.id == name)
    pay(t, seat, **price(s, seat, action))
    t.tell("used", "6.2.display_use", seat=seat, card=chosen, action=name)
    use_up(s, seat, chosen, int(action.cost.get("uses", 1)))
    carry_out(t, seat, action, name, Env(seat, seat, card=chosen, rule="6.2.display_use", table=t))


STEPS = {"card": card, "display": use}
BARS = {"card": bar_card, "display": bar_display}
