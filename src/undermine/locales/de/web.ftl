# Die Seite im Browser.

web-loading = Die Laternen werden angezündet …
web-close = Schließen
web-again = Noch einmal
web-yes = ja
web-no = nein
web-less = Weniger
web-more = Mehr
web-skip = Zum Inhalt
web-pages = Seiten
web-home = Undermine, Startseite
web-watch = Zuschauen
web-learn = Lernen
web-puzzles = Rätsel
web-rules = Regeln
web-daily-short = Aufgabe
web-new = Tisch eröffnen
web-join = Mitspielen
web-code = Code
web-your-turn = Du bist dran
web-copied = Kopiert.
web-copy-failed = Der Browser lässt hier kein Kopieren zu.
web-away-title = Die Laterne ist erloschen
web-away = Der Server antwortet nicht. Prüfe die Verbindung und versuch es noch einmal.

# Einstellungen.

web-settings = Einstellungen
web-language = Sprache
web-theme = Aussehen
web-theme-dark = Nacht
web-theme-light = Tag
web-theme-auto = Wie das Gerät
web-sound = Töne
web-sound-about = Ein Klopfen, wenn du dran bist, und die Geräusche des Bergwerks.
web-calm = Weniger Bewegung
web-calm-about = Karten fliegen nicht, Licht flackert nicht.
web-name = Dein Name
web-name-roll = Anderer Name
web-face = Dein Gesicht
web-face-choose = Gesicht wählen
web-face-number = Gesicht { $number }
web-face-taken = vergeben

# Die erste Seite.

web-pitch = Grabt gemeinsam nach Gold.
web-pitch-lie = Einer von euch lügt.
web-play = Sofort spielen
web-play-about = gegen vier Bots, ohne Konto
web-play-wait = Es wird gemischt …
web-play-wait-about = die Zwerge setzen sich
web-shelf = Wähle eine Schachtel
web-box-base = Grundspiel
    .about = 3 bis 10 Spieler · halbe Stunde
web-box-expansion = Erweiterung
    .about = 2 bis 12 Spieler · Türen, Kristalle
web-box-duel = Das Duell
    .about = 2 Spieler · keine Geheimnisse, keine Gnade
web-box-solo = Solo
    .about = 1 Spieler · schlag den Stapel
web-box-cave = Die dunkle Höhle
    .about = 2 bis 8 Spieler · Klans und Goblins
web-box-coming = kommt bald
web-home-learn = Noch nie gespielt?
web-home-learn-about = Lektionen von einer halben Minute und eine erste Runde mit jemandem, der erklärt.
web-home-puzzles-about = Finde den Zug, finde den Saboteur: Spielmomente mit einer einzigen richtigen Antwort.
web-home-rules = Alle Regeln, alle Karten
web-home-rules-about = In Wort und Bild, für jede Ausgabe.
web-home-watch = Anderen zuschauen
web-home-watch-about = Tische, die allen offenstehen.

# Listen von Tischen.

web-record = Deine Bilanz
web-fame = Ruhmeshalle
web-mine = Meine Tische
web-mine-all = Alle meine Tische
web-mine-none = Du sitzt noch an keinem Tisch.
web-list-nobody = Hier sitzt noch niemand
web-list-waiting = Wartet
web-list-go-on = Weiter
web-list-over = Beendet: zum Ergebnis
web-device = Auf diesem Gerät
web-device-about = Mehrere können sich ein Telefon oder einen Rechner teilen und weitergeben; jeder sieht nur seine eigenen Karten.
web-device-name = Name eines weiteren Spielers
web-device-add = Hinzufügen
web-device-remove = { $name } entfernen
web-list-join = Dazusetzen
web-list-watch = Zuschauen
web-watch-title = Offene Tische
web-watch-lead = Diese Tische sind öffentlich: Setz dich auf einen freien Platz oder schau zu.
web-watch-none = Gerade ist kein Tisch öffentlich. Eröffne einen, dann finden ihn andere hier.
web-watch-open = Warten auf Mitspieler
web-watch-running = Wird gerade gespielt
web-nowhere = Eine Sackgasse
web-nowhere-lead = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe, oder den Tisch gibt es längst nicht mehr.
web-nowhere-home = Zurück ans Licht

# Mitspielen mit Code.

web-join-title = An einen Tisch setzen
web-join-lead = Wer den Tisch eröffnet hat, sieht seinen Code: ein paar Buchstaben zum Vorlesen.
web-join-name = Dein Name am Tisch
web-join-going = Unterwegs …
web-join-short = Ein Code hat mindestens vier Buchstaben.
web-join-none = Einen Tisch mit dem Code { $code } gibt es nicht. Stimmt jeder Buchstabe?
web-join-watch = Kein Code? Schau hier:

# Ein neuer Tisch.

web-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
web-players-span = { $least } bis { $most } Spieler
web-new-title = Ein neuer Tisch
web-new-lead = Wähle aus, eröffne den Tisch und schick den anderen den Code.
web-new-change = Den Tisch ändern
web-new-change-lead = Wer schon sitzt, bleibt. Gibt es weniger Plätze, gehen Bots.
web-new-keep = Ändern
web-new-none = keine
web-new-presets = Spielfertig
web-preset-first = Erster Abend
    .about = das Grundspiel für fünf
web-preset-gentle = Erweiterung, sanft
    .about = Türen, Kristalle und Diebe, sonst nichts
web-preset-chaos = Chaos
    .about = sechs Spieler, sechs Zugaben, keine Gnade
web-preset-tournament = Turnier zu fünft
    .about = fester Lohn, alle Zwergenkarten verteilt
web-new-box = Die Schachtel
web-new-players = Spieler
web-new-bots = Davon Bots
web-new-bots-free = { $count ->
    [one] { $count } Platz bleibt für Freunde frei.
   *[other] { $count } Plätze bleiben für Freunde frei.
}
web-new-bots-full = Alle Plätze sind besetzt: Es geht sofort los.
web-new-bot = Wie sie spielen
web-level-gentle = sanft
web-level-seasoned = gut
web-level-sly = gerissen
web-level-about-gentle = Für Kinder und Anfänger: Sie glauben viel, vergessen manches und übersehen etwas, wie Menschen auch.
web-level-about-seasoned = Sie kennen das Spiel, beobachten alle und merken sich, wer gelogen hat.
web-level-about-sly = Sie denken voraus, was die anderen haben und glauben.
web-new-company = Einzeln aussuchen
web-bot-who = Wer der Bot ist
web-temper-hothead = Hitzkopf
web-temper-quiet = stille Natur
web-temper-schemer = Ränkeschmied
web-temper-trusting = gutgläubige Natur
web-temper-wary = misstrauische Natur
web-temper-cheerful = Frohnatur
web-new-edition = Ausgabe
web-edition-cs20 = Jubiläumsausgabe
web-edition-about-base-cs20 = Ein Steinschlag nimmt immer eine Karte weg; drei oder vier Saboteure bekommen je 2 Goldstücke.
web-edition-de = Deutsche Ausgabe
web-edition-about-base-de = Ein Steinschlag darf auch nichts wegnehmen; drei Saboteure bekommen je 3 Goldstücke.
web-edition-lt2009 = Litauische Ausgabe 2009
web-edition-about-base-lt2009 = Du darfst eigene Werkzeuge kaputt machen, und es gibt so viele Goldkarten wie Spieler.
web-edition-cs-sk = Tschechische und slowakische Ausgabe
web-edition-about-expansion-cs20 = Hinter Türen beider Farben gewinnen Chef und Profiteur nur, wenn einer von ihnen den Weg vollendet hat.
web-edition-about-expansion-de = Hinter Türen beider Farben gewinnt der Chef, wer auch immer den Weg vollendet hat.
web-edition-about-duel-de = Deine Gänge müssen mit deinem eigenen Start verbunden sein; verdeckt gebliebene Ziele kommen in die Schachtel.
web-edition-about-duel-cs-sk = Gänge dürfen mit jedem der beiden Starts verbunden sein; verdeckt gebliebene Ziele werden wieder eingemischt.
web-edition-about-solo-de = Verdeckt gebliebene Ziele kommen in die Schachtel.
web-edition-about-solo-cs-sk = Verdeckt gebliebene Ziele werden wieder eingemischt.
web-new-modules = Zugaben
web-module-clash = Nicht zusammen mit: { $name }
web-module-players = Nur für { $least } bis { $most } Spieler
web-new-pace = Tempo
web-pace-live = Zügig
    .about = 90 Sekunden je Zug
web-pace-relaxed = Gemütlich
    .about = 10 Minuten je Zug
web-pace-day = Tageweise
    .about = ein Tag je Zug
web-pace-none = Ohne Uhr
    .about = alle Zeit der Welt
web-new-manners = Am Tisch
web-new-listed = Öffentlich
web-new-listed-about = Alle finden ihn unter den offenen Tischen. Sonst nur mit Link oder Code.
web-new-chat = Freier Chat
web-new-chat-about = Ohne ihn nur fertige Sätze, die alle in ihrer Sprache lesen.
web-new-points = Wer war es?
web-new-points-about = Bevor die Rollen aufgedeckt werden, zeigen alle auf den, den sie verdächtigen.
web-new-bots-talk = Bots reden
web-new-bots-talk-about = Sie behaupten, verdächtigen und verteidigen sich mit denselben Sätzen wie alle, und manche lügen.
web-new-records = Offene Aufzeichnungen
web-new-records-about = Fertige Spiele dürfen alle mit dem Link noch einmal ansehen.
web-new-speed = Bots überlegen
web-speed-quick = kurz
web-speed-usual = einen Moment
web-speed-slow = in Ruhe
web-new-options = Einzelheiten der Regeln
web-new-options-about = wie in der Ausgabe, wenn du nichts änderst
web-cells-hint = Wähle ein Feld, auf dem es liegen soll; die Raute ist der Start.
web-cells-more = { $count ->
    [one] Noch ein Feld.
   *[other] Noch { $count } Felder.
}
web-new-summary = Dein Tisch
web-new-is-listed = öffentlich
web-new-is-private = nur mit Link oder Code
web-new-open = Tisch eröffnen
web-new-start = Spiel starten
web-new-rules = Diese Regeln lesen
web-new-copy = Diese Auswahl als Link kopieren

# Der Vorraum eines Tisches.

web-lobby-title = Der Tisch ist offen
web-lobby-lead-host = Lade die anderen ein, besetze freie Plätze mit Bots und fang an, wann du willst.
web-lobby-lead-guest = Such dir einen freien Platz aus.
web-lobby-lead-seated = Du hast einen Platz. Der Gastgeber startet das Spiel.
web-lobby-seats = Plätze
web-lobby-free = { $count ->
    [one] { $count } frei
   *[other] { $count } frei
}
web-lobby-seat = Platz { $number }
web-lobby-empty = Freier Platz
web-lobby-sit = Hier sitzen
web-lobby-sit-as = Als { $name } hinsetzen
web-lobby-sit-about = ohne Konto, der Gastgeber fängt an
web-lobby-sit-host = oder stehen bleiben und nur Gastgeber sein
web-lobby-change = Ändern
web-lobby-bot = Bot
web-lobby-is-bot = Bot
web-lobby-bot-is = spielt { $level } · { $temper }
web-lobby-bots-talk = Bots reden ab und zu
web-lobby-bots-quiet = Bots schweigen
web-lobby-you = du
web-lobby-here = ist da
web-lobby-away = nicht da
web-lobby-stand = Aufstehen
web-lobby-remove = { $name } entfernen
web-lobby-earlier = { $name } nach vorn
web-lobby-later = { $name } nach hinten
web-lobby-renamed = Du heißt jetzt { $name }.
web-lobby-start = Los geht’s
web-lobby-start-bots = { $count ->
    [one] ein Bot nimmt den freien Platz
   *[other] Bots nehmen { $count } freie Plätze
}
web-lobby-start-full = alle sind da
web-lobby-fill = Mit Bots auffüllen
web-lobby-wait-seats = { $count ->
    [one] Noch { $count } Platz ist frei; der Gastgeber startet das Spiel.
   *[other] Noch { $count } Plätze sind frei; der Gastgeber startet das Spiel.
}
web-lobby-wait-host = Alle sind da. Der Gastgeber startet das Spiel.
web-lobby-rules = Was gespielt wird
web-lobby-read = Regeln lesen
web-lobby-chat-on = freier Chat und fertige Sätze
web-lobby-chat-off = nur fertige Sätze
web-lobby-records-open = Wiederholung für alle
web-lobby-records-closed = Wiederholung nur für Spieler
web-invite = Einladen
web-invite-code = Code des Tisches
web-invite-copy = Link kopieren
web-invite-share = Teilen
web-invite-qr = Der Link als QR-Code
web-invite-text = Komm, grab mit uns! Der Code ist { $code }.

# Die Regeln.

web-rules-title = Die Regeln
web-rules-back = Zurück zum Tisch
web-rules-contents = Inhalt
web-rules-roles = Rollen
web-rules-paths = Gänge
web-rules-actions = Aktionen

# Die erste Runde mit jemandem, der erklärt.

web-learn-title = Lernen durch Spielen
web-learn-lead = Je eine halbe Minute: eine Sache, die du an einem echten Tisch tust. Danach spielst du eine erste Runde.
web-learn-round = Deine erste Runde
web-learn-round-lead = Ein echtes Spiel gegen zwei Bots. Du fängst an.
web-learn-begin-lessons = Anfangen
web-learn-go-on-lessons = Weiterlernen
web-lesson-title = Lektionen
web-lesson-all = Alle Lektionen
web-lesson-next = Nächste Lektion
web-lesson-again = Noch einmal
web-lesson-show = Zeig es mir
web-lesson-count = { $number } von { $total }
web-lesson-is-done = geschafft
web-lessons-done = { $done } von { $total } geschafft
web-shelf-championship = Meisterschaftskarten
web-shelf-minis = Mini-Erweiterungen
web-shelf-variants = Varianten
web-shelf-house = Hausregeln
web-learn-coach = Erklärungen
web-learn-call = Erklärung zeigen
web-learn-quiet = Erklärung ausblenden
web-learn-never = Keine Erklärungen mehr
web-learn-next = Weiter
web-learn-begin = Los, graben
web-learn-home = Zum nächsten Spiel
web-learn-watching = Schau, was die anderen tun. Bald bist du wieder dran.
web-learn-welcome = Willkommen unter Tage
    .text = Links ist der Start mit der Leiter. Von dort graben alle nach rechts, Karte für Karte.
web-learn-goals = Drei Türen, ein Schatz
    .text = Rechts liegen drei Ziele verdeckt. Hinter einem ist das Gold, hinter den beiden anderen nur Fels.
web-learn-role = Wer bist du?
    .text = Tipp auf deine Rollenkarte, um nachzusehen. Ein Goldsucher will das Gold finden. Ein Saboteur will, dass vorher die Karten ausgehen, und tut, als helfe er.
web-learn-hand = Deine Karten
    .text = Unten ist deine Hand: Gänge zum Legen, Aktionen zum Spielen. Eine Karte je Zug, dann ziehst du nach.
web-learn-first = Leg deinen ersten Gang
    .text = Wähle unten einen Gang. Wo er passt, beginnt es zu leuchten; wähle eine dieser Stellen. Gang an Gang, Fels an Fels.
web-learn-no-tunnel = Nichts zum Graben
    .text = Keiner deiner Gänge passt. Spiel eine Aktion oder wirf eine Karte verdeckt ab: Auch das ist ein Zug.
web-learn-broken = Dein Werkzeug ist kaputt
    .text = Bis du es mit einer Karte reparierst oder jemand dir hilft, legst du keine Gänge. Solange spiel Aktionen oder wirf Karten ab.
web-learn-map = Du hast eine Schatzkarte
    .text = Spiel sie, um heimlich ein Ziel anzusehen. Was du den anderen erzählst, ist deine Sache.
web-learn-both-ways = Passt in beide Richtungen
    .text = Diesen Gang kannst du auf den Kopf stellen: mit R oder dem runden Pfeil auf der Karte.
web-learn-dead-end = Eine Sackgasse
    .text = Die Karte mit dem Kreidekreuz sieht nur nach einem Weg aus: Dort geht es nicht weiter. Goldsucher meiden sie, Saboteure lieben sie.
web-learn-mend = Du kannst helfen
    .text = Jemandes Werkzeug ist kaputt, und du hast die Karte dagegen. Wem du hilfst, sagt viel über dich.
web-learn-sabotage = Du kannst ein Werkzeug kaputt machen
    .text = Leg die Karte vor jemanden, dem du nicht traust: Der Zwerg gräbt nicht, bis es repariert ist.
web-learn-rockfall = Du hast einen Steinschlag
    .text = Er nimmt einen Gang weg: eine lästige Sackgasse oder gerade die Karte, die alle brauchen.
web-learn-discard = Du darfst auch abwerfen
    .text = Wirf eine nutzlose Karte verdeckt ab und zieh eine neue. Zu oft getan, macht es verdächtig.
web-learn-go-on = Du bist dran
    .text = Du weißt, was du brauchst. Wähle eine Karte, und es leuchtet, wohin sie kann.
web-learn-hit = Jemand hat dich gestoppt
    .text = Vor dir liegt ein kaputtes Werkzeug. Wer war das, und warum? Merk dir den Namen.
web-learn-goal = Ein Ziel ist erreicht
    .text = Es wird für alle aufgedeckt. Ist es Fels, grabt weiter zum nächsten; ist es Gold, haben die Goldsucher gewonnen.
web-learn-fall = Die Decke kam herunter
    .text = Ein Gang ist weg, und was daran hing, ist dunkel: Licht zeigt, was noch mit dem Start verbunden ist.
web-learn-harm = Ein Werkzeug ist kaputt
    .text = Mit kaputtem Werkzeug gräbt man nicht. War es ein Saboteur oder ein Goldsucher, der einen verdächtigt?
web-learn-light = Sieh, wie das Licht läuft
    .text = Was mit dem Start verbunden ist, leuchtet. Dunkel heißt abgeschnitten: Von dort geht es nicht weiter.
web-learn-others = Jetzt die anderen
    .text = Schau, wer auf die Ziele zu gräbt und wer davon weg. Niemand sagt, was er ist, doch die Hände reden.
web-learn-gold = Gold!
    .text = Die Goldsucher teilen sich Goldkarten; wer es fand, wählt zuerst. Die Goldstücke darauf sind deine Punkte.
web-learn-over = Das war eine Runde
    .text = Ein ganzes Spiel hat drei. Jetzt weißt du genug, um deine Freunde zu verdächtigen.

# The challenge of the day.
web-daily = Aufgabe des Tages
web-daily-about = Dieselben Karten für alle, allein gegen den Berg. Wer gräbt am meisten aus?
web-daily-lead = Heute haben alle dieselben Karten. Du gräbst allein, drei Runden, ohne Tipps. Dein erstes Spiel zählt.
web-daily-play = Die heutige Aufgabe spielen
web-daily-go-on = Weitergraben
web-daily-again = Noch einmal spielen
web-daily-again-about = zählt nicht mehr
web-daily-look = Dein Spiel ansehen
web-daily-none = Noch ist niemand fertig. Mach den Anfang!
web-daily-best = Die Besten des Tages
web-daily-mine = Dein Ergebnis
web-daily-name = Name
web-daily-gold = Goldstücke
web-daily-rating = Bewertung
web-daily-time = Fertig
web-daily-sealed = Die Verteilung wurde versiegelt, bevor der Tag begann; wenn er vorbei ist, steht hier ihr Startwert, und alle können sie prüfen.
web-daily-seal = Siegel
web-daily-seed = Startwert
web-daily-before = Der Tag davor
web-daily-today = Heute
web-daily-list = Zur Liste des Tages

# Man selbst auf einem anderen Gerät, und wieder, wenn der Browser vergessen hat.
web-me = Ich auf einem anderen Gerät
web-me-lead = Deine Plätze kennt nur dieser Browser. Nimm sie mit, oder bewahre einen Spruch auf, falls sie verloren gehen.
web-me-code = Plätze mitnehmen
web-me-code-why = Mit einem Code bist du auch auf einem anderen Gerät du. Er gilt einmal, zwei Minuten lang.
web-me-code-make = Code zeigen
web-me-code-new = Neuer Code
web-me-code-how = Scanne ihn dort, oder öffne { $address } und tippe den Code ein.
web-me-code-qr = QR-Code der Adresse für das andere Gerät
web-me-code-left = { $seconds ->
    [one] Gilt noch { $seconds } Sekunde
   *[other] Gilt noch { $seconds } Sekunden
}
web-me-code-over = Die zwei Minuten sind um.
web-me-phrase = Ein Spruch zum Wiederkommen
web-me-phrase-why = Sechs Wörter bringen dich zurück auf deine Plätze, auch wenn dieser Browser dich vergisst.
web-me-phrase-has = Du hast einen Spruch. Ein neuer tritt an seine Stelle, und der alte gilt dann nicht mehr.
web-me-phrase-make = Gib mir einen Spruch
web-me-phrase-new = Gib mir einen neuen Spruch
web-me-phrase-shown = Schreib ihn jetzt auf: Er wird nur dieses eine Mal gezeigt, und niemand hier kann ihn nachsehen.
web-me-phrase-copy = Kopieren
web-me-again = Ich habe einen Code oder Spruch
web-me-again-why = Dann bist du auch hier dieselbe Person. Wer du in diesem Browser bisher warst, gibst du auf.
web-me-again-field = Code oder Spruch
web-me-again-do = Zurückkommen
web-me-again-done = Willkommen zurück: Hier sind deine Tische.
web-me-passkey = Ein Passkey
web-me-passkey-why = Dein Gerät merkt sich, wer du bist: Finger, Gesicht oder PIN bringen deine Plätze zurück, auch auf anderen Geräten, die deine Passkeys teilen.
web-me-passkey-make = Passkey anlegen
web-me-passkey-use = Mit einem Passkey zurückkommen
web-me-passkey-made = angelegt { $when }
web-me-passkey-used = zuletzt benutzt { $when }
web-me-passkey-remove = Entfernen
web-me-passkey-removed = Hier gilt er nicht mehr. Lösche ihn auch auf deinem Gerät.
web-me-passkey-done = Dein Passkey ist bereit.
web-me-passkey-stopped = Nichts wurde angelegt oder benutzt. Versuche es, wann du willst.
web-me-passkey-old = Dieser Browser kennt keine Passkeys.
web-me-passkey-mine = Deine Passkeys

# Der Platz eines Bots in einem laufenden Spiel, den der Gastgeber mit einem Wort vergibt.
web-seat-give = Diesen Platz vergeben
web-seat-given = Sag dieses Wort der Person, die hier sitzen soll. Es gilt einmal.
web-seat-word = Das Wort des Gastgebers
