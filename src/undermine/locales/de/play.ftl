# Der Tisch im Browser: was gefragt wird, was man drücken kann, was vorgelesen wird.

play-title = { $game } · Undermine
play-title-turn = ● Du bist dran · Undermine
play-round = Runde { $round } von { $rounds }
play-connecting = Unterwegs zum Tisch …
play-refused = Kein Zutritt
play-refused-why = Diesen Tisch gibt es nicht, oder er ist nicht für dich.
play-home = Startseite
play-menu = Menü
play-rules = Regeln
play-settings = Einstellungen
play-keys = Tasten
play-back = Zurück

play-your-turn = Du bist dran.
play-ask-card = Wähle eine Karte, dann eine markierte Stelle.
play-ask-lay = Lege { $card } auf ein markiertes Feld oder nimm eine andere Karte.
play-ask-lay-it = Lege sie hierher oder wähle ein anderes Feld.
play-ask-nowhere = Dafür ist gerade kein Platz: { $card }. Nimm eine andere Karte oder wirf sie ab.
play-ask-seat = Wähle einen markierten Spieler.
play-ask-goal = Welches Ziel? Wähle ein markiertes.
play-ask-cell = Wähle eine markierte Karte auf dem Tisch.
play-ask-which = Was davon?
play-ask-sure = Bestätige es noch einmal oder wähle etwas anderes.
play-ask-useless = Gerade nicht zu gebrauchen: { $card }. Nimm eine andere Karte oder wirf sie ab.
play-ask-any = Wähle eine Antwort.
# Was eine angehobene Karte braucht; es wird noch einmal gesagt, wenn sie am falschen Ort losgelassen wurde.
play-not-here = Dorthin gehört diese Karte nicht. { $wanted }
play-ask-play = Spiele sie mit dem Knopf oder nimm eine andere Karte.
play-sent = Einen Augenblick …
play-other = Warten auf { $name } …
play-announced = { $name } spielt: { $what }
play-announced-you = Du spielst: { $what }
play-answers = Antworten
play-hint-card = Wähle zuerst eine Karte aus deiner Hand.
play-hint-discard = Wähle zuerst die Karte, die du abwerfen willst.
play-hint-wait = Du bist noch nicht dran.

play-gathered = { $count ->
    [0] Wähle Karten
    [one] Eine Karte abwerfen
   *[other] { $count } Karten abwerfen
}
play-ask-cards = { $count ->
    [one] Wähle eine Karte zum Abwerfen und bestätige.
   *[other] Wähle { $count } Karten zum Abwerfen und bestätige.
}
play-ask-up-to = { $count ->
    [one] Wähle eine Karte zum Abwerfen und bestätige.
   *[other] Wähle bis zu { $count } Karten zum Abwerfen und bestätige.
}

play-lay-here = Hierher legen
play-turn = Karte drehen
play-turn-short = Drehen
play-one-way = Passt nur so
play-discard = Karte abwerfen
play-discard-short = Abwerfen
play-fit = Ganzer Plan
play-out-of-sight = Ein markierter Platz außer Sicht: zeigen

play-hand = Deine Hand
play-card = Karte { $number }: { $card }
play-card-hidden = verdeckte Karte
play-card-idle = jetzt nicht zu gebrauchen
play-card-rules = Mehr in den Regeln
play-peek = Tippen und ansehen
play-peek-short = Ansehen
play-peek-label = Deine Rolle liegt verdeckt. Drücke, um sie zwei Sekunden zu sehen, oder halte sie länger.
play-deck = { $count ->
    [one] Eine Karte im Stapel
   *[other] { $count } Karten im Stapel
}
play-deck-short = Stapel
play-discards = { $count ->
    [one] Eine Karte abgeworfen
   *[other] { $count } Karten abgeworfen
}
play-discards-short = Ablage
play-gold-own = dein Gold
play-me = { $name } (du)

play-seats = Mitspieler
play-seat-thinks = denkt nach …
play-seat-bot = Bot
play-seat-stand-in = ein Bot spielt
play-seat-away = nicht da
play-seat-away-until = nicht da, Bot in { $time }
play-seat-cannot-dig = kann nicht graben
play-seat-cards = { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
}
play-seat-last = zuletzt: { $move }
play-sit = Diesen Platz nehmen
play-bot-for = Bot für { $name } spielen lassen
play-remove = { $name } hinausbitten
# Notizen: nur für den Leser.
play-notes = Notizen
play-notes-round = In dieser Runde
play-notes-saw = hat nachgesehen
play-notes-not-seen = hat nicht nachgesehen
play-notes-says-gold = sagt: Gold
play-notes-says-rock = sagt: Fels
play-notes-says-nothing = sagt nichts dazu
play-mark-trust = vertraue ich
play-mark-doubt = bezweifle ich
play-mark-saboteur = Saboteur?

play-paused = Pause.
play-paused-host = Die Uhren stehen, bis du weiterspielen lässt.
play-paused-wait = Der Gastgeber lässt bald weiterspielen.
play-pause = Pause
play-resume = Weiter
play-stand-in = Ein Bot spielt für dich.
play-again = Wieder selbst spielen
play-bot-for-me = Bot für mich spielen lassen
play-bots-talk = Bots reden lassen
play-bots-quiet = Bots schweigen lassen
play-watching = Du siehst zu. Handkarten sehen nur die Spieler.
play-lost = Verbindung verloren, neuer Versuch läuft; dein Platz bleibt dir erhalten.
play-lost-watching = Verbindung verloren, neuer Versuch läuft …
play-lost-answer = Das kam nicht am Tisch an. Versuch es noch einmal.
play-lost-unsure = Verbindung mitten im Zug verloren. Ob er ankam, zeigt sich, sobald der Tisch wieder antwortet.
play-settled = Der Tisch antwortet wieder. Dein letzter Zug: { $move }
play-leave = Den Tisch verlassen
play-leave-sure = Ein Bot spielt für dich weiter. Willst du deinen Platz wirklich aufgeben?
play-leave-open = Willst du deinen Platz wirklich aufgeben?
play-leave-yes = Ja, verlassen
play-time-left = Restzeit: { $time }
play-hours = { $number } Std.

play-slip-only-you = nur du

play-board = Spielplan. Pfeiltasten führen von Feld zu Feld, Enter wählt.
play-cell = { $where }: { $what }
play-cell-start = Start
play-cell-where = Feld { $way } vom Start
play-cell-right = { $number } rechts
play-cell-left = { $number } links
play-cell-up = { $number } oben
play-cell-down = { $number } unten
play-cell-empty = leer
play-cell-down-face = verdeckt
play-cell-known = nur du weißt: { $card }
play-cell-start-card = Startkarte
play-cell-ways = Wege { $ways }
play-cell-lit = hell
play-cell-half-lit = zum Teil hell
play-cell-dark = dunkel
play-side-n = oben
play-side-e = rechts
play-side-s = unten
play-side-w = links
play-offer-lay = hier kann gebaut werden
play-offer-choose = kann gewählt werden
play-offer-seat = kann gewählt werden

play-key-card = eine Handkarte anheben
play-key-next = nächstes markiertes Feld
play-key-move = von Feld zu Feld
play-key-lay = legen, wählen
play-key-turn = Karte drehen
play-key-discard = Karte abwerfen
play-key-back = einen Schritt zurück
play-key-info = was die Karte tut
play-key-peek = die Rolle ansehen; halten: länger
play-key-hint = ein Tipp, wo nur Bots gegen dich spielen
play-key-log = Verlauf und Chat
play-key-board = zum Spielplan
play-key-zoom = näher, weiter, ganzer Plan
play-key-menu = Menü
play-key-keys = diese Tasten

play-hint = Tipp
play-hint-says = Ein Tipp: { $answer }. { $reason }

# Who the reader is, when a round begins. $players in all; roles and how many of each there may be follow.
play-who = Wer bist du?
play-who-secret = Nur für deine Augen: Dreh die Karte um, wenn sonst niemand hinsieht.
play-who-turn = Karte umdrehen
play-who-understood = Verstanden
play-who-sound = Mit Tönen spielen?
play-who-changed = Deine Zwergenkarte wurde ausgetauscht
play-who-among = Unter euch { $players }:
play-who-either = { $least } oder { $most }
play-who-range = { $least } bis { $most }
play-looking = Sehen noch nach: { $names }

# Somebody struck the reader.
play-hit = Du bist getroffen
play-hit-dig = Du legst keine Gänge, bis das repariert ist. Andere Karten darfst du spielen.
play-hit-mend = Das hilft:
play-hit-shed = oder zwei Karten, die du in deinem Zug abwirfst
play-hit-said = Gesagt

# A table on a big screen in the room.
play-tv-title = Auf dem großen Bildschirm
play-tv-come = Setzt euch an den Tisch
play-tv-free = frei
play-tv-sound = Ton und Vollbild
play-invite = Einladen
play-tv = Auf dem Fernseher zeigen
play-tv-how = Öffnet diese Adresse im Browser des großen Bildschirms:
play-tv-about = Er zeigt den Spielplan und die Spieler, nie eine Hand. Die Karten bleiben auf den Telefonen.
play-tv-here = In einem neuen Fenster öffnen

# Several people on one device.
play-hand-over = Gib das Gerät weiter an
play-hand-over-why = Alle anderen sehen jetzt weg.
play-hand-over-me = Ich bin { $name }
play-hand-over-who = Wer nimmt das Gerät?
play-hand-over-short = { $name }: weitergeben

# Die Zeile, die sagt, worum es einem geht, und das Blatt einer Schachtel, die zum ersten Mal geöffnet wird.
play-aim-secret = Worum es dir geht, sagt deine Rolle: Tipp auf die Karte.
play-sheet-go = Los, graben wir
play-sheet-base-1 = Grabt einen Weg von der Leiter zum Gold. Es liegt unter einem von drei Zielen, unter den anderen ist Fels.
play-sheet-base-2 = Einige von euch sind Saboteure, und niemand weiß, wer. Sie gewinnen, wenn das Gold nicht gefunden wird.
play-sheet-base-3 = Karten sehen unter Ziele, zerstören und reparieren Werkzeug, lassen Gänge einstürzen. Achte darauf, wer wem was tut.
play-sheet-expansion-1 = Blau und Grün graben nach demselben Gold. Ein Team gewinnt nur auf einem Weg ohne Türen des anderen.
play-sheet-expansion-2 = Chef, Profiteure und Geologen gehören zu keinem Team. Jeder von ihnen hat ein eigenes Ziel.
play-sheet-expansion-3 = Es gibt Gefängnis, Diebstahl und Tausch. Nach einem Mützentausch bist du vielleicht jemand anders.

# A what if.
play-what-if = Was wäre, wenn
play-what-if-back = Zurück zur Rückschau
play-what-if-about = { $cards ->
    [anew] Was wäre, wenn: Es geht ab Schritt { $step } eines anderen Spiels weiter, mit neu verteilten Karten. Es zählt für nichts.
   *[other] Was wäre, wenn: Es geht ab Schritt { $step } eines anderen Spiels weiter, mit denselben Karten. Es zählt für nichts.
}
