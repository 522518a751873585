"""Playing in a terminal: who is asked, who looks, when to save."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from ..bots import make_bot
from ..kernel import Decision, Game, Option, RegnumError, Seat, Table, final_options, new_table
from ..text import Texts
from .commands import COMMANDS, Leave, find_command, find_option, mistake
from .render import Painter
from .saving import bot_of, check_specs, free_path, name_of, save_game, settle

Read = Callable[[str], str]
CLEAR_SCROLLBACK = "\x1b[3J"


def play(
    game: Game[Any],
    seats: Sequence[str],
    *,
    seed: int,
    language: str,
    content: Any = None,
    options: Mapping[str, str] | None = None,
    resume: Table[Any] | None = None,
    save_to: Path | None = None,
    console: Console | None = None,
    read: Read | None = None,
    confirm: bool = False,
) -> int:
    """Play to the end, or until the people leave; the exit status. `confirm`: ask again before what is final."""
    texts = Texts(game, language)
    check_specs(seats, texts)
    if resume is None:
        table = new_table(game, len(seats), seed, options, content, history=True)
    else:
        table = resume
        if len(seats) != table.setup.seats:
            raise RegnumError(texts.say("ui-seats-differ", wanted=table.setup.seats, given=len(seats)))
    if read is None:
        read = keyboard(texts) if any(bot_of(spec) is None for spec in seats) else input
    for seat, spec in enumerate(seats):
        name = bot_of(spec)
        table.policies[seat] = None if name is None else make_bot(name, seed + seat)
    return Client(table, seats, language, save_to, console or Console(), read, confirm).run()


def keyboard(texts: Texts, nobody: str = "ui-not-a-terminal") -> Read:
    """Lines typed at a terminal, with editing and history where the system has them; `nobody`: what is said where there
    is none."""
    if sys.stdin is None or not sys.stdin.isatty():
        raise RegnumError(texts.say(nobody))
    with suppress(ImportError):
        import readline  # noqa: F401
    return input


class Client:
    def __init__(
        self,
        table: Table[Any],
        specs: Sequence[str],
        language: str,
        save_to: Path | None,
        console: Console,
        read: Read,
        confirm: bool,
    ) -> None:
        self.table = table
        self.specs = list(specs)
        self.path = save_to
        self.console = console
        self.read = read
        self.confirm = confirm
        self.humans = [seat for seat, spec in enumerate(specs) if bot_of(spec) is None]
        self.slow = any(bot_of(spec) not in (None, "random") for spec in specs)
        self.looking: Seat | None = None  # the person before the screen
        self.note = ""
        self.painter = Painter(console, table, self.specs, language)

    def say(self, key: str, **args: Any) -> str:
        return self.painter.say(key, **args)

    def tell(self, key: str, **args: Any) -> None:
        self.console.print(Text(self.say(key, **args)))

    def refuse(self, sentence: str) -> None:
        self.console.print(Text.assemble(("✗ ", self.painter.look.warning), sentence))

    # --- the course of the game ---

    def run(self) -> int:
        try:
            self.begin()
            while not self.table.over:
                decision = self.table.pending[0]
                self.curtain(decision.seat)
                self.clear()
                self.painter.screen(decision, self.note)
                self.note = ""
                self.take(decision)
            return self.finish()
        except Leave:
            return 0
        except KeyboardInterrupt:
            return self.stop("ui-interrupted")
        except EOFError:
            return self.stop("ui-end-of-input")

    def begin(self) -> None:
        if not self.table.pending:
            self.think(self.table.run)
        elif any(d.seat not in self.humans for d in self.table.pending):  # a bot was to answer when it was saved
            self.think(partial(settle, self.table))

    def think(self, action: Callable[[], None]) -> None:
        """Run the table on; the bots answer inside."""
        wait = self.console.is_terminal and self.slow
        with self.console.status(self.say("ui-thinking")) if wait else nullcontext():
            try:
                action()
            except KeyboardInterrupt:  # in the middle of a step: back to the question before it
                self.table.policies = [None] * self.table.setup.seats
                settle(self.table)
                raise
            except RegnumError:
                raise
            except Exception as error:  # a bug in the rules must not cost the game
                with suppress(Exception):
                    self.save(self.file(), "ui-saved", "ui-lost")
                raise RegnumError(self.say("ui-bug", reason=f"{type(error).__name__}: {error}")) from error

    def curtain(self, seat: Seat) -> None:
        """Between two people: nothing of the one is left on the screen when the other looks."""
        if seat != self.looking and len(self.humans) > 1:
            self.clear(scrollback=True)
            name = self.painter.texts.seat(seat)
            shield = self.painter.look.shield(seat)
            self.console.print(Text.assemble(shield, " ", (self.say("ui-curtain", name=name), "bold")))
            self.tell("ui-curtain-enter", name=name)
            self.read("")
        self.looking = seat

    def clear(self, scrollback: bool = False) -> None:
        self.console.clear()
        if scrollback and self.console.is_terminal:
            self.console.file.write(CLEAR_SCROLLBACK)

    def take(self, decision: Decision) -> None:
        """Read lines until one of them moves the game or wants the screen drawn anew."""
        while line := " ".join(self.read("▸ ").split()):
            option = find_option(self, decision, line)
            if option is not None:
                if self.is_sure(decision, option):
                    self.think(partial(self.table.answer, decision.seat, option))
                    return
                continue
            command, rest = find_command(self, line)
            if command is None:
                self.refuse(mistake(self, decision, line))
            elif COMMANDS[command](self, decision, rest):
                return

    def is_sure(self, decision: Decision, option: Option) -> bool:
        """Asked once more before what cannot be taken back. Enter alone is no: it may have been hit twice."""
        if not self.confirm or option not in final_options(self.table, decision):
            return True
        self.console.print(Text(self.painter.option(decision, option)[0], style="bold"))
        self.tell("ui-sure", yes=self.say("ui-yes"))
        typed = self.read("? ").strip().lower()
        return bool(typed) and self.say("ui-yes").startswith(typed)

    def finish(self) -> int:
        """The final table, as the one person sees it or else as a spectator does."""
        seat = self.humans[0] if len(self.humans) == 1 else None
        if self.humans:
            self.clear(scrollback=len(self.humans) > 1)
        else:
            self.console.print(self.painter.chronicle(None, len(self.table.events)))
        self.painter.frame(seat, self.painter.scores(seat))
        winners = self.table.game.winners(self.table.state)
        names = [self.painter.texts.seat(s) for s in winners]
        if winners == [seat]:
            self.tell("ui-winner-you")
        elif len(names) == 1:
            self.tell("ui-winner", names=names[0])
        elif names:
            self.tell("ui-winners", names=self.say("ui-and", first=", ".join(names[:-1]), last=names[-1]))
        if not self.save(self.file(), "ui-log-saved", "ui-lost"):
            return 1
        self.tell("ui-afterwards", name=name_of(self.file()))
        return 0

    def stop(self, reason: str) -> int:
        """Stopped from outside: save, and say how to come back."""
        self.console.print()
        self.tell(reason)
        return 0 if self.save(self.file(), "ui-saved", "ui-lost", resume=True) else 1

    # --- files ---

    def file(self) -> Path:
        if self.path is None:
            self.path = free_path(self.table.game)
        return self.path

    def save(self, path: Path, done: str, failed: str, resume: bool = False) -> bool:
        try:
            save_game(self.table, self.specs, path)
        except (RegnumError, ValueError) as error:
            self.refuse(self.say(failed, reason=str(error)))
            return False
        self.tell(done, file=str(path))
        if resume:
            self.tell("ui-resume", name=name_of(path))
        return True
