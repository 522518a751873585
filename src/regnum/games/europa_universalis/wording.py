"""Sentences made from the data of cards, so that a text and its effect cannot disagree.

Every operation has one Fluent message (cards.en.ftl, cards.pl.ftl); what it speaks of is in phrases.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from json import loads
from typing import Any

from .phrases import Phrases, Raw, Speech, yes_no

SIGNED = ("unrest", "rebels", "claim", "influence", "pirates", "ships", "cardinal")  # a negative n takes away
PACTS = {"pact": "kind", "offer": "what"}


def sentence(texts: Speech, data: str) -> str:
    """What SPELL($…) of a message says: a table with one key, which tells what its value is."""
    what, value = next(iter(loads(data).items()))
    w = Wording(texts)
    made: dict[str, Callable[[Any], str]] = {
        "ops": w.ops,
        "option": w.option,
        "cost": w.cost,
        "checks": w.checks,
        "card": w.card,
        "play": w.play,
        "idea": w.idea,
        "goal": w.goal,
        "who": w.who,
        "forces": w.forces,
    }
    text = made[what](value) or w.say("text-nothing")
    return text[0].upper() + text[1:]


class Wording(Phrases):
    """Texts of cards in one language."""

    def __init__(self, texts: Speech) -> None:
        super().__init__(texts)
        self.types |= {"ops": self.ops, "options": self.options, "modifier": self.modifier}

    # --- whole texts ---

    def play(self, data: Raw) -> str:
        """A card in the hand: of one that is displayed only the names of what it lets one do."""
        return self.card(data, full=False)

    def card(self, data: Raw, full: bool = True) -> str:
        cost = {
            **data.get("cost", {}),
            **({"uses": data["uses"]} if data.get("timing") == "turn" and "uses" in data else {}),
        }
        body = self.ops(data.get("ops", ()))
        if data.get("actions"):
            names = {a: self.name(f"action-{a}") for a in data["actions"]}
            each = [f"{names[a]} ({self.card(one)})" if full else names[a] for a, one in data["actions"].items()]
            body = "; ".join([*([body] if body else []), *each])
        if data.get("when"):
            body = self.say("text-if", checks=self.checks(data["when"]), body=body)
        if data.get("trigger"):
            body = self.say("text-trigger", on=data["trigger"], cap="none", body=body)
        for change in data.get("cost_mods", ()):
            more = self.say("text-cost_mod", n=abs(int(change.get("n", 1))), checks=self.checks(change["when"]))
            body = f"{body}; {more}"
        return self.say(
            "text-card",
            cost=self.cost(cost) or "none",
            timing=data.get("timing", "turn"),
            uses=data.get("uses", 0),
            covert=yes_no(data.get("covert", False)),
            body=body,
        )

    def idea(self, data: Raw) -> str:
        parts = [self.modifier(one) for one in data.get("modifiers", ())]
        if data.get("immediate"):
            parts.append(self.ops(data["immediate"]))
        for one in data.get("triggers", ()):
            body = self.ops(one["ops"])
            if one.get("when"):
                body = self.say("text-if", checks=self.checks(one["when"]), body=body)
            parts.append(self.say("text-trigger", on=one["on"], cap=one.get("cap_per_round", "none"), body=body))
        text = "; ".join(parts)
        needs = data.get("requires")
        return f"{text}. {self.say('text-needs', checks=self.checks(needs))}" if needs else text

    def goal(self, data: Raw) -> str:
        """A mission or a milestone."""
        points = data["prestige"]
        shown = "/".join(map(str, points)) if isinstance(points, list) else points
        reward = self.ops(data.get("reward", ())) or "none"
        return self.say("text-goal", checks=self.checks(data["condition"]), prestige=shown, reward=reward)

    def forces(self, forces: Sequence[Sequence[Any]]) -> str:
        """Realms with what they could bring into a war."""
        return ", ".join(
            self.say("text-force", realm=self.name(f"realm-{realm}"), units=units, ships=ships)
            for realm, units, ships in forces
        )

    # --- operations ---

    def ops(self, ops: Sequence[Raw]) -> str:
        return "; ".join(text for op in ops if (text := self.op(op)))

    def op(self, op: Raw) -> str:
        name = op["op"]
        args = self.arguments(op, "operations", name)
        if name == "gain":
            args["list"] = self.counters(op)
        if name in SIGNED:
            args["sign"], args["n"] = self.sign(op.get("n"))
        if name in PACTS:  # all that are named are made
            args[PACTS[name]] = self.join("text-and", [self.say(f"piece-{one}") for one in op[PACTS[name]]])
        if name == "war" and op.get("aggressor", "") == op.get("who", "you"):
            args["aggressor"] = "none"
        if name == "action":
            args["action"], args["mods"] = self.name(f"action-{op['action']}"), self.mods(op.get("mods", {})) or "none"
        if name == "pick":
            args["select"] = self.selected(op["target"], op["select"])
        if name in ("dnpr", "become") and "realm" in op:
            args["realm"] = self.name(f"realm-{op['realm']}")
        if name == "dnpr":
            args["colour"] = self.name(f"colour-{op['colour']}").lower()
        if name == "papal" and "target" in op:
            args["target"] = self.who(op["target"])
        if name == "weakness" and "ruler_of" in op:
            args["ruler_of"] = self.who(op["ruler_of"])
        text = self.say(f"op-{name}", **args)
        if op.get("who", "you") != "you":  # one colon is enough for a sentence
            how = "-may" if op.get("optional") else "-more" if ":" in text else ""
            text = self.say(f"text-who{how}", who=self.who(op["who"]), body=text)
        elif op.get("optional"):
            text = self.say("text-may", body=text)
        if "by" in op:
            text = self.say("text-chosen-by", who=self.who(op["by"]), body=text)
        if op.get("when"):
            text = self.say("text-if", checks=self.checks(op["when"]), body=text)
        for key in ("else", "if_none"):
            if op.get(key):
                text = self.say(f"text-{key}", **{"body": text, "else": self.ops(op[key])})
        return text

    def options(self, options: Sequence[Raw]) -> str:
        """What one may choose from."""
        parts = [self.option(one) for one in options]
        return parts[0] if len(parts) == 1 else self.say("text-one_of", list=" / ".join(parts))

    def option(self, option: Raw) -> str:
        body, cost = self.ops(option.get("ops", ())), self.cost(option.get("cost", {}))
        if cost:
            body = self.say("text-pay", cost=cost, body=body) if body else self.say("text-pay-only", cost=cost)
        if option.get("when"):
            body = self.say("text-if", checks=self.checks(option["when"]), body=body or self.say("text-nothing"))
        return body or self.say("text-nothing")

    def mods(self, mods: Raw) -> str:
        found = []
        for key, value in mods.items():
            if key == "nodes" and value == "maritime":
                found.append(self.say("mods-maritime"))
                continue
            if key == "cost" and isinstance(value, int) and value < 0:
                found.append(self.say("mods-cheaper", x=-value))
                continue
            by_key: dict[str, Callable[[Any], Any]] = {
                "nodes": self.nodes, "where": self.areas, "target": self.areas, "extra_dice": self.dice,
                "extra_move_to": self.types["continents"],
            }  # fmt: skip
            found.append(self.say(f"mods-{key}", x=by_key.get(key, self.plain)(value)))
        return ", ".join(found)
