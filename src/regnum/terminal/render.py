"""What is on the screen: the table, the chronicle, the question, the rules. No rule of a game is here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.box import ROUNDED
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel as Box
from rich.table import Table as Grid
from rich.text import Text

from ..about import has_about
from ..kernel import Decision, Event, Game, Note, Option, Panel, RegnumError, Seat, Table, deal, option_id, veil
from ..rulebook import Rule, load_rules
from ..text import Texts
from .look import Look
from .tableau import Tableau, height, panels_of
from .words import Words, empty, folded

WIDE, TALL = 110, 36  # from this size on, rivals and chronicle stand beside the board
NEWS = 8  # lines of the chronicle and its frame, at least
Line = tuple[Text, Text]  # a mark and a sentence
THINGS = 6  # so many of one name are shown at once
MANY = 8  # more options than this go into columns if they fit


def columns(width: int) -> tuple[int, int]:
    """Of a wide screen: the seat's own area and the chronicle, board and rivals."""
    left = width * 11 // 20
    return left, width - left - 1


class Painter:
    def __init__(self, console: Console, table: Table[Any], specs: Sequence[str], language: str) -> None:
        self.console = console
        self.table = table
        self.game: Game[Any] = table.game
        self.specs = specs
        self.look = Look(console)
        self.speak(language)
        try:
            self.rules: dict[str, Rule] = load_rules(self.game)
        except RegnumError:
            self.rules = {}

    def speak(self, language: str) -> None:
        self.texts = Texts(self.game, language, self.table.setup.names)
        self.texts.names = self.seat_names()
        self.words = Words(self.texts, self.look)
        self.tableau = Tableau(self.words, self.specs)
        self.say = self.texts.say

    def seat_names(self) -> Sequence[str]:
        """The players' own names; where seats stand for something (a realm), with that or that alone."""
        setup, game = self.table.setup, self.game
        if game.seat_names is None:
            return setup.names
        parts = [self.texts.name(part) for part in game.seat_names(self.table.content, setup)]
        names = [*setup.names, *[""] * len(parts)]
        return [f"{name} ({part})" if name else part for name, part in zip(names, parts, strict=False)]

    # --- the whole screen ---

    def screen(self, decision: Decision, note: str = "") -> None:
        self.frame(decision.seat, self.question(decision, note))

    def frame(self, seat: Seat | None, foot: RenderableType) -> None:
        """Table, chronicle and what stands below them; the chronicle takes what room there is."""
        console, width = self.console, self.console.width
        roomy, own, others = self.arrange(seat, console.height - height(console, foot, width) - 3)
        room = console.height - height(console, foot, width) - 3  # the header, a gap, the input
        console.print(self.header())
        if roomy:
            left, right = columns(width)
            room = max(room, height(console, others, right)) - height(console, own, left) - 2
            title = Text(self.chronicle_title(seat), style="bold")
            lines = self.newest(self.since(seat), max(6, room), left - 4)
            box = Box(lines, title=title, title_align="left", border_style=self.look.frame)
            grid = Grid.grid(padding=(0, 1, 0, 0))
            grid.add_column(width=left)
            grid.add_column(width=right)
            grid.add_row(Group(own, box), others)
            console.print(grid, "", sep="\n")
        else:
            room = max(4, room - height(console, own, width))
            console.print(own, Text(self.chronicle_title(seat), style="bold"), sep="\n")
            console.print(Padding(self.newest(self.since(seat), room, width - 1), (0, 0, 0, 1)))
        console.print(foot)

    def arrange(self, seat: Seat | None, room: int) -> tuple[bool, RenderableType, RenderableType]:
        """The table as large as there is room for: beside the chronicle, so with rivals in brief, or above it."""
        console, panels = self.console, self.panels(seat)
        if console.width >= WIDE and console.height >= TALL:
            left, right = columns(console.width)
            for brief in (False, True):
                own, others = self.tableau.draw(panels, seat, True, brief)
                if max(height(console, own, left) + NEWS, height(console, others, right)) <= room:
                    return True, own, others
        own, others = self.tableau.draw(panels, seat, False)
        if height(console, own, console.width) + 4 > room and any(p.seat is None and p.brief for p in panels):
            own = self.tableau.tight(panels, seat)
        return False, own, others

    def panels(self, seat: Seat | None) -> list[Panel]:
        return panels_of(self.game, self.table.state, seat)

    def table_only(self, decision: Decision) -> bool:
        """On a small terminal, the table without the options below it; false if there is room for both."""
        console, width = self.console, self.console.width
        table, _ = self.tableau.draw(self.panels(decision.seat), decision.seat, False)
        rest = height(console, self.question(decision, ""), width)
        if width >= WIDE or height(console, table, width) + rest + 6 <= console.height:
            return False
        console.print(self.header(), table, self.prompt(decision), sep="\n")
        console.print(Text(self.say("ui-enter"), style="dim"))
        return True

    def header(self) -> Text:
        title = f" Regnum · {self.words.title()} "
        rest = max(1, self.console.width - len(title) - 2)
        return Text.assemble(("──", self.look.frame), (title, self.look.accent), ("─" * rest, self.look.frame))

    # --- the chronicle ---

    def answered(self, seat: Seat | None) -> int:
        """How many entries of the log stand up to the seat's last answer."""
        log = self.table.log
        for i in range(len(log) - 1, -1, -1):
            entry = log[i]
            if entry is not None and entry[0] == seat:
                return i + 1
        return 0

    def chronicle_title(self, seat: Seat | None) -> str:
        return self.say("ui-chronicle" if self.answered(seat) else "ui-chronicle-start")

    def since(self, seat: Seat | None, start: int | None = None) -> list[Line]:
        """What the seat may know of what happened, since its last answer unless told otherwise."""
        start = self.answered(seat) if start is None else start
        events = [e for e in self.table.events if e.at >= start and e.for_seat(seat) is not None]
        return [self.event(e, seat) for e in events] or self.answers(start, seat)

    def event(self, event: Event, seat: Seat | None) -> Line:
        who = event.args.get("seat")
        mark = self.look.mark(who) if isinstance(who, int) else Text("·", style="dim")
        return mark, Text.assemble(self.texts.event(event, seat) or "", (f"  {event.rule}", "dim"))

    def answers(self, start: int, seat: Seat | None) -> list[Line]:
        """The bare answers, for a game that tells nothing."""
        lines = []
        for entry in self.table.log[start:]:
            if entry is None or not isinstance(entry[0], int):
                continue
            if veil(entry, seat) is None:
                text = self.say("ui-chose-secret", seat=entry[0])
            else:
                text = self.say("ui-chose", seat=entry[0], option=option_id(entry[1]))
            lines.append((self.look.mark(entry[0]), Text(text)))
        return lines

    def newest(self, lines: Sequence[Line], most: int, width: int) -> RenderableType:
        """The last of them, as many as fit into so many lines of the screen."""
        shown: list[Line] = []
        used = 0
        for i, line in enumerate(reversed(lines)):
            used += len(line[1].wrap(self.console, width - 2))
            if shown and used > most - (i + 1 < len(lines)):
                earlier = self.say("ui-earlier", n=len(lines) - i)
                shown.append((Text("…", style="dim"), Text(earlier, style="dim")))
                break
            shown.append(line)
        return self.marked(shown[::-1])

    def marked(self, lines: Sequence[Line]) -> RenderableType:
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for line in lines:
            grid.add_row(*line)
        return grid if lines else Text(self.say("ui-chronicle-empty"), style="dim")

    def chronicle(self, seat: Seat | None, last: int) -> RenderableType:
        return Group(Text(self.say("ui-chronicle-all"), style="bold"), self.marked(self.since(seat, 0)[-last:]))

    # --- the question ---

    def listed(self, decision: Decision) -> list[Option]:
        """The options in the order of their numbers: those with the same verb together."""
        verbs = list(dict.fromkeys(option[0] for option in decision.options))
        return sorted(decision.options, key=lambda option: verbs.index(option[0]))

    def option(self, decision: Decision, option: Option) -> tuple[str, str]:
        """Its text and the rule that grants it."""
        found = self.game.describe(self.table.state, decision.kind, option, decision.about)
        return self.say(found.text, **found.args), found.rule

    def notes(self, decision: Decision, option: Option) -> Sequence[Note]:
        """What is to be said of it before it is taken."""
        notes = self.game.notes
        return () if notes is None else notes(self.table.state, decision.kind, decision.seat, option, decision.about)

    def prompt(self, decision: Decision) -> Text:
        asked = self.texts.prompt(self.table.state, decision)
        rule = self.game.asking_rule(self.table.state, decision.kind, decision.seat, decision.about)
        shield = self.look.shield(decision.seat)
        return Text.assemble(("▸ ", self.look.accent), shield, " ", (asked, "bold"), (f"  {rule}", "dim"))

    def question(self, decision: Decision, note: str) -> RenderableType:
        notes = [Text(f"● {note}", style=self.look.accent)] if note else []
        hint = Text(self.say("ui-hint"), style="dim")
        prompt, menu = self.prompt(decision), Group(*self.options(decision))
        tall = height(self.console, menu, self.console.width) + 3 > self.console.height
        again = [prompt] if tall else []  # a menu that fills the screen takes the question out of sight
        return Group(*notes, prompt, *self.offer(decision), menu, *again, hint)

    def offer(self, decision: Decision) -> list[RenderableType]:
        """What the question is about, if that is an offer: what the seat would give, what it would get."""
        offer = deal.offer_in(decision.about)
        if offer is None:
            return []
        seen = deal.seen_by(offer, decision.seat)
        gone = tuple(part for part in seen.before if part not in seen.terms)

        def line(key: str, terms: deal.Terms) -> Text:
            parts = ", ".join(self.texts.option(self.table.state, deal.TERM, p[1:], decision.about) for p in terms)
            return Text(f"  {self.say(key, parts=parts or self.say('ui-nothing'))}")

        lines = [
            line("deal-gives", tuple(p for p in seen.terms if p[0] == "give")),
            line("deal-gets", tuple(p for p in seen.terms if p[0] == "take")),
        ]
        return [*lines, *([line("deal-gone", gone)] if gone else [])]

    def options(self, decision: Decision) -> list[RenderableType]:
        """Numbered, those of one verb together, in columns where there are many."""
        groups: dict[Any, list[tuple[Text, Text, Text]]] = {}
        options = self.listed(decision)
        for number, option in enumerate(options, 1):
            text, rule = self.option(decision, option)
            said = Text(text)
            for note in self.notes(decision, option):
                if note.warns:
                    said.append(f"\n⚠ {self.say(note.text, **note.args)}", style=self.look.warning)
            row = (Text(str(number), style=self.look.accent), said, Text(rule, style="dim"))
            groups.setdefault(option[0], []).append(row)
        rows = [row for group in groups.values() for row in group]
        widths = [max(line.cell_len for row in rows for line in row[i].split()) for i in range(3)]
        room = self.console.width - 2
        columns = max(1, room // (sum(widths) + 2 + 2 + 4)) if len(options) > MANY else 1
        widths[1] = min(widths[1], max(20, room - widths[0] - widths[2] - 6))
        parts: list[RenderableType] = []
        for verb, group in groups.items():
            if self.texts.has(f"verb-{verb}"):
                parts.append(Text(f"  {self.say(f'verb-{verb}')}", style="italic"))
            parts.append(Padding(self.in_columns(group, columns, widths), (0, 0, 0, 2)))
        return parts

    def in_columns(self, group: list[tuple[Text, Text, Text]], columns: int, widths: list[int]) -> RenderableType:
        """To be read downwards."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for _ in range(columns):
            grid.add_column(width=widths[0], justify="right")
            grid.add_column(width=widths[1])
            grid.add_column(width=widths[2], no_wrap=True)
        rows = -(-len(group) // columns)
        for row in range(rows):
            grid.add_row(*(cell for entry in group[row::rows] for cell in entry))
        return grid

    # --- rules ---

    def help(self) -> RenderableType:
        grid = Grid.grid(padding=(0, 3, 0, 0))
        for key in ("number", "rule", "thing", "about", "why", "hint", "undo", "log", "table", "lang", "save", "quit"):
            word = Text(self.say(f"ui-help-{key}"), style=self.look.accent)
            if (key != "thing" or self.game.things is not None) and (key != "about" or has_about(self.game)):
                grid.add_row(word, Text(self.say(f"ui-help-{key}-does")))
        return Group(Text(self.say("ui-help-title"), style="bold"), Padding(grid, (0, 0, 0, 2)))

    def find_rule(self, wanted: str) -> Rule | str:
        """The rule, or a sentence that says why not."""
        if not self.rules:
            return self.say("ui-rules-missing")
        low = wanted.lower()
        close = [r for r in self.rules if low in r.lower()]
        exact = [r for r in close if r.lower() == low]
        if exact or len(close) == 1:
            return self.rules[(exact or close)[0]]
        key = "ui-rule-close" if close else "ui-rule-unknown"
        return self.say(key, id=wanted, rules=", ".join(close[:8]))

    def rule_title(self, rule_id: str) -> str:
        rule = self.rules.get(rule_id)
        return rule.title.get(self.texts.language, "") if rule else ""

    def rule(self, rule: Rule, above: Text | None = None) -> RenderableType:
        language = self.texts.language
        parts: list[RenderableType] = [above] if above else []
        parts.append(Text(rule.text[language].strip()))
        parts += [Text.assemble(("· ", self.look.accent), note) for note in (rule.notes or {}).get(language, ())]
        if rule.see:
            parts.append(Text(self.say("ui-rule-see", rules=", ".join(rule.see)), style="dim"))
        title = Text.assemble((rule.id, self.look.accent), (f"  {rule.title.get(language, '')}", "bold"))
        return Box(Group(*parts), title=title, title_align="left", border_style=self.look.frame)

    def barred(self, found: Sequence[tuple[int, str, str]]) -> RenderableType:
        """Numbers, texts and rules of what is forbidden."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for number, text, rule in found:
            why = Text.assemble(("✗ ", self.look.warning), (rule, "dim"), f" {self.rule_title(rule)}")
            grid.add_row(Text(str(number), style=self.look.accent, justify="right"), Text(text), why)
        return Group(Text(self.say("ui-why-title"), style="bold"), Padding(grid, (0, 0, 0, 2)))

    # --- things on the table ---

    def look_up(self, wanted: str, seat: Seat) -> RenderableType | str | None:
        """What the seat may know of what is called so; a sentence if too many are; None if nothing is."""
        if self.game.things is None or self.game.details is None or wanted in self.rules:
            return None
        state = self.game.seen(self.table.state, seat)
        names = {thing: self.texts.name(thing) for thing in self.game.things(state)}
        low = folded(wanted)
        same = [thing for thing, name in names.items() if folded(name) == low]
        found = same or [t for t, n in names.items() if folded(n).startswith(low)]
        found = found or [t for t, n in names.items() if low in folded(n)]
        if not found:
            return None
        if len(found) > THINGS:
            close = list(dict.fromkeys(names[thing] for thing in found))
            more = " …" if len(close) > 2 * THINGS else ""
            return self.say("ui-thing-close", text=wanted, names=", ".join(close[: 2 * THINGS]) + more)
        return Group(*(self.thing(panel) for thing in found for panel in self.game.details(state, thing)))

    def thing(self, panel: Panel) -> RenderableType:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for label, value in panel.rows:
            if value is not False and not empty(value):
                grid.add_row(Text(self.words.label(label), style="dim"), self.words.strong(value))
        args = panel.args if panel.seat is None else {**panel.args, "seat": panel.seat}
        title = Text(self.words.label(panel.title, **args), style="bold")
        return Box(grid, title=title, title_align="left", border_style=self.look.frame)

    # --- the end ---

    def scores(self, own: Seat | None) -> RenderableType:
        state = self.table.state
        points, winners = self.game.scores(state), self.game.winners(state)
        told, labels = self.texts.ending(state)
        figures = [[n] for n in points]
        if labels:  # what decided it, instead of points
            assert self.game.ending is not None
            figures = [list(own) for own in zip(*(values for _, values in self.game.ending(state).counts), strict=True)]
        title = Text(told or self.say("ui-final"), style="bold")
        grid = Grid(title=title, title_justify="left", box=ROUNDED, border_style=self.look.frame)
        grid.add_column(self.say("ui-final-rank"), justify="right")
        grid.add_column(self.say("ui-final-seat"))
        for label in labels or [self.say("ui-final-score")]:
            grid.add_column(label, justify="right")
        order = sorted(range(len(points)), key=lambda s: (s not in winners, [-n for n in figures[s]]))
        for seat in order:
            won = seat in winners
            place = 1 if won else 1 + sum(s in winners or figures[s] > figures[seat] for s in order if s != seat)
            who = Text("▸ " if won else "  ", style=self.look.accent)
            who.append_text(self.tableau.who(seat, seat == own))
            grid.add_row(str(place), who, *(Text(str(n), "bold") for n in figures[seat]))
        return grid
