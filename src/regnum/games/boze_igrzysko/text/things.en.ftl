## Kinds of things that can be looked up

things-province = Provinces
things-field = Enemies
things-action = Special actions
things-unit = Troops
things-term = Terms
things-family = Families
things-phase = Phases of a turn

row-track = Prestige of the spaces
row-linked = Enemy beside it
row-linked-province = Province beside it
row-spreads = That enemy spreads on to
row-name = Called now
row-printed = Printed strength by turn
row-costs = Costs
row-from-turn = From turn
row-price = Price (zł)
row-hits = Hits from
row-led = Led by
row-now-phase = Phase now

value-cost-cubes =
    { $n ->
        [one] { $n } client
       *[other] { $n } clients
    }
value-cost-discs = a disc in the Sejm
value-cost-money = { $n } zł
value-cost-die = as many zł as a die shows
value-cost-nothing = nothing

about-province = A province of the Commonwealth. Estates are built on its track from the cheapest space on ({ $values } prestige at the end); each pays its owner the wealth of the province every turn. Enemy cubes still here when the land is plundered destroy estates: as many as they outnumber all clients by, and one at least.
about-field = The field of an enemy beside the map. Campaigns put Polish cubes here; if they reach its strength, it does not invade, and whoever has most of them wins its glory.
about-family = A family of magnates: one player's cubes, discs, troops and estates.
name-field-north = Northern enemy
name-field-muscovy = Muscovy
name-field-tatars = Tatars
name-field-ottomans = Ottoman Empire
name-field-habsburgs = Habsburgs

## Special actions

name-action-manager = Manager
    .also = managers
name-action-gdansk = Grain to Gdańsk
    .also = grain, Gdańsk, export
name-action-treaty = Seek a treaty
    .also = treaty, treaties
name-action-move = Move clients
    .also = move, move a cube
name-action-veto = Liberum veto
    .also = veto
name-action-confederation = Confederation
name-action-college = Colleges
    .also = college, school
name-action-city = City
    .also = cities, town
about-action-manager = Puts a manager under one of your estates in the province of the client: that estate pays { $income } zł more every turn.
about-action-gdansk = Sells grain: you get twice the wealth of Prussia in zł at once.
about-action-treaty = Sends an embassy for { $treaty } zł and a die. While the treaty holds, nobody may campaign against that enemy and it does not invade. It breaks when { $breaks } dice of the invasion roll show the enemy's number.
about-action-move = Moves one or two of your clients from any provinces to any others.
about-action-veto = Breaks up the Sejm: the discs of all players leave it.
about-action-confederation = Only for who is alone in last place: takes the cheapest estate of somebody who has fewer clients in that province.
about-action-college = Founds colleges, at most one in each province, for a client and { $college } zł each: 1 prestige each, { $all } for all five at once.
about-action-city = Puts a city under one of your estates: at the end of the game it scores { $times } times its value.

## Troops

about-unit-infantry = Rolls a die in every campaign and defends its province. A { $n } or more hits, a natural 1 loses it.
about-unit-cavalry = Rolls a die in every campaign and defends its province. A { $n } or more hits, a natural 1 loses it.
about-unit-artillery = Rolls no die: it adds { $bonus } to every die of your attack from its province, and cannot be lost in battle.
about-unit-cossack = Hired in Ukraine, belongs to nobody: everybody with troops there may use it, and only against the Tatars. A { $n } or more hits. Unpaid Cossacks go over to the Tatars.

## Terms

name-term-estate = Estate
    .also = estates, land
name-term-cubes = Clients
    .also = client, cube, cubes, nobles
name-term-token = Influence token
    .also = token, tokens, influence
name-term-court = Royal Court
    .also = court
name-term-crown = Crown Army
    .also = crown, relief
name-term-hetman = Hetman and mace
    .also = mace, hetman
name-term-sejm = Sejm
    .also = parliament, seat, seats, diet
name-term-discs = Discs
    .also = disc
name-term-wealth = Wealth
    .also = rich, income of a province
name-term-score = A player's prestige
    .also = points, score
name-term-prestige = Prestige
    .also = points, score
name-term-glory = Glory of war
    .also = glory
name-term-strength = Strength of an enemy
    .also = enemy, enemies
name-term-treaties = Treaty
name-term-campaign = Campaign
    .also = war, campaigns, expedition
name-term-invasion = Invasion
    .also = invasions, invade
name-term-expansion = Expansion
name-term-markers = Habsburg influence
name-term-king = The king
name-term-home = House of a magnate
name-term-purse = Money
    .also = zlotys, gold, coins, treasury
name-term-vienna = Vienna
name-term-end = End of the game
    .also = end, winning, victory, winner
about-term-estate = A disc on the track of a province. It pays the wealth of the province every turn and the prestige of its space at the end of the game. The first of a turn costs a client, each further one two.
about-term-cubes = Your cubes in a province are noble clients: they pay for estates, actions, troops and campaigns, win seats in the Sejm and outweigh enemies. They stay from turn to turn until spent.
about-term-token = Six are laid face down every turn, one in each province and one at court. In a province a token brings as many clients as its value; those of turn 1 are missing in turn 2, those of turn 3 in turn 4.
about-term-court = The token laid here brings no clients. Whoever laid the highest becomes Hetman; the sum of all decides what is added to the Crown Army.
about-term-crown = The king's troops, new every turn. They join a campaign for a disc in the Sejm and relieve provinces afterwards; their hits put the king's cubes, not yours.
about-term-hetman = Whoever holds the mace is Hetman: he plays first in this turn and sends the Crown Army once for nothing in the phase of relief.
about-term-sejm = Five seats, one for each province. Whoever alone has most clients there gives one up and takes the seat. A disc pays for treaties and for the Crown Army, and brings { $sejm } prestige if it is still there at the end of the turn.
about-term-discs = Mark estates and seats in the Sejm. Who has none left in the pool can build and sit no more.
about-term-wealth = What every estate in the province pays each turn. It grows in peace and falls under occupation.
about-term-score = The points that a player has so far; those for estates come at the end.
about-term-prestige = The points of the game. They come from glory, discs in the Sejm, money spent on luxury ({ $luxury } zł a point), colleges, and estates at the end.
about-term-glory = Hits in campaigns put your cubes on the enemy's field. Whoever has most there wins the prestige printed on it; with the king ahead nobody does.
about-term-strength = The number printed for this turn, one for each of the enemy's cubes on its own field, and for the Tatars one for each Cossack who went over to them.
about-term-treaties = Protects from one enemy for this turn. It ends with the turn, or when the invasion roll breaks it.
about-term-campaign = Costs a client. All your troops in a province roll: each hit removes enemies there first, then puts a cube of yours on the field of the enemy beside it.
about-term-invasion = An enemy puts as many cubes into the province beside it as its strength exceeds the Polish cubes on its field. Troops there hit some of them at once.
about-term-expansion = An enemy with more cubes in a province than all clients together spreads along its arrows to the next ones.
about-term-markers = In turns 1 to 3 the Habsburgs come with influence instead of cubes: each marker takes a client in Greater Poland with it, the rest stay.
about-term-king = His cubes come from hits of the Crown Army. They stop invasions like any others, but take a share of the glory.
about-term-home = A player's own area: his family, money, prestige, tokens that are left, and the cubes, discs and troops in his pool.
about-term-purse = In zł. Estates pay it, at least { $least } a turn; troops, treaties and colleges cost it. At the end of a turn every full { $luxury } zł must be spent on luxury, for a prestige point each.
about-term-vienna = In turn 3 the Ottomans march on Vienna, the Habsburg field. Only the Crown Army can relieve it; if they hold it, two enemies are Ottoman in turn 4.
about-term-end = After turn 4 estates score the value of their spaces, cities multiply it, and the most prestige wins.

## Phases

about-phase-1 = Every estate pays its owner the wealth of its province.
about-phase-2 = All lay their tokens face down, turn them over together and put their clients on the map.
about-phase-3 = The highest token at court takes the mace; those who are equal bid money.
about-phase-4 = The Crown Army of this turn is made up.
about-phase-5 = Four dice strengthen enemies: each number adds a piece to the field with that number.
about-phase-6 = Whoever alone has most clients in a province takes its seat in the Sejm.
about-phase-7 = In turns, new estates are built for clients until all have passed.
about-phase-8 = Everybody has two special actions, one at a time.
about-phase-9 = In turns, troops are hired for money; each recruitment costs a client.
about-phase-10 = In turns, campaigns against enemies; each costs a client.
about-phase-11 = Four dice, then each enemy that is stronger than the Polish cubes on its field invades.
about-phase-12 = The Hetman sends the Crown Army once for nothing; others pay a disc in the Sejm.
about-phase-13 = Enemies that outnumber the clients in a province spread on.
about-phase-14 = Occupied provinces lose estates and wealth; those at peace grow richer.
about-phase-15 = Prestige for glory, for the Sejm and for luxury.
about-phase-16 = Troops, Polish cubes on enemy fields and discs in the Sejm come back; occupation shrinks.
