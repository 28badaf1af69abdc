## Karty, figúrky a roly

card-theft = krádež
    .object = krádež
    .short = krádež
    .effect = Polož ju pred seba: ak tam ešte bude, keď sa zlato rozdelí, smieš niekomu vziať jeden nuget.
card-hands-off = ruky preč
    .object = kartu ruky preč
    .short = ruky preč
    .effect = Odstráni zo stola jednu krádež, nech leží pred kýmkoľvek.

## Otázky a odpovede

question-steal = Tvoja krádež: komu vezmeš nuget?
    .other = { $name } zvažuje, koho okradnúť …
menu-nobody = nikomu

## Čo sa stalo

log-theft = { $who ->
    [you] Kladieš pred seba krádež; počíta sa pri delení zlata.
   *[other] { $name } vykladá krádež; počíta sa pri delení zlata.
}
log-hands-off = { $pair ->
    [you-other] Odstraňuješ krádež, prichádza o ňu { $target }.
    [other-you] { $actor } odstraňuje tvoju krádež!
    [you-self] Odstraňuješ vlastnú krádež.
    [other-self] { $actor } odstraňuje vlastnú krádež.
   *[other-other] { $actor } odstraňuje krádež, prichádza o ňu { $target }.
}
log-stole = { $pair ->
    [you-other] Kradneš nuget, prichádza oň { $target }.
    [other-you] { $actor } ti kradne nuget!
   *[other-other] { $actor } kradne nuget, prichádza oň { $target }.
}

## Prečo to nejde

reason-theft-lies-already = jedna krádež už pred tebou leží
reason-no-theft-there = { $who ->
    [you] pred tebou žiadna krádež neleží
   *[other] { $name } pred sebou žiadnu krádež nemá
}
reason-nothing-to-steal = { $who ->
    [you] nemáš nič, čo by sa dalo ukradnúť
   *[other] { $name } nemá nič, čo by sa dalo ukradnúť
}

## Stránka v prehliadači

play-want-hands-off = Čiu krádež odstrániš? Vyber osvetleného hráča.

## Pravidlá, vetu po vete

book-theft = Krádež položíš pred seba, nikdy však druhú. Ak tam ešte leží po rozdelení zlata, smieš inému hráčovi vziať jeden nuget.
book-hands-off = Karta „ruky preč“ odstráni zo stola jednu krádež, nech leží pred kýmkoľvek.
book-thefts = Krádeže prídu na rad nakoniec. Z tých, čo smú kradnúť, začína ten, kto zahral krádež naposledy; potom sa pokračuje doľava.
book-thefts-whom = Okradnúť smieš ktoréhokoľvek iného hráča, ktorý má zlato, aj väzňa. Ale nemusíš okradnúť nikoho.

## Lekcie
lesson-theft = Dlhé prsty
    .task = Zlato je blízko. Vylož pred seba krádež.
    .nudge = Teraz nie je čas na chodby. Zahraj krádež tlačidlom.
    .done = Keď sa bude deliť zlato, vezmeš niekomu nuget, ak ťa nezastaví iná karta.
