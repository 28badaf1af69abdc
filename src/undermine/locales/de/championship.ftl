# Die Karten der Weltmeisterschaften: Namen, was geschah, Fragen, Gründe, Regeln in Kürze.

card-swap-goals = Zieltausch
    .object = einen Zieltausch
    .short = Zieltausch
    .effect = Nimm zwei verdeckte Ziele ungesehen auf und leg sie zurück, vertauscht oder nicht; nur du weißt es.
card-treasury = Schatzkammer
    .object = eine Schatzkammer
    .short = Schatz
    .effect = Statt zu ziehen, sieh dir die obersten fünf Karten des Ablagestapels an und behalte eine.
card-veto = Veto
    .object = ein Veto
    .short = Veto
    .effect = Im Zug von jemand anderem: Die eben gespielte Karte wirkt nicht. Danach zieht ihr beide eine Karte.
card-direction = Richtungswechsel
    .object = einen Richtungswechsel
    .short = Richtung
    .effect = Bis zum Ende der Runde wird andersherum gespielt.
card-craftsman = Meisterhandwerker
    .object = einen Meisterhandwerker
    .short = Handwerker
    .effect = Repariert ein beliebiges kaputtes Werkzeug, dein eigenes oder ein fremdes.
card-tracker = Fährtensucher
    .object = einen Fährtensucher
    .short = Fährte
    .effect = Leg zwei Gänge nacheinander. Am Ende ziehst du zwei Karten.
card-detour = Umleitung
    .object = eine Umleitung
    .short = Umleitung
    .effect = Verschiebe den zuletzt gelegten Gang an eine andere Stelle.

role-greedy = gieriger Zwerg
    .task = Finde das Gold selbst: Nur dann gewinnst du, und zwar allein.
    .many = Gierige Zwerge
log-ended-greedy = { $who ->
    [you] Du findest das Gold, und du bist ein gieriger Zwerg: Du gewinnst die Runde allein.
   *[other] { $name } findet das Gold und ist ein gieriger Zwerg: Sonst gewinnt niemand die Runde.
}
log-ended-greedy-shared = { $who ->
    [you] Du hast das Gold gefunden und bist ein gieriger Zwerg: Du gewinnst, und die Goldsucher teilen trotzdem ihr Gold.
   *[other] { $name } hat das Gold gefunden und ist ein gieriger Zwerg; die Goldsucher teilen trotzdem ihr Gold.
}
side-greedy = Gieriger Zwerg
    .won = Der gierige Zwerg gewinnt die Runde allein.
    .shared = Der gierige Zwerg hat das Gold gefunden; die Goldsucher teilen trotzdem ihres.
finish-greedy = gieriger Zwerg
log-paid-greedy = { $who ->
    [you] { $count ->
        [0] Als gieriger Zwerg bekommst du, was vom Gold noch da ist.
        [one] Als gieriger Zwerg bekommst du ein Goldstück.
       *[other] Als gieriger Zwerg bekommst du { $count } Goldstücke.
    }
   *[other] { $count ->
        [0] { $name }, der gierige Zwerg, bekommt, was vom Gold noch da ist.
        [one] { $name }, der gierige Zwerg, bekommt ein Goldstück.
       *[other] { $name }, der gierige Zwerg, bekommt { $count } Goldstücke.
    }
}

log-announced = { $who ->
    [you] Du willst { $card } spielen.
   *[other] { $name } will { $card } spielen.
}
log-vetoed = { $who ->
    [you] Du legst ein Veto gegen { $card } ein: Die Karte wirkt nicht.
   *[other] { $name } legt ein Veto gegen { $card } ein: Die Karte wirkt nicht.
}
log-exchanged = { $who ->
    [you] { $fate ->
        [crossed] Du nimmst { $one } und { $two } auf und vertauschst sie.
       *[stayed] Du nimmst { $one } und { $two } auf und legst sie zurück, wie sie lagen.
    }
   *[other] { $fate ->
        [crossed] { $name } nimmt { $one } und { $two } auf und vertauscht sie.
        [stayed] { $name } nimmt { $one } und { $two } auf und legt sie zurück, wie sie lagen.
       *[unknown] { $name } nimmt { $one } und { $two } auf und legt sie zurück; vertauscht oder nicht?
    }
}
log-direction = { $way ->
    [reversed] Ab jetzt wird gegen den Uhrzeigersinn gespielt.
   *[clockwise] Ab jetzt wird wieder im Uhrzeigersinn gespielt.
}
log-chooser-left = { $who ->
    [you] Du wählst zuerst, dann wandern die Karten nach links von Goldsucher zu Goldsucher.
   *[other] { $name } wählt zuerst, dann wandern die Karten nach links von Goldsucher zu Goldsucher.
}
log-tracking = { $who ->
    [you] Du folgst einer Fährte und darfst zwei Gänge legen.
   *[other] { $name } folgt einer Fährte und darf zwei Gänge legen.
}
log-shifted = { $who ->
    [you] Du verschiebst { $card } nach { $cell }.
   *[other] { $name } verschiebt { $card } nach { $cell }.
}
    .shown = { $who ->
        [you] Du verschiebst { $card }.
       *[other] { $name } verschiebt { $card }.
    }
log-leafed = { $who ->
    [you] { $count ->
        [one] Du siehst dir die oberste abgeworfene Karte an.
       *[other] Du siehst dir die obersten { $count } abgeworfenen Karten an.
    }
   *[other] { $count ->
        [one] { $name } sieht sich die oberste abgeworfene Karte an.
       *[other] { $name } sieht sich die obersten { $count } abgeworfenen Karten an.
    }
}
log-kept = { $who ->
    [you] Du behältst { $card }.
   *[other] { $name } behält eine davon.
}

question-veto = Veto? Die Karte wirkt dann nicht, und dein Veto ist weg.
    .other = Zeit für ein Veto …
question-intent = Zeit für ein Veto …
    .other = Zeit für ein Veto …
question-exchange = Du hältst zwei verdeckte Ziele. Vertauschst du sie?
    .other = { $name } hält zwei Ziele in der Hand …
question-fetch = Welche dieser Karten behältst du?
    .other = { $name } sieht abgeworfene Karten durch …
question-track = Welchen Gang legst du, und wohin?
    .other = { $name } folgt einer Fährte …

answer-veto = Veto!
answer-let = Lass sie gelten
answer-exchange = Vertauschen
answer-leave = So lassen
answer-fetch = Behalten

reason-too-few-goals = es liegen keine zwei Ziele mehr verdeckt
reason-no-discards = der Ablagestapel ist leer
reason-not-among-these = diese Karte ist nicht dabei
reason-only-in-anothers-turn = ein Veto gehört in einen fremden Zug; im eigenen kannst du es nur abwerfen
reason-too-few-placements = es gibt keine zwei Gänge, die du nacheinander legen könntest
reason-nothing-placed = noch hat niemand einen Gang gelegt, der sich verschieben ließe
reason-lies-there-already = dort liegt er schon

refusal-too-late = Dafür ist es zu spät.

module-greedy = Gieriger Zwerg
module-swap-goals = Zieltausch
module-treasury = Schatzkammer
module-veto = Veto
module-direction = Richtungswechsel
module-craftsman = Meisterhandwerker
module-tracker = Fährtensucher
module-detour = Umleitung
