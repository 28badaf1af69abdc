# Mažieji papildymai: vietos, skrynios, kas įvyko, klausimai, priežastys, taisyklės trumpai.

goal-upper = Antras tikslas iš viršaus
    .object = antrą tikslą iš viršaus
goal-lower = Antras tikslas iš apačios
    .object = antrą tikslą iš apačios
card-costume = kostiumų sandėlis
    .object = kostiumų sandėlį
    .short = kostiumai
    .effect = Kas pirmas čia atveda tunelį, turi pasikeisti nykštuko kortą.
card-party = tunelių vakarėlis
    .object = tunelių vakarėlį
    .short = vakarėlis
    .effect = Kas pirmas čia atveda tunelį, sumaišo visų žaidėjų nykštukų kortas ir išdalija iš naujo.

piece-collector = mokesčio rinkėjas
    .effect = Kas čia nutiesia tunelį, sumoka rinkėjo savininkui grynuolį arba randa, kas sumokės už jį.
piece-chest = lobių skrynia
    .effect = Kas čia atveda tunelį, atverčia kortą ir atidaro skrynią, gera joje ar bloga. Žemėlapiu galima į ją pažiūrėti, akmenų griūtis ją pašalina.

chest-gold1 = pasiimk grynuolį
chest-mapban = žemėlapiai šiame raunde tikslų neberodo
chest-nodraw = šio ėjimo pabaigoje neimk kortos
chest-extradraw = šio ėjimo pabaigoje paimk viena korta daugiau
chest-movegoal = pastumk vieną tikslą vienu langeliu tolyn
chest-takecard = kortą ištrauk ne iš kaladės, o iš kito žaidėjo rankos
chest-draw3keep1 = peržiūrėk tris kaladės kortas ir vieną pasilik
chest-peekrole = pažiūrėk į kito žaidėjo nykštuko kortą
chest-digdiscard = kortą imk ne iš kaladės, o pasirink iš išmestų
chest-burn5 = penkios kaladės kortos išmetamos nematytos

log-collector = { $who ->
    [you] Pastatei mokesčio rinkėją ties { $cell }.
   *[other] { $name } pastatė mokesčio rinkėją ties { $cell }.
}
    .shown = { $who ->
        [you] Pastatei mokesčio rinkėją.
       *[other] { $name } pastatė mokesčio rinkėją.
    }
log-collector-gone = Mokesčio rinkėjas ties { $cell } pasitraukia.
    .shown = Mokesčio rinkėjas pasitraukia.
log-begged = { $deed ->
    [you-other] Paprašei sumokėti mokestį ties { $cell }; atsakys { $target }.
    [other-you] { $actor } prašo tavęs sumokėti mokestį ties { $cell }.
   *[other-other] { $actor } prašo sumokėti mokestį ties { $cell }; atsakys { $target }.
}
    .shown = { $deed ->
        [you-other] Paprašei sumokėti mokestį; atsakys { $target }.
        [other-you] { $actor } prašo tavęs sumokėti mokestį.
       *[other-other] { $actor } prašo sumokėti mokestį; atsakys { $target }.
    }
log-pledged = { $who ->
    [you] Tu sumokėsi.
   *[other] { $name } sumokės.
}
log-handed = { $deed ->
    [you-other] Sumokėjai grynuolį mokesčio, jį gavo { $target }.
    [other-you] { $actor } sumokėjo tau grynuolį mokesčio.
   *[other-other] { $actor } sumokėjo grynuolį mokesčio, jį gavo { $target }.
}
log-traded = { $who ->
    [you] Kostiumų sandėlyje turėjai persirengti. Dabar esi: { $role }.
   *[other] { $name } kostiumų sandėlyje persirengė ir turi kitą nykštuko kortą.
}
log-party = Vakarėlis! Visos nykštukų kortos sumaišomos ir išdalijamos iš naujo.
log-recast = Dabar esi: { $role }.
log-opened = { $who ->
    [you] Atidarei skrynią. Joje parašyta: { $chest }.
   *[other] { $name } atidarė skrynią. Joje parašyta: { $chest }.
}
log-chest-lost = Skrynios po ja nebėra, niekas jos neatidarė.
log-chest-gold = { $who ->
    [you] Pasiėmei aukso kortą su vienu grynuoliu.
   *[other] { $name } pasiėmė aukso kortą su vienu grynuoliu.
}
log-glimpsed = { $who ->
    [you] Pažiūrėjai po korta ties { $cell }: { $card }, o skrynioje parašyta: { $chest }.
   *[other] { $name } pažiūrėjo po korta ties { $cell } ir į jos skrynią.
}
    .shown = { $who ->
        [you] Pažiūrėjai po korta: { $card }, o skrynioje parašyta: { $chest }.
       *[other] { $name } pažiūrėjo po korta ir į jos skrynią.
    }
log-moved = { $goal } dabar guli ties { $cell }.
    .shown = { $goal } dabar guli vienu langeliu toliau.
log-burnt = { $count ->
    [one] Nematyta išmetama { $count } kaladės korta.
    [few] Nematytos išmetamos { $count } kaladės kortos.
    [many] Nematytos išmetama { $count } kaladės kortos.
   *[other] Nematytų išmetama { $count } kaladės kortų.
}
log-snatched = { $deed ->
    [you-other] Ištraukei { $card } iš svetimos rankos; kortos neteko { $target }.
    [other-you] { $actor } ištraukė { $card } iš tavo rankos!
   *[other-other] { $actor } ištraukė kortą iš svetimos rankos; jos neteko { $target }.
}
log-mixed = Išmestos kortos sumaišomos.
log-offered = { $who ->
    [you] { $count ->
        [one] Peržiūrėjai { $count } kaladės kortą.
        [few] Peržiūrėjai { $count } kaladės kortas.
        [many] Peržiūrėjai { $count } kaladės kortos.
       *[other] Peržiūrėjai { $count } kaladės kortų.
    }
   *[other] { $count ->
        [one] { $name } peržiūrėjo { $count } kaladės kortą.
        [few] { $name } peržiūrėjo { $count } kaladės kortas.
        [many] { $name } peržiūrėjo { $count } kaladės kortos.
       *[other] { $name } peržiūrėjo { $count } kaladės kortų.
    }
}
log-dragon = { $who ->
    [you] Slibinas atėmė iš tavęs grynuolį.
   *[other] Slibinas atėmė grynuolį; jo neteko { $name }.
}
log-ended-spider = { $side ->
    [saboteurs] Milžiniškas voras visus išvaiko: raundą laimi diversantai.
    [profiteer] Milžiniškas voras visus išvaiko: raundą vienas laimi spekuliantas.
   *[nobody] Milžiniškas voras visus išvaiko: raundo nelaimi niekas.
}

question-drop = Kurią kortą išmesi už rinkėją?
    .other = { $name } išmeta kortą už rinkėją …
question-pay = Ar sumokėsi mokestį?
    .other = { $name } svarsto, ar mokėti mokestį …
question-keep = Kurią iš šių kortų pasiliksi?
    .other = { $name } renkasi kortą …
question-snatch = Iš kieno rankos trauksi kortą?
    .other = { $name } renkasi, iš kieno rankos traukti kortą …
question-push = Kuris tikslas pasislinks vienu langeliu tolyn?
    .other = { $name } renkasi, kurį tikslą nustumti …
question-look = Kieno nykštuko kortą pažiūrėsi?
    .other = { $name } renkasi, kieno nykštuko kortą pažiūrėti …

choice-collector = rinkėjas
choice-drop = išmesti
choice-beg = paprašyti
choice-pay = sumokėti
choice-decline = nemokėti
choice-keep = pasilikti
choice-snatch = imti kortą
choice-push = nustumti
choice-look = pažiūrėti
legend-bag = maišas aukso
legend-dragon = slibinas
legend-spider = milžiniškas voras

reason-toll-unpaid = ten stovi mokesčio rinkėjas, ir niekas už tave nemoka
reason-collectors-used = abu rinkėjai šiame raunde jau panaudoti
reason-no-open-end = ten joks tunelis neturi laisvo galo
reason-no-collector-there = ten joks rinkėjas nestovi
reason-toll-promised = kažkas jau pažadėjo sumokėti
reason-asked-already = šio žaidėjo jau klausta
reason-no-need-to-ask = nėra ko prašyti
reason-cannot-pay = neturi nė vieno grynuolio
reason-map-banned = šiame raunde žemėlapiai tikslų neberodo
reason-goal-stays = šio tikslo pastumti negalima
reason-no-cards-there = { $who ->
    [you] neturi nė vienos kortos
   *[other] { $name } neturi nė vienos kortos
}

module-toll = Tunelių mokestis
module-costume = Kostiumų sandėlis
module-party = Tunelių vakarėlis
module-new-goals = Nauji tikslai
module-chests = Lobių skrynios
