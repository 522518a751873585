## What a position is worth, by what it comes from: what an answer brings or costs. $n: how many, 0 where that
## cannot be said

hint-horizon = by the end of your turn
term-prestige =
    { $n ->
        [0] a little prestige
        [one] { $n } prestige
       *[other] { $n } prestige
    }
term-ending =
    { $n ->
        [0] a little prestige at the end of the game
        [one] { $n } prestige at the end of the game
       *[other] { $n } prestige at the end of the game
    }
term-income =
    { $n ->
        [0] a little more taxes
        [one] { $n } ducat of taxes a round
       *[other] { $n } ducats of taxes a round
    }
term-loans =
    { $n ->
        [0] freedom from interest
        [one] freedom from { $n } interest
       *[other] freedom from { $n } interest
    }
term-ducats =
    { $n ->
        [0] a little money
        [one] { $n } ducat
       *[other] { $n } ducats
    }
term-power =
    { $n ->
        [0] a little monarch power
        [one] { $n } point of monarch power
       *[other] { $n } points of monarch power
    }
term-stability =
    { $n ->
        [0] a little stability
        [one] { $n } stability
       *[other] { $n } stability
    }
term-cards =
    { $n ->
        [0] more cards in hand
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
term-ideas =
    { $n ->
        [0] progress of ideas
        [one] { $n } idea
       *[other] { $n } ideas
    }
term-skill = greater skill of the ruler and advisors
term-merchants =
    { $n ->
        [0] better merchants
        [one] { $n } merchant
       *[other] { $n } merchants
    }
term-colonists =
    { $n ->
        [0] colonists
        [one] { $n } colonist
       *[other] { $n } colonists
    }
term-manpower =
    { $n ->
        [0] a little manpower
        [one] { $n } manpower
       *[other] { $n } manpower
    }
term-passed = rest for this round
term-war = better prospects in war
term-empire = a better standing in the Empire
term-hopes = hopes in church affairs
term-missions = progress of missions
term-calm =
    { $n ->
        [0] calm provinces
        [one] { $n } unrest fewer
       *[other] { $n } unrest fewer
    }
term-unoccupied = land free of occupiers
term-influence =
    { $n ->
        [0] a little influence
        [one] { $n } influence cube
       *[other] { $n } influence cubes
    }
term-claims =
    { $n ->
        [0] better claims
        [one] { $n } claim
       *[other] { $n } claims
    }
term-ships =
    { $n ->
        [0] ships at sea
        [one] { $n } ship at sea
       *[other] { $n } ships at sea
    }
term-suitors = realms that would become allies
term-rivals = losses for rivals
