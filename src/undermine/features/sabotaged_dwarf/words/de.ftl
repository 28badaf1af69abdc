## Karten, Figuren und Rollen

module-sabotaged-dwarf = Sabotierter Zwerg

## Die Seite im Browser

web-clash-sabotaged-dwarf-tournament = Sie verteilen das Gold auf verschiedene Weise.
web-module-sabotaged-dwarf = Sabotierter Zwerg
    .about = Ein Goldsucher, dessen Werkzeug am Ende kaputt ist, bekommt kein Gold.

## Die Regeln, Satz für Satz

book-sabotaged-dwarf = Ein Goldsucher, vor dem am Ende der Runde kaputtes Werkzeug liegt, bekommt kein Gold. Es werden so viele Goldkarten gezogen wie sonst, und die anderen Goldsucher teilen sie sich: Sie wandern herum, bis keine mehr übrig ist.
book-sabotaged-first = Hat kaputtes Werkzeug, wer beginnen müsste, beginnt der nächste Goldsucher ohne kaputtes Werkzeug.
book-sabotaged-all = Gewinnen die Goldsucher, haben aber alle kaputtes Werkzeug, bekommt niemand diese Goldkarten.
book-sabotaged-saboteurs = Saboteure werden bezahlt wie sonst, was auch immer bei ihnen kaputt ist.

## Lektionen
lesson-sabotaged-dwarf = Kein Gold mit kaputtem Werkzeug
    .task = Bis zum Gold fehlt eine Karte, aber deine Lore ist kaputt: So bekommst du nichts. Repariere sie.
    .nudge = Würde das Gold jetzt gefunden, gingest du leer aus. Repariere zuerst deine Lore.
    .done = In dieser Variante bekommt kein Gold, wer am Ende der Runde ein kaputtes Werkzeug hat.
