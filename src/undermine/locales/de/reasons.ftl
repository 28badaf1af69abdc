# Warum etwas nicht geht: ein Satz ohne Punkt, der nach einem Doppelpunkt steht.

reason-game-over = das Spiel ist aus
reason-not-asked = gerade fragt dich niemand etwas
reason-not-your-turn = du bist nicht an der Reihe, sondern { $name }
reason-answer-not-asked = danach hat niemand gefragt
reason-question-first = zuerst ist eine Frage zu beantworten: { $question }
reason-not-in-hand = diese Karte hast du nicht: { $card }
reason-not-offered = das steht nicht zur Wahl
reason-cannot-dig = mit kaputtem Werkzeug lässt sich nicht graben; erst muss es jemand reparieren
reason-cell-taken = dort liegt schon eine Karte
reason-tunnel-into-rock = der Gang { $side } würde am Fels enden
reason-rock-into-tunnel = der Fels { $side } würde den Gang nebenan versperren
reason-touches-nothing = sie würde keine andere Karte berühren; eine Ecke genügt nicht
reason-not-joined = dorthin führt vom Start kein durchgehender Weg
reason-turned-the-same = diese Karte sieht gedreht genauso aus; leg sie ungedreht
reason-no-such-seat = einen Platz { $number } gibt es an diesem Tisch nicht
reason-not-on-yourself = dein eigenes Werkzeug darfst du nicht kaputt machen
reason-already-broken = { $who ->
    [you] dieses Werkzeug ist bei dir schon kaputt
   *[other] dieses Werkzeug ist bei { $name } schon kaputt
}
reason-mends-other-tools = diese Karte repariert anderes Werkzeug
reason-nothing-to-mend = { $who ->
    [you] bei dir ist nichts kaputt, was diese Karte reparieren könnte
   *[other] bei { $name } ist nichts kaputt, was diese Karte reparieren könnte
}
reason-nothing-to-remove = es liegt noch keine Wegekarte da, die verschüttet werden könnte
reason-must-remove = ein Steinschlag muss eine Karte wegnehmen
reason-stays-for-the-round = Start und Ziele bleiben liegen
reason-nothing-lies-there = dort liegt keine Karte
reason-goal-not-reached = zu diesem Ziel führt noch kein Weg
reason-other-goal-turning = gerade wird ein anderes Ziel aufgedeckt
reason-goal-face-up = dieses Ziel ist schon aufgedeckt
reason-no-goal-there = dort ist kein Ziel
reason-no-such-gold = eine Goldkarte mit dem Wert { $number } ist nicht mehr da
