## Karten, Figuren und Rollen

card-direction = Richtungswechsel
    .object = einen Richtungswechsel
    .short = Richtung
    .effect = Bis zum Ende der Runde wird andersherum gespielt.
module-direction = Richtungswechsel

## Was geschah

log-direction = { $way ->
    [reversed] Ab jetzt wird gegen den Uhrzeigersinn gespielt.
   *[clockwise] Ab jetzt wird wieder im Uhrzeigersinn gespielt.
}
log-chooser-left = { $who ->
    [you] Du wählst zuerst, dann wandern die Karten nach links von Goldsucher zu Goldsucher.
   *[other] { $name } wählt zuerst, dann wandern die Karten nach links von Goldsucher zu Goldsucher.
}

## Die Seite im Browser

web-option-next-starter-follows-direction = Auch wer die nächste Runde beginnt, folgt der Richtung
web-module-direction = Richtungswechsel
    .about = Ab jetzt wird andersherum gespielt.

## Die Regeln, Satz für Satz

book-direction = Von da an wird andersherum gespielt, bis die Runde endet oder die Karte noch einmal gespielt wird.
book-direction-gold = Auch die Goldkarten gehen dann links herum; hat ein Saboteur das Gold erreicht, beginnt der nächste Goldsucher zu seiner Linken.
book-next-first-either = Die nächste Runde beginnt, wer links neben der Person sitzt, die zuletzt am Zug war, egal in welche Richtung gespielt wurde; dann geht es wieder nach links.
book-next-first-onwards = Die nächste Runde beginnt, wer nach dem letzten Zug an der Reihe gewesen wäre; dann geht es wieder nach links.

## Lektionen
lesson-direction = Andersherum
    .task = Nach dir kommt Mia, und die ist Saboteur. Ändere die Richtung, damit sie warten muss.
    .nudge = Dann ist gleich Mia dran. Spiele den Richtungswechsel mit seinem Knopf.
    .done = Gespielt wird gegen den Uhrzeigersinn, bis es wieder jemand ändert.
