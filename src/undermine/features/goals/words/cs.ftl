## Karty, figurky a role

goal-top = Horní cíl
    .object = horní cíl
goal-middle = Prostřední cíl
    .object = prostřední cíl
goal-bottom = Dolní cíl
    .object = dolní cíl
legend-gold = zlato
legend-rock = jen skála

## Otázky a odpovědi

question-first = Chodba došla k několika zakrytým kartám. Která se odkryje první?
    .other = { $name } vybírá, která karta se odkryje první …
question-orient = Rozhodni, jak bude odkrytá karta ležet.
    .other = { $name } vybírá, jak kartu položit …

## Co se stalo

log-found = { $seen ->
    [gold] { $title } se odkrývá: zlato!
    [bag] { $title } se odkrývá: pytel zlata!
    [dragon] { $title } se odkrývá: drak!
    [spider] { $title } se odkrývá: obří pavouk!
   *[stone] { $title } se odkrývá: jen skála.
}

## Proč to nejde

reason-goal-not-reached = k tomuhle cíli ještě žádná cesta nevede
reason-other-goal-turning = odkrývá se jiný cíl
reason-goal-face-up = tenhle cíl už je odkrytý
reason-no-goal-there = tam žádný cíl není

## Stránka v prohlížeči

web-option-stone-orientation = Jak se otočí skála v cíli
web-value-stone-orientation-join-then-best-fit = k chodbě, pak jak nejlíp pasuje
web-value-stone-orientation-join-last-card = k poslední kartě
web-value-stone-orientation-fit-else-active-chooses = jak pasuje, jinak volí hráč
play-slip-gold = zlato!
play-slip-rock = skála

## Pravidla, větu po větě

book-goals = Tři cíle leží lícem dolů; od startu je dělí sedm prázdných míst. Jeden z nich je zlato, zbylé dva jsou jen skála.
book-no-border = Kopat se smí na všechny strany, i dál za cíle a za start.
book-goal-reached = Jakmile od startu vede do některého cíle nepřerušená chodba, odkryje ho ten, kdo ji dokončil.
book-goal-beside = K zakrytému cíli smíš přiložit kartu kteroukoli stranou, ale odkryje ho jen otevřená chodba.
book-stone-join = Cíl, na kterém není zlato, se napojí na chodbu, která k němu došla, a k ostatním sousedům pasuje, jak nejlépe to jde. Jsou-li obě polohy stejně dobré, vybere si ten, kdo k němu došel.
book-stone-last-card = Cíl, na kterém není zlato, se napojí na naposledy položenou kartu a k ostatním sousedům pasuje, jak nejlépe to jde. Jsou-li obě polohy stejně dobré, vybere si ten, kdo k němu došel.
book-stone-fit = Cíl, na kterém není zlato, se položí tak, aby pasoval ke všem sousedům. Nepasuje-li v žádné poloze, nebo pasuje-li v obou, rozhodne ten, kdo k němu došel, jak bude ležet.
book-stone-tunnel = Kolo pokračuje a skála je teď chodba jako každá jiná. Vede-li do dalšího cíle, hned se odkryje i ten.
book-two-goals = Dojdeš-li ke dvěma cílům najednou, odkryješ oba a vybereš si, který bude první. Je-li to zlato, kolo končí.

## Co se říká

place-top = nahoře
    .at = nahoře
place-middle = uprostřed
    .at = uprostřed
place-bottom = dole
    .at = dole
phrase-gold-is-at = { $place ->
    [top] Zlato je nahoře!
    [upper] Zlato je v druhém cíli shora!
    [middle] Zlato je uprostřed!
    [lower] Zlato je v druhém cíli zdola!
   *[bottom] Zlato je dole!
}
    .begun = Zlato je …
phrase-rock-is-at = { $place ->
    [top] Nahoře je jen skála.
    [upper] V druhém cíli shora je jen skála.
    [middle] Uprostřed je jen skála.
    [lower] V druhém cíli zdola je jen skála.
   *[bottom] Dole je jen skála.
}
    .begun = Jen skála …
phrase-dig-to = { $place ->
    [top] Kopejme nahoru!
    [upper] Kopejme k druhému cíli shora!
    [middle] Kopejme doprostřed!
    [lower] Kopejme k druhému cíli zdola!
   *[bottom] Kopejme dolů!
}
    .begun = Kopejme k cíli …
phrase-hid-gold = Přiznávám svou lež: { $at } bylo zlato, ne skála.
    .begun = Lež: bylo tam zlato, a to …
phrase-hid-rock = Přiznávám svou lež: { $at } byla skála, ne zlato.
    .begun = Lež: byla tam skála, a to …
## Lekce

lesson-gold = Zlato!
    .task = Víš, kde zlato leží. Polož k němu poslední chodbu.
    .nudge = Tím se k cíli nedojde. Mezera je hned před ním.
    .done = Zlatokopové vyhrávají kolo a dělí se o karty zlata; kdo položil poslední chodbu, vybírá první.
