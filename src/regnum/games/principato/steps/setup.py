"""Setup: decks by the number of players, start cards, tasks, goods (rulebook p. 3)."""

from __future__ import annotations

from ....kernel import RegnumError, Setup, Table
from ..content import CUBES, STOCK_OF, TILES, YEAR_DECKS, CardId, Content, TaskId
from ..state import Duchy, State, Stock

T = Table[State]


def start(setup: Setup, box: Content) -> State:
    """The open box: everything in stock, nobody has anything."""
    c = box.components
    stock = Stock(
        c["food"], c["money"], c["influence"], c["land"], c["town"], c["soldier"], c["catapult"],
        dict(box.culture["monument"]), dict(box.culture["book"]), dict(box.culture["painting"]),
    )  # fmt: skip
    wish = setup.options.get("first", "random")
    if wish != "random" and int(wish) > setup.seats:
        raise RegnumError(f"option 'first': there is no seat {wish} among {setup.seats}")
    return State([("setup",)], box, setup.seats, stock)


def setup(t: T) -> None:
    s, box = t.state, t.state.box
    wish = t.game.option(t.setup, "first")  # SETUP.first
    s.first = (t.roll("first player", s.players)[0] if wish == "random" else int(wish)) - 1
    decks: dict[str, list[CardId]] = {}
    for name, cards in box.decks.items():  # SETUP.deck, SETUP.decks
        decks[name] = [c for c, least in cards if least <= s.players]
        s.removed += [c for c, least in cards if least > s.players]
        t.shuffle(f"deck {name}", decks[name])
    tasks: dict[str, list[TaskId]] = {"culture": [], "estate": []}
    for task in box.tasks.values():  # SETUP.tasks
        tasks[task.deck].append(task.id)
    t.shuffle("culture tasks", tasks["culture"])
    t.shuffle("estate tasks", tasks["estate"])
    for seat in range(s.players):
        hand = (decks["s1"].pop(0), decks["s2"].pop(0))  # SETUP.start_cards
        d = Duchy(hand, tasks["culture"].pop(0), tasks["estate"].pop(0))
        for good in (*CUBES, *(tile for tile in TILES if tile in box.start)):  # SETUP.goods
            setattr(d, good, box.start[good])
            pile = STOCK_OF.get(good, good)
            setattr(s.stock, pile, getattr(s.stock, pile) - box.start[good])
        s.duchies.append(d)
        t.tell("start-cards", "SETUP.start_cards", seat=seat, first=hand[0], second=hand[1])
        t.tell(
            "tasks", "SETUP.tasks_hidden", (seat,), ("culture", "estate"),
            seat=seat, culture=d.culture_task, estate=d.estate_task,
        )  # fmt: skip
    s.removed += decks["s1"] + decks["s2"]
    s.spare_culture, s.spare_estate = tasks["culture"], tasks["estate"]
    size = box.pool[s.players]  # SETUP.pool
    s.deck, s.next_decks = decks[YEAR_DECKS[0]], [decks[name] for name in YEAR_DECKS[1:]]
    for _ in range(size):
        s.pool.append(t.draw("pool", s.deck))
    t.tell("pool", "SETUP.pool", n=size)
    t.tell("first-player", "SETUP.first", seat=s.first)
    t.push(("start_turn", s.first))
