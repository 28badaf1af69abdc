# Schnelle Sätze: was am Tisch gesagt wird und was alle in ihrer Sprache lesen.

phrase-trust = { $who ->
    [you] Dir vertraue ich.
   *[other] Ich vertraue { $name }.
}
    .begun = Ich vertraue …
phrase-distrust = { $who ->
    [you] Dir traue ich nicht.
   *[other] Ich traue { $name } nicht.
}
    .begun = Ich traue … nicht
phrase-accuse = { $who ->
    [you] Ich verdächtige dich: { $because }.
   *[other] Ich verdächtige { $name }: { $because }.
phrase-help-me = { $tool ->
    [pickaxe] Bitte repariert meine Spitzhacke!
    [lantern] Bitte repariert meine Laterne!
    [prison] Bitte lasst mich aus dem Gefängnis!
   *[cart] Bitte repariert meine Lore!
}
    .begun = Ich verdächtige …, weil …
phrase-what-do-you-know = { $who ->
    [you] Was weißt du über die Ziele?
   *[other] Was weiß { $name } über die Ziele?
}
    .begun = Was weißt du, …?
phrase-believe = { $who ->
    [you] Das glaube ich dir.
   *[other] Ich glaube { $name }.
}
    .begun = Ich glaube …
phrase-doubt = { $who ->
    [you] Das glaube ich dir nicht.
   *[other] Ich glaube { $name } nicht.
}
    .begun = Ich glaube … nicht
phrase-why = { $who ->
    [you] Was sollte das?
   *[other] Was sollte das, { $name }?
}
    .begun = Was sollte das, …?
phrase-not-me = Ich bin kein Saboteur!
phrase-no-choice = Ich hatte keine bessere Karte.
phrase-well-dug = { $who ->
    [you] Gut gegraben!
   *[other] Gut gegraben, { $name }!
}
    .begun = Gut gegraben, …
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-hurry = Beeilung, bitte.
phrase-good-game = Gutes Spiel!
phrase-wrong = { $who ->
    [you] Entschuldige, ich habe dir unrecht getan.
   *[other] Ich habe { $name } unrecht getan.
}
    .begun = Unrecht getan habe ich …
phrase-caught = Ihr habt mich durchschaut.
phrase-got-away = Und niemand hat mich durchschaut.

because-lied = das war gelogen
