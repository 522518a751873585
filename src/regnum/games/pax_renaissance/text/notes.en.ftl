## Before it happens: what is said of an option

aside-florins =
    { $n ->
        [one] Leaves you { $n } florin
       *[other] Leaves you { $n } florins
    }
aside-hand = Your hand is full then ({ $n }): play or sell before you buy again
aside-maid = No king can be her husband now: she stays an old maid
aside-no-shot = Its one-shot cannot be used now: { NAME($what) }
aside-fair = { $mine } for you, { $others } for others, { $pirates } for pirates; { $rest } stay in the market
aside-actions =
    { $n ->
        [one] Gives up an action
       *[other] Gives up { $n } actions
    }
