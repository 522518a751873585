"""Positions that play from the beginning hardly reaches: vassals, queens, bishops and pieces everywhere.

Random moves from there must leave the table sound, and both sides of every war are counted again by hand.
"""

from random import Random

from pax_renaissance.war_builders import T, choose, given, having, told
from regnum.games.pax_renaissance.content import load
from regnum.games.pax_renaissance.content.shapes import RELIGIONS, SECOND_VENICE, WARS
from regnum.games.pax_renaissance.state import State, anybody
from regnum.kernel import option_id

BOX = load()
ROWS = (("england", "france", "holy_roman_empire", "hungary", "byzantium"),
        ("portugal", "aragon", "papal_states", "ottoman", "mamluk"))  # fmt: skip
COLUMN = {name: i for row in ROWS for i, name in enumerate(row)}


def rich(dice: Random) -> T:
    seats = dice.choice((2, 3, 4))
    named = {f"seat{i}": having(west=[], east=[], hand=[], florins=dice.randrange(9)) for i in range(seats)}
    realms = {name: having(state=dice.choice(("medieval", *RELIGIONS)), repressed=[], queens=[]) for name in COLUMN}
    kings: list[str] = []
    for name in dice.sample(sorted(COLUMN), 8):  # two stay on their thrones
        if kings and dice.random() < 0.4:
            realms[name]["suzerain"] = dice.choice(kings)
        else:
            named[f"seat{dice.randrange(seats)}"][BOX.empires[name].side].append(name)
            kings.append(name)
    cards = [c for c in BOX.cards.values() if not c.comet]
    dice.shuffle(cards)
    for card in cards[:60]:
        someone = named[f"seat{dice.randrange(seats)}"]
        single = [e for e in card.suitors if not realms[e]["queens"]]
        if len(someone["hand"]) < 2:
            someone["hand"].append(card.id)
        elif single:
            realms[dice.choice(single)]["queens"].append(card.id)
        elif not card.suitors:
            someone[card.side].append(card.id)
    stock = dict(BOX.pieces)

    def piece(*kinds: str) -> str:
        found = f"{dice.choice(RELIGIONS)}_{dice.choice(kinds)}"
        stock[found] -= 1
        return found if stock[found] >= 0 else ""

    closed = (*(set(BOX.emporia) - set(BOX.opening.values())), SECOND_VENICE)
    cities = {c: piece("rook", "knight") if dice.random() < 0.6 else "" for c in BOX.city_of if c not in closed}
    for realm in realms.values():  # one pawn at most, since no bank has more than ten
        realm["repressed"] = [p for _ in range(dice.randrange(4)) if (p := piece("rook", "knight"))]
        realm["repressed"] += [f"pawn.{dice.randrange(seats)}"] * dice.randrange(2)
    places = [c for one in named.values() for c in (*one["west"], *one["east"]) if c not in COLUMN] + sorted(COLUMN)
    return given(
        seats=seats, cities=cities, concessions={b: dice.randrange(seats) for b in BOX.borders[::3]},
        pirates={b: piece("pirate").partition("_")[0] for b in BOX.borders[1::3] if b in BOX.sea},
        bishops={c: f for c in dice.sample(places, 5) if (f := piece("bishop").partition("_")[0])}, **named, **realms,
    )  # fmt: skip


def sides(s: State, seat: int, shot: str, agents: tuple[str, ...], where: str) -> tuple[int, int]:
    """Attackers and defenders: J1a, J2a, K1a and K1b, told another way than the rules do."""
    towns = [(piece, BOX.city_of[city]) for city, piece in s.cities.items() if piece]
    here = [piece for piece, home in towns if home == where]
    ships = [faith for border, faith in s.pirates.items() if faith and where in border.split("-")]
    fighters = [a for a in agents if not a.endswith("bishop")]
    held = s.realms[where].repressed
    if shot == "conspiracy":
        return len(fighters) + len(ships) + sum("pawn" not in p for p in held), len(here)
    if shot == "peasant_revolt":
        own = sum(owner == seat and where in border.split("-") for border, owner in s.concessions.items())
        return len(fighters) + own + len(ships) + sum("pawn" in p for p in held), len(here)
    faith = WARS[shot]
    parted = {"portugal", "france"} if anybody(s, "portugal_france_not_adjacent") else set()
    allies = [
        home for piece, home in towns
        if piece == f"{faith}_knight" and home != where and abs(COLUMN[home] - COLUMN[where]) <= 1
        and {home, where} != parted
    ]  # fmt: skip
    attackers = len(fighters) - fighters.count("pawn") + len(allies)
    return (
        attackers + ships.count(faith) + sum(p.startswith(faith) for p in here),
        len(ships) - ships.count(faith) + sum(not p.startswith(faith) for p in here),
    )


def test_GL_BATTLE_b__all_who_can_fight_do_in_any_position():
    wars = 0
    for seed in range(12):
        dice = Random(seed)
        t = rich(dice)
        for _ in range(60):
            if t.over:
                break
            asked, before = t.pending[0], len(told(t, "battle"))
            bold = [o for o in asked.options if o[0] in ("play", "ops", "use_shot")]
            option = dice.choice(bold if bold and dice.random() < 0.8 else list(asked.options))
            war = None
            if asked.kind in ("shot", "target") and option[0] != "decline_shot":
                card = BOX.cards[told(t, "one-shot" if asked.kind == "target" else "played")[-1]["card"]]
                where = str(option[1]) if asked.kind == "target" else card.place
                if where in COLUMN and card.shot[0] in ("conspiracy", "peasant_revolt", *WARS):
                    war = sides(t.state, asked.seat, card.shot[0], card.agents, where)
            choose(t, option_id(option))
            battles = told(t, "battle")
            if war and len(battles) > before:
                assert (battles[-1]["attackers"], battles[-1]["defenders"]) == war, (seed, option, battles[-1])
                wars += 1
    assert wars > 10
