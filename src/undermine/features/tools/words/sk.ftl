## Karty, figúrky a roly

card-sabotage-pickaxe = rozbitý čakan
    .object = rozbitý čakan
    .short = ✕ čakan
    .effect = Polož ju pred niekoho iného: kým čakan niekto neopraví, nestavia ten hráč chodby.
card-sabotage-lantern = rozbitý lampáš
    .object = rozbitý lampáš
    .short = ✕ lampáš
    .effect = Polož ju pred niekoho iného: kým lampáš niekto neopraví, nestavia ten hráč chodby.
card-sabotage-cart = rozbitý vozík
    .object = rozbitý vozík
    .short = ✕ vozík
    .effect = Polož ju pred niekoho iného: kým vozík niekto neopraví, nestavia ten hráč chodby.
card-repair-pickaxe = oprava čakana
    .object = opravu čakana
    .short = ✓ čakan
    .effect = Opraví rozbitý čakan, tvoj alebo kohokoľvek pri stole.
card-repair-lantern = oprava lampáša
    .object = opravu lampáša
    .short = ✓ lampáš
    .effect = Opraví rozbitý lampáš, tvoj alebo kohokoľvek pri stole.
card-repair-cart = oprava vozíka
    .object = opravu vozíka
    .short = ✓ vozík
    .effect = Opraví rozbitý vozík, tvoj alebo kohokoľvek pri stole.
card-repair-pickaxe-lantern = oprava čakana alebo lampáša
    .object = opravu čakana alebo lampáša
    .short = ✓ čak/lamp
    .effect = Opraví jeden nástroj, čakan alebo lampáš, tebe alebo komukoľvek pri stole.
card-repair-pickaxe-cart = oprava čakana alebo vozíka
    .object = opravu čakana alebo vozíka
    .short = ✓ čak/voz
    .effect = Opraví jeden nástroj, čakan alebo vozík, tebe alebo komukoľvek pri stole.
card-repair-lantern-cart = oprava lampáša alebo vozíka
    .object = opravu lampáša alebo vozíka
    .short = ✓ lamp/voz
    .effect = Opraví jeden nástroj, lampáš alebo vozík, tebe alebo komukoľvek pri stole.
tool-pickaxe = čakan
    .object = čakan
    .yours = tvoj čakan
    .own = vlastný čakan
    .label = čakan
tool-lantern = lampáš
    .object = lampáš
    .yours = tvoj lampáš
    .own = vlastný lampáš
    .label = lamp.
tool-cart = vozík
    .object = vozík
    .yours = tvoj vozík
    .own = vlastný vozík
    .label = vozík

## Čo sa stalo

log-broke = { $pair ->
    [you-other] Rozbíjaš { $object }, odnáša si to { $target }.
    [other-you] { $actor } ti rozbíja { $object }!
    [you-self] Rozbíjaš si { $own }.
    [other-self] { $actor } si rozbíja { $own }.
   *[other-other] { $actor } rozbíja { $object }, odnáša si to { $target }.
}
log-mended = { $pair ->
    [you-other] Opravuješ { $object }, { $target } ďakuje.
    [other-you] { $actor } ti opravuje { $object }. To je milé!
    [you-self] Opravuješ si { $object }.
    [other-self] { $actor } si opravuje { $object }.
   *[other-other] { $actor } opravuje { $object }, { $target } ďakuje.
}

## Prečo to nejde

reason-cannot-dig = s rozbitým nástrojom sa kopať nedá; najprv ho niekto musí opraviť
reason-not-on-yourself = vlastné nástroje si rozbiť nemôžeš
reason-already-broken = { $who ->
    [you] tento nástroj už máš rozbitý
   *[other] { $name } už tento nástroj rozbitý má
}
reason-mends-other-tools = táto karta opravuje iné nástroje
reason-nothing-to-mend = { $who ->
    [you] nemáš rozbité nič, čo by táto karta opravila
   *[other] { $name } nemá rozbité nič, čo by táto karta opravila
}
reason-mends-own-only = oprava opraví len to, čo leží pred tebou

## Stránka v prehliadači

web-option-sabotage-self = Smieš rozbiť vlastný nástroj
play-ask-broken = Máš rozbitý nástroj, a tak nemôžeš kopať. Vyber inú kartu alebo niektorú odlož.
play-ask-broken-path = S rozbitým nástrojom sa kopať nedá. Vezmi inú kartu alebo ju odlož.
play-want-sabotage = Komu rozbiješ nástroj? Vyber osvetleného hráča.
play-want-repair = Komu opravíš nástroj? Vyber osvetleného hráča.
play-shed-sabotage-pickaxe = Opraviť čakan za 2 karty …
play-shed-sabotage-lantern = Opraviť lampáš za 2 karty …
play-shed-sabotage-cart = Opraviť vozík za 2 karty …
play-tool-broken = { $tool }: rozbité
tales-tally-broke = rozbité nástroje
tales-tally-mended = opravené nástroje

## Pravidlá, vetu po vete

book-broken = Kým pred tebou leží rozbitý čakan, lampáš alebo vozík, nestaviaš chodby. Hrať akčné karty a odkladať karty smieš ďalej.
book-break-others = Rozbíjať môžeš nástroje ostatným, sebe nie.
book-break-anybody = Nástroj môžeš rozbiť komukoľvek, aj sebe.
book-break-once = Nikto nemôže mať rovnaký nástroj rozbitý dvakrát.
book-repair = Oprava opraví nástroj, ktorý je na nej, tebe alebo komukoľvek inému. Zahrať ju môžeš, len keď je taký nástroj rozbitý.
book-repair-two = Oprava s dvoma nástrojmi opraví jeden z nich, nikdy oba.
effect-sabotage-anybody = Polož ju pred niekoho, pokojne aj pred seba: kým sa nástroj neopraví, nestavia ten hráč chodby.

## Lekcie

lesson-mend = Rozbitý lampáš
    .task = Niekto ti rozbil lampáš a ty nemôžeš kopať. Oprav ho.
    .nudge = Lampáš by zostal rozbitý. Vezmi kartu opravy a vyber seba.
    .done = Rozbitý nástroj ťa zastaví, kým ho neopraví karta, tvoja alebo od priateľa.

## Čo sa hovorí

phrase-help-me = { $tool ->
    [pickaxe] Opravte mi prosím čakan!
    [lantern] Opravte mi prosím lampáš!
    [prison] Pustite ma prosím z väzenia!
   *[cart] Opravte mi prosím vozík!
}
    .begun = Opravte mi …
phrase-help-them = { $who ->
    [you] Niekto by ti mal pomôcť!
   *[other] Pomôžte! { $name } potrebuje opravu.
}
    .begun = Pomoc potrebuje …
because-broke = ten nástroj nebolo treba rozbiť
because-mended = tá oprava pomohla nesprávnemu
