## Kortos, figūrėlės ir vaidmenys

piece-collector = mokesčio rinkėjas
    .effect = Kas čia nutiesia tunelį, sumoka rinkėjo savininkui grynuolį arba randa, kas sumokės už jį.
module-toll = Tunelių mokestis

## Klausimai ir atsakymai

question-drop = Kurią kortą išmesi už rinkėją?
    .other = { $name } išmeta kortą už rinkėją …
question-pay = Ar sumokėsi mokestį?
    .other = { $name } svarsto, ar mokėti mokestį …
choice-collector = rinkėjas
choice-drop = išmesti
choice-beg = paprašyti
choice-pay = sumokėti
choice-decline = nemokėti

## Kas įvyko

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
log-begged = { $pair ->
    [you-other] Paprašei sumokėti mokestį ties { $cell }; atsakys { $target }.
    [other-you] { $actor } prašo tavęs sumokėti mokestį ties { $cell }.
   *[other-other] { $actor } prašo sumokėti mokestį ties { $cell }; atsakys { $target }.
}
    .shown = { $pair ->
        [you-other] Paprašei sumokėti mokestį; atsakys { $target }.
        [other-you] { $actor } prašo tavęs sumokėti mokestį.
       *[other-other] { $actor } prašo sumokėti mokestį; atsakys { $target }.
    }
log-pledged = { $who ->
    [you] Tu sumokėsi.
   *[other] { $name } sumokės.
}
log-toll-paid = { $pair ->
    [you-other] Sumokėjai grynuolį mokesčio, jį gavo { $target }.
    [other-you] { $actor } sumokėjo tau grynuolį mokesčio.
   *[other-other] { $actor } sumokėjo grynuolį mokesčio, jį gavo { $target }.
}

## Kodėl ne

reason-toll-unpaid = ten stovi mokesčio rinkėjas, ir niekas už tave nemoka
reason-collectors-used = abu rinkėjai šiame raunde jau panaudoti
reason-no-open-end = ten joks tunelis neturi laisvo galo
reason-no-collector-there = ten joks rinkėjas nestovi
reason-toll-promised = kažkas jau pažadėjo sumokėti
reason-asked-already = šio žaidėjo jau klausta
reason-no-need-to-ask = nėra ko prašyti
reason-cannot-pay = neturi nė vieno grynuolio

## Puslapis naršyklėje

web-module-toll = Tunelių mokestis
    .about = Rinkėjai užtveria atvirus galus: kas ten kasa toliau, moka jų savininkui.
play-opening-collector = Pastatyti rinkėją už kortą …
    .ask = Kur stovės rinkėjas? Pasirink apšviestą tunelio galą; tai kainuos kortą.
play-opening-beg = Prašyti ką nors sumokėti mokestį …
    .ask = Pasirink rinkėją, tada apšviestą žaidėją, kuris sumokės.

## Taisyklės, sakinys po sakinio

book-toll-start = Žaidimo pradžioje kiekvienas turi po vieną grynuolį.
book-toll-place = Vietoj kitų veiksmų savo ėjimu gali išmesti kortą ir pastatyti mokesčio rinkėją tuščiame langelyje prie atviro tunelio galo. Tada kortos neimi, tad rankoje turi viena mažiau. Tai daryti gali ir tada, kai negali tiesti tunelių.
book-toll-once = Rinkėjų yra du. Kiekvieną per raundą galima pastatyti vieną kartą.
book-toll-pay = Kas padeda tunelį ten, kur stovi tavo rinkėjas, sumoka tau vieną grynuolį, ir rinkėjas pasitraukia. Tau ten nieko mokėti nereikia.
book-toll-ask = Gali po vieną prašyti kitų, kad sumokėtų už tave; pažadas galioja iki tavo ėjimo pabaigos. Jei niekas nesumoka, ten nieko padėti negalima.
book-toll-gone = Kai prie jo langelio nebeveda joks atviras tunelis, rinkėjas pasitraukia nieko negavęs.
book-toll-detour = Mokestį reikia mokėti ir už apylanką į jo vietą.
book-toll-tracker = Pėdsekį gali žaisti tik tada, kai įmanoma sumokėti mokestį už abu jo tunelius.
book-toll-veto = Rinkėjo pastatymo vetuoti negalima. Jei vetuojamas tunelis jo langelyje, nieko nemokama ir rinkėjas lieka.

## Pamokos

lesson-collector = Mokėk arba kask kitur
    .task = Pastatyk mokesčio rinkėją atvirame gale dešinėje; už jį sumoki viena rankos korta.
    .nudge = Pastatyk jį ten, kur kiti nori kasti toliau: tunelio gale.
    .done = Kas ten ties, sumokės tau grynuolį. Kortos už tai neimi.
lesson-toll = Kelio kaina
    .task = Prieš auksą stovi rinkėjas, kurį pastatė Jakub. Vis tiek padėk ten tunelį ir sumokėk.
    .nudge = Auksas yra už rinkėjo. Padėk tiesų tunelį ant jo langelio.
    .done = Jakub gauna grynuolį, ir rinkėjas pasitraukia. Apsimokėjo.
