"""Games and playing them."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from .. import store
from ..games import game_ids, get_game
from ..kernel import RegnumError, new_seed
from ..text import Texts
from .common import (
    AsJson,
    ContentFile,
    Lang,
    RuleOptions,
    app,
    load_content,
    options_of,
    out,
    patience,
    print_json,
)


@app.command()
def games(lang: Lang, as_json: AsJson = False) -> None:
    """The games that can be played."""
    rows = []
    for game_id in game_ids():
        game = get_game(game_id)
        texts = Texts(game, lang)
        rows.append({"game": game_id, "title": texts.say("game-title"), "seats": list(game.seats)})
    if as_json:
        print_json(rows)
        return
    for row in rows:
        out.print(
            f"[bold]{row['game']}[/]  {row['title']}  ({'–'.join(str(n) for n in (row['seats'][0], row['seats'][-1]))})"
        )


def is_wary(confirm: bool | None, specs: list[str]) -> bool:
    """Against bots alone one can start anew; with others a slip costs a turn."""
    return specs.count("human") > 1 if confirm is None else confirm


@app.command()
def play(
    lang: Lang,
    game: Annotated[str | None, typer.Argument(help="The game; without it you are asked.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(help="One for each seat: human, bot:greedy, bot:random; by default you and as many bots as fit."),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same game.")] = None,
    content: ContentFile = None,
    option: RuleOptions = None,
    resume: Annotated[str | None, typer.Option(help="Go on with a saved table: its id or file.")] = None,
    confirm: Annotated[
        bool | None, typer.Option(help="Ask again before what cannot be taken back; by default if several people play.")
    ] = None,
) -> None:
    """Play in the terminal, against bots or with others at one keyboard."""
    from .. import terminal

    if resume is not None:
        path = store.find(resume)
        with patience(path):
            table, specs = terminal.load_saved(path, lang)
        code = terminal.play(
            table.game,
            specs,
            seed=table.setup.seed,
            language=lang,
            resume=table,
            save_to=path,
            confirm=is_wary(confirm, specs),
        )
        raise typer.Exit(code)
    if game is None:
        if not sys.stdin.isatty():
            raise RegnumError("name a game to play; known: " + ", ".join(game_ids()))
        chosen, specs, lang = terminal.choose_game(language=lang)
    else:
        chosen = get_game(game)
        specs = seats.split(",") if seats is not None else ["human"] + ["bot:greedy"] * (chosen.seats[-1] - 1)
    options = options_of(chosen, option)
    code = terminal.play(
        chosen,
        specs,
        seed=new_seed() if seed is None else seed,
        language=lang,
        content=load_content(chosen, content, options) if content else None,
        options=options,
        save_to=store.path_of(store.new_id(chosen.id)),
        confirm=is_wary(confirm, specs),
    )
    raise typer.Exit(code)
