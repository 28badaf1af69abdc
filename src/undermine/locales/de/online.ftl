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
online-phrases = Was jeder in seiner Sprache liest; andere Worte werden so gesendet, wie sie sind

place-top = oben
place-middle = mitte
place-bottom = unten

phrase-gold-is-at = { $place ->
    [top] Das Gold liegt oben!
    [middle] Das Gold liegt in der Mitte!
   *[bottom] Das Gold liegt unten!
}
phrase-rock-is-at = { $place ->
    [top] Oben ist nur Fels.
    [middle] In der Mitte ist nur Fels.
   *[bottom] Unten ist nur Fels.
}
phrase-trust = { $who ->
    [you] Dir vertraue ich.
   *[other] Ich vertraue { $name }.
}
phrase-distrust = { $who ->
    [you] Dir traue ich nicht.
   *[other] Ich traue { $name } nicht.
}
phrase-help-me = { $tool ->
    [pickaxe] Bitte repariert meine Spitzhacke!
    [lantern] Bitte repariert meine Laterne!
   *[cart] Bitte repariert meine Lore!
}
phrase-not-me = Ich war es nicht!
phrase-close-the-gap = Schließt die Lücke im Gang!
phrase-well-dug = { $who ->
    [you] Gut gegraben!
   *[other] Gut gegraben, { $name }!
}
phrase-hurry = Beeilung, bitte.
phrase-thanks = Danke!
phrase-good-game = Gutes Spiel!

refusal-host-only = Das kann nur der Gastgeber.
refusal-game-runs = Es wird gerade gespielt.
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
refusal-chat-off = Der Gastgeber hat freies Reden abgeschaltet; die Sätze aus der Liste gehen immer.
refusal-text-long = Das ist zu lang für eine Zeile.
refusal-too-often = Das war zu schnell; warte einen Moment.

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
    .about = einen Bot hinsetzen (Gastgeber); ohne Nummer auf den ersten freien Platz, mit all auf alle
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
