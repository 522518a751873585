"""The numbered rules of a game in our own words: rules.toml, and what is waived in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
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


@dataclass(frozen=True)
class Chapter:
    title: dict[str, str]
    rules: tuple[str, ...]


def chapters(game: Game[Any]) -> list[Chapter]:
    """The rules in the order in which a player needs them (chapters.toml); in that of rules.toml where it says
    nothing. A rule belongs to the chapter that has the longest beginning of its id."""
    path, rules = game.folder / "chapters.toml", load_rules(game)
    if not path.exists():
        return [Chapter({"en": "", "pl": ""}, tuple(rules))]
    listed = read_data(path)["chapter"]
    held: list[list[str]] = [[] for _ in listed]
    for rule in rules:
        fitting = [(len(b), i) for i, raw in enumerate(listed) for b in raw["rules"] if begins(rule, b)]
        if not fitting:
            raise RegnumError(f"{path}: no chapter has the rule {rule}")
        held[max(fitting)[1]].append(rule)
    return [Chapter(raw["title"], tuple(found)) for raw, found in zip(listed, held, strict=True)]


def begins(rule: str, beginning: str) -> bool:
    """Whole steps of numbers: 1 begins 1.0 and not 10.0; letters begin more freely: E begins E2.1a."""
    rest = rule[len(beginning) :]
    return rule.startswith(beginning) and not (beginning[-1].isdigit() and rest[:1].isdigit())


def get_rule(game: Game[Any], rule_id: str) -> Rule:
    """One rule, its id in any case of letters; the error names ids that come close."""
    rules = load_rules(game)
    by_lower = {r.lower(): r for r in rules}
    if rule_id.lower() in by_lower:
        return rules[by_lower[rule_id.lower()]]
    close = [r for r in rules if rule_id.lower() in r.lower()][:8]
    hint = f" (perhaps {', '.join(close)})" if close else ""
    raise RegnumError(f"{game.id} has no rule '{rule_id}'{hint}")


def search(rules: Mapping[str, Rule], wanted: str, fold: Callable[[str], str]) -> list[str]:
    """The rules in which every word occurs, in either language; those that have them in their titles first. `fold`: as
    one may type it."""
    words = wanted.split()
    found: dict[str, int] = {}
    for rule in rules.values():
        titles = fold(" ".join((rule.id, *rule.title.values())))
        texts = fold(" ".join((titles, *rule.text.values())))
        if words and all(word in texts for word in words):
            found[rule.id] = sum(word in titles for word in words)
    return sorted(found, key=lambda rule: -found[rule])
