## What a position is worth, by what it comes from: what an answer gains or loses. $n: how many, 0 where that
## cannot be said

hint-horizon = by the end of the turn
term-prestige =
    { $n ->
        [0] a little prestige
        [0.5] half a point of prestige
        [1] 1 point of prestige
        [1.5] one and a half points of prestige
       *[other] { $n } points of prestige
    }
term-estates =
    { $n ->
        [0] a little for estates
        [0.5] half a point for estates that will probably stand
        [1] 1 point for estates that will probably stand
        [1.5] one and a half points for estates that will probably stand
       *[other] { $n } points for estates that will probably stand
    }
term-sejm =
    { $n ->
        [0] prospects of a seat in the Sejm
        [0.5] half a seat in the Sejm
        [1] 1 seat in the Sejm
        [1.5] one and a half seats in the Sejm
       *[other] { $n } seats in the Sejm
    }
term-rivals = ground on your rivals
term-income =
    { $n ->
        [0] a little income
        [0.5] half a zł a turn
       *[other] { $n } zł a turn
    }
term-money =
    { $n ->
        [0] a little money
        [0.5] half a zł
       *[other] { $n } zł
    }
term-clients =
    { $n ->
        [0] better use of your clients
        [0.5] half a client
        [1] 1 client
        [1.5] one and a half clients
       *[other] { $n } clients
    }
term-glory =
    { $n ->
        [0] prospects of glory in the field
        [0.5] half a point of prestige that glory usually brings here
        [1] 1 point of prestige that glory usually brings here
        [1.5] one and a half points of prestige that glory usually brings here
       *[other] { $n } points of prestige that glory usually brings here
    }
term-tokens =
    { $n ->
        [0] better influence tokens
        [0.5] half a point of influence tokens
        [1] 1 point of influence tokens
        [1.5] one and a half points of influence tokens
       *[other] { $n } points of influence tokens
    }
term-mace = the hetman's mace
