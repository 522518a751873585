"""Decisions and the table for people: which rule, which words, which pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel import About, Described, Option, Panel, Seat
from .content import CUBES, CULTURE, TILES, TROOPS, CardId, Way, kind_of
from .state import State, culture_points, strength_of, worth_of
from .steps.military import military_points

DECISIONS = {
    "turn": "TURN.actions",
    "take": "TURN.A.slot",
    "pay": "TURN.C.joker",
    "culture": "COMP.culture",
    "recruit": "CARD.once",
    "overflow": "STORE.excess",
    "supply": "MIL.supply",
    "dismiss": "MIL.dismiss",
}


def final(s: State, kind: str, seat: Seat, option: Option) -> bool | None:
    """Whether an answer ends the turn; in a military round it depends on what one has left to decide."""
    if kind in ("supply", "dismiss"):
        return None
    return option[0] == "end"


def describe(s: State, kind: str, option: Option, about: About) -> Described:
    verb = str(option[0])
    match option:
        case ("activate", str(card), int(way)):
            return use(s, card, s.box.cards[CardId(card)].ways[way], (f"card:{card}", f"way:{card}:{way}"))
        case ("exchange", card):
            args = {"card": card, "twin": twin(s.duchies[s.active].hand, str(card))}
            return Described("option-exchange", "TURN.B", args, (f"card:{card}", f"swap:{card}"))
        case ("take", card):
            args = {"card": card, "twin": twin(s.pool, str(card))}
            return Described("option-take", "TURN.A.slot", args, (f"card:{card}",))
        case ("influence",):
            return Described("option-influence", "TURN.C", {}, ("stock:influence", f"church:{s.active}"))
        case ("move", cube, troop):
            return Described(
                "option-move", "STORE.move", {"cube": cube, "troop": troop}, (f"{troop}:own", f"{cube}:own")
            )
        case ("pay", int(food), int(money), int(influence)):
            paid = {"food": food, "money": money, "influence": influence}
            return Described("option-pay", "TURN.C.joker", paid, tuple(f"{k}:own" for k, n in paid.items() if n))
        case ("acquire", what, int(value)):
            return Described(
                "option-acquire", "COMP.culture", {"what": what, "value": value}, (f"stock:{what}:{value}",)
            )
        case ("recruit", troop, int(n)):
            rule = "CARD.werbunek" if troop == "condottiere" else "CARD.rekrutacja"
            return Described("option-recruit", rule, {"troop": troop, "n": n}, (f"stock:{troop}",))
        case ("station", cube, troop):
            return Described("option-station", "STORE.army", {"cube": cube, "troop": troop}, (f"{troop}:own",))
        case ("lose", cube):
            return Described("option-lose", "STORE.excess", {"cube": cube}, (f"stock:{cube}",))
        case ("dismiss", troop):
            return Described("option-dismiss", "MIL.dismiss", {"troop": troop}, (f"{troop}:own",))
    if verb == "end":
        return Described("option-end", "TURN.waive", {"left": s.actions})
    return Described(f"option-done-{kind}", DECISIONS[kind])


def twin(cards: Sequence[CardId], card: str) -> int:
    """Where it lies among these, if there is another one like it; else 0."""
    alike = [kind_of(c) for c in cards].count(kind_of(card)) > 1
    return [*cards].index(CardId(card)) + 1 if alike and card in cards else 0


def use(s: State, card: str, way: Way, touched: tuple[str, ...]) -> Described:
    """A way to use a card, worded by what it gives."""
    type_ = s.box.card_types[kind_of(card)]
    args = {"card": card, "food": way.food, "money": way.money, "swap": "yes" if type_.exchange else "no"}
    args["twin"] = twin(s.duchies[s.active].hand, card)
    if way.tile:
        return Described("option-build", type_.rule, {**args, "n": way.count, "tile": way.tile}, touched)
    if way.culture:
        return Described("option-commission", type_.rule, {**args, "what": way.culture}, touched)
    if way.recruit:
        return Described("option-muster", type_.rule, {**args, "troop": way.recruit}, touched)
    if way.each is not None:
        cube, tile = way.each
        owned = getattr(s.duchies[s.active], tile)
        return Described("option-produce", type_.rule, {**args, "cube": cube, "tile": tile, "n": owned}, touched)
    gains = {f"gain_{k}": 0 for k in CUBES[:2]} | {f"gain_{k}": n for k, n in way.cubes}
    return Described("option-collect", type_.rule, {**args, **gains}, touched)


def touches(args: Mapping[str, Any]) -> list[str]:
    """The pieces that a line of the chronicle speaks of."""
    texts = [v for v in args.values() if isinstance(v, str)]
    cards = [f"card:{v}" for v in texts if "." in v]
    pieces = (*CUBES, *TILES, *TROOPS, *CULTURE)
    return cards + [f"{v}:{args['seat']}" for v in texts if v in pieces and "seat" in args]


def prompt(s: State, kind: str, seat: Seat, about: About) -> dict[str, Any]:
    """What the question itself says beyond its words."""
    return {"left": s.actions} if kind == "turn" else {}


def standing(s: State) -> dict[str, Any]:
    """How far everybody is, as far as the viewer knows: points on the table, tasks that are seen, and what a
    military scoring would bring if it came now."""
    box, duchies = s.box, s.duchies
    power = [strength_of(d, box.strength) for d in duchies]
    more = s.scorings < box.scorings
    return {
        "points": [d.bills + culture_points(d) for d in duchies],
        "works": [culture_points(d) for d in duchies],
        "tasks": [
            [worth_of(box.tasks[task], d) if task else None for task in (d.culture_task, d.estate_task)]
            for d in duchies
        ],
        "strength": power,
        "military": military_points(power, box.points[len(duchies)]) if more else None,
        "turns": len(s.deck) + 1,  # to the end of the year at the latest; a card may bring it sooner
        "years": box.years,
        "scorings": box.scorings,
    }


def panels(s: State) -> list[Panel]:
    box, stock = s.box, s.stock
    race = standing(s)
    out = [
        Panel(
            "panel-table",
            [
                ("row-year", (s.year, box.years)),
                ("row-deck", len(s.deck)),
                ("row-scorings", (s.scorings, box.scorings)),
                ("row-first", {"seat": s.first}),
            ],
        ),
        Panel(
            "panel-stock",
            [
                *((f"row-stock-{k}", getattr(stock, k)) for k in box.components),
                *((f"row-{k}", [f"{v}★ ×{n}" for v, n in getattr(stock, k).items() if n]) for k in CULTURE),
            ],
        ),
        Panel("panel-pool", [(f"#{i}", card) for i, card in enumerate(s.pool, 1)]),
    ]
    for seat, d in enumerate(s.duchies):
        fed = {"condottiere": d.condottiere_money + d.condottiere_influence}
        fed["militia"] = d.militia_food + d.militia_influence
        out.append(
            Panel(
                "panel-duchy",
                [
                    ("row-hand", list(d.hand)),
                    ("row-tasks", [d.culture_task or "hidden", d.estate_task or "hidden"]),
                    ("row-food", (d.food, box.storage["farm"] * d.farm)),
                    ("row-money", (d.money, box.storage["bank"] * d.bank)),
                    ("row-influence", (d.influence, box.storage["church"])),
                    *((f"row-{tile}", getattr(d, tile)) for tile in TILES),
                    *((f"row-{troop}", (fed[troop], getattr(d, troop))) for troop in fed),
                    *((f"row-{kind}", list(getattr(d, kind))) for kind in CULTURE),
                    ("row-bills", d.bills),
                    ("row-points", race["points"][seat]),
                    ("row-strength", race["strength"][seat]),
                    *([("row-military", race["military"][seat])] if race["military"] else []),
                ],
                seat,
            )
        )
    return out
