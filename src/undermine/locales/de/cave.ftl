# Die dunkle Höhle: Karten, Klans, Ziele, Fragen, was geschah, warum nicht.

card-rat = Ratte
    .object = eine Ratte
    .short = Ratte
    .effect = Lockt die Ratte an und führt sie bis zu 3 Felder weit: Wen sie trifft, der verliert für immer eine Handkarte.
card-crawler = Kriecher
    .object = einen Kriecher
    .short = Kriecher
    .effect = Lockt den Kriecher an und führt ihn bis zu 4 Felder weit: Zwerge, die er trifft, sind gelähmt und gehen in ihrem nächsten Zug nicht.
card-goblin = Goblin
    .object = einen Goblin
    .short = Goblin
    .effect = Lockt den Goblin an und führt ihn bis zu 5 Felder weit: Wen er trifft, der verliert ein Goldstück.
card-web = Spinnennetz
    .object = ein Spinnennetz
    .short = Netz
    .effect = Leg es dorthin, wo die Wege zweier Karten zusammenstoßen, oder auf ein offenes Wegende: Bis zu deinem übernächsten Zug kommt dort niemand durch.
card-boots = Stiefel
    .object = Stiefel
    .short = Stiefel
    .effect = Leg sie vor jemanden, auch vor dich selbst: Dieser Zwerg darf im Zug bis zu 4 Felder statt 3 gehen.
card-axe = Streitaxt
    .object = eine Streitaxt
    .short = Streitaxt
    .effect = Leg sie vor jemanden, auch vor dich selbst: Später abgeworfen, vertreibt sie ein Monster vor dem Angriff oder schwächt ein Netz.
card-secret = Geheiminformation
    .object = eine Geheiminformation
    .short = Geheimnis
    .effect = Sieh dir ein verdecktes Ziel oder die Klankarte einer anderen Person an; nur du weißt es dann.
card-hand-swap = Handtausch
    .object = einen Handtausch
    .short = Handtausch
    .effect = Tausche alle Handkarten mit jemand anderem; am Ende deines Zuges zieht diese Person an deiner Stelle eine Karte.
card-den = Gang mit Monsterbau
    .object = einen Gang mit Monsterbau
    .short = Monsterbau
    .effect = Aus dem dunklen Bau kommen angelockte Monster.
card-vein = Goldader
    .object = eine Goldader
    .short = Goldader
    .effect = Hier liegt ein Goldstück. Wer stehen bleibt, nimmt es und zeigt die eigene Klankarte.
card-cave-ladder = Gang mit Leiter
    .object = einen Gang mit Leiter
    .short = Leiter
    .effect = Von Leiter zu Leiter ist es nur ein Schritt, so weit es auch ist.
card-cave-bridge = Holzbrücke
    .object = eine Holzbrücke
    .short = Brücke
    .effect = Wer die Brücke betritt, verliert für immer eine Handkarte; der Weg darunter kostet nichts.
card-cave-tunnel = Doppelkurve mit Tunnel
    .object = eine Doppelkurve mit Tunnel
    .short = Tunnel
    .effect = Zwei Kurven; wer durch den Tunnel dazwischen geht, zahlt ein Goldstück.

role-blue-loyal = treuer Zwerg (blauer Klan)
    .task = Du arbeitest für den blauen Klan: Bring Gold für ihn aus der Höhle.
    .many = Treue blaue Zwerge
role-blue-saboteur = Saboteur (blauer Klan)
    .task = Du trägst Blau, arbeitest aber für den gelben Klan und gewinnst mit ihm.
    .many = Blaue Saboteure
side-blue-clan = Blauer Klan
    .won = Der blaue Klan gewinnt.
finish-blue-clan = blauer Klan gewinnt
log-ended-blue-clan = { $who ->
    [you] Das Spiel ist aus, der blaue Klan gewinnt; du warst zuerst draußen.
   *[other] Das Spiel ist aus, der blaue Klan gewinnt; { $name } war zuerst draußen.
}
role-yellow-loyal = treuer Zwerg (gelber Klan)
    .task = Du arbeitest für den gelben Klan: Bring Gold für ihn aus der Höhle.
    .many = Treue gelbe Zwerge
role-yellow-saboteur = Saboteur (gelber Klan)
    .task = Du trägst Gelb, arbeitest aber für den blauen Klan und gewinnst mit ihm.
    .many = Gelbe Saboteure
side-yellow-clan = Gelber Klan
    .won = Der gelbe Klan gewinnt.
finish-yellow-clan = gelber Klan gewinnt
log-ended-yellow-clan = { $who ->
    [you] Das Spiel ist aus, der gelbe Klan gewinnt; du warst zuerst draußen.
   *[other] Das Spiel ist aus, der gelbe Klan gewinnt; { $name } war zuerst draußen.
}
log-ended-none = Das Spiel ist aus. Niemand hat die Höhle verlassen, also gewinnt niemand.
finish-none = niemand gewinnt

goal-north-west = Das Ziel links oben
    .object = das Ziel links oben
goal-north-east = Das Ziel rechts oben
    .object = das Ziel rechts oben
goal-south-west = Das Ziel links unten
    .object = das Ziel links unten
goal-south-east = Das Ziel rechts unten
    .object = das Ziel rechts unten
legend-exit = Ausgang
legend-den = Monsterbau
legend-ladder = Leiter
legend-vein = Goldader

question-move = Wohin? Wähle ein markiertes Feld oder bleib stehen.
    .other = { $name } ist unterwegs …
question-axe = Ein Monster! Benutzt du deine Axt?
    .other = { $name } denkt an die Axt …
question-vein = Nimmst du das Goldstück und zeigst deine Klankarte?
    .other = { $name } betrachtet das Gold …
question-stop = Soll das Spiel hier enden?
    .other = { $name } überlegt, ob Schluss ist …

choice-move = gehen
choice-stay = stehen bleiben
choice-cut = Netz zerschlagen
choice-axe = Axt benutzen
choice-endure = Axt behalten
choice-pocket = nehmen
choice-forgo = liegen lassen
choice-propose = Ende vorschlagen
choice-agree = zustimmen
choice-refuse = weiterspielen
answer-move = Gehen
answer-stay = Stehen bleiben
answer-cut = Netz zerschlagen
answer-axe = Axt benutzen
answer-endure = Axt behalten
answer-pocket = Nehmen
answer-forgo = Liegen lassen
answer-propose = Ende vorschlagen
answer-agree = Zustimmen
answer-refuse = Weiterspielen

field-n = oberes Feld
field-e = rechtes Feld
field-s = unteres Feld
field-w = linkes Feld
field-c = mittleres Feld
field-a = erste Kurve
field-b = zweite Kurve
field-h = Weg unter der Brücke
field-v = auf der Brücke
field-t = im Tunnel
edge-n = oberer Rand
edge-e = rechter Rand
edge-s = unterer Rand
edge-w = linker Rand
way-steps = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
way-cards = { $count ->
    [one] kostet eine Handkarte
   *[other] kostet { $count } Handkarten
}
way-nuggets = { $count ->
    [one] kostet ein Goldstück
   *[other] kostet { $count } Goldstücke
}
way-meets = trifft auf: { $whom }
way-goal = deckt das Ziel auf
way-exit = aus der Höhle hinaus

log-cave-lured = { $who ->
    [you] Du lockst ein Monster an: { $card }.
   *[other] { $name } lockt ein Monster an: { $card }.
}
log-cave-gone = Das Monster ist fort: { $card }.
log-cave-web = { $who ->
    [you] Du legst ein Spinnennetz.
   *[other] { $name } legt ein Spinnennetz.
}
log-cave-web-gone = Ein Spinnennetz ist weg.
log-cave-gear = { $deed ->
    [you-other] Du legst { $card } vor { $target }.
    [other-you] { $actor } legt { $card } vor dich.
    [you-self] Du legst { $card } vor dich.
    [other-self] { $actor } nimmt { $card }.
   *[other-other] { $actor } legt { $card } vor { $target }.
}
log-cave-axe = { $who ->
    [you] Du benutzt deine Axt.
   *[other] { $name } benutzt die Axt.
}
log-cave-left = { $who ->
    [you] Du hast die Höhle verlassen!
   *[other] { $name } hat die Höhle verlassen!
}
log-cave-nugget = { $who ->
    [you] Du nimmst das Goldstück der Ader.
   *[other] { $name } nimmt das Goldstück der Ader.
}
log-cave-lost = { $who ->
    [you] Du verlierst ein Goldstück.
   *[other] { $name } verliert ein Goldstück.
}
log-cave-returned = { $who ->
    [you] Du bist noch drinnen; dein Gold geht in die Bank zurück.
   *[other] { $name } ist noch drinnen; das Gold geht in die Bank zurück.
}
log-cave-maximum = { $who ->
    [you] Du darfst ab jetzt höchstens so viele Karten halten: { $limit }.
   *[other] { $name } darf ab jetzt höchstens so viele Karten halten: { $limit }.
}
log-cave-bitten = { $who ->
    [you] Die Ratte beißt dir eine Handkarte weg!
   *[other] Die Ratte beißt { $name } eine Handkarte weg!
}
log-cave-robbed = { $who ->
    [you] Der Goblin nimmt dir ein Goldstück!
   *[other] Der Goblin nimmt { $name } ein Goldstück!
}
log-cave-paralysed = { $who ->
    [you] Der Kriecher lähmt dich!
   *[other] Der Kriecher lähmt { $name }!
}
log-cave-unveiled = { $who ->
    [you] Alle sehen deine Klankarte: { $role }.
   *[other] { $name } zeigt die Klankarte: { $role }.
}
log-cave-scanned = { $who ->
    [you] Du siehst dir die übrigen Klankarten an: { $roles }.
   *[other] { $name } sieht sich die übrigen Klankarten an.
}
log-cave-looked = { $who ->
    [you] Du siehst dir { $goal } an: { $seen }.
   *[other] { $name } sieht sich { $goal } an.
}
log-cave-found = { $goal } wird aufgedeckt: { $seen }.
log-cave-treasure = { $clan ->
    [blue] Schatz des blauen Klans: { $saved } × { $rivals } = { $value }.
   *[yellow] Schatz des gelben Klans: { $saved } × { $rivals } = { $value }.
}
rivals = { $count ->
    [one] { $count } gegnerischer Zwerg
   *[other] { $count } gegnerische Zwerge
}

reason-not-in-play = dieses Monster ist nicht auf dem Tisch: { $card }; wähle einen Monsterbau
reason-already-in-play = dieses Monster ist schon auf dem Tisch und geht von dort weiter: { $card }
reason-no-den-there = dort ist kein offener Monsterbau
reason-no-axe = vor dir liegt keine Axt
reason-no-web-here = dein Zwerg steht nicht an diesem Netz
reason-axe-too-late = die Axt muss schon vor dir liegen, wenn dein Zwerg an das Netz kommt; diese liegt erst jetzt da
reason-not-moving-yet = erst eine Karte spielen oder abwerfen, dann geht dein Zwerg
reason-no-steps-left = es ist kein Schritt mehr übrig
reason-no-field-there = so ein Feld gibt es dort nicht
reason-web-in-the-way = ein Spinnennetz versperrt den Weg
reason-not-one-step = das ist weiter als ein Schritt
reason-no-open-side = dort führt kein Weg aus einer Karte
reason-web-there = dort liegt schon ein Netz
reason-edge-named-otherwise = nenne diesen Rand nach der Karte links davon oder darüber
reason-has-boots = { $who ->
    [you] du hast schon Stiefel
   *[other] { $name } hat schon Stiefel
}
reason-clan-card-shown = { $who ->
    [you] deine Klankarte liegt offen
   *[other] die Klankarte von { $name } liegt offen
}
reason-somebody-stands-there = auf dieser Karte steht jemand
reason-proposed-already = das hast du in diesem Zug schon vorgeschlagen
reason-too-early-to-stop = dafür ist es zu früh: Es gibt noch Karten zu ziehen und offene Wege

game-cave = Die dunkle Höhle
