# Peace: chapter 10

## Parts of sentences

part-returns =
    { $back ->
        [none] { "" }
       *[other] ; they get back { NAMES($back, of: "province") }
    }{ $home ->
        [none] { "" }
       *[other] ; you get back { NAMES($home, of: "province") }
    }
part-gains =
    { $land ->
        [none] { "" }
       *[other] ; you keep { NAMES($land, of: "province") }
    }{ $lose ->
        [none] { "" }
       *[other] ; they keep { NAMES($lose, of: "province") }
    }
part-ransoms =
    { $ducats ->
        [0] { "" }
       *[other] ; you get { $ducats ->
            [one] { $ducats } ducat
           *[other] { $ducats } ducats
        }
    }{ $pays ->
        [0] { "" }
       *[other] ; you pay { $pays ->
            [one] { $pays } ducat
           *[other] { $pays } ducats
        }
    }
part-honours =
    { $mine ->
        [0] { "" }
       *[other] ; your prestige { SIGN($mine) ->
            [minus] −{ ABS($mine) }
           *[plus] +{ $mine }
        }
    }{ $theirs ->
        [0] { "" }
       *[other] ; theirs { SIGN($theirs) ->
            [minus] −{ ABS($theirs) }
           *[plus] +{ $theirs }
        }
    }
part-each-keeps =
    { $one_land ->
        [none] { "" }
       *[other] ; { NAME($one) } keeps { NAMES($one_land, of: "province") }
    }{ $two_land ->
        [none] { "" }
       *[other] ; { NAME($two) } keeps { NAMES($two_land, of: "province") }
    }
part-each-back =
    { $one_land ->
        [none] { "" }
       *[other] ; { NAME($one) } gets back { NAMES($one_land, of: "province") }
    }{ $two_land ->
        [none] { "" }
       *[other] ; { NAME($two) } gets back { NAMES($two_land, of: "province") }
    }
part-victory =
    { $won ->
        [full] total victory
        [partial] partial victory
       *[none] undecided
    }

## Decisions

ask-peace_war = Make peace: choose a war to settle, or leave them as they are
ask-peace_term =
    { NAME($realm) }: { $how ->
        [yielded] they have capitulated
       *[other] { part-victory }
    }{ $stakes ->
        [gain] {" "}(+1 imperial authority, if no land of the Empire is lost in this war)
        [loss] {" "}(the Emperor will lose 1 authority)
       *[none] { "" }
    }. Choose the terms of peace
ask-full_victory = You have total victory: choose the peace that is settled first
ask-capitulate = Capitulate to { NAME($realm) }? You lose { $n } prestige, they gain as much and impose their terms
ask-status_quo = Status quo with { NAME($realm) }: you keep what you do not name (ducats for you so far: { $n })
ask-fate = What becomes of { NAME($province) }?
ask-exchange = Choose what comes back in exchange for { NAME($province) }
ask-befriend = Choose a realm that you have set free, to ally with it and place up to 2 influence
ask-claim_calm = Give up a claim on an area where you won land, to end 2 unrest there?
ask-peace_alliance = The peace allows an alliance with { NAME($realm) }: conclude it?
ask-lent_unit = Choose a lent unit that leaves{ part-left }
ask-homeward = Your units leave { NAME($area) }: choose the area they go home to

## Options

option-settle = Peace with { NAME($realm) } ({ part-victory })
option-capitulate =
    Capitulate to { NAME($realm) }: you lose 2 prestige, they gain 2 and impose their terms
option-peace_war-done = Leave the other wars as they are
option-capitulate-yes = Capitulate
option-capitulate-no = Fight on
option-peace_term-white = White peace{ part-returns }{ part-honours }
option-peace_term-status_quo = Status quo{ part-gains }{ part-returns }{ part-ransoms }; you may still give land back for ducats, exchange it or set it free
option-peace_term-humiliation = Humiliation{ part-returns }{ part-honours }
option-peace_term-vassalisation =
    Vassalisation{ $realms ->
        [none] { "" }
       *[other] {" "}of { NAMES($realms, of: "realm") }
    }{ $land ->
        [none] { "" }
       *[other] ; your vassals: { NAMES($land, of: "province") }
    }{ part-returns }; 2 influence for you
option-peace_term-conversion =
    Conversion{ $realms ->
        [none] { "" }
       *[other] {" "}of { NAMES($realms, of: "realm") }
    }{ part-returns }{ part-honours }; 2 influence for you
option-peace_term-succession =
    Settled succession{ part-returns }; { $n ->
        [one] { $n } marriage of another ends
       *[other] { $n } marriages of others end
    }, 3 prestige for you from each{ part-honours }; then influence or a new ruler, and an alliance
option-peace_term-annexation =
    Annexation{ $land ->
        [none] { "" }
       *[other] ; your towns: { NAMES($land, of: "province") }
    }{ $realms ->
        [none] { "" }
       *[other] ; { NAMES($realms, of: "realm") } loses 2 prestige
    }{ $n ->
        [0] { "" }
       *[other] ; −{ $n } imperial authority (a prince of your faith)
    }
option-peace_term-negotiate = Negotiate
option-peace_term-leave = No peace yet
option-status_quo-done = Keep all the rest
option-fate-keep = Keep it
option-fate-hand_back =
    Give it back for { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
option-fate-set_free =
    Set it free for { $prestige } prestige{ $heir ->
        [none] : it becomes an expansive realm
       *[other] : it goes to { NAME($heir, of: "realm") }
    }
option-fate-exchange = Exchange it for land of equal tax that they occupy
option-swap_for = { NAME($province) }
option-swap_pair = { NAME($province) } and another small province: choose which
option-swap_large = { NAME($province) }, with another small province given back too: choose which
option-swap_for_two = { NAME($province) } and { NAME($to_province) }
option-swap_with = { NAME($to_province) }, with { NAME($province) } given back too
option-befriend-done = Leave them be
option-claim_calm-claim = Give up the claim on { NAME($area) }
option-claim_calm-done = Keep the claims
option-peace_alliance-yes = Conclude the alliance
option-peace_alliance-no = No alliance
option-lent_unit-reserve = From the reserve
option-lent_unit-army = Army { $army }: { NAME($unit) }

## Parts of a deal

deal-white = White peace{ part-each-back }
deal-give-white = Offer white peace: all land goes back, each of you loses 1 prestige{ part-each-back }
deal-give-white-drop = Rather no white peace
deal-take-white = Offer white peace: all land goes back, each of you loses 1 prestige{ part-each-back }
deal-take-white-drop = Rather no white peace
deal-status_quo = The status quo{ part-each-keeps }
deal-give-status_quo = Offer the status quo: each keeps what it occupies, capitals are ransomed for 10 ducats{ part-each-keeps }
deal-give-status_quo-drop = Rather no status quo
deal-take-status_quo = Offer the status quo: each keeps what it occupies, capitals are ransomed for 10 ducats{ part-each-keeps }
deal-take-status_quo-drop = Rather no status quo
deal-victory = Being named the loser
deal-give-victory = Let them be called the winner
deal-give-victory-drop = Rather not let them be called the winner
deal-take-victory = Be called the winner
deal-take-victory-drop = Rather not be called the winner
deal-humiliation = Humiliation ({ $n } prestige)
deal-give-humiliation = Be humiliated: you lose { $n } prestige, they gain as much
deal-give-humiliation-drop = Rather not be humiliated
deal-take-humiliation = Humiliate them: you gain { $n } prestige, they lose as much
deal-take-humiliation-drop = Rather not humiliate them
deal-conversion = Conversion to the faith of the other
deal-give-conversion = Take on their faith: you lose 5 prestige and 4 influence, they gain 3 prestige
deal-give-conversion-drop = Rather not take on their faith
deal-take-conversion = Have them take on your faith: you gain 3 prestige, they lose 5 prestige and 4 influence
deal-take-conversion-drop = Rather not convert them
deal-succession = The succession settled by the other
deal-give-succession = Let them settle your succession
deal-give-succession-drop = Rather not let them settle your succession
deal-take-succession = Settle their succession
deal-take-succession-drop = Rather not settle their succession
deal-give-land = { NAME($province) }, which you occupy: say what becomes of it
deal-take-land = { NAME($province) }, which they occupy: say what becomes of it
deal-give-ties = Cut ties of your own: choose which
deal-take-ties = Have them cut ties: choose which
deal-hand_back = { NAME($province) } back for { $n } ducats
deal-hand_back-paid = { $n } ducats for { NAME($province) }
deal-give-hand_back = Give back { NAME($province) } for { $n } ducats
deal-give-hand_back-drop = Rather not give back { NAME($province) }
deal-take-hand_back = Get back { NAME($province) } for { $n } ducats
deal-take-hand_back-drop = Rather not get back { NAME($province) }
deal-set_free = { NAME($province) } set free
deal-give-set_free = Set { NAME($province) } free
deal-give-set_free-drop = Rather not set { NAME($province) } free
deal-take-set_free = Have them set { NAME($province) } free
deal-take-set_free-drop = Rather not have { NAME($province) } set free
deal-exchange = { NAME($province) } for { NAME($to_province) }
deal-exchange-paid = { NAME($to_province) } for { NAME($province) }
deal-give-exchange = Give back { NAME($province) } for { NAME($to_province) }
deal-give-exchange-drop = Rather not give back { NAME($province) } for { NAME($to_province) }
deal-take-exchange = Get back { NAME($province) } for { NAME($to_province) }
deal-take-exchange-drop = Rather not get back { NAME($province) } for { NAME($to_province) }
deal-sever = End of the alliance with { NAME($realm) }
deal-give-sever = End your alliance with { NAME($realm) }
deal-give-sever-drop = Rather keep the alliance with { NAME($realm) }
deal-take-sever = Have them end their alliance with { NAME($realm) }
deal-take-sever-drop = Rather let them keep the alliance with { NAME($realm) }
deal-unclaim = The claim on { NAME($area) }
deal-give-unclaim = Give up your claim on { NAME($area) }
deal-give-unclaim-drop = Rather keep the claim on { NAME($area) }
deal-take-unclaim = Have them give up their claim on { NAME($area) }
deal-take-unclaim-drop = Rather let them keep the claim on { NAME($area) }
deal-withdraw = An influence cube in { NAME($area) }
deal-give-withdraw = Withdraw an influence cube from { NAME($area) }
deal-give-withdraw-drop = Rather leave the influence cube in { NAME($area) }
deal-take-withdraw = Have them withdraw an influence cube from { NAME($area) }
deal-take-withdraw-drop = Rather let them keep the influence cube in { NAME($area) }

## The chronicle

event-peace =
    { SEAT($seat) } and { NAME($realm, of: "realm") } made peace: { $term ->
        [white] white peace
        [status_quo] status quo
        [humiliation] humiliation
        [vassalisation] vassalisation
        [conversion] conversion
        [succession] settled succession
       *[annexation] annexation
    }.
event-white_by_itself = { SEAT($seat) } and { NAME($realm, of: "realm") } held nothing of each other: the war ended.
event-handed_back = { SEAT($seat) } gave back: { NAMES($provinces, of: "province") }.
event-land_kept = { SEAT($seat) } won: { NAMES($provinces, of: "province") }.
event-set_free =
    { SEAT($seat) } set { NAME($province, of: "province") } free{ $realm ->
        [none] { "" }
       *[other] : it belongs to { NAME($realm, of: "realm") }
    }.
event-ransom =
    { SEAT($seat) } owed { SEAT($other) } { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    } for the peace.
event-ransom_supply =
    { SEAT($seat) } got { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    } of ransom.
event-capitulated = { SEAT($seat) } capitulated to { SEAT($other) }.
event-homeward = Units of { SEAT($seat) } went home from { NAME($area, of: "area") } to { NAME($to, of: "area") }.
event-ally_home = { NAME($realm, of: "realm") } no longer fought beside { SEAT($seat) }: the wars were over.
