# What games may meet (regnum content --untouched)
collection-event = Events, by their options
collection-cards = Action cards
collection-action = Actions of displayed cards
collection-who = Characters of action cards
collection-idea = Ideas
collection-mission = Missions
collection-milestone = Milestones
collection-struggle = Power struggles
collection-trade = Trade cards
