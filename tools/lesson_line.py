"""Help for who writes a lesson: plays the file as far as it goes, lets greedy bots answer for the others until the
learner is asked, and prints those answers as `then`, and what the learner could do with the elements to show.

    python tools/lesson_line.py src/regnum/games/principato/lessons/first.toml [LANGUAGE]
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from regnum.bots import make_bot
from regnum.kernel import RegnumError, Table, option_id
from regnum.lesson import Lesson, load_case
from regnum.scenario import Failed
from regnum.text import Texts


def go_on(table: Table[Any], you: int) -> list[str]:
    """The others' answers until the learner is asked."""
    given = []
    bot = make_bot("greedy", 1)
    while table.pending and all(d.seat != you for d in table.pending):
        d = table.pending[0]
        chosen = d.options[bot(table, d.seat, d.kind, d.options)]
        table.answer(d.seat, chosen)
        given.append(option_id(chosen))
    return given


def show(table: Table[Any], you: int, language: str) -> None:
    texts = Texts(table.game, language, table.setup.names)
    for d in table.pending:
        if d.seat != you:
            print(f"seat {d.seat} is asked '{d.kind}' too")
            continue
        print(f"\n{d.kind}: {texts.prompt(table.state, d)}")
        for option in d.options:
            told = table.game.describe(table.state, d.kind, option, d.about)
            print(f"  {option_id(option):40} {texts.say(told.text, **told.args)}   {list(told.touches)}")
        for option, rule in d.barred(table.state):
            print(f"  ✗ {option_id(option):38} {rule}")


def main() -> None:
    try:
        lesson = load_case(Path(sys.argv[1]))
        if not isinstance(lesson, Lesson):
            sys.exit(f"{sys.argv[1]}: not a lesson: it has no [[step]]")
        table, done = lesson.table(), 0
    except RegnumError as error:
        sys.exit(str(error))
    try:
        for done, table, _ in lesson.play():  # noqa: B007
            pass
        print(f"all {done} steps are played")
    except Failed as error:
        print(f"{done} steps are played; {error}")
    given = go_on(table, lesson.you)
    if given:
        print("then = [" + ", ".join(f'"{option}"' for option in given) + "]")
    show(table, lesson.you, sys.argv[2] if len(sys.argv) > 2 else "en")


main()
