# Die Varianten.

log-unearthed = Auf halbem Weg, auf { $cell }, liegt eine Karte offen: { $card }.
    .shown = Auf halbem Weg liegt eine Karte offen: { $card }.
module-sabotaged-dwarf = Sabotierter Zwerg
    .about = Ein Goldsucher, dessen Werkzeug am Ende der Runde kaputt ist, bekommt kein Gold; die anderen teilen sich seinen Anteil.
module-tournament = Turnier
    .about = Für fünf bis neun: Alle Zwergenkarten werden ausgeteilt, mit einem oder zwei gierigen Zwergen; auf halbem Weg liegt ein Gang. Wer das Gold findet, bekommt drei Goldstücke, die übrigen Goldsucher zwei; Saboteure je drei, ein einzelner vier; ein gieriger Finder vier.
