# Rýchle frázy: čo sa hovorí pri stole a čo každý číta vo svojom jazyku.

place-top = hore
place-upper = druhý zhora
place-middle = uprostred
place-lower = druhý zdola
place-bottom = dole

phrase-gold-is-at = { $place ->
    [top] Zlato je hore!
    [upper] Zlato je v druhom cieli zhora!
    [middle] Zlato je uprostred!
    [lower] Zlato je v druhom cieli zdola!
   *[bottom] Zlato je dole!
}
phrase-rock-is-at = { $place ->
    [top] Hore je len skala.
    [upper] V druhom cieli zhora je len skala.
    [middle] Uprostred je len skala.
    [lower] V druhom cieli zdola je len skala.
   *[bottom] Dole je len skala.
}
phrase-trust = { $who ->
    [you] Tebe verím.
   *[other] Verím, že { $name } je poctivý zlatokop.
}
phrase-distrust = { $who ->
    [you] Tebe neverím.
   *[other] { $name } sa mi nezdá.
}
phrase-help-me = { $tool ->
    [pickaxe] Opravte mi prosím čakan!
    [lantern] Opravte mi prosím lampáš!
    [prison] Pustite ma prosím z väzenia!
   *[cart] Opravte mi prosím vozík!
}
phrase-not-me = Ja za to nemôžem!
phrase-close-the-gap = Zavrite tú medzeru v chodbe!
phrase-well-dug = { $who ->
    [you] Dobre kopeš!
   *[other] { $name } kope dobre!
}
phrase-hurry = Poponáhľaj sa, prosím.
phrase-thanks = Vďaka!
phrase-good-game = Dobrá hra!
