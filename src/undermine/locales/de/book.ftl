# Die Regeln eines Tisches, Satz für Satz: das Grundspiel und was andere Spiele mit ihm teilen.

rules-title = Die Regeln

## Titles of chapters

chapter-aim = Worum es geht
chapter-goals = Start und Ziele
chapter-turn = Dein Zug
chapter-tunnel = Gänge legen
chapter-tools = Kaputt machen und reparieren
chapter-others = Steinschlag und Schatzkarte
chapter-end = Wie eine Runde endet
chapter-gold = Gold
chapter-game = Das ganze Spiel

## What it is about

book-aim = Ihr seid Zwerge im Bergwerk. Die Goldsucher wollen einen Gang vom Start zum Gold graben, die Saboteure wollen das verhindern. Wer was ist, bleibt bis zum Ende der Runde geheim.
book-roles = An diesem Tisch werden gemischt: { $roles }. Alle bekommen verdeckt eine Zwergenkarte und sehen sie sich heimlich an.
book-role-left = Eine Zwergenkarte bleibt übrig. Bis zum Ende der Runde sieht niemand sie an.
book-no-saboteur = Sie kann der einzige Saboteur sein. Dann ist unter euch keiner, aber das wisst ihr nicht.
book-talk = Über deine Rolle und über das, was du gesehen hast, darfst du sagen, was du willst, ob wahr oder nicht. Nur deine Karten zeigst du niemandem.

## Start and goals

book-goals = Drei Ziele liegen verdeckt; sieben leere Felder trennen sie vom Start. Eines davon ist das Gold, die beiden anderen sind nur Fels.
book-no-border = Graben dürft ihr in alle Richtungen, auch über die Ziele hinaus und hinter dem Start.
book-goal-reached = Sobald ein durchgehender Gang vom Start in ein Ziel führt, deckt es auf, wer den Gang vollendet hat.
book-goal-beside = An ein verdecktes Ziel darf eine Karte mit jeder Seite stoßen, aber nur ein offener Gang deckt es auf.
book-stone-join = Ein Ziel, das nicht das Gold ist, schließt an den Gang an, der es erreicht hat, und passt zu den anderen Nachbarn so gut wie möglich. Geht beides gleich gut, wählt, wer es erreicht hat.
book-stone-last-card = Ein Ziel, das nicht das Gold ist, schließt an die zuletzt gelegte Karte an und passt zu den anderen Nachbarn so gut wie möglich. Geht beides gleich gut, wählt, wer es erreicht hat.
book-stone-fit = Ein Ziel, das nicht das Gold ist, wird so gelegt, dass es zu allen Nachbarn passt. Passt es gar nicht oder auf beide Arten, bestimmt, wer es erreicht hat, wie es liegt.
book-stone-tunnel = Die Runde geht weiter, und der Fels ist jetzt ein Gang wie jeder andere. Führt er in das nächste Ziel, wird auch dieses sofort aufgedeckt.
book-two-goals = Erreichst du zwei Ziele auf einmal, deckst du beide auf und wählst, welches zuerst kommt. Ist es das Gold, ist die Runde vorbei.

## Your turn

book-turn = In deinem Zug verwendest du eine Karte: Du legst einen Gang, spielst eine Aktionskarte oder wirfst eine Karte verdeckt ab.
book-draw = Danach ziehst du eine Karte, und links von dir geht es weiter.
book-hand = { $count ->
    [one] Alle bekommen eine Karte auf die Hand.
   *[other] Alle bekommen { $count } Karten auf die Hand.
}
book-pile-empty = Ist der Stapel leer, wird nicht mehr gezogen. Aus den abgeworfenen Karten wird kein neuer Stapel gemischt.
book-discard-pile = Abgeworfene Karten, Aktionskarten nach ihrer Wirkung und weggenommene Gänge kommen auf den Ablagestapel. Er liegt verdeckt.
book-no-cards = Wer keine Karten mehr hat, kommt in dieser Runde nicht mehr dran.

## Laying tunnels

book-tunnel = Leg einen Gang auf ein leeres Feld, sodass er mit einer ganzen Seite an eine liegende Karte stößt; eine Ecke genügt nicht. Er muss zu allen Nachbarn passen: Gang an Gang, Fels an Fels.
book-tunnel-joined = Vom Start muss ein durchgehender Weg zu ihm führen.
book-upright = Karten liegen hochkant. Du darfst sie auf den Kopf stellen, aber nie quer legen.
book-dead-end = Eine Sackgasse sieht von außen wie ein Gang aus, aber durch sie führt kein Weg weiter.

## Breaking and mending

book-broken = Solange eine kaputte Spitzhacke, Laterne oder Lore vor dir liegt, legst du keine Gänge. Aktionskarten spielen und abwerfen darfst du weiterhin.
book-break-others = Kaputt machen kannst du das Werkzeug anderer, nicht dein eigenes.
book-break-anybody = Kaputt machen kannst du jedes Werkzeug, sogar dein eigenes.
book-break-once = Dasselbe Werkzeug kann bei niemandem zweimal kaputt sein.
book-repair = Mit einer Reparatur reparierst du ein Werkzeug, das sie zeigt, bei dir oder bei jemand anderem. Spielen kannst du sie nur, wenn so ein Werkzeug kaputt ist.
book-repair-two = Eine Reparatur mit zwei Werkzeugen repariert eines davon, nie beide.

## Rockfall and map

book-rockfall = Ein Steinschlag nimmt einen Gang vom Tisch. Start und Ziele bleiben liegen.
book-rockfall-nothing = Du darfst ihn auch spielen, ohne etwas wegzunehmen, selbst wenn es gar nichts wegzunehmen gibt.
book-cut-off = Die Lücke darf wieder gefüllt werden. Abgeschnittene Gänge bleiben liegen, doch dort gräbt niemand weiter, bis wieder ein Weg vom Start hinführt.
book-cut-off-ladder = Die Lücke darf wieder gefüllt werden. Abgeschnittene Gänge bleiben liegen. Solange kein Weg mehr hinführt, darf dort nur eine Leiter angelegt werden.
book-map = Mit einer Schatzkarte siehst du dir ein verdecktes Ziel an. Nur du siehst es, und erzählen darfst du davon, was du willst.

## How a round ends

book-end = Die Runde endet sofort, wenn das Gold aufgedeckt wird. Sie endet auch, wenn niemand mehr eine Karte hat.
book-roles-shown = Dann werden alle Zwergenkarten aufgedeckt.
book-winners = Wurde das Gold erreicht, haben die Goldsucher gewonnen, selbst wenn ein Saboteur die letzte Karte gelegt hat. Sonst haben die Saboteure gewonnen.

## Gold

book-gold-diggers = Gewinnen die Goldsucher, werden verdeckt so viele Goldkarten gezogen, wie es Goldsucher gibt. Jede zeigt ein, zwei oder drei Goldstücke.
book-gold-players = Gewinnen die Goldsucher, werden verdeckt so viele Goldkarten gezogen, wie Leute mitspielen. Jede zeigt ein, zwei oder drei Goldstücke.
book-gold-ten = Gewinnen die Goldsucher, werden verdeckt neun Goldkarten gezogen, obwohl ihr zu zehnt seid. Jede zeigt ein, zwei oder drei Goldstücke.
book-gold-passed = Wer das Gold erreicht hat, sieht sie an, behält eine und gibt die übrigen dem nächsten Goldsucher zur Rechten. Dort geht es genauso weiter.
book-gold-saboteur-found = Hat ein Saboteur das Gold erreicht, beginnt der nächste Goldsucher zu seiner Rechten.
book-gold-again = Die Karten gehen herum, bis keine mehr da ist; manche Goldsucher bekommen also vielleicht mehr als eine.
book-gold-wages = Gewinnen die Saboteure, werden sie in Goldkarten bezahlt: { $wages }.
book-wage = { $count ->
    [one] bei einem einzigen { $nuggets }
   *[other] bei { $count } Saboteuren je { $nuggets }
}
book-gold-losers = Die Seite, die verloren hat, bekommt nichts.
book-gold-nobody = War niemand Saboteur und wurde das Gold nicht erreicht, bekommt niemand Gold.
book-gold-secret = Halte deine Goldkarten bis zum Ende des Spiels geheim.

## The whole game

book-rounds = { $count ->
    [one] Gespielt wird eine Runde.
   *[other] Gespielt werden { $count } Runden.
}
book-first-by-lot = Wer die erste Runde beginnt, entscheidet das Los.
book-first-seat = Die erste Runde beginnt Platz { $seat }.
book-next-round = Vor jeder Runde werden Start und Ziele neu ausgelegt, die Karten gemischt und die Zwergenkarten neu verteilt. Euer Gold behaltet ihr.
book-gold-shuffled = Auch die übrigen Goldkarten werden gemischt.
book-gold-put-back = Die Goldkarten werden nicht gemischt; gezogene, die niemand bekommen hat, liegen zuunterst.
book-next-first = Die nächste Runde beginnt, wer links neben der Person sitzt, die zuletzt am Zug war.
book-most-gold = Wer nach der letzten Runde die meisten Goldstücke hat, gewinnt. Bei Gleichstand wird gemeinsam gewonnen.

## Cards that do something else at some tables

effect-sabotage-anybody = Leg sie vor jemanden, auch vor dich selbst: Bis das Werkzeug repariert ist, werden dort keine Gänge gelegt.
effect-rockfall-may = Nimmt eine Wegekarte vom Tisch oder auch keine; Start und Ziele bleiben liegen.
