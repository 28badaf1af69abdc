# Čo príručka stola potrebuje okrem pravidiel: hra, smery.

game-base = Základná hra
game-expansion = Rozšírenie
game-duel = Duel
game-solo = Sólo
game-cave = Temná jaskyňa

way-n = hore
way-e = doprava
way-s = dole
way-w = doľava
