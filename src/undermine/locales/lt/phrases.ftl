# Greitos frazės: kas sakoma prie stalo ir ką kiekvienas skaito savo kalba.

place-top = viršuje
place-upper = antras iš viršaus
place-middle = viduryje
place-lower = antras iš apačios
place-bottom = apačioje

phrase-gold-is-at = { $place ->
    [top] Auksas viršuje!
    [upper] Auksas antrame tiksle iš viršaus!
    [middle] Auksas viduryje!
    [lower] Auksas antrame tiksle iš apačios!
   *[bottom] Auksas apačioje!
}
phrase-rock-is-at = { $place ->
    [top] Viršuje tik uola.
    [upper] Antrame tiksle iš viršaus tik uola.
    [middle] Viduryje tik uola.
    [lower] Antrame tiksle iš apačios tik uola.
   *[bottom] Apačioje tik uola.
}
phrase-trust = { $who ->
    [you] Tavimi pasitikiu.
   *[other] { $name } – patikimas auksakasys.
}
phrase-distrust = { $who ->
    [you] Tavimi nepasitikiu.
   *[other] { $name } man kelia įtarimą.
}
phrase-help-me = { $tool ->
    [pickaxe] Prašau pataisyti mano kirtiklį!
    [lantern] Prašau pataisyti mano žibintą!
    [prison] Prašau išleisti mane iš kalėjimo!
   *[cart] Prašau pataisyti mano vežimėlį!
}
phrase-not-me = Tai ne aš!
phrase-close-the-gap = Užtaisykite spragą tunelyje!
phrase-well-dug = { $who ->
    [you] Gerai kasi!
   *[other] { $name } gerai kasa!
}
phrase-hurry = Paskubėk, prašau.
phrase-thanks = Ačiū!
phrase-good-game = Geras žaidimas!
