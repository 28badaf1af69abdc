# Varianty.

log-unearthed = V polovici cesty, na { $cell }, leží odkrytá karta: { $card }.
    .shown = V polovici cesty leží odkrytá karta: { $card }.
module-sabotaged-dwarf = Sabotovaný trpaslík
    .about = Zlatokop, ktorý má na konci kola rozbitý nástroj, nedostane zlato; jeho diel si rozdelia ostatní.
module-tournament = Turnaj
    .about = Pre päť až deväť hráčov: rozdajú sa všetky karty trpaslíkov aj s jedným alebo dvoma chamtivými; v polovici cesty leží chodba. Nálezca dostane tri nugety a ostatní zlatokopi dva; sabotéri po troch, jediný štyri; chamtivý nálezca štyri.
