# Greitos frazės: kas sakoma prie stalo ir ką kiekvienas skaito savo kalba.

phrase-trust = { $who ->
    [you] Tavimi pasitikiu.
   *[other] Manau, kad { $name } žaidžia sąžiningai.
}
    .begun = Pasitikiu …
phrase-distrust = { $who ->
    [you] Tavimi nepasitikiu.
   *[other] { $name } man kelia įtarimą.
}
    .begun = Įtarimą kelia …
phrase-accuse = { $who ->
    [you] Tu man keli įtarimą: { $because }.
   *[other] { $name } man kelia įtarimą: { $because }.
}
    .begun = Įtarimą kelia …, nes …
phrase-what-do-you-know = { $who ->
    [you] Ką žinai apie tikslus?
   *[other] Ką { $name } žino apie tikslus?
}
    .begun = Ką žino …?
phrase-believe = { $who ->
    [you] Tikiu tavo žodžiais.
   *[other] { $name } sako tiesą.
}
    .begun = Tiesą sako …
phrase-doubt = { $who ->
    [you] Netikiu tavo žodžiais.
   *[other] { $name } sako netiesą.
}
    .begun = Netiesą sako …
phrase-why = { $who ->
    [you] Kodėl taip darai?
   *[other] Kodėl { $name } taip daro?
}
    .begun = Kodėl taip daro …?
phrase-not-me = Aš ne diversantas!
phrase-no-choice = Geresnės kortos neturėjau.
phrase-well-dug = { $who ->
    [you] Gerai kasi!
   *[other] { $name } gerai kasa!
}
    .begun = Gerai kasa …
phrase-thanks = Ačiū!
phrase-sorry = Atsiprašau!
phrase-hurry = Paskubėk, prašau.
phrase-good-game = Geras žaidimas!
phrase-wrong = { $who ->
    [you] Atleisk, be reikalo tave įtariau.
   *[other] { $name } mano įtarimo nenusipelnė.
}
    .begun = Mano įtarimo nenusipelnė …
phrase-caught = Jūs mane perpratote.
phrase-got-away = Ir niekas manęs neperprato.

because-lied = tai buvo melas
