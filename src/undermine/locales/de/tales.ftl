# Was im Browser ein Spiel erzählt: Verlauf, Gespräch, Enden, Wiederholung, Statistik.

tales-log = Was geschah
tales-round = Runde { $round }
tales-nothing = Noch nichts.
tales-show-cell = Auf dem Plan zeigen
tales-newest = Zum Neuesten
tales-line = Verlauf und Chat
tales-unread = { $count ->
    [one] eine Neuigkeit
   *[other] { $count } Neuigkeiten
}
tales-talk = Chat
tales-said = Was gesagt wurde
tales-nobody-spoke = Noch hat niemand etwas gesagt.
tales-said-before = Im letzten Spiel
tales-said-now = In diesem Spiel
tales-phrases = Was sich sagen lässt
tales-more = Mehr …
tales-fewer = Weniger
tales-back = Zurück
tales-chat = An den Tisch schreiben
tales-send = Senden
tales-too-fast = Sachte! Lass die anderen erst lesen.
tales-not-sent = Der Server antwortet nicht. Versuch es gleich noch einmal.
tales-you = du

tales-missed = Während du weg warst
tales-missed-earlier = { $count ->
    [one] Ein weiterer Eintrag steht im Verlauf.
   *[other] { $count } weitere Einträge stehen im Verlauf.
}
tales-missed-turn = Jetzt bist du dran.
tales-missed-close = Zurück ins Spiel

tales-round-end = Ende der Runde
tales-round-of = Runde { $round } von { $rounds }
tales-skip = Alle aufdecken
tales-face-down = Rollenkarte, verdeckt
tales-found-gold = hat das Gold gefunden
tales-no-gold = diesmal kein Gold
tales-nuggets = { $count ->
    [one] { $count } Goldstück
   *[other] { $count } Goldstücke
}
tales-your-gold = { $count ->
    [one] Du hast { $count } Goldstück.
   *[other] Du hast { $count } Goldstücke.
}
tales-secret = Was die anderen haben, bleibt bis zum Ende des Spiels geheim.
tales-why = Warum so viel
tales-next = Nächste Runde
tales-ready = bereit: { $ready } von { $all }
tales-goes-on = Es geht von selbst weiter in { $time }.
tales-board = Plan ansehen
tales-back-roles = Zurück zu den Rollen
tales-to-table = Zum Tisch
tales-to-end = Zum Endstand
tales-show-round = Wie die Runde endete
tales-how-ended = Wie es ausging

tales-game-over = Das Spiel ist aus
tales-winner = { $who ->
    [you] Du gewinnst!
   *[other] { $name } gewinnt.
}
tales-no-winner = Diesmal gewinnt niemand
tales-winners = Ein gemeinsamer Sieg: { $names }
tales-show-result = Das Ergebnis
tales-standings = Endstand
tales-place = Platz
tales-player = Spieler
tales-gold = Gold
tales-who-was-what = Wer was war
tales-nobody-had = niemand hatte
tales-turning = Wendepunkte
tales-no-turning = Kein einzelner Augenblick hat dieses Spiel gewendet.
tales-watch-here = In der Wiederholung ansehen
tales-rematch = Revanche
tales-rematch-about = dieselben Leute, dieselben Regeln
tales-rematch-alone = neue Karten, gleiche Regeln
tales-rematch-day = dieselben Karten; nur das erste Spiel zählt
tales-rematch-wait = Der Gastgeber kann eine Revanche starten; dein Platz bleibt dir.
tales-replay = Wiederholung
tales-story = Statistik
tales-honest = Wurde ehrlich gegeben?
tales-honest-about = Alle Karten folgen aus dem Startwert. Vor dem ersten Geben sahen alle sein Siegel, einen Abdruck, der nur zu ihm passt; nachträglich konnte also niemand Karten aussuchen. Mit der Aufzeichnung lässt es sich prüfen: undermine verify.
tales-seal = Siegel
tales-seed = Startwert
tales-record = Aufzeichnung herunterladen
tales-story-title = Die Geschichte eines Spiels
tales-gold-by-round = Gold nach Runden
tales-total = zusammen
tales-tallies = Wer was tat
tales-tally-said = Sätze
tales-tally-lied = Lügen
tales-no-story = Dieses Spiel lässt sich nicht lesen

tales-step = Schritt { $step } von { $steps }
tales-first = Erster Schritt
tales-previous = Ein Schritt zurück
tales-play = Abspielen
tales-pause = Anhalten
tales-forward = Ein Schritt weiter
tales-last = Letzter Schritt
tales-speed = Tempo
tales-eyes = Wessen Blick?
tales-above = Alles, von oben
tales-go-to = Gehe zu
tales-hand = Hand
tales-players = Mitspieler
tales-share = Link zu diesem Schritt kopieren
tales-shared = Der Link ist kopiert.

# Who is it? Everybody points at somebody before the roles are turned over.
tales-who-is-it = Wer ist es?
tales-point-ask = Zeig auf den, den du verdächtigst, bevor die Karten umgedreht werden.
tales-point-watch = Wen verdächtigst du? Zuschauer werden getrennt gezählt.
tales-point-screen = Zeigt auf euren Telefonen, wen ihr verdächtigt, bevor die Karten umgedreht werden.
tales-point-at = Auf { $name } zeigen
tales-pointed = Du zeigst auf { $name }.
tales-has-pointed = hat gezeigt
tales-point-count = haben gezeigt: { $pointed } von { $all }
tales-point-turn = Karten umdrehen
tales-pointed-right = verdächtigte { $name }: durchschaut
tales-pointed-wrong = verdächtigte { $name }: hereingefallen
tales-pointed-bluff = zeigte auf { $name }
tales-point-onlookers = { $count ->
    [one] ein Zuschauer verdächtigte diesen Platz
   *[other] { $count } Zuschauer verdächtigten diesen Platz
}
tales-fooled = { $who ->
    [you] { $count ->
        [one] Einer ist auf dich hereingefallen.
       *[other] { $count } sind auf dich hereingefallen.
    }
   *[other] { $count ->
        [one] Auf { $name } ist einer hereingefallen.
       *[other] Auf { $name } sind { $count } hereingefallen.
    }
}
tales-suspicion = Wer wen verdächtigte
tales-liar = Glaubwürdigster Lügner
tales-eye = Schärfstes Auge
tales-review = Rückschau
