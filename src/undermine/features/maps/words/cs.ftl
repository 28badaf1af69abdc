## Karty, figurky a role

card-map = mapa pokladu
    .object = mapu pokladu
    .short = mapa
    .effect = Podívej se na jeden zakrytý cíl; co tam je, budeš vědět jen ty.
    .label = mapa

## Co se stalo

log-looked = { $who ->
    [you] { $seen ->
        [gold] Díváš se na { $goal }: zlato!
        [bag] Díváš se na { $goal }: pytel zlata!
        [dragon] Díváš se na { $goal }: drak!
        [spider] Díváš se na { $goal }: obří pavouk!
        [stone] Díváš se na { $goal }: jen skála.
       *[unknown] Díváš se na { $goal }.
    }
   *[other] { $name } se dívá na { $goal }.
}

## Stránka v prohlížeči

play-want-map = Na kterou zakrytou kartu se podíváš? Vyber osvětlenou.
tales-tally-looked = mapy

## Pravidla, větu po větě

book-map = S mapou pokladu se podíváš na jeden zakrytý cíl. Vidíš ho jen ty a vyprávět o něm smíš, co chceš.

## Lekce

lesson-map = Mapa pokladu
    .task = Za jedním ze tří cílů leží zlato. Zahraj mapu a na jeden z nich se podívej.
    .nudge = Chodba počká. Vezmi mapu a vyber cíl.
    .done = Poznámka o tom zůstane u cíle jen pro tebe. Co řekneš ostatním, je na tobě.
