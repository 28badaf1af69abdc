## Karten, Figuren und Rollen

goal-upper = Das zweite Ziel von oben
    .object = das zweite Ziel von oben
goal-lower = Das zweite Ziel von unten
    .object = das zweite Ziel von unten
legend-bag = Sack Gold
legend-dragon = Drache
legend-spider = Riesenspinne
module-new-goals = Neue Ziele

## Was geschah

log-dragon = { $who ->
    [you] Der Drache nimmt dir ein Goldstück.
   *[other] Der Drache nimmt { $name } ein Goldstück.
}
log-ended-spider = { $side ->
    [saboteurs] Die Riesenspinne vertreibt alle: Die Saboteure gewinnen die Runde.
    [profiteer] Die Riesenspinne vertreibt alle: Der Profiteur gewinnt die Runde allein.
   *[nobody] Die Riesenspinne vertreibt alle: Niemand gewinnt die Runde.
}

## Die Seite im Browser

web-option-goal-cells = Wo die fünf Ziele liegen
web-module-new-goals = Neue Ziele
    .about = Fünf Ziele statt drei: Gold, Säcke Gold, Drachen oder eine Riesenspinne.

## Die Regeln, Satz für Satz

book-new-goals-laid = Fünf Ziele liegen verdeckt: das Gold und vier von sieben anderen, die das Los bestimmt. Diese sieben sind zwei Säcke Gold, zwei Drachen, zweimal nur Fels und eine Riesenspinne.
book-new-goals-bag = Wer einen Sack Gold aufdeckt, bekommt sofort 1 oder 2 Goldstücke, wie abgebildet.
book-new-goals-dragon = Wer einen Drachen aufdeckt, verliert ein Goldstück, falls eines da ist.
book-new-goals-spider = Die Riesenspinne beendet die Runde sofort, als wäre das Gold nicht mehr zu erreichen.
book-new-goals-tunnel = Geht die Runde weiter, ist das Ziel ein Gang wie jeder andere. Führt es in das nächste Ziel weiter, wird auch dieses sofort aufgedeckt.
book-new-goals-two = Wer zwei Ziele auf einmal erreicht, wählt eines davon und deckt es auf, führt aus, was es bedeutet, und deckt dann das andere auf. Endet mit dem ersten die Runde, bewirkt das andere nichts.
book-new-goals-end = Die Runde endet sofort, wenn das Gold oder die Riesenspinne aufgedeckt wird. Sie endet auch, wenn niemand mehr eine Karte hat.

## Was man sagt

place-upper = Zweites von oben
    .at = im zweiten Ziel von oben
place-lower = Zweites von unten
    .at = im zweiten Ziel von unten
phrase-sight-at = { $thing ->
    [spider] Achtung, { $at } sitzt eine Riesenspinne!
    [dragon] Achtung, { $at } sitzt ein Drache!
   *[bag] Ich weiß, dass { $at } ein Sack Gold liegt!
}
    .begun = Dort ist …
## Lektionen
lesson-new-goals = Mehr als Gold und Fels
    .task = Hier liegen fünf Ziele, und nicht alle sind Gold oder Fels. Du weißt, dass in der Mitte ein Sack Gold liegt: Erreiche ihn.
    .nudge = Das reicht nicht hin. Lege den geraden Gang direkt vor das Ziel.
    .done = Wer einen Sack erreicht, bekommt sofort seine Goldstücke, und es wird weitergegraben. Hüte dich vor Drachen und Spinnen.
