## Before it happens: what is said of an option

aside-deck-adm = How the realm is ruled: taxes, development, stability, faith
aside-deck-dip = How it deals with others: alliances, marriages, vassals, covert actions
aside-deck-mil = How it fights: commanders, marches, battles, sieges
aside-power-adm = For stability, colonies, conversion and development
aside-power-dip = For influence, alliances and marriages, claims and merchants
aside-power-mil = For wars, marches, sieges and recruits
