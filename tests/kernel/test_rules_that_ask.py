"""Rules are functions that call each other and ask, whoever is asked and however deep."""

import pytest

from kernel.tiny import answers, asked, chooser, everything, fresh, offered, open_table, opts, say
from regnum.kernel import CorruptLog, Refused, Stuck

# --- a reaction by another seat in the middle of an action ---


def attack(t):
    target = t.ask(0, "attack", opts("north", "south"))[0]
    t.state.board.append(f"attacks {target}")
    blow = 3 if parried(t, by=1) else 5
    t.state.players[0].purse += blow
    t.state.board.append(f"strikes {blow}")
    t.ask(0, "after", opts("rest"))


def parried(t, by):
    answer = t.ask(by, "parry", opts("yes", "no"))
    t.state.board.append(f"parry {answer[0]}")
    return answer == ("yes",)


@pytest.mark.parametrize(("answer", "blow"), [("yes", 3), ("no", 5)])
def test_an_action_goes_on_with_what_the_reaction_was(answer, blow):
    t = open_table(attack)
    say(t, "0 north")
    assert asked(t) == ["1 parry"]
    assert t.state.board == ["attacks north"]
    say(t, f"1 {answer}")
    assert t.state.board == ["attacks north", f"parry {answer}", f"strikes {blow}"]
    assert t.state.players[0].purse == blow
    assert asked(t) == ["0 after"]


def test_a_bot_reacts_at_once():
    t = open_table(attack, policies=[None, chooser("yes")])
    say(t, "0 north")
    assert asked(t) == ["0 after"]
    assert t.state.players[0].purse == 3


def test_a_person_reacts_to_a_bot():
    t = open_table(attack, policies=[chooser("south"), None])
    assert asked(t) == ["1 parry"]
    say(t, "1 no")
    assert t.over
    assert t.state.board == ["attacks south", "parry no", "strikes 5"]


def test_bots_alone_play_the_same_action():
    people = say(open_table(attack), "0 south", "1 yes", "0 rest")
    bots = open_table(attack, policies=[chooser("south"), chooser("yes")])
    assert everything(people) == everything(bots)


def test_a_reaction_may_be_taken_back_by_who_reacted_only():
    t = say(open_table(attack), "0 north", "1 yes")
    assert t.why_not_undo(0) == "other_seat"
    t.undo(1)
    assert asked(t) == ["1 parry"]
    assert t.state.board == ["attacks north"]
    t.undo(0)
    assert asked(t) == ["0 attack"]


# --- rules three deep, with answers at each depth and chance inside ---


def war(t):
    where = t.ask(0, "war", opts("hill", "river"))[0]
    won = battle(t, where)
    prize = t.ask(0 if won else 1, "prize", opts("gold", "honour"))[0]
    t.state.board.append(f"{where} {won} {prize}")


def battle(t, where):
    wing = t.ask(1, "defend", opts("left", "right"))[0]
    hits = sum(charge(t, horse, wing) for horse in ("white", "black"))
    order = t.ask(0, "press", opts("on", "halt"))[0]
    t.state.board.append(f"hits {hits} {order}")
    return hits >= 2 and order == "on"


def charge(t, horse, wing):
    bold = t.ask(0, "charge", opts("bold", "wary"))[0] == "bold"
    luck = t.roll(f"charge of {horse}")[0]
    saved = t.ask(1, "save", opts("shield", "fall"))[0] == "shield"
    t.state.board.append(f"{horse} {wing} {luck}")
    return 0 if saved and luck < 6 else 1 + bold


WAR = ["0 hill", "1 left", "0 bold", "1 fall", "0 wary", "1 shield", "0 on"]


def test_values_come_back_through_three_calls():
    t = say(open_table(war), *WAR, "0 gold")
    assert t.over
    assert t.state.board[-2:] == ["hits 2 on", "hill True gold"]


def test_each_answer_leads_to_the_next_question():
    t = open_table(war)
    found = []
    for line in [*WAR, "0 gold"]:
        found += asked(t)
        say(t, line)
    assert found == [
        "0 war", "1 defend", "0 charge", "1 save", "0 charge", "1 save", "0 press", "0 prize",
    ]  # fmt: skip


def test_the_same_answers_by_bots_make_the_same_game():
    people = say(open_table(war), *WAR, "0 honour")
    bots = [chooser(*(a.split()[1] for a in [*WAR, "0 honour"] if a[0] == str(seat))) for seat in range(2)]
    assert everything(open_table(war, policies=bots)) == everything(people)


def test_a_new_table_with_the_log_is_the_same_at_every_depth():
    t = open_table(war)
    for line in WAR:
        say(t, line)
        assert everything(fresh(t)) == everything(t)


def test_undo_stops_at_the_chance_of_the_depth():
    t = open_table(war)
    reasons = []
    for line in [*WAR, "0 gold"]:
        say(t, line)
        reasons.append(t.why_not_undo(int(line[0])))
    assert reasons == [None, None, "roll", None, "roll", None, None, None]


def test_undo_and_the_same_answer_at_each_depth():
    t = open_table(war)
    for line in [*WAR, "0 gold"]:
        before = everything(t)
        say(t, line)
        after = everything(t)
        if t.why_not_undo(int(line[0])) is None:
            t.undo(int(line[0]))
            assert everything(t) == before
            say(t, line)
            assert everything(t) == after


def test_another_answer_after_undo_leads_elsewhere():
    t = say(open_table(war), *WAR)
    t.undo(0)
    say(t, "0 halt")
    assert asked(t) == ["1 prize"]


# --- how many options there are ---


def none_left(t):
    t.ask(0, "first", opts("go"))
    t.ask(1, "buy", [])


def test_a_decision_without_options_is_an_error_in_the_rules():
    t = open_table(none_left)
    before = everything(t)
    with pytest.raises(Stuck, match="no option for seat 1 in decision 'buy'"):
        say(t, "0 go")
    assert everything(t) == before


def test_a_sealed_decision_without_options_too():
    def bids(t):
        t.ask_all("bid", {0: opts("bid:1"), 1: []})

    with pytest.raises(Stuck, match="no option for seat 1 in decision 'bid'"):
        open_table(bids)


def test_a_choice_of_which_all_is_barred_too():
    def pick(t):
        t.choose(0, "pick", opts("x"), bar=lambda s, seat, option: "T.9")

    with pytest.raises(Stuck, match="no option for seat 0 in decision 'pick'"):
        open_table(pick)


def barred_x(s, seat, option):
    return "T.1" if option == ("x",) else None


def single(t, auto):
    t.state.board.append(t.ask(0, "single", opts("only"), auto=auto)[0])
    t.state.board.append(
        t.choose(0, "left", opts("x", "y"), lambda s, seat, o: "T.1" if o == ("x",) else None, auto)[0]
    )


def test_a_single_option_is_asked():
    t = open_table(lambda t: single(t, auto=False))
    assert offered(t, 0) == ["only"]
    say(t, "0 only", "0 y")
    assert t.state.board == ["only", "y"]
    assert len(t.log) == 2


def test_a_single_option_is_taken_with_auto_and_is_not_in_the_log():
    t = open_table(lambda t: single(t, auto=True))
    assert t.over
    assert t.state.board == ["only", "y"]
    assert t.log == []


# --- long steps ---


def march(t):
    for i in range(80):
        step = t.ask(0, "march", opts(f"go:{i}", "wait"))
        t.state.total += len(step)
        t.state.board.append(step[0])


def test_a_step_of_eighty_answers():
    t = open_table(march, history=True)
    hashes = [everything(t)]
    for i in range(80):
        say(t, f"0 go:{i}" if i % 3 else "0 wait")
        hashes.append(everything(t))
    assert t.over
    assert len(t.state.board) == 80
    for i in range(80, 0, -1):
        assert everything(t) == hashes[i]
        t.undo(0)
    assert everything(t) == hashes[0]
    with pytest.raises(Refused, match="nothing"):
        t.undo(0)


def test_a_step_of_eighty_answers_by_a_bot():
    t = open_table(march, policies=[chooser(), None])
    assert t.over
    assert answers(t) == [(0, ("go", i)) for i in range(80)]
    assert everything(fresh(t)) == everything(t)


# --- options that are found only when somebody needs them ---


def hoard(t):
    """Takes coins while there are any; of one kind alone it is not asked."""
    s = t.state

    def open_ones():
        FOUND.append(s.players[0].purse)
        return [o for o in COINS if dear(s, 0, o) is None]

    for _ in range(3):
        said = t.choose(0, "coin", lambda: COINS, dear, auto=True, options=open_ones)
        s.players[0].purse += said[1]
    t.ask(0, "after", opts("rest"))


def dear(s, seat, option):
    return "T.1" if s.players[seat].purse + option[1] > 5 else None


COINS = opts("coin:1", "coin:2", "coin:3")
FOUND: list[int] = []


def test_a_recorded_answer_needs_no_options():
    t = say(open_table(hoard), "0 coin:1")
    FOUND.clear()
    say(t, "0 coin:2")  # the step begins again: two answers are recorded, the third is asked
    assert FOUND == [3]
    assert offered(t, 0) == ["coin:1", "coin:2"]
    assert t.decision(0).why_not(t.state, ("coin", 3)) == "T.1"


def test_what_is_taken_without_asking_does_not_use_up_a_recorded_answer():
    t = say(open_table(hoard), "0 coin:2", "0 coin:2")  # then one coin of one is all that is left
    assert asked(t) == ["0 after"]
    assert t.state.players[0].purse == 5
    assert answers(t) == [(0, ("coin", 2)), (0, ("coin", 2))]
    assert everything(fresh(t)) == everything(t)
    say(t, "0 rest")
    assert t.over
    assert everything(fresh(t)) == everything(t)


def test_a_recorded_answer_that_the_rules_bar_is_a_corrupt_log():
    t = say(open_table(hoard), "0 coin:2")
    t.log.append((0, ("coin", 1)))
    t.log.append((0, ("coin", 3)))
    with pytest.raises(CorruptLog):
        fresh(t)
