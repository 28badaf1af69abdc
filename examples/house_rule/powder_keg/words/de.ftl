## Karten und Figuren

card-keg = Pulverfass
    .object = ein Pulverfass
    .short = Fass
    .effect = Stell es auf einen Gang und zünde die Lunte an. Tritt sie niemand aus, ist der Gang zwei Züge später weg.
piece-keg = Pulverfass
    .effect = Seine Lunte brennt. Wer einen Zug beendet, lässt sie brennen oder tritt sie aus und zieht eine Karte weniger.
module-keg = Pulverfass

## Fragen und Antworten

question-fuse = Eine Lunte brennt. Trittst du sie aus? Du ziehst dann eine Karte weniger.
    .other = { $name } sieht auf die brennende Lunte …
choice-burn = brennen lassen
choice-stamp = austreten

## Was geschah

log-keg-lit = { $who ->
    [you] Du zündest auf { $cell } ein Pulverfass an.
   *[other] { $name } zündet auf { $cell } ein Pulverfass an.
}
    .shown = { $who ->
        [you] Du zündest ein Pulverfass an.
       *[other] { $name } zündet ein Pulverfass an.
    }
log-keg-burns = { $who ->
    [you] Du lässt die Lunte brennen.
   *[other] { $name } lässt die Lunte brennen.
}
log-keg-stamped = { $who ->
    [you] Du trittst die Lunte auf { $cell } aus und ziehst eine Karte weniger.
   *[other] { $name } tritt die Lunte auf { $cell } aus und zieht eine Karte weniger.
}
    .shown = { $who ->
        [you] Du trittst die Lunte aus und ziehst eine Karte weniger.
       *[other] { $name } tritt die Lunte aus und zieht eine Karte weniger.
    }
log-keg-blown = Das Pulverfass auf { $cell } sprengt { $card }.
    .shown = Das Pulverfass sprengt { $card }.
log-keg-buried = Das Pulverfass auf { $cell } ist mit seinem Gang verschwunden.
    .shown = Das Pulverfass ist mit seinem Gang verschwunden.

## Warum nicht

reason-keg-burning = es brennt schon eine Lunte
reason-keg-needs-tunnel = ein Pulverfass braucht einen Gang, der gelegt wurde

## Die Seite im Browser

web-module-keg = Pulverfass
    .about = Zünde auf einem Gang eine Lunte an. Wer tritt sie aus, wer lässt sie brennen?
play-want-keg = Welchen Gang willst du sprengen? Wähle eine markierte Karte.

## Die Regeln, Satz für Satz

book-keg-light = Im Stapel sind drei Pulverfässer. In deinem Zug darfst du eines auf irgendeinen gelegten Gang stellen und anzünden, auch wenn du keine Gänge legen darfst.
book-keg-one = Es brennt immer nur eine Lunte.
book-keg-fuse = { $count ->
    [one] Die Lunte brennt einen Zug eines anderen lang.
   *[other] Die Lunte brennt { $count } Züge der anderen lang.
} Wer einen solchen Zug beendet, sagt, ob sie weiterbrennt; niemand wird zweimal nacheinander gefragt. Ist sie abgebrannt, sind Fass und Gang weg.
book-keg-stamp = Wer sie austritt, zieht am Ende dieses Zuges eine Karte weniger. Das Fass ist weg, der Gang bleibt.
book-keg-gone = Wird der Gang vorher weggenommen oder verlegt, ist auch das Fass weg.

## Lektionen

lesson-keg = Eine Lunte brennt
    .task = Auf deinem Gang brennt eine Lunte, und dies ist ihr letzter Zug. Leg am Ende den geraden Gang an und tritt die Lunte dann aus.
    .nudge = Grab zuerst am Ende des Ganges weiter. Lass die Lunte danach nicht brennen.
    .done = Das hat dich eine Karte gekostet, und alle haben gesehen, wer den Gang gerettet hat.
