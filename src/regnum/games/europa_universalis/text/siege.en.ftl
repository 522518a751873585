# Sieges, invasions, and what cards do in war.

ask-siege =
    { $chosen ->
        [0] { NAME($area) }: choose a province to besiege (military points: { $mil })
       *[other] { NAME($area) }: besiege another province as well? ({ $chosen } so far, { $n ->
            [0] no further points
            [one] { $n } more military point
           *[other] { $n } more military points
        })
    }
option-besiege =
    { NAME($province) } (tax { $tax }): { $how ->
        [npr] you occupy it
        [pr] you occupy it
        [replace] your town takes the occupier’s place
        [relief] its owner is free again
        [rebel] the rebels are driven out
       *[choice] the rebels are driven out, and you may occupy it
    }{ $n ->
        [0] { "" }
        [one] ; { $n } more military point
       *[other] ; { $n } more military points
    }
option-siege-done = No more provinces
ask-rebel_town = { NAME($province) } is an enemy’s by right: put your own town there in place of the rebels’?
option-rebel_town-occupy = Occupy it
option-rebel_town-raze = Only drive the rebels out: its owner has it again
ask-spare_rebel = All black units are in play: choose the area that gives those that { NAME($area) } needs ({ $n })
ask-spare_lent = All black units are in play: choose the area that gives those that { NAME($realm) } lends you ({ $n })
ask-spare_rebel_town = All rebel towns are in play: choose the province that becomes free, so that { NAME($province) } can fall
ask-spare_faith = All tokens with that religion are in play: choose the area that gives one for { NAME($area) } and shows what lies beneath it
ask-spare_pirate = All pirates are in play: choose the node that they leave for { NAME($node) }
ask-coalition = { part-source }join a side for military points ({ SEAT($a) } leads one, { SEAT($b) } the other), or refuse?
option-coalition-join =
    With { SEAT($seat) }: { $n ->
        [one] { $n } military point
       *[other] { $n } military points
    }, and war against the other side
option-coalition-refuse = Stay out of it
ask-card_siege =
    Choose an area to besiege: up to { $units } units for nothing, with { $extra } more strength
option-card_siege-siege = { NAME($area) }
option-card_siege-none = Besiege nothing
ask-card_march = Choose the army that marches
option-card_march-army =
    Army { $army } in { NAME($area) } ({ $n ->
        [one] { $n } unit
       *[other] { $n } units
    })
option-card_march-none = No army
part-climb =
    { $points ->
        [0] { "" }
        [one] , { $points } more military point for the mountains
       *[other] , { $points } more military points for the mountains
    }
ask-card_attack = Choose the army that attacks { NAME($area) }
option-card_attack-army =
    Army { $army } in { NAME($area) } ({ $n ->
        [one] { $n } unit
       *[other] { $n } units
    }{ part-climb })
option-card_attack-none = Do not attack
ask-entered = { SEAT($by) } has come into { NAME($area) }: answer with a card?
option-entered-let = No card
ask-evade = An enemy has come into { NAME($area) }: one of your armies may slip away, or come to meet him
option-evade-withdraw = Army { $army } withdraws to { NAME($area) }
option-evade-move_in = Army { $army } moves in and fights{ part-climb }
option-evade-none = Do nothing
ask-evade_along =
    { $n ->
        [one] { $n } infantry unit stands
       *[other] { $n } infantry units stand
    } on its own in { NAME($area) }: does it withdraw with the army?
option-evade_along-along = It comes along
option-evade_along-stay = It stays and fights
ask-evade_toll = { NAME($area) } asks a price for the passage

event-siege =
    { SEAT($seat) } besieged { NAMES($provinces, of: "province") } ({ NAME($area, of: "area") }){ $n ->
        [0] { "" }
        [one] , for { $n } more point
       *[other] , for { $n } more points
    }.
event-occupied = { SEAT($seat) } occupied { NAME($province, of: "province") }.
event-relieved = { SEAT($seat) } freed { NAME($province, of: "province") }.
event-invasion =
    { NAME($realm, of: "realm") } invaded { NAME($area, of: "area") } with { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }.
event-war_ended = The war between { NAME($realm, of: "realm") } and { NAME($target, of: "realm") } is over.
event-kept = { SEAT($seat) } keeps { NAME($province, of: "province") }.
event-coalition = { SEAT($seat) } joins the side of { SEAT($leader) }.
event-evaded = { SEAT($seat) } slips away: { NAME($area, of: "area") } → { NAME($to, of: "area") }.
event-intercepted = { SEAT($seat) } comes to meet the enemy in { NAME($area, of: "area") }.
