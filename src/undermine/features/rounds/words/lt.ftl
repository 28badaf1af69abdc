## Klausimai ir atsakymai

choice-discard = išmesti
question-turn = Tavo ėjimas: pasirink kortą pagal numerį.
    .broken = Su sulaužytu įrankiu nekasama: pasirink veiksmą pagal numerį arba išmesk.
    .other = { $name } galvoja …
menu-several = Iki trijų kortų iš karto: { $command } 1 3 4

## Kas įvyko

log-began = Prasideda { $number } raundas; nykštukų kortos išdalytos užverstos.
log-first = { $who ->
    [you] Pradedi tu.
   *[other] Pradeda { $name }.
}
log-drew = Paėmei { $card }.
log-discarded = { $who ->
    [you] Išmetei { $card }.
   *[other] { $name } išmetė užverstą kortą.
}
log-discarded-more = { $count ->
    [one] { $name } išmetė { $count } užverstą kortą.
    [few] { $name } išmetė { $count } užverstas kortas.
    [many] { $name } išmetė { $count } užverstos kortos.
   *[other] { $name } išmetė { $count } užverstų kortų.
}

## Kodėl ne

reason-name-in-order = kartu išmetamos kortos vardijamos ta tvarka, kuria laikomos rankoje
reason-passes-too-many = tiek kortų iš karto išmesti negalima

## Puslapis naršyklėje

web-option-first-player = Kas pradeda
web-value-first-player-random = atsitiktinai
web-option-rounds = Raundai
tales-tally-discarded = išmestos kortos

## Taisyklės, sakinys po sakinio

book-turn = Savo ėjimu panaudoji vieną kortą: padedi tunelį, žaidi veiksmo kortą arba išmeti vieną kortą užverstą.
book-draw = Tada paimi kortą iš kaladės, ir eina tavo kaimynas iš kairės.
book-hand = { $count ->
    [one] Kiekvienas gauna į ranką { $count } kortą.
    [few] Kiekvienas gauna į ranką { $count } kortas.
    [many] Kiekvienas gauna į ranką { $count } kortos.
   *[other] Kiekvienas gauna į ranką { $count } kortų.
}
book-pile-empty = Kai kaladė baigiasi, kortų nebeimama. Iš išmestų kortų nauja kaladė nemaišoma.
book-discard-pile = Išmestos kortos, savo darbą atlikusios veiksmo kortos ir nuo stalo nuimti tuneliai dedami į išmestų kortų krūvelę. Ji guli užversta.
book-no-cards = Kas nebeturi kortų, šiame raunde nebeina.
book-end = Raundas baigiasi iškart, kai atverčiamas auksas. Jis baigiasi ir tada, kai niekas nebeturi kortų.
book-rounds = { $count ->
    [one] Žaidžiamas { $count } raundas.
    [few] Žaidžiami { $count } raundai.
    [many] Žaidžiama { $count } raundo.
   *[other] Žaidžiama { $count } raundų.
}
book-first-by-lot = Kas pradeda pirmą raundą, nusprendžia burtai.
book-first-seat = Pirmą raundą pradeda { $seat } vieta.
book-next-round = Prieš kiekvieną raundą iš naujo išdėliojama pradžia ir tikslai, sumaišomos kortos ir iš naujo išdalijamos nykštukų kortos. Auksas lieka jums.
book-next-first = Kitą raundą pradeda paskutinį ėjimą atlikusio žaidėjo kaimynas iš kairės.
book-most-gold = Kas po paskutinio raundo turi daugiausia grynuolių, tas laimi. Jei keli turi po lygiai, jie laimi kartu.
book-draw-one = Po tunelio ar veiksmo kortos paimi vieną kortą.
book-pass = Kai praleidi ėjimą, išmeti užverstas vieną, dvi arba tris kortas ir tiek pat paimi.
book-turn-next = Tada eina tavo kaimynas iš kairės.
book-cards-aside = Dar dešimt kortų nežiūrint padėta į šalį. Šiame raunde jomis nežaidžiama.
book-pile-short = Jei kaladėje mažiau kortų, negu turėtum paimti, paimi tiek, kiek yra. Kai kaladė baigiasi, kortų nebeimama. Iš išmestų kortų nauja kaladė nemaišoma.
book-next-round-aside = Prieš kiekvieną raundą iš naujo išdėliojama pradžia ir tikslai, sumaišomos visos kortos, dešimt jų vėl padedama į šalį ir iš naujo išdalijamos visos nykštukų kortos. Auksas lieka jums.

## Pamokos

lesson-discard = Nieko naudingo
    .task = Ieškai aukso, ir nė viena korta tau nepadeda. Vieną iš jų išmesk užverstą.
    .nudge = Tai kenkia kasimui, o tu esi auksakasys. Pasirink kortą, tada Išmesti.
    .done = Kas išmeta kortą, paima naują. Bet niekas nemato, kokia ji buvo, todėl tai kelia įtarimą.

## Kas sakoma

because-passed = vien išmestos kortos ir jokio tunelio
