game-title = Pax Renaissance
game-subtitle = Bankers behind the thrones of Europe, 1460 to 1530

## Options of a table

setting-map = Map at the start
setting-map-1550 = 1550: England and the Holy Roman Empire are Reformist
setting-astrology = Astrology
setting-astrology-hint = The next card of each deck lies open.
setting-bankruptcy = Bankruptcy
setting-bankruptcy-hint = Fairs pay their organiser no subsidy, and a bank with nothing left is out.
setting-promo = Promotional set: the Age of Reformation
setting-promo-hint = Nine more cards, two new banks, a changed east and a fifth victory, always on the map of 1550.

## Parts of sentences. They take their values from the message that uses them.

part-piece =
    { $owner ->
        [nobody] { NAME($piece) }
       *[other] pawn of { SEAT($owner) }
    }
part-florins =
    { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }
part-which =
    { $which ->
        [none] { "" }
       *[other] {" "}({ NAME($which) })
    }
part-effect =
    { $effect ->
        [none] { "" }
        [pay] , repressing who is there for 1 florin
        [kill] , killing who is there
       *[worms] , where both bishops die
    }
part-empire =
    { $empire ->
        [holy_roman_empire] the Holy Roman Empire
        [papal_states] the Papal States
        [ottoman] the Ottoman Empire
        [mamluk] the Mamluk Sultanate
       *[other] { NAME($empire) }
    }
part-Empire =
    { $empire ->
        [holy_roman_empire] The Holy Roman Empire
        [papal_states] The Papal States
        [ottoman] The Ottoman Empire
        [mamluk] The Mamluk Sultanate
       *[other] { NAME($empire) }
    }
part-target =
    { $target ->
        [holy_roman_empire] the Holy Roman Empire
        [papal_states] the Papal States
        [ottoman] the Ottoman Empire
        [mamluk] the Mamluk Sultanate
       *[other] { NAME($target) }
    }
part-emporium =
    { $emporium ->
        [red_sea] the Red Sea
        [spice_islands] the Spice Islands
       *[other] { NAME($emporium) }
    }
part-closed =
    { $closed ->
        [red_sea] the Red Sea
        [spice_islands] the Spice Islands
       *[other] { NAME($closed) }
    }
part-opened =
    { $opened ->
        [red_sea] the Red Sea
        [spice_islands] the Spice Islands
       *[other] { NAME($opened) }
    }

## Decisions

ask-action =
    { $left ->
        [0] Use a free ability, or end your turn (florins: { $florins })
        [one] Choose your last action, or end your turn (florins: { $florins })
       *[other] Choose an action, { $left } left (florins: { $florins })
    }
ask-shot =
    Decide whether to use the one-shot of { NAME($about) }{ $agents ->
        [none] { "" }
       *[some] ; its agents then must fight or be placed
    }
ask-sold_shot = Decide whether to run the one-shot of { NAME($about) }, which you sold
ask-agents = Decide whether to place the agents of { NAME($about) }
ask-agent = Choose where an agent of { NAME($about) } goes
ask-region = Choose the empire in which the agents of { NAME($about) } appear
ask-supply = No such piece is left in the supply: choose where to take one from
ask-pacify = Choose a repressed piece for the bishop to kill ({ NAME($about) }), or spare them
ask-discard = Your hand is too big: discard a card
ask-venice = Only one piece may stay in Venice: choose it
ask-levy = Choose the city in which the recruit appears
ask-concession = Place a concession on a border of the empire, if you like
ask-emancipate = Free repressed pieces to empty cities and borders, or leave it at that
ask-origin = Choose the card that the pawn leaves
ask-liberty = Choose whether it becomes medieval or keeps its theocracy ({ NAME($about) })
ask-casualty = Choose who dies in the battle ({ $about } to go)
ask-constantinople = Choose where in Constantinople the piece stands
ask-closing = One place fewer in the city: choose who dies
ask-settle = Settle a surviving attacker in the conquered empire
ask-rooks = Decide whether gold rooks next door join the crusade
ask-target = Choose the empire to attack
ask-coronation = Choose a husband for { NAME($about) }, or keep her as an old maid
ask-comet = Choose the victory that the comet makes possible
ask-borrow = Use a political operation of an opponent's card, or leave it
ask-ops = Choose an operation; after the first one you may stop
ask-pay_tax = Pay the tax of 1 florin, or give up the concession ({ NAME($about) })
ask-inquisitor = Choose the bishop to move and the card it moves to
ask-commerce = Choose the market card to take a florin from
ask-behead = Choose the card to behead
ask-tax = Choose the concession to tax and the empire that levies
ask-repress = Choose the piece to repress
ask-vote = Choose the empire to vote on
ask-corsair = Choose the pirate to move and where it goes
ask-siege = Choose the piece to kill
ask-campaign = Choose the empire to invade

## Options

option-buy =
    Buy { NAME($card) } for { part-florins }{ $coins ->
        [0] { "" }
       *[other] {" "}and take { $coins } from it
    }
option-buy-covered =
    { $row ->
        [east] Buy the face-down card of the eastern market
       *[west] Buy the face-down card of the western market
    }
option-play = Play { NAME($card) }
option-sell = Sell { NAME($card) } for { part-florins }
option-ops =
    { $side ->
        [both] Use your eastern and western operations
        [east] Use your eastern operations
       *[west] Use your western operations
    }
option-fair =
    { $row ->
        [east] Convene the eastern trade fair
       *[west] Convene the western trade fair
    } from { part-emporium } with { part-florins }
option-declare =
    Declare victory: { NAME($victory) }{ $n ->
        [2] {" "}(two actions)
       *[other] { "" }
    }
option-revolt = Discard { NAME($card) } for a peasant revolt against her husband
option-apostasy = Apostasy: { NAME($first) } against { NAME($second) }
option-pass-action = End your turn
option-pass-borrow = Use none
option-stop-ops = Use no more operations
option-use-shot = Use it: { NAME($what) }
option-decline_shot-shot = Do without the one-shot
option-decline_shot-sold_shot = Do without it
option-place-agents = Place agents
option-enough-agents = Place no agents
option-enough-agent = Place no more agents
option-enough-emancipate = Free no more
option-none-concession = Place no concession
option-in = In { part-empire }
option-against = Against { part-empire }
option-marry = Marry the king of { part-empire }
option-old-maid = Keep her as an old maid
option-vote =
    { NAME($empire) }, for { $n ->
        [0] nothing
       *[other] { part-florins }
    }
option-campaign = Invade { part-empire }
option-place = Place a { part-piece }: { NAME($place) }{ part-effect }
option-from = Take back the { part-piece } ({ NAME($place) })
option-free = Free the { part-piece }: { NAME($place) }
option-release = From the card of { part-empire }
option-lose = The { part-piece } dies ({ NAME($place) })
option-stand = { NAME($place) }: { part-piece }
option-settle =
    { $origin ->
        [card] Settle the { part-piece }
       *[other] Settle the repressed { part-piece }
    }: { NAME($place) }
option-pacify = Kill the { part-piece }
option-spare = Spare them
option-keep = Keep the { part-piece }
option-discard = Discard { NAME($card) }
option-behead = Behead { NAME($card) }
option-levy = { NAME($place) }: { part-piece }
option-concession =
    { NAME($place) }{ $taken ->
        [yes] , repressing the pawn there for 1 florin
       *[no] { "" }
    }
option-liberty = Make it medieval
option-keep-faith = Keep the theocracy
option-victory = { NAME($victory) }
option-rooks-join = Let them join
option-rooks-stay = Leave them at home
option-use = { NAME($card) }: { NAME($op) }{ part-which }
option-borrow = { NAME($card) }: { NAME($op) }{ part-which }
option-move = Move the bishop from { NAME($card) } to { NAME($goal) }{ part-effect }
option-take =
    { $row ->
        [east] Take a florin from { NAME($card) } (eastern row)
       *[west] Take a florin from { NAME($card) } (western row)
    }
option-tax = Tax the concession of { SEAT($owner) } ({ NAME($place) }) for a recruit in { part-empire }
option-repress = Repress the { part-piece } ({ NAME($place) })
option-siege = Kill the { part-piece } ({ NAME($place) })
option-sail = Sail: { NAME($origin) } to { NAME($place) }{ part-effect }
option-pay = Pay 1 florin
option-give-up = Give up the concession

## The chronicle

event-bank = { SEAT($seat) } runs the bank of { NAME($bank) }.
event-first-player = { SEAT($seat) } plays first.
event-turn = { SEAT($seat) } began a turn.
event-bought = { SEAT($seat) } bought { NAME($card) } for { part-florins }.
event-comet = { SEAT($seat) } saw a comet: { NAME($victory) } can be declared now.
event-played = { SEAT($seat) } played { NAME($card) }.
event-sold = { SEAT($seat) } sold { NAME($card) } for { part-florins }.
event-activated =
    { $side ->
        [both] { SEAT($seat) } used eastern and western operations.
        [east] { SEAT($seat) } used eastern operations.
       *[west] { SEAT($seat) } used western operations.
    }
event-operation = { SEAT($seat) } used { NAME($card) }: { NAME($op) }.
event-one-shot = { SEAT($seat) } set off the one-shot of { NAME($card) }: { NAME($what) }.
event-no-shot =
    The one-shot of { NAME($card) } is not possible ({ NAME($what) }): { $why ->
        [K1c] there is no heretic to kill.
        [H1] that emporium is open already.
        [H1a] it takes prestige for discovery on another card of the tableau.
        [K3] nobody would lose a card.
        [I] no suitor of hers is free.
       *[other] there is no room for its agents, or no money to make some.
    }
event-placed = { SEAT($seat) } placed a { part-piece } ({ NAME($place) }).
event-recalled = A { part-piece } was taken back into the supply ({ NAME($place) }).
event-repressed = A { part-piece } was repressed in { part-empire }.
event-killed = A { part-piece } was killed ({ NAME($place) }).
event-worms = Two bishops met on { NAME($card) } and both died.
event-bishop = A { NAME($piece) } came to { NAME($card) }.
event-bishop-lost = A { NAME($piece) } on { NAME($card) } returned to the supply.
event-pacified = The bishop killed a { part-piece } repressed in { part-empire }.
event-discarded =
    { $card ->
        [hidden] { SEAT($seat) } discarded a card.
       *[other] { SEAT($seat) } discarded { NAME($card) }.
    }
event-venice = Only one piece stayed in Venice.
event-levied = A { part-piece } was levied ({ NAME($place) }).
event-throne = The card of { part-empire } went back to its throne.
event-queen-lost = { NAME($card) } lost her throne and left the game.
event-card-lost = { NAME($card) } left the game.
event-regime =
    { $face ->
        [republic] { part-Empire } became a republic of { SEAT($seat) }.
        [vassal] { part-Empire } became a vassal of { SEAT($seat) }.
        [crowned] The wedding changed the regime of { part-empire }.
        [restored] { part-Empire } became a kingdom again, under { SEAT($seat) }.
       *[king] { part-Empire } came under { SEAT($seat) } as a kingdom.
    }
event-liberty = Golden liberty: { part-empire } became medieval.
event-emancipated = A { part-piece } was freed ({ NAME($place) }).
event-battle = Battle for { part-empire } ({ NAME($what) }): { $attackers } attacked, { $defenders } defended.
event-battle-lost = The attack on { part-empire } failed.
event-converted = { part-Empire } became a theocracy: { NAME($state) }.
event-settled = A { part-piece } settled ({ NAME($place) }).
event-crowded-out = No room was left for a { part-piece }: it was repressed in { part-empire }.
event-shifted = The trade route shifted from { part-closed } to { part-opened }.
event-apostasy = Apostasy: { NAME($first) } against { NAME($second) }.
event-apostate =
    { $n ->
        [one] { SEAT($seat) } lost { $n } card.
       *[other] { SEAT($seat) } lost { $n } cards.
    }
event-old-maid = { NAME($card) } stayed with { SEAT($seat) } as an old maid.
event-coronation = { NAME($card) } married the king of { part-empire }.
event-commerce = { SEAT($seat) } took a florin from the market.
event-beheaded = { NAME($victim) } was beheaded by { NAME($card) }.
event-taxed = The concession of { SEAT($owner) } was taxed ({ NAME($place) }).
event-tax-paid = { SEAT($seat) } paid the tax.
event-earned = { SEAT($seat) } earned { part-florins }.
event-voted =
    { $n ->
        [0] { SEAT($seat) } won a vote in { part-empire } for nothing.
       *[other] { SEAT($seat) } won a vote in { part-empire } for { part-florins }.
    }
event-sailed = A { NAME($piece) } sailed: { NAME($origin) } to { NAME($place) }.
event-campaign = { part-Empire } marched on { part-target } for { part-florins }.
event-fair =
    { $row ->
        [east] { SEAT($seat) } convened the eastern trade fair
       *[west] { SEAT($seat) } convened the western trade fair
    } at { part-emporium } with { part-florins }.
event-profit = { SEAT($seat) } took { part-florins } from the fair ({ NAME($place) }).
event-pirated = Pirates took a florin ({ NAME($place) }).
event-fair-over = The profits were spent and the fair ended.
event-dealt = { NAME($card) } came to the market.
event-bankrupt = The bank of { SEAT($seat) } went bankrupt.
event-victory = { SEAT($seat) } won: { NAME($victory) }.

## The end

ending-holy = Holy Victory: the most prestige of the supreme religion
ending-imperial = Imperial Victory: more kings than anybody else, by enough
ending-globalization = Globalization Victory: the most concessions and the most discoveries
ending-renaissance = Renaissance Victory: the most republics and the most law
ending-byzantine = Byzantine Victory: the most kings and the most prestige of the commonest religion
ending-culture = Patron Victory: nobody declared one, so patronage decided, and florins between equals
ending-bankruptcy =
    { $n ->
        [one] The last bank standing: all others went bankrupt
       *[other] The last banks went bankrupt together and share the victory
    }
count-catholic = Catholic prestige
count-islamic = Islamic prestige
count-reformist = Reformist prestige
count-kings = kings
count-concessions = concessions
count-discovery = discovery
count-republics = republics
count-law = law
count-patron = patronage
count-florins = florins

## Panels

panel-table = Europe
panel-market-west = Western market
panel-market-east = Eastern market
panel-empire = { NAME($empire) }
panel-banker = Bank of { SEAT($seat) }
row-victories = Victories that can be declared
row-white = White route from
row-black = Black route from
row-pirates = Pirates
row-bishops = Bishops
row-state = Religion
row-card = Card
row-face = Rule
row-cities = Cities
row-repressed = Repressed
    .short = Repressed
row-queens = Queens
row-bank = Bank
row-florins = Florins
row-hand = Hand
row-west = Western tableau
row-east = Eastern tableau
row-maids = Old maids
row-concessions = Concessions

## Cards

name-PREN001 = Inquisition Pope
name-PREN002 = Papal Elephant
name-PREN003 = Grand Inquisitor
name-PREN004 = Antipope
name-PREN005 = Reformed Theology
name-PREN006 = Star Chamber
name-PREN007 = Peter's Pence
name-PREN008 = Jesuits
name-PREN009 = House of Borgia
name-PREN010 = Bonfire of the Vanities
name-PREN011 = Anabaptist Reformation
name-PREN012 = Knights Hospitaller
name-PREN013 = Genoese Fleet
name-PREN014 = India Armada
name-PREN015 = Hanseatic League
name-PREN016 = The Company of Merchant Adventurers
name-PREN017 = Scottish Privateers
name-PREN018 = Almeida Armada
name-PREN019 = Gold Coast Monopoly
name-PREN020 = Arumer Zwarte Hoop
name-PREN021 = Conquistadors
name-PREN022 = The Last Knight
name-PREN023 = Spanish Tercio
name-PREN024 = Gonfalonier
name-PREN025 = Teutonic Knights
name-PREN026 = Cromwell
name-PREN027 = Swabian League
name-PREN028 = The Bold
name-PREN029 = Holy Land Crusade
name-PREN030 = Santa Hermandad
name-PREN031 = Swiss Risläufer
name-PREN032 = Duke of Milan
name-PREN033 = Schwarzer Haufen
name-PREN034 = Merchants of the Staple
name-PREN035 = Communeros Guilds
name-PREN036 = Flanders Guild
name-PREN037 = The Hidden
name-PREN038 = Bundschuh Revolt
name-PREN039 = Florentine Wool
name-PREN040 = Sindicat Remença
name-PREN041 = Peasant Republic of Dithmarschen
name-PREN042 = Höchstetter Bank
name-PREN043 = Gutenberg
name-PREN044 = Isabella of Castille
name-PREN045 = Anne of Brittany
name-PREN046 = Joanna the Mad
name-PREN047 = Margaret of Anjou
name-PREN048 = Mary the Rich
name-PREN049 = Order of Santiago
name-PREN050 = La Serenissima
name-PREN051 = Kingmaker
name-PREN052 = Luther
name-PREN053 = Friese Freedom
name-PREN054 = Maréchaussée
name-PREN055 = Duchy of Ferrara
name-PREN058 = The Grim
name-PREN059 = Safavids
name-PREN060 = Dervishes
name-PREN061 = Qizilbāsh
name-PREN062 = Barbarossa Brothers
name-PREN063 = Ottoman Navy
name-PREN064 = Jewish Pirates
name-PREN065 = Mamluk Slave Soldiers
name-PREN066 = Black Army
name-PREN067 = Janissaries
name-PREN068 = Black Sheep Tribe
name-PREN069 = Bashi-bazouk
name-PREN070 = Zupy Krakowskie Company
name-PREN071 = The Handsome
name-PREN072 = Bosnian & Serbian Silver
name-PREN073 = The Crim Horde
name-PREN074 = The Kremlin
name-PREN075 = Elzbieta of Bohemia
name-PREN076 = Sophia Palaiologina
name-PREN077 = Hürrem Sultan Roxelana
name-PREN078 = Sitt-î Hatun of Dulkadir
name-PREN079 = Carlotta Lusignan of Cyprus
name-PREN080 = Greek Klephts
name-PREN081 = Crimean Goths
name-PREN082 = Damascus Coffee
name-PREN083 = Pospolite Ruszenie
name-PREN084 = The Timar System
name-PREN085 = Vlad the Impaler
name-PREN086 = Saint Stefan cel Mare
name-PREN087 = Soninke Wangara
name-PREN088 = Cem Anti-Hostage
name-PREN089 = Grande of Spain
name-PREN090 = Duke of Athens
name-PREN093X = Funj Nomads
name-PREN094X = Zaporozhian Host
name-PREN095X = Elizabeth Báthory
name-PREN096X = Amerigo Vespucci
name-PREN097X = Podestà of Venice
name-PREN098X = Unity of the Brethren
name-PREN099X = Papal Legate to Persia
name-PREN100X = Unified Christendom
name-PREN101X = Civil Engineer
name-PREN102X = Sahn-i Seman Medrese
name-PREN103X = Academia
name-PREN104X = Theft of the Holy Crown
name-PREN105X = Franco-Ottoman Navy
name-PREN106X = Prussian League Navy
name-PREN107X = Tersâne-i Âmire
name-PREN108X = Isfendiyarid Dynasty
name-PREN109X = Brotherhood of St. Mark
name-PREN110X = Transylvanian Plot
name-PREN111X = Glinski's Rebellion
name-PREN112X = Phocoean Alum
name-PREN113X = Dalmatian Merchant Marine
name-PREN114X = Counts of Celji
name-PREN115X = Şahkulu Shi'ite Revolt
name-PREN116X = Çelebi Tax Revolts
name-PREN117X = Despina Khatun
name-PREN118X = Grand Mufti
name-PREN119X = Grand Hetman
name-PREN120X = Agents of Dukagjini
name-PREN121X = Nomads of Tlemcen
name-PREN122X = The Last Sigh
name-PREN123X = Nothing New
name-PREN124X = The Last Byzantine
name-PREN125X = Beylerbey of Egypt
name-PREN126X = Lizard Union
name-PREN127X = Red Sea Fleet
name-PREN128X = Man for all Seasons
name-PREN129X = Oratory of Divine Love
name-PREN130X = Cryptography
name-PREN131X = Michelangelo
name-PREN132X = Artistic Geometry
name-PREN133X = Romantic Realism
name-PREN134X = Mining Engineer
name-PREN135X = Machiavellianism
name-PREN136X = Hermeticism
name-PREN137X = Faith vs. Reason
name-PREN138X = Reichskrone
name-PREN139X = French Pirates
name-PREN140X = Venetian Navy
name-PREN141X = Welser Klein-Venedig
name-PREN142X = Kalmar Union
name-PREN143X = Wolf of Rimini
name-PREN144X = Mons Meg
name-PREN145X = Kappeler Milchsuppe
name-PREN146X = Bank of Strozzi
name-PREN147X = William Caxton
name-PREN148X = Tolfa Alum
name-PREN149X = Cornish Tin
name-PREN150X = Catalan Pactists
name-PREN151X = Catherine of Navarre
name-PREN152X = Margaret of Austria
name-PREN153X = The Mary Rose
name-PREN154X = European Union
name-PREN155X = Epicurean Swerve
name-PREN156X = Humanism
name-PREN157X = Council of Trent
name-PREN158X = Order of Preachers
name-PREN159X = Consent of the Governed
name-PREN160X = Jacques Lefèvre d'Étaples
name-PREN161X = Enclosure
name-PREN162X = Catherine de' Medici
name-PREN163X = Jizya Tax Revolt
name-PREN164X = Circassian Mamluks
name-PREN165X = Transylvanian Saxons
name-PREN166X = Bank of St. George
name-PREN167X = Twelver ghulat
name-PREN168X = Zionist State
name-PREN208P = Sarmatism
name-PREN209P = Bureau of Barbarians
name-PREN210P = Kaysar-i-Rûm
name-PREN211P = Uskok Pirates
name-PREN212P = Szápolya Family
name-PREN213P = Netherlands Inquisition
name-PREN214P = Huguenots
name-PREN215P = Reformation Parliament
name-PREN216P = Margaret of Parma
name-COMET1 = Copernicus & the Heliocentric Revolution
name-COMET2 = Astrology of Nostradamus
name-COMET3 = Pope 'excommunicates' Halley's Comet of 1456
name-COMET4 = Regiomontanus & the Comet of 1472

## Empires, cities and borders

name-england = England
name-france = France
name-holy_roman_empire = Holy Roman Empire
name-hungary = Hungary
name-byzantium = Byzantium
name-portugal = Portugal
name-aragon = Aragon
name-papal_states = Papal States
name-ottoman = Ottoman Empire
name-mamluk = Mamluk Sultanate
name-bordeaux = Bordeaux
name-london = London
name-bruges = Bruges
name-lyon = Lyon
name-paris = Paris
name-lubeck = Lübeck
name-novgorod = Novgorod
name-nurnberg = Nuremberg
name-vienna = Vienna
name-buda = Buda
name-varna = Varna
name-kviv = Kiev
name-caffa = Caffa
name-tana = Tana
name-trebizond = Trebizond
name-granada = Granada
name-toledo = Toledo
name-spice_islands = Spice Islands
name-algiers = Algiers
name-timbuktu = Timbuktu
name-valencia = Valencia
name-venice = Venice
name-venice_2 = Venice, second place
name-constantinople_1 = Constantinople 1
name-constantinople_2 = Constantinople 2
name-constantinople_3 = Constantinople 3
name-modon = Modon
name-rhodes = Rhodes
name-cyprus = Cyprus
name-cairo = Cairo
name-red_sea = Red Sea
name-aragon-france = Aragon–France
name-aragon-papal_states = Aragon–Papal States
name-aragon-portugal = Aragon–Portugal
name-byzantium-hungary = Byzantium–Hungary
name-byzantium-mamluk = Byzantium–Mamluks
name-england-france = England–France
name-england-portugal = England–Portugal
name-france-holy_roman_empire = France–HRE
name-holy_roman_empire-hungary = HRE–Hungary
name-holy_roman_empire-papal_states = HRE–Papal States
name-hungary-ottoman = Hungary–Ottomans
name-mamluk-ottoman = Mamluks–Ottomans
name-ottoman-papal_states = Ottomans–Papal States

## Pieces and terms

name-catholic_rook = gold rook
    .short = gold ♜
name-catholic_knight = gold knight
    .short = gold ♞
name-catholic_pirate = gold pirate
name-catholic_bishop = gold bishop
name-islamic_rook = turquoise rook
    .short = turq. ♜
name-islamic_knight = turquoise knight
    .short = turq. ♞
name-islamic_pirate = turquoise pirate
name-islamic_bishop = turquoise bishop
name-reformist_rook = red rook
    .short = red ♜
name-reformist_knight = red knight
    .short = red ♞
name-reformist_pirate = red pirate
name-reformist_bishop = red bishop
name-pawn = pawn
    .also = pawns
name-catholic = Catholic
name-islamic = Islamic
name-reformist = Reformist
name-medieval = medieval
name-king = king
name-republic = republic
name-vassal = vassal king
name-throne = on the throne
name-west = West
name-east = East
name-both = East and West
name-holy = Holy Victory
name-imperial = Imperial Victory
name-globalization = Globalization Victory
name-renaissance = Renaissance Victory
name-byzantine = Byzantine Victory
name-culture = Patron Victory
name-bankruptcy = last bank standing
name-fugger = Fugger
name-medici = Medici
name-coeur = Cœur
name-marchionni = Marchionni
name-house-fugger = Fugger
name-house-medici = Medici
name-house-coeur = Cœur
name-house-marchionni = Marchionni
name-house-berenberg = Berenberg
name-house-mendes = Mendes
name-berenberg = Berenberg
name-mendes = Mendes
name-conspiracy = conspiracy
name-peasant_revolt = peasant revolt
name-coronation = coronation
name-apostasy = apostasy
name-shift = trade shift
name-crusade = crusade
name-jihad = jihad
name-reformation = reformation
name-campaign = campaign
name-inquisitor = inquisition
name-commerce = commerce
name-behead = behead
name-tax = tax
name-repress = repress
name-vote = vote
name-corsair = corsairs
name-siege = siege
name-card = agent
name-nothing = an empty space
name-hidden = hidden

## Notes on the empires

note-england = The Hundred Years' War left the crown without its lands in France and with two houses fighting over it. While York and Lancaster bled each other, cloth merchants and Parliament learned what their money could buy.
note-france = Louis XI bound his great vassals with money and lawsuits rather than with battles. Burgundy, the richest of them, fell apart when Charles the Bold died before Nancy in 1477.
note-holy_roman_empire = Seven electors chose the emperor, and whoever paid them best could hope for the crown. In 1519 the loans of the Fuggers decided the vote for Charles of Habsburg.
note-hungary = Matthias Corvinus kept a standing army of mercenaries and one of the finest libraries of his age. Less than forty years after his death his kingdom was lost on the field of Mohács.
note-byzantium = After 1453 only Trebizond and a part of the Morea were left of the Greek empire, and both fell within eight years. The Italians of Caffa and Tana went on trading furs, silk and slaves until the Ottomans closed the Black Sea to them.
note-portugal = Portuguese pilots felt their way down the coast of Africa for decades before they reached India in 1498. Six years earlier Granada, the last Moorish state of the peninsula, had surrendered to Castile and Aragon.
note-aragon = The crown of Aragon ruled a sea more than a land: Valencia, the Balearics, Sardinia, Sicily and in the end Naples. Its assemblies gave money only in return for rights, and the marriage of Ferdinand and Isabella tied it to Castile.
note-papal_states = The popes of the age paid painters and soldiers from one purse, filled by tithes, alum and indulgences. Around them Venice, Florence and Milan bought their wars from hired captains.
note-ottoman = Mehmed II took Constantinople at the age of twenty-one and made it the capital of an empire on two continents. Its sultans lent land to horsemen for their service and brought up slaves to be viziers and janissaries.
note-mamluk = In Cairo slaves who were bought as boys became soldiers, emirs and sometimes sultans. They lived on the spices of the Red Sea until the Portuguese sailed round them and Selim the Grim conquered Egypt in 1517.

# --- when it is over: the race ---

race-near = Short of the nearest victory
race-kings = Kings
race-republics = Republics
race-laws = Law
race-patron = Patronage
race-florins = Florins
