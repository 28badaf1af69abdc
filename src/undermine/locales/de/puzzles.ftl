# Rätsel: gesucht ist die eine richtige Antwort.

puzzle-kind-move = Finde den Zug
puzzle-kind-alone = Grabe allein
puzzle-kind-saboteur = Wer ist der Saboteur?
puzzle-title = { $kind } { $number }
puzzle-task-move = Du bist am Zug, und eine Antwort ist klar besser als alle anderen. Finde sie.
puzzle-task-alone = Du gräbst allein, und eine Antwort ist klar besser als alle anderen. Finde sie.
puzzle-task-saboteur = Einer dieser Zwerge ist Saboteur. Sieh dir einen Zug nach dem anderen an und zeige auf ihn, sobald du es weißt.
puzzle-role = Deine Rolle: { $role }.
puzzle-steps = { $count ->
    [one] Gesucht ist eine Antwort.
   *[other] Gesucht sind { $count } Antworten, eine nach der anderen.
}
puzzle-right = Richtig!
puzzle-right-next = Richtig! Und jetzt?
puzzle-cost = Diese nicht: Sie bringt im Schnitt { $gold } Gold weniger.
puzzle-answer = Die Antwort: { $answer }.
puzzle-innocent = Nein, { $name } gräbt ehrlich.
puzzle-found = Richtig: { $name } ist der Saboteur, gefunden nach { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
}.
puzzle-was = Es war { $name }.
puzzle-guilt = Wer das alles unbefangen sah, hält { $name } mit { $chance } % für den Saboteur.
puzzle-clue = Zug { $number }, { $name }: Der Verdacht änderte sich von { $before } % auf { $after } %.
puzzle-clue-because = Zug { $number }, { $name }: { $reason }. Der Verdacht änderte sich von { $before } % auf { $after } %.
puzzle-grade-1 = leicht
puzzle-grade-2 = mittel
puzzle-grade-3 = schwer
puzzle-grade-4 = sehr schwer
puzzle-solved = Bots finden es: sanfte in { $gentle } %, erfahrene in { $seasoned } %, gerissene in { $sly } % der Fälle.
puzzle-point = Eine Zahl zeigt auf jemanden, Enter zeigt den nächsten Zug, { $hint } verrät die Antwort.
puzzle-none-left = Das war der letzte Zug. Wer ist es?

# Die Seite.

puzzle-lead = Jedes hat genau eine richtige Antwort. Aus Spielen geschnitten, in Hunderten gedachter Welten geprüft, geordnet danach, wie oft Bots sie finden.
puzzle-about-move = Du bist am Zug, und eine Antwort ist klar die beste.
puzzle-about-alone = Dasselbe in Solo, manchmal mehrere Antworten nacheinander.
puzzle-about-saboteur = Zwölf Züge, ein Saboteur. Achte darauf, was alle tun.
puzzle-all = Alle Rätsel
puzzle-begin = Anfangen: { $title }
puzzle-go-on = Weiter: { $title }
puzzle-next = Nächstes Rätsel
puzzle-filter = Wie schwer
puzzle-filter-all = alle
puzzle-done = { $done } von { $total } gelöst
puzzle-is-solved = gelöst
puzzle-is-clean = auf Anhieb gelöst
puzzle-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
puzzle-show = Antwort zeigen
puzzle-day = Krimi des Tages
puzzle-day-about = Ein Saboteur am Tag, für alle in diesem Haus derselbe
puzzle-deal = Das Austeilen
puzzle-move-of = Zug { $number } von { $total }
puzzle-next-move = Nächster Zug
puzzle-back = Einen Zug zurück
puzzle-who = Ich weiß, wer es ist
puzzle-suspicion = Wie verdächtig alle am Ende waren
puzzle-share = Teilen
puzzle-marks = Dein Ergebnis: gefunden nach { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
}
