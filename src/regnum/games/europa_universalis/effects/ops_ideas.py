"""Ideas researched, lost and swapped; what lies on display; cards drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from ....kernel import RuleId, Seat, replace
from ..content.shapes import KINDS, IdeaId, Kind, MilestoneId, Op
from ..counters import gain_prestige, power
from ..decks import can_draw, draw_card, lay_aside
from ..model import OpenMilestone, State
from ..pieces import end_marriage
from ..realm import alliances, marriages, subjects
from . import hooks, modifiers, people
from .amounts import amount
from .asking import about, pick
from .checks import holds
from .costs import pay_cost, payable
from .env import NOTHING, Bound, Env, Handlers, T, bind
from .measures import limit
from .ops_faith import restore_faith
from .ops_pacts import break_alliance
from .running import run

TYPES: dict[str, Kind] = {"administrative": "adm", "diplomatic": "dip", "military": "mil"}
Shown = tuple[Literal["idea"], IdeaId] | tuple[Literal["milestone"], MilestoneId] | tuple[Literal["done"]]
SCORE, SCORE_BEFORE, SCORERS = 2, 1, 2  # 5.1.idea.prestige
REGIME = IdeaId("revolutionary_regime")
NEEDS_SUBMISSION = 3  # 18.3.subject_government

# --- research ---


def _idea(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    match op["do"]:
        case "research":
            return _research(t, seat, op, env)
        case "lose":
            return _lose(t, seat, [IdeaId(i) for i in op["ids"]], env)
    return _swap(t, seat, op, env)


def _research(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    s = t.state
    found = [i for i in candidates(s, seat, op, env) if payable(s, seat, price(s, seat, i, op, env))]
    chosen = pick(env, "idea", found, "research", bool(op.get("optional")))
    if chosen is None:
        return NOTHING
    pay_cost(t, seat, price(s, seat, chosen, op, env), env)
    learn(t, seat, chosen, env.rule, op.get("score", True))
    return bind("idea", [chosen], [seat])


def researchable(s: State, seat: Seat, ops: Sequence[Op], cost: Op, env: Env) -> bool:
    """16.3.choice: whether all research that the list demands of the player can be paid beside the cost."""
    for op in ops:
        if op["op"] != "idea" or op["do"] != "research" or op.get("optional", True) or op.get("who", "you") != "you":
            continue
        prices = [price(s, seat, i, op, env) for i in candidates(s, seat, op, env)]
        both = [{key: p.get(key, 0) + cost.get(key, 0) for key in (*p, *cost) if key != "any_of"} for p in prices]
        if not any(payable(s, seat, one) for one in both):
            return False
    return True


def candidates(s: State, seat: Seat, op: Op, env: Env) -> list[IdeaId]:
    """Of the ids named, wherever they are; else those on display of the type."""
    if "ids" in op or "to" in op:
        found = [IdeaId(i) for i in (op["to"] if "to" in op else op["ids"])]
    else:
        kind: str = op["to_type"] if "to_type" in op else op.get("type", "any")
        found = [i for i in s.ideas if kind == "any" or s.box.ideas[i].kind == TYPES[kind]]
    found = [i for i in found if i not in op.get("not_ids", ())]
    if "held_by" in op:
        holders = people.players(s, op["held_by"], env.looking())
        found = [i for i in found if any(i in s.players[h].ideas for h in holders)]
    return [i for i in found if no_research(s, seat, i) is None]


def no_research(s: State, seat: Seat, idea: IdeaId) -> RuleId | None:
    """The rule against it, whatever it costs."""
    info, p = s.box.ideas[idea], s.players[seat]
    if idea in p.ideas:
        return "8.shared"
    if not holds(s, seat, info.requires):
        return "8.prereq"
    if info.government and p.realm in subjects(s) and s.empire.authority >= NEEDS_SUBMISSION:
        return "18.3.subject_government"
    return None


def price(s: State, seat: Seat, idea: IdeaId, op: Op, env: Env) -> dict[str, int]:
    """8.effect_cost: what the card says; otherwise the printed price, less the discount. What ideas take off is for
    the action, and for action cards that grant it."""
    kind = s.box.ideas[idea].kind
    if "cost" in op:
        return {kind if key == "matching" else key: n for key, n in op["cost"].items()}
    floor, less = op.get("floor", 0), op.get("discount", 0)
    own = env.card is not None or s.revision < 6
    before = research_cost(s, seat, idea) if own else s.box.ideas[idea].cost
    found = {key: max(min(n, floor), n - less) for key, n in before.items()}
    return _substituted(s, seat, kind, found) if own else found


def research_cost(s: State, seat: Seat, idea: IdeaId) -> dict[str, int]:
    info = s.box.ideas[idea]
    return modifiers.cost(s, seat, "research", info.cost, info.kind)


def _substituted(s: State, seat: Seat, kind: Kind, cost: dict[str, int]) -> dict[str, int]:
    """What lacks of the matching power may be paid in another kind, as far as an idea allows it."""
    lacking = cost.get(kind, 0) - power(s.players[seat], kind)
    if lacking <= 0:
        return cost
    for other, most in modifiers.substitute(s, seat, "research").items():
        if other != kind and lacking <= most:
            return {**cost, kind: cost[kind] - lacking, other: cost.get(other, 0) + lacking}
    return cost


def learn(t: T, seat: Seat, idea: IdeaId, rule: RuleId, score: bool = True) -> None:
    """The coat of arms on the idea, its prestige and what it does at once."""  # 5.1.idea
    s, p = t.state, t.state.players[seat]
    fetch(t, seat, idea)
    info = s.box.ideas[idea]
    if info.government:  # 8.government
        p.ideas[:] = [i for i in p.ideas if not s.box.ideas[i].government]
    before = [other for other, q in enumerate(s.players) if idea in q.ideas and other != seat]
    p.ideas.append(idea)
    t.tell("idea", rule, seat=seat, idea=idea, n=1)
    if score:  # 5.1.idea.prestige, 16.3.idea
        gain_prestige(t, seat, SCORE, "5.1.idea.prestige")
        for other in before if len(before) <= SCORERS else ():
            gain_prestige(t, other, SCORE_BEFORE, "5.1.idea.prestige")
    if info.government and idea != REGIME:
        restore_faith(t, seat)
    run(t, info.immediate, Env(seat, s.turn if s.turn >= 0 else seat, rule="5.1.idea"))


def idea_deck(s: State, kind: Kind) -> list[IdeaId]:
    return s.ideas_adm if kind == "adm" else s.ideas_dip if kind == "dip" else s.ideas_mil


def fetch(t: T, seat: Seat, idea: IdeaId) -> None:
    """8.fetch: an idea that is not on display takes the place of one of its kind that nobody has."""
    s = t.state
    if idea in s.ideas:
        return
    kind = s.box.ideas[idea].kind
    pile = idea_deck(s, kind)
    free = [i for i in unresearched(s) if s.box.ideas[i].kind == kind]
    options: list[tuple[Literal["idea"], IdeaId]] = [("idea", i) for i in free]
    about_it = {"rule": "8.fetch", "op": "give_way"}
    out = t.ask(seat, "pick_idea", options, auto=True, about=about_it)[1] if free else None
    where = pile if idea in pile else s.ideas_later
    if idea in where:
        where.remove(idea)
    if out is not None:
        s.ideas[s.ideas.index(out)] = idea
        pile.append(out)
        t.shuffle(f"ideas:{kind}", pile)
        t.tell("displayed", "8.fetch", out=out, new=idea)
    else:
        s.ideas.append(idea)
        t.tell("displayed", "8.fetch", out="nothing", new=idea)


def unresearched(s: State) -> list[IdeaId]:
    return [i for i in s.ideas if not s.box.ideas[i].basic and not any(i in p.ideas for p in s.players)]


def _lose(t: T, seat: Seat, ids: Sequence[IdeaId], env: Env) -> Bound:
    p = t.state.players[seat]
    gone = [i for i in ids if i in p.ideas]
    for i in gone:
        p.ideas.remove(i)
        t.tell("idea", env.rule, seat=seat, idea=i, n=-1)
    if gone and t.rev >= 6:
        give_up_pacts(t, seat, env)
    return bind("idea", gone, [seat])


def give_up_pacts(t: T, seat: Seat, env: Env) -> None:
    """Who may have fewer alliances and marriages than he has takes tokens back, at no price: those of active allies and
    disputed successions last."""  # 11.2.max, 11.3.max
    s = t.state
    mine = replace(env, chooser=seat)
    while len(laid := alliances(s, seat)) > limit(s, seat, "alliances"):
        idle = [r for r in laid if not s.realms[r].active]
        gone = pick(mine, "realm", idle or list(laid), "move_alliance")
        assert gone is not None
        break_alliance(t, seat, gone, "11.3.max")
    while len(laid := marriages(s, seat)) > limit(s, seat, "marriages"):
        sure = [r for r in laid if seat not in s.realms[r].disputed]
        gone = pick(mine, "realm", sure or list(laid), "move_marriage")
        assert gone is not None
        end_marriage(s, seat, gone)
        t.tell("marriage", "11.2.max", seat=seat, realm=gone, n=-1)


def _swap(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    """One is given up for another."""
    s = t.state
    if "ids" in op:
        mine = [IdeaId(i) for i in op["ids"] if i in s.players[seat].ideas]
    else:
        kind = op.get("from_type", "any")
        mine = [i for i in s.players[seat].ideas if kind == "any" or s.box.ideas[i].kind == TYPES[kind]]
    mine = [i for i in mine if i in op.get("prefer", ())] or mine
    new = candidates(s, seat, {key: op[key] for key in ("to", "to_type") if key in op}, env)
    if not mine or not new:
        return NOTHING
    out = pick(env, "idea", mine, "give_up")
    chosen = pick(env, "idea", new, "research")
    assert out is not None
    assert chosen is not None
    _lose(t, seat, [out], env)
    learn(t, seat, chosen, env.rule, op.get("score", True))
    return bind("idea", [chosen], [seat])


# --- what lies on display ---


def _display(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    s = t.state
    if op["do"] == "add_row":  # 8.grid
        return bind("idea", [i for kind in KINDS if (i := _add(t, seat, kind, env)) is not None])
    n = amount(s, seat, op.get("n", 1), env)
    changed: list[Any] = []
    for left in range(n, 0, -1):
        options: list[Shown] = []
        if "idea" in op["what"]:
            free = [i for i in unresearched(s) if idea_deck(s, s.box.ideas[i].kind) and i not in changed]
            options += [("idea", i) for i in free]
        if "milestone" in op["what"]:  # 17.3.four
            open_ = [m.card for m in s.milestones if (t.rev >= 3 or not m.done) and milestone_pile(s, m.card)]
            options += [("milestone", card) for card in open_ if card not in changed]
        if not options:
            break
        if op.get("optional") or op.get("random"):
            options.append(("done",))
        kind = "pick_milestone" if "milestone" in op["what"] else "pick_idea"
        out = t.ask(env.chooser, kind, options, auto=True, about=about(env, op="replace", left=left))
        if out[0] == "done":
            break
        if out[0] == "idea":
            changed.append(_replace_idea(t, seat, out[1], op, env))
        else:
            changed.append(_replace_milestone(t, out[1], env))
    return bind("idea", changed)


def _add(t: T, seat: Seat, kind: Kind, env: Env) -> IdeaId | None:
    s = t.state
    pile = idea_deck(s, kind)
    if not pile:
        return None
    new = t.draw(f"ideas:{kind}", pile)
    s.ideas.append(new)
    t.tell("displayed", env.rule, out="nothing", new=new)
    return new


def _replace_idea(t: T, seat: Seat, out: IdeaId, op: Op, env: Env) -> IdeaId:
    s = t.state
    kind = s.box.ideas[out].kind
    pile = idea_deck(s, kind)
    if op.get("random", True):
        new = t.draw(f"ideas:{kind}", pile)
        again = any(i in s.players[seat].ideas for i in op.get("redraw", ()))
        if again and pile:
            pile.append(new)  # it lies there while he thinks
            another = _again(t, seat, new, env)
            pile.remove(new)
            if another:
                put_back, new = new, t.draw(f"ideas:{kind}", pile)
                pile.append(put_back)
    else:  # the piles may be looked through: their order says nothing
        options: list[tuple[Literal["idea"], IdeaId]] = [("idea", i) for i in sorted(pile)]
        new = t.ask(env.chooser, "pick_idea", options, auto=True, about=about(env, op="display"))[1]
        pile.remove(new)
    s.ideas[s.ideas.index(out)] = new
    pile.append(out)
    t.shuffle(f"ideas:{kind}", pile)
    t.tell("displayed", env.rule, out=out, new=new)
    return new


def _again(t: T, seat: Seat, new: str, env: Env) -> bool:
    options: list[tuple[Literal["keep", "again"]]] = [("keep",), ("again",)]
    return t.ask(seat, "redraw", options, about=about(env, new=new))[0] == "again"


def milestone_pile(s: State, card: MilestoneId) -> list[MilestoneId]:
    match s.box.milestones[card].category:
        case "economy":
            return s.pile_economy
        case "expansion":
            return s.pile_expansion
        case "politics":
            return s.pile_politics
    return s.pile_war


def _replace_milestone(t: T, out: MilestoneId, env: Env) -> MilestoneId:
    s = t.state
    pile, name = milestone_pile(s, out), f"milestones:{s.box.milestones[out].category}"
    new = t.draw(name, pile)
    place = next(i for i, m in enumerate(s.milestones) if m.card == out)
    s.milestones[place] = OpenMilestone(new)
    pile.append(out)
    t.shuffle(name, pile)
    t.tell("displayed", env.rule, out=out, new=new)
    return new


# --- action cards ---


def _draw(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    """4.1.C: kept without the fee."""
    s = t.state
    drawn = 0
    for left in range(amount(s, seat, op["n"], env), 0, -1):
        kinds = [k for k in (KINDS if op["deck"] == "any" else (TYPES[op["deck"]],)) if can_draw(s, k)]
        options: list[tuple[Literal["deck"], Kind] | tuple[Literal["done"]]] = [("deck", k) for k in kinds]
        if not options:
            break
        if op.get("optional"):
            options.append(("done",))
        said = t.ask(seat, "draw_from", options, auto=True, about=about(env, left=left))
        if said[0] == "done":
            break
        draw_card(t, seat, said[1])
        t.tell("drawn", env.rule, seat=seat, deck=said[1])
        drawn += 1
    return bind("player", [seat] * min(drawn, 1), [seat])


def _play_card(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    """6.play: the named card lies among the discards, or nothing happens."""
    s = t.state
    pile = {"ADM": s.discard_adm, "DIP": s.discard_dip, "MIL": s.discard_mil}[op["card"][:3]]
    copies = [c for c in pile if s.box.cards[c].kind == op["card"]]
    if not copies:
        return NOTHING
    pile.remove(copies[-1])
    lay_aside(s, copies[-1])
    for play in hooks.PLAY_CARD:
        play(t, seat, copies[-1], tuple(op.get("skip", ())))
    return bind("card", [copies[-1]], [seat])


HANDLERS: Handlers = {"idea": _idea, "display": _display, "draw": _draw, "play_card": _play_card}
