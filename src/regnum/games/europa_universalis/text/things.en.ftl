# What is said of a thing that is looked up: what it is, and what it is good for.

things-kind = Power
panel-kind = Power: { NAME($name) }

about-continent = A part of the world with a map of its own. Outside Europe each province is an area by itself.
about-region = Areas of Europe that lie together.
about-realm = All provinces with one flag or with one player's towns. A player's realm can never be a vassal; an independent one can become an ally, a spouse, a vassal or a conquest.
about-area = Provinces that lie together. Influence (five cubes at most), claims, rebels, armies and religion are counted by area, and armies march from one to the next.
about-province = A place with a tax value: 1, or 2 when it is large. A town makes it its owner's, a vassal token ties it to a suzerain, and its printed flag says whose core it is.
about-zone = A sea. Fleets and lone ships are moved here; ships on its protection spaces guard one's trade.
about-node = A market. Whoever has a merchant here, joined to the capital without a gap, collects ducats when trade is played.
about-card = An action card: played as an action for what its text gives, or kept for the character on it, who can be appointed.
about-cards = An action card: played as an action for what its text gives, or kept for the character on it, who can be appointed.
about-who = A character of a card. An advisor is paid every round and serves at court; a general or an admiral leads an army or the fleet.
about-event = An event. Whoever takes it does what it says and, where it has two halves, chooses one; what nobody has taken brings its symbols alone.
about-idea = An idea on offer to all. It is researched for power; its benefits last for as long as one has it, and others may research it too.
about-mission = A task of one realm. Whoever fulfils its conditions may claim what it gives.
about-milestone = A race of all players: the first to fulfil it gains 5 prestige, the second 3, the third 1.
about-struggle = Battlegrounds on which all are measured at the end of an age: by taxes they control, towns, alliances and marriages.
about-adm = Administrative power. It raises stability, colonises, converts and develops, and pays for ideas of its kind.
about-dip = Diplomatic power. It places influence, makes allies and marriages, fabricates claims and sends out merchants.
about-mil = Military power. It declares war, marches, besieges, recruits and quells unrest.
