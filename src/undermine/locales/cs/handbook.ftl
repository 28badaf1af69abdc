# What the handbook of a table needs besides its rules: the game, directions, sides.

game-base = Základní hra

way-n = nahoru
way-e = doprava
way-s = dolů
way-w = doleva

side-diggers = Zlatokopové
    .won = Kolo vyhráli zlatokopové.
side-saboteurs = Sabotéři
    .won = Kolo vyhráli sabotéři.
