## Karten, Figuren und Rollen

card-detour = Umleitung
    .object = eine Umleitung
    .short = Umleitung
    .effect = Verschiebe den zuletzt gelegten Gang an eine andere Stelle.
module-detour = Umleitung

## Was geschah

log-shifted = { $who ->
    [you] Du verschiebst { $card } nach { $cell }.
   *[other] { $name } verschiebt { $card } nach { $cell }.
}
    .shown = { $who ->
        [you] Du verschiebst { $card }.
       *[other] { $name } verschiebt { $card }.
    }

## Warum nicht

reason-nothing-placed = noch hat niemand einen Gang gelegt, der sich verschieben ließe
reason-lies-there-already = dort liegt er schon

## Die Seite im Browser

web-option-sabotage-blocks-detour = Kaputtes Werkzeug verbietet auch die Umleitung
web-module-detour = Umleitung
    .about = Verschiebe den zuletzt gelegten Gang.
play-want-detour = Wohin verschiebst du den zuletzt gelegten Gang? Wähle ein markiertes Feld.

## Die Regeln, Satz für Satz

book-detour = Eine Umleitung verschiebt den Gang, den jemand zuletzt gelegt hat; liegt er nicht mehr da, den davor. Er kommt an eine andere Stelle, wo er nach den üblichen Regeln passt.
book-detour-finder = Wird dadurch ein Ziel erreicht, hat es erreicht, wer die Umleitung gespielt hat. Aufgedeckte Ziele bleiben aufgedeckt.
book-detour-broken = Eine Umleitung darf auch spielen, wer keine Gänge legen darf.
book-detour-barred = Wer keine Gänge legen darf, darf auch keine Umleitung spielen.

## Lektionen
lesson-detour = Woanders hin damit
    .task = Nora hat gerade eine Sackgasse in den Weg gelegt. Verschiebe sie mit der Umleitung dorthin, wo sie nicht stört.
    .nudge = Dann bleibt die Sackgasse im Weg. Spiele die Umleitung.
    .done = Die Umleitung verschiebt den zuletzt gelegten Gang, wenn er anderswo passt.
