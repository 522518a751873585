"""What a seat cannot know is made up anew for it, and what it knows stays."""

import pytest

from kernel.tiny import CARDS, asked, everything, open_table, opts, say
from regnum.bots import greedy_bot, random_bot
from regnum.kernel import CorruptLog, Dice, canonical, veil, view


def worlds(t, seat, n=60):
    """Tables as the seat may imagine them, run to the question at hand."""
    for i in range(n):
        world = t.imagine(seat, Dice(i))
        world.run()
        yield world


def seen_by(t, seat):
    return canonical([view(t.state, t.game.shape, seat), asked(t), [veil(e, seat) for e in t.log]])


# --- secret answers ---


def plot(t):
    plan = t.ask(0, "plan", opts("north", "south", "east", "west"), secret=True)[0]
    t.state.players[0].plan = plan
    guess = t.ask(1, "guess", opts("north", "south", "east", "west"))[0]
    t.reveal("plan", plan)
    t.state.players[0].plan = None
    t.state.board.append(f"{plan} {guess}")


def test_a_secret_answer_is_veiled_for_others():
    t = say(open_table(plot), "0 south")
    assert t.log == [(0, ("south",), True)]
    assert veil(t.log[0], 0) == t.log[0]
    assert veil(t.log[0], 1) is None
    assert veil(t.log[0], None) is None


def test_a_secret_answer_is_made_up_in_what_others_imagine():
    t = say(open_table(plot), "0 south")
    assert {w.state.players[0].plan for w in worlds(t, 1)} == {"north", "south", "east", "west"}
    assert {w.state.players[0].plan for w in worlds(t, 0)} == {"south"}


def test_a_secret_answer_made_up_or_played_ahead_is_secret_too():
    t = open_table(plot)
    ahead = t.copy()
    ahead.play(0, ("east",))
    assert ahead.log == [(0, ("east",), True)]
    say(t, "0 south")
    assert all(w.log[0][0::2] == (0, True) for w in worlds(t, 1))


def test_nobody_else_can_tell_one_secret_from_another():
    assert len({seen_by(say(open_table(plot), f"0 {plan}"), 1) for plan in ("north", "south", "east")}) == 1


def test_a_bot_answers_in_secret_too():
    t = open_table(plot, policies=[random_bot(1), None])
    assert t.log[0][2] is True


# --- cards drawn into a hidden hand in the middle of a step ---


def deal(t):
    """Both have cards; seat 0 draws another, plays one openly, and seat 1 is asked."""
    s = t.state
    t.shuffle("deck", s.deck)
    for player in s.players:
        player.hand = [s.deck.pop(0), s.deck.pop(0)]
    t.push(("turn", 0))


def turn(t, seat):
    s = t.state
    hand = s.players[seat].hand
    hand.append(t.draw("deck", s.deck, see=(seat,)))
    played = t.ask(seat, "play", [("play", card) for card in hand])[1]
    hand.remove(played)
    s.board.append(played)
    s.board.append(t.draw("deck", s.deck))
    answer = t.ask(1 - seat, "react", [("show", card) for card in s.players[1 - seat].hand] + opts("pass"))
    s.board.append(":".join(answer))


def in_the_middle(drawn):
    """Seat 0 has played the card it drew, or one it had; seat 1 may react."""
    t = open_table(deal, turn)
    hand = t.state.players[0].hand
    return say(t, f"0 play:{hand[2 if drawn else 0]}")


@pytest.mark.parametrize("drawn", [True, False])
def test_what_is_visible_never_varies(drawn):
    t = in_the_middle(drawn)
    for world in worlds(t, 1):
        assert seen_by(world, 1) == seen_by(t, 1)
        assert world.state.board == t.state.board
        assert world.state.players[1].hand == t.state.players[1].hand
        assert world.log[-2:] == t.log[-2:]


def test_the_hidden_cards_vary_over_all_that_is_possible():
    t = in_the_middle(drawn=False)
    seen = {*t.state.board, *t.state.players[1].hand}
    found = {world.state.players[0].hand[1] for world in worlds(t, 1)}
    assert found == set(CARDS) - seen
    drawn = {world.log[1][2][0] for world in worlds(t, 1)}
    assert drawn == found


def test_no_card_is_lost_or_doubled_in_what_is_imagined():
    t = in_the_middle(drawn=False)
    for world in worlds(t, 1):
        s = world.state
        assert sorted([*s.deck, *s.players[0].hand, *s.players[1].hand, *s.board]) == sorted(CARDS)


def test_the_one_who_drew_knows_its_card():
    t = open_table(deal, turn)
    for world in worlds(t, 0):
        assert world.state.players[0].hand == t.state.players[0].hand
        assert world.log[1] == t.log[1]


def test_imagining_leaves_the_table_alone():
    t = in_the_middle(drawn=True)
    before = everything(t)
    for world in worlds(t, 1):
        world.state.board.clear()
        world.state.players[0].hand.append("unicorn")
        world.log.clear()
    assert everything(t) == before


def test_chance_to_come_varies():
    def gamble(t):
        t.ask(0, "throw", opts("now"))
        t.roll("die")

    t = open_table(gamble)
    found = set()
    for i in range(60):
        world = t.imagine(0, Dice(i))
        world.play(0, ("now",))
        found.add(world.log[1][2])
    assert found == {(n,) for n in range(1, 7)}


# --- made-up secrets must not stand against what is seen ---


def bury(t):
    """Seat 0 buries a card in secret, then plays another openly."""
    s = t.state
    s.deck, s.players[0].hand = [], ["ace", "bear", "cat"]
    t.push(("dig",))


def dig(t):
    s = t.state
    hand = s.players[0].hand
    hidden = t.ask(0, "take", [("take", card) for card in hand], secret=True)[1]
    hand.remove(hidden)
    s.players[0].plan = hidden
    played = t.ask(0, "take", [("take", card) for card in hand])[1]
    hand.remove(played)
    s.board.append(played)
    t.ask(1, "react", opts("pass", "cry"))


def test_a_card_that_was_played_was_not_buried():
    t = say(open_table(bury, dig), "0 take:ace", "0 take:cat")
    assert {w.state.players[0].plan for w in worlds(t, 1)} == {"ace", "bear"}


def reshuffle(t):
    """A shuffle, a hidden draw and an open play, all in one step."""
    s = t.state
    t.shuffle("deck", s.deck)
    hand = s.players[0].hand
    hand += [t.draw("deck", s.deck, see=(0,)), t.draw("deck", s.deck, see=(0,))]
    played = t.ask(0, "play", [("play", card) for card in hand])[1]
    hand.remove(played)
    s.board += [played, t.draw("deck", s.deck)]
    t.ask(1, "react", opts("pass", "cry"))


def test_what_a_shuffle_brought_to_light_stays():
    t = open_table(reshuffle)
    say(t, f"0 play:{t.state.players[0].hand[0]}")
    for world in worlds(t, 1):
        assert seen_by(world, 1) == seen_by(t, 1)


def draft(t):
    """Cards known by numbers: seat 0 lays one in secret and one openly, a third is drawn for all to see."""
    s = t.state
    s.chips = list(range(1, 9))
    t.shuffle("chips", s.chips)
    for player in s.players:
        player.chips = [s.chips.pop(0) for _ in range(3)]
    t.push(("lay",))


def lay(t):
    s = t.state
    chips = s.players[0].chips
    chips.remove(t.ask(0, "hide", [("lay", n) for n in chips], secret=True)[1])
    laid = t.ask(0, "show", [("lay", n) for n in chips])[1]
    chips.remove(laid)
    s.total = 10 * laid + t.draw("chips", s.chips)
    t.ask(1, "react", opts("pass", "cry"))


def test_things_known_by_numbers_fit_too():
    t = open_table(draft, lay)
    for option in ("hide", "show"):
        assert asked(t) == [f"0 {option}"]
        t.answer(0, t.decision(0).options[0])
    left = set()
    for world in worlds(t, 1):
        assert seen_by(world, 1) == seen_by(t, 1)
        left.add(tuple(world.state.players[0].chips))
    assert len(left) > 1


def gift(t):
    """Only who holds ace or bear is asked, so that a made-up world may ask somebody else."""
    s = t.state
    s.deck = ["fox", "gnu", "hen"]
    for player, hand in zip(s.players, (["bear"], ["cat", "dog"], ["ace", "elk"]), strict=True):
        player.hand = hand
    t.push(("poll",))


def poll(t):
    for seat in range(3):
        if "ace" in t.state.players[seat].hand or "bear" in t.state.players[seat].hand:
            t.ask(seat, "react", opts("yes", "no"))


def test_a_world_that_does_not_fit_is_noticed_when_it_is_played():
    """What is asked of others may depend on what they hold. Who imagines must be ready to try again."""
    t = say(open_table(gift, poll, seats=3), "0 yes")
    assert asked(t) == ["2 react"]
    fits = 0
    for n in range(60):
        world = t.imagine(2, Dice(n))
        try:
            world.play(2, ("no",))
        except CorruptLog:
            continue
        fits += 1
        assert "bear" in world.state.players[0].hand
    assert 0 < fits < 60


def test_bots_never_fail_over_what_they_imagine():
    for rules in ((deal, turn), (bury, dig), (reshuffle,), (plot,), (draft, lay)):
        for seed in range(30):
            assert open_table(*rules, seed=seed, policies=[random_bot(seed), greedy_bot(seed)]).over
            assert open_table(*rules, seed=seed, policies=[greedy_bot(seed), greedy_bot(seed)]).over


# --- an imagined table is a fork, not the game ---


def test_an_imagined_table_goes_on_by_answers_when_it_keeps_checkpoints():
    t = in_the_middle(drawn=False)
    world = t.imagine(1, Dice(4), keep=True)
    world.run()
    hand = list(world.state.players[0].hand)
    say(world, "1 pass")
    assert world.over
    assert world.state.players[0].hand == hand


def test_an_imagined_table_never_falls_back_into_the_true_one():
    """Without checkpoints it cannot go back; the log before the step is not for that seat to replay."""
    t = in_the_middle(drawn=False)
    world = t.imagine(1, Dice(4))
    world.run()
    with pytest.raises(RuntimeError, match="imagined"):
        say(world, "1 pass")
    kept = t.imagine(1, Dice(4), keep=True)
    kept.run()
    with pytest.raises(RuntimeError, match="imagined"):
        kept.rewind(0)
