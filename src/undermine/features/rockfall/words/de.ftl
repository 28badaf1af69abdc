## Karten, Figuren und Rollen

card-rockfall = Steinschlag
    .object = einen Steinschlag
    .short = Steinschlag
    .effect = Nimmt eine Wegekarte vom Tisch; Start und Ziele bleiben liegen.
    .label = Steine

## Was geschah

log-removed = { $who ->
    [you] Du verschüttest { $card } auf { $cell }.
   *[other] { $name } verschüttet { $card } auf { $cell }.
}
    .shown = { $who ->
        [you] Du verschüttest { $card }.
       *[other] { $name } verschüttet { $card }.
    }
log-removed-nothing = { $who ->
    [you] Du lässt ein paar Steinchen fallen; nichts fehlt.
   *[other] { $name } lässt ein paar Steinchen fallen; nichts fehlt.
}

## Warum nicht

reason-nothing-to-remove = es liegt noch keine Wegekarte da, die verschüttet werden könnte
reason-must-remove = ein Steinschlag muss eine Karte wegnehmen
reason-stays-for-the-round = Start und Ziele bleiben liegen
reason-nothing-lies-there = dort liegt keine Karte

## Die Seite im Browser

web-option-rockfall-must-remove = Ein Steinschlag muss eine Karte wegnehmen
play-want-rockfall = Welchen Gang verschüttest du? Wähle eine markierte Karte.
tales-tally-removed = Steinschläge

## Die Regeln, Satz für Satz

book-rockfall = Ein Steinschlag nimmt einen Gang vom Tisch. Start und Ziele bleiben liegen.
book-rockfall-nothing = Du darfst ihn auch spielen, ohne etwas wegzunehmen, selbst wenn es gar nichts wegzunehmen gibt.
book-cut-off = Die Lücke darf wieder gefüllt werden. Abgeschnittene Gänge bleiben liegen, doch dort gräbt niemand weiter, bis wieder ein Weg vom Start hinführt.
effect-rockfall-may = Nimmt eine Wegekarte vom Tisch oder auch keine; Start und Ziele bleiben liegen.

## Lektionen

lesson-rockfall = Weg mit der Sackgasse
    .task = Eine Sackgasse mit Kreidekreuz versperrt den Weg. Entferne sie mit dem Steinschlag.
    .nudge = Die wird gebraucht. Im Weg ist die Karte mit dem Kreidekreuz.
    .done = Jetzt kann eine bessere Karte in die Lücke. Ein Saboteur entfernt die guten.

## Was man sagt

because-rockfall = dieser Steinschlag war kein Zufall
