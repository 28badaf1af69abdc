# Schnelle Sätze: was am Tisch gesagt wird und was alle in ihrer Sprache lesen.

place-top = oben
place-upper = Zweites von oben
place-middle = Mitte
place-lower = Zweites von unten
place-bottom = unten

phrase-gold-is-at = { $place ->
    [top] Das Gold liegt oben!
    [upper] Das Gold liegt im zweiten Ziel von oben!
    [middle] Das Gold liegt in der Mitte!
    [lower] Das Gold liegt im zweiten Ziel von unten!
   *[bottom] Das Gold liegt unten!
}
phrase-rock-is-at = { $place ->
    [top] Oben ist nur Fels.
    [upper] Im zweiten Ziel von oben ist nur Fels.
    [middle] In der Mitte ist nur Fels.
    [lower] Im zweiten Ziel von unten ist nur Fels.
   *[bottom] Unten ist nur Fels.
}
phrase-trust = { $who ->
    [you] Dir vertraue ich.
   *[other] Ich vertraue { $name }.
}
phrase-distrust = { $who ->
    [you] Dir traue ich nicht.
   *[other] Ich traue { $name } nicht.
}
phrase-help-me = { $tool ->
    [pickaxe] Bitte repariert meine Spitzhacke!
    [lantern] Bitte repariert meine Laterne!
    [prison] Bitte lasst mich aus dem Gefängnis!
   *[cart] Bitte repariert meine Lore!
}
phrase-not-me = Ich war es nicht!
phrase-close-the-gap = Schließt die Lücke im Gang!
phrase-well-dug = { $who ->
    [you] Gut gegraben!
   *[other] Gut gegraben, { $name }!
}
phrase-hurry = Beeilung, bitte.
phrase-thanks = Danke!
phrase-good-game = Gutes Spiel!
