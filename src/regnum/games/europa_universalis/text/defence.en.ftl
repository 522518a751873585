## The Empire defends itself

ask-defend_empire =
    { $realm ->
        [realm-none] Call the Empire to arms?
       *[other] { NAME($realm) } attacks you: call the Empire to arms?
    }
option-defend_empire-defend =
    Defend the Empire: a guard of { $guard ->
        [one] { $guard } unit
       *[other] { $guard } units
    }, free access to all its areas, and its princes do their duty
option-defend_empire-forgo = Leave the Empire in peace
ask-duty =
    The Emperor defends the Empire{ $realm ->
        [realm-none] { "" }
       *[other] {" "}against { NAME($realm) }
    }: what do you give as his subject?
option-duty-manpower = { $n } of your manpower, exhausted
option-duty-ducats =
    { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
option-duty-prestige = 1 prestige
option-duty-cb = A CB token on the capital of { NAME($realm) }: −2 prestige in the next phase of peace unless you go to war
ask-guard = { part-battle }: does the imperial guard join you?
option-guard-guard =
    The guard joins: { $n } more { $n ->
        [one] infantry unit
       *[other] infantry units
    }
option-guard-alone = Fight without the guard
option-loss-guard = A unit of the imperial guard
event-defence =
    { SEAT($seat) } called the Empire to arms: an imperial guard of { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }.
event-defence_over = The defence of the Empire is over, and its guard goes home.
event-duty =
    { SEAT($seat) } did a subject's duty: { $what ->
        [manpower] manpower
        [ducats] ducats
        [prestige] prestige
       *[cb] a casus belli
    }.
event-guard =
    The imperial guard joined { SEAT($seat) } with { $n ->
        [one] { $n } unit
       *[other] { $n } units
    } ({ NAME($area, of: "area") }).
