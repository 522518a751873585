# The curia and power struggles: questions, options, the chronicle, panels, and the option of a table.

setting-struggles = Power struggles
setting-struggles-hint = Famous wars in which all compete for the same areas, for more prestige. An advanced rule.
setting-struggles-auto = As the scenario says
setting-struggles-ordered = In the order of the scenario
setting-struggles-random = In random order
setting-struggles-off = None

## Papal actions

option-turn-papal = Papal action: excommunication or crusade (2 diplomatic)
ask-papal = Choose a papal action (2 of your { $dip } diplomatic points; of a crusade to which nobody is devoted in step 4E the papal controller loses 2 prestige)
option-excommunicate =
    Excommunicate the ruler of { NAME($realm) }: −1 prestige{ $cardinals ->
        [0] { "" }
       *[other] , a cardinal
    }{ $cubes ->
        [0] { "" }
        [1] , 1 influence cube
       *[other] , { $cubes } influence cubes
    }, and a casus belli for Catholics
option-crusade =
    Crusade: { NAME($area) } ({ $n ->
        [one] { $n } province
       *[other] { $n } provinces
    } of { NAMES($realms, of: "realm") })
event-crusade_over =
    { $won ->
        [yes] The crusade reached its goal: no infidel owns land in { NAME($area, of: "area") }.
       *[no] The crusade is over: infidels still own land in { NAME($area, of: "area") }.
    }
event-absolved = The excommunication of { NAME($realm, of: "realm") } was lifted.

## Power struggles

event-struggle = A power struggle began: { NAME($struggle, of: "struggle") } ({ NAMES($areas, of: "area") }).
event-struggle_over = The power struggle was decided: { NAME($struggle, of: "struggle") }.
event-struggle_share =
    { SEAT($seat) }: tax { $tax }{ $vassals ->
        [0] { "" }
       *[other] , vassals { $vassals }
    }{ $alone ->
        [0] { "" }
       *[other] , alone in areas { $alone }
    }{ $ties ->
        [0] { "" }
       *[other] , alliances and marriages { $ties }
    }{ $extra ->
        [0] { "" }
       *[other] { SIGN($extra) ->
            [minus] , by the card −{ ABS($extra) }
           *[plus] , by the card +{ $extra }
        }
    }.
option-claims-area =
    { NAME($area) } (diplomatic: { $n }{ $disputed ->
        [yes] , a battleground
       *[no] { "" }
    })

## Panels

panel-curia = Papal curia
row-controller = Papal controller
row-trusted = Trusted
row-rome = Cardinal of Rome
row-track = Cardinals, from space 1
row-free_spaces = Free spaces
row-catholics = Catholic players
row-papal = Papal action
row-excommunicated = Excommunicated
row-crusade = Crusade
row-devoted = Devoted to it
row-crusade_stand = Prestige, were it scored now
row-stage = Now
row-stand = Prestige, were it scored now
row-by_tax = By tax and vassals
row-by_alone = Alone in an area
row-by_ties = By alliances and marriages
row-by_extra = By the card
row-battleground = Battleground
row-crusade_here = Goal of the crusade
value-papal =
    { $state ->
        [open] possible this round
        [used] taken this round
        [crusade] not while the crusade lasts
        [excommunication] not while the excommunication lasts
       *[late] only in ages I and II
    }
value-stage =
    { $stage ->
        [active] active: scored in step 4E of this round
       *[upcoming] upcoming: active with the next symbol of its kind
    }
name-office-curia = Papal curia
    .also = curia, pope, papacy
