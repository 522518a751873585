# Battles on land and at sea

part-battle =
    { NAME($place) }, { $mine } against { $theirs }
part-battle_round =
    { NAME($place) }, round { $round }: { $mine } against { $theirs }

ask-battle_order = Several battles are due: choose which is fought first
ask-main_defender = { part-battle }: choose who leads your side
ask-battle_general = { part-battle }: send a commander, if you like (military { $mil })
ask-base_dice = { part-battle }: choose your three basic dice
ask-commander = { part-battle }: choose who commands
ask-add_die = { part-battle }: choose a die for your pool{ part-left }
ask-drop_die = { part-battle }: choose a die that the enemy loses{ part-left }
ask-battle_action = { part-battle_round }; play a battle action, if you like (military { $mil })
ask-hit_first = { part-battle }: choose the realm that is hit first ({ $left } { $left ->
        [one] hit
       *[other] hits
    })
ask-retreat =
    { part-battle_round }; fight on, or retreat { $cost ->
        [0] without a further loss
       *[other] and take one more hit
    }?
ask-prize = { part-battle }: choose a sunken ship that the winner may raise{ part-left }
ask-capture = { part-battle }: take the captured ship?{ part-left }

option-battle_general-enough = Leave the command as it is
option-die = { NAME($die) }
option-commander-army = The general of army { $army }: { NAME($who) }
option-commander-ruler = The ruler himself
option-battle_action-enough = Play nothing more
option-retreat-fight = Fight on
option-retreat-back = Back to where everybody came from
option-retreat = Retreat to { NAME($area) }
option-retreat_paying =
    Retreat to { NAME($area) }: { $toll ->
        [ducats] 3 ducats for the passage
        [imperial] an imperial cube there for the passage
       *[influence] an influence cube there for the passage
    }
option-retreat_zone = Retreat to { NAME($zone) }
option-retreat_port = Retreat into the port of { NAME($province) }
option-prize = { NAME($ship) }
option-take =
    { NAME($ship) }: { $to ->
        [fleet] into the fleet
       *[zone] beside the fleet, in the zone
    }
option-capture-leave = Leave it

event-land_battle =
    Battle in { NAME($area, of: "area") }, { $what ->
        [attack] attacking
       *[defence] defending
    }: { NAMES($realms, of: "realm") } ({ $n ->
        [one] { $n } unit
       *[other] { $n } units
    }).
event-sea_battle =
    Naval battle in the { NAME($zone, of: "zone") }, { $what ->
        [attack] attacking
       *[defence] defending
    }: { NAMES($realms, of: "realm") } ({ $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }).
event-leads = { SEAT($seat) } led the joint forces.
event-no_leader = No leader was found for { NAMES($realms, of: "realm") }: { NAME($card, of: "who") } did not fight.
event-drawn_leader = { NAME($card, of: "who") } commanded for { NAMES($realms, of: "realm") }.
event-die_dropped = { SEAT($seat) } took a die from the enemy ({ NAME($die, of: "die") }).
event-battle_dice =
    { NAMES($realms, of: "realm") } rolled { NAMES($results, of: "face") }: { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }.
event-charge_dice =
    The knights of { NAMES($realms, of: "realm") } charged and rolled { NAMES($results, of: "face") }: { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }.
event-band_lost =
    { NAME($realm, of: "realm") } lost { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }.
event-ship_damaged = A heavy ship of { SEAT($seat) } was damaged.
event-ships_sunk =
    { SEAT($seat) } lost { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    } in the { NAME($zone, of: "zone") }.
event-wounded =
    { $name } was wounded{ $n ->
        [1] { "" }
       *[other] {" "}({ $n } times)
    }.
event-commander_dies = { $name } fell in battle.
event-retreats = { SEAT($seat) } retreated from { NAME($area, of: "area") } to { NAME($to, of: "area") }.
event-sails_off = The ships of { SEAT($seat) } retreated from the { NAME($zone, of: "zone") } to the { NAME($to, of: "zone") }.
event-makes_port = The ships of { SEAT($seat) } left the { NAME($zone, of: "zone") } for the port of { NAME($province, of: "province") }.
event-flees =
    { NAME($realm, of: "realm") } withdrew { $n ->
        [one] { $n } unit
       *[other] { $n } units
    } from the battle.
event-captured = { SEAT($seat) } captured a ship in the { NAME($zone, of: "zone") } ({ NAME($kind, of: "ship") }).
event-land_won =
    Battle in { NAME($area, of: "area") }: { $realms ->
        [none] nobody was left to win it
       *[other] the victory went to { NAMES($realms, of: "realm") }
    }.
event-sea_won =
    Naval battle in the { NAME($zone, of: "zone") }: { $realms ->
        [none] nobody was left to win it
       *[other] the victory went to { NAMES($realms, of: "realm") }
    }.
event-battle_reward = { SEAT($seat) } gained a military point for the first victory of the turn.

name-die-infantry = Infantry die
name-die-cavalry = Cavalry die
name-die-artillery = Artillery die
name-face-blank = nothing
name-face-outlined_infantry = outlined infantry
name-face-infantry = infantry
name-face-cavalry = cavalry
name-face-artillery = artillery
name-realm-rebels = Rebels
name-realm-pirates = Pirates
name-ship-fleet_damaged = Damaged heavy ship of the fleet

panel-battle = Battle
row-battle_place = Where
row-battle_round = Round
row-battle_attack = Attacking
row-attack_dice = Dice of the attack
row-battle_defence = Defending
row-defence_dice = Dice of the defence
