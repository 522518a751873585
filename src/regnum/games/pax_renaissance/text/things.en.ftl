## Kinds of things that can be looked up

things-card = Cards
things-empire = Empires
things-city = Cities
things-border = Borders
things-piece = Pieces
things-op = Operations
things-shot = One-shots
things-victory = Victories
things-term = Terms

row-suitors = Suitors
row-prestige = Prestige
row-shot = One-shot, when played
row-shot-does = What that does
row-agents = Agents
row-ability = Ability
row-bishop = A bishop stands here
row-as-king = As a kingdom
row-as-republic = As a republic
row-capital = Capital
row-borders = Borders
row-near = Adjacent
row-history = History
row-empire = Empire
row-levies = Levies
row-is-capital = Capital
row-gate = Emporium
row-route = Its trade route
row-between = Between
row-on-cards = On cards in tableaus
row-in-market = For sale now
row-wants = What it takes
row-active = Can be declared
row-ahead = How far ahead, of what it takes

prestige-catholic = Catholic prestige
prestige-islamic = Islamic prestige
prestige-reformist = Reformist prestige
prestige-law = law
prestige-discovery = discovery
prestige-patron = patronage

value-in-market =
    { $row ->
        [east] In the eastern market for { part-florins }
       *[west] In the western market for { part-florins }
    }{ $coins ->
        [0] { "" }
       *[other] , with { $coins } on it
    }
value-next =
    { $row ->
        [east] The next card of the eastern deck
       *[west] The next card of the western deck
    }
value-married = Married to the king of { part-empire }
value-in-hand = In the hand of { SEAT($seat) }
value-in-maid = An old maid of { SEAT($seat) }
value-in-west = In the western tableau of { SEAT($seat) }
value-in-east = In the eastern tableau of { SEAT($seat) }
value-elsewhere = In a deck, in somebody's hand, or out of the game
value-open = open
value-blockaded = under a blockade
value-ahead = { SEAT($seat) } { $told }

# To whom an operation is done: $which
part-aim =
    { $which ->
        [none] { "" }
       *[other] {" "}({ NAMES($which) })
    }
name-rook = rook
name-knight = knight

## What each thing is

about-card =
    { $side ->
        [east] A card of the eastern deck. Its place is { NAME($place) }: its agents appear there and its operations act there.
       *[west] A card of the western deck. Its place is { NAME($place) }: its agents appear there and its operations act there.
    }
about-queen = A queen. Played with her one-shot she marries a king among her suitors who is on his throne or in your tableau and has no wife, and brings him along; otherwise she stays with you as an old maid.
about-comet = A comet. Whoever buys it makes one of the victories possible, for everybody; it goes into no hand.
about-empire =
    { $side ->
        [east] An empire of the East. Whoever changes its regime takes its card into the eastern half of the tableau.
       *[west] An empire of the West. Whoever changes its regime takes its card into the western half of the tableau.
    }
about-city = A city holds one rook or knight. A recruit must be of the kind and colour that it levies; agents and settlers need not be.
about-emporium-white = An emporium of the white route. While it is open, western trade fairs start here; covered by a blockade it is no city.
about-emporium-black = An emporium of the black route. While it is open, eastern trade fairs start here; covered by a blockade it is no city.
about-sea-border = A sea border: holds a concession or a pirate. Trade fairs cross it; a concession then earns a florin, a pirate takes one.
about-land-border = A land border: holds a concession, which counts in votes and for globalization. No trade fair crosses it, no pirate comes here.
about-piece-rook = A garrison in a city. It defends in battles but does not march in campaigns. It can be repressed and killed by sieges.
about-piece-knight = A unit in a city. It defends, and attacks in campaigns of its empire for a florin each. It can be repressed and killed by sieges.
about-piece-pirate = A ship on a sea border. It takes a florin of every fair that passes, kills the concession where it arrives, and fights in civil and religious wars.
about-piece-bishop = Stands on a card, never on the map. While it is there, the operations of the card except its religious ones, and its abilities, are silenced. Two bishops on one card die.
about-piece-pawn = A bank's own piece. On a border it is a concession; on the card of an empire it is repressed, a serf.
about-op = An operation. One action uses the operations of one half of your tableau, one of each card.
about-shot = A one-shot. It happens once, when its card is played, and brings the card's agents along.
about-victory =
    { $n ->
        [2] A way to win. Once a comet has made it possible, whoever fulfils it declares it, for two actions.
       *[other] A way to win. Once a comet has made it possible, whoever fulfils it declares it, for one action.
    }
about-victory-holy = More prestige of the supreme religion than every opponent.
about-victory-imperial = At least { $n } more kings, vassals included, than every opponent.
about-victory-globalization = At least two more concessions and more discovery than every opponent.
about-victory-renaissance = More republics and at least two more law than every opponent.
about-victory-byzantine = More kings, and more prestige of the commonest religion, than every opponent.

## Terms

name-term-market = Market
    .also = buy, buying
name-term-fair = Trade fair
    .also = trade, fair, voyage
name-term-half = Operations of a half
    .also = operations, operation
name-term-florins = Florins
    .also = money, florin, gold
name-term-hand = Hand
    .also = cards in hand, sell
name-term-maids = Old maids
name-term-agent = Agents
    .also = agent, pieces, piece
name-term-shots = One-shot
    .also = one-shots, one shot
name-term-ability = Ability
name-term-bishop = Bishop
name-term-concession = Concession
    .also = concessions
name-term-repressed = Repressed piece
    .also = repressed, repression
name-term-regime = Regime change
    .also = regime, change of regime
name-term-king = Kingdom
    .also = king, monarchy
name-term-republic = Republic
name-term-vassal = Vassal
name-term-throne = Throne
name-term-queen = Queen
    .also = queens, marriage, wedding
name-term-theocracy = Theocracy
name-term-supreme = Supreme religion
    .also = religion, religions, supremacy, faith
name-term-emporium = Emporium
name-term-route = Trade route
    .also = route, trade routes, white route, black route
name-term-prestige = Prestige
    .also = prestige symbols
name-term-law = Law
name-term-discovery = Discovery
name-term-patron = Patronage
name-term-comet = Comet
name-term-battle = Battle
    .also = fight, battles
name-term-home = Bank
    .also = banks, banker, player
name-term-tableau = Tableau
name-term-actions = Actions
    .also = action, turn
name-term-end = End of the game
    .also = end, winning, victory, winner
about-term-market = Two rows of cards. The price of a card is the number of columns to its left: you put a florin on each card there, and take the coins that lie on the card you buy. A card that you put a coin on this turn you may not buy.
about-term-fair = Discards the face-down card of a row and sends its coins, and some from China, along the trade route of that half. The organiser takes a florin, each empire on the way gets a recruit, concessions on sea borders earn, pirates take.
about-term-half = An action uses the operations of your western or of your eastern cards, one operation of each card, in any order. Each half once a turn.
about-term-florins = Money. It pays for cards, votes, campaigns and for repressing pieces in the way.
about-term-hand = Up to { $hand } cards. A card in hand does nothing until it is played; it can be sold for { $sale } florins.
about-term-maids = Queens who have not married lie under the player's board: they give prestige, but no operations or abilities.
about-term-agent = The pieces in the corner of a card. When it is played they go to its place: rooks and knights into cities, pawns and pirates onto borders, bishops onto cards.
about-term-shots = What a card with a bomb can do once, at the moment it is played. Those that are battles are fought with its agents.
about-term-ability = A text that holds for as long as the card lies in a tableau, or as its queen is married, and no bishop silences it.
about-term-bishop = Stands on a card and silences it: of its operations only the religious ones remain. An inquisition moves it.
about-term-concession = A pawn on a border. It earns when a fair passes by sea, votes in both empires beside it, and counts for globalization. It can be taxed, repressed or killed.
about-term-repressed = A pawn, rook or knight on the card of an empire. Each makes a vote there dearer by a florin, fights in civil wars, and can be freed when the regime changes.
about-term-regime = By a coronation, a vote, a campaign, a civil or a religious war an empire comes to you. You may place a concession on one of its borders and free pieces that were repressed there.
about-term-king = The side of an empire's card with a crown. Kings campaign, marry, and count for the imperial victory.
about-term-republic = The other side of an empire's card, made when you change the regime of a kingdom of your own by vote or war. It counts for the Renaissance victory.
about-term-vassal = An empire conquered in a campaign. It lies under the card of its suzerain, always as a kingdom, and its operations work.
about-term-throne = Where the card of an empire lies while nobody holds it.
about-term-queen = A card with suitors. With her coronation she marries one of them; king and queen then lie together and act one after the other.
about-term-theocracy = An empire with a state religion: the Papal States and the Mamluks from the start, others by a religious war. Its pieces of that religion count for supremacy.
about-term-supreme = The religion that has more than half of all bishops, and more than half of the pieces in theocracies of their own religion. Without one there is no holy victory.
about-term-emporium = A city with a star where a trade route starts. One of each colour is open; a trade shift opens another.
about-term-route = The line from the open emporium from empire to empire. Fairs follow it for as long as there are profits.
about-term-prestige = Signs on cards: three religions, law, discovery and patronage. They count for victories; who shows two religions at once may fall to an apostasy, and discovery opens the Spice Islands.
about-term-law = Prestige that counts for the Renaissance victory.
about-term-discovery = Prestige that counts for the globalization victory, and lets one open the Spice Islands.
about-term-patron = Prestige that decides the game if nobody has declared a victory when the decks are empty.
about-term-comet = One of four cards near the end of the decks. Buying it makes a victory of your choice possible for everybody.
about-term-battle = Each attacker kills a defender and dies with it. The attack wins if an attacker is left. Whoever attacks chooses who dies.
about-term-home = A player's own area: the bank with its florins, its hand, and the western and eastern halves of its tableau.
about-term-tableau = Your cards in play: western ones to the left, eastern ones to the right of your board.
about-term-actions = { $n } actions in a turn: buy, play or sell a card, use the operations of a half, hold a trade fair, declare a victory. Each half and each fair once a turn.
about-term-end = Somebody declares a victory, or the decks run out: then the most patronage wins, and florins between equals.

## What operations and one-shots do

does-inquisitor = Move a bishop of this religion to the next card, or to a card of the same place{ part-aim }.
does-commerce = Take a florin from this row of the market{ part-aim }.
does-behead = Discard a card of the same place from any tableau{ part-aim }.
does-tax = A concession here pays 1 florin or is repressed; a recruit appears{ part-aim }.
does-repress = Put such a piece from here on the card of the empire{ part-aim }.
does-vote = Change the regime of an empire in a tableau of this half{ part-aim }.
does-corsair = Sail a pirate of this colour from a sea border here{ part-aim }.
does-siege = Kill a rook, knight or pirate here{ part-aim }.
does-campaign = Attack an adjacent empire{ part-aim }.
does-conspiracy = Battle here: agents, pirates, repressed rooks and knights attack{ part-aim }.
does-peasant_revolt = Battle here: agents, your concessions, pirates and repressed pawns attack{ part-aim }.
does-coronation = She marries an unmarried king among her suitors{ part-aim }.
does-apostasy = Whoever has prestige of both religions loses all cards with either{ part-aim }.
does-shift = The trade route begins at this emporium from now on{ part-aim }.
does-crusade = Battle here: Catholics against the others{ part-aim }.
does-jihad = Battle here: Muslims against the others{ part-aim }.
does-reformation = Battle here: Reformists against the others{ part-aim }.

## Abilities

does-behead_only_west_with_gold_or_red_bishop = Beheads only western cards on which a gold or red bishop stands.
does-behead_only_east_with_turquoise_or_red_bishop = Beheads only eastern cards on which a turquoise or red bishop stands.
does-behead_only_east_with_any_bishop = Beheads only eastern cards on which a bishop stands.
does-coronation_may_take_married_or_opponent_king = Your queens may also marry married kings and kings of opponents.
does-crusade_rooks_count_as_knights = Gold rooks next door may join your crusades.
does-concessions_double_in_spice_islands_fairs = Your concessions earn double in fairs from the Spice Islands.
does-concessions_double_in_fairs_and_votes = Your concessions count double in fairs and votes.
does-concessions_safe_from_pirates = Pirates do not kill your concessions.
does-sells_for_four = Sells for 4 florins from your tableau.
does-venice_holds_two = All: Venice holds two pieces while it levies gold ones.
does-unlimited_hand = Your hand has no limit.
does-immune_to_silencing = Bishops do not silence your cards.
does-immune_to_apostasy = You lose nothing in an apostasy.
does-discard_for_peasant_revolt = Action: discard the married queen for a peasant revolt in her husband's empire.
does-one_free_trade_fair = One trade fair a turn costs no action.
does-free_eastern_ops = Your eastern operations cost no action.
does-free_western_ops = Your western operations cost no action.
does-east_and_west_ops_in_one_action = One action activates your operations east and west.
does-patron_counts_as_concession = Your patronage counts as concessions for globalization.
does-patron_counts_as_law = Your patronage counts as law for the Renaissance.
does-patron_counts_as_islamic_bishop = Your patronage counts as turquoise bishops for your holy victory.
does-patron_reduces_vote_cost = Your votes cost 1 florin less for each patronage.
does-card_counts_as_republic = Counts as a republic for the Renaissance.
does-globalization_costs_two_actions = All: declaring globalization takes two actions.
does-holy_costs_two_actions = All: declaring a holy victory takes two actions.
does-imperial_costs_two_actions = All: declaring an imperial victory takes two actions.
does-apostasy_as_action = Action: an apostasy between any two religions.
does-sell_for_opponent_political_op = Sold from the tableau: one political operation of an opponent's card.
does-sell_card_and_run_its_one_shot = Another card you sell may set off its conspiracy, peasant revolt, crusade or apostasy.
does-sell_to_emancipate_west = Sold from the tableau: free repressed pieces in the West.
does-portugal_france_not_adjacent = All: Portugal and France are not adjacent.
does-mamluk_repressed_fight_in_east_campaigns = Pieces repressed on the card of the Mamluks fight in your eastern campaigns.
does-islamic_pirates_count_as_reformist = All: for supremacy turquoise pirates count as red bishops and red units too.
does-emporium_subsidy_two = You take 2 florins for convening a fair.
