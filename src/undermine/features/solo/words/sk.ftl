## Karty, figúrky a roly

verdict-1 = Táto baňa už zažila lepšie dni, aj lepších kopáčov.
verdict-2 = Slušná šichta: lampáš nesvietil nadarmo.
verdict-3 = Výborne vykopané! Ostatní sa budú pýtať kde.
verdict-4 = Majstrovstvo, na ktoré sa v bani nezabudne.
rating-nuggets = { $least } až { $most }
rating-nuggets-more = { $least } a viac
rating-gap = Tlačená tabuľka tohto vydania na 20 zabudla; tu 20 nugetov patrí k tomuto hodnoteniu.

## Čo sa stalo

log-struck-tool = { $who ->
    [you] Karta pôsobí hneď: máš { $card }!
   *[other] Karta pôsobí hneď: { $name } má { $card }!
}
log-struck-again = { $who ->
    [you] Karta nič nemení: { $card } už máš.
   *[other] Karta nič nemení: { $name } už má { $card }.
}
log-struck-rockfall = Zával pôsobí hneď a berie naposledy položenú chodbu: { $card }.
log-struck-nothing = Zával pôsobí hneď, ale nie je čo zavaliť.

## Stránka v prehliadači

web-option-colour = Tvoja farba
web-value-colour-green = zelená
web-value-colour-blue = modrá
web-option-opening-resolve = Sabotáže a závaly v prvej ruke pôsobia hneď
web-option-replace-all = Za každú kartu, ktorá pôsobí hneď, sa potiahne nová
tales-dug = { $count ->
    [one] Zatiaľ { $count } nuget
    [few] Zatiaľ { $count } nugety
    [many] Zatiaľ { $count } nugetu
   *[other] Zatiaľ { $count } nugetov
}
tales-dug-all = { $count ->
    [one] { $count } nuget
    [few] { $count } nugety
    [many] { $count } nugetu
   *[other] { $count } nugetov
}
tales-rating = Hodnotenie

## Pravidlá, vetu po vete

chapter-solo-draw = Karty, ktoré pôsobia hneď
book-solo-goals = Šesť zakrytých cieľov leží v pyramíde, prvé z nich sedem prázdnych miest od štartu. Na väčšine je zlato, 1 až 3 nugety, niekedy za dverami; na niektorých žiadne.
book-solo-goal-up = Len čo od štartu vedie do cieľa neprerušená cesta, odkryješ ho; ak je cieľov viac, v poradí, aké si zvolíš.
book-solo-hand = { $count ->
    [one] Na začiatku kola dostaneš { $count } kartu.
    [few] Na začiatku kola dostaneš { $count } karty.
    [many] Na začiatku kola dostaneš { $count } karty.
   *[other] Na začiatku kola dostaneš { $count } kariet.
}
book-solo-own = Musí k nej viesť neprerušená cesta od štartu. Prerušujú ju dvere, ktoré sú pre teba zatvorené, a nepodplatený trol.
book-solo-doors = { $colour ->
    [green] Si zelený trpaslík: zelené dvere máš otvorené, na modré potrebuješ kľúč.
   *[blue] Si modrý trpaslík: modré dvere máš otvorené, na zelené potrebuješ kľúč.
}
book-solo-ladder = Rebrík smieš položiť vedľa akejkoľvek chodby, kam pasuje, aj keď tam žiadna cesta nevedie; nie však hneď vedľa cieľa alebo chodby so zlatom. Rebrík tvojej farby vedie priamo k štartu, rebrík druhej farby nikam.
book-solo-troll = Trol zatarasí cestu na svojej karte, kým ho nepodplatíš.
book-solo-markers = V každom kole máš 6 žetónov, na zlato aj na trolov.
book-solo-end = Kolo sa končí hneď, len čo je odkrytých všetkých šesť cieľov, použije sa posledný žetón alebo už nemáš žiadnu kartu.
book-solo-aim = Kopeš bez súpera a snažíš sa získať čo najviac nugetov.
book-solo-rating = Od 15 nugetov to bola dobrá šichta, od 20 výborná, od 25 sa o nej bude spievať.
book-solo-map = Mapa pokladu ti ukáže jeden zakrytý cieľ.
book-solo-aside = V každom kole leží desať kariet bokom a nevieš, ktoré to sú.
book-solo-sabotage = Sabotáž, ktorú si potiahneš, leží hneď pred tebou. Ak je ten nástroj už rozbitý, odloží sa.
book-solo-broken = Kým pred tebou leží rozbitý nástroj, nestaviaš chodby. Oprav ho kartou opravy, na ktorej je, alebo odlož dve karty.
book-solo-rockfall = Zával, ktorý si potiahneš, hneď odstráni naposledy položenú chodbu, na ktorej nie je zlato ani trol. Kľúč, ktorý na nej ležal, možno znova použiť.
book-solo-replace-all = Za každú takú kartu si potiahneš ďalšiu.
book-solo-replace-some = Ďalšiu kartu si potiahneš len za sabotáž, ktorá pred tebou zostane ležať.
book-solo-opening = To všetko platí aj pre prvé karty kola.
book-solo-opening-kept = Medzi prvými kartami kola nepôsobia: sabotáž možno len odložiť, zával je akčná karta, ktorá odstráni tú istú chodbu.
book-solo-result = Po poslednom kole sa spočítajú tvoje nugety; nikto nevyhráva ani neprehráva.
effect-sabotage-solo = Len čo si ju potiahneš, leží pred tebou: nestaviaš chodby, kým sa ten nástroj neopraví.
effect-sabotage-solo-kept = Ak si ju potiahneš počas kola, hneď leží pred tebou: žiadne chodby, kým ten nástroj neopravíš. Medzi prvými kartami ju možno len odložiť.
effect-rockfall-solo = Pôsobí, len čo si ho potiahneš: zmizne naposledy položená chodba bez zlata a bez trola.
effect-rockfall-solo-kept = Pôsobí, len čo si ho potiahneš, alebo keď ho zahráš: zmizne naposledy položená chodba bez zlata a bez trola.
effect-ladder-nowhere = Jeho štart nie je v hre, rebrík teda nikam nevedie: polož ho vedľa ktorejkoľvek chodby, len nie vedľa cieľa alebo zlata.

## Lekcie

lesson-solo-goal = V bani bez ostatných
    .task = Kopeš len ty proti kartám. Dôjdi k prostrednému cieľu.
    .nudge = Každá karta je vzácna. Zaplň medzeru pred cieľom.
    .done = Zlato, ku ktorému dôjdeš, je označené pre teba. Cieľov je šesť a balíček sa míňa.
lesson-solo-shed = Pomôž si
    .task = Vozík sa ti rozbil pri ťahaní karty. Opravu nemáš: obetuj zaň zákrutu a zvislú chodbu.
    .nudge = Chodbu, ktorá vedie ďalej doprava, ešte budeš potrebovať. Obetuj zvyšné dve.
    .done = Tu ti nikto nič neopraví, a tak to stojí dve karty.
lesson-solo-troll = Okolo trola
    .task = Aj tu stojí v ceste trol. Podplať ho a potom kop ďalej doprava.
    .nudge = Trol stále stojí v ceste. Najprv ho podplať.
    .done = Cesta je voľná. Úplatok zaplatíš zo svojho zlata, keď ho budeš počítať.
lesson-solo-strike = Balíček vracia úder
    .task = Kop ďalej doprava a pozri sa, čo si potiahneš.
    .nudge = To nikam nevedie. Polož rovnú chodbu na koniec.
    .done = Potiahnutý zával pôsobí hneď: zasypal poslednú chodbu. Rovnako rozbitý nástroj.

play-aim-solo = Spoj so svojím štartom čo najviac zlata.
play-sheet-solo-1 = Kopeš bez súpera: zlato, ku ktorému vedie tvoja cesta, je tvoje. Získaj ho čo najviac.
play-sheet-solo-2 = Na modré dvere potrebuješ kľúč. Trol ťa pustí za nuget.
play-sheet-solo-3 = Súperom je balíček: rozbitý nástroj aj zával platia hneď, ako si ich potiahneš.
