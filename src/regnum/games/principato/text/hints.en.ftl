## What a position is worth, by what it comes from: what an answer brings or costs. $n: how many, 0 where that
## cannot be said

hint-horizon = by the end of your next turn
term-points =
    { $n ->
        [0] a fraction of a point
        [one] { $n } point
       *[other] { $n } points
    }
term-income =
    { $n ->
        [0] a little income
        [one] { $n } cube from every harvest or market
       *[other] { $n } cubes from a harvest and a market together
    }
term-stores =
    { $n ->
        [0] a little food or money
        [one] { $n } cube of food or money
       *[other] { $n } cubes of food or money
    }
term-influence =
    { $n ->
        [0] a little influence
        [one] { $n } influence
       *[other] { $n } influence
    }
term-hand = better cards in hand
term-military =
    { $n ->
        [0] a better place in the coming military scoring
        [one] { $n } point of the coming military scoring
       *[other] { $n } points of the coming military scoring
    }
term-strength = a lead in military strength
term-catapults =
    { $n ->
        [0] catapults for later scorings
        [one] { $n } catapult
       *[other] { $n } catapults
    }
term-supply =
    { $n ->
        [0] supply for troops
        [one] supply for { $n } of the troops
       *[other] supply for { $n } of the troops
    }
