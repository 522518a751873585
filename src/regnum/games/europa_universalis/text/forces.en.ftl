# Forces: activating, moving by land and sea, recruiting.

## Parts of sentences

part-entry =
    { $toll ->
        [ducats] {" "}for 3 ducats
        [influence] {" "}for an influence cube there
        [imperial] {" "}for an imperial cube there
       *[other] { "" }
    }{ $points ->
        [0] { "" }
        [one] , { $points } more military point for the mountains
       *[other] , { $points } more military points for the mountains
    }{ part-foes }{ $stop ->
        [yes] {" "}(the move ends there)
       *[other] { "" }
    }
part-foes =
    { $foes ->
        [0] { "" }
        [one] : a battle against { $foes } defender
       *[other] : a battle against { $foes } defenders
    }
part-price =
    { $cost ->
        [0] free
        [one] { $cost } ducat
       *[other] { $cost } ducats
    }{ $loans ->
        [0] { "" }
        [one] , with { $loans } loan
       *[other] , with { $loans } loans
    }
part-into =
    { $army ->
        [0] outside armies
       *[other] { $new ->
            [yes] into army { $army }, formed here
           *[other] into army { $army }
        }
    }
part-units =
    { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }
part-link =
    { $link ->
        [yes] {" "}(one more point of any power for the passage between the oceans)
       *[other] { "" }
    }

## Decisions

ask-activate = Choose what to activate (military points: { $mil })
ask-march =
    { $army ->
        [0] Infantry in { NAME($area) }
       *[other] Army { $army } in { NAME($area) } ({ part-units })
    }: { $left ->
        [0] put it in order or stop
        [one] one more area to go (military points: { $mil }, ducats: { $ducats })
       *[other] { $left } more areas to go (military points: { $mil }, ducats: { $ducats })
    }
ask-passage = Let the units of { SEAT($seat) } into { NAME($area) }?
ask-sail_to = Choose where the ships sail to
ask-sail = Choose the ships that sail to { NAME($place) } (so far { $n })
ask-put_out = Choose the ships that leave their ports
ask-ashore = The ships have arrived: attack pirates, or carry an army or a unit across?
ask-refuge = The port of { NAME($province) } is open to you no longer: choose where the ships go
ask-recruit = Recruit: choose an area or a port (ducats: { $ducats }, spent: { $spent }; manpower: { $available }, allied units: { $allied }, mercenaries still to hire: { $hired }, ships in the supply: { $ships })
ask-muster = Recruit in { NAME($area) } (recruitment limit left: { $limit }; ducats: { $ducats }, spent: { $spent }; manpower: { $available }, allied units: { $allied }, mercenaries still to hire: { $hired })
ask-shipyard = Build in the port of { NAME($province) } (ducats: { $ducats }, spent: { $spent }; ships in the supply: { $ships })

## Options

option-activate-army = Army { $army }: { NAME($area) } ({ part-units })
option-activate-infantry = One infantry unit: { NAME($area) }
option-activate-form = A new army { $army } of the infantry: { NAME($area) }
option-activate-siege = Siege: { NAME($area) }
option-activate-naval = Move ships to one sea zone or port
option-activate-put_out = Ships leave their ports
option-activate-pirates = Attack the pirates at { NAME($node) } from { NAME($zone) }
option-activate-none = Activate nothing
option-march-go = To { NAME($area) }{ part-entry }
option-march-ship = By ship to { NAME($area) }{ part-entry }
option-march-take =
    { $n ->
        [one] Take in { $n } infantry unit from the area
       *[other] Take in { $n } infantry units from the area
    }
option-march-drop =
    { $n ->
        [one] Leave { $n } infantry unit behind
       *[other] Leave { $n } infantry units behind
    }
option-march-merge = Take in all of army { $army }
option-march-fetch = Take in from army { $army }: { NAME($unit) }, { NAME($category) }
option-march-give =
    { $new ->
        [yes] Split off into a new army { $army }: { NAME($unit) }, { NAME($category) }
       *[other] Hand over to army { $army }: { NAME($unit) }, { NAME($category) }
    }
option-march-stop = Stop here
option-passage-grant = Let them pass
option-passage-refuse = Refuse
option-sail_to-zone =
    { NAME($zone) }{ $n ->
        [one] {" "}({ $n } ship can come)
       *[other] {" "}({ $n } ships can come)
    }{ $foes ->
        [0] { "" }
        [one] : a battle against { $foes } ship
       *[other] : a battle against { $foes } ships
    }{ part-link }
option-sail_to-port =
    Port: { NAME($province) }{ $n ->
        [one] {" "}({ $n } ship can come)
       *[other] {" "}({ $n } ships can come)
    }
option-sail-light = A light ship from { NAME($zone) }{ part-link }
option-sail-docked = A light ship from the port of { NAME($province) }
option-sail-fleet =
    The fleet{ $galleys ->
        [0] { "" }
       *[other] {" "}without its galleys, which are lost
    }{ part-link }
option-sail-form = Form the fleet of a light ship: { NAME($place) }
option-sail-board = A light ship joins the fleet
option-sail-quit = A light ship leaves the fleet
option-sail-done = Enough
option-put_out-fleet =
    The fleet to { NAME($zone) }{ $galleys ->
        [0] { "" }
       *[other] {" "}without its galleys, which are lost
    }
option-put_out-form = Form the fleet of a light ship: { NAME($place) }
option-put_out-board = A light ship joins the fleet
option-put_out-quit = A light ship leaves the fleet
option-put_out-done = Enough
option-ashore-pirates = Attack the pirates at { NAME($node) } from { NAME($zone) }
option-ashore-army = Carry army { $army } across: { NAME($area) } ({ part-units })
option-ashore-infantry = Carry one infantry unit across: { NAME($area) }
option-ashore-form = Carry a new army { $army } of the infantry across: { NAME($area) }
option-ashore-done = Stay where you are
option-recruit-area =
    { NAME($area) } (recruitment limit left: { $limit }){ $foes ->
        [0] { "" }
        [one] : a battle against { $foes } defender
       *[other] : a battle against { $foes } defenders
    }
option-recruit-port = Port: { NAME($province) }
option-recruit-done = Enough
option-muster-regulars = Regular { NAME($unit) } { part-into } ({ part-price })
option-muster-mercenaries = Mercenary { NAME($unit) } { part-into } ({ part-price })
option-muster-allied = Allied { NAME($unit) } { part-into } ({ part-price })
option-muster-done = No more here
option-shipyard-dock = { NAME($ship) } in the port ({ part-price })
option-shipyard-launch = { NAME($ship) } to { NAME($zone) } ({ part-price })
option-shipyard-join = { NAME($ship) } for the fleet ({ part-price })
option-shipyard-form = { NAME($ship) } as a new fleet: { NAME($place) } ({ part-price })
option-shipyard-done = Build nothing here

## The chronicle

event-marched =
    { SEAT($seat) } moved { $n ->
        [one] { $n } unit
       *[other] { $n } units
    } from { NAME($source, of: "area") } to { NAME($area, of: "area") }{ $points ->
        [0] { "" }
        [one] , for { $points } more military point
       *[other] , for { $points } more military points
    }.
event-carried =
    Ships carried { $n ->
        [one] { $n } unit
       *[other] { $n } units
    } of { SEAT($seat) } from { NAME($source, of: "area") } to { NAME($area, of: "area") }.
event-access =
    { $how ->
        [ducats] { SEAT($seat) } paid 3 ducats for military access: { NAME($area, of: "area") }.
       *[other] { SEAT($seat) } gave up an influence cube for military access: { NAME($area, of: "area") }.
    }
event-passage =
    { $said ->
        [grant] { SEAT($seat) } was allowed to pass through { NAME($area, of: "area") }.
       *[refuse] { SEAT($seat) } was not allowed to pass through { NAME($area, of: "area") }.
    }
event-sailed_to =
    { SEAT($seat) } sent { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    } to the { NAME($zone, of: "zone") }.
event-docked =
    { SEAT($seat) } brought { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    } into the port of { NAME($province, of: "province") }.
event-galleys_lost =
    { SEAT($seat) } loses { $n ->
        [one] { $n } galley
       *[other] { $n } galleys
    } on the open sea.
event-put_out = Ships of { SEAT($seat) } had to leave the port of { NAME($province, of: "province") } for the { NAME($zone, of: "zone") }.
event-ships_gone = A ship of { SEAT($seat) } in the port of { NAME($province, of: "province") } has nowhere to go and is disbanded.
event-repaired =
    { SEAT($seat) } repairs { $n ->
        [one] { $n } heavy ship
       *[other] { $n } heavy ships
    }.
event-recruited =
    { SEAT($seat) } recruited { $n ->
        [one] { $n } unit
       *[other] { $n } units
    } in { NAME($area, of: "area") }.
