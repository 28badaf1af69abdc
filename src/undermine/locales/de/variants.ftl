# Die Varianten.

log-unearthed = Auf halbem Weg, auf { $cell }, liegt eine Karte offen: { $card }.
    .shown = Auf halbem Weg liegt eine Karte offen: { $card }.
module-sabotaged-dwarf = Sabotierter Zwerg
module-tournament = Turnier
