## Kinds of things that can be looked up

things-piece = Pieces
things-area = Areas of a principality
things-card = Action cards
things-task = Tasks
things-term = Terms

row-room = Room in store
row-from-cards = Cards that give it
row-for-tasks = Tasks that count it
row-after = After use
row-in-pool = In the pool
row-worth = Worth now, if one had it

value-held-by = with { SEAT($seat) }
value-exchange = The card must be exchanged for one from the pool.
value-stays = The card stays in hand and can be used again in a later action.
value-sets =
    { $points } points for the first, second and third set of: { NAMES($of) }.
value-above =
    { $free ->
        [0] { $per ->
            [one] 1 point for each: { NAMES($of) }.
           *[other] 1 point for every { $per } of: { NAMES($of) }.
        }
       *[other] 1 point for each above { $free }, counted together: { NAMES($of) }.
    }

## Pieces

name-bills = military points
    .also = points
about-piece-food = A cube that pays for town and army cards and feeds militia. It is kept on farms, { $n } on each; what does not fit goes onto militia or back to the stock.
about-piece-money = A cube that pays for land, armies and art and hires condottieri. It is kept in banks, { $n } in each; what does not fit goes onto condottieri or back to the stock.
about-piece-influence = A joker: when paying or supplying troops a cube stands for food or money. The church holds { $n }; an action takes one.
about-piece-field = A land token. Harvest brings a food cube for each field; the other side of the token is a farm.
about-piece-farm = A land token that stores { $n } food. Without room on farms a harvest is lost.
about-piece-residence = A town token. Market brings a money cube for each residence; the other side of the token is a bank.
about-piece-bank = A town token that stores { $n } money. Without room in banks money is lost.
about-piece-catapult = A military token that counts { $n } in every military scoring and needs no supply.
about-piece-condottiere = A mercenary. In a scoring he counts +1 with a money or influence cube on him and -1 without; the cube is used up.
about-piece-militia = A unit of citizens. In a scoring it counts +1 with a food or influence cube on it and -1 without; the cube is used up.
about-piece-monument = A culture token; the number on it is what it scores at the end. It also counts for tasks.
about-piece-book = A culture token; the number on it is what it scores at the end. It also counts for tasks.
about-piece-painting = A culture token, the dearest and the most valuable; the number on it is what it scores at the end. It also counts for tasks.
about-piece-bills = Points won in military scorings. They are part of the final count.

## Areas

name-area-environs = Environs
name-area-centre = City centre
name-area-walls = City walls
name-area-palace = Palace
name-area-church = Church
about-area-environs = The land around the city: fields that feed it and farms that store food. There is no limit to the tokens.
about-area-centre = Residences that earn money and banks that store it. There is no limit to the tokens.
about-area-walls = The army: catapults, condottieri and militia, with the cubes that supply them.
about-area-palace = Monuments, books and paintings. Each scores its own number at the end.
about-area-church = Holds up to { $n } influence cubes. As an action one takes a cube from the stock.

## Cards and tasks

about-card =
    { $n ->
        [one] An action card. One action uses it once, in the one way printed on it.
       *[other] An action card. One action uses it once, in one of the { $n } ways printed on it.
    }
about-card-military_scoring = A card in the decks of years 2 and 3. When it comes up, an extra military scoring follows at once; it never lies in the pool.
about-task-culture = A secret task of the culture deck. Everybody gets one; it scores at the end of the game.
about-task-estate = A secret task of the second deck. Everybody gets one; it scores at the end of the game.

## Terms

name-term-actions = Actions
    .also = action, turn
name-term-year = Years
    .also = year, end of the year
name-term-scorings = Military scorings
    .also = scoring
name-term-strength = Military strength
    .also = strength
name-term-army = Army
    .also = soldiers, troops, units
name-term-pool = Pool
    .also = cards in the pool
name-term-deck = Refill deck
    .also = deck
name-term-hand = Action cards in hand
    .also = hand, card, cards, action cards
name-term-exchange = Exchanging a card
    .also = exchange, swap
name-term-tasks = Tasks in hand
    .also = tasks, task
name-term-culture_task = Culture task
name-term-estate_task = Task for land, arms or the city
name-term-pile = Stock
    .also = supply, cube, cubes
name-term-first = Starting player
name-term-culture = Culture
    .also = works of art, art
name-term-home = Principality
    .also = board of a player, areas
name-term-race = The race
    .also = score, standing
name-term-end = End of the game
    .also = end, winning, victory, winner, tie
about-term-actions = A turn has { $n } actions: use a card, exchange a card, or take an influence cube. Cubes may be moved onto troops at any time in the turn; that costs no action.
about-term-year = The game lasts { $n } years. A year ends when the refill deck is used up; a military scoring follows.
about-term-scorings = There are { $n } military scorings: one after each year, and an extra one for each scoring card in the decks. The strongest armies win { $points } points by place.
about-term-strength = Catapults count +1 each; troops with a cube +1, troops without one -1. Those who are strongest in a scoring win points.
about-term-army = The troops of a principality. Each condottiere and each militia needs a cube at every scoring, or counts against its owner.
about-term-pool = { $n } open cards. Whoever exchanges a card takes one of them and leaves his own in its place. At the end of every turn the leftmost card leaves and a new one comes from the deck.
about-term-deck = The cards of this year. Each turn takes one; when there is none left, the year ends.
about-term-hand = Everybody always has exactly two action cards, open to all.
about-term-exchange = A card with the exchange sign must be swapped for a card from the pool after use. As an action of its own any card can be exchanged.
about-term-tasks = Two secret tasks for everybody, one for culture and one for land, arms or the city. They are turned over at the end.
about-term-culture_task = The secret task that scores pairs or sets of monuments, books and paintings at the end.
about-term-estate_task = The secret task that scores land, town, catapults or military points at the end.
about-term-pile = Tokens and cubes that nobody owns. What the stock does not have, nobody can take.
about-term-first = Opens the first year. The next years are opened by the player after the one who took the last turn.
about-term-culture = Monuments, books and paintings. A token shows its points; the best of each kind are few.
about-term-home = A player's own area: the land around the city, its centre and walls, the palace and the church.
about-term-race = Who stands where: points for arms and culture so far, the tasks that you know, and what a military scoring would bring now.
about-term-end = After the last year everybody adds military points, culture and both tasks. With as many points, more cubes win.
