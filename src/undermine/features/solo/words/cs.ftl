## Karty, figurky a role

verdict-1 = Tenhle důl už zažil lepší dny, i lepší kopáče.
verdict-2 = Slušná šichta: lucerna nesvítila nadarmo.
verdict-3 = Výborně vykopáno! Ostatní se budou ptát kde.
verdict-4 = Mistrovství, na které se v dole nezapomene.
rating-nuggets = { $least } až { $most }
rating-nuggets-more = { $least } a více
rating-gap = Tištěná tabulka tohoto vydání na 20 zapomněla; tady 20 valounů patří k tomuto hodnocení.

## Co se stalo

log-struck-tool = { $who ->
    [you] Karta působí hned: máš { $card }!
   *[other] Karta působí hned: { $name } má { $card }!
}
log-struck-again = { $who ->
    [you] Karta nic nemění: { $card } už máš.
   *[other] Karta nic nemění: { $name } už má { $card }.
}
log-struck-rockfall = Zával působí hned a bere naposledy položenou chodbu: { $card }.
log-struck-nothing = Zával působí hned, ale není co zavalit.

## Stránka v prohlížeči

web-option-colour = Tvoje barva
web-value-colour-green = zelená
web-value-colour-blue = modrá
web-option-opening-resolve = Sabotáže a závaly v první ruce působí hned
web-option-replace-all = Za každou kartu, která působí hned, se lízne nová
tales-dug = { $count ->
    [one] Zatím { $count } valoun
    [few] Zatím { $count } valouny
    [many] Zatím { $count } valounu
   *[other] Zatím { $count } valounů
}
tales-dug-all = { $count ->
    [one] { $count } valoun
    [few] { $count } valouny
    [many] { $count } valounu
   *[other] { $count } valounů
}
tales-rating = Hodnocení

## Pravidla, větu po větě

chapter-solo-draw = Karty, které působí hned
book-solo-goals = Šest zakrytých cílů leží v pyramidě, první z nich sedm prázdných míst od startu. Na většině je zlato, 1 až 3 valouny, někdy za dveřmi; na některých žádné.
book-solo-goal-up = Jakmile od startu vede do cíle nepřerušená cesta, odkryješ ho; je-li cílů víc, v pořadí, jaké si zvolíš.
book-solo-hand = { $count ->
    [one] Na začátku kola dostaneš { $count } kartu.
    [few] Na začátku kola dostaneš { $count } karty.
    [many] Na začátku kola dostaneš { $count } karty.
   *[other] Na začátku kola dostaneš { $count } karet.
}
book-solo-own = Musí k ní vést nepřerušená cesta od startu. Přerušují ji dveře, které jsou pro tebe zavřené, a nepodplacený troll.
book-solo-doors = { $colour ->
    [green] Jsi zelený trpaslík: zelené dveře máš otevřené, na modré potřebuješ klíč.
   *[blue] Jsi modrý trpaslík: modré dveře máš otevřené, na zelené potřebuješ klíč.
}
book-solo-ladder = Žebřík smíš položit vedle jakékoli chodby, kam pasuje, i když tam žádná cesta nevede; ne však hned vedle cíle nebo chodby se zlatem. Žebřík tvé barvy vede přímo ke startu, žebřík druhé barvy nikam.
book-solo-troll = Troll zatarasí cestu na své kartě, dokud ho nepodplatíš.
book-solo-markers = V každém kole máš 6 žetonů, na zlato i na trolly.
book-solo-end = Kolo končí hned, jakmile je odkrytých všech šest cílů, použije se poslední žeton, nebo už nemáš žádnou kartu.
book-solo-aim = Kopeš bez soupeře a snažíš se získat co nejvíc valounů.
book-solo-rating = Od 15 valounů to byla dobrá šichta, od 20 výborná, od 25 se o ní bude zpívat.
book-solo-map = Mapa pokladu ti ukáže jeden zakrytý cíl.
book-solo-aside = V každém kole leží deset karet stranou a nevíš, které to jsou.
book-solo-sabotage = Sabotáž, kterou si lízneš, leží hned před tebou. Je-li ten nástroj už rozbitý, odloží se.
book-solo-broken = Dokud před tebou leží rozbitý nástroj, nestavíš chodby. Oprav ho kartou opravy, na které je, nebo odlož dvě karty.
book-solo-rockfall = Zával, který si lízneš, hned odstraní naposledy položenou chodbu, na které není zlato ani troll. Klíč, který na ní ležel, lze znovu použít.
book-solo-replace-all = Za každou takovou kartu si lízneš další.
book-solo-replace-some = Další kartu si lízneš jen za sabotáž, která před tebou zůstane ležet.
book-solo-opening = To všechno platí i pro první karty kola.
book-solo-opening-kept = Mezi prvními kartami kola nepůsobí: sabotáž lze jen odložit, zával je akční karta, která odstraní tutéž chodbu.
book-solo-result = Po posledním kole se sečtou tvé valouny; nikdo nevyhrává ani neprohrává.
effect-sabotage-solo = Jakmile si ji lízneš, leží před tebou: nestavíš chodby, dokud se ten nástroj neopraví.
effect-sabotage-solo-kept = Lízneš-li si ji během kola, hned leží před tebou: žádné chodby, dokud ten nástroj neopravíš. Mezi prvními kartami ji lze jen odložit.
effect-rockfall-solo = Působí, jakmile si ho lízneš: zmizí naposledy položená chodba bez zlata a bez trolla.
effect-rockfall-solo-kept = Působí, jakmile si ho lízneš, nebo když ho zahraješ: zmizí naposled položená chodba bez zlata a bez trolla.
effect-ladder-nowhere = Jeho start není ve hře, žebřík tedy nikam nevede: polož ho vedle kterékoli chodby, jen ne vedle cíle nebo zlata.

## Lekce

lesson-solo-goal = V dole bez ostatních
    .task = Kopeš jen ty proti kartám. Dojdi k prostřednímu cíli.
    .nudge = Každá karta je vzácná. Zaplň mezeru před cílem.
    .done = Zlato, ke kterému dojdeš, je označené pro tebe. Cílů je šest a balíček se tenčí.
lesson-solo-shed = Pomoz si
    .task = Vozík se ti rozbil při líznutí karty. Opravu nemáš: obětuj za něj zatáčku a svislou chodbu.
    .nudge = Chodbu, která vede dál doprava, ještě budeš potřebovat. Obětuj zbylé dvě.
    .done = Tady ti nikdo nic neopraví, a tak to stojí dvě karty.
lesson-solo-troll = Kolem trolla
    .task = I tady stojí v cestě troll. Podplať ho a pak kopej dál doprava.
    .nudge = Troll pořád stojí v cestě. Nejdřív ho podplať.
    .done = Cesta je volná. Úplatek zaplatíš ze svého zlata, až ho budeš počítat.
lesson-solo-strike = Balíček vrací úder
    .task = Kopej dál doprava a podívej se, co si lízneš.
    .nudge = To nikam nevede. Polož rovnou chodbu na konec.
    .done = Líznutý zával působí hned: zasypal poslední chodbu. Stejně tak rozbitý nástroj.

play-aim-solo = Spoj se svým startem co nejvíc zlata.
play-sheet-solo-1 = Kopeš bez soupeře: zlato, ke kterému vede tvá cesta, je tvoje. Získej ho co nejvíc.
play-sheet-solo-2 = Na modré dveře potřebuješ klíč. Troll tě pustí za valoun.
play-sheet-solo-3 = Soupeřem je balíček: rozbitý nástroj i zával platí hned, jak si je lízneš.
