# Ko stalo vadovui reikia be taisyklių: žaidimas, kryptys.

game-base = Pagrindinis žaidimas
game-expansion = Papildymas
game-duel = Dvikova
game-solo = Solo
game-cave = Tamsusis urvas

way-n = aukštyn
way-e = dešinėn
way-s = žemyn
way-w = kairėn
