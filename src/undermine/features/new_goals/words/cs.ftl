## Karty, figurky a role

goal-upper = Druhý cíl shora
    .object = druhý cíl shora
goal-lower = Druhý cíl zdola
    .object = druhý cíl zdola
legend-bag = pytel zlata
legend-dragon = drak
legend-spider = obří pavouk
module-new-goals = Nové cíle

## Co se stalo

log-dragon = { $who ->
    [you] Drak ti bere jeden valoun.
   *[other] Drak bere jeden valoun; přichází o něj { $name }.
}
log-ended-spider = { $side ->
    [saboteurs] Obří pavouk všechny vyhání: kolo vyhrávají sabotéři.
    [profiteer] Obří pavouk všechny vyhání: kolo vyhrává sám spekulant.
   *[nobody] Obří pavouk všechny vyhání: kolo nevyhrává nikdo.
}

## Stránka v prohlížeči

web-option-goal-cells = Kde leží pět cílů
web-module-new-goals = Nové cíle
    .about = Pět cílů místo tří: zlato, pytle zlata, draci, nebo obří pavouk.

## Pravidla, větu po větě

book-new-goals-laid = Zakrytých cílů leží pět: zlato a vylosované čtyři ze sedmi dalších. Těch sedm jsou dva pytle zlata, dva draci, dvě obyčejné skály a obří pavouk.
book-new-goals-bag = Pytel zlata dá tomu, kdo ho odkryl, hned 1 nebo 2 valouny podle obrázku.
book-new-goals-dragon = Drak vezme tomu, kdo ho odkryl, jeden valoun, pokud nějaký má.
book-new-goals-spider = Obří pavouk kolo hned ukončí, jako by už ke zlatu nešlo dojít.
book-new-goals-tunnel = Hraje-li se dál, je odkrytý cíl chodba jako každá jiná. Vede-li do dalšího cíle, hned se odkryje i ten.
book-new-goals-two = Kdo dojde ke dvěma cílům najednou, jeden si vybere a odkryje, provede, co znamená, a pak odkryje druhý. Skončí-li kolo prvním z nich, druhý už nic nezpůsobí.
book-new-goals-end = Kolo končí hned, jak se odkryje zlato nebo obří pavouk. Končí také tehdy, když už nikdo nemá žádnou kartu.

## Co se říká

place-upper = druhý shora
    .at = v druhém cíli shora
place-lower = druhý zdola
    .at = v druhém cíli zdola
phrase-sight-at = { $thing ->
    [spider] Pozor, { $at } je obří pavouk!
    [dragon] Pozor, { $at } je drak!
   *[bag] Vím o pytli zlata: je { $at }!
}
    .begun = Je tam …
## Lekce
lesson-new-goals = Víc než zlato a skála
    .task = Leží tu pět cílů a ne všechny jsou zlato nebo skála. Víš, že uprostřed je pytel zlata: dojdi k němu.
    .nudge = Tím k němu nedojdeš. Polož rovnou chodbu hned před cíl.
    .done = Kdo dojde k pytli, hned dostane jeho valouny a kope se dál. Pozor na draky a pavouky.
