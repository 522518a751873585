## What a position is worth, by what it comes from: what an answer gains or loses. $n: how many, 0 where that
## cannot be said

hint-horizon = by the end of your next turn
term-won = a chance of victory
term-florins =
    { $n ->
        [0] a little money
        [0.5] half a florin
        [1] 1 florin
        [1.5] one and a half florins
       *[other] { $n } florins
    }
term-hand =
    { $n ->
        [0] more cards in hand
        [0.5] half a card in hand
        [1] 1 card in hand
        [1.5] one and a half cards in hand
       *[other] { $n } cards in hand
    }
term-concessions =
    { $n ->
        [0] concessions that earn at fairs
        [0.5] half a concession
        [1] 1 concession
        [1.5] one and a half concessions
       *[other] { $n } concessions
    }
term-tableau =
    { $n ->
        [0] a fuller tableau
        [0.5] half a card in your tableau
        [1] 1 card in your tableau
        [1.5] one and a half cards in your tableau
       *[other] { $n } cards in your tableau
    }
term-operations =
    { $n ->
        [0] more operations in your tableau
        [0.5] half an operation in your tableau
        [1] 1 operation in your tableau
        [1.5] one and a half operations in your tableau
       *[other] { $n } operations in your tableau
    }
term-prestige =
    { $n ->
        [0] a little prestige
        [0.5] half a point of prestige
        [1] 1 prestige
       *[other] { $n } prestige
    }
term-victory =
    { $n ->
        [0] a step towards victory
        [0.5] half a step towards victory
        [1] 1 step towards victory
        [1.5] one and a half steps towards victory
       *[other] { $n } steps towards victory
    }
term-ready = a victory that only has to be declared
term-threat = safety from a rival's victory
term-patron = the lead in patronage, which decides when the cards run out
