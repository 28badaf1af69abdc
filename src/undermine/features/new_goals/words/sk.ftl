## Karty, figúrky a roly

goal-upper = Druhý cieľ zhora
    .object = druhý cieľ zhora
goal-lower = Druhý cieľ zdola
    .object = druhý cieľ zdola
legend-bag = vrece zlata
legend-dragon = drak
legend-spider = obrovský pavúk
module-new-goals = Nové ciele

## Čo sa stalo

log-dragon = { $who ->
    [you] Drak ti berie jeden nuget.
   *[other] Drak berie jeden nuget; prichádza oň { $name }.
}
log-ended-spider = { $side ->
    [saboteurs] Obrovský pavúk všetkých vyháňa: kolo vyhrávajú sabotéri.
    [profiteer] Obrovský pavúk všetkých vyháňa: kolo vyhráva sám špekulant.
   *[nobody] Obrovský pavúk všetkých vyháňa: kolo nevyhráva nikto.
}

## Stránka v prehliadači

web-option-goal-cells = Kde leží päť cieľov
web-module-new-goals = Nové ciele
    .about = Päť cieľov namiesto troch: zlato, vrecia zlata, draky alebo obrovský pavúk.

## Pravidlá, vetu po vete

book-new-goals-laid = Zakrytých cieľov leží päť: zlato a vyžrebované štyri zo siedmich ďalších. Tých sedem sú dve vrecia zlata, dva draky, dve obyčajné skaly a obrovský pavúk.
book-new-goals-bag = Vrece zlata dá tomu, kto ho odkryl, hneď 1 alebo 2 nugety podľa obrázka.
book-new-goals-dragon = Drak vezme tomu, kto ho odkryl, jeden nuget, ak nejaký má.
book-new-goals-spider = Obrovský pavúk kolo hneď ukončí, akoby sa už k zlatu nedalo dôjsť.
book-new-goals-tunnel = Ak sa hrá ďalej, je odkrytý cieľ chodba ako každá iná. Ak vedie do ďalšieho cieľa, hneď sa odkryje aj ten.
book-new-goals-two = Kto dôjde k dvom cieľom naraz, jeden si vyberie a odkryje, vykoná, čo znamená, a potom odkryje druhý. Ak sa kolo skončí prvým z nich, druhý už nič nespôsobí.
book-new-goals-end = Kolo sa končí hneď, ako sa odkryje zlato alebo obrovský pavúk. Končí sa aj vtedy, keď už nikto nemá žiadnu kartu.

## Čo sa hovorí

place-upper = druhý zhora
    .at = v druhom cieli zhora
place-lower = druhý zdola
    .at = v druhom cieli zdola
phrase-sight-at = { $thing ->
    [spider] Pozor, { $at } je obrovský pavúk!
    [dragon] Pozor, { $at } je drak!
   *[bag] Viem o vreci zlata: je { $at }!
}
    .begun = Je tam …
## Lekcie
lesson-new-goals = Viac než zlato a skala
    .task = Leží tu päť cieľov a nie všetky sú zlato alebo skala. Vieš, že uprostred je vrece zlata: dôjdi k nemu.
    .nudge = Tým k nemu nedôjdeš. Polož rovnú chodbu hneď pred cieľ.
    .done = Kto dôjde k vrecu, hneď dostane jeho nugety a kope sa ďalej. Pozor na drakov a pavúky.
