"""The printed facts of Europa Universalis, read from the files of this folder and an optional override."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from reprlib import repr as short
from typing import Any

from ....content import read_sheet
from ....kernel import BadContent
from . import cards
from .boards import Boards
from .names import Words
from .scenarios import scenarios, setups
from .sense import Sense
from .sense_cards import check_cards
from .sense_map import check_map
from .sense_scenarios import check_scenarios
from .shapes import Content, RealmId

# where an override may put a key that the printed table lacks: empty ones are not printed
GROWS = (
    "areas.*", "provinces.*", "zones.*", "nodes.*", "realms.*",
    "side_1618.provinces", "side_1618.provinces.*", "side_1618.added.*", "side_1618.areas", "side_1618.realms",
    "side_1618.realms.*", "side_1618.held",
    "borders.land", "borders.mountains", "borders.distant", "borders.between_maps", "borders.sea",
    "cards.*", "cards.*.cost", "cards.*.actions", "cards.*.actions.*", "cards.*.actions.*.cost", "characters.*",
    "events.*", "events.*.options", "events.*.ruler", "events.*.character",
    "ideas.*", "ideas.*.cost", "missions.*", "missions.*.needs", "milestones.*",
    "trade.*", "trade.*.nodes", "trade.*.nodes.*", "trade.*.nodes.*.keys",
    "setups.*.*", "setups.*.*.influence", "setups.*.*.light_ships", "setups.*.*.fleet", "setups.*.*.ruler",
    "scenarios.*.variants.*", "scenarios.*.variants.*.realms.*", "scenarios.*.variants.*.realms.*.missions",
    "scenarios.*.variants.*.hre", "scenarios.*.variants.*.curia", "scenarios.*.variants.*.dnpr",
    "scenarios.*.variants.*.ideas", "scenarios.*.variants.*.ideas.researched", "scenarios.*.variants.*.milestones",
    "scenarios.*.variants.*.struggles", "scenarios.*.variants.*.trade", "scenarios.*.variants.*.victory",
)  # fmt: skip


@cache
def _printed() -> Content:
    """What is printed, shared by all tables that override nothing."""
    return _load(None, "content")


def load(override: Mapping[str, Any] | None = None, where: str = "content") -> Content:
    """The game's content, with any value replaced by the override's."""
    return _load(override, where) if override else _printed()


def check(data: Mapping[str, Any], where: str, override: Mapping[str, Any]) -> None:
    """Refuse a content whose parts do not fit together. (What is printed is held to this by the tests.)"""
    if "vocabulary" in override:
        raise BadContent(f"{where}: vocabulary: the words of the card texts are the program's own")
    for p, changed in data["side_1618"]["provinces"].items():
        if not isinstance(changed, Mapping):
            raise BadContent(f"{where}: side_1618.provinces.{p}: a table is expected, not {short(changed)}")
    sense = Sense(data, where, Words.of(data))
    check_map(sense)
    check_cards(sense)
    check_scenarios(sense)


def _load(override: Mapping[str, Any] | None, where: str) -> Content:
    sheet = read_sheet(Path(__file__).parent, override, where, grows=GROWS)
    data = sheet.data
    if override:
        check(data, where, override)
    return Content(
        boards=Boards(data),
        scenarios=scenarios(data),
        setups=setups(data),
        dice={die: tuple(raw["faces"]) for die, raw in data["dice"].items()},
        kinds=cards.card_kinds(data),
        cards=cards.cards(data),
        events=cards.events(data),
        ideas=cards.ideas(data),
        missions=cards.missions(data, override or {}),
        mission_decks=cards.mission_decks(data),
        milestones=cards.milestones(data, override or {}),
        struggles=cards.struggles(data),
        trade=cards.trade(data),
        aliases={RealmId(name): RealmId(realm) for name, realm in data["aliases"].items()},
        sheet=sheet,
    )
