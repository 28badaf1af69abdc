# Varianty.

log-unearthed = V půli cesty, na { $cell }, leží odkrytá karta: { $card }.
    .shown = V půli cesty leží odkrytá karta: { $card }.
module-sabotaged-dwarf = Sabotovaný trpaslík
    .about = Zlatokop, který má na konci kola rozbitý nástroj, nedostane zlato; jeho díl si rozdělí ostatní.
module-tournament = Turnaj
    .about = Pro pět až devět hráčů: rozdají se všechny karty trpaslíků i s jedním nebo dvěma chamtivými; v půli cesty leží chodba. Nálezce dostane tři valouny a ostatní zlatokopové dva; sabotéři po třech, jediný čtyři; chamtivý nálezce čtyři.
