"""The numbered rules of a game in our own words: rules.toml, and what is waived in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .content import read_data
from .kernel import Game, RegnumError


@dataclass(frozen=True)
class Rule:
    id: str
    title: dict[str, str]
    text: dict[str, str]
    see: tuple[str, ...] = ()
    notes: dict[str, tuple[str, ...]] | None = None


def load_rules(game: Game[Any]) -> dict[str, Rule]:
    rules = {}
    for rule_id, raw in read_data(game.folder / "rules.toml").items():
        notes = {lang: tuple(raw.get("notes", {}).get(lang, ())) for lang in ("en", "pl")}
        text = {"en": raw["en"], "pl": raw["pl"]}
        rules[rule_id] = Rule(rule_id, raw["title"], text, tuple(raw.get("see", ())), notes)
    return rules


def get_rule(game: Game[Any], rule_id: str) -> Rule:
    """One rule, its id in any case of letters; the error names ids that come close."""
    rules = load_rules(game)
    by_lower = {r.lower(): r for r in rules}
    if rule_id.lower() in by_lower:
        return rules[by_lower[rule_id.lower()]]
    close = [r for r in rules if rule_id.lower() in r.lower()][:8]
    hint = f" (perhaps {', '.join(close)})" if close else ""
    raise RegnumError(f"{game.id} has no rule '{rule_id}'{hint}")
