# Die Erweiterung: Karten, Zwerge, Fragen, was geschah, warum nicht, die Regeln in Kürze.

card-bridge = Brücke
    .object = eine Brücke
    .short = Brücke
    .effect = Zwei Gänge kreuzen sich übereinander; abbiegen kann hier niemand.
card-double-curve = Doppelkurve
    .object = eine Doppelkurve
    .short = Doppelkurve
    .effect = Zwei Kurven auf einer Karte, die nicht miteinander verbunden sind.
card-blind-arm = Gang mit blindem Arm
    .object = einen Gang mit blindem Arm
    .short = blinder Arm
    .effect = Ein Weg führt hindurch; eine weitere Seite sieht offen aus, ist aber nicht angeschlossen.
card-crystal = Kristallgang
    .object = einen Gang mit Kristall
    .short = Kristall
    .effect = Ein Gang wie andere, doch sein Kristall ist für die Geologen ein Goldstück wert.
card-ladder = Leiter
    .object = eine Leiter
    .short = Leiter
    .effect = Hier kommt der Weg vom Start wieder herauf: Leg sie neben eine beliebige Karte, nur nicht neben ein Ziel.
card-door-blue = blaue Tür
    .object = eine blaue Tür
    .short = blaue Tür
    .effect = Dahinter gräbt jeder weiter, doch von den beiden Teams kommt nur das blaue hier zum Schatz.
card-door-green = grüne Tür
    .object = eine grüne Tür
    .short = grüne Tür
    .effect = Dahinter gräbt jeder weiter, doch von den beiden Teams kommt nur das grüne hier zum Schatz.
card-theft = Diebstahl
    .object = einen Diebstahl
    .short = Diebstahl
    .effect = Leg ihn vor dich: Wenn das Gold verteilt ist, darfst du jemandem ein Goldstück nehmen.
card-hands-off = Finger weg
    .object = eine Karte „Finger weg“
    .short = Finger weg
    .effect = Nimmt einen Diebstahl vom Tisch, vor wem er auch liegt.
card-prison = Gefängnis
    .object = ein Gefängnis
    .short = Gefängnis
    .effect = Leg es vor jemand anderen: Solange es dort liegt, gibt es dort kein Graben und kein Gold.
card-release = Befreiung
    .object = eine Befreiung
    .short = Befreiung
    .effect = Holt dich oder jemand anderen aus dem Gefängnis.
card-inspection = Inspektion
    .object = eine Inspektion
    .short = Inspektion
    .effect = Sieh dir die Zwergenkarte eines anderen an; nur du weißt es dann.
card-swap-hats = Mützentausch
    .object = einen Mützentausch
    .short = Mützen
    .effect = Jemand, vielleicht du selbst, legt die Zwergenkarte weg und nimmt eine, die niemand hatte.
card-swap-hands = Kartentausch
    .object = einen Kartentausch
    .short = Tausch
    .effect = Tausche alle Handkarten mit jemand anderem, der danach eine Karte zieht.

role-blue = blauer Goldsucher
    .task = Hilf dem blauen Team zum Gold, auf einem Weg ohne grüne Türen.
    .many = Blaue Goldsucher
role-green = grüner Goldsucher
    .task = Hilf dem grünen Team zum Gold, auf einem Weg ohne blaue Türen.
    .many = Grüne Goldsucher
role-boss = Chef
    .task = Du gewinnst mit jedem Team, das gewinnt, und bekommst ein Goldstück weniger.
    .many = Chef
role-profiteer = Profiteur
    .task = Du gewinnst mit jedem, der gewinnt, Goldsucher oder Saboteure, und bekommst zwei Goldstücke weniger.
    .many = Profiteur
role-geologist = Geologe
    .task = Du bekommst für jeden Kristall auf dem Tisch ein Goldstück, wer auch gewinnt.
    .many = Geologen

question-steal = Dein Diebstahl: Wem nimmst du ein Goldstück?
    .other = { $name } überlegt, wen es treffen soll …
menu-nobody = niemandem
menu-shed = Die Karte „{ $title }“ loswerden: Tippe { $command } und die Nummern von zwei Karten.
menu-several = Bis zu drei Karten auf einmal: { $command } 1 3 4

log-discarded-more = { $count ->
    [one] { $name } hat eine Karte verdeckt abgelegt.
   *[other] { $name } hat { $count } Karten verdeckt abgelegt.
}
log-theft = { $who ->
    [you] Du hast einen Diebstahl vor dich gelegt; er zählt, wenn das Gold verteilt wird.
   *[other] { $name } hat einen Diebstahl ausgelegt; er zählt, wenn das Gold verteilt wird.
}
log-hands-off = { $deed ->
    [you-other] Du hast den Diebstahl von { $target } vom Tisch genommen.
    [other-you] { $actor } hat deinen Diebstahl vom Tisch genommen!
    [you-self] Du hast deinen eigenen Diebstahl vom Tisch genommen.
    [other-self] { $actor } hat den eigenen Diebstahl vom Tisch genommen.
   *[other-other] { $actor } hat den Diebstahl von { $target } vom Tisch genommen.
}
log-locked = { $deed ->
    [you-other] Du hast { $target } ins Gefängnis geschickt.
    [other-you] { $actor } hat dich ins Gefängnis geschickt!
   *[other-other] { $actor } hat { $target } ins Gefängnis geschickt.
}
log-released = { $deed ->
    [you-other] Du hast { $target } aus dem Gefängnis geholt.
    [other-you] { $actor } hat dich aus dem Gefängnis geholt. Wie nett!
    [you-self] Du hast dich aus dem Gefängnis befreit.
    [other-self] { $actor } ist aus dem Gefängnis freigekommen.
   *[other-other] { $actor } hat { $target } aus dem Gefängnis geholt.
}
log-shed = { $who ->
    [you] Für diese zwei Karten bist du die Karte „{ $title }“ losgeworden.
   *[other] Für diese zwei Karten ist { $name } die Karte „{ $title }“ losgeworden.
}
log-inspected = { $deed ->
    [you-other] Du hast die Zwergenkarte von { $target } angesehen: { $role }.
    [other-you] { $actor } hat deine Zwergenkarte angesehen!
   *[other-other] { $actor } hat die Zwergenkarte von { $target } angesehen.
}
log-hatted = { $deed ->
    [you-other] Du hast { $target } eine andere Zwergenkarte nehmen lassen.
    [other-you] { $actor } hat dich eine andere Zwergenkarte nehmen lassen: { $role }.
    [you-self] Du hast eine andere Zwergenkarte genommen: { $role }.
    [other-self] { $actor } hat eine andere Zwergenkarte genommen.
   *[other-other] { $actor } hat { $target } eine andere Zwergenkarte nehmen lassen.
}
log-swapped = { $deed ->
    [you-other] Du hast mit { $target } die Handkarten getauscht.
    [other-you] { $actor } hat mit dir die Handkarten getauscht!
   *[other-other] { $actor } hat mit { $target } die Handkarten getauscht.
}
log-earned = { $who ->
    [you] { $count ->
        [one] Du bekommst ein Goldstück.
       *[other] Du bekommst { $count } Goldstücke.
    }
   *[other] { $count ->
        [one] { $name } bekommt ein Goldstück.
       *[other] { $name } bekommt { $count } Goldstücke.
    }
}
log-stole = { $deed ->
    [you-other] Du hast { $target } ein Goldstück gestohlen.
    [other-you] { $actor } hat dir ein Goldstück gestohlen!
   *[other-other] { $actor } hat { $target } ein Goldstück gestohlen.
}
log-ended-blue = { $who ->
    [you] Du hast das Gold gefunden! Das blaue Team gewinnt die Runde.
   *[other] { $name } hat das Gold gefunden! Das blaue Team gewinnt die Runde.
}
log-ended-green = { $who ->
    [you] Du hast das Gold gefunden! Das grüne Team gewinnt die Runde.
   *[other] { $name } hat das Gold gefunden! Das grüne Team gewinnt die Runde.
}
log-ended-both = { $who ->
    [you] Du hast das Gold gefunden! Beide Teams gewinnen die Runde.
   *[other] { $name } hat das Gold gefunden! Beide Teams gewinnen die Runde.
}
log-ended-loners = { $who ->
    [you] Du hast das Gold gefunden, doch die Türen sperren beide Teams aus: Der Schatz geht an Chef und Profiteur.
   *[other] { $name } hat das Gold gefunden, doch die Türen sperren beide Teams aus: Der Schatz geht an Chef und Profiteur.
}
log-ended-profiteer = Niemand hat mehr Karten und kein Saboteur ist frei: Der Profiteur gewinnt die Runde allein.
log-ended-nobody = Niemand gewinnt die Runde; der Schatz bleibt, wo er ist.

finish-blue = Blau gewinnt
finish-green = Grün gewinnt
finish-both = beide Teams
finish-loners = Teams ausgesperrt
finish-profiteer = Profiteur gewinnt
finish-nobody = niemand gewinnt

reason-in-prison = im Gefängnis gräbt niemand; erst muss dich jemand herausholen
reason-beside-goal = eine Leiter darf nicht direkt neben einem Ziel liegen
reason-not-yourself = dich selbst kannst du nicht wählen
reason-already-in-prison = { $who ->
    [you] du sitzt schon im Gefängnis
   *[other] { $name } sitzt schon im Gefängnis
}
reason-not-in-prison = { $who ->
    [you] du sitzt nicht im Gefängnis
   *[other] { $name } sitzt nicht im Gefängnis
}
reason-theft-lies-already = vor dir liegt schon ein Diebstahl
reason-no-theft-there = { $who ->
    [you] vor dir liegt kein Diebstahl
   *[other] vor { $name } liegt kein Diebstahl
}
reason-nothing-to-steal = { $who ->
    [you] bei dir ist nichts zu holen
   *[other] bei { $name } ist nichts zu holen
}
reason-no-hat-left = es ist keine Zwergenkarte mehr da, die niemand hatte
reason-not-before-you = so eine Karte liegt nicht vor dir
reason-needs-two-cards = das kostet zwei Karten, und so viele hast du nicht
reason-name-in-order = Karten, die zusammen weggehen, nennt man in der Reihenfolge der Hand
reason-passes-too-many = so viele Karten darfst du nicht auf einmal ablegen

rules-teams-aim = Ihr seid Zwerge im Bergwerk. Blaue und grüne Goldsucher sind zwei Teams; dazu kommen Chef, Profiteur, Geologen und Saboteure. Wer was ist, zeigt sich erst am Ende der Runde.
rules-teams-turn = Wer dran ist, legt einen Gang, spielt eine Aktion, legt eine bis drei Karten ab und zieht ebenso viele nach, oder gibt zwei Karten her, um eine loszuwerden, die vor ihm liegt.
rules-teams-paths = Brücke und Doppelkurve haben zwei Gänge, die sich nicht treffen. Eine Leiter darf neben jeder Karte liegen, nur nicht neben einem Ziel, und ist mit dem Start verbunden. Hinter einer farbigen Tür gräbt jeder weiter, doch das andere Team gewinnt auf diesem Weg nicht.
rules-teams-cards = Ein Diebstahl nimmt am Ende der Runde jemandem ein Goldstück. Im Gefängnis gibt es kein Graben und kein Gold. Die Inspektion zeigt dir eine Zwergenkarte, die Tauschkarten wechseln Zwergenkarten oder Handkarten.
rules-teams-gold = Gold gefunden: Es gewinnt das Team des Finders, wenn es einen Weg ohne Türen der anderen Farbe hat, sonst das andere; wer kein Goldsucher ist, findet es für beide. Der Chef gewinnt mit, der Profiteur immer. Nicht gefunden: Die Saboteure gewinnen. Je weniger Gewinner, desto mehr Goldstücke: 5, 4, 3, 2, 1. Geologen bekommen ein Goldstück je Kristall.
