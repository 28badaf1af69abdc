## Karty, figurky a role

card-prison = vězení
    .object = vězení
    .short = vězení
    .effect = Polož ho před někoho jiného: dokud tam leží, nestaví ten hráč chodby a na konci nedostane zlato a nekrade.
card-release = osvobození
    .object = osvobození
    .short = osvobození
    .effect = Pustí z vězení tebe nebo kohokoli u stolu.

## Co se stalo

log-jailed = { $pair ->
    [you-other] Posíláš do vězení: { $target }.
    [other-you] { $actor } tě posílá do vězení!
   *[other-other] { $actor } posílá do vězení: { $target }.
}
log-released = { $pair ->
    [you-other] Otevíráš vězení, { $target } děkuje.
    [other-you] { $actor } tě pouští z vězení. To je milé!
    [you-self] Dostáváš se z vězení.
    [other-self] { $actor } se dostává z vězení.
   *[other-other] { $actor } otevírá vězení, { $target } děkuje.
}

## Proč to nejde

reason-in-prison = ve vězení se nekope; nejdřív tě odtud musí někdo pustit
reason-already-in-prison = { $who ->
    [you] ve vězení už jsi
   *[other] { $name } už ve vězení je
}
reason-not-in-prison = { $who ->
    [you] ve vězení nejsi
   *[other] { $name } ve vězení není
}

## Stránka v prohlížeči

play-ask-prison = Sedíš ve vězení, a tak nemůžeš kopat. Vyber jinou kartu, nebo některou odlož.
play-want-prison = Koho pošleš do vězení? Vyber osvětleného hráče.
play-want-release = Koho pustíš z vězení? Vyber osvětleného hráče.
play-shed-prison = Vyjít z vězení za 2 karty …
play-hit-prison = Dokud tam sedíš, nepokládáš chodby, a když kolo teď skončí, nedostaneš zlato.

## Pravidla, větu po větě

book-prison = Vězení položíš před někoho jiného. Dokud tam leží, nestaví ten hráč chodby, stejně jako s rozbitým nástrojem. Dvě vězení před sebou nikdo mít nemůže.
book-release = Osvobození pustí z vězení jednoho hráče, třeba i tebe.
book-win-free = Kdo je na konci kola ve vězení, nevyhrává a nepočítá se, jako by u stolu nebyl.
book-prison-gold = Ve vězení nedostaneš žádné zlato, ani za krystaly, a nesmíš krást. Je-li ve vězení jeden ze dvou geologů, dostane valouny za všechny krystaly ten druhý.
book-prison-crystals = Ve vězení nedostaneš nic z pokladu a nesmíš krást. Za krystaly ale dostanou geologové zaplaceno i ve vězení.
effect-prison-crystals = Polož ho před někoho jiného: dokud tam leží, nestaví ten hráč chodby a na konci nemá podíl na pokladu a nekrade.

## Lekce

lesson-prison = Do vězení
    .task = Slepou chodbu položil Jakub na druhém místě. Pošli ho do vězení.
    .nudge = Není proč zavírat zrovna tohohle hráče. Slepou chodbu položil Jakub.
    .done = Kdo je ve vězení, nestaví chodby a nedostane zlato, dokud mu někdo neotevře.
lesson-release = Zase venku
    .task = Sedíš ve vězení a nemůžeš kopat. Zahraj osvobození na sebe.
    .nudge = Pak zůstaneš za mřížemi. Vezmi kartu osvobození.
    .done = Osvobodit můžeš i ostatní. Koho pustíš ven, to o tobě hodně řekne.

## Co se říká

because-jailed = ve vězení sedí nesprávný hráč
