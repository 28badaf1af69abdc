## Karty, figúrky a roly

card-map = mapa pokladu
    .object = mapu pokladu
    .short = mapa
    .effect = Pozri sa na jeden zakrytý cieľ; čo tam je, budeš vedieť len ty.
    .label = mapa

## Čo sa stalo

log-looked = { $who ->
    [you] { $seen ->
        [gold] Pozeráš sa na { $goal }: zlato!
        [bag] Pozeráš sa na { $goal }: vrece zlata!
        [dragon] Pozeráš sa na { $goal }: drak!
        [spider] Pozeráš sa na { $goal }: obrovský pavúk!
        [stone] Pozeráš sa na { $goal }: len skala.
       *[unknown] Pozeráš sa na { $goal }.
    }
   *[other] { $name } sa pozerá na { $goal }.
}

## Stránka v prehliadači

play-want-map = Na ktorú zakrytú kartu sa pozrieš? Vyber osvetlenú.
tales-tally-looked = mapy

## Pravidlá, vetu po vete

book-map = S mapou pokladu sa pozrieš na jeden zakrytý cieľ. Vidíš ho len ty a rozprávať o ňom smieš, čo chceš.

## Lekcie

lesson-map = Mapa pokladu
    .task = Za jedným z troch cieľov leží zlato. Zahraj mapu a na jeden z nich sa pozri.
    .nudge = Chodba počká. Vezmi mapu a vyber cieľ.
    .done = Poznámka o tom zostane pri cieli len pre teba. Čo povieš ostatným, je na tebe.
