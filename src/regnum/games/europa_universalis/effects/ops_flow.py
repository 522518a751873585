"""Operations that steer others: do, choose, pick, modifier, action, counter."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Literal

from ....kernel import Seat
from ..content.shapes import Op
from ..ledger import looking
from ..model import State
from . import hooks
from .amounts import amount, bounds
from .areas import areas
from .asking import about, pick_some
from .checks import holds, select
from .costs import pay_cost, payable
from .env import NOTHING, Bound, Env, Handlers, T, bind
from .futile import futile
from .ops_ideas import researchable
from .running import run

Option = tuple[Literal["option"], int] | tuple[Literal["none"]]


def nested(t: T, ops: Sequence[Op], seat: Seat, env: Env) -> None:
    """A list that the player runs for himself: he is `you` in it. What it binds is known afterwards, of all players
    together."""
    mine = env.running(seat)
    run(t, ops, mine)
    for name, found in mine.bound.items():
        before = env.bound.get(name)
        if before is not found:
            env.bound[name] = found if before is None else before.plus(found)


def _do(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    # 16.3.you
    ops = op["ops"]
    if op.get("covert"):
        named = next((i for i, one in enumerate(ops) if one["op"] != "pick"), 0) if t.rev >= 6 else 0  # 6.2.covert
        nested(t, ops[:named], seat, env)
        if any(foiled(t, seat) for foiled in hooks.FOILED):
            return NOTHING
        ops = ops[named:]
    for _ in range(amount(t.state, seat, op.get("times", 1), env)):
        nested(t, ops, seat, env)
    return bind("player", [seat])


def _choose(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    # 16.3.choice
    _, most = bounds(t.state, seat, op.get("times", 1), env)
    taken = 0
    for _ in range(most):
        i = choice(t, seat, op["options"], bool(op.get("optional")), env)
        if i is None:
            break
        option: Op = op["options"][i]
        if payable(t.state, seat, option.get("cost", {})):
            pay_cost(t, seat, option.get("cost", {}), env)
        nested(t, option["ops"], seat, env)
        taken += 1
    return bind("player", [seat] * min(taken, 1))


def choice(t: T, seat: Seat, options: Sequence[Op], optional: bool, env: Env) -> int | None:
    """The number of the option taken. Who can pay one takes that one; who can pay none takes any and does what he
    can."""
    s = t.state
    costs = [option.get("cost", {}) for option in options]
    can_pay = [i for i, cost in enumerate(costs) if payable(s, seat, cost)]
    perhaps = can_pay if optional else range(len(options))
    now = looking(s, partial(_sensible, s, seat, options, perhaps, optional, env.running(seat).looking()))
    paid = [i for i in now if i in can_pay and researchable(s, seat, options[i]["ops"], costs[i], env)]
    menu: list[Option] = [("option", i) for i in (paid if paid or optional else now)]
    if optional:
        menu.append(("none",))
    if not menu or menu == [("none",)]:
        return None
    said = t.ask(seat, "choose", menu, auto=True, about=about(env, options=options))
    return said[1] if said[0] == "option" else None


def _sensible(
    s: State, seat: Seat, options: Sequence[Op], perhaps: Sequence[int], optional: bool, env: Env
) -> list[int]:
    """Of these options those whose conditions hold and that do something."""
    now = [i for i in perhaps if "when" not in options[i] or holds(s, seat, options[i]["when"], env)]
    if optional and s.revision >= 2:
        now = [i for i in now if not _idle(s, options[i]["ops"], env)]
    if optional and s.revision >= 3:  # nobody pays for what could do nothing
        now = [i for i in now if futile(s, seat, options[i]["ops"], env) is None]
    elif env.card is not None and s.revision >= 3:  # 6.play: of what a card offers, what does something
        now = [i for i in now if futile(s, seat, options[i]["ops"], env) is None] or now
    return now


def _idle(s: State, ops: Sequence[Op], env: Env) -> bool:
    """16.3.conditions: whether it is all about something to be picked first, and there is no such thing. `env`: only
    looking."""
    if not ops or ops[0]["op"] != "pick" or ops[0].get("by") or ops[0].get("who", "you") != "you":
        return False
    sel, _ = _picked_from(ops[0])
    return not select(s, ops[0]["target"], sel, env)


def _picked_from(op: Op) -> tuple[Any, Any]:
    """What is picked from, and how many."""
    sel, n = op["select"], op.get("n", 1)
    if isinstance(sel, dict) and "pick" in sel:
        return {key: value for key, value in sel.items() if key != "pick"}, sel["pick"]
    return sel, n


def _pick(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    # 16.3.order
    sel, n = _picked_from(op)
    found = select(t.state, op["target"], sel, env)
    if op["target"] == "player" and env.targets is not None:
        found = [x for x in found if x in env.targets]
    fewest, most = bounds(t.state, seat, n, env, len(found))
    chosen = pick_some(env, op["target"], found, "pick", 0 if op.get("optional") else fewest, most)
    if chosen:
        t.tell("picked", env.rule, seat=env.chooser, what=op["target"], items=" ".join(map(str, chosen)))
    return bind(op["target"], chosen, owners(t.state, op["target"], chosen))


def owners(s: State, target: str, chosen: Sequence[Any]) -> list[Seat]:
    if target == "player":
        return list(chosen)
    if target == "realm":
        return [s.realms[r].player for r in chosen]
    if target == "province":
        return [seat for p in chosen for seat in (s.provinces[p].town, s.provinces[p].vassal)]
    return []


def _modifier(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    # 4.3.G.towns: the only one that a card lends until the end of the round
    one = op["modifier"]
    assert (one["mod"], one["step"]) == ("skip", "3G"), one
    found = areas(t.state, one["areas"], env)
    t.state.players[seat].spared += [a for a in found if a not in t.state.players[seat].spared]
    return bind("area", found)


def _action(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    # 16.3.action: at once or not at all
    return hooks.GRANTED[op["action"]](t, seat, op.get("mods", {}), env)


def _counter(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    # 6.2.covert
    env.trace.countered = True
    return bind("player", [seat])


HANDLERS: Handlers = {
    "do": _do,
    "choose": _choose,
    "pick": _pick,
    "modifier": _modifier,
    "action": _action,
    "counter": _counter,
}
