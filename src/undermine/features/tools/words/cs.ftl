## Karty, figurky a role

card-sabotage-pickaxe = rozbitý krumpáč
    .object = rozbitý krumpáč
    .short = ✕ krumpáč
    .effect = Polož ji před někoho jiného: dokud krumpáč někdo neopraví, nestaví ten hráč chodby.
card-sabotage-lantern = rozbitá lucerna
    .object = rozbitou lucernu
    .short = ✕ lucerna
    .effect = Polož ji před někoho jiného: dokud lucernu někdo neopraví, nestaví ten hráč chodby.
card-sabotage-cart = rozbitý vozík
    .object = rozbitý vozík
    .short = ✕ vozík
    .effect = Polož ji před někoho jiného: dokud vozík někdo neopraví, nestaví ten hráč chodby.
card-repair-pickaxe = oprava krumpáče
    .object = opravu krumpáče
    .short = ✓ krumpáč
    .effect = Opraví rozbitý krumpáč, tvůj nebo kohokoli u stolu.
card-repair-lantern = oprava lucerny
    .object = opravu lucerny
    .short = ✓ lucerna
    .effect = Opraví rozbitou lucernu, tvou nebo kohokoli u stolu.
card-repair-cart = oprava vozíku
    .object = opravu vozíku
    .short = ✓ vozík
    .effect = Opraví rozbitý vozík, tvůj nebo kohokoli u stolu.
card-repair-pickaxe-lantern = oprava krumpáče nebo lucerny
    .object = opravu krumpáče nebo lucerny
    .short = ✓ krum/luc
    .effect = Opraví jeden nástroj, krumpáč nebo lucernu, tobě nebo komukoli u stolu.
card-repair-pickaxe-cart = oprava krumpáče nebo vozíku
    .object = opravu krumpáče nebo vozíku
    .short = ✓ krum/voz
    .effect = Opraví jeden nástroj, krumpáč nebo vozík, tobě nebo komukoli u stolu.
card-repair-lantern-cart = oprava lucerny nebo vozíku
    .object = opravu lucerny nebo vozíku
    .short = ✓ luc/voz
    .effect = Opraví jeden nástroj, lucernu nebo vozík, tobě nebo komukoli u stolu.
tool-pickaxe = krumpáč
    .object = krumpáč
    .yours = tvůj krumpáč
    .own = vlastní krumpáč
    .label = krump
tool-lantern = lucerna
    .object = lucernu
    .yours = tvou lucernu
    .own = vlastní lucernu
    .label = lucer
tool-cart = vozík
    .object = vozík
    .yours = tvůj vozík
    .own = vlastní vozík
    .label = vozík

## Co se stalo

log-broke = { $pair ->
    [you-other] Rozbíjíš { $object }, odnáší to { $target }.
    [other-you] { $actor } ti rozbíjí { $object }!
    [you-self] Rozbíjíš si { $own }.
    [other-self] { $actor } si rozbíjí { $own }.
   *[other-other] { $actor } rozbíjí { $object }, odnáší to { $target }.
}
log-mended = { $pair ->
    [you-other] Opravuješ { $object }, { $target } děkuje.
    [other-you] { $actor } ti opravuje { $object }. To je milé!
    [you-self] Opravuješ si { $object }.
    [other-self] { $actor } si opravuje { $object }.
   *[other-other] { $actor } opravuje { $object }, { $target } děkuje.
}

## Proč to nejde

reason-cannot-dig = s rozbitým nástrojem se kopat nedá; nejdřív ho někdo musí opravit
reason-not-on-yourself = vlastní nástroje si rozbít nemůžeš
reason-already-broken = { $who ->
    [you] tenhle nástroj už máš rozbitý
   *[other] { $name } už tenhle nástroj rozbitý má
}
reason-mends-other-tools = tahle karta opravuje jiné nástroje
reason-nothing-to-mend = { $who ->
    [you] nemáš rozbité nic, co by tahle karta opravila
   *[other] { $name } nemá rozbité nic, co by tahle karta opravila
}
reason-mends-own-only = oprava opraví jen to, co leží před tebou

## Stránka v prohlížeči

web-option-sabotage-self = Smíš rozbít vlastní nástroj
play-ask-broken = Máš rozbitý nástroj, a tak nemůžeš kopat. Vyber jinou kartu, nebo některou odlož.
play-ask-broken-path = S rozbitým nástrojem se kopat nedá. Vezmi jinou kartu, nebo ji odlož.
play-want-sabotage = Komu rozbiješ nástroj? Vyber osvětleného hráče.
play-want-repair = Komu opravíš nástroj? Vyber osvětleného hráče.
play-shed-sabotage-pickaxe = Opravit krumpáč za 2 karty …
play-shed-sabotage-lantern = Opravit lucernu za 2 karty …
play-shed-sabotage-cart = Opravit vozík za 2 karty …
play-tool-broken = { $tool }: rozbito
tales-tally-broke = rozbité nástroje
tales-tally-mended = opravené nástroje

## Pravidla, větu po větě

book-broken = Dokud před tebou leží rozbitý krumpáč, lucerna nebo vozík, nestavíš chodby. Hrát akční karty a odkládat karty smíš dál.
book-break-others = Rozbíjet můžeš nástroje ostatním, sobě ne.
book-break-anybody = Nástroj můžeš rozbít komukoli, i sobě.
book-break-once = Nikdo nemůže mít stejný nástroj rozbitý dvakrát.
book-repair = Oprava opraví nástroj, který je na ní, tobě nebo komukoli jinému. Zahrát ji můžeš, jen když je takový nástroj rozbitý.
book-repair-two = Oprava se dvěma nástroji opraví jeden z nich, nikdy oba.
effect-sabotage-anybody = Polož ji před někoho, třeba i před sebe: dokud se nástroj neopraví, nestaví ten hráč chodby.

## Lekce

lesson-mend = Rozbitá lucerna
    .task = Někdo ti rozbil lucernu a ty nemůžeš kopat. Oprav ji.
    .nudge = Lucerna by zůstala rozbitá. Vezmi kartu opravy a vyber sebe.
    .done = Rozbitý nástroj tě zastaví, dokud ho neopraví karta, tvoje nebo od přítele.

## Co se říká

phrase-help-me = { $tool ->
    [pickaxe] Opravte mi prosím krumpáč!
    [lantern] Opravte mi prosím lucernu!
    [prison] Pusťte mě prosím z vězení!
   *[cart] Opravte mi prosím vozík!
}
    .begun = Opravte mi …
phrase-help-them = { $who ->
    [you] Někdo by ti měl pomoct!
   *[other] Pomozte! { $name } potřebuje opravu.
}
    .begun = Pomoc potřebuje …
because-broke = ten nástroj nebylo třeba rozbít
because-mended = ta oprava pomohla nesprávnému
