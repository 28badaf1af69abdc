# What the handbook of a table needs besides its rules: the game, directions, sides.

game-base = Základná hra

way-n = hore
way-e = doprava
way-s = dole
way-w = doľava

side-diggers = Zlatokopi
    .won = Kolo vyhrali zlatokopi.
side-saboteurs = Sabotéri
    .won = Kolo vyhrali sabotéri.
