# Rýchle frázy: čo sa hovorí pri stole a čo každý číta vo svojom jazyku.

phrase-trust = { $who ->
    [you] Tebe verím.
   *[other] Verím, že { $name } hrá poctivo.
}
    .begun = Verím …
phrase-distrust = { $who ->
    [you] Tebe neverím.
   *[other] { $name } sa mi nezdá.
}
    .begun = Nezdá sa mi …
phrase-accuse = { $who ->
    [you] Nezdáš sa mi: { $because }.
   *[other] { $name } sa mi nezdá: { $because }.
}
    .begun = Nezdá sa mi …, lebo …
phrase-what-do-you-know = { $who ->
    [you] Čo vieš o cieľoch?
   *[other] Čo vie { $name } o cieľoch?
}
    .begun = Čo vie o cieľoch …?
phrase-believe = { $who ->
    [you] Tvojim slovám verím.
   *[other] { $name } hovorí pravdu.
}
    .begun = Pravdu hovorí …
phrase-doubt = { $who ->
    [you] Tvojim slovám neverím.
   *[other] { $name } nehovorí pravdu.
}
    .begun = Pravdu nehovorí …
phrase-why = { $who ->
    [you] Prečo to robíš?
   *[other] Prečo to { $name } robí?
}
    .begun = Prečo to robí …?
phrase-not-me = Ja nie som sabotér!
phrase-no-choice = V ruke nebolo nič lepšie.
phrase-well-dug = { $who ->
    [you] Dobre kopeš!
   *[other] { $name } kope dobre!
}
    .begun = Dobre kope …
phrase-thanks = Vďaka!
phrase-sorry = Prepáčte!
phrase-hurry = Poponáhľaj sa, prosím.
phrase-good-game = Dobrá hra!
phrase-wrong = { $who ->
    [you] Prepáč, to podozrenie bolo zbytočné.
   *[other] { $name } si moje podozrenie nezaslúži.
}
    .begun = Moje podozrenie si nezaslúži …
phrase-caught = Prekukli ste ma.
phrase-got-away = A nikto ma neprekukol.

because-lied = to bola lož
