## Kortos, figūrėlės ir vaidmenys

goal-top = Viršutinis tikslas
    .object = viršutinį tikslą
goal-middle = Vidurinis tikslas
    .object = vidurinį tikslą
goal-bottom = Apatinis tikslas
    .object = apatinį tikslą
legend-gold = auksas
legend-rock = tik uola

## Klausimai ir atsakymai

question-first = Kelias pasiekė kelias užverstas kortas. Kurią atversti pirmą?
    .other = { $name } renkasi, kurią kortą atversti pirmą …
question-orient = Nuspręsk, kaip gulės atversta korta.
    .other = { $name } renkasi, kaip padėti kortą …

## Kas įvyko

log-found = { $seen ->
    [gold] { $title } atverčiamas: auksas!
    [bag] { $title } atverčiamas: maišas aukso!
    [dragon] { $title } atverčiamas: slibinas!
    [spider] { $title } atverčiamas: milžiniškas voras!
   *[stone] { $title } atverčiamas: tik uola.
}

## Kodėl ne

reason-goal-not-reached = iki šio tikslo kelias dar neveda
reason-other-goal-turning = dabar atverčiamas kitas tikslas
reason-goal-face-up = šis tikslas jau atverstas
reason-no-goal-there = ten tikslo nėra

## Puslapis naršyklėje

web-option-stone-orientation = Kaip pasukama uola tiksle
web-value-stone-orientation-join-then-best-fit = prie tunelio, tada kaip geriausiai tinka
web-value-stone-orientation-join-last-card = prie paskutinės kortos
web-value-stone-orientation-fit-else-active-chooses = kaip tinka, kitaip renkasi žaidėjas
play-slip-gold = auksas!
play-slip-rock = uola

## Taisyklės, sakinys po sakinio

book-goals = Trys tikslai guli užversti; nuo pradžios juos skiria septyni tušti langeliai. Vienas iš jų – auksas, kiti du – tik uola.
book-no-border = Kasti galima į visas puses, taip pat ir už tikslų bei už pradžios.
book-goal-reached = Kai tik nuo pradžios į tikslą nuveda ištisinis tunelis, tą tikslą atverčia tunelį užbaigęs žaidėjas.
book-goal-beside = Prie užversto tikslo kortą galima priglausti bet kuria puse, bet atverčia jį tik atviras tunelis.
book-stone-join = Tikslas, kuriame nėra aukso, sujungiamas su jį pasiekusiu tuneliu ir prie kitų kaimynų dera, kiek tik gali. Jei abi padėtys vienodai geros, renkasi jį pasiekęs žaidėjas.
book-stone-last-card = Tikslas, kuriame nėra aukso, sujungiamas su paskutine padėta korta ir prie kitų kaimynų dera, kiek tik gali. Jei abi padėtys vienodai geros, renkasi jį pasiekęs žaidėjas.
book-stone-fit = Tikslas, kuriame nėra aukso, padedamas taip, kad derėtų prie visų kaimynų. Jei jis nedera nė vienaip arba dera abiem būdais, kaip jis gulės, renkasi jį pasiekęs žaidėjas.
book-stone-tunnel = Raundas tęsiasi, o uola dabar yra toks pat tunelis kaip ir kiti. Jei ji veda į kitą tikslą, iškart atverčiamas ir tas.
book-two-goals = Jei iš karto pasieki du tikslus, atverti abu ir renkiesi, kuris bus pirmas. Jei tai auksas, raundas baigtas.

## Kas sakoma

place-top = viršuje
    .at = viršuje
place-middle = viduryje
    .at = viduryje
place-bottom = apačioje
    .at = apačioje
phrase-gold-is-at = { $place ->
    [top] Auksas viršuje!
    [upper] Auksas antrame tiksle iš viršaus!
    [middle] Auksas viduryje!
    [lower] Auksas antrame tiksle iš apačios!
   *[bottom] Auksas apačioje!
}
    .begun = Auksas …
phrase-rock-is-at = { $place ->
    [top] Viršuje tik uola.
    [upper] Antrame tiksle iš viršaus tik uola.
    [middle] Viduryje tik uola.
    [lower] Antrame tiksle iš apačios tik uola.
   *[bottom] Apačioje tik uola.
}
    .begun = Tik uola …
phrase-dig-to = { $place ->
    [top] Kaskime į viršų!
    [upper] Kaskime prie antro tikslo iš viršaus!
    [middle] Kaskime į vidurį!
    [lower] Kaskime prie antro tikslo iš apačios!
   *[bottom] Kaskime į apačią!
}
    .begun = Kaskime link …
phrase-hid-gold = Prisipažįstu: { $at } mačiau auksą, o sakiau, kad uola.
    .begun = Mačiau auksą, sakiau uola …
phrase-hid-rock = Prisipažįstu: { $at } mačiau uolą, o sakiau, kad auksas.
    .begun = Mačiau uolą, sakiau auksas …
## Pamokos

lesson-gold = Auksas!
    .task = Žinai, kur guli auksas. Padėk paskutinį tunelį iki jo.
    .nudge = Taip tikslo nepasieksi. Tarpas yra tiesiai prieš jį.
    .done = Auksakasiai laimi raundą ir dalijasi aukso kortomis; kas padėjo paskutinį tunelį, renkasi pirmas.
