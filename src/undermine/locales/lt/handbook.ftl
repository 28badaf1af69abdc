# What the handbook of a table needs besides its rules: the game, directions, sides.

game-base = Pagrindinis žaidimas

way-n = aukštyn
way-e = dešinėn
way-s = žemyn
way-w = kairėn

side-diggers = Auksakasiai
    .won = Raundą laimėjo auksakasiai.
side-saboteurs = Diversantai
    .won = Raundą laimėjo diversantai.
