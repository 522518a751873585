# Optional rules, a game of two, and players who leave: OPT, chapters 20 and 21

## Options of the table

setting-netherlands = Capital of the Netherlands
setting-netherlands-hint = The scenario leaves to choice in which city they begin.
setting-netherlands-amsterdam = { name-province-amsterdam }
setting-netherlands-brugge = { name-province-brugge }
setting-netherlands-antwerpen = { name-province-antwerpen }
setting-leaving = A player who leaves
setting-leaving-hint = A bot can take a seat at any time. A realm that is left behind becomes independent at the end of a round, if its player has said so, is at peace, and all who stay agree.
setting-leaving-bot = hands the seat to a bot
setting-leaving-realm = may leave the realm behind
setting-private_talks = Private talks cost a point
setting-private_talks-hint = In the Diplomacy action a word in private costs 1 diplomatic point more. The table says who talks with whom; how the two talk is up to them. All other talk is public: keep to the chat.
setting-ready_mercenaries = Mercenaries at hand
setting-ready_mercenaries-hint = An army that sets out from an area of its own may first hire up to 3 mercenaries, who move with it.
setting-no_capitulation = No capitulation
setting-no_capitulation-hint = Nobody can capitulate in a war.
setting-helping_hand = A helping hand
setting-helping_hand-hint = Players who are not in a battle may play battle actions for independent realms.
setting-religious_rebels = Religious rebels
setting-religious_rebels-hint = A realm whose capital and 2 more provinces are held by rebels of another faith may adopt the faith of its capital; then those rebels lay down their arms.
setting-random_events = Random events
setting-random_events-hint = Events marked (X) may come in either half of an age.
setting-open_events = More open events
setting-open_events-hint = With six players four events lie open instead of three.

## What a scenario is about, said in the lobby

part-not-public = The booklet's own rules for them are not public: all play by the general rules, and most prestige wins.
about-scenario-1-00 = The first game: two rounds from 1444.
about-scenario-1-01 = The powers of western Europe from 1444, on the western board.
about-scenario-1-02 = Three smaller realms around the Empire; the Emperor, and with five seats France, are meant for bots. { part-not-public }
about-scenario-1-03 = From the second half of age I: the race to the Indies. Portugal knows the way already.
about-scenario-1-04 = Grown realms at the dawn of the Reformation. Two people play alone; with four seats England is meant for a bot.
about-scenario-1-05 = From 1618: Spain, France, Austria and the Netherlands. With six seats two teams play, and the larger sum of prestige wins; what the booklet says of teams is not public.
about-scenario-1-06 = For one person: Brandenburg against bots. { part-not-public }
about-scenario-2-01 = Six powers from 1444 through all ages.
about-scenario-2-02 = Central and eastern Europe; most of the West is out of play.
about-scenario-2-03 = The struggle for eight provinces of the Mediterranean: who owns four of them wins at once, with six seats the team of two that owns five; else prestige decides. Which provinces they are is not public: these are our choice.
about-scenario-2-04 = Three rounds of age IV: revolution and coalitions.
about-scenario-2-05 = The Habsburgs, the Protestant League and the Pope. The booklet's special rules are not public: all play by the general ones, and most prestige wins.
about-scenario-2-06 = For one person: Byzantium against bots. { part-not-public }
about-scenario-2-07 = For one person: the city of Ulm against bots. { part-not-public }
part-scenario =
    { $scenario ->
        [scenario-1-00] { about-scenario-1-00 }
        [scenario-1-01] { about-scenario-1-01 }
        [scenario-1-02] { about-scenario-1-02 }
        [scenario-1-03] { about-scenario-1-03 }
        [scenario-1-04] { about-scenario-1-04 }
        [scenario-1-05] { about-scenario-1-05 }
        [scenario-1-06] { about-scenario-1-06 }
        [scenario-1-06-both] { about-scenario-1-06 }
        [scenario-1-06-kalmar] { about-scenario-1-06 }
        [scenario-2-01] { about-scenario-2-01 }
        [scenario-2-01-muscovy] { about-scenario-2-01 }
        [scenario-2-02] { about-scenario-2-02 }
        [scenario-2-02-mamluks] { about-scenario-2-02 }
        [scenario-2-02-sweden] { about-scenario-2-02 }
        [scenario-2-03] { about-scenario-2-03 }
        [scenario-2-04] { about-scenario-2-04 }
        [scenario-2-05] { about-scenario-2-05 }
        [scenario-2-06] { about-scenario-2-06 }
        [scenario-2-07] { about-scenario-2-07 }
       *[scenario-2-07-alternate] { about-scenario-2-07 }
    }

## Questions

ask-talk = Talk with { SEAT($other) } in private first? Everybody learns of it (you have { $dip } diplomatic)
ask-talk_over = You are talking with { SEAT($other) } in private: go on when you have done
ask-set_out = Army { $army } sets out from { NAME($area) }: hire mercenaries who move with it? (at most: { $left }, ducats: { $ducats })
ask-parting = { SEAT($other) } leaves the game: what becomes of the realm ({ NAME($realm) })?
ask-marker = You have passed first again: do you keep the marker of the first player?

## Answers

option-talk-talk = Talk in private (1 diplomatic)
option-talk-no = Make an offer openly
option-talk_over-over = The talks are over
option-set_out-mercenary = Mercenary { NAME($unit) } ({ $price } ducats)
option-set_out-done = March now
option-parting-independent = It becomes independent: nobody will ever be its ally or suzerain
option-parting-bot = A bot shall play on in the seat
option-marker-keep = Keep it
option-marker-give = Hand it to { SEAT($other) }
option-turn-leave = Announce that you leave the game at the end of a round, once you are at peace
option-turn-stay = Stay in the game after all

## What has happened

event-talk = { SEAT($seat) } and { SEAT($other) } talked in private.
event-hired = { SEAT($seat) } hired mercenaries in { NAME($area, of: "area") }: { NAME($unit, of: "unit") }.
event-arms_down = The rebels in { NAME($area, of: "area") } laid down their arms.
event-leaving = { SEAT($seat) } will leave the game when a round ends in peace.
event-staying = { SEAT($seat) } stays in the game after all.
event-bot_plays = Not all agreed to leave the realm of { SEAT($seat) } behind: a bot can take the seat.
event-left = { SEAT($seat) } has left the game. { NAME($realm, of: "realm") } is independent now, and nobody's ally or vassal ever.
event-event_void = { NAME($event, of: "event") } left the game: the player of its realm is gone.
event-marker = { SEAT($seat) } has the marker of the first player.
