# Das Duell, zu zweit und allein: Karten, Ziele, Fragen, was geschah, warum nicht, die Regeln in Kürze.

card-own-door-blue = blaue Tür
    .object = eine blaue Tür
    .short = blaue Tür
    .effect = Nur der blaue Zwerg kommt hindurch; der grüne braucht einen Schlüssel.
card-own-door-green = grüne Tür
    .object = eine grüne Tür
    .short = grüne Tür
    .effect = Nur der grüne Zwerg kommt hindurch; der blaue braucht einen Schlüssel.
card-troll = Troll
    .object = einen Troll
    .short = Troll
    .effect = Er lässt niemanden vorbei, bis jemand einen Marker gibt; das kostet am Ende der Runde ein Goldstück.
card-ladder-blue = blaue Leiter
    .object = eine blaue Leiter
    .short = Leiter
    .effect = Führt geradewegs zum blauen Start: Leg sie an irgendeinen Gang, nur nicht neben ein Ziel oder Gold.
card-ladder-green = grüne Leiter
    .object = eine grüne Leiter
    .short = Leiter
    .effect = Führt geradewegs zum grünen Start: Leg sie an irgendeinen Gang, nur nicht neben ein Ziel oder Gold.
card-gold-path = Gang mit Gold
    .object = einen Gang mit Gold
    .short = Gold
    .effect = Wer mit dem Gold verbunden ist, markiert es sofort und behält die Karte am Ende der Runde.
card-key = Schlüssel
    .object = einen Schlüssel
    .short = Schlüssel
    .effect = Öffnet eine Tür der anderen Farbe bis zum Ende der Runde.
goal-place-0 = Das vordere obere Ziel
    .object = das vordere obere Ziel
goal-place-1 = Das vordere mittlere Ziel
    .object = das vordere mittlere Ziel
goal-place-2 = Das vordere untere Ziel
    .object = das vordere untere Ziel
goal-place-3 = Das hintere obere Ziel
    .object = das hintere obere Ziel
goal-place-4 = Das hintere untere Ziel
    .object = das hintere untere Ziel
goal-place-5 = Das letzte Ziel
    .object = das letzte Ziel
question-bribe = Einen Troll bestechen oder den Zug beenden?
    .other = { $name } mustert einen Troll …
question-claim = Mehr Gold als Marker: Welches markierst du zuerst?
    .other = { $name } wählt, welches Gold markiert wird …
question-give = Die Trolle wollen ihre Goldstücke: Welche Karten gibst du?
    .other = { $name } begleicht die Schuld bei den Trollen …
answer-bribe = Troll bestechen
answer-done = Zug beenden
answer-claim = Gold markieren
answer-give = Abgeben
log-claimed = { $who ->
    [you] Du markierst das Gold auf { $cell }.
   *[other] { $name } markiert das Gold auf { $cell }.
}
    .shown = { $who ->
        [you] Du markierst das Gold.
       *[other] { $name } markiert das Gold.
    }
log-bribed = { $who ->
    [you] Du bestichst den Troll auf { $cell }; jetzt kommen alle vorbei.
   *[other] { $name } besticht den Troll auf { $cell }; jetzt kommen alle vorbei.
}
    .shown = { $who ->
        [you] Du bestichst den Troll; jetzt kommen alle vorbei.
       *[other] { $name } besticht den Troll; jetzt kommen alle vorbei.
    }
log-unlocked = { $who ->
    [you] Du öffnest die Tür auf { $cell }.
   *[other] { $name } öffnet die Tür auf { $cell }.
}
    .shown = { $who ->
        [you] Du öffnest die Tür.
       *[other] { $name } öffnet die Tür.
    }
log-key-back = Der Schlüssel der Tür auf { $cell } ist wieder frei.
    .shown = Der Schlüssel der Tür ist wieder frei.
log-collected = { $who ->
    [you] { $count ->
        [one] Du nimmst eine Karte mit einem Goldstück.
       *[other] Du nimmst eine Karte mit { $count } Goldstücken.
    }
   *[other] { $count ->
        [one] { $name } nimmt eine Karte mit einem Goldstück.
       *[other] { $name } nimmt eine Karte mit { $count } Goldstücken.
    }
}
log-forfeited = { $who ->
    [you] { $count ->
        [one] Du bezahlst die Trolle mit einer Karte von einem Goldstück.
       *[other] Du bezahlst die Trolle mit einer Karte von { $count } Goldstücken.
    }
   *[other] { $count ->
        [one] { $name } bezahlt die Trolle mit einer Karte von einem Goldstück.
       *[other] { $name } bezahlt die Trolle mit einer Karte von { $count } Goldstücken.
    }
}
log-ending-goals = Alle sechs Ziele liegen offen: Die Runde ist zu Ende.
log-ending-markers = Der letzte Marker liegt im Bergwerk: Die Runde ist zu Ende.
log-ending-cards = Es sind keine Karten mehr da: Die Runde ist zu Ende.
log-goal-up = { $count ->
    [0] { $goal } wird aufgedeckt: kein Gold.
    [one] { $goal } wird aufgedeckt: ein Goldstück!
   *[other] { $goal } wird aufgedeckt: { $count } Goldstücke!
}
log-goal-looked = { $count ->
    [0] Du siehst dir { $goal } an: kein Gold.
    [one] Du siehst dir { $goal } an: ein Goldstück!
   *[other] Du siehst dir { $goal } an: { $count } Goldstücke!
}
log-began-duel = Runde { $round } beginnt.
log-struck-tool = Die Karte wirkt sofort: Jetzt hast du { $broken }!
log-struck-again = Die Karte ändert nichts: Du hast schon { $broken }.
log-struck-rockfall = Der Steinschlag wirkt sofort und verschüttet den zuletzt gelegten Gang: { $card }.
log-struck-nothing = Der Steinschlag wirkt sofort, aber es gibt nichts zu verschütten.
reason-not-joined-own = dorthin führt kein durchgehender Weg von deinem eigenen Start
reason-beside-gold = eine Leiter darf nicht direkt neben einem Gang mit Gold liegen
reason-ladder-not-joined = an diesem Tisch muss eine Leiter an eine offene Seite anschließen
reason-mends-own-only = eine Reparatur repariert nur, was vor dir liegt
reason-rockfall-stays = Gänge mit Gold oder Troll bleiben liegen
reason-rockfall-takes-latest = im Solo nimmt ein Steinschlag den zuletzt gelegten Gang weg
reason-no-key-left = beide Schlüssel liegen schon auf Türen
reason-no-door-there = dort ist keine Tür
reason-own-door = diese Tür steht dir ohnehin offen
reason-door-open = diese Tür ist schon offen
reason-no-troll-there = dort ist kein Troll
reason-troll-bribed = dieser Troll ist schon bestochen
reason-troll-out-of-reach = zu diesem Troll führt kein durchgehender Weg von deinem Start
reason-no-gold-for-troll = für noch einen Troll hast du kein Goldstück
reason-turn-not-done = erst eine Karte: spiel eine oder wirf eine ab
reason-not-a-payment = das ist zu wenig oder eine Karte zu viel
reason-no-gold-to-mark = dort ist kein Gold für dich
game-duel = Das Duell
game-solo = Solo
verdict-1 = Das Bergwerk hat schon bessere Tage gesehen, und bessere Bergleute.
verdict-2 = Eine ordentliche Schicht: Die Laterne hat nicht umsonst gebrannt.
verdict-3 = Gut gegraben! Die anderen werden wissen wollen, wo.
verdict-4 = Meisterschaft, die man im Bergwerk nie vergisst.
rating-nuggets = { $least } bis { $most }
rating-nuggets-more = { $least } und mehr
rating-gap = Die gedruckte Tabelle dieser Ausgabe vergisst die 20; hier bekommen 20 Goldstücke diese Bewertung.
