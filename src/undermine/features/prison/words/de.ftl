## Karten, Figuren und Rollen

card-prison = Gefängnis
    .object = ein Gefängnis
    .short = Gefängnis
    .effect = Leg es vor jemand anderen: Solange es dort liegt, legt diese Person keine Gänge; am Ende bekommt sie kein Gold und stiehlt nicht.
card-release = Befreiung
    .object = eine Befreiung
    .short = Befreiung
    .effect = Holt dich oder jemand anderen aus dem Gefängnis.

## Was geschah

log-jailed = { $pair ->
    [you-other] Du schickst { $target } ins Gefängnis.
    [other-you] { $actor } schickt dich ins Gefängnis!
   *[other-other] { $actor } schickt { $target } ins Gefängnis.
}
log-released = { $pair ->
    [you-other] Du holst { $target } aus dem Gefängnis.
    [other-you] { $actor } holt dich aus dem Gefängnis. Wie nett!
    [you-self] Du befreist dich aus dem Gefängnis.
    [other-self] { $actor } kommt aus dem Gefängnis frei.
   *[other-other] { $actor } holt { $target } aus dem Gefängnis.
}

## Warum nicht

reason-in-prison = im Gefängnis gräbt niemand; erst muss dich jemand herausholen
reason-already-in-prison = { $who ->
    [you] du sitzt schon im Gefängnis
   *[other] { $name } sitzt schon im Gefängnis
}
reason-not-in-prison = { $who ->
    [you] du sitzt nicht im Gefängnis
   *[other] { $name } sitzt nicht im Gefängnis
}

## Die Seite im Browser

play-ask-prison = Du sitzt im Gefängnis und kannst nicht graben. Wähle eine andere Karte oder wirf eine ab.
play-want-prison = Wen schickst du ins Gefängnis? Wähle einen markierten Spieler.
play-want-release = Wen holst du aus dem Gefängnis? Wähle einen markierten Spieler.
play-shed-prison = 2 Karten abwerfen und freikommen …
play-hit-prison = Solange du dort sitzt, legst du keine Gänge und bekommst kein Gold, falls die Runde jetzt endet.

## Die Regeln, Satz für Satz

book-prison = Ein Gefängnis legst du vor jemand anderen. Solange es dort liegt, legt diese Person keine Gänge, so wie mit kaputtem Werkzeug. Zwei Gefängnisse kann niemand vor sich haben.
book-release = Eine Befreiung holt jemanden aus dem Gefängnis, dich oder jemand anderen.
book-win-free = Wer am Ende der Runde im Gefängnis sitzt, gewinnt nicht und zählt nicht als Mitspieler.
book-prison-gold = Im Gefängnis bekommst du kein Gold, auch nicht für Kristalle, und darfst nicht stehlen. Sitzt nur einer von zwei Geologen im Gefängnis, bekommt der andere die Goldstücke für alle Kristalle.
book-prison-crystals = Im Gefängnis bekommst du nichts vom Schatz und darfst nicht stehlen. Für Kristalle werden Geologen aber auch im Gefängnis bezahlt.
effect-prison-crystals = Leg es vor jemand anderen: Solange es dort liegt, legt diese Person keine Gänge; am Ende hat sie keinen Anteil am Schatz und stiehlt nicht.

## Lektionen

lesson-prison = Ab ins Gefängnis
    .task = Jakub auf dem zweiten Platz hat die Sackgasse gelegt. Schick ihn ins Gefängnis.
    .nudge = Kein Grund, gerade diesen Spieler einzusperren. Die Sackgasse war von Jakub.
    .done = Wer im Gefängnis sitzt, legt keine Gänge und bekommt kein Gold, bis ihm jemand aufsperrt.
lesson-release = Wieder draußen
    .task = Du sitzt im Gefängnis und kannst nicht graben. Spiele die Befreiung auf dich selbst.
    .nudge = Dann bleibst du eingesperrt. Nimm die Befreiung.
    .done = Du kannst auch andere befreien. Wen du herauslässt, sagt viel über dich.

## Was man sagt

because-jailed = im Gefängnis sitzt der Falsche
