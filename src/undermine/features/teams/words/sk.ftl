## Karty, figúrky a roly

card-door-blue = modré dvere
    .object = modré dvere
    .short = modré dvere
    .effect = Kopať za nimi smie každý, ale z oboch tímov sa tadiaľ k pokladu dostane len modrý.
card-door-green = zelené dvere
    .object = zelené dvere
    .short = zel. dvere
    .effect = Kopať za nimi smie každý, ale z oboch tímov sa tadiaľ k pokladu dostane len zelený.
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
finish-blue = vyhrávajú modrí
finish-green = vyhrávajú zelení
finish-both = vyhrávajú oba tímy
finish-loners = tímy za dverami
finish-profiteer = vyhráva špekulant
finish-nobody = nevyhráva nikto
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

## Čo sa stalo

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

## Stránka v prehliadači

web-option-blocked-rule = Za dverami oboch farieb ako
web-value-blocked-rule-cs20 = výročné vydanie
web-value-blocked-rule-de = nemecké vydanie
web-value-blocked-rule-bga = vždy vyhrá šéf a špekulant

## Pravidlá, vetu po vete

book-aim-teams = Ste trpaslíci v bani. Modrí a zelení zlatokopi sú dva tímy a oba chcú zlato; sabotéri chcú, aby sa k nemu nikto nedostal. Kto je kto, zostáva tajné až do konca kola.
book-loners = Šéf, špekulant a geológovia nepatria k žiadnemu tímu. Šéf vyhráva s ktorýmkoľvek tímom, špekulant s každým, kto vyhrá, a geológovia dostávajú zlato za kryštály.
book-roles-left = { $count ->
    [one] Lícom nadol zvýši { $count } karta trpaslíka. Nikto teda nevie naisto, ktorí trpaslíci sedia pri stole.
    [few] Lícom nadol zvýšia { $count } karty trpaslíkov. Nikto teda nevie naisto, ktorí trpaslíci sedia pri stole.
    [many] Lícom nadol zvýši { $count } karty trpaslíkov. Nikto teda nevie naisto, ktorí trpaslíci sedia pri stole.
   *[other] Lícom nadol zvýši { $count } kariet trpaslíkov. Nikto teda nevie naisto, ktorí trpaslíci sedia pri stole.
}
book-door = Dvere nikomu nebránia stavať chodby ani odkrývať ciele. Počítajú sa, až keď sa kolo skončí: tím neprejde dverami druhej farby.
book-team-way = Tím sa dostane k zlatu, ak k nemu vedie cesta bez dverí druhej farby. Jedna taká cesta stačí a môže sa začínať aj pri rebríku.
book-win-team = Ak k zlatu došiel modrý alebo zelený zlatokop a jeho tím sa tam dostane, vyhráva len tento tím.
book-win-other-team = Ak dvere nepustia k pokladu jeho tím, ale ten druhý áno, vyhráva ten druhý.
book-win-both = Ak k zlatu došiel šéf, špekulant, geológ alebo sabotér, vyhráva každý tím, ktorý sa tam dostane. Ak v ceste nestoja žiadne dvere, sú to oba tímy.
book-win-boss = Šéf a špekulant vyhrávajú s každým tímom, ktorý vyhrá, aj keby z neho pri stole nikto nesedel.
book-shut-out-cs20 = Ak dvere nepustia ani jeden tím, vyhrávajú šéf a špekulant, ale len keď k zlatu došiel jeden z nich dvoch. Ak tam došiel ktokoľvek iný, nevyhráva nikto.
book-shut-out-de = Ak dvere nepustia ani jeden tím, vyhráva šéf, nech k zlatu došiel ktokoľvek, a s ním aj špekulant. Ak pri stole nie je šéf, špekulant vyhráva, len keď k zlatu došiel práve on; inak nevyhráva nikto.
book-shut-out-bga = Ak dvere nepustia ani jeden tím, vyhrávajú šéf a špekulant, nech k zlatu došiel ktokoľvek. Ak pri stole nie je ani jeden z nich, nevyhráva nikto.
book-win-saboteurs = Ak sa k zlatu nedošlo, vyhrávajú sabotéri a s nimi špekulant. Ak áno, žiadny sabotér nevyhráva.
book-win-profiteer = Ak sa k zlatu nedošlo a pri stole nie je žiadny sabotér, vyhráva špekulant sám. Ak nie je ani špekulant, nevyhráva nikto.
book-win-role = Počíta sa tá karta trpaslíka, ktorú máš na konci kola.

## Čo sa hovorí

phrase-i-am = { $role ->
    [blue] Kopem za modrý tím.
    [green] Kopem za zelený tím.
   *[boss] Šéf som tu ja.
}
    .begun = Moja rola: …
## Lekcie
lesson-doors = Dvere dvoch farieb
    .task = Si modrý zlatokop. Polož k zlatu kartu, cez ktorú sa zelení nedostanú.
    .nudge = Tadiaľ by prešiel aj zelený tím. Ktoré dvere sú tvoje?
    .done = Modrými dverami prejdú len modrí, a tak zlato patrí len im.
