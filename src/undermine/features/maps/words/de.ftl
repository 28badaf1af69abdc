## Karten, Figuren und Rollen

card-map = Schatzkarte
    .object = eine Schatzkarte
    .short = Schatzkarte
    .effect = Sieh dir ein verdecktes Ziel an; nur du weißt dann, was es ist.
    .label = Karte

## Was geschah

log-looked = { $who ->
    [you] { $seen ->
        [gold] Du siehst dir { $goal } an: Gold!
        [bag] Du siehst dir { $goal } an: ein Sack Gold!
        [dragon] Du siehst dir { $goal } an: ein Drache!
        [spider] Du siehst dir { $goal } an: die Riesenspinne!
        [stone] Du siehst dir { $goal } an: nur Fels.
       *[unknown] Du siehst dir { $goal } an.
    }
   *[other] { $name } sieht sich { $goal } an.
}

## Die Seite im Browser

play-want-map = Welche verdeckte Karte siehst du dir an? Wähle eine markierte.
tales-tally-looked = Schatzkarten

## Die Regeln, Satz für Satz

book-map = Mit einer Schatzkarte siehst du dir ein verdecktes Ziel an. Nur du siehst es, und erzählen darfst du davon, was du willst.

## Lektionen

lesson-map = Die Schatzkarte
    .task = Hinter einem der drei Ziele liegt das Gold. Spiele die Schatzkarte und sieh dir eines davon an.
    .nudge = Der Gang kann warten. Nimm die Schatzkarte und wähle ein Ziel.
    .done = Was du gesehen hast, bleibt am Ziel notiert, nur für dich. Was du den anderen erzählst, ist deine Sache.
