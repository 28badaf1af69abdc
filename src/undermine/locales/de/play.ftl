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
play-ask-card = Wähle eine Karte, dann einen hellen Platz.
play-ask-broken = Eines deiner Werkzeuge ist kaputt: du kannst nicht graben. Wähle eine andere Karte oder wirf eine ab.
play-ask-prison = Du sitzt im Gefängnis: du kannst nicht graben. Wähle eine andere Karte oder wirf eine ab.
play-ask-lay = Lege { $card } auf ein helles Feld oder nimm eine andere Karte.
play-ask-lay-it = Lege sie hierher oder wähle ein anderes Feld.
play-ask-nowhere = Dafür ist gerade kein Platz: { $card }. Nimm eine andere Karte oder wirf sie ab.
play-ask-broken-path = Mit kaputtem Werkzeug gräbt niemand. Nimm eine andere Karte oder wirf sie ab.
play-ask-seat = Für wen? Wähle jemanden im Licht.
play-ask-goal = Welches Ziel? Wähle eines im Licht.
play-ask-cell = Wähle eine helle Karte auf dem Tisch.
play-ask-which = Was davon?
play-ask-sure = Bestätige es noch einmal oder wähle etwas anderes.
play-ask-useless = Gerade nicht zu gebrauchen: { $card }. Nimm eine andere Karte oder wirf sie ab.
play-ask-any = Wähle eine Antwort.
play-sent = Einen Augenblick …
play-other = Warten auf { $name } …
play-announced = { $name } spielt: { $what }
play-announced-you = Du spielst: { $what }
play-answers = Antworten
play-hint-card = Wähle zuerst eine Karte aus deiner Hand.
play-hint-discard = Wähle zuerst die Karte, die du abwerfen willst.

play-deed-collector = Zöllner aufstellen …
    .ask = Wo soll der Zöllner stehen? Wähle ein helles Ende eines Gangs; es kostet dich eine Karte.
play-deed-beg = Um den Zoll bitten …
    .ask = Wähle den Zöllner, dann eine helle Person, die zahlen soll.
play-gather = Loswerden: { $card } …
play-gathered = { $count ->
    [0] Wähle Karten
    [one] Eine Karte abwerfen
   *[other] { $count } Karten abwerfen
}
play-ask-cards = { $count ->
    [one] Wähle eine Handkarte und bestätige.
   *[other] Wähle { $count } Handkarten und bestätige.
}
play-ask-up-to = { $count ->
    [one] Wähle eine Karte zum Abwerfen und bestätige.
   *[other] Wähle bis zu { $count } Karten zum Abwerfen und bestätige.
}

play-lay-here = Hierher legen
play-turn = Karte drehen
play-turn-short = Drehen
play-one-way = Passt nur so
play-discard = Abwerfen und passen
play-discard-short = Passen
play-fit = Ganzer Plan

play-hand = Deine Hand
play-card = Karte { $number }: { $card }
play-card-hidden = verdeckte Karte
play-card-idle = jetzt nicht zu gebrauchen
play-card-rules = Mehr in den Regeln
play-peek = Halten und spähen
play-peek-short = Spähen
play-peek-label = Deine Rolle liegt verdeckt. Drücken und halten, um zu spähen.
play-deck = { $count ->
    [one] Eine Karte im Stapel
   *[other] { $count } Karten im Stapel
}
play-deck-short = Stapel
play-discards = { $count ->
    [one] Eine Karte abgelegt
   *[other] { $count } Karten abgelegt
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
play-seat-last = zuletzt: { $deed }
play-tool-broken = { $tool }: kaputt
play-sit = Diesen Platz nehmen
play-bot-for = Bot für { $name } spielen lassen
play-remove = { $name } hinausbitten

play-paused = Pause.
play-paused-host = Die Uhren stehen, bis du weiterspielen lässt.
play-paused-wait = Der Gastgeber lässt bald weiterspielen.
play-pause = Pause
play-resume = Weiter
play-stand-in = Ein Bot spielt für dich.
play-again = Wieder selbst spielen
play-bot-for-me = Bot für mich spielen lassen
play-watching = Du siehst zu. Handkarten sehen nur die Spieler.
play-lost = Verbindung verloren, neuer Versuch läuft; dein Platz bleibt frei.
play-lost-watching = Verbindung verloren, neuer Versuch läuft …
play-lost-answer = Das kam nicht am Tisch an. Versuch es noch einmal.
play-leave = Den Tisch verlassen
play-leave-sure = Ein Bot spielt für dich weiter. Willst du deinen Platz wirklich aufgeben?
play-leave-open = Willst du deinen Platz wirklich aufgeben?
play-leave-yes = Ja, verlassen
play-time-left = Restzeit: { $time }
play-hours = { $number } Std.

play-slip-gold = Gold!
play-slip-rock = Stein
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
play-piece-used = schon besucht
play-piece-opened = geöffnet
play-cell-down-face = verdeckt
play-cell-known = nur du weißt: { $card }
play-cell-start-card = Startkarte
play-cell-ways = Wege { $ways }
play-cell-far = hell, aber nicht von deinem Start aus
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
play-key-next = nächstes helles Feld
play-key-move = von Feld zu Feld
play-key-lay = legen, wählen
play-key-turn = Karte drehen
play-key-discard = abwerfen und passen
play-key-veto = Veto, solange dafür Zeit ist
play-key-back = einen Schritt zurück
play-key-info = was die Karte tut
play-key-peek = halten: die Rolle ansehen
play-key-hint = ein Tipp, im Spiel allein
play-key-log = Verlauf und Gespräch
play-key-board = zum Spielplan
play-key-zoom = näher, weiter, ganzer Plan
play-key-menu = Menü
play-key-keys = diese Tasten

# The Dark Cave: fields, ways, seats.
play-ask-field = Wähle eine helle Stelle.
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
play-hint = Tipp
play-hint-says = Ein Tipp: { $answer }
play-supply = Gemeinsamer Vorrat: Marker { $markers }, Schlüssel { $keys }
