"""Decisions and the table for people: which rule, which words, which pieces."""

from __future__ import annotations

from typing import Any

from ...kernel import Described, Option, Panel
from .content import CUBES, CULTURE, TILES, Content, kind_of
from .state import State

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


def describe(s: State, kind: str, option: Option) -> Described:
    verb = str(option[0])
    match option:
        case ("activate", str(card), int(way)):
            type_ = s.box.card_types[kind_of(card)]
            w = type_.ways[way]
            gains = {f"gain_{k}": 0 for k in CUBES[:2]} | {f"gain_{k}": n for k, n in w.cubes}
            return Described(
                f"option-{kind_of(card)}", type_.rule,
                {"card": card, "food": w.food, "money": w.money, "n": w.count, "tile": w.tile, **gains},
                (f"card:{card}",),
            )  # fmt: skip
        case ("exchange", card):
            return Described("option-exchange", "TURN.B", {"card": card}, (f"card:{card}",))
        case ("take", card):
            return Described("option-take", "TURN.A.slot", {"card": card}, (f"card:{card}",))
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
    rule = "TURN.waive" if verb == "end" else DECISIONS[kind]
    return Described(f"option-{verb}", rule, {"left": s.actions})


def panels(view: dict[str, Any], box: Content) -> list[Panel]:
    stock = view["stock"]
    out = [
        Panel(
            "panel-table",
            [
                ("row-year", (view["year"], box.years)),
                ("row-deck", len(view["deck"])),
                ("row-scorings", (view["scorings"], 5)),
                ("row-first", {"seat": view["first"]}),
                *((f"row-stock-{k}", stock[k]) for k in box.components),
                *((f"row-stock-{k}", [f"{v}×{n}" for v, n in stock[k].items() if n]) for k in CULTURE),
            ],
        ),
        Panel("panel-pool", [(f"#{i}", card) for i, card in enumerate(view["pool"], 1)]),
    ]
    for seat, d in enumerate(view["duchies"]):
        fed = {"condottiere": d["condottiere_money"] + d["condottiere_influence"]}
        fed["militia"] = d["militia_food"] + d["militia_influence"]
        out.append(
            Panel(
                "panel-duchy",
                [
                    ("row-hand", d["hand"]),
                    ("row-tasks", [d["culture_task"] or "hidden", d["estate_task"] or "hidden"]),
                    ("row-food", (d["food"], box.storage["farm"] * d["farm"])),
                    ("row-money", (d["money"], box.storage["bank"] * d["bank"])),
                    ("row-influence", (d["influence"], box.storage["church"])),
                    *((f"row-{tile}", d[tile]) for tile in TILES),
                    *((f"row-{troop}", (fed[troop], d[troop])) for troop in fed),
                    *((f"row-{kind}", d[kind]) for kind in CULTURE),
                    ("row-bills", d["bills"]),
                ],
                seat,
            )
        )
    return out
