"""What people type: an option, or one of the commands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from ..about import has_about
from ..kernel import Decision, Option, option_id
from ..text import LANGUAGES
from .hinting import give_hint
from .introduction import introduction
from .lookup import look_up, thing_in
from .words import folded

if TYPE_CHECKING:
    from .client import Client

LOG_LINES = 20


class Leave(Exception):
    """The people have had enough for now."""


def number(text: str) -> int:
    """What is typed as a number; 0, which counts nothing here, if it is none."""
    return int(text[:9]) if text.isdecimal() else 0


def find_option(client: Client, decision: Decision, line: str) -> Option | None:
    """By its number, its id, or the beginning of its id if no other begins so."""
    options = client.painter.listed(decision)
    if line.isdecimal():
        return options[number(line) - 1] if 0 < number(line) <= len(options) else None
    by_id = {option_id(option): option for option in options}
    if line in by_id:
        return by_id[line]
    found = [option for name, option in by_id.items() if name.startswith(line)]
    return found[0] if len(found) == 1 and find_command(client, line)[0] is None else None


def find_command(client: Client, line: str) -> tuple[str | None, str]:
    """The command, by its English word or that of the language, and what follows it."""
    word, _, rest = line.partition(" ")
    if line.startswith("?"):
        word, rest = "?", line[1:].strip()
    names = {folded(client.say(f"ui-word-{c}")): c for c in COMMANDS} | {c: c for c in COMMANDS} | SHORT
    return names.get(folded(word)), rest


def mistake(client: Client, decision: Decision, line: str) -> str:
    """What is wrong with a line that is neither an option nor a command."""
    count = len(decision.options)
    if line.isdecimal():
        return client.say("ui-number", number=line[:12], n=count)
    for option, rule in decision.barred(client.table.state):
        if option_id(option) == line:
            text, _ = client.painter.option(decision, option)
            return client.say("ui-barred", option=text, rule=rule, title=client.painter.rule_title(rule))
    close = [name for o in client.painter.listed(decision) if (name := option_id(o)).startswith(line)]
    if close:
        more = " …" if len(close) > 6 else ""
        return client.say("ui-ambiguous", text=line, options=", ".join(close[:6]) + more)
    return client.say("ui-unknown", text=line[:60], n=count)


# --- commands: each is true when the screen must be drawn anew ---


def show_help(client: Client, decision: Decision, rest: str) -> bool:
    if not rest:
        client.console.print(client.painter.help())
        return False
    if rest.isdecimal():
        option = find_option(client, decision, rest)
        if option is None:
            client.refuse(mistake(client, decision, rest))
            return False
        text, rest = client.painter.option(decision, option)
        above = Text.assemble((text, "bold"), (f"\n{client.say('ui-option-id', id=option_id(option))}", "dim"))
        for note in client.painter.notes(decision, option):
            above.append(f"\n{client.say(note.text, **note.args)}  ")
            above.append(note.rule, style="dim")
        show_rule(client, rest, above)
        if (thing := thing_in(client.painter, decision, option)) is not None:
            client.console.print(thing)
        return False
    if not show_thing(client, decision, rest):
        show_rule(client, rest)
    return False


def show_thing(client: Client, decision: Decision, wanted: str) -> bool:
    """What is known of something on the table; false if nothing is called so."""
    found = look_up(client.painter, wanted, decision.seat, decision)
    if isinstance(found, str):
        client.refuse(found)
    elif found is not None:
        client.console.print(found)
    return found is not None


def show_rule(client: Client, wanted: str, above: Text | None = None) -> None:
    rule = client.painter.find_rule(wanted)
    if isinstance(rule, str):
        client.refuse(rule)
    else:
        client.console.print(client.painter.rule(rule, above))


def about(client: Client, decision: Decision, rest: str) -> bool:
    if has_about(client.painter.game):
        painter = client.painter
        client.console.print(introduction(painter.game, painter.texts.language, painter.look.accent))
    else:
        client.tell("ui-about-none")
    return False


def why(client: Client, decision: Decision, rest: str) -> bool:
    barred = decision.barred(client.table.state)
    found = [(n, client.painter.option(decision, o)[0], rule) for n, (o, rule) in enumerate(barred, 1)]
    if not found:
        client.tell("ui-why-none")
    elif not rest:
        client.console.print(client.painter.barred(found))
    elif rest.isdecimal():
        if 0 < number(rest) <= len(found):
            _, text, rule = found[number(rest) - 1]
            show_rule(client, rule, Text.assemble(("✗ ", client.painter.look.warning), (text, "bold")))
        else:
            client.refuse(client.say("ui-why-number", n=rest[:12], count=len(found)))
    else:
        names = [option_id(option) for option, _ in barred]
        near = [f for f, name in zip(found, names, strict=True) if rest.lower() in f"{f[1]} {name} {f[2]}".lower()]
        if near:
            client.console.print(client.painter.barred(near))
        else:
            client.refuse(client.say("ui-why-no-match", text=rest))
    return False


def hint(client: Client, decision: Decision, rest: str) -> bool:
    give_hint(client, decision)
    return False


def undo(client: Client, decision: Decision, rest: str) -> bool:
    reason = client.table.why_not_undo(decision.seat)
    if reason is not None:
        reason = reason if client.painter.answered(decision.seat) else "nothing"
        client.refuse(client.say(f"ui-undo-{reason}"))
        return False
    client.think(lambda: client.table.undo(decision.seat))
    client.note = client.say("ui-undone")
    return True


def show_log(client: Client, decision: Decision, rest: str) -> bool:
    last = number(rest) if rest else LOG_LINES
    if last:
        client.console.print(client.painter.chronicle(decision.seat, last))
    else:
        client.refuse(client.say("ui-log-number"))
    return False


def show_table(client: Client, decision: Decision, rest: str) -> bool:
    client.clear()
    return not client.painter.table_only(decision)


def language(client: Client, decision: Decision, rest: str) -> bool:
    if rest.lower() not in LANGUAGES:
        client.refuse(client.say("ui-lang-unknown", text=rest, languages=", ".join(LANGUAGES)))
        return False
    client.painter.speak(rest.lower())
    return True


def save(client: Client, decision: Decision, rest: str) -> bool:
    path = Path(rest).expanduser() if rest else client.file()
    if client.save(path, "ui-saved", "ui-save-failed"):
        client.path = path
    return False


def leave(client: Client, decision: Decision, rest: str) -> bool:
    if client.save(client.file(), "ui-saved", "ui-save-failed", resume=True):
        raise Leave
    return False


COMMANDS: dict[str, Callable[[Client, Decision, str], bool]] = {
    "help": show_help,
    "about": about,
    "why": why,
    "hint": hint,
    "undo": undo,
    "log": show_log,
    "table": show_table,
    "lang": language,
    "save": save,
    "quit": leave,
}
SHORT = {"?": "help", "h": "hint", "u": "undo", "q": "quit"}
