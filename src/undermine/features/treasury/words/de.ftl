## Karten, Figuren und Rollen

card-treasury = Schatzkammer
    .object = eine Schatzkammer
    .short = Schatz
    .effect = Statt zu ziehen, sieh dir die obersten fünf Karten des Ablagestapels an und behalte eine.
module-treasury = Schatzkammer

## Fragen und Antworten

question-fetch = Welche dieser Karten behältst du?
    .other = { $name } sieht abgeworfene Karten durch …
answer-fetch = Behalten

## Was geschah

log-leafed = { $who ->
    [you] { $count ->
        [one] Du siehst dir die oberste abgeworfene Karte an.
       *[other] Du siehst dir die obersten { $count } abgeworfenen Karten an.
    }
   *[other] { $count ->
        [one] { $name } sieht sich die oberste abgeworfene Karte an.
       *[other] { $name } sieht sich die obersten { $count } abgeworfenen Karten an.
    }
}
log-kept = { $who ->
    [you] Du behältst { $card }.
   *[other] { $name } behält eine davon.
}

## Warum nicht

reason-no-discards = der Ablagestapel ist leer

## Die Seite im Browser

web-module-treasury = Schatzkammer
    .about = Statt zu ziehen, wähle eine der obersten fünf abgeworfenen Karten.

## Die Regeln, Satz für Satz

book-treasury = Statt vom Stapel zu ziehen, siehst du dir die obersten fünf Karten des Ablagestapels an, oder alle, wenn es weniger sind, behältst eine und legst die anderen zurück.
book-treasury-secret = Niemand sonst sieht diese Karten. Das geht auch, wenn der Nachziehstapel leer ist, aber nicht, wenn der Ablagestapel leer ist.

## Lektionen
lesson-treasury = Ein Blick in den Stapel
    .task = Du brauchst einen geraden Gang. Spiele die Schatzkammer, sieh dir die obersten abgelegten Karten an und behalte einen.
    .nudge = Mit dieser Karte kommst du nicht ans Ziel. Suche den waagerechten geraden Gang.
    .done = Statt zu ziehen bekommst du genau die Karte, die du brauchst.
