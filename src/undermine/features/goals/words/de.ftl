## Karten, Figuren und Rollen

goal-top = Das obere Ziel
    .object = das obere Ziel
goal-middle = Das mittlere Ziel
    .object = das mittlere Ziel
goal-bottom = Das untere Ziel
    .object = das untere Ziel
legend-gold = Gold
legend-rock = nur Fels

## Fragen und Antworten

question-first = Der Weg erreicht mehrere verdeckte Karten. Welche wird zuerst aufgedeckt?
    .other = { $name } wählt, welche Karte zuerst aufgedeckt wird …
question-orient = Du bestimmst, wie die aufgedeckte Karte liegt.
    .other = { $name } wählt, wie die Karte liegen soll …

## Was geschah

log-found = { $seen ->
    [gold] { $title } wird aufgedeckt: Gold!
    [bag] { $title } wird aufgedeckt: ein Sack Gold!
    [dragon] { $title } wird aufgedeckt: ein Drache!
    [spider] { $title } wird aufgedeckt: die Riesenspinne!
   *[stone] { $title } wird aufgedeckt: nur Fels.
}

## Warum nicht

reason-goal-not-reached = zu diesem Ziel führt noch kein Weg
reason-other-goal-turning = gerade wird ein anderes Ziel aufgedeckt
reason-goal-face-up = dieses Ziel ist schon aufgedeckt
reason-no-goal-there = dort ist kein Ziel

## Die Seite im Browser

web-option-stone-orientation = Wie Fels am Ziel gedreht wird
web-value-stone-orientation-join-then-best-fit = an den Gang, dann wie es am besten passt
web-value-stone-orientation-join-last-card = an die letzte Karte
web-value-stone-orientation-fit-else-active-chooses = wie es passt, sonst wählt der Spieler
play-slip-gold = Gold!
play-slip-rock = Fels

## Die Regeln, Satz für Satz

book-goals = Drei Ziele liegen verdeckt; sieben leere Felder trennen sie vom Start. Eines davon ist das Gold, die beiden anderen sind nur Fels.
book-no-border = Graben dürft ihr in alle Richtungen, auch über die Ziele hinaus und hinter dem Start.
book-goal-reached = Sobald ein durchgehender Gang vom Start in ein Ziel führt, deckt es auf, wer den Gang vollendet hat.
book-goal-beside = An ein verdecktes Ziel darf eine Karte mit jeder Seite stoßen, aber nur ein offener Gang deckt es auf.
book-stone-join = Ein Ziel, das nicht das Gold ist, schließt an den Gang an, der es erreicht hat, und passt zu den anderen Nachbarn so gut wie möglich. Geht beides gleich gut, wählt, wer es erreicht hat.
book-stone-last-card = Ein Ziel, das nicht das Gold ist, schließt an die zuletzt gelegte Karte an und passt zu den anderen Nachbarn so gut wie möglich. Geht beides gleich gut, wählt, wer es erreicht hat.
book-stone-fit = Ein Ziel, das nicht das Gold ist, wird so gelegt, dass es zu allen Nachbarn passt. Passt es gar nicht oder auf beide Arten, bestimmt, wer es erreicht hat, wie es liegt.
book-stone-tunnel = Die Runde geht weiter, und der Fels ist jetzt ein Gang wie jeder andere. Führt er in das nächste Ziel, wird auch dieses sofort aufgedeckt.
book-two-goals = Erreichst du zwei Ziele auf einmal, deckst du beide auf und wählst, welches zuerst kommt. Ist es das Gold, ist die Runde vorbei.

## Was man sagt

place-top = oben
    .at = oben
place-middle = Mitte
    .at = in der Mitte
place-bottom = unten
    .at = unten
phrase-gold-is-at = { $place ->
    [top] Das Gold liegt oben!
    [upper] Das Gold liegt im zweiten Ziel von oben!
    [middle] Das Gold liegt in der Mitte!
    [lower] Das Gold liegt im zweiten Ziel von unten!
   *[bottom] Das Gold liegt unten!
}
    .begun = Das Gold liegt …
phrase-rock-is-at = { $place ->
    [top] Oben ist nur Fels.
    [upper] Im zweiten Ziel von oben ist nur Fels.
    [middle] In der Mitte ist nur Fels.
    [lower] Im zweiten Ziel von unten ist nur Fels.
   *[bottom] Unten ist nur Fels.
}
    .begun = Nur Fels …
phrase-dig-to = { $place ->
    [top] Graben wir nach oben!
    [upper] Graben wir zum zweiten Ziel von oben!
    [middle] Graben wir zur Mitte!
    [lower] Graben wir zum zweiten Ziel von unten!
   *[bottom] Graben wir nach unten!
}
    .begun = Graben wir nach …
phrase-hid-gold = Ich gebe zu, dass { $at } Gold lag, obwohl ich Fels gesagt habe.
    .begun = Gold gesehen, Fels gesagt …
phrase-hid-rock = Ich gebe zu, dass { $at } Fels lag, obwohl ich Gold gesagt habe.
    .begun = Fels gesehen, Gold gesagt …
## Lektionen

lesson-gold = Gold!
    .task = Du weißt, wo das Gold liegt. Lege den letzten Gang dorthin.
    .nudge = Das erreicht das Ziel nicht. Die Lücke ist direkt davor.
    .done = Die Goldsucher gewinnen die Runde und teilen Goldkarten; wer den letzten Gang gelegt hat, wählt zuerst.
