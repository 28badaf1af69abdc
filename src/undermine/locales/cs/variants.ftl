# Varianty.

log-unearthed = V půli cesty, na { $cell }, leží odkrytá karta: { $card }.
    .shown = V půli cesty leží odkrytá karta: { $card }.
module-sabotaged-dwarf = Sabotovaný trpaslík
module-tournament = Turnaj
