"""A guided first game in the terminal: what is said, the table, and the one answer that the step is about."""

from __future__ import annotations

from rich.console import Console, Group
from rich.panel import Panel as Box
from rich.text import Text

from ..kernel import Decision, RegnumError, option_id
from ..lesson import Lesson, LessonStep
from .client import Client, Read, keyboard
from .commands import COMMANDS, find_command, find_option, mistake
from .words import folded

NOT_HERE = {"undo", "save", "quit"}  # commands that a lesson has no use for, or its own
HINT = 2  # wrong answers after which the right one is named


class Skip(Exception):
    """Enough of the lesson."""


def learn(
    lesson: Lesson, language: str, first: int = 1, console: Console | None = None, read: Read | None = None
) -> int:
    """Lead somebody through a lesson, from step `first` on; the exit status."""
    if first > len(lesson.steps):
        raise RegnumError(f"step: {lesson.game.id} {lesson.id} has {len(lesson.steps)} steps, not {first}")
    guide = Guide(lesson, language, console or Console(), read)
    return guide.lead(first - 1)


class Guide(Client):
    def __init__(self, lesson: Lesson, language: str, console: Console, read: Read | None) -> None:
        table = lesson.table()
        specs = ["human" if seat == lesson.you else "bot:easy" for seat in range(table.setup.seats)]
        super().__init__(table, specs, language, None, console, read or input, False)
        if read is None:
            self.read = keyboard(self.painter.texts, "ui-lesson-no-terminal")
        self.lesson = lesson
        self.index = 0

    def lead(self, first: int) -> int:
        try:
            for i, step in enumerate(self.lesson.steps):
                self.index = i
                if i < first:
                    for option in step.do:
                        self.give(option)
                else:
                    self.teach(step)
                self.lesson.others(self.table, step.then, {})
        except Skip:
            return 0
        except (KeyboardInterrupt, EOFError):
            self.console.print()
            self.tell("ui-lesson-later", game=self.lesson.game.id, lesson=self.lesson.id, step=self.index + 1)
            return 0
        self.tell("ui-lesson-done", title=self.lesson.titles[self.painter.texts.language])
        bots = min(self.lesson.game.seats) - 1  # the fewest that may sit down
        self.tell("ui-lesson-next", game=self.lesson.game.id, n=bots, seats=",".join(["human", *["bot:easy"] * bots]))
        return 0

    def give(self, option: str) -> None:
        self.lesson.answer(self.table, self.table.decision(self.lesson.you), option, {})

    def teach(self, step: LessonStep) -> None:
        if not step.do:
            self.show(step)
            self.listen(step, None)
        for option in step.do:
            self.show(step)
            self.listen(step, option)
            self.give(option)

    def show(self, step: LessonStep) -> None:
        self.clear()
        asked = [d for d in self.table.pending if d.seat == self.lesson.you]
        below = [self.painter.question(asked[0], "")] if asked and step.do else []
        self.painter.frame(self.lesson.you, Group(*below, self.card(self.index)))

    def card(self, index: int) -> Box:
        step, lang = self.lesson.steps[index], self.painter.texts.language
        title = self.say("ui-lesson-step", n=index + 1, all=len(self.lesson.steps))
        foot = self.say("ui-lesson-do" if step.do else "ui-lesson-read")
        return Box(
            Group(Text(step.say[lang]), Text(foot, style="dim")),
            title=Text(title, style="bold"),
            title_align="left",
            border_style=self.painter.look.accent,
        )

    def listen(self, step: LessonStep, wanted: str | None) -> None:
        """Read lines until the answer is given, or somebody has read enough."""
        missed = 0
        while True:
            line = " ".join(self.read("▸ ").split())
            if folded(line) in ("skip", folded(self.say("ui-word-skip")), "quit", "q", self.say("ui-word-quit")):
                raise Skip
            if folded(line) in ("back", folded(self.say("ui-word-back"))):
                self.console.print(self.card(max(0, self.index - 1)))
                continue
            if not line and wanted is None:
                return
            if not self.table.pending or not line:
                continue
            decision = self.table.decision(self.lesson.you)
            option = find_option(self, decision, line)
            command, rest = find_command(self, line)
            if option is not None and option_id(option) == wanted:
                return
            if option is not None:
                missed += 1
                self.refuse(self.reason(step, option_id(option)))
                if wanted is not None and missed >= HINT:
                    self.hint(decision, wanted)
            elif command is not None and command not in NOT_HERE:
                if COMMANDS[command](self, decision, rest):
                    self.show(step)
            elif command is not None:
                self.refuse(self.say("ui-lesson-not-here"))
            else:
                self.refuse(mistake(self, decision, line))

    def reason(self, step: LessonStep, option: str) -> str:
        said = step.answer_to(option)
        if said is not None:
            return said[self.painter.texts.language]
        return self.say("ui-lesson-other" if step.do else "ui-lesson-first-read")

    def hint(self, decision: Decision, wanted: str) -> None:
        for n, option in enumerate(self.painter.listed(decision), 1):
            if option_id(option) == wanted:
                self.tell("ui-lesson-hint", n=n, option=self.painter.option(decision, option)[0])
