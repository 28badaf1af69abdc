## Fragen und Antworten

choice-discard = abwerfen
question-turn = Du bist dran: Wähle eine Karte mit ihrer Nummer.
    .broken = Mit kaputtem Werkzeug gräbst du nicht: Aktion per Nummer wählen oder abwerfen.
    .other = { $name } überlegt …
menu-several = Bis zu drei Karten auf einmal: { $command } 1 3 4

## Was geschah

log-began = Runde { $number } beginnt; die Zwergenkarten liegen verdeckt.
log-first = { $who ->
    [you] Du fängst an.
   *[other] { $name } fängt an.
}
log-drew = Du ziehst { $card }.
log-discarded = { $who ->
    [you] Du wirfst { $card } ab.
   *[other] { $name } wirft verdeckt eine Karte ab.
}
log-discarded-more = { $count ->
    [one] { $name } wirft verdeckt eine Karte ab.
   *[other] { $name } wirft verdeckt { $count } Karten ab.
}

## Warum nicht

reason-name-in-order = Karten, die zusammen abgeworfen werden, nennt man in der Reihenfolge der Hand
reason-passes-too-many = so viele Karten darfst du nicht auf einmal abwerfen

## Die Seite im Browser

web-option-first-player = Wer beginnt
web-value-first-player-random = zufällig
web-option-rounds = Runden
tales-tally-discarded = Karten abgeworfen

## Die Regeln, Satz für Satz

book-turn = In deinem Zug verwendest du eine Karte: Du legst einen Gang, spielst eine Aktionskarte oder wirfst eine Karte verdeckt ab.
book-draw = Danach ziehst du eine Karte, und links von dir geht es weiter.
book-hand = { $count ->
    [one] Alle bekommen eine Karte auf die Hand.
   *[other] Alle bekommen { $count } Karten auf die Hand.
}
book-pile-empty = Ist der Stapel leer, wird nicht mehr gezogen. Aus den abgeworfenen Karten wird kein neuer Stapel gemischt.
book-discard-pile = Abgeworfene Karten, Aktionskarten nach ihrer Wirkung und weggenommene Gänge kommen auf den Ablagestapel. Er liegt verdeckt.
book-no-cards = Wer keine Karten mehr hat, kommt in dieser Runde nicht mehr dran.
book-end = Die Runde endet sofort, wenn das Gold aufgedeckt wird. Sie endet auch, wenn niemand mehr eine Karte hat.
book-rounds = { $count ->
    [one] Gespielt wird eine Runde.
   *[other] Gespielt werden { $count } Runden.
}
book-first-by-lot = Wer die erste Runde beginnt, entscheidet das Los.
book-first-seat = Die erste Runde beginnt Platz { $seat }.
book-next-round = Vor jeder Runde werden Start und Ziele neu ausgelegt, die Karten gemischt und die Zwergenkarten neu verteilt. Euer Gold behaltet ihr.
book-next-first = Die nächste Runde beginnt, wer links neben der Person sitzt, die zuletzt am Zug war.
book-most-gold = Wer nach der letzten Runde die meisten Goldstücke hat, gewinnt. Bei Gleichstand wird gemeinsam gewonnen.
book-draw-one = Nach einem Gang oder einer Aktionskarte ziehst du eine Karte.
book-pass = Wenn du passt, wirfst du eine, zwei oder drei Karten verdeckt ab und ziehst ebenso viele.
book-turn-next = Dann geht es links von dir weiter.
book-cards-aside = Zehn andere Karten liegen ungesehen beiseite. In dieser Runde spielen sie nicht mit.
book-pile-short = Liegen im Stapel weniger Karten, als du ziehen sollst, nimmst du diese. Ist er leer, wird nicht mehr gezogen. Aus den abgeworfenen Karten wird kein neuer Stapel gemischt.
book-next-round-aside = Vor jeder Runde werden Start und Ziele neu ausgelegt, alle Karten gemischt, wieder zehn davon beiseitegelegt und alle Zwergenkarten neu verteilt. Euer Gold behaltet ihr.

## Lektionen

lesson-discard = Nichts, was hilft
    .task = Du suchst Gold, und keine der Karten hilft dir. Wirf eine davon verdeckt ab.
    .nudge = Das schadet dem Graben, und du bist Goldsucher. Wähle eine Karte, dann Abwerfen.
    .done = Wer eine Karte abwirft, zieht eine neue. Aber niemand sieht, welche es war: Das wirkt verdächtig.

## Was man sagt

because-passed = nichts als abgeworfene Karten
