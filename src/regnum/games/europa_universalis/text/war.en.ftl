## War declared

ask-war =
    { $chosen ->
        [0] Choose a realm to declare war on (your stability: { $stability }){ $allies ->
            [none] { "" }
           *[other] . Your allies: { SPELL($allies) }
        }
       *[other] War on { NAMES($targets, of: "realm") }{ $lost ->
            [0] { "" }
           *[other] , for { $lost } stability
        }{ $authority ->
            [0] { "" }
           *[other] , { $authority } imperial authority and { $support } influence in the Empire
        }: declare it, or add another realm?
    }
option-war-realm =
    { NAME($realm) }: { $lost ->
        [0] no stability lost
       *[other] −{ $lost } stability
    }{ $causes ->
        [none] , no casus belli
       *[other] , casus belli: { NAMES($causes, of: "cause") }
    }; { $side ->
        [player] it has { $units ->
            [one] { $units } unit
           *[other] { $units } units
        } and { $ships ->
            [one] { $ships } ship
           *[other] { $ships } ships
        }
       *[independent] it defends its capital with { $units ->
            [one] { $units } unit
           *[other] { $units } units
        }
    }{ $helpers ->
        [none] { "" }
       *[other] ; may come to its help: { SPELL($helpers) }
    }{ $guard ->
        [0] { "" }
        [one] , the imperial guard of { $guard } unit with the Emperor
       *[other] , the imperial guard of { $guard } units with the Emperor
    }{ $authority ->
        [0] { "" }
       *[other] ; −{ $authority } imperial authority, −{ $support } influence in the Empire
    }
option-war-others = Realms farther away
option-war-more = Add another realm
option-war-declare = Declare war
ask-war_cause = Which casus belli do you name against { NAME($realm) }? (Who names the crusade is devoted to it)
option-cause = Casus belli: { NAME($cause) }
name-cause-claim = conquest (claim)
name-cause-token = CB token
name-cause-succession = disputed succession
name-cause-excommunication = excommunication
name-cause-holy = holy war
name-cause-crusade = crusade
name-cause-imperial = imperial estates
name-cause-call = call to arms
name-cause-event = event
text-force =
    { $realm } ({ $units ->
        [one] { $units } unit
       *[other] { $units } units
    }{ $ships ->
        [0] { "" }
        [one] , { $ships } ship
       *[other] , { $ships } ships
    })
ask-free_action = No battle was fought: one activation or recruitment without its military point
option-free_action-activate = Activate an army, a siege or ships (free)
option-free_action-recruit = Recruit (ducats only)
option-free_action-no = Neither
event-war =
    { NAME($realm, of: "realm") } declared war on { NAME($target, of: "realm") }{ $cause ->
        [none] {" "}without a casus belli
       *[other] , cause: { NAME($cause, of: "cause") }
    }.

## Calls to arms

ask-call =
    { $offensive ->
        [yes] Call an ally against { NAMES($enemies, of: "realm") }?
       *[no] You defend yourself against { NAMES($enemies, of: "realm") }: call an ally?
    }
option-call-realm =
    { NAME($realm) }: { $side ->
        [player] may refuse; has { $units ->
            [one] { $units } unit
           *[other] { $units } units
        } and { $ships ->
            [one] { $ships } ship
           *[other] { $ships } ships
        }
        [barred] may not join this war and must refuse, which ends the alliance
        [distant] for { $cost ->
            [one] { $cost } colonist
           *[other] { $cost } colonists
        } it becomes active and lends { $units ->
            [one] { $units } unit
           *[other] { $units } units
        }
       *[independent] for { $cost } influence it becomes active and lends { $units ->
            [one] { $units } unit
           *[other] { $units } units
        }
    }{ $point ->
        [yes] , +1 military
       *[no] { "" }
    }
option-call-enough = Call nobody else
ask-call_to_arms =
    { $offensive ->
        [yes] { NAME($caller, of: "realm") } calls you to attack { NAMES($enemies, of: "realm") }
       *[no] { NAME($caller, of: "realm") } calls you to its defence against { SPELL($against) }
    }
option-call_to_arms-accept =
    Join the war{ $point ->
        [yes] {" "}(+1 military)
       *[no] { "" }
    }
option-call_to_arms-refuse =
    Refuse: the alliance ends, { $offensive ->
        [yes] and there is a truce
       *[no] { $excused ->
            [yes] and there is a truce (you are excused from more)
           *[no] −2 prestige{ $lost ->
                [0] { "" }
               *[other] , −{ $lost } influence
            }; a truce or a CB token against you
        }
    }
ask-call_active = Shall { NAME($caller, of: "realm") } be your active ally?
option-call_active-active =
    Active: it lends you { $n ->
        [one] { $n } unit
       *[other] { $n } units
    } and defends its areas with half its strength
option-call_active-passive = Not active: it lends nothing and defends itself with all its strength
ask-call_emperor = { NAME($caller, of: "realm") }, a member of the Empire, calls the Emperor against { SPELL($against) }
option-call_emperor-accept =
    Defend it{ $joins ->
        [yes] : you join the war
       *[no] : you fight the aggressor already
    }{ $point ->
        [yes] , +1 military
       *[no] { "" }
    }{ $guard ->
        [-1] { "" }
        [one] ; the Empire is called to arms, with a guard of { $guard } unit
       *[other] ; the Empire is called to arms, with a guard of { $guard } units
    }
option-call_emperor-refuse = Refuse: −1 imperial authority
ask-grievance = { NAME($realm) } left you alone in your defence: what comes of it?
option-grievance-cb = A CB token on its capital
option-grievance-truce = A truce
option-imperial = Imperial cube: { NAME($area) }
event-active_ally =
    { NAME($realm, of: "realm") } became an active ally of { SEAT($seat) } and lent { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }.
event-call_accepted = { SEAT($seat) } heeded the call of { NAME($realm, of: "realm") }.
event-call_refused = { SEAT($seat) } refused the call of { NAME($realm, of: "realm") }.
