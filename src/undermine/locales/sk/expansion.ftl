# Rozšírenie: karty, trpaslíci, otázky, čo sa stalo, prečo nie, pravidlá v skratke.

card-bridge = most
    .object = most
    .short = most
    .effect = Dve chodby sa križujú nad sebou; odbočiť sa tu nedá.
card-double-curve = dvojitá zákruta
    .object = dvojitú zákrutu
    .short = 2 zákruty
    .effect = Dve zákruty na jednej karte, ktoré spolu nesúvisia.
card-blind-arm = chodba so slepou odbočkou
    .object = chodbu so slepou odbočkou
    .short = + slepá
    .effect = Cesta vedie cez kartu; ďalšia strana vyzerá ako otvorená, ale napojená nie je.
card-crystal = chodba s kryštálom
    .object = chodbu s kryštálom
    .short = kryštál
    .effect = Chodba ako každá iná, ale jej kryštál má pre geológov cenu nugetu.
card-ladder = rebrík
    .object = rebrík
    .short = rebrík
    .effect = Je spojený so štartom aj so všetkými rebríkmi: prilož ho ku ktorejkoľvek chodbe, len nie k cieľu.
card-door-blue = modré dvere
    .object = modré dvere
    .short = modré dvere
    .effect = Kopať za nimi smie každý, ale z oboch tímov sa tadiaľ k pokladu dostane len modrý.
card-door-green = zelené dvere
    .object = zelené dvere
    .short = zel. dvere
    .effect = Kopať za nimi smie každý, ale z oboch tímov sa tadiaľ k pokladu dostane len zelený.
card-theft = krádež
    .object = krádež
    .short = krádež
    .effect = Polož ju pred seba: ak tam ešte bude, keď sa zlato rozdelí, smieš niekomu vziať jeden nuget.
card-hands-off = ruky preč
    .object = kartu ruky preč
    .short = ruky preč
    .effect = Odstráni zo stola jednu krádež, nech leží pred kýmkoľvek.
card-prison = väzenie
    .object = väzenie
    .short = väzenie
    .effect = Polož ho pred niekoho iného: kým tam leží, nestavia ten hráč chodby a na konci nedostane zlato a nekradne.
card-release = oslobodenie
    .object = oslobodenie
    .short = oslobodenie
    .effect = Pustí z väzenia teba alebo kohokoľvek pri stole.
card-inspection = inšpekcia
    .object = inšpekciu
    .short = inšpekcia
    .effect = Pozri sa na kartu trpaslíka niekoho iného; vedieť to budeš len ty.
card-swap-hats = výmena čiapok
    .object = výmenu čiapok
    .short = čiapky
    .effect = Niekto, pokojne aj ty, dá kartu trpaslíka nabok a vezme si jednu z tých, čo zvýšili.
card-swap-hands = výmena kariet
    .object = výmenu kariet
    .short = výmena
    .effect = Vymeň si všetky karty s niekým iným; ten si potom jednu potiahne, ty nie.

role-blue = modrý zlatokop
    .task = Pomôž modrému tímu k zlatu cestou bez zelených dverí.
    .many = Modrí zlatokopi
role-green = zelený zlatokop
    .task = Pomôž zelenému tímu k zlatu cestou bez modrých dverí.
    .many = Zelení zlatokopi
role-boss = šéf
    .task = Nepatríš k žiadnemu tímu, ale vyhrávaš s každým, ktorý vyhrá, a dostaneš o nuget menej.
    .many = Šéf
role-profiteer = špekulant
    .task = Vyhrávaš s každým, kto vyhrá, so zlatokopmi aj so sabotérmi, a dostaneš o dva nugety menej.
    .many = Špekulant
role-geologist = geológ
    .task = Za každý kryštál na stole dostaneš nuget, nech vyhrá ktokoľvek; dvaja geológovia sa delia.
    .many = Geológovia

question-steal = Tvoja krádež: komu vezmeš nuget?
    .other = { $name } zvažuje, koho okradnúť …
menu-nobody = nikomu
menu-shed = Zbaviť sa karty „{ $title }“ za dve odložené: napíš { $command } a čísla dvoch kariet.
menu-several = Až tri karty naraz: { $command } 1 3 4

log-discarded-more = { $count ->
    [one] { $name } odkladá kartu lícom nadol.
    [few] { $name } odkladá { $count } karty lícom nadol.
    [many] { $name } odkladá { $count } karty lícom nadol.
   *[other] { $name } odkladá { $count } kariet lícom nadol.
}
log-theft = { $who ->
    [you] Kladieš pred seba krádež; počíta sa pri delení zlata.
   *[other] { $name } vykladá krádež; počíta sa pri delení zlata.
}
log-hands-off = { $deed ->
    [you-other] Odstraňuješ krádež, prichádza o ňu { $target }.
    [other-you] { $actor } odstraňuje tvoju krádež!
    [you-self] Odstraňuješ vlastnú krádež.
    [other-self] { $actor } odstraňuje vlastnú krádež.
   *[other-other] { $actor } odstraňuje krádež, prichádza o ňu { $target }.
}
log-locked = { $deed ->
    [you-other] Posielaš do väzenia: { $target }.
    [other-you] { $actor } ťa posiela do väzenia!
   *[other-other] { $actor } posiela do väzenia: { $target }.
}
log-released = { $deed ->
    [you-other] Otváraš väzenie, { $target } ďakuje.
    [other-you] { $actor } ťa púšťa z väzenia. To je milé!
    [you-self] Dostávaš sa z väzenia.
    [other-self] { $actor } sa dostáva z väzenia.
   *[other-other] { $actor } otvára väzenie, { $target } ďakuje.
}
log-shed = { $who ->
    [you] Za tieto dve odložené karty mizne karta „{ $title }“, ktorá ležala pred tebou.
   *[other] { $name } sa za tieto dve odložené karty zbavuje karty „{ $title }“.
}
log-inspected = { $deed ->
    [you-other] Pozeráš sa na kartu trpaslíka ({ $target }): { $role }.
    [other-you] { $actor } sa pozerá na tvoju kartu trpaslíka!
   *[other-other] { $actor } sa pozerá na kartu trpaslíka, ktorú má { $target }.
}
log-hatted = { $deed ->
    [you-other] Meníš čiapku, inú kartu trpaslíka si berie { $target }.
    [other-you] { $actor } ti mení čiapku, máš inú kartu trpaslíka: { $role }.
    [you-self] Meníš si čiapku, máš inú kartu trpaslíka: { $role }.
    [other-self] { $actor } si mení čiapku a berie si inú kartu trpaslíka.
   *[other-other] { $actor } mení čiapku, inú kartu trpaslíka si berie { $target }.
}
log-swapped = { $deed ->
    [you-other] Vymieňate si karty v ruke: ty a { $target }.
    [other-you] { $actor } si s tebou vymieňa karty v ruke!
   *[other-other] { $actor } a { $target } si vymieňajú karty v ruke.
}
log-earned = { $who ->
    [you] { $count ->
        [one] Dostávaš jeden nuget.
        [few] Dostávaš { $count } nugety.
        [many] Dostávaš { $count } nugetu.
       *[other] Dostávaš { $count } nugetov.
    }
   *[other] { $count ->
        [one] { $name } dostáva jeden nuget.
        [few] { $name } dostáva { $count } nugety.
        [many] { $name } dostáva { $count } nugetu.
       *[other] { $name } dostáva { $count } nugetov.
    }
}
log-stole = { $deed ->
    [you-other] Kradneš nuget, prichádza oň { $target }.
    [other-you] { $actor } ti kradne nuget!
   *[other-other] { $actor } kradne nuget, prichádza oň { $target }.
}
log-ended-blue = { $who ->
    [you] Nachádzaš zlato! Kolo vyhráva modrý tím.
   *[other] { $name } nachádza zlato! Kolo vyhráva modrý tím.
}
log-ended-green = { $who ->
    [you] Nachádzaš zlato! Kolo vyhráva zelený tím.
   *[other] { $name } nachádza zlato! Kolo vyhráva zelený tím.
}
log-ended-both = { $who ->
    [you] Nachádzaš zlato! Kolo vyhrávajú oba tímy.
   *[other] { $name } nachádza zlato! Kolo vyhrávajú oba tímy.
}
log-ended-loners = { $who ->
    [you] Nachádzaš zlato, ale dvere nepustili ani jeden tím: poklad pripadá šéfovi a špekulantovi.
   *[other] { $name } nachádza zlato, ale dvere nepustili ani jeden tím: poklad pripadá šéfovi a špekulantovi.
}
log-ended-profiteer = Nikto už nemá karty a žiadny sabotér nie je na slobode: kolo vyhráva sám špekulant.
log-ended-nobody = Kolo nevyhráva nikto; poklad zostáva, kde je.

finish-blue = vyhrávajú modrí
finish-green = vyhrávajú zelení
finish-both = vyhrávajú oba tímy
finish-loners = tímy za dverami
finish-profiteer = vyhráva špekulant
finish-nobody = nevyhráva nikto

reason-in-prison = vo väzení sa nekope; najprv ťa odtiaľ musí niekto pustiť
reason-beside-goal = rebrík nesmie ležať hneď vedľa cieľa
reason-not-yourself = seba vybrať nemôžeš
reason-already-in-prison = { $who ->
    [you] vo väzení už si
   *[other] { $name } už vo väzení je
}
reason-not-in-prison = { $who ->
    [you] vo väzení nie si
   *[other] { $name } vo väzení nie je
}
reason-theft-lies-already = jedna krádež už pred tebou leží
reason-no-theft-there = { $who ->
    [you] pred tebou žiadna krádež neleží
   *[other] { $name } pred sebou žiadnu krádež nemá
}
reason-nothing-to-steal = { $who ->
    [you] nemáš nič, čo by sa dalo ukradnúť
   *[other] { $name } nemá nič, čo by sa dalo ukradnúť
}
reason-no-hat-left = nezostala žiadna karta trpaslíka, ktorú by nikto nemal
reason-not-before-you = taká karta pred tebou neleží
reason-needs-two-cards = stojí to dve karty, a ty ich toľko nemáš
reason-name-in-order = karty odkladané spolu sa menujú v poradí, v akom ich držíš
reason-passes-too-many = toľko kariet naraz odložiť nesmieš

game-expansion = Rozšírenie

side-blue = Modrý tím
    .won = Kolo vyhral modrý tím.
side-green = Zelený tím
    .won = Kolo vyhral zelený tím.
side-both = Oba tímy
    .won = Kolo vyhrali oba tímy.
side-loners = Šéf a špekulant
    .won = Tímy zostali za dverami; kolo vyhrali šéf a špekulant.
side-profiteer = Špekulant
    .won = Kolo vyhral sám špekulant.
side-nobody = Nikto
    .won = Kolo nevyhral nikto.
