# Varianty.

log-unearthed = V polovici cesty, na { $cell }, leží odkrytá karta: { $card }.
    .shown = V polovici cesty leží odkrytá karta: { $card }.
module-sabotaged-dwarf = Sabotovaný trpaslík
module-tournament = Turnaj
