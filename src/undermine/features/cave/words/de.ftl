## Karten, Figuren und Rollen

table-clan = Klan
table-clan-blue = blau
table-clan-yellow = gelb
table-clan-loyal = treu
table-clan-saboteur = Saboteur
table-place = Platz
    .out = draußen
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
role-yellow-loyal = treuer Zwerg (gelber Klan)
    .task = Du arbeitest für den gelben Klan: Bring Gold für ihn aus der Höhle.
    .many = Treue gelbe Zwerge
role-yellow-saboteur = Saboteur (gelber Klan)
    .task = Du trägst Gelb, arbeitest aber für den blauen Klan und gewinnst mit ihm.
    .many = Gelbe Saboteure
side-yellow-clan = Gelber Klan
    .won = Der gelbe Klan gewinnt.
finish-yellow-clan = gelber Klan gewinnt
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
rivals = { $count ->
    [one] { $count } gegnerischer Zwerg
   *[other] { $count } gegnerische Zwerge
}

## Fragen und Antworten

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

## Was geschah

log-ended-blue-clan = { $who ->
    [you] Das Spiel ist aus, der blaue Klan gewinnt; du warst zuerst draußen.
   *[other] Das Spiel ist aus, der blaue Klan gewinnt; { $name } war zuerst draußen.
}
log-ended-yellow-clan = { $who ->
    [you] Das Spiel ist aus, der gelbe Klan gewinnt; du warst zuerst draußen.
   *[other] Das Spiel ist aus, der gelbe Klan gewinnt; { $name } war zuerst draußen.
}
log-ended-none = Das Spiel ist aus. Niemand hat die Höhle verlassen, also gewinnt niemand.
log-cave-lured = { $who ->
    [you] Du lockst ein Monster an: { $title }.
   *[other] { $name } lockt ein Monster an: { $title }.
}
log-cave-gone = Das Monster ist fort: { $figure }.
log-cave-web = { $who ->
    [you] Du legst ein Spinnennetz.
   *[other] { $name } legt ein Spinnennetz.
}
log-cave-web-gone = Ein Spinnennetz ist weg.
log-cave-gear = { $pair ->
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
    [you] Du darfst ab jetzt höchstens so viele Karten halten: { $number }.
   *[other] { $name } darf ab jetzt höchstens so viele Karten halten: { $number }.
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
log-cave-found = { $title } wird aufgedeckt: { $seen }.
log-cave-treasure = { $clan ->
    [blue] Schatz des blauen Klans: { $saved } × { $rivals } = { $value }.
   *[yellow] Schatz des gelben Klans: { $saved } × { $rivals } = { $value }.
}

## Warum nicht

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

## Die Seite im Browser

web-option-axe-web-range = Ein Netz wird zerschlagen
web-value-axe-web-range-port = direkt davor
web-value-axe-web-range-card = von überall auf der Karte daneben
web-option-clan = Der Klan bei drei oder vier Spielern
web-value-clan-blue = blau
web-value-clan-yellow = gelb
web-option-early-end = Früher aufhören
web-value-early-end-vote = wenn alle zustimmen
web-value-early-end-off = nie
web-option-end-on-last-card = Nach der allerletzten Karte
web-value-end-on-last-card-immediate = sofort Schluss
web-value-end-on-last-card-turn-end = den Zug beenden
web-option-fresh-axe-cuts = Eine eben gelegte Axt zerschlägt ein Netz, an dem der Zwerg schon stand
web-option-goal-fields = Felder eines Ziels
web-value-goal-fields-entry-centre = jeder Eingang und die Mitte
web-value-goal-fields-single = nur eines
web-option-hand-limit = Das Handmaximum
web-value-hand-limit-cap-draw = begrenzt das Ziehen
web-value-hand-limit-emergent = wird nur angesagt
web-option-hand-limit-floor = Das Handmaximum fällt nie unter
web-option-move-on-after-axe = Nach der Axt darf ein Zwerg weitergehen
web-option-spawn-attacks = Ein Monster greift an, wo es erscheint
web-option-vein-optional = Ein Goldstück der Ader darf liegen bleiben
web-option-vein-range = Das Goldstück einer Ader nimmt man
web-value-vein-range-field = auf ihrem Feld
web-value-vein-range-card = irgendwo auf ihrer Karte
play-want-hand-swap = Mit wem tauschst du die Handkarten? Wähle einen markierten Spieler.
play-want-rat = Aus welchem Monsterbau kommt die Ratte? Wähle einen markierten.
play-want-crawler = Aus welchem Monsterbau kommt der Kriecher? Wähle einen markierten.
play-want-goblin = Aus welchem Monsterbau kommt der Goblin? Wähle einen markierten.
play-want-web = Wohin kommt das Spinnennetz? Wähle einen markierten Rand.
play-want-boots = Wer bekommt die Stiefel? Wähle einen markierten Spieler.
play-want-axe = Wer bekommt die Streitaxt? Wähle einen markierten Spieler.
play-want-secret = Ein Ziel oder eine Klankarte? Wähle ein markiertes Ziel oder einen markierten Spieler.
play-ask-field = Wähle eine markierte Stelle.
play-go = Gehen: { $way }
play-step-by-step = Schritt für Schritt
play-cave-clan = { $clan ->
    [blue] blauer Klan
   *[yellow] gelber Klan
}
play-cave-nuggets = { $count ->
    [one] ein Goldstück
   *[other] { $count } Goldstücke
}
play-cave-lies = gelähmt
play-cave-out = hat die Höhle verlassen
play-cave-most = { $count ->
    [one] höchstens eine Handkarte
   *[other] höchstens { $count } Handkarten
}
tales-cave-out = hinausgetragen: { $nuggets }
tales-cave-first = zuerst draußen, mit { $nuggets }
tales-cave-inside = blieb drinnen

## Überschriften der Kapitel

chapter-cave-setup = Bevor es losgeht
chapter-cave-paths = Wegekarten legen
chapter-cave-moves = Der Zwerg bewegt sich
chapter-cave-places = Leitern, Brücken, Tunnel und Goldadern
chapter-cave-goals = Ziele und Ausgang
chapter-cave-tricks = Geheiminformation, Steinschlag, Handtausch
chapter-cave-webs = Spinnennetze, Stiefel und Äxte
chapter-cave-monsters = Monster
chapter-cave-end = Wie das Spiel endet

## Worum es geht

book-cave-aim = Es gibt zwei Klans von Zwergen, den blauen und den gelben. Ihr sucht den Weg aus einer dunklen Höhle, und nur Gold, das jemand hinausträgt, zählt. Der Klan mit dem wertvolleren Schatz gewinnt.
book-cave-aim-two = Ihr sucht den Weg aus einer dunklen Höhle. Wer zuerst draußen ist, gewinnt.
book-cave-two-loyal = Ihr seid beide treue Zwerge, einer vom blauen und einer vom gelben Klan. Saboteure gibt es hier nicht.
book-cave-cards = An diesem Tisch werden gemischt: { $roles }. Alle bekommen verdeckt eine Klankarte und sehen sie sich heimlich an.
book-cave-one-clan = Ihr tragt hier alle dieselbe Farbe, aber die Saboteure arbeiten für den anderen Klan.
book-cave-back = Die Rückseite deiner Karte zeigt allen, zu welchem Klan du gehörst. Ob du treu bist oder ein Saboteur, weißt nur du.
book-cave-work = Ein treuer Zwerg arbeitet für den Klan auf seiner Karte und gewinnt mit ihm. Ein Saboteur arbeitet für den anderen Klan und gewinnt mit jenem.
book-cave-left-over = { $count ->
    [one] Eine Klankarte bleibt übrig. Sie liegt beiseite, und niemand hat sie gesehen.
   *[other] { $count } Klankarten bleiben übrig. Sie liegen beiseite, und niemand hat sie gesehen.
}

## Bevor es losgeht

book-cave-start = Alle Zwerge beginnen auf der Startkarte. Sie ist nach allen vier Seiten offen und hat eine Leiter.
book-cave-corners = In den Ecken liegen verdeckt vier Ziele: der Ausgang, ein Monsterbau, eine Leiter und eine Goldader. Niemand weiß, welches wo liegt.
book-cave-distance = { $count ->
    [one] Vom Start zu jedem Ziel ist es eine Karte nach links oder rechts und ebenso weit nach oben oder unten.
   *[other] Vom Start zu jedem Ziel sind es { $count } Karten nach links oder rechts und ebenso viele nach oben oder unten.
}
book-cave-nuggets = Alle beginnen mit drei Goldstücken. Deine liegen offen vor dir.
book-cave-piles = Die Karten kommen aus drei Stapeln: I, II und III. Von jedem bleiben fünf Karten in der Schachtel, und niemand weiß, welche. Im Nachziehstapel liegt oben, was von I übrig ist, dann kommt II und ganz unten III.
book-cave-hand-one = Alle bekommen fünf Karten von Stapel I auf die Hand.
book-cave-hand-two = Alle bekommen vier Karten von Stapel I und eine von Stapel II auf die Hand.
book-cave-hand-three = Alle bekommen drei Karten von Stapel I und zwei von Stapel II auf die Hand.
book-cave-backs = Die Rückseiten deiner Karten (I, II oder III) sehen alle, die Vorderseiten nur du.
book-cave-first-by-lot = Wer beginnt, entscheidet das Los. Nach dir geht es links von dir weiter.
book-cave-first-seat = Platz { $seat } beginnt. Nach dir geht es links von dir weiter.

## Dein Zug

book-cave-turn = Zuerst verwendest du Karten: Du legst eine Wegekarte, spielst eine Aktionskarte oder wirfst eine oder zwei Karten verdeckt ab.
book-cave-then-move = Danach darf dein Zwerg bis zu drei Felder gehen, auch wenn du nur abgeworfen hast.
book-cave-then-draw = Zum Schluss ziehst du: eine Karte, wenn du eine gelegt oder gespielt hast, sonst so viele, wie du abgeworfen hast.
book-cave-maximum = Dein Handmaximum ist fünf. Jeder Schritt auf eine Brücke und jeder Biss der Ratte senkt es bis zum Ende des Spiels um eins. Darüber hinaus ziehst du nie nach; was du schon auf der Hand hast, behältst du.
book-cave-nothing-to-lose = Hast du keine Karte zu verlieren, senkt eine Brücke dein Handmaximum trotzdem. Die Ratte tut das nicht.
book-cave-no-maximum = Eine Karte, die du auf einer Brücke oder an die Ratte verlierst, fehlt dir für immer, denn du ziehst keine dafür nach. Sonst begrenzt nichts deine Hand.
book-cave-last-card = Deine letzte Karte nimmt dir weder eine Brücke noch die Ratte.
book-cave-maximum-floor = Dein Handmaximum fällt nie unter eins.
book-cave-pile-empty = Ist der Stapel leer, wird nicht mehr gezogen. Abgeworfene Karten liegen verdeckt und kommen nicht zurück.
book-cave-no-cards = Hast du zu Beginn deines Zuges keine Karte, wird er übersprungen, und auch dein Zwerg geht nicht. Deine Monster verschwinden trotzdem, und deine Netze nutzen sich ab.

## Wegekarten legen

book-cave-lay = Leg eine Wegekarte an eine leere Stelle neben dem Start, neben einer anderen Wegekarte oder neben einem aufgedeckten Ziel.
book-cave-fit = Sie muss zu allen Nachbarn passen, Weg an Weg und Fels an Fels, und mindestens einen Weg verlängern.
book-cave-upright = Karten liegen hochkant. Du darfst sie auf den Kopf stellen, aber nie quer legen.
book-cave-anywhere = Eine Verbindung zum Start oder zu deinem Zwerg braucht sie nicht. Ihr dürft auch über die Ziele hinaus bauen.
book-cave-beside-goal = An ein verdecktes Ziel darf eine Karte mit jeder Seite stoßen. Aufgedeckt wird es dadurch nicht.

## Der Zwerg bewegt sich

book-cave-steps = Dein Zwerg geht die Wege entlang, mit jedem Schritt ein Feld, auch hin und her. Er darf auch weniger Felder gehen oder stehen bleiben.
book-cave-levels = Über eine Karte von Stapel I braucht er einen Schritt, von Stapel II zwei und von Stapel III drei.
book-cave-own = Du bewegst nur deinen eigenen Zwerg. Auf einem Feld dürfen beliebig viele Zwerge stehen und aneinander vorbeigehen.

## Leitern, Brücken, Tunnel und Goldadern

book-cave-ladders = Alle Leitern sind verbunden. Von einer zu jeder anderen ist es nur ein Schritt, so weit sie auch auseinanderliegen. Die Leiter auf einem Ziel zählt erst, wenn es aufgedeckt ist.
book-cave-bridge = Auf einer Brückenkarte führt ein Weg über den anderen, und von einem zum anderen kommt man nicht. Der Weg unten kostet nichts.
book-cave-bridge-price = Jedes Mal, wenn dein Zwerg die Holzbrücke betritt, verlierst du eine Handkarte. Die Karte wird zufällig gezogen und verdeckt abgeworfen.
book-cave-tunnel = In einer Doppelkurve verbindet ein Tunnel die beiden Kurven. Er ist ein eigenes Feld, und wer ihn betritt, zahlt ein Goldstück. Wer kein Gold hat, geht umsonst hindurch.
book-cave-vein = Wird eine Goldader gelegt oder aufgedeckt, kommt ein Goldstück darauf, und zwar nur dieses eine Mal.
book-cave-vein-field = Das Goldstück bekommt, wessen Zwerg seine Bewegung auf dem Feld mit der Ader beendet. Vorbeigehen genügt nicht.
book-cave-vein-card = Das Goldstück bekommt, wessen Zwerg seine Bewegung irgendwo auf der Karte mit der Ader beendet. Vorbeigehen genügt nicht.
book-cave-vein-must = Liegen lassen darfst du es nicht. Wer es nimmt, deckt die eigene Klankarte auf; sie bleibt bis zum Ende des Spiels offen.
book-cave-vein-may = Du darfst es liegen lassen. Wer es nimmt, deckt die eigene Klankarte auf; sie bleibt bis zum Ende des Spiels offen.

## Ziele und Ausgang

book-cave-goal-found = Der erste Zwerg, der ein Ziel betritt, deckt es auf und bleibt dort stehen.
book-cave-goal-inside = Er steht am Eingang. Ausgang, Monsterbau, Leiter oder Ader sind einen Schritt weiter, in der Mitte der Karte.
book-cave-goal-single = Ein Ziel ist ein einziges Feld. Was es zeigt, gilt also sofort auch für den Zwerg, der es aufgedeckt hat.
book-cave-goal-turned = Das Ziel wird so gedreht, dass der Weg dieses Zwergs weiterführt, und wenn möglich so, dass es zu allen Nachbarn passt. Geht beides gleich gut, wählt, wer es aufgedeckt hat. Wo ein Weg auf Fels trifft, kommt niemand durch.
book-cave-exit = Wer das Feld mit dem Ausgang betritt, verlässt die Höhle sofort und deckt die eigene Klankarte auf. Das Gold dieses Zwergs ist in Sicherheit.
book-cave-first-out = { $count ->
    [one] Wer zuerst draußen ist, sieht sich außerdem heimlich die Klankarte an, die übrig blieb.
   *[other] Wer zuerst draußen ist, sieht sich außerdem heimlich die { $count } Klankarten an, die übrig blieben.
}
book-cave-outside = Wer draußen ist, spielt und zieht weiter Karten, nur ohne einen Zwerg zu bewegen.

## Geheiminformation, Steinschlag, Handtausch

book-cave-secret = Mit einer Geheiminformation siehst du dir ein verdecktes Ziel oder die verdeckte Klankarte einer anderen Person an. Niemand sonst sieht es.
book-cave-rockfall = Ein Steinschlag nimmt eine Wegekarte weg, auf der weder ein Zwerg noch ein Monster steht. Start und Ziele bleiben liegen.
book-cave-rockfall-takes = Ein Goldstück auf dieser Karte geht zurück in die Bank. Auch ein Netz verschwindet, außer es liegt noch auf dem Weg einer anderen Karte.
book-cave-cut-off = Abgeschnittene Karten und Figuren bleiben, wo sie sind, und dort darf weitergebaut werden.
book-cave-swap = Beim Handtausch tauschst du mit jemand anderem alle Handkarten, egal wie viele ihr jeweils habt.
book-cave-swap-draw = Am Ende dieses Zuges zieht die andere Person eine Karte, du nicht.

## Spinnennetze, Stiefel und Äxte

book-cave-web = Ein Spinnennetz kommt auf den Rand, wo die Wege zweier Karten zusammenstoßen, oder auf ein offenes Wegende; an jede Stelle nur eines. Dort kommt kein Zwerg und kein Monster durch.
book-cave-web-time = Zuerst zeigt es eine 2. Zu Beginn deines nächsten Zuges wird es auf 1 gedreht, zu Beginn des übernächsten verschwindet es.
book-cave-web-past = Wegekarten dürfen dort trotzdem angelegt werden, und Leitern führen an jedem Netz vorbei.
book-cave-gear = Stiefel und Streitäxte legst du vor jemanden, auch vor dich selbst.
book-cave-boots = Mit Stiefeln darf dein Zwerg in einem Zug bis zu vier Felder gehen. Ein zweites Paar bekommt niemand.
book-cave-axe = Treffen dein Zwerg und ein Monster aufeinander, darfst du eine Axt abwerfen, die schon vor dir liegt. Das Monster verschwindet, bevor es irgendwen angreift, und seine Karte wird abgeworfen.
book-cave-axe-port = Steht dein Zwerg in deinem Zug direkt an einem Netz, darfst du eine Axt abwerfen: Aus der 2 wird eine 1, und ein Netz mit einer 1 verschwindet.
book-cave-axe-card = Steht dein Zwerg in deinem Zug auf einer Karte, an deren Rand ein Netz liegt, darfst du eine Axt abwerfen: Aus der 2 wird eine 1, und ein Netz mit einer 1 verschwindet.
book-cave-axes = Vor dir dürfen mehrere Äxte liegen; mit zweien beseitigst du ein frisches Netz in einem einzigen Zug.
book-cave-axe-now = Mit einer Axt, die du eben erst vor dich gelegt hast, darfst du noch im selben Zug auf ein Netz einschlagen.
book-cave-axe-later = Mit einer Axt, die du eben erst vor dich gelegt hast, darfst du in diesem Zug nicht auf ein Netz einschlagen, an dem dein Zwerg schon stand.

## Monster

book-cave-lure = Leg eine Monsterkarte vor dich und stell das Monster auf einen beliebigen aufgedeckten Monsterbau. Gibt es keinen, kannst du die Karte nicht spielen.
book-cave-lead = Dann führst du es die Wege entlang: die Ratte bis zu drei Felder, den Kriecher bis zu vier, den Goblin bis zu fünf, auch hin und her oder gar nicht.
book-cave-free = Leitern, Brücken und Tunnel kosten es nichts, aber Netze halten es auf. Es darf auf ein verdecktes Ziel gehen, ohne es aufzudecken; wer dieses Ziel dann aufdeckt, trifft es dort.
book-cave-meets = Sobald es auf ein Feld mit Zwergen kommt, bleibt es stehen und greift alle an, auch deinen eigenen.
book-cave-den-attacks = Stehen Zwerge auf dem Monsterbau, in dem es erscheint, greift es sie sofort an und geht nicht weiter.
book-cave-den-spares = Zwerge auf dem Monsterbau, in dem es erscheint, greift es nur an, wenn es das Feld verlässt und zurückkommt.
book-cave-met = Betritt dein Zwerg das Feld eines Monsters, bleibt er dort stehen, und nur er wird angegriffen. Er geht auch dann nicht weiter, wenn eine Axt das Monster vertreibt.
book-cave-met-goes-on = Betritt dein Zwerg das Feld eines Monsters, bleibt er dort stehen, und nur er wird angegriffen. Vertreibt eine Axt das Monster, darf er die übrigen Schritte noch gehen.
book-cave-beside = Ein Zwerg, der auf dem Feld eines Monsters stehen bleibt, wird nicht noch einmal angegriffen.
book-cave-rat = Die Ratte beißt eine Handkarte weg. Die Karte wird zufällig gezogen und verdeckt abgeworfen.
book-cave-crawler = Der Kriecher lähmt einen Zwerg, und der fällt um. Dein Zwerg steht zu Beginn deines nächsten Zuges auf, geht in diesem Zug aber noch nicht. Karten spielst und ziehst du wie sonst.
book-cave-goblin = Der Goblin nimmt ein Goldstück und bringt es in die Bank zurück. Wer kein Gold hat, verliert nichts.
book-cave-leaves = Zu Beginn deines nächsten Zuges verschwindet dein Monster, und seine Karte wird abgeworfen. Später kann es wieder angelockt werden.
book-cave-again = Ist das Monster schon auf dem Tisch, führst du es von dort weiter, wo es steht; ein Monsterbau ist nicht nötig. Zwerge auf diesem Feld greift es nur an, wenn es weggeht und zurückkommt. Die ältere Karte wird abgeworfen, und das Monster bleibt bis zu deinem nächsten Zug.

## Wie das Spiel endet

book-cave-end = Das Spiel endet sofort, wenn alle Zwerge, die für denselben Klan arbeiten, aus der Höhle sind: seine Treuen und die Saboteure des anderen Klans.
book-cave-end-two = Sobald jemand von euch aus der Höhle ist, endet das Spiel, und diese Person gewinnt, auch ohne Gold.
book-cave-end-cards = Es endet auch sofort, wenn der Stapel leer ist und niemand mehr eine Karte auf der Hand hat.
book-cave-end-turn = Es endet auch, wenn am Ende eines Zuges der Stapel leer ist und niemand eine Karte auf der Hand hat.
book-cave-end-skipped = Es endet auch, wenn alle der Reihe nach übersprungen werden, weil niemand eine Karte auf der Hand hat.
book-cave-vote = Ist der Stapel leer oder hat kein Weg mehr ein offenes Ende, darfst du in deinem Zug vorschlagen aufzuhören. Stimmen alle zu, endet das Spiel.
book-cave-shown = Dann werden alle Klankarten aufgedeckt. Wer noch in der Höhle ist, gibt alles Gold zurück.
book-cave-treasure = Zählt für jeden Klan die Goldstücke aller Zwerge, die für ihn gearbeitet haben und draußen sind. Das wird malgenommen mit der Zahl der Zwerge, die für den anderen Klan gearbeitet haben, ob sie draußen sind oder nicht.
book-cave-winners = Der Klan mit dem höheren Wert gewinnt und mit ihm alle, die für ihn gearbeitet haben.
book-cave-tie = Bei Gleichstand gewinnt der Klan, für den der Zwerg gearbeitet hat, der als erster aus der Höhle war.
book-cave-nobody-out = Ist niemand draußen, gewinnt niemand.

## Karten und Rollen, von denen an manchen Tischen etwas anderes gilt

effect-rockfall-cave = Nimmt eine Wegekarte weg, auf der weder ein Zwerg noch ein Monster steht; Start und Ziele bleiben liegen.
effect-vein-may = Hier liegt ein Goldstück. Wer stehen bleibt, darf es nehmen und zeigt dann die eigene Klankarte.
task-cave-two = Du arbeitest nur für deinen Klan: Komm vor dem anderen Zwerg aus der Höhle.

## Lektionen

lesson-cave-walk = Schritt für Schritt
    .task = Lege den geraden Gang rechts neben den Start. Dann zieh deinen Zwerg darauf.
    .nudge = Das führt woandershin. Erst der Gang rechts, dann dein Zwerg.
    .done = Ein Zug in der Höhle: Karte spielen, bis zu drei Felder gehen, ziehen.
lesson-cave-vein = Eine Goldader
    .task = Lege die Goldader rechts neben deinen Zwerg. Geh auf ihr Gold und bleib dort.
    .nudge = Das Gold liegt im oberen Arm der neuen Karte: Geh dorthin und bleib.
    .done = Das Goldstück gehört dir, aber jetzt haben alle deine Klankarte gesehen. Gold hat seinen Preis.
lesson-cave-monster = Lass die Ratte los
    .task = Locke die Ratte rechts aus ihrem Bau und führe sie zum Zwerg von Mia.
    .nudge = Die Ratte soll zu Mia. Lass sie aus dem Bau und führe sie Feld für Feld nach links.
    .done = Wen ein Monster trifft, der verliert etwas: Die Ratte nimmt eine Karte. Vorsicht, sie beißt auch Freunde.
lesson-cave-web = Ein Netz über dem Weg
    .task = Rechts sitzt eine Ratte und wird dich holen. Verschließe den Rand zwischen deiner Karte und dem Start mit einem Spinnennetz.
    .nudge = Die Ratte käme noch durch. Wähle den Rand direkt neben deinem Zwerg, zum Start hin.
    .done = Durch ein Spinnennetz kommt niemand, weder Zwerg noch Monster, bis es zerfällt.
lesson-cave-exit = Hinaus ans Licht
    .task = Der Ausgang ist aufgedeckt. Lege den letzten Gang und geh mit deinem Gold hinaus.
    .nudge = Der Ausgang ist oben: Schließe die Lücke, dann geh Feld für Feld dorthin.
    .done = Du bist draußen, und dein Gold ist für deinen Klan in Sicherheit. Nur Gold, das hinausgetragen wird, zählt.

play-sheet-cave-1 = Leg einen Weg und geh ihn dann. Nimm Gold und finde den Ausgang: Nur was hinausgetragen wird, zählt.
play-sheet-cave-2 = Zwei Klans wollen den wertvolleren Schatz. Ein Saboteur trägt die eine Farbe und arbeitet für die andere.
play-sheet-cave-3 = Monster bestehlen dich, Spinnennetze versperren den Weg. Eine Streitaxt hilft gegen beide.

## Was man sagt

place-north-west = links oben
    .at = links oben
place-north-east = rechts oben
    .at = rechts oben
place-south-west = links unten
    .at = links unten
place-south-east = rechts unten
    .at = rechts unten
phrase-exit-is-at = Der Ausgang ist { $at }!
    .begun = Der Ausgang ist …
phrase-no-exit-at = Der Ausgang ist nicht { $at }.
    .begun = Der Ausgang ist nicht …
phrase-loyal = Ich bin meinem Klan treu.
phrase-hid-exit = Ich gebe zu, dass ich gelogen habe: Der Ausgang ist { $at }.
    .begun = Gelogen; der Ausgang ist …
because-monster = das Monster ging auf den Falschen los
because-web = dieses Spinnennetz hält den Falschen auf
