## Karty, figurky a role

card-door-blue = modré dveře
    .object = modré dveře
    .short = modré dveře
    .effect = Kopat za nimi smí každý, ale z obou týmů se tudy k pokladu dostane jen modrý.
card-door-green = zelené dveře
    .object = zelené dveře
    .short = zel. dveře
    .effect = Kopat za nimi smí každý, ale z obou týmů se tudy k pokladu dostane jen zelený.
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
finish-blue = vyhrávají modří
finish-green = vyhrávají zelení
finish-both = vyhrávají oba týmy
finish-loners = týmy za dveřmi
finish-profiteer = vyhrává spekulant
finish-nobody = nevyhrává nikdo
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

## Co se stalo

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

## Stránka v prohlížeči

web-option-blocked-rule = Za dveřmi obou barev jako
web-value-blocked-rule-cs20 = výroční vydání
web-value-blocked-rule-de = německé vydání
web-value-blocked-rule-bga = vždy vyhraje šéf a spekulant

## Pravidla, větu po větě

book-aim-teams = Jste trpaslíci v dole. Modří a zelení zlatokopové jsou dva týmy a oba chtějí zlato; sabotéři chtějí, aby se k němu nikdo nedostal. Kdo je kdo, zůstává tajné až do konce kola.
book-loners = Šéf, spekulant a geologové nepatří k žádnému týmu. Šéf vyhrává s kterýmkoli týmem, spekulant s každým, kdo vyhraje, a geologové dostávají zlato za krystaly.
book-roles-left = { $count ->
    [one] Lícem dolů zbude { $count } karta trpaslíka. Nikdo tedy neví jistě, kteří trpaslíci sedí u stolu.
    [few] Lícem dolů zbudou { $count } karty trpaslíků. Nikdo tedy neví jistě, kteří trpaslíci sedí u stolu.
    [many] Lícem dolů zbude { $count } karty trpaslíků. Nikdo tedy neví jistě, kteří trpaslíci sedí u stolu.
   *[other] Lícem dolů zbude { $count } karet trpaslíků. Nikdo tedy neví jistě, kteří trpaslíci sedí u stolu.
}
book-door = Dveře nikomu nebrání stavět chodby ani odkrývat cíle. Počítají se, až když kolo skončí: tým neprojde dveřmi druhé barvy.
book-team-way = Tým se dostane ke zlatu, pokud k němu vede cesta bez dveří druhé barvy. Jedna taková cesta stačí a může začínat i u žebříku.
book-win-team = Došel-li ke zlatu modrý nebo zelený zlatokop a jeho tým se tam dostane, vyhrává jen tento tým.
book-win-other-team = Nepustí-li dveře k pokladu jeho tým, ale ten druhý ano, vyhrává ten druhý.
book-win-both = Došel-li ke zlatu šéf, spekulant, geolog nebo sabotér, vyhrává každý tým, který se tam dostane. Nestojí-li v cestě žádné dveře, jsou to oba týmy.
book-win-boss = Šéf a spekulant vyhrávají s každým týmem, který vyhraje, i kdyby z něj u stolu nikdo neseděl.
book-shut-out-cs20 = Nepustí-li dveře ani jeden tým, vyhrávají šéf a spekulant, ale jen když ke zlatu došel jeden z nich dvou. Došel-li tam kdokoli jiný, nevyhrává nikdo.
book-shut-out-de = Nepustí-li dveře ani jeden tým, vyhrává šéf, ať ke zlatu došel kdokoli, a s ním i spekulant. Není-li u stolu šéf, vyhrává spekulant, jen když ke zlatu došel právě on; jinak nevyhrává nikdo.
book-shut-out-bga = Nepustí-li dveře ani jeden tým, vyhrávají šéf a spekulant, ať ke zlatu došel kdokoli. Není-li u stolu ani jeden z nich, nevyhrává nikdo.
book-win-saboteurs = Pokud se ke zlatu nedošlo, vyhrávají sabotéři a s nimi spekulant. Pokud ano, žádný sabotér nevyhrává.
book-win-profiteer = Pokud se ke zlatu nedošlo a u stolu není žádný sabotér, vyhrává spekulant sám. Není-li ani spekulant, nevyhrává nikdo.
book-win-role = Počítá se ta karta trpaslíka, kterou máš na konci kola.

## Co se říká

phrase-i-am = { $role ->
    [blue] Kopu za modrý tým.
    [green] Kopu za zelený tým.
   *[boss] Šéf jsem tu já.
}
    .begun = Moje role: …
## Lekce
lesson-doors = Dveře dvou barev
    .task = Jsi modrý zlatokop. Polož ke zlatu kartu, přes kterou se zelení nedostanou.
    .nudge = Tudy by prošel i zelený tým. Které dveře jsou tvoje?
    .done = Modrými dveřmi projdou jen modří, a tak zlato patří jen jim.
