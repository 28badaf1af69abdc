## Karten, Figuren und Rollen

piece-collector = Zöllner
    .effect = Wer hier einen Gang legt, zahlt dem Besitzer des Zöllners ein Goldstück oder findet jemanden, der zahlt.
module-toll = Tunnelzoll

## Fragen und Antworten

question-drop = Welche Karte wirfst du für den Zöllner ab?
    .other = { $name } wirft eine Karte für einen Zöllner ab …
question-pay = Zahlst du den Zoll?
    .other = { $name } überlegt, ob der Zoll zu zahlen ist …
choice-collector = Zöllner
choice-drop = abwerfen
choice-beg = bitten
choice-pay = zahlen
choice-decline = nicht zahlen

## Was geschah

log-collector = { $who ->
    [you] Du stellst einen Zöllner auf { $cell }.
   *[other] { $name } stellt einen Zöllner auf { $cell }.
}
    .shown = { $who ->
        [you] Du stellst einen Zöllner auf.
       *[other] { $name } stellt einen Zöllner auf.
    }
log-collector-gone = Der Zöllner auf { $cell } geht.
    .shown = Der Zöllner geht.
log-begged = { $pair ->
    [you-other] Du bittest { $target }, den Zoll auf { $cell } zu zahlen.
    [other-you] { $actor } bittet dich, den Zoll auf { $cell } zu zahlen.
   *[other-other] { $actor } bittet { $target }, den Zoll auf { $cell } zu zahlen.
}
    .shown = { $pair ->
        [you-other] Du bittest { $target }, den Zoll zu zahlen.
        [other-you] { $actor } bittet dich, den Zoll zu zahlen.
       *[other-other] { $actor } bittet { $target }, den Zoll zu zahlen.
    }
log-pledged = { $who ->
    [you] Du wirst zahlen.
   *[other] { $name } wird zahlen.
}
log-toll-paid = { $pair ->
    [you-other] Du zahlst ein Goldstück Zoll; { $target } bekommt es.
    [other-you] { $actor } zahlt dir ein Goldstück Zoll.
   *[other-other] { $actor } zahlt ein Goldstück Zoll; { $target } bekommt es.
}

## Warum nicht

reason-toll-unpaid = dort steht ein Zöllner, und niemand zahlt für dich
reason-collectors-used = beide Zöllner waren in dieser Runde schon im Spiel
reason-no-open-end = dort hat kein Gang ein offenes Ende
reason-no-collector-there = dort steht kein Zöllner
reason-toll-promised = jemand hat schon versprochen zu zahlen
reason-asked-already = diese Person ist schon gefragt worden
reason-no-need-to-ask = es gibt nichts, worum man bitten müsste
reason-cannot-pay = du hast kein Goldstück

## Die Seite im Browser

web-module-toll = Tunnelzoll
    .about = Zöllner sperren offene Enden: Wer dort weitergräbt, zahlt ihrem Besitzer.
play-opening-collector = Karte abwerfen: Zöllner aufstellen …
    .ask = Wo soll der Zöllner stehen? Wähle ein markiertes Ende eines Gangs; es kostet dich eine Karte.
play-opening-beg = Jemanden bitten, den Zoll zu zahlen …
    .ask = Wähle den Zöllner, dann einen markierten Spieler, der zahlen soll.

## Die Regeln, Satz für Satz

book-toll-start = Alle beginnen das Spiel mit einem Goldstück.
book-toll-place = Statt etwas anderes zu tun, darfst du in deinem Zug eine Karte abwerfen und einen Zöllner auf das leere Feld am offenen Ende eines Ganges stellen. Dann ziehst du nicht nach und hast also eine Karte weniger. Das darfst du auch, wenn du keine Gänge legen darfst.
book-toll-once = Es gibt zwei Zöllner. Jeder kann in jeder Runde einmal aufgestellt werden.
book-toll-pay = Wer einen Gang dorthin legt, wo dein Zöllner steht, zahlt dir ein Goldstück, und der Zöllner geht. Du selbst zahlst dort nichts.
book-toll-ask = Du darfst die anderen nacheinander bitten, für dich zu zahlen; eine Zusage gilt bis zum Ende deines Zuges. Zahlt niemand, kann dort nichts gelegt werden.
book-toll-gone = Führt kein offener Gang mehr zu seinem Feld, geht der Zöllner, ohne etwas zu bekommen.
book-toll-detour = Auch eine Umleitung auf sein Feld kostet Zoll.
book-toll-tracker = Einen Fährtensucher kannst du nur spielen, wenn der Zoll für seine beiden Gänge bezahlt werden kann.
book-toll-veto = Gegen das Aufstellen eines Zöllners gibt es kein Veto. Trifft ein Veto einen Gang auf seinem Feld, wird nichts bezahlt, und er bleibt.

## Lektionen

lesson-collector = Zahlen oder woanders graben
    .task = Stelle einen Zöllner ans offene Ende rechts; eine Handkarte bezahlt ihn.
    .nudge = Stelle ihn dorthin, wo die anderen weitergraben wollen: ans Ende des Gangs.
    .done = Wer dort baut, zahlt dir jetzt ein Goldstück. Eine Karte ziehst du dafür nicht.
lesson-toll = Der Preis des Weges
    .task = Vor dem Gold steht ein Zöllner von Jakub. Lege deinen Gang trotzdem dorthin und zahle.
    .nudge = Das Gold liegt hinter dem Zöllner. Lege den geraden Gang auf sein Feld.
    .done = Ein Goldstück für Jakub, und der Zöllner geht. Das hat sich gelohnt.
