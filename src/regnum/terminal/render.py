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
from ..kernel import (
    Decision,
    Described,
    Event,
    Game,
    Note,
    Option,
    Panel,
    RegnumError,
    Seat,
    Table,
    deal,
    option_id,
    veil,
)
from ..rulebook import Rule, load_rules, search
from ..text import Texts
from .look import Look
from .menu import MANY, WARNING, Entry, menu
from .tableau import Tableau, height, panels_of
from .words import Flow, Words, folded

WIDE, TALL = 110, 36  # from this size on, rivals and chronicle stand beside the board
NEWS = 8  # lines of the chronicle and its frame, at least
NEWS_TIGHT = 2  # without one, where room is scarce
FEW = 4  # options of which all is told
Line = tuple[Text, Text]  # a mark and a sentence


def fits(console: Console, part: RenderableType, room: int) -> bool:
    """Whether there is room for it and for a little of the chronicle with its title."""
    return height(console, part, console.width) + NEWS_TIGHT + 1 <= room


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
        self.say = self.texts.say
        self.texts.names = self.seat_names()
        self.words = Words(self.texts, self.look)
        self.tableau = Tableau(self.words, self.specs)

    def seat_names(self) -> Sequence[str]:
        """The players' own names; where seats stand for something (a realm, a family), with that or that alone."""
        setup, game = self.table.setup, self.game
        if game.seat_names is not None:
            stands_for = game.seat_names(self.table.content, setup)
        elif game.seat_parts is not None:
            stands_for = game.seat_parts(self.table.state)
        else:
            return setup.names
        parts = [part and self.texts.name(part) for part in stands_for]
        names = [*setup.names, *[""] * len(parts)]
        people = [name or self.texts.say("player", n=i + 1) for i, name in enumerate(names)]
        return [
            (f"{name} ({part})" if name else part) if part else person
            for name, part, person in zip(names, parts, people, strict=False)
        ]

    # --- the whole screen ---

    def screen(self, decision: Decision, note: str = "") -> None:
        self.texts.names = self.seat_names()  # some are known only in the course of the game
        self.frame(decision.seat, self.question(decision, note))

    def frame(self, seat: Seat | None, foot: RenderableType) -> None:
        """Table, chronicle and what stands below them; the chronicle takes what room there is."""
        self.texts.names = self.seat_names()
        console, width = self.console, self.console.width
        roomy, own, others = self.arrange(seat, console.height - height(console, foot, width) - 3)
        room = console.height - height(console, foot, width) - 3  # the header, a gap, the input
        console.print(self.header())
        heading, lines = self.news(seat)
        if roomy:
            left, right = columns(width)
            room = max(room, height(console, others, right)) - height(console, own, left) - 2
            title = Text(heading, style="bold")
            shown = self.newest(lines, max(6, room), left - 4)
            box = Box(shown, title=title, title_align="left", border_style=self.look.frame)
            grid = Grid.grid(padding=(0, 1, 0, 0))
            grid.add_column(width=left)
            grid.add_column(width=right)
            grid.add_row(Group(own, box), others)
            console.print(grid, "", sep="\n")
        else:
            room = max(NEWS_TIGHT, room - height(console, own, width))
            console.print(own, Text(heading, style="bold"), sep="\n")
            console.print(Padding(self.newest(lines, room, width - 1), (0, 0, 0, 1)))
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
        sizes = self.tableau.sizes(panels, seat)
        own = next(size for i, size in enumerate(sizes, 1) if i == len(sizes) or fits(console, size, room))
        return False, own, Group()

    def panels(self, seat: Seat | None) -> list[Panel]:
        return panels_of(self.game, self.table.state, seat)

    def table_only(self, decision: Decision) -> bool:
        """The whole table without the options below it, where it was shortened; false if there is room for both."""
        console, width = self.console, self.console.width
        table, _ = self.tableau.draw(self.panels(decision.seat), decision.seat, False)
        room = console.height - height(console, self.question(decision, ""), width) - 3
        if self.arrange(decision.seat, room)[0] or fits(console, table, room):
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

    def news(self, seat: Seat | None) -> tuple[str, list[Line]]:
        """What happened since the seat's last answer, with its title; if that is nothing, what happened before."""
        lines = self.since(seat, self.answered(seat))
        if lines or not self.answered(seat):
            return self.say("ui-chronicle" if self.answered(seat) else "ui-chronicle-start"), lines
        return self.say("ui-chronicle-before"), self.since(seat, 0)

    def since(self, seat: Seat | None, start: int) -> list[Line]:
        """What the seat may know of what happened since then."""
        events = [e for e in self.table.events if e.at >= start and e.for_seat(seat) is not None]
        if not events and not self.texts.has("game-title"):
            return self.answers(start, seat)
        return [self.event(e, seat) for e in events]

    def event(self, event: Event, seat: Seat | None) -> Line:
        who = event.args.get("seat")
        mark = self.look.mark(who) if isinstance(who, int) else Text("·", style="dim")
        return mark, Text.assemble(self.texts.event(event, seat) or "", (f"  {event.rule}", "dim"))

    def answers(self, start: int, seat: Seat | None) -> list[Line]:
        """The bare answers, for a game that has no words."""
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

    def prompt(self, decision: Decision) -> RenderableType:
        asked = self.texts.prompt(self.table.state, decision)
        rule = self.game.asking_rule(self.table.state, decision.kind, decision.seat, decision.about)
        shield = self.look.shield(decision.seat)
        asking = Text.assemble(("▸ ", self.look.accent), shield, " ", (asked, "bold"), (f"  {rule}", "dim"))
        return Flow([asking], indent=6)

    def question(self, decision: Decision, note: str) -> RenderableType:
        notes = [Text(f"● {note}", style=self.look.accent)] if note else []
        hint = Text(self.say("ui-hint"), style="dim")
        prompt, shown = self.prompt(decision), self.menu(decision)
        tall = height(self.console, shown, self.console.width) + 3 > self.console.height
        again = [prompt] if tall else []  # a menu that fills the screen takes the question out of sight
        return Group(*notes, prompt, *self.given(decision), *self.offer(decision), shown, *again, hint)

    def menu(self, decision: Decision) -> RenderableType:
        """Where many options would take more than half of the screen, long texts are cut: `?` and a number tells the
        rest."""
        entries, width = self.entries(decision), self.console.width
        whole = menu(entries, width, self.look)
        needed = height(self.console, whole, width)
        if len(entries) <= MANY or 2 * needed <= self.console.height:
            return whole
        short = Group(menu(entries, width, self.look, brief=True), Text(f"  {self.say('ui-cut')}", style="dim"))
        return short if height(self.console, short, width) < needed else whole

    def given(self, decision: Decision) -> list[RenderableType]:
        """What the seat has answered already under seal: nobody else sees it, and the table does not show it yet."""
        before = [option for option in self.table.sealed.get(decision.seat, ()) if option is not None]
        told = "; ".join(self.option(decision, option)[0] for option in before)
        return [Text(f"  {self.say('ui-given', told=told)}", style=self.look.accent)] if told else []

    def offer(self, decision: Decision) -> list[RenderableType]:
        """What the question is about, if that is an offer: what the seat would give, what it would get."""
        offer = deal.offer_in(decision.about)
        if offer is None:
            return []
        seen = deal.seen_by(offer, decision.seat)
        gone = tuple(part for part in seen.before if part not in seen.terms)

        def part_of(part: Option) -> Described:
            return self.game.describe(self.table.state, deal.TERM, part, decision.about)

        def line(key: str, parts: Sequence[Described]) -> Text:
            told = ", ".join(self.say(d.text, **d.args) for d in parts)
            return Text(f"  {self.say(key, parts=told or self.say('ui-nothing'))}")

        sides = (("deal-gives", "give"), ("deal-gets", "take"))
        lines = [line(key, [d for _, d in deal.listed(seen.terms, x, part_of, self.texts.has)]) for key, x in sides]
        return [*lines, *([line("deal-gone", [part_of(part[1:]) for part in gone])] if gone else [])]

    def entries(self, decision: Decision) -> list[Entry]:
        """Numbered, those of one verb together; with what each wastes, and where there is room, with what else is to be
        said of it."""
        entries, few = [], len(decision.options) <= FEW and self.console.height >= TALL
        for number, option in enumerate(self.listed(decision), 1):
            text, rule = self.option(decision, option)
            said = [note for note in self.notes(decision, option) if note.warns or few]
            warned = [f"{WARNING if note.warns else '·'} {self.say(note.text, **note.args)}" for note in said]
            entries.append(Entry(number, str(option[0]), text, rule, tuple(warned)))
        return entries

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
        named = [r for r in self.rules if folded(self.rule_title(r)) == folded(wanted)]
        if not close and len(named) == 1:  # a kind of piece that lies nowhere by itself: infantry, ducats
            return self.rules[named[0]]
        close = close or search(self.rules, folded(wanted), folded)
        key = "ui-rule-close" if close else "ui-rule-unknown"
        return self.say(key, id=wanted, rules="; ".join(self.rule_name(rule) for rule in close[:8]))

    def rule_name(self, rule_id: str) -> str:
        """As people may find it: its title, and its id to type."""
        title = self.rule_title(rule_id)
        return f"{title} · {rule_id}" if title else rule_id

    def rule_title(self, rule_id: str) -> str:
        rule = self.rules.get(rule_id)
        return rule.title.get(self.texts.language, "") if rule else ""

    def rule(self, rule: Rule, above: Text | None = None) -> RenderableType:
        language = self.texts.language
        parts: list[RenderableType] = [above] if above else []
        parts.append(Text(rule.text[language].strip()))
        parts += [Text.assemble(("· ", self.look.accent), note) for note in (rule.notes or {}).get(language, ())]
        if rule.see:
            see = "; ".join(self.rule_name(other) for other in rule.see)
            parts.append(Text(self.say("ui-rule-see", rules=see), style="dim"))
        title = Text.assemble((rule.id, self.look.accent), (f"  {rule.title.get(language, '')}", "bold"))
        return Box(Group(*parts), title=title, title_align="left", border_style=self.look.frame)

    def barred(self, found: Sequence[tuple[int, str, str]]) -> RenderableType:
        """Numbers, texts and rules of what is forbidden."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for number, text, rule in found:
            why = Text.assemble(("✗ ", self.look.warning), (rule, "dim"), f" {self.rule_title(rule)}")
            grid.add_row(Text(str(number), style=self.look.accent, justify="right"), Text(text), why)
        return Group(Text(self.say("ui-why-title"), style="bold"), Padding(grid, (0, 0, 0, 2)))

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
