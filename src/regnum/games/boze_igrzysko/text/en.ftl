game-title = God's Playground
game-subtitle = Great houses of the Commonwealth between glory and ruin

## Options of a table

setting-families = Families
setting-families-standard = in the order of the seats
setting-families-chosen = chosen by the players
setting-treaties_by_turn = Early Ottoman treaties
setting-treaties_by_turn-hint = In turns 1 and 2 treaties are made with the Ottomans, not with the Tatars.
setting-lasting_treaties = Lasting treaties
setting-lasting_treaties-hint = A treaty for more money breaks less easily.
setting-private_duchies = Private duchies
setting-private_duchies-hint = Estates in the home province of the family count more at the end.

## Parts of sentences. They take their values from the message that uses them.

part-cubes =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
part-markers =
    { $n ->
        [one] { $n } influence marker
       *[other] { $n } influence markers
    }
part-points =
    { $n ->
        [one] { $n } prestige point
       *[other] { $n } prestige points
    }
part-hits =
    { $hits ->
        [0] no hits
        [one] { $hits } hit
       *[other] { $hits } hits
    }
part-lost =
    { $lost ->
        [0] { "" }
       *[other] {" "}and { $lost } lost
    }

# How many of a kind: $n, $unit
part-units =
    { $unit ->
        [infantry] { $n } infantry
        [cavalry] { $n } cavalry
        [artillery] { $n ->
            [one] { $n } gun
           *[other] { $n } guns
        }
       *[cossack] { $n ->
            [one] { $n } Cossack unit
           *[other] { $n } Cossack units
        }
    }

## Decisions

ask-family = Choose the family you lead
ask-draft = Choose a province for your next estate; it takes the cheapest free space
ask-token = Lay an influence token face down: clients in a province, a claim to the mace at court
ask-shortage = You have too few cubes: choose how many to place here
ask-bid = Bid for the Hetman's mace; every bid is lost ({ $money } zł in hand)
ask-build = Build an estate, or pass for the rest of the phase
ask-special = Choose a special action, or skip it
ask-level = Choose how much to pay for the treaty; the gifts come on top
ask-second_move = Move a second cube, or leave it at one
ask-more_colleges = Found a college in another province, or leave it at these
ask-raise = Raise troops in a province, or pass for the rest of the phase ({ $money } zł in hand)
ask-hire_infantry = Choose how many infantry to hire in { NAME($province) } ({ $money } zł in hand)
ask-hire_cavalry = Choose how many cavalry to hire in { NAME($province) } ({ $money } zł in hand)
ask-hire_artillery = Choose whether to hire a gun in { NAME($province) } ({ $money } zł in hand)
ask-hire_cossack = Choose how many Cossack units to hire; everybody with infantry or cavalry in Ukraine may use them ({ $money } zł in hand)
ask-campaign = Lead a campaign, or pass for the rest of the phase
ask-relief =
    { $free ->
        [yes] Send the Crown Army to the relief of a place, free of charge, or pass for the rest of the phase
       *[no] Send the Crown Army for one of your discs in the Sejm, or pass for the rest of the phase
    }

## Options

option-family = Lead the { NAME($family) } family
option-settle = Settle in { NAME($province) }, on a space worth { $n }
option-token =
    { $place ->
        [court] Lay { $n } at the Royal Court
       *[other] Lay { $n } in { NAME($place) }
    }
option-cubes = Place { part-cubes } in { NAME($province) }
option-bid =
    { $n ->
        [0] Bid nothing
       *[other] Bid { $n } zł
    }
option-build =
    Build in { NAME($province) }, on a space worth { $n }, for { $price ->
        [one] { $price } cube
       *[other] { $price } cubes
    }
part-space =
    { $space ->
        [0] { "" }
       *[other] {" "}(space { $space })
    }
option-manager = Hire a manager for your estate worth { $n } in { NAME($province) }{ part-space }
option-gdansk = Sell grain in Gdańsk for { $n } zł
option-treaty = Seek a treaty with { NAME($enemy) }
option-level =
    Pay { $n } zł and what the die shows; the treaty breaks at { $breaks ->
        [one] { $breaks } die
       *[other] { $breaks } dice
    }
option-move = Move a cube from { NAME($origin) } to { NAME($province) }
option-veto = Liberum veto with a cube from { NAME($province) }: all discs leave the Sejm
option-confederation = Confederation in { NAME($province) }: take the cheapest estate of { SEAT($victim) } that has no city
option-college = Found a college in { NAME($province) }
option-city = Build a city on your estate worth { $n } in { NAME($province) }{ part-space }
option-raise =
    Raise troops in { NAME($province) }{ $half ->
        [yes] {" "}at half price
       *[no] { "" }
    }
option-hire =
    { $n ->
        [0] Hire none
       *[other] Hire { part-units } for { $paid } zł
    }
option-campaign =
    { $met ->
        [there] In { NAME($province) } against { part-cubes } of { NAME($enemy) }
       *[field] From { NAME($province) } against { NAME($enemy) }
    }{ $force ->
        [cossacks] {" "}with Cossacks
        [crown] {" "}with the Crown Army, for a disc in the Sejm
        [all] {" "}with Cossacks and the Crown Army, for a disc in the Sejm
       *[own] { "" }
    }{ $met ->
        [both] ; first { part-cubes } of { NAME($local) } there
       *[field] { "" }
    }
option-relief =
    { $province ->
        [vienna] To the relief of Vienna
       *[other] To the relief of { NAME($province) }
    }{ $n ->
        [0] { "" }
       *[other] {" "}from { part-cubes } of { NAME($enemy) }
    }
option-pass-build = Pass: build no more this turn
option-pass-special = Skip this action
option-pass-raise = Pass: raise no more troops this turn
option-pass-campaign = Pass: no more campaigns this turn
option-pass-relief = Pass: no more relief this turn
option-enough-second_move = Leave it at one cube
option-enough-more_colleges = Leave it at these

## The chronicle

event-first-player =
    { SEAT($seat) } got the mace first{ $rolled ->
        [yes] , by the die
       *[no] { "" }
    }.
event-family = { SEAT($seat) } leads the { NAME($family) } family.
event-settled = { SEAT($seat) } settled in { NAME($province) }.
event-turn = Turn { $n } began: { NAME($age) }.
event-income =
    { $estates ->
        [0] { SEAT($seat) } received { $n } zł without any estate.
       *[other] { $added ->
            [0] { SEAT($seat) } received { $n } zł from the estates.
           *[other] { SEAT($seat) } received { $n } zł: the estates brought only { $estates }, and nobody gets less.
        }
    }
event-tokens = { SEAT($seat) } had laid { $prussia } in Prussia, { $lithuania } in Lithuania, { $ukraine } in Ukraine, { $lesser_poland } in Lesser Poland, { $greater_poland } in Greater Poland and { $court } at court.
event-short = { SEAT($seat) } had only { $n } cubes for { $wanted } clients.
event-fewer = { SEAT($seat) } placed { $prussia } in Prussia, { $lithuania } in Lithuania, { $ukraine } in Ukraine, { $lesser_poland } in Lesser Poland and { $greater_poland } in Greater Poland.
event-court-tie = Several stood highest at court, with { $value }.
event-bid =
    { $n ->
        [0] { SEAT($seat) } bid nothing.
       *[other] { SEAT($seat) } bid { $n } zł.
    }
event-bids-equal = The highest bids were equal at { $n } zł: they bid again.
event-bids-empty = Nobody bid anything: they bid once more. If nobody bids then either, the last Hetman keeps the mace.
event-hetman = { SEAT($seat) } holds the mace: Hetman this turn.
event-crown-army = With { $sum } at court the Crown Army has { $infantry } infantry, { $cavalry } cavalry and { $artillery ->
        [one] { $artillery } gun
       *[other] { $artillery } guns
    }.
event-events-roll = The dice of events fell { $dice }.
event-reinforced =
    { $piece ->
        [marker] The Habsburgs gained an influence marker.
       *[cube] One more cube for { NAME($enemy) }.
    }
event-no-election = Nobody was elected in { NAME($province) }.
event-elected = { SEAT($seat) } won the election in { NAME($province) }.
event-no-disc = { SEAT($seat) } won the election in { NAME($province) } but had no disc left.
event-built =
    { SEAT($seat) } built an estate in { NAME($province) } for { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }.
event-passed = { SEAT($seat) } passed.
event-skipped = { SEAT($seat) } took no action.
event-manager = { SEAT($seat) } hired a manager in { NAME($province) }.
event-gdansk = { SEAT($seat) } sold grain in Gdańsk for { $n } zł.
event-embassy = { SEAT($seat) } sent an embassy to { NAME($enemy) }: the die showed { $die }, so { $n } zł were due.
event-treaty-failed = { SEAT($seat) } could not pay, lost { $n } zł and got no treaty with { NAME($enemy) }.
event-treaty = { SEAT($seat) } made a treaty with { NAME($enemy) } for { $n } zł.
event-moved = { SEAT($seat) } moved a cube from { NAME($origin) } to { NAME($province) }.
event-veto = { SEAT($seat) } broke up the Sejm with a liberum veto.
event-confederation = { SEAT($seat) } took an estate of { SEAT($victim) } in { NAME($province) } by confederation.
event-colleges =
    { SEAT($seat) } founded { $n ->
        [one] { $n } college
       *[other] { $n } colleges
    } for { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
event-city = { SEAT($seat) } built a city in { NAME($province) }.
# Only what was raised
part-raised =
    { $infantry ->
        [0] { "" }
       *[other] { $infantry } infantry
    }{ $cavalry ->
        [0] { "" }
       *[other] { $infantry ->
            [0] { "" }
           *[other] { ", " }
        }{ $cavalry } cavalry
    }{ $artillery ->
        [0] { "" }
       *[other] { $cavalry ->
            [0] { $infantry ->
                [0] { "" }
               *[other] { ", " }
            }
           *[other] { ", " }
        }{ $artillery ->
            [one] { $artillery } gun
           *[other] { $artillery } guns
        }
    }{ $cossack ->
        [0] { "" }
       *[other] { $artillery ->
            [0] { $cavalry ->
                [0] { $infantry ->
                    [0] { "" }
                   *[other] { ", " }
                }
               *[other] { ", " }
            }
           *[other] { ", " }
        }{ $cossack ->
            [one] { $cossack } Cossack unit
           *[other] { $cossack } Cossack units
        }
    }
event-raised = { SEAT($seat) } raised troops in { NAME($province) } for { $paid } zł: { part-raised }.
event-unhired =
    { $n ->
        [one] { $n } Cossack unit whom nobody paid rebelled and went over to the Tatars.
       *[other] { $n } Cossack units whom nobody paid rebelled and went over to the Tatars.
    }
event-campaign =
    { SEAT($seat) } led a campaign { $met ->
        [there] in
       *[other] from
    } { NAME($province) } against { NAME($enemy) }{ $force ->
        [cossacks] {" "}with Cossacks
        [crown] {" "}with the Crown Army
        [all] {" "}with Cossacks and the Crown Army
       *[own] { "" }
    }.
event-volley =
    { $who ->
        [crown] The Crown Army's { NAME($unit) }
        [cossacks] The Cossacks
       *[own] { SEAT($seat) }'s { NAME($unit) }
    } rolled { $dice }: { part-hits }{ part-lost }.
event-removed = { part-cubes } of { NAME($enemy) } removed from { NAME($province) }.
event-glory = { SEAT($seat) } put { part-cubes } in the field of { NAME($enemy) }.
event-king-glory = The king put { part-cubes } in the field of { NAME($enemy) }.
event-entered = { part-cubes } of { NAME($enemy) } entered { NAME($province) }.
event-markers-gone = { part-markers } lost in { NAME($province) }.
event-repelled = The defenders of { NAME($province) } drove off { part-cubes } of { NAME($enemy) }.
event-clash = In { NAME($province) } { NAME($enemy) } and { NAME($other) } destroyed { part-cubes } of each other.
event-influence = Habsburg intrigue reached { NAME($province) }: { part-markers }.
event-cubes-lost = { SEAT($seat) } lost { part-cubes } in { NAME($province) } to intrigue.
event-markers-stay = { part-markers } stayed in { NAME($province) }.
event-invasion-roll = The dice of invasion fell { $dice }.
event-treaty-broken = The treaty with { NAME($enemy) } was broken.
event-rebellion = A Cossack unit rebelled and joined the Tatars.
event-treaty-holds = The treaty with { NAME($enemy) } held.
event-blocked = No invasion by { NAME($enemy) }: strength { $strength } against { $polish } Polish cubes.
event-invasion = Invasion by { NAME($enemy) } with { part-cubes }: strength { $strength } against { $polish } Polish cubes.
event-habsburgs-busy = The Habsburgs had the Ottomans at Vienna and made no move.
event-vienna = The Ottomans marched on Vienna with { part-cubes }.
event-vienna-markers = { part-markers } left the Habsburg field.
event-relief =
    { $province ->
        [vienna] { SEAT($seat) } sent the Crown Army to the relief of Vienna.
       *[other] { SEAT($seat) } sent the Crown Army to the relief of { NAME($province) }.
    }
event-expansion =
    { $province ->
        [vienna] From Vienna { NAME($enemy) } spread on.
       *[other] From { NAME($province) } { NAME($enemy) } spread on.
    }
event-plundered = { SEAT($seat) } lost an estate in { NAME($province) }.
event-defended = { NAME($province) } was defended; its wealth stayed as it was.
event-no-growth = { NAME($province) } had too few clients to grow.
event-wealth =
    { $change ->
        [up] The wealth of { NAME($province) } rose to { $n }.
       *[down] The wealth of { NAME($province) } fell to { $n }.
    }
event-king-first = The king had the most glory against { NAME($enemy) }: nobody scored it.
event-war-glory = { SEAT($seat) } won { part-points } for glory against { NAME($enemy) }.
event-dominance = { SEAT($seat) } won { part-points } in the Sejm.
event-luxury = { SEAT($seat) } spent { $paid } zł on luxury for { part-points }.
event-vienna-held = The Ottomans hold Vienna with { part-cubes }.
event-withdrew = { part-cubes } of { NAME($enemy) } withdrew from { NAME($province) }.
event-estates-scored = { SEAT($seat) } won { part-points } for estates and ended with { $total }.
event-won = { SEAT($seat) } won the game with { $total } prestige points.

## Panels

panel-table = Commonwealth
panel-province = { NAME($province) }
panel-field = { NAME($enemy) }
panel-magnate = House of { SEAT($seat) }

row-turn = Turn
row-phase = Phase
row-hetman = Hetman
row-treaty = Treaty
row-crown = Crown Army
row-sejm = Sejm
row-cossacks = Cossacks hired
row-rebels = Cossacks with the Tatars
row-managers = Managers left
row-wealth = Wealth
row-estates = Estates
row-clients = Clients
row-enemies = Enemies
row-markers = Habsburg influence
    .short = Habsburgs
row-managed = Spaces with a manager
    .short = Managers
row-cities = Spaces with a city
    .short = Cities
row-infantry = Infantry
row-cavalry = Cavalry
row-artillery = Artillery
row-strength = Strength
row-polish = Polish cubes
    .short = Polish
row-camp = In its field
    .short = Camp
row-lead = Most glory
    .short = Leads
row-share = Prestige for each of them
    .short = Each
row-danger = Cubes that would invade now
    .short = Would invade
row-danger-markers = Influence markers that would come now
    .short = Would come
row-next = Printed strength next turn
    .short = Next turn
row-glory = Prestige for the most glory
    .short = Glory
row-family = Family
row-prestige = Prestige
row-with-estates = Prestige with estates
row-money = Money (zł)
row-tokens = Influence tokens left
row-pool = Cubes in the pool
row-discs = Discs in the pool

value-king = the king { $n }

name-phase-0 = Setting up
name-phase-1 = Income
name-phase-2 = Noble clients
name-phase-3 = The mace
name-phase-4 = Crown Army
name-phase-5 = Events
name-phase-6 = Elections to the Sejm
name-phase-7 = New estates
name-phase-8 = Special actions
name-phase-9 = Private armies
name-phase-10 = Campaigns
name-phase-11 = Invasions
name-phase-12 = Relief by the Crown Army
name-phase-13 = Expansion of enemies
name-phase-14 = Plunder
name-phase-15 = Prestige
name-phase-16 = End of the turn
    .also = turn, phases, phase

## Names

name-prussia = Prussia
name-lithuania = Lithuania
name-ukraine = Ukraine
name-lesser_poland = Lesser Poland
name-greater_poland = Greater Poland
name-vienna = Vienna
name-court = the Royal Court
name-north = the northern enemy
name-teutons = the Teutonic Order
name-sweden = Sweden
name-prussians = the Kingdom of Prussia
name-muscovy = Muscovy
name-tatars = the Tatars
name-ottomans = the Ottoman Empire
name-habsburgs = the Habsburgs
name-radziwill = Radziwiłł
name-sapieha = Sapieha
name-potocki = Potocki
name-leszczynski = Leszczyński
name-house-radziwill = Radziwiłł
name-house-sapieha = Sapieha
name-house-potocki = Potocki
name-house-leszczynski = Leszczyński
name-infantry = infantry
name-cavalry = cavalry
name-artillery = artillery
name-cossack = Cossacks
name-none = none
name-king = the king
name-markers = influence markers
name-jagiellons = the Jagiellons
name-vasas = the first elected kings and the Vasas
name-piasts = the native kings
name-last = the last elected kings

# --- when it is over: the race ---

race-points = Prestige, with what the estates would bring
race-estates = Estates
race-cubes = Clients on the board
race-money = Złoty
