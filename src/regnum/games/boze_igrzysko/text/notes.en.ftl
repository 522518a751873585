## Before it happens: what is said of an option

aside-pool =
    { $n ->
        [0] No cubes are left in your pool: none can be laid
        [one] Only one cube is left in your pool
       *[other] Only { $n } cubes are left in your pool
    }
aside-bid = Lost even if you are outbid; leaves you { $left } zł
aside-clients =
    Takes { $n ->
        [one] a client
       *[other] { $n } clients
    } in { NAME($province) }; { $left ->
        [0] none is left there
        [one] one is left there
       *[other] { $left } are left there
    }
aside-money = Leaves you { $left } zł
aside-no-income = There will be no income any more
aside-given-up = This action is given up: it does not come back later
aside-gifts = Gifts cost { $least } to { $most } zł; you have { $money }
aside-gifts-fail =
    Gifts cost { $least } to { $most } zł and you have { $money }: { $die ->
        [one] it fails whatever the die shows
       *[other] from { $die } on the die it fails
    } and all your money is lost
aside-own-discs =
    { $n ->
        [one] Your own disc leaves the Sejm too
       *[other] Your own { $n } discs leave the Sejm too
    }
aside-disc = Takes a disc of yours from the Sejm: { $n } prestige less at the end of the turn
aside-glory =
    { $n ->
        [one] Only one cube is left in your pool for glory
       *[other] Only { $n } cubes are left in your pool for glory
    }
aside-cossacks =
    { $n ->
        [one] One Cossack whom nobody pays will rebel and go over to the Tatars
       *[other] { $n } Cossacks whom nobody pays will rebel and go over to the Tatars
    }
aside-luxury = At the end of the turn your money buys { part-points }; { $left } zł stay
aside-luxury-last = At the end of the turn your money buys { part-points }; { $left } zł will be of no use
