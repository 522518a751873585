## What a position is worth, by what it comes from: what an answer brings or costs. $n: how many, 0 where that
## cannot be said

hint-horizon = by the end of the turn
term-prestige =
    { $n ->
        [0] a little prestige
        [one] { $n } point of prestige
       *[other] { $n } points of prestige
    }
term-estates =
    { $n ->
        [0] a little for estates
        [one] { $n } point for estates that will probably stand
       *[other] { $n } points for estates that will probably stand
    }
term-sejm =
    { $n ->
        [0] a say in the Sejm
        [one] { $n } disc in the Sejm
       *[other] { $n } discs in the Sejm
    }
term-rivals = losses for rivals
term-income =
    { $n ->
        [0] a little income
        [one] { $n } zł a turn
       *[other] { $n } zł a turn
    }
term-money =
    { $n ->
        [0] a little money
        [one] { $n } zł
       *[other] { $n } zł
    }
term-clients =
    { $n ->
        [0] better use of clients
        [one] { $n } client cube
       *[other] { $n } client cubes
    }
term-glory =
    { $n ->
        [0] prospects of glory in the field
        [one] { $n } point of prestige expected for glory
       *[other] { $n } points of prestige expected for glory
    }
term-tokens =
    { $n ->
        [0] better influence tokens
        [one] { $n } point of influence tokens
       *[other] { $n } points of influence tokens
    }
term-mace = the hetman's mace
