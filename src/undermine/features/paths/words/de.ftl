## Karten, Figuren und Rollen

card-crossing = Kreuzung
    .object = eine Kreuzung
    .short = Kreuzung
    .effect = Gänge in alle vier Richtungen.
card-t-junction = Abzweigung
    .object = eine Abzweigung
    .short = Abzweigung
    .effect = Gänge in drei Richtungen, in der vierten ist Fels.
card-curve = Kurve
    .object = eine Kurve
    .short = Kurve
    .effect = Der Gang biegt um die Ecke.
card-straight = gerader Gang
    .object = einen geraden Gang
    .short = Gerade
    .effect = Der Gang führt geradeaus hindurch.
card-dead-end = Sackgasse
    .object = eine Sackgasse
    .short = Sackgasse
    .effect = Sieht nach einem Weg aus, doch die Gänge darin sind nicht verbunden: Hier gräbt niemand weiter.
legend-dead-end = Sackgasse
card-bridge = Brücke
    .object = eine Brücke
    .short = Brücke
    .effect = Zwei Gänge kreuzen sich übereinander; abbiegen kann hier niemand.
card-double-curve = Doppelkurve
    .object = eine Doppelkurve
    .short = Doppelkurve
    .effect = Zwei Kurven auf einer Karte, die nicht miteinander verbunden sind.
card-blind-arm = Gang mit Sackgasse
    .object = einen Gang mit Sackgasse
    .short = + Sackgasse
    .effect = Ein Weg führt hindurch; eine weitere Seite sieht offen aus, ist aber nicht angeschlossen.

## Was geschah

log-laid = { $who ->
    [you] Du legst { $card } auf { $cell }.
   *[other] { $name } legt { $card } auf { $cell }.
}
    .shown = { $who ->
        [you] Du legst { $card }.
       *[other] { $name } legt { $card }.
    }
log-light-lost = { $count ->
    [one] Bei einer Karte geht das Licht aus.
   *[other] Bei { $count } Karten geht das Licht aus.
}
log-light-back = { $count ->
    [one] Eine dunkle Karte leuchtet wieder.
   *[other] { $count } dunkle Karten leuchten wieder.
}

## Warum nicht

reason-cell-taken = dort liegt schon eine Karte
reason-tunnel-into-rock = der Gang { $side } würde am Fels enden
reason-rock-into-tunnel = der Fels { $side } würde den Gang nebenan versperren
reason-touches-nothing = sie würde keine andere Karte berühren; eine Ecke genügt nicht
reason-not-joined = dorthin führt vom Start kein durchgehender Weg
reason-turned-the-same = diese Karte sieht gedreht genauso aus; leg sie ungedreht

## Die Seite im Browser

tales-tally-paths = gelegte Gänge

## Die Regeln, Satz für Satz

book-tunnel = Leg einen Gang auf ein leeres Feld, sodass er mit einer ganzen Seite an eine liegende Karte stößt; eine Ecke genügt nicht. Er muss zu allen Nachbarn passen: Gang an Gang, Fels an Fels.
book-tunnel-joined = Vom Start muss ein durchgehender Weg zu ihm führen.
book-upright = Karten liegen hochkant. Du darfst sie auf den Kopf stellen, aber nie quer legen.
book-dead-end = Eine Sackgasse sieht von außen wie ein Gang aus, aber durch sie führt kein Weg weiter.
book-two-tunnels = Brücke und Doppelkurve zeigen zwei Gänge, die nicht miteinander verbunden sind. Passen müssen alle Seiten, aber nur einer der beiden Gänge muss mit dem Start verbunden sein.
book-blind-arm = Die Sackgasse auf einem Gang sieht von außen offen aus, ist aber mit dem Rest der Karte nicht verbunden.

## Lektionen

lesson-first-tunnel = Ein erster Gang
    .task = Nimm den geraden Gang aus deiner Hand und lege ihn rechts neben den Start.
    .nudge = Dort passt er, aber die drei Ziele liegen rechts.
    .done = Was mit dem Start verbunden ist, ist hell. Karte für Karte graben alle vom Licht aus weiter.
lesson-turn-it = Auf den Kopf gestellt
    .task = Das Gold liegt rechts unten. Lege die Abzweigung so ans Ende, dass sie nach unten führt: Du drehst sie mit R oder dem runden Pfeil.
    .nudge = Das führt vom Gold weg. Drehe die Karte oder lege sie ans Ende des Gangs.
    .done = Karten darf man auf den Kopf stellen, aber nie quer legen.
lesson-gap = Das Licht entscheidet
    .task = Rechts ist alles dunkel: Es hängt an nichts. Schließe die Lücke.
    .nudge = So wird nichts wieder hell. Suche die Stelle, an der eine Karte fehlt.
    .done = Das Licht läuft sofort weiter. Dunkle Gänge sind abgeschnitten, und niemand darf von dort weitergraben.

## Was man sagt

phrase-close-the-gap = Schließt die Lücke im Gang!
because-dead-end = diese Sackgasse hilft niemandem
because-detour = dieser Gang führt uns in die Irre
