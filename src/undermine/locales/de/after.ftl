# Nach dem Spiel: deine Bilanz, die Ruhmeshalle, die Rückschau. Nur Seiten, die es brauchen, laden es.

after-share = { $percent } % ({ $low } bis { $high } %)
after-percent = { $percent } %
after-of = { $hits } von { $all }

# Deine Bilanz.

after-record-lead = Deine beendeten Spiele in Zahlen. Diese Seite sieht niemand außer dir.
after-record-none = Du hast hier noch kein Spiel beendet. Das erste steht hier, sobald es vorbei ist.
after-record-games = Spiele
after-record-played = { $count ->
    [one] Spiel
   *[other] Spiele
}
after-record-gold = Goldstücke
after-record-earned = { $count ->
    [one] Goldstück
   *[other] Goldstücke
}
after-record-wins = gewonnen
after-record-streak = { $count ->
    [one] Sieg in Folge
   *[other] Siege in Folge
}
after-record-longest = längste Folge: { $most }
after-record-counted = Die Zahlen gelten für deine letzten { $games } Spiele.
after-record-interval = Der Balken zeigt, wo der wahre Anteil in 95 von 100 Fällen liegt. Je weniger Spiele, desto breiter ist er.
after-boxes = Nach Schachtel
after-box = Schachtel
after-roles = Nach Rolle
after-role = Rolle
after-rounds = Runden
after-paid = brachten dir Gold
after-pointing = Dein Finger
after-pointing-why = Wie oft du bei „Wer ist es?“ auf einen Saboteur gezeigt hast, wenn du selbst keiner warst. Die Marke ist, was ein blinder Finger träfe.
after-pointing-none = Du hast noch auf niemanden gezeigt.
after-pointing-all = Insgesamt
after-pointing-hard = Schwer: wenige Saboteure unter vielen
after-pointing-middle = Mittel
after-pointing-easy = Leicht: viele unter wenigen
after-pointing-blind = blind: { $percent } %
after-latest = Letzte Spiele
after-latest-won = gewonnen
after-latest-lost = verloren
after-latest-gone = Der Tisch wird nicht mehr aufbewahrt.
after-latest-people = { $people ->
    [one] ein Mensch von { $seats }
   *[other] { $people } Menschen von { $seats }
}
after-story = Statistik
after-replay = Wiederholung
after-rating = Wertung
after-rating-why = Wenn du willst, wertet dich dieses Haus von jetzt an: nach Rolle, aus Spielen nur unter Menschen. Dein Name steht dann in der Ruhmeshalle.
after-rating-join = Wertet mich
after-rating-leave = Wertet mich nicht mehr
after-rating-as = Du wirst als { $name } gewertet.
after-rating-wait = Noch nichts. Es zählen nur Spiele unter Menschen, ohne Bots, die helfen.
after-rating-line = { $low } bis { $high }
after-rating-rounds = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
after-mine = Was von dir aufbewahrt wird
after-mine-why = Nimm alles als Datei mit, oder lass alles löschen.
after-export = Alles exportieren
after-delete = Alles löschen …
after-delete-what = Deine Ergebnisse, Wertungen, Tage, dein Spruch zum Wiederkommen und deine Passkeys werden gelöscht. An jedem Tisch, an dem du sitzt oder ein Spiel beendet hast, wird dein Name zu „N. N.“, und was du in den Chat geschrieben hast, verschwindet. In einem laufenden Spiel nimmt ein Bot deinen Platz ein.
after-delete-others = Die Spiele bleiben denen, die mit dir gespielt haben. Es gibt keinen Weg zurück.
after-delete-sure = Ja, das alles soll weg.
after-delete-do = Alles löschen
after-delete-done = Alles ist gelöscht. Niemand kennt dich hier mehr.

# Die Ruhmeshalle.

after-fame-lead = Wer in diesem Haus am besten gräbt, lügt und andere durchschaut – von denen, die genannt werden wollen.
after-fame-none = Hier steht noch niemand. Nötig { $count ->
    [one] ist eine Runde
   *[other] sind { $count } Runden
} in einer Rolle, nur unter Menschen.
after-fame-off = Dieses Haus hat keine Ruhmeshalle.
after-fame-you = du
after-fame-place = Platz
after-fame-name = Name
after-fame-skill = Können

# Die Rückschau.

after-review-lead = Pech oder Fehler, Vertrauen oder Torheit: Jede Antwort wird nur danach beurteilt, was man auf diesem Platz wissen konnte.
after-review-working = Die Rückschau entsteht: { $percent } %
after-review-working-why = Bots spielen dafür Tausende gedachter Runden. Das dauert ein paar Sekunden, einmal.
after-review-step = Schritt { $step } von { $steps }
after-review-round = Runde { $round }
after-review-chart = Die Chancen in der Runde
after-review-chart-how = Pfeiltasten gehen Schritt für Schritt, Pos1 und Ende an die Enden. Oder zieh über das Bild.
after-review-above = Gold wird gefunden, von oben gesehen
after-review-above-clan = Blauer Klan gewinnt, von oben gesehen
after-review-seat = Was { $name } wissen konnte
after-review-suspicion = Wie verdächtig { $name } war
after-review-gold-of = Gold von { $name }
after-review-whose = Wessen Blick
after-review-lines = Linien
after-review-before = Schritt zurück
after-review-next = Schritt weiter
after-review-mistake-before = Voriger Fehler
after-review-mistake-next = Nächster Fehler
after-review-by-answer = die Antwort: { $change }
after-review-by-luck = die Karten: { $change }
after-review-decisions = Entscheidungen
after-review-decisions-all = Alle Antworten
after-review-decisions-mistakes = Fehler und Bluffs
after-review-decisions-none = Kein Fehler, der der Rede wert wäre.
after-review-only = keine Wahl
after-review-good = gut
after-review-bluff = guter Bluff
after-review-small = kleiner Fehler
after-review-clear = klarer Fehler
after-review-decisive = entscheidender Fehler
after-review-lost = { $gold } Gold verloren
after-review-lost-clan = { $percent } % Chance verloren
after-review-lost-duel = { $gold } Gold Vorsprung verloren
after-review-better = Besser: { $what }
after-review-luck = Glück und Entscheidungen
after-review-luck-why = Was die Karten der eigenen Seite brachten und was die eigenen Antworten daraus machten, über das ganze Spiel zusammengezählt.
after-review-luck-cards = die Karten
after-review-luck-answers = eigene Antworten
after-review-luck-lost = durch Fehler verlorenes Gold
after-review-luck-lost-clan = durch Fehler verlorene Chance
after-review-luck-lost-duel = durch Fehler verlorener Vorsprung
after-review-unmasked = Wann man es wusste
after-review-unmasked-at = { $name } ({ $role }) war in Schritt { $step } durchschaut.
after-review-unmasked-never = { $name } ({ $role }) wurde nie durchschaut; höchstens { $percent } % Verdacht.
after-review-wronged = { $name } ({ $role }) war ehrlich und wurde doch mit { $percent } % verdächtigt.
after-review-beliefs = Wer glaubt was von wem
after-review-beliefs-why = In diesem Schritt: mit wie viel Prozent die Zeile die Spalte für einen Saboteur hält.
after-review-trust = Wer wem glaubte
after-review-trusts = { $name } verdächtigte am meisten { $suspect } ({ $suspicion } %) und vertraute { $trusted }.
after-review-right = richtig
after-review-wrong = falsch
after-review-claims = Worte über Ziele
after-review-claims-none = Niemand hat etwas über ein Ziel gesagt.
after-review-claim-true = wahr
after-review-claim-false = falsch
after-review-awards = Auszeichnungen
after-review-turning = Wendepunkte
after-review-turning-luck = die Karten
after-review-turning-answer = eine Antwort
after-review-go = Zu Schritt { $step }
after-review-share = Bild teilen
after-review-share-saved = Das Bild ist gespeichert.
after-review-share-title = Der Verrat in vier Bildern
after-review-text = Dasselbe in Worten
after-review-table-step = Schritt
after-review-table-who = Wer

# Over a panel of the picture to share.

after-strip-over = Runde { $round } · Schritt { $step }

# What if.
after-what-if = Was wäre, wenn …?
after-what-if-lead = Spiel ab diesem Schritt gegen Bots weiter, oder sieh, was eine andere Antwort bewirkt hätte.
after-what-if-seat = Du spielst
after-what-if-asked = { $name } (am Zug)
after-what-if-cards = Die Karten
after-what-if-same = wie sie waren
after-what-if-same-why = Dieselben Hände, derselbe Stapel. Wer diese Rückschau gelesen hat, weiß viel.
after-what-if-anew = wie sie hätten sein können
after-what-if-anew-why = Was { $name } in diesem Schritt nicht wissen konnte, wird neu verteilt: Hände, Rollen, Ziele, Stapel. So spielt niemand mit dem Wissen von hinterher.
after-what-if-bots = Die anderen spielen
after-what-if-go = Von hier aus weiterspielen
after-what-if-busy = Die Karten werden ausgelegt …
after-what-if-over = In diesem Schritt ist das Spiel vorbei. Weiterspielen kann man ab einem früheren.
after-what-if-note = Es zählt für nichts: keine Bilanz, keine Wertung.
after-what-if-link = Link zu diesem Schritt kopieren
after-try = Eine andere Antwort
after-try-given = Antwort von { $name }: { $what }
after-try-instead = Was wäre stattdessen …
after-try-only = Etwas anderes konnte man hier nicht antworten.
after-try-setup = Hier wird ausgeteilt; noch hat niemand geantwortet. Geh einen Schritt weiter.
after-try-go = Ausprobieren
after-try-working = Bots stellen sich vor, was daraus wird: { $percent } %
after-try-played = wie gespielt
after-try-other = die andere Antwort
after-try-gold = Zu erwartendes Gold für { $name }, von oben gesehen
after-try-before = Vor diese Antwort gehen
