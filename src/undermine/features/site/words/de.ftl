## Was geschah

log-recast = Jetzt bist du: { $role }.

## Die Seite im Browser

web-option-site-before-goal = Orte und Truhen kommen vor einem Ziel
web-option-both-sites = Kostümlager und Tunnelparty zusammen
web-clash-costume-party = Beide stehen auf derselben Postkarte.
play-piece-used = schon besucht

## Die Regeln, Satz für Satz

book-site-first = Erreicht eine Karte ein Ziel und zugleich etwas anderes ({ $sites }), wird das Ziel zuletzt aufgedeckt.
book-site-last = Erreicht eine Karte ein Ziel und zugleich etwas anderes ({ $sites }), wird das Ziel zuerst aufgedeckt. Endet damit die Runde, geschieht das Übrige nicht.
