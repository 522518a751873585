"""What is on cards: actions and characters, events, ideas, missions, milestones, power struggles, trade."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .shapes import (
    Area,
    Card,
    CardAction,
    CardId,
    CardKind,
    Character,
    Earlier,
    EventId,
    EventInfo,
    IdeaId,
    IdeaInfo,
    MilestoneId,
    MilestoneInfo,
    MissionId,
    MissionInfo,
    Node,
    Province,
    StruggleId,
    StruggleInfo,
    TradeCard,
    TradeId,
    TradeOption,
)

Raw = Mapping[str, Any]


def character(raw: Raw) -> Character:
    return Character(
        name=raw["name"],
        role=raw.get("role", "ruler"),
        adm=raw.get("adm", 0),
        dip=raw.get("dip", 0),
        mil=raw.get("mil", 0),
        cost=raw.get("cost", 0),
        command=raw.get("command", False),
        dice=tuple(raw.get("dice", ())),
        mark=raw.get("mark", ""),
        weak=raw.get("weak", False),
        limits=tuple(raw.get("limits", ())),
    )


def card_kinds(data: Raw) -> dict[str, CardKind]:
    kinds = {}
    for k, raw in data["cards"].items():
        kinds[k] = CardKind(
            id=k,
            deck=raw["deck"],
            action=_action(k, raw),
            uses=raw.get("uses", 0),
            actions=tuple(_action(a, one, one["uses"]) for a, one in raw.get("actions", {}).items()),
            raises_stability=raw.get("raises_stability", False),
        )
    return kinds


def _action(name: str, raw: Raw, uses: int = 0) -> CardAction:
    return CardAction(
        id=name,
        cost={**raw["cost"], "uses": uses} if uses else raw["cost"],
        timing=raw["timing"],
        covert=raw.get("covert", False),
        when=tuple(raw.get("when", ())),
        ops=tuple(raw.get("ops", ())),
        data=dict(raw),
        trigger=raw.get("trigger", ""),
        cost_mods=tuple(raw.get("cost_mods", ())),
    )


def cards(data: Raw) -> dict[CardId, Card]:
    """Every copy of every action card, by deck and kind."""
    out = {}
    for k, raw in data["cards"].items():
        for n in range(1, raw["copies"] + 1):
            c = CardId(f"{k}-{n}")
            out[c] = Card(c, k, raw["deck"], character(data["characters"][c]))
    return out


def events(data: Raw) -> dict[EventId, EventInfo]:
    return {
        EventId(e): EventInfo(
            id=EventId(e),
            age=raw["age"],
            type=raw["type"],
            half=raw["half"],
            realm=raw.get("realm"),
            symbols=tuple(raw.get("symbols", ())),
            ruler=character(raw["ruler"]) if "ruler" in raw else None,
            before=tuple(raw.get("before", ())),
            chooser=raw.get("chooser", "you"),
            options={option: tuple(ops) for option, ops in raw.get("options", {}).items()},
            after=tuple(raw.get("after", ())),
            data=raw,
            character=character(raw["character"]) if "character" in raw else None,
        )
        for e, raw in data["events"].items()
    }


def ideas(data: Raw) -> dict[IdeaId, IdeaInfo]:
    return {
        IdeaId(i): IdeaInfo(
            id=IdeaId(i),
            kind=raw["kind"],
            basic=raw.get("basic", False),
            age=raw["age"],
            government=raw.get("government", False),
            cost=raw["cost"],
            requires=tuple(raw.get("requires", ())),
            immediate=tuple(raw.get("immediate", ())),
            modifiers=tuple(raw.get("modifiers", ())),
            data=raw,
            triggers=tuple(raw.get("triggers", ())),
        )
        for i, raw in data["ideas"].items()
    }


def earlier(raw: Raw, own: Raw) -> Earlier:
    """Conditions that were corrected since: none where a content of one's own says what it is."""
    if "condition" in own:
        return ()
    return tuple((int(last), tuple(checks)) for last, checks in sorted(raw.get("earlier", {}).items()))


def missions(data: Raw, override: Raw) -> dict[MissionId, MissionInfo]:
    own = override.get("missions", {})
    return {
        MissionId(m): MissionInfo(
            id=MissionId(m),
            deck=raw["deck"],
            starter=raw.get("starter", False),
            requires=tuple(MissionId(other) for other in raw.get("requires", ())),
            condition=tuple(raw["condition"]),
            prestige=raw["prestige"],
            reward=tuple(raw.get("reward", ())),
            data=raw,
            earlier=earlier(raw, own.get(m, {})),
        )
        for m, raw in data["missions"].items()
    }


def mission_decks(data: Raw) -> dict[str, tuple[MissionId, ...]]:
    """Of the major powers and the two general ones by what is printed on the cards; of minor powers, a choice."""
    decks: dict[str, list[MissionId]] = {}
    for m, raw in data["missions"].items():
        decks.setdefault(raw["deck"], []).append(MissionId(m))
    minor = {realm: tuple(MissionId(m) for m in deck) for realm, deck in data["minor_decks"].items()}
    return {deck: tuple(found) for deck, found in decks.items()} | minor


def milestones(data: Raw, override: Raw) -> dict[MilestoneId, MilestoneInfo]:
    own = override.get("milestones", {})
    return {
        MilestoneId(m): MilestoneInfo(
            id=MilestoneId(m),
            age=raw["age"],
            category=raw["category"],
            condition=tuple(raw["condition"]),
            prestige=tuple(raw["prestige"]),
            reward=tuple(raw.get("reward", ())),
            distant=raw.get("distant", False),
            data=raw,
            earlier=earlier(raw, own.get(m, {})),
        )
        for m, raw in data["milestones"].items()
    }


def struggles(data: Raw) -> dict[StruggleId, StruggleInfo]:
    return {
        StruggleId(s): StruggleInfo(
            id=StruggleId(s),
            ages=tuple(raw["ages"]),
            areas=tuple(Area(a) for a in raw["areas"]),
            extra=tuple(raw["extra"]),
            data=raw,
        )
        for s, raw in data["struggles"].items()
    }


def trade(data: Raw) -> dict[TradeId, TradeCard]:
    out = {}
    for t, raw in data["trade"].items():
        options = []
        for n, one in raw["nodes"].items():
            keys = {Province(p): power for p, power in one["keys"].items()}
            options.append(TradeOption(Node(n), False, None, keys, one.get("requires", "")))
            if "secondary" in one:  # 12.5.secondary: without key provinces, and free of the requirement
                options.append(TradeOption(Node(one["secondary"]), True, Node(n), {}, ""))
        out[TradeId(t)] = TradeCard(
            id=TradeId(t),
            good=raw["good"],
            income=tuple(raw["income"]),
            developed=tuple(raw["developed"]),
            options=tuple(options),
            continents=tuple(raw.get("continents", ())),
            gold=raw.get("gold", False),
            slaves=raw.get("slaves", False),
            mark=raw.get("mark", ""),
            data=raw,
        )
    return out
