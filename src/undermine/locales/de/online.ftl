# Tische auf einem Server: die Seite des Tisches, wie es steht, Gespräch, Ablehnungen, Befehle.

online-title = Der Tisch
online-code = Code
online-address = Adresse
online-rules = Regeln
online-seat = Platz { $seat }
online-bot = (Bot)
online-free = frei
online-away = (nicht da)
online-stand-in = (ein Bot spielt)

pace-live = schnelle Uhr
pace-relaxed = gemütliche Uhr
pace-day = ein Tag je Zug
pace-none = ohne Uhr

online-ask-fill = Sag den anderen den Code, oder setze mit { $bot } einen Bot hin.
    .other = Einige Plätze sind frei; sind alle besetzt, fängt der Gastgeber an.
online-ask-start = Alle sind da. Mit { $start } geht es los.
    .other = Alle sind da. Der Gastgeber kann anfangen.
online-ask-rematch = Mit { $rematch } wird noch einmal gespielt.
    .other = Der Gastgeber kann eine Revanche anfangen.
online-ask-sit = Du siehst zu. Mit { $sit } nimmst du einen freien Platz.

online-lost = Die Verbindung ist weg; es wird immer wieder versucht …
online-back = Die Verbindung ist wieder da.
online-paused = Das Spiel ist angehalten.
online-stood-in = Ein Bot spielt für dich. Mit Enter bekommst du deinen Platz zurück.
online-your-turn = Inzwischen bist du dran.
online-not-your-turn = Du bist noch nicht dran.
online-watching = Du siehst zu; Karten und Rolle sehen nur die Spieler.
online-time = Noch Zeit: { $time }
online-seat-kept = Dein Platz bleibt dir; dauert es lange, spielt ein Bot für dich, bis du wieder da bist.
online-phrases = Was alle in ihrer Sprache lesen; andere Worte werden so gesendet, wie sie sind

refusal-host-only = Das kann nur der Gastgeber.
refusal-game-runs = Es wird gerade gespielt.
refusal-not-in-lobby = Das lässt sich nur vor dem ersten Spiel ändern.
refusal-too-many-people = Hier sitzen mehr Leute, als dieses Spiel Plätze hat.
refusal-face-taken = Dieses Gesicht hat schon jemand am Tisch.
refusal-no-such-face = So ein Gesicht gibt es nicht.
refusal-no-game = Es wird gerade nicht gespielt.
refusal-seats-empty = Einige Plätze sind noch leer; besetze sie mit Leuten oder Bots.
refusal-seat-taken = Der Platz ist besetzt.
refusal-already-seated = Du hast schon einen Platz.
refusal-held-another = In diesem Spiel hattest du schon einen anderen Platz.
refusal-already-there = Das ist schon so.
refusal-name-taken = Den Namen hat schon jemand an diesem Tisch.
refusal-nobody-there = So jemand sitzt dort nicht.
refusal-no-such-seat = Den Platz gibt es nicht.
refusal-not-seated = Das können nur die Spieler.
refusal-paused = Das Spiel ist angehalten.
refusal-not-paused = Das Spiel ist nicht angehalten.
refusal-chat-off = Der Gastgeber hat den freien Chat abgeschaltet; die fertigen Sätze gehen immer.
refusal-no-pointing = Der Gastgeber möchte hier nicht, dass aufeinander gezeigt wird.
refusal-pointing-over = Zum Zeigen ist es jetzt zu spät oder zu früh.
refusal-not-at-yourself = Zeig auf jemand anderen.
refusal-text-long = Das ist zu lang für eine Zeile.
refusal-too-often = Das war zu schnell; warte einen Moment.
refusal-too-much = { $count ->
    [one] Das war zu viel auf einmal; weiter geht es in { $count } Sekunde.
   *[other] Das war zu viel auf einmal; weiter geht es in { $count } Sekunden.
}
refusal-name-empty = Ein Spitzname braucht mindestens einen Buchstaben oder eine Ziffer.
refusal-name-long = Dieser Spitzname ist zu lang.
refusal-text-empty = Darin steht nichts.
refusal-no-such-code = Einen Tisch mit diesem Code gibt es nicht.
refusal-no-such-table = Diesen Tisch gibt es nicht.
refusal-no-such-game = Dieses Spiel gibt es an diesem Tisch nicht.
refusal-table-full = An diesem Tisch sind so viele Leute, dass niemand mehr Platz hat.
refusal-elsewhere = Dieser Tisch ist bei dir in so vielen anderen Fenstern offen, dass dieses gehen musste.
refusal-too-many-sockets = Du hast zu viele Tische auf einmal offen; schließe erst einen davon.
refusal-stale = Inzwischen ist etwas geschehen; schau noch einmal hin.
refusal-too-late = Dafür ist es zu spät.
refusal-not-your-turn = Du bist nicht dran.
refusal-no-hint-today = Die Aufgabe des Tages wird ohne Tipps gespielt.
refusal-no-such-day = Diesen Tag gibt es nicht.
refusal-sealed-day = Die Karten dieses Tages werden gezeigt, wenn der Tag vorbei ist.
refusal-no-bells = Dieses Haus benachrichtigt niemanden.
refusal-bell-unknown = Eine solche Benachrichtigung hast du nicht, oder dieses Haus ruft den Dienst dieses Browsers nicht.
refusal-bell-wrong = Das sind keine Schlüssel eines Browsers, der benachrichtigt werden kann.
refusal-no-review = Spiele dieser Schachtel brauchen für einen Rückblick hier zu lange.
refusal-no-such-step = So einen Schritt hat dieses Spiel nicht.
refusal-no-such-answer = So konnte man in diesem Schritt nicht antworten.
refusal-no-trial = Das lässt sich gerade nicht ausprobieren.
refusal-step-is-over = In diesem Schritt ist das Spiel vorbei; wähle einen früheren.
refusal-not-anew = Von hier aus lassen sich die Karten dieses Spiels nicht neu verteilen; spiel mit denen weiter, die da waren.
refusal-what-if-alone = Ein „Was wäre, wenn“ spielt gegen Bots, wer es begonnen hat; alle anderen können zusehen.

online-what-if-log = Was wäre, wenn … Ab hier ist es ein anderes Spiel.
refusal-no-hint-now = Gerade gibt es keinen Tipp.
refusal-no-hint = Tipps gibt es nur, wo außer dir nur Bots spielen.
refusal-not-yours = Das darfst du nicht tun.
refusal-store-away = Die Tische sind gerade nicht erreichbar; versuche es gleich noch einmal.
refusal-no-token = Sag zuerst, wer du bist: Lade die Seite neu.
refusal-bad-token = Man kennt dich hier nicht mehr: Lade die Seite neu.
refusal-too-large = Das ist zu viel auf einmal.
refusal-unreadable = So einen Zug gibt es hier nicht.
refusal-name-alike = Jemand an diesem Tisch hat einen Namen, der genauso aussieht.
refusal-name-marks = Dieser Name hat zu viele Zeichen auf einem Buchstaben.
refusal-needs-host = In einem laufenden Spiel vergibt nur der Gastgeber Plätze; frag nach dem Wort.
refusal-wrong-word = Das ist nicht das Wort, das der Gastgeber für diesen Platz genannt hat.
refusal-wrong-code = Dieser Code ist falsch, schon benutzt oder zu alt.
refusal-wrong-phrase = Diesen Spruch hat hier niemand.
refusal-unreadable-table = Dieser Tisch lässt sich nicht mehr lesen; wer den Server betreibt, erfährt davon.
refusal-foreign-page = Eine Seite von anderswo kann nicht für dich handeln.
refusal-blocked = Wer dieses Haus betreibt, lässt dich nicht mehr herein.
refusal-table-closed = Wer dieses Haus betreibt, hat diesen Tisch geschlossen.
refusal-chat-hushed = Wer dieses Haus betreibt, hat den Chat abgeschaltet. Die fertigen Sätze bleiben.
refusal-no-such-language = Diese Sprache gibt es hier nicht.
refusal-passkey-no-domain = Passkeys brauchen ein Haus mit Namen: Eine Adresse aus Zahlen kann keine haben.
refusal-passkey-no-tls = Passkeys brauchen eine sichere Verbindung: eine Adresse, die mit https beginnt.
refusal-passkey-known = Dieser Passkey gehört schon jemandem.
refusal-passkey-unknown = Dieser Passkey ist hier nicht bekannt; vielleicht wurde er entfernt.
refusal-passkey-wrong = Das war nicht die Antwort eines Passkeys auf die Frage. Versuche es noch einmal.
refusal-passkey-late = Das hat zu lange gedauert oder wurde schon benutzt. Versuche es noch einmal.
refusal-passkey-many = Du hast so viele Passkeys, dass erst einer weichen muss.

command-say = sag
command-table = tisch
command-sit = setz
command-bot = bot
command-unbot = entferne
command-start = start
command-rematch = revanche
command-pause = pause
command-resume = weiter

help-say = sag hallo
    .about = zum Tisch reden; das Wort allein zeigt Sätze, die jeder versteht
help-table = tisch
    .about = wer wo sitzt, und die Adresse des Tisches
help-sit = setz 3
    .about = Platz 3 nehmen, wenn du nur zusiehst
help-bot = bot 3
    .about = einen Bot setzen (Gastgeber); ohne Zahl auf den ersten freien Platz, mit all auf jeden; bot sly oder bot mica:gentle sagt, welchen
help-unbot = entferne 3
    .about = einen Bot wegnehmen (Gastgeber)
help-start = start
    .about = das Spiel beginnen (Gastgeber)
help-rematch = revanche
    .about = noch einmal spielen (Gastgeber)
help-pause = pause
    .about = die Uhren anhalten (Gastgeber)
help-resume = weiter
    .about = die Uhren wieder laufen lassen (Gastgeber)

host-others = Andere in deinem Netz setzen sich dazu mit: undermine join { $address }/CODE
host-closed = Die Halle ist geschlossen. Die Tische bleiben; so öffnest du sie wieder: undermine serve --port { $port }

# Was ein Link zu einem Tisch dort sagt, wohin er geschickt wurde.
online-preview = { $count ->
    [one] Ein Tisch für eine Person: Sieh zu, wie es läuft.
   *[other] Ein Tisch für { $count }: Setz dich und grab mit, oder sieh zu.
}
