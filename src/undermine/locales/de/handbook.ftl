# What the handbook of a table needs besides its rules: the game, directions, sides.

game-base = Grundspiel

way-n = nach oben
way-e = nach rechts
way-s = nach unten
way-w = nach links

side-diggers = Goldsucher
    .won = Die Goldsucher gewinnen die Runde.
side-saboteurs = Saboteure
    .won = Die Saboteure gewinnen die Runde.
