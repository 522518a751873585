## Before it happens: what is said of an option

aside-power-adm = For stability, colonies, conversion and development
aside-power-dip = For influence, alliances and marriages, claims and merchants
aside-power-mil = For wars, marches, sieges and recruits
aside-deck-adm = Reforms, taxes, growing towns, learning and religious peace; administrative advisors are on its cards
aside-deck-dip = Alliances, marriages, vassals, spies and cardinals; diplomatic advisors are on its cards
aside-deck-mil = Cards for battles, sieges and marches; military advisors are on its cards
aside-advisor =
    Gives so many points more each round: { $n } ({ NAME($kind) }), and takes { $cost ->
        [one] { $cost } ducat
       *[other] { $cost } ducats
    } each round
aside-commander =
    { $n ->
        [one] Adds a die to each of its battles
       *[other] Adds { $n } dice to each of its battles
    }
