# Was das Handbuch eines Tisches außer den Regeln braucht: das Spiel, Richtungen.

game-base = Grundspiel
game-expansion = Erweiterung
game-duel = Das Duell
game-solo = Solo
game-cave = Die dunkle Höhle

way-n = nach oben
way-e = nach rechts
way-s = nach unten
way-w = nach links
