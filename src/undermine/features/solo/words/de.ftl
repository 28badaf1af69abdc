## Karten, Figuren und Rollen

verdict-1 = Das Bergwerk hat schon bessere Tage gesehen, und bessere Bergleute.
verdict-2 = Eine ordentliche Schicht: Die Laterne hat nicht umsonst gebrannt.
verdict-3 = Gut gegraben! Die anderen werden wissen wollen, wo.
verdict-4 = Meisterschaft, die man im Bergwerk nie vergisst.
rating-nuggets = { $least } bis { $most }
rating-nuggets-more = { $least } und mehr
rating-gap = Die gedruckte Tabelle dieser Ausgabe vergisst die 20; hier bekommen 20 Goldstücke diese Bewertung.

## Was geschah

log-struck-tool = { $who ->
    [you] Die Karte wirkt sofort: Jetzt hast du { $card }!
   *[other] Die Karte wirkt sofort: Jetzt hat { $name } { $card }!
}
log-struck-again = { $who ->
    [you] Die Karte ändert nichts: Du hast schon { $card }.
   *[other] Die Karte ändert nichts: { $name } hat schon { $card }.
}
log-struck-rockfall = Der Steinschlag wirkt sofort und verschüttet den zuletzt gelegten Gang: { $card }.
log-struck-nothing = Der Steinschlag wirkt sofort, aber es gibt nichts zu verschütten.

## Die Seite im Browser

web-option-colour = Deine Farbe
web-value-colour-green = Grün
web-value-colour-blue = Blau
web-option-opening-resolve = Sabotage und Steinschlag auf der ersten Hand wirken sofort
web-option-replace-all = Für jede Karte, die sofort wirkt, wird nachgezogen
tales-dug = { $count ->
    [one] Bisher ein Goldstück
   *[other] Bisher { $count } Goldstücke
}
tales-dug-all = { $count ->
    [one] Ein Goldstück
   *[other] { $count } Goldstücke
}
tales-rating = Bewertung

## Die Regeln, Satz für Satz

chapter-solo-draw = Karten, die sofort wirken
book-solo-goals = Sechs Ziele liegen verdeckt in einer Pyramide, die ersten davon sieben leere Felder vom Start entfernt. Die meisten zeigen Gold, 1 bis 3 Goldstücke, manches davon hinter einer Tür; einige zeigen keines.
book-solo-goal-up = Sobald vom Start ein durchgehender Weg in ein Ziel führt, deckst du es auf; sind es mehrere, in selbst gewählter Reihenfolge.
book-solo-hand = { $count ->
    [one] Du bekommst eine Karte auf die Hand.
   *[other] Du bekommst { $count } Karten auf die Hand.
}
book-solo-own = Ein durchgehender Weg muss vom Start zu ihm führen. Eine Tür, die für dich zu ist, und ein Troll, den du nicht bestochen hast, unterbrechen ihn.
book-solo-doors = { $colour ->
    [green] Du bist der grüne Zwerg: Grüne Türen stehen dir offen, für blaue brauchst du einen Schlüssel.
   *[blue] Du bist der blaue Zwerg: Blaue Türen stehen dir offen, für grüne brauchst du einen Schlüssel.
}
book-solo-ladder = Eine Leiter darfst du an jeden Gang legen, an den sie passt, auch wenn kein Weg dorthin führt; aber nicht direkt neben ein Ziel oder einen Gang mit Gold. Eine Leiter deiner Farbe führt geradewegs zum Start, eine der anderen Farbe nirgendwohin.
book-solo-troll = Ein Troll versperrt den Weg auf seiner Karte, bis du ihn bestichst.
book-solo-markers = In jeder Runde hast du 6 Marker, für Gold und für Trolle.
book-solo-end = Die Runde endet sofort, wenn alle sechs Ziele aufgedeckt sind, der letzte Marker verwendet ist oder du keine Karte mehr hast.
book-solo-aim = Du gräbst allein und bringst so viele Goldstücke nach Hause, wie du kannst.
book-solo-rating = Ab 15 Goldstücken war es eine gute Schicht, ab 20 eine großartige, ab 25 wird man davon singen.
book-solo-map = Eine Schatzkarte zeigt dir ein verdecktes Ziel.
book-solo-aside = In jeder Runde liegen zehn Karten beiseite, die du nicht siehst.
book-solo-sabotage = Eine Sabotage, die du ziehst, liegt sofort vor dir. Ist dieses Werkzeug schon kaputt, wird sie abgeworfen.
book-solo-broken = Solange kaputtes Werkzeug vor dir liegt, legst du keine Gänge. Repariere es mit einer Reparatur, die es zeigt, oder wirf zwei Karten ab.
book-solo-rockfall = Ein Steinschlag, den du ziehst, nimmt sofort den Gang weg, den du zuletzt gelegt hast, von denen ohne Gold und ohne Troll. Ein Schlüssel, der darauf lag, kann wieder verwendet werden.
book-solo-replace-all = Für jede solche Karte ziehst du eine weitere.
book-solo-replace-some = Nur für eine Sabotage, die vor dir liegen bleibt, ziehst du eine weitere Karte.
book-solo-opening = All das gilt auch für die ersten Karten einer Runde.
book-solo-opening-kept = Unter den ersten Karten einer Runde wirken sie nicht: Eine Sabotage kannst du nur abwerfen, ein Steinschlag ist eine Aktionskarte, die denselben Gang wegnimmt.
book-solo-result = Nach der letzten Runde werden deine Goldstücke gezählt; niemand gewinnt oder verliert.
effect-sabotage-solo = Sobald du sie ziehst, liegt sie vor dir: keine Gänge, bis dieses Werkzeug repariert ist.
effect-sabotage-solo-kept = Ziehst du sie während der Runde, liegt sie sofort vor dir: keine Gänge, bis dieses Werkzeug repariert ist. Unter den ersten Karten kannst du sie nur abwerfen.
effect-rockfall-solo = Wirkt, sobald du ihn ziehst: Der zuletzt gelegte Gang ohne Gold und ohne Troll ist weg.
effect-rockfall-solo-kept = Wirkt, sobald du ihn ziehst oder wenn du ihn spielst: Der zuletzt gelegte Gang ohne Gold und ohne Troll ist weg.
effect-ladder-nowhere = Ihr Start ist nicht im Spiel, die Leiter führt also nirgendwohin: Leg sie an irgendeinen Gang, nur nicht neben ein Ziel oder Gold.

## Lektionen

lesson-solo-goal = Allein im Bergwerk
    .task = Du gräbst allein gegen die Karten. Erreiche das mittlere Ziel.
    .nudge = Jede Karte zählt. Schließe die Lücke vor dem Ziel.
    .done = Gold, das du erreicht hast, ist für dich markiert. Sechs Ziele, und der Stapel wird kleiner.
lesson-solo-shed = Hilf dir selbst
    .task = Beim Ziehen ging deine Lore kaputt. Eine Reparatur hast du nicht: Gib dafür die Kurve und den senkrechten Gang her.
    .nudge = Den Gang, der rechts weiterführt, brauchst du noch. Gib die beiden anderen her.
    .done = Hier repariert dir niemand etwas, also kostet es zwei Karten.
lesson-solo-troll = Am Troll vorbei
    .task = Auch hier versperrt ein Troll den Weg. Bestich ihn, dann grabe rechts weiter.
    .nudge = Der Troll steht noch im Weg. Bestich ihn zuerst.
    .done = Der Weg ist frei. Die Bestechung zahlst du von deinem Gold, wenn gezählt wird.
lesson-solo-strike = Der Stapel schlägt zurück
    .task = Grabe rechts weiter und sieh, was du ziehst.
    .nudge = Das führt nirgendwohin. Lege den geraden Gang ans Ende.
    .done = Ein gezogener Steinschlag wirkt sofort: Er hat verschüttet, was du gerade gelegt hast. Ein kaputtes Werkzeug ebenso.

play-aim-solo = Verbinde so viel Gold wie möglich mit deinem Start.
play-sheet-solo-1 = Du gräbst allein: Gold, zu dem dein Weg führt, gehört dir. Bring so viel nach Hause, wie du kannst.
play-sheet-solo-2 = Blaue Türen brauchen einen Schlüssel. Ein Troll lässt dich für ein Goldstück vorbei.
play-sheet-solo-3 = Der Stapel ist dein Gegner: Zerstörtes Werkzeug und Steinschlag, die du ziehst, wirken sofort.
