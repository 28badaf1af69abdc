## Karten, Figuren und Rollen

card-tracker = Fährtensucher
    .object = einen Fährtensucher
    .short = Fährte
    .effect = Leg zwei Gänge nacheinander. Am Ende ziehst du zwei Karten.
module-tracker = Fährtensucher

## Fragen und Antworten

question-track = Welchen Gang legst du, und wohin?
    .other = { $name } folgt einer Fährte …

## Was geschah

log-tracking = { $who ->
    [you] Du folgst einer Fährte und darfst zwei Gänge legen.
   *[other] { $name } folgt einer Fährte und darf zwei Gänge legen.
}

## Warum nicht

reason-too-few-placements = es gibt keine zwei Gänge, die du nacheinander legen könntest

## Die Seite im Browser

web-option-tracker-allow-single = Dem Fährtensucher genügt ein Gang
web-module-tracker = Fährtensucher
    .about = Leg zwei Gänge in einem Zug.

## Die Regeln, Satz für Satz

book-tracker = Mit einem Fährtensucher legst du zwei Gänge nacheinander, beide nach den üblichen Regeln. Du brauchst zwei, die sich legen lassen.
book-tracker-single = Mit einem Fährtensucher legst du zwei Gänge nacheinander, beide nach den üblichen Regeln. Lässt sich nur einer legen, genügt einer.
book-tracker-draw = Am Ende des Zuges ziehst du so viele Karten, wie du Gänge gelegt hast; von da an hast du also eine Karte weniger auf der Hand. Ein Gang, der nicht mehr passt, bleibt auf der Hand.
effect-tracker-single = Leg zwei Gänge nacheinander, oder einen, wenn mehr nicht geht. Am Ende ziehst du ebenso viele Karten.

## Lektionen
lesson-tracker = Zwei auf einmal
    .task = Bis zum Gold fehlen zwei gerade Gänge, und du hast beide. Spiele den Fährtensucher, dann lege sie.
    .nudge = Eine Karte nach der anderen ist hier zu langsam. Spiele zuerst den Fährtensucher.
    .done = Mit dem Fährtensucher legst du in einem Zug zwei Gänge.
