## Karten, Figuren und Rollen

card-veto = Veto
    .object = ein Veto
    .short = Veto
    .effect = Im Zug von jemand anderem: Die eben gespielte Karte wirkt nicht. Danach zieht ihr beide eine Karte.
module-veto = Veto

## Fragen und Antworten

question-veto = Veto? Die Karte wirkt dann nicht, und dein Veto ist weg.
    .other = Zeit für ein Veto …
question-intent = Zeit für ein Veto …
    .other = Zeit für ein Veto …
answer-veto = Veto!
answer-let = Lass sie gelten

## Was geschah

log-card-announced = { $who ->
    [you] Du willst { $card } spielen.
   *[other] { $name } will { $card } spielen.
}
log-vetoed = { $who ->
    [you] Du legst ein Veto gegen { $card } ein: Die Karte wirkt nicht.
   *[other] { $name } legt ein Veto gegen { $card } ein: Die Karte wirkt nicht.
}

## Warum nicht

reason-only-in-anothers-turn = ein Veto gehört in einen fremden Zug; im eigenen kannst du es nur abwerfen

## Die Seite im Browser

web-option-veto-window-ms = Wie lange eine Karte auf ein Veto wartet (Sekunden)
web-module-veto = Veto
    .about = Mach die Karte ungültig, die jemand gerade gespielt hat.
play-key-veto = Veto, solange dafür Zeit ist

## Die Regeln, Satz für Satz

book-veto = Ein Veto spielst du im Zug von jemand anderem gegen den Gang oder die Aktionskarte, die gerade gespielt wurde: Die Karte hat keine Wirkung. Beide Karten werden abgeworfen.
book-veto-draw = Dann zieht, wer am Zug ist, eine Karte, und der Zug ist vorbei; danach zieht, wer das Veto gespielt hat, ebenfalls eine.
book-veto-not = Gegen das Abwerfen gibt es kein Veto. Ein Veto darf auch spielen, wer keine Gänge legen darf.
book-veto-window = Jede Karte wartet { $seconds } s auf ein Veto, ganz gleich, wer eines hat, damit sich niemand durch Nachdenken verrät.
book-veto-tracker = Gegen einen Fährtensucher kannst du das Veto sofort spielen oder gegen einen seiner beiden Gänge. Was vorher gelegt wurde, bleibt liegen.
book-veto-last = Ist ein Veto die allerletzte Karte einer Runde, gilt der letzte Zug als der Zug dessen, der es gespielt hat. Danach richtet sich, wer die nächste Runde beginnt.

## Lektionen
lesson-veto = Veto!
    .task = Nora will den Gang mit einem Steinschlag verschütten. Du hast ein Veto: Halte sie auf.
    .nudge = Dann stürzt die Decke ein. Leg dein Veto ein.
    .done = Die angekündigte Karte hat keine Wirkung. Ein Veto geht in jedem Zug, egal wer dran ist.
