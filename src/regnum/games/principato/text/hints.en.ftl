## What a position is worth, by what it comes from: what an answer gains or loses. $n: how many, 0 where that
## cannot be said

hint-horizon = by the end of your next turn
term-points =
    { $n ->
        [0] a fraction of a point
        [0.5] half a point
        [1] 1 point
        [1.5] one and a half points
       *[other] { $n } points
    }
term-income =
    { $n ->
        [0] a little income
        [0.5] half a cube from harvest and market
        [1] 1 cube from harvest and market
        [1.5] one and a half cubes from harvest and market
       *[other] { $n } cubes from harvest and market
    }
term-stores =
    { $n ->
        [0] a little food or money
        [0.5] half a cube of food or money
        [1] 1 cube of food or money
        [1.5] one and a half cubes of food or money
       *[other] { $n } cubes of food or money
    }
term-influence =
    { $n ->
        [0] a little influence
        [0.5] half a cube of influence
       *[other] { $n } influence
    }
term-hand = better cards in hand
term-military =
    { $n ->
        [0] a better place in the coming military scoring
        [0.5] half a point of the coming military scoring
        [1] 1 point of the coming military scoring
        [1.5] one and a half points of the coming military scoring
       *[other] { $n } points of the coming military scoring
    }
term-strength = a lead in military strength
term-catapults =
    { $n ->
        [0] catapults for later scorings
        [0.5] half a catapult
        [1] 1 catapult
        [1.5] one and a half catapults
       *[other] { $n } catapults
    }
term-supply =
    { $n ->
        [0] supply for troops
        [0.5] supply for half a unit
        [1] supply for 1 unit
       *[other] supply for { $n } units
    }
