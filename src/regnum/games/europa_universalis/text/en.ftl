game-title = Europa Universalis
game-subtitle = The powers of Europe from 1444 to the revolutions

## Options of the table

setting-scenario = Scenario
setting-scenario-hint = Who chooses a seat chooses its realm.
setting-scenario-auto = The first scenario for this number of players
# What a table plays, said in the lobby.
outline =
    { NAME($scenario) }: { $more ->
        [yes] ages { $first ->
            [1] I
            [2] II
           *[3] III
        }–{ $last ->
            [2] II
            [3] III
           *[4] IV
        }
       *[no] age { $first ->
            [1] I
            [2] II
            [3] III
           *[4] IV
        }
    }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }. { part-scenario }
setting-advanced = Advanced rules
setting-advanced-hint = The parts of the rulebook marked as advanced: corruption, the curia, liberation and more.
setting-ages = Last age
setting-ages-hint = An earlier end makes the game shorter: an age has four rounds as a rule.
setting-ages-auto = As the scenario says
setting-ages-first = Only the first age of the scenario
setting-ages-1 = Age I
setting-ages-2 = Age II
setting-ages-3 = Age III
setting-ages-4 = Age IV
setting-expansive = Expansive realms
setting-expansive-hint = Realms that nobody plays and that conquer their neighbours.
setting-expansive-auto = As the scenario says
setting-expansive-all = All that the scenario knows
setting-expansive-none = Only those that always play
setting-missions = Missions
setting-missions-hint = Every realm has a deck of secret goals of its own.

## Parts of sentences. They take their values from the message that uses them.

part-source =
    { $event ->
        [none] { $card ->
            [none] { $source ->
                [excommunication] Excommunication:{" "}
                [crusade] Crusade:{" "}
               *[other] Effect:{" "}
            }
           *[other] { NAME($card) }:{" "}
        }
       *[other] { NAME($event) }:{" "}
    }
part-left =
    { $left ->
        [1] { "" }
       *[other] {" "}({ $left } to go)
    }
part-pact =
    { $pact ->
        [alliance] an alliance
        [marriage] a marriage
        [alliance_marriage] an alliance and a marriage
        [marriage_alliance] a marriage and an alliance
       *[other] a sale
    }
part-op =
    { $op ->
        [religion] {" "}whose faith changes
        [claim] {" "}for a claim
        [claim_away] {" "}that loses a claim
        [lift_claim] {" "}from which to lift a claim, as you have no token left
        [lift_core] {" "}from which to lift a core token, as you have none left
        [lift_cb] {" "}from which to lift a CB token, as you have none left
        [core] {" "}for a core token
        [influence] {" "}for an influence cube
        [influence_swap] {" "}where a cube of another becomes yours
        [influence_away] {" "}that loses an influence cube
        [weakness] {" "}for a weakness token
        [crusade] {" "}for the crusade
        [unrest] {" "}for unrest
        [rebels] {" "}for rebels
        [rebels_away] {" "}that a rebel leaves
        [units] {" "}for the units
        [holding_town] {" "}for a town
        [holding_vassal] {" "}for a vassal
        [holding_large] {" "}whose town becomes large
        [holding_small] {" "}whose town becomes small
        [holding_none] {" "}to clear
        [dnpr] {" "}for the expansive realm
        [dnpr_away] {" "}that loses its token, as none is left
        [manpower] {" "}for the manpower token
        [vassal_tokens] {" "}for your vassal tokens
        [pact_gain] {" "}for the pact
        [pact_replace] {" "}for the pact
        [pact_end] {" "}whose pact ends
        [pact_dispute] {" "}whose marriage becomes disputed
        [move_alliance] {" "}whose alliance gives way, as you have no token left
        [move_marriage] {" "}whose marriage gives way, as you have no token left
        [war] {" "}to declare war on
        [war_end] {" "}with which the war ends as things stand
        [crusade_war] {" "}of the infidels to declare war on at once
        [subjugate] {" "}to subjugate
        [appoint_adviser] {" "}for an advisor
        [appoint_general] {" "}for a general
        [appoint_admiral] {" "}for an admiral
        [discard_adviser] {" "}of the advisor who leaves
        [discard_general] {" "}of the general who leaves
        [discard_admiral] {" "}of the admiral who leaves
        [discard_ruler] {" "}of the ruler who leaves
        [take_general] {" "}of the general you take over
        [crown] {" "}of the new ruler
        [pirates] {" "}for pirates
        [pirates_from] {" "}that the pirates leave
        [pirates_away] {" "}that loses a pirate
        [develop] {" "}to develop
        [develop_away] {" "}that loses its developed trade, as no token is left
        [merchant_away] {" "}that your merchant leaves
        [lay_down] {" "}whose merchants are laid down
        [sail] {" "}to sail to
        [research] {" "}to research
        [give_up] {" "}to give up
        [replace] {" "}to replace
        [give_way] {" "}that makes room
        [display] {" "}to put on display
       *[other] { "" }
    }
part-power = (administrative { $adm }, diplomatic { $dip }, military { $mil }, ducats { $ducats })

## Decisions

ask-turn = Choose an action { part-power }
ask-turn_end = Anything else before your turn ends? { part-power }
ask-advisor_kind = { part-source }choose which kind of advisor { NAME($who) } becomes
ask-agree =
    { part-source }{ $what ->
        [offer] offer { part-pact } to { NAME($realm) }?
        [excommunicate] excommunicate { NAME($realm) }?
        [take_vassal] pay { $n ->
            [one] { $n } influence cube
           *[other] { $n } influence cubes
        } to take over the vassal { NAME($realm) }?
        [war] declare a war, free of its point?
       *[alliance_gain] pact with { NAME($realm) }?
    }
ask-alliance = Choose an independent realm as your ally (diplomatic points: { $dip })
ask-ambition_discard = Lay aside up to three cards and draw one fewer (so far { $n })
ask-ambition_draw = Draw a card{ part-left }
ask-ambition_from = Choose which power gives the point
ask-ambition_power = Raise one kind of power by a point of each of the others, if you like { part-power }
ask-any_power =
    { $gain ->
        [yes] Choose a kind of power to gain
       *[other] Choose a kind of power to lose
    } ({ $n })
ask-appoint = Give an office to somebody { part-power }
ask-berth = { part-source }choose where the ship goes{ part-left }
ask-besieged = Choose the province that the rebels in { NAME($area) } besiege first
ask-exhaust = Choose which manpower is exhausted
ask-calm = Choose a province whose unrest ends
ask-card = Choose an action card to play { part-power }
ask-cardinal = Choose the cardinal who dies
ask-cb_token = Put a casus belli token on the capital of { NAME($realm) }?
ask-choose = { part-source }choose one
ask-claims = Choose an area to claim (chosen: { $chosen })
ask-colonise = Choose a colonial claim that becomes a town
ask-colonists = { NAME($area) }: how many of the { $cost } points do colonists pay?
ask-colour = Choose the colour of the realm that rises in { NAME($province) }
ask-conquest = Choose the province that { NAME($realm) } conquers
ask-consolation = As the last in prestige you may exchange a new idea or milestone
ask-consolation_for = Choose what comes in its place
ask-convert =
    Choose an area to convert to your faith for { $n ->
        [0] { "" }
        [one] 1 administrative point and{" "}
       *[other] { $n } administrative points and{" "}
    }3 ducats
ask-corruption = { $ducats } ducats bring corruption: choose how you pay for it
ask-counter = { SEAT($by) } takes a covert action ({ NAME($action) }): stop it?
ask-crown = The throne is empty: crown a leader from your hand, if you like
ask-cube = You have no cube left: choose one to take back
ask-discard = Choose a card to discard{ part-left }
ask-disloyal = Choose the area whose vassals turn disloyal
ask-displace = { part-source }there is no room in { NAME($area) }: choose the cube that leaves
ask-displaced = { NAME($who) } must make room: choose another army
ask-dissent = Your vassals are restless: lose an influence cube or let unrest break out
ask-draw = Choose a deck to draw from{ part-left }
ask-draw_from = { part-source }choose a deck to draw from{ part-left }
ask-event = Choose an event { part-power }
ask-event_option = { NAME($event) }: choose A or B { part-power }
ask-exploration =
    The die shows { $number }{ $storm ->
        [yes] {" "}and a storm
       *[other] { "" }
    }: choose what comes of it (diplomatic points: { $dip })
ask-explore_ship = Send a light ship to explore
ask-fee = Pay 2 ducats for the card { NAME($card) } ({ NAME($who) }) or discard it{ part-left } (ducats: { $ducats })
ask-fewer_units = Your manpower has shrunk: choose a unit that leaves{ part-left }
ask-free_power = High stability brings a point of power of your choice{ part-left }
ask-gain_influence = Choose an area for an influence cube{ part-left }
ask-general_of = { part-source }choose the army that { NAME($who) } commands
ask-gold = So much gold brings inflation: lose an administrative point or take an interest token
ask-granted = Take the free action: { NAME($action) }?
ask-historic_ruler = { NAME($event) } brings a ruler of your realm: let { NAME($who) } reign?
ask-idea = Choose an idea to research { part-power }
ask-imperial_cube = Choose an area that gets an imperial influence cube{ part-left }
ask-influence = Place influence: the first cube for a diplomatic point, further ones for a point or 3 ducats (placed: { $placed }; diplomatic { $dip }, ducats { $ducats })
ask-keep_calm = Choose an area that is spared religious unrest{ part-left }
ask-left_vassal = { NAME($realm) } did not come along as a vassal: ally with it, claim one of its areas, or let it be
ask-lift_claim = Choose a claim to take back
ask-lift_revolution = No revolution token is left: choose an area from which one is taken
ask-lose_influence = Choose an area that loses your influence cube{ part-left }
ask-lose_marriage = Choose a marriage that ends
ask-lose_power = Choose the power that loses a point
ask-lose_unit = { part-source }choose a unit that is lost{ part-left }
ask-loss = Choose a unit that is lost{ part-left }
ask-lost_at_sea = The sea takes a ship of { SEAT($seat) }: choose which
ask-lost_power = Low stability costs a point of power: choose which
ask-lost_ship = The storm takes a ship: choose which
ask-marriage_end = Choose a marriage that ends with the age, or pay to keep them all
ask-merchant = Choose where the merchant for { NAME($node) } comes from
ask-mission = Choose a mission
ask-mixed_faith = Choose an area that becomes of mixed faith{ part-left }
ask-natives = The natives rise: choose what you are spared
ask-offer = Put your offer together
ask-offer_part = Say what exactly you put into the offer
ask-offered = An offer has come: answer it
ask-partner = Choose a player to deal with
ask-pay_way = { part-source }choose how you pay
ask-pick_area = { part-source }choose an area{ part-op }{ part-left }
ask-pick_card = { part-source }choose the card{ part-op }{ part-left }
ask-pick_cardinal = { part-source }choose a cardinal{ part-left }
ask-pick_idea = { part-source }choose an idea{ part-op }{ part-left }
ask-pick_milestone = { part-source }choose a milestone{ part-op }{ part-left }
ask-pick_node = { part-source }choose a trade node{ part-op }{ part-left }
ask-pick_option = { part-source }choose one{ part-left }
ask-pick_piece = { part-source }choose a piece{ part-left }
ask-pick_player = { part-source }choose a player{ part-left }
ask-pick_province = { part-source }choose a province{ part-op }{ part-left }
ask-pick_realm = { part-source }choose a realm{ part-op }{ part-left }
ask-pick_ship = { part-source }choose a ship{ part-left }
ask-pick_zone = { part-source }choose a sea zone{ part-op }{ part-left }
ask-pirates = Choose the node where pirates appear
ask-proposal = { part-source }{ part-pact } is offered to your realm: answer
ask-quell = Choose a province whose unrest is put down for a military point (left: { $left })
ask-raid = Choose a merchant to rob
ask-rebel_area = Choose the area for which rebel dice are rolled next
ask-rebel_result = { NAME($area) }: choose which result comes next
ask-redraw = { part-source }{ NAME($new_idea) } has come up: keep it or draw again
ask-religion = Choose the new faith of your state
ask-revolt = The rebels of { NAME($area) } seize a province: choose which
ask-revolution = Choose an area that the revolution reaches{ part-left }
ask-sever = Choose a tie to cut
ask-show_mission = Show a mission that you have fulfilled, if you like
ask-spread = Choose where a faith spreads{ part-left }
ask-swap_mission = Keep the mission { NAME($mission) } or exchange it for another
ask-trade = Choose a card and a node to trade at, or take 2 ducats
ask-trade_ship = Move a light ship first, if you like
ask-trade_tie = Trade powers at { NAME($node) } are equal: choose who takes the higher row
ask-unchosen_ruler = Pay 2 administrative points to crown the ruler on { NAME($event) }: { NAME($who) }?
ask-undisplay = Two different cards may be displayed, no more: choose the one that leaves
ask-unrest = Choose a province where unrest breaks out
ask-upkeep =
    Upkeep: the balance is { $net }, and { $left ->
        [one] { $left } ducat
       *[other] { $left } ducats
    } would be left; give something up or pay
ask-use = Choose what to do with a displayed card { part-power }
ask-wedding_card = The wedding brings a card: draw from the deck ({ NAME($kind) })?
ask-wedding_deck = Choose the deck from which both of you may draw a card

## Options: of a turn

option-turn-event = Event
option-turn-diplomacy = Diplomacy with another player
option-turn-explore = Explore (1 diplomatic, 1 military)
option-turn-idea = Research an idea
option-turn-ambitions = Change the nation's ambitions
option-turn-religion = Change the faith of the state
option-turn-stability = Raise stability ({ $n } administrative)
option-turn-convert = Convert an area ({ $n } administrative, 3 ducats)
option-turn-colonise = Colonise (4 administrative or colonists)
option-turn-influence = Influence (1 diplomatic a cube)
option-turn-alliance = Alliance with an independent realm
option-turn-claims = Fabricate claims (2 diplomatic each, 1 on battlegrounds of a power struggle; covert)
option-turn-trade = Trade (1 diplomatic)
option-turn-war = Declare war (1 military)
option-turn-activate = Activate an army, a siege or ships (1 military)
option-turn-recruit = Recruit (1 military and ducats)
option-turn-quell = Put down unrest (1 military each)
option-turn-card = Play an action card
option-turn-display = Use a displayed card
option-turn-pass = Pass
option-turn-appoint = Appoint (minor action)
option-turn-loan = Take a loan: 5 ducats (minor action)
option-turn-repay = Repay a loan: { $n } ducats (minor action)
option-turn-restore = Restore troops (1 military, minor action)
option-turn-sever = Cut a tie (minor action)
option-turn-goal = Show a fulfilled mission
option-turn-end = End the turn

## Options with a thing in them

option-advisor =
    Advisor: { NAME($who) } ({ NAME($kind) } { $n }, for { $cost ->
        [one] { $cost } ducat
       *[other] { $cost } ducats
    })
option-general = General of army { $army }: { NAME($who) } ({ $cost } military)
option-admiral = Admiral: { NAME($who) } ({ $cost } military)
option-crown = Crown: { NAME($who) } ({ NAME($card) })
option-shift = Move the general of army { $army } to army { $to_army }
option-command =
    { $army ->
        [0] The ruler leaves his army
       *[other] The ruler takes command of army { $army }
    }
option-army =
    { $army ->
        [0] Discard him
       *[other] Army { $army }
    }
option-area = { NAME($area) }
option-lift_revolution-no = Leave all tokens where they are
option-province = { NAME($province) } ({ NAME($area) })
option-realm = { NAME($realm) }
option-zone = { NAME($zone) }
option-node = { NAME($node) }
option-merchant-node = From the node { NAME($node) }
option-port = Port: { NAME($province) }
option-card = { NAME($card) } ({ NAME($who) }): { SPELL($text) }
option-pick_card-card = { NAME($who) } ({ NAME($card) })
option-use = { NAME($card) }, { NAME($action) }: { SPELL($text) }
option-counter = Stop it with { NAME($card) }
option-event =
    { NAME($event) }{ $ducats ->
        [0] { "" }
       *[other] {" "}(+{ $ducats ->
            [one] { $ducats } ducat
           *[other] { $ducats } ducats
        })
    }
option-idea = { NAME($idea) } ({ NAME($kind) }): { SPELL($text) }
option-idea-idea =
    { NAME($idea) } ({ NAME($kind) } { $price }{ $n ->
        [0] { "" }
       *[other] , of these Administration { $n }
    }): { SPELL($text) }
option-mission = { NAME($mission) }: { SPELL($text) }
option-show = { NAME($mission) }: { SPELL($text) }
option-swap = Put { NAME($mission) } back and choose another: { SPELL($text) }
option-milestone = { NAME($milestone) }: { SPELL($text) }
option-discard = { NAME($card) } ({ NAME($who) })
option-drop = Discard { NAME($card) } ({ NAME($who) })
option-keep = Pay 2 ducats for { NAME($card) } ({ NAME($who) })
option-pick = Take { NAME($card) } ({ NAME($who) }) from the discards for 2 ducats and a point of power
option-deck = Deck: { NAME($kind) }
option-power = { NAME($kind) }
option-raise = { NAME($kind) } +{ $n }
option-seat = { SEAT($seat) }
option-player = { SEAT($seat) }
option-cube = A cube of { SEAT($seat) }
option-cardinal = The cardinal in space { $n } ({ SEAT($seat) })
option-colonists =
    { $n ->
        [one] { $n } colonist
       *[other] { $n } colonists
    }
option-colour = { NAME($colour) }
option-faith = { NAME($faith) }
option-result = { NAME($face) }
option-corruption =
    { $n ->
        [0] Give up all the ducats that bring corruption
       *[other] Corruption { $n }: { $paid } in administrative points, the rest in interest tokens
    }
option-dip = { NAME($area) } for a diplomatic point
option-ducats = { NAME($area) } for 3 ducats
option-free = { NAME($area) } for nothing
option-discover = Discover { NAME($area) }
option-pay = Discover { NAME($area) } for a diplomatic point
option-leave = A light ship from the port of { NAME($province) } to { NAME($to_zone) }
option-leave_push = A light ship from the port of { NAME($province) } to { NAME($to_zone) }, pushing one of { SEAT($seat) } off the protection space
option-sail = A light ship from { NAME($zone) } to { NAME($to_zone) }
option-push = A light ship from { NAME($zone) } to { NAME($to_zone) }, pushing one of { SEAT($seat) } off the protection space
option-ship = { NAME($ship) } ({ NAME($zone) })
option-spread = { NAME($faith) }: from { NAME($area) } to { NAME($to_area) }
option-trade =
    { NAME($trade) } at { NAME($node) } ({ $main ->
        [none] { $low }, { $middle } or { $high } ducats{ $keys ->
            [none] { "" }
           *[other] ; key provinces { NAMES($keys, of: "province") }
        }
       *[other] { $low } ducats, secondary to { NAME($main) }
    })
option-raid = { NAME($trade) } at { NAME($node) }: rob the merchant of { SEAT($seat) }
option-dismiss = Dismiss the advisor: { NAME($kind) }
option-disband = Disband from army { $army }: { NAME($unit) }, { NAME($category) }
option-disband_at = Disband an infantry unit: { NAME($area) }
option-dock = A light ship enters port: { NAME($zone) } to { NAME($province) }
option-dock_fleet = The fleet enters port: { NAME($province) }
option-scrap = Scrap a light ship: { NAME($zone) }
option-scrap_fleet = Scrap a ship of the fleet: { NAME($ship) }
option-unit =
    { $army ->
        [0] Outside armies
       *[other] Army { $army }
    }, { NAME($area) }: { NAME($unit) }, { NAME($category) }
option-lose_unit-army = { SEAT($seat) }, army { $army }: { NAME($unit) }, { NAME($category) }
option-lose_unit-loose = { SEAT($seat) }, { NAME($area) }: infantry outside armies
option-pick_ship-sea = { SEAT($seat) }: light ship, { NAME($zone) }
option-pick_ship-guard = { SEAT($seat) }: light ship on protection, { NAME($zone) }
option-pick_ship-docked = { SEAT($seat) }: light ship in the port of { NAME($province) }
option-pick_ship-fleet = { SEAT($seat) }, fleet: { NAME($ship) }
option-way = { SPELL($text) }
option-option = { SPELL($text) }
option-event_option-A = A: { SPELL($text) }
option-event_option-B = B: { SPELL($text) }
option-sever-influence = Take back an influence cube: { NAME($area) }
option-sever-claim = Give up the claim: { NAME($area) }
option-sever-alliance =
    Break the alliance with { NAME($realm) } ({ $state ->
        [peace] { $n ->
            [0] no influence to lose
           *[other] −{ $n } influence in its areas
        }
        [active] its wars go on without you: −2 stability, all influence in its areas and the units it lent
       *[war] it is at war: −2 stability and all influence in its areas
    }; a truce)
option-cube-influence = Influence: { NAME($area) }
option-cube-power = A point of power: { NAME($kind) }
option-cube-cardinal = The cardinal in space { $n }
option-shown = A cube on the displayed card: { NAME($card) }
option-dissent-influence = Lose an influence cube: { NAME($area) }
option-vassal = Unrest: { NAME($province) }
option-marriage = { NAME($realm) }

## Options without a thing

option-agree-yes = Yes
option-agree-no = No
option-ambition_discard-enough = No more cards
option-ambition_power-enough = Leave power as it is
option-appoint-enough = Nobody
option-berth-fleet = To the fleet
option-berth-done = Leave it at that
option-exhaust-reserve = One of the reserve
option-exhaust-board = A deployed unit
option-calm-none = Leave it at that
option-cb_token-cb = Put the casus belli there
option-cb_token-no = Do not
option-choose-none = Nothing of it
option-claims-enough = No more claims
option-consolation-none = Exchange nothing
option-counter-let = Let it happen
option-crown-enough = Crown nobody
option-cube-forgo = Go without the new cube
option-cube-colonist = A colonist
option-displace-imperial = An imperial cube
option-draw_from-done = No more cards
option-exploration-again = Roll again for a diplomatic point
option-exploration-fail = Discover nothing
option-explore_ship-stay = Explore from where you are
option-gold-adm = Lose an administrative point
option-gold-interest = Take an interest token
option-granted-take = Take the action
option-granted-no = Do without
option-historic_ruler-crown = Yes
option-historic_ruler-no = No
option-influence-enough = No more influence
option-lose_unit-done = No more
option-marriage_end-pay = Pay 2 diplomatic points to keep them all
option-merchant-supply = From your supply
option-natives-colonist = The loss of a colonist
option-natives-unrest = Unrest in a distant town
option-pick_area-done = No more
option-pick_card-done = Leave it at that
option-pick_cardinal-done = Leave it at that
option-pick_idea-done = Leave it at that
option-pick_milestone-done = Leave it at that
option-pick_node-done = Leave it at that
option-pick_option-done = Leave it at that
option-pick_piece-done = Leave it at that
option-pick_player-done = Nobody else
option-pick_province-done = No more
option-pick_realm-done = Leave it at that
option-pick_ship-done = No more
option-pick_zone-done = Leave it at that
option-proposal-accept = Accept
option-proposal-refuse = Refuse
option-quell-enough = No more
option-raid-no = Rob nobody
option-redraw-keep = Keep it
option-redraw-again = Draw again
option-sever-enough = Cut nothing
option-show_mission-enough = Show none
option-swap_mission-keep = Keep it
option-trade-ducats = Take 2 ducats instead
option-trade_ship-stay = Move no ship
option-unchosen_ruler-crown = Pay and crown
option-unchosen_ruler-no = No
option-upkeep-keep = Pay for all that is left
option-wedding_card-draw = Draw
option-wedding_card-no = Do not draw

## Parts of a deal

deal-ducats =
    { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
deal-province =
    { NAME($province) } for { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
deal-province-paid =
    { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    } for { NAME($province) }
deal-alliance = An alliance
deal-marriage = A marriage
deal-give-ducats =
    Give { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
deal-give-ducats-drop =
    Rather not give { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
deal-take-ducats =
    Ask for { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
deal-take-ducats-drop =
    Rather not ask for { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
deal-give-province =
    Sell { NAME($province) } for { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
deal-give-province-drop =
    Rather not sell { NAME($province) } for { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
deal-take-province =
    Buy { NAME($province) } for { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
deal-take-province-drop =
    Rather not buy { NAME($province) } for { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
deal-give-sale = Sell { NAME($province) }: name the price
deal-take-sale = Buy { NAME($province) }: name the price
deal-give-alliance = Offer an alliance
deal-give-alliance-drop = Rather no alliance
deal-give-marriage = Offer a marriage
deal-give-marriage-drop = Rather no marriage
deal-take-alliance = Offer an alliance
deal-take-alliance-drop = Rather no alliance
deal-take-marriage = Offer a marriage
deal-take-marriage-drop = Rather no marriage

## The chronicle

event-age = Age { $age } began.
event-round = Age { $age }, round { $round } began.
event-aid =
    { SEAT($seat) } gave { SEAT($other) } { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }.
event-alliance =
    { SIGN($n) ->
        [minus] The alliance of { SEAT($seat) } and { NAME($realm, of: "realm") } ended.
       *[plus] { SEAT($seat) } became an ally of { NAME($realm, of: "realm") }.
    }
event-marriage =
    { SIGN($n) ->
        [minus] The marriage of { SEAT($seat) } and { NAME($realm, of: "realm") } ended.
       *[plus] { SEAT($seat) } was tied to { NAME($realm, of: "realm") } by marriage.
    }
event-marriage_kept = { SEAT($seat) } paid to keep all marriages.
event-ambition = { SEAT($seat) } changed ambitions: { NAME($kind, of: "kind") } +{ $n }.
event-answered =
    { $said ->
        [accept] { SEAT($seat) } accepted what { NAME($realm, of: "realm") } was offered.
       *[refuse] { SEAT($seat) } refused what { NAME($realm, of: "realm") } was offered.
    }
event-authority =
    Imperial authority { SIGN($n) ->
        [minus] fell by { ABS($n) }
       *[plus] rose by { $n }
    }.
event-bankrupt = { SEAT($seat) } went bankrupt.
event-became = { SEAT($seat) } plays on as { NAME($realm, of: "realm") }.
event-calmed = { SEAT($seat) } ended the unrest in { NAME($province, of: "province") }.
event-card = { SEAT($seat) } played { NAME($card, of: "card") }.
event-cardinal =
    { SIGN($n) ->
        [minus] { SEAT($seat) } lost a cardinal.
       *[plus] { SEAT($seat) } gained { $n ->
            [one] { $n } cardinal
           *[other] { $n } cardinals
        }.
    }
event-cardinal_dies = A cardinal of { SEAT($seat) } died.
event-cb_lifted = { SEAT($seat) } has no casus belli token on { NAME($realm, of: "realm") } any more.
event-cb = { SEAT($seat) } has a casus belli against { NAME($realm, of: "realm") }.
event-claim =
    { SIGN($n) ->
        [minus] { SEAT($seat) } lost the claim to { NAME($area, of: "area") }.
       *[plus] { SEAT($seat) } claimed { NAME($area, of: "area") }.
    }
event-colony = { SEAT($seat) } founded a colony in { NAME($area, of: "area") }.
event-command =
    { $army ->
        [0] The ruler of { SEAT($seat) } left his army.
       *[other] The ruler of { SEAT($seat) } took command of army { $army }.
    }
event-conquest = { NAME($realm, of: "realm") } conquered { NAME($province, of: "province") }.
event-converted = { SEAT($seat) } converted { NAME($area, of: "area") }: { NAME($faith, of: "faith") }.
event-core = { NAME($area, of: "area") } became core land of { SEAT($seat) }.
event-core_lifted = { SEAT($seat) } lifted the core token of { NAME($area, of: "area") }.
event-corruption = { SEAT($seat) } suffered corruption { $n }, { $paid } of it paid in administrative points.
event-counter =
    { SEAT($seat) }: { $what ->
        [adm] administrative power
        [dip] diplomatic power
        [mil] military power
        [ducats] ducats
        [interest] interest tokens
        [colonists] colonists
        [authority] imperial authority
        [manpower] manpower
        [exhaust] exhausted manpower
        [restore] restored manpower
        [prestige] prestige
       *[stability] stability
    } { SIGN($n) ->
        [minus] −{ ABS($n) }
       *[plus] +{ $n }
    }.
event-countered = { SEAT($seat) } stopped the covert action of { SEAT($by) } ({ NAME($what, of: "action") }).
event-crowned = { $name } mounted the throne of { SEAT($seat) }.
event-crusade = { SEAT($seat) } called a crusade to { NAME($area, of: "area") }.
event-deal = { SEAT($seat) } and { SEAT($other) } made a deal.
event-no_deal = { SEAT($seat) } and { SEAT($other) } did not come to terms.
event-developed = The trade node { NAME($node, of: "node") } was developed.
event-devoted = { SEAT($seat) } joined the crusade.
event-died = { NAME($card, of: "who") } in the service of { SEAT($seat) } died.
event-discarded = { SEAT($seat) } discarded { NAME($card, of: "card") }.
event-disloyal = The vassals of { SEAT($seat) } in { NAME($area, of: "area") } turned disloyal.
event-dismissed = { NAME($card, of: "who") } left the service of { SEAT($seat) }.
event-displayed =
    { NAME($new, of: "shown") } came on display{ $out ->
        [nothing] { "" }
       *[other] {" "}in place of { NAME($out, of: "shown") }
    }.
event-disputed = The succession in { NAME($realm, of: "realm") } is disputed.
event-dnpr = { NAME($realm, of: "realm") } took hold of { NAME($province, of: "province") }.
event-drawn = { SEAT($seat) } drew a card (deck: { NAME($deck, of: "kind") }).
event-event =
    { SEAT($seat) } took the event { NAME($event, of: "event") }{ $n ->
        [0] { "" }
       *[other] {" "}and { $n ->
            [one] { $n } ducat
           *[other] { $n } ducats
        }
    }.
event-event_open = A new event: { NAME($event, of: "event") }.
event-exchanged_idea = { SEAT($seat) } exchanged the idea { NAME($idea, of: "idea") } for { NAME($new, of: "idea") }.
event-exchanged_milestone = { SEAT($seat) } exchanged the milestone { NAME($milestone, of: "milestone") } for { NAME($new, of: "milestone") }.
event-excommunicated = { SEAT($seat) } excommunicated the ruler of { NAME($realm, of: "realm") }.
event-exploration =
    { SEAT($seat) } explored and rolled { $number }{ $storm ->
        [yes] {" "}with a storm
       *[other] { "" }
    }.
event-explored_nothing = { SEAT($seat) } discovered nothing.
event-faith = The faith of { NAME($area, of: "area") } is now: { NAME($faith, of: "faith") }.
event-fees =
    { SEAT($seat) } paid for { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
event-freed = { NAME($province, of: "province") } was free again.
event-gathered = { SEAT($seat) } gathered power: administrative { $adm }, diplomatic { $dip }, military { $mil }.
event-holding =
    { SEAT($seat) }: { NAME($province, of: "province") } { $to ->
        [town] became a town
        [vassal] became a vassal
        [large] grew into a large town
        [small] shrank to a small town
       *[none] was cleared
    }.
event-idea =
    { SIGN($n) ->
        [minus] { SEAT($seat) } lost the idea { NAME($idea, of: "idea") }.
       *[plus] { SEAT($seat) } researched { NAME($idea, of: "idea") }.
    }
event-imperial_cube =
    { SIGN($n) ->
        [minus] Imperial influence shrank in { NAME($area, of: "area") }.
       *[plus] Imperial influence grew in { NAME($area, of: "area") }.
    }
event-income = { SEAT($seat) } took in { $income } and paid { $costs } ducats.
event-influence =
    { SEAT($seat) } { SIGN($n) ->
        [minus] lost { ABS($n) ->
            [one] { ABS($n) } influence cube
           *[other] { ABS($n) } influence cubes
        }
       *[plus] placed { $n ->
            [one] { $n } influence cube
           *[other] { $n } influence cubes
        }
    } in { NAME($area, of: "area") }.
event-interest = { SEAT($seat) } took an interest token.
event-joins = { SEAT($seat) } entered the game.
event-laid_down = The merchant of { SEAT($seat) } at { NAME($node, of: "node") } was laid down.
event-last_turns = The last turns of the round began.
event-liberated =
    { NAME($province, of: "province") } broke away from { SEAT($seat) }{ $realm ->
        [none] { "" }
       *[other] {" "}and now belongs to { NAME($realm, of: "realm") }
    }.
event-loan = { SEAT($seat) } took a loan.
event-merchant =
    { SIGN($n) ->
        [minus] { SEAT($seat) } lost a merchant.
       *[plus] { SEAT($seat) } gained a merchant.
    }
event-milestone = { SEAT($seat) } reached the milestone { NAME($milestone, of: "milestone") }, as number { $n }.
event-mission = { SEAT($seat) } fulfilled the mission { NAME($mission, of: "mission") }.
event-option = { SEAT($seat) } chose { $option } of { NAME($event, of: "event") }.
event-outside = { NAME($area, of: "area") } left the Empire.
event-over = The game is over.
event-paid =
    { SEAT($seat) } paid: { $what ->
        [adm] administrative power
        [dip] diplomatic power
        [mil] military power
        [ducats] ducats
        [stability] stability
        [exhaust] manpower
       *[ship] ships
    } { $n }.
event-passed =
    { SEAT($seat) } passed and took { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }.
event-picked =
    { SEAT($seat) } chose: { $what ->
        [area] { NAMES($items, of: "area") }
        [province] { NAMES($items, of: "province") }
        [idea] { NAMES($items, of: "idea") }
        [realm] { NAMES($items, of: "realm") }
        [zone] { NAMES($items, of: "zone") }
       *[player] { NAMES($items, of: "seat") }
    }.
event-picked_card = { SEAT($seat) } took { NAME($card, of: "card") } from the discards.
event-pirates =
    { SIGN($n) ->
        [minus] Pirates left { NAME($node, of: "node") }.
       *[plus] Pirates appeared at { NAME($node, of: "node") }.
    }
event-posted = { NAME($card, of: "who") } entered the service of { SEAT($seat) }: { NAME($office, of: "office") }.
event-prestige =
    { SEAT($seat) }: prestige { SIGN($n) ->
        [minus] −{ ABS($n) }
       *[plus] +{ $n }
    }.
event-raid =
    { SEAT($seat) } robbed the merchant of { SEAT($other) } at { NAME($node, of: "node") } of { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }.
event-rebel_dice = { SEAT($seat) } rolled rebel dice for { NAME($area, of: "area") }: { NAMES($results, of: "face") }.
event-rebel_town = Rebels seized { NAME($province, of: "province") }.
event-rebels =
    { SIGN($n) ->
        [minus] { ABS($n) ->
            [one] { ABS($n) } rebel
           *[other] { ABS($n) } rebels
        } left { NAME($area, of: "area") }.
       *[plus] { $n ->
            [one] { $n } rebel
           *[other] { $n } rebels
        } rose in { NAME($area, of: "area") }.
    }
event-rebels_disperse = The rebels of { NAME($area, of: "area") } dispersed.
event-rebels_move =
    { $n ->
        [one] { $n } rebel
       *[other] { $n } rebels
    } moved from { NAME($area, of: "area") } to { NAME($to, of: "area") }.
event-rebels_moved =
    { $n ->
        [one] { $n } rebel
       *[other] { $n } rebels
    } moved to { NAME($area, of: "area") }.
event-repaid = { SEAT($seat) } repaid a loan.
event-restored =
    { SEAT($seat) } restored { $n ->
        [one] { $n } unit
       *[other] { $n } units
    } of manpower.
event-ruler_gone = { $name } no longer rules for { SEAT($seat) }.
event-ruler_refused = { SEAT($seat) } kept the old ruler.
event-sailed = A ship of { SEAT($seat) } sailed to the { NAME($zone, of: "zone") }.
event-ship =
    { SIGN($n) ->
        [minus] { SEAT($seat) } lost { $kind ->
            [any] a ship
            [heavy] a heavy ship
            [galley] a galley
           *[light] a light ship
        }.
       *[plus] { SEAT($seat) } gained { $kind ->
            [heavy] a heavy ship
            [galley] a galley
           *[light] a light ship
        }.
    }
event-ship_lost = { SEAT($seat) } lost a ship ({ NAME($zone, of: "zone") }).
event-sold =
    { SEAT($seat) } sold { NAME($province, of: "province") } to { SEAT($other) } for { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }.
event-stability =
    { SEAT($seat) }: stability { SIGN($n) ->
        [minus] −{ ABS($n) }
       *[plus] +{ $n }
    }.
event-state_faith = { SEAT($seat) } adopted the faith: { NAME($faith, of: "faith") }.
event-stronger = { NAME($province, of: "province") } now gives { $n } more manpower.
event-subjugated =
    { $how ->
        [annexed] { SEAT($seat) } annexed { NAME($realm, of: "realm") }.
       *[vassal] { NAME($realm, of: "realm") } became a vassal of { SEAT($seat) }.
    }
event-trade = { SEAT($seat) } traded at { NAME($node, of: "node") } ({ NAME($card, of: "trade") }).
event-trade_income =
    { SEAT($seat) } earned { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    } at { NAME($node, of: "node") }.
event-trade_nothing = { SEAT($seat) } did not trade and took 2 ducats.
event-truce =
    { SIGN($n) ->
        [minus] The truce of { SEAT($seat) } and { NAME($realm, of: "realm") } ended.
       *[plus] { SEAT($seat) } and { NAME($realm, of: "realm") } have a truce.
    }
event-unchosen = Nobody took { NAME($event, of: "event") }: its symbols count.
event-undeveloped = The trade node { NAME($node, of: "node") } lost its developed trade: the token is needed elsewhere.
event-units =
    { $how ->
        [gain] { SEAT($seat) } gained { $n ->
            [one] { $n } unit
           *[other] { $n } units
        }.
        [lose] { SEAT($seat) } lost { ABS($n) ->
            [one] { ABS($n) } unit
           *[other] { ABS($n) } units
        }.
       *[disband] { SEAT($seat) } disbanded { ABS($n) ->
            [one] { ABS($n) } unit
           *[other] { ABS($n) } units
        }.
    }
event-units_lost =
    { SEAT($seat) } lost { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }.
event-unrest =
    { SIGN($n) ->
        [minus] The unrest ended: { NAMES($provinces, of: "province") }.
       *[plus] Unrest broke out: { NAMES($provinces, of: "province") }.
    }
event-used = { SEAT($seat) } used { NAME($card, of: "card") }: { NAME($action, of: "action") }.
event-weak_area = { NAME($area, of: "area") } was laid waste.
event-weak_ruler = { $name }, who rules for { SEAT($seat) }, grew weaker.

## The end

story-turns = rounds
record-turn = The longest round: { $n } answers.
ending-prestige =
    { $ahead ->
        [0] Most prestige wins.
       *[other] Most prestige wins: { $ahead } more than the next.
    }
ending-power = Prestige is equal: the power left decides.
ending-ducats = Prestige and power are equal: the ducats decide.
ending-shared = All is equal: the victory is shared.
ending-objectives = Enough of the scenario's objectives are held: that wins at once.
ending-team_prestige = The team with most prestige together wins.
count-prestige = Prestige
count-power = Power
count-ducats = Ducats

# --- when it is over: the race ---

race-at_the_end = Prestige, had the game ended then
race-prestige = Prestige
race-income = Income from taxes
race-provinces = Provinces
race-ideas = Ideas
