# Der Tisch im Terminal: was gefragt wird, was man tippen kann, was zu sehen ist.

table-round = Runde { $round } von { $rounds }
table-turn = { $who ->
    [you] du bist dran
   *[other] { $name } ist dran
}
table-deck = Stapel { $number }
table-pile = Ablage { $number }
table-you = Du
table-me = { $name } (du)
table-name = Name
table-tools = Werkzeug
table-cards = Karten
table-gold = Gold
table-hand = Deine Karten
table-log = Was geschah
table-since = Seit deinem letzten Zug
table-nothing = Noch nichts.
table-part = Die Gänge sind breiter als das Fenster: zu sehen sind die Spalten { $first } bis { $last } von { $least } bis { $most }.

role-hidden = Deine Zwergenkarte liegt verdeckt. Mit { $command } schaust du nach.
role-shown = Deine Rolle: { $role }. { $task }
role-none = In diesem Spiel gibt es keine Zwergenkarten.

menu-choose = Tippe eine Nummer; { $discard } wirft die Karte ab, Enter lässt dich neu überlegen.
menu-nowhere = Sie lässt sich gerade nirgends spielen. { $discard } wirft sie ab, Enter lässt dich neu überlegen.
menu-broken = Du kannst nicht graben, denn bei dir ist kaputt: { $tools }. { $discard } wirft die Karte ab, Enter lässt dich neu überlegen.
menu-stack = { $count ->
    [one] Im Stapel liegt eine Goldkarte.
   *[other] Im Stapel liegen { $count } Goldkarten.
}
menu-upright = ungedreht
menu-turned = gedreht
menu-nothing = nichts wegnehmen
menu-both = Wo zwei Nummern stehen, passt die Karte in beiden Richtungen.

say-why = Das geht nicht: { $reason }.
say-may = Das geht.
say-why-how = Sag, welcher Zug: { $command } 3 2,0
say-off-table = Ein Feld { $cell } gibt es nicht: Beide Zahlen liegen zwischen { $least } und { $most }.
say-unknown = Das verstehe ich nicht: „{ $words }“. Was man tippen kann, sagt { $command }.
say-no-card = Eine Karte { $number } hast du nicht; deine Karten sind 1 bis { $last }.
say-no-choice = Eine { $number } steht nicht zur Wahl.
say-put-away-none = Sag, welche Karte: { $command } und ihre Nummer.
say-enter = Weiter mit Enter.
say-saved = Gespeichert in { $file }.
say-save-how = Sag, wohin: { $command } DATEI
save-taken = { $file }: nicht gespeichert, denn eine andere Datei heißt schon so; wähle einen anderen Namen.
save-folder = { $file }: nicht gespeichert, denn das ist ein Ordner; nenne eine Datei.
save-no-folder = { $file }: nicht gespeichert, denn diesen Ordner gibt es nicht.
save-not-allowed = { $file }: nicht gespeichert, denn dort darfst du nicht schreiben.
save-failed = { $file }: nicht gespeichert ({ $why }).
say-bye = Die Zwerge löschen die Laternen. Bis bald!
say-end-of-input = Es kommt keine Eingabe mehr, das Spiel endet hier.
say-resume = Weiter geht es mit: { $command }
say-not-saved = Dieses Spiel wurde nicht gespeichert.
say-seed = Dieselben Karten gibt es noch einmal mit --seed { $seed }

finish-round = Runde { $round } ist vorbei
finish-game = Das Spiel ist aus
finish-winner = { $who ->
    [you] Du gewinnst! Niemand ist reicher.
   *[other] { $name } gewinnt.
}
finish-no-winner = Diesmal gewinnt niemand.
finish-tied = Ein gemeinsamer Sieg: { $names }.
finish-place = Platz
finish-nuggets = Goldstücke
finish-total = Endstand
finish-round-short = Runde { $round }

command-role = rolle
command-why = warum
command-log = verlauf
command-help = hilfe
command-rules = regeln
command-hint = tipp
command-save = speichern
command-quit = ende
command-discard = abwerfen

help-title = Was man tippen kann
help-number = 3
    .about = Karte 3 deiner Hand; danach hat alles, wohin sie kann, eine Nummer
help-quick = 3 2,0
    .about = Karte 3 gleich auf das Feld 2,0; mit t am Ende gedreht: 3 2,0 t
help-target = 3 Mia
    .about = Karte 3 auf jemanden, mit Namen
help-discard = abwerfen 3
    .about = Karte 3 verdeckt abwerfen (kurz: d 3)
help-notation = place B-NE 2,0 turned
    .about = die volle Schreibweise geht auch, wie in Aufzeichnungen
help-brackets = (Kurve)
    .about = eine Karte in Klammern passt gerade nirgends; abwerfen kannst du sie
help-why = warum 3 2,0
    .about = warum ein Zug nicht geht
help-role = rolle
    .about = die eigene Rolle ansehen; gleich ist sie wieder verdeckt
help-log = verlauf
    .about = alles, was in dieser Runde geschah
help-rules = regeln
    .about = die Regeln in Kürze
help-hint = tipp
    .about = was ein Bot tun würde und warum
help-phrases = sag 1 Mia
    .about = ein Satz an alle; das Wort allein zeigt sie
help-save = speichern DATEI
    .about = das Spiel speichern
help-quit = ende
    .about = den Tisch verlassen

# Die Zeichen auf dem Tisch, in einem Absatz.
legend-title = Zeichen
legend-lit = heller Gang
legend-dark = abgeschnittener Gang
legend-start = Start
legend-goal = verdecktes Ziel
legend-known = was nur du durch eine Schatzkarte weißt
legend-open = hier kann gebaut werden
legend-last = zuletzt gelegt
legend-new = neu gezogen
say-hint = Ein Bot würde: { $action }. { $reason }
say-phrases-only = Bots verstehen nur fertige Sätze; welche es gibt: { $command }.
phrases-title = Was Bots verstehen
