"""The interpreter of card texts: one closed vocabulary for events, action cards, ideas, missions, milestones and power
struggles. A card is a row; an operation, check, measure or selector is a function here, found by its name.

Looking (pure functions of the state): amounts, measures, checks, selectors, modifiers. Doing: operations and the files
that its table HANDLERS names, one for each thing that they touch."""
