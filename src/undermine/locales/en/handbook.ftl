# What the handbook of a table needs besides its rules: the game, directions, sides.

game-base = Base game

way-n = up
way-e = right
way-s = down
way-w = left

side-diggers = Gold diggers
    .won = The gold diggers win the round.
side-saboteurs = Saboteurs
    .won = The saboteurs win the round.
