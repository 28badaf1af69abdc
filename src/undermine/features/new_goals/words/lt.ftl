## Kortos, figūrėlės ir vaidmenys

goal-upper = Antras tikslas iš viršaus
    .object = antrą tikslą iš viršaus
goal-lower = Antras tikslas iš apačios
    .object = antrą tikslą iš apačios
legend-bag = maišas aukso
legend-dragon = slibinas
legend-spider = milžiniškas voras
module-new-goals = Nauji tikslai

## Kas įvyko

log-dragon = { $who ->
    [you] Slibinas atėmė iš tavęs grynuolį.
   *[other] Slibinas atėmė grynuolį; jo neteko { $name }.
}
log-ended-spider = { $side ->
    [saboteurs] Milžiniškas voras visus išvaiko: raundą laimi diversantai.
    [profiteer] Milžiniškas voras visus išvaiko: raundą vienas laimi spekuliantas.
   *[nobody] Milžiniškas voras visus išvaiko: raundo nelaimi niekas.
}

## Puslapis naršyklėje

web-option-goal-cells = Kur guli penki tikslai
web-module-new-goals = Nauji tikslai
    .about = Penki tikslai vietoj trijų: auksas, maišai aukso, slibinai arba milžiniškas voras.

## Taisyklės, sakinys po sakinio

book-new-goals-laid = Guli penki užversti tikslai: auksas ir burtais parinkti keturi iš septynių kitų. Tie septyni – du maišai aukso, du slibinai, dvi plikos uolos ir milžiniškas voras.
book-new-goals-bag = Kas atverčia maišą aukso, iš karto gauna 1 arba 2 grynuolius, kaip pavaizduota.
book-new-goals-dragon = Kas atverčia slibiną, netenka vieno grynuolio, jei jų turi.
book-new-goals-spider = Milžiniškas voras iš karto baigia raundą, lyg aukso pasiekti nebebūtų galima.
book-new-goals-tunnel = Jei raundas tęsiasi, tikslas tampa tuneliu kaip visi kiti. Jei jis veda į kitą tikslą, iš karto atverčiamas ir tas.
book-new-goals-two = Kas pasiekia du tikslus iš karto, vieną pasirenka ir atverčia, įvykdo, ką jis reiškia, ir tada atverčia kitą. Jei pirmasis užbaigia raundą, antrasis nieko nebereiškia.
book-new-goals-end = Raundas baigiasi iš karto, kai atverčiamas auksas arba milžiniškas voras. Jis baigiasi ir tada, kai niekas nebeturi kortų.

## Kas sakoma

place-upper = antras iš viršaus
    .at = antrame tiksle iš viršaus
place-lower = antras iš apačios
    .at = antrame tiksle iš apačios
phrase-sight-at = { $thing ->
    [spider] Atsargiai, { $at } – milžiniškas voras!
    [dragon] Atsargiai, { $at } – slibinas!
   *[bag] Žinau: { $at } – maišas aukso!
}
    .begun = Ten yra …
## Pamokos
lesson-new-goals = Ne vien auksas ir uola
    .task = Čia guli penki tikslai, ir ne visi yra auksas arba uola. Žinai, kad viduryje yra maišas aukso: pasiek jį.
    .nudge = Taip jo nepasieksi. Padėk tiesų tunelį tiesiai prieš tikslą.
    .done = Kas pasiekia maišą, tuoj gauna jo grynuolius, ir kasama toliau. Saugokis slibinų ir vorų.
