# Rozšíření: karty, trpaslíci, otázky, co se stalo, proč ne, pravidla ve zkratce.

card-bridge = most
    .object = most
    .short = most
    .effect = Dvě chodby se kříží nad sebou; odbočit se tu nedá.
card-double-curve = dvojitá zatáčka
    .object = dvojitou zatáčku
    .short = dvě zatáčky
    .effect = Dvě zatáčky na jedné kartě, které spolu nesouvisejí.
card-blind-arm = chodba se slepou odbočkou
    .object = chodbu se slepou odbočkou
    .short = + slepá
    .effect = Cesta vede skrz; další strana vypadá jako otevřená, ale napojená není.
card-crystal = chodba s krystalem
    .object = chodbu s krystalem
    .short = krystal
    .effect = Chodba jako každá jiná, ale její krystal má pro geology cenu valounu.
card-ladder = žebřík
    .object = žebřík
    .short = žebřík
    .effect = Je spojený se startem i se všemi žebříky: přilož ho ke kterékoli chodbě, jen ne k cíli.
card-door-blue = modré dveře
    .object = modré dveře
    .short = modré dveře
    .effect = Kopat za nimi smí každý, ale z obou týmů se tudy k pokladu dostane jen modrý.
card-door-green = zelené dveře
    .object = zelené dveře
    .short = zel. dveře
    .effect = Kopat za nimi smí každý, ale z obou týmů se tudy k pokladu dostane jen zelený.
card-theft = krádež
    .object = krádež
    .short = krádež
    .effect = Polož ji před sebe: bude-li tam ještě, až se zlato rozdělí, smíš někomu vzít jeden valoun.
card-hands-off = ruce pryč
    .object = kartu ruce pryč
    .short = ruce pryč
    .effect = Odstraní ze stolu jednu krádež, ať leží před kýmkoli.
card-prison = vězení
    .object = vězení
    .short = vězení
    .effect = Polož ho před někoho jiného: dokud tam leží, nestaví ten hráč chodby a na konci nedostane zlato a nekrade.
card-release = osvobození
    .object = osvobození
    .short = osvobození
    .effect = Pustí z vězení tebe nebo kohokoli u stolu.
card-inspection = inspekce
    .object = inspekci
    .short = inspekce
    .effect = Podívej se na kartu trpaslíka někoho jiného; vědět to budeš jen ty.
card-swap-hats = výměna čepiček
    .object = výměnu čepiček
    .short = čepičky
    .effect = Někdo, třeba i ty, dá kartu trpaslíka stranou a vezme si jednu z těch, které zbyly.
card-swap-hands = výměna karet
    .object = výměnu karet
    .short = výměna
    .effect = Vyměň si všechny karty s někým jiným; ten si pak jednu lízne, ty ne.

role-blue = modrý zlatokop
    .task = Pomoz modrému týmu ke zlatu cestou bez zelených dveří.
    .many = Modří zlatokopové
role-green = zelený zlatokop
    .task = Pomoz zelenému týmu ke zlatu cestou bez modrých dveří.
    .many = Zelení zlatokopové
role-boss = šéf
    .task = Nepatříš k žádnému týmu, ale vyhráváš s každým, který vyhraje, a dostaneš o valoun méně.
    .many = Šéf
role-profiteer = spekulant
    .task = Vyhráváš s každým, kdo vyhraje, se zlatokopy i se sabotéry, a dostaneš o dva valouny méně.
    .many = Spekulant
role-geologist = geolog
    .task = Za každý krystal na stole dostaneš valoun, ať vyhraje kdokoli; dva geologové se dělí.
    .many = Geologové

question-steal = Tvoje krádež: komu vezmeš valoun?
    .other = { $name } zvažuje, koho okrást …
menu-nobody = nikomu
menu-shed = Zbavit se karty „{ $title }“ za dvě odložené: napiš { $command } a čísla dvou karet.
menu-several = Až tři karty najednou: { $command } 1 3 4

log-discarded-more = { $count ->
    [one] { $name } odkládá kartu lícem dolů.
    [few] { $name } odkládá { $count } karty lícem dolů.
    [many] { $name } odkládá { $count } karty lícem dolů.
   *[other] { $name } odkládá { $count } karet lícem dolů.
}
log-theft = { $who ->
    [you] Kladeš před sebe krádež; počítá se při dělení zlata.
   *[other] { $name } vykládá krádež; počítá se při dělení zlata.
}
log-hands-off = { $deed ->
    [you-other] Odstraňuješ krádež, přichází o ni { $target }.
    [other-you] { $actor } odstraňuje tvou krádež!
    [you-self] Odstraňuješ vlastní krádež.
    [other-self] { $actor } odstraňuje vlastní krádež.
   *[other-other] { $actor } odstraňuje krádež, přichází o ni { $target }.
}
log-locked = { $deed ->
    [you-other] Posíláš do vězení: { $target }.
    [other-you] { $actor } tě posílá do vězení!
   *[other-other] { $actor } posílá do vězení: { $target }.
}
log-released = { $deed ->
    [you-other] Otevíráš vězení, { $target } děkuje.
    [other-you] { $actor } tě pouští z vězení. To je milé!
    [you-self] Dostáváš se z vězení.
    [other-self] { $actor } se dostává z vězení.
   *[other-other] { $actor } otevírá vězení, { $target } děkuje.
}
log-shed = { $who ->
    [you] Za tyhle dvě odložené karty mizí karta „{ $title }“, která ležela před tebou.
   *[other] { $name } se za tyhle dvě odložené karty zbavuje karty „{ $title }“.
}
log-inspected = { $deed ->
    [you-other] Díváš se na kartu trpaslíka ({ $target }): { $role }.
    [other-you] { $actor } se dívá na tvou kartu trpaslíka!
   *[other-other] { $actor } se dívá na kartu trpaslíka, kterou má { $target }.
}
log-hatted = { $deed ->
    [you-other] Měníš čepičku, jinou kartu trpaslíka si bere { $target }.
    [other-you] { $actor } ti mění čepičku, máš jinou kartu trpaslíka: { $role }.
    [you-self] Měníš si čepičku, máš jinou kartu trpaslíka: { $role }.
    [other-self] { $actor } si mění čepičku a bere si jinou kartu trpaslíka.
   *[other-other] { $actor } mění čepičku, jinou kartu trpaslíka si bere { $target }.
}
log-swapped = { $deed ->
    [you-other] Vyměňujete si karty v ruce: ty a { $target }.
    [other-you] { $actor } si s tebou vyměňuje karty v ruce!
   *[other-other] { $actor } a { $target } si vyměňují karty v ruce.
}
log-earned = { $who ->
    [you] { $count ->
        [one] Dostáváš jeden valoun.
        [few] Dostáváš { $count } valouny.
        [many] Dostáváš { $count } valounu.
       *[other] Dostáváš { $count } valounů.
    }
   *[other] { $count ->
        [one] { $name } dostává jeden valoun.
        [few] { $name } dostává { $count } valouny.
        [many] { $name } dostává { $count } valounu.
       *[other] { $name } dostává { $count } valounů.
    }
}
log-stole = { $deed ->
    [you-other] Kradeš valoun, přichází o něj { $target }.
    [other-you] { $actor } ti krade valoun!
   *[other-other] { $actor } krade valoun, přichází o něj { $target }.
}
log-ended-blue = { $who ->
    [you] Nacházíš zlato! Kolo vyhrává modrý tým.
   *[other] { $name } nachází zlato! Kolo vyhrává modrý tým.
}
log-ended-green = { $who ->
    [you] Nacházíš zlato! Kolo vyhrává zelený tým.
   *[other] { $name } nachází zlato! Kolo vyhrává zelený tým.
}
log-ended-both = { $who ->
    [you] Nacházíš zlato! Kolo vyhrávají oba týmy.
   *[other] { $name } nachází zlato! Kolo vyhrávají oba týmy.
}
log-ended-loners = { $who ->
    [you] Nacházíš zlato, ale dveře nepustily žádný z týmů: poklad připadá šéfovi a spekulantovi.
   *[other] { $name } nachází zlato, ale dveře nepustily žádný z týmů: poklad připadá šéfovi a spekulantovi.
}
log-ended-profiteer = Nikdo už nemá karty a žádný sabotér není na svobodě: kolo vyhrává sám spekulant.
log-ended-nobody = Kolo nevyhrává nikdo; poklad zůstává, kde je.

finish-blue = vyhrávají modří
finish-green = vyhrávají zelení
finish-both = vyhrávají oba týmy
finish-loners = týmy za dveřmi
finish-profiteer = vyhrává spekulant
finish-nobody = nevyhrává nikdo

reason-in-prison = ve vězení se nekope; nejdřív tě odtud musí někdo pustit
reason-beside-goal = žebřík nesmí ležet hned vedle cíle
reason-not-yourself = sebe vybrat nemůžeš
reason-already-in-prison = { $who ->
    [you] ve vězení už jsi
   *[other] { $name } už ve vězení je
}
reason-not-in-prison = { $who ->
    [you] ve vězení nejsi
   *[other] { $name } ve vězení není
}
reason-theft-lies-already = jedna krádež už před tebou leží
reason-no-theft-there = { $who ->
    [you] před tebou žádná krádež neleží
   *[other] { $name } před sebou žádnou krádež nemá
}
reason-nothing-to-steal = { $who ->
    [you] nemáš nic, co by se dalo ukrást
   *[other] { $name } nemá nic, co by se dalo ukrást
}
reason-no-hat-left = nezbyla žádná karta trpaslíka, kterou by nikdo neměl
reason-not-before-you = taková karta před tebou neleží
reason-needs-two-cards = stojí to dvě karty, a ty jich tolik nemáš
reason-name-in-order = karty odkládané spolu se jmenují v pořadí, v jakém je držíš
reason-passes-too-many = tolik karet najednou odložit nesmíš

game-expansion = Rozšíření

side-blue = Modrý tým
    .won = Kolo vyhrál modrý tým.
side-green = Zelený tým
    .won = Kolo vyhrál zelený tým.
side-both = Oba týmy
    .won = Kolo vyhrály oba týmy.
side-loners = Šéf a spekulant
    .won = Týmy zůstaly za dveřmi; kolo vyhráli šéf a spekulant.
side-profiteer = Spekulant
    .won = Kolo vyhrál sám spekulant.
side-nobody = Nikdo
    .won = Kolo nevyhrál nikdo.
