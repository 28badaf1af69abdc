## Karten, Figuren und Rollen

card-theft = Diebstahl
    .object = einen Diebstahl
    .short = Diebstahl
    .effect = Leg ihn vor dich: Liegt er noch da, wenn das Gold verteilt ist, darfst du jemandem ein Goldstück nehmen.
card-hands-off = Finger weg
    .object = eine Karte „Finger weg“
    .short = Finger weg
    .effect = Nimmt einen Diebstahl vom Tisch, vor wem er auch liegt.

## Fragen und Antworten

question-steal = Dein Diebstahl: Wem nimmst du ein Goldstück?
    .other = { $name } überlegt, wen es treffen soll …
menu-nobody = niemandem

## Was geschah

log-theft = { $who ->
    [you] Du legst einen Diebstahl vor dich; er zählt, wenn das Gold verteilt wird.
   *[other] { $name } legt einen Diebstahl aus; er zählt, wenn das Gold verteilt wird.
}
log-hands-off = { $pair ->
    [you-other] Du nimmst den Diebstahl von { $target } vom Tisch.
    [other-you] { $actor } nimmt deinen Diebstahl vom Tisch!
    [you-self] Du nimmst deinen eigenen Diebstahl vom Tisch.
    [other-self] { $actor } nimmt den eigenen Diebstahl vom Tisch.
   *[other-other] { $actor } nimmt den Diebstahl von { $target } vom Tisch.
}
log-stole = { $pair ->
    [you-other] Du stiehlst { $target } ein Goldstück.
    [other-you] { $actor } stiehlt dir ein Goldstück!
   *[other-other] { $actor } stiehlt { $target } ein Goldstück.
}

## Warum nicht

reason-theft-lies-already = vor dir liegt schon ein Diebstahl
reason-no-theft-there = { $who ->
    [you] vor dir liegt kein Diebstahl
   *[other] vor { $name } liegt kein Diebstahl
}
reason-nothing-to-steal = { $who ->
    [you] bei dir ist nichts zu holen
   *[other] bei { $name } ist nichts zu holen
}

## Die Seite im Browser

play-want-hands-off = Wessen Diebstahl nimmst du weg? Wähle einen markierten Spieler.

## Die Regeln, Satz für Satz

book-theft = Einen Diebstahl legst du vor dich selbst, aber nie einen zweiten. Liegt er noch da, wenn das Gold verteilt ist, darfst du jemand anderem ein Goldstück nehmen.
book-hands-off = „Finger weg“ nimmt einen Diebstahl vom Tisch, vor wem er auch liegt.
book-thefts = Diebstähle kommen zuletzt. Von denen, die stehlen dürfen, beginnt, wer zuletzt einen Diebstahl gespielt hat; dann geht es nach links weiter.
book-thefts-whom = Bestehlen darfst du alle anderen, die Gold haben, auch Gefangene, oder niemanden.

## Lektionen
lesson-theft = Lange Finger
    .task = Das Gold ist nah. Lege den Diebstahl vor dich.
    .nudge = Jetzt ist keine Zeit für Gänge. Spiele den Diebstahl mit seinem Knopf.
    .done = Wenn das Gold geteilt wird, nimmst du jemandem ein Goldstück weg, falls dich keine Karte aufhält.
