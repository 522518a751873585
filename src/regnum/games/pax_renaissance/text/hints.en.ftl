## What a position is worth, by what it comes from: what an answer brings or costs. $n: how many, 0 where that
## cannot be said

hint-horizon = by the end of your next turn
term-won = a chance of victory
term-florins =
    { $n ->
        [0] a little money
        [one] { $n } florin
       *[other] { $n } florins
    }
term-hand =
    { $n ->
        [0] more cards in hand
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
term-concessions =
    { $n ->
        [0] concessions that fairs pay
        [one] { $n } concession
       *[other] { $n } concessions
    }
term-tableau =
    { $n ->
        [0] a fuller tableau
        [one] { $n } card in your tableau
       *[other] { $n } cards in your tableau
    }
term-operations =
    { $n ->
        [0] more operations in your tableau
        [one] { $n } operation in your tableau
       *[other] { $n } operations in your tableau
    }
term-prestige =
    { $n ->
        [0] a little prestige
        [one] { $n } prestige
       *[other] { $n } prestige
    }
term-victory =
    { $n ->
        [0] progress towards a victory
        [one] { $n } step towards a victory
       *[other] { $n } steps towards a victory
    }
term-ready = a victory that only has to be declared
term-threat = safety from a rival's victory
term-patron = the lead in patronage, which decides when the cards run out
