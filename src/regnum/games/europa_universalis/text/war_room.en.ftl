# Wars in the panels of the table, and what belongs to them in those of players and realms.

panel-war = War: { NAME($realm) } against { NAME($target) }
row-war_units = Land units (of an independent realm: defenders of its capital)
row-war_stand = If peace were made now
row-war_ships = Ships
row-war_stacks = Where they stand
row-active_allies = Active allies
row-occupied = Occupied
row-at_war = At war with
row-cbs = CB tokens against
row-cbs_on = CB tokens of
row-infantry = Infantry outside armies
row-lent = Units lent by allies, in reserve
row-docked = Light ships in port
row-active_of = Active ally of
row-disputed = Disputed succession, claimed by
row-defence = Units that would defend its capital
value-stack =
    { NAME($realm) }: { $n ->
        [one] { $n } unit
       *[other] { $n } units
    } in { NAME($area) }
value-held = { NAME($province) } (by { NAME($realm) })
value-victory =
    { $won ->
        [full] total victory: { NAME($realm) }
        [partial] victory: { NAME($realm) }
       *[none] undecided
    }
row-wards = Princes for whom the Emperor makes peace
row-guard = Imperial guard (the Empire is in arms)
