# What the handbook of a table needs besides its rules: the game, directions.

game-base = Base game
game-expansion = Expansion
game-duel = The Duel
game-solo = Solo
game-cave = The Dark Cave

way-n = up
way-e = right
way-s = down
way-w = left
