# The table in words: panels, and the details that people ask for by name.

## Titles

panel-table = The world
panel-player = { SEAT($seat) }
panel-continent = { NAME($name) }
panel-region = { NAME($name) }: areas and who owns them
panel-realm = Realm: { NAME($name) }
panel-area = Area: { NAME($name) }
panel-province = Province: { NAME($name) }
panel-zone = Sea zone: { NAME($name) }
panel-atlas = Map
panel-card = Action card: { NAME($name) }
panel-who = { NAME($name) }
panel-node = Trade node: { NAME($name) }
panel-cards = Action card: { NAME($name) }
panel-event = Event: { NAME($name) }
panel-idea = Idea: { NAME($name) }
panel-struggle = Power struggle: { NAME($name) }
panel-mission = Mission: { NAME($name) }
panel-milestone = Milestone: { NAME($name) }

## Rows

row-age = Now
row-order = Turn order
row-passed = Passed
row-events = Events and ducats on them
row-covered = Events face down
row-milestones = Milestones and who has them
row-ideas = Ideas nobody has yet
row-learned = Ideas and who has them
row-curia = Curia
row-cardinals = Cardinals
row-realm = Realm
row-prestige = Prestige
row-stability = Stability
row-power = Power (adm / dip / mil)
row-skill = Skill (adm / dip / mil)
row-ducats = Ducats
row-forecast = Expected income
row-interest = Interest tokens
row-ruler = Ruler
row-advisors = Advisors
row-generals = Generals (army)
row-admiral = Admiral
row-towns = Towns/large
row-vassals = Vassals
row-allies = Alliances
row-marriages = Marriages
row-truces = Truces
row-claims = Claims
row-manpower = Manpower (free / exhausted / all)
row-armies = Armies
row-fleet = Fleet
row-ships = Light ships
row-merchants = Merchants
row-colonists = Colonists
row-known = Ideas
row-displayed = Displayed cards (uses)
row-hand = Hand
row-missions = Missions
row-done = Missions fulfilled
row-status = Status
row-seat = Player
row-suzerain = Suzerain
row-capital = Capital
row-faith = Faith
row-tax = Base tax
row-provinces = Provinces
row-in_empire = In the Empire
row-elector = Elector
row-influence = Influence
row-imperial = Imperial influence
row-core = Core token
row-rebels = Rebels
row-units = Units
row-wasted = Laid waste
row-neighbours = Neighbours
row-over_sea = Over the sea
row-zones = Sea zones
row-nodes = Trade nodes
row-area = Area
row-areas = Areas
row-owner = Owner
row-now = Now
row-cores = Core of
row-capital_here = Capital
row-gold = Gold
row-protection = On protection
row-spaces = Protection spaces
row-ports = Ports
row-used = Laid down
row-pirates = Pirates
row-developed = Developed
row-deck = Deck
row-continents = Other lands
row-character = Character
row-copies = Copies
row-text = Text
row-of_age = Age
row-of_realm = Realm
row-after = Afterwards
row-symbols = Symbols
row-chooser = Who chooses
row-ages = Ages
row-active = Under way
row-extra = Prestige
row-struggles = Power struggles
row-upcoming = Next power struggle
row-kind = Kind
row-cost = Cost
row-shown = On display
row-had = Who has it
row-after_mission = Needs a mission first

## Values

value-age =
    age { $age }, round { $round }, { $phase ->
        [1] drawing cards
        [2] actions
        [3] peace and rebellion
        [4] income
       *[5] clean-up
    }
value-extra =
    { SPELL($who) }: { SIGN($n) ->
        [minus] −{ ABS($n) }
       *[plus] +{ $n }
    } ({ SPELL($checks) })
value-advisor =
    { NAME($who) }, an advisor ({ NAME($kind) } { $n }, for { $cost ->
        [one] { $cost } ducat
       *[other] { $cost } ducats
    })
value-leader = { NAME($who) }, a leader ({ $cost } military)
value-plain = { $name }
value-text = { SPELL($text) }
value-army = army { $army } in { NAME($area) } (infantry { $foot }, cavalry { $horse }, artillery { $guns })
value-fleet =
    { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    } in { NAME($zone) }
value-player = a player's
value-vassal = vassal
value-expansive = expansive
value-free = independent
value-province =
    { $realm ->
        [none] nobody's
        [rebels] rebels
       *[other] { NAME($realm) }
    }{ $occupied ->
        [no] { "" }
       *[other] , occupied (by right: { NAME($occupied) })
    }, { $tax ->
        [0] empty territory
       *[other] tax { $tax }
    }{ $piece ->
        [town] , town
        [large] , large town
        [vassal] , vassal token
       *[none] { "" }
    }{ $port ->
        [yes] , port
       *[no] { "" }
    }{ $unrest ->
        [yes] , unrest
       *[no] { "" }
    }

## Kinds of things that can be looked up

things-realm = Realms
things-continent = Continents
things-region = Regions
things-area = Areas
things-province = Provinces
things-zone = Sea zones
things-node = Trade nodes
things-card = Action cards
things-who = Advisors and leaders
things-cards = Kinds of action cards
things-event = Events
things-idea = Ideas
things-mission = Missions
things-milestone = Milestones
things-office = Offices
things-struggle = Power struggles
