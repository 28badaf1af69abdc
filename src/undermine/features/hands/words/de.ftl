## Karten, Figuren und Rollen

card-swap-hands = Handtausch
    .object = einen Handtausch
    .short = Handtausch
    .effect = Tausche alle Handkarten mit einer anderen Person; danach zieht sie eine Karte, du keine.

## Was geschah

log-swapped = { $pair ->
    [you-other] Du tauschst mit { $target } die Handkarten.
    [other-you] { $actor } tauscht mit dir die Handkarten!
   *[other-other] { $actor } tauscht mit { $target } die Handkarten.
}

## Die Seite im Browser

web-option-swap-hands-draw = Nach dem Handtausch zieht
web-value-swap-hands-draw-other-only = nur die andere Person
web-value-swap-hands-draw-both = beide
play-want-swap-hands = Mit wem tauschst du die Handkarten? Wähle einen markierten Spieler.

## Die Regeln, Satz für Satz

book-skipped = Wer keine Karten hat, wird übersprungen und spielt in dieser Runde nur weiter, wenn ein Handtausch neue bringt.
book-swap-hands = Beim Handtausch gibst du jemandem alle Karten, die du noch hast, und bekommst dafür alle Karten dieser Person, wie viele es auch sind. Danach zieht die andere Person eine Karte, du ziehst keine.
book-swap-hands-both = Beim Handtausch gibst du jemandem alle Karten, die du noch hast, und bekommst dafür alle Karten dieser Person, wie viele es auch sind. Danach zieht ihr beide eine Karte.
effect-swap-hands-both = Tausche alle Handkarten mit jemand anderem; danach zieht ihr beide eine Karte.

## Lektionen
lesson-swap-hands = Schlechte Karten
    .task = Du hast nur Sackgassen auf der Hand. Tausche die Hand mit Mia, die sechs Karten hat.
    .nudge = Dann bleiben dir die Sackgassen. Die meisten Karten hat Mia.
    .done = Ganze Hände wechseln den Besitzer. Jetzt hat sie die Sackgassen.
