## What a position is worth, by what it comes from: what an answer gains or loses. $n: how many, 0 where that
## cannot be said

hint-horizon = by the end of your turn
term-prestige =
    { $n ->
        [0] a little prestige
        [0.5] half a point of prestige
        [1] 1 prestige
       *[other] { $n } prestige
    }
term-ending =
    { $n ->
        [0] a little prestige at the end of the game
        [0.5] half a point of prestige at the end of the game
        [1] 1 prestige at the end of the game
       *[other] { $n } prestige at the end of the game
    }
term-income =
    { $n ->
        [0] a little tax
        [0.5] half a ducat of tax a round
        [1] 1 ducat of tax a round
        [1.5] one and a half ducats of tax a round
       *[other] { $n } ducats of tax a round
    }
term-loans =
    { $n ->
        [0] freedom from interest
        [0.5] half a ducat of interest saved
        [1] 1 ducat of interest saved
       *[other] { $n } ducats of interest saved
    }
term-ducats =
    { $n ->
        [0] a little money
        [0.5] half a ducat
        [1] 1 ducat
        [1.5] one and a half ducats
       *[other] { $n } ducats
    }
term-power =
    { $n ->
        [0] a little power
        [0.5] half a point of power
        [1] 1 point of power
        [1.5] one and a half points of power
       *[other] { $n } points of power
    }
term-stability =
    { $n ->
        [0] a little stability
        [0.5] half a point of stability
        [1] 1 stability
       *[other] { $n } stability
    }
term-cards =
    { $n ->
        [0] more cards in hand
        [0.5] half a card in hand
        [1] 1 card in hand
        [1.5] one and a half cards in hand
       *[other] { $n } cards in hand
    }
term-ideas =
    { $n ->
        [0] progress in ideas
        [0.5] half an idea
        [1] 1 idea
        [1.5] one and a half ideas
       *[other] { $n } ideas
    }
term-skill = greater skill of the ruler and advisors
term-merchants =
    { $n ->
        [0] better places for merchants
        [0.5] half a merchant
        [1] 1 merchant
        [1.5] one and a half merchants
       *[other] { $n } merchants
    }
term-colonists =
    { $n ->
        [0] colonists
        [0.5] half a colonist
        [1] 1 colonist
        [1.5] one and a half colonists
       *[other] { $n } colonists
    }
term-manpower =
    { $n ->
        [0] a little manpower
        [0.5] half a point of manpower
        [1] 1 manpower
       *[other] { $n } manpower
    }
term-passed = peace and quiet for the rest of the round
term-war = better prospects in war
term-empire = a better standing in the Empire
term-hopes = better prospects in the Curia and in crusades
term-missions = progress in missions
term-calm =
    { $n ->
        [0] calm provinces
        [0.5] somewhat calmer provinces
        [1] calm in 1 town
       *[other] calm in { $n } towns
    }
term-unoccupied = land free of occupiers
term-influence =
    { $n ->
        [0] a little influence
        [0.5] half a cube of influence
        [1] 1 cube of influence
        [1.5] one and a half cubes of influence
       *[other] { $n } cubes of influence
    }
term-claims =
    { $n ->
        [0] better claims
        [0.5] half a claim
        [1] 1 claim
        [1.5] one and a half claims
       *[other] { $n } claims
    }
term-ships =
    { $n ->
        [0] ships at sea
        [0.5] half a ship at sea
        [1] 1 ship at sea
        [1.5] one and a half ships at sea
       *[other] { $n } ships at sea
    }
term-suitors = realms that would become allies
term-rivals = ground on your rivals
