game-title = Principato
game-subtitle = Fields, banks, art and armies in Renaissance Italy

## Parts of sentences. They take their values from the message that uses them.

part-food = { $food } food
part-money = { $money } money
part-influence = { $influence } influence
part-gain-food = { $gain_food } food
part-gain-money = { $gain_money } money
part-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

# What a card costs: $food, $money
part-cost =
    { $food ->
        [0] { $money ->
            [0] nothing
           *[other] { part-money }
        }
       *[other] { $money ->
            [0] { part-food }
           *[other] { part-food } and { part-money }
        }
    }

# What was paid: $food, $money, $influence
part-payment =
    { $influence ->
        [0] { part-cost }
       *[other] { $food ->
            [0] { $money ->
                [0] { part-influence }
               *[other] { part-money } and { part-influence }
            }
           *[other] { $money ->
                [0] { part-food } and { part-influence }
               *[other] { part-food }, { part-money } and { part-influence }
            }
        }
    }

# What a card gives: $gain_food, $gain_money
part-gains =
    { $gain_food ->
        [0] { part-gain-money }
       *[other] { $gain_money ->
            [0] { part-gain-food }
           *[other] { part-gain-food } and { part-gain-money }
        }
    }

# $n cubes of the kind $cube
part-cubes =
    { $cube ->
        [food] { $n } food
        [money] { $n } money
       *[influence] { $n } influence
    }

# One cube of the kind $cube
part-cube =
    { $cube ->
        [food] a food cube
        [money] a money cube
       *[influence] an influence cube
    }

# $n tokens of the kind $tile
part-tiles =
    { $tile ->
        [field] { $n ->
            [one] { $n } field
           *[other] { $n } fields
        }
        [farm] { $n ->
            [one] { $n } farm
           *[other] { $n } farms
        }
        [residence] { $n ->
            [one] { $n } residence
           *[other] { $n } residences
        }
        [bank] { $n ->
            [one] { $n } bank
           *[other] { $n } banks
        }
       *[catapult] { $n ->
            [one] { $n } catapult
           *[other] { $n } catapults
        }
    }

# $n troops of the kind $troop
part-troops =
    { $troop ->
        [condottiere] { $n ->
            [one] { $n } condottiere
           *[other] { $n } condottieri
        }
       *[militia] { $n } militia
    }

# One of the kind $troop
part-troop =
    { $troop ->
        [condottiere] a condottiere
       *[militia] a militia
    }

## Decisions

ask-turn =
    { $left ->
        [0] End your turn, or first move cubes onto troops
        [one] Choose your last action, or move cubes onto troops
       *[other] Choose an action ({ $left } left), or move cubes onto troops
    }
ask-take = Take a card from the pool; yours goes in its place
ask-pay = Choose how to pay: influence can stand for food or money
ask-culture = Choose the token you want; its value is what it scores at the end
ask-recruit = Choose how many troops to take; each will need a cube at every scoring
ask-overflow = Decide what to do with a cube that does not fit in store
ask-supply = Supply your troops for the scoring: one with a cube counts +1, one without -1
ask-dismiss = Dismiss troops you do not want to supply any more, or keep them

## Options: the ways to use a card

# $swap: whether the card must be exchanged afterwards
part-swap =
    { $swap ->
        [yes] , then exchange the card
       *[no] { "" }
    }
# Of two cards alike, which: $twin
part-twin =
    { $twin ->
        [0] { "" }
       *[other] {" "}({ $twin })
    }
way-build = pay { part-cost } for { part-tiles }{ part-swap }
way-commission =
    pay { part-cost } for { $what ->
        [monument] a monument
        [book] a book
       *[painting] a painting
    } of your choice{ part-swap }
way-muster =
    take as many { $troop ->
        [condottiere] condottieri
       *[militia] militia
    } as you like{ part-swap }
part-produce =
    take { part-cubes } ({ $tile ->
        [field] one for each field
       *[residence] one for each residence
    }){ part-swap }
way-produce =
    take { part-cube } for each { $tile ->
        [field] field
       *[residence] residence
    }
way-collect = take { part-gains }{ part-swap }
option-build = { NAME($card) }{ part-twin }: { way-build }
option-commission = { NAME($card) }{ part-twin }: { way-commission }
option-muster = { NAME($card) }{ part-twin }: { way-muster }
option-produce = { NAME($card) }{ part-twin }: { part-produce }
option-collect = { NAME($card) }{ part-twin }: { way-collect }

## Options: everything else

option-exchange = Exchange { NAME($card) }{ part-twin } for a card from the pool
option-take = Take { NAME($card) }{ part-twin }
option-influence = Take 1 influence
option-move = Move { part-cube } onto { part-troop }
option-pay = Pay { part-payment }
option-acquire =
    { $what ->
        [monument] Take a monument
        [book] Take a book
       *[painting] Take a painting
    } worth { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
option-recruit = Take { part-troops }
option-station = Put { part-cube } straight onto { part-troop }
option-lose =
    { $cube ->
        [food] Leave the surplus food in the stock
        [money] Leave the surplus money in the stock
       *[influence] Leave the surplus influence in the stock
    }
option-dismiss = Dismiss { part-troop }
option-end =
    { $left ->
        [0] End your turn
        [one] End your turn and give up an action
       *[other] End your turn and give up { $left } actions
    }
option-done-supply = Supply no more
option-done-dismiss = Keep the others

## The chronicle

event-start-cards = { SEAT($seat) } started with { NAME($first) } and { NAME($second) }.
event-tasks =
    { $culture ->
        [hidden] { SEAT($seat) } drew two secret tasks.
       *[other] { SEAT($seat) } drew the tasks { NAME($culture) } and { NAME($estate) }.
    }
event-pool =
    { $n ->
        [one] { $n } card was laid out as the pool.
       *[other] { $n } cards were laid out as the pool.
    }
event-first-player = { SEAT($seat) } got the starting player card.
event-turn = Year { $year }: { SEAT($seat) } began a turn.
event-waived =
    { $n ->
        [one] { SEAT($seat) } gave up an action.
       *[other] { SEAT($seat) } gave up { $n } actions.
    }
event-activated = { SEAT($seat) } used { NAME($card) }.
event-paid = { SEAT($seat) } paid { part-payment }.
event-built =
    { $tile ->
        [field] { SEAT($seat) } ploughed { part-tiles }.
       *[other] { SEAT($seat) } built { part-tiles }.
    }
event-acquired =
    { $what ->
        [monument] { SEAT($seat) } put up a monument
        [book] { SEAT($seat) } acquired a book
       *[painting] { SEAT($seat) } acquired a painting
    } worth { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
event-recruited =
    { $troop ->
        [condottiere] { SEAT($seat) } hired { part-troops }.
       *[militia] { SEAT($seat) } raised { part-troops }.
    }
event-gained = { SEAT($seat) } took { part-cubes }.
event-lost = { SEAT($seat) } left { part-cubes } in the stock for want of room.
event-shortage = Only { part-cubes } left in the stock.
event-stationed = { SEAT($seat) } put { part-cube } straight onto { part-troop }.
event-moved = { SEAT($seat) } moved { part-cube } onto { part-troop }.
event-swapped = { SEAT($seat) } gave { NAME($given) } to the pool and took { NAME($taken) }.
event-discarded = { NAME($card) } dropped out of the pool.
event-refilled = { NAME($card) } came into the pool.
event-year-over = Year { $year } came to an end.
event-new-year = Year { $year } began.
event-military-card = The { NAME("military_scoring") } card came up: an extra scoring followed.
event-military = Military scoring { $n } began.
event-military-points =
    { $n ->
        [0] { SEAT($seat) } had strength { $strength } and won no points.
       *[other] { SEAT($seat) } had strength { $strength } and won { part-points }.
    }
event-supplies-used = All cubes on troops went back to the stock.
event-dismissed = { SEAT($seat) } dismissed { part-troop }.
event-result =
    { SEAT($seat) } scored { $total ->
        [one] { $total } point
       *[other] { $total } points
    }: { $bills } for arms, { $works } for culture, { $culture } for { NAME($culture_task) } and { $estate } for { NAME($estate_task) }.
event-won =
    { SEAT($seat) } { $how ->
        [shared] shared the victory
       *[other] won the game
    } with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }{ $how ->
        [cubes] {" "}and more cubes than the others with as many
       *[other] { "" }
    }.

## Panels

panel-table = Table
panel-stock = Stock
panel-pool = Pool
panel-duchy = Principality of { SEAT($seat) }

row-year = Year
row-deck = Cards in the refill deck
row-scorings = Military scorings
row-first = Starting player
row-stock-food = Food
row-stock-money = Money
row-stock-influence = Influence
row-stock-land = Fields and farms
row-stock-town = Residences and banks
row-stock-soldier = Condottieri and militia
row-stock-catapult = Catapults
row-hand = Action cards
row-tasks = Tasks
row-food = Food
row-money = Money
row-influence = Influence
row-field = Fields
row-farm = Farms
row-residence = Residences
row-bank = Banks
row-catapult = Catapults
row-condottiere = Condottieri supplied
row-militia = Militia supplied
row-monument = Monuments
row-book = Books
row-painting = Paintings
row-bills = Military points
row-points = Points so far, without tasks
row-strength = Strength of the army
row-military = Military points if scored now

## Names of cards

name-build_bank = Build a Bank
name-build_residence = Build a Residence
name-build_farm = Build a Farm
name-build_field = Plough a Field
# Both the card and the token
name-catapult = Catapult
name-late_catapult = Catapult (Year 3)
name-harvest = Harvest
name-market = Market
name-hire_condottieri = Hire Condottieri
name-raise_militia = Raise Militia
name-painter = Painter
name-sculptor = Sculptor
name-writer = Writer
name-tax_choice = Tax Collector
name-tax_money = Tax Collector for Money
name-tax_food = Tax Collector for Food
name-military_scoring = Military Scoring

## Names of tasks

name-chapel = Chapel
name-town_hall = Town Hall
name-palace = Palace
name-villa = Villa
name-armourer = Armourer
name-fertile_land = Fertile Land
name-bastion = Bastion
name-rich_city = Rich City
name-hidden = face down

## Names of pieces

name-food = food
    .also = goods
name-money = money
    .also = coins, goods
name-influence = influence
    .also = joker
name-field = field
name-farm = farm
name-residence = residence
name-bank = bank
name-condottiere = condottiere
name-militia = militia
name-monument = monument
name-book = book
name-painting = painting

# --- when it is over: the race ---

race-points = Points
race-works = Points for works of art
race-strength = Strength of the army
