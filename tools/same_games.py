"""Play the same random games with the pure and with the compiled package and compare every state.

Each package runs in a process of its own, the compiled one under another hash seed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

PLAY = """
import json, sys, time
from random import Random
from regnum.compiled import is_compiled
from regnum.bots import greedy_bot, random_bot
from regnum.games import game_ids, get_game, register
from regnum.games.giant import GAME as GIANT
from regnum.kernel import Dice, new_table
from regnum.log import state_hash
from regnum.server import present
def told(table, seat, any_of):  # all that a client may ask for, its sheets about things too
    w = present.Speaker(present.words(table.game.id, "en"), [str(n) for n in range(table.setup.seats)])
    part = present.play_part(table, seat, [seat], w, table.pending)
    things = sorted(table.game.things(game.seen(table.state, seat))) if table.game.things else []
    sheets = [present.details_of(table, seat, thing, w) for thing in any_of.sample(things, min(len(things), 9))]
    return json.dumps([part, sheets], sort_keys=True)
print("compiled" if is_compiled() else "pure", file=sys.stderr)
start = time.perf_counter()
for key in (0, 1, 2**62, 2**63 - 1, 2**63, 2**64 - 1, 0x9E3779B97F4A7C15, 2**64 + 5):  # tools/native_mix.py
    for count in (0, 1, 4000):
        dice, items = Dice(key, count), [*range(99)]
        numbers = [dice.below(n) for n in (1, 6, 2**31 - 1, 2**31, 2**62) for _ in range(9)]
        dice.shuffle(items)
        print(key, count, numbers, items)
register(GIANT)
for game_id in game_ids():
    game = get_game(game_id)
    options = {"ages": "first"} if "ages" in game.options else {}
    for number in (2,) if game is GIANT else (1, 2, 4) if game.longest > 4000 else range(24):  # long ones
        seats = game.seats[number % len(game.seats)]
        bots = [greedy_bot(number) if number % 8 == 0 else random_bot(number)] * seats
        table = new_table(game, seats, number, options, policies=bots, history=True)
        table.run()
        print(game_id, number, len(table.log), len(table.events), state_hash(table))
        if number % 6 == 1:
            person, random = new_table(game, seats, number, options), Random(number)
            person.run()
            every = 90 if game.longest > 4000 else 9
            while person.pending:
                decision = person.pending[0]
                if game is not GIANT and len(person.log) % every == 0:
                    print(told(person, decision.seat, Random(len(person.log))))
                barred = decision.barred(person.state)
                print(decision.seat, decision.kind, decision.options, barred, state_hash(person))
                person.answer(decision.seat, random.choice(decision.options))
print(f"{time.perf_counter() - start:.2f} s", file=sys.stderr)
"""


def games(path: str, hash_seed: str, expected: str) -> str:
    env = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run([sys.executable, "-c", PLAY], env=env, capture_output=True, text=True, check=False)
    if done.returncode or not done.stderr.startswith(expected):
        sys.exit(f"the {expected} package did not run:\n{done.stderr}")
    print(expected, done.stderr.split()[-2], "s", len(done.stdout.splitlines()), "states")
    return done.stdout


def main() -> int:
    with ThreadPoolExecutor() as pool:
        paths = (str(ROOT / "src"), str(ROOT / "build" / "compiled"))
        pure, compiled = pool.map(games, paths, ("1", "2"), ("pure", "compiled"))
    if pure == compiled:
        print("same games: yes")
        return 0
    lines = zip(pure.splitlines(), compiled.splitlines(), strict=False)
    print("same games: NO, first difference:", next((pair for pair in lines if pair[0] != pair[1]), "length"))
    return 1


if __name__ == "__main__":
    sys.exit(main())
