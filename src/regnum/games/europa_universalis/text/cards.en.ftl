# Texts of cards, made from their operations (wording/): a message for each operation, check, measure, modifier.

## How sentences are put together

text-if = if { $checks } – { $body }
text-who = { $who }: { $body }
text-who-more = { $who } – { $body }
text-else = { $body }; otherwise: { $else }
text-if_none = { $body }; if that cannot be: { $else }
text-may = you may – { $body }
text-who-may = { $who } may – { $body }
text-pay = pay { $cost } → { $body }
text-pay-only = pay { $cost }
text-chosen-by = { $body } (chosen by { $who })
text-and = { $first } and { $last }
text-or = { $first } or { $last }
text-one_of = one of these: { $list }
text-nothing = nothing happens
text-needs = Needs: { $checks }
text-goal =
    { $checks }. Prestige { $prestige }{ $reward ->
        [none] { "" }
       *[other] ; reward: { $reward }
    }
text-card =
    { $cost ->
        [none] { "" }
       *[other] { $cost };{" "}
    }{ $timing ->
        [display] display, { $uses ->
            [one] { $uses } use
           *[other] { $uses } uses
        }:{" "}
        [reaction] reaction:{" "}
        [battle] battle:{" "}
       *[turn] { "" }
    }{ $covert ->
        [yes] covert:{" "}
       *[no] { "" }
    }{ $body }
text-trigger =
    { $on ->
        [covert_declared] when a covert action is announced
        [enemy_entered] when an enemy enters the area
        [mission_completed] for a fulfilled mission
        [milestone_scored] for a milestone reached
       *[battle_won] for a battle won
    }{ $cap ->
        [none] { "" }
       *[other] {" "}(at most { $cap } a round)
    }: { $body }
text-option = { $letter }: { $body }
text-cost_mod = { $n } cheaper if { $checks }

## Amounts

amount-all = all
amount-half = half of them
amount-any = any number of
amount-ref = as many as before
amount-count = as many as there are
amount-same_choice = the number of others who chose the same
amount-upto = up to { $max }
amount-between = { $min } to { $max }
amount-least = at least { $min }
amount-made =
    { $core }{ $times ->
        [none] { "" }
       *[other] {" "}× { $times }
    }{ $div ->
        [none] { "" }
       *[other] {" "}÷ { $div }
    }{ $round ->
        [none] { "" }
       *[other] {" "}rounded down
    }{ $minus ->
        [none] { "" }
       *[other] {" "}− { $minus }
    }{ $min ->
        [none] { "" }
       *[other] , at least { $min }
    }{ $max ->
        [none] { "" }
       *[other] , at most { $max }
    }
amount-lowest = the lowest of: { $list }
amount-limit = your limit of marriages
amount-set = down to { $n }
cost-adm = { $n } administrative
cost-dip = { $n } diplomatic
cost-mil = { $n } military
cost-matching = { $n } of the same power
cost-ducats =
    { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
cost-stability = { $n } stability
cost-exhaust = exhaust { $n } manpower
cost-ship = a light ship
cost-uses =
    { $n ->
        [one] { $n } use
       *[other] { $n } uses
    } of the card

## Counters

gain-prestige = { $n } prestige
gain-stability = { $n } stability
gain-adm = { $n } administrative
gain-dip = { $n } diplomatic
gain-mil = { $n } military
gain-any = { $n } power of any kind
gain-matching = { $n } power of the kind of what was picked
gain-ducats = { $n } ducats
gain-interest = { $n } interest tokens
gain-colonists = { $n } colonists
gain-authority = { $n } imperial authority
gain-manpower = { $n } manpower
gain-exhaust = { $n } exhausted manpower
gain-restore = { $n } restored manpower

## Operations

op-do =
    { $times ->
        [none] { "" }
       *[other] { $times } times:{" "}
    }{ $covert ->
        [yes] covert:{" "}
       *[other] { "" }
    }{ $ops }
op-choose =
    { $times ->
        [none] { "" }
       *[other] { $times } times:{" "}
    }{ $options }
op-pick =
    choose { $n ->
        [none] { "" }
       *[other] ({ $n }){" "}
    }{ $target ->
        [area] an area
        [province] a province
        [realm] a realm
        [player] a player
       *[zone] a sea zone
    }: { $select }
op-offer =
    offer { $what } to: { $to }{ $must ->
        [yes] {" "}(must)
       *[other] { "" }
    }{ $accept ->
        [none] { "" }
       *[other] ; accepted: { $accept }
    }{ $refuse ->
        [none] { "" }
       *[other] ; refused: { $refuse }
    }{ $refuse_all ->
        [none] { "" }
       *[other] ; refused by all: { $refuse_all }
    }
op-modifier =
    until the end of the { $until ->
       *[round] round
    }: { $modifier }
op-gain =
    { $list }{ $on ->
        [none] { "" }
       *[other] {" "}on { $on }
    }
op-unrest =
    { $sign ->
        [minus] remove unrest ({ $n })
       *[plus] unrest ({ $n })
    }{ $each_area ->
        [yes] {" "}in each area
       *[other] { "" }
    }{ $spread ->
        [none] { "" }
       *[other] {" "}in one area
    }{ $limits ->
        [quell] , as when put down
       *[other] { "" }
    }{ $on ->
        [none] : your towns or vassals
       *[other] : { $on }
    }
op-rebels =
    { $town_on ->
        [none] { $move_from ->
            [none] { $sign ->
                [minus] remove { $n ->
                    [one] { $n } rebel
                   *[other] { $n } rebels
                }
               *[plus] { $n ->
                    [one] { $n } rebel
                   *[other] { $n } rebels
                }
            }{ $per ->
                [none] { "" }
               *[other] {" "}for each, in its area: { $per }
            }{ $each_area ->
                [yes] {" "}in each
               *[other] { "" }
            }{ $spread ->
                [none] { "" }
               *[other] {" "}in one area
            }{ $max_each ->
                [none] { "" }
               *[other] , at most { $max_each } in each
            }{ $areas ->
                [none] { "" }
               *[other] : { $areas }
            }
           *[other] move the rebels from { $move_from } to: { $areas }
        }
       *[other] a rebel town on: { $town_on }
    }
op-rebel_dice =
    roll rebel dice{ $areas ->
        [none] { "" }
       *[other] {" "}for: { $areas }
    }
op-claim =
    { $sign ->
        [minus] lose claims ({ $n })
       *[plus] claim{ $n ->
            [none] { "" }
           *[other] {" "}({ $n })
        }
    }: { $areas }
op-core =
    core token{ $n ->
        [none] { "" }
       *[other] {" "}({ $n })
    }: { $areas }
op-influence =
    { $sign ->
        [minus] lose influence ({ $n })
       *[plus] { $swap ->
            [yes] turn influence of others into your own
           *[other] influence
        } ({ $n })
    }: { $areas }
op-pact =
    { $do ->
        [gain] { $kind }
        [replace] { $kind } in place of another
        [end] end of { $kind }
       *[dispute] the marriage becomes disputed
    }{ $n ->
        [none] { "" }
       *[other] {" "}({ $n })
    }: { $realms }
op-token =
    { $kind ->
        [cb] casus belli against
       *[truce] { $do ->
            [end] end of the truce with
            [to_cb] the truce becomes a casus belli against
           *[other] truce with
        }
    }: { $on }
op-war =
    { $do ->
        [end] a war ends, the board stays as it is, capitals return, a truce follows
        [coalition] a coalition against: { $on }{ $refuse ->
            [none] { "" }
           *[other] ; who refuses: { $refuse }
        }
       *[declare] { $aggressor ->
            [none] { $must ->
                [yes] must declare war
               *[other] war may be declared
            }
           *[other] { $aggressor }: war is declared
        }{ $action ->
            [yes] {" "}as a free action
           *[other] { "" }
        }{ $on ->
            [none] { "" }
           *[other] {" "}on: { $on }
        }{ $lift ->
            [none] { "" }
           *[other] , whatever { $lift } there is
        }{ $then ->
            [none] { "" }
           *[other] ; then: { $then }
        }
    }
op-holding =
    { $to ->
        [town] a town
        [vassal] a vassal
        [large] a small town becomes large
        [small] a large town becomes small
       *[none] clear
    }{ $n ->
        [none] { "" }
       *[other] {" "}({ $n })
    }{ $replace ->
        [yes] , in place of what is there
       *[other] { "" }
    }{ $unrest ->
        [yes] , with unrest
       *[other] { "" }
    }{ $cost_each ->
        [none] { "" }
       *[other] , each for { $cost_each }
    }: { $on }
op-dnpr =
    expansive realm ({ $colour }){ $realm ->
        [none] { "" }
       *[other] {" "}{ $realm }
    }{ $n ->
        [none] { "" }
       *[other] {" "}({ $n })
    }{ $capital ->
        [none] { "" }
       *[other] , capital { $capital }
    }{ $replace ->
        [yes] , in place of what is there
       *[other] { "" }
    }{ $over_core ->
        [yes] , also over cores
       *[other] { "" }
    }: { $on }
op-religion =
    { $to ->
        [remove_revolution] the revolution ends
        [state] to the faith of your state
        [catholic] turns Catholic
        [counter_reformed] turns Counter-Reformed
        [protestant] turns Protestant
        [orthodox] turns Orthodox
        [muslim] turns Muslim
        [mixed] becomes of mixed faith
       *[revolutionary] the revolution spreads
    }{ $n ->
        [none] { "" }
       *[other] {" "}({ $n })
    }{ $prefer ->
        [none] { "" }
       *[other] , first { $prefer }
    }: { $areas }
op-state_religion =
    the state turns { $to ->
        [catholic] Catholic
        [counter_reformed] Counter-Reformed
        [protestant] Protestant
       *[revolutionary] revolutionary
    }
op-weakness =
    weakness token{ $n ->
        [none] { "" }
       *[other] {" "}({ $n })
    }{ $chain ->
        [yes] , each next to the last
       *[other] { "" }
    }{ $ruler_of ->
        [none] : { $areas }
       *[other] {" "}on the ruler: { $ruler_of }
    }
op-hre =
    { $do ->
        [leave] leaves the Empire
        [leave_realm] leaves the Empire with its lands
       *[defend] the Empire defends itself
    }{ $areas ->
        [none] { "" }
       *[other] : { $areas }
    }
op-become = play on as { $realm }
op-pirates =
    { $move_from ->
        [none] { $sign ->
            [minus] remove pirates
           *[plus] pirates
        } ({ $n })
       *[other] move a pirate from { $move_from }
    }: { $nodes }
op-develop =
    develop a trade node{ $n ->
        [none] { "" }
       *[other] {" "}({ $n })
    }: { $nodes }
op-merchant =
    { $do ->
        [gain] a further merchant
        [lose] lose a merchant
       *[lay_down] lay down the merchants
    }{ $n ->
        [none] { "" }
       *[other] {" "}({ $n })
    }{ $nodes ->
        [none] { "" }
       *[other] {" "}at one of: { $nodes }
    }{ $of ->
        [none] { "" }
       *[other] {" "}({ $of })
    }
op-ships =
    { $sign ->
        [minus] lose{" "}
       *[plus] { "" }
    }{ $kind ->
        [light] light ship
        [heavy] heavy ship
        [galley] galley
       *[any] ship
    } { $move ->
        [none] ({ $n })
       *[other] may sail up to 3 spaces, unexplored ones too
    }{ $zones ->
        [none] { "" }
       *[other] : { $zones }
    }{ $of ->
        [none] { "" }
       *[other] {" "}of { $of }
    }{ $cost_each ->
        [none] { "" }
       *[other] , each for { $cost_each }
    }
op-units =
    { $do ->
        [gain] gain units
        [lose] lose units
       *[disband] disband units
    } ({ $share ->
        [none] { $n }
       *[other] half of them
    }{ $category ->
        [regular] , regular
        [mercenary] , mercenary
       *[other] { "" }
    }{ $kind ->
        [infantry] , infantry
        [cavalry] , cavalry
        [artillery] , artillery
       *[other] { "" }
    }){ $areas ->
        [none] { "" }
       *[other] : { $areas }
    }{ $where ->
        [none] { "" }
       *[other] : { $where }
    }{ $of ->
        [none] { "" }
       *[other] {" "}of { $of }
    }{ $keep ->
        [none] { "" }
       *[other] , keeping { $keep }
    }{ $else_exhaust ->
        [yes] , or exhaust as much manpower
       *[other] { "" }
    }{ $exhaust ->
        [yes] , to the exhausted manpower
       *[other] { "" }
    }
op-action =
    free action: { $action }{ $mods ->
        [none] { "" }
       *[other] {" "}({ $mods })
    }
op-idea =
    { $do ->
        [lose] lose the idea { $ids }
        [swap] exchange { $ids ->
            [none] an idea{ $from_type ->
                [administrative] {" "}of administration
                [diplomatic] {" "}of diplomacy
                [military] {" "}of the military
               *[other] { "" }
            }
           *[other] { $ids }
        } for { $to ->
            [none] an idea{ $to_type ->
                [administrative] {" "}of administration
                [diplomatic] {" "}of diplomacy
               *[military] {" "}of the military
            }
           *[other] { $to }
        }{ $score ->
            [no] , without prestige
           *[other] { "" }
        }
       *[research] research { $ids ->
            [none] { $type ->
                [administrative] an administrative idea
                [diplomatic] a diplomatic idea
                [military] a military idea
               *[any] any idea
            }
           *[other] { $ids }
        }{ $not_ids ->
            [none] { "" }
           *[other] {" "}but { $not_ids }
        }{ $prefer ->
            [none] { "" }
           *[other] , first { $prefer }
        }{ $held_by ->
            [none] { "" }
           *[other] {" "}that these have: { $held_by }
        }{ $cost ->
            [none] { "" }
            [free] {" "}for nothing
           *[other] {" "}for { $cost }
        }{ $discount ->
            [none] { "" }
           *[other] , { $discount } cheaper
        }{ $floor ->
            [none] { "" }
           *[other] {" "}(at least { $floor })
        }
    }
op-display =
    { $do ->
        [add_row] put another on display
       *[replace] replace on display
    }{ $random ->
        [yes] {" "}at random
       *[other] { "" }
    }{ $n ->
        [none] { "" }
       *[other] {" "}({ $n })
    }: { $what }{ $redraw ->
        [none] { "" }
       *[other] ; { $redraw } is drawn again
    }
op-draw =
    draw { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } from { $deck ->
        [administrative] the administrative deck
        [diplomatic] the diplomatic deck
        [military] the military deck
       *[any] any deck
    }
op-play_card =
    play { $card } from the { $source ->
       *[discards] discards
    }{ $free ->
        [yes] {" "}for nothing
       *[other] { "" }
    }{ $skip ->
        [none] { "" }
       *[other] , without: { $skip }
    }
op-character =
    { $do ->
        [appoint] appoint
        [discard] lose
        [take] take over
        [reject] do not crown
       *[crown] crown
    }{ $n ->
        [none] { "" }
       *[other] {" "}({ $n })
    } { $kind ->
        [adviser] an advisor
        [general] a general
        [admiral] an admiral
       *[ruler] the ruler
    }{ $source ->
        [none] { "" }
       *[other] {" "}from { $source }
    }{ $of ->
        [none] { "" }
       *[other] {" "}of { $of }
    }{ $prefer ->
        [none] { "" }
       *[other] , first { $prefer ->
           *[administrative] administrative ones
        }
    }
op-cardinal =
    { $sign ->
        [minus] lose cardinals
       *[plus] cardinals
    } ({ $n }){ $which ->
        [rightmost] , the rightmost
        [any] , any
       *[other] { "" }
    }{ $of ->
        [none] { "" }
       *[other] {" "}of { $of }
    }
op-papal =
    { $do ->
        [crusade] call a crusade
        [excommunicate] excommunicate { $target }
       *[commit] join the crusade
    }{ $areas ->
        [none] { "" }
       *[other] {" "}to: { $areas }
    }{ $token_only ->
        [yes] , the token only
       *[other] { "" }
    }{ $commit ->
        [yes] {" "}and join it
       *[other] { "" }
    }{ $then ->
        [none] { "" }
       *[other] ; then: { $then }
    }
op-battle =
    { $dice ->
        [none] { "" }
       *[other] battle dice +{ $dice }
    }{ $leader_again ->
        [yes] { $dice ->
            [none] { "" }
           *[other] {", and "}
        }the leader's dice again
       *[other] { "" }
    }{ $enemy_dice ->
        [none] { "" }
       *[other] the enemy rolls { $enemy_dice } dice
    }{ $enemy_min ->
        [none] { "" }
       *[other] {" "}(at least { $enemy_min } left)
    }{ $retreat_free ->
        [yes] retreat without loss in this round
       *[other] { "" }
    }
op-subjugate = annex a realm or make it a vassal: { $realms }
op-counter = a covert action comes to nothing

## Free actions: how they differ

mods-nodes = at { $x }
mods-maritime = maritime nodes
mods-only_you = only you collect
mods-lay_down_all = all merchants there are laid down
mods-privateer = privateering
mods-bind = at a node on a card
mods-extra_move = { $x } space further
mods-extra_move_to = towards { $x }
mods-units = up to { $x } units
mods-ships = up to { $x } ships
mods-category = mercenaries
mods-cost =
    { $x ->
        [half] at half the price
       *[other] for { $x } ducats each
    }
mods-cheaper = { $x } cheaper each
mods-where = in { $x }
mods-army = into one army
mods-then = and may move
mods-moves = { $x } moves
mods-range = range { $x }
mods-together = together
mods-siege =
    { $x ->
        [yes] with a siege
       *[no] without a siege
    }
mods-siege_units = { $x } units besiege
mods-siege_strength = siege strength +{ $x }
mods-pass_neutral = through neutral areas
mods-armies_only = armies only
mods-artillery_max = no more artillery than cavalry
mods-evade = avoiding battle
mods-target = against { $x }
mods-defence = half the defence
mods-with_general = with that general
mods-extra_dice = battle dice +{ $x }

## Checks

check-provinces =
    { $how ->
        [own] you own
        [hold] you or your vassals hold
       *[control] you control
    } { $min ->
        [none] { "" }
       *[other] at least { $min } of:{" "}
    }{ $size ->
        [large] large towns in{" "}
       *[other] { "" }
    }{ $provinces ->
        [none] { $areas }
       *[other] { $provinces }
    }
check-tied =
    you have { $min ->
        [none] { "" }
       *[other] at least { $min } of:{" "}
    }{ $by } with: { $realms }
check-count =
    { $measure }{ $min ->
        [none] { "" }
       *[other] {" "}at least { $min }
    }{ $max ->
        [none] { "" }
       *[other] {" "}at most { $max }
    }{ $areas ->
        [none] { "" }
       *[other] {" "}in { $areas }
    }{ $zones ->
        [none] { "" }
       *[other] {" "}on { $zones }
    }{ $nodes ->
        [none] { "" }
       *[other] {" "}at { $nodes }
    }{ $continents ->
        [none] { "" }
       *[other] {" "}in { $continents }
    }{ $by ->
        [none] { "" }
       *[other] {" "}(by { $by })
    }{ $kind ->
        [adm] {" "}(administration)
        [dip] {" "}(diplomacy)
        [mil] {" "}(military)
       *[other] { "" }
    }{ $type ->
        [administrative] {" "}(administrative)
        [diplomatic] {" "}(diplomatic)
        [military] {" "}(military)
       *[other] { "" }
    }{ $distant ->
        [yes] {" "}(distant)
       *[other] { "" }
    }{ $with ->
        [npr] {" "}with independent realms
        [pr] {" "}with players
        [other_faith] {" "}of another faith
        [hre] {" "}in the Empire
       *[other] { "" }
    }
check-growth =
    { $measure } at least { $min } more than at the start of { $since ->
        [setup] the game
       *[age] the age
    }
check-lead =
    { $measure } at least { $min }{ $ties ->
        [yes] {" "}and as much as anybody
       *[other] {" "}and more than any opponent
    }{ $npr ->
        [yes] {" "}or realm
       *[other] { "" }
    }{ $areas ->
        [none] { "" }
       *[other] {" "}in { $areas }
    }{ $zones ->
        [none] { "" }
       *[other] {" "}on { $zones }
    }{ $continents ->
        [none] { "" }
       *[other] {" "}in { $continents }
    }{ $religion ->
        [none] { "" }
       *[other] {" "}among { $religion }
    }
check-idea =
    { $min ->
        [none] you have the idea { $ids }
       *[other] you have at least { $min } of the ideas { $ids }
    }
check-state_religion = your state is { $religions }
check-area_religion =
    { $min ->
        [none] { "" }
       *[other] at least { $min } of{" "}
    }{ $areas }: { $religion ->
        [state] of your faith
       *[other] { $religion }
    }
check-office =
    { $of ->
        [emperor] you are the Emperor
        [hre_member] you belong to the Empire
        [curia] you control the curia
       *[curia_trusted] you control a trusted curia
    }
check-ruler =
    { $dice ->
        [yes] your ruler has battle dice
       *[other] { $name ->
            [none] you have a ruler
           *[other] your ruler is { $name }
        }
    }
check-age = it is age { $min } or later
check-at_war =
    you are at war{ $with ->
        [none] { "" }
       *[other] {" "}with { $with }
    }
check-happened =
    { $event }: at least { $min } { $window ->
        [turn] this turn
        [round] this round
       *[age] this age
    }{ $against ->
        [none] { "" }
       *[other] {" "}(against { $against })
    }{ $kind ->
        [land] {" "}on land
        [sea] {" "}at sea
       *[other] { "" }
    }{ $enemy_units ->
        [none] { "" }
       *[other] , { $enemy_units } enemy units or more
    }{ $total_units ->
        [none] { "" }
       *[other] , { $total_units } units or more in all
    }{ $terms ->
        [none] { "" }
       *[other] {" "}({ $terms })
    }{ $of ->
        [pr] {" "}from players
        [npr] {" "}from independent realms
       *[other] { "" }
    }{ $min_tax ->
        [none] { "" }
       *[other] , tax { $min_tax } or more
    }{ $distant ->
        [yes] , distant
       *[other] { "" }
    }{ $nodes ->
        [none] { "" }
       *[other] {" "}at { $nodes }
    }{ $with ->
        [npr] {" "}with independent realms
        [pr] {" "}with players
       *[other] { "" }
    }
check-adjacent =
    { $pieces_of ->
        [none] you{ $of_pieces ->
            [none] { "" }
           *[other] {" "}or your { $of_pieces }
        } are next to { $areas ->
            [none] { "" }
           *[other] { $areas }
        }{ $realms ->
            [none] { "" }
           *[other] { $realms }
        }
       *[other] you are next to { $of_pieces } of { $pieces_of }
    }{ $by_land ->
        [yes] {" "}over land
       *[other] { "" }
    }
check-realm =
    { $realm } is { $is ->
        [npr] independent
        [pr] a player's
       *[active_ally] an active ally
    }
check-is = you are { $realm }
check-exists = there is: { $select }
check-any_player =
    { $players ->
        [each] a player
        [others] another player
       *[opponents] an opponent
    }: { $where }
check-took_event = { $player } has taken its event this round
check-done =
    { $free ->
        [yes] provinces among them without a town or vassal: { $min } or more
       *[other] it was done{ $min ->
            [none] { "" }
           *[other] {" "}at least { $min } times
        }
    }
check-chosen = half of the players or more chose { $option }
check-battle =
    { $kind ->
        [land] a land battle
        [sea] a sea battle
       *[other] a battle
    }{ $phase ->
        [none] { "" }
       *[other]  in phase { $phase }
    }{ $leading ->
        [yes] , as the main party
       *[other] { "" }
    }{ $enemy_units_min ->
        [none] { "" }
       *[other] , { $enemy_units_min } enemy units or more
    }{ $leader ->
        [yes] , with a leader
       *[other] { "" }
    }
check-any_of =
    { $min ->
        [none] { "" }
       *[other] at least { $min } of:{" "}
    }{ $of }
check-not = it is not so that { $of }
check-not-at_war =
    you are not at war{ $with ->
        [none] { "" }
       *[other] {" "}with { $with }
    }
check-not-office =
    { $of ->
        [emperor] you are not the Emperor
        [hre_member] you do not belong to the Empire
        [curia] you do not control the curia
       *[curia_trusted] you do not control a trusted curia
    }
check-not-is = you are not { $realm }
check-not-state_religion = your state is not { $religions }
check-not-idea = you do not have the idea { $ids }
check-not-took_event = { $player } has not taken its event this round yet
check-not-done = it was not done

## Measures

measure-base_tax = base tax
measure-tax_income = tax income
measure-tax_owned = tax of owned provinces
measure-tax_held = tax of provinces held, vassals included
measure-tax_controlled = tax of controlled provinces
measure-provinces_owned = owned provinces
measure-provinces_held = provinces held, vassals included
measure-areas_owned = areas owned as a whole
measure-areas_present = areas of your realm
measure-dissent_areas = your areas of another faith
measure-faith_provinces = provinces of your faith
measure-large_towns = large towns
measure-ports = ports
measure-ports_held = ports of yours and your vassals
measure-zones_ruled = dominated sea zones
measure-gold_provinces = gold provinces
measure-distant_towns = distant towns
measure-distant_areas = distant areas with your pieces
measure-continents = distant continents
measure-claims = claims
measure-influence = influence
measure-areas_led = areas with the most influence
measure-alliances = alliances
measure-marriages = marriages
measure-vassal_tokens = vassal tokens
measure-hre_vassals = vassals in the Empire
measure-cardinals = cardinals
measure-authority = imperial authority
measure-stability = stability
measure-ducats = ducats
measure-interest = interest tokens
measure-power = points of one kind of power
measure-advisors = advisors
measure-advisor_skill = skill of your advisors
measure-realm_skill = skill of your realm
measure-ideas = ideas
measure-merchants = merchants
measure-developed_nodes = developed nodes with your merchant
measure-light_ships = light ships
measure-protecting_ships = ships on protection
measure-heavy_ships = heavy ships
measure-war_ships = heavy ships and galleys
measure-ships = ships
measure-manpower = manpower
measure-land_units = land units
measure-cavalry = cavalry units
measure-artillery = artillery units
measure-unrest = your unrest
measure-rebels = rebels
measure-revolution_areas = areas of the revolution
measure-exhausted = exhausted manpower
measure-regular_units = regular units
measure-event_ducats = ducats on the event
measure-unrest_any = unrest there
measure-colonial_claims = colonial claims
measure-large_ports = large ports
measure-areas_of_religion = areas of the faith
measure-battle_cavalry = cavalry in the battle
measure-enemy_infantry = infantry of the enemy
measure-enemy_military_ideas = military ideas of the enemy
measure-of = { $measure } ({ $filters })
happening-battle_won = battles won
happening-war_won = wars won
happening-term_imposed = terms of peace imposed
happening-tax_taken = tax value taken in peace
happening-capital_occupied = capitals occupied
happening-crusade_success = crusades won
happening-discovered = discoveries
happening-annexed_tax = tax value annexed
happening-trade_income = ducats earned by one trade
happening-pirates_sunk = pirates sunk
happening-unrest_removed = unrest put down
happening-converted = areas converted
happening-alliance_formed = alliances made

## Modifiers

mod-cost =
    { $action }: { $adm ->
        [none] { "" }
       *[other] { $adm } administrative
    }{ $dip ->
        [none] { "" }
       *[other] { $dip } diplomatic
    }{ $ducats ->
        [none] { "" }
       *[other] { $ducats } ducats
    }{ $matching ->
        [none] { "" }
       *[other] { $matching } of its power
    }{ $floor ->
        [none] { "" }
       *[other] {" "}(at least { $floor })
    }{ $payer ->
        [none] { "" }
       *[other] {" "}for opponents
    }{ $substitute ->
        [none] { "" }
       *[other] , and { $substitute } may stand in
    }
mod-limit =
    { $what ->
        [alliances] limit of alliances
        [marriages] limit of marriages
       *[manpower] manpower
    } +{ $plus }
mod-income =
    { $step ->
        [s4B] each income
        [s4D] each time power is gathered
        [s4E] each prestige step
       *[s5A5] each clean-up
    }: { $gain }{ $when ->
        [none] { "" }
       *[other] , if { $when }
    }
mod-skip =
    { $step ->
        [s3G] no religious unrest
        [s3H_war] no unrest from war
        [convert_after] no unrest after a conversion
        [native_uprising_colonist] no colonist lost to natives
       *[s4B_interest] no interest paid
    }{ $n ->
        [none] { "" }
       *[other] {" "}for { $n } tokens
    }{ $keep_max ->
        [none] { "" }
       *[other] , keeping at most { $keep_max }
    }{ $areas ->
        [none] { "" }
       *[other] : { $areas }
    }{ $extra_areas ->
        [none] { "" }
       *[other] {" "}and { $extra_areas } further areas
    }{ $when ->
        [none] { "" }
       *[other] , if { $when }
    }
mod-threshold =
    { $step ->
        [s3H_remove] unrest ends already at stability +{ $stability }
       *[s4C_corruption] corruption begins { $ducats } ducats later
    }
mod-casus_belli =
    casus belli: { $kind ->
       *[holy_war] holy war
    }
mod-trade =
    trade: { $power ->
        [none] { "" }
       *[other] power +{ $power }
    }{ $column ->
        [none] { "" }
       *[other] the developed column counts
    }{ $ducats ->
        [none] { "" }
       *[other] +{ $ducats } ducats
    }{ $ducats_if_developed ->
        [none] { "" }
       *[other] , +{ $ducats_if_developed } at developed nodes
    }{ $others_rows ->
        [none] { "" }
       *[other] others a row lower
    }{ $ducats_per_victim ->
        [none] { "" }
       *[other] , +{ $ducats_per_victim } for each of them
    }{ $own_action ->
        [yes] {" "}in your own action
       *[other] { "" }
    }{ $key_power_min ->
        [none] { "" }
       *[other] {" "}with { $key_power_min } power from key provinces
    }{ $nodes ->
        [none] { "" }
       *[other] {" "}at { $nodes }
    }
mod-explore =
    { $ships ->
       *[yes] ships may explore
    }
mod-influence_action = { $free_cubes } free cube with the Influence action
mod-recruit = { $allow } may be recruited
mod-battle =
    battle{ $kind ->
        [land] {" "}on land
       *[other] { "" }
    }: { $enemy_dice ->
        [none] { "" }
       *[other] the enemy rolls { $enemy_dice } dice
    }{ $roll ->
        [none] { "" }
       *[other] { $roll }
    }{ $dice ->
        [none] { "" }
       *[other] dice +{ $dice }
    }{ $own_infantry_min ->
        [none] { "" }
       *[other] {" "}with { $own_infantry_min } infantry or more
    }{ $outlined_infantry ->
        [none] { "" }
       *[other] outlined infantry counts up to { $outlined_infantry }
    }
mod-siege = a besieger suffers { $hits_on_besieger } hit
mod-roll =
    { $n ->
        [one] { $n } cavalry die
       *[other] { $n } cavalry dice
    } against cavalry

## Who

who-you = you
who-active = the active player
who-each = each player
who-others = every other player
who-opponents = each opponent
who-emperor = the Emperor
who-curia = the controller of the curia
who-enemies = enemies
who-any = any realm
who-card = this card
who-ref = that realm
who-stronger_pr = a stronger player
who-other_faith = realms of another faith
who-pr = a player
who-npr = an independent realm
who-muslim = Muslims
who-realms = realms
players-players =
    { $x ->
        [each] each player
        [others] every other player
       *[opponents] each opponent
    }
players-where = for whom this holds: { $x }
players-pick = { $x } of your choice
players-you_and = you and { $x } more
players-prefer = first with { $x }
players-except = but { $x }
players-owners_of = whose pieces these were
players-chose = who chose { $x }
players-not_chose = who did not choose { $x }
players-in = among those

## Areas

areas-head =
    { $pick ->
        [none] areas
        [1] an area
       *[other] areas ({ $pick })
    }
areas-ref =
    { $raw ->
        [b] the second area
       *[other] that area
    }
areas-areas_of = those areas
areas-among = among { $x }
areas-of =
    { $raw ->
        [you] of your realm
       *[other] of { $x }
    }
areas-owned_by =
    { $raw ->
        [you] wholly yours
       *[other] wholly of { $x }
    }
areas-not_all_core_of =
    { $raw ->
        [you] not all core of yours
       *[other] not all core of { $x }
    }
areas-core_of =
    { $raw ->
        [you] core of yours
       *[other] core of { $x }
    }
areas-capital_of =
    { $raw ->
        [you] with your capital
       *[other] with the capital of { $x }
    }
areas-adjacent_area = next to { $x }
areas-adjacent_realm =
    { $raw ->
        [you] next to your realm
       *[other] next to { $x }
    }
areas-adjacent_zone = on { $x }
areas-not_adjacent_zone = not on { $x }
areas-adjacent_node = at the node { $x }
areas-adjacent_piece = next to { $x }
areas-by_land = over land
areas-path_to = on the shortest way to { $x }
areas-religion = { $x }
areas-not_religion = not { $x }
areas-was_religion = { $x } before
areas-next_to_other_western = next to the other western faith
areas-hre =
    { $x ->
        [yes] in the Empire
       *[no] outside the Empire
    }
areas-elector =
    { $x ->
        [yes] of electors
       *[no] not of electors
    }
areas-distant =
    { $x ->
        [yes] distant
       *[no] in Europe
    }
areas-continent = in { $x }
areas-vacant =
    { $x ->
        [yes] empty
       *[no] settled
    }
areas-contains = with { $x }
areas-lacks = without { $x }
areas-hostile_to =
    { $raw ->
        [you] hostile to you
       *[other] hostile to { $x }
    }
areas-dissent =
    { $raw ->
        [you] of another faith than yours
       *[other] of another faith than { $x }
    }
areas-convertible_by =
    { $raw ->
        [you] that you can convert
       *[other] that { $x } can convert
    }
areas-reach_of =
    { $raw ->
        [you] in your reach
       *[other] in reach of { $x }
    }
areas-prefer = first { $x }
areas-except = but { $x }
areas-fallback = or else { $x }
areas-hre-all = the Empire
areas-electors = areas of electors
areas-adjacent = next to your realm
areas-own = areas of your realm
areas-any = any area
areas-battlegrounds = battlegrounds
areas-capital_area = the area of your capital

## Provinces

provinces-head =
    { $piece ->
        [town] towns
        [small_town] small towns
        [large_town] large towns
        [vassal] vassals
        [holding] towns or vassals
        [rebel_town] rebel towns
       *[other] provinces
    }{ $pick ->
        [none] { "" }
       *[other] {" "}({ $pick })
    }
provinces-ref = those provinces
provinces-capital = your capital
provinces-among = among { $x }
provinces-areas = in { $x }
provinces-of =
    { $raw ->
        [you] of yours
       *[other] of { $x }
    }
provinces-not_of =
    { $raw ->
        [you] not yours
       *[other] not of { $x }
    }
provinces-vassal_of =
    { $raw ->
        [you] of your vassals
       *[other] of vassals of { $x }
    }
provinces-core_of =
    { $raw ->
        [you] core of yours
       *[other] core of { $x }
    }
provinces-core_of_owner =
    { $x ->
        [yes] core of their owner
       *[no] no core of their owner
    }
provinces-owner = whose owner is { $x }
provinces-unrest =
    { $x ->
        [yes] with unrest
       *[no] without unrest
    }
provinces-occupied =
    { $x ->
        [yes] occupied
       *[no] not occupied
    }
provinces-troubled =
    { $x ->
        [yes] with unrest or rebels
       *[no] without unrest or rebels
    }
provinces-facing = with a port on { $x }
provinces-facing_node = with a port at { $x }
provinces-coastal =
    { $x ->
        [yes] with a port
       *[no] without a port
    }
provinces-distant =
    { $x ->
        [yes] distant
       *[no] in Europe
    }
provinces-vacant =
    { $x ->
        [yes] empty
       *[no] settled
    }
provinces-adjacent_realm =
    { $raw ->
        [you] next to your realm
       *[other] next to { $x }
    }
provinces-adjacent_province = next to { $x }
provinces-adjacent_zone = on { $x }
owner-kind =
    { $x ->
        [npr] independent
       *[pr] a player
    }
owner-religion = { $x }
owner-not_religion = not { $x }
owner-at_peace = at peace
owner-at_peace_with = at peace with { $x }
owner-capital_not_in = with no capital in { $x }

## Realms

realms-head = realms
realms-ref = that realm
realms-among = among { $x }
realms-kind =
    { $x ->
        [npr] independent
        [pr] of players
       *[dnpr] expansive
    }
realms-independent =
    { $x ->
        [yes] no vassal
       *[no] a vassal
    }
realms-married =
    { $x ->
        [yes] with a marriage
       *[no] without a marriage
    }
realms-may_marry = that you may marry into
realms-distant =
    { $x ->
        [yes] distant
       *[no] in Europe
    }
realms-hre_member =
    { $x ->
        [yes] in the Empire
       *[no] outside the Empire
    }
realms-religion = { $x }
realms-adjacent_realm =
    { $raw ->
        [you] next to your realm
       *[other] next to { $x }
    }
realms-adjacent_zone = on { $x }
realms-adjacent_piece = next to { $x }
realms-in_areas = in { $x }
realms-capital_in = with the capital in { $x }
realms-capital = with the capital { $x }
realms-influence_of =
    { $raw ->
        [you] with your influence
       *[other] with influence of { $x }
    }
realms-influence_min = at least { $x }
realms-allied_to =
    { $raw ->
        [you] allied to you
       *[other] allied to { $x }
    }
realms-vassal_of =
    { $raw ->
        [you] your vassals
       *[other] vassals of { $x }
    }
realms-truce_with =
    { $raw ->
        [you] in truce with you
       *[other] in truce with { $x }
    }
realms-at_peace =
    { $x ->
        [yes] at peace
       *[no] at war
    }
realms-at_peace_with =
    { $raw ->
        [you] at peace with you
       *[other] at peace with { $x }
    }
realms-base_tax = with base tax { $x }
realms-prefer =
    { $raw ->
        [strongest] the strongest first
       *[other] first { $x }
    }
realms-except = but { $x }
realms-owners_of = the owners of those pieces
realms-owner_of = the owner of { $x }
realms-holders_in = who holds provinces in that area

## Pieces, seas, nodes, sources

piece-made =
    { $min ->
        [none] { "" }
       *[other] at least { $min }{" "}
    }{ $piece }{ $of ->
        [none] { "" }
        [you] {" "}of yours
       *[other] {" "}of { $of }
    }{ $unrest ->
        [yes] {" "}with unrest
        [no] {" "}without unrest
       *[other] { "" }
    }{ $core_of ->
        [none] { "" }
       *[other] , core of { $core_of }
    }{ $core_of_owner ->
        [no] , no core of its owner
       *[other] { "" }
    }{ $vassal_of ->
        [none] { "" }
       *[other] , vassals of { $vassal_of }
    }
piece-town = a town
piece-small_town = a small town
piece-large_town = a large town
piece-vassal = a vassal
piece-holding = a town or vassal
piece-influence = influence
piece-unit = a unit
piece-ship = a ship
piece-claim = a claim
piece-rebels = rebels
piece-province = a province
piece-rebel_town = a rebel town
piece-alliance = an alliance
piece-marriage = a marriage
piece-truce = a truce
piece-sale = a sale of provinces
piece-idea = ideas
piece-milestone = milestones
piece-stability = stability
nodes-ref = that node
nodes-maritime = maritime nodes
nodes-inland = inland nodes
nodes-distant_nodes = nodes of distant continents
nodes-any = any node
nodes-head = trade nodes
nodes-merchant_of =
    { $raw ->
        [you] with your merchant
       *[other] with a merchant of { $x }
    }
nodes-linked_to =
    { $raw ->
        [you] linked to you
       *[other] linked to { $x }
    }
nodes-developed =
    { $x ->
        [yes] developed
       *[no] not developed
    }
zones-ref = that sea zone
zones-head = sea zones
zones-zone_of = of those ports or ships
zones-distant_zones = distant sea zones
zones-dagger = sea zones marked †
zones-zones = the sea zones of { $x }
source-card = this card
source-hand = your hand
source-privy_council = the privy council
source-discard = the discards
source-discard_top5 = the five top discards
source-deck = the deck
source-of =
    { $source } ({ $deck ->
        [administrative] administrative
        [diplomatic] diplomatic
        [military] military
       *[any] any
    })
faiths-state = the faith of { $x }
faiths-state-you = your faith
faiths-other_western = the other western faith
dice-inf =
    { $n ->
        [one] { $n } infantry die
       *[other] { $n } infantry dice
    }
dice-cav =
    { $n ->
        [one] { $n } cavalry die
       *[other] { $n } cavalry dice
    }
dice-art =
    { $n ->
        [one] { $n } artillery die
       *[other] { $n } artillery dice
    }
dice-any =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } of your choice
symbol-mortality = mortality
symbol-unrest = unrest and rebellion
symbol-natives = native uprising
symbol-lost_at_sea = lost at sea
symbol-pirates = pirates
symbol-cardinal = death of a cardinal
symbol-attrition = attrition
symbol-disloyal = disloyal vassals
symbol-dnpr = conquests of expansive realms
symbol-spread_religion = spread of faith
symbol-spread_revolution = spread of the revolution
symbol-power_struggle = power struggle
term-humiliation = humiliation
term-conversion = conversion
term-succession = succession
