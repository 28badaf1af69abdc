## Karten, Figuren und Rollen

card-inspection = Inspektion
    .object = eine Inspektion
    .short = Inspektion
    .effect = Sieh dir die Zwergenkarte einer anderen Person an; nur du weißt es dann.
card-swap-hats = Mützentausch
    .object = einen Mützentausch
    .short = Mützen
    .effect = Jemand, vielleicht du selbst, legt die Zwergenkarte weg und nimmt eine von denen, die übrig sind.

## Was geschah

log-inspected = { $pair ->
    [you-other] Du schaust die Zwergenkarte von { $target } an: { $role }.
    [other-you] { $actor } schaut deine Zwergenkarte an!
   *[other-other] { $actor } schaut die Zwergenkarte von { $target } an.
}
log-swapped-hats = { $pair ->
    [you-other] Du lässt { $target } eine andere Zwergenkarte nehmen.
    [other-you] { $actor } lässt dich eine andere Zwergenkarte nehmen: { $role }.
    [you-self] Du nimmst eine andere Zwergenkarte: { $role }.
    [other-self] { $actor } nimmt eine andere Zwergenkarte.
   *[other-other] { $actor } lässt { $target } eine andere Zwergenkarte nehmen.
}

## Warum nicht

reason-no-hat-left = es ist keine Zwergenkarte mehr da, die niemand hatte

## Die Seite im Browser

play-want-inspection = Wessen Zwergenkarte siehst du dir an? Wähle einen markierten Spieler.
play-want-swap-hats = Wer muss eine andere Zwergenkarte nehmen? Wähle einen markierten Spieler.

## Die Regeln, Satz für Satz

book-inspection = Mit einer Inspektion siehst du dir die Zwergenkarte einer anderen Person an. Nur du siehst sie.
book-swap-hats = Beim Mützentausch wählst du jemanden, vielleicht dich selbst. Diese Person legt ihre Zwergenkarte weg, ohne sie zu zeigen, und nimmt eine von denen, die übrig sind. Die alte Karte kommt in dieser Runde nicht zurück.

## Lektionen

lesson-inspection = Wer bist du wirklich?
    .task = Jemand hat eine Sackgasse gelegt. Spiele die Inspektion und sieh dir eine Zwergenkarte an.
    .nudge = So erfährst du über niemanden etwas. Spiele die Inspektion auf einen Spieler.
    .done = Jetzt weißt nur du es. Sag die Wahrheit, oder auch nicht.
lesson-swap-hats = Eine andere Mütze
    .task = Du weißt, dass Jakub Saboteur ist. Lass ihn eine andere Zwergenkarte nehmen.
    .nudge = Dort sitzt die richtige Mütze schon. Der Saboteur ist Jakub.
    .done = Die alte Karte kommt weg, eine neue kommt von den übrigen. Mit etwas Glück sucht er jetzt Gold.
