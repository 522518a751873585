"""What a mission gives: room for it in a position, and what must have changed when it was taken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from europa_universalis import goals_pieces as pieces
from europa_universalis.goals_board import info, world
from regnum.games.europa_universalis.content.shapes import KINDS, IdeaId
from regnum.games.europa_universalis.model import Land, State

Op = Mapping[str, Any]
NO = ("done", "no", "none", "enough", "forgo")


class Taker:
    """Shows the mission and takes whatever it gives; of several lists the one with this number."""

    def __init__(self, mission: str, option: int = 0) -> None:
        self.mission, self.option = mission, option
        self.asked: list[str] = []

    def __call__(self, t: Any, seat: int, kind: str, options: Sequence[Any]) -> int:
        self.asked.append(kind)
        if kind == "show_mission":
            return options.index(("show", self.mission))
        if kind == "choose":
            return options.index(("option", self.option))
        return next((i for i, option in enumerate(options) if option[0] not in NO), 0)


def chosen(reward: Sequence[Op], option: int) -> list[Op]:
    """The operations, with those of the list that is taken."""
    found: list[Op] = []
    for op in reward:
        found += op["options"][min(option, len(op["options"]) - 1)]["ops"] if op["op"] == "choose" else [op]
    return found


def options(reward: Sequence[Op]) -> int:
    return max((len(op["options"]) for op in reward if op["op"] == "choose"), default=1)


def make_room(s: State, ops: Sequence[Op]) -> None:
    """So that everything can be taken: manpower to restore, unrest to calm, an area to make a core, a town to grow."""
    p = s.players[0]
    p.adm, p.dip, p.mil = (min(n, 4) for n in (p.adm, p.dip, p.mil))
    for op in ops:
        match op["op"]:
            case "gain" if "restore" in op:
                p.exhausted, p.available = p.exhausted + op["restore"], p.available - op["restore"]
            case "core" if op["areas"] != ["@own"]:
                for q in world(s).areas[op["areas"][0]].provinces:
                    if not (s.provinces[q].town == 0 or s.provinces[q].vassal == 0):
                        pieces.settle(s, q)
            case "holding":
                fit = [q for q in pieces.free(s, {}, frozenset()) if not op["on"].get("coastal") or info(s, q).ports]
                for q in fit[: op["n"]]:
                    pieces.settle(s, q)
            case "unrest":
                for q in list(pieces.free(s, {}, frozenset()))[: -op["n"]]:
                    s.provinces[q] = Land(town=0, unrest=True)
            case "action":
                p.merchants = 3
            case "ships" if "zones" not in op:
                ports = [q for q in pieces.free(s, {}, frozenset()) if info(s, q).ports]
                for q in ports[: op["n"]]:
                    pieces.settle(s, q)
            case "idea" if "ids" in op:
                for requirement in s.box.ideas[IdeaId(op["ids"][0])].requires:
                    assert requirement["check"] == "idea"
                    pieces.know(s, IdeaId(requirement["ids"][0]))
            case "idea" if op["type"] == "military":
                s.ideas, s.ideas_mil = [*s.ideas, *s.ideas_mil], []
    if p.manpower and p.available < 0:
        p.manpower, p.available = p.manpower - p.available, 0


def catholic(s: State) -> bool:
    return s.realms[s.players[0].realm].faith in ("catholic", "counter_reformed")


def expected(s: State, op: Op) -> Counter[str]:
    """How counters and pieces change, by the words of the operation."""
    got: Counter[str] = Counter()
    p = s.players[0]
    if "when" in op:
        (when,) = op["when"]
        holds = catholic(s) if when["check"] == "state_religion" else s.empire.emperor == 0
        if not holds:
            return got
    match op["op"]:
        case "gain":
            got.update({what: n for what, n in op.items() if what != "op" and isinstance(n, int)})
        case "claim":
            got["claims"] = op.get("n", len(op["areas"]))
        case "core":
            got["cores"] = op.get("n", 1)
        case "influence":
            got["influence"] = op["n"]
        case "ships":
            got["galleys" if op["kind"] == "galley" else "light"] = op["n"]
        case "merchant":
            got["merchants" if p.merchants == 2 else "ducats"] = 1 if p.merchants == 2 else 4
        case "develop":
            got["developed"] = op["n"]
        case "draw":
            got["cards"] = op["n"]
        case "idea":
            got["known"] = 1
        case "holding":
            got["large"] = op["n"]
        case "cardinal":
            got["cardinals"] = op["n"]
        case "unrest":
            got["unrest"] = op["n"]
        case "pact":
            got["alliances"] = op["n"]
        case "hre":
            got["outside"] = sum(world(s).areas[a].hre for a in {info(s, q).area for q in pieces.homes(s)[:1]})
        case "action":
            got["traded"] = 1
    return got


def standing(s: State) -> Counter[str]:
    """What there is of all that a reward may change."""
    p, hands = s.players[0], ("hand_adm", "hand_dip", "hand_mil")
    return Counter({
        "prestige": p.prestige, "adm": p.adm, "dip": p.dip, "mil": p.mil, "ducats": p.ducats, "stability": p.stability,
        "colonists": p.colonists, "manpower": p.bonus_manpower, "restore": -p.exhausted, "merchants": p.merchants,
        "authority": s.empire.authority, "claims": sum(0 in g.claims for g in s.areas.values()),
        "cores": sum(g.core == 0 for g in s.areas.values()),
        "influence": sum(g.influence[0] for g in s.areas.values()),
        "light": pieces.light_ships(s, {}), "galleys": p.fleet.galleys,
        "developed": sum(n.developed for n in s.nodes.values()), "known": len(p.ideas),
        "cards": sum(len(getattr(p, hand)) for hand in hands),
        "large": sum(land.large for land in s.provinces.values()),
        "cardinals": s.curia.cardinals.count(0), "alliances": pieces.alliances(s, {}),
        "unrest": sum(land.unrest for land in s.provinces.values()),
        "outside": sum(g.outside for g in s.areas.values()),
    })  # fmt: skip


def only_there(before: State, s: State, ops: Sequence[Op]) -> None:
    """New claims, core tokens and cubes lie in the areas that the words name, if they name them one by one."""
    for word in ("claim", "core", "influence"):
        named = [a for op in ops if op["op"] == word for a in op["areas"]]
        if any(a.startswith("@") for a in named):
            continue
        for a, ground in s.areas.items():
            was = before.areas[a]
            new = {"claim": ground.claims, "core": ground.core, "influence": ground.influence}[word]
            old = {"claim": was.claims, "core": was.core, "influence": was.influence}[word]
            assert new == old or a in named, f"{word}: {a}"


def spread(total: Counter[str], before: Counter[str], after: Counter[str]) -> Counter[str]:
    """Points of any kind count where they were taken."""
    free = total.pop("any", 0)
    for kind in KINDS:
        more = min(free, after[kind] - before[kind] - total[kind])
        total[kind] += max(0, more)
        free -= max(0, more)
    assert not free
    return total
