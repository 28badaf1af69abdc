## Karten, Figuren und Rollen

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

## Fragen und Antworten

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

## Was geschah

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
    [0] { $title } wird aufgedeckt: kein Gold.
    [one] { $title } wird aufgedeckt: ein Goldstück!
   *[other] { $title } wird aufgedeckt: { $count } Goldstücke!
}
log-goal-looked = { $count ->
    [0] Du siehst dir { $goal } an: kein Gold.
    [one] Du siehst dir { $goal } an: ein Goldstück!
   *[other] Du siehst dir { $goal } an: { $count } Goldstücke!
}
log-began-duel = Runde { $number } beginnt.

## Warum nicht

reason-not-joined-own = dorthin führt kein durchgehender Weg von deinem eigenen Start
reason-beside-gold = eine Leiter darf nicht direkt neben einem Gang mit Gold liegen
reason-ladder-not-joined = an diesem Tisch muss eine Leiter an eine offene Seite anschließen
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

## Die Seite im Browser

web-option-bribe-requires-gold = Nur wer Gold hat, darf einen Troll bestechen
web-option-bribe-requires-reach = Nur wer vor dem Troll steht, darf ihn bestechen
web-option-hidden-goals = Ziele, die verdeckt blieben
web-value-hidden-goals-box = kommen in die Schachtel
web-value-hidden-goals-reshuffle = werden wieder eingemischt
web-option-ladder-needs-joint = Eine Leiter muss an eine offene Seite grenzen
web-option-ladder-exclusive = Eine Leiter benutzt nur der Zwerg ihrer Farbe
web-option-troll-payment = Was Trolle bekommen
web-value-troll-payment-auto = bestimmen die Regeln
web-value-troll-payment-choose = wählt der Schuldner
web-option-double-gold = Gold, das beide zugleich erreichen, bekommt
web-value-double-gold-active = wer am Zug ist
web-value-double-gold-opponent = der Gegner
web-option-place-connection = Ein neuer Gang ist verbunden mit
web-value-place-connection-own = dem eigenen Start
web-value-place-connection-any = irgendeinem Start
play-want-key = Welche Tür öffnest du? Wähle eine markierte.
play-cell-far = hell, aber nicht von deinem Start aus
play-supply = Gemeinsamer Vorrat: Marker { $markers }, Schlüssel { $keys }
play-score = { $colour ->
    [green] Grün hat { $purse }, mit dem markierten Gold { $gain }
   *[blue] Blau hat { $purse }, mit dem markierten Gold { $gain }
}
play-who-colour = { $colour ->
    [green] Du bist der grüne Zwerg
   *[blue] Du bist der blaue Zwerg
}
play-who-start = { $place ->
    [above] Deine Gänge beginnen am oberen Start. Gold, das sie erreichen, gehört dir.
   *[below] Deine Gänge beginnen am unteren Start. Gold, das sie erreichen, gehört dir.
}
tales-ending-1 = Alle sechs Ziele sind offen
tales-ending-2 = Der letzte Marker liegt
tales-ending-3 = Keine Karten mehr
tales-ending-goals = Alle sechs Ziele sind offen
tales-ending-markers = Der letzte Marker liegt
tales-ending-cards = Keine Karten mehr
tales-lead = { $who ->
    [you] Du führst { $score }
    [even] Gleichstand { $score }
   *[other] { $name } führt { $score }
}
tales-for-trolls = für die Trolle

## Die Regeln, Satz für Satz

chapter-duel-ways = Türen, Leitern, Trolle
chapter-duel-gold = Gold und Marker
chapter-duel-cards = Aktionskarten
book-duel-aim = Zwei Zwerge, ein grüner und ein blauer, graben nach demselben Gold, jeder vom Start seiner Farbe aus. Wer am Ende mehr Goldstücke hat, gewinnt.
book-duel-goals = Sechs Ziele liegen verdeckt in einer Pyramide, die ersten davon vier leere Felder von den Starts entfernt. Die meisten zeigen Gold, 1 bis 3 Goldstücke, manches davon hinter einer Tür; einige zeigen keines.
book-duel-goal-up = Sobald von einem der beiden Starts ein durchgehender Weg in ein Ziel führt, wird es aufgedeckt. Das tut, wer den Weg hergestellt hat, bei mehreren Zielen in selbst gewählter Reihenfolge.
book-duel-goal-lies = Ein Ziel wird so gelegt, dass es zu seinen Nachbarn passt. Geht es auf beide Arten, wählt, wer es aufgedeckt hat; geht es gar nicht, schließt es wenigstens an den Gang an, der es erreicht hat. Von da an ist es ein Gang wie jeder andere.
book-duel-turn = In deinem Zug tust du eines von vier Dingen: einen Gang legen; eine Aktionskarte spielen; zwei Karten abwerfen und eine Sabotage loswerden, die vor dir liegt; oder einfach eine oder zwei Karten abwerfen. Abgeworfen wird verdeckt.
book-duel-draw = Dann ziehst du eine Karte. Nur wenn du einfach abgeworfen hast, ziehst du so viele, wie du abgeworfen hast. Eine Sabotage loszuwerden kostet dich also eine Handkarte.
book-duel-no-cards = Wer keine Karten mehr hat, setzt bis zum Ende der Runde aus; der andere Zwerg macht allein weiter.
book-duel-own = Ein durchgehender Weg muss von deinem eigenen Start zu ihm führen. Eine Tür, die für dich zu ist, und ein Troll, den niemand bestochen hat, unterbrechen ihn.
book-duel-any = Ein durchgehender Weg muss von einem der beiden Starts zu ihm führen, gleich von welchem. Eine Tür, die für dich zu ist, und ein Troll, den niemand bestochen hat, unterbrechen ihn.
book-duel-two-ways = Auf Brücken und Doppelkurven liegen zwei Gänge, die sich nicht treffen. Es genügt, wenn ein Weg zu einem davon führt.
book-duel-doors = Eine Tür lässt nur den Zwerg ihrer Farbe durch. Der andere braucht einen Schlüssel für sie.
book-duel-ladder = Eine Leiter führt geradewegs zum Start ihrer Farbe. Leitern beider Farben darfst du an jeden Gang legen, an den sie passen, auch wenn kein Weg dorthin führt; aber nicht direkt neben ein Ziel oder einen Gang mit Gold.
book-duel-ladder-joint = Ein Gang der Leiter muss dort auf eine offene Seite treffen.
book-duel-ladder-both = Jede Leiter dürfen beide Zwerge benutzen.
book-duel-ladder-own = Eine Leiter darf nur der Zwerg ihrer Farbe benutzen.
book-duel-troll = Ein Troll versperrt den Weg auf seiner Karte. Hat ihn jemand bestochen, dürfen beide Zwerge vorbei.
book-duel-bribe = Trolle, zu denen deine Wege führen, darfst du in deinem Zug jederzeit bestechen, zusätzlich zu allem anderen und auch mit kaputtem Werkzeug: Leg einen Marker auf den Troll, und du schuldest ihm ein Goldstück.
book-duel-bribe-any = Jeden Troll auf dem Tisch darfst du in deinem Zug jederzeit bestechen, zusätzlich zu allem anderen und auch mit kaputtem Werkzeug: Leg einen Marker auf ihn, und du schuldest ihm ein Goldstück.
book-duel-bribe-poor = Das darfst du auch ganz ohne Gold; eine Schuld, die du nicht bezahlen kannst, verfällt.
book-duel-bribe-gold = Dafür brauchst du ein Goldstück auf einer gewonnenen Karte oder auf Gold mit deinem Marker, zusätzlich zu denen, die du Trollen schon schuldest.
book-duel-pay = Am Ende der Runde wird für jeden Troll, den du bestochen hast, ein Goldstück bezahlt, mit Goldkarten aus dieser oder früheren Runden. Herausgegeben wird nichts, aber genommen wird so wenig wie möglich.
book-duel-pay-choose = Am Ende der Runde bezahlst du für jeden Troll, den du bestochen hast, ein Goldstück, mit Goldkarten deiner Wahl aus dieser oder früheren Runden. Herausgegeben wird nichts.
book-duel-mark = Sobald von deinem Start ein durchgehender Weg zu Gold führt, auf einem Ziel oder in einem Gang, kommt ein Marker deiner Farbe darauf: Es gehört dir.
book-duel-mark-other = Verbindest du Gold nur mit dem anderen Start, markiert es sofort der andere Zwerg.
book-duel-mark-active = Verbindest du dasselbe Gold mit beiden Starts zugleich, gehört es dir.
book-duel-mark-opponent = Verbindest du dasselbe Gold mit beiden Starts zugleich, gehört es dem anderen Zwerg.
book-duel-marked = Markiertes Gold bleibt deins, auch wenn der Weg dorthin später unterbrochen wird.
book-duel-markers = In jeder Runde gibt es 8 Marker für euch beide zusammen, für Gold und für Trolle.
book-duel-sabotage = Eine Sabotage macht ein Werkzeug des anderen Zwergs kaputt; solange sie vor ihm liegt, legt er keine Gänge. Dasselbe Werkzeug kann bei niemandem zweimal kaputt sein.
book-duel-repair = Eine Reparatur repariert eines deiner eigenen Werkzeuge, das sie zeigt. Spielen kannst du sie nur, wenn dieses Werkzeug kaputt ist; eine mit zwei Werkzeugen repariert eines davon.
book-duel-key = Ein Schlüssel öffnet eine Tür der anderen Farbe, irgendwo auf dem Tisch, bis zum Ende der Runde. Kommst du dadurch an Gold, markierst du es sofort. Höchstens zwei Türen können offen sein.
book-duel-rockfall = Ein Steinschlag nimmt einen Gang weg, aber keinen mit Gold oder Troll und weder einen Start noch ein Ziel. Ein Schlüssel, der darauf lag, kann wieder verwendet werden.
book-duel-map = Eine Schatzkarte zeigt dir ein verdecktes Ziel. Niemand sonst sieht es.
book-duel-end = Die Runde endet sofort, wenn alle sechs Ziele aufgedeckt sind, der letzte Marker verwendet ist oder niemand mehr eine Karte hat.
book-duel-keep = Du nimmst alle Karten mit Gold, das du markiert hast. Sie zählen für dich bis zum Ende des Spiels und werden nicht mehr verwendet.
book-duel-goals-box = Ziele, die niemand genommen hat, kommen zurück in die Schachtel, auch die noch verdeckten.
book-duel-goals-shuffled = Aufgedeckte Ziele, die niemand genommen hat, kommen zurück in die Schachtel. Die noch verdeckten werden wieder unter die unbenutzten gemischt.
book-duel-next = Für die nächste Runde werden neue Ziele ausgelegt, alle anderen Karten neu gemischt und ausgeteilt, und alle Marker und Schlüssel kommen zurück. Keine Sabotage bleibt vor dir liegen.
book-duel-first = Grün beginnt die erste Runde.
book-duel-next-first = Jede weitere Runde beginnt, wer weniger Gold hat; habt ihr gleich viel, Blau.
book-duel-win = Wer nach der letzten Runde mehr Goldstücke hat, gewinnt. Habt ihr gleich viele, ist es unentschieden.
effect-sabotage-duel = Leg sie vor den anderen Zwerg: Er legt keine Gänge, bis dieses Werkzeug repariert ist.
effect-repair-own = Repariert ein Werkzeug, das sie zeigt, wenn es kaputt vor dir liegt.
effect-rockfall-duel = Nimmt eine Wegekarte vom Tisch; Starts, Ziele und Gänge mit Gold oder Troll bleiben liegen.

## Lektionen

lesson-duel-start = Dein eigener Start
    .task = Du bist Grün, und der untere Start gehört dir. Grabe von dort nach rechts.
    .nudge = Die Ziele liegen rechts. Lege den geraden Gang dorthin.
    .done = Jeder gräbt von seinem eigenen Start aus. Deine Gänge haben dein Licht.
lesson-duel-gold = Gold am Weg
    .task = Auf einer deiner Karten liegt Gold. Lege sie so ans Ende, dass dein Gang auf das Gold trifft; drehe sie, wenn nötig.
    .nudge = Dein Gang ginge am Gold vorbei. Drehe die Karte mit R oder dem runden Pfeil.
    .done = Dein Marker liegt darauf. Am Ende der Runde gehört das Gold dir.
lesson-duel-key = Eine Tür im Weg
    .task = Eine blaue Tür hält dich auf, denn du bist Grün. Öffne sie mit dem Schlüssel.
    .nudge = Die Tür bleibt zu. Nimm den Schlüssel und wähle die Tür.
    .done = Dahinter geht dein Licht weiter. Ein Schlüssel öffnet eine Tür der anderen Farbe bis zum Ende der Runde.
lesson-duel-troll = Der Troll will Gold
    .task = Ein Troll lässt niemanden vorbei. Bestich ihn, dann lege den geraden Gang hinter ihn.
    .nudge = Der Troll steht noch im Weg. Bestich ihn zuerst, dann grabe rechts weiter.
    .done = Der Weg ist frei, aber am Ende der Runde wird die Bestechung mit Gold bezahlt.
lesson-duel-goal = Zum Ziel
    .task = Du weißt, dass am unteren vorderen Ziel zwei Goldstücke liegen. Lege die Kurve, die dorthin führt.
    .nudge = Das führt nicht zum Ziel. Lege die Kurve ans Ende des Gangs.
    .done = Das Ziel ist aufgedeckt, und auf seinem Gold liegt dein Marker.
lesson-duel-sabotage = Den Gegner bremsen
    .task = Mia ist dir eine Karte voraus. Mach ihre Spitzhacke kaputt.
    .nudge = Dann bliebe sie vorn. Nimm die kaputte Spitzhacke und wähle Mia.
    .done = Solange sie kaputt ist, legt Mia keine Gänge. Sie wird es dir heimzahlen.

play-aim-duel = Verbinde mehr Gold mit deinem Start als der andere.
play-sheet-duel-1 = Beide graben vom eigenen Start aus. Gold, zu dem ein Weg von dir führt, gehört dir.
play-sheet-duel-2 = Türen der anderen Farbe brauchen einen Schlüssel. Ein Troll lässt dich für ein Goldstück vorbei.
play-sheet-duel-3 = Karten sehen unter Ziele, zerstören das Werkzeug des anderen und lassen Gänge einstürzen.
