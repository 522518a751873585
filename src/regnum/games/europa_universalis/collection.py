"""All cards and the like, and which events of the chronicle say that a game has met one of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .content.shapes import CardId, Content

# key of the event: what it names, by which of its values
NAMED = {
    "event": ("event", "event"),
    "idea": ("idea", "idea"),
    "mission": ("mission", "mission"),
    "milestone": ("milestone", "milestone"),
    "struggle": ("struggle", "struggle"),
    "trade": ("trade", "card"),
    "used": ("action", "action"),
    "posted": ("who", "card"),
}


def collection(content: Content) -> dict[str, list[str]]:
    """Of an event each option: `11A-1.A`."""
    found = content.events.values()
    return {
        "event": [f"{e.id}.{letter}" if letter else e.id for e in found for letter in e.options or ("",)],
        "cards": list(content.kinds),
        "action": [action.id for kind in content.kinds.values() for action in kind.actions],
        "who": list(content.cards),
        "idea": list(content.ideas),
        "mission": list(content.missions),
        "milestone": list(content.milestones),
        "struggle": list(content.struggles),
        "trade": list(content.trade),
    }


def meets(content: Content, key: str, args: Mapping[str, Any]) -> Sequence[tuple[str, str]]:
    if key == "option":
        return (("event", f"{args['event']}.{args['option']}"),)
    if key == "card":
        return (("cards", content.cards[CardId(args["card"])].kind),)
    if key == "crowned":  # leaders of one name cannot be told apart
        leaders = [c.id for c in content.cards.values() if c.character.role == "leader"]
        return [("who", c) for c in leaders if content.cards[c].character.name == args["name"]]
    if key not in NAMED or args.get("n", 1) < 0:
        return ()
    kind, value = NAMED[key]
    return ((kind, str(args[value])),)
