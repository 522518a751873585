## Before it happens: what is said of an option

part-left = { $food } food, { $money } money, { $influence } influence
aside-left = Leaves you { part-left }
aside-joker = Takes { $n } influence as well; leaves you { part-left }
aside-excess = { $n } of { $of } { part-kind } will not fit in store{ part-onto }
aside-no-room = No room in store for the { $n } { part-kind }{ part-onto }
part-kind =
    { $cube ->
        [food] food
        [money] money
       *[influence] influence
    }
part-onto =
    { $troops ->
        [0] { "" }
        [one] , but one can go onto troops
       *[other] , but { $troops } can go onto troops
    }
aside-shortage =
    The stock has only { $n } of { $of } { part-kind }
aside-onto-troops = The church is full: the cube goes straight onto troops
aside-for-good = It stays there until the next military scoring
aside-hungry =
    You have cubes for only { $cubes } of { $n } troops
aside-unsupplied =
    { $n ->
        [one] One of your troops has no cube and counts −1; your strength is { $strength }
       *[other] { $n } of your troops have no cube and count −1 each; your strength is { $strength }
    }
aside-discard = Then { NAME($card) } leaves the pool
aside-year = Then year { $year } ends with a military scoring
