# Co příručka stolu potřebuje kromě pravidel: hra, směry.

game-base = Základní hra
game-expansion = Rozšíření
game-duel = Duel
game-solo = Sólo
game-cave = Temná jeskyně

way-n = nahoru
way-e = doprava
way-s = dolů
way-w = doleva
